"""Incomes of later rounds, and what a new round brings back."""

from roundel.core.shape import EMPTY
from roundel.games.barrage import components as c
from roundel.games.barrage.position import AWAY, Position
from tests.games.barrage.table_setting import (
    again,
    base,
    building,
    conduit,
    drops,
    give,
    hold,
    may,
    no_contracts,
    on_wheel,
    only_building,
    play,
    set_table,
    turn_of,
)


def to_the_next_round(s: Position) -> None:
    """Everybody sends all engineers to the bank."""
    round = s.round
    while s.round == round and s.waiting == 1 and s.phase == 2:
        left = s.players[s.to_move].engineers
        play(s, *["go bank", f"engineers {left}"][: 1 if left == 1 else 2])


def pieces(s: Position, seat: int, bases: int = 0, elevations: int = 0, conduits: int = 0) -> None:
    """So many pieces of a seat, each dam in a basin of its own."""
    first = 1 + 5 * seat
    for i in range(bases):
        base(s, seat, f"{first + i}l")
    for i in range(elevations):
        s.dam_level[2 * (first - 1 + i % bases)] += 1
    s.players[seat].built[c.AN_ELEVATION] = elevations
    for i in range(conduits):
        conduit(s, seat, f"{first + i}a")


def test_the_usa_rotate_get_machines_and_let_drops_flow_in_every_round() -> None:
    s = set_table("viktor", "jill", companies=("usa", "italy"))
    # ROT 1 and 6 credits; ANY 1, 2 points and FLOW 2; 3 points, ROT 1 and 2 points
    pieces(s, 0, bases=4, elevations=4, conduits=4)
    on_wheel(s, 0, 4, "base", 3)
    player = s.players[0]
    before = (player.credits, s.score[0])
    to_the_next_round(s)
    # a bank of twelve, three credits and three points less for no energy; then the incomes
    assert (player.credits, s.score[0]) == (before[0] + 12 + 3 + 6, before[1] - 3 + 2 + 3 + 2)
    assert (player.excavators, player.tiles[c.A_BASE]) == (6 + 3, 1)  # two segments
    assert may(s) == ["split 0e", "split 1e"]
    play(s, "split 0e")
    assert player.mixers == 5
    held = drops(s, "1l")
    play(s, "headstream a", "headstream a")
    assert drops(s, "1l") + drops(s, "8l") >= held
    assert s.phase == 2


def test_germany_gets_two_machines_at_once_in_every_round() -> None:
    s = set_table("viktor", "jill", companies=("germany", "italy"))
    pieces(s, 0, bases=4)
    to_the_next_round(s)
    assert may(s) == ["split 0e", "split 1e", "split 2e"]


def test_two_incomes_of_machines_are_split_together_and_two_of_rotation_added() -> None:
    s = set_table("viktor", "jill", companies=("france", "italy"))
    pieces(s, 0, bases=4, elevations=4)  # ANY 1 and ROT 2; VP 3, VP 2 and ANY 1
    on_wheel(s, 0, 4, "conduit", 4)
    to_the_next_round(s)
    assert s.players[0].tiles[c.A_CONDUIT] == 1
    assert may(s) == ["split 0e", "split 1e", "split 2e"]
    s = set_table("viktor", "jill", companies=("germany", "italy"))
    pieces(s, 1, bases=2, elevations=2)
    on_wheel(s, 1, 5, "conduit", 4)
    to_the_next_round(s)
    assert s.players[1].tiles[c.A_CONDUIT] == 1  # ROT 1 of Italy


def test_drops_that_are_an_income_wait_for_those_of_the_headstream_tiles() -> None:
    s = set_table("viktor", "jill", companies=("netherlands", "italy"), leeghwater=1)
    s.headstream_tile[:] = [3, 0, 1, 2]  # in round 2: 1, 2, 0, 0
    pieces(s, 0, bases=3, elevations=4)  # DROP 2; CR 3, VP 2 and FLOW 2
    to_the_next_round(s)
    play(s, "headstream a", "headstream b")  # those that wait come before those that flow
    assert s.drops_waiting[:2] == [1, 1]
    play(s, "none")
    assert s.drops_waiting == [2, 3, 0, 0]


def test_flowing_drops_of_two_incomes_flow_together() -> None:
    s = set_table("viktor", "jill", companies=("germany", "netherlands"), leeghwater=1)
    pieces(s, 1, bases=3, elevations=4)
    to_the_next_round(s)
    assert s.to_move == 1
    play(s, "headstream d", "headstream d")  # waiting ones
    assert s.phase == 1
    play(s, "headstream d", "headstream d")
    assert s.phase == 2


def test_players_have_their_incomes_in_reverse_turn_order() -> None:
    s = set_table("viktor", "jill", companies=("germany", "usa"))
    pieces(s, 0, bases=4)  # two machines
    pieces(s, 1, bases=2, elevations=2)  # one machine
    for energy, order in (((3, 1), [1, 0]), ((1, 3), [0, 1])):
        twin = again(s)
        twin.players[0].energy, twin.players[1].energy = energy
        to_the_next_round(twin)
        assert twin.order[:2] == order
        goes_first, goes_last = order
        assert twin.to_move == goes_last
        play(twin, "split 1e")
        assert twin.to_move == goes_first
        assert may(twin)[-1] == f"split {2 - goes_first}e"


def test_a_new_round_gives_back_spaces_buildings_copies_margot_and_the_architect() -> None:
    s = set_table("margot", "tommaso", leeghwater=1)
    building(s, 0, "financial_division", 0)
    play(s, "margot 1", "go rotate1", "architect", "none", "use 1")
    assert (s.players[0].margot, s.players[1].architect) == (1, 0)
    to_the_next_round(s)
    assert (s.players[0].margot, s.players[1].architect) == (0, 1)
    turn_of(s, 0)
    assert {"margot 1", "use 1", "go rotate1"} <= set(may(s))
    s = set_table("mahiri", "wilhelm")
    play(s, "copy wilhelm", "go bank", "engineers 11")
    to_the_next_round(s)
    turn_of(s, 0)
    s.players[0].credits = 0
    assert "copy wilhelm" in may(s)  # the first copy of the round, which costs no credits


def test_contracts_and_works_of_the_last_round_count_no_more_on_the_panel() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    no_contracts(s, 0)
    hold(s, 0, "G03")
    only_building(s, "customer_office", 0)
    play(s, "use 1")
    s.players[0].works_machines = 3
    assert s.players[0].contract_value == 1
    to_the_next_round(s)
    assert (s.players[0].contract_value, s.players[0].works_machines) == (0, 0)


def test_whoever_is_out_stays_out_for_the_round() -> None:
    s = set_table("viktor", "jill")
    give(s, 0, "i-powerhouse")
    s.players[0].mixers = 0
    play(s, "go bank", "engineers 12", "go bank", "engineers 1")
    assert s.to_move == 1
    s.players[0].mixers = 9  # too late
    play(s, "go bank", "engineers 1")
    assert s.to_move == 1


def test_works_that_nobody_took_leave_the_game() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    works, patents = list(s.works), list(s.patents)
    to_the_next_round(s)
    assert all(s.work_at[work] == AWAY for work in works if work != EMPTY)
    assert not set(patents) & set(s.patents)
