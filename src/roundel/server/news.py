"""Who waits for news of which table: here, and at other server processes on the same database."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from select import select
from threading import Event, Thread

from sqlalchemy import URL, Connection, text

from roundel.server.desk import CHANNEL

GLANCE = 1.0
"""Seconds between looks whether the listener should end."""
PAUSE = 1.0
"""Seconds before a lost line to the database is tried again."""


class News:
    """Wakes up whoever listens to a table."""

    def __init__(self) -> None:
        self._ears: dict[str, set[asyncio.Event]] = {}
        self._is_over = False

    def tell(self, table: str) -> None:
        """Something is new at this table."""
        for ear in self._ears.get(table, ()):
            ear.set()

    @contextmanager
    def listening(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever there is news; whoever waits clears it."""
        ear = asyncio.Event()
        if self._is_over:
            ear.set()
        self._ears.setdefault(table, set()).add(ear)
        try:
            yield ear
        finally:
            self._ears[table].discard(ear)
            if not self._ears[table]:
                del self._ears[table]

    def is_heard(self, table: str) -> bool:
        return table in self._ears

    @property
    def is_over(self) -> bool:
        return self._is_over

    def end(self) -> None:
        """The server closes: nobody needs to wait any more."""
        self._is_over = True
        for table in list(self._ears):
            self.tell(table)


def spread(c: Connection, by: str, table: str) -> None:
    """Once this transaction is done, all server processes hear that the table has news."""
    if c.dialect.name == "postgresql":
        said = {"channel": CHANNEL, "said": f"{table} {by}"}
        c.execute(text("SELECT pg_notify(:channel, :said)"), said)


class Listener:
    """Hears what other server processes on a PostgreSQL database tell."""

    def __init__(
        self, url: URL, heard: Callable[[str, str], None], lost: Callable[[], None]
    ) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._lost = lost
        """Called when something may have been missed."""
        self._loop = asyncio.get_running_loop()
        self._is_over = Event()
        self._thread = Thread(target=self._listen, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._is_over.set()
        self._thread.join()

    def _listen(self) -> None:
        import psycopg

        while not self._is_over.is_set():
            with contextlib.suppress(psycopg.Error):
                self._listen_until_lost()
            self._is_over.wait(PAUSE)

    def _listen_until_lost(self) -> None:
        import psycopg

        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._tell(self._lost)
            while not self._is_over.is_set():
                select([connection.fileno()], [], [], GLANCE)
                connection.pgconn.consume_input()
                while notice := connection.pgconn.notifies():
                    said = notice.extra.decode()
                    self._tell(partial(self._heard, *said.split(" ", 1)))

    def _tell(self, call: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # the server is closing
            self._loop.call_soon_threadsafe(call)
