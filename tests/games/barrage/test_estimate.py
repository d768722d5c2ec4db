"""The glance at a position by which greedy and search go."""

import pytest

from roundel.games.barrage.components import ON_WATER
from roundel.games.barrage.estimate import TOKEN_WORTH, estimate, power, standing
from roundel.games.barrage.position import NEUTRAL
from tests.games.barrage.table_setting import (
    again,
    base,
    conduit,
    dam_number,
    dealt,
    hold,
    no_contracts,
    on_wheel,
    play,
    powerhouse,
    set_table,
)


def test_nothing_is_told_in_the_draft() -> None:
    s = dealt(1)
    assert estimate(s, 0) == estimate(s, 1) == 0.5


def test_what_one_has_is_what_the_other_lacks() -> None:
    s = set_table("viktor", "jill")
    s.score[0] += 7
    assert estimate(s, 0) > 0.5
    assert estimate(s, 0) + estimate(s, 1) == pytest.approx(1)


def test_a_system_that_can_produce_is_worth_more_than_its_pieces_apart() -> None:
    s = set_table("viktor", "jill")
    base(s, 0, "1l", 2, drops=2)
    powerhouse(s, 0, "5-1")
    apart, together = again(s), again(s)
    conduit(apart, 0, "2b")
    conduit(together, 0, "1b")
    assert power(apart, 0) == 0
    assert power(together, 0) > 0
    assert standing(together, 0) > standing(apart, 0)


def test_a_neutral_dam_is_power_for_whoever_can_lead_its_water() -> None:
    s = set_table("viktor", "jill")
    base(s, NEUTRAL, "1l", 2, drops=1)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1")
    powerhouse(s, 1, "5-2")
    assert power(s, 0) > power(s, 1) > 0  # somebody else's conduit costs


@pytest.mark.parametrize("better", ["credits", "excavators", "mixers", "energy"])
def test_more_of_anything_is_better(better: str) -> None:
    s = set_table("viktor", "jill")
    more = again(s)
    setattr(more.players[0], better, getattr(more.players[0], better) + 3)
    assert standing(more, 0) > standing(s, 0)


def test_an_easy_contract_in_hand_is_better_and_machines_are_better_at_hand() -> None:
    s = set_table("viktor", "jill")
    no_contracts(s, 0)
    held, busy = again(s), again(s)
    hold(held, 0, "G12")
    on_wheel(busy, 0, 1, "base", excavators=2)
    busy.players[0].excavators -= 2
    assert standing(held, 0) > standing(s, 0) > standing(busy, 0)


def test_the_first_energy_of_a_round_is_worth_most() -> None:
    s = set_table("viktor", "jill", "solomon")
    s.players[1].energy = s.players[2].energy = 20
    worth = []
    for energy in range(3):
        s.players[0].energy = energy
        worth.append(standing(s, 0))
    assert worth[1] - worth[0] > 1.5 > worth[2] - worth[1]


def test_an_action_that_has_begun_counts_with_what_it_will_bring() -> None:
    s = set_table("viktor", "jill")
    begun = again(s)
    play(begun, "build 1")
    assert standing(begun, 0) > standing(s, 0)


def test_the_lead_on_the_panel_counts_for_its_side() -> None:
    s = set_table("viktor", "jill", duel_board=1, duel_panel=1)
    ahead = again(s)
    ahead.panel.marker[0] = 5
    assert standing(ahead, 0) > standing(s, 0)
    assert standing(ahead, 1) == standing(s, 1)


def test_a_check_phase_that_is_coming_counts_before_it_comes() -> None:
    s = set_table("viktor", "jill", duel_board=1, duel_panel=1)
    s.panel.condition[0] = ON_WATER
    before = standing(s, 0)
    base(s, 0, "1l", 3)
    dry = standing(s, 0)
    s.dam_drops[dam_number("1l")] = s.panel.cells[0]
    assert dry > before
    assert standing(s, 0) - dry > TOKEN_WORTH
