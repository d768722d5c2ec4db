"""What a learner is shown."""

from collections.abc import Sequence

import pytest

import roundel
from roundel.core.layout import starts
from roundel.games.splendor.components import COST, POINTS
from roundel.games.splendor.observation import LAYOUT, OBSERVATION_SIZE
from tests.games.splendor.table_setting import card_number, random_game, set_table


def section(table: roundel.Table, viewer: int | None, name: str, part: int = 0) -> list[int]:
    """A section of the row, or the so-manieth part of one that is split by its first dimension."""
    at = [each.name for each in LAYOUT].index(name)
    begin, shape = starts(LAYOUT)[at], LAYOUT[at].shape
    size = LAYOUT[at].size // (shape[0] if len(shape) > 1 else 1)
    row = table.view(viewer).observe()
    return row[begin + part * size : begin + (part + 1) * size]


def face(name: str, level: Sequence[int], bonus: Sequence[int]) -> list[int]:
    """A card that is seen, as the layout says."""
    card = card_number(name)
    return [1, 1, *level, *bonus, POINTS[card], *COST[card]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_is_within_its_bounds(seats: int) -> None:
    highest = [section.high for section in LAYOUT for _ in range(section.size)]
    for table in random_game(2, seats):
        for viewer in (*range(seats), None):
            row = table.view(viewer).observe()
            assert len(row) == OBSERVATION_SIZE
            assert all(0 <= number <= high for number, high in zip(row, highest, strict=True))


def test_each_seat_sees_itself_first() -> None:
    table = set_table(3, to_move=1, tokens={0: "1 white", 1: "2 blue", 2: "3 red 1 gold"})
    white, blue, red = [1, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0], [0, 0, 0, 3, 0, 1]
    nobody = [0] * 6
    for viewer, order in (
        (0, (white, blue, red)),
        (1, (blue, red, white)),
        (2, (red, white, blue)),
    ):
        rows = [section(table, viewer, "tokens", part) for part in range(4)]
        assert rows == [*order, nobody]
    assert [section(table, viewer, "to move") for viewer in (0, 1, 2)] == [
        [0, 1, 0, 0],
        [1, 0, 0, 0],
        [0, 0, 1, 0],
    ]
    assert section(table, 2, "place in the round") == [0, 0, 1, 0]
    assert section(table, 2, "seats") == [0, 1, 0]


def test_the_table_is_described() -> None:
    table = set_table(
        tokens={0: "1 white 2 gold"},
        bonuses={1: "2 black"},
        bought={0: ("S3-04",)},
        market={"2-3": "S2-09"},
        nobles=("N03", "N01", "N02"),
        hosts={"N01": 1},
        round=7,
    )
    assert section(table, 0, "phase") == [1, 0, 0, 0]
    assert section(table, 0, "turn") == [12]
    assert section(table, 0, "supply") == [3, 4, 4, 4, 4, 3]
    assert section(table, 0, "decks") == [34, 26, 15]
    assert section(table, 0, "market", 6) == face("S2-09", (0, 1, 0), (0, 1, 0, 0, 0))
    nobles = [section(table, 0, "nobles", place) for place in range(5)]
    assert nobles == [[1, 3, 3, 3, 0, 0], [0] * 6, [1, 4, 0, 0, 0, 4], [0] * 6, [0] * 6]
    assert section(table, 0, "bonuses", 1) == [0, 0, 0, 0, 2]
    assert section(table, 0, "points") == [5, 3, 0, 0]
    assert section(table, 0, "cards") == [1, 2, 0, 0]


def test_what_is_paid_is_described() -> None:
    table = set_table(tokens={0: "3 white 1 gold"}, market={"1-1": "S1-25"})
    assert section(table, 0, "buying") == [0] * 16
    table.play("buy 1-1")
    for viewer in (0, 1, None):
        assert section(table, viewer, "phase") == [0, 1, 0, 0]
        assert section(table, viewer, "buying") == face("S1-25", (1, 0, 0), (0, 0, 0, 1, 0))
        assert section(table, viewer, "owed") == [3, 0, 0, 0, 0]


def test_of_a_blind_card_only_the_level_is_shown_to_others() -> None:
    table = set_table(hands={0: ("S2-09?", "S3-02")})
    seen = face("S2-09", (0, 1, 0), (0, 1, 0, 0, 0))
    assert section(table, 0, "hands", 0)[:16] == seen
    assert section(table, 1, "hands", 1)[:16] == [1, 0, 0, 1, 0, *[0] * 11]
    known = face("S3-02", (0, 0, 1), (1, 0, 0, 0, 0))
    assert section(table, 0, "hands", 0)[16:32] == section(table, 1, "hands", 1)[16:32] == known


def test_the_cards_not_yet_seen_are_listed() -> None:
    table = set_table(
        hands={0: ("S2-09?", "S3-02")}, bought={1: ("S1-10",)}, market={"1-1": "S1-01"}
    )
    owner, rival = section(table, 0, "unseen"), section(table, 1, "unseen")
    for name in ("S3-02", "S1-10", "S1-01"):
        assert owner[card_number(name)] == rival[card_number(name)] == 0
    assert (owner[card_number("S2-09")], rival[card_number("S2-09")]) == (0, 1)
    assert (sum(owner), sum(rival)) == (90 - 12 - 3, 90 - 12 - 2)


def test_a_spectator_looks_from_the_first_seat_and_knows_no_blind_card() -> None:
    table = set_table(tokens={0: "1 white"}, hands={0: ("S2-09?",), 1: ("S2-12?",)})
    assert section(table, None, "tokens", 0) == [1, 0, 0, 0, 0, 0]
    for part in (0, 1):
        assert section(table, None, "hands", part)[:16] == [1, 0, 0, 1, 0, *[0] * 11]
