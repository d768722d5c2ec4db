"""Moves of The Blue Lion as text and back, and what a hand touches for them.

Loose cards are counted by the six places at which cards landed in the toss, cards in the row from
the left, cards set aside in the order in which they were; all from 1.
"""

from functools import cache

from roundel.core.reading import match
from roundel.games.blue_lion.position import Position
from roundel.games.blue_lion.recalling import tell_from_memory
from roundel.games.blue_lion.rules import legal
from roundel.games.blue_lion.rules.numbering import (
    LAY,
    MOVE_END,
    MOVES,
    PASS,
    RETURN,
    SWAP,
    TURN,
    WAYS_TO_LAY,
)
from roundel.games.blue_lion.wording import say, tell, why_not

__all__ = ["read", "say", "tell", "tell_from_memory", "touches", "why_not", "write"]

WAYS = ("left", "left turned", "right", "right turned")
ENDS = ("left", "left-turned", "right", "right-turned")
"""The places at the ends of the row that a hand touches."""


def write(view: Position, move: int) -> str:
    """The text of a move; the first card of a row has no end to choose, and its text has none."""
    return _texts(view.length == 0)[move]


def read(view: Position, text: str) -> int:
    """The move that a text means: the full text, or a shortening that fits only one."""
    out = [0] * MOVES
    return match(text, _texts(view.length == 0), out[: legal(view, out)])


@cache
def _texts(row_is_empty: bool) -> dict[int, str]:
    texts = {move: _text(move) for move in range(MOVES)}
    if row_is_empty:
        for move in range(LAY, PASS):
            texts[move] = texts[move].replace(" left", "")
    return texts


def _text(move: int) -> str:
    if move < PASS:
        card, way = divmod(move - LAY, WAYS_TO_LAY)
        return f"lay {card + 1} {WAYS[way]}"
    if move == PASS:
        return "pass"
    if move < SWAP:
        return f"move {('leftmost', 'rightmost')[move - MOVE_END]}"
    if move < TURN:
        return f"swap {move - SWAP + 2} {move - SWAP + 3}"
    if move < RETURN:
        return f"turn {move - TURN + 1}"
    slot, way = divmod(move - RETURN, WAYS_TO_LAY)
    return f"return {slot + 1} {WAYS[way]}"


def touches(view: Position, move: int) -> tuple[str, ...]:
    """A card and the place where it goes; two cards to swap them; a card twice to turn it over."""
    if move < PASS:
        card, way = divmod(move - LAY, WAYS_TO_LAY)
        return (f"loose-{card}", ENDS[way])
    if move == PASS:
        return ("pass",)
    if move < SWAP:
        place, end = ((0, "right"), (view.length - 1, "left"))[move - MOVE_END]
        return (f"row-{place}", end)
    if move < TURN:
        place = move - SWAP + 1
        return (f"row-{place}", f"row-{place + 1}")
    if move < RETURN:
        return (f"row-{move - TURN}",) * 2
    slot, way = divmod(move - RETURN, WAYS_TO_LAY)
    return (f"aside-{slot}", ENDS[way])
