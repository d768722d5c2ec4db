"""What can be chosen: only what can be paid and done to its end."""

import pytest

from roundel.core.shape import EMPTY
from roundel.games.barrage import components as c
from roundel.games.barrage.position import BLOCKED, NEUTRAL
from tests.games.barrage.table_setting import (
    base,
    building,
    conduit,
    conduit_number,
    give,
    hold,
    may,
    no_contracts,
    on_wheel,
    only_building,
    play,
    powerhouse,
    powerhouse_number,
    rich,
    set_table,
    show_work,
    turn_of,
)


def test_the_fourth_build_space_needs_its_three_credits() -> None:
    for credits in (2, 3):
        s = set_table("viktor", "jill")
        s.players[0].builds[:3], s.players[0].engineers = [1, 1, 1], 6
        s.players[0].credits = credits
        assert ("build 4" in may(s)) is (credits == 3)


def test_an_own_engineer_is_in_the_way_like_anybodys() -> None:
    s = set_table("viktor", "jill")
    play(s, "go rotate1")
    turn_of(s, 0)
    assert "go rotate1" not in may(s)


def test_through_a_foreign_conduit_a_red_space_takes_four_credits_at_least() -> None:
    for credits in (3, 4):
        s = set_table("wilhelm", "jill")
        base(s, 0, "1l", 1, drops=1)
        conduit(s, 1, "1b")
        powerhouse(s, 0, "5-1")
        s.players[0].credits = credits
        assert ("go prod0+" in may(s)) is (credits == 4)


def test_two_contracts_need_two_on_show() -> None:
    s = set_table("viktor", "jill")
    s.office[1:] = [EMPTY] * 5
    assert "go contract1" in may(s)
    assert "go contract2" not in may(s)


def test_a_production_moves_so_many_drops_that_energy_comes_of_it() -> None:
    s = set_table("wilhelm", "jill")
    no_contracts(s, 0)
    base(s, 0, "10l", 3, drops=3)
    conduit(s, 0, "10a")  # value 2
    powerhouse(s, 0, "11-1")
    play(s, "go prod-2")
    assert may(s) == ["drops 2", "drops 3"]


def test_solomon_needs_three_credits_for_each_machine_beside_those_of_the_space() -> None:
    s = set_table("solomon", "viktor")
    player = s.players[0]
    player.excavators, player.mixers, player.credits = 1, 0, 2
    assert "build 1" not in may(s)
    player.credits = 3  # a conduit of value 1: an excavator and three credits
    play(s, "build 1", "conduit 9a")
    assert (player.excavators, player.credits) == (0, 0)
    s = set_table("solomon", "viktor")
    player = s.players[0]
    player.excavators, player.credits = 3, 6
    play(s, "build 1", "structure base", "dam 8u")  # red-bordered: three of the credits
    assert may(s) == ["pay 2e 0m", "pay 3e 0m"]


def test_building_ii_needs_the_machines_of_one_type_alone() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    only_building(s, "wind_farm")  # six excavators or two mixers
    give(s, 0, "ii-building")
    s.players[0].tiles[c.A_BUILDING] = 0
    s.players[0].excavators, s.players[0].mixers = 0, 2
    play(s, "build 1", "structure building")
    assert s.players[0].mixers == 0


def test_a_machine_of_one_type_does_not_stand_in_for_another() -> None:
    s = set_table("viktor", "jill")
    rich(s, 0)
    play(s, "build 1", "structure base", "dam 8l")
    assert s.players[0].wheel_excavators[1] == 3
    s = set_table("viktor", "jill")
    s.players[0].excavators, s.players[0].mixers = 30, 1
    base(s, 0, "8l")
    play(s, "build 1")
    assert may(s) == ["structure base", "structure conduit"]


def test_without_a_piece_nothing_is_built_for_free_either() -> None:
    s = set_table("viktor", "jill")
    rich(s, 0)
    give(s, 0, "i-powerhouse", "iii-base")
    powerhouse(s, 0, "5-1", "6-1", "7-1", "8-1")
    for name in ("1l", "2l", "3l", "4l", "5l"):
        base(s, 0, name)
    assert not [text for text in may(s) if text.startswith("free")]


def test_without_a_piece_in_the_reserve_a_reward_is_lost() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    no_contracts(s, 0)
    for name in ("1l", "2l", "3l", "4l", "5l"):
        base(s, 0, name)
    show_work(s, 0, "A3")  # a base in the plains
    play(s, "go work1")
    assert (s.score[0], s.to_move) == (14, 1)


def test_a_closed_conduit_space_leads_nowhere_and_closed_spaces_hold_nothing() -> None:
    s = set_table("viktor", "jill")
    rich(s, 0)
    base(s, 0, "1l", 1, drops=1)
    s.conduit_owner[conduit_number("1b")] = BLOCKED
    powerhouse(s, 0, "5-1")
    assert not [text for text in may(s) if text.startswith("go prod")]
    s.powerhouse_owner[powerhouse_number("8-1")] = BLOCKED
    play(s, "build 1", "structure conduit")
    assert "conduit 1b" not in may(s)
    s = set_table("viktor", "jill")
    s.powerhouse_owner[powerhouse_number("8-1")] = BLOCKED
    play(s, "build 1", "structure powerhouse")
    assert "powerhouse 8-1" not in may(s)
    assert "powerhouse 8-2" in may(s)


def test_a_space_with_a_piece_of_anybody_is_taken() -> None:
    s = set_table("viktor", "jill")
    rich(s, 1)
    base(s, 0, "8l")
    conduit(s, 0, "8a")
    powerhouse(s, 0, "8-1")
    turn_of(s, 1)
    play(s, "build 1", "structure base")
    assert "dam 8l" not in may(s)
    for structure, space in (("conduit", "8a"), ("powerhouse", "8-1")):
        twin = set_table("viktor", "jill")
        rich(twin, 1)
        conduit(twin, 0, "8a")
        powerhouse(twin, 0, "8-1")
        turn_of(twin, 1)
        play(twin, "build 1", f"structure {structure}")
        assert f"{structure} {space}" not in may(twin)


# Leeghwater


def test_a_work_needs_its_machines_of_both_types() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    show_work(s, 0, "A4")  # one of each
    for excavators, mixers in ((1, 0), (0, 1), (1, 1)):
        s.players[0].excavators, s.players[0].mixers = excavators, mixers
        assert ("go work1" in may(s)) is (excavators + mixers == 2)


@pytest.mark.parametrize(
    ("id", "credits"),
    [
        ("energy_relay_field", 1),
        ("robot_factory", 1),
        ("wind_farm", 2),
        ("customer_office", 3),
        ("financial_division", 0),
    ],
)
def test_a_building_is_used_by_whoever_can_pay_for_its_action(id: str, credits: int) -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    hold(s, 0, "G03")
    only_building(s, id, 0)
    s.players[0].credits = credits - 1
    assert credits == 0 or "use 1" not in may(s)
    s.players[0].credits = credits
    assert "use 1" in may(s)


@pytest.mark.parametrize(("id", "engineers"), [("financial_division", 1), ("robot_factory", 2)])
def test_a_building_is_used_by_whoever_has_the_engineers(id: str, engineers: int) -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    only_building(s, id, 0)
    for left in (engineers - 1, engineers):
        s.players[0].engineers, s.players[0].banked = left, 12 - left
        assert ("use 1" in may(s)) is (left == engineers)


def test_later_users_of_a_building_pay_three_credits_or_send_another_engineer() -> None:
    for id, credits, engineers in (("cofferdam", 3, 1), ("wind_farm", 3 + 2, 2)):
        s = set_table("viktor", "jill", leeghwater=1)
        for seat in (0, 1):
            no_contracts(s, seat)
            base(s, seat, f"{seat + 1}l")
        only_building(s, id, 0, 1)
        play(s, "use 1")
        s.players[1].credits = credits - 1
        assert "use 1" not in may(s)
        s.players[1].credits = credits
        play(s, "use 1")
        assert (s.players[1].credits, s.players[1].engineers) == (0, 12 - engineers)


def test_the_cofferdam_needs_a_dam_with_room() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    only_building(s, "cofferdam", 0)
    base(s, 1, "4l")
    assert "use 1" not in may(s)
    base(s, NEUTRAL, "1l", 1, drops=1)
    assert "use 1" not in may(s)
    base(s, 0, "2l", 1)
    assert "use 1" in may(s)


def test_the_loan_agency_needs_the_credits_for_some_work() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    only_building(s, "loan_agency", 0)
    show_work(s, 0, "A4")
    show_work(s, 1, "A3")
    show_work(s, 2, "A5")  # two machines each: four credits
    s.players[0].credits = 3
    assert "use 1" not in may(s)
    s.players[0].credits = 4
    assert "use 1" in may(s)


def test_margot_needs_an_engineer_and_an_action_that_can_be_done() -> None:
    s = set_table("margot", "jill", leeghwater=1)
    building(s, 0, "energy_relay_field", 0)
    s.players[0].credits = 0
    assert "margot 1" not in may(s)
    s.players[0].credits = 1
    assert "margot 1" in may(s)
    s.players[0].engineers, s.players[0].banked = 1, 11
    assert "margot 1" in may(s)
    give(s, 0, "iii-base")  # without engineers there is still something to do
    s.players[0].engineers, s.players[0].banked = 0, 12
    assert "margot 1" not in may(s)


# Officers


def test_the_second_copy_needs_three_credits() -> None:
    s = set_table("mahiri", "wilhelm")
    s.players[0].copies, s.players[0].engineers = 1, 11
    for credits in (2, 3):
        s.players[0].credits = credits
        assert ("copy wilhelm" in may(s)) is (credits == 3)


def test_a_copy_with_the_last_engineer_may_make_the_free_construction_possible() -> None:
    # a powerhouse for two mixers: none at hand, but six credits and Solomon
    s = set_table("mahiri", "solomon")
    s.in_sight[c.VIKTOR] = 1
    give(s, 0, "i-powerhouse")
    player = s.players[0]
    player.engineers, player.banked, player.mixers, player.credits = 1, 11, 0, 6
    assert [text for text in may(s) if text.startswith("copy")] == ["copy solomon"]
    play(s, "copy solomon", "free powerhouse", "powerhouse 8-1")
    assert player.credits == 0
    s = set_table("mahiri", "solomon")
    give(s, 0, "i-powerhouse")
    player = s.players[0]
    player.copies, player.engineers, player.banked = 1, 1, 10
    player.mixers, player.credits = 0, 8  # three of them would go for the second copy
    assert not [text for text in may(s) if text.startswith("copy")]
    assert player.credits == 8  # nothing is paid by asking


def test_anton_copies_nothing_while_his_tile_is_on_the_wheel() -> None:
    s = set_table("anton", "viktor")
    rich(s, 0)
    on_wheel(s, 0, 2, "anton")
    on_wheel(s, 0, 3, "base", 3)
    play(s, "build 1")
    assert "structure base" not in may(s)
