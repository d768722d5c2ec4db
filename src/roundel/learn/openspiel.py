"""Every game for OpenSpiel. Importing this module registers `roundel_splendor` and its like.

    import pyspiel, roundel.learn.openspiel
    game = pyspiel.load_game("roundel_splendor_duel")

All chance lies in the seed, drawn in a few chance nodes before the deal; what comes of it is known
to nobody but the state. An information state is the view of its seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import pyspiel

from roundel.core.errors import IllegalMove, InvalidOption
from roundel.core.game import SEATS, Game, games
from roundel.core.shape import pack, twin
from roundel.core.stream import Stream, key_of, start
from roundel.core.view import View
from roundel.learn.episode import Episode, layout, not_an_action, settled

Sampler: TypeAlias = Callable[[], float]
"""Draws a number from 0 up to 1."""

DRAWS = 7
"""Chance nodes before the deal."""
OUTCOMES = 256
"""Of each of them: together they are the seed, a number below 2**56, highest digit first."""
MOST_DECISIONS = 500
"""In one turn; that no turn has more is tested of every game."""


class RoundelGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house; its parameters are its options."""

    plate: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        plate = self.plate
        self.chosen = settled(plate, None, _said(plate, params or {}))
        info = pyspiel.GameInfo(
            num_distinct_actions=plate.moves,
            max_chance_outcomes=OUTCOMES,
            num_players=self.chosen[SEATS],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=plate.most_turns * MOST_DECISIONS,
        )
        super().__init__(_type(plate), info, self.chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled as what one would type to have it."""
        return loaded, (str(self),)

    def new_initial_state(self) -> RoundelState:
        return RoundelState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ViewObserver:
        if params:
            raise InvalidOption(f"an observer of {self.plate.title} takes no parameters")
        if iig_obs_type is not None and not _is_of_one_seat(iig_obs_type):
            raise InvalidOption(
                f"an observer of {self.plate.title} shows a view: what is public and what one seat "
                "knows besides, not one of them"
            )
        return ViewObserver(self.plate)


class RoundelState(pyspiel.State):  # type: ignore[misc]
    """A game being played; before the deal, the part of its seed that is drawn."""

    def __init__(self, game: RoundelGame) -> None:
        super().__init__(game)
        self.seed = 0
        self.drawn = 0
        self.episode: Episode | None = None
        self.retold: int | None = None
        """While the history of another state is told again: who moved there."""

    def current_player(self) -> int:
        if self.retold is not None:
            return self.retold
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.is_over else self.episode.to_move

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / OUTCOMES) for digit in range(OUTCOMES)]

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.episode is None else self.episode.rewards()

    def resample_from_infostate(self, player: int, sampler: Sampler) -> RoundelState:
        """A state that looks like this one to the player, each that agrees equally likely. The
        moves in its history are this state's, the draws are not: they would tell the deal."""
        episode = self._dealt("resampled")
        if not 0 <= player < self.num_players():
            raise InvalidOption(f"there is no player {player}: 0 to {self.num_players() - 1}")
        dice = Stream()
        start(dice, key_of("".join(f"{int(sampler() * 2**16):04x}" for _ in range(16))))
        world = twin(episode.view(player).body)
        episode.game.secrecy.imagine(world, dice)
        state: RoundelState = self.get_game().new_initial_state()
        for _ in range(DRAWS):
            state.apply_action(int(sampler() * OUTCOMES))
        for step in self.full_history()[DRAWS:]:
            state.retold = step.player
            state.apply_action(step.action)
        state.retold, state.episode = None, episode.over(world)
        return state

    def _legal_actions(self, player: int) -> list[int]:
        return self._dealt("played").legal()

    def _apply_action(self, action: int) -> None:
        if self.retold is not None:
            return
        if self.episode is not None:
            self.episode.play(action)
            return
        if not 0 <= action < OUTCOMES:
            raise IllegalMove(f"{action} is no outcome of chance: they are 0 to {OUTCOMES - 1}")
        self.seed = self.seed * OUTCOMES + action
        self.drawn += 1
        if self.drawn == DRAWS:
            game = self.get_game()
            self.episode = Episode(game.plate, game.chosen, self.seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        view = self._dealt("played").view(player)
        if not 0 <= action < view.game.moves:
            raise not_an_action(view.game, action)
        text: str = view.game.notation.write(view.body, action)
        return text

    def _dealt(self, what: str) -> Episode:
        if self.episode is None:
            raise IllegalMove(f"nothing can be {what} before the deal: {DRAWS} draws of chance")
        return self.episode

    def __str__(self) -> str:
        if self.episode is None:
            return f"{self.drawn} of {DRAWS} draws, {self.seed}"
        body = self.episode.body
        who = "over" if self.episode.is_over else f"seat {body.to_move} to move"
        return f"{self.episode.game.title}, turn {body.turn + 1}, {who}: {pack(body).hex()}"


class ViewObserver:
    """What a seat sees, as numbers and as text; the view is all that its seat knows, so it is the
    information state as well."""

    def __init__(self, plate: Game) -> None:
        layout_of = layout(plate)
        self.tensor = np.zeros(sum(section.size for section in layout_of), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RoundelState, player: int) -> None:
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.episode.view(player).observe()

    def string_from(self, state: RoundelState, player: int) -> str:
        return "" if state.episode is None else view_text(state.episode.view(player))


def _said(plate: Game, params: dict[str, Any]) -> dict[str, Any]:
    """The parameters that differ from their defaults. OpenSpiel fills in all others, so that
    nobody could have three at a table if an option's default is for two."""
    defaults = {option.name: option.default for option in plate.options}
    return {name: value for name, value in params.items() if value != defaults.get(name)}


def _is_of_one_seat(kind: Any) -> bool:
    """Whether this kind of observation has what is public and what one player knows."""
    return bool(kind.public_info) and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER


def view_text(view: View) -> str:
    """All that the view has, in few letters: equal views have equal texts, and no others."""
    return f"seat {view.seat}: {pack(view.body).hex()}"


def loaded(text: str) -> RoundelGame:
    """The game of this name and with these parameters."""
    game: RoundelGame = pyspiel.load_game(text)
    return game


def short_name(game: Game) -> str:
    """What `pyspiel.load_game` calls it."""
    return f"roundel_{game.name.replace('-', '_')}"


def _type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={option.name: option.default for option in game.options},
    )


def _register() -> None:
    known = pyspiel.registered_names()
    for plate in games():
        if plate.fewest_seats <= 2 and short_name(plate) not in known:
            # A class, not a function: OpenSpiel lets go of it after the interpreter has ended,
            # and only a class can bear that.
            of_this_game = type(short_name(plate), (RoundelGame,), {"plate": plate})
            pyspiel.register_game(_type(plate), of_this_game)


_register()
