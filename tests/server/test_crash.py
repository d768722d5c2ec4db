"""Killed at any moment, the server loses no acknowledged move and plays none twice."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from time import sleep

import pytest
from sqlalchemy import create_engine, select

from roundel import client
from roundel.client import Seat, Site
from roundel.server.hosted import Hosted
from roundel.server.schema import ENTRIES, TABLES
from roundel.server.store import load
from tests.server.nurse import nursery
from tests.server.open_site import in_file

KILLS = 50
IN_PLAY = 30
SERVING = 0.8
"""So many lives last for some moves; the others perhaps end before the server serves."""
MOST_MOVES = 12
A_MOMENT = 0.05
"""Seconds more, so that the kill falls anywhere between two acknowledgements."""


class Player:
    """Plays any moves at one table after another, and writes down what was acknowledged."""

    def __init__(self, url: str, seed: int) -> None:
        self.site = Site(url, patience=20)
        self.dice = random.Random(seed)
        self.seats: list[Seat] = []
        self.acknowledged: dict[tuple[str, int], str] = {}
        """By table and number, the text of the move."""

    def play(self, enough: Event) -> None:
        """Game after game, until enough has been played."""
        for seat in self.seats:
            while not enough.is_set() and self.decide(seat):
                pass

    def decide(self, seat: Seat) -> bool:
        """One move, if it is our turn; whether the game goes on."""
        seen = seat.look()
        if seen["to_move"] == seat.seat:
            move = self.dice.choice(seen["moves"])
            number = seat.play(move["number"])
            assert number == seen["number"] + 1
            self.acknowledged[seat.table, number] = move["text"]
        return bool(seen["state"] != "over")


class Host:
    """Opens one table after another, and lets somebody sit down at each."""

    def __init__(self, url: str) -> None:
        self.site, self.guests = Site(url, patience=20), Site(url, patience=20)
        self.opened: list[str] = []

    def receive(self, enough: Event) -> None:
        while not enough.is_set():
            seat = self.site.open("splendor", ["me", "friend"])
            self.opened.append(seat.table)
            assert self.guests.take(seat.table, 1).look()["state"] == "playing"


def test_no_acknowledged_move_is_lost_and_none_is_played_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "PAUSE", 0.01)
    database = in_file(tmp_path)
    enough, dice = Event(), random.Random(7)
    with nursery(database) as house, ThreadPoolExecutor(3) as threads:
        ann, bob = (Player(house.url, seed) for seed in (1, 2))
        for _ in range(IN_PLAY):
            ann.seats.append(ann.site.open("splendor", ["me", "friend"]))
            bob.seats.append(bob.site.take(ann.seats[-1].table, 1))
        host = Host(house.url)
        playing = [threads.submit(player.play, enough) for player in (ann, bob)]
        playing.append(threads.submit(host.receive, enough))
        for _ in range(KILLS):
            if dice.random() < SERVING:
                wanted = len(ann.acknowledged) + len(bob.acknowledged) + dice.randint(1, MOST_MOVES)
                while len(ann.acknowledged) + len(bob.acknowledged) < wanted:
                    assert not any(player.done() for player in playing)
                    sleep(0.001)
            sleep(dice.uniform(0.0, A_MOMENT))
            house.kill()
            house.start()
        enough.set()
        for player in playing:
            player.result()
    for site in (ann.site, bob.site, host.site, host.guests):
        site.close()
    opened = host.opened + [seat.table for seat in ann.seats]
    assert_nothing_is_lost(database, ann.acknowledged | bob.acknowledged, opened)


def assert_nothing_is_lost(
    database: str, acknowledged: dict[tuple[str, int], str], opened: list[str]
) -> None:
    """What the database has is what was acknowledged, each once, and every table replays."""
    engine = create_engine(database)
    with engine.connect() as c:
        assert sorted(row.id for row in c.execute(select(TABLES.c.id))) == sorted(opened)
        assert len(opened) > KILLS
        stored = {(row.table, row.number): row.text for row in c.execute(select(ENTRIES))}
        assert len(stored) > KILLS
        assert stored == acknowledged
        for table in {table for table, _ in stored}:
            found = load(c, table)
            assert found is not None
            hosted = Hosted(found, 0.0)
            assert hosted.number == len(found.entries)
            assert hosted.state == found.state
    engine.dispose()
