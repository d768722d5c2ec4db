"""What is observed and what can be done, as spaces of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from roundel.core.game import Game
from roundel.learn.episode import highest

MAY = "action_mask"
"""Where the infos have 1 for every legal action."""


def observation_space(game: Game) -> spaces.Box:
    """A row of numbers, each from 0 to its highest."""
    return spaces.Box(0, np.array(highest(game), np.int16), dtype=np.int16)


class Actions(spaces.Discrete):  # type: ignore[misc]
    """The numbers of all moves; without a mask of the caller's a sample is legal just now."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.moves)
        self.legal: Any = None
        """The mask of the environment that this belongs to, once something is dealt."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask=mask, probability=probability)
