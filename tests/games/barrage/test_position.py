"""What is wrong with a position that somebody made by hand is named."""

from collections.abc import Callable
from typing import Any

import pytest

import roundel
from roundel.core.errors import InvalidPosition
from roundel.core.shape import to_dict
from roundel.games.barrage.position import faults
from roundel.games.barrage.rules.numbering import SYSTEM
from tests.games.barrage.table_setting import base, set_table


def a_position() -> dict[str, Any]:
    s = set_table("viktor", "jill", leeghwater=1)
    base(s, 0, "1l", 2, drops=1)
    return to_dict(s)


def test_a_whole_position_is_taken() -> None:
    data = a_position()
    assert roundel.table("barrage", position=data).position() == data


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("duel_panel", lambda d: d.update(duel_panel=1)),
        ("wild2_on_jill", lambda d: d.update(wild2_on_jill=2)),
        ("players[1].builds", lambda d: d["players"][1]["builds"].__setitem__(2, 3)),
        ("players[1].engineers", lambda d: d["players"][1]["builds"].__setitem__(2, 1)),
        ("round", lambda d: d.update(round=6)),
        ("order", lambda d: d["order"].__setitem__(0, 1)),
        ("dam_owner[22]", lambda d: d["dam_owner"].__setitem__(22, 0)),
        ("dam_level[0]", lambda d: d["dam_level"].__setitem__(0, 0)),
        ("dam_drops[0]", lambda d: d["dam_drops"].__setitem__(0, 3)),
        ("conduit_owner[22]", lambda d: d["conduit_owner"].__setitem__(22, 0)),
        ("powerhouse_owner[0]", lambda d: d["powerhouse_owner"].__setitem__(0, 1)),
        ("office", lambda d: d["office"].__setitem__(0, 60)),
        ("patents", lambda d: d["patents"].__setitem__(0, 40)),
        ("works", lambda d: d["works"].__setitem__(0, 15)),
        ("players[0].credits", lambda d: d["players"][0].update(credits=-1)),
        ("players[0].built", lambda d: d["players"][0]["built"].__setitem__(0, 2)),
        ("players[1].engineers", lambda d: d["players"][1].update(engineers=11)),
        ("players[1].officer", lambda d: d["players"][1].update(officer=12)),
        ("players[0].wheel_tile[0]", lambda d: d["players"][0]["wheel_tile"].__setitem__(0, 3)),
        ("players[0].tiles[3]", lambda d: d["players"][0]["wheel_tile"].__setitem__(2, 3)),
        ("waiting", lambda d: d.update(waiting=0)),
        ("stack[0].what", lambda d: d["stack"][0].update(what=60)),
        ("stack[0].what", lambda d: d["stack"][0].update(what=25)),
        ("stack[0].what", lambda d: d["stack"][0].update(what=1)),
        ("stack[0].amount", lambda d: d["stack"][0].update(what=38, amount=5)),
        ("stack[0].amount", lambda d: d["stack"][0].update(what=38, amount=-1)),
        ("stack[0].place", lambda d: d["stack"][0].update(what=33, place=24)),
        ("stack[0].note", lambda d: d["stack"][0].update(what=40, amount=0, note=24)),
        ("stack[3].what", lambda d: d["stack"][3].update(amount=1)),
        ("map.conduit_value[0]", lambda d: d["map"]["conduit_value"].__setitem__(0, 6)),
        ("map.conduit_end[0]", lambda d: d["map"]["conduit_end"].__setitem__(0, 3)),
        ("map.conduit_end[8]", lambda d: d["map"]["conduit_end"].__setitem__(8, 4)),
        ("map.powerhouse_price[0]", lambda d: d["map"]["powerhouse_price"].__setitem__(0, -2)),
        ("map.red_area[0]", lambda d: d["map"]["red_area"].__setitem__(0, 9)),
    ],
)
def test_a_broken_position_is_told_by_its_field(
    field: str, change: Callable[[dict[str, Any]], None]
) -> None:
    data = a_position()
    change(data)
    with pytest.raises(InvalidPosition) as told:
        roundel.table("barrage", position=data)
    assert told.value.field == field


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("map.dam_price[20]", lambda map, panel: map["dam_price"].__setitem__(20, 0)),
        ("map.conduit_value[21]", lambda map, panel: map["conduit_value"].__setitem__(21, 5)),
        ("map.powerhouse_price[47]", lambda map, panel: map["powerhouse_price"].__setitem__(47, 3)),
        ("map.green_area[0]", lambda map, panel: map["green_area"].__setitem__(0, 8)),
        ("map.feeds[1]", lambda map, panel: map["feeds"].__setitem__(1, 10)),
        ("map.river[0]", lambda map, panel: map["river"].__setitem__(0, 0)),
        ("map.river[8]", lambda map, panel: map["river"].__setitem__(8, 10)),
        ("panel.on_pass", lambda map, panel: panel.update(on_pass=2)),
        ("panel.freezes", lambda map, panel: panel.update(freezes=2)),
        ("panel.reward[6]", lambda map, panel: panel["reward"].__setitem__(6, 100)),
        ("panel.steps", lambda map, panel: panel.update(steps=0)),
        ("panel.cells", lambda map, panel: panel["cells"].__setitem__(0, panel["steps"] + 1)),
        ("panel.reward[5]", lambda map, panel: panel["reward"].__setitem__(5, 20)),
        ("panel.reward[0]", lambda map, panel: panel["reward"].__setitem__(0, 61)),
    ],
)
def test_a_broken_board_or_panel_of_duel_is_told_by_its_field(
    field: str, change: Callable[[dict[str, Any], dict[str, Any]], None]
) -> None:
    data = roundel.table("barrage", seed=1).position()
    change(data["map"], data["panel"])
    with pytest.raises(InvalidPosition) as told:
        roundel.table("barrage", position=data)
    assert told.value.field == field


def test_a_production_may_make_two_less_by_its_row_of_the_turbine_station() -> None:
    s = set_table("viktor", "jill")
    s.stack[0].what, s.stack[0].amount = SYSTEM, -2
    assert not list(faults(s))


def test_a_tile_a_contract_and_a_work_lie_in_one_place() -> None:
    data = a_position()
    tile = data["patents"][0]
    data["players"][0]["tiles"][tile] = 1
    with pytest.raises(InvalidPosition, match="is at"):
        roundel.table("barrage", position=data)
    data = a_position()
    data["contract_at"][data["office"][0]] = 3
    with pytest.raises(InvalidPosition, match="does not agree with office and piles"):
        roundel.table("barrage", position=data)
    data = a_position()
    data["work_at"][data["works"][0]] = 1
    with pytest.raises(InvalidPosition, match="does not agree with works and piles"):
        roundel.table("barrage", position=data)
