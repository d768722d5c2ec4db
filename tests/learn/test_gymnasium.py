"""One learner against agents, and many games at once, as Gymnasium wants them."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import roundel
from roundel.core.errors import (
    AgentFault,
    IllegalMove,
    InvalidMove,
    InvalidOption,
    UnknownAgent,
    UnknownGame,
)
from roundel.core.game import Game, games
from roundel.learn.gymnasium import SeatEnv
from roundel.learn.specification import environment_id

GAMES = [pytest.param(game, id=game.name) for game in games()]


def test_the_names_are_those_of_the_games() -> None:
    assert environment_id(roundel.game("splendor-duel")) == "roundel/SplendorDuel-v0"
    assert {environment_id(game) for game in games()} <= set(gymnasium.registry)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_is_content(game: Game) -> None:
    """Warnings are errors in this suite."""
    environment = gymnasium.make(environment_id(game)).unwrapped
    sample_from_the_start(environment)
    check_env(environment)


def sample_from_the_start(environment: Any) -> None:
    """The checker seeds the actions, samples one, and plays it in a game that it resets only then:
    with this the sample is legal there, in games whose first decision is like no other, too."""
    seed_actions = environment.action_space.seed

    def seed(number: int | None = None) -> Any:
        if number is not None:
            environment.reset(seed=number)
        return seed_actions(number)

    environment.action_space.seed = seed


def finish(environment: Any, seed: int = 0) -> list[Any]:
    """Legal moves to the end of the game; everything that was shown on the way."""
    environment.action_space.seed(seed)
    shown: list[Any] = []
    while True:
        row, reward, terminated, truncated, info = environment.step(
            environment.action_space.sample()
        )
        shown.append((row.tolist(), reward, info["action_mask"].tolist()))
        if terminated or truncated:
            return shown


@pytest.mark.parametrize("game", GAMES)
def test_copies_and_pickles_made_in_mid_game_play_on_alike(game: Game) -> None:
    environment = gymnasium.make(environment_id(game), opponent="greedy").unwrapped
    environment.reset(seed=4)
    for _ in range(5):
        environment.step(environment.action_space.sample())
    twins = [copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))]
    later = finish(environment)
    assert later[-1][1] in (-1.0, 0.0, 1.0)
    assert not any(reward for _, reward, _ in later[:-1])
    assert finish(twins[0]) == finish(twins[1]) == later


def test_the_learner_sees_its_own_seat_whenever_it_is_to_move() -> None:
    environment = SeatEnv("splendor", opponent=["random", "greedy"], seat=1, seats=3)
    row, info = environment.reset(seed=7)
    table = roundel.table("splendor", seats=3, seed=7)
    for _ in range(5):
        episode = environment._playing()
        assert episode.to_move == 1
        assert row.tolist() == episode.view(1).observe()
        assert np.flatnonzero(info["action_mask"]).tolist() == episode.legal()
        assert environment.action_masks().tolist() == (info["action_mask"] == 1).tolist()
        row, _, _, _, info = environment.step(environment.action_space.sample())
    environment.reset(seed=7, options={"seat": 0})
    assert environment.reset(seed=7, options={"seat": 0})[0].tolist() == table.view(0).observe()


def test_the_seat_is_drawn_for_every_game() -> None:
    environment = SeatEnv("splendor")
    environment.reset(seed=1)
    assert {environment.reset() and environment._learner for _ in range(20)} == {0, 1}


def test_a_sure_loser_loses() -> None:
    """Whoever plays at random against `greedy` gets -1, and sees the end."""
    environment = SeatEnv("splendor", opponent="greedy")
    environment.reset(seed=2)
    shown = finish(environment)
    assert shown[-1][1] == -1.0
    assert not any(shown[-1][2])
    with pytest.raises(IllegalMove, match="the game is over: reset"):
        environment.step(0)


@pytest.mark.parametrize(
    ("action", "error", "said"),
    [
        (77, IllegalMove, "action 77, 'noble 5', is not allowed now: "),
        (78, InvalidMove, "78 is not an action of Splendor: give a number, 0 to 77"),
        (1.0, InvalidMove, "1.0 is not an action"),
        (np.array([1, 2]), InvalidMove, "is not an action"),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(
    action: Any, error: type[Exception], said: str
) -> None:
    environment = SeatEnv("splendor")
    environment.reset(seed=2)
    before = pickle.dumps(environment)
    with pytest.raises(error, match=said):
        environment.step(action)
    assert pickle.dumps(environment) == before


class Failing:
    """An agent that fails after so many moves."""

    def __init__(self, moves: int) -> None:
        self.moves = moves

    def choose(self, view: roundel.View) -> roundel.Move:
        self.moves -= 1
        if self.moves < 0:
            raise AgentFault("crash", "no more")
        return view.moves()[0]

    def close(self) -> None:
        """Nothing is kept open."""


def test_a_fault_of_the_opponent_is_told_and_nothing_is_played() -> None:
    environment = SeatEnv("splendor", opponent=Failing(2), seat=0)
    environment.reset(seed=1)
    environment.step(environment.action_space.sample())
    environment.step(environment.action_space.sample())
    before = pickle.dumps(environment._episode)
    with pytest.raises(AgentFault, match="no more"):
        environment.step(environment.action_space.sample())
    assert pickle.dumps(environment._episode) == before


@pytest.mark.parametrize(
    ("settings", "error", "said"),
    [
        ({"game_name": "chess"}, UnknownGame, "chess"),
        ({"opponent": "nobody"}, UnknownAgent, "there is no agent 'nobody'"),
        ({"opponent": ["random", "random"]}, InvalidOption, "2 opponents for 1 other seats"),
        ({"seat": 2}, InvalidOption, "there is no seat 2; the seats are 0 to 1"),
        ({"options": {"speed": 1}}, InvalidOption, "no option 'speed'"),
        ({"render_mode": "human"}, InvalidOption, "render_mode"),
    ],
)
def test_unknown_settings_are_refused(
    settings: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        SeatEnv(**{"game_name": "splendor", **settings})


def test_a_reset_knows_no_other_option() -> None:
    environment = SeatEnv("splendor")
    with pytest.raises(InvalidOption, match="reset has no option 'speed'; it has seat"):
        environment.reset(options={"speed": 1})
    with pytest.raises(IllegalMove, match="call reset"):
        environment.step(0)


def many(count: int, **settings: Any) -> Any:
    return gymnasium.make_vec(
        "roundel/Splendor-v0",
        num_envs=count,
        vectorization_mode="vector_entry_point",
        **settings,
    )


def legal_actions(info: dict[str, Any], dice: np.random.Generator) -> Any:
    return np.array([dice.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])


@pytest.mark.parametrize("opponent", ["random", "self"])
def test_many_games_at_once(opponent: str) -> None:
    """Games that end are followed by others at once; the end is in the infos."""
    tables, dice = many(8, opponent=opponent), np.random.default_rng(1)
    rows, info = tables.reset(seed=5)
    ends = 0
    for _ in range(400):
        movers = info["to_move"]
        kept = rows.copy()
        shown, rewards, terminated, truncated, info = tables.step(legal_actions(info, dice))
        assert np.array_equal(rows, kept)
        rows = shown
        assert rows in tables.observation_space
        assert rewards.tolist() == [info["rewards"][i][seat] for i, seat in enumerate(movers)]
        ended = terminated | truncated
        assert ended.any() == ("final_obs" in info)
        for table in np.flatnonzero(ended):
            assert info["final_obs"][table] in tables.single_observation_space
            assert sorted(info["rewards"][table]) in ([-1, 1], [0, 0])
        ends += int(ended.sum())
    assert ends > 8
    tables.close()


def test_many_games_are_dealt_alike_from_a_seed() -> None:
    tables = many(4)
    first = tables.reset(seed=3)[0]
    after = tables.reset()[0]
    assert np.array_equal(tables.reset(seed=3)[0], first)
    assert np.array_equal(tables.reset()[0], after)
    assert not np.array_equal(first, after)


def test_many_games_refuse_what_one_does() -> None:
    with pytest.raises(InvalidOption, match=r"one game made with .* has any agent"):
        many(2, opponent="club")
    tables = many(2)
    _, info = tables.reset(seed=1)
    with pytest.raises(InvalidOption, match="reset has no option 'seat'"):
        tables.reset(options={"seat": 1})
    legal = legal_actions(info, np.random.default_rng(0))
    with pytest.raises(IllegalMove, match="table 1: action 77"):
        tables.step(np.array([legal[0], 77]))
    tables.step(legal)
