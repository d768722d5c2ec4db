"""What is in the box."""

import hashlib
from collections import Counter
from itertools import pairwise

import pytest

from roundel.games.splendor_duel.components import (
    ABILITIES,
    ABILITY,
    AGAIN,
    BONUS,
    BONUS_COUNT,
    CARD_IDS,
    CELL_NAMES,
    CELLS,
    COLOURS,
    COST,
    CROWNS,
    GEMS,
    LEVEL,
    LINE_CELLS,
    LINE_LENGTH,
    NO_BONUS,
    NOTHING,
    POINTS,
    ROYAL_ABILITY,
    ROYAL_CROWNS,
    ROYAL_POINTS,
    SIDE,
    SPIRAL,
    TOKENS,
    WILD,
    read_table,
)

CHECKED = {
    "cards.csv": "f8e60b49912229434ea190ddfb9d20ad1e5358db07d4219f99dbe566411bb111",
    "royals.csv": "1c1158046d7fd8a5dfa3c9e812462b1625bf0cc894c91626874874de19ed2008",
}
"""SHA-256 of the rows that were compared with the printed cards."""


def test_there_are_30_24_and_13_cards() -> None:
    assert Counter(LEVEL) == {0: 30, 1: 24, 2: 13}
    assert list(LEVEL) == sorted(LEVEL), "cards of a level follow one another"


def test_no_card_is_there_twice() -> None:
    assert len(set(CARD_IDS)) == 67
    faces = zip(LEVEL, BONUS, BONUS_COUNT, POINTS, CROWNS, ABILITY, COST, strict=True)
    assert len(set(faces)) == 67


def test_all_colours_bring_the_same() -> None:
    """A single wrong number would break this."""
    for gem in range(GEMS):
        cards = [card for card in range(len(BONUS)) if BONUS[card] == gem]
        assert Counter(LEVEL[card] for card in cards) == {0: 5, 1: 4, 2: 2}, COLOURS[gem]
        assert sum(BONUS_COUNT[card] for card in cards) == 12
        assert sum(POINTS[card] for card in cards) == 14
        assert sum(CROWNS[card] for card in cards) == 4
        assert Counter(ABILITIES[ABILITY[card]] for card in cards) == {
            "none": 7,
            "again": 1,
            "take": 1,
            "privilege": 1,
            "steal": 1,
        }


def test_nine_cards_are_wild_and_three_have_no_bonus() -> None:
    wild = [card for card in range(len(BONUS)) if BONUS[card] == WILD]
    plain = [card for card in range(len(BONUS)) if BONUS[card] == NO_BONUS]
    assert Counter(LEVEL[card] for card in wild) == {0: 4, 1: 3, 2: 2}
    assert {BONUS_COUNT[card] for card in wild} == {1}
    assert [(LEVEL[card], POINTS[card], BONUS_COUNT[card]) for card in plain] == [
        (0, 3, 0),
        (1, 5, 0),
        (2, 6, 0),
    ]
    also_again = [CARD_IDS[card] for card in wild if ABILITY[card] == AGAIN]
    assert also_again == ["D3-12"]


def test_nineteen_cards_have_crowns_twenty_eight_in_all() -> None:
    assert sum(crowns > 0 for crowns in CROWNS) == 19
    assert (sum(CROWNS), max(CROWNS)) == (28, 3)


def test_no_card_has_both_crowns_and_an_ability_but_for_being_wild() -> None:
    """So that the order of ability and royal never matters, and one turn brings one extra turn."""
    assert {ABILITY[card] for card in range(len(CROWNS)) if CROWNS[card]} == {NOTHING}


def test_there_are_four_royals_for_the_third_and_the_sixth_crown() -> None:
    abilities = [ABILITIES[ability] for ability in ROYAL_ABILITY]
    assert list(zip(ROYAL_POINTS, abilities, strict=True)) == [
        (2, "steal"),
        (2, "again"),
        (2, "privilege"),
        (3, "none"),
    ]
    assert ROYAL_CROWNS == (3, 6)


def test_there_are_25_tokens_for_25_cells() -> None:
    assert dict(zip(COLOURS, TOKENS, strict=True)) == {
        "white": 4,
        "blue": 4,
        "green": 4,
        "red": 4,
        "black": 4,
        "pearl": 2,
        "gold": 3,
    }
    assert sum(TOKENS) == CELLS == 25


def test_the_spiral_begins_in_the_middle_and_ends_in_a_corner() -> None:
    """Down first, then clockwise."""
    names = [CELL_NAMES[cell] for cell in SPIRAL]
    assert names[:9] == ["c3", "c4", "b4", "b3", "b2", "c2", "d2", "d3", "d4"]
    assert names[9:17] == ["d5", "c5", "b5", "a5", "a4", "a3", "a2", "a1"]
    assert names[17:] == ["b1", "c1", "d1", "e1", "e2", "e3", "e4", "e5"]
    for one, next_one in pairwise(SPIRAL):
        step = (abs(one % SIDE - next_one % SIDE), abs(one // SIDE - next_one // SIDE))
        assert step in ((0, 1), (1, 0))


def test_there_are_145_lines() -> None:
    assert Counter(LINE_LENGTH) == {1: 25, 2: 72, 3: 48}
    assert len(set(map(frozenset, LINE_CELLS))) == 145


def test_the_card_of_the_rulebooks_example_is_in_the_box() -> None:
    """White, for 3 blue, 5 red, 3 black and a pearl."""
    card = CARD_IDS.index("D3-01")
    assert (COLOURS[BONUS[card]], POINTS[card], CROWNS[card]) == ("white", 3, 2)
    assert COST[card] == (0, 3, 0, 5, 3, 1)


@pytest.mark.parametrize("name", CHECKED)
def test_the_tables_are_those_that_were_checked(name: str) -> None:
    rows = [",".join(row.values()) for row in read_table(name)]
    assert hashlib.sha256("\n".join(rows).encode()).hexdigest() == CHECKED[name]
