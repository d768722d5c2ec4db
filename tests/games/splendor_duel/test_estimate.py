"""How a seat stands at a glance."""

import pytest

import roundel
from roundel.agents import agent
from roundel.core.game import game
from roundel.core.shape import from_dict
from roundel.games.splendor_duel.estimate import estimate, way
from roundel.games.splendor_duel.position import Player, Position
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


def test_gold_counts_for_whatever_is_missing() -> None:
    """The only card asks for black; red does not help."""
    board = "w.... ..... ..... ..... ....."
    with_gold, with_red = (
        set_table(board, tokens={0: f"2 black 1 {token}"}, pyramid={"1-1": "D1-19"})
        for token in ("gold", "red")
    )
    assert stands(with_gold) > stands(with_red)


@pytest.mark.parametrize(
    ("points", "crowns", "colour", "far"), [(10, 0, 2, 0.5), (9, 8, 4, 0.8), (12, 3, 9, 0.9)]
)
def test_the_longest_of_the_three_ways_counts(
    points: int, crowns: int, colour: int, far: float
) -> None:
    player = Player()
    player.points, player.crowns, player.colour_points[2] = points, crowns, colour
    assert way(player) == far


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
