"""Where water goes."""

import random

import pytest

from roundel.core.shape import copy
from roundel.games.barrage import components as c
from roundel.games.barrage.maps import BASINS, DAMS, EXIT, SIDES, UPPER
from roundel.games.barrage.position import NEUTRAL, Position
from roundel.games.barrage.rules.water import (
    capacity,
    flow_from_headstream,
    flow_from_zone,
    water_flow,
)
from tests.games.barrage.table_setting import (
    base,
    drops,
    may,
    play,
    powerhouse,
    rich,
    set_table,
)


def path_of(s: Position, stream: int) -> list[str]:
    """Where a drop from this headstream could stop, in its order; the map as its files say it."""
    at, found = s.map.feeds[stream], []
    while at < EXIT:
        found += [f"{at + 1}u", f"{at + 1}l"]
        at = s.map.river[at]
    return found


def test_a_drop_from_headstream_b_goes_down_to_the_left_exit() -> None:
    # an empty map: 2U, 2L, zone 5, 5U, 5L, zone 9, 9U, 9L, zone 11, exit left
    s = set_table("viktor", "jill", companies=("usa", "italy"))
    powerhouse(s, 0, "5-1", "9-1", "11-1")
    assert path_of(s, 1) == ["2u", "2l", "5u", "5l", "9u", "9l", "11u", "11l"]
    flow_from_headstream(s, 1)
    assert sum(s.dam_drops) == 0
    assert s.players[0].energy == 3


def test_a_drop_stops_at_the_first_dam_with_room() -> None:
    s = set_table("viktor", "jill")
    base(s, 1, "2l", 2, drops=2)
    base(s, NEUTRAL, "5u", 1)
    base(s, 0, "5l", 3)
    for _ in range(3):
        flow_from_headstream(s, 1)
    assert [drops(s, name) for name in ("2l", "5u", "5l")] == [2, 1, 2]


def test_the_upper_dam_of_a_basin_comes_before_the_lower() -> None:
    s = set_table("viktor", "jill")
    base(s, 1, "8u", 1)
    base(s, 0, "8l", 1)
    flow_from_zone(s, 7)
    assert (drops(s, "8u"), drops(s, "8l")) == (1, 0)


def test_a_dam_holds_a_drop_for_each_level() -> None:
    for level in (1, 2, 3):
        s = set_table("viktor", "jill")
        base(s, 0, "1l", level)
        for _ in range(5):
            flow_from_headstream(s, 0)
        assert drops(s, "1l") == level


def test_drops_that_are_placed_wait_for_the_water_flow() -> None:
    s = set_table("viktor", "jill")
    base(s, 0, "1l", 3)
    play(s, "go water2", "headstream a", "headstream a")
    assert (s.drops_waiting, drops(s, "1l")) == ([2, 0, 0, 0], 0)
    water_flow(s)
    assert (s.drops_waiting, drops(s, "1l")) == ([0, 0, 0, 0], 2)


def test_flowing_drops_flow_at_once() -> None:
    s = set_table("viktor", "jill")
    base(s, 0, "1l", 3)
    play(s, "go water1flow", "headstream a")
    assert drops(s, "1l") == 1


def test_of_two_drops_on_the_water_board_one_must_be_placed() -> None:
    s = set_table("viktor", "jill")
    play(s, "go water2")
    assert may(s) == ["headstream a", "headstream b", "headstream c", "headstream d"]
    play(s, "headstream c")
    assert may(s) == ["none", "headstream c", "headstream d"]  # in the order of the headstreams
    play(s, "none")
    assert s.to_move == 1


def test_the_headstreams_bring_the_drops_of_their_tiles_until_round_four() -> None:
    s = set_table("viktor", "jill")
    for round in range(1, 6):
        expected = [
            c.MAP_TILE_DROPS[0][tile * 4 + round - 1] if round < 5 else 0
            for tile in s.headstream_tile
        ]
        if round > 1:  # the table was cleared in the first round
            assert s.drops_waiting == expected
        for _ in (0, 1) if round < 5 else ():
            play(s, "go bank", f"engineers {s.players[s.to_move].engineers}")


on_both_boards = pytest.mark.parametrize("duel", [0, 1])


def random_dams(s: Position, dice: random.Random) -> None:
    """Any dams, any water."""
    for basin in range(10):
        for side in range(SIDES):
            if s.map.dam_price[basin * SIDES + side] >= 0 and dice.random() < 0.5:
                level = dice.randint(1, 3)
                owner = dice.choice((0, 1, NEUTRAL))
                dam = basin * SIDES + side
                s.dam_owner[dam], s.dam_level[dam] = owner, level
                s.dam_drops[dam] = dice.randint(0, level)


def reference_flow(s: Position, stream: int) -> str:
    """By the list of places alone: the first with room, or the exit."""
    for name in path_of(s, stream):
        dam = (int(name[:-1]) - 1) * SIDES + (UPPER if name[-1] == "u" else 0)
        if s.dam_level[dam] > 0 and s.dam_drops[dam] < s.dam_level[dam]:
            s.dam_drops[dam] += 1
            return name
    return "exit"


@on_both_boards
def test_water_goes_where_a_list_of_places_says(duel: int) -> None:
    dice = random.Random(1)
    for _ in range(200):
        s = set_table("viktor", "jill", duel_board=duel, duel_panel=0)
        random_dams(s, dice)
        for _ in range(12):
            twin = Position()
            copy(twin, s)
            stream = dice.randrange(4)
            flow_from_headstream(s, stream)
            reference_flow(twin, stream)
            assert s.dam_drops == twin.dam_drops


@on_both_boards
def test_the_order_of_drops_does_not_matter(duel: int) -> None:
    dice = random.Random(2)
    for _ in range(200):
        s = set_table("viktor", "jill", companies=("usa", "italy"), duel_board=duel, duel_panel=0)
        powerhouse(s, 0, "5-1", "9-1", "10-1")
        random_dams(s, dice)
        s.players[0].energy = 0
        streams = [dice.randrange(4) for _ in range(8)]
        outcomes = []
        for order in (streams, sorted(streams), streams[::-1]):
            twin = Position()
            copy(twin, s)
            for stream in order:
                flow_from_headstream(twin, stream)
            outcomes.append((twin.dam_drops, twin.players[0].energy))
        assert outcomes[0] == outcomes[1] == outcomes[2]


@on_both_boards
def test_one_drop_more_never_leaves_less_in_a_dam(duel: int) -> None:
    dice = random.Random(3)
    for _ in range(200):
        s = set_table("viktor", "jill", duel_board=duel, duel_panel=0)
        random_dams(s, dice)
        more = Position()
        copy(more, s)
        streams = [dice.randrange(4) for _ in range(6)]
        for stream in streams:
            flow_from_headstream(s, stream)
            flow_from_headstream(more, stream)
        flow_from_headstream(more, dice.randrange(4))
        assert all(a >= b for a, b in zip(more.dam_drops, s.dam_drops, strict=True))


@on_both_boards
def test_more_room_never_lets_more_water_leave_the_map(duel: int) -> None:
    dice = random.Random(4)
    for _ in range(200):
        s = set_table("viktor", "jill", duel_board=duel, duel_panel=0)
        random_dams(s, dice)
        roomy = Position()
        copy(roomy, s)
        for dam in range(DAMS):
            if roomy.dam_level[dam] in (1, 2):
                roomy.dam_level[dam] += 1
        before = sum(s.dam_drops)
        streams = [dice.randrange(4) for _ in range(8)]
        for stream in streams:
            flow_from_headstream(s, stream)
            flow_from_headstream(roomy, stream)
        assert sum(roomy.dam_drops) >= sum(s.dam_drops) >= before


def test_a_dam_above_its_capacity_counts_as_full() -> None:
    s = set_table("viktor", "jill")
    base(s, 0, "1l", 3, drops=4)
    flow_from_headstream(s, 0)
    assert drops(s, "1l") == 4
    assert capacity(s, 0) == 3


def test_all_water_of_both_maps_gets_to_an_exit() -> None:
    for rows in c.MAPS:
        for basin in range(rows.basins):
            at, steps = basin, 0
            while at < EXIT:
                at, steps = rows.river[at], steps + 1
                assert steps <= BASINS


def test_water_on_the_duel_board_passes_the_zone_under_the_fourth_headstream() -> None:
    s = set_table("viktor", "jill", companies=("usa", "italy"), duel_board=1)
    rich(s, 0)
    powerhouse(s, 0, "6-1", "4-1", "5-1")
    flow_from_headstream(s, 3)  # enters basin 6 above its powerhouse zone
    assert s.players[0].energy == 1
