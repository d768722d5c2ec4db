"""How a seat stands in Splendor at a glance."""

from math import exp

from roundel.core.shape import EMPTY, NOBODY
from roundel.games.splendor.components import COST, GEMS, GOLD, HAND, NEED, POINTS
from roundel.games.splendor.position import MARKET, MOST_NOBLES, PAY, Player, Position
from roundel.games.splendor.rules import card_bought, tokens_held

ITERATIONS = (60, 600, 10_000, 2_000_000)
"""Of search in a whole turn, for the levels novice, club, expert and master."""
EXPLORATION = 0.05
"""How much search is drawn to what it seldom tried."""
ROLLOUT = 5
"""Random decisions that search plays before it asks for an estimate."""

POINT = 1.0
BONUS_WORTH = 1.4
TOKEN_WORTH = 0.13
GOLD_WORTH = 0.15
PLAN_WORTH = 0.12
NOBLE_WORTH = 1.6
STEEPNESS = 0.45


def estimate(s: Position, seat: int) -> float:
    """The seat's share of the result: from 0 for the last to 1 for the first."""
    if s.to_move == NOBODY:
        return final_share(s, seat)
    own = standing(s, seat)
    share = 0.0
    for rival in range(s.seats):
        if rival != seat:
            share += 1.0 / (1.0 + exp(STEEPNESS * (standing(s, rival) - own)))
    return share / (s.seats - 1)


def final_share(s: Position, seat: int) -> float:
    """1 for every rival ranked behind, a half for every equal, of as many as there are."""
    share = 0.0
    for rival in range(s.seats):
        if rival != seat:
            if s.rank[seat] < s.rank[rival]:
                share += 1.0
            elif s.rank[seat] == s.rank[rival]:
                share += 0.5
    return share / (s.seats - 1)


def standing(s: Position, seat: int) -> float:
    """Points, and what bonuses, tokens, reserved cards and nobles within reach promise."""
    player = s.players[seat]
    worth = player.points * POINT + player.tokens[GOLD] * (GOLD_WORTH - TOKEN_WORTH)
    worth += tokens_held(player) * TOKEN_WORTH
    for gem in range(GEMS):
        worth += player.bonuses[gem] * BONUS_WORTH
    worth += PLAN_WORTH * plans(s, player)
    for place in range(MOST_NOBLES):
        if s.nobles[place] != EMPTY and s.host[place] == NOBODY:
            worth += NOBLE_WORTH * noble_progress(player, s.nobles[place])
    if s.phase == PAY and s.to_move == seat:
        worth += POINTS[card_bought(s)] * POINT + BONUS_WORTH
    return worth


def plans(s: Position, player: Player) -> float:
    """What is near of the cards in hand, and of the best card that lies open to all."""
    near = 0.0
    for place in range(MARKET):
        if s.market[place] != EMPTY:
            near = max(near, promise(player, s.market[place]))
    for slot in range(HAND):
        if player.reserved[slot] >= 0:
            near += promise(player, player.reserved[slot])
    return near


def promise(player: Player, card: int) -> float:
    """A card's points and bonus, the less the more gems are missing."""
    return (POINTS[card] + 0.5) * closeness(player, card)


def closeness(player: Player, card: int) -> float:
    """1 for a card that can be paid for now, falling with every gem that is missing."""
    missing = -player.tokens[GOLD]
    for gem in range(GEMS):
        missing += max(0, COST[card][gem] - player.bonuses[gem] - player.tokens[gem])
    return 1.0 / (1.0 + max(0, missing))


def noble_progress(player: Player, noble: int) -> float:
    """The square of the part of a noble's wish that is met."""
    asked = 0
    met = 0
    for gem in range(GEMS):
        asked += NEED[noble][gem]
        met += min(NEED[noble][gem], player.bonuses[gem])
    return (met / asked) ** 2
