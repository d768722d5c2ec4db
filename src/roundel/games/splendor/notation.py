"""Moves of Splendor as text and back, what a hand touches for them, and what is said of them."""

from functools import cache

from roundel.core.message import Message
from roundel.core.reading import match
from roundel.core.shape import EMPTY, UNKNOWN
from roundel.games.splendor.components import (
    BONUS,
    COLOURS,
    COST,
    GEMS,
    GOLD,
    HAND,
    LEVEL,
    NEED,
    PAIR_NEEDS,
    PAIRS,
    PLACES,
    POINTS,
    TRIPLES,
)
from roundel.games.splendor.position import (
    ACT,
    CHOOSE_NOBLE,
    GIVE_BACK,
    MARKET,
    PAY,
    POINTS_REACHED,
    STANDSTILL,
    Position,
)
from roundel.games.splendor.rules import (
    BUY,
    BUY_RESERVED,
    MOVES,
    NOBLE,
    PASS,
    PAY_GEMS,
    PAY_GOLD,
    RESERVE,
    RESERVE_BLIND,
    RETURN,
    TAKE_ONE,
    TAKE_PAIR,
    TAKE_TWO,
    affordable,
    free_slot,
    legal,
)

# Text


def write(view: Position, move: int) -> str:
    """The text of a move; it is the same in every position."""
    return _texts()[move]


def read(view: Position, text: str) -> int:
    """The move that a text means: the full text, or a shortening that fits only one."""
    out = [0] * MOVES
    return match(text, _texts(), out[: legal(view, out)])


@cache
def _texts() -> dict[int, str]:
    return {move: _text(move) for move in range(MOVES)}


def _text(move: int) -> str:
    if move < RESERVE:
        return " ".join(["take", *(COLOURS[gem] for gem in gems_taken(move))])
    if move < RESERVE_BLIND:
        return f"reserve {_place(move - RESERVE)}"
    if move < BUY:
        return f"reserve deck {move - RESERVE_BLIND + 1}"
    if move < BUY_RESERVED:
        return f"buy {_place(move - BUY)}"
    if move < PASS:
        return f"buy hand {move - BUY_RESERVED + 1}"
    if move == PASS:
        return "pass"
    if move < PAY_GEMS:
        return f"gold {COLOURS[move - PAY_GOLD]}"
    if move == PAY_GEMS:
        return "pay"
    if move < NOBLE:
        return f"return {COLOURS[move - RETURN]}"
    return f"noble {move - NOBLE + 1}"


def _place(place: int) -> str:
    """Level and place as one says them: 2-3 is the third card of level 2."""
    return f"{place // PLACES + 1}-{place % PLACES + 1}"


def gems_taken(move: int) -> list[int]:
    """The colours that a taking move takes."""
    if move < TAKE_TWO:
        return list(TRIPLES[move])
    if move < TAKE_ONE:
        return list(PAIRS[move - TAKE_TWO])
    if move < TAKE_PAIR:
        return [move - TAKE_ONE]
    return [move - TAKE_PAIR] * 2


# Touches


def touches(view: Position, move: int) -> tuple[str, ...]:
    """The things on the picture that a hand would touch, a thing touched twice named twice."""
    if move < RESERVE:
        return tuple(f"supply-{COLOURS[gem]}" for gem in gems_taken(move))
    if move < RESERVE_BLIND:
        place = f"market-{move - RESERVE}"
        return (place, "supply-gold" if view.supply[GOLD] > 0 else place)
    if move < BUY:
        return (f"deck-{move - RESERVE_BLIND}",)
    if move < BUY_RESERVED:
        return (f"market-{move - BUY}",)
    me = view.to_move
    if move < PASS:
        return (f"hand-{me}-{move - BUY_RESERVED}",)
    if move == PASS:
        return ("pass",)
    if move < PAY_GEMS:
        return (f"tokens-{me}-gold", f"tokens-{me}-{COLOURS[move - PAY_GOLD]}")
    if move == PAY_GEMS:
        return ("pay",)
    if move < NOBLE:
        return (f"tokens-{me}-{COLOURS[move - RETURN]}",)
    return (f"noble-{move - NOBLE}",)


# Words


def colour(kind: int) -> Message:
    return Message("colour", colour=COLOURS[kind])


def card_words(card: int) -> Message:
    """A card by its bonus and points; a card one may not know, only as that."""
    if card in (UNKNOWN, EMPTY):
        return Message("a-hidden-card")
    return Message("card", colour=COLOURS[BONUS[card]], points=POINTS[card], level=LEVEL[card] + 1)


def price_words(view: Position, card: int) -> Message:
    """What a card costs the player to move, after bonuses."""
    bonuses = view.players[view.to_move].bonuses
    price = [max(0, COST[card][gem] - bonuses[gem]) for gem in range(GEMS)]
    parts = tuple(
        Message("count-of", count=price[gem], colour=COLOURS[gem])
        for gem in range(GEMS)
        if price[gem]
    )
    return Message("price", parts=parts) if parts else Message("free")


def card_at(view: Position, place: int) -> int:
    """The card at a place that one may buy from: the market, then the hand."""
    if place < MARKET:
        return view.market[place]
    return view.players[view.to_move].reserved[place - MARKET]


def say(view: Position, move: int) -> Message:
    """The move as a sentence, as on a button."""
    if move < TAKE_PAIR:
        return Message("say-take", gems=tuple(colour(gem) for gem in gems_taken(move)))
    if move < RESERVE:
        return Message("say-take-pair", colour=colour(move - TAKE_PAIR))
    if move < RESERVE_BLIND:
        id = "say-reserve" if view.supply[GOLD] > 0 else "say-reserve-without-gold"
        return Message(id, card=card_words(view.market[move - RESERVE]))
    if move < BUY:
        id = "say-reserve-blind" if view.supply[GOLD] > 0 else "say-reserve-blind-without-gold"
        return Message(id, level=move - RESERVE_BLIND + 1)
    if move < PASS:
        card = card_at(view, move - BUY)
        if card in (EMPTY, UNKNOWN):
            return Message("say-buy-hidden")
        return Message("say-buy", card=card_words(card), price=price_words(view, card))
    if move == PASS:
        return Message("say-pass")
    if move < PAY_GEMS:
        return Message("say-gold", colour=colour(move - PAY_GOLD))
    if move == PAY_GEMS:
        return Message("say-pay", parts=_owed_words(view))
    if move < NOBLE:
        return Message("say-return", colour=colour(move - RETURN))
    return Message("say-noble", wish=_wish_words(view.nobles[move - NOBLE]))


def _owed_words(view: Position) -> tuple[Message, ...]:
    return tuple(
        Message("count-of", count=view.owed[gem], colour=COLOURS[gem])
        for gem in range(GEMS)
        if view.owed[gem] > 0
    )


def _wish_words(noble: int) -> Message:
    if noble == EMPTY:
        return Message("nothing")
    need = NEED[noble]
    return Message(
        "wish",
        parts=tuple(
            Message("count-of", count=need[gem], colour=COLOURS[gem])
            for gem in range(GEMS)
            if need[gem]
        ),
    )


def tell(before: Position, move: int, after: Position) -> tuple[Message, ...]:
    """What happened, from two views of one seat: the move, a noble that came, the end."""
    told = [_deed(before, move, after)]
    seat = before.to_move
    for place, noble in enumerate(before.nobles):
        if before.host[place] != after.host[place]:
            told.append(Message("tell-noble", seat=seat, wish=_wish_words(noble)))
    if after.to_move < 0:
        told.append(end_words(after))
    return tuple(told)


def _deed(before: Position, move: int, after: Position) -> Message:
    seat = before.to_move
    player = before.players[seat]
    if move < TAKE_PAIR:
        return Message("tell-take", seat=seat, gems=tuple(colour(gem) for gem in gems_taken(move)))
    if move < RESERVE:
        return Message("tell-take-pair", seat=seat, colour=colour(move - TAKE_PAIR))
    if move < RESERVE_BLIND:
        id = "tell-reserve" if before.supply[GOLD] > 0 else "tell-reserve-without-gold"
        return Message(id, seat=seat, card=card_words(before.market[move - RESERVE]))
    if move < BUY:
        return _blind_words(before, move - RESERVE_BLIND, after)
    if move < PASS:
        return _purchase_words(before, move - BUY, after)
    if move == PASS:
        return Message("tell-pass", seat=seat)
    if move < PAY_GEMS:
        return Message("tell-gold", seat=seat, colour=colour(move - PAY_GOLD))
    if move == PAY_GEMS:
        return Message("tell-pay", seat=seat, parts=_owed_words(before))
    if move < NOBLE:
        return Message("tell-return", seat=seat, colour=colour(move - RETURN))
    return Message("tell-chosen", seat=seat, place=move - NOBLE + 1, points=player.points)


def _blind_words(before: Position, level: int, after: Position) -> Message:
    """The owner's view has the card, the others' only its level."""
    seat = before.to_move
    id = "tell-reserve-blind" if before.supply[GOLD] > 0 else "tell-reserve-blind-without-gold"
    card = after.players[seat].reserved[free_slot(before.players[seat])]
    if card == UNKNOWN:
        return Message(id, seat=seat, level=level + 1)
    return Message(f"{id}-seen", seat=seat, level=level + 1, card=card_words(card))


def _purchase_words(before: Position, place: int, after: Position) -> Message:
    """The card bought is known to all as soon as it is named."""
    seat = before.to_move
    still_paying = after.phase == PAY and after.to_move == seat
    if place < MARKET:
        card = before.market[place]
    elif still_paying:
        card = after.players[seat].reserved[place - MARKET]
    else:
        card = _newly_owned(before, after)
    id = "tell-choose" if still_paying else "tell-buy"
    return Message(id, seat=seat, card=card_words(card))


def _newly_owned(before: Position, after: Position) -> int:
    return next(card for card, owner in enumerate(after.owner) if before.owner[card] != owner)


def end_words(after: Position) -> Message:
    """How it ended; a shared victory names all who share it."""
    seats = [seat for seat in range(after.seats) if after.rank[seat] == 1]
    if after.ending not in (POINTS_REACHED, STANDSTILL):
        return Message("end-limit")
    id = "end-points" if after.ending == POINTS_REACHED else "end-standstill"
    return Message(
        id,
        count=len(seats),
        winners=tuple(Message("name", seat=seat) for seat in seats),
        points=after.score[seats[0]],
    )


# Why not


def why_not(view: Position, move: int) -> Message:
    """Why a move of this game is not allowed now, for a move that is not."""
    if view.to_move < 0:
        return Message("the-game-is-over")
    if view.phase == PAY and not PAY_GOLD <= move <= PAY_GEMS:
        return Message("not-while-paying")
    if view.phase == GIVE_BACK and not RETURN <= move < NOBLE:
        return Message("not-above-ten")
    if view.phase == CHOOSE_NOBLE and move < NOBLE:
        return Message("not-before-noble")
    if view.phase == ACT and move > PASS:
        return Message("not-now")
    if move < RESERVE:
        return _why_not_take(view, move)
    if move < BUY:
        return _why_not_reserve(view, move)
    if move < PASS:
        return _why_not_buy(view, card_at(view, move - BUY))
    if move == PASS:
        return Message("pass-only-when-stuck")
    if move < PAY_GEMS:
        return Message("nothing-owed", colour=colour(move - PAY_GOLD))
    if move < NOBLE:
        return Message("none-in-hand", colour=colour(move - RETURN))
    return Message("noble-not-willing")


def _why_not_take(view: Position, move: int) -> Message:
    taken = gems_taken(move)
    missing = [gem for gem in taken if view.supply[gem] == 0]
    if missing:
        return Message("none-in-supply", colour=colour(missing[0]))
    if move >= TAKE_PAIR:
        return Message("pair-needs", needed=PAIR_NEEDS, left=view.supply[taken[0]])
    return Message("take-three", colours=sum(view.supply[gem] > 0 for gem in range(GEMS)))


def _why_not_reserve(view: Position, move: int) -> Message:
    if free_slot(view.players[view.to_move]) == EMPTY:
        return Message("hand-full", most=HAND)
    return Message("deck-empty") if move >= RESERVE_BLIND else Message("place-empty")


def _why_not_buy(view: Position, card: int) -> Message:
    if card in (EMPTY, UNKNOWN):
        return Message("place-empty")
    player = view.players[view.to_move]
    assert not affordable(player, card)
    missing = tuple(
        Message("count-of", count=gap, colour=COLOURS[gem])
        for gem in range(GEMS)
        if (gap := COST[card][gem] - player.bonuses[gem] - player.tokens[gem]) > 0
    )
    return Message("too-dear", parts=missing, gold=player.tokens[GOLD])
