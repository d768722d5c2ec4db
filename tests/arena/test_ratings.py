"""Ratings from a round robin."""

import numpy as np
import pytest

from roundel.arena.ratings import rate
from roundel.arena.score import elo, expected, interval


def test_two_programs_are_as_far_apart_as_their_match_says() -> None:
    counts = (20, 30, 60, 50, 40)
    one, other = rate(2, {(0, 1): counts})
    score = sum(i / 4 * count for i, count in enumerate(counts)) / 200
    assert one.elo - other.elo == pytest.approx(elo(score))
    low, high = (elo(end) for end in interval(counts))
    assert 2 * one.margin == pytest.approx((high - low) / 2, rel=0.03)


def test_scores_that_agree_give_back_the_ratings_they_came_from() -> None:
    truth = [-150.0, -30.0, 60.0, 120.0]
    results = {}
    for one in range(4):
        for other in range(one + 1, 4):
            won = round(1_000_000 * expected(truth[one] - truth[other]))
            results[one, other] = (1_000_000 - won, won)
    found = [rating.elo for rating in rate(4, results)]
    assert found == pytest.approx(truth, abs=0.01)


def test_who_wins_everything_gets_a_finite_rating_and_a_wide_margin() -> None:
    master, club, novice = rate(3, {(0, 1): (0, 0, 9), (0, 2): (0, 0, 9), (1, 2): (0, 0, 9)})
    assert master.elo > club.elo > novice.elo
    assert master.elo < 2000
    assert min(master.margin, novice.margin) > 100


def test_margins_hold_the_truth_in_about_95_of_100_ladders() -> None:
    truth = [80.0, 0.0, -80.0]
    dice = np.random.default_rng(3)
    held = 0
    for _ in range(200):
        results = {}
        for one, other in ((0, 1), (0, 2), (1, 2)):
            score = expected(truth[one] - truth[other])
            chances = [1 - score - 0.15, 0.3, score - 0.15]
            results[one, other] = dice.multinomial(60, chances).tolist()
        ratings = rate(3, results)
        held += sum(abs(r.elo - t) <= r.margin for r, t in zip(ratings, truth, strict=True))
    assert 0.92 <= held / 600 <= 0.98
