"""The scoring of a round, the turn order, and the end of the game."""

import pytest

from roundel.core.shape import NOBODY
from roundel.games.barrage import components as c
from roundel.games.barrage.position import FULFILLED, Position
from roundel.games.barrage.rules.ending import (
    finish,
    leftovers,
    objective_count,
    objective_points,
)
from roundel.games.barrage.rules.round import set_turn_order
from roundel.games.barrage.rules.scoring import (
    bonus,
    bonus_points,
    counted,
    credits_paid,
    rank_points,
    score_round,
)
from tests.games.barrage.table_setting import (
    base,
    conduit,
    contract_number,
    give,
    on_wheel,
    only_building,
    play,
    powerhouse,
    set_table,
)

FOUR = ("viktor", "jill", "wilhelm", "graziano")


def with_energy(*energy: int) -> Position:
    s = set_table(*FOUR[: len(energy)])
    for seat, steps in enumerate(energy):
        s.players[seat].energy = steps
    return s


@pytest.mark.parametrize(
    ("energy", "points"),
    [
        ((5, 3), (6, 2)),
        ((4, 4), (4, 4)),
        ((4, 0), (6, 0)),
        ((0, 0), (0, 0)),
        ((5, 3, 1), (6, 2, 0)),
        ((5, 3, 3), (6, 1, 1)),
        ((5, 5, 3), (4, 4, 0)),
        ((5, 5, 5), (3, 3, 3)),
        ((7, 7, 7, 7), (2, 2, 2, 2)),
        ((9, 2, 2, 2), (6, 1, 1, 1)),
    ],
)
def test_most_energy_scores_six_the_second_two_and_ties_share_rounded_up(
    energy: tuple[int, ...], points: tuple[int, ...]
) -> None:
    s = with_energy(*energy)
    assert tuple(rank_points(s, seat) for seat in range(s.seats)) == points


@pytest.mark.parametrize(
    ("energy", "credits"),
    [(0, 3), (1, 1), (3, 2), (6, 3), (10, 4), (15, 5), (21, 6), (28, 7), (29, 8), (45, 8)],
)
def test_credits_come_by_the_energy(energy: int, credits: int) -> None:
    assert credits_paid(energy) == credits


def test_no_energy_costs_three_points_and_points_may_fall_below_zero() -> None:
    s = with_energy(0, 4)
    s.bonus[0] = c.BONUS_BUILDINGS
    s.score[0] = 1
    score_round(s)
    assert s.score[:2] == [-2, 10 + 6]
    assert (s.players[0].credits, s.players[1].credits) == (9, 9)


@pytest.mark.parametrize(
    ("count", "rate", "energy", "round", "points"),
    [
        (3, 4, 18, 3, 12),
        (3, 4, 17, 3, 8),
        (3, 4, 12, 3, 8),
        (3, 4, 11, 3, 4),
        (3, 4, 6, 3, 4),
        (3, 4, 5, 3, 0),
        (5, 4, 12, 5, 8),
        (1, 4, 6, 5, 0),
        (2, 5, 99, 5, 10),
    ],
)
def test_each_section_that_is_missing_costs_four_of_the_bonus(
    count: int, rate: int, energy: int, round: int, points: int
) -> None:
    assert bonus(count, rate, energy, round) == points


def test_bonus_tiles_count_contracts_pieces_advanced_tiles_and_works() -> None:
    s = set_table("anton", "jill", leeghwater=1)
    base(s, 0, "1l", 3)
    base(s, 0, "2l")
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1", "6-1", "7-1")
    only_building(s, "cofferdam", 0)
    give(s, 0, "i-wild")
    on_wheel(s, 0, 2, "ii-base")
    for id in ("S1", "G01", "N1"):
        s.contract_at[contract_number(id)] = FULFILLED
    s.work_at[3] = FULFILLED
    assert [counted(s, 0, tile) for tile in range(8)] == [3, 2, 2, 1, 3, 2, 1, 1]
    assert c.BONUS_RATE == (2, 4, 4, 4, 5, 4, 5, 4)
    s.round, s.players[0].energy = 1, 6
    s.bonus[0] = c.BONUS_POWERHOUSES
    assert bonus_points(s, 0) == 15


def test_least_energy_goes_first_and_ties_invert_the_order() -> None:
    for order, energy, found in (
        ([0, 1], (3, 3), [1, 0]),
        ([0, 1], (3, 2), [1, 0]),
        ([1, 0], (3, 5), [0, 1]),
        ([2, 0, 3, 1], (4, 4, 1, 4), [2, 1, 3, 0]),
        ([0, 1, 2, 3], (0, 0, 0, 0), [3, 2, 1, 0]),
    ):
        s = with_energy(*energy)
        s.order[: len(order)] = order
        set_turn_order(s)
        assert s.order[: len(order)] == found


# The end


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 1), (15, 10)),
        ((2, 2), (13, 13)),
        ((0, 0), (13, 13)),
        ((1, 0), (15, 10)),
        ((3, 2, 1), (15, 10, 5)),
        ((3, 1, 1), (15, 8, 8)),
        ((2, 2, 2), (10, 10, 10)),
        ((4, 3, 2, 1), (15, 10, 5, 0)),
    ],
)
def test_the_objective_scores_fifteen_ten_and_five_and_ties_share(
    counts: tuple[int, ...], points: tuple[int, ...]
) -> None:
    s = set_table(*FOUR[: len(counts)])
    s.objective = c.BASINS_ONE
    free = iter(range(1, 11))
    for seat, count in enumerate(counts):
        for _ in range(count):
            base(s, seat, f"{next(free)}l")
    assert tuple(objective_points(s, seat) for seat in range(s.seats)) == points


def a_network() -> Position:
    """Of seat 0: dams of levels 3, 1 and 2 in 1, 5 and 8, three conduits, three powerhouses."""
    s = set_table("viktor", "jill")
    base(s, 0, "1u", 3)  # red-bordered
    base(s, 0, "5l")
    base(s, 0, "8l", 2)
    conduit(s, 0, "1b")  # to 5
    conduit(s, 0, "5b")  # to 10
    conduit(s, 0, "8a")  # to 11
    powerhouse(s, 0, "5-1", "11-3", "12-1")  # the second of them red-bordered
    return s


@pytest.mark.parametrize(
    ("objective", "count"),
    [
        (c.RED_SPACES, 2),  # the dam in 1, the powerhouse in 11; elevations do not count
        (c.MOST_IN_AREA, 5),  # plains: 8 has 3, 11 and 12 have one each; mountains 4, hills 3
        (c.LEAST_IN_AREA, 3),
        (c.CONNECTIONS, 2),  # 1 to 5 and 8 to 11; no powerhouse is in 10
        (c.BASINS_ONE, 5),  # 1, 5, 8, 11, 12
        (c.BASINS_THREE, 3),  # 1 has 4, 5 has 3, 8 has 3
    ],
)
def test_what_the_objective_tiles_count(objective: int, count: int) -> None:
    s = a_network()
    s.objective = objective
    assert objective_count(s, 0) == count
    assert objective_count(s, 1) == 0


def test_leftovers_are_a_point_for_five_and_the_wheel_does_not_count() -> None:
    s = set_table("viktor", "jill")
    player = s.players[0]
    player.credits, player.excavators, player.mixers = 7, 5, 2
    on_wheel(s, 0, 2, "base", 9)
    assert leftovers(s, 0) == 2


def test_at_the_end_objective_leftovers_water_buildings_are_added() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    s.objective = c.BASINS_ONE
    base(s, 0, "1l", 3, drops=2)
    only_building(s, "wind_farm", 0)
    for seat in (0, 1):
        s.players[seat].credits = s.players[seat].excavators = s.players[seat].mixers = 0
    s.players[1].credits = 9
    finish(s)
    assert s.score[:2] == [10 + 15 + 2 + 5, 10 + 10 + 1]
    assert (s.rank[:2], s.to_move, s.ending) == ([1, 2], NOBODY, 1)


def test_a_tie_is_broken_by_the_energy_of_the_last_round_and_else_shared() -> None:
    for energy, rank in (((3, 5), [2, 1]), ((4, 4), [1, 1])):
        s = with_energy(*energy)
        s.objective = c.BASINS_ONE
        finish(s)
        assert s.score[0] == s.score[1]
        assert s.rank[:2] == rank


def test_round_five_is_scored_completely_and_its_credits_count_as_leftovers() -> None:
    s = set_table("viktor", "jill")
    while s.round < 5:
        play(s, "go bank", f"engineers {s.players[s.to_move].engineers}")
    for seat in (0, 1):
        s.players[seat].credits = s.players[seat].excavators = s.players[seat].mixers = 0
    before = s.score[:2]
    play(s, "go bank", "engineers 12", "go bank", "engineers 12")
    # no energy: three points less, three credits; objective shared; 15 credits are three points
    assert s.score[:2] == [points - 3 + 13 + 3 for points in before]
    assert [player.credits for player in s.players[:2]] == [15, 15]


def test_each_round_has_its_own_bonus_tile() -> None:
    s = set_table("viktor", "jill")
    s.bonus[0], s.bonus[1] = c.BONUS_BASES, c.BONUS_POWERHOUSES
    powerhouse(s, 0, "5-1")
    s.round, s.players[0].energy = 2, 12
    assert bonus_points(s, 0) == 5


def test_leftovers_of_all_kinds_are_counted_together() -> None:
    s = set_table("viktor", "jill")
    player = s.players[0]
    player.credits, player.excavators, player.mixers = 3, 4, 3
    assert leftovers(s, 0) == 2


def test_at_the_end_the_panel_scores_where_there_is_one() -> None:
    s = set_table("viktor", "jill", duel_board=1)
    s.objective = c.BASINS_ONE
    s.panel.marker[:] = [2, 8, -1]
    for seat in (0, 1):
        s.players[seat].credits = s.players[seat].excavators = s.players[seat].mixers = 0
    finish(s)
    assert s.score[:2] == [10 + 13 + 2 + 15, 10 + 13 + 1]


def test_a_connection_is_an_own_conduit_from_an_own_base_and_needs_no_water() -> None:
    s = set_table("viktor", "jill")
    s.objective = c.CONNECTIONS
    base(s, 0, "1l")
    base(s, 1, "1u")
    conduit(s, 1, "1b")
    powerhouse(s, 0, "5-1")
    assert [objective_count(s, seat) for seat in (0, 1)] == [0, 0]  # the conduit is the rival's
    conduit(s, 0, "1a")
    powerhouse(s, 0, "8-1")
    assert [objective_count(s, seat) for seat in (0, 1)] == [1, 0]


def test_basins_with_three_pieces_are_counted_without_a_limit() -> None:
    s = set_table("viktor", "jill")
    s.objective = c.BASINS_THREE
    for name in ("1l", "2l", "3l", "5l", "6l"):
        base(s, 0, name, 2)
    for name in ("1a", "2a", "3a", "10a", "10b"):
        conduit(s, 0, name)
    powerhouse(s, 0, "5-1", "6-1", "10-1")
    assert objective_count(s, 0) == 6
