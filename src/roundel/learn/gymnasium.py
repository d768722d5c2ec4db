"""Every game as a Gymnasium environment: one learner against agents, or many games at once.

Importing this module registers `roundel/Splendor-v0` and its like; Gymnasium imports it by itself
for `gymnasium.make("roundel.learn.gymnasium:roundel/Splendor-v0")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from roundel.agents import Agent, agent
from roundel.core.errors import (
    GARBAGE,
    ILLEGAL,
    AgentFault,
    IllegalMove,
    InvalidOption,
    MoveError,
    UnknownAgent,
)
from roundel.core.game import game, games
from roundel.core.shape import NOBODY
from roundel.core.table import whole
from roundel.core.view import Move
from roundel.learn.episode import Episode, Mask, Numbers, drawn, key, settled
from roundel.learn.spaces import MAY, Actions, ManyActions, observation_space
from roundel.learn.specification import environment_id
from roundel.learn.vectors import RANDOM, Step, Vector

Opponent: TypeAlias = "str | Agent"
Info: TypeAlias = dict[str, Any]

SELF = "self"
"""The opponent of whoever plays all seats."""
HIGHEST_SEED = 2**62


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game, against an agent in every other.

    `opponent` is the name of an agent or an agent, or one for each other seat, in the order in
    which they sit after the learner. `seat` is the learner's; None draws one for every game. An
    illegal action is refused with the reason, and changes nothing.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game_name: str,
        opponent: Opponent | Sequence[Opponent] = RANDOM,
        seat: SupportsIndex | None = None,
        seats: SupportsIndex | None = None,
        options: Mapping[str, SupportsIndex] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise InvalidOption(f"render_mode is None or 'ansi', not {render_mode!r}")
        self.game = game(game_name)
        self.options = settled(self.game, seats, options)
        self.seats = next(iter(self.options.values()))
        self.opponents = _one_for_each(opponent, self.seats - 1)
        for each in self.opponents:
            _seated(each, 0).close()
        self.seat = None if seat is None else self._seat(seat)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space = Actions(self.game, self._opening)
        self._episode: Episode | None = None
        self._learner = 0
        self._agents: list[Agent] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, Info]:
        """Deal a game; from a seed the one that `roundel.table(seed=…)` deals. An option `seat`
        is the learner's for this game."""
        unknown = set(options or {}) - {"seat"}
        if unknown:
            raise InvalidOption(f"reset has no option {unknown.pop()!r}; it has seat")
        wanted = (options or {}).get("seat", self.seat)
        chosen = None if wanted is None else self._seat(wanted)
        _refuse_no_seed(seed)
        super().reset(seed=seed)
        drawn_seed = int(self.np_random.integers(HIGHEST_SEED))
        drawn_seat = int(self.np_random.integers(self.seats))
        if seed is not None or not self._agents:
            self._seat_agents()
        self._learner = drawn_seat if chosen is None else chosen
        episode = Episode(self.game, self.options, drawn_seed if seed is None else seed)
        self._answer(episode)
        self._episode = episode
        return self._observed(), self._info()

    def step(self, action: SupportsIndex) -> tuple[Numbers, float, bool, bool, Info]:
        """Play a legal move, and have the others move until it is the learner's turn again."""
        episode = self._playing().copy()
        self.action_space.legal = episode.mask(self._learner)
        episode.play(action)
        self._answer(episode)
        self._episode = episode
        reward = episode.rewards()[self._learner]
        truncated = episode.is_undecided
        terminated = episode.is_over and not truncated
        return self._observed(), reward, terminated, truncated, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What may be done now, where MaskablePPO looks for it."""
        return self._playing().mask(self._learner).astype(np.bool_)

    def render(self) -> str | None:
        """The table as text, as the learner sees it."""
        return None if self.render_mode is None else drawn(self._playing().view(self._learner))

    def close(self) -> None:
        """Let the opponents go."""
        for each in self._agents:
            each.close()
        self._agents = []
        self._episode = None

    def _answer(self, episode: Episode) -> None:
        """The moves of the others, until the learner is to move or the game is over."""
        while not episode.is_over and episode.to_move != self._learner:
            place = (episode.to_move - self._learner) % self.seats
            _decide(episode, self._agents[place - 1])

    def _seat_agents(self) -> None:
        for each in self._agents:
            each.close()
        self._agents = [
            _seated(each, int(self.np_random.integers(HIGHEST_SEED))) for each in self.opponents
        ]

    def _observed(self) -> Numbers:
        return self._playing().observe(self._learner)

    def _info(self) -> Info:
        mask: Mask = self._playing().mask(self._learner)
        self.action_space.legal = mask.copy()
        return {MAY: mask}

    def _opening(self, seed: int) -> Mask | None:
        """What may be done first in the game of this seed; agents of the caller's own are not
        asked, for they would play on from there."""
        if not all(isinstance(each, str) for each in self.opponents):
            return None
        twin = SeatEnv(self.game.name, self.opponents, self.seat, options=self.options)
        _, info = twin.reset(seed=seed)
        twin.close()
        mask: Mask = info[MAY]
        return mask

    def _playing(self) -> Episode:
        if self._episode is None:
            raise IllegalMove("nothing is dealt yet: call reset() first")
        return self._episode

    def _seat(self, seat: object) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise InvalidOption(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")
        return number


class SeatVectorEnv(VectorEnv):  # type: ignore[misc]
    """`roundel.learn.vector` in Gymnasium's words: games that end are followed by others at once.

    Against `random` every game has one learner, in a seat drawn anew; with `opponent="self"` the
    learner makes all moves, and a reward is that of the seat that has just moved: `infos` has
    those of all seats, and the seat to move.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        num_envs: int,
        game_name: str,
        opponent: str = RANDOM,
        seats: SupportsIndex | None = None,
        options: Mapping[str, SupportsIndex] | None = None,
        threads: int | None = None,
    ) -> None:
        if opponent not in (RANDOM, SELF):
            raise InvalidOption(
                f"opponent is {opponent!r}; many games at once have {RANDOM!r} or {SELF!r}, "
                "one game made with gymnasium.make has any agent, and so have many with "
                'vectorization_mode="sync"'
            )
        plate = game(game_name)
        self.tables = Vector(
            plate,
            num_envs,
            settled(plate, seats, options),
            opponent=None if opponent == SELF else opponent,
            threads=threads,
        )
        self.num_envs = self.tables.count
        self.single_observation_space = observation_space(plate)
        self.single_action_space = spaces.Discrete(plate.moves)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = ManyActions(plate, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, Info]:
        """Deal every table anew."""
        if options:
            raise InvalidOption(f"reset has no option {next(iter(options))!r}; it has none")
        _refuse_no_seed(seed)
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(HIGHEST_SEED)) if seed is None else seed
        step = self.tables.reset(dealt)
        return step.observations.copy(), self._info(step)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Info]:
        """Play one legal move at every table, or, if any is illegal, none."""
        step = self.tables.step(actions)
        info = self._info(step)
        ended = step.terminated | step.truncated
        if ended.any():
            info |= self._finals(step, ended)
        rewards = step.rewards[np.arange(self.num_envs), self.tables.movers].astype(np.float64)
        return (
            step.observations.copy(),
            rewards,
            step.terminated.copy(),
            step.truncated.copy(),
            info,
        )

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self.tables.close()

    def _info(self, step: Step) -> Info:
        masks = step.masks.astype(np.int8)
        self.action_space.legal = step.masks
        every = np.ones(self.num_envs, np.bool_)
        return _marked(
            every,
            {MAY: masks, "to_move": self.tables.to_move.copy(), "rewards": step.rewards.copy()},
        )

    def _finals(self, step: Step, ended: Any) -> Info:
        """Where a game ended: its end as the seat that moved saw it, and what was told of it."""
        finals = np.full(self.num_envs, None, object)
        for table in np.flatnonzero(ended):
            finals[table] = self.tables.finals[table].copy()
        told = {
            MAY: np.zeros(step.masks.shape, np.int8),
            "to_move": np.where(ended, NOBODY, 0).astype(np.int8),
            "rewards": np.where(ended[:, None], step.rewards, 0),
        }
        return _marked(ended, {"final_obs": finals, "final_info": _marked(ended, told)})


def _marked(told: Any, info: Info) -> Info:
    """An info of many tables in Gymnasium's way: beside each entry, of which tables it tells."""
    return {name: entry for key in info for name, entry in ((key, info[key]), (f"_{key}", told))}


def _decide(episode: Episode, player: Agent) -> None:
    """Have an opponent make its move."""
    move = player.choose(episode.view(episode.to_move))
    if not isinstance(move, Move):
        raise AgentFault(GARBAGE, f"the opponent {player!r} chose {move!r}, which is no Move")
    try:
        episode.play(move.number)
    except MoveError as error:
        raise AgentFault(ILLEGAL, f"the opponent {player!r}: {error}") from None


def _refuse_no_seed(seed: int | None) -> None:
    """Before anything is changed."""
    if seed is not None:
        key(seed)


def _one_for_each(opponent: Opponent | Sequence[Opponent], others: int) -> list[Opponent]:
    """An opponent for each other seat."""
    if isinstance(opponent, str) or not isinstance(opponent, Sequence):
        return [opponent] * others
    if len(opponent) != others:
        raise InvalidOption(f"there are {len(opponent)} opponents for {others} other seats")
    return list(opponent)


def _seated(opponent: Opponent, seed: int) -> Agent:
    if isinstance(opponent, str):
        return agent(opponent, seed=seed)
    if isinstance(opponent, type) or not isinstance(opponent, Agent):
        raise UnknownAgent(
            f"{opponent!r} is no opponent: give the name of an agent, or an agent with "
            "choose(view) and close()"
        )
    return opponent


def _register() -> None:
    for plate in games():
        if environment_id(plate) not in gymnasium.registry:
            gymnasium.register(
                environment_id(plate),
                entry_point=f"{__name__}:{SeatEnv.__name__}",
                vector_entry_point=f"{__name__}:{SeatVectorEnv.__name__}",
                kwargs={"game_name": plate.name},
            )


_register()
