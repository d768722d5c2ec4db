"""The table of Barrage as one sees it: as SVG, and (in `terminal`) as text.

The pieces on the SVG and their ids, as `roundel.core.drawing` explains them:

| id | what |
| --- | --- |
| `drop-5u-0`, `drop-a-1` | a drop in a dam or on a headstream; kind `drop`, as in all places |
| `base-on-5u-0`, `elevation-on-5u-1` | the parts of a dam, from below; kind `base-SEAT` |
| `conduit-on-5a`, `powerhouse-on-5-1` | other structures; kinds `conduit-SEAT`, `powerhouse-SEAT` |
| `building-on-1-0` | a piece on a private building |
| `base-left-SEAT-3` | a structure on the company board; the same kinds |
| `engineer-free-SEAT-0`, `engineer-space-bank-SEAT-0` | an engineer; kind `engineer-SEAT` |
| `engineer-space-prod0-1`, `engineer-build-SEAT-1-0`, `engineer-use-1-0-0` | the same at work |
| `paper-G07`, `sheet-A1` | a contract, an external work |
| `plate-I-base`, `plate-SEAT-base` | a technology tile |
| `energy-SEAT` | a marker on the energy track |
| `marker-0`, `token-0-1-0` | a marker of the Duel's panel; a reward token by row, side and cell |

The touches are those of `notation.touches`: places on the map, spaces, tiles and contracts. What
has no place is a button in the band. Tiles, build spaces, segments and rows of structures are those
of the company that is to move.

`<view id="panel-map" viewBox="…">` and its like say where each panel lies: a small screen shows one
panel at a time by taking over its `viewBox`. On the wide picture wide panels have halves, too:
`panel-company-0-left` and `panel-company-0-right`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from roundel.core.drawing import Element, number, picture, words
from roundel.core.message import Message
from roundel.core.shape import NOBODY
from roundel.games.barrage.captions import moment
from roundel.games.barrage.notation import touches
from roundel.games.barrage.picture.basins import plan
from roundel.games.barrage.picture.boards import draw_boards
from roundel.games.barrage.picture.buildings import draw_buildings
from roundel.games.barrage.picture.choices import draw_band, draw_tall_band
from roundel.games.barrage.picture.chosen import chosen
from roundel.games.barrage.picture.company import draw_company
from roundel.games.barrage.picture.draft import draw_draft, draw_tall_draft
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.duel import draw_duel
from roundel.games.barrage.picture.land import draw_land
from roundel.games.barrage.picture.layout import SIDE_WIDTH, Area, Layout, layout
from roundel.games.barrage.picture.legend import draw_legend
from roundel.games.barrage.picture.offices import draw_offices
from roundel.games.barrage.picture.signs import definitions
from roundel.games.barrage.picture.structures import draw_structures
from roundel.games.barrage.picture.style import style
from roundel.games.barrage.picture.tall import (
    draw_tall_boards,
    draw_tall_buildings,
    draw_tall_duel,
    draw_tall_offices,
    draw_tall_track,
    tall_layout,
)
from roundel.games.barrage.picture.track import draw_track
from roundel.games.barrage.position import DRAFT, Position
from roundel.games.barrage.rules import MOVES, legal
from roundel.games.barrage.rules.numbering import TURN
from roundel.games.barrage.terminal import terminal

__all__ = ["draw", "draw_tall", "terminal"]


def draw(view: Position, seat: int, names: Sequence[str] = (), locale: str = "en") -> str:
    """The position as SVG, as this seat sees it (-1: a spectator, from behind the first seat)."""
    return _draw(view, seat, names, locale, is_tall=False)


def draw_tall(view: Position, seat: int, names: Sequence[str] = (), locale: str = "en") -> str:
    """The same for a screen that is higher than wide."""
    return _draw(view, seat, names, locale, is_tall=True)


def _draw(view: Position, seat: int, names: Sequence[str], locale: str, *, is_tall: bool) -> str:
    moves = _legal(view)
    touched = frozenset(id for move in moves for id in touches(view, move))
    own = seat != NOBODY and view.to_move == seat
    asked = frozenset() if _is_first(view) else touched | chosen(view)
    open_ = touched if own else frozenset()
    drawing = Drawing(view, seat, names, locale, asked, open_, is_tall=is_tall)
    panels = (tall_layout if is_tall else layout)(view, max(seat, 0))
    drawing.fit(panels.width)
    drawing.ground += [Element("style", style()), definitions(), *_views(panels)]
    if is_tall:
        _draw_tall_panels(drawing, panels.areas, moves if own else [])
    else:
        _draw_panels(drawing, panels.areas, moves if own else [])
    return picture(
        panels.width,
        panels.height,
        drawing.say(Message("picture", moment=moment(view))),
        ground=drawing.ground,
        pieces=drawing.pieces,
        labels=drawing.labels,
        touches=drawing.touches,
    )


def _draw_panels(drawing: Drawing, areas: dict[str, Area], moves: list[int]) -> None:
    view = drawing.view
    draw_band(drawing, areas["band"], moves)
    _draw_map(drawing, areas["map"])
    _draw_enlarged(drawing, draw_boards, areas["boards"])
    _draw_enlarged(drawing, draw_offices, areas["offices"])
    _draw_enlarged(drawing, draw_track, areas["track"])
    if view.duel_panel:
        draw_duel(drawing, areas["duel"])
    if view.leeghwater and view.seats == 2:
        draw_buildings(drawing, areas["buildings"])
    elif view.leeghwater:
        _draw_enlarged(drawing, draw_buildings, areas["buildings"])
    if "legend" in areas:
        draw_legend(drawing, areas["legend"])
    _draw_companies(drawing, areas)


def _draw_enlarged(
    drawing: Drawing, draw_panel: Callable[[Drawing, Area], None], area: Area
) -> None:
    """A panel beside the map, as large as it is wide."""
    size = area.width / SIDE_WIDTH
    with drawing.enlarged(area.x, area.y, size):
        draw_panel(drawing, Area(0, 0, SIDE_WIDTH, area.height / size))


def _draw_tall_panels(drawing: Drawing, areas: dict[str, Area], moves: list[int]) -> None:
    view = drawing.view
    draw_tall_band(drawing, areas["band"], moves)
    _draw_map(drawing, areas["map"])
    draw_tall_boards(drawing, areas["boards"])
    draw_tall_offices(drawing, areas["offices"])
    draw_tall_track(drawing, areas["track"])
    if view.duel_panel:
        draw_tall_duel(drawing, areas["duel"])
    if view.leeghwater:
        draw_tall_buildings(drawing, areas["buildings"])
    draw_legend(drawing, areas["legend"], 3)
    if view.phase == DRAFT:
        draw_tall_draft(drawing, areas["draft"])
        return
    for seat in range(view.seats):
        draw_company(drawing, seat, areas[f"company-{seat}"])


def _legal(view: Position) -> list[int]:
    out = [0] * MOVES
    return out[: legal(view, out)]


def _is_first(view: Position) -> bool:
    """Whether a turn begins: then everything is open, and nothing is marked."""
    return view.to_move == NOBODY or view.stack[view.waiting - 1].what == TURN


def _views(panels: Layout) -> list[Element]:
    """Where each panel lies."""
    return [
        Element("view", id=f"panel-{name}", viewBox=" ".join(number(each) for each in area))
        for name, area in panels.views().items()
    ]


def _draw_map(drawing: Drawing, area: Area) -> None:
    basins = plan(drawing.view.map, area)
    draw_land(drawing, basins, area)
    draw_structures(drawing, basins)
    if drawing.view.duel_board:
        drawing.explain(
            Message("about-reconstruction-map"),
            words(
                drawing.say(Message("picture-reconstruction")), area.right - 10, area.foot - 8,
                drawing.legible(11),
                class_="quiet", anchor="end",
            ),
        )  # fmt: skip


def _draw_companies(drawing: Drawing, panels: dict[str, Area]) -> None:
    view = drawing.view
    areas = [panels[f"company-{seat}"] for seat in range(view.seats)]
    if view.phase == DRAFT:
        left, top = min(area.x for area in areas), min(area.y for area in areas)
        right, foot = max(area.right for area in areas), max(area.foot for area in areas)
        draw_draft(drawing, Area(left, top, right - left, foot - top), panels)
        return
    for seat, area in enumerate(areas):
        draw_company(drawing, seat, area)
