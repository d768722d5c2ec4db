"""Set-up and draft."""

import pytest

import roundel
from roundel.core.errors import InvalidOption
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage import components as c
from roundel.games.barrage.maps import SIDES, ZONE
from roundel.games.barrage.position import ACTIONS, BLOCKED, HAND, NEUTRAL, PILE, SHOWN
from roundel.games.barrage.rules.setup import place_token
from tests.games.barrage.table_setting import clear_map, dealt, may, play, set_table


def test_the_game_of_the_duel_rulebook_is_played_if_nothing_else_is_asked_for() -> None:
    table = roundel.table("barrage", seed=1)
    game = {"seats": 2, "leeghwater": 0, "duel_board": 1, "duel_panel": 1}
    assert table.options == {**game, **RULED}
    more = roundel.table("barrage", seats=3, seed=1)
    game = {"seats": 3, "leeghwater": 0, "duel_board": 0, "duel_panel": 0}
    assert more.options == {**game, **RULED, "duel_reward_on_pass": 0}


RULED = {
    "build_leftmost": 1,
    "viktor_on_german_second": 1,
    "france_per_contract": 0,
    "mahiri_copy_in_extra_turn": 0,
    "wild2_on_jill": 0,
    "objective_needs_count": 0,
    "duel_reward_on_pass": 1,
    "duel_end_freezes": 0,
    "duel_leslie_counts": 0,  # without Leeghwater there is no Leslie
}
"""The rulings as they are recommended."""


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"seats": 3, "duel_board": 1}, "duel_board is 1, but Barrage has that only with seats=2"),
        (
            {"duel_board": 0, "duel_panel": 1},
            "duel_panel is 1, but Barrage has that only with duel_board=1",
        ),
    ],
)
def test_the_board_of_duel_is_for_two_and_its_panel_needs_it(
    options: dict[str, int], words: str
) -> None:
    with pytest.raises(InvalidOption, match=words):
        roundel.table("barrage", options=options)


def test_four_headstream_tiles_five_bonus_tiles_and_an_objective_are_drawn() -> None:
    s = dealt(3)
    assert len(set(s.headstream_tile)) == 4
    assert len(set(s.bonus)) == 5
    assert max(s.bonus) < c.BASE_BONUS_TILES
    found = {bonus for seed in range(30) for bonus in dealt(seed, leeghwater=1).bonus}
    assert found == set(range(8))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_national_contract_less_than_players_and_six_private_ones(seats: int) -> None:
    s = dealt(5, seats=seats)
    national = s.contract_at[c.FIRST_CONTRACT[c.NATIONAL] :]
    assert national.count(SHOWN) == seats - 1
    kinds = [c.CONTRACT_KIND[contract] for contract in s.office]
    assert kinds == [c.GREEN, c.GREEN, c.YELLOW, c.YELLOW, c.RED, c.RED]
    assert [pile.left for pile in s.contract_piles] == [13, 13, 13]
    assert s.contract_at.count(PILE) == 39


def test_a_neutral_dam_lies_in_each_area_with_a_drop() -> None:
    s = dealt(7, duel_board=0)
    dams = [dam for dam, owner in enumerate(s.dam_owner) if owner == NEUTRAL]
    assert [s.dam_level[dam] for dam in dams] == [1, 2, 3]
    assert [s.map.area[dam // SIDES] for dam in dams] == [0, 1, 2]
    assert [dam % SIDES for dam in dams] == [0, 0, 0]
    assert [s.dam_drops[dam] for dam in dams] == [1, 1, 1]
    found = {
        dam // SIDES + 1
        for seed in range(60)
        for dam, owner in enumerate(dealt(seed, duel_board=0).dam_owner)
        if owner == NEUTRAL
    }
    assert found == set(range(1, 11))


def test_who_goes_last_picks_first_and_the_first_player_gets_what_remains() -> None:
    s = dealt(9)
    first, last = s.order[:2]
    assert s.to_move == last
    offer = (list(s.offered_company[:2]), list(s.offered_officer[:2]))
    contracts = list(s.offered_contract[:2])
    assert may(s) == ["pair 1", "pair 2"]
    play(s, "pair 2", "start 1")
    assert (s.players[last].company, s.players[last].officer) == (offer[0][1], offer[1][1])
    assert (s.players[first].company, s.players[first].officer) == (offer[0][0], offer[1][0])
    assert s.contract_at[contracts[0]] == HAND + last
    assert s.contract_at[contracts[1]] == HAND + first
    assert (s.to_move, s.round, s.phase) == (first, 1, ACTIONS)


def test_with_four_players_three_pick() -> None:
    s = dealt(2, seats=4)
    for i in range(3):
        assert s.to_move == s.order[3 - i]
        assert len([text for text in may(s) if text.startswith("pair")]) == 4 - i
        play(s, may(s)[0])
        play(s, may(s)[0])
    assert s.round == 1
    assert sorted(player.company for player in s.players) == [0, 1, 2, 3]


def test_everybody_starts_with_the_same() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    player = s.players[0]
    assert (player.credits, player.excavators, player.mixers, player.engineers) == (6, 6, 4, 12)
    assert s.score[0] == 10
    assert player.tiles[: c.BASIC_TILES] == [1, 1, 1, 1, 1]
    assert sum(player.tiles) == 5
    assert player.wheel_tile == [EMPTY] * 6
    assert sum(set_table("viktor", "jill").players[0].tiles) == 4  # no building tile


def test_the_netherlands_and_four_officers_come_with_leeghwater() -> None:
    for leeghwater, companies, officers in ((0, 4, 7), (1, 5, 11)):
        offers = [dealt(seed, leeghwater=leeghwater) for seed in range(80)]
        assert {each for s in offers for each in s.offered_company[:2]} == set(range(companies))
        assert {each for s in offers for each in s.offered_officer[:2]} == set(range(officers))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_three_officers_for_mahiri_to_copy(seats: int) -> None:
    seen = 0
    for seed in range(40):
        s = dealt(seed, seats=seats)
        if c.MAHIRI in s.offered_officer[:seats]:
            seen += 1
            assert sum(s.in_sight) == 4
        else:
            assert sum(s.in_sight) == seats
    assert seen > 2


def test_leeghwater_shows_three_works_and_five_buildings_and_sets_tiles_aside() -> None:
    s = dealt(4, leeghwater=1)
    assert len(set(s.works)) == 3
    assert max(s.works) < c.WORKS_OF_DECK
    assert [pile.left for pile in s.work_piles] == [2, 5, 5]
    assert dealt(4).set_aside == [EMPTY] * 3
    assert [(tile - c.BASIC_TILES) // c.ADVANCED_PER_LEVEL for tile in s.set_aside] == [0, 1, 2]
    assert [pile.left for pile in s.patent_piles] == [2, 5, 5]


# The board of Duel


@pytest.mark.parametrize("seed", range(12))
def test_duel_tokens_make_two_neutral_dams_and_close_six_spaces(seed: int) -> None:
    s = dealt(seed, duel_panel=0)
    neutral = [dam for dam, owner in enumerate(s.dam_owner) if owner == NEUTRAL]
    assert sorted(s.dam_level[dam] for dam in neutral) == [1, 2]
    assert len({dam // SIDES for dam in neutral}) == 2
    assert all(s.dam_drops[dam] == 1 for dam in neutral)
    assert s.dam_owner.count(BLOCKED) == 2
    assert s.conduit_owner.count(BLOCKED) == 2
    assert s.powerhouse_owner.count(BLOCKED) in (1, 2)


def test_the_worked_example_of_the_tokens() -> None:
    # tokens in their order receive 5, 2, 7, 1, 3, 6, 8, 4
    s = dealt(1, duel_panel=0)
    clear_map(s)
    for token, number in enumerate((5, 2, 7, 1, 3, 6, 8, 4)):
        place_token(s, token, number)

    def red(number: int) -> int:
        return s.map.red_area.index(number)

    assert (s.dam_owner[red(5) * SIDES], s.dam_level[red(5) * SIDES]) == (NEUTRAL, 1)
    assert (s.dam_owner[red(2) * SIDES], s.dam_level[red(2) * SIDES]) == (NEUTRAL, 2)
    assert s.dam_owner[red(7) * SIDES] == BLOCKED  # lower
    assert s.dam_owner[red(1) * SIDES + 1] == BLOCKED  # upper
    assert s.conduit_owner[red(3) * SIDES] == BLOCKED  # left
    assert s.conduit_owner[red(6) * SIDES + 1] == BLOCKED  # right
    green = s.map.green_area.index(4)
    assert s.powerhouse_owner[green * ZONE + 1] == BLOCKED  # upper; the lower token had number 8
    assert s.powerhouse_owner.count(BLOCKED) == 1
    assert s.dam_owner.count(NOBODY) == len(s.dam_owner) - 4


def test_a_powerhouse_token_drops_out_in_two_of_eight_cases() -> None:
    single = sum(dealt(seed).powerhouse_owner.count(BLOCKED) == 1 for seed in range(400))
    assert 60 <= single <= 140  # a hundred on average; more than four deviations off is no chance


def test_the_panel_has_three_conditions_and_six_tokens_of_each_kind() -> None:
    for leeghwater in (0, 1):
        found = set()
        for seed in range(60):
            s = dealt(seed, leeghwater=leeghwater)
            assert len(set(s.panel.condition)) == 3
            found |= set(s.panel.condition)
            first, second = s.panel.token[::2], s.panel.token[1::2]
            assert len(set(first)) == 6
            assert max(first) < 8
            assert second == list(range(8, 14))
            assert s.panel.marker == [0, 0, 0]
        assert found == set(range(5 + leeghwater))


def test_whatever_can_be_drawn_is_drawn_some_time() -> None:
    tables = [dealt(seed, leeghwater=1, seats=3) for seed in range(150)]
    assert {s.objective for s in tables} == set(range(6))
    assert len({tuple(s.order[:3]) for s in tables}) == 6
    assert {each for s in tables for each in s.offered_contract[:3]} == set(range(4))
    for level in range(3):
        first = c.BASIC_TILES + level * c.ADVANCED_PER_LEVEL
        assert {s.set_aside[level] for s in tables} == set(range(first, first + 6))
        assert {s.headstream_tile[level] for s in tables} == set(range(8))
    pairs = {
        pair for s in tables for pair in zip(s.offered_company, s.offered_officer, strict=True)
    }
    assert len(pairs - {(-1, -1)}) == 5 * 11  # any company with any officer
    assert {tile for s in tables for tile in s.building} == set(range(10))
