"""Phase 1: the toss."""

from roundel.core.shape import EMPTY, Row
from roundel.core.stream import below, shuffle, start
from roundel.games.blue_lion.components import BACK, CARDS, FRONT
from roundel.games.blue_lion.deduction import ANY_IMAGE, deduce
from roundel.games.blue_lion.position import ASIDE, BUILD, Position


def deal(s: Position, options: Row, seed: Row) -> None:
    """Each card lands at a random place with a random side up; the beginner is drawn."""
    s.seats = options[0]
    s.passes = options[1]
    s.leader_wins = options[2]
    start(s.stream, seed)
    toss(s)
    for place in range(CARDS):
        s.loose[place] = 1
        s.row[place] = EMPTY
    for slot in range(ASIDE):
        s.aside[slot] = EMPTY
        s.fresh[slot] = EMPTY
    s.phase = BUILD
    s.quiet = 1
    s.beginner = below(s.stream, 2)
    s.to_move = s.beginner


def toss(s: Position) -> None:
    """What lies up is seen by both, and what follows from it is known to both."""
    for pair in range(CARDS):
        s.back[pair] = pair
    shuffle(s.stream, s.back, CARDS)
    for card in range(CARDS):
        pair = s.back[card]
        front_up = below(s.stream, 2) == 1
        s.up[card] = FRONT[pair] if front_up else BACK[pair]
        s.back[card] = BACK[pair] if front_up else FRONT[pair]
        s.backs[card] = ANY_IMAGE ^ 1 << s.up[card]
    deduce(s.up, s.back, s.backs)
