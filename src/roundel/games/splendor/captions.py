"""What the picture and the terminal's table of Splendor say in words."""

from collections.abc import Sequence

from roundel.core.message import Message
from roundel.core.position import is_stopped
from roundel.core.shape import NOBODY
from roundel.games.splendor.components import (
    BONUS,
    COLOURS,
    COST,
    GEMS,
    LEVEL,
    NEED,
    POINTS,
    TOKEN_LIMIT,
)
from roundel.games.splendor.notation import card_words, end_words
from roundel.games.splendor.position import CHOOSE_NOBLE, GIVE_BACK, PAY, Position
from roundel.games.splendor.rules import card_bought, tokens_held


def decision(view: Position, seat: int) -> Message:
    """What has to be decided now, or how it ended."""
    mover = view.to_move
    if is_stopped(view):
        return Message("the-game-was-stopped", seat=view.rank.index(1))
    if mover == NOBODY:
        return end_words(view)
    own = "-own" if mover == seat else ""
    if view.phase == PAY:
        owed, bought = amounts(view.owed), card_words(card_bought(view))
        return Message(f"picture-pay{own}", seat=mover, card=bought, parts=owed)
    if view.phase == GIVE_BACK:
        held = tokens_held(view.players[mover])
        above = held - TOKEN_LIMIT
        return Message(f"picture-give-back{own}", seat=mover, held=held, count=above)
    if view.phase == CHOOSE_NOBLE:
        return Message(f"picture-choose{own}", seat=mover)
    return Message(f"picture-act{own}", seat=mover)


def amounts(row: Sequence[int]) -> tuple[Message, ...]:
    """How many there are of each gem, as far as there are any."""
    return tuple(
        Message("count-of", count=row[gem], colour=COLOURS[gem])
        for gem in range(GEMS)
        if row[gem] > 0
    )


def about_card(number: int, bonuses: Sequence[int] | None = None) -> Message:
    """A card with its price in words, and what it is for whoever has these bonuses."""
    cost = COST[number]
    about = Message(
        "picture-card",
        level=LEVEL[number] + 1,
        colour=Message("colour", colour=COLOURS[BONUS[number]]),
        points=POINTS[number],
        price=Message("price", parts=amounts(cost)),
    )
    if bonuses is None:
        return about
    left = [max(0, cost[gem] - bonuses[gem]) for gem in range(GEMS)]
    if left == list(cost):
        return about
    price = Message("price", parts=amounts(left)) if any(left) else Message("free")
    return Message("picture-card-cheaper", card=about, price=price)


def about_noble(noble: int) -> Message:
    """A noble with its wish, in words."""
    return Message("picture-noble", parts=amounts(NEED[noble]))
