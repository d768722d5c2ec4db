"""The rules of Barrage: deal, legal, apply. RULES.md says the same in words.

A turn is a stack of tasks. The top one either asks its player to choose, or is done without asking;
what it brings is laid on top of the others. When nothing waits any more, the round goes on.
"""

from roundel.core.shape import NOBODY, Row
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules.choices import choose, resolve
from roundel.games.barrage.rules.numbering import MOVES, NONE
from roundel.games.barrage.rules.options import (
    first_move,
    may_choose,
    may_decline,
    most_moves,
)
from roundel.games.barrage.rules.round import go_on
from roundel.games.barrage.rules.setup import lay_boards, set_up

__all__ = ["MOVES", "apply", "deal", "lay_boards", "legal", "proceed", "set_up"]


def deal(s: Position, options: Row, seed: Row) -> None:
    """Set up the table and go on to the first pick of the draft."""
    lay_boards(s, options)
    set_up(s, seed)
    proceed(s)


def legal(s: Position, out: Row) -> int:
    """The legal moves, ascending."""
    if s.to_move == NOBODY:
        return 0
    task = s.stack[s.waiting - 1]
    n = 0
    if may_decline(s, task):
        out[0] = NONE
        n = 1
    first = first_move(s, task)
    for i in range(most_moves(s, task)):
        if may_choose(s, task, i):
            out[n] = first + i
            n += 1
    return n


def apply(s: Position, move: int) -> None:
    """Play one legal move, and all that follows without a choice."""
    s.ply += 1
    s.made += 1
    choose(s, move)
    if proceed(s):
        s.turn += 1
        s.made = 0


def proceed(s: Position) -> bool:
    """Go on to the next decision; whether the turn has ended on the way."""
    ended = False
    while s.to_move != NOBODY:
        if s.waiting == 0:
            ended = True
            go_on(s)
        elif not resolve(s):
            return ended
    return ended
