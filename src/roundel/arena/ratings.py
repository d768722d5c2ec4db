"""Ratings of many programs from the pairs they played: Bradley and Terry's model.

The chance that one beats another depends on the difference of their ratings alone, by the Elo
curve; the ratings are the likeliest ones. Intervals come from how much the pairs really scattered
around their means (the "sandwich"), so that they need no assumption about draws or about how alike
the games of a pair are.

A fit of our own, in NumPy: `choix`, the well-kept library for this model, knows neither draws nor
intervals of the likeliest ratings, and brings SciPy and networkx along for some lines of sums.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from roundel.arena.score import ELO_SCALE, cautious, expected, mean

ROUNDS = 200
STEADY = 1e-9
LONGEST_STEP = 200.0
"""Elo points by which one round of the fit may move a rating."""
NORMAL_95 = 1.959963984540054
NATURAL = log(10.0) / ELO_SCALE
"""One Elo point in natural logarithms of the odds."""

Results: TypeAlias = Mapping[tuple[int, int], Sequence[int]]
"""For two programs, by number: how many pairs earned the first of them how many half points."""
Matrix: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    """In Elo points around the mean of all, and how far it may be off (95 %)."""

    elo: float
    margin: float


def rate(players: int, results: Results) -> list[Rating]:
    """The likeliest ratings; everybody must have met everybody else, at least by way of others."""
    ratings = np.zeros(players)
    for _ in range(ROUNDS):
        gain, information = _slope(ratings, results)
        step = np.linalg.pinv(information) @ gain / NATURAL
        ratings += step * min(1.0, LONGEST_STEP / max(abs(step).max(), STEADY))
        if abs(step).max() < STEADY:
            break
    ratings -= ratings.mean()
    inverse = np.linalg.pinv(_slope(ratings, results)[1])
    spread = inverse @ _scatter(players, results) @ inverse
    margins = [NORMAL_95 * sqrt(max(spread[i, i], 0.0)) / NATURAL for i in range(players)]
    return [Rating(float(each), margin) for each, margin in zip(ratings, margins, strict=True)]


def _slope(ratings: Matrix, results: Results) -> tuple[Matrix, Matrix]:
    """Of the log-likelihood: where it rises, and how it bends."""
    gain = np.zeros(len(ratings))
    information = np.zeros((len(ratings), len(ratings)))
    for (one, other), counts in results.items():
        pairs = sum(counts)
        chance = expected(ratings[one] - ratings[other])
        surplus = pairs * (cautious(counts) - chance)
        gain[one] += surplus
        gain[other] -= surplus
        _bend(information, one, other, pairs * chance * (1.0 - chance))
    return gain, information


def _scatter(players: int, results: Results) -> Matrix:
    """The variance of what each match earned; a quarter of a pair at either end stands for what was
    not seen, so that a match in which all pairs ended alike is not taken for certain."""
    scatter = np.zeros((players, players))
    for (one, other), counts in results.items():
        score, pairs, best = mean(counts), sum(counts), len(counts) - 1
        squares = sum(count * (r / best - score) ** 2 for r, count in enumerate(counts))
        squares += 0.25 * (score**2 + (1.0 - score) ** 2)
        _bend(scatter, one, other, pairs * squares / (pairs + 0.5))
    return scatter


def _bend(matrix: Matrix, one: int, other: int, amount: float) -> None:
    """Add what depends on the difference of two programs."""
    matrix[one, one] += amount
    matrix[other, other] += amount
    matrix[one, other] -= amount
    matrix[other, one] -= amount
