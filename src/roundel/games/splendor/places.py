"""Where everything lies on the picture of Splendor, of which there are two.

On the wide one the market is on the left, the supply beside it, the others on the right, and along
the lower edge who looks on. On the tall one, for phones, all of this lies one below the other.
"""

from __future__ import annotations

from dataclasses import dataclass

from roundel.core.drawing import CARD_HEIGHT, CARD_WIDTH, TILE_HEIGHT, TILE_WIDTH, TOKEN_RADIUS
from roundel.games.splendor.components import GEMS, LEVELS, PLACES

EDGE, GAP = 24.0, 12.0
BAND_TOP, BAND_HEIGHT = 12.0, 38.0
TOP = BAND_TOP + BAND_HEIGHT + 8
MARKET_HEIGHT = LEVELS * (CARD_HEIGHT + GAP) - GAP
MARKET_TOP = TOP + TILE_HEIGHT + GAP
MARKET_FOOT = MARKET_TOP + MARKET_HEIGHT
SUPPLY_X = EDGE + (PLACES + 1) * (CARD_WIDTH + GAP) + TOKEN_RADIUS + 6
RIVALS_X = SUPPLY_X + TOKEN_RADIUS + 26
RIVALS_WIDTH = 560.0
WIDTH, HEIGHT = RIVALS_X + RIVALS_WIDTH + EDGE, 800.0
OWN_TOP = MARKET_FOOT + GAP
OWN_HEIGHT = HEIGHT - OWN_TOP - GAP

TALL_EDGE = 12.0
TALL_WIDTH = RIVALS_WIDTH + 2 * TALL_EDGE
TALL_BAND_HEIGHT = 88.0
TALL_GAP = (RIVALS_WIDTH - (PLACES + 1) * CARD_WIDTH) / PLACES
TALL_TOP = BAND_TOP + TALL_BAND_HEIGHT + 10
TALL_MARKET_TOP = TALL_TOP + TILE_HEIGHT + TALL_GAP
TALL_SUPPLY_Y = TALL_MARKET_TOP + LEVELS * (CARD_HEIGHT + TALL_GAP) + 18 + TOKEN_RADIUS
TALL_OWN_TOP = TALL_SUPPLY_Y + TOKEN_RADIUS + 18
TALL_OWN_HEIGHT = 318.0
TALL_RIVALS_TOP = TALL_OWN_TOP + TALL_OWN_HEIGHT + 10
TALL_RIVAL_HEIGHTS = {1: 252.0, 2: 252.0, 3: 166.0}


@dataclass(frozen=True)
class Area:
    """Where the things of one player lie; places are counted from its upper left corner."""

    x: float
    y: float
    width: float
    height: float
    name: tuple[float, float]
    name_size: float
    name_room: float
    points: tuple[float, float]
    points_size: float
    points_anchor: str | None
    cards: tuple[float, float]
    cards_anchor: str | None
    column: tuple[float, float]
    """Where the bonuses of the first colour lie."""
    column_width: float
    bonus_scale: float
    token: tuple[float, float]
    """The middle of the lowest token of the first colour."""
    token_scale: float
    hand: tuple[float, float]
    hand_scale: float
    hand_gap: float
    nobles: tuple[float, float]
    noble_scale: float
    nobles_in_row: int
    hand_title: bool = False

    def bonus_at(self, gem: int) -> tuple[float, float]:
        return (self.x + self.column[0] + gem * self.column_width, self.y + self.column[1])

    def token_at(self, kind: int) -> tuple[float, float]:
        return (self.x + self.token[0] + kind * self.column_width, self.y + self.token[1])

    def hand_at(self, slot: int) -> tuple[float, float]:
        step = CARD_WIDTH * self.hand_scale + self.hand_gap
        return (self.x + self.hand[0] + slot * step, self.y + self.hand[1])

    def noble_at(self, i: int) -> tuple[float, float]:
        row, column = divmod(i, self.nobles_in_row)
        x = self.x + self.nobles[0] + column * (TILE_WIDTH * self.noble_scale + 4)
        return (x, self.y + self.nobles[1] + row * (TILE_HEIGHT * self.noble_scale + 4))


class Places:
    """The wide picture."""

    is_tall = False
    width = WIDTH
    edge = EDGE
    band_height = BAND_HEIGHT

    def height(self, seats: int) -> float:
        return HEIGHT

    def own_area(self) -> Area:
        """The area of the seat that looks on, along the lower edge."""
        return Area(
            x=EDGE, y=OWN_TOP, width=WIDTH - 2 * EDGE, height=OWN_HEIGHT,
            name=(20, 38), name_size=22, name_room=205,
            points=(20, 98), points_size=52, points_anchor=None,
            cards=(20, 126), cards_anchor=None,
            column=(256, 26), column_width=98, bonus_scale=0.58,
            token=(286, 164), token_scale=0.8,
            hand=(WIDTH - 2 * EDGE - 20 - 3 * CARD_WIDTH - 20, 54), hand_scale=1, hand_gap=10,
            nobles=(20, 142), noble_scale=0.5, nobles_in_row=4,
            hand_title=True,
        )  # fmt: skip

    def rival_areas(self, rivals: int) -> list[Area]:
        """The areas of the others, in a column on the right."""
        if rivals == 1:
            return [_only_rival()]
        height = (MARKET_FOOT - TOP - (rivals - 1) * 10) / rivals
        return _stacked(rivals, RIVALS_X, TOP, height)

    def market_at(self, place: int) -> tuple[float, float]:
        """Level 3 lies on top; the decks are on the left."""
        row, column = LEVELS - 1 - place // PLACES, place % PLACES + 1
        return (EDGE + column * (CARD_WIDTH + GAP), MARKET_TOP + row * (CARD_HEIGHT + GAP))

    def deck_at(self, level: int) -> tuple[float, float]:
        return (self.edge, self.market_at(level * PLACES)[1])

    def noble_at(self, place: int, seats: int) -> tuple[float, float]:
        """The nobles are in a row above the cards."""
        first = 0 if seats == 4 else 1
        return (EDGE + (first + place) * (CARD_WIDTH + GAP), TOP)

    def supply_at(self, kind: int) -> tuple[float, float]:
        """The middle of the lowest token of a pile."""
        step = (MARKET_FOOT - TOP) / (GEMS + 1)
        return (SUPPLY_X, TOP + (kind + 1) * step - TOKEN_RADIUS - 6)


class TallPlaces(Places):
    """The tall picture."""

    is_tall = True
    width = TALL_WIDTH
    edge = TALL_EDGE
    band_height = TALL_BAND_HEIGHT

    def height(self, seats: int) -> float:
        rivals = seats - 1
        return TALL_RIVALS_TOP + rivals * (TALL_RIVAL_HEIGHTS[rivals] + 10) + 2

    def own_area(self) -> Area:
        """The area of the seat that looks on, below the supply."""
        return Area(
            x=TALL_EDGE, y=TALL_OWN_TOP, width=RIVALS_WIDTH, height=TALL_OWN_HEIGHT,
            name=(18, 38), name_size=24, name_room=280,
            points=(RIVALS_WIDTH - 18, 48), points_size=44, points_anchor="end",
            cards=(RIVALS_WIDTH - 92, 38), cards_anchor="end",
            column=(18, 58), column_width=90, bonus_scale=0.6,
            token=(49, 172), token_scale=0.84,
            hand=(18, 210), hand_scale=0.76, hand_gap=8,
            nobles=(300, 216), noble_scale=0.78, nobles_in_row=3,
        )  # fmt: skip

    def rival_areas(self, rivals: int) -> list[Area]:
        """The areas of the others, below each other."""
        return _stacked(rivals, TALL_EDGE, TALL_RIVALS_TOP, TALL_RIVAL_HEIGHTS[rivals])

    def market_at(self, place: int) -> tuple[float, float]:
        row, column = LEVELS - 1 - place // PLACES, place % PLACES + 1
        return (
            TALL_EDGE + column * (CARD_WIDTH + TALL_GAP),
            TALL_MARKET_TOP + row * (CARD_HEIGHT + TALL_GAP),
        )

    def noble_at(self, place: int, seats: int) -> tuple[float, float]:
        first = 0 if seats == 4 else 1
        return (TALL_EDGE + (first + place) * (CARD_WIDTH + TALL_GAP), TALL_TOP)

    def supply_at(self, kind: int) -> tuple[float, float]:
        """The piles are in a row below the cards."""
        step = RIVALS_WIDTH / (GEMS + 1)
        return (TALL_EDGE + (kind + 0.5) * step, TALL_SUPPLY_Y)


def _stacked(rivals: int, x: float, top: float, height: float) -> list[Area]:
    """Areas of the same height below each other."""
    tops = [top + i * (height + 10) for i in range(rivals)]
    return [_one_of_three(x, y, height) if rivals == 3 else _one_of_two(x, y, height) for y in tops]


def _only_rival() -> Area:
    return Area(
        x=RIVALS_X, y=TOP, width=RIVALS_WIDTH, height=MARKET_FOOT - TOP,
        name=(20, 40), name_size=22, name_room=380,
        points=(RIVALS_WIDTH - 20, 54), points_size=46, points_anchor="end",
        cards=(20, 66), cards_anchor=None,
        column=(24, 100), column_width=87, bonus_scale=0.58,
        token=(54, 252), token_scale=0.8,
        hand=(24, 350), hand_scale=1, hand_gap=10,
        nobles=(376, 350), noble_scale=0.72, nobles_in_row=2,
        hand_title=True,
    )  # fmt: skip


def _one_of_two(x: float, top: float, height: float) -> Area:
    return Area(
        x=x, y=top, width=RIVALS_WIDTH, height=height,
        name=(18, 32), name_size=20, name_room=250,
        points=(RIVALS_WIDTH - 18, 38), points_size=32, points_anchor="end",
        cards=(RIVALS_WIDTH - 70, 32), cards_anchor="end",
        column=(18, 46), column_width=86, bonus_scale=0.42,
        token=(40, 127), token_scale=0.56,
        hand=(18, 151), hand_scale=0.7, hand_gap=8,
        nobles=(286, 152), noble_scale=0.54, nobles_in_row=4,
    )  # fmt: skip


def _one_of_three(x: float, top: float, height: float) -> Area:
    return Area(
        x=x, y=top, width=RIVALS_WIDTH, height=height,
        name=(16, 29), name_size=18, name_room=150,
        points=(RIVALS_WIDTH - 16, 32), points_size=28, points_anchor="end",
        cards=(RIVALS_WIDTH - 62, 29), cards_anchor="end",
        column=(16, 48), column_width=48, bonus_scale=0.38,
        token=(36, 136), token_scale=0.55,
        hand=(RIVALS_WIDTH - 16 - 3 * 75 - 12, 54), hand_scale=0.72, hand_gap=6,
        nobles=(200, 9), noble_scale=0.34, nobles_in_row=5,
    )  # fmt: skip
