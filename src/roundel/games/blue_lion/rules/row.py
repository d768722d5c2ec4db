"""The row and the cards beside it: lay, rearrange, turn over, return."""

from roundel.core.shape import EMPTY, Row
from roundel.games.blue_lion.components import CARDS
from roundel.games.blue_lion.deduction import deduce, is_known
from roundel.games.blue_lion.position import ASIDE, Position
from roundel.games.blue_lion.rules.numbering import (
    LAY,
    LEFT_TURNED,
    MOVE_END,
    PASS,
    RETURN,
    RIGHT,
    SWAP,
    TURN,
    WAYS_TO_LAY,
)

# What may be done


def layings(s: Position, out: Row) -> int:
    """Any loose card at either end, as it lies or turned over; or a pass."""
    n = 0
    ways = WAYS_TO_LAY if s.length > 0 else LEFT_TURNED + 1
    for card in range(CARDS):
        if s.loose[card] == 1:
            for way in range(ways):
                out[n] = LAY + card * WAYS_TO_LAY + way
                n += 1
    if s.passed == 0:
        out[n] = PASS
        n += 1
    return n


def rearrangements(s: Position, out: Row) -> int:
    """An end card to the other end, two neighbours within swapped, or any card turned over."""
    out[0] = MOVE_END
    out[1] = MOVE_END + 1
    n = 2
    for swap in range(s.length - 3):
        out[n] = SWAP + swap
        n += 1
    for place in range(s.length):
        out[n] = TURN + place
        n += 1
    return n


def returns(s: Position, out: Row) -> int:
    """A card that was set aside before this turn, at either end, as it lay or turned over."""
    n = 0
    for slot in range(ASIDE):
        if s.aside[slot] != EMPTY:
            for way in range(WAYS_TO_LAY):
                out[n] = RETURN + slot * WAYS_TO_LAY + way
                n += 1
    return n


# Doing it


def turn_over(s: Position, card: int) -> None:
    """The other image lies up; if it was not known, both have seen something new."""
    up = s.back[card]
    s.back[card] = s.up[card]
    s.up[card] = up
    news = not is_known(s.backs[card])
    s.backs[card] = 1 << s.back[card]
    if news:
        s.revealed += 1
        s.quiet = 0
        deduce(s.up, s.back, s.backs)


def lay(s: Position, card: int, way: int) -> int:
    """Put a card at an end of the row, turned over or not; the place where it lies."""
    if way % 2 == 1:
        turn_over(s, card)
    place = s.length if way >= RIGHT else 0
    for i in range(s.length, place, -1):
        s.row[i] = s.row[i - 1]
    s.row[place] = card
    s.length += 1
    return place


def lay_loose(s: Position, card: int, way: int) -> int:
    s.loose[card] = 0
    return lay(s, card, way)


def move_end(s: Position, end: int) -> int:
    """The card at this end goes to the other; the place where it lies then."""
    origin = 0 if end == 0 else s.length - 1
    card = s.row[origin]
    take_out(s, origin)
    return lay(s, card, RIGHT if end == 0 else 0)


def take_out(s: Position, place: int) -> None:
    """The row closes up behind a card that leaves it."""
    s.length -= 1
    for i in range(place, s.length):
        s.row[i] = s.row[i + 1]
    s.row[s.length] = EMPTY


def swap(s: Position, place: int) -> None:
    """The card at this place and its right neighbour change places."""
    held = s.row[place]
    s.row[place] = s.row[place + 1]
    s.row[place + 1] = held


def bring_back(s: Position, slot: int, way: int) -> None:
    """Return a card that was set aside; another one waits in the first slot."""
    card = s.aside[slot]
    if slot == 0:
        s.aside[0] = s.aside[1]
    s.aside[1] = EMPTY
    lay(s, card, way)
