"""Rulings with a flag: each in both settings."""

import pytest

import roundel
from roundel.games.barrage import GAME
from roundel.games.barrage import components as c
from roundel.games.barrage.effects import (
    ANY_MACHINES,
    DROPS,
    ELEVATION,
    FIRST_TASK,
    FLOW,
    NOTHING,
    ROTATE,
    SECOND_TASK,
)
from roundel.games.barrage.position import RULINGS, Position
from roundel.games.barrage.rules.duel import check_row
from roundel.games.barrage.rules.ending import objective_points
from tests.games.barrage.table_setting import (
    base,
    conduit,
    give,
    hold,
    may,
    no_contracts,
    play,
    powerhouse,
    rich,
    set_table,
    show_work,
)


def test_rulings_are_options_that_a_position_keeps() -> None:
    assert tuple(option.name for option in GAME.options if option.is_ruling) == RULINGS
    chosen = {option.name: 1 - option.default for option in GAME.options if option.is_ruling}
    table = roundel.table("barrage", seed=1, options={**chosen, "leeghwater": 1})
    assert {name: table.position()[name] for name in RULINGS} == chosen
    assert roundel.replay(table.record()).options == table.options


def test_build_spaces_are_used_from_the_left_or_in_any_order() -> None:
    for leftmost, spaces in (
        (1, ["build 1"]),
        (0, ["build 1", "build 2", "build 3", "build 4"]),
    ):
        s = set_table("viktor", "jill", build_leftmost=leftmost)
        rich(s, 0)
        assert [text for text in may(s) if text.startswith("build")] == spaces
    play(s, "build 3", "structure conduit", "conduit 1a")
    assert (s.players[0].engineers, s.players[0].builds) == (9, [0, 0, 1, 0])
    play(s, "go bank", "engineers 1")
    give(s, 0, "conduit")
    s.players[0].wheel_tile[:] = [-1] * 6
    assert [text for text in may(s) if text.startswith("build")] == [
        "build 1",
        "build 2",
        "build 4",
    ]


@pytest.mark.parametrize(("holds", "energy"), [(1, 4 + 1 + 4), (0, 4 + 1 + 1)])
def test_viktors_four_holds_for_germanys_second_production_or_not(holds: int, energy: int) -> None:
    s = set_table("viktor", "jill", companies=("germany", "italy"), viktor_on_german_second=holds)
    no_contracts(s, 0)
    base(s, 0, "1l", 1, drops=1)
    conduit(s, 0, "1b")
    base(s, 0, "9l", 1, drops=1)
    conduit(s, 0, "9a")  # value 1
    powerhouse(s, 0, "5-1", "11-1", "7-1")
    play(s, "go prod0", "water 1l", "water 9l")
    assert s.players[0].energy == energy


@pytest.mark.parametrize(("each", "more"), [(0, ["fulfil g03"]), (1, ["fulfil g03", "fulfil y02"])])
def test_france_with_simone_saves_three_once_or_for_each_contract(
    each: int, more: list[str]
) -> None:
    s = set_table(
        "simone",
        "jill",
        companies=("france", "italy"),
        leeghwater=1,
        france_per_contract=each,
    )
    no_contracts(s, 0)
    hold(s, 0, "G03", "Y01", "Y02")  # two, five and five
    base(s, 0, "1l", 1, drops=1)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1", "6-1", "7-1")
    play(s, "go prod0", "fulfil y01")  # 4 + 1 energy: three more are left of eight, or of five
    assert may(s) == ["none", *more]


def test_mahiri_as_tommaso_may_copy_again_in_the_extra_turn_or_not() -> None:
    for again in (0, 1):
        s = set_table("mahiri", "tommaso", leeghwater=1, mahiri_copy_in_extra_turn=again)
        s.in_sight[c.VIKTOR] = 1
        play(s, "copy tommaso", "go rotate1")
        assert s.extra == 1
        assert ("copy viktor" in may(s)) is (again == 1)
    play(s, "copy viktor")
    assert s.players[0].credits == 9 - 3  # it is the second copy of the round
    assert "none" not in may(s)  # who copies takes a turn


def test_wild_ii_with_jill_takes_the_value_in_mixers_or_in_any_machines() -> None:
    for any_machines, short in ((0, ["pay 0e 2m"]), (1, ["pay 0e 2m", "pay 1e 1m", "pay 2e 0m"])):
        s = set_table("jill", "viktor", wild2_on_jill=any_machines)
        rich(s, 0)
        give(s, 0, "ii-wild")
        play(s, "build 1", "structure conduit", "tile ii-wild", "conduit 6b")  # value 2
        whole = ["pay 0e 4m", "pay 1e 3m", "pay 2e 2m", "pay 3e 1m", "pay 4e 0m"]
        assert sorted(may(s)) == sorted([*short, *whole])
    play(s, "pay 1e 1m")
    assert s.players[0].wheel_excavators[1] == s.players[0].wheel_mixers[1] == 1


def test_two_machines_pay_a_conduit_of_two_with_wild_ii_and_jill_if_they_may_be_any() -> None:
    for any_machines in (0, 1):
        s = set_table("jill", "viktor", wild2_on_jill=any_machines)
        for name in ("9a", "10b"):  # no space of value 1 is left
            conduit(s, 1, name)
        s.players[0].excavators = s.players[0].mixers = 1
        s.players[0].tiles[c.A_CONDUIT] = 0
        give(s, 0, "ii-wild")
        play(s, "build 1")
        assert ("structure conduit" in may(s)) is (any_machines == 1)


@pytest.mark.parametrize(("needs", "points"), [(0, (15, 10)), (1, (15, 0))])
def test_an_objective_count_of_zero_takes_its_place_or_scores_nothing(
    needs: int, points: tuple[int, int]
) -> None:
    s = set_table("viktor", "jill", objective_needs_count=needs)
    s.objective = c.BASINS_ONE
    base(s, 0, "1l")
    assert (objective_points(s, 0), objective_points(s, 1)) == points


def five_steps_ahead(on_pass: int = 1, freezes: int = 0) -> Position:
    s = set_table(
        "viktor", "jill", duel_board=1, duel_reward_on_pass=on_pass, duel_end_freezes=freezes
    )
    s.panel.condition[0] = c.ON_CREDITS
    s.players[0].credits, s.players[1].credits = 15, 0
    return s


def test_a_passed_reward_token_is_received_or_stays() -> None:
    for on_pass in (1, 0):
        s = five_steps_ahead(on_pass=on_pass)
        first = s.panel.token[0]  # on space 3
        check_row(s, 0)
        assert s.panel.marker[0] == 5
        assert s.panel.token[0] == (-1 if on_pass else first)


def test_a_marker_at_the_end_of_its_track_may_come_back_or_stays() -> None:
    for freezes, found in ((0, c.PANEL_STEPS - 5), (1, c.PANEL_STEPS)):
        s = five_steps_ahead(freezes=freezes)
        s.panel.marker[0] = -c.PANEL_STEPS
        check_row(s, 0)
        assert s.panel.marker[0] == -found


def test_machines_on_leslies_wheel_count_for_the_condition_of_works_or_not() -> None:
    for counts in (1, 0):
        for move, counted in (("wheel", 4 * counts), ("none", 4)):
            s = set_table("leslie", "jill", leeghwater=1, duel_board=1, duel_leslie_counts=counts)
            show_work(s, 0, "B5")  # four excavators
            play(s, "go work1", move)
            assert s.players[0].works_machines == counted


def test_only_the_parts_of_one_reward_could_change_places_with_an_effect() -> None:
    """Why the order of parts is no option: machines, rotation and water do not hang on each other;
    an elevation and flowing drops do, in the contract R10 alone."""
    apart = {ROTATE, ANY_MACHINES, DROPS, FLOW}
    entwined = [
        (c.CONTRACT_IDS + c.WORK_IDS)[i]
        for i, row in enumerate(c.REWARDS[: c.INCOME])
        if row[SECOND_TASK] != NOTHING and not {row[FIRST_TASK], row[SECOND_TASK]} <= apart
    ]
    assert entwined == ["R10"]
    assert c.REWARDS[c.CONTRACT_IDS.index("R10")][FIRST_TASK] == ELEVATION
    assert all(row[SECOND_TASK] == NOTHING for row in c.REWARDS[c.INCOME :])
