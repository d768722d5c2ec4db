"""The table of The Blue Lion as one shape.

A card is named by the place at which it landed in the toss. Both players saw that and can follow
the card from there, so that its name tells nothing of its back. What both know of all six backs is
in the images that lie up and in `backs`.
"""

from collections.abc import Iterator

from roundel.core.position import CommonPosition
from roundel.core.shape import EMPTY, NOBODY, i8
from roundel.games.blue_lion.components import (
    CARD_WITH,
    CARDS,
    IMAGES,
    QUIET_TURNS,
    WINNING_GEMS,
)
from roundel.games.blue_lion.deduction import deduce, is_known

SEATS = 2
ASIDE = 2
"""The most cards that one move sets aside."""

BUILD, REARRANGE, RETURN_CARD = range(3)
"""What the player to move has to do: lay a loose card, rearrange the row, or return a card that was
set aside."""

PLAYING, GEMS_REACHED, QUIET = range(3)
"""How the game ended."""


class Position(CommonPosition):
    """The gems that the players hold are in `score`: Arsène is seat 0, Lady X seat 1."""

    passes = i8()  # the option: 1 when there is one pass in the whole game
    leader_wins = i8()  # the option: 1 when whoever holds more gems wins a quiet game
    beginner = i8()  # the seat that had the first turn
    phase = i8()  # BUILD, REARRANGE, RETURN_CARD
    passed = i8()  # 1 when the one pass is used up; 0 while passing is free
    quiet = i8()  # turns in a row, this one included, without a gem gained and without news
    up = i8(CARDS)  # the image that lies up
    back = i8(CARDS)  # the image that lies down; UNKNOWN
    backs = i8(CARDS)  # the images that may lie down for all both know: bit 1 << image
    loose = i8(CARDS)  # 1 while the card lies where it landed
    length = i8()  # cards in the row
    row = i8(CARDS)  # the cards in the row from the left; EMPTY
    aside = i8(ASIDE)  # cards set aside before this turn; EMPTY
    fresh = i8(ASIDE)  # cards set aside in this turn; EMPTY


def faults(s: Position) -> Iterator[tuple[str, str]]:
    """What is wrong with a position: each field, and what it breaks."""
    for name in ("passes", "leader_wins", "beginner", "passed"):
        if getattr(s, name) not in (0, 1):
            yield name, "is 0 or 1"
    if s.passed and not s.passes:
        yield "passed", "a pass is counted with the option alone"
    yield from _image_faults(s)
    yield from _place_faults(s)
    yield from _turn_faults(s)


def _image_faults(s: Position) -> Iterator[tuple[str, str]]:
    """The six cards are the six pairs of images, and all that follows is known of their backs."""
    found: dict[int, int] = {}
    for card in range(CARDS):
        up, back = s.up[card], s.back[card]
        if not (0 <= up < IMAGES and 0 <= back < IMAGES and up != back):
            yield f"back[{card}]", f"a card has two different images from 0 to {IMAGES - 1}"
            return
        if CARD_WITH[up][back] in found:
            other = found[CARD_WITH[up][back]]
            yield f"back[{card}]", f"no two cards have the same images, as this and card {other}"
            return
        found[CARD_WITH[up][back]] = card
    known = list(s.backs)
    deduce(s.up, s.back, known)
    for card, backs in enumerate(s.backs):
        if is_known(backs) and backs != 1 << s.back[card]:
            yield f"backs[{card}]", f"is {1 << s.back[card]} when this back is known"
        elif backs != known[card]:
            yield f"backs[{card}]", f"is {known[card]} by what is known of the other cards"


def _place_faults(s: Position) -> Iterator[tuple[str, str]]:
    """Every card lies at exactly one place."""
    places: dict[int, str] = {}
    for card, loose in enumerate(s.loose):
        if loose not in (0, 1):
            yield f"loose[{card}]", "is 0 or 1"
        if loose:
            places[card] = f"loose[{card}]"
    if s.length != sum(card != EMPTY for card in s.row):
        yield "length", f"there are {sum(card != EMPTY for card in s.row)} cards in the row"
    for name in ("row", "aside", "fresh"):
        cards = getattr(s, name)
        for i, card in enumerate(cards):
            place = f"{name}[{i}]"
            if card == EMPTY:
                continue
            if not 0 <= card < CARDS:
                yield place, f"there is no card {card}"
            elif card in places:
                yield place, f"card {card} lies at {places[card]} as well"
            if i > 0 and cards[i - 1] == EMPTY:
                yield place, "there is no gap before it"
            places.setdefault(card, place)
    for card in range(CARDS):
        if card not in places:
            yield f"loose[{card}]", f"card {card} lies nowhere"


def _turn_faults(s: Position) -> Iterator[tuple[str, str]]:
    """What is to be done must be there to be done."""
    if not 0 <= s.quiet <= QUIET_TURNS:
        yield "quiet", f"is a number from 0 to {QUIET_TURNS}"
    for seat in range(SEATS):
        if s.score[seat] < 0:
            yield f"score[{seat}]", "gems count from 0"
    if s.to_move == NOBODY:
        return
    for seat in range(SEATS):
        if s.score[seat] >= WINNING_GEMS:
            yield f"score[{seat}]", f"the game is over with {WINNING_GEMS} gems"
    if s.phase == RETURN_CARD:
        if s.aside[0] == EMPTY:
            yield "phase", "there is no card to return"
        return
    if s.fresh[0] != EMPTY:
        yield "fresh[0]", "a card set aside in an earlier turn belongs to `aside`"
    if s.phase != (BUILD if any(s.loose) else REARRANGE):
        yield "phase", f"is {BUILD} while there are loose cards, then {REARRANGE}"
