"""What programs think for people: hints while they play, the analysis of a finished game.

Both are made beside the game, from what the seat that decides could know.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from roundel.agents.analysis import ExactJudge, Judge, Judgement, judged_steps, put_together
from roundel.agents.perfect import is_known_of, known
from roundel.agents.search import SearchAgent
from roundel.core.table import Table
from roundel.core.view import View
from roundel.server.programs import Pool, ProgramLost, Urgency

ADVISER = "expert"
"""Who gives hints."""
JUDGE = "club"
"""Whose budget every decision of a finished game is judged with."""
SEED = 0
SHOWN = 3
"""Moves of a hint."""
TOGETHER = 4
"""Decisions of one game that wait to be judged at a time."""


@dataclass(frozen=True)
class Line:
    """A move that was thought about: the result that may be expected, and what may follow."""

    move: int
    expected: float
    visits: int
    continuation: tuple[int, ...]


@dataclass
class Hint:
    """What a seat asked when the table was at this number; no lines while it is thought about."""

    number: int
    seat: int
    lines: tuple[Line, ...] = ()
    is_lost: bool = False

    @property
    def is_ready(self) -> bool:
        return bool(self.lines)


@dataclass
class Analysis:
    """How far a finished game has been judged, and what came of it."""

    done: int = 0
    of: int = 0
    found: dict[str, Any] | None = None
    is_lost: bool = False


async def think(pool: Pool, hint: Hint, view: View) -> None:
    """Find the best moves of a view."""
    try:
        hint.lines = await pool.ask(Urgency.HINT, partial(advise, view))
    except (ProgramLost, RuntimeError):
        hint.is_lost = True


async def analyse(pool: Pool, table: Table, analysis: Analysis, told: Callable[[], None]) -> None:
    """Judge every decision of a game; `told` is called whenever it has come further."""
    steps = judged_steps(table)
    analysis.of = len(steps)
    told()
    turn = asyncio.Semaphore(TOGETHER)

    async def judged(step: int) -> Judgement:
        made = table.history[step]
        assert made.number is not None
        call = partial(judge, table.view_at(step, made.seat), step, made.number)
        async with turn:
            judgement: Judgement = await pool.ask(Urgency.ANALYSIS, call)
        analysis.done += 1
        told()
        return judgement

    try:
        found = await asyncio.gather(*(judged(step) for step in steps))
    except (ProgramLost, RuntimeError):
        analysis.is_lost = True
    else:
        made = put_together(table, _judge(table.view(None)), found).as_dict()
        analysis.found = json.loads(json.dumps(made))
    told()


# In another process


def advise(view: View) -> tuple[Line, ...]:
    """The best moves of a view, the same each time; exact where the game is solved."""
    thought = known(view) or SearchAgent(level=ADVISER, trees=2, seed=SEED).think(view)
    return tuple(
        Line(line.move.number, line.expected, line.visits, line.continuation)
        for line in thought.lines[:SHOWN]
    )


def judge(view: View, step: int, played: int) -> Judgement:
    """What a decision was worth."""
    return _judge(view).judge(view, step, played)


def _judge(view: View) -> Judge | ExactJudge:
    """Perfect play where it is known; else search."""
    if is_known_of(view):
        return ExactJudge()
    by = SearchAgent(level=JUDGE, seed=SEED)
    return Judge(by, by.budget(view.game), SEED)
