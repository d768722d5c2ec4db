"""What a learner is shown."""

import pytest

import roundel
from roundel.core.layout import starts
from roundel.games.blue_lion.observation import LAYOUT, OBSERVATION_SIZE
from tests.games.blue_lion.table_setting import random_game, set_table

NOTHING = [0] * 9


def section(table: roundel.Table, viewer: int | None, name: str, part: int = 0) -> list[int]:
    """A section of the row, or the so-manieth part of one that is split by its first dimension."""
    at = [each.name for each in LAYOUT].index(name)
    begin, shape = starts(LAYOUT)[at], LAYOUT[at].shape
    size = LAYOUT[at].size // (shape[0] if len(shape) > 1 else 1)
    row = table.view(viewer).observe()
    return row[begin + part * size : begin + (part + 1) * size]


def card(up: str, *backs: str) -> list[int]:
    return [1, *(int(image == up) for image in "AXPD"), *(int(image in backs) for image in "AXPD")]


@pytest.mark.parametrize("seed", range(4))
def test_every_number_is_within_its_bounds(seed: int) -> None:
    highest = [section.high for section in LAYOUT for _ in range(section.size)]
    for table in random_game(seed, passes=seed % 2, leader_wins=seed // 2):
        for viewer in (0, 1, None):
            row = table.view(viewer).observe()
            assert len(row) == OBSERVATION_SIZE
            assert all(0 <= number <= high for number, high in zip(row, highest, strict=True))


def test_each_seat_sees_itself_first() -> None:
    table = set_table("AX PD XP DA AP XD", gems=(2, 5), to_move=1)
    for viewer, gems, own, lady in ((0, [2, 5], 0, 0), (1, [5, 2], 1, 1), (None, [2, 5], 0, 0)):
        assert section(table, viewer, "gems") == gems
        assert section(table, viewer, "own decision") == [own]
        assert section(table, viewer, "Lady X") == [lady]


def test_cards_are_described_where_they_lie() -> None:
    table = set_table("Xa Xd", "PX PD AP", "DA")
    for viewer in (0, 1, None):
        assert section(table, viewer, "row", 0) == card("X", "A", "D")
        assert section(table, viewer, "row", 1) == card("X", "A", "D")
        assert section(table, viewer, "row", 2) == NOTHING
        assert section(table, viewer, "loose", 0) == card("P", "X")
        assert section(table, viewer, "loose", 2) == card("A", "P")
        assert section(table, viewer, "loose", 3) == NOTHING
        assert section(table, viewer, "aside", 0) == card("D", "A")
        assert section(table, viewer, "fresh", 0) == NOTHING


def test_the_decision_is_described() -> None:
    rearranging = set_table("AX PD XP DA AP", aside="XD", quiet=12, turn=33)
    assert section(rearranging, 0, "phase") == [0, 1, 0]
    assert (section(rearranging, 0, "quiet"), section(rearranging, 0, "turn")) == ([12], [33])
    rearranging.play("turn 2")
    assert section(rearranging, 0, "phase") == [0, 0, 1]
    building = set_table("PA PD", "XP XA AD DX", passes=1, passed=1, leader_wins=1)
    assert section(building, 0, "phase") == [1, 0, 0]
    for name in ("passes", "passed", "leader wins"):
        assert (section(building, 0, name), section(rearranging, 0, name)) == ([1], [0])
