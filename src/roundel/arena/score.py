"""What the pairs of a match say: the score, how sure it is, and the difference in Elo.

A pair earns A from 0 to 1: its share of all half points in it. For two players a pair has five
possible results (the pentanomial: 0, ½, 1, 1½ or 2 points of 2). Games of one pair share their
deal, so that only whole pairs are independent, and everything here counts pairs.

How badly the pairs fit a supposed true score is their log-likelihood ratio under all distributions
over the possible results: those seen must share the probability so that the mean is as supposed.
`misfit` is that loss for each pair. The 95 % interval holds all scores that do not fit too badly,
and stays honest where a standard error does not: after few pairs, or when every pair was won.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log10

ELO_SCALE = 400.0
FARTHEST = 4000.0
"""Elo points that stand for everything beyond them: an interval that nothing bounds ends there."""
CHI_SQUARE_95 = 3.841458820694124
"""What the squared error of one number stays below in 95 of 100 cases, in variances."""
STEPS = 60
"""Halvings that bring an interval from 1 to below what a float can tell."""
CLOSE = 1e-12
"""Where a solution changes by no larger part of itself, it is found."""


def mean(counts: Sequence[int]) -> float:
    """The score: what a pair earned on average, from 0 to 1; `counts` is by result, worst first."""
    return sum(result * count for result, count in enumerate(counts)) / (
        (len(counts) - 1) * sum(counts)
    )


def misfit(counts: Sequence[int], score: float) -> float:
    """What each pair loses in log-likelihood if the true score is this, and not the one seen.

    It is the largest value over x of the average of log(1 + x (result - score)): at that x the
    probabilities count / (1 + x (result - score)) are the likeliest that have this mean. Where no
    such x keeps them positive, the rest of the probability is on a result that was never seen.
    """
    if mean(counts) < score:
        return misfit(counts[::-1], 1.0 - score)
    pairs, best = sum(counts), len(counts) - 1
    seen = [(count / pairs, r / best - score) for r, count in enumerate(counts) if count]

    low, high = 0.0, 1.0 / score
    if counts[0] == 0 and sum(share * gap / (1.0 + high * gap) for share, gap in seen) >= 0.0:
        return sum(share * log(1.0 + high * gap) for share, gap in seen)
    x = 0.0
    for _ in range(STEPS):
        rates = [(share, gap / (1.0 + x * gap)) for share, gap in seen]
        slope = sum(share * rate for share, rate in rates)
        low, high = (x, high) if slope > 0.0 else (low, x)
        step = slope / (sum(share * rate * rate for share, rate in rates) or 1.0)
        following = x + step if low < x + step < high else (low + high) / 2.0
        if abs(following - x) <= CLOSE * following:
            break
        x = following
    return sum(share * log(1.0 + x * gap) for share, gap in seen)


def interval(counts: Sequence[int]) -> tuple[float, float]:
    """The scores that fit the pairs at the level of 95 %."""
    allowed = CHI_SQUARE_95 / (2.0 * sum(counts))
    high = _highest(counts, allowed)
    return 1.0 - _highest(counts[::-1], allowed), high


def _highest(counts: Sequence[int], allowed: float) -> float:
    """The highest score whose misfit is allowed."""
    fits, fails = mean(counts), 1.0
    for _ in range(STEPS):
        middle = (fits + fails) / 2.0
        if middle in (fits, fails):
            break
        if misfit(counts, middle) <= allowed:
            fits = middle
        else:
            fails = middle
    return fits


def cautious(counts: Sequence[int]) -> float:
    """The score, from which an Elo difference is told.

    A match that was won outright has no finite one; it is taken as if half a point of one game had
    been lost, so that the number says at least what so many pairs can show.
    """
    least = 1.0 / ((len(counts) - 1) * sum(counts))
    return min(max(mean(counts), least), 1.0 - least)


def elo(score: float) -> float:
    """The Elo difference that a score stands for."""
    kept = min(max(score, expected(-FARTHEST)), expected(FARTHEST))
    return ELO_SCALE * log10(kept / (1.0 - kept))


def expected(elo: float) -> float:
    """The score that an Elo difference stands for."""
    return float(1.0 / (1.0 + 10.0 ** (-elo / ELO_SCALE)))
