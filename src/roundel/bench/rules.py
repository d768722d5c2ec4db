"""How fast a game runs: measured, never judged.

Each rate is the best of a few short runs: whatever else a machine does can only slow a run down.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import perf_counter
from typing import Any

from roundel.core import compiled
from roundel.core.compiled import cores
from roundel.core.errors import RoundelError
from roundel.core.game import SEATS, Game, game
from roundel.core.shape import layout
from roundel.core.stream import KEY, Stream, key_of, start
from roundel.core.table import Table

RUNS = 5
STARTS = 3
GAMES_AT_ONCE = 50
"""Games between two looks at the clock."""
COPIES_AT_ONCE = 1_000_000

Figures = dict[str, Any]


def measure(
    game: Game, options: Mapping[str, int], seconds: float, tell: Callable[[str], None]
) -> Figures:
    """All figures of one game; those that need the compiler are None without it."""
    settled = game.settle(options)
    tell("playing plain")
    plain = {
        "plain_moves_per_second": round(plain_rate(game, settled, seconds)),
        "plain_start_s": round(min(_start("plain", game, settled) for _ in range(STARTS)), 3),
    }
    return {
        "game": game.name,
        "players": settled[SEATS],
        "cores": cores(),
        **_compiled_figures(game, settled, seconds, tell),
        "position_bytes": layout(game.Position).size,
        **plain,
    }


def _compiled_figures(
    game: Game, options: Mapping[str, int], seconds: float, tell: Callable[[str], None]
) -> Figures:
    if not compiled.is_available():
        rates = {"one_core": None, "all_cores": None}
        starts = {"cold_start_s": None, "warm_start_s": None}
        return {"moves_per_second": rates, "copy_ns": None, **starts}
    tell("compiling into an empty folder, for the cold start")
    cold, warm = compiled_starts(game, options)
    tell("compiling")
    benches = [Bench(game, options, seed) for seed in range(cores())]
    for bench in benches:
        bench.play()
    tell("playing on one core")
    one_core = together(benches[:1], seconds)
    tell("playing on all cores")
    all_cores = together(benches, seconds)
    tell("copying")
    return {
        "moves_per_second": {"one_core": round(one_core), "all_cores": round(all_cores)},
        "copy_ns": round(benches[0].copy_time() * 1e9, 1),
        "cold_start_s": cold,
        "warm_start_s": warm,
    }


class Bench:
    """What compiled code needs to play random games: two tables, and room for the rest."""

    def __init__(self, game: Game, options: Mapping[str, int], seed: int) -> None:
        import numpy as np

        self.unit = compiled.load(game.package)
        self.blank = compiled.record(game.Position())
        self.tables = np.concatenate([self.blank, self.blank])
        self.moves = np.zeros(game.moves, np.int64)
        self.options = np.array(list(options.values()), np.int64)
        self.seed = np.zeros(KEY, np.int64)
        dice = Stream()
        start(dice, key_of(seed))
        self.dice = compiled.record(dice)

    def play(self) -> int:
        """Some games of random moves; how many decisions that took."""
        played: int = self.unit.play_games(
            self.tables,
            self.blank,
            self.moves,
            self.options,
            self.seed,
            self.dice,
            GAMES_AT_ONCE,
        )
        return played

    def play_until(self, deadline: float) -> int:
        played = 0
        while perf_counter() < deadline:
            played += self.play()
        return played

    def copy_time(self) -> float:
        """Seconds for one copy of a position."""
        self.unit.copy_many(self.tables, 1)
        best = float("inf")
        for _ in range(RUNS):
            began = perf_counter()
            self.unit.copy_many(self.tables, COPIES_AT_ONCE)
            best = min(best, perf_counter() - began)
        return best / COPIES_AT_ONCE


def together(benches: list[Bench], seconds: float) -> float:
    """Moves a second, one thread a bench: compiled code holds no lock."""

    def run(pool: ThreadPoolExecutor) -> float:
        began = perf_counter()
        deadline = began + seconds / RUNS
        played: int = sum(pool.map(lambda bench: bench.play_until(deadline), benches))
        return played / (perf_counter() - began)

    with ThreadPoolExecutor(len(benches)) as pool:
        return max(run(pool) for _ in range(RUNS))


def plain_rate(game: Game, options: Mapping[str, int], seconds: float) -> float:
    """Moves a second in plain Python: no compiler, no NumPy."""
    random = Random(0)
    out = [0] * game.moves
    legal, apply = game.rules.legal, game.rules.apply
    best = 0.0
    for _ in range(RUNS):
        played = 0
        began = perf_counter()
        while (passed := perf_counter() - began) < seconds / RUNS or not played:
            body = game.deal(options, key_of(random.getrandbits(62)))
            while n := legal(body, out):
                apply(body, out[int(random.random() * n)])
                played += 1
        best = max(best, played / passed if passed else 0.0)
    return best


def compiled_starts(game: Game, options: Mapping[str, int]) -> tuple[float, float]:
    """From the interpreter's start to the first move: with an empty cache, with a full one."""
    with tempfile.TemporaryDirectory(prefix="roundel-") as folder:
        cold = _start("compiled", game, options, folder)
        warm = min(_start("compiled", game, options, folder) for _ in range(STARTS))
    return round(cold, 3), round(warm, 3)


def _start(kind: str, game: Game, options: Mapping[str, int], cache: str = "") -> float:
    """How long a fresh interpreter takes until it has played its first move."""
    program = f"from roundel.bench.rules import first_{kind}_move as play; play()"
    environment = {**os.environ, **({"ROUNDEL_CACHE": cache} if cache else {})}
    began = perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", program, game.name, json.dumps(options)],
        env=environment,
        stdout=subprocess.PIPE,
    ) as child:
        assert child.stdout is not None
        child.stdout.readline()
        passed = perf_counter() - began
    if child.returncode:
        raise RoundelError(f"a fresh interpreter could not play {game.name}; it said why above")
    return passed


def first_plain_move() -> None:
    """In the fresh interpreter: a table, and its first move."""
    table = _fresh_table()
    table.play(table.moves()[0])
    print("played", flush=True)


def first_compiled_move() -> None:
    """In the fresh interpreter: a position dealt, and its first move, both compiled."""
    import numpy as np

    plate, options = _asked()
    unit = compiled.load(plate.package)
    tables = compiled.record(plate.Position())
    out = np.zeros(plate.moves, np.int64)
    key = np.array(key_of(0), np.int64)
    unit.deal(tables[0], np.array(list(options.values()), np.int64), key)
    unit.legal(tables[0], out)
    unit.apply(tables[0], out[0])
    print("played", flush=True)


def _fresh_table() -> Table:
    plate, options = _asked()
    return Table(plate, options, seed=0)


def _asked() -> tuple[Game, dict[str, int]]:
    return game(sys.argv[1]), json.loads(sys.argv[2])
