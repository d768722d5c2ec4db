"""The games of the house, one folder each. Whoever adds a folder here has added a game.

The face has a function of this name, `roundel.games()`; Python lays the package over it as soon as
a game is opened, so the package can be called as well.
"""

import sys
from types import ModuleType

from roundel.core.game import Game, games


class _GamesPackage(ModuleType):
    def __call__(self) -> list[Game]:
        """Every game in the house or installed beside it."""
        return games()


sys.modules[__name__].__class__ = _GamesPackage
