"""How a seat stands at a glance."""

import pytest

import roundel
from roundel.core.game import game
from roundel.core.shape import from_dict
from roundel.games.splendor.estimate import estimate
from roundel.games.splendor.position import Position
from tests.games.splendor.table_setting import random_game, set_table

CARD_WITHOUT_POINTS, SAME_WITH_A_POINT = "S1-01", "S1-08"
"""Both white."""


def stands(table: roundel.Table, seat: int = 0) -> float:
    body = from_dict(Position, table.position())
    return estimate(body, seat)


def over(ranks: list[int], ending: str = "points") -> Position:
    """A game that is over, with these ranks."""
    body = from_dict(Position, set_table(len(ranks)).position())
    body.to_move, body.ending = -1, 1 + game("splendor").endings.index(ending)
    body.rank = ranks + [0] * (4 - len(ranks))
    return body


@pytest.mark.parametrize(
    ("ranks", "shares"),
    [
        ([1, 2], [1, 0]),
        ([1, 1], [0.5, 0.5]),
        ([2, 1, 3], [0.5, 1, 0]),
        ([1, 1, 3], [0.75, 0.75, 0]),
        ([4, 1, 2, 2], [0, 1, 0.5, 0.5]),
    ],
)
def test_when_the_game_is_over_the_estimate_is_the_share_won(
    ranks: list[int], shares: list[float]
) -> None:
    assert [estimate(over(ranks), seat) for seat in range(len(ranks))] == shares


def test_a_game_without_result_is_half_won_by_all() -> None:
    assert [estimate(over([1, 1, 1], "limit"), seat) for seat in range(3)] == [0.5] * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_estimates_lie_between_nothing_and_all_and_share_out_the_game(seats: int) -> None:
    for table in random_game(4, seats):
        shares = [stands(table, seat) for seat in range(seats)]
        assert all(0 <= share <= 1 for share in shares)
        assert sum(shares) == pytest.approx(seats / 2)


def test_equal_players_stand_equally() -> None:
    assert stands(set_table(), 0) == stands(set_table(), 1) == 0.5


def test_more_of_anything_is_better() -> None:
    plain = stands(set_table(bought={0: (CARD_WITHOUT_POINTS,)}))
    assert stands(set_table(bought={0: (SAME_WITH_A_POINT,)})) > plain
    assert stands(set_table(bought={0: (CARD_WITHOUT_POINTS, "S1-02")})) > plain
    assert stands(set_table(tokens={0: "1 red"})) > 0.5
    assert stands(set_table(tokens={0: "1 gold"})) > stands(set_table(tokens={0: "1 red"}))
    assert plain > 0.5 > stands(set_table(bought={1: (CARD_WITHOUT_POINTS,)}))


def test_a_card_in_hand_is_worth_more_the_nearer_it_is() -> None:
    far = set_table(tokens={0: "2 white"}, hands={0: ("S3-02",)})
    near = set_table(tokens={0: "2 black"}, hands={0: ("S3-02",)})
    assert stands(near) > stands(far)


def test_bonuses_that_a_noble_asks_for_are_worth_more() -> None:
    asked = set_table(bonuses={0: "3 white"}, nobles=("N01", "N02", "N03"))
    not_asked = set_table(bonuses={0: "3 red"}, nobles=("N01", "N02", "N03"))
    assert stands(asked) > stands(not_asked)


def test_a_noble_that_has_come_to_a_rival_promises_nothing_any_more() -> None:
    """The rival has one noble in either case: the one that seat 0 works for, or another."""
    bonuses, nobles = {0: "3 white 3 blue 2 green"}, ("N03", "N05", "N10")
    gone = set_table(bonuses=bonuses, nobles=nobles, hosts={"N03": 1})
    there = set_table(bonuses=bonuses, nobles=nobles, hosts={"N10": 1})
    assert stands(gone) < stands(there)


def test_choosing_a_purchase_does_not_look_like_losing_the_gold() -> None:
    table = set_table(tokens={0: "3 white 2 gold"}, market={"1-1": "S1-32", "1-2": "S1-25"})
    before = stands(table)
    table.play("buy 1-1")
    assert stands(table) > before
