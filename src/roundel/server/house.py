"""The house: opens tables, lets people sit, play and leave, and tells everybody what is new.

The database is the truth. Nothing is acknowledged or shown before it is stored there; what is in
memory follows it, and is brought up to date when somebody else was faster.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from sqlalchemy import Connection

from roundel.core.table import CLAIM, RESIGN
from roundel.server import seating, store
from roundel.server.archive import Archive
from roundel.server.clocks import Clock
from roundel.server.desk import Desk
from roundel.server.easel import Easel
from roundel.server.entries import MOVE, TAKE_BACK, UNDO
from roundel.server.errands import Errands
from roundel.server.hall import Hall
from roundel.server.hosted import Hosted
from roundel.server.news import Listener, News, spread
from roundel.server.presence import Presence
from roundel.server.programs import Pool
from roundel.server.referee import Referee
from roundel.server.refusal import NotNow, NotThere, NotYours
from roundel.server.seating import Sitter
from roundel.server.store import Entry, Stored
from roundel.server.thoughts import Hint, think
from roundel.server.turns import Turns
from roundel.server.watch import Watch

LISTED_FOR = 24 * 3600.0
"""Seconds that a public table waits in the list."""


class House:
    """All tables of the site."""

    def __init__(
        self,
        url: str,
        *,
        programs: int = 1,
        ready_for: Sequence[str] = (),
        now: Callable[[], float] = time.time,
    ) -> None:
        """`programs` processes think, and get ready for the named games before they are asked."""
        self.now = now
        self.news = News()
        self.desk = Desk(url)
        self.pool = Pool(programs, ready_for)
        self.easel = Easel()
        self.hall = Hall(self.desk, self.news, now)
        self.presence = Presence(self.hall, self.news, now)
        self._errands = Errands()
        self.archive = Archive(self.desk, self.pool, self.news, self._errands)
        self._referee = Referee(self.desk, self.hall, self.news, self._errands, now)
        turns = Turns(self.pool, self.hall, self._referee, self.news, self._errands, now)
        self._watch = Watch(self.desk, self.hall, self._referee, self.presence, now)
        self.hall.attend = turns.attend
        self._referee.wake = self._watch.wake
        self._listener: Listener | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def start(self) -> None:
        """From now on clocks are looked at and other server processes are heard."""
        self._loop = asyncio.get_running_loop()
        if self.desk.is_shared:
            self._listener = Listener(self.desk.engine.url, self.hall.heard, self.hall.missed)
        self._errands.run(self._watch.keep())

    def let_go(self) -> None:
        """The server is about to close: nobody waits for news any more. From any thread."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self.news.end)

    async def close(self) -> None:
        """Everybody is sent home; what was acknowledged is stored already."""
        self.news.end()
        await self._errands.end()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        await asyncio.to_thread(self.easel.close)
        await asyncio.to_thread(self.pool.close)
        await asyncio.to_thread(self.desk.close)

    # Sitting down

    async def open(
        self,
        name: str,
        sitters: Sequence[Sitter],
        *,
        options: Mapping[str, int] | None = None,
        clock: Clock | None = None,
        public: bool = False,
        secret: str,
        request: str | None = None,
        known_for: float = math.inf,
    ) -> Hosted:
        """A new table, its shuffle bound. The seats of `me` and `here` are held by the secret. What
        the same secret asked for before under the same name is not opened twice, for so many
        seconds."""
        opening = seating.plan(name, sitters, options or {}, clock, public, self.now())
        id = await self.desk.do(lambda c: seating.open_once(c, opening, secret, request, known_for))
        return await self.table(id)

    async def sit(self, id: str, seat: int, secret: str, name: str = "") -> Hosted:
        """Take a free seat; from now on the secret holds it."""
        return await self._change(
            id, lambda c, stored: seating.sit(c, stored, seat, secret, name, self.now())
        )

    async def hold(self, id: str, seat: int, secret: str) -> Hosted:
        """One more secret for a seat, to go on at another device."""
        return await self._change(id, lambda c, _: store.hold(c, secret, id, seat))

    async def contribute(self, id: str, seat: int, bits: str) -> Hosted:
        """What this seat adds to the shuffle, or nothing; play begins when all have."""
        return await self._change(id, lambda c, stored: seating.contribute(c, stored, seat, bits))

    async def agree_to_hints(self, id: str, seat: int, wanted: bool) -> Hosted:
        """Hints are given between people only when all of them want them."""
        return await self._change(id, lambda c, _: store.change_seat(c, id, seat, hints=wanted))

    async def offer_rematch(self, id: str, seat: int) -> Hosted:
        """Once all people have offered it, a table like this one follows, seats moved on by one."""
        return await self._change(
            id, lambda c, stored: seating.offer_rematch(c, stored, seat, self.now())
        )

    async def _change(self, id: str, work: Callable[[Connection, Stored], None]) -> Hosted:
        """Change who sits at a table; `work` sees it as the database has it."""

        def change(c: Connection) -> None:
            if not store.lock(c, id):
                raise NotThere("no-table")
            work(c, _loaded(c, id))
            seating.begin_if_ready(c, _loaded(c, id), self.now())
            spread(c, self.hall.name, id)

        async def changed() -> Hosted:
            async with self.hall.lock(id):
                await self.desk.do(change)
                hosted = await self.hall.catch_up(id)
            self.news.tell(id)
            return hosted

        return await self._errands.surely(changed())

    # Finding tables

    async def table(self, id: str) -> Hosted:
        """The table as it is now."""
        return await self.hall.table(id)

    async def seat(self, id: str, seat: int, holder: frozenset[str]) -> Hosted:
        """The table, for somebody who must sit there."""
        hosted = await self.hall.table(id)
        seating.chair_at(hosted.seats, seat)
        if seat not in hosted.held_by(holder):
            raise NotYours("not-your-seat")
        self.presence.see(id, seat)
        return hosted

    async def visited(self, id: str, holder: frozenset[str]) -> tuple[Hosted, list[int]]:
        """The table, and the seats of whoever comes to look at it."""
        hosted = await self.hall.table(id)
        own = hosted.held_by(holder)
        self.presence.see(id, *own)
        return hosted, own

    async def tables_of(self, holder: frozenset[str]) -> list[tuple[Hosted, list[int]]]:
        """The tables that these secrets sit at, with their seats; what changed last is first."""
        found: dict[str, list[int]] = {}
        for secret in holder:
            for id, seat in await self.desk.do(partial(_held_by, secret)):
                found.setdefault(id, []).append(seat)
        return [(await self.hall.table(id), seats) for id, seats in found.items()]

    async def open_tables(self) -> list[Hosted]:
        """Public tables that wait for somebody."""
        since = self.now() - LISTED_FOR
        ids = await self.desk.do(lambda c: store.open_tables(c, since))
        return [await self.hall.table(id) for id in ids]

    # Playing

    async def play(
        self, id: str, seat: int, move: str | int, at: int, request: str | None = None
    ) -> Entry:
        """A move, decided when the table was at that number; stored when this returns."""
        return await self._referee.act(
            id,
            seat,
            MOVE,
            lambda h: h.move(seat, move, at, request, self.now()),
            request,
            at,
            move,
        )

    async def undo(self, id: str, seat: int, at: int, request: str | None = None) -> Entry:
        return await self._referee.act(
            id, seat, UNDO, lambda h: h.undo(seat, at, request, self.now()), request, at
        )

    async def take_back(self, id: str, seat: int, at: int, request: str | None = None) -> Entry:
        return await self._referee.act(
            id, seat, TAKE_BACK, lambda h: h.take_back(seat, at, request, self.now()), request, at
        )

    async def resign(self, id: str, seat: int, request: str | None = None) -> Entry:
        return await self._referee.act(
            id, seat, RESIGN, lambda h: h.resign(seat, request, self.now()), request
        )

    async def claim(self, id: str, seat: int, request: str | None = None) -> Entry:
        return await self._referee.act(
            id, seat, CLAIM, lambda h: h.claim(seat, request, self.now()), request
        )

    async def hint(self, id: str, seat: int) -> Hint:
        """The search's choice for this seat: thought about from now on, if nobody has."""
        hosted = await self.hall.table(id)
        if not hosted.may_be_hinted(seat):
            raise NotNow("no-hint")
        known = hosted.hint_of(seat)
        if known is not None and not known.is_lost:
            return known
        hint = hosted.hints[seat] = Hint(hosted.number, seat)
        assert hosted.table is not None
        view = hosted.table.view(seat)

        async def thinking() -> None:
            await think(self.pool, hint, view)
            self.news.tell(id)

        self._errands.run(thinking())
        return hint


def _loaded(c: Connection, id: str) -> Stored:
    stored = store.load(c, id)
    assert stored is not None
    return stored


def _held_by(secret: str, c: Connection) -> list[tuple[str, int]]:
    return store.held_by(c, secret)
