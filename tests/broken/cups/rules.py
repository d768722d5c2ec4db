"""The rules of Cups: deal, legal, apply."""

from roundel.core.shape import EMPTY, NOBODY, Row
from roundel.core.stream import shuffle, start
from tests.broken.cups.components import CARDS, HAND, WORTH
from tests.broken.cups.position import ACT, DRAW, Position

LAY = 0  # + cup
LEND = LAY + HAND  # + cup
TAKE = LEND + HAND
STAY = TAKE + 1
MOVES = STAY + 1


def deal(s: Position, options: Row, seed: Row) -> None:
    """Two cards for everyone; the rest is the deck."""
    s.seats = options[0]
    start(s.stream, seed)
    for card in range(CARDS):
        s.deck[card] = card
        s.owner[card] = NOBODY
    s.left = CARDS
    shuffle(s.stream, s.deck, s.left)
    for player in s.players:
        for cup in range(HAND):
            player.cups[cup] = EMPTY
    for seat in range(s.seats):
        for cup in range(HAND):
            s.players[seat].cups[cup] = draw(s)


def draw(s: Position) -> int:
    """The top card of the deck, taken off."""
    s.left -= 1
    card = s.deck[s.left]
    s.deck[s.left] = EMPTY
    return card


def legal(s: Position, out: Row) -> int:
    """Lay or lend a card of one's own; then take a new one, as long as there is one, or stay."""
    if s.to_move == NOBODY:
        return 0
    if s.phase == DRAW:
        out[0] = TAKE
        out[1] = STAY
        return 2
    n = 0
    for cup in range(HAND):
        if s.players[s.to_move].cups[cup] != EMPTY:
            out[n] = LAY + cup
            n += 1
    for cup in range(HAND):
        if s.players[s.to_move].cups[cup] != EMPTY:
            out[n] = LEND + cup
            n += 1
    return n


def apply(s: Position, move: int) -> None:
    """Play one legal move."""
    s.ply += 1
    s.made += 1
    if move < LEND:
        lay(s, move - LAY, s.to_move)
    elif move < TAKE:
        lay(s, move - LEND, (s.to_move + 1) % s.seats)
    else:
        if move == TAKE:
            take(s)
        end_turn(s)


def lay(s: Position, cup: int, owner: int) -> None:
    """The card is turned up, and counts for its owner."""
    card = s.players[s.to_move].cups[cup]
    s.players[s.to_move].cups[cup] = EMPTY
    s.owner[card] = owner
    s.score[owner] += WORTH[card]
    s.revealed += 1
    if s.left > 0:
        s.phase = DRAW
    else:
        end_turn(s)


def take(s: Position) -> None:
    """A new card under the first free cup, for its owner to see."""
    cups = s.players[s.to_move].cups
    cup = 0 if cups[0] == EMPTY else 1
    cups[cup] = draw(s)
    s.revealed += 1


def end_turn(s: Position) -> None:
    """The next player's turn; the game is over when that player holds no card."""
    s.phase = ACT
    s.turn += 1
    s.made = 0
    s.to_move = (s.to_move + 1) % s.seats
    cups = s.players[s.to_move].cups
    if cups[0] == EMPTY and cups[1] == EMPTY:
        s.to_move = NOBODY
        s.ending = 1
        for seat in range(s.seats):
            s.rank[seat] = 1
            for rival in range(s.seats):
                if s.score[rival] > s.score[seat]:
                    s.rank[seat] += 1
