"""How a match stands: its pairs counted in the order of their numbers, whenever they arrive."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from roundel.arena.match import Fault, Match, Played
from roundel.arena.score import cautious, elo, interval, mean
from roundel.arena.sprt import OPEN, Sprt

SIDES = ("a", "b")


class Standing:
    """The pairs that count: all up to the first that is missing, or that decided the test."""

    def __init__(self, match: Match, wanted: int, sprt: Sprt | None = None) -> None:
        self.match = match
        self.wanted = wanted
        self.sprt = sprt
        self.verdict = OPEN
        self.pairs: list[list[Played]] = []
        best = 2 * match.seats * (match.seats - 1)
        self.counts = [0] * (best + 1)
        """How many pairs earned how many half points."""
        self.wins = 0
        """Games in which A was first, alone."""
        self.draws = 0
        """Games in which A shared the first place, or that had no result."""
        self.losses = 0
        self._early: dict[int, list[Played]] = {}

    def add(self, number: int, games: list[Played]) -> None:
        """A pair has been finished."""
        self._early[number] = games
        while not self.is_finished and len(self.pairs) in self._early:
            self._count(self._early.pop(len(self.pairs)))

    def _count(self, games: list[Played]) -> None:
        self.pairs.append(games)
        self.counts[sum(each.halves for each in games)] += 1
        for game in games:
            if _is_shared(game):
                self.draws += 1
            elif _is_first(game):
                self.wins += 1
            else:
                self.losses += 1
        if self.sprt is not None:
            self.verdict = self.sprt.judge(self.counts)

    @property
    def is_finished(self) -> bool:
        return self.verdict != OPEN or len(self.pairs) == self.wanted

    @property
    def games(self) -> Iterator[Played]:
        return (each for games in self.pairs for each in games)

    @property
    def score(self) -> float:
        """What A earned of all there was, from 0 to 1."""
        return mean(self.counts)

    @property
    def elo(self) -> float:
        return elo(cautious(self.counts))

    @property
    def elo_interval(self) -> tuple[float, float]:
        low, high = interval(self.counts)
        return elo(low), elo(high)

    @property
    def faults(self) -> Iterator[tuple[int, Played, Fault]]:
        """What went wrong: in which pair, in which game of it, and what."""
        for number, games in enumerate(self.pairs):
            for game in games:
                for fault in game.faults:
                    yield number, game, fault

    def per_side(self, what: str) -> dict[str, list[float]]:
        """One list of numbers for A and one for B, of each game and chair."""
        found: dict[str, list[float]] = {side: [] for side in SIDES}
        for game in self.games:
            for seat, value in enumerate(getattr(game, what)):
                found["a" if seat == game.chair else "b"].append(value)
        return found

    def summary(self) -> dict[str, Any]:
        """Everything that is to be said of the match, fit for JSON."""
        score_interval = interval(self.counts)
        seconds = {side: sum(values) for side, values in self.per_side("seconds").items()}
        decisions = {side: int(sum(each)) for side, each in self.per_side("decisions").items()}
        kinds = [fault.kind for _, _, fault in self.faults]
        return {
            "game": self.match.game,
            "options": dict(self.match.options),
            "a": self.match.a,
            "b": self.match.b,
            "seed": self.match.seed,
            "pairs": len(self.pairs),
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "pentanomial": list(self.counts),
            "score": round(self.score, 4),
            "score_interval": [round(each, 4) for each in score_interval],
            "elo": round(self.elo, 1) + 0.0,
            "elo_interval": [round(each, 1) + 0.0 for each in self.elo_interval],
            "sprt": self.verdict,
            "llr": None if self.sprt is None else round(self.sprt.llr(self.counts), 3),
            "llr_bounds": None if self.sprt is None else [round(x, 3) for x in self.sprt.bounds],
            "mean_rank": {side: _mean(each) for side, each in self.per_side("ranks").items()},
            "mean_points": {side: _mean(each) for side, each in self.per_side("scores").items()},
            "seconds": {side: round(each, 3) for side, each in seconds.items()},
            "decisions": decisions,
            "decisions_per_second": {
                side: round(decisions[side] / seconds[side], 1) if seconds[side] else None
                for side in SIDES
            },
            "illegal": kinds.count("illegal"),
            "crashes": kinds.count("crash"),
            "timeouts": kinds.count("timeout"),
            "garbage": kinds.count("garbage"),
            "faults": [
                {
                    "pair": number,
                    "game": game.chair,
                    "seat": fault.seat,
                    "side": "a" if fault.seat == game.chair else "b",
                    "kind": fault.kind,
                    "reason": fault.reason,
                }
                for number, game, fault in self.faults
            ],
        }


def _is_first(game: Played) -> bool:
    return game.ranks[game.chair] == 1


def _is_shared(game: Played) -> bool:
    return game.undecided or (_is_first(game) and game.ranks.count(1) > 1)


def _mean(values: list[float]) -> float:
    return round(sum(values) / len(values), 3)
