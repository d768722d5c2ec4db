"""What each player holds and is paid for, and the supply between them."""

from __future__ import annotations

from roundel.core.drawing import Element, box, disc, gem, moved, piece, words
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
from roundel.games.blue_lion.picture.faces import face, figure
from roundel.games.blue_lion.picture.places import (
    AREA_HEIGHT,
    AREA_TOP,
    AREA_WIDTH,
    GEM_STEP,
    SUPPLY_WIDTH,
    SUPPLY_X,
    WIDTH,
    area_at,
    held_gem_at,
    supply_gem_at,
)
from roundel.games.blue_lion.wording import image_words, short_words

GEM_SIZE = 1.35
SUPPLY_GEM_SIZE = 0.95
SMALL = 0.37
"""The scale of the cards that show a combination."""
FIGURE = (ARSENE, LADY_X)
"""Whom each seat plays."""


def draw_player(drawing: Drawing, whose: int, i: int) -> None:
    """The area of one player: who it is, the gems, and the combinations that pay."""
    view = drawing.view
    x = area_at(i)
    active = view.to_move == whose or _has_won(drawing, whose)
    panel = "panel active" if active else "panel"
    drawing.ground.append(box(x, AREA_TOP, AREA_WIDTH, AREA_HEIGHT, panel, 14))
    _draw_name(drawing, whose, x)
    for number in range(WINNING_GEMS):
        drawing.ground.append(disc(*held_gem_at(i, number), GEM_STEP / 2 - 3, "place"))
    for number in range(view.score[whose]):
        _draw_gem(drawing, f"gem-{whose}-{number}", *held_gem_at(i, number), GEM_SIZE)
    left = x + 20
    for outer, middle in combinations_of(whose):
        _draw_combination(drawing, outer, middle, left, AREA_TOP + 130)
        left += 222


def _has_won(drawing: Drawing, whose: int) -> bool:
    rank = drawing.view.rank
    return rank[whose] == 1 and rank[1 - whose] != 1


def _draw_name(drawing: Drawing, whose: int, x: float) -> None:
    """The name, whom they play, and whether it is their turn or they won."""
    view = drawing.view
    name = drawing.say(Message("picture-player", role=image_words(FIGURE[whose]), seat=whose))
    if whose == drawing.seat:
        name += f" ({drawing.say(Message('picture-you'))})"
    y = AREA_TOP + 32
    drawing.labels.append(figure(FIGURE[whose], x + 40, y - 2, 0.52))
    left = x + 70
    if view.to_move == whose:
        drawing.labels.append(disc(left + 6, y - 7, 6, "turn"))
        left += 20
    standing = drawing.say(Message("picture-gems", count=view.score[whose], most=WINNING_GEMS))
    if _has_won(drawing, whose):
        standing = f"{drawing.say(Message('picture-first'))} · {standing}"
    right = x + AREA_WIDTH - 18
    drawing.labels.append(words(standing, right, y, 15, class_="quiet", anchor="end"))
    room = right - 9 * len(standing) - left
    drawing.labels.append(words(name, left, y, 21, class_="strong", room=room))


def _draw_gem(drawing: Drawing, id: str, x: float, y: float, size: float) -> None:
    drawing.pieces.append(piece(id, x, y, gem(BLUE, 0, 0), scale=size, kind="gem"))


def _draw_combination(drawing: Drawing, outer: int, middle: int, x: float, y: float) -> None:
    """Three small cards, and the gems for them."""
    gems = PAYS[outer][middle]
    cards: list[Element] = []
    for i, image in enumerate((outer, middle, outer)):
        cards.append(moved(x + 43 * i, y, face(image, drawing.short_name(image)), scale=SMALL))
    for i in range(gems):
        cards.append(gem(BLUE, x + 146 + 20 * i, y + 24, 0.75))
    about = Message(
        "picture-combination",
        outer=short_words(outer), middle=short_words(middle), gems=gems,
    )  # fmt: skip
    drawing.explain(about, *cards)


def draw_supply(drawing: Drawing) -> None:
    """The gems that nobody holds, and the combination that pays whoever makes it."""
    drawing.ground.append(box(SUPPLY_X, AREA_TOP, SUPPLY_WIDTH, AREA_HEIGHT, "panel", 14))
    left = supply(drawing.view)
    said = drawing.say(Message("picture-supply", count=left))
    middle = WIDTH / 2
    drawing.labels.append(words(said, middle, AREA_TOP + 26, 15, class_="quiet", anchor="middle"))
    for number in range(left):
        _draw_gem(drawing, f"gem-supply-{number}", *supply_gem_at(number), SUPPLY_GEM_SIZE)
    for outer, inner in combinations_of(TO_MOVER):
        _draw_combination(drawing, outer, inner, middle - 98, AREA_TOP + 130)
