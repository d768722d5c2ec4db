"""What somebody typed, read as a move."""

import pytest

from roundel.core.errors import AmbiguousMove, InvalidMove
from roundel.core.reading import match

TEXTS = {
    0: "take white blue",
    1: "take white black",
    2: "take red",
    3: "buy 1-2",
    4: "buy hand 1",
    5: "pass",
}


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("take white blue", 0),
        ("  Take  WHITE, blue ", 0),
        ("t w blu", 0),
        ("t bla w", 1),
        ("p", 5),
        ("buy 1-2", 3),
    ],
)
def test_words_may_be_shortened_and_come_in_any_order(typed: str, move: int) -> None:
    assert match(typed, TEXTS, TEXTS) == move


def test_the_first_word_comes_first() -> None:
    with pytest.raises(InvalidMove):
        match("white take blue", TEXTS, TEXTS)


def test_what_could_be_several_moves_is_ambiguous() -> None:
    with pytest.raises(AmbiguousMove, match="could be take white blue or take white black"):
        match("t w b", TEXTS, TEXTS)


def test_legal_moves_come_first() -> None:
    assert match("t w b", TEXTS, [1, 5]) == 1


def test_a_full_text_is_never_ambiguous() -> None:
    assert match("take", {0: "take", 1: "taken"}, [1]) == 0


@pytest.mark.parametrize("typed", ["", "   ", "fly", "take", "take white blue red", "buy"])
def test_what_is_no_move_is_told_with_examples(typed: str) -> None:
    with pytest.raises(InvalidMove, match="looks like 'buy 1-2' or 'pass'"):
        match(typed, TEXTS, [3, 5])
