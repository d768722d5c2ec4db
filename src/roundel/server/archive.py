"""Games that lie open to anybody: finished ones of this site, and records that people brought."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from contextlib import suppress

from roundel.core.record import replay
from roundel.core.table import Table
from roundel.server import seating, store, thoughts
from roundel.server.desk import Desk
from roundel.server.errands import Errands
from roundel.server.hosted import Hosted
from roundel.server.news import News
from roundel.server.programs import Pool
from roundel.server.refusal import Malformed, NotNow, NotStored, NotThere, TooMuch
from roundel.server.store import OVER
from roundel.server.thoughts import Analysis

LONGEST_RECORD = 400_000
"""Letters: more than the longest game needs."""
MARK = "\ufeff"
"""What some editors put before a text."""
REPLAYED = 100
"""Games in memory."""


class Archive:
    """Every game by its id: that of its table, or that of a record."""

    def __init__(self, desk: Desk, pool: Pool, news: News, errands: Errands) -> None:
        self._desk = desk
        self._pool = pool
        self._news = news
        self._games: OrderedDict[str, Table] = OrderedDict()
        self._analyses: dict[str, Analysis] = {}
        self._errands = errands
        self._reading = asyncio.Semaphore(1)
        """Long records are checked one after the other: the site needs its time for players."""

    async def bring(self, text: str, now: float) -> str:
        """Keep a record once every line of it has been checked; its id."""
        if len(text) > LONGEST_RECORD:
            raise TooMuch("record-too-large", most=LONGEST_RECORD)
        text = text.removeprefix(MARK)
        async with self._reading:
            table = await asyncio.to_thread(replay, text)
        if any(len(name) > seating.LONGEST_NAME for name in table.names):
            raise Malformed("name-malformed", most=seating.LONGEST_NAME)
        id = seating.new_id()
        await self._desk.do(lambda c: store.keep_record(c, id, text, now))
        self._remember(id, table)
        return id

    async def game(self, id: str) -> Table:
        """The game of this id, if it lies open."""
        known = self._games.get(id)
        if known is not None:
            self._games.move_to_end(id)
            return known
        if not id.isalnum():
            raise NotThere("no-record")
        text = await self._desk.do(lambda c: store.kept_record(c, id))
        if text is not None:
            table = await asyncio.to_thread(replay, text)
        else:
            stored = await self._desk.do(lambda c: store.load(c, id))
            if stored is None:
                raise NotThere("no-record")
            if stored.state != OVER:
                raise NotNow("not-over")
            played = (await asyncio.to_thread(Hosted, stored, 0.0)).table
            assert played is not None
            table = played
        self._remember(id, table)
        return table

    def _remember(self, id: str, table: Table) -> None:
        self._games[id] = table
        if len(self._games) > REPLAYED:
            self._games.popitem(last=False)

    async def analysis(self, id: str) -> Analysis | None:
        """How far the analysis of a game is; None before somebody asked for it."""
        await self.game(id)
        if id not in self._analyses:
            text = await self._desk.do(lambda c: store.kept_analysis(c, id))
            if text is None:
                return None
            found = json.loads(text)
            judged = sum(len(turn["decisions"]) for turn in found["turns"])
            return Analysis(judged, judged, found)
        return self._analyses[id]

    async def analyse(self, id: str) -> Analysis:
        """Begin the analysis of a game, if nobody has."""
        known = await self.analysis(id)
        if known is not None and not known.is_lost:
            return known
        analysis = self._analyses[id] = Analysis()
        self._errands.run(self._analyse(id, analysis))
        return analysis

    async def _analyse(self, id: str, analysis: Analysis) -> None:
        table = await self.game(id)
        await thoughts.analyse(self._pool, table, analysis, lambda: self._news.tell(id))
        if analysis.found is None:
            return
        text = json.dumps(analysis.found)
        with suppress(NotStored):  # it is in memory; should it be lost, it is made again
            await self._desk.do(lambda c: store.keep_analysis(c, id, text))
            del self._analyses[id]
