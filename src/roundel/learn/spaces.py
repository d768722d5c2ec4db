"""What is observed and what can be done, as spaces of Gymnasium."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from roundel.core.game import Game
from roundel.learn.episode import Mask, highest

MAY = "action_mask"
"""Where the infos have 1 for every legal action."""
Opening: TypeAlias = Callable[[int], "Mask | None"]
"""What may be done first in the game of this seed, if that can be told."""


def observation_space(game: Game) -> spaces.Box:
    """A row of numbers, each from 0 to its highest."""
    return spaces.Box(0, np.array(highest(game), np.int16), dtype=np.int16)


class Actions(spaces.Discrete):  # type: ignore[misc]
    """The numbers of all moves; without a mask of the caller's a sample is legal just now.

    Gymnasium's checker seeds the actions, takes a sample and only then resets, with the same seed.
    So what is sampled right after seeding is legal at the start of the game of that seed, and now
    as well, if there is such a move.
    """

    def __init__(self, game: Game, opening: Opening) -> None:
        super().__init__(game.moves)
        self._opening = opening
        self.legal: Any = None
        """The mask of the environment that this belongs to, once something is dealt."""

    def seed(self, seed: int | None = None) -> Any:
        seeded = super().seed(seed)
        first = None if seed is None else self._opening(seed)
        if first is not None:
            both = first if self.legal is None else first & self.legal
            self.legal = both if both.any() else first
        return seeded

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask=mask, probability=probability)


class ManyActions(spaces.MultiDiscrete):  # type: ignore[misc]
    """The same for many tables."""

    def __init__(self, game: Game, count: int) -> None:
        super().__init__(np.full(count, game.moves))
        self.legal: Any = None
        """The masks of all tables, once something is dealt."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is not None or probability is not None or self.legal is None:
            return super().sample(mask=mask, probability=probability)
        return (self.np_random.random(self.legal.shape) * self.legal).argmax(axis=1)
