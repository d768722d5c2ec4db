"""A played game, every decision of it judged by what its mover could know.

A search looks for the best move from the view of the mover. Then that move and the one that was
played are thought about again, each with the same budget and with the search held to it: so what
was hardly tried at first is judged as thoroughly as what seemed best. This is done several times,
each with dice of its own, and how much the answers differ tells how far they can be trusted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import groupby
from math import sqrt
from statistics import fmean, variance
from typing import Any

from roundel.agents.perfect import PerfectAgent
from roundel.agents.search import SearchAgent
from roundel.agents.telling import Told, expected_line
from roundel.core.errors import InvalidOption
from roundel.core.table import Result, Table
from roundel.core.view import View, legal_numbers

TIMES = 4
"""That a move is thought about, each on its own."""
SURE = 2.45
"""Standard errors that are exceeded by chance once in 20 times: Student's t for two means of TIMES
answers each."""
SMALLEST = 0.02
"""Of the expected result, that is worth calling a mistake."""
ROUNDING = 1e-9
"""Exact results that differ by less are equal."""
MOST_MISTAKES = 3
"""That are named of each seat."""
MOST_ITERATIONS = 100_000_000
DIGITS = 4
"""Of an expected result in JSON."""


@dataclass(frozen=True)
class Judgement:
    """One decision."""

    step: int
    """Where in the table's history."""
    turn: int
    seat: int
    played: Told
    better: Told
    """The best move that was found: the one that was played, if none was better."""
    before: float
    """The expected result of the better move: what the seat could hope for."""
    after: float
    """The expected result of the move that was played."""
    margin: float
    """How far their difference may be off, 19 times in 20."""
    line: tuple[Told, ...]
    """What is expected after the better move, that move first."""
    smallest: float = SMALLEST
    """What is worth calling a mistake."""

    @property
    def lost(self) -> float:
        return self.before - self.after

    @property
    def is_mistake(self) -> bool:
        """Whether enough was lost, and surely."""
        return self.lost >= self.smallest and self.lost > self.margin


@dataclass(frozen=True)
class Turn:
    """All that a seat decided in one turn."""

    number: int
    seat: int
    judgements: tuple[Judgement, ...]

    @property
    def before(self) -> float:
        return self.judgements[0].before

    @property
    def after(self) -> float:
        return self.judgements[-1].after

    @property
    def lost(self) -> float:
        return sum(each.lost for each in self.judgements)

    @property
    def is_mistaken(self) -> bool:
        return any(each.is_mistake for each in self.judgements)


@dataclass(frozen=True)
class Analysis:
    """All turns of a game, and how it ended."""

    table: Table
    judge: Judge | ExactJudge
    turns: tuple[Turn, ...]

    def mistakes(self, seat: int) -> list[Judgement]:
        """The largest mistakes of a seat, the largest first."""
        own = [each for turn in self.turns if turn.seat == seat for each in turn.judgements]
        found = [each for each in own if each.is_mistake]
        return sorted(found, key=lambda each: -each.lost)[:MOST_MISTAKES]

    @property
    def outcome(self) -> tuple[float, ...] | None:
        """What each seat has got in the end, as expected results are counted."""
        return None if self.table.result is None else shares(self.table.result)

    def as_dict(self) -> dict[str, Any]:
        """Everything, fit for JSON."""
        table = self.table
        result = table.result
        return {
            "game": table.game.name,
            "seats": [table.name_of(seat) for seat in range(table.seats)],
            "iterations": self.judge.iterations,
            "seed": self.judge.seed,
            "exact": self.judge.is_exact,
            "turns": [_turn_dict(turn) for turn in self.turns],
            "mistakes": [
                _judgement_dict(each) for seat in range(table.seats) for each in self.mistakes(seat)
            ],
            "result": result
            and {"ranks": result.ranks, "scores": result.scores, "ending": result.ending},
            "outcome": self.outcome,
        }


class Judge:
    """A search with a budget in iterations for every decision. It is only ever given views."""

    is_exact = False

    def __init__(self, by: SearchAgent, iterations: int, seed: int | str = 0) -> None:
        if not TIMES <= iterations <= MOST_ITERATIONS:
            raise InvalidOption(
                f"iterations are a number from {TIMES} to {MOST_ITERATIONS:,}, not {iterations}"
            )
        self.iterations = iterations
        self.seed = seed
        self._searches = [
            SearchAgent(
                iterations,
                threads=1,
                seed=f"{seed} {number}",
                exploration=by.exploration,
                rollout=by.rollout,
            )
            for number in range(1 + TIMES)
        ]

    def judge(self, view: View, step: int, played: int) -> Judgement:
        """What a decision was worth, and what would have been better."""
        best = self._best(view)
        own = self._worth(view, played)
        rival = own if best == (played,) else self._worth(view, best[0])
        is_better = fmean(rival) > fmean(own)
        line = expected_line(view, best if is_better else (played,))
        return Judgement(
            step,
            view.turn + 1,
            view.seat,
            played=expected_line(view, (played,))[0],
            better=line[0],
            before=fmean(rival if is_better else own),
            after=fmean(own),
            margin=SURE * sqrt((variance(own) + variance(rival)) / TIMES) if is_better else 0.0,
            line=line,
        )

    def close(self) -> None:
        """Whatever is thought about now ends soon."""
        for search in self._searches:
            search.close()

    def _best(self, view: View) -> tuple[int, ...]:
        """The best move and what is expected to follow it; the only one without thinking."""
        numbers = legal_numbers(view.game, view.body)
        if len(numbers) == 1:
            return (numbers[0],)
        return self._searches[0].think(view, iterations=self.iterations).best.continuation

    def _worth(self, view: View, number: int) -> list[float]:
        """What may be expected of a move, thought about several times."""
        return [
            search.think(view, number, self.iterations // TIMES).best.expected
            for search in self._searches[1:]
        ]


class ExactJudge:
    """Looks up what every decision was worth, in a game that is solved."""

    is_exact = True
    iterations = 0
    seed = 0

    def __init__(self) -> None:
        self._perfect = PerfectAgent()

    def judge(self, view: View, step: int, played: int) -> Judgement:
        """What a decision was worth, and what would have been better."""
        lines = self._perfect.think(view).lines
        own = next(line for line in lines if line.move.number == played)
        best = lines[0] if lines[0].expected > own.expected + ROUNDING else own
        line = expected_line(view, best.continuation)
        return Judgement(
            step,
            view.turn + 1,
            view.seat,
            played=expected_line(view, (played,))[0],
            better=line[0],
            before=best.expected,
            after=own.expected,
            margin=0.0,
            line=line,
            smallest=ROUNDING,
        )

    def close(self) -> None:
        """Nothing takes long."""


def analyse(
    table: Table,
    judge: Judge | ExactJudge,
    *,
    threads: int = 1,
    watch: Callable[[int, int], None] = lambda done, of: None,
) -> Analysis:
    """Judge what everybody decided until they left. Any number of threads gives the same; `watch`
    is told how many decisions have been judged, of how many."""
    steps = judged_steps(table)

    def judged(step: int) -> Judgement:
        made = table.history[step]
        assert made.number is not None
        return judge.judge(table.view_at(step, made.seat), step, made.number)

    found = []
    with ThreadPoolExecutor(threads) as pool:
        try:
            for judgement in pool.map(judged, steps):
                found.append(judgement)
                watch(len(found), len(steps))
        except BaseException:  # after Ctrl-C, too: nobody waits for the rest
            judge.close()
            pool.shutdown(cancel_futures=True)
            raise
    return put_together(table, judge, found)


def put_together(table: Table, judge: Judge | ExactJudge, found: Sequence[Judgement]) -> Analysis:
    """The analysis of a game from its judgements, which are in the order of its steps."""
    turns = groupby(found, lambda each: (each.turn, each.seat))
    return Analysis(
        table, judge, tuple(Turn(number, seat, tuple(each)) for (number, seat), each in turns)
    )


def judged_steps(table: Table) -> list[int]:
    """The steps that are decisions, but for those made in the place of a seat that had left."""
    steps, left = [], set()
    for index, step in enumerate(table.history):
        if step.is_event:
            left.add(step.leaver)
        elif step.seat not in left:
            steps.append(index)
    return steps


def shares(result: Result) -> tuple[float, ...]:
    """1 for every rival ranked behind, a half for every equal, of as many as there are."""
    ranks = result.ranks
    return tuple(
        fmean(
            1.0 if rank < other else 0.5 if rank == other else 0.0
            for rival, other in enumerate(ranks)
            if rival != seat
        )
        for seat, rank in enumerate(ranks)
    )


def _turn_dict(turn: Turn) -> dict[str, Any]:
    return {
        "turn": turn.number,
        "seat": turn.seat,
        "before": round(turn.before, DIGITS),
        "after": round(turn.after, DIGITS),
        "lost": round(turn.lost, DIGITS),
        "decisions": [_judgement_dict(each) for each in turn.judgements],
    }


def _judgement_dict(judgement: Judgement) -> dict[str, Any]:
    return {
        "step": judgement.step,
        "turn": judgement.turn,
        "seat": judgement.seat,
        "played": asdict(judgement.played),
        "better": asdict(judgement.better),
        "before": round(judgement.before, DIGITS),
        "after": round(judgement.after, DIGITS),
        "lost": round(judgement.lost, DIGITS),
        "margin": round(judgement.margin, DIGITS),
        "is_mistake": judgement.is_mistake,
        "line": [asdict(each) for each in judgement.line],
    }
