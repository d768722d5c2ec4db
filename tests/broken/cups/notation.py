"""Moves of Cups as text and back, what a hand touches for them, and what is said of them."""

from roundel.core.message import Message
from roundel.core.reading import match
from roundel.core.shape import UNKNOWN
from tests.broken.cups.position import DRAW, Position
from tests.broken.cups.rules import LAY, LEND, MOVES, STAY, TAKE, legal

TEXTS = {
    LAY: "lay left",
    LAY + 1: "lay right",
    LEND: "lend left",
    LEND + 1: "lend right",
    TAKE: "take",
    STAY: "stay",
}


def write(view: Position, move: int) -> str:
    """The text of a move."""
    return TEXTS[move]


def read(view: Position, text: str) -> int:
    """The move that a text means."""
    out = [0] * MOVES
    return match(text, TEXTS, out[: legal(view, out)])


def touches(view: Position, move: int) -> tuple[str, ...]:
    """A cup, the one beside which its card is lent, or the deck."""
    if move < LEND:
        return (f"cup-{view.to_move}-{move - LAY}",)
    if move < TAKE:
        return (f"cup-{view.to_move}-{move - LEND}", "lend")
    return ("deck",) if move == TAKE else ("stay",)


def say(view: Position, move: int) -> Message:
    """The move as a sentence."""
    if move < TAKE:
        card = view.players[view.to_move].cups[move % 2]
        return Message("say-lay" if move < LEND else "say-lend", card=card + 1)
    return Message("say-take" if move == TAKE else "say-stay", left=view.left)


def tell(before: Position, move: int, after: Position) -> tuple[Message, ...]:
    """What happened, from two views of one seat."""
    seat = before.to_move
    if move < TAKE:
        card = next(card for card, was in enumerate(before.owner) if after.owner[card] != was)
        told = Message("tell-lay" if move < LEND else "tell-lend", seat=seat, card=card + 1)
    elif move == TAKE:
        cup = 0 if before.players[seat].cups[0] == -1 else 1
        card = after.players[seat].cups[cup]
        told = (
            Message("tell-take", seat=seat)
            if card == UNKNOWN
            else Message("tell-seen", card=card + 1)
        )
    else:
        told = Message("tell-stay", seat=seat)
    return (told,) if after.to_move >= 0 else (told, Message("tell-end"))


def why_not(view: Position, move: int) -> Message:
    """Why a move is not allowed now."""
    if view.to_move < 0:
        return Message("the-game-is-over")
    if view.phase == DRAW:
        return Message("take-or-stay", left=view.left)
    return Message("no-card-there") if move < TAKE else Message("lay-first")
