"""The referee: opens tables, lets people sit, play and leave, and tells everybody what is new.

The database is the truth. Nothing is acknowledged or shown before it is stored there; what is in
memory follows it, and is brought up to date when somebody else was faster.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from roundel.core.errors import RoundelError
from roundel.core.table import CLAIM, RESIGN
from roundel.server import seating, store
from roundel.server.archive import Archive
from roundel.server.clocks import Clock
from roundel.server.desk import Desk
from roundel.server.easel import Easel
from roundel.server.hosted import LONGEST_REQUEST, MOVE, TAKE_BACK, UNDO, Decision, Hosted
from roundel.server.news import Listener, News, spread
from roundel.server.programs import Pool, Urgency, choose
from roundel.server.refusal import Malformed, NotNow, NotStored, NotThere, NotYours, Refusal
from roundel.server.seating import Sitter
from roundel.server.store import OVER, PLAYING, Entry, Stored
from roundel.server.thoughts import Hint, think

T = TypeVar("T")

TRIES = 20
"""Times that something is decided anew because another server process was faster."""
HOSTED = 1000
"""Tables in memory, beyond those that somebody is at."""
LISTED_FOR = 24 * 3600.0
"""Seconds that a public table waits in the list."""
BEAT = 2.0
"""Seconds between looks at the running clocks."""
BEATS_MISSED = 3
"""After which nobody is taken to look at a clock any more."""
PROGRAM_PAUSE = 10.0
"""Seconds before a program that could not move is asked again."""


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
        self.archive = Archive(self.desk, self.pool, self.news)
        self._name = secrets.token_hex(4)
        """Among the server processes."""
        self._tables: dict[str, Hosted] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._doubtful: set[str] = set()
        """Tables of which the database may know more than we."""
        self._here: dict[tuple[str, int], int] = {}
        """How many event streams each seat has open."""
        self._errands: set[asyncio.Task[Any]] = set()
        self._listener: Listener | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def start(self) -> None:
        """From now on clocks are looked at and other server processes are heard."""
        self._loop = asyncio.get_running_loop()
        if self.desk.is_shared:
            self._listener = Listener(self.desk.engine.url, self._heard, self._missed)
        self._run(self._look_at_clocks())

    def let_go(self) -> None:
        """The server is about to close: nobody waits for news any more. From any thread."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self.news.end)

    async def close(self) -> None:
        """Everybody is sent home; what was acknowledged is stored already."""
        self.news.end()
        errands = list(self._errands)
        for errand in errands:
            errand.cancel()
        await asyncio.gather(*errands, return_exceptions=True)
        await self.archive.close()
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
    ) -> Hosted:
        """A new table, its shuffle bound. The seats of `me` and `here` are held by the secret."""
        setting, seats = seating.plan(name, sitters, options or {}, clock, public, self.now())
        await self.desk.do(lambda c: store.open_table(c, setting, seats, secret))
        return await self.table(setting.id)

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
            spread(c, self._name, id)

        async def changed() -> Hosted:
            async with self._lock(id):
                await self.desk.do(change)
                hosted = await self._catch_up(id)
            self.news.tell(id)
            return hosted

        return await self._surely(changed())

    # Finding tables

    async def table(self, id: str) -> Hosted:
        """The table as it is now."""
        hosted = self._tables.get(id)
        if hosted is None or self.desk.is_shared or id in self._doubtful:
            async with self._lock(id):
                hosted = await self._catch_up(id)
        return hosted

    async def table_seen(self, id: str) -> Hosted:
        """The table as far as there was news of it; enough for whoever hears the news."""
        hosted = self._tables.get(id)
        return await self.table(id) if hosted is None or id in self._doubtful else hosted

    async def seat(self, id: str, seat: int, holder: frozenset[str]) -> Hosted:
        """The table, for somebody who must sit there."""
        hosted = await self.table(id)
        seating.chair_at(hosted.seats, seat)
        if seat not in hosted.held_by(holder):
            raise NotYours("not-your-seat")
        self._see(id, seat)
        return hosted

    async def tables_of(self, holder: frozenset[str]) -> list[tuple[Hosted, list[int]]]:
        """The tables that these secrets sit at, with their seats; what changed last is first."""
        found: dict[str, list[int]] = {}
        for secret in holder:
            for id, seat in await self.desk.do(partial(_held_by, secret)):
                found.setdefault(id, []).append(seat)
        return [(await self.table(id), seats) for id, seats in found.items()]

    async def open_tables(self) -> list[Hosted]:
        """Public tables that wait for somebody."""
        since = self.now() - LISTED_FOR
        ids = await self.desk.do(lambda c: store.open_tables(c, since))
        return [await self.table(id) for id in ids]

    @contextmanager
    def present(self, id: str, seat: int | None) -> Iterator[asyncio.Event]:
        """Somebody looks at a table: whoever sits there is seen; the event tells of news."""
        with self.news.listening(id) as ear:
            if seat is None:
                yield ear
                return
            key = (id, seat)
            self._here[key] = self._here.get(key, 0) + 1
            self._see(id, seat)
            self.news.tell(id)
            try:
                yield ear
            finally:
                self._see(id, seat)
                self._here[key] -= 1
                if not self._here[key]:
                    del self._here[key]

    def _see(self, id: str, seat: int) -> None:
        hosted = self._tables.get(id)
        if hosted is not None:
            hosted.seats[seat].seen = self.now()

    # Playing

    async def play(
        self, id: str, seat: int, move: str | int, at: int, request: str | None = None
    ) -> Entry:
        """A move, decided when the table was at that number; stored when this returns."""
        return await self._act(
            id, seat, MOVE, lambda h: h.move(seat, move, at, request, self.now()), request, at
        )

    async def undo(self, id: str, seat: int, at: int, request: str | None = None) -> Entry:
        return await self._act(
            id, seat, UNDO, lambda h: h.undo(seat, at, request, self.now()), request, at
        )

    async def take_back(self, id: str, seat: int, at: int, request: str | None = None) -> Entry:
        return await self._act(
            id, seat, TAKE_BACK, lambda h: h.take_back(seat, at, request, self.now()), request, at
        )

    async def resign(self, id: str, seat: int, request: str | None = None) -> Entry:
        return await self._act(
            id, seat, RESIGN, lambda h: h.resign(seat, request, self.now()), request
        )

    async def claim(self, id: str, seat: int, request: str | None = None) -> Entry:
        return await self._act(
            id, seat, CLAIM, lambda h: h.claim(seat, request, self.now()), request
        )

    async def hint(self, id: str, seat: int) -> Hint:
        """The search's choice for this seat: thought about from now on, if nobody has."""
        hosted = await self.table(id)
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

        self._run(thinking())
        return hint

    async def _act(
        self,
        id: str,
        seat: int,
        kind: str,
        decide: Callable[[Hosted], Decision],
        request: str | None = None,
        at: int | None = None,
    ) -> Entry:
        """Decide, store, and only then let it happen; what was asked before is not done again."""
        if request is not None and not 1 <= len(request) <= LONGEST_REQUEST:
            raise Malformed("request-malformed", most=LONGEST_REQUEST)

        async def act() -> Entry:
            async with self._lock(id):
                hosted = self._tables.get(id)
                if hosted is None or id in self._doubtful:
                    hosted = await self._catch_up(id)
                for _ in range(TRIES):
                    earlier = hosted.asked_before(seat, request)
                    if earlier is not None:
                        return _same(earlier, kind, at)
                    fallen = hosted.flag(self.now())
                    is_behind = at is not None and at > hosted.number and self.desk.is_shared
                    if not is_behind:
                        decision = fallen or decide(hosted)
                        if await self._stored(hosted, decision) and fallen is None:
                            return decision.entry
                    hosted = await self._catch_up(id)
                    if is_behind and at is not None and at > hosted.number:
                        decide(hosted)  # says that this number is not there
            raise NotStored("not-stored")

        return await self._surely(act())

    async def _stored(self, hosted: Hosted, decision: Decision) -> bool:
        """Whether the decision has happened; False when another server process was faster."""
        id, entry = hosted.id, decision.entry
        state = OVER if decision.table.is_over else PLAYING

        def add(c: Connection) -> bool:
            added = store.add_entry(c, id, entry, state)
            if added:
                spread(c, self._name, id)
            return added

        try:
            added = await self.desk.do(add)
        except BaseException:
            self._doubtful.add(id)
            raise
        if added:
            hosted.accept(decision)
            hosted.notice = None
            self.news.tell(id)
            self._ask_program(hosted)
        return added

    # What goes on by itself

    def _ask_program(self, hosted: Hosted) -> None:
        """If it is a program's turn, let it think, once for each number."""
        program = hosted.program_to_move
        if program is None or hosted.program_asked_at == hosted.number or self.news.is_over:
            return
        hosted.program_asked_at = hosted.number
        self._run(self._let_program_move(hosted, program))

    async def _let_program_move(self, hosted: Hosted, program: str) -> None:
        id, number, seat = hosted.id, hosted.number, hosted.to_move
        assert hosted.table is not None
        assert seat is not None
        view = hosted.table.view(seat)
        try:
            move = await self.pool.ask(
                Urgency.MOVE,
                partial(choose, program, view),
                lambda: self._notice(hosted, number, "program-restarted"),
            )
            await self._act(
                id,
                seat,
                MOVE,
                lambda h: h.move(seat, move, number, None, self.now(), by_house=True),
                at=number,
            )
        except NotNow:
            pass  # somebody took back, or another server process asked its own program
        except (RoundelError, RuntimeError):
            self._notice(hosted, number, "program-down")
            await asyncio.sleep(PROGRAM_PAUSE)
            hosted.program_asked_at = None
            self._ask_program(await self.table(id))

    def _notice(self, hosted: Hosted, number: int, notice: str) -> None:
        """Tell the people at the table how their program is."""
        if hosted.number == number:
            hosted.notice = notice
            self.news.tell(hosted.id)

    async def _look_at_clocks(self) -> None:
        """Flags fall, and what the clocks show is kept, again and again."""
        while True:
            await asyncio.sleep(BEAT)
            with suppress(Refusal):
                await self._beat()

    async def _beat(self) -> None:
        now = self.now()
        running = []
        for hosted in list(self._tables.values()):
            if hosted.clocks is None or hosted.clocks.running is None or hosted.state != PLAYING:
                continue
            decision = hosted.flag(now)
            if decision is None:
                running.append((hosted.id, hosted.clocks.left_at(hosted.clocks.running, now)))
            else:
                await self._let_flag_fall(hosted.id)
        here = list(self._here) if self.desk.is_shared else []
        for key in self._here:
            self._see(*key)
        if running or here:
            await self.desk.do(partial(_keep_up, running, here, now))

    async def _let_flag_fall(self, id: str) -> None:
        async with self._lock(id):
            hosted = await self._catch_up(id)
            decision = hosted.flag(self.now())
            if decision is not None:
                await self._stored(hosted, decision)

    # Keeping up with the database

    def _lock(self, id: str) -> asyncio.Lock:
        """Whoever holds it alone changes what we know of this table."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    async def _catch_up(self, id: str) -> Hosted:
        """Everything that the database knows of a table; called by whoever holds its lock."""
        hosted = self._tables.get(id)
        after = 0 if hosted is None else hosted.number
        self._doubtful.discard(id)
        try:
            stored = await self.desk.do(lambda c: store.load(c, id, after))
        except BaseException:
            self._doubtful.add(id)
            raise
        if stored is None:
            raise NotThere("no-table")
        if hosted is None:
            hosted = Hosted(stored, self.now())
            self._set_clock(hosted, stored)
            self._make_room()
            self._tables[id] = hosted
        else:
            hosted.catch_up(stored)
        if hosted.number > after:
            self.news.tell(id)
        self._ask_program(hosted)
        return hosted

    def _set_clock(self, hosted: Hosted, stored: Stored) -> None:
        """The running clock goes on from where somebody looked at it last."""
        now, beat = self.now(), stored.beat or 0.0
        decided = hosted.entries[-1].at if hosted.entries else stored.begun or 0.0
        left = stored.beat_left if beat > decided else None
        looked = max(beat, decided)
        is_looked_at = self.desk.is_shared and now - looked <= BEAT * BEATS_MISSED
        hosted.keep_clock_from(looked if is_looked_at else now, left)

    def _make_room(self) -> None:
        """Forget tables at which nobody is; they can be loaded again."""
        if len(self._tables) < HOSTED:
            return
        for id, hosted in list(self._tables.items()):
            is_running = hosted.clocks is not None and hosted.clocks.running is not None
            if not (is_running or self.news.is_heard(id) or id in self._locks):
                del self._tables[id]

    def _heard(self, id: str, by: str) -> None:
        """Some server process says that a table has news."""
        if by != self._name and id in self._tables:
            self._doubtful.add(id)
            self.news.tell(id)

    def _missed(self) -> None:
        """News may have been missed, of any table."""
        self._doubtful |= set(self._tables)
        for id in self._tables:
            self.news.tell(id)

    def _run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        return task

    async def _surely(self, work: Coroutine[Any, Any, T]) -> T:
        """Done to its end, even if whoever asked is gone."""
        return await asyncio.shield(self._run(work))


def _loaded(c: Connection, id: str) -> Stored:
    stored = store.load(c, id)
    assert stored is not None
    return stored


def _held_by(secret: str, c: Connection) -> list[tuple[str, int]]:
    return store.held_by(c, secret)


def _keep_up(
    running: list[tuple[str, float]], here: list[tuple[str, int]], now: float, c: Connection
) -> None:
    store.beat(c, running, now)
    store.see(c, here, now)


def _same(earlier: Entry, kind: str, at: int | None) -> Entry:
    """The entry of a repeated request, if it really is the same."""
    if earlier.kind != kind or (at is not None and earlier.number != at + 1):
        raise NotNow("request-used")
    return earlier
