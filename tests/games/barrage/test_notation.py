"""Moves as text, and what a hand touches."""

import pytest

import roundel
from roundel.core.errors import IllegalMove
from roundel.core.shape import to_dict
from roundel.core.view import legal_numbers
from roundel.games.barrage.rules.numbering import MOVES
from tests.games.barrage.table_setting import (
    BARRAGE,
    base,
    conduit,
    may,
    no_contracts,
    play,
    powerhouse,
    set_table,
)


def test_every_move_has_a_text_of_its_own_that_reads_back() -> None:
    s = set_table("viktor", "jill")
    texts = [BARRAGE.notation.write(s, move) for move in range(MOVES)]
    assert len(set(texts)) == MOVES
    assert [BARRAGE.notation.read(s, text) for text in texts] == list(range(MOVES))


def test_words_may_be_shortened() -> None:
    s = set_table("viktor", "jill")
    assert BARRAGE.notation.read(s, "b 1") == BARRAGE.notation.read(s, "build 1")
    play(s, "build 1")
    assert BARRAGE.notation.read(s, "st po") == BARRAGE.notation.read(s, "structure powerhouse")


@pytest.mark.parametrize(
    ("text", "touched"),
    [
        ("go prod+2", "space-prod+2"),
        ("dam 5u", "dam-5u"),
        ("raise 5u", "dam-5u"),
        ("water 5u", "dam-5u"),
        ("through 5a", "conduit-5a"),
        ("powerhouse 5-1", "powerhouse-5-1"),
        ("fulfil g05", "contract-g05"),
        ("take 2", "office-2"),
    ],
)
def test_a_move_touches_the_place_that_it_is_about(text: str, touched: str) -> None:
    s = set_table("viktor", "jill")
    assert BARRAGE.notation.touches(s, BARRAGE.notation.read(s, text)) == (touched,)


def test_no_two_legal_moves_touch_the_same() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    touched = [BARRAGE.notation.touches(s, move) for move in legal_numbers(BARRAGE, s)]
    assert len(set(touched)) == len(touched) == len(may(s))


def a_table(*moves: str) -> roundel.Table:
    s = set_table("viktor", "jill")
    no_contracts(s, 0)
    base(s, 0, "1l", 3, drops=3)
    base(s, 1, "5l", 2)
    conduit(s, 1, "1b")
    powerhouse(s, 0, "5-1")
    table = roundel.table("barrage", position=to_dict(s), names=["Ann", "Bob"])
    for move in moves:
        table.play(move)
    return table


def told(table: roundel.Table) -> list[str]:
    """What the log tells of the last move."""
    from roundel.core.view import told as messages

    before = table.view_at(len(table.history) - 1, None)
    number = table.history[-1].number
    assert number is not None
    found = messages(table.game, before, number, table.view(None))
    return [table.game.words(each, table.names) for each in found]


def test_the_log_tells_of_water_energy_and_credits() -> None:
    table = a_table("go prod+2")
    assert told(table) == ["Ann goes to the turbine station: production +2 (2 engineers)."]
    table.play("drops 3")
    assert told(table) == [
        "3 drops flow from the lower dam of basin 1.",
        "2 drops come to the lower dam of basin 5.",
        "1 drop leaves the map.",
        "Ann gains 14 energy.",
        "Ann gives 3 credits.",
        "Bob gains 3 points and 3 credits.",
    ]


def test_a_button_tells_what_drops_will_make() -> None:
    table = a_table("go prod+2")
    view = table.view(0)
    assert [view.say(move) for move in view.moves()] == [
        "1 drop, for 6 energy",
        "2 drops, for 10 energy",
        "3 drops, for 14 energy",
    ]


@pytest.mark.parametrize(
    ("played", "refused", "words"),
    [
        (("go prod0", "drops 1", "go rotate1"), "go rotate1", "Bob has engineers there"),
        ((), "build 2", "the leftmost free build space comes first"),
        ((), "go work1", "there is no such space at this table"),
        ((), "pass", "who has engineers takes a turn"),
        (("build 1",), "dam 1u", "say first what to build"),
        (("build 1", "structure base"), "dam 5l", "something stands there already"),
        (("build 1", "structure base"), "dam 11l", "there is no such space"),
        (("go prod0",), "drops 4", "there are not so many drops"),
    ],
)
def test_a_refused_move_says_why(played: tuple[str, ...], refused: str, words: str) -> None:
    table = a_table(*played)
    with pytest.raises(IllegalMove, match=words):
        table.play(refused)
