"""How a seat stands in The Blue Lion at a glance: by the gems, and by nothing else.

With some hundred iterations search sees for itself what the next moves can bring.
"""

from math import exp

from roundel.core.shape import NOBODY
from roundel.games.blue_lion.position import Position

ITERATIONS = (60, 600, 10_000, 200_000)
"""Of search in a whole turn, for the levels novice, club, expert and master."""
EXPLORATION = 0.3
"""How much search is drawn to what it seldom tried."""
ROLLOUT = 0
"""Random decisions that search plays before it asks for an estimate."""

GEM = 0.55
"""Fitted to the results of games that search played against itself: the logarithm of the odds."""


def estimate(s: Position, seat: int) -> float:
    """The seat's expected result: from 0 for the loser to 1 for the winner."""
    if s.to_move == NOBODY:
        return final_share(s, seat)
    return 1.0 / (1.0 + exp(-GEM * (s.score[seat] - s.score[1 - seat])))


def final_share(s: Position, seat: int) -> float:
    """1 for the winner, a half for a draw."""
    if s.rank[0] == s.rank[1]:
        return 0.5
    return 1.0 if s.rank[seat] == 1 else 0.0
