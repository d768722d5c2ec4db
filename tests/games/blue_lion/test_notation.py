"""Moves of The Blue Lion as text and back."""

import re

import pytest

import roundel
from roundel import IllegalMove, InvalidMove
from roundel.games.blue_lion import GAME
from roundel.games.blue_lion.notation import read, write
from roundel.games.blue_lion.rules import MOVES
from tests.games.blue_lion.table_setting import position_of, set_table, ups

ROW = "AX PD XP DA AP XD"
NUMBERING = {
    0: "lay 1 left",
    1: "lay 1 left turned",
    2: "lay 1 right",
    3: "lay 1 right turned",
    4: "lay 2 left",
    23: "lay 6 right turned",
    24: "pass",
    25: "move leftmost",
    26: "move rightmost",
    27: "swap 2 3",
    29: "swap 4 5",
    30: "turn 1",
    35: "turn 6",
    36: "return 1 left",
    39: "return 1 right turned",
    40: "return 2 left",
    43: "return 2 right turned",
}


def played(table: roundel.Table, text: str) -> str:
    """The full text of the move that a text is read as."""
    before = len(table.history)
    table.play(text)
    assert len(table.history) == before + 1
    return table.history[-1].text


def test_the_numbering_is_version_one() -> None:
    """What was learnt on it counts on its staying so: a change needs a new version."""
    body = position_of(set_table(ROW))
    assert (MOVES, GAME.version) == (44, 1)
    assert {number: write(body, number) for number in NUMBERING} == NUMBERING


def test_the_page_of_rules_shows_the_first_and_last_of_each_kind() -> None:
    """Rows such as: 27-29 | `swap 2 3` … `swap 4 5`."""
    body = position_of(set_table(ROW))
    page = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+)(?:-(\d+))? \| `([^`]+)`(?: … `([^`]+)`)? \|", page, re.MULTILINE)
    assert len(rows) == 6
    for first, last, first_text, last_text in rows:
        assert write(body, int(first)) == first_text
        assert write(body, int(last or first)) == (last_text or first_text)


def test_every_move_has_a_text_of_its_own_that_reads_back() -> None:
    body = position_of(set_table(ROW))
    texts = [write(body, move) for move in range(MOVES)]
    assert len(set(texts)) == MOVES
    assert [read(body, text) for text in texts] == list(range(MOVES))


def test_the_text_of_a_first_card_names_no_end() -> None:
    table = set_table("", "AX PD XP DA AP XD")
    assert played(table, "lay 2 turned") == "lay 2 turned"
    assert ups(table) == "D"
    with pytest.raises(InvalidMove, match="a move looks like 'lay 1' or 'lay 1 turned'"):
        set_table("", "AX PD XP DA AP XD").play("lay 2 left")


@pytest.mark.parametrize(
    ("typed", "full"),
    [
        ("mo l", "move leftmost"),
        ("m r", "move rightmost"),
        ("s 3 4", "swap 3 4"),
        ("SWAP 4, 3", "swap 3 4"),
        ("t 6", "turn 6"),
    ],
)
def test_words_may_be_shortened(typed: str, full: str) -> None:
    assert played(set_table(ROW), typed) == full


def test_words_of_laying_and_returning_may_be_shortened() -> None:
    table = set_table("PA PD", "XA XP AD", aside="XD")
    assert played(table, "l 2 r t") == "lay 2 right turned"
    assert played(table, "r 1 l") == "return 1 left"
    assert played(table, "p") == "pass"


@pytest.mark.parametrize("typed", ["move", "move up", "swap 3", "swap 1 2", "turn 7", "lay 3"])
def test_what_is_no_move_of_the_game_is_refused(typed: str) -> None:
    with pytest.raises(InvalidMove, match="a move looks like 'move leftmost' or"):
        set_table(ROW).play(typed)


def test_a_whole_turn_is_played_in_all_its_parts_or_not_at_all() -> None:
    table = set_table("AX PD XP DA", aside="AP XD")
    table.play("turn 2; return 2 left; return 1 right turned")
    assert ups(table) == "X A D X D P"
    table = set_table("AX PD XP DA", aside="AP XD")
    with pytest.raises(IllegalMove):
        table.play("turn 2; return 2 left; return 2 left")
    assert ups(table) == "A P X D"


@pytest.mark.parametrize(
    ("table", "text", "reason"),
    [
        (set_table("PA PD", "XA XP AD DX"), "turn 1", "there are loose cards: lay one, or pass"),
        (set_table("PA PD", "XA XP AD DX"), "lay 5 left", "card 5 does not lie loose any more"),
        (set_table(ROW), "lay 1 left", "no loose card is left: move an end card"),
        (set_table(ROW), "return 1 left", "no loose card is left: move an end card"),
        (set_table(ROW), "pass", "there is no passing once all cards have been laid"),
        (set_table(ROW[:14], aside="XD"), "swap 4 5", "in a row of 5 cards place 5 is an end"),
        (set_table(ROW[:14], aside="XD"), "turn 6", "there are only 5 cards in the row"),
        (set_table(ROW[:14], aside="XD", returning=True), "turn 1", "first return the card"),
        (
            set_table(ROW[:14], aside="XD", returning=True),
            "return 2 left",
            "only one card has been set aside",
        ),
        (
            set_table("PA PD", "XA XP AD DX", passes=1, passed=1),
            "pass",
            "the one pass of this game has been used",
        ),
    ],
)
def test_a_refusal_says_why(table: roundel.Table, text: str, reason: str) -> None:
    with pytest.raises(IllegalMove, match=re.escape(reason)):
        table.play(text)


def test_the_first_card_cannot_be_laid_at_the_right() -> None:
    with pytest.raises(IllegalMove, match="the first card has no end to choose"):
        set_table("", "AX PD XP DA AP XD").play(2)
