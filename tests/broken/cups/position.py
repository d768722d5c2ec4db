"""The table of Cups as one shape."""

from collections.abc import Iterator

from roundel.core.position import MOST_SEATS, CommonPosition
from roundel.core.shape import EMPTY, NOBODY, Shape, i8, parts
from tests.broken.cups.components import CARDS, HAND, WORTH

ACT, DRAW = range(2)
"""What the player to move has to decide."""


class Player(Shape):
    cups = i8(HAND)  # card numbers; EMPTY, UNKNOWN


class Position(CommonPosition):
    phase = i8()  # ACT, DRAW
    left = i8()  # cards in the deck
    deck = i8(CARDS)  # the top card is the last of those left; EMPTY above it
    owner = i8(CARDS)  # who has each card that was laid; NOBODY
    players = parts(Player, MOST_SEATS)


def faults(s: Position) -> Iterator[tuple[str, str]]:
    """What is wrong with a position: each field, and what it breaks."""
    cards = [*s.deck, *(card for player in s.players[: s.seats] for card in player.cups)]
    cards += [card for card in range(CARDS) if s.owner[card] != NOBODY]
    if sorted(card for card in cards if card != EMPTY) != list(range(CARDS)):
        yield "deck", "every card lies at exactly one place"
    for seat in range(s.seats):
        if s.score[seat] != sum(WORTH[card] for card in range(CARDS) if s.owner[card] == seat):
            yield f"score[{seat}]", "is what the cards are worth"
