"""What is observed and what can be done, as spaces of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from roundel.core.game import Game
from roundel.learn.episode import Episode, highest

SEEN, MAY = "observation", "action_mask"


def observed_space(game: Game) -> spaces.Dict:
    """The row of numbers, each from 0 to its highest; and 1 for every legal action."""
    row = spaces.Box(0, np.array(highest(game), np.int16), dtype=np.int16)
    return spaces.Dict({SEEN: row, MAY: spaces.Box(0, 1, (game.moves,), np.int8)})


def observed(episode: Episode, seat: int) -> dict[str, Any]:
    """What a seat sees, and what it may do now."""
    return {SEEN: episode.observe(seat), MAY: episode.mask(seat)}


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
