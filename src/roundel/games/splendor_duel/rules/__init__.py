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
    SKIP,
    STEAL_KIND,
    TAKE,
)
from roundel.games.splendor_duel.rules.setup import deal
from roundel.games.splendor_duel.rules.tokens import (
    gold_takings,
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

__all__ = ["MOVES", "apply", "deal", "legal"]


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
    """Scrolls, then a refill, then one mandatory action; it is skipped when nothing is possible."""
    n = scroll_uses(s, out, 0)
    n = refills(s, out, n)
    n = takings(s, out, n)
    if may_reserve(s):
        n = gold_takings(s, out, n)
    n = purchases(s, out, n)
    if n == 0:
        out[n] = SKIP
        n += 1
    if may_claim(s):
        out[n] = CLAIM
        n += 1
    return n


def apply(s: Position, move: int) -> None:
    """Play one legal move."""
    s.ply += 1
    if move < REFILL:
        spend_scroll(s, move - SCROLL)
    elif move == REFILL:
        refill(s)
    elif move < GOLD_AT:
        take_line(s, move - TAKE)
        finish_action(s)
    elif move < BUY:
        take_token(s, move - GOLD_AT)
        s.phase = RESERVE_CARD
    elif move < SKIP:
        choose_purchase(s, move - BUY)
        go_on_paying(s)
    elif move == SKIP:
        finish_action(s)
    elif move == CLAIM:
        claim(s)
    else:
        go_on(s, move)


def go_on(s: Position, move: int) -> None:
    """Play a move that goes on with what the first decision of an action began."""
    if move < RESERVE_BLIND:
        reserve(s, move - RESERVE)
        finish_action(s)
    elif move < PAY_GOLD:
        reserve_blind(s, move - RESERVE_BLIND)
        finish_action(s)
    elif move < PAY_TOKENS:
        pay_gold(s, move - PAY_GOLD)
        go_on_paying(s)
    elif move == PAY_TOKENS:
        finish_purchase(s)
    elif move < PICK:
        card = s.using
        lay(s, card, move - LAY)
        use_new_card(s, card)
    elif move < STEAL_KIND:
        pick(s, move - PICK)
        crown(s)
    elif move < ROYAL:
        steal(s, move - STEAL_KIND)
        crown(s)
    elif move < DISCARD_KIND:
        if not receive(s, move - ROYAL):
            finish_action(s)
    else:
        discard(s, move - DISCARD_KIND)


def go_on_paying(s: Position) -> None:
    """Where gold goes is the payer's choice, as long as there is one."""
    if not where_gold_goes(s):
        finish_purchase(s)


def finish_purchase(s: Position) -> None:
    """The card is paid for: first it is laid, if it is wild, then its ability is used."""
    card = complete_purchase(s)
    if BONUS[card] != WILD or not lay_wild_card(s, card):
        use_new_card(s, card)


def use_new_card(s: Position, card: int) -> None:
    """The card's own ability; after it the crowns count."""
    if not use_card(s, card):
        crown(s)


def crown(s: Position) -> None:
    """The royal that the crowns bring, if one is due; then the action is over."""
    if not welcome_royal(s):
        finish_action(s)
