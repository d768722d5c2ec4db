"""The table of Splendor as one shape."""

from roundel.core.position import MOST_SEATS, CommonPosition
from roundel.core.shape import Shape, i8, parts
from roundel.games.splendor.components import (
    CARDS,
    DECK_SIZE,
    GEMS,
    HAND,
    LEVELS,
    PLACES,
)

MOST_NOBLES = MOST_SEATS + 1
MARKET = LEVELS * PLACES

ACT, PAY, GIVE_BACK, CHOOSE_NOBLE = range(4)
"""What the player to move has to decide."""

PLAYING, POINTS_REACHED, STANDSTILL, LIMIT = range(4)
"""How the game ended."""


class Deck(Shape):
    """The cards of one level that lie face down."""

    left = i8()
    cards = i8(max(DECK_SIZE))  # the top card is the last of those left; EMPTY above it


class Player(Shape):
    tokens = i8(GEMS + 1)  # white blue green red black gold
    bonuses = i8(GEMS)
    points = i8()
    cards = i8()  # development cards bought
    reserved = i8(HAND)  # card numbers; EMPTY, UNKNOWN
    unseen = i8(HAND)  # 0; the printed level of a card reserved blind, whose face only its owner knows


class Position(CommonPosition):
    phase = i8()  # ACT, PAY, GIVE_BACK, CHOOSE_NOBLE
    supply = i8(GEMS + 1)
    market = i8(MARKET)  # card numbers, level by level; EMPTY
    decks = parts(Deck, LEVELS)
    nobles = i8(MOST_NOBLES)  # noble numbers; EMPTY
    host = i8(MOST_NOBLES)  # the seat that a noble visited; NOBODY
    owner = i8(CARDS)  # the seat that bought each card; NOBODY
    buying = i8()  # while paying: the place bought from, as in BUY moves; EMPTY
    owed = i8(GEMS)  # while paying: what is still to be paid in gems
    passes = i8()  # turns in a row that were passes without a noble
    players = parts(Player, MOST_SEATS)
