"""What a learner is shown of Splendor Duel: one flat row of small numbers, its own seat first."""

from roundel.core.layout import Section, starts, total
from roundel.core.shape import EMPTY, NOBODY, UNKNOWN, Row
from roundel.games.splendor_duel.components import (
    ABILITIES,
    ABILITY,
    BLOCKED_TURNS,
    BONUS,
    BONUS_COUNT,
    CARDS,
    CELLS,
    COST,
    CROWNS,
    DECK_SIZE,
    GEMS,
    HAND,
    KINDS,
    LAST_TURN,
    LEVEL,
    LEVELS,
    POINTS,
    PRICED,
    PYRAMID,
    ROYALS,
    SCROLLS,
    TOKENS,
    WILD,
)
from roundel.games.splendor_duel.position import DISCARD, PAY, SEATS, Player, Position
from roundel.games.splendor_duel.rules.cards import card_bought

PHASES = DISCARD + 1
BONUSES_AT = 2 + LEVELS
WORTH_AT = BONUSES_AT + GEMS + 2
ABILITY_AT = WORTH_AT + 2
COST_AT = ABILITY_AT + len(ABILITIES)
CARD = COST_AT + PRICED
"""Numbers that describe a card; the names above say where each part of it begins."""
MOST_BONUSES = 24
MOST_POINTS = 60
MOST_CROWNS = sum(CROWNS)
HIGHEST_COST = max(max(cost) for cost in COST)
_CARD_WORDS = (
    "lies there, face known, level (3), bonus (white, blue, green, red, black, wild: how many; "
    "none: 1), points, crowns, ability (none, again, take, privilege, steal), cost (5 and pearl)"
)

LAYOUT = (
    Section(
        "phase",
        (PHASES,),
        1,
        "which decision: act, reserve, pay, colour, token, theft, royal, discard",
    ),
    Section("own decision", (1,), 1, "this seat decides"),
    Section("beginner", (1,), 1, "this seat had the first turn"),
    Section("turn", (1,), LAST_TURN, "turns finished"),
    Section("refilled", (1,), 1, "the board has been refilled in this turn"),
    Section("again", (1,), 1, "whoever is to move has another turn after this one"),
    Section("against blocking", (1,), 1, "the rule is in force"),
    Section("board", (CELLS, KINDS), 1, "each cell: white, blue, green, red, black, pearl, gold"),
    Section("bag", (KINDS,), max(TOKENS), "tokens of each kind"),
    Section("scrolls on the table", (1,), SCROLLS, "as it says"),
    Section("royals", (ROYALS,), 1, "still lies there"),
    Section("decks", (LEVELS,), max(DECK_SIZE), "cards left face down"),
    Section("pyramid", (PYRAMID, CARD), HIGHEST_COST, f"each place: {_CARD_WORDS}"),
    Section("card in use", (CARD,), HIGHEST_COST, "being paid for, or waiting for a choice"),
    Section("owed", (PRICED,), HIGHEST_COST, "tokens still to be paid"),
    Section("tokens", (SEATS, KINDS), max(TOKENS), "of each seat, this one first"),
    Section("bonuses", (SEATS, GEMS), MOST_BONUSES, "of each seat, this one first"),
    Section("colour points", (SEATS, GEMS), MOST_POINTS, "of each seat, this one first"),
    Section("points", (SEATS,), MOST_POINTS, "of each seat, this one first"),
    Section("crowns", (SEATS,), MOST_CROWNS, "of each seat, this one first"),
    Section("scrolls", (SEATS,), SCROLLS, "of each seat, this one first"),
    Section("blocked turns", (SEATS,), BLOCKED_TURNS, "begun with all gold and both pearls"),
    Section("royals received", (SEATS, ROYALS), 1, "by each seat, this one first"),
    Section("hands", (SEATS, HAND, CARD), HIGHEST_COST, "reserved cards, as in the pyramid"),
    Section("unseen", (CARDS,), 1, "each card of the table in order: this seat has not seen it"),
)
OBSERVATION_SIZE = total(LAYOUT)

(
    PHASE_FROM,
    OWN_DECISION_FROM,
    BEGINNER_FROM,
    TURN_FROM,
    REFILLED_FROM,
    AGAIN_FROM,
    AGAINST_BLOCKING_FROM,
    BOARD_FROM,
    BAG_FROM,
    TABLE_SCROLLS_FROM,
    ROYALS_FROM,
    DECKS_FROM,
    PYRAMID_FROM,
    IN_USE_FROM,
    OWED_FROM,
    TOKENS_FROM,
    BONUSES_FROM,
    COLOUR_POINTS_FROM,
    POINTS_FROM,
    CROWNS_FROM,
    SCROLLS_FROM,
    BLOCKED_FROM,
    RECEIVED_FROM,
    HANDS_FROM,
    UNSEEN_FROM,
) = starts(LAYOUT)


def observe(s: Position, seat: int, out: Row) -> None:
    """Write the view of this seat; a spectator looks from seat 0."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    first = seat if seat >= 0 else 0
    for card in range(CARDS):
        out[UNSEEN_FROM + card] = 1 if s.owner[card] == NOBODY else 0
    observe_decision(s, first, out)
    observe_board(s, out)
    observe_cards(s, out)
    for i in range(SEATS):
        player_seat = (first + i) % SEATS
        observe_player(s.players[player_seat], i, out)
        for royal in range(ROYALS):
            out[RECEIVED_FROM + i * ROYALS + royal] = 1 if s.patron[royal] == player_seat else 0


def observe_decision(s: Position, first: int, out: Row) -> None:
    """Where the game stands, and what is being done."""
    out[PHASE_FROM + s.phase] = 1
    out[OWN_DECISION_FROM] = 1 if s.to_move == first else 0
    out[BEGINNER_FROM] = 1 if s.beginner == first else 0
    out[TURN_FROM] = s.turn
    out[REFILLED_FROM] = s.refilled
    out[AGAIN_FROM] = s.again
    out[AGAINST_BLOCKING_FROM] = s.against_blocking
    if s.phase == PAY:
        describe(card_bought(s), 0, out, IN_USE_FROM)
    else:
        describe(s.using, 0, out, IN_USE_FROM)
    for kind in range(PRICED):
        out[OWED_FROM + kind] = s.owed[kind]


def observe_board(s: Position, out: Row) -> None:
    """Board, bag, scrolls and royals."""
    for cell in range(CELLS):
        if s.board[cell] != EMPTY:
            out[BOARD_FROM + cell * KINDS + s.board[cell]] = 1
    for kind in range(KINDS):
        out[BAG_FROM + kind] = s.bag[kind]
    out[TABLE_SCROLLS_FROM] = s.scrolls
    for royal in range(ROYALS):
        out[ROYALS_FROM + royal] = 1 if s.patron[royal] == NOBODY else 0


def observe_cards(s: Position, out: Row) -> None:
    """Decks and pyramid."""
    for level in range(LEVELS):
        out[DECKS_FROM + level] = s.decks[level].left
    for place in range(PYRAMID):
        describe(s.pyramid[place], 0, out, PYRAMID_FROM + place * CARD)


def observe_player(player: Player, i: int, out: Row) -> None:
    """This seat's player, or the rival."""
    for kind in range(KINDS):
        out[TOKENS_FROM + i * KINDS + kind] = player.tokens[kind]
    for gem in range(GEMS):
        out[BONUSES_FROM + i * GEMS + gem] = player.bonuses[gem]
        out[COLOUR_POINTS_FROM + i * GEMS + gem] = player.colour_points[gem]
    out[POINTS_FROM + i] = player.points
    out[CROWNS_FROM + i] = player.crowns
    out[SCROLLS_FROM + i] = player.scrolls
    out[BLOCKED_FROM + i] = player.blocked
    for slot in range(HAND):
        at = HANDS_FROM + (i * HAND + slot) * CARD
        describe(player.reserved[slot], player.unseen[slot], out, at)


def describe(card: int, back: int, out: Row, at: int) -> None:
    """A card face by face, or only the level on its back; a face that is seen is not unseen."""
    if card == EMPTY:
        return
    out[at] = 1
    if card == UNKNOWN:
        out[at + 2 + back - 1] = 1
        return
    out[UNSEEN_FROM + card] = 0
    out[at + 1] = 1
    out[at + 2 + LEVEL[card]] = 1
    out[at + BONUSES_AT + BONUS[card]] = BONUS_COUNT[card] if BONUS[card] <= WILD else 1
    out[at + WORTH_AT] = POINTS[card]
    out[at + WORTH_AT + 1] = CROWNS[card]
    out[at + ABILITY_AT + ABILITY[card]] = 1
    for kind in range(PRICED):
        out[at + COST_AT + kind] = COST[card][kind]
