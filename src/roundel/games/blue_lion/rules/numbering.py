"""The numbering of moves. Version 1: what was learnt on it counts on its staying so.

Where a card is laid or returned is one of four: at the left end as it lies, there turned over, at
the right end as it lies, there turned over. The first card of the row counts as laid at the left.
"""

from roundel.games.blue_lion.components import CARDS
from roundel.games.blue_lion.position import ASIDE

LEFT, LEFT_TURNED, RIGHT, RIGHT_TURNED = range(4)
WAYS_TO_LAY = 4
ENDS = 2
SWAPS = CARDS - 3
"""Neighbours neither of which is at an end of a whole row."""

LAY = 0  # + card * WAYS_TO_LAY + way
PASS = LAY + CARDS * WAYS_TO_LAY
MOVE_END = PASS + 1  # 0: the leftmost card goes to the right end, 1: the rightmost to the left
SWAP = MOVE_END + ENDS  # + place of the left one - 1
TURN = SWAP + SWAPS  # + place in the row
RETURN = TURN + CARDS  # + which of the cards set aside * WAYS_TO_LAY + way
MOVES = RETURN + ASIDE * WAYS_TO_LAY
