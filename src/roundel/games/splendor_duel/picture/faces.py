"""The faces of the cards and royals of Splendor Duel."""

from __future__ import annotations

from collections.abc import Sequence

from roundel.core.drawing import (
    CARD_HEIGHT,
    CARD_WIDTH,
    HEAD,
    TILE_HEIGHT,
    TILE_WIDTH,
    Element,
    box,
    disc,
    gem,
    group,
    moved,
    prices,
    words,
)
from roundel.core.ornaments import again, all_colours, crown, mask, medal, one_more, scroll
from roundel.games.splendor_duel.components import (
    ABILITIES,
    ABILITY,
    BONUS,
    BONUS_COUNT,
    COLOURS,
    COST,
    CROWNS,
    GEMS,
    LEVEL,
    NO_BONUS,
    POINTS,
    PRICED,
    ROYAL_ABILITY,
    ROYAL_POINTS,
    WILD,
)

NEUTRAL = "--fill:var(--quiet);--edge:var(--quiet);--tint:var(--panel);--on:var(--panel)"
"""The colours of a card that has none of its own."""


def colour_of(bonus: int) -> dict[str, str]:
    """What gives a card its colour."""
    return {"class_": COLOURS[bonus]} if bonus < GEMS else {"style": NEUTRAL}


def bonus_mark(bonus: int, x: float, y: float, size: float) -> Element | None:
    """The gem of a bonus, or all colours for a wild card."""
    if bonus == NO_BONUS:
        return None
    if bonus == WILD:
        return all_colours(x, y, size)
    return gem(COLOURS[bonus], x, y, size)


def ability_mark(ability: int, colour: str, x: float, y: float, radius: float = 14) -> Element:
    """What a card or a royal does, as a mark on a round ground."""
    size = radius / 14
    marks = {
        "again": again(x, y, 0.92 * size),
        "take": one_more(colour, x, y, 0.9 * size),
        "privilege": scroll(x, y, 0.72 * size),
        "steal": mask(x, y, 0.92 * size),
    }
    return medal(marks[ABILITIES[ability]], x, y, radius)


def card_face(number: int, bonuses: Sequence[int] | None = None) -> Element:
    """Points and bonus on top, crowns or the ability below them, the cost at the foot; for whoever
    has bonuses, with the discount."""
    bonus, points = BONUS[number], POINTS[number]
    middle = CARD_WIDTH / 2
    asked = [kind for kind in range(PRICED) if COST[number][kind] > 0]
    cost = [(COLOURS[kind], COST[number][kind]) for kind in asked]
    less = [bonuses[kind] for kind in asked] if bonuses else None
    gems = [
        bonus_mark(bonus, CARD_WIDTH - 22 - 26 * i, 23, 1.2 if BONUS_COUNT[number] == 1 else 1.05)
        for i in range(BONUS_COUNT[number])
    ]
    return Element(
        "g",
        box(0, 0, CARD_WIDTH, CARD_HEIGHT, "face"),
        Element("path", d=HEAD, class_="head"),
        Element("g", bonus_mark(bonus, middle, 66, 2.2), class_="faint"),
        *gems,
        words(str(points), 10, 35, 34, class_="bold") if points else None,
        *(disc(11 + 7 * i, 51, 2.2, "dot") for i in range(LEVEL[number] + 1)),
        _crowns(CROWNS[number], middle, 62),
        ability_mark(ABILITY[number], COLOURS[bonus], middle, 59, 15) if ABILITY[number] else None,
        prices(cost, less),
        box(0, 0, CARD_WIDTH, CARD_HEIGHT, "frame"),
        **colour_of(bonus),
    )


def _crowns(count: int, x: float, y: float) -> Element:
    """Crowns side by side around a point, of gold on cards of whatever colour."""
    first = x - 12 * (count - 1)
    drawn = [crown(first + 24 * i, y, 0.82) for i in range(count)]
    return group(*drawn, class_="gold")


def bought_face(number: int, colour: int) -> Element:
    """A card that was bought: its bonus, or the colour that a wild card counts as."""
    mark = bonus_mark(colour, CARD_WIDTH / 2, 34, 1.8)
    return Element(
        "g",
        box(0, 0, CARD_WIDTH, CARD_HEIGHT, "bought"),
        mark,
        all_colours(20, 20, 1.1) if BONUS[number] == WILD else None,
        **colour_of(colour),
    )


def royal_face(royal: int) -> Element:
    """A royal: points, ability, and somebody with a coronet."""
    ability = ROYAL_ABILITY[royal]
    return Element(
        "g",
        box(0, 0, TILE_WIDTH, TILE_HEIGHT, "face"),
        moved(72, 46, _bust(), scale=1.5),
        words(str(ROYAL_POINTS[royal]), 12, 38, 34, class_="bold"),
        ability_mark(ability, "", 24, 61, 16) if ability else None,
        class_="tile",
    )


def _bust() -> Element:
    """Head and shoulders under a coronet, around a point."""
    cloth = "fill:var(--tile-edge);stroke:var(--panel);stroke-width:1;stroke-linejoin:round"
    shoulders = "M-16,22C-16,10 -10,8 -4,6V2H4V6C10,8 16,10 16,22Z"
    return group(
        Element("path", d=shoulders, style=cloth),
        Element("ellipse", cx=0, cy=-5, rx=7.5, ry=9, style=cloth),
        crown(0, -17, 0.62),
    )
