"""Moves of Splendor Duel as text and back, and what a hand touches for them.

Cells are named as on a chessboard seen from above: columns a to e from the left, rows 1 to 5 from
the top.
"""

from functools import cache

from roundel.core.reading import match
from roundel.games.splendor_duel.components import (
    CELL_NAMES,
    COLOURS,
    FIRST_PLACE,
    LINE_CELLS,
    PLACE_LEVEL,
)
from roundel.games.splendor_duel.position import Position
from roundel.games.splendor_duel.rules import legal
from roundel.games.splendor_duel.rules.numbering import (
    BUY,
    BUY_RESERVED,
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
from roundel.games.splendor_duel.wording import say, tell, why_not

__all__ = ["read", "say", "tell", "touches", "why_not", "write"]


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
        return _first_text(move)
    if move < RESERVE_BLIND:
        return f"reserve {place_name(move - RESERVE)}"
    if move < PAY_GOLD:
        return f"reserve deck {move - RESERVE_BLIND + 1}"
    if move < PAY_TOKENS:
        return f"gold {COLOURS[move - PAY_GOLD]}"
    if move == PAY_TOKENS:
        return "pay"
    if move < PICK:
        return f"lay {COLOURS[move - LAY]}"
    if move < STEAL_KIND:
        return f"pick {CELL_NAMES[move - PICK]}"
    if move < ROYAL:
        return f"steal {COLOURS[move - STEAL_KIND]}"
    if move < DISCARD_KIND:
        return f"royal {move - ROYAL + 1}"
    return f"discard {COLOURS[move - DISCARD_KIND]}"


def _first_text(move: int) -> str:
    """Of the moves that a turn can begin with."""
    if move < REFILL:
        return f"scroll {CELL_NAMES[move - SCROLL]}"
    if move == REFILL:
        return "refill"
    if move < GOLD_AT:
        return " ".join(["take", *(CELL_NAMES[cell] for cell in LINE_CELLS[move - TAKE])])
    if move < BUY:
        return f"gold {CELL_NAMES[move - GOLD_AT]}"
    if move < BUY_RESERVED:
        return f"buy {place_name(move - BUY)}"
    if move < CLAIM:
        return f"buy hand {move - BUY_RESERVED + 1}"
    return "claim"


def place_name(place: int) -> str:
    """Level and place as one says them: 2-3 is the third card of level 2."""
    level = PLACE_LEVEL[place]
    return f"{level + 1}-{place - FIRST_PLACE[level] + 1}"


def touches(view: Position, move: int) -> tuple[str, ...]:
    """The things on the picture that a hand would touch."""
    me, rival = view.to_move, 1 - view.to_move
    if move < RESERVE:
        return _first_touches(me, move)
    if move < RESERVE_BLIND:
        return (f"pyramid-{move - RESERVE}",)
    if move < PAY_GOLD:
        return (f"deck-{move - RESERVE_BLIND}",)
    if move < PAY_TOKENS:
        return (f"tokens-{me}-gold", f"tokens-{me}-{COLOURS[move - PAY_GOLD]}")
    if move == PAY_TOKENS:
        return ("pay",)
    if move < PICK:
        return (f"bonus-{me}-{COLOURS[move - LAY]}",)
    if move < STEAL_KIND:
        return (f"cell-{CELL_NAMES[move - PICK]}",)
    if move < ROYAL:
        return (f"tokens-{rival}-{COLOURS[move - STEAL_KIND]}",)
    if move < DISCARD_KIND:
        return (f"royal-{move - ROYAL}",)
    return (f"tokens-{me}-{COLOURS[move - DISCARD_KIND]}",)


def _first_touches(me: int, move: int) -> tuple[str, ...]:
    """For a scroll the scroll and the token; for a line its cells."""
    if move < REFILL:
        return (f"scroll-{me}", f"cell-{CELL_NAMES[move - SCROLL]}")
    if move == REFILL:
        return ("bag",)
    if move < GOLD_AT:
        return tuple(f"cell-{CELL_NAMES[cell]}" for cell in LINE_CELLS[move - TAKE])
    if move < BUY:
        return (f"cell-{CELL_NAMES[move - GOLD_AT]}",)
    if move < BUY_RESERVED:
        return (f"pyramid-{move - BUY}",)
    if move < CLAIM:
        return (f"hand-{me}-{move - BUY_RESERVED}",)
    return ("claim",)
