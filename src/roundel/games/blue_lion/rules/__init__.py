"""The rules of The Blue Lion: deal, legal, apply. RULES.md says the same in words."""

from roundel.core.shape import EMPTY, NOBODY, Row
from roundel.games.blue_lion.position import BUILD, REARRANGE, RETURN_CARD, Position
from roundel.games.blue_lion.rules.combinations import score
from roundel.games.blue_lion.rules.numbering import (
    LAY,
    MOVE_END,
    MOVES,
    PASS,
    RETURN,
    SWAP,
    TURN,
    WAYS_TO_LAY,
)
from roundel.games.blue_lion.rules.row import (
    bring_back,
    lay_loose,
    layings,
    move_end,
    rearrangements,
    returns,
    swap,
    turn_over,
)
from roundel.games.blue_lion.rules.toss import deal
from roundel.games.blue_lion.rules.turn import end_turn, has_won, win_by_gems

__all__ = ["MOVES", "apply", "deal", "legal"]


def legal(s: Position, out: Row) -> int:
    """The legal moves, ascending."""
    if s.to_move == NOBODY:
        return 0
    if s.phase == BUILD:
        return layings(s, out)
    if s.phase == REARRANGE:
        return rearrangements(s, out)
    return returns(s, out)


def apply(s: Position, move: int) -> None:
    """Play one legal move; cards set aside before this turn return after it."""
    s.ply += 1
    s.made += 1
    if move >= RETURN:
        bring_back(s, (move - RETURN) // WAYS_TO_LAY, (move - RETURN) % WAYS_TO_LAY)
    else:
        play(s, move)
    if has_won(s):
        win_by_gems(s)
    elif s.aside[0] != EMPTY:
        s.phase = RETURN_CARD
    else:
        end_turn(s)


def play(s: Position, move: int) -> None:
    """Lay a loose card, pass or rearrange the row; what that makes is paid."""
    if move < PASS:
        place = lay_loose(s, (move - LAY) // WAYS_TO_LAY, (move - LAY) % WAYS_TO_LAY)
        score(s, place, place)
    elif move == PASS:
        s.passed = s.passes
    elif move < SWAP:
        place = move_end(s, move - MOVE_END)
        score(s, place, place)
    elif move < TURN:
        place = move - SWAP + 1
        swap(s, place)
        score(s, place, place + 1)
    else:
        place = move - TURN
        turn_over(s, s.row[place])
        score(s, place, place)
