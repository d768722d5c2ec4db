"""`roundel warm`: compile ahead, so that nobody has to wait for it later."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Any

from roundel.cli.arguments import Arguments, BadInput, Commands
from roundel.core import compiled
from roundel.core.contract import ROOMS
from roundel.core.game import Game, game, games
from roundel.core.table import Table

if TYPE_CHECKING:
    from roundel.bench.rules import Bench

EPILOG = """\
Compiled code is kept in $ROUNDEL_CACHE, or else in the user's cache folder. It is made anew when
the rules or the compiler change.

examples:
  roundel warm
  roundel warm splendor
  ROUNDEL_CACHE=/var/cache/roundel roundel warm"""


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "warm",
        help="compile the games ahead of time",
        description="Compile games ahead of time, all of them or those named.",
        epilog=EPILOG,
    )
    command.add_argument("game", nargs="*", metavar="GAME", help="its name (default: all games)")
    command.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    chosen = [game(name) for name in arguments.game] or games()
    if not compiled.is_available():
        raise BadInput("Numba is not installed, so nothing can be compiled: pip install numba")
    for plate in chosen:
        warm(plate)
    return 0


def warm(game: Game) -> None:
    """Call every function that programs call, and say what each took."""
    from roundel.bench.rules import Bench

    began = perf_counter()
    bench = Bench(game, game.settle({}), seed=0)
    if bench.unit.home != bench.unit.folder:
        raise BadInput(
            f"nothing can be kept in {str(compiled.cache_folder())!r}; "
            "name a folder that can be written to in ROUNDEL_CACHE"
        )
    print(f"{game.title}, kept in {compiled.cache_folder()}", flush=True)
    calls = {name: call for name, call in _calls(bench).items() if _has(bench, name)}
    were_warm = [_call(bench.unit, name, call) for name, call in calls.items()]
    if _has(bench, "estimate"):
        from roundel.agents.search import TREE

        unit = compiled.load(game.package, (TREE,))
        were_warm.append(_call(unit, "think", lambda: _think(game)))
    if _has(bench, "observe"):
        were_warm += _warm_tables(game)
    state = "already warm" if all(were_warm) else "ready"
    print(f"{game.title} is {state} ({perf_counter() - began:.1f} s)", flush=True)


def _think(game: Game) -> None:
    """Have what search needs compiled, by the least that it can do."""
    from roundel.agents.search import SearchAgent

    table = Table(game, {}, seed=0)
    SearchAgent(1, seed=0).think(table.view(table.to_move))


def _warm_tables(game: Game) -> list[bool]:
    """Have what learners need compiled, by one step of one table."""
    from roundel.learn.vectors import BATCH, Vector

    unit = compiled.load(game.package, (BATCH,))
    tables = Vector(game, 1, game.settle({}))
    calls = {
        "begin": lambda: tables.reset(0),
        "choose": tables.sample,
        "step": lambda: tables.step(tables.sample()),
    }
    return [_call(unit, name, call) for name, call in calls.items()]


def _calls(bench: Bench) -> dict[str, Callable[[], Any]]:
    """A call of every function as programs make it, in an order in which they can be played."""
    import numpy as np

    unit, table, moves = bench.unit, bench.tables[0], bench.moves
    return {
        "deal": lambda: unit.deal(table, bench.options, bench.seed),
        "legal": lambda: unit.legal(table, moves),
        "apply": lambda: unit.apply(table, moves[0]),
        "conceal": lambda: unit.conceal(table, 0),
        "imagine": lambda: unit.imagine(table, bench.dice[0]),
        "estimate": lambda: unit.estimate(table, 0),
        "observe": lambda: unit.observe(table, 0, np.zeros(unit.OBSERVATION_SIZE, np.int64)),
        "play_games": bench.play,
        "copy_many": lambda: unit.copy_many(bench.tables, 1),
    }


def _has(bench: Bench, name: str) -> bool:
    """Whether the game has the room that this function lives in; some rooms are optional."""
    room = ROOMS.get(name)
    return room is None or f"{bench.unit.package}.{room}" in bench.unit.modules


def _call(unit: compiled.Unit, name: str, call: Callable[[], Any]) -> bool:
    """Have one function compiled, or loaded; whether it had been compiled before."""
    print(f"  {name:12}", end="", flush=True)
    began = perf_counter()
    call()
    passed = perf_counter() - began
    was_warm = not getattr(unit, name).stats.cache_misses
    print("already warm" if was_warm else f"compiled in {passed:.1f} s", flush=True)
    return was_warm
