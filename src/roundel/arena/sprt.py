"""Whether A is stronger, decided as soon as the pairs allow: the generalised SPRT.

Wald's sequential test of two Elo differences, H0 against H1. What the pairs say for H1 is the ratio
of the greatest likelihoods that their distribution can have when its mean is the score of H1 and
when it is that of H0 (Van den Bergh, "The generalized sequential probability ratio test for Elo
differences"; fishtest decides so). For many pairs it is the well-known approximation
`pairs (s1 - s0) (2 score - s0 - s1) / (2 variance)`; unlike that it needs no variance, so that a
match of a few pairs, or one in which all pairs ended alike, is not decided by chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log

from roundel.arena.score import expected, misfit
from roundel.core.errors import InvalidOption

H0, H1, OPEN = "H0", "H1", "open"


@dataclass(frozen=True)
class Sprt:
    """H0: A is `elo0` stronger. H1: A is `elo1` stronger."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    """How often H1 may be accepted when H0 is true."""
    beta: float = 0.05
    """How often H0 may be accepted when H1 is true."""

    def __post_init__(self) -> None:
        if not -2000 <= self.elo0 < self.elo1 <= 2000:
            raise InvalidOption("--sprt: elo0 is less than elo1, and both are within 2000")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise InvalidOption("--sprt: alpha and beta are more than 0 and less than 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first H0 is accepted, above the second H1."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def llr(self, counts: Sequence[int]) -> float:
        """What the pairs say for H1 and against H0: a log-likelihood ratio."""
        if not sum(counts):
            return 0.0
        against0 = misfit(counts, expected(self.elo0))
        against1 = misfit(counts, expected(self.elo1))
        return sum(counts) * (against0 - against1)

    def judge(self, counts: Sequence[int]) -> str:
        """Which of them is accepted."""
        lower, upper = self.bounds
        llr = self.llr(counts)
        if llr >= upper:
            return H1
        return H0 if llr <= lower else OPEN


def decided_after(sprt: Sprt, results: Iterable[int], size: int) -> int | None:
    """After how many pairs, taken in their order, the test is decided; None while it is open."""
    counts = [0] * size
    for pairs, result in enumerate(results, 1):
        counts[result] += 1
        if sprt.judge(counts) != OPEN:
            return pairs
    return None


def read_sprt(text: str) -> Sprt:
    """The test that `elo0,elo1[,alpha,beta]` asks for."""
    try:
        numbers = [float(part) for part in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) not in (2, 4):
        raise InvalidOption(
            f"--sprt {text!r} should be elo0,elo1 or elo0,elo1,alpha,beta, for example 0,50"
        )
    return Sprt(*numbers)
