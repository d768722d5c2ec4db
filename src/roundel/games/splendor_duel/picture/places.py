"""Where everything lies on the picture of Splendor Duel, of which there are two.

On the wide one the pyramid with royals and scrolls is on the left, the board and the bag on the
right, and below them who looks on and the rival. On the tall one, for phones, all of this lies one
below the other.
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

BAND_TOP = 12.0
BAG_HEAD = 96.0
"""Height of the bag above what it holds."""
BAG_STEP = 44.0
BAG_SCALE = 0.5
ROYAL_SCALE = 0.74
SCROLL_SCALE = 1.6
AREA_WIDTH, AREA_HEIGHT = 610.0, 334.0


@dataclass(frozen=True)
class Area:
    """Where the things of one player lie."""

    x: float
    y: float
    width: float = AREA_WIDTH

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


class Places:
    """The wide picture."""

    is_tall = False
    width, height = 1280.0, 832.0
    edge, gap = 24.0, 12.0
    band_height = 38.0
    cell = 78.0

    @property
    def top(self) -> float:
        return BAND_TOP + self.band_height + 10

    @property
    def column(self) -> float:
        return CARD_WIDTH + self.gap

    @property
    def row(self) -> float:
        return CARD_HEIGHT + self.gap

    @property
    def pyramid_foot(self) -> float:
        return self.top + LEVELS * self.row - self.gap

    @property
    def board(self) -> tuple[float, float]:
        """The upper left corner of the cells."""
        right = self.edge + (max(PYRAMID_ROW) + 1) * self.column - self.gap
        return (right + 44, self.pyramid_foot - SIDE * self.cell)

    @property
    def bag(self) -> tuple[float, float, float, float]:
        """The bag beside the board: its corner, its width and its height."""
        x = self.board[0] + SIDE * self.cell + 14
        return (x, self.top, self.width - self.edge - x, self.pyramid_foot + 6 - self.top)

    def deck_at(self, level: int) -> tuple[float, float]:
        """The decks are on the left, level 3 on top."""
        return (self.edge, self.top + (LEVELS - 1 - level) * self.row)

    def pyramid_at(self, place: int) -> tuple[float, float]:
        level = PLACE_LEVEL[place]
        x, y = self.deck_at(level)
        return (x + (place - FIRST_PLACE[level] + 1) * self.column, y)

    def royal_at(self, royal: int) -> tuple[float, float]:
        """Two rows of royals beside the cards of level 3."""
        row, column = divmod(royal, 2)
        x = self.edge + 4 * self.column + 28 + column * (TILE_WIDTH * ROYAL_SCALE + 10)
        return (x, self.top + row * (CARD_HEIGHT - TILE_HEIGHT * ROYAL_SCALE))

    def scroll_at(self, i: int) -> tuple[float, float]:
        """Scrolls on the table lie beside the cards of level 2."""
        return (self.edge + 5 * self.column + 18 + 35 * i, self.top + self.row + CARD_HEIGHT / 2)

    def cell_at(self, cell: int) -> tuple[float, float]:
        """The middle of a cell of the board."""
        row, column = divmod(cell, SIDE)
        x, y = self.board
        return (x + (column + 0.5) * self.cell, y + (row + 0.5) * self.cell)

    def bag_at(self, kind: int) -> tuple[float, float]:
        """The middle of the tokens of a kind in the bag."""
        x, y, _, _ = self.bag
        return (x + 32, y + BAG_HEAD + 22 + kind * BAG_STEP)

    def areas(self) -> tuple[Area, Area]:
        """Who looks on, and the rival."""
        top = self.pyramid_foot + self.gap
        return (Area(self.edge, top), Area(self.edge + AREA_WIDTH + self.gap, top))


class TallPlaces(Places):
    """The tall picture."""

    is_tall = True
    width, height = 690.0, 1702.0
    edge, gap = 12.0, 8.0
    band_height = 88.0
    cell = 86.0

    @property
    def board(self) -> tuple[float, float]:
        return (self.edge + 34, self.pyramid_foot + 40)

    @property
    def bag(self) -> tuple[float, float, float, float]:
        x, y = self.board[0] + SIDE * self.cell + 20, self.board[1] - 6
        return (x, y, self.width - self.edge - x, SIDE * self.cell + 12)

    def areas(self) -> tuple[Area, Area]:
        top = self.board[1] + SIDE * self.cell + 18
        width = self.width - 2 * self.edge
        return (Area(self.edge, top, width), Area(self.edge, top + AREA_HEIGHT + 10, width))
