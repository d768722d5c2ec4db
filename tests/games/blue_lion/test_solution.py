"""The solution is right: each value follows from the others, and who is promised it gets it."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from roundel.core import compiled
from roundel.games.blue_lion import GAME
from roundel.games.blue_lion.position import Position
from roundel.games.blue_lion.solution import explore
from roundel.games.blue_lion.solution.graph import BESIDE, Graph, Group, tosses
from roundel.games.blue_lion.solution.key import fill_in, key_of, set_up, worlds
from roundel.games.blue_lion.solution.solve import PRECISION, endless, score_pairs, trembled
from roundel.games.blue_lion.solution.values import at_score
from tests.games.blue_lion.slow import ENOUGH, decide, toss
from tests.games.blue_lion.solved import (
    Solved,
    all_decisions,
    belief_of_key,
    is_pass_used,
    looks,
    looks_of_key,
    solved,
)

pytest.importorskip("numba")

SAME = 1e-9
EVERY_SCORE = [(mine, yours) for mine in range(ENOUGH) for yours in range(ENOUGH)]
VARIANTS = [
    pytest.param((1, 1), id="one pass, leader wins"),
    pytest.param((1, 0), id="one pass, endless is drawn", marks=pytest.mark.long),
    pytest.param((0, 1), id="free passes, leader wins", marks=pytest.mark.long),
    pytest.param((0, 0), id="free passes, endless is drawn", marks=pytest.mark.long),
]


@pytest.fixture(scope="module", params=VARIANTS)
def solution(request: pytest.FixtureRequest) -> Solved:
    """The variants one after the other: each takes half a gigabyte."""
    return solved(*request.param)


def agree(solution: Solved, samples: int, seed: int) -> None:
    """At random places and scores the slow program finds the value that is in the table."""
    dice = Random(seed)
    for _ in range(samples):
        place, belief, value = solution.somewhere(dice)
        assert belief
        assert solution.best(belief) == pytest.approx(value, abs=1e-12), (place, belief[0])


def test_a_program_written_apart_agrees_with_every_value_it_looks_at(solution: Solved) -> None:
    agree(solution, 300, seed=1)


@pytest.mark.long
def test_a_program_written_apart_agrees_at_25_000_places_of_each_variant(solution: Solved) -> None:
    agree(solution, 25_000, seed=2)


def test_every_toss_of_the_slow_program_is_in_the_tables(solution: Solved) -> None:
    faces = {"".join(sorted(each)) for each in product("AXPD", repeat=6)}
    beliefs = [belief for each in faces if (belief := toss(each))]
    assert {looks(belief, False) for belief in beliefs} == {looks_of_key(key) for key in tosses()}
    for belief in beliefs:
        assert solution.best(belief) == pytest.approx(solution.value(belief, "A"), abs=1e-12)


def certify(solution: Solved, scores: list[tuple[int, int]]) -> None:
    """In every layer, the places from which a value above that of endless play can be forced are
    those that have it: worked out backwards from the ways out, for each value by itself."""
    for mine, yours in scores:
        worths = exit_worths(solution, mine, yours)
        for group in solution.graph.groups:
            layer = Layer(solution, group, mine, yours, worths)
            for value in layer.promises():
                assert np.array_equal(layer.forced(value), layer.values >= value - SAME), (
                    f"{group} at {mine} to {yours}: {value}"
                )


def exit_worths(solution: Solved, mine: int, yours: int) -> tuple[Any, Any]:
    """What outer moves are worth for whoever makes them, at this score and the other way round."""
    return outer_worths(solution, mine, yours), outer_worths(solution, yours, mine)


def outer_worths(solution: Solved, mine: int, yours: int) -> Any:
    outcomes, outer = solution.graph.outcomes, solution.graph.outer
    now_mine, now_yours = mine + outcomes["mine"], yours + outcomes["yours"]
    is_over = np.maximum(now_mine, now_yours) >= ENOUGH
    rows = np.where(outcomes["flips"], at_score(now_yours, now_mine), at_score(now_mine, now_yours))
    looked_up = solution.values[np.where(is_over, 0, rows), outcomes["target"]]
    looked_up = np.where(outcomes["flips"], -looked_up, looked_up)
    value = np.where(is_over, np.where(now_mine >= now_yours, 1.0, -1.0), looked_up)
    totals = np.add.reduceat(value * outcomes["worlds"], outer["outcome"][:-1])
    return totals / outer["worlds"][:-1]


class Layer:
    """The places of a group as one player sees them who has `mine` gems: first those where that
    player is to move, then those where the rival is."""

    def __init__(
        self, solution: Solved, group: Group, mine: int, yours: int, worths: tuple[Any, Any]
    ) -> None:
        graph = solution.graph
        self.size = size = group.last - group.first
        self.endless = endless(mine, yours, solution.leader_wins)
        own = solution.values[at_score(mine, yours), group.first : group.last]
        rivals = solution.values[at_score(yours, mine), group.first : group.last]
        self.values = np.concatenate([own, -rivals])
        origins, targets, flips = inner_moves(graph, group)
        self.origins = np.concatenate([origins, origins + size])
        self.targets = np.concatenate([targets + size * flips, targets + size * (1 - flips)])
        exits = [best_exits(graph, group, each) for each in worths]
        self.exits = np.concatenate([exits[0], -exits[1]])

    def promises(self) -> list[float]:
        """The different values above that of endless play."""
        found: list[float] = np.unique(np.round(self.values, 12)).tolist()
        return [value for value in found if value > self.endless + SAME]

    def forced(self, value: float) -> Any:
        """From where the player can leave the layer with this value, whatever the rival does."""
        forced = np.zeros(2 * self.size, bool)
        can_leave = self.exits >= value - SAME
        while True:
            reached = forced[self.targets]
            some = np.bincount(self.origins, reached, 2 * self.size) > 0
            every = np.bincount(self.origins, ~reached, 2 * self.size) == 0
            now = np.concatenate(
                [(can_leave | some)[: self.size], (can_leave & every)[self.size :]]
            )
            if np.array_equal(now, forced):
                return forced
            forced = now


def inner_moves(graph: Graph, group: Group) -> tuple[Any, Any, Any]:
    """Where each inner move of the group starts and leads to, counted within it."""
    starts = graph.places["inner"][group.first : group.last + 1]
    moves = graph.inner[starts[0] : starts[-1]]
    origins = np.repeat(np.arange(group.last - group.first), np.diff(starts))
    return origins, moves["target"].astype(np.int64) - group.first, moves["flips"].astype(np.int64)


def best_exits(graph: Graph, group: Group, worths: Any) -> Any:
    """The best outer move of every place; worse than everything where there is none."""
    starts = graph.places["outer"][group.first : group.last + 1]
    best = np.full(group.last - group.first, -2.0)
    origins = np.repeat(np.arange(group.last - group.first), np.diff(starts))
    np.maximum.at(best, origins, worths[starts[0] : starts[-1]])
    return best


def test_what_a_place_promises_can_be_forced(solution: Solved) -> None:
    certify(solution, [(6, 5), (5, 6), (4, 4)])


@pytest.mark.long
def test_every_value_of_every_layer_can_be_forced(solution: Solved) -> None:
    certify(solution, EVERY_SCORE)


def test_a_value_too_high_is_not_certified(solution: Solved) -> None:
    """Two places that promise each other a win they never come to: the equations hold, the
    certificate does not."""
    group = solution.graph.groups[0]
    layer = Layer(solution, group, 4, 4, exit_worths(solution, 4, 4))
    drawn = layer.values == layer.endless
    assert drawn.any()
    layer.values[drawn] = 1.0
    assert not np.array_equal(layer.forced(1.0), layer.values >= 1.0)


@pytest.mark.long
def test_trembling_play_is_found_to_a_millionth_wherever_one_begins(solution: Solved) -> None:
    """With both begun as lost and both as won; how endless play ends makes no difference to it."""
    if solution.leader_wins:
        pytest.skip("the same as with endless play drawn")
    low, high = (
        trembled(GAME, solution.graph, lambda step, done: None, PRECISION, begin)
        for begin in (-1.0, 1.0)
    )
    assert np.abs(high - low).max() < 1e-6


def test_scores_are_worked_from_the_end_each_once() -> None:
    pairs = list(score_pairs())
    assert len(pairs) == 28
    assert pairs[0] == (6, 6)
    assert {frozenset(each) for each in pairs} == {
        frozenset(each) for each in product(range(ENOUGH), repeat=2)
    }
    assert [sum(each) for each in pairs] == sorted(map(sum, pairs), reverse=True)


def test_a_situation_can_be_set_up_from_its_number(solution: Solved) -> None:
    keys = solution.graph.keys
    dice = Random(3)
    for _ in range(300):
        key = int(keys[dice.randrange(len(keys))])
        body = Position()
        set_up(body, key)
        there_are = worlds(body)
        assert there_are == len(belief_of_key(key, (0, 0))) <= 16
        filled = set()
        for world in range(there_are):
            fill_in(body, world)
            assert key_of(body) == key
            filled.add(tuple(body.back))
        assert len(filled) == there_are


def test_mirror_images_and_the_other_players_view_are_one_situation(solution: Solved) -> None:
    dice = Random(4)
    keys = solution.graph.keys
    for _ in range(100):
        body = Position()
        set_up(body, key := int(keys[dice.randrange(len(keys))]))
        fill_in(body, 0)
        body.row[: body.length] = body.row[: body.length][::-1]
        body.to_move = 1
        for card in range(6):
            body.up[card] ^= body.up[card] < 2
            body.back[card] ^= body.back[card] < 2
            arsene, lady_x = body.backs[card] & 1, body.backs[card] >> 1 & 1
            body.backs[card] = body.backs[card] & 12 | arsene << 1 | lady_x
        assert key_of(body) == key


def test_exploring_compiled_finds_what_exploring_plain_finds() -> None:
    found = []
    for compile in (True, False):
        unit = compiled.load(GAME.package, BESIDE, compile=compile)
        if compile:
            from roundel.core.shape import dtype

            tables: Any = np.zeros(18, dtype(Position))
            steps: Any = np.zeros((3000, explore.COLUMNS), np.int32)
            rows: Any = [np.zeros(size, np.int64) for size in (GAME.moves, 1000, 5003, 3)]
            rows[2][:] = explore.NEW
        else:
            tables = [Position() for _ in range(18)]
            steps = [[0] * explore.COLUMNS for _ in range(3000)]
            rows = [[0] * GAME.moves, [0] * 1000, [explore.NEW] * 5003, [0] * 3]
        moves, keys, register, progress = rows
        for key in tosses():
            unit.number_of(key, keys, register, progress)
        unit.explore(tables, moves, keys, register, steps, progress, 1, 50)
        known, looked_at = int(progress[1]), int(progress[2])
        found.append(
            (
                [int(each) for each in progress],
                [int(key) for key in keys[:known]],
                [[int(x) for x in row] for row in steps[:looked_at]],
            )
        )
    assert found[0] == found[1]


def test_the_slow_program_knows_as_many_moves(solution: Solved) -> None:
    dice = Random(5)
    for _ in range(100):
        place, belief, _ = solution.somewhere(dice)
        graph = solution.graph
        times = [
            moves["times"][graph.places[name][place] : graph.places[name][place + 1]].sum()
            for moves, name in ((graph.inner, "inner"), (graph.outer, "outer"))
        ]
        choices = list(all_decisions(belief, solution.passes))
        assert sum(times) == len(choices)
        for choice in choices:
            for _, after in decide(belief, choice):
                if not after[0].winner:
                    used = is_pass_used(after[0], solution.passes)
                    assert looks(after, used) in solution.place_of
