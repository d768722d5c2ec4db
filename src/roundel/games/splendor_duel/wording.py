"""What is said of the moves of Splendor Duel: on buttons, in the log, and why one is refused."""

from roundel.core.message import Message
from roundel.core.shape import EMPTY, NOBODY, UNKNOWN
from roundel.games.splendor_duel.components import (
    ABILITIES,
    ABILITY,
    BONUS,
    BONUS_COUNT,
    CELL_NAMES,
    CELLS,
    COLOURS,
    COST,
    CROWNS,
    GEMS,
    GOLD,
    HAND,
    LEVEL,
    LINE_CELLS,
    NOTHING,
    POINTS,
    PRICED,
    ROYAL_ABILITY,
    ROYAL_POINTS,
    ROYALS,
    WILD,
)
from roundel.games.splendor_duel.position import (
    ACT,
    BLOCKING,
    CHOOSE_COLOUR,
    CHOOSE_ROYAL,
    CHOOSE_THEFT,
    CHOOSE_TOKEN,
    COLOUR_REACHED,
    CROWNS_REACHED,
    DISCARD,
    PAY,
    POINTS_REACHED,
    RESERVE_CARD,
    Position,
)
from roundel.games.splendor_duel.rules.cards import affordable, card_at, free_slot
from roundel.games.splendor_duel.rules.numbering import (
    BUY,
    CLAIM,
    DISCARD_KIND,
    GOLD_AT,
    LAY,
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

# Things in words


def kind_words(kind: int) -> Message:
    return Message("kind", kind=COLOURS[kind])


def token_words(view: Position, cell: int) -> Message:
    """A token on the board: what it is and where it lies."""
    if view.board[cell] == EMPTY:
        return Message("empty-cell", cell=CELL_NAMES[cell])
    return Message("token", kind=COLOURS[view.board[cell]], cell=CELL_NAMES[cell])


def count_words(counts: list[int]) -> tuple[Message, ...]:
    """Tokens by kind, those of which there are any."""
    return tuple(
        Message("count-of", count=count, kind=COLOURS[kind])
        for kind, count in enumerate(counts)
        if count > 0
    )


def card_words(card: int) -> Message:
    """A card by what it brings; a card one may not know, only as that."""
    if card in (UNKNOWN, EMPTY):
        return Message("a-hidden-card")
    gives = []
    if POINTS[card] > 0:
        gives.append(Message("points", points=POINTS[card]))
    if CROWNS[card] > 0:
        gives.append(Message("crowns", crowns=CROWNS[card]))
    if BONUS_COUNT[card] > 1:
        gives.append(Message("bonuses", bonuses=BONUS_COUNT[card]))
    if ABILITY[card] != NOTHING:
        gives.append(ability_words(ABILITY[card]))
    colour = "wild" if BONUS[card] == WILD else COLOURS[BONUS[card]] if BONUS[card] < GEMS else ""
    id = "card-with" if gives else "card"
    return Message(id, colour=colour, level=LEVEL[card] + 1, gives=tuple(gives))


def ability_words(ability: int) -> Message:
    return Message("ability", ability=ABILITIES[ability])


def royal_words(royal: int) -> Message:
    if ROYAL_ABILITY[royal] == NOTHING:
        return Message("royal", points=ROYAL_POINTS[royal])
    ability = ability_words(ROYAL_ABILITY[royal])
    return Message("royal-with", points=ROYAL_POINTS[royal], ability=ability)


def price_words(view: Position, card: int) -> Message:
    """What a card costs the player to move, after bonuses."""
    bonuses = view.players[view.to_move].bonuses
    parts = count_words([max(0, COST[card][kind] - bonuses[kind]) for kind in range(PRICED)])
    return Message("price", parts=parts) if parts else Message("free")


# What a button says


def say(view: Position, move: int) -> Message:
    """The move as a sentence, as on a button."""
    if move < RESERVE:
        return _say_first(view, move)
    if move < RESERVE_BLIND:
        return Message("say-reserve", card=card_words(view.pyramid[move - RESERVE]))
    if move < PAY_GOLD:
        return Message("say-reserve-blind", level=move - RESERVE_BLIND + 1)
    if move < PAY_TOKENS:
        return Message("say-pay-gold", kind=kind_words(move - PAY_GOLD))
    if move == PAY_TOKENS:
        return Message("say-pay", parts=count_words(view.owed))
    if move < PICK:
        return Message("say-lay", kind=kind_words(move - LAY))
    if move < STEAL_KIND:
        return Message("say-pick", token=token_words(view, move - PICK))
    if move < ROYAL:
        return Message("say-steal", kind=kind_words(move - STEAL_KIND))
    if move < DISCARD_KIND:
        return Message("say-royal", royal=royal_words(move - ROYAL))
    return Message("say-discard", kind=kind_words(move - DISCARD_KIND))


def _say_first(view: Position, move: int) -> Message:
    """Of the moves that a turn can begin with."""
    if move < REFILL:
        return Message("say-scroll", token=token_words(view, move - SCROLL))
    if move == REFILL:
        return Message("say-refill", count=sum(view.bag))
    if move < GOLD_AT:
        return Message("say-take", tokens=_line_words(view, move))
    if move < BUY:
        return Message("say-gold", cell=CELL_NAMES[move - GOLD_AT])
    if move < CLAIM:
        card = card_at(view, move - BUY)
        if card in (EMPTY, UNKNOWN):
            return Message("say-buy-hidden")
        return Message("say-buy", card=card_words(card), price=price_words(view, card))
    return Message("say-claim")


def _line_words(view: Position, move: int) -> tuple[Message, ...]:
    return tuple(token_words(view, cell) for cell in LINE_CELLS[move - TAKE])


# What the log tells


def tell(before: Position, move: int, after: Position) -> tuple[Message, ...]:
    """What happened, from two views of one seat: the move, and all that it brought."""
    seat = before.to_move
    told = [
        *_deed(before, move, after),
        *_card_told(before, after),
        *_royals_told(before, after),
        *_tokens_told(before, move, after),
        *_scrolls_told(before, after),
    ]
    if _skipped(before, move, after):
        told.append(Message("tell-skip", seat=seat))
    if after.to_move == NOBODY:
        told.append(end_words(after))
    elif after.turn > before.turn and after.to_move == seat:
        told.append(Message("tell-again", seat=seat))
    return tuple(told)


def _deed(before: Position, move: int, after: Position) -> tuple[Message, ...]:
    """The move itself, unless what it brought says it all."""
    seat = before.to_move
    if move < REFILL:
        return (Message("tell-scroll", seat=seat, token=token_words(before, move - SCROLL)),)
    if move == REFILL:
        return (Message("tell-refill", seat=seat, count=sum(before.bag)),)
    if move < GOLD_AT:
        return (Message("tell-take", seat=seat, tokens=_line_words(before, move)),)
    if move < BUY:
        return (Message("tell-gold", seat=seat, cell=CELL_NAMES[move - GOLD_AT]),)
    if move < CLAIM:
        return _choice_told(seat, move - BUY, after)
    if move == CLAIM:
        return (Message("tell-claim", seat=seat, rival=1 - seat),)
    if move < RESERVE_BLIND:
        card = card_words(before.pyramid[move - RESERVE])
        return (Message("tell-reserve", seat=seat, card=card),)
    if move < PAY_GOLD:
        return (_blind_told(before, move - RESERVE_BLIND, after),)
    if move < PAY_TOKENS:
        return (Message("tell-pay-gold", seat=seat, kind=kind_words(move - PAY_GOLD)),)
    if move == PAY_TOKENS:
        return (Message("tell-pay", seat=seat, parts=count_words(before.owed)),)
    if move < DISCARD_KIND:
        return ()
    return (Message("tell-discard", seat=seat, kind=kind_words(move - DISCARD_KIND)),)


def _choice_told(seat: int, place: int, after: Position) -> tuple[Message, ...]:
    """The card named, while its price is still being paid."""
    if after.phase != PAY:
        return ()
    return (Message("tell-choose", seat=seat, card=card_words(card_at(after, place))),)


def _blind_told(before: Position, level: int, after: Position) -> Message:
    """The owner's view has the card, the other's only its level."""
    seat = before.to_move
    card = after.players[seat].reserved[free_slot(before.players[seat])]
    if card == UNKNOWN:
        return Message("tell-reserve-blind", seat=seat, level=level + 1)
    return Message("tell-reserve-blind-seen", seat=seat, card=card_words(card))


def _card_told(before: Position, after: Position) -> list[Message]:
    """A card that was bought, and a wild one that was laid."""
    seat = before.to_move
    told = []
    for card, owner in enumerate(after.owner):
        if before.owner[card] != owner:
            told.append(Message("tell-buy", seat=seat, card=card_words(card)))
        if before.laid[card] != after.laid[card]:
            told.append(Message("tell-lay", seat=seat, kind=kind_words(after.laid[card])))
    return told


def _royals_told(before: Position, after: Position) -> list[Message]:
    """A royal that was received."""
    return [
        Message("tell-royal", seat=before.to_move, royal=royal_words(royal))
        for royal in range(ROYALS)
        if before.patron[royal] != after.patron[royal]
    ]


def _tokens_told(before: Position, move: int, after: Position) -> list[Message]:
    """A token that an ability took from the board or from the rival."""
    seat = before.to_move
    told = []
    if BUY <= move < CLAIM or move >= PAY_GOLD:
        for cell in range(CELLS):
            if before.board[cell] != after.board[cell]:
                told.append(Message("tell-pick", seat=seat, token=token_words(before, cell)))
    for kind in range(PRICED):
        if after.players[1 - seat].tokens[kind] < before.players[1 - seat].tokens[kind]:
            kind_stolen = kind_words(kind)
            told.append(Message("tell-steal", seat=seat, rival=1 - seat, kind=kind_stolen))
    return told


def _scrolls_told(before: Position, after: Position) -> list[Message]:
    """Who gained a scroll, and where it came from."""
    told = []
    for seat in (before.to_move, 1 - before.to_move):
        if after.players[seat].scrolls > before.players[seat].scrolls:
            from_table = after.scrolls < before.scrolls
            id = "tell-scroll-from-table" if from_table else "tell-scroll-from-rival"
            told.append(Message(id, seat=seat, rival=1 - seat))
    return told


def _skipped(before: Position, move: int, after: Position) -> bool:
    """Whether no action was left after a scroll or a refill, so that the turn went on without."""
    if move > REFILL:
        return False
    return after.turn > before.turn or after.phase == DISCARD


def end_words(after: Position) -> Message:
    """How it ended."""
    ids = {
        POINTS_REACHED: "end-points",
        CROWNS_REACHED: "end-crowns",
        COLOUR_REACHED: "end-colour",
        BLOCKING: "end-blocking",
    }
    if after.ending not in ids:
        return Message("end-limit")
    seat = 0 if after.rank[0] == 1 else 1
    winner = after.players[seat]
    best = max(range(GEMS), key=lambda gem: winner.colour_points[gem])
    return Message(
        ids[after.ending],
        seat=seat,
        points=winner.points,
        crowns=winner.crowns,
        colour_points=winner.colour_points[best],
        kind=kind_words(best),
    )


# Why not

_MOVES_OF_PHASE = {
    RESERVE_CARD: (RESERVE, PAY_GOLD, "not-before-reserved"),
    PAY: (PAY_GOLD, LAY, "not-while-paying"),
    CHOOSE_COLOUR: (LAY, PICK, "not-before-laid"),
    CHOOSE_TOKEN: (PICK, STEAL_KIND, "not-before-picked"),
    CHOOSE_THEFT: (STEAL_KIND, ROYAL, "not-before-stolen"),
    CHOOSE_ROYAL: (ROYAL, DISCARD_KIND, "not-before-royal"),
    DISCARD: (DISCARD_KIND, DISCARD_KIND + len(COLOURS), "not-above-ten"),
    ACT: (SCROLL, RESERVE, "not-now"),
}
"""The moves of each phase, and why it cannot be others."""


def why_not(view: Position, move: int) -> Message:
    """Why a move of this game is not allowed now, for a move that is not."""
    if view.to_move == NOBODY:
        return Message("the-game-is-over")
    first, behind, reason = _MOVES_OF_PHASE[view.phase]
    if move == CLAIM and not view.against_blocking:
        return Message("no-claims")
    if not first <= move < behind:
        return Message(reason)
    if move < RESERVE:
        return _why_not_first(view, move)
    if move < PAY_GOLD:
        return Message("deck-empty") if move >= RESERVE_BLIND else Message("place-empty")
    if move < PAY_TOKENS:
        return Message("nothing-owed", kind=kind_words(move - PAY_GOLD))
    if move < PICK:
        return Message("no-such-card", kind=kind_words(move - LAY))
    if move < STEAL_KIND:
        colour = kind_words(BONUS[view.using])
        return Message("other-colour-there", cell=CELL_NAMES[move - PICK], kind=colour)
    if move < ROYAL:
        kind = kind_words(move - STEAL_KIND)
        return Message("rival-has-none", rival=1 - view.to_move, kind=kind)
    if move < DISCARD_KIND:
        return Message("royal-gone")
    return Message("none-in-hand", kind=kind_words(move - DISCARD_KIND))


def _why_not_first(view: Position, move: int) -> Message:
    player = view.players[view.to_move]
    if move < REFILL:
        if player.scrolls == 0:
            return Message("no-scroll")
        if view.refilled:
            return Message("no-scroll-after-refill")
        return _why_not_token(view, move - SCROLL)
    if move == REFILL:
        return Message("refilled-already") if view.refilled else Message("bag-empty")
    if move < GOLD_AT:
        blocked = [cell for cell in LINE_CELLS[move - TAKE] if view.board[cell] in (EMPTY, GOLD)]
        return _why_not_token(view, blocked[0])
    if move < BUY:
        if view.board[move - GOLD_AT] != GOLD:
            return Message("no-gold-there", cell=CELL_NAMES[move - GOLD_AT])
        full = free_slot(player) == EMPTY
        return Message("hand-full", most=HAND) if full else Message("nothing-to-reserve")
    if move < CLAIM:
        return _why_not_buy(view, card_at(view, move - BUY))
    return Message("rival-does-not-block")


def _why_not_token(view: Position, cell: int) -> Message:
    id = "gold-lies-there" if view.board[cell] == GOLD else "nothing-lies-there"
    return Message(id, cell=CELL_NAMES[cell])


def _why_not_buy(view: Position, card: int) -> Message:
    if card in (EMPTY, UNKNOWN):
        return Message("place-empty")
    player = view.players[view.to_move]
    if affordable(player, card):
        return Message("nothing-to-lay-it-on")
    missing = [
        COST[card][kind] - player.bonuses[kind] - player.tokens[kind] for kind in range(PRICED)
    ]
    return Message("too-dear", parts=count_words(missing), gold=player.tokens[GOLD])
