"""What follows from all that was ever seen: the six cards are the six pairs of images.

A card that has shown both images is known. The others share the pairs that are left, each with the
image that lies up on it; so what can be known of a back depends on nothing but these pairs and on
how often each image lies up on an unknown card.
"""

from roundel.core.shape import Row
from roundel.games.blue_lion.components import BACK, CARD_WITH, CARDS, FRONT, IMAGES

ALL_PAIRS = (1 << CARDS) - 1
ANY_IMAGE = (1 << IMAGES) - 1
COUNT = 4
"""More than any image can lie up: the counts of the images are the digits of one number."""
COUNTS = COUNT**IMAGES
ONCE: tuple[int, ...] = tuple(COUNT**image for image in range(IMAGES))


def _ways() -> tuple[tuple[int, ...], ...]:
    table = [[0] * COUNTS for _ in range(ALL_PAIRS + 1)]
    table[0][0] = 1
    for pairs in range(1, ALL_PAIRS + 1):
        pair = pairs.bit_length() - 1
        for counts, ways in enumerate(table[pairs ^ 1 << pair]):
            if ways:
                for up in (FRONT[pair], BACK[pair]):
                    table[pairs][counts + ONCE[up]] += ways
    return tuple(map(tuple, table))


WAYS = _ways()
"""In how many ways the pairs of a set can lie so that each image lies up as often as counted."""


def is_known(backs: int) -> bool:
    """Whether only one image can lie down."""
    return backs & (backs - 1) == 0


def deduce(up: Row, back: Row, backs: Row) -> None:
    """Bring `backs` up to what follows; a card is known if its own bits say so, or becomes it."""
    pairs = ALL_PAIRS
    counts = 0
    for card in range(CARDS):
        if is_known(backs[card]):
            pairs ^= 1 << CARD_WITH[up[card]][back[card]]
        else:
            counts += ONCE[up[card]]
    for card in range(CARDS):
        if not is_known(backs[card]):
            backs[card] = possible_backs(pairs, counts, up[card])


def possible_backs(pairs: int, counts: int, up: int) -> int:
    """The images that can lie under this one, as bits of a number."""
    backs = 0
    for back in range(IMAGES):
        if ways_with(pairs, counts, up, back) > 0:
            backs |= 1 << back
    return backs


def ways_with(pairs: int, counts: int, up: int, back: int) -> int:
    """In how many ways the other pairs can lie if one of the unknown cards has this back."""
    pair = CARD_WITH[up][back]
    if up == back or pairs >> pair & 1 == 0:
        return 0
    return WAYS[pairs ^ 1 << pair][counts - ONCE[up]]
