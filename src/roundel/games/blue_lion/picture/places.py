"""Where everything lies on the picture of The Blue Lion: on top the loose cards and those set
aside, in the middle the row, below it the players with the supply between them.
"""

from __future__ import annotations

from roundel.core.drawing import CARD_HEIGHT, CARD_WIDTH
from roundel.games.blue_lion.components import CARDS

WIDTH = 1240.0
EDGE = 24.0
GAP = 12.0
BAND_TOP, BAND_HEIGHT = 12.0, 38.0

LOOSE_TOP = BAND_TOP + BAND_HEIGHT + 10
LOOSE_HEIGHT = CARD_HEIGHT + 54
LOOSE_WIDTH = CARDS * (CARD_WIDTH + GAP) + GAP
ASIDE_X = EDGE + LOOSE_WIDTH + GAP
ASIDE_WIDTH = WIDTH - EDGE - ASIDE_X

ROW_TOP = LOOSE_TOP + LOOSE_HEIGHT + GAP
ROW_SCALE = 1.3
ROW_CARD_WIDTH, ROW_CARD_HEIGHT = CARD_WIDTH * ROW_SCALE, CARD_HEIGHT * ROW_SCALE
ROW_STEP = ROW_CARD_WIDTH + 13
ROW_HEIGHT = ROW_CARD_HEIGHT + 52

AREA_TOP = ROW_TOP + ROW_HEIGHT + GAP
AREA_HEIGHT = 192.0
AREA_WIDTH = 470.0
SUPPLY_X = EDGE + AREA_WIDTH + GAP
SUPPLY_WIDTH = WIDTH - 2 * SUPPLY_X
HEIGHT = AREA_TOP + AREA_HEIGHT + GAP

GEM_STEP = 44.0


def loose_at(card: int) -> tuple[float, float]:
    """Where a card landed in the toss."""
    return (EDGE + GAP + card * (CARD_WIDTH + GAP), LOOSE_TOP + 14)


def aside_at(slot: int) -> tuple[float, float]:
    """Two places for cards that return in this turn, two for those that return in the next."""
    step = (ASIDE_WIDTH - 2 * GAP - CARD_WIDTH) / 3
    return (ASIDE_X + GAP + slot * step, LOOSE_TOP + 14)


def row_at(place: int, length: int) -> tuple[float, float]:
    """A place in a row of so many cards; -1 and `length` are the places at its ends."""
    left = (WIDTH - length * ROW_STEP + ROW_STEP - ROW_CARD_WIDTH) / 2
    return (left + place * ROW_STEP, ROW_TOP + 14)


def area_at(i: int) -> float:
    """The left side of who looks on, and of the rival."""
    return EDGE if i == 0 else WIDTH - EDGE - AREA_WIDTH


def held_gem_at(i: int, number: int) -> tuple[float, float]:
    """The middle of a gem in a player's area."""
    return (area_at(i) + 40 + number * GEM_STEP, AREA_TOP + 80)


def supply_gem_at(number: int) -> tuple[float, float]:
    """The middle of a gem of the supply, five in a line."""
    row, column = divmod(number, 5)
    return (WIDTH / 2 + (column - 2) * 40, AREA_TOP + 52 + row * 29)
