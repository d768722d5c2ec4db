"""What a learner is shown of The Blue Lion: one flat row of small numbers, its own seat first."""

from roundel.core.layout import Section, starts, total
from roundel.core.shape import EMPTY, Row
from roundel.games.blue_lion.components import CARDS, IMAGES, MOST_TURNS, QUIET_TURNS
from roundel.games.blue_lion.position import ASIDE, RETURN_CARD, Position

CARD = 1 + 2 * IMAGES
"""Numbers that describe a card: lies there, the image that lies up, those that may lie down."""
PHASES = RETURN_CARD + 1
MOST_GEMS = 10
"""Six, and what one move can add for one player."""

LAYOUT = (
    Section("phase", (PHASES,), 1, "which decision: lay, rearrange, return"),
    Section("own decision", (1,), 1, "this seat decides"),
    Section("Lady X", (1,), 1, "this seat plays Lady X, not Arsène"),
    Section("beginner", (1,), 1, "this seat had the first turn"),
    Section("turn", (1,), MOST_TURNS, "turns finished"),
    Section("quiet", (1,), QUIET_TURNS, "turns in a row, this one included, without gems and news"),
    Section("passes", (1,), 1, "there is one pass in the whole game"),
    Section("passed", (1,), 1, "that pass is used up"),
    Section("leader wins", (1,), 1, "whoever holds more gems wins a quiet game"),
    Section("gems", (2,), MOST_GEMS, "of each seat, this one first"),
    Section(
        "row",
        (CARDS, CARD),
        1,
        "each place from the left: lies there; image up and images that may lie down, "
        "each Arsène, Lady X, police, diamond",
    ),
    Section("loose", (CARDS, CARD), 1, "each place of the toss, as in the row"),
    Section("aside", (ASIDE, CARD), 1, "set aside before this turn, as in the row"),
    Section("fresh", (ASIDE, CARD), 1, "set aside in this turn, as in the row"),
)
OBSERVATION_SIZE = total(LAYOUT)

(
    PHASE_AT,
    OWN_DECISION_AT,
    LADY_X_AT,
    BEGINNER_AT,
    TURN_AT,
    QUIET_AT,
    PASSES_AT,
    PASSED_AT,
    LEADER_WINS_AT,
    GEMS_AT,
    ROW_AT,
    LOOSE_AT,
    ASIDE_AT,
    FRESH_AT,
) = starts(LAYOUT)


def observe(s: Position, seat: int, out: Row) -> None:
    """Write the view of this seat; a spectator looks from seat 0."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    first = seat if seat >= 0 else 0
    out[PHASE_AT + s.phase] = 1
    out[OWN_DECISION_AT] = 1 if seat >= 0 and s.to_move == seat else 0
    out[LADY_X_AT] = first
    out[BEGINNER_AT] = 1 if s.beginner == first else 0
    out[TURN_AT] = s.turn
    out[QUIET_AT] = s.quiet
    out[PASSES_AT] = s.passes
    out[PASSED_AT] = s.passed
    out[LEADER_WINS_AT] = s.leader_wins
    out[GEMS_AT] = s.score[first]
    out[GEMS_AT + 1] = s.score[1 - first]
    observe_cards(s, out)


def observe_cards(s: Position, out: Row) -> None:
    """What lies up and what may lie down, place by place."""
    for place in range(s.length):
        describe(s, s.row[place], out, ROW_AT + place * CARD)
    for card in range(CARDS):
        if s.loose[card] == 1:
            describe(s, card, out, LOOSE_AT + card * CARD)
    for slot in range(ASIDE):
        if s.aside[slot] != EMPTY:
            describe(s, s.aside[slot], out, ASIDE_AT + slot * CARD)
        if s.fresh[slot] != EMPTY:
            describe(s, s.fresh[slot], out, FRESH_AT + slot * CARD)


def describe(s: Position, card: int, out: Row, at: int) -> None:
    out[at] = 1
    out[at + 1 + s.up[card]] = 1
    for image in range(IMAGES):
        out[at + 1 + IMAGES + image] = s.backs[card] >> image & 1
