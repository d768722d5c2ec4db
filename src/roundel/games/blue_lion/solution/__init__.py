"""The Blue Lion, solved: what every position is worth if both play as well as can be.

docs/blue-lion.md tells what comes of it, and how it can be checked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from roundel.core.game import Game
from roundel.core.view import View
from roundel.games.blue_lion.solution.graph import Told
from roundel.games.blue_lion.solution.perfect import Weighed, line, weigh
from roundel.games.blue_lion.solution.solve import solve
from roundel.games.blue_lion.solution.tables import (
    ENDLESS,
    PASSES,
    folder_of,
    is_sound,
    open_tables,
    size_of,
)

__all__ = ["Job", "Weighed", "jobs", "line", "open_for", "weigh"]


@dataclass(frozen=True)
class Job:
    """A part of the work: the tables for one setting of passes, for both ways to end."""

    game: Game
    passes: int

    @property
    def name(self) -> str:
        return f"passes {PASSES[self.passes]}"

    @property
    def is_done(self) -> bool:
        """Whether the tables are there, sound, and of these very rules."""
        return is_sound(self.passes)

    def run(self, told: Told) -> None:
        solve(self.game, self.passes, told)

    def made(self) -> str:
        """What is there now, and where."""
        sizes = (size_of(self.passes, each) / 1e6 for each in range(len(ENDLESS)))
        places = len(open_tables(self.passes, 0).keys)
        return f"{places:,} places, {max(sizes):.0f} MB a variant, in {folder_of(self.passes)}"


def jobs(game: Game, chosen: Mapping[str, int]) -> list[Job]:
    """All that is to be done; or what the chosen options need."""
    settings = range(len(PASSES))
    return [Job(game, each) for each in settings if chosen.get("passes", each) == each]


def open_for(view: View) -> None:
    """Complain if the tables for this table's options are not to be had."""
    open_tables(view.body.passes, view.body.leader_wins)  # type: ignore[attr-defined]
