"""The numbering of moves. Version 1: what was learnt on it counts on its staying so.

A turn is a sequence of these. First, as often as one has scrolls, SCROLL; then perhaps REFILL;
then one of TAKE, GOLD with RESERVE or RESERVE_BLIND, and BUY or BUY_RESERVED with what it brings.
"""

from roundel.games.splendor_duel.components import (
    CELLS,
    GEMS,
    HAND,
    KINDS,
    LEVELS,
    LINES,
    PRICED,
    PYRAMID,
    ROYALS,
)

# The first decisions of a turn
SCROLL = 0  # + cell whose token a scroll brings
REFILL = SCROLL + CELLS
TAKE = REFILL + 1  # + line of cells
GOLD_AT = TAKE + LINES  # + cell whose gold comes with a reserved card
BUY = GOLD_AT + CELLS  # + place in the pyramid
BUY_RESERVED = BUY + PYRAMID  # + place in the hand
CLAIM = BUY_RESERVED + HAND
# What follows
RESERVE = CLAIM + 1  # + place in the pyramid
RESERVE_BLIND = RESERVE + PYRAMID  # + level
PAY_GOLD = RESERVE_BLIND + LEVELS  # + kind that the gold stands for
PAY_TOKENS = PAY_GOLD + PRICED
LAY = PAY_TOKENS + 1  # + colour that a wild card is laid on
PICK = LAY + GEMS  # + cell whose token a card brings
STEAL_KIND = PICK + CELLS  # + kind
ROYAL = STEAL_KIND + PRICED  # + royal
DISCARD_KIND = ROYAL + ROYALS  # + kind
MOVES = DISCARD_KIND + KINDS
