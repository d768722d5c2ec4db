"""What a learner is shown of Cups."""

from roundel.core.layout import Section, starts, total
from roundel.core.position import MOST_SEATS
from roundel.core.shape import EMPTY, NOBODY, Row
from tests.broken.cups.components import CARDS, HAND
from tests.broken.cups.position import Position

LAYOUT = (
    Section("phase", (1,), 1, "1 when a card may be taken"),
    Section("left", (1,), CARDS, "cards in the deck"),
    Section("own", (HAND,), CARDS, "this seat's cards, numbered from 1; 0 for none"),
    Section("laid", (CARDS,), MOST_SEATS, "whose each card is, counted from 1; 0 for nobody's"),
)
OBSERVATION_SIZE = total(LAYOUT)
PHASE_AT, LEFT_AT, OWN_AT, LAID_AT = starts(LAYOUT)


def observe(s: Position, seat: int, out: Row) -> None:
    """Write the view of this seat; a spectator holds nothing."""
    out[PHASE_AT] = s.phase
    out[LEFT_AT] = s.left
    for cup in range(HAND):
        card = s.players[seat].cups[cup] if seat >= 0 else EMPTY
        out[OWN_AT + cup] = card + 1 if card >= 0 else 0
    for card in range(CARDS):
        out[LAID_AT + card] = s.owner[card] + 1 if s.owner[card] != NOBODY else 0
