"""What a learner is shown of Splendor: one flat row of small numbers, the seat itself first."""

from roundel.core.layout import Section, starts, total
from roundel.core.position import MOST_SEATS
from roundel.core.shape import EMPTY, NOBODY, UNKNOWN, Row
from roundel.games.splendor.components import (
    BONUS,
    CARDS,
    COST,
    DECK_SIZE,
    GEM_TOKENS,
    GEMS,
    HAND,
    LAST_ROUND,
    LEVEL,
    LEVELS,
    NEED,
    POINTS,
)
from roundel.games.splendor.position import MARKET, MOST_NOBLES, PAY, Position
from roundel.games.splendor.rules import card_bought

CARD = 2 + LEVELS + GEMS + 1 + GEMS
"""Numbers that describe a card: lies there, face known, level, bonus, points, cost."""
NOBLE = 1 + GEMS
MOST_TOKENS = max(GEM_TOKENS)
MOST_BONUSES = CARDS // GEMS
MOST_POINTS = 30

LAYOUT = (
    Section("phase", (4,), 1, "which decision: act, pay, give back, choose a noble"),
    Section("seats", (MOST_SEATS - 1,), 1, "2, 3 or 4 players"),
    Section("to move", (MOST_SEATS,), 1, "who decides, counted on from this seat"),
    Section("place in the round", (MOST_SEATS,), 1, "this seat's number"),
    Section("turn", (1,), LAST_ROUND * MOST_SEATS, "turns finished"),
    Section("passes", (1,), MOST_SEATS, "passes in a row"),
    Section("supply", (GEMS + 1,), MOST_TOKENS, "white, blue, green, red, black, gold"),
    Section("decks", (LEVELS,), max(DECK_SIZE), "cards left face down"),
    Section(
        "market",
        (MARKET, CARD),
        7,
        "each place: lies there, face known, level (3), bonus (5), points, cost (5)",
    ),
    Section("nobles", (MOST_NOBLES, NOBLE), 4, "each still to be won: lies there, wish (5)"),
    Section("buying", (CARD,), 7, "the card being paid for, as in the market"),
    Section("owed", (GEMS,), 7, "gems still to be paid"),
    Section("tokens", (MOST_SEATS, GEMS + 1), MOST_TOKENS, "of each seat, this one first"),
    Section("bonuses", (MOST_SEATS, GEMS), MOST_BONUSES, "of each seat, this one first"),
    Section("points", (MOST_SEATS,), MOST_POINTS, "of each seat, this one first"),
    Section("cards", (MOST_SEATS,), CARDS, "bought by each seat, this one first"),
    Section("hands", (MOST_SEATS, HAND, CARD), 7, "reserved cards, as in the market"),
    Section("unseen", (CARDS,), 1, "each card of the table in order: this seat has not seen it"),
)
OBSERVATION_SIZE = total(LAYOUT)

(
    PHASE_AT,
    SEATS_AT,
    TO_MOVE_AT,
    PLACE_AT,
    TURN_AT,
    PASSES_AT,
    SUPPLY_AT,
    DECKS_AT,
    MARKET_AT,
    NOBLES_AT,
    BUYING_AT,
    OWED_AT,
    TOKENS_AT,
    BONUSES_AT,
    POINTS_AT,
    CARDS_AT,
    HANDS_AT,
    UNSEEN_AT,
) = starts(LAYOUT)


def observe(s: Position, seat: int, out: Row) -> None:
    """Write the view of this seat; a spectator looks from seat 0."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    first = seat if seat >= 0 else 0
    for card in range(CARDS):
        out[UNSEEN_AT + card] = 1 if s.owner[card] == NOBODY else 0
    observe_table(s, out)
    observe_decision(s, first, out)
    for i in range(s.seats):
        observe_player(s, (first + i) % s.seats, i, out)


def observe_table(s: Position, out: Row) -> None:
    """Supply, decks, market and nobles."""
    for kind in range(GEMS + 1):
        out[SUPPLY_AT + kind] = s.supply[kind]
    for level in range(LEVELS):
        out[DECKS_AT + level] = s.decks[level].left
    for place in range(MARKET):
        describe(s.market[place], 0, out, MARKET_AT + place * CARD)
    for place in range(MOST_NOBLES):
        if s.nobles[place] != EMPTY and s.host[place] == NOBODY:
            at = NOBLES_AT + place * NOBLE
            out[at] = 1
            for gem in range(GEMS):
                out[at + 1 + gem] = NEED[s.nobles[place]][gem]


def observe_decision(s: Position, first: int, out: Row) -> None:
    """Where the game stands, and what is being paid."""
    out[PHASE_AT + s.phase] = 1
    out[SEATS_AT + s.seats - 2] = 1
    out[PLACE_AT + first] = 1
    if s.to_move != NOBODY:
        out[TO_MOVE_AT + (s.to_move - first) % s.seats] = 1
    out[TURN_AT] = s.turn
    out[PASSES_AT] = s.passes
    if s.phase == PAY:
        describe(card_bought(s), 0, out, BUYING_AT)
    for gem in range(GEMS):
        out[OWED_AT + gem] = s.owed[gem]


def observe_player(s: Position, seat: int, i: int, out: Row) -> None:
    """The player who sits `i` places further on."""
    player = s.players[seat]
    for kind in range(GEMS + 1):
        out[TOKENS_AT + i * (GEMS + 1) + kind] = player.tokens[kind]
    for gem in range(GEMS):
        out[BONUSES_AT + i * GEMS + gem] = player.bonuses[gem]
    out[POINTS_AT + i] = player.points
    out[CARDS_AT + i] = player.cards
    for slot in range(HAND):
        at = HANDS_AT + (i * HAND + slot) * CARD
        describe(player.reserved[slot], player.unseen[slot], out, at)


def describe(card: int, back: int, out: Row, at: int) -> None:
    """A card face by face, or only the level on its back; a face that is seen is not unseen."""
    if card == EMPTY:
        return
    out[at] = 1
    if card == UNKNOWN:
        out[at + 2 + back - 1] = 1
        return
    out[UNSEEN_AT + card] = 0
    out[at + 1] = 1
    out[at + 2 + LEVEL[card]] = 1
    out[at + 2 + LEVELS + BONUS[card]] = 1
    out[at + 2 + LEVELS + GEMS] = POINTS[card]
    for gem in range(GEMS):
        out[at + 2 + LEVELS + GEMS + 1 + gem] = COST[card][gem]
