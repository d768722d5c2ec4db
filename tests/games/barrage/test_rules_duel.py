"""The panel of Duel."""

import pytest

from roundel.core.shape import EMPTY, copy
from roundel.games.barrage import components as c
from roundel.games.barrage.effects import ANY_REQUIREMENT, FULFIL, REWARD
from roundel.games.barrage.panel import CELLS, FIRST_REWARDS
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules import proceed
from roundel.games.barrage.rules.duel import check_row, count, score_panel
from tests.games.barrage.table_setting import (
    base,
    drops,
    hold,
    may,
    no_contracts,
    play,
    set_table,
)

R1, R2, R3, R4, R5, R6, R7, R8 = range(8)


def a_panel(condition: int = c.ON_CREDITS, marker: int = 0, *, tokens: bool = False) -> Position:
    """One row with this condition, in the check phase; the tokens are off unless wanted."""
    s = set_table("viktor", "jill", duel_board=1, duel_panel=1)
    s.panel.condition[0], s.panel.marker[0] = condition, marker
    for seat in (0, 1):
        s.players[seat].credits = 0
    if not tokens:
        s.panel.token[:] = [EMPTY] * len(s.panel.token)
    return s


def lead(s: Position, seat: int, steps: int) -> None:
    """This seat meets the condition of credits so much more often."""
    s.players[seat].credits = c.CREDITS_FOR_STEP * steps
    s.players[1 - seat].credits = 0


@pytest.mark.parametrize(
    ("condition", "field", "value", "steps"),
    [
        (c.ON_CREDITS, "credits", 11, 3),
        (c.ON_ENERGY, "energy", 11, 2),
        (c.ON_CONTRACTS, "contract_value", 5, 5),
        (c.ON_WORKS, "works_machines", 6, 6),
    ],
)
def test_conditions_count_credits_by_three_energy_by_four_contracts_and_works(
    condition: int, field: str, value: int, steps: int
) -> None:
    s = a_panel(condition)
    setattr(s.players[0], field, value)
    assert (count(s, 0, 0), count(s, 0, 1)) == (steps, 0)


def test_the_condition_of_machines_counts_pairs_in_the_supply() -> None:
    s = a_panel(c.ON_PAIRS)
    s.players[0].excavators, s.players[0].mixers = 3, 2
    s.players[1].excavators, s.players[1].mixers = 0, 1
    s.players[1].wheel_excavators[3] = s.players[0].wheel_mixers[2] = 4
    assert (count(s, 0, 0), count(s, 0, 1)) == (2, 0)


def test_the_condition_of_water_counts_own_dams_alone() -> None:
    s = a_panel(c.ON_WATER)
    base(s, 0, "1l", 3, drops=3)
    base(s, 4, "2l", 2, drops=2)
    base(s, 1, "3l", 1, drops=1)
    assert (count(s, 0, 0), count(s, 0, 1)) == (3, 1)


def test_contracts_count_one_one_two_three_and_four() -> None:
    assert c.CONTRACT_VALUE == (1, 1, 2, 3, 4)


def test_whoever_meets_the_condition_more_often_moves_the_marker_by_the_difference() -> None:
    s = a_panel()
    s.players[0].credits, s.players[1].credits = 5, 10  # 1 and 3
    check_row(s, 0)
    assert s.panel.marker[0] == -2


def test_nothing_moves_at_a_tie() -> None:
    s = a_panel(marker=2)
    s.players[0].credits, s.players[1].credits = 9, 11
    check_row(s, 0)
    assert s.panel.marker[0] == 2


def test_a_marker_moves_through_the_middle() -> None:
    s = a_panel(marker=3)
    lead(s, 1, 4)
    check_row(s, 0)
    assert s.panel.marker[0] == -1


def test_steps_beyond_the_end_are_lost_and_the_marker_may_come_back() -> None:
    # six spaces a side: from +5 a lead of four ends on +6
    s = a_panel(marker=5)
    s.panel.steps = 6
    lead(s, 0, 4)
    check_row(s, 0)
    assert s.panel.marker[0] == 6
    lead(s, 1, 2)
    check_row(s, 0)
    assert s.panel.marker[0] == 4


def test_a_panel_file_may_freeze_a_marker_at_its_end() -> None:
    s = a_panel(marker=6)
    s.panel.steps, s.panel.freezes = 6, 1
    lead(s, 1, 2)
    check_row(s, 0)
    assert s.panel.marker[0] == 6


def lay(s: Position, side: int, cell: int, token: int) -> None:
    s.panel.token[side * CELLS + cell] = token


def test_who_reaches_or_passes_a_token_receives_it_once() -> None:
    s = a_panel()
    lay(s, 0, 0, R8)  # five credits, on space 3
    lay(s, 0, 1, FIRST_REWARDS)  # five points, on space 6
    lead(s, 0, 7)
    check_row(s, 0)
    proceed_row(s)
    assert s.panel.marker[0] == 7
    assert (s.players[0].credits, s.score[0]) == (21 + 5, 15)
    assert s.panel.token == [EMPTY] * 12


def proceed_row(s: Position) -> None:
    """What the tokens bring; the turn that was on the stack waits below."""
    from roundel.games.barrage.rules.choices import resolve

    while s.waiting > 1 and resolve(s):
        pass


def test_a_panel_file_may_have_passed_tokens_stay() -> None:
    s = a_panel()
    s.panel.on_pass = 0
    lay(s, 0, 0, R8)
    lay(s, 0, 1, FIRST_REWARDS)
    lead(s, 0, 6)
    check_row(s, 0)
    proceed_row(s)
    assert (s.players[0].credits, s.score[0]) == (18, 15)
    assert s.panel.token[0] == R8


def test_the_token_goes_to_whoever_moves_the_marker_there() -> None:
    s = a_panel(marker=5)
    s.panel.on_pass = 0
    lay(s, 0, 0, R8)  # on the side of seat 0
    lead(s, 1, 2)
    check_row(s, 0)
    proceed_row(s)
    assert s.players[1].credits == 6 + 5


@pytest.mark.parametrize("seat", [0, 1])
def test_one_step_is_enough_to_reach_a_token(seat: int) -> None:
    s = a_panel(marker=2 - 4 * seat)
    lay(s, seat, 0, R8)  # five credits, on space 3
    lead(s, seat, 1)
    check_row(s, 0)
    proceed_row(s)
    assert s.players[seat].credits == 3 + 5


@pytest.mark.parametrize(
    ("token", "credits", "points", "excavators", "mixers", "energy"),
    [
        (R1, 0, 0, 0, 1, 2),
        (R2, 0, 3, 1, 0, 0),
        (R3, 0, 0, 1, 1, 0),
        (R4, 0, 0, 0, 0, 4),
        (R6, 3, 0, 0, 0, 0),
        (R8, 5, 0, 0, 0, 0),
    ],
)
def test_reward_tokens_bring_their_gains(
    token: int, credits: int, points: int, excavators: int, mixers: int, energy: int
) -> None:
    s = a_panel()
    lay(s, 0, 0, token)
    lead(s, 0, 3)
    check_row(s, 0)
    proceed_row(s)
    player = s.players[0]
    assert (player.credits - 9, s.score[0] - 10) == (credits, points)
    assert (player.excavators - 6, player.mixers - 4, player.energy) == (excavators, mixers, energy)


def test_reward_tokens_rotate_the_wheel_too() -> None:
    for token, segments in ((R5, 2), (R6, 1)):
        s = a_panel()
        s.players[0].wheel_excavators[1] = 3
        lay(s, 0, 0, token)
        lead(s, 0, 3)
        check_row(s, 0)
        proceed_row(s)
        assert s.players[0].wheel_excavators[1 + segments] == 3


def end_of_actions(s: Position) -> None:
    """Both players send all to the bank, the credits are taken away again before the last one."""
    play(s, "go bank", "engineers 12")
    s.players[0].credits = 0
    play(s, "go bank", "engineers 11")
    s.players[1].credits = 0


def test_the_check_phase_lies_between_water_and_scoring_and_its_gains_count() -> None:
    # seat 1 has one credit by its last engineer; seat 0 has 9: three steps, onto energy 4
    s = a_panel()
    s.panel.condition[:] = [c.ON_CREDITS, c.ON_ENERGY, c.ON_WATER]
    lay(s, 0, 0, R4)
    end_of_actions(s)
    s.players[0].credits = 9
    before = s.score[:2]
    play(s, "go bank")
    assert s.panel.marker == [3, 1, 0]  # the energy just gained counts in the second row
    # rank: six; energy 4: three credits; seat 1 has no energy: three points less
    assert s.score[:2] == [before[0] + 6, before[1] - 3]
    assert s.players[0].credits == 9 + 3
    assert s.round == 2


def test_the_only_choice_in_the_check_phase_is_where_drops_flow() -> None:
    s = a_panel()
    s.panel.condition[:] = [c.ON_CREDITS, c.ON_CONTRACTS, c.ON_WATER]
    base(s, 1, "1l", 2)
    lay(s, 1, 0, R7)
    end_of_actions(s)
    s.players[1].credits = 8
    play(s, "go bank")
    assert s.to_move == 1
    assert may(s) == ["none", *(f"headstream {name}" for name in "abcd")]
    held = drops(s, "1l")
    play(s, "headstream a", "none")
    assert drops(s, "1l") >= held
    assert s.round == 2


def test_rows_are_checked_from_top_to_bottom() -> None:
    s = a_panel()
    s.panel.condition[:] = [c.ON_ENERGY, c.ON_CREDITS, c.ON_WATER]
    s.panel.token[4] = R4  # second row, side of seat 0: four energy come too late for row 1
    end_of_actions(s)
    s.players[0].credits = 9
    play(s, "go bank")
    assert s.panel.marker == [0, 3, 0]


def test_swapping_the_players_mirrors_the_check() -> None:
    for steps in range(1, 9):
        one, other = a_panel(), a_panel()
        for s, seat in ((one, 0), (other, 1)):
            lay(s, seat, 0, R2)
            lay(s, seat, 1, FIRST_REWARDS)
            lead(s, seat, steps)
            check_row(s, 0)
            proceed_row(s)
        assert one.panel.marker[0] == -other.panel.marker[0]
        assert one.score[0] == other.score[1]
        assert one.players[0].credits == other.players[1].credits


def test_at_the_end_each_marker_scores_its_space() -> None:
    s = a_panel()
    s.panel.marker[:] = [2, 0, -8]
    s.panel.worth[0] = 7  # whatever a file says of the middle, it is nobody's side
    before = s.score[:2]
    score_panel(s)
    assert s.score[:2] == [before[0] + 2, before[1] + 15]


def test_the_printed_spaces_of_the_track_are_worth_two_and_fifteen() -> None:
    assert (c.PANEL_WORTH[0], c.PANEL_WORTH[2], c.PANEL_WORTH[c.PANEL_STEPS]) == (0, 2, 15)


def test_without_the_panel_nothing_is_checked() -> None:
    s = set_table("viktor", "jill", duel_board=1, duel_panel=0)
    twin = Position()
    copy(twin, s)
    assert (twin.panel.marker, twin.panel.condition) == ([0, 0, 0], [EMPTY] * 3)
    play(s, "go bank", "engineers 12", "go bank", "engineers 12")
    assert s.panel == twin.panel
    assert not proceed(s)


def test_a_token_that_fulfils_a_contract_counts_for_the_rows_after() -> None:
    # no known token does that; a corrected file may have one
    s = a_panel()
    s.panel.condition[:] = [c.ON_CREDITS, c.ON_CONTRACTS, c.ON_WATER]
    fulfil_any = [0, 0, 0, 0, 0, FULFIL, ANY_REQUIREMENT, 0, 0]
    at = FIRST_REWARDS * REWARD
    s.panel.reward[at : at + REWARD] = fulfil_any
    lay(s, 0, 1, FIRST_REWARDS)  # on space 6
    no_contracts(s, 0)
    hold(s, 0, "R12")
    end_of_actions(s)
    s.players[0].credits = 20
    play(s, "go bank")
    assert may(s) == ["none", "fulfil r12"]
    play(s, "fulfil r12")
    assert s.panel.marker == [6, 3, 0]  # a red contract counts three


def test_drops_of_the_last_check_phase_count_at_the_end() -> None:
    s = a_panel()
    s.round, s.objective = 5, c.BASINS_ONE
    s.panel.condition[:] = [c.ON_CREDITS, c.ON_CONTRACTS, c.ON_ENERGY]
    s.drops_waiting[:] = [0] * 4
    base(s, 0, "1l", 2)
    lay(s, 0, 0, R7)
    end_of_actions(s)
    for player in s.players[:2]:
        player.credits = player.excavators = player.mixers = 0
    s.players[0].credits = 9
    before = s.score[0]
    play(s, "go bank", "headstream a", "headstream a")
    # no energy; the objective; 9 + 3 credits; two drops; the marker on space 3
    assert s.score[0] == before - 3 + 15 + 2 + 2 + 3


def test_tokens_are_received_in_the_order_in_which_they_are_reached() -> None:
    s = a_panel()
    s.panel.condition[:] = [c.ON_CREDITS, c.ON_CONTRACTS, c.ON_WATER]
    at = FIRST_REWARDS * REWARD
    s.panel.reward[at : at + REWARD] = [0, 0, 0, 0, 0, FULFIL, ANY_REQUIREMENT, 0, 0]
    lay(s, 0, 0, R7)  # two flowing drops, on space 3
    lay(s, 0, 1, FIRST_REWARDS)
    no_contracts(s, 0)
    hold(s, 0, "R12")
    end_of_actions(s)
    s.players[0].credits = 18
    play(s, "go bank")
    assert may(s)[1] == "headstream a"
    play(s, "none")
    assert may(s) == ["none", "fulfil r12"]


def test_energy_of_the_check_phase_counts_for_the_turn_order_too() -> None:
    s = a_panel()
    s.panel.condition[:] = [c.ON_CREDITS, c.ON_CONTRACTS, c.ON_WATER]
    lay(s, 0, 0, R4)  # four energy
    s.players[1].energy = 2
    end_of_actions(s)
    s.players[0].credits = 9
    play(s, "go bank")
    assert s.order[:2] == [1, 0]
    assert s.score[:2] == [10 + 6, 10 + 2]
