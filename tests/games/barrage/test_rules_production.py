"""Production, and the water that it lets go."""

from roundel.games.barrage import components as c
from roundel.games.barrage.position import FULFILLED, NEUTRAL, SHOWN
from tests.games.barrage.table_setting import (
    base,
    conduit,
    contract_number,
    drops,
    give,
    hold,
    may,
    nation,
    no_contracts,
    play,
    powerhouse,
    rich,
    set_table,
)


def test_energy_is_value_times_drops_and_the_modifier_of_the_space() -> None:
    s = set_table("wilhelm", "jill")
    no_contracts(s, 0)
    base(s, 0, "1l", 3, drops=3)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1")
    play(s, "go prod+2")
    assert may(s) == ["drops 1", "drops 2", "drops 3"]  # the only dam and conduit are taken
    play(s, "drops 2")
    assert s.players[0].energy == 4 * 2 + 2
    assert drops(s, "1l") == 1
    assert s.players[0].engineers == 10


def test_a_neutral_dam_may_be_used_by_everybody_and_a_rivals_dam_by_nobody_else() -> None:
    s = set_table("wilhelm", "jill")
    base(s, NEUTRAL, "1l", 1, drops=1)
    base(s, 1, "1u", 1, drops=1)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1")
    play(s, "go prod0")
    assert s.players[0].energy == 4
    assert (drops(s, "1l"), drops(s, "1u")) == (0, 1)


def test_both_dams_of_a_basin_feed_both_of_its_conduits() -> None:
    s = set_table("wilhelm", "jill")
    base(s, 0, "1u", 1, drops=1)
    base(s, NEUTRAL, "1l", 1, drops=1)
    conduit(s, 0, "1a")
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1", "8-1")
    play(s, "go prod0")
    assert may(s) == ["water 1l", "water 1u"]
    play(s, "water 1u")
    assert may(s) == ["through 1a", "through 1b"]


def test_a_foreign_conduit_costs_a_credit_a_drop_and_gives_its_owner_a_point_a_drop() -> None:
    s = set_table("wilhelm", "jill")
    no_contracts(s, 0)
    base(s, 0, "1l", 3, drops=3)
    conduit(s, 1, "1b")
    powerhouse(s, 0, "5-1")
    s.players[0].credits, s.players[1].credits = 5, 1
    play(s, "go prod0", "drops 3")
    assert (s.players[0].credits, s.players[1].credits) == (2, 4)
    assert (s.score[0], s.score[1]) == (10, 13)


def test_through_a_foreign_conduit_go_as_many_drops_as_can_be_paid_after_the_space() -> None:
    s = set_table("wilhelm", "jill")
    base(s, 0, "1l", 3, drops=3)
    conduit(s, 1, "1b")
    powerhouse(s, 0, "5-1")
    s.space_seat[c.SPACE_IDS.index("prod0")] = 1
    s.players[1].engineers -= 2
    s.players[0].credits = 5  # three for the red space
    play(s, "go prod0+")
    assert may(s) == ["drops 1", "drops 2"]
    s.players[0].credits = 0
    assert "go prod-2" not in may(s)


def test_a_production_makes_at_least_one_energy() -> None:
    s = set_table("wilhelm", "jill")
    base(s, 0, "9l", 2, drops=2)
    conduit(s, 0, "9a")  # value 1
    powerhouse(s, 0, "11-1")
    assert "go prod0" in may(s)
    assert "go prod-2" not in may(s)


def test_the_companys_bonus_comes_with_the_second_and_the_fourth_powerhouse() -> None:
    for built, bonus in ((1, 0), (2, 1), (3, 1), (4, 3)):
        s = set_table("wilhelm", "jill", companies=("france", "italy"))
        no_contracts(s, 0)
        base(s, 0, "1l", 1, drops=1)
        conduit(s, 0, "1b")
        powerhouse(s, 0, *("5-1", "6-1", "7-1", "8-1")[:built])
        play(s, "go prod0")
        assert s.players[0].energy == 4 + bonus


def test_used_drops_flow_on_from_the_powerhouse() -> None:
    s = set_table("wilhelm", "jill")
    no_contracts(s, 0)
    base(s, 0, "1l", 3, drops=3)
    base(s, 0, "5u", 1)
    base(s, 1, "5l", 1)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1")
    play(s, "go prod0", "drops 3")
    # one into each dam of basin 5, the third passes 9 and 11 and leaves
    assert (drops(s, "5u"), drops(s, "5l")) == (1, 1)
    assert sum(s.dam_drops) == 2


def test_the_contract_comes_after_the_conduit_is_paid() -> None:
    s = set_table("wilhelm", "jill")
    no_contracts(s, 0)
    hold(s, 0, "G03")  # two energy, for five credits
    base(s, 0, "1l", 3, drops=3)
    conduit(s, 1, "1b")
    powerhouse(s, 0, "5-1")
    s.players[0].credits = 1
    play(s, "go prod0")
    assert may(s) == ["none", "fulfil g03"]  # one drop was all that could be paid
    play(s, "fulfil g03")
    assert s.players[0].credits == 5


def test_one_contract_by_a_production_own_or_national() -> None:
    s = set_table("wilhelm", "jill")
    no_contracts(s, 0)
    hold(s, 0, "G03", "R12", "G13")
    nation(s, "N5")
    base(s, 0, "1l", 3, drops=3)
    conduit(s, 0, "1a")  # value 5
    powerhouse(s, 0, "8-1")
    play(s, "go prod0", "drops 3")
    assert may(s) == ["none", "fulfil g03", "fulfil g13", "fulfil r12", "fulfil n5"]
    play(s, "fulfil n5")
    assert s.contract_at[contract_number("N5")] == FULFILLED
    assert s.score[0] == 10 + 12
    assert s.to_move == 1


def test_a_contract_may_be_left_and_the_energy_counts_either_way() -> None:
    s = set_table("wilhelm", "jill")
    no_contracts(s, 0)
    hold(s, 0, "G03")
    base(s, 0, "1l", 1, drops=1)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1")
    play(s, "go prod0", "none")
    assert (s.players[0].energy, s.to_move) == (4, 1)


# Companies


def test_the_ability_needs_three_powerhouses() -> None:
    s = set_table("wilhelm", "jill", companies=("italy", "france"))
    no_contracts(s, 0)
    base(s, 0, "1l", 1, drops=1)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1", "6-1")
    play(s, "go prod0")
    assert s.players[0].energy == 4 + 1


def test_italy_has_three_steps_more_but_not_for_the_contract() -> None:
    s = set_table("wilhelm", "jill", companies=("italy", "france"))
    no_contracts(s, 0)
    hold(s, 0, "Y01", "Y06")  # five and six
    base(s, 0, "1l", 1, drops=1)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1", "6-1", "7-1")
    play(s, "go prod0")
    assert may(s) == ["none", "fulfil y01"]  # 4 + 1
    play(s, "none")
    assert s.players[0].energy == 4 + 1 + 3


def test_germany_produces_a_second_time_with_another_powerhouse() -> None:
    # three powerhouses, +2, value 3, two drops: 3 * 2 + 2 + 1 = 9; then value 2, three drops: 6
    s = set_table("wilhelm", "jill", companies=("germany", "france"))
    no_contracts(s, 0)
    base(s, 0, "3l", 2, drops=2)
    conduit(s, 0, "3b")  # value 3, to 6
    base(s, 0, "6l", 3, drops=3)
    conduit(s, 0, "6b")  # value 2, to 7
    powerhouse(s, 0, "6-1", "7-1", "8-1")
    play(s, "go prod+2", "water 3l", "drops 2")
    assert s.players[0].energy == 9
    assert may(s) == ["none", "water 6l"]  # zone 6 has produced
    play(s, "water 6l", "drops 3")
    assert s.players[0].energy == 9 + 6
    assert s.to_move == 1


def test_germanys_second_production_may_serve_a_contract_and_pays_a_foreign_conduit() -> None:
    s = set_table("wilhelm", "jill", companies=("germany", "france"))
    no_contracts(s, 0)
    hold(s, 0, "G03")
    base(s, 0, "3l", 2, drops=2)
    conduit(s, 0, "3b")
    base(s, 0, "5l", 3, drops=3)
    conduit(s, 1, "5a")  # value 3, to 8
    powerhouse(s, 0, "6-1", "7-1", "8-1")
    s.players[0].credits = 3
    play(s, "go prod0", "water 3l", "drops 1", "none", "water 5l", "drops 3", "fulfil g03")
    assert s.players[0].credits == 3 - 3 + 5
    assert s.score[1] == 13


def test_france_fulfils_contracts_that_ask_for_three_more() -> None:
    # energy 10 fulfils a contract of 13, and the marker moves by 10
    s = set_table("wilhelm", "jill", companies=("france", "italy"))
    no_contracts(s, 0)
    nation(s, "N1", "N3")  # 13 and 14
    base(s, NEUTRAL, "2l", 3, drops=3)
    conduit(s, 0, "2a")  # value 3, to 6
    powerhouse(s, 0, "5-1", "6-1", "7-1")
    play(s, "go prod0", "drops 3")  # 9, and 1 for three powerhouses
    assert may(s) == ["none", "fulfil n1"]
    play(s, "fulfil n1")
    assert s.players[0].energy == 10
    assert s.contract_at[contract_number("N3")] == SHOWN


def test_the_netherlands_put_a_drop_into_another_own_dam() -> None:
    s = set_table("wilhelm", "jill", companies=("netherlands", "italy"), leeghwater=1)
    no_contracts(s, 0)
    base(s, 0, "1l", 1, drops=1)
    base(s, 0, "2l", 1)
    base(s, 0, "3l", 1, drops=1)
    base(s, NEUTRAL, "4l", 1)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1", "6-1", "7-1")
    play(s, "go prod0")
    assert may(s) == ["none", "pour 2l"]  # not the used one, not the full one, not the neutral one
    play(s, "pour 2l")
    assert drops(s, "2l") == 1


def test_the_usa_gain_a_step_for_each_drop_that_passes_a_powerhouse_of_theirs() -> None:
    s = set_table("wilhelm", "jill", companies=("usa", "italy"))
    powerhouse(s, 0, "5-1", "9-1", "11-1")
    s.to_move, s.step = 1, 1
    play(s, "go water1flow", "headstream b")  # past 5, 9, 11, on another's turn
    assert s.players[0].energy == 3


def test_drops_that_leave_a_powerhouse_do_not_pass_it() -> None:
    s = set_table("wilhelm", "jill", companies=("usa", "italy"))
    no_contracts(s, 0)
    base(s, 0, "1l", 1, drops=1)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1", "9-1", "11-1")
    play(s, "go prod0")
    assert s.players[0].energy == 4 + 1 + 2  # past 9 and 11, not past 5


def test_the_ability_is_looked_at_after_the_contract() -> None:
    s = set_table("wilhelm", "jill", companies=("italy", "france"))
    no_contracts(s, 0)
    hold(s, 0, "Y02")  # five, for a powerhouse
    base(s, 0, "1l", 1, drops=1)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1", "6-1")
    play(s, "go prod0", "fulfil y02", "powerhouse 8-1")
    assert s.players[0].energy == 4 + 1 + 3


# Golden values


def test_viktor_makes_at_least_four_before_the_modifier() -> None:
    # value 1, one drop, space -2, no bonus: 2; without Viktor it is no production
    for officer, found in (("viktor", True), ("wilhelm", False)):
        s = set_table(officer, "jill")
        no_contracts(s, 0)
        base(s, 0, "9l", 1, drops=1)
        conduit(s, 0, "9a")
        powerhouse(s, 0, "11-1")
        assert ("go prod-2" in may(s)) is found
        if found:
            play(s, "go prod-2")
            assert s.players[0].energy == 2


def test_viktors_four_holds_for_germanys_second_production() -> None:
    s = set_table("viktor", "jill", companies=("germany", "italy"))
    no_contracts(s, 0)
    base(s, 0, "1l", 1, drops=1)
    conduit(s, 0, "1b")
    base(s, 0, "9l", 1, drops=1)
    conduit(s, 0, "9a")
    powerhouse(s, 0, "5-1", "11-1", "7-1")
    play(s, "go prod0", "water 1l", "water 9l")
    assert s.players[0].energy == 4 + 1 + 4


def test_energy_without_a_powerhouse_has_no_bonus_and_serves_own_contracts_alone() -> None:
    s = set_table("simone", "jill", companies=("france", "italy"), leeghwater=1)
    no_contracts(s, 0)
    nation(s, "N1")
    hold(s, 0, "Y01", "Y11", "G03")
    powerhouse(s, 0, "5-1", "6-1", "7-1", "8-1")
    rich(s, 0)
    s.building[0] = c.BUILDING_IDS.index("wind_farm")
    for row in range(1, 5):
        s.building[row] = -1
    s.building_owner[0] = 0
    s.players[0].built[c.A_BUILDING] = 1
    play(s, "use 1")
    assert s.players[0].energy == 5
    assert may(s) == ["none", "fulfil g03", "fulfil y01"]  # five, without the French three
    play(s, "fulfil y01")
    assert s.to_move == 1  # one contract, whatever is left for Simone


def test_germanys_second_powerhouse_is_another_one_even_with_water_left() -> None:
    s = set_table("wilhelm", "jill", companies=("germany", "france"))
    no_contracts(s, 0)
    base(s, 0, "3l", 3, drops=3)
    conduit(s, 0, "3b")  # to 6
    conduit(s, 0, "3a")  # to 5
    base(s, 0, "2l", 1, drops=1)
    conduit(s, 0, "2a")  # to 6, too
    powerhouse(s, 0, "6-1", "7-1", "5-1")
    play(s, "go prod0", "water 3l", "through 3b", "drops 1")
    assert may(s) == ["none", "water 3l"]
    play(s, "water 3l", "drops 1")  # through the other conduit, unasked
    assert s.players[0].energy == 3 + 1 + 4


def test_there_is_no_third_production_of_germany() -> None:
    s = set_table("wilhelm", "jill", companies=("germany", "france"))
    no_contracts(s, 0)
    base(s, 0, "3l", 3, drops=3)
    conduit(s, 0, "3b")
    conduit(s, 0, "3a")
    powerhouse(s, 0, "6-1", "7-1", "5-1")
    play(s, "go prod0", "through 3b", "drops 1", "water 3l", "drops 1")
    assert (s.to_move, drops(s, "3l")) == (1, 1)


def test_germanys_second_production_follows_powerhouse_ii() -> None:
    s = set_table("wilhelm", "jill", companies=("germany", "france"))
    no_contracts(s, 0)
    rich(s, 0)
    give(s, 0, "ii-powerhouse")
    s.players[0].tiles[c.A_POWERHOUSE] = 0
    base(s, 0, "3l", 2, drops=2)
    conduit(s, 0, "3b")  # value 3, to 6
    conduit(s, 0, "3a")  # value 4, to 5
    powerhouse(s, 0, "6-1", "5-1")
    play(s, "build 1", "structure powerhouse", "powerhouse 7-1")
    play(s, "water 3l", "through 3b", "drops 1", "water 3l")
    assert s.players[0].energy == (3 + 2 + 1) + 4  # no modifier and no bonus the second time


def test_the_netherlands_may_use_any_own_dam_after_a_neutral_one() -> None:
    s = set_table("wilhelm", "jill", companies=("netherlands", "italy"), leeghwater=1)
    no_contracts(s, 0)
    base(s, NEUTRAL, "1l", 1, drops=1)
    base(s, 0, "1u", 1)
    base(s, 0, "2l", 1)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1", "6-1", "7-1")
    play(s, "go prod0")
    assert may(s) == ["none", "pour 1u", "pour 2l"]


def test_the_usa_with_two_powerhouses_gain_nothing_by_passing_drops() -> None:
    s = set_table("wilhelm", "jill", companies=("usa", "italy"))
    powerhouse(s, 0, "5-1", "9-1")
    s.to_move, s.step = 1, 1
    play(s, "go water1flow", "headstream b")
    assert s.players[0].energy == 0


def test_the_usa_gain_by_the_drops_of_the_water_flow() -> None:
    s = set_table("wilhelm", "jill", companies=("usa", "italy"))
    powerhouse(s, 0, "5-1", "9-1", "11-1")
    s.drops_waiting[:] = [1, 2, 0, 0]  # A passes 11 alone, B passes all three
    for seat in (0, 1):
        s.players[seat].engineers, s.players[seat].banked = seat, 12 - seat
    s.players[0].passed, s.to_move, s.step = 1, 1, 1
    play(s, "go bank")
    assert s.score[:2] == [10 + 6, 10 - 3]
    assert s.players[0].credits == 6 + 4  # seven energy


def test_energy_is_counted_beyond_the_printed_track() -> None:
    s = set_table("wilhelm", "jill")
    no_contracts(s, 0)
    s.players[0].energy = 150
    base(s, 0, "1l", 3, drops=3)
    conduit(s, 0, "1a")
    powerhouse(s, 0, "8-1")
    play(s, "go prod+2", "drops 3")
    assert s.players[0].energy == 150 + 17
