"""Roundel: a table for duel games of jewels and water.

>>> import roundel
>>> table = roundel.table("splendor", seed=7)
>>> table.play(table.moves()[0])
"""

from typing import TYPE_CHECKING

from roundel.core.errors import (
    AmbiguousMove,
    IllegalMove,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    InvalidSeed,
    RecordError,
    RoundelError,
    UnknownAgent,
    UnknownGame,
)
from roundel.core.game import Game, game, games
from roundel.core.record import replay
from roundel.core.table import Result, Step, Table, table
from roundel.core.view import Move, View

if TYPE_CHECKING:
    from roundel.agents import Agent, agent

__all__ = [
    "Agent",
    "AmbiguousMove",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "InvalidOption",
    "InvalidPosition",
    "InvalidSeed",
    "Move",
    "RecordError",
    "Result",
    "RoundelError",
    "Step",
    "Table",
    "UnknownAgent",
    "UnknownGame",
    "View",
    "agent",
    "game",
    "games",
    "replay",
    "table",
]


def __getattr__(name: str) -> object:
    """Agents are opened when asked for: the face starts without them."""
    if name in ("Agent", "agent"):
        from roundel import agents

        return getattr(agents, name)
    if name == "__version__":
        from importlib.metadata import version

        return version("roundel")
    raise AttributeError(f"module 'roundel' has no attribute {name!r}")


def __dir__() -> list[str]:
    """What may be asked for, opened or not."""
    return __all__
