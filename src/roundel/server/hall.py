"""The tables in memory. The database is the truth; what is here follows it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from weakref import WeakValueDictionary

from roundel.server import store
from roundel.server.clocks import BEAT, BEATS_MISSED
from roundel.server.desk import Desk
from roundel.server.hosted import Hosted
from roundel.server.news import News
from roundel.server.refusal import NotThere
from roundel.server.store import Stored

HOSTED = 1000
"""Tables in memory, beyond those that somebody is at."""


class Hall:
    """Every table that somebody is at, and as many others as there is room for."""

    def __init__(self, desk: Desk, news: News, now: Callable[[], float]) -> None:
        self.name = secrets.token_hex(4)
        """Among the server processes on one database."""
        self._desk = desk
        self._news = news
        self._now = now
        self._tables: dict[str, Hosted] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._doubtful: set[str] = set()
        """Tables of which the database may know more than we."""
        self.attend: Callable[[Hosted], None] = lambda hosted: None
        """Called when a table is as the database has it: perhaps a program is to move."""

    def __iter__(self) -> Iterator[Hosted]:
        return iter(list(self._tables.values()))

    def get(self, id: str) -> Hosted | None:
        """The table, if it is in memory."""
        return self._tables.get(id)

    def lock(self, id: str) -> asyncio.Lock:
        """Whoever holds it alone changes what we know of this table."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    def doubt(self, id: str) -> None:
        """The database may know more of this table than we."""
        self._doubtful.add(id)

    async def table(self, id: str) -> Hosted:
        """The table as it is now."""
        hosted = self._tables.get(id)
        if hosted is None or self._desk.is_shared or id in self._doubtful:
            async with self.lock(id):
                hosted = await self.catch_up(id)
        return hosted

    async def table_seen(self, id: str) -> Hosted:
        """The table as far as there was news of it; enough for whoever hears the news."""
        hosted = self._tables.get(id)
        return await self.table(id) if hosted is None or id in self._doubtful else hosted

    async def held(self, id: str) -> Hosted:
        """The same, for whoever holds its lock."""
        hosted = self._tables.get(id)
        return await self.catch_up(id) if hosted is None or id in self._doubtful else hosted

    async def catch_up(self, id: str) -> Hosted:
        """Everything that the database knows of a table; called by whoever holds its lock."""
        if not id.isalnum():  # not even a question for the database
            raise NotThere("no-table")
        hosted = self._tables.get(id)
        after = 0 if hosted is None else hosted.number
        self._doubtful.discard(id)
        try:
            stored = await self._desk.do(lambda c: store.load(c, id, after))
        except BaseException:
            self._doubtful.add(id)
            raise
        if stored is None:
            raise NotThere("no-table")
        if hosted is None:
            hosted = await asyncio.to_thread(Hosted, stored, self._now())
            self._set_clock(hosted, stored)
            self._make_room()
            self._tables[id] = hosted
        else:
            hosted.catch_up(stored)
        if hosted.number > after:
            self._news.tell(id)
        self.attend(hosted)
        return hosted

    def _set_clock(self, hosted: Hosted, stored: Stored) -> None:
        """The running clock goes on from where somebody looked at it last."""
        now, looked = self._now(), stored.looked
        is_looked_at = self._desk.is_shared and now - (looked or 0.0) <= BEAT * BEATS_MISSED
        since = looked if looked is not None and is_looked_at else now
        hosted.keep_clock_from(since, stored.left)

    def stand_still(self, since: float, until: float) -> None:
        """Between these times nobody could move at any table, nor be seen."""
        for id, hosted in self._tables.items():
            hosted.stand_still(since, until)
            self._news.tell(id)

    def _make_room(self) -> None:
        """Forget tables at which nobody is; they can be loaded again."""
        if len(self._tables) < HOSTED:
            return
        for id, hosted in list(self._tables.items()):
            is_running = hosted.clocks is not None and hosted.clocks.running is not None
            if not (is_running or self._news.is_heard(id) or id in self._locks):
                del self._tables[id]

    def heard(self, id: str, by: str) -> None:
        """Some server process says that a table has news."""
        if by != self.name and id in self._tables:
            self._doubtful.add(id)
            self._news.tell(id)

    def missed(self) -> None:
        """News may have been missed, of any table."""
        self._doubtful |= set(self._tables)
        for id in self._tables:
            self._news.tell(id)
