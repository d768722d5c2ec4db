"""Every game as a PettingZoo environment in which the agents take turns (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from roundel.core.errors import IllegalMove, InvalidOption
from roundel.core.game import Game, game
from roundel.learn.episode import OVER, Episode, Numbers, Seed, drawn, key, settled
from roundel.learn.spaces import MAY, observation_space

RENDER_MODES = ("ansi",)


class TurnsEnv(AECEnv):  # type: ignore[misc]
    """A game with an agent in every seat: `player_0`, `player_1`, … in seat order.

    An illegal action is refused with the reason, and changes nothing.
    """

    def __init__(self, game: Game, options: Mapping[str, int], render_mode: str | None) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise InvalidOption(f"render_mode is None or 'ansi', not {render_mode!r}")
        self.metadata = {
            "name": f"{game.name.replace('-', '_')}_v{game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.game = game
        self.options = dict(options)
        self.render_mode = render_mode
        seats = next(iter(self.options.values()))
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.observation_spaces = {each: observation_space(game) for each in self.possible_agents}
        self.action_spaces = {each: spaces.Discrete(game.moves) for each in self.possible_agents}
        self._seat = {each: seat for seat, each in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()
        self._episode: Episode | None = None
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]

    def observation_space(self, agent: str) -> spaces.Box:
        self._seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        self._seat_of(agent)
        return self.action_spaces[agent]

    def reset(self, seed: Seed | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a game; from a seed the one that `roundel.table(seed=…)` deals. The options of the
        game are chosen when the environment is made, and refused here; what is no option of the
        game means nothing, as PettingZoo's own test would have it."""
        meant = self.options.keys() & (options or {})
        if meant:
            raise InvalidOption(
                f"reset cannot change {', '.join(sorted(meant))}: choose it when the environment "
                f"is made, env({self.game.name!r}, options={{…}})"
            )
        if seed is not None:
            self._seeds = np.random.default_rng(key(seed))
        dealt = int(self._seeds.integers(2**62)) if seed is None else seed
        self._episode = Episode(self.game, self.options, dealt)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell_masks()
        self.agent_selection = self.possible_agents[self._episode.to_move]

    def observe(self, agent: str) -> Numbers:
        """What this agent sees; its info has the mask of what it may do now."""
        return self._playing().observe(self._seat_of(agent))

    def step(self, action: SupportsIndex | None) -> None:
        """Play a legal move; once the game is over every agent in turn steps with None."""
        episode = self._playing()
        if not self.agents:
            raise IllegalMove(OVER)
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            if action is not None:
                raise IllegalMove(f"{self.agent_selection} has no move: {OVER}; step with None")
            self._was_dead_step(action)
            return
        episode.play(action)  # type: ignore[arg-type]  # what is no number is refused
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, episode.rewards(), strict=True))
        self._accumulate_rewards()
        self._tell_masks()
        if episode.is_over:
            ends = self.truncations if episode.is_undecided else self.terminations
            ends.update(dict.fromkeys(self.agents, True))
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[episode.to_move]

    def render(self) -> str | None:
        """The table as text, as a spectator sees it."""
        return None if self.render_mode is None else drawn(self._playing().view())

    def close(self) -> None:
        """Nothing is kept open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _tell_masks(self) -> None:
        episode = self._playing()
        self.infos = {each: {MAY: episode.mask(self._seat[each])} for each in self.agents}

    def _seat_of(self, agent: str) -> int:
        if agent not in self.possible_agents:
            known = ", ".join(self.possible_agents)
            raise InvalidOption(f"there is no agent {agent!r}; there is {known}")
        return self._seat[agent]

    def _playing(self) -> Episode:
        if self._episode is None:
            raise IllegalMove("nothing is dealt yet: call reset() first")
        return self._episode


def env(
    name: str,
    *,
    seats: SupportsIndex | None = None,
    options: Mapping[str, SupportsIndex] | None = None,
    render_mode: str | None = None,
) -> TurnsEnv:
    """The environment of the game of this name."""
    plate = game(name)
    return TurnsEnv(plate, settled(plate, seats, options), render_mode)
