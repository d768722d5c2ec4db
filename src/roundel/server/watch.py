"""Tables that go on though nobody does anything: a clock runs, or a program is to move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection

from roundel.core.errors import RoundelError
from roundel.server import store
from roundel.server.clocks import BEAT, BEATS_MISSED
from roundel.server.desk import Desk
from roundel.server.hall import Hall
from roundel.server.presence import Presence
from roundel.server.referee import Referee
from roundel.server.refusal import NotStored, Refusal
from roundel.server.store import Look

TAKEN_UP = 10
"""Tables left alone that are taken up at a time, of those with a clock and of those whose programs
are to move: whoever is here comes first."""
ASLEEP = BEAT * BEATS_MISSED
"""Seconds without a look after which nobody can have looked."""


class Watch:
    """Looks at all of them again and again: flags fall, and what was left alone is taken up."""

    def __init__(
        self,
        desk: Desk,
        hall: Hall,
        referee: Referee,
        presence: Presence,
        now: Callable[[], float],
    ) -> None:
        self._desk = desk
        self._hall = hall
        self._referee = referee
        self._presence = presence
        self._now = now
        self._looked = now()
        self._in_hand: dict[str, int] = {}
        """Tables that were taken up, each with its number then."""

    async def keep(self) -> None:
        """For as long as the house is open."""
        while True:
            with suppress(Refusal):
                await self.look()
                await self._take_up()
            await asyncio.sleep(BEAT)

    async def look(self) -> None:
        """Keep what the clocks show, then let flags fall. As long as nothing can be stored nobody
        can move, and no clock runs."""
        self.wake()
        now = self._now()
        looks = [each for hosted in self._hall if (each := hosted.look(now)) is not None]
        seen = self._presence.look_round()
        here = seen if self._desk.is_shared else []
        if looks or here:
            try:
                await self._desk.do(partial(_keep, looks, here, now))
            except NotStored:
                self._stand_still()
                raise
        self._looked = now
        for hosted in self._hall:
            if hosted.flag(self._now()) is not None:
                with suppress(Refusal):
                    await self._referee.let_flag_fall(hosted.id)

    def wake(self) -> None:
        """If this process was stopped for a while, nobody could move or be seen meanwhile."""
        if self._now() - self._looked > ASLEEP:
            self._stand_still()

    def _stand_still(self) -> None:
        """What has passed since the last look counts for nobody."""
        now = self._now()
        self._hall.stand_still(self._looked, now)
        self._looked = now

    async def _take_up(self) -> None:
        """Tables that nobody looks after any more: a server process has ended, or this one has
        just begun."""
        now = self._looked
        since = now - ASLEEP if self._desk.is_shared else now
        self._in_hand = {id: at for id, at in self._in_hand.items() if self._waits(id, at)}
        room = TAKEN_UP - len(self._in_hand)

        def take_up(c: Connection) -> list[str]:
            clocks = store.take_up(c, since, now, TAKEN_UP, clocked=True)
            return clocks + (store.take_up(c, since, now, room, clocked=False) if room > 0 else [])

        for id in await self._desk.do(take_up):
            with suppress(RoundelError):  # one that cannot be loaded must not stop the others
                hosted = await self._hall.table(id)
                self._in_hand[id] = hosted.number
                if not hosted.goes_by_itself():  # a program sits there, but a person begins
                    await self._desk.do(partial(_leave, id, hosted.number))

    def _waits(self, id: str, number: int) -> bool:
        """Whether a program still thinks about the move for which the table was taken up."""
        hosted = self._hall.get(id)
        if hosted is None or hosted.number != number:
            return False
        return hosted.program_to_move is not None


def _leave(id: str, number: int, c: Connection) -> None:
    store.leave(c, id, number)


def _keep(looks: list[Look], here: list[tuple[str, int]], now: float, c: Connection) -> None:
    store.look(c, looks, now)
    store.see(c, here, now)
