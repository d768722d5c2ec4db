"""From the rules to the tables: explore, settle the values, prove them, tremble, write."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from roundel.core import compiled
from roundel.core.errors import RoundelError
from roundel.core.game import Game
from roundel.games.blue_lion.components import WINNING_GEMS
from roundel.games.blue_lion.solution.graph import BESIDE, Graph, Told, draw_graph
from roundel.games.blue_lion.solution.key import RETURNING
from roundel.games.blue_lion.solution.tables import ENDLESS, write_tables

SCORES = WINNING_GEMS * WINNING_GEMS
PRECISION = 1e-9
"""The largest change in the last sweep of trembling play."""


class Unproven(RoundelError):
    """A value came out that nobody can force: there is a mistake in the solution."""


def solve(game: Game, passes: int, told: Told, precision: float = PRECISION) -> None:
    """Both variants with this setting of passes, written to the cache folder."""
    graph = draw_graph(game, passes, told)
    begins = begins_turn(graph)
    codes, pairs = [], []
    for leader_wins, _ in enumerate(ENDLESS):
        code, pair = coded(*settled(game, graph, leader_wins, told), begins)
        codes.append(code)
        pairs.append(pair)
    trembling = trembled(game, graph, told, precision)
    told("writing", 0.0)
    kept = np.stack([row[begins].astype(np.float32) for row in trembling])
    write_tables(passes, graph.keys[begins], kept, codes, pairs)
    told("done", 1.0)


def begins_turn(graph: Graph) -> Any:
    """Which places are at the beginning of a turn; only these are kept."""
    return graph.keys & RETURNING == 0


def score_pairs() -> Iterator[tuple[int, int]]:
    """Every score once, whichever way round, those with most gems first."""
    for gems in range(2 * (WINNING_GEMS - 1), -1, -1):
        for mine in range(min(gems, WINNING_GEMS - 1), (gems - 1) // 2, -1):
            yield mine, gems - mine


def endless(mine: int, yours: int, leader_wins: int) -> float:
    """What endless play is worth to the mover."""
    return float(np.sign(mine - yours)) if leader_wins else 0.0


def settled(game: Game, graph: Graph, leader_wins: int, told: Told) -> tuple[Any, Any]:
    """The values of all places at all scores, and the reaches that prove them."""
    unit = compiled.load(game.package, BESIDE)
    values = np.zeros((SCORES, len(graph.keys)))
    reaches = np.zeros((SCORES, len(graph.keys)), np.int16)
    exits = np.zeros((2, largest_group(graph)))
    arrays = (graph.places, graph.inner, graph.outer, graph.outcomes, values)
    for done, (mine, yours) in enumerate(score_pairs()):
        told(f"solving, endless play: {ENDLESS[leader_wins]}", done / LAYERS)
        worth = endless(mine, yours, leader_wins)
        for group in graph.groups:
            layer = (group.first, group.last, mine, yours, worth)
            unit.settle(*arrays, exits, *layer)
            if unit.measure(*arrays, reaches, exits, *layer):
                raise Unproven(f"a value of {group} at {mine} to {yours} gems cannot be forced")
    return values, reaches


def trembled(game: Game, graph: Graph, told: Told, precision: float, begin: float = 0.0) -> Any:
    """What all places are worth in trembling play, each layer begun with the same value for all."""
    unit = compiled.load(game.package, BESIDE)
    values = np.zeros((SCORES, len(graph.keys)))
    exits = np.zeros((2, 2, largest_group(graph)))
    choices = choices_of(graph)
    arrays = (graph.places, graph.inner, graph.outer, graph.outcomes, values, exits, choices)
    for done, (mine, yours) in enumerate(score_pairs()):
        for group in graph.groups:
            told("trembling", (done + group.last / len(graph.keys)) / LAYERS)
            unit.calm_down(*arrays, group.first, group.last, mine, yours, begin, precision)
    return values


def choices_of(graph: Graph) -> Any:
    """How many legal moves there are at every place."""
    found = np.zeros(len(graph.keys))
    for moves, firsts in ((graph.inner, "inner"), (graph.outer, "outer")):
        added = np.concatenate([[0], np.cumsum(moves["times"], dtype=np.int64)])
        found += added[graph.places[firsts][1:]] - added[graph.places[firsts][:-1]]
    return found


def coded(values: Any, reaches: Any, kept: Any) -> tuple[Any, Any]:
    """Pairs of value and reach, and for every place that is kept which of them it has."""
    turns = int(reaches.max()) + 1
    worths = np.unique(np.concatenate([np.unique(row) for row in values])) + 0.0  # no -0

    def numbers(row: int) -> Any:
        return np.searchsorted(worths, values[row, kept]) * turns + reaches[row, kept]

    found = np.unique(np.concatenate([np.unique(numbers(row)) for row in range(SCORES)]))
    pairs = np.stack([worths[found // turns], found % turns], axis=1)
    kind = np.min_scalar_type(len(found) - 1)
    codes = [np.searchsorted(found, numbers(row)).astype(kind) for row in range(SCORES)]
    return np.stack(codes), pairs


def largest_group(graph: Graph) -> int:
    return max(group.last - group.first for group in graph.groups)


LAYERS = len(list(score_pairs()))
