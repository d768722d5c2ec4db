"""Whoever decides, decides here: nothing happens at a table before it is stored."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

from roundel.server import store
from roundel.server.desk import Desk
from roundel.server.errands import Errands
from roundel.server.hall import Hall
from roundel.server.hosted import Decision, Hosted
from roundel.server.news import News, spread
from roundel.server.refusal import NotNow, NotStored
from roundel.server.seating import check_request
from roundel.server.store import OVER, PLAYING, Entry

TRIES = 20
"""Times that something is decided anew because another server process was faster."""


class Referee:
    """Decides, stores, and only then lets it happen."""

    def __init__(
        self, desk: Desk, hall: Hall, news: News, errands: Errands, now: Callable[[], float]
    ) -> None:
        self._desk = desk
        self._hall = hall
        self._news = news
        self._errands = errands
        self._now = now
        self.wake: Callable[[], None] = lambda: None
        """Called before a clock is read: perhaps nobody could for a while."""

    async def act(
        self,
        id: str,
        seat: int,
        kind: str,
        decide: Callable[[Hosted], Decision],
        request: str | None = None,
        at: int | None = None,
        move: str | int | None = None,
    ) -> Entry:
        """The entry that comes of a decision; what was asked before is not done again."""
        if request is not None:
            check_request(request)
        return await self._errands.surely(self._act(id, seat, kind, decide, request, at, move))

    async def _act(
        self,
        id: str,
        seat: int,
        kind: str,
        decide: Callable[[Hosted], Decision],
        request: str | None,
        at: int | None,
        move: str | int | None,
    ) -> Entry:
        async with self._hall.lock(id):
            hosted = await self._hall.held(id)
            for _ in range(TRIES):
                earlier = hosted.asked_before(seat, request)
                if earlier is not None:
                    return _same(hosted, earlier, kind, at, move)
                self.wake()
                fallen = hosted.flag(self._now())
                is_behind = at is not None and at > hosted.number and self._desk.is_shared
                if not is_behind:
                    decision = fallen or decide(hosted)
                    if await self._stored(hosted, decision) and fallen is None:
                        return decision.entry
                hosted = await self._hall.catch_up(id)
                if is_behind and at is not None and at > hosted.number:
                    decide(hosted)  # says that this number is not there
        raise NotStored("not-stored")

    async def let_flag_fall(self, id: str) -> None:
        """If somebody's time is up, the game is lost for them."""
        async with self._hall.lock(id):
            hosted = await self._hall.catch_up(id)
            self.wake()
            decision = hosted.flag(self._now())
            if decision is not None:
                await self._stored(hosted, decision)

    async def _stored(self, hosted: Hosted, decision: Decision) -> bool:
        """Whether the decision has happened; False when another server process was faster."""
        id, entry = hosted.id, decision.entry
        state = OVER if decision.table.is_over else PLAYING
        goes_on, went_on = hosted.goes_by_itself(decision.table), hosted.goes_by_itself()

        def add(c: Connection) -> bool:
            added = store.add_entry(c, id, entry, state)
            if added:
                if goes_on:
                    store.watch(c, id, entry.number, entry.at)
                elif went_on or entry.number == 1:
                    store.leave(c, id, entry.number)
                spread(c, self._hall.name, id)
            return added

        try:
            added = await self._desk.do(add)
        except BaseException:
            self._hall.doubt(id)
            raise
        if added:
            hosted.accept(decision)
            hosted.notice = None
            self._news.tell(id)
            self._hall.attend(hosted)
        return added


def _same(
    hosted: Hosted, earlier: Entry, kind: str, at: int | None, move: str | int | None
) -> Entry:
    """The entry of a repeated request, if it really is the same."""
    if (
        earlier.kind != kind
        or (at is not None and earlier.number != at + 1)
        or (move is not None and not hosted.is_entry_of(earlier, move))
    ):
        raise NotNow("request-used")
    return earlier
