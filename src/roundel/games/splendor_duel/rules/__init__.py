"""The rules of Splendor Duel: deal, legal, apply. RULES.md says the same in words."""

from roundel.core.shape import NOBODY, Row
from roundel.games.splendor_duel.components import BONUS, WILD
from roundel.games.splendor_duel.position import (
    ACT,
    CHOOSE_COLOUR,
    CHOOSE_ROYAL,
    CHOOSE_THEFT,
    CHOOSE_TOKEN,
    PAY,
    RESERVE_CARD,
    Position,
)
from roundel.games.splendor_duel.rules.abilities import (
    colours,
    lay,
    lay_wild_card,
    pick,
    picks,
    receive,
    royals,
    steal,
    thefts,
    use_card,
    welcome_royal,
)
from roundel.games.splendor_duel.rules.cards import (
    choose_purchase,
    complete_purchase,
    may_buy_something,
    may_reserve,
    pay_gold,
    payments,
    purchases,
    reservations,
    reserve,
    reserve_blind,
    where_gold_goes,
)
from roundel.games.splendor_duel.rules.numbering import (
    BUY,
    CLAIM,
    DISCARD_KIND,
    GOLD_AT,
    LAY,
    MOVES,
    PAY_GOLD,
    PAY_TOKENS,
    PICK,
    REFILL,
    RESERVE,
    RESERVE_BLIND,
    ROYAL,
    SCROLL,
    STEAL_KIND,
    TAKE,
)
from roundel.games.splendor_duel.rules.setup import deal
from roundel.games.splendor_duel.rules.tokens import (
    gems_and_pearls,
    gold_takings,
    may_refill,
    refill,
    refills,
    scroll_uses,
    spend_scroll,
    take_line,
    take_token,
    takings,
)
from roundel.games.splendor_duel.rules.turn import (
    claim,
    discard,
    discards,
    finish_action,
    may_claim,
)

__all__ = ["MOVES", "apply", "deal", "is_stuck", "legal"]


def legal(s: Position, out: Row) -> int:
    """The legal moves, ascending."""
    if s.to_move == NOBODY:
        return 0
    if s.phase == ACT:
        return actions(s, out)
    if s.phase == RESERVE_CARD:
        return reservations(s, out)
    if s.phase == PAY:
        return payments(s, out)
    if s.phase == CHOOSE_COLOUR:
        return colours(s, out)
    if s.phase == CHOOSE_TOKEN:
        return picks(s, BONUS[s.using], out)
    if s.phase == CHOOSE_THEFT:
        return thefts(s, out)
    if s.phase == CHOOSE_ROYAL:
        return royals(s, out)
    return discards(s, out)


def actions(s: Position, out: Row) -> int:
    """Scrolls, then a refill, then one mandatory action."""
    n = scroll_uses(s, out, 0)
    n = refills(s, out, n)
    n = takings(s, out, n)
    if may_reserve(s):
        n = gold_takings(s, out, n)
    n = purchases(s, out, n)
    if may_claim(s):
        out[n] = CLAIM
        n += 1
    return n


def apply(s: Position, move: int) -> None:
    """Play one legal move."""
    s.ply += 1
    s.made += 1
    if move < REFILL:
        spend_scroll(s, move - SCROLL)
        skip_action_when_stuck(s)
    elif move == REFILL:
        refill(s)
        skip_action_when_stuck(s)
    elif move == CLAIM:
        claim(s)
    elif not act(s, move):
        finish_action(s)


def skip_action_when_stuck(s: Position) -> None:
    """When scrolls have left nothing to do, not even a refill, the turn goes on without."""
    if is_stuck(s):
        finish_action(s)


def is_stuck(s: Position) -> bool:
    """Whether whoever is to act can do nothing, not even refill the board."""
    if gems_and_pearls(s) != 0 or may_refill(s):
        return False
    # Two hands hold 23 tokens at most, so that gold lies there for whoever may reserve.
    return not may_reserve(s) and not may_buy_something(s)


def act(s: Position, move: int) -> bool:
    """The mandatory action, or a part of it; True when another part is to be chosen."""
    if move < GOLD_AT:
        take_line(s, move - TAKE)
    elif move < BUY:
        take_token(s, move - GOLD_AT)
        s.phase = RESERVE_CARD
        return True
    elif move < CLAIM or PAY_GOLD <= move < DISCARD_KIND:
        return buy(s, move)
    elif RESERVE <= move < RESERVE_BLIND:
        reserve(s, move - RESERVE)
    elif RESERVE_BLIND <= move < PAY_GOLD:
        reserve_blind(s, move - RESERVE_BLIND)
    elif move >= DISCARD_KIND:
        discard(s, move - DISCARD_KIND)
    return False


def buy(s: Position, move: int) -> bool:
    """Choose a card, pay, lay it if it is wild, use its ability, and receive a royal for crowns.

    Goes as far as nothing is to be chosen; True when something is.
    """
    if move <= PAY_TOKENS:
        if pay(s, move):
            return True
        card = complete_purchase(s)
        if BONUS[card] == WILD and lay_wild_card(s, card):
            return True
        if use_card(s, card):
            return True
    elif move < PICK:
        card = s.using
        lay(s, card, move - LAY)
        if use_card(s, card):
            return True
    elif move < STEAL_KIND:
        pick(s, move - PICK)
    elif move < ROYAL:
        steal(s, move - STEAL_KIND)
    else:
        return receive(s, move - ROYAL)
    return welcome_royal(s)


def pay(s: Position, move: int) -> bool:
    """Name the card, and where gold goes; True while there is a choice."""
    if move == PAY_TOKENS:
        return False
    if move < CLAIM:
        choose_purchase(s, move - BUY)
    else:
        pay_gold(s, move - PAY_GOLD)
    return where_gold_goes(s)
