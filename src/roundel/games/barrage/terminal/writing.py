"""What all parts of the terminal's table need: short words, marks and colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from roundel.core.message import Message
from roundel.core.palette import BLACK, GOLD, GREEN, RED, TERMINAL_STYLES, WHITE
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage import GAME
from roundel.games.barrage.components import BASIC_TILES, COMPANY_NAMES, KINDS, TILE_IDS
from roundel.games.barrage.notation import touches
from roundel.games.barrage.position import BLOCKED, NEUTRAL, Position
from roundel.games.barrage.rules import MOVES, legal
from roundel.games.barrage.rules.numbering import TURN
from roundel.games.barrage.signs import parts_of_reward

WIDTH = 80
COMPANY_STYLES = tuple(TERMINAL_STYLES[name] for name in (RED, BLACK, GREEN, WHITE, GOLD))
SHORT = {
    "credit": "cr",
    "points": "pt",
    "energy": "en",
    "excavator": "E",
    "mixer": "M",
    "any": "E/M",
    "rotate": "rot",
    "drop": "drop",
    "flow": "flow",
    "production": "make",
    "contract": "fulfil",
    "patent": "patent",
    "elevation": "elev",
    "powerhouse": "house",
}
"""Parts of a reward, where they are not as in the picture."""


@dataclass(frozen=True)
class Writer:
    """Who looks on at what."""

    view: Position
    seat: int
    names: tuple[str, ...]
    asked: frozenset[str]
    """What may be chosen now, after the first decision of the turn."""

    @property
    def near(self) -> int:
        return max(self.seat, 0)

    def say(self, message: Message) -> str:
        return GAME.words(message, self.names)

    def mark(self, id: str) -> str:
        return ">" if id in self.asked else " "

    def owner(self, owner: int, price: int = 0) -> str:
        """The letter of who is there; what a free space asks for."""
        if owner == NOBODY:
            return "$" if price > 0 else "."
        if owner == NEUTRAL:
            return "n"
        if owner == BLOCKED:
            return "x"
        company = self.view.players[owner].company
        return str(owner + 1) if company == EMPTY else COMPANY_NAMES[company][0]

    def style(self, owner: int) -> str:
        if not 0 <= owner < self.view.seats or self.view.players[owner].company == EMPTY:
            return "" if owner in (NEUTRAL, BLOCKED) else "dim"
        return COMPANY_STYLES[self.view.players[owner].company]


def asked_of(view: Position) -> frozenset[str]:
    """All that a legal move touches, but for the many things that a turn may begin with."""
    if view.to_move == NOBODY or view.stack[view.waiting - 1].what == TURN:
        return frozenset()
    out = [0] * MOVES
    moves = out[: legal(view, out)]
    return frozenset(id for move in moves for id in touches(view, move))


def cut(said: str, width: int) -> str:
    return said if cell_len(said) <= width else set_cell_size(said, width - 1).rstrip() + "…"


def reward(row: Sequence[int]) -> str:
    """A reward in short: 2cr 1rot."""
    said = []
    for part in parts_of_reward(row):
        name = SHORT.get(part.sign, part.sign)
        if part.number.isalpha():
            said.append(f"{name}({part.number})")
        else:
            said.append(f"{part.number}{name}" if part.number.isdigit() else f"{name}{part.number}")
    return " ".join(said)


def tile(tile: int) -> str:
    """A technology tile in short: base, II-wild."""
    return KINDS[tile] if tile < BASIC_TILES else TILE_IDS[tile]


def joined(parts: Sequence[Text], between: str = " ") -> Text:
    return Text(between).join(parts)
