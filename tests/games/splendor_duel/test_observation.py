"""What a learner is shown."""

import pytest

import roundel
from roundel.core.layout import starts
from roundel.games.splendor_duel.components import COST
from roundel.games.splendor_duel.observation import LAYOUT, OBSERVATION_SIZE
from tests.games.splendor_duel.table_setting import card_number, random_game, set_table


def section(table: roundel.Table, viewer: int | None, name: str, part: int = 0) -> list[int]:
    """A section of the row, or the so-manieth part of one that is split by its first dimension."""
    at = [each.name for each in LAYOUT].index(name)
    begin, shape = starts(LAYOUT)[at], LAYOUT[at].shape
    size = LAYOUT[at].size // (shape[0] if len(shape) > 1 else 1)
    row = table.view(viewer).observe()
    return row[begin + part * size : begin + (part + 1) * size]


@pytest.mark.parametrize("seed", range(3))
def test_every_number_is_within_its_bounds(seed: int) -> None:
    highest = [section.high for section in LAYOUT for _ in range(section.size)]
    for table in random_game(seed, blocking=1):
        for viewer in (0, 1, None):
            row = table.view(viewer).observe()
            assert len(row) == OBSERVATION_SIZE
            assert all(0 <= number <= high for number, high in zip(row, highest, strict=True))


def test_each_seat_sees_itself_first() -> None:
    table = set_table(
        to_move=1,
        tokens={0: "1 white", 1: "2 blue 1 pearl"},
        scrolls={1: 2},
        bonuses={0: "2 green"},
        bought={1: ("D1-30",)},
    )
    white, blue = [1, 0, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 1, 0]
    for viewer, order in ((0, (white, blue)), (1, (blue, white)), (None, (white, blue))):
        assert [section(table, viewer, "tokens", part) for part in (0, 1)] == list(order)
    assert (section(table, 0, "scrolls"), section(table, 1, "scrolls")) == ([0, 2], [2, 0])
    assert section(table, 1, "bonuses", 1) == [0, 0, 2, 0, 0]
    assert (section(table, 0, "points"), section(table, 1, "points")) == ([0, 3], [3, 0])
    assert (section(table, 0, "own decision"), section(table, 1, "own decision")) == ([0], [1])


def test_the_board_and_the_bag_are_described() -> None:
    table = set_table("wo... ..... ..... ..... ....p", tokens={0: "2 red"}, scrolls={0: 1})
    assert section(table, 0, "board", 0) == [1, 0, 0, 0, 0, 0, 0]
    assert section(table, 0, "board", 1) == [0, 0, 0, 0, 0, 0, 1]
    assert section(table, 0, "board", 2) == [0] * 7
    assert section(table, 0, "board", 24) == [0, 0, 0, 0, 0, 1, 0]
    assert section(table, 0, "bag") == [3, 4, 4, 2, 4, 1, 2]
    assert section(table, 0, "scrolls on the table") == [2]


def test_a_card_is_described() -> None:
    """D2-14: red, 1 point, a theft, for 3 blue and 4 black; then a wild card with two crowns."""
    table = set_table(pyramid={"2-1": "D2-14", "2-2": "D2-21"})
    red, wild = (section(table, 0, "pyramid", place) for place in (5, 6))
    level_2 = [1, 1, 0, 1, 0]
    assert red == [*level_2, *(0, 0, 0, 1, 0, 0, 0), 1, 0, *(0, 0, 0, 0, 1), *(0, 3, 0, 0, 4, 0)]
    assert wild == [*level_2, *(0, 0, 0, 0, 0, 1, 0), 0, 2, *(1, 0, 0, 0, 0), *(0, 6, 0, 0, 0, 1)]


def test_what_is_paid_is_described() -> None:
    table = set_table(
        "..... ..... ..... ..... .....",
        tokens={0: "3 black 1 gold"},
        pyramid={"1-1": "D1-19"},
    )
    assert section(table, 0, "card in use") == [0] * 25
    table.play("buy 1-1")
    for viewer in (0, 1, None):
        assert section(table, viewer, "card in use")[-6:] == list(COST[card_number("D1-19")])
        assert section(table, viewer, "owed") == [0, 0, 0, 0, 3, 0]


def test_of_a_blind_card_only_the_level_is_shown_to_others() -> None:
    table = set_table(hands={0: ("D2-09?", "D3-02")})
    assert section(table, 1, "hands", 1)[:25] == [1, 0, 0, 1, 0, *[0] * 20]
    assert section(table, 0, "hands", 0)[:5] == [1, 1, 0, 1, 0]
    assert section(table, 0, "hands", 0)[25:50] == section(table, 1, "hands", 1)[25:50]
    owner, rival = section(table, 0, "unseen"), section(table, 1, "unseen")
    assert (owner[card_number("D2-09")], rival[card_number("D2-09")]) == (0, 1)
    assert (sum(owner), sum(rival)) == (67 - 12 - 2, 67 - 12 - 1)
