"""A situation as one number, the same for all that differ in nothing but how one looks at them.

The mover is called Arsène: where Lady X is to move, the two change names and images. Of a row and
its mirror image, the smaller number counts; loose cards, and cards set aside, have no order. Every
card is the image that lies up and the one that lies down, if it is known. The score is left aside.

Numbers of one group lie together: first those with fewer unknown cards, then those with fewer loose
ones.
"""

from math import factorial, prod

from roundel.core.shape import EMPTY
from roundel.games.blue_lion.components import CARD_WITH, CARDS, IMAGES, LADY_X
from roundel.games.blue_lion.deduction import (
    ALL_PAIRS,
    COUNT,
    COUNTS,
    ONCE,
    WAYS,
    deduce,
    is_known,
    ways_with,
)
from roundel.games.blue_lion.position import (
    ASIDE,
    BUILD,
    REARRANGE,
    RETURN_CARD,
    Position,
)

CODE_BITS = 5
CODE_MASK = (1 << CODE_BITS) - 1
BACKS = IMAGES + 1
"""An image that lies down, or none that is known."""
CODES = IMAGES * BACKS
FLAG_BITS, SLOT_BITS, COUNT_BITS = 1, 2, 3
FLAG_MASK, SLOT_MASK, COUNT_MASK = 1, 3, 7
RETURNING = 1 << CARDS * CODE_BITS + FLAG_BITS
"""In the number of a situation whose mover has moved and returns cards."""
GROUP_AT = CARDS * CODE_BITS + 2 * SLOT_BITS + 2 * FLAG_BITS
"""Where the unknown and the loose cards are counted in a number."""

ONLY_IMAGE = tuple(images.bit_length() - 1 for images in range(1 << IMAGES))
"""The image whose bit a number has, if it has one alone."""
ARRANGEMENTS = tuple(
    prod(factorial(counts // once % COUNT) for once in ONCE) for counts in range(COUNTS)
)
"""In how many ways cards can change places with others that show the same image."""


def key_of(s: Position) -> int:
    """The number of the situation in a position or a view."""
    cards = row_of(s)
    cards = with_slots(s, s.aside, cards)
    cards = with_slots(s, s.fresh, cards)
    cards = with_loose(s, cards)
    loose = 0
    unknown = 0
    for card in range(CARDS):
        loose += s.loose[card]
        unknown += 0 if is_known(s.backs[card]) else 1
    passed = s.passed if loose > 0 else 0
    returning = 1 if s.phase == RETURN_CARD else 0
    key = unknown << COUNT_BITS | loose
    key = key << SLOT_BITS | slots_filled(s.aside)
    key = key << SLOT_BITS | slots_filled(s.fresh)
    key = key << FLAG_BITS | returning
    key = key << FLAG_BITS | passed
    return key << CARDS * CODE_BITS | cards


def row_of(s: Position) -> int:
    """The row from the end from which it is the smaller number."""
    there = 0
    back = 0
    for place in range(s.length):
        there = there << CODE_BITS | code(s, s.row[place])
        back = back << CODE_BITS | code(s, s.row[s.length - 1 - place])
    return min(there, back)


def code(s: Position, card: int) -> int:
    """A card as the mover sees it."""
    backs = s.backs[card]
    back = mine(ONLY_IMAGE[backs], s.to_move) + 1 if is_known(backs) else 0
    return mine(s.up[card], s.to_move) * BACKS + back


def mine(image: int, mover: int) -> int:
    """The image as it would be if the mover were Arsène."""
    return image ^ mover if image <= LADY_X else image


def with_slots(s: Position, slots: list[int], cards: int) -> int:
    """The cards set aside, the smaller number first."""
    if slots[0] == EMPTY:
        return cards
    first = code(s, slots[0])
    if slots[1] == EMPTY:
        return cards << CODE_BITS | first
    second = code(s, slots[1])
    return cards << 2 * CODE_BITS | min(first, second) << CODE_BITS | max(first, second)


def with_loose(s: Position, cards: int) -> int:
    """The loose cards, ascending."""
    for wanted in range(CODES):
        for card in range(CARDS):
            if s.loose[card] == 1 and code(s, card) == wanted:
                cards = cards << CODE_BITS | wanted
    return cards


def slots_filled(slots: list[int]) -> int:
    return (1 if slots[0] != EMPTY else 0) + (1 if slots[1] != EMPTY else 0)


def set_up(s: Position, key: int) -> None:
    """The situation of this number, Arsène to move; what lies down unknown is left open."""
    loose = key >> GROUP_AT & COUNT_MASK
    aside = key >> GROUP_AT - SLOT_BITS & SLOT_MASK
    fresh = key >> GROUP_AT - 2 * SLOT_BITS & SLOT_MASK
    s.length = CARDS - loose - aside - fresh
    s.passed = key >> CARDS * CODE_BITS & FLAG_MASK
    s.to_move = 0
    s.quiet = 1
    s.phase = BUILD if loose > 0 else REARRANGE
    if key & RETURNING:
        s.phase = RETURN_CARD
    for slot in range(ASIDE):
        s.aside[slot] = s.length + slot if slot < aside else EMPTY
        s.fresh[slot] = s.length + aside + slot if slot < fresh else EMPTY
    for card in range(CARDS):
        s.row[card] = card if card < s.length else EMPTY
        s.loose[card] = 1 if card >= CARDS - loose else 0
        lying = key >> (CARDS - 1 - card) * CODE_BITS & CODE_MASK
        s.up[card] = lying // BACKS
        s.back[card] = max(0, lying % BACKS - 1)
        is_open = lying % BACKS == 0
        s.backs[card] = (1 << IMAGES) - 1 ^ 1 << s.up[card] if is_open else 1 << s.back[card]
    deduce(s.up, s.back, s.backs)


def worlds(s: Position) -> int:
    """In how many ways the unknown cards can lie."""
    return WAYS[pairs_left(s)][unknown_up(s)] * ARRANGEMENTS[unknown_up(s)]


def fill_in(s: Position, world: int) -> None:
    """Give every unknown card its back in the world of this number."""
    pairs = pairs_left(s)
    counts = unknown_up(s)
    for card in range(CARDS):
        if not is_known(s.backs[card]):
            up = s.up[card]
            each = ARRANGEMENTS[counts - ONCE[up]]
            back = 0
            while world >= ways_with(pairs, counts, up, back) * each:
                world -= ways_with(pairs, counts, up, back) * each
                back += 1
            s.back[card] = back
            pairs ^= 1 << CARD_WITH[up][back]
            counts -= ONCE[up]


def pairs_left(s: Position) -> int:
    """The pairs of images that the unknown cards share, as bits of a number."""
    pairs = ALL_PAIRS
    for card in range(CARDS):
        if is_known(s.backs[card]):
            pairs ^= 1 << CARD_WITH[s.up[card]][s.back[card]]
    return pairs


def unknown_up(s: Position) -> int:
    """How often each image lies up on an unknown card, as digits of a number."""
    counts = 0
    for card in range(CARDS):
        if not is_known(s.backs[card]):
            counts += ONCE[s.up[card]]
    return counts
