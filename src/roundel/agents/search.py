"""Thinks ahead over worlds that agree with its view: information-set Monte Carlo tree search."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from threading import Event
from typing import Any

from roundel.agents.tree import FREE, ROOT, Growth, Node
from roundel.core import compiled
from roundel.core.errors import InvalidOption, UnknownAgent
from roundel.core.game import Game
from roundel.core.shape import Shape, dtype, pack, unpack
from roundel.core.stream import Stream, fresh_seed, key_of, start
from roundel.core.view import Move, View, legal_numbers

TREE = "roundel.agents.tree"
LEVELS = ("novice", "club", "expert", "master")
MOST_NODES = 1_000_000
"""Of one tree: about 28 MB."""
CHUNK = 250
"""Iterations between two looks at the clock."""
DEEPEST = 400
"""Moves on the longest path from the root."""
CONTINUED = 8
"""Moves of a continuation at most."""
KEPT_BACK = 0.25
"""The part of what is left of a turn's budget that a decision leaves to those after it."""

BOUNDS = {
    "iterations": (1, 1_000_000_000),
    "seconds": (0.001, 86_400),
    "trees": (1, 256),
    "threads": (1, 256),
    "exploration": (0, 1000),
    "rollout": (0, 1_000_000),
}
"""The least and the most of each setting."""


@dataclass(frozen=True)
class Line:
    """A move that was thought about."""

    move: Move
    visits: int
    expected: float
    """The result that the seat may expect from it: 1 is first, 0 is last."""
    continuation: tuple[int, ...]
    """The numbers of the moves that seem best from there on, this one first."""


@dataclass(frozen=True, repr=False)
class Thought:
    """What a search came to, the best move first."""

    view: View
    lines: tuple[Line, ...]
    iterations: int

    @property
    def best(self) -> Line:
        return self.lines[0]

    def __repr__(self) -> str:
        from roundel.agents.telling import ranking

        return ranking(self)


class SearchAgent:
    """Plays the move that was visited most, within a budget of iterations or of seconds a turn.

    With a budget of iterations and a seed the same view gives the same move, on any number of
    threads: each of the `trees` grows on its own, and they are added up in their order. A level
    stands for the iterations that the game itself gives it.
    """

    def __init__(
        self,
        iterations: int | None = None,
        *,
        seconds: float | None = None,
        level: str | None = None,
        trees: int = 1,
        threads: int | None = None,
        seed: int | str | None = None,
        exploration: float | None = None,
        rollout: int | None = None,
    ) -> None:
        if [iterations, seconds, level].count(None) != 2:
            raise InvalidOption("a search needs one of iterations, seconds and level")
        _check(
            iterations=iterations,
            seconds=seconds,
            trees=trees,
            threads=threads,
            exploration=exploration,
            rollout=rollout,
        )
        self.iterations = iterations
        self.seconds = seconds
        self.level = level
        self.trees = trees
        self.threads = threads or min(trees, os.cpu_count() or 1)
        self.seed = fresh_seed() if seed is None else seed
        self.exploration = exploration
        self.rollout = rollout
        self._is_closed = False

    def choose(self, view: View) -> Move:
        """The best move; the only one without thinking."""
        numbers = legal_numbers(view.game, view.body)
        if len(numbers) == 1:
            return view.move(numbers[0])
        return self.think(view).best.move

    def think(self, view: View, first: int = FREE, iterations: int | None = None) -> Thought:
        """All legal moves of this view, ranked; or only the move of the number `first`, to which
        all the thought goes. It takes this decision's part of the budget, or so many iterations."""
        is_given_up = Event()
        grow = partial(self._grow, view, self._stop(view, iterations), first, is_given_up)
        if self.threads == 1:
            return _merge(view, [grow(number) for number in range(self.trees)])
        with ThreadPoolExecutor(self.threads) as pool:
            try:
                return _merge(view, list(pool.map(grow, range(self.trees))))
            except BaseException:  # Ctrl-C is not for the threads to hear
                is_given_up.set()
                raise

    def close(self) -> None:
        """Whatever thinks in another thread ends soon, with what it has found."""
        self._is_closed = True

    def _stop(self, view: View, iterations: int | None) -> Callable[[int], int]:
        """How many iterations to do next, after so many; 0 when it is enough."""
        share = (1 - KEPT_BACK) * KEPT_BACK**view.body.made
        if self.seconds is not None and iterations is None:
            end = time.monotonic() + self.seconds * share
            return lambda done: CHUNK if done == 0 or time.monotonic() < end else 0
        wanted = int(self.budget(view.game) * share) if iterations is None else iterations
        quota = max(1, wanted // self.trees)
        return lambda done: min(CHUNK, quota - done)

    def budget(self, game: Game) -> int:
        """The iterations of a whole turn; a budget of seconds has none."""
        if self.level is None:
            assert self.iterations is not None
            return self.iterations
        budgets: tuple[int, ...] = game.room("estimate").ITERATIONS
        return budgets[LEVELS.index(self.level)]

    def _grow(
        self,
        view: View,
        stop: Callable[[int], int],
        first: int,
        is_given_up: Event,
        number: int,
    ) -> Tree:
        key = _key(self.seed, view, number, first)
        tree = Tree(view, key, self.exploration, self.rollout, first)
        while (times := stop(tree.done)) > 0:
            tree.grow(times)
            if self._is_closed or is_given_up.is_set():
                break
        return tree

    def __repr__(self) -> str:
        if self.level is not None:
            return f"<agent {self.level}>"
        if self.iterations is not None:
            return f"<search, {self.iterations:,} iterations a turn>"
        return f"<search, {self.seconds:g} seconds a turn>"


class Tree:
    """One growing tree, and all the room it needs."""

    def __init__(
        self,
        view: View,
        key: list[int],
        exploration: float | None,
        rollout: int | None,
        first: int = FREE,
    ) -> None:
        game = view.game
        self.done = 0
        self.is_compiled = compiled.is_available()
        self._unit = compiled.load(game.package, (TREE,), compile=self.is_compiled)
        dice = Stream()
        start(dice, key)
        growth = Growth()
        growth.nodes = 1
        growth.first = first
        growth.most_nodes = MOST_NODES if self.is_compiled else MOST_NODES // 20
        habits = game.room("estimate")
        growth.exploration = habits.EXPLORATION if exploration is None else exploration
        growth.rollout = habits.ROLLOUT if rollout is None else rollout
        self.growth = self._bodies(Growth, [pack(growth)])
        self.bodies = self._bodies(game.Position, [pack(view.body)] * 2)
        self.dice = self._bodies(Stream, [pack(dice)])
        self.moves = self._row(game.moves)
        self.marks = self._row(game.moves)
        self.path = self._row(DEEPEST, wide=True)
        self.gains: Any = [0.0] * 8
        if self.is_compiled:
            import numpy as np

            self.gains = np.zeros(8)
        self.nodes: Any = self._bodies(Node, [bytes(len(pack(Node())))] * 1024)

    def grow(self, iterations: int) -> int:
        """So many iterations more; how many random decisions their leaves took."""
        self._make_room(self.done + iterations + 2)
        rolled: int = self._unit.think(
            self.growth,
            self.nodes,
            self.bodies,
            self.moves,
            self.marks,
            self.path,
            self.gains,
            self.dice,
            iterations,
        )
        self.done += iterations
        return rolled

    def node(self, number: int) -> Any:
        return self.nodes[number]

    def children(self) -> list[int]:
        """The nodes below the root."""
        row = self._row(len(self.moves), wide=True)
        return [int(row[i]) for i in range(self._unit.children(self.nodes, ROOT, row))]

    def continuation(self, number: int) -> tuple[int, ...]:
        """From this node on, always the move that was visited most."""
        row = self._row(CONTINUED, wide=True)
        return tuple(int(row[i]) for i in range(self._unit.continuation(self.nodes, number, row)))

    def _make_room(self, wanted: int) -> None:
        """Nodes enough for what comes, up to the bound."""
        size = min(wanted, int(self.growth[0].most_nodes))
        if len(self.nodes) >= size:
            return
        size = min(int(self.growth[0].most_nodes), max(size, 2 * len(self.nodes)))
        if self.is_compiled:
            import numpy as np

            roomier = np.zeros(size, self.nodes.dtype)
            roomier[: len(self.nodes)] = self.nodes
            self.nodes = roomier
        else:
            self.nodes += [Node() for _ in range(size - len(self.nodes))]

    def _bodies(self, shape: type[Shape], packed: list[bytes]) -> Any:
        """Bodies that the code understands: records when it is compiled."""
        if not self.is_compiled:
            return [unpack(shape, each) for each in packed]
        import numpy as np

        return np.frombuffer(bytearray(b"".join(packed)), dtype=dtype(shape))

    def _row(self, size: int, *, wide: bool = False) -> Any:
        if not self.is_compiled:
            return [0] * size
        import numpy as np

        return np.zeros(size, np.int32 if wide else np.int16)


def _merge(view: View, trees: list[Tree]) -> Thought:
    """Visits and results of all trees added up, in the order of the trees."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    found: dict[int, tuple[Tree, int]] = {}
    for tree in trees:
        for child in tree.children():
            node = tree.node(child)
            number = int(node.move)
            visits[number] = visits.get(number, 0) + int(node.visits)
            totals[number] = totals.get(number, 0.0) + float(node.total)
            found.setdefault(number, (tree, child))
    ranked = sorted(visits, key=lambda number: (-visits[number], -totals[number], number))
    lines = tuple(
        Line(
            view.move(number),
            visits[number],
            totals[number] / visits[number],
            found[number][0].continuation(found[number][1]),
        )
        for number in ranked
    )
    return Thought(view, lines, sum(tree.done for tree in trees))


def _key(seed: int | str, view: View, number: int, first: int) -> list[int]:
    """The dice of a tree: they depend on the seed, on what is known, on the tree's number, and on
    the move that it is held to."""
    digest = hashlib.sha256()
    digest.update(f"{seed} {number} {first} {view.seat} ".encode() + pack(view.body))
    return key_of(digest.hexdigest())


def _check(**settings: float | None) -> None:
    """Whether each setting that was made is within its bounds."""
    for name, value in settings.items():
        least, most = BOUNDS[name]
        if value is not None and not least <= value <= most:
            raise InvalidOption(f"{name} of a search: from {least:,} to {most:,}, not {value:,}")


SETTINGS = {
    "iterations": int,
    "seconds": float,
    "trees": int,
    "threads": int,
    "exploration": float,
    "rollout": int,
}


def named(name: str, seed: int | str | None) -> SearchAgent:
    """A level, or `search:iterations=4000,trees=2` with any of the settings."""
    if name in LEVELS:
        return SearchAgent(level=name, trees=2, seed=seed)
    chosen: dict[str, Any] = {}
    for part in name.partition(":")[2].split(","):
        setting, _, value = part.partition("=")
        try:
            chosen[setting.strip()] = SETTINGS[setting.strip()](value)
        except (KeyError, ValueError):
            known = ", ".join(SETTINGS)
            raise UnknownAgent(
                f"{part!r} is not a setting of search with its number; there is {known}"
            ) from None
    return SearchAgent(seed=seed, **chosen)
