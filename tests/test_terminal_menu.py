"""The list of moves, in as much detail as there is room for."""

import pytest

import roundel
from roundel.cli.menu import Menu
from roundel.core.view import View


@pytest.fixture
def view() -> View:
    return roundel.table("splendor", seed=7).view(0)


def texts(view: View, width: int, most: int) -> list[str]:
    return [line.plain for line in Menu(view).lines(width, most)]


def test_with_much_room_every_move_is_a_sentence(view: View) -> None:
    lines = texts(view, 100, 30)
    assert len(lines) == 30
    assert lines[0] == " 1  take white blue green   Take white, blue and green"


def test_with_less_room_the_moves_stand_under_their_first_words(view: View) -> None:
    assert texts(view, 80, 10)[0].startswith("take   1 white blue green   2 white blue red")


def test_with_little_room_words_are_shortened_so_that_they_can_still_be_typed(view: View) -> None:
    lines = texts(view, 80, 5)
    assert lines[0].startswith("take   1 wh blu gr  2 wh blu re")
    table = roundel.table("splendor", seed=7)
    table.play("take wh blu gr")
    assert table.history[0].text == "take white blue green"


def test_with_hardly_any_room_small_groups_are_listed_and_large_ones_counted(view: View) -> None:
    assert texts(view, 80, 1) == ["take 1-15   reserve 16-30   `moves` lists them"]
    lines = texts(view, 80, 3)
    assert lines[-1] == "reserve 16-30   `moves` lists them" or lines[-1].startswith("take 1-15")
    assert len(lines) == 3


@pytest.mark.parametrize("width", [50, 60, 80, 120])
@pytest.mark.parametrize("most", [3, 5, 8, 40])
def test_no_line_is_too_wide_and_every_number_is_there(view: View, width: int, most: int) -> None:
    lines = texts(view, width, most)
    assert len(lines) <= most
    assert max(map(len, lines)) <= width
    numbers = {int(word) for line in lines for word in line.split() if word.isdigit()}
    ranges = [word.split("-") for line in lines for word in line.split() if "-" in word]
    if any("lists them" in line for line in lines):
        assert any(low.isdigit() and high == "30" for low, high in ranges) or 30 in numbers
    else:
        assert set(range(1, 31)) <= numbers
