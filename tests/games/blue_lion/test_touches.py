"""Whole turns of The Blue Lion made by touching things on the picture, and nothing else."""

from collections import Counter
from itertools import combinations

import roundel
from tests.games.blue_lion.table_setting import lying, random_game, set_table, ups

ROW = "AX PD XP DA AP XD"


def touch(table: roundel.Table, *things: str) -> None:
    """Touch one thing after the other: with the last, and not before, a move is played."""
    touched: Counter[str] = Counter()
    for i, thing in enumerate(things, 1):
        touched[thing] += 1
        needing = [move for move in table.moves() if touched <= Counter(move.touches)]
        assert needing, f"no move begins with touching {', '.join(things[:i])}"
        if i < len(things):
            assert len(needing) > 1 or Counter(needing[0].touches) != touched, "played too early"
    (meant,) = needing
    assert Counter(meant.touches) == touched
    table.play(meant)


def test_a_loose_card_and_a_place_at_an_end_lay_it() -> None:
    for end, made in (
        ("left", "X P P"),
        ("left-turned", "A P P"),
        ("right", "P P X"),
        ("right-turned", "P P A"),
    ):
        table = set_table("PA PD", "XP XA AD DX")
        touch(table, "loose-1", end)
        assert ups(table) == made
        table = set_table("PA PD", "XP XA AD DX")
        touch(table, end, "loose-1")
        assert ups(table) == made


def test_the_first_card_has_one_place_with_two_sides() -> None:
    table = set_table("", ROW)
    touch(table, "loose-3", "left-turned")
    assert lying(table, "row") == "AD"


def test_an_end_card_and_the_place_at_the_other_end_move_it() -> None:
    table = set_table(ROW)
    touch(table, "row-0", "right")
    assert ups(table) == "P X D A X A"
    touch(table, "row-5", "left")
    assert ups(table) == "A P X D A X"


def test_two_neighbours_are_swapped_in_either_order() -> None:
    for things in (("row-2", "row-3"), ("row-3", "row-2")):
        table = set_table(ROW)
        touch(table, *things)
        assert ups(table) == "A P D X A X"


def test_a_card_touched_twice_is_turned_over() -> None:
    table = set_table(ROW)
    touch(table, "row-1", "row-1")
    assert ups(table) == "A D X D A X"


def test_a_card_set_aside_and_a_place_at_an_end_return_it() -> None:
    table = set_table("AX PD XP DA", aside="AP XD")
    touch(table, "row-0", "row-0")
    touch(table, "aside-1", "left-turned")
    touch(table, "aside-0", "right")
    assert ups(table) == "D X P X D A"


def test_one_touch_passes() -> None:
    table = set_table("PA PD", "XP XA AD DX")
    touch(table, "pass")
    assert table.to_move == 1


def test_no_move_is_contained_in_another() -> None:
    """So every move is played by its last touch, and no button is needed to tell them apart."""
    for seed in range(6):
        for table in random_game(seed):
            touches = [Counter(move.touches) for move in table.moves()]
            assert not any(one <= two or two <= one for one, two in combinations(touches, 2))


def test_touches_name_places_and_the_same_ones_in_every_world() -> None:
    one = set_table("Xa Xd PX PD AP DA")
    other = set_table("Xd Xa PX PD AP DA")
    assert [move.touches for move in one.moves()] == [move.touches for move in other.moves()]
