"""The Leeghwater Project: ten private buildings and fifteen external works."""

import pytest

from roundel.core.shape import EMPTY
from roundel.games.barrage import components as c
from roundel.games.barrage.position import FULFILLED, NEUTRAL, Position
from roundel.games.barrage.rules.ending import building_points
from roundel.games.barrage.rules.scoring import works_done
from tests.games.barrage.table_setting import (
    base,
    building,
    conduit,
    contract_number,
    drops,
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


def with_building(id: str, companies: tuple[str, str] = ("france", "italy")) -> Position:
    """A company with a piece on this building alone."""
    s = set_table("viktor", "jill", companies=companies, leeghwater=1)
    no_contracts(s, 0)
    only_building(s, id, 0)
    return s


def test_five_of_ten_buildings_are_in_play() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    assert len(set(s.building)) == 5
    assert EMPTY not in s.building
    assert set(set_table("viktor", "jill").building) == {EMPTY}


def test_a_private_building_costs_what_is_printed_and_the_second_company_three_credits() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    only_building(s, "loan_agency")  # 1 E, 3 M
    play(s, "build 1", "structure building")
    assert (s.players[0].excavators, s.players[0].mixers, s.players[0].credits) == (5, 1, 6)
    play(s, "build 1", "structure building")
    assert s.players[1].credits == 3
    assert s.building_owner[:4] == [0, -1, 1, -1]


def test_with_four_players_two_pieces_are_free() -> None:
    s = set_table("viktor", "jill", "wilhelm", "graziano", leeghwater=1)
    only_building(s, "loan_agency", 0)
    turn_of(s, 1)
    play(s, "build 1", "structure building")
    assert s.players[1].credits == 6
    assert s.building_owner[:4] == [0, 1, -1, -1]


def test_with_three_players_one_piece_is_free() -> None:
    s = set_table("viktor", "jill", "wilhelm", leeghwater=1)
    only_building(s, "loan_agency", 0)
    for seat in (1, 2):
        turn_of(s, seat)
        play(s, "build 1", "structure building")
        assert s.players[seat].credits == 3
    assert s.building_owner[:4] == [0, -1, 1, 2]


def test_a_company_has_one_piece_on_a_building() -> None:
    s = with_building("loan_agency")
    play(s, "build 1")
    assert "structure building" not in may(s)


def test_only_owners_use_a_building_once_a_round_the_later_ones_for_more() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    only_building(s, "financial_division", 0, 1)
    play(s, "use 1")
    assert (s.players[0].engineers, s.players[0].credits) == (11, 11)
    play(s, "use 1")
    assert (s.players[1].engineers, s.players[1].credits) == (10, 11)  # one engineer more
    assert "use 1" not in may(s)
    s = set_table("viktor", "jill", leeghwater=1)
    only_building(s, "financial_division", 1)
    assert "use 1" not in may(s)


def test_cofferdam_puts_a_drop_into_an_own_or_a_neutral_dam_with_room() -> None:
    s = with_building("cofferdam")
    base(s, 0, "1l", 1)
    base(s, NEUTRAL, "2l", 2, drops=1)
    base(s, NEUTRAL, "3l", 1, drops=1)
    base(s, 1, "4l", 1)
    play(s, "use 1")
    assert may(s) == ["pour 1l", "pour 2l"]
    play(s, "pour 2l")
    assert drops(s, "2l") == 2


def test_development_office_takes_a_tile_off_the_wheel_and_leaves_the_machines() -> None:
    s = with_building("development_office")
    assert "use 1" not in may(s)  # nothing is on the wheel
    on_wheel(s, 0, 2, "base", 3)
    on_wheel(s, 0, 4, "conduit", 4)
    play(s, "use 1", "segment 3")
    player = s.players[0]
    assert player.tiles[c.A_BASE] == 1
    assert (player.wheel_tile[2], player.wheel_excavators[2]) == (EMPTY, 3)


def test_research_lab_takes_half_the_machines_of_a_segment() -> None:
    s = with_building("research_lab")
    on_wheel(s, 0, 1, "powerhouse", 0, 1)
    assert "use 1" not in may(s)  # half of one is none
    on_wheel(s, 0, 2, "building", 2, 3)
    on_wheel(s, 0, 4, "conduit", 4)
    play(s, "use 1")
    assert may(s) == ["segment 3", "segment 5"]
    play(s, "segment 3")
    assert may(s) == ["split 0e", "split 1e", "split 2e"]  # two of five
    play(s, "split 1e")
    player = s.players[0]
    assert (player.excavators, player.mixers) == (7, 5)
    assert (player.wheel_excavators[2], player.wheel_mixers[2]) == (1, 2)


def test_research_lab_takes_no_more_of_a_type_than_there_is() -> None:
    for excavators, mixers, splits in (
        (4, 1, ["1e", "2e"]),
        (1, 4, ["0e", "1e"]),
        (1, 1, ["0e", "1e"]),
    ):
        s = with_building("research_lab")
        on_wheel(s, 0, 2, "building", excavators, mixers)
        play(s, "use 1")
        assert may(s) == [f"split {split}" for split in splits]


def test_loan_agency_pays_two_credits_for_each_machine_of_a_work() -> None:
    s = with_building("loan_agency")
    show_work(s, 0, "A3")
    show_work(s, 1, "A1")
    show_work(s, 2, "A4")
    s.players[0].credits = 3
    play(s, "use 1")  # only A1 can be paid: one excavator, for three credits and a contract
    assert s.works[1] == EMPTY
    assert s.players[0].credits == 3 - 2 + 3
    assert (works_done(s, 0), s.players[0].works_machines) == (1, 0)
    assert s.players[0].excavators == 6
    assert "go work2" not in may(s)


def test_energy_relay_field_gives_four_energy_for_a_credit_and_serves_no_contract() -> None:
    s = with_building("energy_relay_field")
    hold(s, 0, "G03")
    play(s, "use 1")
    assert (s.players[0].energy, s.players[0].credits, s.to_move) == (4, 5, 1)


def test_robot_factory_gives_two_machines_for_a_credit() -> None:
    s = with_building("robot_factory")
    play(s, "use 1", "split 1e")
    player = s.players[0]
    assert (player.excavators, player.mixers, player.credits, player.engineers) == (7, 5, 5, 10)


def test_financial_division_gives_five_credits() -> None:
    s = with_building("financial_division")
    play(s, "use 1")
    assert s.players[0].credits == 11


def test_control_station_is_a_production_with_plus_three() -> None:
    s = with_building("control_station", companies=("italy", "france"))
    assert "use 1" not in may(s)
    base(s, 0, "1l", 1, drops=1)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1", "6-1", "7-1")
    play(s, "use 1")
    assert s.players[0].energy == 4 + 3 + 1 + 3


def test_germanys_second_production_follows_any_production_action() -> None:
    s = with_building("control_station", companies=("germany", "france"))
    base(s, 0, "1l", 1, drops=1)
    conduit(s, 0, "1b")
    base(s, NEUTRAL, "2l", 1, drops=1)
    conduit(s, 0, "2a")
    powerhouse(s, 0, "5-1", "6-1", "7-1")
    play(s, "use 1", "water 1l", "water 2l")
    assert s.players[0].energy == 4 + 3 + 1 + 4  # three is four with Viktor


def test_wind_farm_makes_five_energy_for_two_credits() -> None:
    s = with_building("wind_farm")
    hold(s, 0, "Y01")
    play(s, "use 1", "fulfil y01")
    assert (s.players[0].energy, s.players[0].credits, s.score[0]) == (5, 4, 14)


def test_customer_office_fulfils_any_own_contract_for_three_credits() -> None:
    s = with_building("customer_office")
    assert "use 1" not in may(s)  # no contract is in hand
    hold(s, 0, "R12", "S3")
    play(s, "use 1")
    assert may(s) == ["fulfil s3", "fulfil r12"]  # it cannot be declined
    play(s, "fulfil r12")
    assert (s.players[0].credits, s.score[0], s.players[0].energy) == (6, 17, 0)


def test_buildings_score_their_points_at_the_end() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    for row, id in enumerate(("cofferdam", "customer_office", "wind_farm")):
        building(s, row, id, 0)
    assert building_points(s, 0) == 3 + 7 + 5
    assert building_points(s, 1) == 0


# External works


def do_work(id: str, *, companies: tuple[str, str] = ("france", "italy")) -> Position:
    """A rich company has taken on this work."""
    s = set_table("viktor", "jill", companies=companies, leeghwater=1)
    no_contracts(s, 0)
    show_work(s, 0, id)
    rich(s, 0)
    return s


@pytest.mark.parametrize(
    ("id", "excavators", "mixers", "credits", "points", "energy"),
    [
        ("A2", 0, -1, 3, 0, 0),
        ("B4", -3, 0, 0, 5, 6),
        ("C1", -2, -4, 0, 8, 0),
        ("C5", -5, 3, 0, 6, 0),
    ],
)
def test_a_work_takes_two_engineers_and_machines_and_brings_its_gains(
    id: str, excavators: int, mixers: int, credits: int, points: int, energy: int
) -> None:
    s = do_work(id)
    play(s, "go work1")
    player = s.players[0]
    assert (player.excavators, player.mixers) == (30 + excavators, 30 + mixers)
    assert (player.credits, s.score[0], player.energy) == (40 + credits, 10 + points, energy)
    assert player.engineers == 10
    assert s.work_at[c.WORK_IDS.index(id)] == FULFILLED
    assert s.works[0] == EMPTY


def test_works_a1_and_c3_fulfil_a_contract_without_energy() -> None:
    s = do_work("A1")
    hold(s, 0, "G13", "Y01")
    play(s, "go work1")
    assert may(s) == ["none", "fulfil g13"]  # four or less
    play(s, "fulfil g13")
    assert (s.score[0], s.players[0].excavators) == (15, 30)
    s = do_work("C3")
    hold(s, 0, "R12")
    play(s, "go work1", "fulfil r12")
    assert s.score[0] == 10 + 5 + 7
    assert s.contract_at[contract_number("R12")] == FULFILLED


def test_work_a2_and_c1_rotate_the_wheel() -> None:
    for id, segments in (("A2", 2), ("C1", 3)):
        s = do_work(id)
        on_wheel(s, 0, 1, "base", 3)
        play(s, "go work1")
        assert s.players[0].wheel_tile[1 + segments] == c.A_BASE


def test_work_a3_builds_a_base_in_the_plains() -> None:
    s = do_work("A3")
    play(s, "go work1")
    assert {text[:-1] for text in may(s)} == {"non", "dam 8", "dam 9", "dam 10"}
    play(s, "dam 8l")
    assert s.score[0] == 14


def test_work_a4_builds_a_powerhouse() -> None:
    s = do_work("A4")
    play(s, "go work1", "powerhouse 12-1")
    assert s.players[0].built[c.A_POWERHOUSE] == 1
    assert s.players[0].credits == 42


def test_work_b1_makes_six_energy_that_may_serve_a_contract() -> None:
    s = do_work("B1")
    hold(s, 0, "Y10")
    play(s, "go work1", "fulfil y10")
    assert (s.players[0].energy, s.players[0].credits, s.score[0]) == (6, 45, 12)


def test_work_b2_raises_twice_if_wanted() -> None:
    s = do_work("B2")
    base(s, 0, "1l")
    base(s, 0, "2l")
    play(s, "go work1", "raise 1l", "raise 1l")
    assert s.score[0] == 10 + 2 + 3  # and three of France's second elevation
    s = do_work("B2")
    base(s, 0, "1l")
    play(s, "go work1", "none")
    assert (s.to_move, s.players[0].built[c.AN_ELEVATION]) == (1, 0)


def test_work_b3_builds_a_conduit_of_value_four_or_less() -> None:
    s = do_work("B3")
    play(s, "go work1")
    assert "conduit 1b" in may(s)
    assert "conduit 1a" not in may(s)
    play(s, "conduit 1b")
    assert (s.score[0], s.players[0].credits) == (13, 43)


def test_work_b5_brings_two_drops_and_a_rotation() -> None:
    s = do_work("B5")
    on_wheel(s, 0, 1, "base")
    play(s, "go work1", "headstream a", "headstream c")
    assert s.drops_waiting == [1, 0, 1, 0]
    assert s.players[0].wheel_tile[3] == c.A_BASE


def test_works_c2_and_c4_let_drops_flow() -> None:
    for id, count in (("C2", 1), ("C4", 2)):
        s = do_work(id)
        base(s, 0, "1l", 3)
        play(s, "go work1", *["headstream a"] * count)
        assert drops(s, "1l") == count
        assert s.to_move == 1


def test_the_works_on_show_change_every_round_deck_by_deck() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    decks = []
    for _ in range(5):
        decks.append(sorted(c.WORK_IDS[work][0] for work in s.works))
        for _ in (0, 1) if s.round < 5 else ():
            play(s, "go bank", f"engineers {s.players[s.to_move].engineers}")
    assert decks == [list("AAA"), list("AAB"), list("BBB"), list("BCC"), list("CCC")]


def test_a_work_whose_reward_cannot_be_used_may_be_taken() -> None:
    s = do_work("A1")  # no contract in hand
    play(s, "go work1")
    assert (s.players[0].credits, s.to_move) == (43, 1)
