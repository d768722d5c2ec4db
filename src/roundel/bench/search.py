"""How fast search thinks, beside whole random games from the same position.

The leaves are judged by random games to the end here, whatever a game prefers: what is left over
after playing is what imagining and the tree cost.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any

from roundel.agents.greedy import GreedyAgent
from roundel.agents.search import Tree
from roundel.bench.rules import RUNS, Bench, Figures
from roundel.core import compiled
from roundel.core.game import Game
from roundel.core.shape import copy
from roundel.core.stream import Stream, key_of, start
from roundel.core.table import Table
from roundel.core.view import View

TURNS = (0, 20, 40)
"""How far the game is where search is measured."""
TO_THE_END = 1_000_000
"""More random decisions than any game has."""
AT_ONCE = 200
"""Of each kind between two looks at the clock."""


def measure_search(
    game: Game, options: Mapping[str, int], seconds: float, tell: Callable[[str], None]
) -> list[Figures]:
    """The figures of each position."""
    found = []
    for turns in TURNS:
        tell(f"thinking after {turns} turns")
        view = _view_after(game, options, turns)
        if view is not None:
            found.append({"turns": turns, **_figures(view, options, seconds)})
    return found


def _view_after(game: Game, options: Mapping[str, int], turns: int) -> View | None:
    """What the player to move sees after so many turns between greedy players; None at the end."""
    table = Table(game, dict(options), seed=1)
    greedy = GreedyAgent(seed=1)
    while table.turn <= turns and table.to_move is not None:
        table.play(greedy.choose(table.view(table.to_move)))
    return None if table.to_move is None else table.view(table.to_move)


def _figures(view: View, options: Mapping[str, int], seconds: float) -> Figures:
    """Rates a second, and the shares of an iteration's time."""
    bench = Bench(view.game, options, seed=0)
    bench.tables[1:] = compiled.record(view.body)
    imagine = _rate(lambda: bench.unit.imagine_many(bench.tables, bench.dice, AT_ONCE), seconds)
    bench.tables[1:] = compiled.record(_a_world(view))
    decisions = _decisions_of_a_game(bench)
    games = _rate(
        lambda: bench.unit.play_on(bench.tables, bench.moves, bench.dice, AT_ONCE), seconds
    )
    tree = Tree(view, key_of(0), exploration=None, rollout=TO_THE_END)
    rolled = tree.grow(AT_ONCE) / AT_ONCE
    iterations = _rate(lambda: tree.grow(AT_ONCE), seconds)
    quick = Tree(view, key_of(0), exploration=None, rollout=None)
    imagine_share = iterations / imagine
    playing_share = iterations / games * rolled / decisions
    return {
        "games_per_second": round(games),
        "iterations_per_second": round(iterations),
        "ratio": round(iterations / games, 3),
        "imagine_share": round(imagine_share, 3),
        "tree_share": round(max(0.0, 1 - imagine_share - playing_share), 3),
        "own_leaves_iterations_per_second": round(_rate(lambda: quick.grow(AT_ONCE), seconds)),
    }


def _a_world(view: View) -> Any:
    """One of the worlds that agree with the view: random games are played from it."""
    world, dice = view.game.Position(), Stream()
    start(dice, key_of(0))
    copy(world, view.body)
    view.game.secrecy.imagine(world, dice)
    return world


def _decisions_of_a_game(bench: Bench) -> float:
    """Of random games from the position on the second table, on average."""
    played: int = bench.unit.play_on(bench.tables, bench.moves, bench.dice, 10 * AT_ONCE)
    return played / (10 * AT_ONCE)


def _rate(some: Callable[[], object], seconds: float) -> float:
    """How many a second: the best of a few short runs."""
    some()
    best = 0.0
    for _ in range(RUNS):
        done = 0
        began = perf_counter()
        while (passed := perf_counter() - began) < seconds / RUNS or not done:
            some()
            done += AT_ONCE
        best = max(best, done / passed if passed else 0.0)
    return best
