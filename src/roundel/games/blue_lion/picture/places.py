"""Where everything lies on the picture of The Blue Lion, of which there are two.

On the wide one the loose cards and those set aside are on top, the row in the middle, and below it
the players with the supply between them. On the tall one, for phones, the row is on top, with the
places at its ends below it, and the others follow one below the other.
"""

from __future__ import annotations

from typing import NamedTuple

from roundel.core.drawing import CARD_HEIGHT, CARD_WIDTH
from roundel.games.blue_lion.components import CARDS
from roundel.games.blue_lion.position import ASIDE


class Area(NamedTuple):
    """A panel, a card or a place: its upper left corner and how large it is."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def foot(self) -> float:
        return self.y + self.height


class Places:
    """The wide picture."""

    is_tall = False
    width = 1240.0
    edge, gap = 24.0, 12.0
    band = Area(24, 12, 1192, 38)
    button_height = 30.0
    card_scale = 1.0
    """Of cards that lie loose or are set aside."""
    mark_scale = 0.8
    """Of what is known of a back."""
    row_scale = 1.3
    row_margin = 13.0
    """Between the cards of the row."""
    row_number = 29.0
    """From the foot of a card of the row to the number of its place."""
    card_number = 27.0
    """From the foot of a loose card to its number."""
    halo = 5.0
    """Of what is marked, around a card."""
    player_width, player_height = 470.0, 192.0
    combination_scale, combination_card_step = 0.37, 43.0
    combination_step = 222.0
    combination_top = 130.0
    name_size = 21.0
    standing_letter = 9.0
    """Room kept for a letter of what a player has, beside the name."""
    gem_step = 44.0

    @property
    def height(self) -> float:
        return self.supply.foot + self.gap

    @property
    def loose(self) -> Area:
        width = CARDS * (CARD_WIDTH + self.gap) + self.gap
        return Area(self.edge, self.band.foot + 10, width, CARD_HEIGHT + 54)

    @property
    def card_size(self) -> tuple[float, float]:
        return (CARD_WIDTH * self.card_scale, CARD_HEIGHT * self.card_scale)

    @property
    def row_card_size(self) -> tuple[float, float]:
        return (CARD_WIDTH * self.row_scale, CARD_HEIGHT * self.row_scale)

    @property
    def row(self) -> Area:
        height = self.row_card_size[1] + 52
        return Area(self.edge, self.loose.foot + self.gap, self.width - 2 * self.edge, height)

    @property
    def aside(self) -> Area:
        x = self.loose.right + self.gap
        return Area(x, self.loose.y, self.width - self.edge - x, self.loose.height)

    @property
    def supply(self) -> Area:
        own, rival = self.player(0), self.player(1)
        x = own.right + self.gap
        return Area(x, own.y, rival.x - self.gap - x, own.height)

    def player(self, i: int) -> Area:
        """Who looks on, and the rival."""
        x = self.edge if i == 0 else self.width - self.edge - self.player_width
        return Area(x, self.row.foot + self.gap, self.player_width, self.player_height)

    def loose_at(self, card: int) -> tuple[float, float]:
        """Where a card landed in the toss."""
        x = self.loose.x + self.gap + card * (CARD_WIDTH + self.gap)
        return (x, self.loose.y + 14)

    def aside_at(self, slot: int) -> tuple[float, float]:
        """Two places for cards that return in this turn, two for those that return in the next."""
        step = (self.aside.width - 2 * self.gap - CARD_WIDTH) / 3
        return (self.aside.x + self.gap + slot * step, self.aside.y + 14)

    def aside_caption_at(self, slot: int) -> tuple[float, float]:
        """Below the cards from this slot on."""
        return (self.aside_at(slot)[0] + 2, self.aside.foot - 12)

    def row_at(self, place: int, length: int) -> tuple[float, float]:
        """A place in a row of so many cards; -1 and `length` are the places at its ends."""
        width = self.row_card_size[0]
        step = width + self.row_margin
        left = (self.width - length * step + step - width) / 2
        return (left + place * step, self.row.y + 14)

    def end_at(self, is_right: bool, length: int) -> Area:
        """The place for a card at an end of the row."""
        x, y = self.row_at(length if is_right else -1 if length else 0, length or 1)
        return Area(x, y, *self.row_card_size)

    def held_gem_at(self, i: int, number: int) -> tuple[float, float]:
        """The middle of a gem in a player's area."""
        area = self.player(i)
        return (area.x + 40 + number * self.gem_step, area.y + 80)

    def supply_gem_at(self, number: int) -> tuple[float, float]:
        """The middle of a gem of the supply, five in a line."""
        row, column = divmod(number, 5)
        return (self.width / 2 + (column - 2) * 40, self.supply.y + 52 + row * 29)

    @property
    def supply_caption_at(self) -> tuple[float, float]:
        return (self.width / 2, self.supply.y + 26)

    @property
    def supply_combination_at(self) -> tuple[float, float]:
        return (self.width / 2 - 98, self.supply.y + 130)


class TallPlaces(Places):
    """The tall picture."""

    is_tall = True
    width = 500.0
    edge, gap = 8.0, 8.0
    band = Area(8, 8, 484, 88)
    button_height = 34.0
    card_scale = 0.81
    mark_scale = 1.3
    row_scale = 0.7
    row_margin = 5.0
    row_number = 21.0
    card_number = 20.0
    halo = 2.5
    player_width = 484.0
    combination_scale, combination_card_step = 0.44, 50.0
    combination_step = 236.0
    combination_top = 122.0
    name_size = 19.0
    standing_letter = 11.0

    across = 3
    """Loose cards in a line."""
    caption = 29.0
    """Below a card: its number, or what it is there for."""
    end_height = 78.0

    @property
    def row(self) -> Area:
        height = 10 + self.row_card_size[1] + 32 + self.end_height + 8
        return Area(self.edge, self.band.foot + self.gap, self.width - 2 * self.edge, height)

    @property
    def lines(self) -> float:
        """The height of two lines of cards with their captions."""
        return 10 + 2 * (self.card_size[1] + self.caption)

    @property
    def loose(self) -> Area:
        width = self.across * (self.card_size[0] + self.gap) + self.gap
        return Area(self.edge, self.row.foot + self.gap, width, self.lines)

    def player(self, i: int) -> Area:
        top = self.loose.foot + self.gap
        if i == 1:
            top = self.supply.foot + self.gap
        return Area(self.edge, top, self.player_width, self.player_height)

    @property
    def supply(self) -> Area:
        top = self.player(0).foot + self.gap
        return Area(self.edge, top, self.player_width, 100)

    @property
    def height(self) -> float:
        return self.player(1).foot + self.gap

    def loose_at(self, card: int) -> tuple[float, float]:
        return self._in_lines(self.loose, *divmod(card, self.across))

    def aside_at(self, slot: int) -> tuple[float, float]:
        return self._in_lines(self.aside, *divmod(slot, ASIDE))

    def _in_lines(self, area: Area, line: int, column: int) -> tuple[float, float]:
        width, height = self.card_size
        x = area.x + self.gap + column * (width + self.gap)
        return (x, area.y + 10 + line * (height + self.caption))

    def aside_caption_at(self, slot: int) -> tuple[float, float]:
        x, y = self.aside_at(slot)
        return (x + 2, y + self.card_size[1] + 19)

    def row_at(self, place: int, length: int) -> tuple[float, float]:
        x, y = super().row_at(place, length)
        return (x, y - 4)

    def end_at(self, is_right: bool, length: int) -> Area:
        """The left half of the line below the row, or the right one; all of it for the first
        card."""
        row = self.row
        room = row.width - 16
        width = (room - self.gap) / 2 if length else room
        x = row.right - 8 - width if is_right else row.x + 8
        return Area(x, row.foot - 8 - self.end_height, width, self.end_height)

    def supply_gem_at(self, number: int) -> tuple[float, float]:
        row, column = divmod(number, 8)
        return (self.supply.x + 30 + column * 30, self.supply.y + 51 + row * 29)

    @property
    def supply_caption_at(self) -> tuple[float, float]:
        return (self.supply.x + 135, self.supply.y + 26)

    @property
    def supply_combination_at(self) -> tuple[float, float]:
        return (self.supply.x + 20 + self.combination_step, self.supply.y + 22)
