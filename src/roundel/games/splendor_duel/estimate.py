"""How a seat stands in Splendor Duel at a glance."""

from math import exp, sqrt

from roundel.core.shape import EMPTY, NOBODY, UNKNOWN
from roundel.games.splendor_duel.components import (
    BONUS,
    COST,
    CROWNS,
    GEMS,
    GOLD,
    HAND,
    POINTS,
    PRICED,
    PYRAMID,
    ROYAL_CROWNS,
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

ITERATIONS = (60, 600, 10_000, 1_500_000)
"""Of search in a whole turn, for the levels novice, club, expert and master."""
EXPLORATION = 0.1
"""How much search is drawn to what it seldom tried."""
ROLLOUT = 5
"""Random decisions that search plays before it asks for an estimate."""

# The worths below were fitted to the results of games that search played against itself
# (docs/strength.md). They add up to the logarithm of the odds against a rival who has none of them.
POINT = 0.245
GOAL = 2.06
"""The cube of the longest of the three ways to victory."""
GROWTH = 1.05
"""Each colour's first bonus; further ones add less."""
GROWTH_LOST = 0.9
"""How much of that is gone when somebody is at the end of a way to victory."""
FULL_GROWTH = 4
"""Bonuses of a colour beyond which there is little to gain."""
NEXT_ROYAL = 0.85
TOKEN = 0.065
SCROLL = 0.14
PLAN = 0.185
"""The best card of the pyramid."""
CHOICE = 0.14
"""The two next best cards of the pyramid."""
HAND_PLAN = 0.165
HAND_FULL = 0.19
"""Lost with every card in hand, whatever it is: there is room for three."""
MOVE = 0.2
"""Being the one to move."""
ANOTHER_TURN = 0.4
ROYAL = 0.9
COLOUR = 0.4
PART = 0.12
"""A token or card that is still to be chosen."""
UNDER_WAY = 0.35
"""The gain of a card that is being paid for."""

CARD_POINT = 0.8
CARD_CROWN = 0.9
"""What a card gives beside its bonus, which counts as 1."""


def estimate(s: Position, seat: int) -> float:
    """The seat's expected result: from 0 for the loser to 1 for the winner."""
    if s.to_move == NOBODY:
        return final_share(s, seat)
    late = max(way(s.players[0]), way(s.players[1]))
    return 1.0 / (1.0 + exp(standing(s, 1 - seat, late) - standing(s, seat, late)))


def final_share(s: Position, seat: int) -> float:
    """1 for the winner, a half without a result."""
    if s.ending == LIMIT:
        return 0.5
    return 1.0 if s.rank[seat] == 1 else 0.0


def way(player: Player) -> float:
    """How far on the longest of the three ways to victory: 1 at its end."""
    best = 0
    for gem in range(GEMS):
        best = max(best, player.colour_points[gem])
    return max(
        player.points / WINNING_POINTS,
        player.crowns / WINNING_CROWNS,
        best / WINNING_COLOUR,
    )


def standing(s: Position, seat: int, late: float) -> float:
    """How far on the ways to victory, and what is at hand to go on with."""
    player = s.players[seat]
    worth = player.points * POINT + way(player) ** 3 * GOAL
    worth += NEXT_ROYAL * toward_royal(player) + supplies(player)
    worth += (GROWTH - GROWTH_LOST * late) * growth(player)
    worth += open_plans(s, player) + hand_plans(player)
    if s.to_move == seat:
        worth += MOVE + ANOTHER_TURN * s.again + under_way(s)
    return worth


def toward_royal(player: Player) -> float:
    """The part of the crowns for the next royal."""
    if player.crowns >= ROYAL_CROWNS[-1]:
        return 0.0
    return player.crowns % ROYAL_CROWNS[0] / ROYAL_CROWNS[0]


def growth(player: Player) -> float:
    """The bonuses, spread widely better than heaped."""
    spread = 0.0
    for gem in range(GEMS):
        spread += sqrt(min(player.bonuses[gem], FULL_GROWTH))
    return spread


def supplies(player: Player) -> float:
    """Tokens as far as one may keep them, and scrolls."""
    return min(tokens_held(player), TOKEN_LIMIT) * TOKEN + player.scrolls * SCROLL


def open_plans(s: Position, player: Player) -> float:
    """The best card of the pyramid, and the two next best."""
    best, second, third = 0.0, 0.0, 0.0
    for place in range(PYRAMID):
        if s.pyramid[place] != EMPTY:
            near = promise(player, s.pyramid[place])
            if near > best:
                best, second, third = near, best, second
            elif near > second:
                second, third = near, second
            elif near > third:
                third = near
    return PLAN * best + CHOICE * (second + third)


def hand_plans(player: Player) -> float:
    """What the cards in hand promise, less the room that they take."""
    worth = 0.0
    for slot in range(HAND):
        card = player.reserved[slot]
        if card != EMPTY:
            worth -= HAND_FULL
            if card != UNKNOWN:
                worth += HAND_PLAN * promise(player, card)
    return worth


def promise(player: Player, card: int) -> float:
    """What a card gives, the less the more is missing."""
    return gain(card) * closeness(player, card)


def gain(card: int) -> float:
    """What a card is worth once it is bought."""
    worth = POINTS[card] * CARD_POINT + CROWNS[card] * CARD_CROWN
    if BONUS[card] <= WILD:
        worth += 1.0
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
        return UNDER_WAY * gain(card_bought(s))
    if s.phase == CHOOSE_COLOUR:
        return COLOUR
    if s.phase == CHOOSE_ROYAL:
        return ROYAL
    if s.phase == CHOOSE_TOKEN or s.phase == CHOOSE_THEFT or s.phase == RESERVE_CARD:
        return PART
    return 0.0
