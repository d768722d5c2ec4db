"""What a seat may do: taking back, claiming, clocks, hints. No HTTP; a table in memory."""

from __future__ import annotations

import random
from typing import Any

import pytest

import roundel
from roundel.core.fairness import Shuffle
from roundel.core.record import write_record
from roundel.server import outlets
from roundel.server.clocks import Clock
from roundel.server.hosted import AWAY_AFTER, CLAIM_AFTER, Decision, Hosted
from roundel.server.refusal import Refusal
from roundel.server.store import PERSON, PLAYING, PROGRAM, Seat, Setting, Stored

NOW = 1000.0
SERVER_BITS, SEAT_BITS = "5" * 64, "6" * 64


def hosted(
    rival: str = PERSON, *, clock: Clock | None = None, game: str = "splendor", hints: bool = False
) -> Hosted:
    """Ann against Bob or a program; play begins at second 1000."""
    setting = Setting("a" * 26, game, roundel.game(game).settle({}), SERVER_BITS, NOW, clock)
    program = "random" if rival == PROGRAM else None
    seats = [
        Seat(0, PERSON, "Ann", taken=True, bits=SEAT_BITS, seen=NOW, hints=hints),
        Seat(1, rival, "Bob", program, taken=True, bits="", seen=NOW),
    ]
    seed = Shuffle(SERVER_BITS, (SEAT_BITS, "")).seed
    return Hosted(Stored(setting, PLAYING, seats, {}, [], seed, begun=NOW), NOW)


def happen(table: Hosted, decision: Decision) -> None:
    table.accept(decision)


def play(table: Hosted, move: str | int | None = None, now: float = NOW) -> None:
    """A move of whoever is to move: the first that is there, if none is named."""
    assert table.table is not None
    assert table.to_move is not None
    chosen = table.table.moves()[0].number if move is None else move
    happen(table, table.move(table.to_move, chosen, table.number, None, now, by_house=True))


def play_until(table: Hosted, seat: int, **settings: Any) -> None:
    while table.to_move != seat:
        play(table, **settings)


def refusal(call: Any, *arguments: Any) -> str:
    with pytest.raises(Refusal) as refused:
        call(*arguments)
    return refused.value.message.id


def random_turns(table: Hosted, decisions: int, seed: int = 1) -> None:
    dice = random.Random(seed)
    for _ in range(decisions):
        assert table.table is not None
        if table.table.is_over:
            return
        play(table, dice.choice(table.table.moves()).number)


class TestTakingBack:
    def test_a_turn_without_a_reveal_is_as_if_it_had_not_been(self) -> None:
        table = hosted(PROGRAM)
        play_until(table, 0)
        assert table.table is not None
        before, history = table.table.view(0), table.table.history
        play(table, "take white blue green")
        play(table, "take white blue green")
        happen(table, table.take_back(0, table.number, None, NOW))
        assert table.table.view(0) == before
        assert table.table.history == history
        assert " " not in table.entries[-1].text

    def test_across_a_reveal_the_unseen_is_dealt_anew_and_the_record_says_so(self) -> None:
        table = hosted(PROGRAM)
        play_until(table, 0)
        assert table.table is not None
        before = table.table.view(0)
        truth = table.table.position()
        play(table, "reserve 1-1")  # the next card is turned up
        shown = table.table.view(0)
        happen(table, table.take_back(0, table.number, None, NOW))
        assert table.table.view(0) == before
        assert table.table.position()["decks"] != truth["decks"]
        play(table, "reserve 1-1")
        assert table.table.view(0) != shown, "what was seen would be known"
        random_turns(table, 20)
        record = write_record(table.table)
        assert ". 0: deal anew " in record
        assert roundel.replay(record) == table.table

    def test_after_a_new_deal_the_old_one_never_comes_back(self) -> None:
        """Else one could look, have it dealt anew, and take back to the deal one has seen."""
        table = hosted(PROGRAM)
        play_until(table, 0)
        play(table, "take white blue green")
        play_until(table, 0)
        assert table.table is not None
        play(table, "reserve 1-1")
        first = table.table.position()["decks"]
        happen(table, table.take_back(0, table.number, None, NOW))
        happen(table, table.take_back(0, table.number, None, NOW))
        assert len(table.entries[-1].text.split()) == 2
        play(table, "take white blue green")
        play_until(table, 0)
        play(table, "reserve 1-1")
        assert table.table.position()["decks"] != first

    def test_it_is_for_those_alone_against_programs(self) -> None:
        table = hosted()
        play_until(table, 0)
        play(table)
        assert refusal(table.take_back, 0, table.number, None, NOW) == "no-take-back-between-people"
        alone = hosted(PROGRAM)
        assert refusal(alone.take_back, 0, 0, None, NOW) == "nothing-to-take-back"
        random_turns(alone, 10)
        happen(alone, alone.resign(0, None, NOW))
        assert refusal(alone.take_back, 0, alone.number, None, NOW) == "is-over"

    def test_a_loaded_table_is_the_same_whatever_happened(self) -> None:
        """Undone, taken back, dealt anew: from its entries it comes out as it was."""
        table = hosted(PROGRAM, game="splendor-duel")
        dice = random.Random(2)
        for _ in range(150):
            assert table.table is not None
            if table.table.is_over:
                break
            mover = table.to_move
            if mover == 0 and table.may_undo(0) and dice.random() < 0.5:
                happen(table, table.undo(0, table.number, None, NOW))
            elif mover == 0 and table.may_take_back(0) and dice.random() < 0.2:
                happen(table, table.take_back(0, table.number, None, NOW))
            else:
                play(table, dice.choice(table.table.moves()).number)
        kinds = {entry.kind for entry in table.entries}
        assert kinds >= {"move", "undo", "take back"}
        again = hosted(PROGRAM, game="splendor-duel")
        seats = [Seat(**vars(seat)) for seat in table.seats]
        again.catch_up(Stored(table.setting, PLAYING, seats, {}, table.entries))
        assert again.table == table.table
        assert again.made_by == table.made_by
        assert outlets.log(again, 0) == outlets.log(table, 0)


class TestClocks:
    def test_time_runs_for_who_is_to_move_and_each_turn_adds_some(self) -> None:
        table = hosted(clock=Clock(60, 5))
        mover = table.to_move
        assert mover is not None
        assert table.clocks is not None
        assert table.clocks.left_at(mover, NOW + 20) == 40
        assert table.clocks.left_at(1 - mover, NOW + 20) == 60
        play(table, "take white blue green", now=NOW + 20)
        assert table.clocks.left_at(mover, NOW + 99) == 45
        assert table.clocks.left_at(1 - mover, NOW + 30) == 50

    def test_a_part_of_a_turn_adds_nothing(self) -> None:
        table = hosted(clock=Clock(60, 5), game="splendor-duel")
        assert table.table is not None
        mover = table.to_move
        assert mover is not None
        while table.to_move == mover:
            left = table.clocks and table.clocks.left[mover]
            play(table)
            if table.to_move == mover:
                assert (table.clocks and table.clocks.left[mover]) == left
        assert table.clocks is not None
        assert table.clocks.left[mover] == 65

    def test_a_flag_that_falls_loses(self) -> None:
        table = hosted(clock=Clock(60, 5))
        mover = table.to_move
        assert table.flag(NOW + 59.9) is None
        decision = table.flag(NOW + 60)
        assert decision is not None
        happen(table, decision)
        assert table.table is not None
        assert table.table.result is not None
        assert table.table.result.ending == "time"
        assert table.table.result.winners == (1 - (mover or 0),)

    def test_it_stands_still_for_programs(self) -> None:
        table = hosted(PROGRAM, clock=Clock(60, 0))
        play_until(table, 0)
        play(table, "take white blue green")
        assert table.clocks is not None
        assert table.clocks.running is None
        assert table.flag(NOW + 10**6) is None
        play_until(table, 0, now=NOW + 500)
        assert [seat["clock"] for seat in outlets.seats(table, NOW + 510)] == [50, None]

    def test_while_nobody_looked_it_stood_still(self) -> None:
        table = hosted(clock=Clock(60, 0))
        mover = table.to_move
        assert mover is not None
        assert table.clocks is not None
        table.keep_clock_from(NOW + 500, 52.0)  # seen last with 52 seconds, then the server died
        assert table.clocks.left_at(mover, NOW + 501) == 51


class TestAwayAndClaiming:
    def test_somebody_silent_is_away_and_the_game_can_be_claimed(self) -> None:
        table = hosted()
        mover = table.to_move or 0
        other = 1 - mover
        assert not table.is_away(mover, NOW + AWAY_AFTER)
        assert table.is_away(mover, NOW + AWAY_AFTER + 1)
        assert refusal(table.claim, other, None, NOW + CLAIM_AFTER - 1) == "claim-later"
        happen(table, table.claim(other, None, NOW + CLAIM_AFTER))
        assert table.table is not None
        assert table.table.result is not None
        assert table.table.result.winners == (other,)

    def test_who_was_seen_since_is_not_away(self) -> None:
        table = hosted()
        mover = table.to_move or 0
        table.seats[mover].seen = NOW + 100
        assert refusal(table.claim, 1 - mover, None, NOW + CLAIM_AFTER) == "claim-later"

    def test_while_the_server_was_down_nobody_could_be_seen(self) -> None:
        table = hosted()
        table.opened = NOW + 5000
        mover = table.to_move or 0
        assert refusal(table.claim, 1 - mover, None, NOW + 5001) == "claim-later"

    def test_who_is_to_move_and_who_plays_a_program_cannot_claim(self) -> None:
        table = hosted()
        assert refusal(table.claim, table.to_move, None, NOW + CLAIM_AFTER) == "no-claim"
        alone = hosted(PROGRAM)
        play_until(alone, 0)
        play(alone)
        assert refusal(alone.claim, 0, None, NOW + CLAIM_AFTER) == "no-claim"


def test_hints_between_people_need_all_of_them() -> None:
    table = hosted()
    mover = table.to_move or 0
    assert not table.may_be_hinted(mover)
    table.seats[0].hints = True
    assert not table.may_be_hinted(mover)
    table.seats[1].hints = True
    assert table.may_be_hinted(mover)
    assert not table.may_be_hinted(1 - mover)
    alone = hosted(PROGRAM)
    play_until(alone, 0)
    assert alone.may_be_hinted(0)
