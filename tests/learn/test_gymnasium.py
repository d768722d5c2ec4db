"""One learner against agents, and many games at once, as Gymnasium wants them."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import roundel
from roundel.agents.greedy import GreedyAgent
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


def test_the_module_can_be_named_before_the_name() -> None:
    """Gymnasium's own way to have a module imported that registers names."""
    said = (
        "import gymnasium; e = gymnasium.make('{}'); e.reset(seed=1); print(e.unwrapped.game.name)"
    )
    name = "roundel.learn.gymnasium:roundel/SplendorDuel-v0"
    done = subprocess.run(
        [sys.executable, "-c", said.format(name)], capture_output=True, text=True, check=True
    )
    assert done.stdout == "splendor-duel\n"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_gymnasium_is_content(game: Game, opponent: str) -> None:
    """Warnings are errors in this suite. The first game is another each time."""
    for _ in range(3):
        check_env(gymnasium.make(environment_id(game), opponent=opponent).unwrapped)


def test_seeded_actions_are_legal_at_the_start_of_the_game_of_that_seed() -> None:
    """Whatever is going on; and what is legal now as well is preferred."""
    environment = SeatEnv("barrage", seat=0)
    environment.reset(seed=1)
    while environment._playing().body.turn < 6:
        environment.step(environment.action_space.sample())
    environment.action_space.seed(3)
    first = environment.action_space.sample()
    with pytest.raises(IllegalMove, match="is not allowed now"):
        environment.step(first)
    environment.step(environment.action_space.sample())
    environment.reset(seed=3)
    environment.step(first)
    environment.reset(seed=6)
    environment.action_space.seed(7)
    environment.step(environment.action_space.sample())


def test_to_seed_the_actions_asks_nothing_of_an_agent_of_the_callers_own() -> None:
    environment = SeatEnv("splendor", opponent=Failing(0), seat=1)
    environment.action_space.seed(1)


def finish(environment: Any, seed: int = 0) -> list[Any]:
    """Legal moves to the end of the game; everything that was shown on the way."""
    dice, shown = np.random.default_rng(seed), list[Any]()
    while True:
        legal = np.flatnonzero(environment.action_masks())
        row, reward, terminated, truncated, info = environment.step(dice.choice(legal))
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
    "game", [pytest.param(game, id=game.name) for game in games() if game.undecided]
)
def test_a_game_without_a_result_is_truncated(game: Game) -> None:
    environment = SeatEnv(game.name, seat=0)
    environment.reset(seed=2)
    environment._playing().body.turn = game.most_turns * 2 // game.most_seats - 2
    terminated = truncated = False
    reward = 0.0
    while not (terminated or truncated):
        assert reward == 0
        _, reward, terminated, truncated, info = environment.step(environment.action_space.sample())
    assert (reward, terminated, truncated) == (0, False, True)
    assert not info["action_mask"].any()


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


class Wrong(Failing):
    """An agent that has something else in mind than a move that is allowed."""

    def __init__(self, choice: Any) -> None:
        self.choice = choice

    def choose(self, view: roundel.View) -> Any:
        return self.choice


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        (roundel.Move(77, "noble 5", ()), "illegal: the opponent .*Wrong.*: action 77, 'noble 5'"),
        ("take white blue green", "garbage: the opponent .* chose .*, which is no Move"),
        (None, "garbage: the opponent .* chose None, which is no Move"),
    ],
)
def test_an_opponent_that_plays_what_is_not_allowed_is_at_fault(choice: Any, said: str) -> None:
    environment = SeatEnv("splendor", opponent=Wrong(choice), seat=0)
    environment.reset(seed=1)
    before = pickle.dumps(environment._episode)
    with pytest.raises(AgentFault, match=said):
        environment.step(environment.action_space.sample())
    assert pickle.dumps(environment._episode) == before


def test_after_closing_a_reset_is_needed() -> None:
    environment = SeatEnv("splendor")
    environment.reset(seed=1)
    environment.close()
    environment.close()
    with pytest.raises(IllegalMove, match="call reset"):
        environment.step(0)
    environment.reset(seed=1)
    environment.step(environment.action_space.sample())


def test_a_reset_that_is_refused_changes_nothing() -> None:
    environment = SeatEnv("splendor")
    environment.reset(seed=2)
    before = pickle.dumps(environment)
    for settings in ({"seed": 2**63}, {"seed": -1}, {"seed": 1.5}, {"options": {"seat": 2}}):
        with pytest.raises(roundel.RoundelError):
            environment.reset(**settings)
    assert pickle.dumps(environment) == before


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
        ({"opponent": None}, UnknownAgent, "None is no opponent: give the name of an agent"),
        ({"opponent": [5]}, UnknownAgent, "5 is no opponent"),
        ({"opponent": GreedyAgent}, UnknownAgent, "GreedyAgent'> is no opponent"),
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
        assert all(info[f"_{key}"].all() for key in ("action_mask", "to_move", "rewards"))
        ended = terminated | truncated
        assert ended.any() == ("final_obs" in info) == ("final_info" in info)
        if ended.any():
            final = info["final_info"]
            for marks in (info["_final_obs"], info["_final_info"], final["_action_mask"]):
                assert np.array_equal(marks, ended)
            assert not final["action_mask"].any()
            assert set(final["to_move"][ended]) == {-1}
        for table in np.flatnonzero(ended):
            assert info["final_obs"][table] in tables.single_observation_space
            assert sorted(final["rewards"][table]) in ([-1, 1], [0, 0])
        ends += int(ended.sum())
    assert ends > 8
    tables.close()


def test_samples_for_many_games_are_legal_and_all_that_is_legal_is_sampled() -> None:
    tables = many(300)
    assert tables.action_space.sample() in tables.action_space
    _, info = tables.reset(seed=5)
    legal = [set(np.flatnonzero(mask)) for mask in info["action_mask"]]
    drawn: list[set[int]] = [set() for _ in legal]
    for _ in range(300):
        for seen, action in zip(drawn, tables.action_space.sample(), strict=True):
            seen.add(action)
    assert drawn == legal
    for _ in range(100):
        tables.step(tables.action_space.sample())


def test_wrappers_of_gymnasium_know_what_is_told_of_many_games() -> None:
    """The length and the sum of rewards of every game that ends, and infos one by one."""
    recorded = RecordEpisodeStatistics(many(16))
    tables = DictInfoToList(recorded)
    tables.reset(seed=2)
    ended = 0
    for _ in range(150):
        _, rewards, terminated, _, infos = tables.step(tables.action_space.sample())
        for table in np.flatnonzero(terminated):
            assert infos[table]["episode"]["r"] == rewards[table]
            assert infos[table]["episode"]["l"] > 10
            assert infos[table]["final_obs"] in tables.single_observation_space
            assert infos[table]["final_info"]["to_move"] == -1
        assert not any("final_obs" in infos[table] for table in np.flatnonzero(~terminated))
        ended += int(terminated.sum())
    assert ended > 16


def test_copies_and_pickles_of_many_games_play_on_alike() -> None:
    tables = many(4)
    tables.reset(seed=5)
    tables.action_space.seed(1)
    for _ in range(30):
        tables.step(tables.action_space.sample())
    twins = [copy.deepcopy(tables), pickle.loads(pickle.dumps(tables))]
    for _ in range(60):
        actions = tables.action_space.sample()
        shown = tables.step(actions)[0]
        for twin in twins:
            assert np.array_equal(twin.action_space.sample(), actions)
            assert np.array_equal(twin.step(actions)[0], shown)
    assert np.array_equal(twins[0].reset()[0], tables.reset()[0])


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
