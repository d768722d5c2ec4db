"""How a seat stands in Splendor Duel at a glance."""

from math import exp

from roundel.core.shape import EMPTY, NOBODY, UNKNOWN
from roundel.games.splendor_duel.components import (
    BONUS,
    COST,
    CROWNS,
    GEMS,
    GOLD,
    HAND,
    PEARL,
    POINTS,
    PRICED,
    PYRAMID,
    TOKEN_LIMIT,
    WILD,
    WINNING_COLOUR,
    WINNING_CROWNS,
    WINNING_POINTS,
)
from roundel.games.splendor_duel.position import (
    CHOOSE_COLOUR,
    CHOOSE_ROYAL,
    CHOOSE_THEFT,
    CHOOSE_TOKEN,
    LIMIT,
    PAY,
    RESERVE_CARD,
    Player,
    Position,
)
from roundel.games.splendor_duel.rules.cards import card_bought
from roundel.games.splendor_duel.rules.tokens import tokens_held

ITERATIONS = (60, 600, 10_000, 1_000_000)
"""Of search in a whole turn, for the levels novice, club, expert and master."""
EXPLORATION = 0.1
"""How much search is drawn to what it seldom tried."""
ROLLOUT = 0
"""Random decisions that search plays before it asks for an estimate."""

POINT = 0.8
CROWN = 0.9
COLOUR_POINT = 0.35
"""A point more in the best colour."""
BONUS_WORTH = 1.0
TOKEN_WORTH = 0.2
PEARL_WORTH = 0.25
GOLD_WORTH = 0.3
"""More than another token."""
SCROLL_WORTH = 0.35
TURN_WORTH = 0.8
ROYAL_WORTH = 2.2
CHOICE_WORTH = 0.3
PLAN_WORTH = 0.35
NEARNESS = 1.5
"""What the last steps to a victory are worth beyond the first."""
STEEPNESS = 0.4


def estimate(s: Position, seat: int) -> float:
    """The seat's expected result: from 0 for the loser to 1 for the winner."""
    if s.to_move == NOBODY:
        return final_share(s, seat)
    return 1.0 / (1.0 + exp(STEEPNESS * (standing(s, 1 - seat) - standing(s, seat))))


def final_share(s: Position, seat: int) -> float:
    """1 for the winner, a half without a result."""
    if s.ending == LIMIT:
        return 0.5
    return 1.0 if s.rank[seat] == 1 else 0.0


def standing(s: Position, seat: int) -> float:
    """How far on the three ways to victory, and what is at hand to go on with."""
    player = s.players[seat]
    worth = progress(player) + supplies(player)
    worth += PLAN_WORTH * best_plan(s, player)
    for gem in range(GEMS):
        worth += player.bonuses[gem] * BONUS_WORTH
    if s.to_move == seat:
        worth += TURN_WORTH * (1 + s.again) + under_way(s)
    return worth


def progress(player: Player) -> float:
    """Points, crowns and the best colour; the more, the closer the nearest victory is."""
    best = 0
    for gem in range(GEMS):
        best = max(best, player.colour_points[gem])
    way = max(
        player.points / WINNING_POINTS,
        player.crowns / WINNING_CROWNS,
        best / WINNING_COLOUR,
    )
    worth = player.points * POINT + player.crowns * CROWN + best * COLOUR_POINT
    return worth + NEARNESS * way * way


def supplies(player: Player) -> float:
    """Tokens as far as one may keep them, pearls and gold above others, and scrolls."""
    worth = min(tokens_held(player), TOKEN_LIMIT) * TOKEN_WORTH
    worth += player.tokens[PEARL] * PEARL_WORTH + player.tokens[GOLD] * GOLD_WORTH
    return worth + player.scrolls * SCROLL_WORTH


def best_plan(s: Position, player: Player) -> float:
    """Of the cards one might buy next, the best by what it gives and how near it is."""
    best = 0.0
    for place in range(PYRAMID):
        if s.pyramid[place] != EMPTY:
            best = max(best, gain(player, s.pyramid[place]) * closeness(player, s.pyramid[place]))
    for slot in range(HAND):
        card = player.reserved[slot]
        if card != EMPTY and card != UNKNOWN:
            best = max(best, gain(player, card) * closeness(player, card))
    return best


def gain(player: Player, card: int) -> float:
    """What a card is worth once it is bought."""
    worth = POINTS[card] * POINT + CROWNS[card] * CROWN
    if BONUS[card] <= WILD:
        worth += BONUS_WORTH
    return worth


def closeness(player: Player, card: int) -> float:
    """1 for a card that can be paid for now, falling with every token that is missing."""
    missing = -player.tokens[GOLD]
    for kind in range(PRICED):
        missing += max(0, COST[card][kind] - player.bonuses[kind] - player.tokens[kind])
    return 1.0 / (1.0 + max(0, missing))


def under_way(s: Position) -> float:
    """What the action that is being done will bring."""
    if s.phase == PAY:
        player = s.players[s.to_move]
        return gain(player, card_bought(s))
    if s.phase == CHOOSE_COLOUR:
        return BONUS_WORTH
    if s.phase == CHOOSE_ROYAL:
        return ROYAL_WORTH
    if s.phase == CHOOSE_TOKEN or s.phase == CHOOSE_THEFT or s.phase == RESERVE_CARD:
        return CHOICE_WORTH
    return 0.0
