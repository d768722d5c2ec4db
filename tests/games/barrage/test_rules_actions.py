"""Turns, action spaces and the contract office."""

import pytest

from roundel.core.shape import EMPTY
from roundel.games.barrage import components as c
from roundel.games.barrage.position import AWAY, FULFILLED, HAND
from roundel.games.barrage.rules.spaces import is_there
from tests.games.barrage.table_setting import (
    base,
    conduit,
    contract_number,
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
    show,
    show_work,
)


def test_turns_go_round_until_all_are_out() -> None:
    s = set_table("viktor", "jill")
    for seat in (0, 1, 0, 1):
        assert s.to_move == seat
        play(s, "go bank", "engineers 1")
    play(s, "go bank", "engineers 10")
    for _ in range(9):
        assert s.to_move == 1
        play(s, "go bank", "engineers 1")
    play(s, "go bank")  # the last engineer; nothing is asked
    assert s.round == 2


def test_whoever_has_engineers_cannot_pass() -> None:
    s = set_table("viktor", "jill")
    assert "pass" not in may(s)


def test_whoever_has_none_is_out_unless_something_can_be_built_without() -> None:
    s = set_table("viktor", "jill")
    give(s, 0, "iii-base")
    play(s, "go bank", "engineers 12", "go bank", "engineers 1")
    assert (s.to_move, may(s)) == (0, ["free base", "pass"])
    play(s, "pass", "go bank", "engineers 1")
    assert s.to_move == 1  # passing is final for the round


def test_a_space_holds_engineers_of_one_placement_but_the_bank_of_any() -> None:
    s = set_table("viktor", "jill")
    play(s, "go rotate1")
    assert "go rotate1" not in may(s)
    assert "go rotate1+" in may(s)  # both spaces of a row may be used, by the same player too
    play(s, "go bank", "engineers 2", "go bank", "engineers 3", "go rotate1+")
    assert s.players[0].engineers == 12 - 1 - 3


def test_the_bank_takes_any_number_of_engineers_for_a_credit_each() -> None:
    s = set_table("viktor", "jill")
    play(s, "go bank")
    assert len(may(s)) == 12
    play(s, "engineers 5")
    assert (s.players[0].credits, s.players[0].engineers) == (11, 7)


@pytest.mark.parametrize(
    ("space", "engineers", "credits", "excavators", "mixers"),
    [
        ("excavator", 1, 2, 1, 0),
        ("excavator+", 1, 5, 1, 0),
        ("both", 2, 5, 1, 1),
        ("both+", 3, 8, 1, 1),
        ("rotate1", 1, 0, 0, 0),
        ("rotate1+", 2, 0, 0, 0),
        ("rotate3", 2, 5, 0, 0),
        ("rotate3+", 3, 8, 0, 0),
    ],
)
def test_shop_and_workshop_cost_what_is_printed(
    space: str, engineers: int, credits: int, excavators: int, mixers: int
) -> None:
    s = set_table("viktor", "jill")
    player = s.players[0]
    player.credits = credits - 1
    if credits:
        assert f"go {space}" not in may(s)
    player.credits = credits
    play(s, f"go {space}")
    assert player.credits == 0
    assert player.engineers == 12 - engineers
    assert (player.excavators, player.mixers) == (6 + excavators, 4 + mixers)


def test_the_machine_of_either_type_is_there_for_four() -> None:
    s = set_table("viktor", "jill", "wilhelm", "graziano")
    play(s, "go any", "split 0e")
    assert (s.players[0].mixers, s.players[0].credits) == (5, 2)


@pytest.mark.parametrize(("seats", "management"), [(2, 23), (3, 27), (4, 33)])
def test_the_management_board_grows_with_the_players(seats: int, management: int) -> None:
    s = set_table(*("viktor", "jill", "wilhelm", "graziano")[:seats])
    assert sum(is_there(s, space) for space in range(c.FIRST_PATENT)) == management
    assert not is_there(s, c.FIRST_WORK)


def test_every_space_asks_for_the_engineers_and_credits_of_the_table() -> None:
    found = {
        id: (c.SPACE_ENGINEERS[i], c.SPACE_PRICE[i], c.SPACE_ACTION[i][c.PAID])
        for i, id in enumerate(c.SPACE_IDS)
    }
    turbines = {f"prod{m}": (1 if m == "-2" else 2, 0, 0) for m in ("+2", "+1", "0", "-1", "-2")}
    dear = {f"prod{m}+": (3, 3, 0) for m in ("+2", "+1", "0", "-1")}
    assert found == {
        **turbines,
        **dear,
        "prod-2+": (2, 0, 0),
        "water2": (1, 0, 0),
        "water2+": (2, 3, 0),
        "water1flow": (1, 0, 0),
        "water1flow+": (2, 3, 0),
        "bank": (1, 0, 0),
        "rotate1": (1, 0, 0),
        "rotate1+": (2, 0, 0),
        "rotate2": (2, 0, 2),
        "rotate2+": (3, 3, 2),
        "rotate3": (2, 0, 5),
        "rotate3+": (3, 3, 5),
        "excavator": (1, 0, 2),
        "excavator+": (1, 3, 2),
        "any": (1, 0, 4),
        "any+": (2, 0, 4),
        "both": (2, 0, 5),
        "both+": (3, 3, 5),
        "contract1": (1, 0, 0),
        "contract1+": (1, 3, 0),
        "contract1b": (1, 0, 0),
        "contract1b+": (1, 3, 0),
        "contract2": (2, 0, 1),
        "contract2+": (3, 0, 1),
        **{f"patent{i}": (2, 0, 5) for i in (1, 2, 3)},
        **{f"work{i}": (2, 0, 0) for i in (1, 2, 3)},
    }


def test_an_action_that_cannot_be_done_cannot_be_chosen() -> None:
    s = set_table("viktor", "jill")
    s.players[0].excavators = s.players[0].mixers = 0
    found = {text.split()[0] for text in may(s)}
    assert found == {"go"}
    assert not [text for text in may(s) if text.startswith("go prod")]
    s.office[:] = [EMPTY] * 6
    assert not [text for text in may(s) if text.startswith("go contract")]


def test_an_empty_wheel_may_be_rotated() -> None:
    s = set_table("viktor", "jill")
    play(s, "go rotate1")
    assert s.players[0].wheel_tile == [EMPTY] * 6


# Contracts


def test_one_contract_is_taken_and_replaced_after_the_turn() -> None:
    s = set_table("viktor", "jill")
    taken, left = s.office[2], s.contract_piles[1].left
    play(s, "go contract1", "take 3")
    assert s.contract_at[taken] == HAND
    assert s.office[2] not in (taken, EMPTY)
    assert s.contract_piles[1].left == left - 1


def test_two_contracts_are_taken_without_a_refill_between_them() -> None:
    s = set_table("viktor", "jill")
    play(s, "go contract2")
    assert "take 6" not in may(s)  # from left to right: one must be left for the second
    first = s.office[0]
    play(s, "take 1")
    assert s.office[0] == EMPTY
    assert may(s) == ["take 2", "take 3", "take 4", "take 5", "take 6"]
    play(s, "take 6")
    assert s.players[0].credits == 5
    assert s.contract_at[first] == HAND
    assert EMPTY not in s.office
    play(s, "go contract2+", "take 4")
    assert may(s) == ["take 5", "take 6"]


def test_more_than_three_contracts_are_discarded_old_or_new_and_leave_the_game() -> None:
    s = set_table("viktor", "jill")
    no_contracts(s, 0)
    hold(s, 0, "S1", "G01", "R12")
    show(s, "Y01")
    play(s, "go contract1", f"take {s.office.index(contract_number('Y01')) + 1}")
    assert may(s) == ["discard s1", "discard g01", "discard y01", "discard r12"]
    play(s, "discard s1")
    assert s.contract_at[contract_number("S1")] == AWAY
    assert s.to_move == 1


def test_an_empty_pile_shows_fewer_contracts() -> None:
    s = set_table("viktor", "jill")
    pile = s.contract_piles[0]
    for contract in pile.tiles[: pile.left]:
        s.contract_at[contract] = AWAY
    pile.left, pile.tiles[:] = 0, [EMPTY] * 15
    play(s, "go contract1", "take 1")
    assert s.office[0] == EMPTY
    play(s, "go contract2")
    assert may(s)[0] == "take 2"


def test_a_contract_that_is_fulfilled_stays_with_the_company() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    rich(s, 0)
    no_contracts(s, 0)
    hold(s, 0, "S3")
    show_work(s, 0, "C3")
    play(s, "go work1", "fulfil s3")
    assert s.contract_at[contract_number("S3")] == FULFILLED
    assert s.players[0].contract_value == 1


@pytest.mark.parametrize(
    ("id", "moves", "credits", "points", "excavators", "mixers", "energy"),
    [
        ("S1", (), 2, 0, 0, 0, 2),
        ("S2", (), 2, 0, 0, 0, 0),
        ("S4", ("split 1e",), 2, 0, 1, 0, 0),
        ("G02", ("split 2e",), 0, 0, 2, 0, 0),
        ("G04", (), 0, 2, 0, 0, 3),
        ("G06", (), 4, 0, 1, 0, 0),
        ("G07", (), 0, 3, 0, 1, 0),
        ("G10", (), 2, 4, 0, 0, 0),
        ("Y03", (), 3, 0, 0, 2, 0),
        ("Y05", (), 0, 3, 1, 0, 2),
        ("Y13", ("none",), 0, 3, 0, 1, 0),
        ("R05", (), 0, 4, 0, 0, 5),
        ("R09", ("none",), 0, 0, 0, 0, 3),
        ("R15", ("split 0e",), 0, 2, 0, 3, 0),
    ],
)
def test_contracts_bring_their_rewards(
    id: str,
    moves: tuple[str, ...],
    credits: int,
    points: int,
    excavators: int,
    mixers: int,
    energy: int,
) -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    player = rich(s, 0, credits=23)
    no_contracts(s, 0)
    hold(s, 0, id)
    only_building(s, "customer_office", 0)
    play(s, "use 1", *moves)
    assert (player.credits - 20, s.score[0] - 10) == (credits, points)
    assert (player.excavators - 30, player.mixers - 30) == (excavators, mixers)
    assert player.energy == energy
    assert s.to_move == 1


def test_a_reward_of_rotation_brings_loads_back() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    rich(s, 0)
    no_contracts(s, 0)
    hold(s, 0, "R01")  # four points and three segments
    on_wheel(s, 0, 3, "base", 3)
    only_building(s, "customer_office", 0)
    play(s, "use 1")
    assert (s.players[0].tiles[c.A_BASE], s.players[0].excavators) == (1, 33)


@pytest.mark.parametrize(
    ("id", "value"), [("S1", 1), ("G03", 1), ("Y11", 2), ("R12", 3), ("N5", 4)]
)
def test_a_fulfilled_contract_counts_for_the_panel_by_its_kind(id: str, value: int) -> None:
    s = set_table("viktor", "jill")
    no_contracts(s, 0)
    nation(s, *[id] * (id[0] == "N"))
    hold(s, 0, *[id] * (id[0] != "N"))
    base(s, 0, "1l", 3, drops=3)
    conduit(s, 0, "1a")  # value 5
    powerhouse(s, 0, "8-1")
    play(s, "go prod+2", "drops 3", f"fulfil {id.lower()}")
    assert s.players[0].contract_value == value


def test_the_general_supply_never_runs_out() -> None:
    s = set_table("viktor", "jill")
    player = rich(s, 0, credits=900, machines=300)
    play(s, "go both")
    assert (player.excavators, player.mixers) == (301, 301)
    s.drops_waiting[:] = [60] * 4
    play(s, "go water2", "headstream a")
    assert s.drops_waiting == [61, 60, 60, 60]
