"""Two server processes on one PostgreSQL database serve the same table."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import create_engine, select

import roundel
from roundel.client import Refused, Seat, Site
from roundel.server.schema import ENTRIES
from tests.server.nurse import Nursery, nursery
from tests.server.open_site import refused
from tests.server.postgres import Postgres, postgres


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as cluster:
        yield cluster


@pytest.fixture(scope="module")
def houses(database: Postgres) -> Iterator[tuple[Nursery, Nursery]]:
    with nursery(database.url) as one, nursery(database.url) as other:
        yield one, other


@pytest.fixture
def sites(houses: tuple[Nursery, Nursery]) -> Iterator[tuple[Site, Site]]:
    with Site(houses[0].url) as one, Site(houses[1].url) as other:
        yield one, other


def test_a_player_on_each_process_play_a_whole_game(sites: tuple[Site, Site]) -> None:
    """Each hears of the other's moves as they are made."""
    ann = sites[0].open("splendor", ["me", "friend"])
    bob = sites[1].take(ann.table, 1, "Bob")

    def play(seat: Seat) -> int:
        dice, played = random.Random(seat.seat), 0
        while seat.wait():
            seat.play(dice.choice(seat.look()["moves"])["number"])
            played += 1
        return played

    with ThreadPoolExecutor(2) as threads:
        played = sum(threads.map(play, (ann, bob)))
    records = {ann.record(), bob.record()}
    assert len(records) == 1
    table = roundel.replay(records.pop())
    assert table.is_over
    assert len(table.history) == played == ann.look()["number"]


def test_of_two_moves_at_once_one_is_played(sites: tuple[Site, Site]) -> None:
    """The same seat at both processes: whoever is second hears that the table has changed."""
    ann = sites[0].open("splendor", ["me", "friend"])
    bob = sites[0].take(ann.table, 1)
    dice = random.Random(5)
    for turn in range(30):
        mover = (ann, bob)[ann.look()["to_move"]]
        twins = [Seat(site, mover.table, mover.seat, mover.token) for site in sites]
        seen = [twin.look() for twin in twins]
        assert [each["number"] for each in seen] == [turn, turn]

        def decide(twin: Seat, move: int) -> int | str:
            try:
                return twin.play(move)
            except Refused as error:
                return error.error

        moves = [dice.choice(seen[0]["moves"])["number"] for _ in twins]
        with ThreadPoolExecutor(2) as threads:
            came = list(threads.map(decide, twins, moves))
        assert sorted(map(str, came)) == sorted([str(turn + 1), "stale"])
        if ann.look()["state"] == "over":
            break


def test_a_request_repeated_at_the_other_process_is_done_once(sites: tuple[Site, Site]) -> None:
    ann = sites[0].open("splendor", ["me", "friend"])
    bob = sites[0].take(ann.table, 1)
    mover = (ann, bob)[ann.look()["to_move"]]
    body = {"seat": mover.seat, "move": mover.look()["moves"][0]["number"], "at": 0, "id": "one"}
    path = f"/api/tables/{ann.table}/play"
    done = [sites[turn % 2].ask("POST", path, body, mover.token) for turn in range(4)]
    assert done == [{"number": 1}] * 4
    assert ann.look()["number"] == 1


def test_a_seat_is_taken_at_one_process_only(sites: tuple[Site, Site]) -> None:
    for _ in range(5):
        ann = sites[0].open("splendor", ["me", "friend"])

        def take(site: Site, table: str) -> str:
            try:
                return site.take(table, 1).token
            except Refused as error:
                return error.error

        with ThreadPoolExecutor(2) as threads:
            came = list(threads.map(take, sites, [ann.table] * 2))
        assert sum(each == "seat-taken" for each in came) == 1
        assert ann.look()["state"] == "playing"


def test_when_one_process_is_killed_the_other_goes_on(
    houses: tuple[Nursery, Nursery], sites: tuple[Site, Site]
) -> None:
    ann = sites[0].open("splendor", ["me", "friend"])
    bob = sites[1].take(ann.table, 1)
    seats = [ann, bob]
    for turn in range(10):
        if turn == 5:
            houses[0].kill()
            houses[0].start()
            seats[0] = Seat(sites[1], ann.table, 0, ann.token)
        mover = seats[seats[1].look()["to_move"]]
        mover.play(mover.look()["moves"][0]["number"])
    assert bob.look()["number"] == 10
    assert bob.resign() == 11


def test_when_one_process_is_killed_the_other_takes_up_its_programs(
    database: Postgres, houses: tuple[Nursery, Nursery], sites: tuple[Site, Site]
) -> None:
    """Nobody loads the table at the other process: it comes by itself, and moves once."""
    seat = sites[0].open("splendor", ["me", "expert"])
    while seat.look()["to_move"] == seat.seat:
        seat.play(seat.look()["moves"][0]["number"])
    houses[0].kill()
    last = len(numbers_of(database, seat.table))
    assert last == seat.number, "the program has not moved yet"
    deadline = time.monotonic() + 60
    while len(numbers_of(database, seat.table)) == last:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    houses[0].start()
    numbers = numbers_of(database, seat.table)
    assert numbers == list(range(1, len(numbers) + 1))
    again = Seat(sites[1], seat.table, seat.seat, seat.token)
    assert again.wait()


def numbers_of(database: Postgres, table: str) -> list[int]:
    """Of the entries that are stored; no server is asked."""
    engine = create_engine(database.url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as c:
        wanted = select(ENTRIES.c.number).where(ENTRIES.c.table == table)
        found = [row.number for row in c.execute(wanted.order_by(ENTRIES.c.number))]
    engine.dispose()
    return found


def test_a_table_is_opened_once_though_it_is_asked_for_at_both(sites: tuple[Site, Site]) -> None:
    seats = [{"who": "me"}, {"who": "friend"}]
    for turn in range(5):
        body = {"game": "splendor", "seats": seats, "id": f"one {turn}"}

        def ask(site: Site, body: dict[str, Any]) -> str:
            opened = site.ask("POST", "/api/tables", body, "a token of its own")
            return str(opened["table"])

        with ThreadPoolExecutor(2) as threads:
            assert len(set(threads.map(ask, sites, [body] * 2))) == 1


def test_a_database_that_was_away_is_found_again(
    database: Postgres, sites: tuple[Site, Site]
) -> None:
    """Until then people are told; after it moves are stored, and heard of at the other process."""
    ann = sites[0].open("splendor", ["me", "friend"])
    bob = sites[1].take(ann.table, 1)
    listening = bob.events(since=0)
    database.stop()
    away = refused(ann.look)
    assert (away.status, away.error) == (503, "not-stored")
    database.start()
    for number in (1, 2):
        mover = (ann, bob)[ann.look()["to_move"]]
        mover.play(mover.look()["moves"][0]["number"])
        while next(listening)["number"] < number:
            pass
    listening.close()
