"""What pairs say of a match."""

from math import exp, log, nextafter

import numpy as np
import pytest

from roundel.arena.score import CHI_SQUARE_95, cautious, elo, expected, interval, mean, misfit

SWEEP = (0, 0, 0, 0, 30)


def likeliest(counts: tuple[int, ...], score: float, fixed: tuple[float, ...] = ()) -> float:
    """The greatest log-likelihood of any distribution over the results that has this mean, found by
    trying: all probabilities but two are chosen by ternary search, those two by the conditions."""
    size = len(counts)
    if len(fixed) == size - 2:
        values = [i / (size - 1) for i in range(size)]
        rest = 1.0 - sum(fixed)
        gained = score - sum(p * v for p, v in zip(fixed, values[1:-1], strict=True))
        row = (rest - gained, *fixed, gained)
        if min(row) <= 0.0:
            return -1e9 + 1e6 * min(row)
        return sum(count * log(p) for count, p in zip(counts, row, strict=True) if count)
    low, high = 0.0, 1.0
    for _ in range(28):
        left, right = low + (high - low) / 3, high - (high - low) / 3
        if likeliest(counts, score, (*fixed, left)) < likeliest(counts, score, (*fixed, right)):
            low = left
        else:
            high = right
    return likeliest(counts, score, (*fixed, (low + high) / 2))


def test_the_score_is_the_share_of_all_points() -> None:
    assert mean((1, 0, 0, 0, 3)) == 0.75
    assert mean((0, 4, 0, 0, 0)) == 0.25


def test_400_elo_points_are_ten_to_one() -> None:
    assert expected(400) == pytest.approx(10 / 11)
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.5) == 0


def test_an_outright_win_is_taken_as_half_a_point_less() -> None:
    assert cautious(SWEEP) == pytest.approx(119 / 120)
    assert cautious(SWEEP[::-1]) == pytest.approx(1 / 120)
    assert cautious((0,) * 12 + (30,)) == pytest.approx(359 / 360)
    assert cautious((0, 0, 0, 1, 29)) == mean((0, 0, 0, 1, 29))


def test_what_nothing_bounds_ends_at_4000_elo_points() -> None:
    assert elo(1.0) == pytest.approx(4000, abs=0.01)
    assert elo(0.0) == pytest.approx(-4000, abs=0.01)
    assert elo(interval(SWEEP)[1]) > elo(cautious(SWEEP)) > elo(interval(SWEEP)[0])


@pytest.mark.parametrize(
    ("counts", "score"),
    [
        ((4, 7, 9), 0.42),
        ((4, 7, 9), 0.81),
        ((0, 7, 9), 0.42),
        ((0, 7, 9), 0.81),
        ((5, 0, 3), 0.81),
        ((2, 8, 20, 30, 40), 0.6),
    ],
)
def test_misfit_is_the_likelihood_lost_by_the_likeliest_distribution_of_that_mean(
    counts: tuple[int, ...], score: float
) -> None:
    pairs = sum(counts)
    seen = sum(count * log(count / pairs) for count in counts if count)
    lost = (seen - likeliest(counts, score)) / pairs
    assert misfit(counts, score) == pytest.approx(lost, abs=1e-4)


def test_misfit_of_wins_and_losses_alone_is_the_binomial_one() -> None:
    by_hand = 0.7 * log(0.7 / 0.5) + 0.3 * log(0.3 / 0.5)
    assert misfit((3, 0, 0, 0, 7), 0.5) == pytest.approx(by_hand)
    assert misfit((3, 0, 0, 0, 7), 0.7) == pytest.approx(0)


def test_what_was_never_seen_may_still_be() -> None:
    """After 30 pairs won out of 30 a score p is as likely as p to the power of 30."""
    assert misfit(SWEEP, 0.8) == pytest.approx(-log(0.8))
    low, high = interval(SWEEP)
    assert low == pytest.approx(exp(-CHI_SQUARE_95 / 60))
    assert high == pytest.approx(1.0)


def test_the_interval_turns_around_with_the_sides() -> None:
    low, high = interval((1, 4, 9, 6, 2))
    assert interval((2, 6, 9, 4, 1)) == pytest.approx((1 - high, 1 - low))
    assert low < mean((1, 4, 9, 6, 2)) < high


def test_after_many_pairs_the_interval_is_that_of_the_normal_distribution() -> None:
    counts = (200, 500, 900, 700, 300)
    score, pairs = mean(counts), sum(counts)
    variance = sum(count * (i / 4 - score) ** 2 for i, count in enumerate(counts)) / pairs
    margin = 1.96 * (variance / pairs) ** 0.5
    assert interval(counts) == pytest.approx((score - margin, score + margin), abs=2e-4)


@pytest.mark.parametrize("chances", [(0.1, 0.2, 0.3, 0.2, 0.2), (0.0, 0.0, 0.1, 0.1, 0.8)])
def test_the_interval_holds_the_truth_in_about_95_of_100_matches(
    chances: tuple[float, ...],
) -> None:
    truth = sum(i / 4 * chance for i, chance in enumerate(chances))
    matches = np.random.default_rng(1).multinomial(40, chances, size=300)
    held = 0
    for counts in matches:
        low, high = interval([int(count) for count in counts])
        held += low <= truth <= high
    assert 0.91 <= held / 300 <= 0.99


def test_scores_next_to_the_ends_are_no_trouble() -> None:
    assert misfit((1, 0, 0, 0, 1), nextafter(1.0, 0.0)) > 10
    assert misfit((1, 0, 0, 0, 1), 1e-300) > 10
