"""Whole turns of Splendor Duel made by touching things on the picture, and nothing else."""

from collections import Counter
from itertools import permutations

import pytest

import roundel
from tests.games.splendor_duel.table_setting import (
    hand_of,
    random_game,
    royals_of,
    scrolls_of,
    set_table,
    tokens_of,
)

AT_ONCE, BY_BUTTON = "at once", "by button"


def touch(table: roundel.Table, *things: str) -> str:
    """Touch one thing after the other, then play what was touched; how it was played.

    A move is played as soon as all it needs has been touched, unless other moves need that and
    more: then a button offers it.
    """
    touched: Counter[str] = Counter()
    for i, thing in enumerate(things, 1):
        touched[thing] += 1
        needing = [move for move in table.moves() if touched <= Counter(move.touches)]
        assert needing, f"no move begins with touching {', '.join(things[:i])}"
        if i < len(things):
            assert len(needing) > 1 or Counter(needing[0].touches) != touched, "played too early"
    (meant,) = (move for move in needing if Counter(move.touches) == touched)
    table.play(meant)
    return AT_ONCE if len(needing) == 1 else BY_BUTTON


@pytest.mark.parametrize("cells", [*permutations(("cell-b2", "cell-c3", "cell-d4"))])
def test_a_line_of_three_is_its_cells_in_any_order(cells: tuple[str, ...]) -> None:
    table = set_table("..... .w... ..b.. ...g. ....r")
    assert touch(table, *cells) == AT_ONCE
    assert tokens_of(table, 0) == "1 white 1 blue 1 green"


def test_a_part_of_a_line_is_offered_by_a_button() -> None:
    board = "wbg.. ..... ..... ..... ....."
    assert touch(set_table(board), "cell-b1", "cell-a1") == BY_BUTTON
    assert touch(set_table(board), "cell-a1") == BY_BUTTON
    assert touch(set_table("wbo.. ..... ..... ..... ....."), "cell-b1", "cell-a1") == AT_ONCE


@pytest.mark.parametrize(
    ("thing", "card"), [("pyramid-5", "D2-07"), ("deck-1", "D2-20"), ("deck-0", "D1-02")]
)
def test_gold_then_a_card_or_a_deck_reserves_it(thing: str, card: str) -> None:
    table = set_table(
        "o.... ..... ..w.. ..... .....", pyramid={"2-1": "D2-07"}, tops=("D2-20", "D1-02")
    )
    assert touch(table, "cell-a1") == AT_ONCE
    assert touch(table, thing) == AT_ONCE
    assert (table.to_move, hand_of(table, 0)[0]) == (1, card)


def test_scrolls_and_cells_in_any_order_then_the_bag_then_the_action() -> None:
    """The white at a1 and the blue at a2 come by scrolls; the bag holds but one green."""
    board = "w.... b.... ..... ..... ....."
    rest = {0: "3 white 3 blue", 1: "3 green 4 red"}
    table = set_table(board, tokens=rest, scrolls={0: 2}, pyramid={"1-1": "D1-15"})
    assert touch(table, "cell-a1", "scroll-0") == AT_ONCE
    assert touch(table, "scroll-0", "cell-a2") == AT_ONCE
    assert touch(table, "bag") == AT_ONCE
    assert scrolls_of(table) == (2, 0, 1)
    lying = [move for move in table.moves() if move.text.startswith("take")]
    touch(table, *lying[-1].touches)
    assert table.to_move == 1


def test_while_paying_gold_is_touched_with_what_it_stands_for() -> None:
    """Three black are owed; two gold stand for two of them."""
    pyramid = {"1-1": "D1-19"}
    table = set_table(tokens={0: "3 black 2 gold"}, pyramid=pyramid)
    touch(table, "pyramid-0")
    assert touch(table, "tokens-0-gold", "tokens-0-black") == AT_ONCE
    assert touch(table, "tokens-0-black", "tokens-0-gold") == AT_ONCE
    assert (table.to_move, tokens_of(table, 0)) == (1, "2 black")
    table = set_table(tokens={0: "3 black 2 gold"}, hands={0: ("D1-19",)})
    touch(table, "hand-0-0")
    assert touch(table, "pay") == AT_ONCE
    assert (table.to_move, tokens_of(table, 0)) == (1, "2 gold")


def test_a_card_a_colour_a_royal_and_a_theft_are_one_touch_each() -> None:
    """The wild card's crown is the third; the royal steals."""
    table = set_table(
        tokens={0: "4 white 1 pearl", 1: "1 red 1 pearl"},
        bought={0: ("D1-04", "D1-09")},
        pyramid={"1-1": "D1-26"},
    )
    for thing in ("pyramid-0", "bonus-0-blue", "royal-0", "tokens-1-pearl"):
        assert touch(table, thing) == AT_ONCE
    assert (table.to_move, tokens_of(table, 0)) == (1, "1 white 1 pearl")
    assert royals_of(table, 0) == {"R1"}


def test_the_token_that_a_card_brings_is_touched_on_the_board() -> None:
    board = "w...w ..... ..... ..... ....."
    table = set_table(board, tokens={0: "2 red 2 black"}, pyramid={"1-1": "D1-03"})
    assert touch(table, "pyramid-0") == AT_ONCE
    assert touch(table, "cell-e1") == AT_ONCE
    assert (table.to_move, tokens_of(table, 0)) == (1, "1 white")


def test_what_is_discarded_is_touched_one_by_one() -> None:
    table = set_table("wb... ..... ..... ..... .....", tokens={0: "3 white 3 green 3 red 1 gold"})
    touch(table, "cell-a1", "cell-b1")
    assert touch(table, "tokens-0-gold") == AT_ONCE
    assert touch(table, "tokens-0-white") == AT_ONCE
    assert (table.to_move, tokens_of(table, 0)) == (1, "3 white 1 blue 3 green 3 red")


@pytest.mark.parametrize("seed", [8, 9])
def test_every_move_of_a_game_can_be_made_by_touching(seed: int) -> None:
    for table in random_game(seed, blocking=1):
        for move in table.moves():
            copy = table.copy()
            touch(copy, *reversed(move.touches))
            assert copy.history[-1].text == move.text
