"""OpenSpiel's own test, and what it does not see."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import observation
from open_spiel.python.algorithms import ismcts, mcts

import roundel
from roundel.core.errors import IllegalMove, InvalidMove, InvalidOption
from roundel.core.game import Game, games
from roundel.core.shape import pack
from roundel.core.stream import forget
from roundel.core.view import View
from roundel.learn.openspiel import DRAWS, OUTCOMES, short_name

GAMES = [pytest.param(game, id=game.name) for game in games() if game.fewest_seats <= 2]
VARIANTS = [
    pytest.param(
        game, {**dict(option.needs), option.name: value}, id=f"{game.name}-{option.name}-{value}"
    )
    for game in games()
    for option in game.options
    for value in range(option.low, option.high + 1)
    if value != option.default and game.fewest_seats <= 2
]


def load(game: Game, **options: int) -> Any:
    return pyspiel.load_game(short_name(game), options)


def dealt(game: Game, seed: int, decisions: int = 0) -> Any:
    """A state some random moves after the deal of this seed."""
    state, dice = load(game).new_initial_state(), np.random.RandomState(seed)
    for draw in range(DRAWS):
        state.apply_action(seed // OUTCOMES ** (DRAWS - 1 - draw) % OUTCOMES)
    for _ in range(decisions):
        state.apply_action(int(dice.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_is_content(game: Game) -> None:
    pyspiel.random_sim_test(load(game), num_sims=100, serialize=True, verbose=False)


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_every_option_is_a_parameter(game: Game, options: dict[str, int]) -> None:
    """The others stay as by default, or at their lowest where they do not go with this one."""
    variant = load(game, **options)
    assert variant.chosen == game.settle(options)
    assert variant.get_parameters() == variant.chosen
    assert variant.num_players() == variant.chosen["seats"]
    assert pyspiel.load_game(str(variant)).chosen == variant.chosen
    pyspiel.random_sim_test(variant, num_sims=1, serialize=True, verbose=False)


def test_a_game_is_copied_and_pickled_with_its_parameters() -> None:
    game = load(roundel.game("barrage"), seats=3)
    for twin in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert (str(twin), twin.chosen) == (str(game), game.chosen)
    said = "import pickle, sys; print(pickle.load(sys.stdin.buffer).num_players())"
    for pickled in (game, game.new_initial_state()):
        done = subprocess.run(
            [sys.executable, "-c", said], input=pickle.dumps(pickled), capture_output=True
        )
        assert (done.returncode, done.stdout) == (0, b"3\n"), done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_the_draws_are_the_seed(game: Game) -> None:
    state, table = dealt(game, 260), roundel.table(game.name, seed=260)
    assert state.current_player() == table.to_move
    for seat in range(2):
        assert state.observation_tensor(seat) == table.view(seat).observe()
        assert state.information_state_tensor(seat) == table.view(seat).observe()
        assert state.information_state_string(seat) == f"seat {seat}: {packed(table.view(seat))}"
    assert state.action_to_string(state.legal_actions()[0]) == table.moves()[0].text


def packed(view: View) -> str:
    return pack(view.body).hex()


@pytest.mark.parametrize("game", GAMES)
def test_resampled_worlds_agree_with_the_view_and_vary(game: Game) -> None:
    sampler = np.random.RandomState(1).rand
    for decisions in (0, 12, 25):
        state = dealt(game, 5, decisions)
        for seat in range(2):
            known = state.information_state_string(seat)
            worlds = [state.resample_from_infostate(seat, sampler) for _ in range(6)]
            assert {world.information_state_string(seat) for world in worlds} == {known}
            assert {world.observation_string(seat) for world in worlds} == {known}
            shown = state.observation_tensor(seat)
            assert all(world.observation_tensor(seat) == shown for world in worlds)
            assert all(world.information_state_tensor(seat) == shown for world in worlds)
            if state.current_player() == seat:
                legal = state.legal_actions()
                assert all(world.legal_actions() == legal for world in worlds)
            assert len({str(world) for world in worlds}) == 6
            for world in worlds:
                assert moves_of(world) == moves_of(state)
                assert world.history()[:DRAWS] != state.history()[:DRAWS]
                while not world.is_terminal():
                    world.apply_action(world.legal_actions()[0])


def moves_of(state: Any) -> list[tuple[int, int]]:
    """Who made which move since the deal."""
    return [(step.player, step.action) for step in state.full_history()[DRAWS:]]


@pytest.mark.parametrize("game", GAMES)
def test_hidden_things_are_dealt_anew(game: Game) -> None:
    """Not the stream alone: after the deal every game hides something that may lie in many ways."""
    state, sampler = dealt(game, 5), np.random.RandomState(1).rand
    worlds = set()
    for _ in range(12):
        body = state.resample_from_infostate(state.current_player(), sampler).episode.body
        forget(body.stream)
        worlds.add(pack(body))
    assert len(worlds) > 1


@pytest.mark.parametrize("game", GAMES)
def test_is_mcts_of_openspiel_plays_a_game_against_club(game: Game) -> None:
    dice = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        load(game),
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        uct_c=2.0,
        max_simulations=4,
        random_state=dice,
    )
    club = roundel.agent("club", seed=1)
    state = dealt(game, 3)
    while not state.is_terminal():
        seat = state.current_player()
        if seat == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(club.choose(state.episode.view(seat)).number)
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


@pytest.mark.parametrize("game", GAMES)
def test_a_pickled_state_plays_on_alike(game: Game) -> None:
    state = dealt(game, 8, 20)
    twin, clone = pickle.loads(pickle.dumps(state)), state.clone()
    while not state.is_terminal():
        action = state.legal_actions()[-1]
        for each in (state, twin, clone):
            each.apply_action(action)
        assert str(twin) == str(clone) == str(state)
    assert twin.returns() == clone.returns() == state.returns()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_allowed_is_refused_and_changes_nothing(game: Game) -> None:
    state = dealt(game, 8, 20)
    illegal = next(i for i, may in enumerate(state.legal_actions_mask()) if not may)
    for action, error, said in (
        (illegal, IllegalMove, f"action {illegal}, .* is not allowed now: "),
        (game.moves, InvalidMove, f"{game.moves} is not an action of {game.title}"),
    ):
        before = state.history(), str(state)
        with pytest.raises(error, match=said):
            state.apply_action(action)
        assert (state.history(), str(state)) == before
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(IllegalMove, match="the game is over"):
        state.apply_action(0)
    with pytest.raises(InvalidMove, match="is not an action"):
        state.action_to_string(0, game.moves)
    for player in (-1, 2):
        with pytest.raises(InvalidOption, match=f"there is no player {player}: 0 to 1"):
            state.resample_from_infostate(player, np.random.rand)
    fresh = load(game).new_initial_state()
    with pytest.raises(IllegalMove, match="is no outcome of chance"):
        fresh.apply_action(OUTCOMES)
    with pytest.raises(IllegalMove, match="before the deal"):
        fresh.resample_from_infostate(0, np.random.rand)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(InvalidOption, match="for 2 to 4 players, not 7"):
        pyspiel.load_game("roundel_splendor(seats=7)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'speed'"):
        pyspiel.load_game("roundel_splendor(speed=1)")


def test_an_observer_shows_a_view_or_is_refused() -> None:
    game, state = load(roundel.game("splendor")), dealt(roundel.game("splendor"), 5)
    usual = observation.make_observation(game)
    usual.set_from(state, player=1)
    assert usual.tensor.tolist() == state.observation_tensor(1)
    assert usual.string_from(state, player=1) == state.observation_string(1)
    public = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(InvalidOption, match="shows a view"):
        observation.make_observation(game, public)
    with pytest.raises(InvalidOption, match="takes no parameters"):
        observation.make_observation(game, params={"x": 1})


def test_an_interpreter_with_the_games_ends_in_peace() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import roundel.learn.openspiel"], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
