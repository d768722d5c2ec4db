"""Technology tiles: the eighteen advanced ones, and where they come from."""

import pytest

from roundel.core.shape import EMPTY
from roundel.games.barrage import components as c
from roundel.games.barrage.position import NEUTRAL, Position
from roundel.games.barrage.rules.tiles import advanced_tiles
from tests.games.barrage.table_setting import (
    base,
    conduit,
    dam_number,
    drops,
    give,
    hold,
    may,
    no_contracts,
    on_wheel,
    only_building,
    patent,
    play,
    powerhouse,
    rich,
    set_table,
    show_work,
    tile_number,
)


def with_tile(id: str, *, officer: str = "viktor", leeghwater: int = 0) -> Position:
    """A rich company, of France, with this tile for a first structure of its kind."""
    s = set_table(officer, "jill", companies=("france", "italy"), leeghwater=leeghwater)
    no_contracts(s, 0)
    rich(s, 0)
    give(s, 0, id)
    return s


def test_an_advanced_tile_costs_two_engineers_and_five_credits() -> None:
    s = set_table("viktor", "jill")
    patent(s, 1, "i-wild")
    play(s, "go patent2")
    player = s.players[0]
    assert (player.credits, player.engineers) == (1, 10)
    assert player.tiles[tile_number("i-wild")] == 1
    assert s.patents[1] == EMPTY
    assert "go patent2" not in may(s)


def test_a_column_without_a_tile_is_not_used_and_not_filled_before_the_next_round() -> None:
    s = set_table("viktor", "jill")
    s.players[0].credits = 4
    assert not [text for text in may(s) if text.startswith("go patent")]
    s.players[0].credits = 5
    s.patents[0] = EMPTY
    assert [text for text in may(s) if text.startswith("go patent")] == ["go patent2", "go patent3"]


def test_base_i_puts_a_drop_into_each_own_empty_dam_if_wanted() -> None:
    for wanted in (True, False):
        s = with_tile("i-base")
        base(s, 0, "1l", 3, drops=2)
        base(s, NEUTRAL, "2l", 1)
        base(s, 1, "3l", 1)
        play(s, "build 1", "structure base", "tile i-base", "dam 8l", "split 0e")
        assert may(s) == ["none", "fill"]
        play(s, "fill" if wanted else "none")
        found = [drops(s, name) for name in ("1l", "2l", "3l", "8l")]
        assert found == [2, 0, 0, int(wanted)]


def test_base_ii_makes_energy_by_the_own_bases_and_it_may_serve_a_contract() -> None:
    s = with_tile("ii-base")
    hold(s, 0, "G03")
    base(s, 0, "1l")
    play(s, "build 1", "structure base", "tile ii-base", "dam 8l", "split 0e", "fulfil g03")
    assert s.players[0].energy == 2
    assert s.players[0].credits == 45


def test_base_iii_needs_no_engineers_and_no_excavators() -> None:
    s = with_tile("iii-base")
    player = s.players[0]
    player.engineers, player.banked, player.excavators = 0, 12, 0
    assert may(s) == ["free base", "pass"]
    play(s, "free base", "dam 1u")
    assert (player.credits, sum(player.builds)) == (37, 0)  # the red border is paid all the same
    assert player.wheel_tile[1] == tile_number("iii-base")


def test_elevation_i_rotates_by_the_own_elevations() -> None:
    s = with_tile("i-elevation")
    base(s, 0, "1l")
    base(s, 0, "2l", 3)
    on_wheel(s, 0, 2, "base", 3)
    play(s, "build 1", "structure elevation", "tile i-elevation")  # the third: 1 + 3 segments
    player = s.players[0]
    assert player.wheel_tile[4] == tile_number("i-elevation")
    assert player.excavators == 33


def test_elevation_ii_fills_the_dam_that_was_raised() -> None:
    for officer, held in (("viktor", 3), ("graziano", 4)):
        s = with_tile("ii-elevation", officer=officer)
        base(s, 0, "1l", 2, drops=1)
        play(s, "build 1", "structure elevation", "tile ii-elevation")
        if s.to_move == 0:
            play(s, "none")
        assert drops(s, "1l") == held


def test_elevation_iii_scores_three_for_each_own_dam_of_level_two_or_three() -> None:
    s = with_tile("iii-elevation")
    base(s, 0, "1l")
    base(s, 0, "2l", 3)
    base(s, 0, "3l")
    base(s, 1, "4l", 2)
    play(s, "build 1", "structure elevation", "tile iii-elevation", "raise 1l")
    assert s.score[0] == 10 + 6


def test_conduit_i_pays_twice_the_value() -> None:
    s = with_tile("i-conduit")
    play(s, "build 1", "structure conduit", "tile i-conduit", "conduit 1a")
    assert s.players[0].credits == 50


def test_conduit_ii_costs_five_excavators_at_most() -> None:
    for name, cost in (("1a", 5), ("2a", 5), ("6b", 4), ("9a", 2)):
        s = with_tile("ii-conduit")
        play(s, "build 1", "structure conduit", "tile ii-conduit", f"conduit {name}")
        assert s.players[0].excavators == 30 - cost


def test_jill_with_conduit_ii_pays_five_excavators_or_the_value_in_mixers() -> None:
    s = with_tile("ii-conduit", officer="jill")
    play(s, "build 1", "structure conduit", "tile ii-conduit", "conduit 1a")
    assert may(s) == ["pay 0e 5m", "pay 5e 0m"]


def test_conduit_iii_makes_twice_the_value_in_energy() -> None:
    s = with_tile("iii-conduit")
    hold(s, 0, "R12")  # ten
    play(s, "build 1", "structure conduit", "tile iii-conduit", "conduit 1a", "fulfil r12")
    assert s.players[0].energy == 10
    assert s.score[0] == 17


def test_powerhouse_i_needs_no_engineers() -> None:
    s = with_tile("i-powerhouse")
    play(s, "free powerhouse", "powerhouse 8-1")
    player = s.players[0]
    assert (player.engineers, sum(player.builds), player.mixers) == (12, 0, 28)


def test_tiles_without_engineers_are_not_used_with_them() -> None:
    s = with_tile("i-powerhouse")
    play(s, "build 1", "structure powerhouse", "powerhouse 8-1")  # by the basic tile, unasked
    assert s.players[0].tiles[tile_number("i-powerhouse")] == 1
    s = with_tile("iii-base")
    play(s, "build 1", "structure base", "dam 8l")
    assert s.players[0].tiles[tile_number("iii-base")] == 1


def test_powerhouse_ii_may_produce_at_once_with_any_own_powerhouse() -> None:
    s = with_tile("ii-powerhouse")
    base(s, 0, "1l", 1, drops=1)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1")
    play(s, "build 1", "structure powerhouse", "tile ii-powerhouse", "powerhouse 8-1")
    assert may(s) == ["none", "water 1l"]
    play(s, "water 1l")
    assert s.players[0].energy == 4 + 2 + 1


def test_powerhouse_iii_scores_three_for_each_own_powerhouse() -> None:
    s = with_tile("iii-powerhouse")
    powerhouse(s, 0, "5-1", "6-1")
    play(s, "build 1", "structure powerhouse", "tile iii-powerhouse", "powerhouse 8-1")
    assert s.score[0] == 10 + 9


def test_wild_tiles_build_anything() -> None:
    for structure in ("base", "conduit", "powerhouse", "building"):
        s = with_tile("iii-wild", leeghwater=1)
        play(s, "build 1", f"structure {structure}")
        assert "tile iii-wild" in may(s)


def test_wild_i_pays_no_red_border_of_a_building_space_but_that_of_build_four() -> None:
    s = with_tile("i-wild")
    player = s.players[0]
    player.builds[:3], player.engineers, player.credits = [1, 1, 1], 6, 3
    play(s, "build 4", "structure base", "tile i-wild", "dam 1u")
    assert player.credits == 0


def test_wild_ii_takes_machines_of_either_type() -> None:
    s = with_tile("ii-wild")
    s.players[0].excavators, s.players[0].mixers = 3, 4
    play(s, "build 1", "structure base", "tile ii-wild", "dam 1l")
    assert may(s) == ["pay 1e 4m", "pay 2e 3m", "pay 3e 2m"]


def test_wild_ii_and_jill_pay_any_mix_of_the_whole_or_the_value_in_mixers() -> None:
    s = with_tile("ii-wild", officer="jill")
    play(s, "build 1", "structure conduit", "tile ii-wild", "conduit 6b")  # value 2
    ways = ["pay 0e 2m", "pay 0e 4m", "pay 1e 3m", "pay 2e 2m", "pay 3e 1m", "pay 4e 0m"]
    assert may(s) == ways


def test_wild_iii_scores_three_for_each_advanced_tile() -> None:
    s = with_tile("iii-wild")
    give(s, 0, "i-base")
    on_wheel(s, 0, 3, "ii-conduit")
    play(s, "build 1", "structure conduit", "tile iii-wild", "conduit 6b")
    assert s.score[0] == 10 + 9
    assert advanced_tiles(s, 0) == 3


def test_building_i_may_use_the_building_at_once() -> None:
    s = with_tile("i-building", leeghwater=1)
    only_building(s, "energy_relay_field")
    play(s, "build 1", "structure building", "tile i-building")
    assert may(s) == ["none", "act"]
    play(s, "act")
    player = s.players[0]
    assert (player.energy, player.credits, player.engineers) == (4, 39, 11)
    assert s.building_user == [-1] * 20  # it is no normal use


def test_building_ii_pays_one_type_of_the_machines() -> None:
    s = with_tile("ii-building", leeghwater=1)
    only_building(s, "wind_farm")  # six excavators, two mixers
    play(s, "build 1", "structure building", "tile ii-building")
    assert may(s) == ["pay 0e 2m", "pay 6e 0m"]


def test_solomon_with_building_ii_replaces_machines_of_the_chosen_type() -> None:
    s = with_tile("ii-building", officer="solomon", leeghwater=1)
    only_building(s, "cofferdam")  # two excavators, one mixer
    s.players[0].tiles[c.A_BUILDING] = 0
    play(s, "build 1", "structure building")
    assert may(s) == ["pay 0e 0m", "pay 0e 1m", "pay 1e 0m", "pay 2e 0m"]
    play(s, "pay 0e 0m")
    assert s.players[0].credits == 37


def test_building_iii_scores_the_points_of_the_building_at_once() -> None:
    s = with_tile("iii-building", leeghwater=1)
    only_building(s, "customer_office")
    play(s, "build 1", "structure building", "tile iii-building")
    assert s.score[0] == 17


def test_a_tile_as_a_reward_is_free_and_its_column_stays_empty() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    show_work(s, 0, "A5")  # two excavators: four credits and a tile
    patents = list(s.patents)
    play(s, "go work1", "patent 3")
    player = s.players[0]
    assert (player.credits, player.excavators) == (10, 4)
    assert player.tiles[patents[2]] == 1
    assert s.patents == [patents[0], patents[1], EMPTY]


@pytest.mark.parametrize("leeghwater", [0, 1])
def test_fifteen_advanced_tiles_are_in_play_level_by_level(leeghwater: int) -> None:
    s = set_table("viktor", "jill", leeghwater=leeghwater)
    levels = []
    for _ in range(5):
        levels.append(sorted((tile - c.BASIC_TILES) // c.ADVANCED_PER_LEVEL for tile in s.patents))
        for _ in (0, 1) if s.round < 5 else ():
            play(s, "go bank", f"engineers {s.players[s.to_move].engineers}")
    expected = [[0, 0, 0], [0, 0, 1], [1, 1, 1], [1, 2, 2], [2, 2, 2]]
    assert levels == expected


def test_the_order_of_effects_is_rotation_piece_income_tile() -> None:
    # the second base of Italy brings three credits before base II makes energy
    s = set_table("viktor", "jill", companies=("italy", "france"))
    no_contracts(s, 0)
    rich(s, 0)
    give(s, 0, "ii-base")
    on_wheel(s, 0, 5, "conduit", 4)
    base(s, 0, "1l")
    play(s, "build 1", "structure base", "tile ii-base", "dam 8l")
    player = s.players[0]
    assert (player.credits, player.energy) == (43, 2)
    assert player.excavators == 30 - 3 + 4
    assert s.dam_level[dam_number("8l")] == 1


def test_wilhelms_base_with_base_iii_costs_nothing() -> None:
    s = with_tile("iii-base", officer="wilhelm")
    play(s, "free base", "dam 1l")
    assert s.players[0].excavators == 30


def test_wild_i_pays_no_red_border_of_a_powerhouse_or_of_a_building_either() -> None:
    s = with_tile("i-wild", leeghwater=1)
    play(s, "build 1", "structure powerhouse", "tile i-wild", "powerhouse 5-2")
    assert s.players[0].credits == 40
    s = with_tile("i-wild", leeghwater=1)
    only_building(s, "cofferdam", 1)  # the second company pays three credits
    play(s, "build 1", "structure building", "tile i-wild")
    assert s.players[0].credits == 40


def test_tiles_of_officers_are_no_advanced_ones_on_the_wheel_either() -> None:
    s = with_tile("i-wild", officer="anton")
    on_wheel(s, 0, 2, "anton")
    on_wheel(s, 0, 3, "ii-base")
    on_wheel(s, 0, 4, "conduit")
    assert advanced_tiles(s, 0) == 2
