"""The table of Splendor Duel as one sees it: as SVG, and (in `terminal`) as text.

The pieces on the SVG and their ids, as `roundel.core.drawing` explains them:

| id | what |
| --- | --- |
| `card-D1-07` | a card that both know, in the pyramid, in a hand or bought |
| `hidden-SEAT-SLOT` | a card reserved unseen: its back; for its owner its face |
| `red-on-b3` | a token on the board; kind `red-token`, as in all places |
| `red-SEAT-0`, `red-bag-0` | a token of a player or in the bag, counted from the first |
| `scroll-SEAT-0`, `scroll-table-0` | a scroll; kind `scroll` |
| `royal-R3` | a royal; the touch `royal-2` is wherever it lies |

The touches are `cell-a1` to `cell-e5`, `bag`, `pyramid-0` to `pyramid-11`, `deck-0` to `deck-2`,
`hand-SEAT-SLOT`, `tokens-SEAT-KIND`, `bonus-SEAT-COLOUR`, `scroll-SEAT`, `royal-0` to `royal-3`,
and the buttons `pay` and `claim`.
"""

from __future__ import annotations

from collections.abc import Sequence

from roundel.core.drawing import box, button, moved, picture, pill, sentence, words
from roundel.core.message import Message
from roundel.core.shape import NOBODY
from roundel.games.splendor_duel.captions import decision
from roundel.games.splendor_duel.components import COLOURS, PRICED
from roundel.games.splendor_duel.notation import touches
from roundel.games.splendor_duel.picture.board import draw_bag, draw_board
from roundel.games.splendor_duel.picture.cards import draw_pyramid
from roundel.games.splendor_duel.picture.drawing import Drawing
from roundel.games.splendor_duel.picture.places import BAND_TOP, Places, TallPlaces
from roundel.games.splendor_duel.picture.players import draw_player
from roundel.games.splendor_duel.picture.royals import draw_royals, draw_scrolls
from roundel.games.splendor_duel.position import ACT, Position
from roundel.games.splendor_duel.rules import MOVES, legal
from roundel.games.splendor_duel.terminal import terminal

__all__ = ["draw", "draw_tall", "terminal"]

BUTTONS = (("pay", 240.0), ("claim", 180.0))


def draw(view: Position, seat: int, names: Sequence[str] = (), locale: str = "en") -> str:
    """The position as SVG, as this seat sees it (-1: a spectator, from behind the first seat)."""
    return _draw(view, seat, names, locale, Places())


def draw_tall(view: Position, seat: int, names: Sequence[str] = (), locale: str = "en") -> str:
    """The same for a screen that is higher than wide."""
    return _draw(view, seat, names, locale, TallPlaces())


def _draw(view: Position, seat: int, names: Sequence[str], locale: str, places: Places) -> str:
    asked = _touched(view) if view.phase != ACT else frozenset()
    own = seat != NOBODY and view.to_move == seat
    open_ = _touched(view) if own else frozenset()
    drawing = Drawing(view, seat, names, locale, places, asked, open_)
    near = max(seat, 0)
    area_of = dict(zip((near, 1 - near), places.areas(), strict=True))
    _draw_band(drawing)
    draw_pyramid(drawing)
    draw_board(drawing)
    draw_bag(drawing)
    for whose, area in area_of.items():
        draw_player(drawing, whose, area)
    draw_royals(drawing, area_of)
    draw_scrolls(drawing, area_of)
    return picture(
        places.width,
        places.height,
        drawing.say(Message("picture", turn=_turn(view))),
        ground=drawing.ground,
        pieces=drawing.pieces,
        labels=drawing.labels,
        touches=drawing.touches,
    )


def _touched(view: Position) -> frozenset[str]:
    """All that a legal move touches."""
    out = [0] * MOVES
    moves = out[: legal(view, out)]
    return frozenset(id for move in moves for id in touches(view, move))


def _turn(view: Position) -> int:
    """Turns are counted from 1."""
    return view.turn if view.ending else view.turn + 1


def _draw_band(drawing: Drawing) -> None:
    """What is being decided, in words, with the button that decides it when there is one. On a
    tall picture the words have a line of their own."""
    view, places = drawing.view, drawing.places
    active = drawing.deciding or view.to_move == NOBODY
    width = places.width - 2 * places.edge
    drawing.ground.append(
        box(places.edge, BAND_TOP, width, places.band_height, "band active" if active else "band")
    )
    left, right = places.edge + 16, places.width - places.edge - 16
    foot = BAND_TOP + places.band_height
    for id, length in BUTTONS:
        if id in drawing.open:
            said = drawing.say(Message(f"picture-button-{id}"))
            drawing.touches.append(button(id, said, right - length + 10, foot - 34, length, 30))
            right -= length
    for kind in reversed(range(PRICED)):
        if view.owed[kind] > 0:
            right -= 52
            drawing.labels.append(moved(right, foot - 31, pill(COLOURS[kind], view.owed[kind])))
    turn = Message("picture-turn-again" if view.again else "picture-turn", turn=_turn(view))
    said = drawing.say(turn)
    drawing.labels.append(words(said, right - 10, foot - 13, 15, class_="quiet", anchor="end"))
    decided = drawing.say(decision(view, drawing.seat))
    if places.is_tall:
        drawing.labels += sentence(decided, left, BAND_TOP + 28, 20, width - 32)
        return
    room = right - 60 - 8 * len(said) - places.edge
    drawing.labels.append(words(decided, left, BAND_TOP + 25, 18, class_="strong", room=room))
