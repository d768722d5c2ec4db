"""The cards: those that lie loose, those set aside, and the row with the places at its ends."""

from __future__ import annotations

from collections.abc import Sequence

from roundel.core.drawing import box, words
from roundel.core.message import Message
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.blue_lion.components import CARDS
from roundel.games.blue_lion.notation import ENDS
from roundel.games.blue_lion.picture.drawing import Drawing
from roundel.games.blue_lion.picture.places import Area
from roundel.games.blue_lion.position import ASIDE, BUILD, REARRANGE

HALVES_GAP = 8.0


def draw_loose(drawing: Drawing) -> None:
    """The six places of the toss, numbered, and the cards that still lie there."""
    places = drawing.places
    drawing.ground.append(box(*places.loose, "panel", 14))
    width, height = places.card_size
    for card in range(CARDS):
        x, y = places.loose_at(card)
        drawing.ground.append(box(x, y, width, height, "place"))
        if drawing.view.loose[card]:
            drawing.card(card, f"loose-{card}", "picture-loose-card", x, y, places.card_scale)
            _number(drawing, card, x + width / 2, y + height + places.card_number)
    if not any(drawing.view.loose):
        said = drawing.say(Message("picture-no-loose"))
        x, y = places.loose.x + 14, places.loose.foot - 12
        drawing.labels.append(words(said, x, y, 14, class_="quiet"))


def draw_aside(drawing: Drawing) -> None:
    """Cards that return when this turn is played, and those that wait for the next."""
    drawing.ground.append(box(*drawing.places.aside, "panel", 14))
    view = drawing.view
    returning = "picture-aside-over" if view.to_move == NOBODY else "picture-aside"
    _draw_group(drawing, "aside", view.aside, 0, returning)
    _draw_group(drawing, "fresh", view.fresh, ASIDE, "picture-fresh")


def _draw_group(
    drawing: Drawing, name: str, cards: Sequence[int], first: int, caption: str
) -> None:
    """Two places under one caption, with the cards that lie there."""
    places = drawing.places
    width, height = places.card_size
    said = drawing.say(Message(caption))
    drawing.labels.append(
        words(said, *places.aside_caption_at(first), 14, class_="quiet", room=2 * width)
    )
    for slot, card in enumerate(cards):
        x, y = places.aside_at(first + slot)
        drawing.ground.append(box(x, y, width, height, "place"))
        if card != EMPTY:
            drawing.card(card, f"{name}-{slot}", f"picture-{name}-card", x, y, places.card_scale)


def draw_row(drawing: Drawing) -> None:
    """The row in the middle, its places numbered from the left."""
    view, places = drawing.view, drawing.places
    drawing.ground.append(box(*places.row, "panel", 14))
    width, height = places.row_card_size
    for place in range(view.length):
        x, y = places.row_at(place, view.length)
        drawing.card(view.row[place], f"row-{place}", "picture-row-card", x, y, places.row_scale)
        _number(drawing, place, x + width / 2, y + height + places.row_number)
    if view.to_move == NOBODY:
        return
    if view.phase == REARRANGE:
        _draw_place(drawing, ENDS[0], "picture-move", places.end_at(False, view.length))
        _draw_place(drawing, ENDS[2], "picture-move", places.end_at(True, view.length))
        return
    _draw_halves(drawing, ENDS[:2], places.end_at(False, view.length))
    if view.length > 0:
        _draw_halves(drawing, ENDS[2:], places.end_at(True, view.length))


def _number(drawing: Drawing, place: int, x: float, y: float) -> None:
    drawing.labels.append(words(str(place + 1), x, y, 15, class_="quiet strong", anchor="middle"))


def _draw_halves(drawing: Drawing, ids: tuple[str, ...], area: Area) -> None:
    """A place for a card, in two halves: as it lies, and turned over."""
    half = (area.height - HALVES_GAP) / 2
    lying = "picture-lay" if drawing.view.phase == BUILD else "picture-return-place"
    for i, (id, said) in enumerate(zip(ids, (lying, "picture-turned"), strict=True)):
        y = area.y + i * (half + HALVES_GAP)
        _draw_place(drawing, id, said, area._replace(y=y, height=half))


def _draw_place(drawing: Drawing, id: str, said: str, area: Area) -> None:
    """A place at an end of the row; one that lies below it points to its end."""
    if id in drawing.open:
        drawing.invite(*area, 12)
    drawing.ground.append(box(*area, "place", 12))
    inside = drawing.say(Message(said))
    end = id.partition("-")[0]
    if drawing.places.is_tall and drawing.view.length > 0:
        inside = f"◂ {inside}" if end == ENDS[0] else f"{inside} ▸"
    drawing.labels.append(
        words(
            inside, area.x + area.width / 2, area.y + area.height / 2 + 5, 16,
            class_="quiet", anchor="middle", room=area.width - 16,
        )
    )  # fmt: skip
    drawing.touch(id, Message("picture-end", end=end, way=Message(said)), *area)
