"""How a seat stands in The Blue Lion at a glance."""

from math import exp

from roundel.core.shape import NOBODY
from roundel.games.blue_lion.components import PAYS, PAYS_TO, TO_MOVER, WINNING_GEMS
from roundel.games.blue_lion.deduction import is_known
from roundel.games.blue_lion.position import BUILD, Position

ITERATIONS = (60, 600, 10_000, 200_000)
"""Of search in a whole turn, for the levels novice, club, expert and master."""
EXPLORATION = 0.3
"""How much search is drawn to what it seldom tried."""
ROLLOUT = 0
"""Random decisions that search plays before it asks for an estimate."""

GEM = 0.3
NEAR_THE_END = 2.0
REACH = 0.3
MOVE = 0.1


def estimate(s: Position, seat: int) -> float:
    """The seat's expected result: from 0 for the loser to 1 for the winner."""
    if s.to_move == NOBODY:
        return final_share(s, seat)
    ahead = standing(s, seat) - standing(s, 1 - seat)
    reach = MOVE + REACH * within_reach(s)
    return 1.0 / (1.0 + exp(-ahead - (reach if s.to_move == seat else -reach)))


def final_share(s: Position, seat: int) -> float:
    """1 for the winner, a half for a draw."""
    if s.rank[0] == s.rank[1]:
        return 0.5
    return 1.0 if s.rank[seat] == 1 else 0.0


def standing(s: Position, seat: int) -> float:
    """What the gems are worth: the more, the fewer are missing."""
    return GEM * s.score[seat] + NEAR_THE_END / (WINNING_GEMS - s.score[seat])


def within_reach(s: Position) -> float:
    """The most gems by which the player to move can get ahead of the rival by one move."""
    best = 0
    if s.phase == BUILD:
        return 0.0
    for place in range(s.length):
        card = s.row[place]
        if is_known(s.backs[card]):
            best = max(best, gain_by_turning(s, place))
    for place in range(1, s.length - 2):
        best = max(best, gain_by_swapping(s, place))
    if s.length > 3:
        best = max(best, gain(s, up(s, s.length - 2), up(s, s.length - 1), up(s, 0)))
        best = max(best, gain(s, up(s, s.length - 1), up(s, 0), up(s, 1)))
    return best


def up(s: Position, place: int) -> int:
    """The image that lies up at a place in the row."""
    return s.up[s.row[place]]


def gain(s: Position, one: int, middle: int, other: int) -> int:
    """The gems that three neighbours bring the player to move; less than 0 when the rival's."""
    if one != other:
        return 0
    to = PAYS_TO[one][middle]
    return PAYS[one][middle] if to == TO_MOVER or to == s.to_move else -PAYS[one][middle]


def gain_by_turning(s: Position, place: int) -> int:
    back = s.back[s.row[place]]
    gems = 0
    if place >= 2:
        gems += gain(s, up(s, place - 2), up(s, place - 1), back)
    if 1 <= place < s.length - 1:
        gems += gain(s, up(s, place - 1), back, up(s, place + 1))
    if place < s.length - 2:
        gems += gain(s, back, up(s, place + 1), up(s, place + 2))
    return gems


def gain_by_swapping(s: Position, place: int) -> int:
    """This place, which is not the first, with its right neighbour, which is not the last."""
    left, right = up(s, place + 1), up(s, place)
    gems = gain(s, up(s, place - 1), left, right) + gain(s, left, right, up(s, place + 2))
    if place >= 2:
        gems += gain(s, up(s, place - 2), up(s, place - 1), left)
    if place < s.length - 3:
        gems += gain(s, right, up(s, place + 2), up(s, place + 3))
    return gems
