"""The table of The Blue Lion as one sees it: as SVG, and (in `terminal`) as text.

The pieces on the SVG and their ids, as `roundel.core.drawing` explains them:

| id | what |
| --- | --- |
| `card-2` | the card that landed at the third place of the toss, wherever it lies now |
| `gem-SEAT-0`, `gem-supply-0` | a gem of a player or of the supply; kind `gem` |

The touches are `loose-0` to `loose-5`, `aside-0`, `aside-1`, `fresh-0`, `fresh-1`, `row-0` to
`row-5`, the places at the ends of the row `left`, `left-turned`, `right`, `right-turned`, and the
button `pass`.

What is known of a back is a small mark at the foot of the card, and a word in its title. A page for
people who want to remember it themselves draws a view after `secrecy.forget_seen`: there is
nothing left to mark.
"""

from __future__ import annotations

from collections.abc import Sequence

from roundel.core.drawing import box, button, picture, sentence, words
from roundel.core.message import Message
from roundel.core.shape import NOBODY
from roundel.games.blue_lion.captions import decision, quiet_turns
from roundel.games.blue_lion.notation import touches
from roundel.games.blue_lion.picture.drawing import Drawing
from roundel.games.blue_lion.picture.places import Places, TallPlaces
from roundel.games.blue_lion.picture.players import draw_player, draw_supply
from roundel.games.blue_lion.picture.table import draw_aside, draw_loose, draw_row
from roundel.games.blue_lion.position import RETURN_CARD, Position
from roundel.games.blue_lion.rules import MOVES, legal
from roundel.games.blue_lion.terminal import terminal

__all__ = ["draw", "draw_tall", "terminal"]

BUTTON_WIDTH = 110.0


def draw(view: Position, seat: int, names: Sequence[str] = (), locale: str = "en") -> str:
    """The position as SVG, as this seat sees it (-1: a spectator, from behind the first seat)."""
    return _draw(view, seat, names, locale, Places())


def draw_tall(view: Position, seat: int, names: Sequence[str] = (), locale: str = "en") -> str:
    """The same for a screen that is higher than wide."""
    return _draw(view, seat, names, locale, TallPlaces())


def _draw(view: Position, seat: int, names: Sequence[str], locale: str, places: Places) -> str:
    touched = _touched(view)
    asked = touched if view.phase == RETURN_CARD else frozenset()
    own = seat != NOBODY and view.to_move == seat
    open_ = touched if own else frozenset()
    drawing = Drawing(view, seat, names, locale, places, asked, open_)
    near = max(seat, 0)
    _draw_band(drawing)
    draw_loose(drawing)
    draw_aside(drawing)
    draw_row(drawing)
    for i, whose in enumerate((near, 1 - near)):
        draw_player(drawing, whose, i)
    draw_supply(drawing)
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
    """What is being decided, in words, with a button to pass where that is possible. On a tall
    picture the words have a line of their own."""
    view, places = drawing.view, drawing.places
    band = places.band
    active = drawing.deciding or view.to_move == NOBODY
    drawing.ground.append(box(*band, "band active" if active else "band"))
    right = band.right - 16
    if "pass" in drawing.open:
        said = drawing.say(Message("picture-button-pass"))
        right -= BUTTON_WIDTH
        height = places.button_height
        top = band.foot - 4 - height
        drawing.touches.append(button("pass", said, right + 10, top, BUTTON_WIDTH, height))
    said = drawing.say(Message("picture-turn", turn=_turn(view)))
    quiet = quiet_turns(view)
    if quiet is not None:
        said = f"{drawing.say(quiet)} · {said}"
    baseline = band.foot - 13
    drawing.labels.append(words(said, right - 10, baseline, 15, class_="quiet", anchor="end"))
    decided = drawing.say(decision(view, drawing.seat))
    left = band.x + 16
    if places.is_tall:
        drawing.labels += sentence(decided, left, band.y + 25, 18.5, band.width - 72)
        return
    room = right - 90 - 8 * len(said) - places.edge
    drawing.labels.append(words(decided, left, baseline, 18, class_="strong", room=room))
