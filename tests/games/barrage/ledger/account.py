"""Accounts of the seats, and what is to change in them."""

from dataclasses import dataclass, field

from roundel.core.shape import EMPTY
from roundel.games.barrage import components as c
from roundel.games.barrage.effects import (
    CREDITS,
    ENERGY,
    EXCAVATORS,
    MIXERS,
    POINTS,
)
from roundel.games.barrage.position import (
    Player,
    Position,
)
from tests.games.barrage.playing import Piece


@dataclass
class Account:
    """Of one seat. Machines are those in the supply and on the wheel together."""

    credits: int = 0
    points: int = 0
    excavators: int = 0
    mixers: int = 0
    energy: int = 0

    def add(self, row: tuple[int, ...] | list[int]) -> None:
        """The plain gains of a reward."""
        self.credits += row[CREDITS]
        self.points += row[POINTS]
        self.excavators += row[EXCAVATORS]
        self.mixers += row[MIXERS]
        self.energy += row[ENERGY]


@dataclass
class Change:
    """What is to change by one piece."""

    accounts: list[Account]
    dams: list[int]
    """Drops in each dam afterwards."""
    waiting: list[int]
    """Drops on each headstream afterwards."""
    created: int = 0
    gone: int = 0
    """Drops that came into the game, and that left the map."""
    free: set[str] = field(default_factory=set)
    """What is not reckoned here."""


def account_of(s: Position, seat: int) -> Account:
    player = s.players[seat]
    return Account(
        player.credits,
        s.score[seat],
        player.excavators + sum(player.wheel_excavators),
        player.mixers + sum(player.wheel_mixers),
        player.energy,
    )


def chosen(piece: Piece) -> int:
    assert piece.chosen is not None
    return piece.chosen


def is_able(s: Position, seat: int, company: int) -> bool:
    return s.players[seat].company == company and s.powerhouse_owner.count(seat) >= 3


def advanced(player: Player) -> int:
    """The tiles of levels I to III that a company has."""
    owned = [tile for tile in range(c.TILES) if player.tiles[tile]]
    owned += [tile for tile in player.wheel_tile if tile != EMPTY]
    return sum(c.TILE_IDS[tile][0] == "I" for tile in owned)
