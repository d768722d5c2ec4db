"""PettingZoo's own tests, and what they do not see."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest

import roundel
from roundel.core.errors import IllegalMove, InvalidMove, InvalidOption, InvalidSeed, UnknownGame
from roundel.core.game import Game, games
from roundel.core.shape import twin
from roundel.learn.pettingzoo import TurnsEnv, env
from roundel.testing import Walk, on_walks

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the module that has the tests opens games of its own
    from pettingzoo.test import api_test, seed_test

GAMES = [pytest.param(game, id=game.name) for game in games()]
SEATED = [
    pytest.param(game, seats, id=f"{game.name}-{seats}")
    for game in games()
    for seats in range(game.fewest_seats, game.most_seats + 1)
]


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_pettingzoo_is_content(game: Game, seats: int) -> None:
    """Warnings are errors in this suite."""
    api_test(env(game.name, seats=seats), 1000)
    seed_test(lambda: env(game.name, seats=seats))


def played(environment: TurnsEnv, moves: int, seed: int = 0) -> list[Any]:
    """So many legal moves; everything that was shown on the way."""
    dice, shown = np.random.default_rng(seed), []
    for _ in range(moves):
        row, reward, terminated, truncated, info = environment.last()
        mask = info["action_mask"]
        shown.append((environment.agent_selection, row.tolist(), mask.tolist(), reward))
        over = terminated or truncated
        if not environment.agents:
            break
        environment.step(None if over else int(dice.choice(np.flatnonzero(mask))))
    return shown


@pytest.mark.parametrize("game", GAMES)
def test_copies_and_pickles_made_in_mid_game_play_on_alike(game: Game) -> None:
    environment = env(game.name)
    environment.reset(seed=3)
    played(environment, 25)
    twins = [copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))]
    later = played(environment, 40, seed=1)
    for each in twins:
        assert played(each, 40, seed=1) == later
        each.reset()
    environment.reset()
    assert played(twins[0], 1) == played(twins[1], 1) == played(environment, 1)


class Secrecy:
    game: str

    @on_walks
    def test_no_observation_depends_on_what_the_seat_may_not_know(self, walk: Walk) -> None:
        """Put any other world that its view allows in the place of the true one: all is shown as
        before."""
        seats = walk.chosen["seats"]
        environment = env(self.game, options=walk.chosen)
        environment.reset(seed=walk.seed)
        stream = walk.stream()
        for body in walk.positions(6):
            for seat, agent in enumerate(environment.possible_agents[:seats]):
                episode = environment._playing().over(body)
                environment._episode = episode
                shown = [*environment.observe(agent), *episode.mask(seat)]
                world = twin(episode.view(seat).body)
                walk.game.secrecy.imagine(world, stream)
                episode = environment._episode = episode.over(world)
                assert shown == [*environment.observe(agent), *episode.mask(seat)]


for _game in games():
    _name = f"Test{_game.title.replace(' ', '')}"
    globals()[_name] = type(_name, (Secrecy,), {"game": _game.name})


def test_a_seed_deals_what_it_deals_at_a_table() -> None:
    environment, table = env("splendor"), roundel.table("splendor", seed=7)
    for seed in (7, np.int64(7)):
        environment.reset(seed=seed)
        for agent, seat in (("player_0", 0), ("player_1", 1)):
            assert environment.observe(agent).tolist() == table.view(seat).observe()


def test_the_winner_gets_one_and_the_loser_minus_one() -> None:
    environment = env("splendor", seats=2)
    environment.reset(seed=1)
    while not any(environment.terminations.values()):
        played(environment, 1)
    assert sorted(environment.rewards.values()) == [-1.0, 1.0]
    assert set(environment.terminations.values()) == {True}
    for agent in environment.possible_agents:
        assert not environment.infos[agent]["action_mask"].any()
    with pytest.raises(IllegalMove, match="the game is over: reset"):
        environment.step(0)
    environment.step(None)
    environment.step(None)
    assert environment.agents == []
    with pytest.raises(IllegalMove, match="the game is over: reset"):
        environment.step(None)


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_rewards_are_nothing_until_the_ranks_are_known(game: Game, seats: int) -> None:
    """Then they go by how many others a seat is ahead of, and how many it is behind."""
    environment, table = env(game.name, seats=seats), roundel.table(game.name, seed=5, seats=seats)
    environment.reset(seed=5)
    dice = np.random.default_rng(5)
    while table.to_move is not None:
        assert not any(environment.rewards.values())
        _, _, terminated, truncated, info = environment.last()
        assert not terminated
        assert not truncated
        action = int(dice.choice(np.flatnonzero(info["action_mask"])))
        environment.step(action)
        table.play(action)
    assert table.result is not None
    ranks = table.result.ranks
    share = [sum(np.sign(other - rank) for other in ranks) / (seats - 1) for rank in ranks]
    assert list(environment.rewards.values()) == pytest.approx(share)
    for agent, reward in zip(environment.possible_agents, share, strict=True):
        assert environment.agent_selection == agent
        assert environment.last()[1:4] == (pytest.approx(reward), True, False)
        environment.step(None)
    assert environment.agents == []


@pytest.mark.parametrize(
    ("action", "error", "said"),
    [
        (77, IllegalMove, "action 77, 'noble 5', is not allowed now: "),
        (78, InvalidMove, "78 is not an action of Splendor: give a number, 0 to 77"),
        (-1, InvalidMove, "-1 is not an action"),
        (None, InvalidMove, "None is not an action"),
        (0.5, InvalidMove, "0.5 is not an action"),
        (True, InvalidMove, "True is not an action"),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(
    action: Any, error: type[Exception], said: str
) -> None:
    environment = env("splendor")
    environment.reset(seed=2)
    played(environment, 5)
    before = pickle.dumps(environment)
    with pytest.raises(error, match=said):
        environment.step(action)
    assert pickle.dumps(environment) == before


def test_what_is_unknown_is_refused() -> None:
    with pytest.raises(UnknownGame):
        env("chess")
    with pytest.raises(InvalidOption, match="no option 'speed'"):
        env("splendor", options={"speed": 2})
    with pytest.raises(InvalidOption, match="render_mode"):
        env("splendor", render_mode="human")
    with pytest.raises(InvalidOption, match=r"by their names, not \[2\]"):
        env("splendor", options=[2])  # type: ignore[arg-type]
    with pytest.raises(InvalidOption, match="seats is 2, but 3 in the options"):
        env("splendor", seats=2, options={"seats": 3})
    for too_soon in (lambda: env("splendor").step(0), lambda: env("splendor").last()):
        with pytest.raises(IllegalMove, match="call reset"):
            too_soon()
    environment = env("splendor")
    for ask in (environment.observe, environment.action_space, environment.observation_space):
        environment.reset(seed=1)
        with pytest.raises(InvalidOption, match="no agent 'nobody'; there is player_0, player_1"):
            ask("nobody")


@pytest.mark.parametrize(
    ("settings", "error", "said"),
    [
        ({"seed": -1}, InvalidSeed, "-1 is not a seed"),
        ({"seed": 1.5}, InvalidSeed, "1.5 is not a seed"),
        ({"seed": True}, InvalidSeed, "True is not a seed"),
        ({"seed": "abc"}, InvalidSeed, "'abc' is not a seed"),
        (
            {"options": {"seats": 3}},
            InvalidOption,
            r"reset cannot change seats: .* made, env\('splendor', ",
        ),
    ],
)
def test_a_reset_that_is_refused_changes_nothing(
    settings: dict[str, Any], error: type[Exception], said: str
) -> None:
    environment = env("splendor")
    environment.reset(seed=2)
    played(environment, 5)
    before = pickle.dumps(environment)
    with pytest.raises(error, match=said):
        environment.reset(**settings)
    assert pickle.dumps(environment) == before


def test_the_table_is_drawn_as_text() -> None:
    environment = env("splendor", render_mode="ansi")
    environment.reset(seed=1)
    assert "supply" in str(environment.render())
    assert env("splendor").render() is None


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_a_result_is_truncated(game: Game) -> None:
    if not game.undecided:
        pytest.skip("every ending of this game is a result")
    environment = env(game.name, seats=2)
    environment.reset(seed=2)
    limit = game.most_turns * 2 // game.most_seats
    environment._playing().body.turn = limit - 2
    while not environment.truncations[environment.agent_selection]:
        assert not environment.terminations[environment.agent_selection]
        played(environment, 1)
    assert set(environment.truncations.values()) == {True}
    assert set(environment.terminations.values()) == {False}
    assert not any(environment.rewards.values())
