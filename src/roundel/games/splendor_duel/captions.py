"""What the picture and the terminal's table of Splendor Duel say in words."""

from collections.abc import Sequence

from roundel.core.message import Message
from roundel.core.position import is_stopped
from roundel.core.shape import NOBODY
from roundel.games.splendor_duel.components import (
    BLOCKED_TURNS,
    BONUS,
    COST,
    GEMS,
    GOLD,
    TOKEN_LIMIT,
    WINNING_COLOUR,
    WINNING_CROWNS,
    WINNING_POINTS,
)
from roundel.games.splendor_duel.position import (
    ACT,
    CHOOSE_COLOUR,
    CHOOSE_ROYAL,
    CHOOSE_THEFT,
    CHOOSE_TOKEN,
    PAY,
    RESERVE_CARD,
    Player,
    Position,
)
from roundel.games.splendor_duel.rules import MOVES, legal
from roundel.games.splendor_duel.rules.cards import card_bought
from roundel.games.splendor_duel.rules.numbering import REFILL
from roundel.games.splendor_duel.rules.tokens import tokens_held
from roundel.games.splendor_duel.wording import card_words, count_words, end_words, kind_words


def decision(view: Position, seat: int) -> Message:
    """What has to be decided now, or how it ended."""
    mover = view.to_move
    if is_stopped(view):
        return Message("the-game-was-stopped", seat=view.rank.index(1))
    if mover == NOBODY:
        return end_words(view)
    own = "-own" if mover == seat else ""
    player = view.players[mover]
    if view.phase == ACT:
        return _action(view, own)
    if view.phase == RESERVE_CARD:
        return Message(f"picture-reserve{own}", seat=mover)
    if view.phase == PAY:
        owed, card = count_words(view.owed), card_words(card_bought(view))
        return Message(f"picture-pay{own}", seat=mover, card=card, parts=owed)
    if view.phase == CHOOSE_COLOUR:
        return Message(f"picture-lay{own}", seat=mover, card=card_words(view.using))
    if view.phase == CHOOSE_TOKEN:
        return Message(f"picture-pick{own}", seat=mover, kind=kind_words(BONUS[view.using]))
    if view.phase == CHOOSE_THEFT:
        return Message(f"picture-steal{own}", seat=mover, rival=1 - mover)
    if view.phase == CHOOSE_ROYAL:
        return Message(f"picture-royal{own}", seat=mover, crowns=player.crowns)
    held = tokens_held(player)
    return Message(f"picture-discard{own}", seat=mover, held=held, count=held - TOKEN_LIMIT)


def _action(view: Position, own: str) -> Message:
    """The first decision of a turn, with what may come before the action."""
    mover = view.to_move
    if own and must_refill(view, mover):
        return Message("picture-refill")
    extras = []
    tokens_lie_there = any(0 <= kind < GOLD for kind in view.board)
    if view.players[mover].scrolls > 0 and view.refilled == 0 and tokens_lie_there:
        extras.append(Message("picture-extra-scroll"))
    if sum(view.bag) > 0:
        extras.append(Message("picture-extra-refill"))
    if extras:
        return Message(f"picture-act-extras{own}", seat=mover, extras=tuple(extras))
    return Message(f"picture-act{own}", seat=mover)


def must_refill(view: Position, seat: int) -> bool:
    """Whether this seat can do nothing else; of a rival nobody knows, for the sake of the hand."""
    out = [0] * MOVES
    return seat == view.to_move and legal(view, out) == 1 and out[0] == REFILL


def blocking(view: Position, whose: int) -> Message | None:
    """That somebody keeps all gold and both pearls; it is counted where a rule is against it."""
    count = view.players[whose].blocked
    if count == 0:
        return None
    return Message("picture-blocking", seat=whose, count=count, most=BLOCKED_TURNS)


def about_card(number: int, bonuses: Sequence[int] | None = None) -> Message:
    """A card with its price in words, and what it is for whoever has these bonuses."""
    cost = list(COST[number])
    price = Message("price", parts=count_words(cost))
    about = Message("picture-card", card=card_words(number), price=price)
    if bonuses is None:
        return about
    left = [max(0, asked - bonuses[kind]) for kind, asked in enumerate(cost)]
    if left == cost:
        return about
    price = Message("price", parts=count_words(left)) if any(left) else Message("free")
    return Message("picture-card-cheaper", card=about, price=price)


def standings(player: Player) -> tuple[tuple[Message, float], ...]:
    """How far one is on each of the three ways to win: in words, and as a share of the way."""
    best = best_colour(player)
    points = player.colour_points[best]
    on_colour = Message("picture-no-colour", goal=WINNING_COLOUR)
    if points > 0:
        on_colour = Message(
            "picture-colour", count=points, goal=WINNING_COLOUR, kind=kind_words(best)
        )
    return (
        (
            Message("picture-points", count=player.points, goal=WINNING_POINTS),
            player.points / WINNING_POINTS,
        ),
        (
            Message("picture-crowns", count=player.crowns, goal=WINNING_CROWNS),
            player.crowns / WINNING_CROWNS,
        ),
        (on_colour, points / WINNING_COLOUR),
    )


def best_colour(player: Player) -> int:
    """The colour on whose cards one has most points."""
    return max(range(GEMS), key=lambda gem: player.colour_points[gem])
