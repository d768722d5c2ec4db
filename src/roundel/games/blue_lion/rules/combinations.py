"""Combinations: three neighbours in the row, read either way, and what they pay."""

from roundel.core.shape import EMPTY
from roundel.games.blue_lion.components import PAYS, PAYS_TO, TO_MOVER
from roundel.games.blue_lion.position import ASIDE, Position
from roundel.games.blue_lion.rules.row import take_out


def gems_at(s: Position, middle: int) -> int:
    """What the three cards around this place are worth; 0 when they are no combination."""
    outer = s.up[s.row[middle - 1]]
    if s.up[s.row[middle + 1]] != outer:
        return 0
    return PAYS[outer][s.up[s.row[middle]]]


def score(s: Position, first: int, last: int) -> None:
    """Pay for what a move has made of the cards from the first to the last place, and set aside.

    A combination that has none of these cards was there before the move, and pays nothing.
    """
    found = 0
    for place in range(max(1, first - 1), min(s.length - 2, last + 1) + 1):
        if gems_at(s, place) > 0:
            pay(s, place)
            s.fresh[found] = s.row[place]
            found += 1
    for slot in range(found):
        set_aside(s, s.fresh[slot])


def pay(s: Position, middle: int) -> None:
    """The gems go to the owner of the combination, whoever made it."""
    outer = s.up[s.row[middle - 1]]
    image = s.up[s.row[middle]]
    to = PAYS_TO[outer][image]
    s.score[s.to_move if to == TO_MOVER else to] += PAYS[outer][image]
    s.quiet = 0


def set_aside(s: Position, card: int) -> None:
    """The middle card leaves the row, which closes up."""
    place = 0
    while s.row[place] != card:
        place += 1
    take_out(s, place)


def let_wait(s: Position) -> None:
    """What was set aside in this turn waits from now on."""
    for slot in range(ASIDE):
        s.aside[slot] = s.fresh[slot]
        s.fresh[slot] = EMPTY
