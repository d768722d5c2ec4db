"""What a game's rules promise, as signatures.

Code that is written once for all games and must be fast (`playout`, search, batches) imports these
names. `compiled.load` puts the functions of one game in their place, so that each game gets that
code as one compiled unit of its own, with ordinary names and no dispatch.
"""

from typing import Any

from roundel.core.position import CommonPosition
from roundel.core.shape import Row, copy
from roundel.core.stream import Stream

ROOMS = {
    "deal": "rules",
    "legal": "rules",
    "apply": "rules",
    "conceal": "secrecy",
    "imagine": "secrecy",
    "estimate": "estimate",
    "observe": "observation",
    "MOVES": "rules",
    "OBSERVATION_SIZE": "observation",
}
"""In which module of its folder a game keeps each of them."""

MOVES: int
"""The size of the fixed numbering of moves."""
OBSERVATION_SIZE: int
"""How many numbers `observe` writes."""


def copy_over(bodies: Any, to: int, origins: Any, origin: int) -> None:
    """Make one body of a row equal to one of another (or the same) row, sharing nothing."""
    copy(bodies[to], origins[origin])


def deal(s: Any, options: Row, seed: Row) -> None:
    """Set up the table: `s` comes all zero; `options` in declared order, the seats first."""
    raise _unloaded("deal")


def legal(s: Any, out: Row) -> int:
    """Write the numbers of the legal moves, ascending; how many. 0 only when the game is over."""
    raise _unloaded("legal")


def apply(s: Any, move: int) -> None:
    """Play a legal move; the caller has checked that it is legal."""
    raise _unloaded("apply")


def conceal(s: Any, seat: int) -> None:
    """Blank what the seat may not know; seat -1 is a spectator."""
    raise _unloaded("conceal")


def imagine(s: Any, stream: Stream) -> None:
    """Fill the blanks of a view with a random world that agrees with it, each equally likely."""
    raise _unloaded("imagine")


def estimate(s: Any, seat: int) -> float:
    """The seat's expected result, from 0 (last) to 1 (first), as far as a glance can tell."""
    raise _unloaded("estimate")


def observe(s: Any, seat: int, out: Row) -> None:
    """Write the view of this seat as a flat row; the game documents its layout."""
    raise _unloaded("observe")


def _unloaded(name: str) -> RuntimeError:
    return RuntimeError(f"{name} belongs to a game: reach it by roundel.core.compiled.load")


__all__ = [
    "MOVES",
    "OBSERVATION_SIZE",
    "ROOMS",
    "CommonPosition",
    "apply",
    "conceal",
    "copy_over",
    "deal",
    "estimate",
    "imagine",
    "legal",
    "observe",
]
