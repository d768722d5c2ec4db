"""What each player holds and is paid for, and the supply between them."""

from __future__ import annotations

from roundel.core.drawing import CARD_HEIGHT, Element, box, disc, gem, moved, piece, words
from roundel.core.message import Message
from roundel.core.palette import BLUE
from roundel.games.blue_lion.captions import combinations_of, supply
from roundel.games.blue_lion.components import (
    ARSENE,
    LADY_X,
    PAYS,
    TO_MOVER,
    WINNING_GEMS,
)
from roundel.games.blue_lion.picture.drawing import Drawing
from roundel.games.blue_lion.picture.faces import figure
from roundel.games.blue_lion.picture.places import Area
from roundel.games.blue_lion.wording import image_words, short_words

GEM_SIZE = 1.35
SUPPLY_GEM_SIZE = 0.95
FIGURE = (ARSENE, LADY_X)
"""Whom each seat plays."""


def draw_player(drawing: Drawing, whose: int, i: int) -> None:
    """The area of one player: who it is, the gems, and the combinations that pay."""
    view, places = drawing.view, drawing.places
    area = places.player(i)
    active = view.to_move == whose or _has_won(drawing, whose)
    panel = "panel active" if active else "panel"
    drawing.ground.append(box(*area, panel, 14))
    _draw_name(drawing, whose, area)
    for number in range(WINNING_GEMS):
        drawing.ground.append(
            disc(*places.held_gem_at(i, number), places.gem_step / 2 - 3, "place")
        )
    for number in range(view.score[whose]):
        _draw_gem(drawing, f"gem-{whose}-{number}", *places.held_gem_at(i, number), GEM_SIZE)
    left = area.x + 20
    for outer, middle in combinations_of(whose):
        _draw_combination(drawing, outer, middle, left, area.y + places.combination_top)
        left += places.combination_step


def _has_won(drawing: Drawing, whose: int) -> bool:
    rank = drawing.view.rank
    return rank[whose] == 1 and rank[1 - whose] != 1


def _draw_name(drawing: Drawing, whose: int, area: Area) -> None:
    """The name, whom they play, and whether it is their turn or they won."""
    view = drawing.view
    name = drawing.say(Message("picture-player", role=image_words(FIGURE[whose]), seat=whose))
    if whose == drawing.seat:
        name += f" ({drawing.say(Message('picture-you'))})"
    x, y = area.x, area.y + 32
    drawing.labels.append(figure(FIGURE[whose], x + 40, y - 2, 0.52))
    left = x + 70
    if view.to_move == whose:
        drawing.labels.append(disc(left + 6, y - 7, 6, "turn"))
        left += 20
    standing = drawing.say(Message("picture-gems", count=view.score[whose], most=WINNING_GEMS))
    if _has_won(drawing, whose):
        if drawing.places.is_tall:
            standing = f"{view.score[whose]} / {WINNING_GEMS}"
        standing = f"{drawing.say(Message('picture-first'))} · {standing}"
    right = area.right - 18
    drawing.labels.append(words(standing, right, y, 15, class_="quiet", anchor="end"))
    room = right - drawing.places.standing_letter * len(standing) - left
    size = drawing.places.name_size
    drawing.labels.append(words(name, left, y, size, class_="strong", room=room))


def _draw_gem(drawing: Drawing, id: str, x: float, y: float, size: float) -> None:
    drawing.pieces.append(piece(id, x, y, gem(BLUE, 0, 0), scale=size, kind="gem"))


def _draw_combination(drawing: Drawing, outer: int, middle: int, x: float, y: float) -> None:
    """Three small cards, and the gems for them."""
    gems = PAYS[outer][middle]
    scale = drawing.places.combination_scale
    step = drawing.places.combination_card_step
    middle_height = round(CARD_HEIGHT * scale / 2)
    cards: list[Element] = []
    for i, image in enumerate((outer, middle, outer)):
        cards.append(moved(x + step * i, y, drawing.face(image), scale=scale))
    for i in range(gems):
        cards.append(gem(BLUE, x + 3 * step + 17 + 20 * i, y + middle_height, 0.75))
    about = Message(
        "picture-combination",
        outer=short_words(outer), middle=short_words(middle), gems=gems,
    )  # fmt: skip
    drawing.explain(about, *cards)


def draw_supply(drawing: Drawing) -> None:
    """The gems that nobody holds, and the combination that pays whoever makes it."""
    places = drawing.places
    drawing.ground.append(box(*places.supply, "panel", 14))
    left = supply(drawing.view)
    said = drawing.say(Message("picture-supply", count=left))
    drawing.labels.append(
        words(said, *places.supply_caption_at, 15, class_="quiet", anchor="middle")
    )
    for number in range(left):
        place = places.supply_gem_at(number)
        _draw_gem(drawing, f"gem-supply-{number}", *place, SUPPLY_GEM_SIZE)
    for outer, middle in combinations_of(TO_MOVER):
        _draw_combination(drawing, outer, middle, *places.supply_combination_at)
