"""How a seat stands in Cups."""

from roundel.core.shape import NOBODY
from tests.broken.cups.position import Position


def estimate(s: Position, seat: int) -> float:
    """The seat's share of the result at the end; of the points until then."""
    share = 0.0
    for rival in range(s.seats):
        if rival != seat:
            if s.to_move != NOBODY:
                total = s.score[seat] + s.score[rival]
                share += s.score[seat] / total if total > 0 else 0.5
            elif s.rank[seat] < s.rank[rival]:
                share += 1.0
            elif s.rank[seat] == s.rank[rival]:
                share += 0.5
    return share / (s.seats - 1)
