"""The cards: reserve one with the gold just taken, or buy one and pay for it."""

from roundel.core.shape import EMPTY, Row
from roundel.games.splendor_duel.components import (
    BONUS,
    BONUS_COUNT,
    COST,
    CROWNS,
    GEMS,
    GOLD,
    HAND,
    LEVELS,
    PLACE_LEVEL,
    POINTS,
    PRICED,
    PYRAMID,
    WILD,
)
from roundel.games.splendor_duel.position import PAY, Player, Position
from roundel.games.splendor_duel.rules.numbering import (
    BUY,
    PAY_GOLD,
    PAY_TOKENS,
    RESERVE,
    RESERVE_BLIND,
)
from roundel.games.splendor_duel.rules.tokens import put_into_bag

PLACES = PYRAMID + HAND
"""Where one may buy from."""

# What may be done


def may_reserve(s: Position) -> bool:
    """With room in the hand, and a card left to reserve."""
    if free_slot(s.players[s.to_move]) == EMPTY:
        return False
    for place in range(PYRAMID):
        if s.pyramid[place] != EMPTY:
            return True
    return False


def reservations(s: Position, out: Row) -> int:
    """Any face-up card, or the top card of a deck."""
    n = 0
    for place in range(PYRAMID):
        out[n] = RESERVE + place
        n += s.pyramid[place] != EMPTY
    for level in range(LEVELS):
        out[n] = RESERVE_BLIND + level
        n += s.decks[level].left > 0
    return n


def purchases(s: Position, out: Row, n: int) -> int:
    """Any card of the pyramid, or of one's own hand, that one can pay for."""
    player = s.players[s.to_move]
    for place in range(PLACES):
        card = card_at(s, place)
        out[n] = BUY + place
        n += card != EMPTY and may_buy(player, card)
    return n


def may_buy_something(s: Position) -> bool:
    """Whether there is a card that the player to move can pay for."""
    for place in range(PLACES):
        card = card_at(s, place)
        if card != EMPTY and may_buy(s.players[s.to_move], card):
            return True
    return False


def card_at(s: Position, place: int) -> int:
    """The card at a place that one may buy from: the pyramid, then one's own hand."""
    if place < PYRAMID:
        return s.pyramid[place]
    return s.players[s.to_move].reserved[place - PYRAMID]


def may_buy(player: Player, card: int) -> bool:
    """A wild card only for whoever has a card to lay it on."""
    return affordable(player, card) and (BONUS[card] != WILD or owns_colour(player))


def affordable(player: Player, card: int) -> bool:
    """Whether gold makes up for all that tokens and bonuses leave unpaid."""
    cost = COST[card]
    tokens = player.tokens
    bonuses = player.bonuses
    missing = 0
    for kind in range(PRICED):
        gap = cost[kind] - bonuses[kind] - tokens[kind]
        missing += gap if gap > 0 else 0
    return missing <= tokens[GOLD]


def owns_colour(player: Player) -> bool:
    """Whether the player has a card with a bonus."""
    for gem in range(GEMS):
        if player.bonuses[gem] > 0:
            return True
    return False


def payments(s: Position, out: Row) -> int:
    """One more gold in place of a token that is owed, or the rest in tokens."""
    n = 0
    for kind in range(PRICED):
        out[n] = PAY_GOLD + kind
        n += s.owed[kind] > 0
    out[n] = PAY_TOKENS
    return n + 1


def free_slot(player: Player) -> int:
    """A place in the hand for a reserved card; EMPTY when it is full."""
    for slot in range(HAND):
        if player.reserved[slot] == EMPTY:
            return slot
    return EMPTY


# Doing it


def draw(s: Position, level: int) -> int:
    """The top card of a deck, taken off; EMPTY when there is none."""
    deck = s.decks[level]
    if deck.left == 0:
        return EMPTY
    deck.left -= 1
    card = deck.cards[deck.left]
    deck.cards[deck.left] = EMPTY
    return card


def replace(s: Position, place: int) -> None:
    """Fill a place of the pyramid from its deck; it stays empty when the deck is."""
    s.pyramid[place] = draw(s, PLACE_LEVEL[place])
    if s.pyramid[place] != EMPTY:
        s.revealed += 1


def reserve(s: Position, place: int) -> None:
    """Take a face-up card into the hand; it stays known to both, and is replaced at once."""
    player = s.players[s.to_move]
    player.reserved[free_slot(player)] = s.pyramid[place]
    replace(s, place)


def reserve_blind(s: Position, level: int) -> None:
    """Take the top card of a deck into the hand; the rival sees only its level."""
    player = s.players[s.to_move]
    slot = free_slot(player)
    player.reserved[slot] = draw(s, level)
    player.unseen[slot] = level + 1
    s.revealed += 1


def choose_purchase(s: Position, place: int) -> None:
    """Name the card to buy (a blind one is now known), and pay with gold what tokens cannot."""
    s.buying = place
    player = s.players[s.to_move]
    if place >= PYRAMID and player.unseen[place - PYRAMID] > 0:
        player.unseen[place - PYRAMID] = 0
        s.revealed += 1
    cost = COST[card_bought(s)]
    for kind in range(PRICED):
        price = cost[kind] - player.bonuses[kind]
        s.owed[kind] = price if price > 0 else 0
        for _ in range(s.owed[kind] - player.tokens[kind]):
            pay_gold(s, kind)


def card_bought(s: Position) -> int:
    """The card that is being paid for."""
    return card_at(s, s.buying)


def pay_gold(s: Position, kind: int) -> None:
    """Gold stands for one gem or pearl of the price."""
    s.owed[kind] -= 1
    put_into_bag(s, GOLD, 1)


def where_gold_goes(s: Position) -> bool:
    """Whether the payer still has to choose: there is gold, and something owed."""
    owed = 0
    for kind in range(PRICED):
        owed += s.owed[kind]
    if owed == 0 or s.players[s.to_move].tokens[GOLD] == 0:
        return False
    s.phase = PAY
    return True


def complete_purchase(s: Position) -> int:
    """Pay the rest into the bag and lay the card before oneself; which card it is."""
    player = s.players[s.to_move]
    for kind in range(PRICED):
        put_into_bag(s, kind, s.owed[kind])
        s.owed[kind] = 0
    card = card_bought(s)
    s.owner[card] = s.to_move
    player.points += POINTS[card]
    player.crowns += CROWNS[card]
    player.blocked = 0
    if BONUS[card] < GEMS:
        gain_bonus(player, card, BONUS[card])
    if s.buying < PYRAMID:
        replace(s, s.buying)
    else:
        player.reserved[s.buying - PYRAMID] = EMPTY
    s.buying = EMPTY
    return card


def gain_bonus(player: Player, card: int, colour: int) -> None:
    """The card counts as this colour from now on."""
    player.bonuses[colour] += BONUS_COUNT[card]
    player.colour_points[colour] += POINTS[card]
