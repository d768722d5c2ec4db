"""The file of a match."""

from pathlib import Path

import pytest

from roundel.arena.ledger import Ledger, LedgerError
from roundel.arena.match import Fault, Match, Played

MATCH = Match("splendor", {"seats": 2}, "greedy", "random", 7)
GAMES = [
    Played(0, [2, 1], [3, 4], "fault", False, [Fault(0, "crash", "bang")], [0.5, 0.1], [9, 9]),
    Played(1, [2, 1], [3, 15], "points", False, [], [0.5, 0.1], [30, 31]),
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Pairs 4 and 2 have been finished, in this order."""
    file = tmp_path / "match.jsonl"
    with Ledger(file, MATCH) as ledger:
        ledger.append(4, GAMES)
        ledger.append(2, GAMES[::-1])
    return file


def test_what_was_written_is_found_again(file: Path) -> None:
    with Ledger(file, MATCH) as ledger:
        assert ledger.pairs == {4: GAMES, 2: GAMES[::-1]}


def test_a_pair_is_on_file_as_soon_as_it_is_finished(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    with Ledger(file, MATCH) as ledger:
        ledger.append(0, GAMES)
        assert file.read_text().count("\n") == 2


@pytest.mark.parametrize("cut", [1, 40, 300])
def test_a_line_that_was_cut_off_is_played_again(file: Path, cut: int) -> None:
    file.write_bytes(file.read_bytes()[:-cut])
    with Ledger(file, MATCH) as ledger:
        assert set(ledger.pairs) == {4}
        ledger.append(2, GAMES)
    with Ledger(file, MATCH) as ledger:
        assert ledger.pairs == {4: GAMES, 2: GAMES}


def test_a_first_line_that_was_cut_off_is_written_again(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:20])
    with Ledger(file, MATCH) as ledger:
        assert ledger.pairs == {}
        ledger.append(4, GAMES)
    assert whole.startswith(file.read_bytes())
    assert file.read_bytes().count(b"\n") == 2


def test_a_file_without_a_pair_is_free_for_any_match(tmp_path: Path) -> None:
    """A name that was mistyped leaves nothing behind that refuses the right one."""
    file = tmp_path / "match.jsonl"
    with Ledger(file, Match("splendor", {"seats": 2}, "greedy", "rnadom", 7)):
        pass
    with Ledger(file, MATCH) as ledger:
        ledger.append(0, GAMES)
    with Ledger(file, MATCH) as ledger:
        assert ledger.pairs == {0: GAMES}


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Match("splendor", {"seats": 2}, "greedy", "greedy", 7), 'b is "random", here "greedy"'),
        (Match("splendor", {"seats": 2}, "greedy", "random", 8), "seed is 7, here 8"),
        (Match("splendor", {"seats": 3}, "greedy", "random", 7), "options"),
        (Match("splendor-duel", {"seats": 2}, "greedy", "random", 7), "game"),
    ],
)
def test_the_file_of_another_match_is_refused_and_left_alone(
    file: Path, other: Match, said: str
) -> None:
    before = file.read_bytes()
    with pytest.raises(LedgerError, match=said):
        Ledger(file, other)
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", ["my diary", "my diary\nday 1\n", '["a", "list"]\n', "\n"])
def test_any_other_file_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(content)
    with pytest.raises(LedgerError, match="not the file of a match"):
        Ledger(file, MATCH)
    assert file.read_text() == content


def test_a_damaged_line_is_named(file: Path) -> None:
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], '{"pair": 1}', lines[2]]) + "\n")
    with pytest.raises(LedgerError, match="line 2"):
        Ledger(file, MATCH)
