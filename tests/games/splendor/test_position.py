"""A position set up by hand must be one that a game can come to and go on from."""

from collections.abc import Callable
from typing import Any

import pytest

import roundel
from roundel import InvalidPosition
from tests.games.splendor.table_setting import card_number, random_game, set_table, stuck_table

Change = Callable[[dict[str, Any]], object]


def paying(buying: int, **owed: int) -> Change:
    colours = ("white", "blue", "green", "red", "black")
    row = [owed.get(colour, 0) for colour in colours]
    return lambda data: data.update(phase=1, buying=buying, owed=row)


def put(path: str, *keys: int | str, value: object) -> Change:
    """Put a value to a place such as `players`, 0, `points`."""

    def change(data: Any) -> None:
        *way, last = (path, *keys)
        for key in way:
            data = data[key]
        data[last] = value

    return change


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("supply[0]", put("supply", 0, value=2)),
        ("supply[0]", put("supply", 0, value=0)),
        ("supply[5]", put("players", 1, "tokens", 5, value=1)),
        ("players[0].points", put("players", 0, "points", value=7)),
        ("players[0].bonuses", put("players", 0, "bonuses", 2, value=1)),
        ("players[0].cards", put("players", 0, "cards", value=1)),
        ("players[2]", put("players", 2, "points", value=3)),
        ("players[3].reserved", put("players", 3, "reserved", 0, value=1)),
        ("players[0].unseen[0]", put("players", 0, "unseen", 0, value=1)),
        ("owner[0]", put("owner", 0, value=2)),
        ("decks[0].left", put("decks", 0, "left", value=41)),
        ("decks[0].cards[37]", put("decks", 0, "cards", 37, value=0)),
        ("market[4]", put("market", 4, value=-1)),
        ("market[4]", put("market", 4, value=95)),
        ("nobles", put("nobles", 2, value=-1)),
        ("host[3]", put("host", 3, value=0)),
        ("turn", put("turn", value=7)),
        ("turn", put("turn", value=400)),
        ("turn", put("turn", value=-2)),
        ("made", put("made", value=1)),
        ("made", paying(0, white=3)),
        ("passes", put("passes", value=2)),
        ("score[1]", put("score", 1, value=3)),
        ("phase", put("phase", value=4)),
        ("phase", put("phase", value=2)),
        ("phase", put("phase", value=3)),
        ("buying", put("buying", value=0)),
        ("owed", put("owed", 0, value=1)),
        ("buying", paying(12, white=3)),
        ("buying", paying(30, white=3)),
        ("owed[0]", paying(0, white=4)),
        ("owed[4]", paying(0, white=3, black=1)),
        ("phase", paying(0)),
    ],
)
def test_what_is_broken_is_named(field: str, change: Change) -> None:
    data = set_table(tokens={0: "3 white 1 gold"}, market={"1-1": "S1-25"}).position()
    roundel.table("splendor", position=data)
    change(data)
    with pytest.raises(InvalidPosition) as refused:
        roundel.table("splendor", position=data)
    assert refused.value.field == field


def test_a_card_lies_at_one_place_only_and_under_its_level() -> None:
    data = set_table(market={"1-1": "S1-25"}).position()
    data["market"][1] = card_number("S1-25")
    with pytest.raises(InvalidPosition, match=r"^market\[1\]: card 24 lies at market\[0\] as well"):
        roundel.table("splendor", position=data)
    data = set_table(market={"1-1": "S1-25", "2-1": "S2-01"}).position()
    data["market"][0], data["market"][4] = data["market"][4], data["market"][0]
    with pytest.raises(InvalidPosition, match=r"^market\[0\]: card 40 is of level 2"):
        roundel.table("splendor", position=data)


def test_no_card_may_be_lost() -> None:
    data = set_table().position()
    deck = data["decks"][0]
    deck["left"] -= 1
    lost, deck["cards"][deck["left"]] = deck["cards"][deck["left"]], -1
    with pytest.raises(InvalidPosition, match="lies nowhere") as refused:
        roundel.table("splendor", position=data)
    assert refused.value.field == f"owner[{lost}]"


def test_more_than_ten_tokens_may_be_held_only_while_giving_back() -> None:
    table = set_table(tokens={0: "4 white 4 green 2 red"})
    table.play("reserve 1-1")
    data = table.position()
    roundel.table("splendor", position=data)
    data["phase"] = 0
    with pytest.raises(InvalidPosition, match="only until they are given back"):
        roundel.table("splendor", position=data)


def test_a_noble_that_has_come_is_not_to_be_chosen() -> None:
    """Both wishes are met, but N01 is with seat 1 already."""
    table = set_table(
        bonuses={0: "4 white 4 blue 3 green"}, nobles=("N03", "N10", "N01"), hosts={"N01": 1}
    )
    data = table.position()
    data["phase"] = 3
    with pytest.raises(InvalidPosition, match="only when two or more would come"):
        roundel.table("splendor", position=data)


def test_the_ranks_of_a_game_that_is_over_follow_from_points_and_cards() -> None:
    table = stuck_table(bought={1: ("S3-10",)})
    table.play("pass")
    table.play("pass")
    data = table.position()
    assert data["rank"][:2] == [2, 1]
    data["rank"][:2] = [1, 1]
    with pytest.raises(InvalidPosition, match=r"^rank: points and cards give \[2, 1\]"):
        roundel.table("splendor", position=data)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_that_a_game_comes_to_is_accepted(seats: int) -> None:
    phases = set()
    for seed in (1, 2):
        for table in random_game(seed, seats):
            assert roundel.table("splendor", position=table.position()).moves() == table.moves()
            phases.add(table.position()["phase"])
    assert {0, 1, 2} <= phases


def test_the_rare_positions_are_accepted_as_well() -> None:
    choosing = set_table(bonuses={0: "4 white 4 blue 3 green"}, nobles=("N03", "N10", "N01"))
    choosing.play("take white blue green")
    over = stuck_table(3)
    for _ in range(3):
        over.play("pass")
    for table in (choosing, stuck_table(passes=1), over):
        assert roundel.table("splendor", position=table.position()).position() == table.position()
