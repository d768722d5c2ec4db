"""Tables go on by themselves: programs move and clocks run though nobody loads the table."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from roundel.client import Seat
from roundel.server import store
from roundel.server.desk import Desk
from roundel.server.hosted import CLAIM_AFTER
from roundel.server.refusal import NotStored
from roundel.server.schema import ENTRIES, WATCHED
from roundel.server.store import PLAYING, Entry
from roundel.server.watch import TAKEN_UP
from tests.server.open_site import Hands, OpenSite, in_file, open_site, refused

PATIENCE = 30


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The watch looks more often than it would."""
    monkeypatch.setattr("roundel.server.watch.BEAT", 0.05)


def eventually(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "it has never come to that"
        time.sleep(0.05)


def entries(site: OpenSite, table: str) -> int:
    """How many the database has; nobody loads the table for that."""

    def count(c: Connection) -> int:
        return len(c.execute(select(ENTRIES.c.number).where(ENTRIES.c.table == table)).all())

    return site.at_the_desk(count)


def watched(site: OpenSite) -> set[str]:
    return site.at_the_desk(lambda c: {row.table for row in c.execute(select(WATCHED))})


def never(program: str, view: object) -> int:
    """A program that is still thinking when the server ends."""
    time.sleep(3600)
    return 0


def leave_to_program(site: OpenSite, seat: Seat) -> int:
    """Play until the program is to move; the number of the table then."""
    while seat.look()["to_move"] == seat.seat:
        seat.play(seat.look()["moves"][0]["number"])
    return seat.number


def test_after_a_restart_programs_move_though_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundel.server.turns.choose", never)
    with open_site(in_file(tmp_path)) as site:
        seats = [site.open("splendor", ["me", "greedy"]) for _ in range(2 * TAKEN_UP)]
        numbers = [leave_to_program(site, seat) for seat in seats]
        assert watched(site) == {seat.table for seat in seats}
    monkeypatch.undo()
    with open_site(in_file(tmp_path)) as site:
        for seat, number in zip(seats, numbers, strict=True):
            eventually(lambda seat=seat, number=number: entries(site, seat.table) > number)  # type: ignore[misc]
        eventually(lambda: not watched(site))
        assert Seat(site, seats[0].table, 0, seats[0].token).look()["to_move"] == 0


def test_a_table_at_which_a_person_is_to_begin_is_left_alone(site: OpenSite) -> None:
    seats = [site.open("splendor", ["me", "greedy"]) for _ in range(2 * TAKEN_UP)]
    beginners = [seat for seat in seats if not seat.look()["log"]]
    assert len(beginners) > 1
    eventually(lambda: not watched(site))
    mover = beginners[0]
    while mover.look()["to_move"] == 0:
        mover.play(mover.look()["moves"][0]["number"])
    assert mover.wait()


@pytest.mark.usefixtures("awake")
def test_after_a_restart_flags_fall_though_nobody_looks(tmp_path: Path) -> None:
    hands = Hands()
    with open_site(in_file(tmp_path), now=hands) as site:
        ann, _ = site.game_of_two(clock=(60, 0))
        table = ann.table
    hands.time += 3600
    with open_site(in_file(tmp_path), now=hands) as site:
        eventually(lambda: site.house.hall.get(table) is not None)
        assert entries(site, table) == 0, "while the server was down the clock stood still"
        hands.time += 61
        eventually(lambda: entries(site, table) == 1)
        assert not watched(site)


def test_what_cannot_be_loaded_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundel.server.turns.choose", never)
    with open_site(in_file(tmp_path)) as site:
        broken, whole = (site.open("splendor", ["me", "greedy"]) for _ in range(2))
        last, number = (leave_to_program(site, seat) for seat in (broken, whole))
        nonsense = Entry(last + 1, "move", 0, "nonsense", 0.0)
        site.at_the_desk(lambda c: store.add_entry(c, broken.table, nonsense, PLAYING))
    monkeypatch.undo()
    with open_site(in_file(tmp_path)) as site:
        eventually(lambda: entries(site, whole.table) > number)
        assert broken.table in watched(site)


def test_while_the_server_was_stopped_no_clock_ran_and_nobody_was_away(tmp_path: Path) -> None:
    """The process slept, as on a computer that was shut: nobody could have moved."""
    hands = Hands()
    with open_site(in_file(tmp_path), now=hands) as site:
        ann, bob = site.game_of_two(clock=(60, 0))
        other = (bob, ann)[ann.look()["to_move"]]
        hands.time += 3600
        seen = ann.look()
        assert refused(other.claim).error == "claim-later"
        assert seen["state"] == "playing"
        eventually(lambda: ann.look()["seats"][1 - other.seat]["clock"] == 60)
        assert CLAIM_AFTER < 3600


def test_while_nothing_can_be_stored_no_clock_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(desk: Desk, work: object) -> None:
        raise NotStored("not-stored")

    hands = Hands()
    with open_site(in_file(tmp_path), now=hands) as site:
        ann, bob = site.game_of_two(clock=(60, 0))
        mover = (ann, bob)[ann.look()["to_move"]]
        move = mover.look()["moves"][0]["number"]
        with monkeypatch.context() as broken:
            broken.setattr(Desk, "do", refuse)
            for _ in range(20):
                hands.time += 5
                since = hands.time
                eventually(lambda since=since: site.house._watch._looked >= since)  # type: ignore[misc]
            assert refused(mover.play, move).status == 503
        mover.play(move)
        assert ann.look()["seats"][mover.seat]["clock"] == 60
