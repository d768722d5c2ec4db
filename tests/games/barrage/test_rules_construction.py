"""Construction: where structures stand, what they cost, the wheel, incomes."""

import pytest

from roundel.core.shape import EMPTY
from roundel.games.barrage import components as c
from roundel.games.barrage.position import BLOCKED, NEUTRAL, Position
from roundel.games.barrage.rules.payment import excavators_due, mixers_due
from roundel.games.barrage.rules.wheel import load, rotate
from tests.games.barrage.table_setting import (
    base,
    building,
    conduit,
    conduit_number,
    dam_number,
    drops,
    give,
    hold,
    may,
    no_contracts,
    on_wheel,
    only_building,
    play,
    powerhouse,
    rich,
    set_table,
    show_work,
    turn_of,
)


def test_a_base_is_built_with_tile_machines_and_a_rotation() -> None:
    s = set_table("jill", "viktor")
    play(s, "build 1", "structure base", "dam 8l")
    player = s.players[0]
    assert s.dam_owner[dam_number("8l")] == 0
    assert s.dam_level[dam_number("8l")] == 1
    assert (player.excavators, player.mixers) == (3, 4)
    assert player.tiles[c.A_BASE] == 0
    assert player.wheel_tile == [EMPTY, c.A_BASE, EMPTY, EMPTY, EMPTY, EMPTY]
    assert player.wheel_excavators == [0, 3, 0, 0, 0, 0]
    assert player.engineers == 11


@pytest.mark.parametrize(("dam", "cost"), [("1l", 5), ("5l", 4), ("8l", 3)])
def test_a_base_costs_five_four_or_three_excavators(dam: str, cost: int) -> None:
    s = set_table("jill", "viktor")
    play(s, "build 1", "structure base", f"dam {dam}")
    assert s.players[0].excavators == 6 - cost


@pytest.mark.parametrize(("dam", "cost"), [("1l", 4), ("5l", 3), ("8l", 2)])
def test_an_elevation_costs_four_three_or_two_mixers(dam: str, cost: int) -> None:
    s = set_table("jill", "viktor")
    base(s, 0, dam)
    play(s, "build 1", "structure elevation")
    assert s.players[0].mixers == 4 - cost
    assert s.dam_level[dam_number(dam)] == 2


def test_a_conduit_costs_two_excavators_for_each_point_of_its_value() -> None:
    s = set_table("viktor", "jill")
    play(s, "build 1", "structure conduit", "conduit 2a")
    assert s.players[0].excavators == 0
    assert s.conduit_owner[conduit_number("2a")] == 0


@pytest.mark.parametrize(("before", "cost"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_powerhouses_cost_two_three_four_and_five_mixers(before: int, cost: int) -> None:
    s = set_table("viktor", "jill")
    powerhouse(s, 0, *("5-1", "6-1", "7-1")[:before])
    rich(s, 0)
    play(s, "build 1", "structure powerhouse", "powerhouse 8-1")
    assert s.players[0].mixers == 30 - cost


def test_a_red_bordered_building_space_costs_three_credits_for_base_and_powerhouse() -> None:
    s = set_table("viktor", "jill")
    play(s, "build 1", "structure base", "dam 8u")
    assert s.players[0].credits == 3
    s = set_table("viktor", "jill")
    play(s, "build 1", "structure powerhouse", "powerhouse 5-2")
    assert s.players[0].credits == 3
    s = set_table("viktor", "jill")
    s.players[0].credits = 2
    play(s, "build 1", "structure base")
    assert not [text for text in may(s) if text.endswith("u")]


def test_an_elevation_on_a_red_bordered_space_costs_no_credits() -> None:
    s = set_table("viktor", "jill")
    base(s, 0, "8u")
    s.players[0].credits = 0
    play(s, "build 1", "structure elevation")
    assert s.dam_level[dam_number("8u")] == 2


def test_a_company_has_one_dam_in_a_basin_and_others_are_no_obstacle() -> None:
    s = set_table("viktor", "jill")
    rich(s, 0)
    base(s, 0, "8l")
    base(s, 1, "9l", 2, drops=1)
    base(s, NEUTRAL, "10l", 3, drops=1)
    play(s, "build 1", "structure base")
    assert "dam 8u" not in may(s)
    assert {"dam 9u", "dam 10u"} <= set(may(s))
    play(s, "dam 9u")
    assert drops(s, "9l") == 1  # water already in a dam stays there


def test_a_company_has_one_powerhouse_in_a_zone() -> None:
    s = set_table("viktor", "jill")
    rich(s, 0)
    powerhouse(s, 0, "8-1")
    powerhouse(s, 1, "9-1")
    play(s, "build 1", "structure powerhouse")
    assert not [text for text in may(s) if text.startswith("powerhouse 8-")]
    assert "powerhouse 9-1" not in may(s)
    assert "powerhouse 9-2" in may(s)


def test_a_dam_has_three_levels_at_most_and_only_its_owner_raises_it() -> None:
    s = set_table("viktor", "jill")
    rich(s, 0)
    base(s, 0, "8l", 3)
    base(s, 0, "9l", 2)
    base(s, 1, "10l")
    base(s, NEUTRAL, "5l", 2)
    play(s, "build 1", "structure elevation")
    assert s.dam_level[dam_number("9l")] == 3  # there was no other
    assert s.dam_level[dam_number("8l")] == 3


def test_nothing_is_built_on_a_space_that_a_token_closes() -> None:
    s = set_table("viktor", "jill")
    rich(s, 0)
    s.dam_owner[dam_number("8l")] = BLOCKED
    s.conduit_owner[conduit_number("8a")] = BLOCKED
    play(s, "build 1", "structure base")
    assert "dam 8l" not in may(s)
    assert "dam 8u" in may(s)


def test_the_reserve_has_five_bases_elevations_conduits_and_four_powerhouses() -> None:
    assert c.PIECES == (5, 5, 5, 4, 5)
    s = set_table("viktor", "jill")
    rich(s, 0)
    for name in ("1l", "2l", "3l", "4l", "5l"):
        base(s, 0, name, 2)
    for name in ("1a", "2a", "3a", "4a", "5a"):
        conduit(s, 0, name)
    powerhouse(s, 0, "5-1", "6-1", "7-1", "8-1")
    assert "build 1" not in may(s)


def test_build_spaces_are_used_from_the_left() -> None:
    s = set_table("viktor", "jill", companies=("france", "italy"))
    for space, engineers in enumerate((1, 2, 3, 3)):
        player = rich(s, 0)
        before = player.engineers
        assert [text for text in may(s) if text.startswith("build")] == [f"build {space + 1}"]
        play(s, f"build {space + 1}", "structure conduit", f"conduit {space + 1}a")
        assert player.engineers == before - engineers
        give(s, 0, "conduit")
        player.wheel_tile[:] = [EMPTY] * 6
        turn_of(s, 0)
    assert player.credits == 40 - 3
    assert not [text for text in may(s) if text.startswith("build")]


def test_the_fourth_build_space_costs_three_credits_besides() -> None:
    s = set_table("viktor", "jill")
    player = s.players[0]
    player.builds[:3], player.engineers, player.credits = [1, 1, 1], 6, 3
    play(s, "build 4", "structure base")
    assert player.credits == 0
    assert not [text for text in may(s) if text.endswith("u")]


def test_a_load_comes_back_with_the_sixth_rotation_its_own_included() -> None:
    # inserted, one of its own, ROT 3, the next construction's, one more: the sixth brings it back
    s = set_table("viktor", "jill")
    player = s.players[0]
    load(player, c.A_BASE, 3, 0)
    rotate(s, 0, 3)
    load(player, c.A_CONDUIT, 2, 0)
    assert player.tiles[c.A_BASE] == 0
    assert player.wheel_tile[5] == c.A_BASE
    rotate(s, 0, 1)
    assert player.tiles[c.A_BASE] == 1
    assert player.excavators == 6 - 2
    rotate(s, 0, 4)
    assert (player.excavators, player.tiles[c.A_CONDUIT]) == (6, 1)
    assert player.wheel_tile == [EMPTY] * 6


def test_a_rotation_by_several_brings_back_all_that_passes() -> None:
    s = set_table("viktor", "jill")
    on_wheel(s, 0, 5, "base", 3)
    on_wheel(s, 0, 4, "conduit", 2)
    on_wheel(s, 0, 1, "powerhouse", 0, 2)
    s.players[0].credits = 5
    play(s, "go rotate3")
    player = s.players[0]
    assert (player.tiles[c.A_BASE], player.tiles[c.A_CONDUIT]) == (1, 1)
    assert player.excavators == 6 + 3 + 2
    assert player.wheel_tile[4] == c.A_POWERHOUSE


def test_a_tile_on_the_wheel_cannot_be_used() -> None:
    s = set_table("viktor", "jill")
    rich(s, 0)
    on_wheel(s, 0, 2, "base")
    play(s, "build 1")
    assert may(s) == ["structure conduit", "structure powerhouse"]


def test_machines_that_come_back_with_the_rotation_cannot_pay_for_it() -> None:
    s = set_table("viktor", "jill")
    on_wheel(s, 0, 5, "conduit", 4)
    s.players[0].excavators, s.players[0].mixers = 2, 0
    assert "build 1" not in may(s)


# Incomes


@pytest.mark.parametrize(
    ("company", "row", "piece", "gained"),
    [
        ("usa", "base", 4, (6, 0, 0)),
        ("usa", "conduit", 2, (0, 3, 0)),
        ("germany", "base", 2, (0, 3, 0)),
        ("germany", "elevation", 2, (3, 0, 0)),
        ("germany", "elevation", 4, (0, 2, 2)),
        ("italy", "base", 2, (3, 0, 0)),
        ("italy", "base", 4, (0, 5, 0)),
        ("italy", "elevation", 4, (0, 0, 4)),
        ("italy", "conduit", 4, (3, 2, 0)),
        ("france", "elevation", 2, (0, 3, 0)),
        ("france", "conduit", 2, (3, 0, 0)),
        ("france", "conduit", 4, (0, 0, 4)),
        ("netherlands", "elevation", 2, (3, 0, 0)),
        ("netherlands", "conduit", 2, (0, 0, 2)),
        *((name, row, 5, (0, 7, 0)) for name in c.COMPANY_IDS for row in c.KINDS[:3]),
    ],
)
def test_the_second_fourth_and_fifth_piece_bring_an_income_at_once(
    company: str, row: str, piece: int, gained: tuple[int, int, int]
) -> None:
    rivals = [name for name in ("italy", "france") if name != company]
    s = set_table("viktor", "jill", companies=(company, rivals[0]), leeghwater=1)
    player = rich(s, 0)
    kind = c.KINDS.index(row)
    _built(s, row, piece - 1)
    player.credits = 40
    play(s, "build 1", f"structure {row}")
    if not s.waiting or s.to_move == 0:
        play(s, next(text for text in may(s) if not text.endswith("u")))
    assert player.built[kind] == piece
    assert (player.credits - 40, s.score[0] - 10, player.energy) == gained


def _built(s: Position, row: str, count: int) -> None:
    for name in ("1l", "2l", "3l", "4l", "5l")[: count if row == "base" else 0]:
        base(s, 0, name)
    if row == "elevation":
        for name in ("1l", "2l", "3l"):
            base(s, 0, name)
        for i in range(count):
            s.dam_level[dam_number(("1l", "2l", "3l")[i % 3])] += 1
        s.players[0].built[c.AN_ELEVATION] = count
    for name in ("1a", "2a", "3a", "4a", "5a")[: count if row == "conduit" else 0]:
        conduit(s, 0, name)


def test_an_income_of_machines_lets_choose_and_one_of_drops_may_be_left() -> None:
    s = set_table("viktor", "jill", companies=("usa", "italy"))
    rich(s, 0)
    base(s, 0, "1l", 2)
    play(s, "build 1", "structure elevation")
    assert may(s) == ["split 0e", "split 1e"]
    play(s, "split 1e")
    assert s.players[0].excavators == 31
    s = set_table("viktor", "jill", companies=("germany", "italy"))
    rich(s, 0)
    for name in ("1a", "2a", "3a"):
        conduit(s, 0, name)
    play(s, "build 1", "structure conduit", "conduit 4a")
    assert s.score[0] == 12
    assert may(s)[0] == "none"
    play(s, "headstream b", "none")
    assert s.to_move == 1


def test_the_first_and_the_third_piece_bring_nothing() -> None:
    for before in (0, 2):
        s = set_table("viktor", "jill", companies=("italy", "france"))
        player = rich(s, 0)
        for name in ("1l", "2l")[:before]:
            base(s, 0, name)
        play(s, "build 1", "structure base", "dam 8l")
        assert (player.credits, s.score[0], s.to_move) == (40, 10, 1)


def test_incomes_are_received_in_every_later_round_too() -> None:
    s = set_table("viktor", "jill", companies=("italy", "france"))
    for seat in (0, 1):
        no_contracts(s, seat)
    base(s, 0, "8l")
    base(s, 0, "9l")
    powers = [s.players[0], s.players[1]]
    play(s, "go bank", "engineers 12")
    play(s, "go bank", "engineers 12")
    assert s.round == 2
    # 6 and 12 by the bank; 3 of the track for no energy; 3 of the income
    assert [player.credits for player in powers] == [6 + 12 + 3 + 3, 6 + 12 + 3]


# Rewards that build


def test_a_structure_that_is_a_reward_needs_no_tile_no_machines_and_no_rotation() -> None:
    s = set_table("viktor", "jill")
    no_contracts(s, 0)
    hold(s, 0, "R02")
    base(s, 0, "1l", 2, drops=2)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1")
    on_wheel(s, 0, 3, "conduit", 2)
    play(s, "go prod0", "drops 2", "fulfil r02", "dam 2l")
    player = s.players[0]
    assert s.dam_owner[dam_number("2l")] == 0
    assert (player.excavators, player.tiles[c.A_BASE], player.wheel_tile[3]) == (6, 1, 2)
    assert s.score[0] == 13  # the second base of Germany


def test_a_reward_on_a_red_bordered_space_is_paid_for_and_may_be_declined() -> None:
    for credits, red in ((3, True), (2, False)):
        s = set_table("viktor", "jill")
        no_contracts(s, 0)
        hold(s, 0, "G12")  # a base in the plains
        base(s, 0, "1l", 1, drops=1)
        conduit(s, 0, "1b")
        powerhouse(s, 0, "5-1")
        s.players[0].credits = credits
        play(s, "go prod0", "fulfil g12")
        assert ("dam 8u" in may(s)) is red
        assert {"none", "dam 8l", "dam 9l", "dam 10l"} <= set(may(s))
        assert "dam 5l" not in may(s)
        play(s, "dam 8u" if red else "none")
        assert s.players[0].credits == (0 if red else 2)


def test_a_conduit_as_a_reward_has_no_more_than_the_value_named() -> None:
    s = set_table("viktor", "jill")
    no_contracts(s, 0)
    hold(s, 0, "G11")  # value 2 or less
    base(s, 0, "1l", 1, drops=1)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1")
    play(s, "go prod0", "fulfil g11")
    small = ["6b", "7a", "8b", "9a", "10a", "10b"]
    assert may(s) == ["none", *(f"conduit {name}" for name in small)]


def test_gains_come_first_so_that_they_may_pay_for_the_rest_of_the_reward() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    no_contracts(s, 0)
    show_work(s, 0, "A4")  # two credits and a powerhouse
    s.players[0].credits = 1
    play(s, "go work1")
    assert "powerhouse 5-2" in may(s)
    assert s.players[0].credits == 3


def test_without_a_space_or_a_piece_the_reward_is_lost() -> None:
    s = set_table("viktor", "jill")
    no_contracts(s, 0)
    hold(s, 0, "Y10")  # two points and an elevation
    base(s, 1, "1l", 1)
    base(s, NEUTRAL, "1u", 2, drops=2)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1")
    play(s, "go prod0", "drops 2", "fulfil y10")
    assert (s.score[0], s.to_move) == (12, 1)


def test_the_costs_of_all_structures_are_those_of_the_table() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    assert [excavators_due(s, 0, c.A_BASE, 0, dam_number(f"{i}l")) for i in (1, 5, 8)] == [5, 4, 3]
    assert [mixers_due(s, 0, c.AN_ELEVATION, dam_number(f"{i}l")) for i in (1, 5, 8)] == [4, 3, 2]
    building(s, 0, "wind_farm")
    assert (excavators_due(s, 0, c.A_BUILDING, 4, 0), mixers_due(s, 0, c.A_BUILDING, 0)) == (6, 2)


def test_mixers_come_back_from_the_wheel_like_excavators() -> None:
    s = set_table("viktor", "jill")
    on_wheel(s, 0, 5, "powerhouse", 1, 4)
    play(s, "go rotate1")
    assert (s.players[0].excavators, s.players[0].mixers) == (7, 8)


def test_the_parts_of_a_reward_come_in_the_order_printed() -> None:
    # R10: an elevation, then two flowing drops, which find room in the dam that was raised
    s = set_table("viktor", "jill", companies=("france", "italy"), leeghwater=1)
    no_contracts(s, 0)
    hold(s, 0, "R10")
    base(s, 0, "1l", 1, drops=1)
    only_building(s, "customer_office", 0)
    play(s, "use 1")
    assert may(s) == ["none", "raise 1l"]
    play(s, "raise 1l", "headstream a", "none")
    assert drops(s, "1l") == 2
