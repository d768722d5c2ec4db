"""How games are found, and what their options take."""

from pathlib import Path
from typing import Any

import pytest

import roundel
from roundel.core.errors import InvalidOption, UnknownGame
from roundel.core.game import Game, Option, game, games, seats

PLATE = """
from roundel.core.game import Game, seats

GAME = Game("{name}", "Guest", __name__, 1, (seats(2, 2),), ("end",), 10)
"""


@pytest.fixture
def guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game in somebody else's package, installed beside the house."""
    package = tmp_path / "a_guest"
    package.mkdir()
    (package / "__init__.py").write_text(PLATE.format(name="a-guest"))
    metadata = tmp_path / "a_guest-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: a-guest\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[roundel.games]\na-guest = a_guest:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    return "a-guest"


def test_a_game_of_the_house_is_found_by_its_name() -> None:
    assert game("splendor").title == "Splendor"
    assert game("splendor") in games()


def test_games_are_listed_by_name() -> None:
    names = [each.name for each in games()]
    assert names == sorted(set(names))


def test_an_unknown_game_is_told_with_those_that_are_known() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there is .*splendor"):
        roundel.table("chess")


@pytest.mark.parametrize(
    "name", ["", "Splendor", "core", "..", "splendor-", "games.splendor", None, 7]
)
def test_only_the_exact_name_finds_a_game(name: Any) -> None:
    with pytest.raises(UnknownGame):
        game(name)


def test_a_third_partys_game_is_found_by_its_entry_point(guest: str) -> None:
    assert game(guest).title == "Guest"
    assert guest in [each.name for each in games()]
    with pytest.raises(UnknownGame, match="a-guest"):
        game("chess")


CARDS = Game("cards", "Cards", "cards", 1, (seats(2, 4), Option("wild", 0, 1, 0)), ("end",), 10)


def test_options_that_are_not_chosen_are_as_by_default() -> None:
    assert CARDS.settle({}) == {"seats": 2, "wild": 0}
    assert CARDS.settle({"wild": True}) == {"seats": 2, "wild": 1}
    assert (CARDS.fewest_seats, CARDS.most_seats) == (2, 4)


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ({"seats": 7}, "Cards is for 2 to 4 players, not 7"),
        ({"seats": 1}, "not 1"),
        ({"seats": "2"}, "not '2'"),
        ({"seats": 2.0}, "not 2.0"),
        ({"wild": 2}, "wild is 2, but Cards takes a whole number from 0 to 1"),
        ({"jokers": 1}, "Cards has no option 'jokers'; it has seats, wild"),
    ],
)
def test_an_option_that_the_game_does_not_take_is_refused(
    chosen: dict[str, int], told: str
) -> None:
    with pytest.raises(InvalidOption, match=told):
        CARDS.settle(chosen)


DUEL = Option("duel", 0, 1, 1, "for two", (("seats", 2),))
TRACK = Option("track", 0, 1, 1, "with the duel", (("duel", 1),))
BOARD = Game("board", "Board", "board", 1, (seats(2, 4), DUEL, TRACK), ("end",), 10)


def test_an_option_whose_needs_are_not_met_stays_at_its_lowest() -> None:
    assert BOARD.settle({}) == {"seats": 2, "duel": 1, "track": 1}
    assert BOARD.settle({"seats": 3}) == {"seats": 3, "duel": 0, "track": 0}
    assert BOARD.settle({"duel": 0}) == {"seats": 2, "duel": 0, "track": 0}


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ({"seats": 4, "duel": 1}, "duel is 1, but Board has that only with seats=2"),
        ({"duel": 0, "track": 1}, "track is 1, but Board has that only with duel=1"),
    ],
)
def test_an_option_that_does_not_go_with_the_others_is_refused(
    chosen: dict[str, int], told: str
) -> None:
    with pytest.raises(InvalidOption, match=told):
        BOARD.settle(chosen)
