"""What lies down is known to nobody before it is seen or follows from what was seen."""

from roundel.core.shape import UNKNOWN
from roundel.core.stream import Stream, below, forget, fork
from roundel.games.blue_lion.components import CARD_WITH, CARDS, IMAGES
from roundel.games.blue_lion.deduction import ALL_PAIRS, ANY_IMAGE, ONCE, is_known, ways_with
from roundel.games.blue_lion.position import Position


def conceal(s: Position, seat: int) -> None:
    """Blank every back that is not determined, for all alike, and the random stream."""
    forget(s.stream)
    for card in range(CARDS):
        if not is_known(s.backs[card]):
            s.back[card] = UNKNOWN


def imagine(s: Position, stream: Stream) -> None:
    """Give the unknown cards the pairs that are left, each way that agrees with what lies up
    equally likely."""
    fork(s.stream, stream)
    pairs = ALL_PAIRS
    counts = 0
    for card in range(CARDS):
        if is_known(s.backs[card]):
            pairs ^= 1 << CARD_WITH[s.up[card]][s.back[card]]
        else:
            counts += ONCE[s.up[card]]
    for card in range(CARDS):
        if not is_known(s.backs[card]):
            up = s.up[card]
            s.back[card] = imagined_back(pairs, counts, up, stream)
            pairs ^= 1 << CARD_WITH[up][s.back[card]]
            counts -= ONCE[up]


def imagined_back(pairs: int, counts: int, up: int, stream: Stream) -> int:
    """A back for one of the unknown cards, as likely as there are worlds in which it has it."""
    ways = 0
    for back in range(IMAGES):
        ways += ways_with(pairs, counts, up, back)
    drawn = below(stream, ways)
    back = 0
    while drawn >= ways_with(pairs, counts, up, back):
        drawn -= ways_with(pairs, counts, up, back)
        back += 1
    return back


def forget_seen(s: Position) -> None:
    """Blank all that a view knows of backs: what those are shown who want to remember it."""
    for card in range(CARDS):
        s.back[card] = UNKNOWN
        s.backs[card] = ANY_IMAGE ^ 1 << s.up[card]
