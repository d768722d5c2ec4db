"""How a seat stands at a glance."""

import pytest

import roundel
from roundel.agents import agent
from roundel.core.game import game
from roundel.core.shape import from_dict
from roundel.games.splendor_duel.estimate import estimate
from roundel.games.splendor_duel.position import Position
from tests.games.splendor_duel.table_setting import random_game, result_of, set_table


def stands(table: roundel.Table, seat: int = 0) -> float:
    return estimate(from_dict(Position, table.position()), seat)


def over(ranks: tuple[int, int], ending: str) -> Position:
    """A game that is over, with these ranks."""
    body = from_dict(Position, set_table().position())
    body.to_move, body.ending = -1, 1 + game("splendor-duel").endings.index(ending)
    body.rank[0], body.rank[1] = ranks
    return body


@pytest.mark.parametrize(
    ("ranks", "ending", "shares"),
    [((1, 2), "crowns", [1, 0]), ((2, 1), "points", [0, 1]), ((1, 1), "limit", [0.5, 0.5])],
)
def test_when_the_game_is_over_the_estimate_is_the_share_won(
    ranks: tuple[int, int], ending: str, shares: list[float]
) -> None:
    assert [estimate(over(ranks, ending), seat) for seat in (0, 1)] == shares


def test_the_two_estimates_share_out_the_game() -> None:
    for table in random_game(4):
        assert 0 <= stands(table, 0) <= 1
        assert stands(table, 0) + stands(table, 1) == pytest.approx(1)


@pytest.mark.parametrize(
    "more",
    [
        {"tokens": {0: "1 red"}},
        {"scrolls": {0: 1}},
        {"bonuses": {0: "1 red"}},
        {"bought": {0: ("D1-30",)}},
        {"bought": {0: ("D1-04",)}},
    ],
)
def test_more_of_anything_is_better(more: dict[str, object]) -> None:
    assert stands(set_table(**more)) > stands(set_table())  # type: ignore[arg-type]


def test_gold_and_pearls_are_worth_more_than_gems() -> None:
    gem = stands(set_table(tokens={0: "1 red"}))
    assert stands(set_table(tokens={0: "1 pearl"})) > gem
    assert stands(set_table(tokens={0: "1 gold"})) > gem


def test_a_point_in_the_best_colour_is_worth_more() -> None:
    """Both own nine points; one has them in one colour."""
    one_colour = set_table(bought={0: ("D3-01", "D3-02", "D2-03")})
    several = set_table(bought={0: ("D3-01", "D3-04", "D2-11")})
    assert stands(one_colour) > stands(several)


def test_choosing_a_purchase_does_not_look_like_losing_the_gold() -> None:
    table = set_table(
        "w.... ..... ..... ..... .....", tokens={0: "3 black 2 gold"}, pyramid={"1-1": "D1-19"}
    )
    before = stands(table)
    table.play("buy 1-1")
    assert stands(table) > before


def test_whoever_looks_one_turn_ahead_beats_chance() -> None:
    won = 0
    for seed in range(4):
        seats = [agent("greedy", seed=seed), agent("random", seed=seed)]
        table = roundel.table("splendor-duel", seed=seed)
        while table.to_move is not None:
            table.play(seats[table.to_move].choose(table.view(table.to_move)))
        won += result_of(table).winners == (0,)
    assert won >= 3
