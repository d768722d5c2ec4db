"""The map without what is built on it: land, rivers, headstreams and the ways of conduits."""

from __future__ import annotations

from roundel.core.drawing import Element, box, disc, number, words
from roundel.core.message import Message
from roundel.core.shape import EMPTY
from roundel.games.barrage.components import ROUNDS
from roundel.games.barrage.effects import AREAS
from roundel.games.barrage.maps import CONDUITS, EXIT, HEADSTREAMS, SIDES
from roundel.games.barrage.notation import STREAM_NAMES
from roundel.games.barrage.panel import TILE_ROUNDS
from roundel.games.barrage.picture.basins import (
    DAM_GAP,
    DAM_HEIGHT,
    DAM_WIDTH,
    EXIT_HEIGHT,
    HEADSTREAMS_HEIGHT,
    Plan,
)
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.layout import Area
from roundel.games.barrage.picture.signs import sign

LAND_WIDTH = 126.0
BADGE = 11.5
TILE_WIDTH, TILE_HEIGHT = 96.0, 34.0
CONDUIT_WIDTH, CONDUIT_HEIGHT = 30.0, 46.0
AREA_MARKS = {
    "mountain": "M-11,5L-4,-6L1,1L4,-3L11,5",
    "hill": "M-11,4C-9,-4 -1,-4 1,4C3,-2 9,-2 11,4",
    "plain": "M-11,-2H3M-5,2H11",
}
"""What tells the kinds of land apart without colour."""


def draw_land(drawing: Drawing, plan: Plan, area: Area) -> None:
    """All of it, from the ground upwards."""
    drawing.ground.append(box(*area, "panel", 12))
    for basin in range(drawing.view.map.basins):
        _draw_ground(drawing, plan, basin)
    for basin in range(drawing.view.map.basins):
        _draw_river(drawing, plan, area, basin)
    for stream in range(HEADSTREAMS):
        _draw_headstream(drawing, plan, area, stream)
    for conduit in range(CONDUITS):
        if drawing.view.map.conduit_value[conduit] > 0:
            _draw_way(drawing, plan, conduit)
    for basin in range(drawing.view.map.basins):
        _draw_basin_name(drawing, plan, basin)


def _draw_ground(drawing: Drawing, plan: Plan, basin: int) -> None:
    place = plan.basins[basin]
    kind = AREAS[drawing.view.map.area[basin]]
    left = place.x - LAND_WIDTH / 2
    drawing.ground.append(
        Element(
            "g", box(left, place.top, LAND_WIDTH, place.foot - place.top, "land", 20), class_=kind
        )
    )


def _draw_basin_name(drawing: Drawing, plan: Plan, basin: int) -> None:
    """The number of the basin, and the mark of its land."""
    place = plan.basins[basin]
    kind = AREAS[drawing.view.map.area[basin]]
    left, right = place.x - LAND_WIDTH / 2 + 7, place.x + LAND_WIDTH / 2 - 7
    y = place.top + 4
    mark = Element(
        "path",
        d=AREA_MARKS[kind],
        transform=f"translate({number(right)},{number(y)}) scale(.72)",
        style="fill:none;stroke:var(--ink);stroke-width:2.2;stroke-linecap:round",
    )
    drawing.explain(
        Message("about-basin", basin=basin + 1, land=Message("land", land=kind)),
        Element("g", disc(left, y, BADGE, "land"), disc(right, y, BADGE, "land"), class_=kind),
        words(str(basin + 1), left, y + 5.6, 16, class_="bold", anchor="middle"),
        mark,
    )


def _curve(x: float, y: float, to_x: float, to_y: float) -> str:
    """A way that leaves downwards and arrives downwards."""
    bend = max(12, (to_y - y) * 0.5)
    return (
        f"M{number(x)},{number(y)}C{number(x)},{number(y + bend)} "
        f"{number(to_x)},{number(to_y - bend)} {number(to_x)},{number(to_y)}"
    )


def _river(d: str, width: float) -> Element:
    return Element("path", d=d, class_="river", stroke_width=width)


def _draw_river(drawing: Drawing, plan: Plan, area: Area, basin: int) -> None:
    """Through the basin, and on to the next one or off the map."""
    place = plan.basins[basin]
    below = drawing.view.map.river[basin]
    through = f"M{number(place.x)},{number(place.top)}V{number(place.foot)}"
    drawing.ground.append(_river(through, 12))
    if below < EXIT:
        next_ = plan.basins[below]
        drawing.ground.append(_river(_curve(place.x, place.foot, next_.x, next_.top), 10))
        return
    foot = area.foot - EXIT_HEIGHT + 6
    drawing.ground.append(_river(f"M{number(place.x)},{number(place.foot)}V{number(foot)}", 10))
    tip = f"M{number(place.x - 8)},{number(foot - 4)}l8,9l8,-9"
    drawing.ground.append(_river(tip, 4))


def _draw_headstream(drawing: Drawing, plan: Plan, area: Area, stream: int) -> None:
    """The tile with the drops of each round, the drops that wait, and the stream to its basin."""
    view = drawing.view
    x = plan.streams[stream]
    first = plan.basins[view.map.feeds[stream]]
    top = area.y + 8
    mouth = area.y + HEADSTREAMS_HEIGHT - 26
    drawing.ground.append(_river(_curve(x, mouth - 6, first.x, first.top), 10))
    letter = STREAM_NAMES[stream]
    id = f"headstream-{letter}"
    left = x - TILE_WIDTH / 2
    sheet = box(left, top, TILE_WIDTH, TILE_HEIGHT, "sheet" + drawing.mark(id), 7)
    drawing.ground.append(sheet)
    name = words(letter.upper(), left + 7, top + 22, drawing.legible(14), class_="bold")
    drawing.labels.append(name)
    tile = view.headstream_tile[stream]
    for i in range(TILE_ROUNDS if tile != EMPTY else 0):
        drops = view.map.tile_drops[tile * TILE_ROUNDS + i]
        _draw_round(drawing, i + 1, drops, left + 31 + 18 * i, top)
    for i in range(view.drops_waiting[stream]):
        drop = f"drop-{letter}-{i}"
        across = x - 6.5 * (view.drops_waiting[stream] - 1) + 13 * i
        drawing.lay(drop, across, mouth, sign("drop", 0, 0), kind="drop", scale=0.8)
    waiting = view.drops_waiting[stream]
    coming = _coming(drawing, tile)
    about = Message("about-headstream", stream=letter.upper(), drops=coming, waiting=waiting)
    drawing.touch(id, about, left, top, TILE_WIDTH, TILE_HEIGHT + 20)


def _draw_round(drawing: Drawing, round: int, drops: int, x: float, top: float) -> None:
    """How many drops come in this round; those of past rounds are dim."""
    now = drawing.view.round
    if round == now:
        drawing.ground.append(box(x - 8.5, top + 3, 17, TILE_HEIGHT - 6, "now", 5))
    weight = "bold" if drops else "quiet"
    drawing.labels.append(
        Element(
            "g",
            words(str(round), x, top + 12, drawing.legible(9.5), class_="quiet", anchor="middle"),
            words(str(drops), x, top + 27, 15, class_=weight, anchor="middle"),
            class_="gone" if round < now else None,
        )
    )


def _coming(drawing: Drawing, tile: int) -> str:
    if tile == EMPTY:
        return "-"
    drops = drawing.view.map.tile_drops[tile * TILE_ROUNDS : (tile + 1) * TILE_ROUNDS]
    return ", ".join(map(str, drops[:ROUNDS]))


# Conduits: where their spaces are, and the ways to the zones they end in


def conduit_at(plan: Plan, conduit: int) -> tuple[float, float]:
    """The upper left corner of a conduit space: beside the two dams of its basin."""
    basin = plan.basins[conduit // SIDES]
    middle = basin.dams[1] + DAM_HEIGHT + DAM_GAP / 2
    side = -1 if conduit % SIDES == 0 else 1
    x = basin.x + side * (DAM_WIDTH / 2 + 2 + CONDUIT_WIDTH / 2) - CONDUIT_WIDTH / 2
    return (x, middle - CONDUIT_HEIGHT / 2)


def way_of(drawing: Drawing, plan: Plan, conduit: int) -> str:
    """From the foot of the space to the side of the zone that it leads to."""
    x, y = conduit_at(plan, conduit)
    x, y = x + CONDUIT_WIDTH / 2, y + CONDUIT_HEIGHT
    end = plan.basins[drawing.view.map.conduit_end[conduit]]
    side = -1 if x < end.x else 1
    to_x, to_y = end.x + side * LAND_WIDTH / 2, end.zone
    level = abs(to_y - y) < 60
    down = 26 if level else max(30, (to_y - y) * 0.45)
    across = side * (22 if level else max(26, abs(to_x - x) * 0.35))
    left, right = plan.edges
    bend = min(max(to_x + across, left), right)
    return (
        f"M{number(x)},{number(y)}C{number(x)},{number(y + down)} "
        f"{number(bend)},{number(to_y)} {number(to_x)},{number(to_y)}"
    )


def _draw_way(drawing: Drawing, plan: Plan, conduit: int) -> None:
    owner = drawing.view.conduit_owner[conduit]
    d = way_of(drawing, plan, conduit)
    if 0 <= owner < drawing.view.seats:
        lines = (
            Element("path", d=d, class_="pipe-edge"),
            Element("path", d=d, class_="pipe-built"),
        )
        drawing.ground.append(drawing.owned(owner, *lines))
    elif owner < 0:
        drawing.ground.append(Element("path", d=d, class_="pipe"))
