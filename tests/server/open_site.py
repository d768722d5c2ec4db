"""A site as it really runs, in a thread of the test, and people who sit at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import sleep, time
from typing import Any, TypeVar

import uvicorn
from sqlalchemy import Connection

from roundel.client import Refused, Seat, Site
from roundel.server.app import create_app
from roundel.server.guard import Rate, Rates
from roundel.server.house import House
from roundel.server.line import Line

T = TypeVar("T")
OFTEN = Rate(100_000, 100_000)
PATIENT = Rates(any=OFTEN, change=OFTEN, open=OFTEN, streams=1000)
"""Tests ask often."""


class Hands:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


class OpenSite(Site):
    """A site with its house at hand."""

    def __init__(self, url: str, house: House) -> None:
        super().__init__(url, patience=5)
        self.house = house

    def at_the_desk(self, work: Callable[[Connection], T]) -> T:
        """Something done to the database by the only one who has it open."""
        assert self.house._loop is not None
        done = asyncio.run_coroutine_threadsafe(self.house.desk.do(work), self.house._loop)
        return done.result()

    def game_of_two(self, game: str = "splendor", **settings: Any) -> tuple[Seat, Seat]:
        """Ann opens a table, Bob takes the free seat; play has begun."""
        ann = self.open(game, [{"who": "me", "name": "Ann"}, "friend"], **settings)
        return ann, self.take(ann.table, 1, "Bob")


@contextmanager
def open_site(
    database: str, *, rates: Rates = PATIENT, now: Any = time, port: int = 0, **settings: Any
) -> Iterator[OpenSite]:
    """A site on this database, closed in the end as Ctrl-C would."""
    house = House(database, now=now, **settings)
    config = uvicorn.Config(
        create_app(house, rates=rates),
        http=Line,
        port=port,
        log_level="warning",
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    thread = Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        with OpenSite(f"http://127.0.0.1:{port}", house) as site:
            yield site
    finally:
        house.let_go()
        server.should_exit = True
        thread.join()


def in_file(folder: Path) -> str:
    return f"sqlite:///{folder / 'roundel.db'}"


def refused(call: Any, *arguments: Any, **values: Any) -> Refused:
    """What the site said when it refused this."""
    try:
        call(*arguments, **values)
    except Refused as error:
        return error
    raise AssertionError("it was not refused")
