"""Where everything lies on the picture of Splendor Duel: the pyramid with royals and scrolls on the
left, the board and the bag on the right, and below them who looks on and the rival.
"""

from __future__ import annotations

from dataclasses import dataclass

from roundel.core.drawing import CARD_HEIGHT, CARD_WIDTH, TILE_HEIGHT, TILE_WIDTH
from roundel.games.splendor_duel.components import (
    FIRST_PLACE,
    LEVELS,
    PLACE_LEVEL,
    PYRAMID_ROW,
    SIDE,
)

WIDTH, HEIGHT = 1280.0, 832.0
EDGE = 24.0
GAP = 12.0
BAND_TOP, BAND_HEIGHT = 12.0, 38.0
TOP = BAND_TOP + BAND_HEIGHT + 10

COLUMN, ROW = CARD_WIDTH + GAP, CARD_HEIGHT + GAP
PYRAMID_FOOT = TOP + LEVELS * ROW - GAP
PYRAMID_RIGHT = EDGE + (max(PYRAMID_ROW) + 1) * COLUMN - GAP

CELL = 78.0
BOARD_X = PYRAMID_RIGHT + 44
BOARD_Y = PYRAMID_FOOT - SIDE * CELL
BAG_X = BOARD_X + SIDE * CELL + 14
BAG_WIDTH = WIDTH - EDGE - BAG_X
BAG_HEAD = 96.0
"""Height of the bag above what it holds."""
BAG_STEP = 44.0
BAG_SCALE = 0.5

ROYAL_SCALE = 0.74
SCROLL_SCALE = 1.6

AREA_TOP = PYRAMID_FOOT + GAP
AREA_HEIGHT = HEIGHT - AREA_TOP - GAP
AREA_WIDTH = (WIDTH - 2 * EDGE - GAP) / 2


def deck_at(level: int) -> tuple[float, float]:
    """The decks are on the left, level 3 on top."""
    return (EDGE, TOP + (LEVELS - 1 - level) * ROW)


def pyramid_at(place: int) -> tuple[float, float]:
    level = PLACE_LEVEL[place]
    x, y = deck_at(level)
    return (x + (place - FIRST_PLACE[level] + 1) * COLUMN, y)


def royal_at(royal: int) -> tuple[float, float]:
    """Two rows of royals beside the cards of level 3."""
    row, column = divmod(royal, 2)
    x = EDGE + 4 * COLUMN + 28 + column * (TILE_WIDTH * ROYAL_SCALE + 10)
    return (x, TOP + row * (CARD_HEIGHT - TILE_HEIGHT * ROYAL_SCALE))


def scroll_at(i: int) -> tuple[float, float]:
    """Scrolls on the table lie beside the cards of level 2."""
    return (EDGE + 5 * COLUMN + 18 + 35 * i, TOP + ROW + CARD_HEIGHT / 2)


def cell_at(cell: int) -> tuple[float, float]:
    """The middle of a cell of the board."""
    row, column = divmod(cell, SIDE)
    return (BOARD_X + (column + 0.5) * CELL, BOARD_Y + (row + 0.5) * CELL)


def bag_at(kind: int) -> tuple[float, float]:
    """The middle of the tokens of a kind in the bag."""
    return (BAG_X + 32, TOP + BAG_HEAD + 22 + kind * BAG_STEP)


@dataclass(frozen=True)
class Area:
    """Where the things of one player lie."""

    x: float
    y: float = AREA_TOP

    column_width = 84.0
    bonus_scale = 0.54
    token_scale = 0.74
    hand_scale = 0.81
    meter_width = 126.0

    def meter_at(self, i: int) -> tuple[float, float]:
        return (self.x + 186 + i * (self.meter_width + 12), self.y + 36)

    def bonus_at(self, colour: int) -> tuple[float, float]:
        return (self.x + 18 + colour * self.column_width, self.y + 70)

    def token_at(self, kind: int) -> tuple[float, float]:
        """The middle of the lowest token of a pile."""
        middle = CARD_WIDTH * self.bonus_scale / 2
        return (self.x + 18 + middle + kind * self.column_width, self.y + 172)

    def hand_at(self, slot: int) -> tuple[float, float]:
        return (self.x + 18 + slot * (CARD_WIDTH * self.hand_scale + 8), self.y + 222)

    def royal_at(self, i: int) -> tuple[float, float]:
        return (self.x + 310 + i * (TILE_WIDTH * ROYAL_SCALE + 8), self.y + 243)

    def scroll_at(self, i: int) -> tuple[float, float]:
        return (self.x + 506 + i * 36, self.y + 274)


def areas() -> tuple[Area, Area]:
    """Who looks on, and the rival."""
    return (Area(EDGE), Area(EDGE + AREA_WIDTH + GAP))
