"""The cards: those that lie loose, those set aside, and the row with the places at its ends."""

from __future__ import annotations

from collections.abc import Sequence

from roundel.core.drawing import CARD_HEIGHT, CARD_WIDTH, box, words
from roundel.core.message import Message
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.blue_lion.components import CARDS
from roundel.games.blue_lion.notation import ENDS
from roundel.games.blue_lion.picture.drawing import Drawing
from roundel.games.blue_lion.picture.places import (
    ASIDE_WIDTH,
    ASIDE_X,
    EDGE,
    LOOSE_HEIGHT,
    LOOSE_TOP,
    LOOSE_WIDTH,
    ROW_CARD_HEIGHT,
    ROW_CARD_WIDTH,
    ROW_HEIGHT,
    ROW_SCALE,
    ROW_TOP,
    WIDTH,
    aside_at,
    loose_at,
    row_at,
)
from roundel.games.blue_lion.position import ASIDE, BUILD, REARRANGE


def draw_loose(drawing: Drawing) -> None:
    """The six places of the toss, numbered, and the cards that still lie there."""
    drawing.ground.append(box(EDGE, LOOSE_TOP, LOOSE_WIDTH, LOOSE_HEIGHT, "panel", 14))
    for card in range(CARDS):
        x, y = loose_at(card)
        drawing.ground.append(box(x, y, CARD_WIDTH, CARD_HEIGHT, "place"))
        if drawing.view.loose[card]:
            drawing.card(card, f"loose-{card}", "picture-loose-card", x, y, 1)
            _number(drawing, card, x + CARD_WIDTH / 2, y + CARD_HEIGHT + 27)
    if not any(drawing.view.loose):
        said = drawing.say(Message("picture-no-loose"))
        line = LOOSE_TOP + LOOSE_HEIGHT - 12
        drawing.labels.append(words(said, EDGE + 14, line, 14, class_="quiet"))


def draw_aside(drawing: Drawing) -> None:
    """Cards that return when this turn is played, and those that wait for the next."""
    drawing.ground.append(box(ASIDE_X, LOOSE_TOP, ASIDE_WIDTH, LOOSE_HEIGHT, "panel", 14))
    view = drawing.view
    returning = "picture-aside-over" if view.to_move == NOBODY else "picture-aside"
    _draw_group(drawing, "aside", view.aside, 0, returning)
    _draw_group(drawing, "fresh", view.fresh, ASIDE, "picture-fresh")


def _draw_group(
    drawing: Drawing, name: str, cards: Sequence[int], first: int, caption: str
) -> None:
    """Two places under one caption, with the cards that lie there."""
    left, line = aside_at(first)[0] + 2, LOOSE_TOP + LOOSE_HEIGHT - 12
    said = drawing.say(Message(caption))
    drawing.labels.append(words(said, left, line, 14, class_="quiet", room=2 * CARD_WIDTH))
    for slot, card in enumerate(cards):
        x, y = aside_at(first + slot)
        drawing.ground.append(box(x, y, CARD_WIDTH, CARD_HEIGHT, "place"))
        if card != EMPTY:
            drawing.card(card, f"{name}-{slot}", f"picture-{name}-card", x, y, 1)


def draw_row(drawing: Drawing) -> None:
    """The row in the middle, its places numbered from the left."""
    view = drawing.view
    drawing.ground.append(box(EDGE, ROW_TOP, WIDTH - 2 * EDGE, ROW_HEIGHT, "panel", 14))
    for place in range(view.length):
        x, y = row_at(place, view.length)
        drawing.card(view.row[place], f"row-{place}", "picture-row-card", x, y, ROW_SCALE)
        _number(drawing, place, x + ROW_CARD_WIDTH / 2, y + ROW_CARD_HEIGHT + 29)
    if view.to_move == NOBODY:
        return
    if view.phase == REARRANGE:
        _draw_end(drawing, ENDS[0], -1)
        _draw_end(drawing, ENDS[2], view.length)
    elif view.length == 0:
        _draw_halves(drawing, ENDS[:2], 0, 1)
    else:
        _draw_halves(drawing, ENDS[:2], -1, view.length)
        _draw_halves(drawing, ENDS[2:], view.length, view.length)


def _number(drawing: Drawing, place: int, x: float, y: float) -> None:
    drawing.labels.append(words(str(place + 1), x, y, 15, class_="quiet strong", anchor="middle"))


def _draw_end(drawing: Drawing, id: str, place: int) -> None:
    """The place that the card from the other end may move to."""
    x, y = row_at(place, drawing.view.length)
    _draw_place(drawing, id, "picture-move", x, y, ROW_CARD_HEIGHT)


def _draw_halves(drawing: Drawing, ids: tuple[str, ...], place: int, length: int) -> None:
    """A place for a card, in two halves: as it lies, and turned over."""
    x, y = row_at(place, length)
    half = (ROW_CARD_HEIGHT - 8) / 2
    lying = "picture-lay" if drawing.view.phase == BUILD else "picture-return-place"
    for i, (id, said) in enumerate(zip(ids, (lying, "picture-turned"), strict=True)):
        _draw_place(drawing, id, said, x, y + i * (half + 8), half)


def _draw_place(drawing: Drawing, id: str, said: str, x: float, y: float, height: float) -> None:
    if id in drawing.open:
        drawing.invite(x, y, ROW_CARD_WIDTH, height, 12)
    drawing.ground.append(box(x, y, ROW_CARD_WIDTH, height, "place", 12))
    middle, line = x + ROW_CARD_WIDTH / 2, y + height / 2 + 5
    inside = drawing.say(Message(said))
    drawing.labels.append(
        words(inside, middle, line, 16, class_="quiet", anchor="middle", room=ROW_CARD_WIDTH - 16)
    )
    about = Message("picture-end", end=id.partition("-")[0], way=Message(said))
    drawing.touch(id, about, x, y, ROW_CARD_WIDTH, height)
