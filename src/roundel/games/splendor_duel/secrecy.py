"""Who may know what in Splendor Duel, and the worlds that agree with what one knows."""

from roundel.core.shape import EMPTY, NOBODY, UNKNOWN
from roundel.core.stream import Stream, forget, fork, shuffle
from roundel.games.splendor_duel.components import (
    DECK_SIZE,
    FIRST_CARD,
    FIRST_PLACE,
    HAND,
    LEVELS,
    PYRAMID_ROW,
)
from roundel.games.splendor_duel.position import ACT, Deck, Position
from roundel.games.splendor_duel.rules import is_stuck


def conceal(s: Position, seat: int) -> None:
    """Blank the decks, the cards that others reserved blind, and the random stream."""
    forget(s.stream)
    for deck in s.decks:
        hide_deck(deck)
    for holder in range(s.seats):
        if holder != seat:
            player = s.players[holder]
            for slot in range(HAND):
                if player.unseen[slot] > 0:
                    player.reserved[slot] = UNKNOWN


def hide_deck(deck: Deck) -> None:
    for i in range(deck.left):
        deck.cards[i] = UNKNOWN


def imagine(s: Position, stream: Stream) -> None:
    """Spread the cards that this seat has not seen over decks and hidden hands; a stream of chance.

    What a refill will bring is imagined with the stream. Whoever is to act can do something: else
    the rules would have gone on.
    """
    fork(s.stream, stream)
    hidden = hidden_slots(s)
    imagine_cards(s, stream)
    while hidden != 0 and s.to_move != NOBODY and s.phase == ACT and is_stuck(s):
        hide(s, hidden)
        imagine_cards(s, stream)


def hidden_slots(s: Position) -> int:
    """The places in hands whose card this seat does not know, as bits of a number."""
    hidden = 0
    for seat in range(s.seats):
        for slot in range(HAND):
            hidden |= (s.players[seat].reserved[slot] == UNKNOWN) << (seat * HAND + slot)
    return hidden


def hide(s: Position, hidden: int) -> None:
    """Make a view again of an imagined world: blank the decks and these places in hands."""
    for level in range(LEVELS):
        hide_deck(s.decks[level])
    for seat in range(s.seats):
        for slot in range(HAND):
            if hidden >> (seat * HAND + slot) & 1:
                s.players[seat].reserved[slot] = UNKNOWN


def imagine_cards(s: Position, stream: Stream) -> None:
    """Decks and hidden hands, level by level."""
    for level in range(LEVELS):
        deck = s.decks[level]
        if deck.left == 0 or deck.cards[0] == UNKNOWN:
            spread(s, level, stream)


def spread(s: Position, level: int, stream: Stream) -> None:
    """Shuffle the unseen cards of a level; hidden hands get the last of them, the deck the rest."""
    cards = s.decks[level].cards
    n = 0
    for card in range(FIRST_CARD[level], FIRST_CARD[level] + DECK_SIZE[level]):
        if not seen(s, card, level):
            cards[n] = card
            n += 1
    shuffle(stream, cards, n)
    for seat in range(s.seats):
        player = s.players[seat]
        for slot in range(HAND):
            if player.reserved[slot] == UNKNOWN and player.unseen[slot] == level + 1:
                n -= 1
                player.reserved[slot] = cards[n]
                cards[n] = EMPTY


def seen(s: Position, card: int, level: int) -> bool:
    """Whether a card was bought, lies in the pyramid, or is in a hand and known to this seat."""
    if s.owner[card] != NOBODY:
        return True
    for place in range(FIRST_PLACE[level], FIRST_PLACE[level] + PYRAMID_ROW[level]):
        if s.pyramid[place] == card:
            return True
    for seat in range(s.seats):
        for slot in range(HAND):
            if s.players[seat].reserved[slot] == card:
                return True
    return False
