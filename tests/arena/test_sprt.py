"""The sequential test decides as often wrongly as it says."""

from math import log

import numpy as np
import pytest

from roundel.arena.score import expected
from roundel.arena.sprt import H0, H1, OPEN, Sprt, decided_after, read_sprt
from roundel.core.errors import InvalidOption

FIFTY = Sprt(0, 50)
RUNS, MOST_PAIRS = 240, 600


def decisions(true_elo: float, spread: tuple[float, ...]) -> list[str]:
    """What the test says in many matches; pairs scatter so, around the score of the true Elo."""
    score = expected(true_elo)
    middle = sum(i / 4 * chance for i, chance in enumerate(spread))
    shift = score - middle
    chances = list(spread)
    chances[0] -= shift  # moving this much from an end to the other moves the mean by as much
    chances[4] += shift
    pairs = np.random.default_rng(7).choice(5, size=(RUNS, MOST_PAIRS), p=chances)
    said = []
    for run in pairs.tolist():
        after = decided_after(FIFTY, run, 5)
        counts = [run[:after].count(result) for result in range(5)]
        said.append(FIFTY.judge(counts))
    return said


EVEN = (0.15, 0.2, 0.3, 0.2, 0.15)
"""Games of a pair that are alike now and then."""
DECISIVE = (0.25, 0.0, 0.5, 0.0, 0.25)
"""No draws, and luck without a deal in common."""


@pytest.mark.parametrize("spread", [EVEN, DECISIVE])
def test_an_agent_against_itself_is_rarely_found_stronger(spread: tuple[float, ...]) -> None:
    said = decisions(0, spread)
    assert said.count(H1) <= (0.05 + 0.03) * RUNS
    assert said.count(H0) >= 0.9 * RUNS


@pytest.mark.parametrize("spread", [EVEN, DECISIVE])
def test_a_stronger_agent_is_mostly_found_stronger(spread: tuple[float, ...]) -> None:
    said = decisions(50, spread)
    assert said.count(H1) >= (0.95 - 0.03) * RUNS
    assert said.count(H0) <= (0.05 + 0.03) * RUNS


@pytest.mark.parametrize(
    ("counts", "elo0", "elo1", "llr"),
    [
        ((10, 20, 40, 20, 10), 0, 5, -0.0345069),
        ((2, 8, 20, 30, 40), 0, 20, 5.0759778),
        ((30, 20, 10, 4, 1), 0, 10, -1.7981987),
        ((1, 20, 300, 900, 779), 0, 50, 266.7164267),
    ],
)
def test_known_values(counts: tuple[int, ...], elo0: float, elo1: float, llr: float) -> None:
    """As fishtest's formula gives them for the logistic model."""
    assert Sprt(elo0, elo1).llr(counts) == pytest.approx(llr, abs=1e-6)


def test_wins_and_losses_alone_are_walds_test() -> None:
    win, loss = expected(50) / 0.5, (1 - expected(50)) / 0.5
    assert FIFTY.llr((8, 0, 0, 0, 13)) == pytest.approx(13 * log(win) + 8 * log(loss))


def test_many_pairs_agree_with_the_normal_approximation() -> None:
    counts, s0, s1 = (500, 2000, 5200, 2100, 600), expected(0), expected(5)
    pairs = sum(counts)
    score = sum(i / 4 * count for i, count in enumerate(counts)) / pairs
    variance = sum(count * (i / 4 - score) ** 2 for i, count in enumerate(counts)) / pairs
    approximate = pairs * (s1 - s0) * (2 * score - s0 - s1) / (2 * variance)
    assert Sprt(0, 5).llr(counts) == pytest.approx(approximate, rel=0.01)


def test_a_few_pairs_decide_nothing_even_if_all_are_won() -> None:
    assert FIFTY.judge((0, 0, 0, 0, 0)) == OPEN
    assert FIFTY.judge((0, 0, 0, 0, 10)) == OPEN
    assert FIFTY.judge((0, 0, 0, 0, 30)) == H1
    assert FIFTY.judge((0, 0, 30, 0, 0)) == H0


def test_bounds_are_those_of_wald() -> None:
    assert Sprt(0, 50, alpha=0.1, beta=0.2).bounds == pytest.approx((log(0.2 / 0.9), log(8)))


def test_the_test_is_written_with_two_or_four_numbers() -> None:
    assert read_sprt("0,50") == FIFTY
    assert read_sprt("-5,5,0.1,0.2") == Sprt(-5, 5, 0.1, 0.2)


@pytest.mark.parametrize("text", ["50", "0,50,0.1", "50,0", "0,50,0,0.05", "0,fifty", "0,nan"])
def test_other_tests_are_refused(text: str) -> None:
    with pytest.raises(InvalidOption, match="--sprt"):
        read_sprt(text)
