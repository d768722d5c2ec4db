"""The one thread that writes and reads: all that waits goes into one transaction.

So many moves share one flush to the disk, and nothing is answered before that flush.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError
from sqlalchemy.pool import QueuePool, StaticPool

from roundel.core.errors import RoundelError
from roundel.server.refusal import DiskFull, NotStored
from roundel.server.schema import METADATA

T = TypeVar("T")

MOST_TOGETHER = 256
"""Jobs in one transaction."""
CHANNEL = "roundel"
"""Where server processes on one database tell each other which table has news."""


class NoDatabase(RoundelError):
    """The database cannot be used; the message says why."""


@dataclass
class _Job:
    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Desk:
    """Takes jobs: functions of a connection. Each is done wholly or not at all."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.is_shared = self.engine.dialect.name != "sqlite"
        """Whether other server processes may work on the same database."""
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._set_up()
        self._thread = Thread(target=self._work, name="desk", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """What comes of the job, once it is stored."""
        loop = asyncio.get_running_loop()
        job = _Job(work, loop.create_future(), loop)
        self._jobs.put(job)
        result: T = await job.done
        return result

    def close(self) -> None:
        """Everything that was asked for is done first."""
        self._jobs.put(None)
        self._thread.join()
        self.engine.dispose()

    def _set_up(self) -> None:
        """Every table is there, whoever was here before."""
        try:
            with self.engine.begin() as connection:
                if self.is_shared:  # several processes may come to an empty database at once
                    connection.execute(text("SELECT pg_advisory_xact_lock(7294)"))
                METADATA.create_all(connection)
        except DBAPIError as error:
            raise NoDatabase(_why(error, self.engine)) from None

    def _work(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            goes_on = True
            try:
                while len(jobs) < MOST_TOGETHER:
                    job = self._jobs.get_nowait()
                    if job is None:
                        goes_on = False
                        break
                    jobs.append(job)
            except Empty:
                pass
            self._do_together(jobs)
            if not goes_on:
                return

    def _do_together(self, jobs: list[_Job]) -> None:
        try:
            with self.engine.begin() as connection:
                results = [job.work(connection) for job in jobs]
        except Exception as error:
            if len(jobs) > 1:  # one of them must not spoil the others
                for job in jobs:
                    self._do_together([job])
            else:
                _answer(jobs, [refused(error)])
        else:
            _answer(jobs, results)


def _answer(jobs: list[_Job], results: list[Any]) -> None:
    """Tell those who wait, all at once for every loop."""

    def tell() -> None:
        for job, result in zip(jobs, results, strict=True):
            if job.done.done():
                continue
            if isinstance(result, Exception):
                job.done.set_exception(result)
            else:
                job.done.set_result(result)

    with suppress(RuntimeError):  # nobody is there any more
        jobs[0].loop.call_soon_threadsafe(tell)


def refused(error: Exception) -> Exception:
    """A failure of the database in words for people; any other as it is."""
    if not isinstance(error, DBAPIError):
        return error
    said = str(error.orig).lower()
    if "full" in said or "no space" in said or "disk i/o" in said:
        return DiskFull("disk-full")
    return NotStored("not-stored")


def _engine(url: str) -> Engine:
    try:
        place = make_url(url)
        if place.drivername == "postgresql":
            place = place.set(drivername="postgresql+psycopg")
        if place.get_backend_name() == "sqlite":
            engine = create_engine(
                place,
                poolclass=StaticPool,
                connect_args={"check_same_thread": False, "timeout": 2},
            )
            _set_up_sqlite(engine)
            return engine
        if place.get_backend_name() == "postgresql":
            return create_engine(place, poolclass=QueuePool, pool_size=1, pool_pre_ping=True)
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise NoDatabase(f"--database {url!r}: {error}") from None
    raise NoDatabase(f"--database {url!r}: give a URL that begins with sqlite: or postgresql:")


def _set_up_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say ourselves where a transaction begins
        for pragma in (
            "locking_mode=EXCLUSIVE",
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _why(error: DBAPIError, engine: Engine) -> str:
    shown = engine.url.render_as_string(hide_password=True)
    if isinstance(error, OperationalError) and "locked" in str(error.orig):
        return (
            f"another server uses {shown}; end it first, "
            "or give several servers one PostgreSQL database with --database"
        )
    return f"cannot open {shown}: {' '.join(str(error.orig).split())}"
