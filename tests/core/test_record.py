"""A played game as text, and what is said when somebody has changed it."""

import json

import pytest

import roundel
from roundel.core.errors import RecordError
from roundel.core.stream import fresh_seed
from tests.core.test_table import bought_with_gold

RECORD = """\
roundel record 1
game: splendor 1
seats: 2
seed: 7
seat 0: Ann
seat 1: Bob
result: unfinished

1. 0: take white blue green
2. 1: reserve deck 1
3. 0: take white blue red
4. 1: take white green black
"""


def told(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        roundel.replay(text)
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return caught.value


def changed(line: int, to: str | None) -> str:
    """The record with another line in this one's place; None: without it."""
    lines = RECORD.splitlines()
    lines[line - 1 : line] = [] if to is None else [to]
    return "\n".join(lines) + "\n"


def test_a_record_is_replayed_and_written_again_as_it_was() -> None:
    table = roundel.replay(RECORD)
    assert table.names == ("Ann", "Bob")
    assert table.turn == 5
    assert table.record() == RECORD


def test_a_record_is_forgiving_about_blanks() -> None:
    spaced = RECORD.replace("\n3.", "\n\n  3.").replace("seed: 7", "seed:7  ") + "\n\n"
    assert roundel.replay(spaced) == roundel.replay(RECORD)


def test_an_empty_game_has_a_record() -> None:
    table = roundel.table("splendor", seed=fresh_seed(), seats=4)
    assert roundel.replay(table.record()) == table


def test_a_game_that_ended_by_an_event_has_a_record() -> None:
    table = roundel.table("splendor", seed=3, seats=3)
    table.play("take white blue green")
    table.resign(2)
    table.happen("claim", 0)
    assert table.record().endswith("1. 0: take white blue green\n2. 2: resign\n2. 0: claim\n")
    again = roundel.replay(table.record())
    assert again == table
    assert again.result == roundel.Result((1, 2, 3), (0, 0, 0), "claim")


def test_a_turn_of_several_decisions_is_one_line() -> None:
    table = bought_with_gold()
    table.play("buy 1-1; gold green; pay")
    assert table.record().splitlines()[-1] == "1. 0: buy 1-1; gold green; pay"
    assert roundel.replay(table.record()) == table


def test_a_record_begins_with_its_position_when_the_table_did() -> None:
    table = roundel.table("splendor", position=roundel.table("splendor", seed=5).position())
    table.play("take white blue green")
    assert "\nposition: {" in table.record()
    assert roundel.replay(table.record()) == table


@pytest.mark.parametrize(
    ("line", "to", "where", "reason"),
    [
        (1, "roundel record 2", 1, "a record begins with 'roundel record 1'"),
        (2, "game: chess 1", 2, "there is no game 'chess'"),
        (2, "game: splendor 99", 2, "moves have version 1 here"),
        (2, "game: splendor", 2, "moves have version 1 here"),
        (2, "game:", 2, "there is no game"),
        (2, None, 1, "does not name the game"),
        (3, "seats: two", 3, "'two' is not a whole number"),
        (3, None, 1, "does not name the seats"),
        (4, "seed: -7", 4, "is not a seed"),
        (4, "seed: seven", 4, "is not a seed"),
        (4, None, 1, "either a seed or a position"),
        (4, "position: {", 4, "not JSON"),
        (4, "position: []", 4, "a dict"),
        (4, 'position: {"seats": 2}', 4, "the field is missing"),
        (5, "seat 0: A\x07nn", 5, "printable"),
        (5, "seat 7: Ann", 5, "'seat 7' does not belong"),
        (5, "jokers: 2", 5, "'jokers' does not belong"),
        (5, "seat 1: Ann", 6, "given twice"),
        (5, "Ann", 5, "a name, a colon and a value"),
        (7, "result: ranks 1 2, scores 15 3, points", 7, "the moves lead to 'unfinished'"),
        (7, None, 1, "does not name the result"),
        (9, "1. 0: take black black black", 9, "not a move"),
        (9, "1. 0: buy 3-1", 9, "not allowed now"),
        (9, "1. 0: t w b", 9, "could be"),
        (9, "1. 1: take white blue green", 9, "seat 0 is to move, not seat 1"),
        (9, "1. 0: take white blue green; take white blue red", 9, "the turn is over before"),
        (9, "1. 0: ;", 9, "names none"),
        (9, "2. 0: take white blue green", 9, "this is turn 1, not 2"),
        (10, None, 10, "this is turn 2, not 3"),
        (10, "1... e5", 10, "should look like"),
        (10, "2. 1:", 10, "should look like"),
        (10, "2. 9: resign", 10, "there is no seat 9"),
        (12, "4. 1: resign\n4. 1: take white blue green", 13, "the game is over"),
    ],
)
def test_what_was_tampered_with_is_told_with_its_line(
    line: int, to: str | None, where: int, reason: str
) -> None:
    error = told(changed(line, to))
    assert reason in error.reason
    assert error.line == where


@pytest.mark.parametrize("text", ["", "\n", "a letter", RECORD[20:]])
def test_what_is_no_record_is_refused(text: str) -> None:
    assert told(text).line == 1


def test_both_a_seed_and_a_position_are_too_much() -> None:
    position = json.dumps(roundel.table("splendor", seed=7).position())
    assert "either" in told(changed(4, f"seed: 7\nposition: {position}")).reason


def test_a_finished_game_that_lost_its_last_line_is_told_at_the_result() -> None:
    table = roundel.table("splendor", seed=2)
    while table.to_move is not None:
        table.play(table.moves()[-1])
    lines = table.record().splitlines()
    error = told("\n".join(lines[:-1]))
    assert error.line == 1 + next(i for i, line in enumerate(lines) if line.startswith("result"))
    assert "'unfinished'" in error.reason


@pytest.mark.parametrize("spoilt", ["ranks 2 1", "ranks 1 1"])
def test_a_result_that_was_changed_is_told(spoilt: str) -> None:
    table = roundel.table("splendor", seed=2)
    table.play("take white blue green")
    table.resign(1)
    assert "ranks 1 2" in table.record()
    error = told(table.record().replace("ranks 1 2", spoilt))
    assert "the moves lead to 'ranks 1 2, scores 0 0, resign'" in error.reason


def test_a_new_deal_that_was_tampered_with_is_found() -> None:
    table = roundel.table("splendor", seed=3)
    table.deal_anew(0, "1" * 64)
    while table.to_move is not None:
        table.play(table.moves()[-1])
    record = table.record()
    assert f"1. 0: deal anew {'1' * 64}\n" in record
    assert roundel.replay(record) == table
    with pytest.raises(roundel.RecordError):
        roundel.replay(record.replace("1" * 64, "2" * 64))
    with pytest.raises(roundel.RecordError, match=r"line 9: .* is not a seed"):
        roundel.replay(record.replace("1" * 64, ""))
