"""What is in the box."""

import hashlib
from collections import Counter

import pytest

from roundel.games.splendor.components import (
    BONUS,
    CARD_IDS,
    COLOURS,
    COST,
    GEMS,
    LEVEL,
    NEED,
    NOBLE_IDS,
    NOBLE_POINTS,
    POINTS,
    read_table,
)

CHECKED = {
    "cards.csv": "0bf0885dd333772947b9efee21ff535c968ed755093530f03e018b5e3e8ff25d",
    "nobles.csv": "1cf867f7bb2c097fd477180aba06d49c6f443245eb0c99db530bb1d81ecb90fc",
}
"""SHA-256 of the rows that were compared with the printed cards."""


def test_there_are_40_30_and_20_cards_and_ten_nobles() -> None:
    assert Counter(LEVEL) == {0: 40, 1: 30, 2: 20}
    assert len(NOBLE_IDS) == 10


def test_no_card_and_no_noble_is_there_twice() -> None:
    assert len(set(CARD_IDS)) == 90
    assert len(set(zip(LEVEL, BONUS, POINTS, COST, strict=True))) == 90
    assert len(set(NOBLE_IDS)) == len(set(NEED)) == 10


def test_cards_of_a_level_follow_one_another() -> None:
    assert list(LEVEL) == sorted(LEVEL)


@pytest.mark.parametrize(("level", "asked", "points"), [(1, 33, 1), (2, 41, 11), (3, 43, 16)])
def test_in_each_level_all_colours_are_asked_for_and_worth_the_same(
    level: int, asked: int, points: int
) -> None:
    """A single wrong cost would break this."""
    cards = [card for card in range(len(LEVEL)) if LEVEL[card] == level - 1]
    for gem in range(GEMS):
        assert sum(COST[card][gem] for card in cards) == asked, COLOURS[gem]
        assert sum(POINTS[card] for card in cards if BONUS[card] == gem) == points, COLOURS[gem]
        assert sum(BONUS[card] == gem for card in cards) == len(cards) // GEMS, COLOURS[gem]


def test_the_nobles_are_five_pairs_of_four_and_five_threes_of_three() -> None:
    assert Counter(tuple(sorted(need)) for need in NEED) == {
        (0, 0, 0, 4, 4): 5,
        (0, 0, 3, 3, 3): 5,
    }
    assert [sum(need[gem] for need in NEED) for gem in range(GEMS)] == [17] * GEMS
    assert {row["points"] for row in read_table("nobles.csv")} == {str(NOBLE_POINTS)}


def test_the_cards_of_the_rulebooks_examples_are_in_the_box() -> None:
    red_card = CARD_IDS.index("S2-22")
    assert COLOURS[BONUS[red_card]] == "red"
    assert (POINTS[red_card], COST[red_card]) == (2, (1, 4, 2, 0, 0))
    assert NEED[NOBLE_IDS.index("N03")] == (3, 3, 3, 0, 0)


@pytest.mark.parametrize("name", CHECKED)
def test_the_tables_are_those_that_were_checked(name: str) -> None:
    rows = [",".join(row.values()) for row in read_table(name)]
    assert hashlib.sha256("\n".join(rows).encode()).hexdigest() == CHECKED[name]
