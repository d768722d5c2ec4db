"""A round robin: every program meets every other in the same pairs, and all are rated."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any

from roundel.arena.match import Match
from roundel.arena.play import play_match
from roundel.arena.ratings import Rating, rate
from roundel.arena.ray import connected
from roundel.arena.standing import Standing
from roundel.core.errors import InvalidOption


@dataclass(frozen=True)
class Ladder:
    """Who took part, and how every match between two of them stands."""

    game: str
    agents: Sequence[str]
    matches: Mapping[tuple[int, int], Standing]

    @cached_property
    def ratings(self) -> list[Rating]:
        """Of each agent, in the order in which they were named."""
        counts = {couple: standing.counts for couple, standing in self.matches.items()}
        return rate(len(self.agents), counts)

    @property
    def ranking(self) -> list[int]:
        """The agents, the strongest first."""
        return sorted(range(len(self.agents)), key=lambda agent: -self.ratings[agent].elo)

    def score(self, one: int, other: int) -> float:
        """What one earned against the other, from 0 to 1."""
        if (one, other) in self.matches:
            return self.matches[one, other].score
        return 1.0 - self.matches[other, one].score

    def summary(self) -> dict[str, Any]:
        """Everything that is to be said of the ladder, fit for JSON."""
        return {
            "game": self.game,
            "ladder": [
                {
                    "agent": self.agents[agent],
                    "elo": _rounded(rating.elo),
                    "elo_interval": [
                        _rounded(rating.elo - rating.margin),
                        _rounded(rating.elo + rating.margin),
                    ],
                }
                for agent in self.ranking
                for rating in [self.ratings[agent]]
            ],
            "matches": [standing.summary() for standing in self.matches.values()],
        }


def _rounded(elo: float) -> float:
    return round(elo, 1) + 0.0  # never -0.0


def couples(agents: Sequence[str]) -> list[tuple[int, int]]:
    """Everybody against everybody, each couple once and in the order of their names: so its match
    is the same in whatever order they were named."""
    if len(agents) < 2 or len(set(agents)) < len(agents):
        raise InvalidOption("a ladder needs two agents or more, each named once")
    by_name = sorted(range(len(agents)), key=lambda agent: agents[agent])
    return list(combinations(by_name, 2))


def play_ladder(
    game: str,
    options: Mapping[str, int],
    agents: Sequence[str],
    pairs: int,
    seed: int | str,
    *,
    folder: Path | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    watch: Callable[[Standing], None] = lambda standing: None,
) -> Ladder:
    """Play all matches, one after the other; each has a file of its own in the folder."""
    matches = {}
    with connected(ray, jobs) if ray else nullcontext():
        for one, other in couples(agents):
            match = Match(game, options, agents[one], agents[other], seed)
            file = folder / file_name(match) if folder else None
            matches[one, other] = play_match(
                match, pairs, file=file, jobs=jobs, ray=ray, watch=watch
            )
    return Ladder(game, agents, matches)


def file_name(match: Match) -> str:
    """A name for the match's file: readable, and no other couple's."""
    couple = f"{match.a}\n{match.b}"
    plain = re.sub(r"[^a-z0-9]+", "-", couple.lower()).strip("-")[:60]
    return f"{plain}-{hashlib.sha256(couple.encode()).hexdigest()[:8]}.jsonl"
