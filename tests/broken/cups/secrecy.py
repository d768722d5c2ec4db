"""Who may know what in Cups: one's own cards, and those that were laid."""

from roundel.core.shape import EMPTY, NOBODY, UNKNOWN
from roundel.core.stream import Stream, forget, fork, shuffle
from tests.broken.cups.components import CARDS, HAND
from tests.broken.cups.position import Position


def conceal(s: Position, seat: int) -> None:
    """Blank the deck, the cards of the others, and the random stream."""
    forget(s.stream)
    for i in range(s.left):
        s.deck[i] = UNKNOWN
    for holder in range(s.seats):
        for cup in range(HAND):
            if holder != seat and s.players[holder].cups[cup] != EMPTY:
                s.players[holder].cups[cup] = UNKNOWN


def imagine(s: Position, stream: Stream) -> None:
    """Shuffle the cards that this seat has not seen; some go to the hands, the rest is the deck."""
    fork(s.stream, stream)
    n = 0
    for card in range(CARDS):
        if not seen(s, card):
            s.deck[n] = card
            n += 1
    shuffle(stream, s.deck, n)
    for seat in range(s.seats):
        for cup in range(HAND):
            if s.players[seat].cups[cup] == UNKNOWN:
                n -= 1
                s.players[seat].cups[cup] = s.deck[n]
                s.deck[n] = EMPTY


def seen(s: Position, card: int) -> bool:
    """Whether a card was laid or lies in a hand that this seat may look at."""
    if s.owner[card] != NOBODY:
        return True
    for seat in range(s.seats):
        for cup in range(HAND):
            if s.players[seat].cups[cup] == card:
                return True
    return False
