"""The eleven executive officers, and Mahiri copying them."""

from roundel.games.barrage import components as c
from roundel.games.barrage.maps import DAMS
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules.water import capacity
from tests.games.barrage.table_setting import (
    base,
    building,
    conduit,
    dam_number,
    drops,
    give,
    hold,
    may,
    nation,
    no_contracts,
    on_wheel,
    only_building,
    play,
    powerhouse,
    rich,
    set_table,
    show_work,
    tile_number,
    turn_of,
)


def with_mahiri(officer: str, *, leeghwater: int = 0) -> Position:
    """Mahiri first, and this officer in sight."""
    s = set_table("mahiri", officer, leeghwater=leeghwater)
    no_contracts(s, 0)
    return s


def test_wilhelms_bases_cost_three_excavators_everywhere() -> None:
    s = set_table("wilhelm", "jill")
    play(s, "build 1", "structure base", "dam 1l")
    assert s.players[0].excavators == 3


def test_wilhelms_elevations_cost_what_they_do_for_all() -> None:
    s = set_table("wilhelm", "jill")
    base(s, 0, "1l")
    play(s, "build 1", "structure elevation")
    assert s.players[0].mixers == 0


def test_grazianos_dams_of_level_three_hold_four_drops() -> None:
    s = set_table("graziano", "jill")
    for name, level in (("1l", 1), ("2l", 2), ("3l", 3)):
        base(s, 0, name, level)
    base(s, 1, "4l", 3)
    assert [capacity(s, dam_number(f"{i}l")) for i in (1, 2, 3, 4)] == [1, 2, 4, 3]
    assert sum(capacity(s, dam) for dam in range(DAMS)) == 10


def test_jill_pays_a_conduit_in_mixers_or_in_excavators_but_does_not_mix() -> None:
    s = set_table("jill", "viktor")
    rich(s, 0)
    play(s, "build 1", "structure conduit", "conduit 2a")  # value 3
    assert may(s) == ["pay 0e 3m", "pay 6e 0m"]
    play(s, "pay 0e 3m")
    assert s.players[0].mixers == 27
    assert s.players[0].wheel_mixers[1] == 3


def test_solomon_replaces_any_machines_by_three_credits_each() -> None:
    s = set_table("solomon", "viktor")
    s.players[0].credits = 9
    play(s, "build 1", "structure base", "dam 1l")  # five excavators
    assert may(s) == ["pay 2e 0m", "pay 3e 0m", "pay 4e 0m", "pay 5e 0m"]
    play(s, "pay 2e 0m")
    assert (s.players[0].credits, s.players[0].excavators) == (0, 4)
    assert s.players[0].wheel_excavators[1] == 2  # credits never lie on the wheel


def test_solomons_credits_pay_for_a_private_building_too() -> None:
    s = set_table("solomon", "viktor", leeghwater=1)
    only_building(s, "development_office")  # 1 E, 2 M
    s.players[0].excavators, s.players[0].mixers, s.players[0].credits = 0, 1, 6
    play(s, "build 1", "structure building")
    assert (s.players[0].credits, s.players[0].mixers) == (0, 0)


def test_solomons_credits_do_not_pay_for_external_works() -> None:
    s = set_table("solomon", "viktor", leeghwater=1)
    show_work(s, 0, "A1")
    s.players[0].excavators = 0
    assert "go work1" not in may(s)


def test_antons_tile_counts_as_a_tile_on_the_wheel_and_goes_there_itself() -> None:
    s = set_table("anton", "viktor")
    assert s.players[0].tiles[c.ANTONS_TILE] == 1
    on_wheel(s, 0, 2, "base", 3)
    rich(s, 0)
    play(s, "build 1", "structure base", "dam 8l")  # only the copy is left for a base
    player = s.players[0]
    assert player.wheel_tile[1] == c.ANTONS_TILE
    assert player.wheel_tile[3] == c.A_BASE


def test_antons_copy_has_the_tiles_effect() -> None:
    s = set_table("anton", "viktor")
    on_wheel(s, 0, 2, "iii-powerhouse")
    rich(s, 0)
    play(s, "build 1", "structure powerhouse", "tile-copied iii-powerhouse", "powerhouse 8-1")
    assert s.score[0] == 13


def test_antons_tile_needs_a_tile_on_the_wheel_and_is_no_advanced_tile() -> None:
    s = set_table("anton", "viktor")
    rich(s, 0)
    play(s, "build 1", "structure base")
    assert not [text for text in may(s) if "tile" in text]
    from roundel.games.barrage.rules.tiles import advanced_tiles

    assert advanced_tiles(s, 0) == 0


def test_antons_copy_may_need_no_engineers() -> None:
    s = set_table("anton", "viktor")
    on_wheel(s, 0, 2, "i-powerhouse")
    on_wheel(s, 0, 3, "iii-base")
    assert {"free powerhouse-copied", "free base-copied"} <= set(may(s))
    play(s, "free base-copied", "dam 1l")
    assert s.players[0].engineers == 12
    assert s.players[0].excavators == 6  # base III needs no machines
    assert s.players[0].wheel_tile[1] == c.ANTONS_TILE


def test_antons_copy_uses_the_tile_before_the_rotation_brings_it_back() -> None:
    s = set_table("anton", "viktor")
    on_wheel(s, 0, 5, "ii-conduit")
    s.players[0].tiles[c.A_CONDUIT] = 0
    rich(s, 0)
    play(s, "build 1", "structure conduit", "conduit 1a")  # value 5, for five excavators
    assert s.players[0].excavators == 25
    assert s.players[0].tiles[tile_number("ii-conduit")] == 1


def test_simone_holds_four_contracts() -> None:
    for officer, kept in (("simone", 4), ("viktor", 3)):
        s = set_table(officer, "jill", leeghwater=1)
        no_contracts(s, 0)
        hold(s, 0, "G01", "G02", "G03")
        play(s, "go contract1", "take 1")
        held = sum(at == 3 for at in s.contract_at)
        assert held == 4
        assert (s.to_move == 1) is (kept == 4)
    s = set_table("simone", "jill", leeghwater=1)
    no_contracts(s, 0)
    hold(s, 0, "G01", "G02", "G03", "G04")
    play(s, "go contract1", "take 6")
    assert len(may(s)) == 5  # one of them is discarded


def test_simone_fulfils_several_contracts_with_one_production_if_the_sum_fits() -> None:
    s = set_table("simone", "jill", leeghwater=1)
    no_contracts(s, 0)
    nation(s, "N1")
    hold(s, 0, "G03", "Y01", "Y11")  # two, five, seven
    base(s, 0, "1l", 3, drops=3)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1")
    play(s, "go prod-2", "drops 3")  # 10
    assert may(s) == ["none", "fulfil g03", "fulfil y01", "fulfil y11"]
    play(s, "fulfil y11")
    assert may(s) == ["none", "fulfil g03"]  # three are left
    play(s, "fulfil g03")
    assert s.to_move == 1


def test_france_and_simone_save_three_once() -> None:
    s = set_table("simone", "jill", companies=("france", "italy"), leeghwater=1)
    no_contracts(s, 0)
    hold(s, 0, "Y01", "Y02")  # five each
    base(s, 0, "1l", 2, drops=2)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1", "6-1", "7-1")
    play(s, "go prod-2", "drops 2")  # 8 + 1 - 2 = 7, and 3 saved
    play(s, "fulfil y01")
    assert may(s) == ["none", "fulfil y02"]


def test_the_architect_alone_on_a_space_for_one_gives_another_turn() -> None:
    s = set_table("tommaso", "jill", leeghwater=1)
    player = s.players[0]
    assert (player.engineers, player.architect) == (12, 1)
    play(s, "go rotate1")
    assert may(s) == ["none", "architect"]
    play(s, "architect")
    assert (s.to_move, s.extra, player.engineers, player.architect) == (0, 1, 11, 0)
    assert may(s)[0] == "none"
    play(s, "go rotate1+")
    assert s.to_move == 1


def test_the_extra_turn_may_be_left_and_the_architect_kept_back() -> None:
    s = set_table("tommaso", "jill", leeghwater=1)
    play(s, "go rotate1", "architect", "none")
    assert s.to_move == 1
    s = set_table("tommaso", "jill", leeghwater=1)
    play(s, "go rotate1", "none")
    assert (s.to_move, s.players[0].architect) == (1, 1)


def test_the_architect_triggers_on_red_spaces_for_one_build_one_and_cheap_building_spaces() -> None:
    for move in ("go excavator+", "go contract1+", "build 1", "use 1"):
        s = set_table("tommaso", "jill", leeghwater=1)
        rich(s, 0)
        building(s, 0, "financial_division", 0)
        play(s, move)
        assert may(s) == ["none", "architect"], move


def test_the_architect_does_nothing_in_the_bank_or_among_others() -> None:
    s = set_table("tommaso", "jill", leeghwater=1)
    play(s, "go bank", "engineers 12")
    assert (s.to_move, s.players[0].architect, s.extra) == (1, 0, 0)
    s = set_table("tommaso", "jill", leeghwater=1)
    s.players[0].engineers, s.players[0].banked = 2, 10
    play(s, "go rotate1+")
    assert (s.to_move, s.players[0].architect) == (1, 0)


def test_the_last_engineer_is_the_architect() -> None:
    s = set_table("tommaso", "jill", leeghwater=1)
    s.players[0].engineers, s.players[0].banked = 1, 11
    play(s, "go rotate1")
    assert (s.players[0].engineers, s.to_move) == (0, 1)  # nothing is left for an extra turn


def test_the_office_is_refilled_before_the_extra_turn() -> None:
    s = set_table("tommaso", "jill", leeghwater=1)
    taken = s.office[0]
    play(s, "go contract1", "architect", "take 1")
    assert s.extra == 1
    assert s.office[0] not in (-1, taken)


def test_leslie_may_put_the_machines_of_a_work_onto_the_wheel() -> None:
    s = set_table("leslie", "jill", leeghwater=1, duel_board=1)
    show_work(s, 0, "A2")  # one mixer: three credits, two segments
    play(s, "go work1")
    assert may(s) == ["none", "wheel"]
    play(s, "wheel")
    player = s.players[0]
    assert (player.mixers, player.credits) == (3, 9)
    assert player.wheel_tile[3] == c.LESLIES_TILE  # one of its own and two of the reward
    assert player.wheel_mixers[3] == 1
    assert player.works_machines == 1


def test_leslie_may_give_the_machines_away_and_must_while_the_tile_is_on_the_wheel() -> None:
    s = set_table("leslie", "jill", leeghwater=1)
    show_work(s, 0, "A2")
    play(s, "go work1", "none")
    assert s.players[0].tiles[c.LESLIES_TILE] == 1
    s = set_table("leslie", "jill", leeghwater=1)
    show_work(s, 0, "A2")
    on_wheel(s, 0, 1, "leslie")
    play(s, "go work1")
    assert s.players[0].mixers == 3
    assert s.players[0].wheel_mixers[3] == 0


def test_leslies_tile_builds_nothing_and_is_no_advanced_tile() -> None:
    s = set_table("leslie", "jill", leeghwater=1)
    rich(s, 0)
    play(s, "build 1", "structure base")
    assert "tile leslie" not in may(s)


def test_margot_sends_one_engineer_for_the_action_of_an_own_building_once_a_round() -> None:
    s = set_table("margot", "jill", leeghwater=1)
    building(s, 0, "financial_division", 0)
    player = s.players[0]
    play(s, "margot 1")
    assert (player.credits, player.engineers, player.margot) == (11, 11, 1)
    turn_of(s, 0)
    assert "margot 1" not in may(s)
    assert "use 1" in may(s)  # the building's own spaces are another matter
    play(s, "use 1")
    assert player.credits == 16


def test_margot_pays_what_the_action_costs() -> None:
    s = set_table("margot", "jill", leeghwater=1)
    building(s, 0, "energy_relay_field", 0)
    play(s, "margot 1")
    assert (s.players[0].credits, s.players[0].energy) == (5, 4)


# Mahiri


def test_mahiri_starts_with_nine_credits_and_copies_for_an_engineer() -> None:
    s = with_mahiri("wilhelm")
    player = s.players[0]
    assert player.credits == 9
    play(s, "copy wilhelm")
    assert (player.engineers, player.credits, s.to_move) == (11, 9, 0)
    assert not [text for text in may(s) if text.startswith("copy")]  # one copy in a turn
    play(s, "build 1", "structure base", "dam 1l")
    assert player.excavators == 3
    assert player.copied == -1


def test_the_second_copy_of_a_round_costs_three_credits_and_there_is_no_third() -> None:
    s = with_mahiri("wilhelm")
    player = s.players[0]
    for credits in (9, 6):
        play(s, "copy wilhelm", "go bank", "engineers 1")
        assert player.credits == credits + 1
        player.credits = credits
        turn_of(s, 0)
    assert not [text for text in may(s) if text.startswith("copy")]


def test_mahiri_copies_whoever_is_in_sight_but_not_herself() -> None:
    s = set_table("mahiri", "wilhelm")
    for officer in (c.VIKTOR, c.JILL):
        s.in_sight[officer] = 1
    copies = [text for text in may(s) if text.startswith("copy")]
    assert copies == ["copy wilhelm", "copy viktor", "copy jill"]


def test_a_copy_needs_a_turn_after_it() -> None:
    s = with_mahiri("wilhelm")
    s.players[0].engineers, s.players[0].banked = 1, 11
    assert "copy wilhelm" not in may(s)
    give(s, 0, "iii-base")
    assert "copy wilhelm" in may(s)
    play(s, "copy wilhelm")
    assert may(s) == ["free base"]


def test_mahiri_as_jill_solomon_and_viktor() -> None:
    s = with_mahiri("jill")
    play(s, "copy jill", "build 1", "structure conduit", "conduit 3a")  # value 4, eight excavators
    assert s.players[0].mixers == 0
    s = with_mahiri("solomon")
    s.players[0].excavators = 4
    play(s, "copy solomon", "build 1", "structure base", "dam 1l", "pay 4e 0m")
    assert s.players[0].credits == 6
    s = with_mahiri("viktor")
    base(s, 0, "9l", 1, drops=1)
    conduit(s, 0, "9a")
    powerhouse(s, 0, "11-1")
    play(s, "copy viktor", "go prod-2")
    assert s.players[0].energy == 2


def test_mahiri_as_graziano_keeps_a_fourth_drop_and_the_dam_is_full() -> None:
    s = with_mahiri("graziano")
    base(s, 0, "1l", 3, drops=3)
    play(s, "copy graziano", "go water1flow", "headstream a")
    assert drops(s, "1l") == 4
    play(s, "go water1flow+", "headstream a")
    assert drops(s, "1l") == 4


def test_mahiri_as_anton_builds_with_a_tile_of_her_wheel_and_lays_none() -> None:
    s = with_mahiri("anton")
    on_wheel(s, 0, 2, "base", 3)
    s.players[0].mixers = 0
    play(s, "copy anton", "build 1", "structure base", "dam 8l")
    player = s.players[0]
    assert player.wheel_tile[1] == -1
    assert player.wheel_excavators[1] == 3


def test_mahiri_as_leslie_lays_the_machines_without_a_tile() -> None:
    s = with_mahiri("leslie", leeghwater=1)
    show_work(s, 0, "B4")  # three excavators: five points, six energy
    play(s, "copy leslie", "go work1", "wheel")
    player = s.players[0]
    assert (player.wheel_tile[1], player.wheel_excavators[1]) == (-1, 3)
    assert (s.score[0], player.energy) == (15, 6)


def test_mahiri_as_margot_sends_an_engineer_to_the_bank_for_no_credit() -> None:
    s = with_mahiri("margot", leeghwater=1)
    building(s, 0, "financial_division", 0)
    play(s, "copy margot", "margot 1")
    player = s.players[0]
    assert (player.credits, player.banked, player.engineers) == (14, 1, 10)


def test_mahiri_as_simone_may_keep_four_contracts_until_she_takes_again() -> None:
    s = with_mahiri("simone", leeghwater=1)
    hold(s, 0, "G01", "G02", "G03")
    play(s, "copy simone", "go contract1", "take 1")
    assert s.to_move == 1
    turn_of(s, 0)
    play(s, "go contract1+", "take 2")
    assert all(text.startswith("discard") for text in may(s))
    play(s, may(s)[0])
    play(s, may(s)[0])
    assert s.to_move == 1
    assert sum(at == 3 for at in s.contract_at) == 3


def test_mahiri_as_simone_fulfils_several_contracts() -> None:
    s = with_mahiri("simone", leeghwater=1)
    hold(s, 0, "G03", "G06")
    base(s, 0, "1l", 2, drops=2)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1")
    play(s, "copy simone", "go prod-2", "drops 2", "fulfil g03", "fulfil g06")
    assert s.players[0].credits == 9 + 5 + 4


def test_mahiri_as_tommaso_has_another_turn_without_a_copy() -> None:
    s = with_mahiri("tommaso", leeghwater=1)
    s.in_sight[c.VIKTOR] = 1
    play(s, "copy tommaso", "go rotate1")
    assert (s.to_move, s.extra, s.players[0].copied) == (0, 1, -1)
    assert not [text for text in may(s) if text.startswith("copy")]
    play(s, "none")
    assert s.to_move == 1


def test_of_two_engineers_the_architect_may_be_the_one() -> None:
    s = set_table("tommaso", "jill", leeghwater=1)
    s.players[0].engineers, s.players[0].banked = 2, 10
    play(s, "go rotate1")
    assert may(s) == ["none", "architect"]


def test_the_architect_as_the_last_engineer_leads_to_a_construction_without_any() -> None:
    s = set_table("tommaso", "jill", leeghwater=1)
    give(s, 0, "i-powerhouse")
    s.players[0].engineers, s.players[0].banked = 1, 11
    play(s, "go rotate1")
    assert (s.to_move, s.extra) == (0, 1)
    assert may(s) == ["none", "free powerhouse"]  # the extra turn is left, which is no pass
    play(s, "none")
    assert (s.to_move, s.players[0].passed) == (1, 0)


def test_simones_several_contracts_are_for_powerhouses_alone() -> None:
    s = set_table("simone", "jill", leeghwater=1)
    no_contracts(s, 0)
    hold(s, 0, "G03", "G06")  # two and three
    only_building(s, "wind_farm", 0)  # five, without a powerhouse
    play(s, "use 1", "fulfil g03")
    assert s.to_move == 1


def test_a_national_contract_and_one_of_the_hand_for_simone() -> None:
    s = set_table("simone", "jill", leeghwater=1)
    no_contracts(s, 0)
    nation(s, "N1")
    hold(s, 0, "G03")
    base(s, 0, "1l", 3, drops=3)
    conduit(s, 0, "1a")  # value 5
    powerhouse(s, 0, "8-1")
    play(s, "go prod0", "drops 3", "fulfil n1", "fulfil g03")  # thirteen and two of fifteen
    assert s.score[0] == 10 + 7
