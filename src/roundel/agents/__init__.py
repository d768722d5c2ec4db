"""Who may sit in a chair instead of a person. An agent is given a view, never the position."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from roundel.core.errors import UnknownAgent
from roundel.core.game import Game
from roundel.core.view import Move, View


@runtime_checkable
class Agent(Protocol):
    """Chooses one of the moves that its view offers; is closed when its game is over."""

    def choose(self, view: View) -> Move: ...

    def close(self) -> None: ...


@runtime_checkable
class ChoosyAgent(Agent, Protocol):
    """Plays some games only."""

    def open(self, view: View) -> None:
        """Complain now, not at the first move, if this game is none of them."""


PERFECT = "perfect"
NAMES = ("random", "greedy", "novice", "club", "expert", "master", PERFECT)


def names_for(game: Game) -> tuple[str, ...]:
    """Those that can play this game: perfectly only if somebody has solved it."""
    return NAMES if game.has_room("solution") else tuple(name for name in NAMES if name != PERFECT)


def agent(name: str, *, seed: int | str | None = None) -> Agent:
    """The agent of this name; with a seed it plays the same each time."""
    if name == "random":
        from roundel.agents.random import RandomAgent

        return RandomAgent(seed)
    if name == "greedy":
        from roundel.agents.greedy import GreedyAgent

        return GreedyAgent(seed)
    if name == PERFECT:
        from roundel.agents.perfect import PerfectAgent

        return PerfectAgent()
    if name in NAMES or name.startswith("search:"):
        from roundel.agents.search import named as search_named

        return search_named(name, seed)
    if name.startswith(("cmd:", "cmd[")):
        from roundel.agents.outside import named

        return named(name)
    if name.startswith("onnx:"):
        from roundel.agents.onnx import named as onnx_named

        return onnx_named(name)
    known = ", ".join([*NAMES, "search:iterations=…", "onnx:FILE", "cmd:COMMAND LINE"])
    raise UnknownAgent(f"there is no agent {name!r}; there is {known}")
