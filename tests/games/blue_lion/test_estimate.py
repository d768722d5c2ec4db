"""How a seat stands at a glance."""

import pytest

import roundel
from roundel.agents import agent
from roundel.games.blue_lion.estimate import estimate
from tests.games.blue_lion.table_setting import position_of, random_game, set_table

ROW = "AX PD XP DA AP XD"


def stands(table: roundel.Table, seat: int = 0) -> float:
    return estimate(position_of(table), seat)


@pytest.mark.parametrize(
    ("gems", "leader_wins", "shares"),
    [((2, 1), 0, [0.5, 0.5]), ((2, 1), 1, [1, 0]), ((1, 2), 1, [0, 1]), ((2, 2), 1, [0.5, 0.5])],
)
def test_when_the_game_is_over_the_estimate_is_the_share_won(
    gems: tuple[int, int], leader_wins: int, shares: list[float]
) -> None:
    table = set_table(ROW, quiet=40, gems=gems, leader_wins=leader_wins)
    table.play("turn 1")
    assert [stands(table, seat) for seat in (0, 1)] == shares


def test_the_two_estimates_share_out_the_game() -> None:
    for table in random_game(4):
        assert 0 <= stands(table, 0) <= 1
        assert stands(table, 0) + stands(table, 1) == pytest.approx(1)


def test_every_gem_is_better() -> None:
    worth = [stands(set_table(ROW, gems=(held, 3))) for held in range(7)]
    assert worth == sorted(set(worth))
    assert worth[3] == 0.5


def test_whoever_looks_one_turn_ahead_beats_chance() -> None:
    won = 0
    for seed in range(6):
        seats = [agent("greedy", seed=seed), agent("random", seed=seed)]
        table = roundel.table("blue-lion", seed=seed)
        while table.to_move is not None:
            table.play(seats[table.to_move].choose(table.view(table.to_move)))
        assert table.result is not None
        won += table.result.winners == (0,)
    assert won >= 5
