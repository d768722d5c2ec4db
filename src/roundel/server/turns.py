"""The programs' turns: when one is to move it thinks, and its move is played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from roundel.core.errors import RoundelError
from roundel.server.entries import MOVE
from roundel.server.errands import Errands
from roundel.server.hall import Hall
from roundel.server.hosted import Hosted
from roundel.server.news import News
from roundel.server.programs import Pool, Urgency, choose
from roundel.server.referee import Referee
from roundel.server.refusal import NotNow, NotStored

PAUSE = 10.0
"""Seconds before a program that could not move is asked again."""


class Turns:
    """Asks every program that is to move, once for each number of its table."""

    def __init__(
        self,
        pool: Pool,
        hall: Hall,
        referee: Referee,
        news: News,
        errands: Errands,
        now: Callable[[], float],
    ) -> None:
        self._pool = pool
        self._hall = hall
        self._referee = referee
        self._news = news
        self._errands = errands
        self._now = now

    def attend(self, hosted: Hosted) -> None:
        """If it is a program's turn, let it think."""
        program = hosted.program_to_move
        if program is None or hosted.program_asked_at == hosted.number or self._news.is_over:
            return
        hosted.program_asked_at = hosted.number
        self._errands.run(self._let_move(hosted, program))

    async def _let_move(self, hosted: Hosted, program: str) -> None:
        id, number, seat = hosted.id, hosted.number, hosted.to_move
        assert hosted.table is not None
        assert seat is not None
        view = hosted.table.view(seat)
        try:
            move = await self._pool.ask(
                Urgency.MOVE if hosted.is_visited(self._now()) else Urgency.UNSEEN,
                partial(choose, program, view),
                lambda: self._notice(hosted, number, "program-restarted"),
            )
            await self._referee.act(
                id,
                seat,
                MOVE,
                lambda h: h.move(seat, move, number, None, self._now(), by_house=True),
                at=number,
            )
        except NotNow:
            pass  # somebody took back, or another server process asked its own program
        except (RoundelError, RuntimeError):
            self._notice(hosted, number, "program-down")
            await asyncio.sleep(PAUSE)
            hosted.program_asked_at = None
            with suppress(NotStored):
                hosted = await self._hall.table(id)
            self.attend(hosted)

    def _notice(self, hosted: Hosted, number: int, notice: str) -> None:
        """Tell the people at the table how their program is."""
        if hosted.number == number:
            hosted.notice = notice
            self._news.tell(hosted.id)
