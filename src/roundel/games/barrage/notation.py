"""Moves of Barrage as text and back, and what a hand touches for them.

Basins have their numbers, dam spaces u and l (upper, lower), conduit spaces a and b (left, right),
powerhouse spaces a number: 5u, 5a, 5-1.
"""

from collections.abc import Callable
from functools import cache

from roundel.core.reading import match
from roundel.games.barrage.components import CONTRACT_IDS, KINDS, OFFICER_IDS, SPACE_IDS, TILE_IDS
from roundel.games.barrage.maps import SIDES, ZONE
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules import legal
from roundel.games.barrage.rules.numbering import (
    BANK_AMOUNT,
    BUILD,
    BUILDING_AT,
    CONDUIT_AT,
    COPY,
    COPY_TILE,
    DAM,
    DISCARD_CONTRACT,
    DRAW,
    FILL_EMPTY,
    FREE,
    FULFIL_CONTRACT,
    KIND,
    MARGOTS,
    MOST_PAID,
    MOVES,
    NONE,
    ONTO_WHEEL,
    PAIR,
    PASS,
    PAY,
    PICK_TILE,
    PICK_WORK,
    POUR,
    POWERHOUSE_AT,
    RAISE,
    RELEASE,
    SEGMENT,
    SEND_ARCHITECT,
    SPACE,
    SPLIT,
    START_CONTRACT,
    STREAM,
    TAKE_CONTRACT,
    THROUGH,
    TILE,
    USE,
    USE_IT,
)
from roundel.games.barrage.wording import say, tell, why_not

__all__ = ["read", "say", "tell", "touches", "why_not", "write"]

OFFICER_WORDS = tuple(id.partition("_")[0] for id in OFFICER_IDS)
FREE_WORDS = ("powerhouse", "base", "powerhouse-copied", "base-copied")
STREAM_NAMES = "abcd"


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


def dam_name(dam: int) -> str:
    return f"{dam // SIDES + 1}{'lu'[dam % SIDES]}"


def conduit_name(conduit: int) -> str:
    return f"{conduit // SIDES + 1}{'ab'[conduit % SIDES]}"


def powerhouse_name(powerhouse: int) -> str:
    return f"{powerhouse // ZONE + 1}-{powerhouse % ZONE + 1}"


RANGES: tuple[tuple[int, Callable[[int], str]], ...] = (
    (NONE, lambda i: "none"),
    (PAIR, lambda i: f"pair {i + 1}"),
    (START_CONTRACT, lambda i: f"start {i + 1}"),
    (BUILD, lambda i: f"build {i + 1}"),
    (SPACE, lambda i: f"go {SPACE_IDS[i]}"),
    (USE, lambda i: f"use {i + 1}"),
    (MARGOTS, lambda i: f"margot {i + 1}"),
    (COPY, lambda i: f"copy {OFFICER_WORDS[i]}"),
    (FREE, lambda i: f"free {FREE_WORDS[i]}"),
    (PASS, lambda i: "pass"),
    (BANK_AMOUNT, lambda i: f"engineers {i + 1}"),
    (SEND_ARCHITECT, lambda i: "architect"),
    (ONTO_WHEEL, lambda i: "wheel"),
    (FILL_EMPTY, lambda i: "fill"),
    (USE_IT, lambda i: "act"),
    (KIND, lambda i: f"structure {KINDS[i]}"),
    (TILE, lambda i: f"tile {TILE_IDS[i].lower()}"),
    (COPY_TILE, lambda i: f"tile-copied {TILE_IDS[i].lower()}"),
    (DAM, lambda i: f"dam {dam_name(i)}"),
    (RAISE, lambda i: f"raise {dam_name(i)}"),
    (CONDUIT_AT, lambda i: f"conduit {conduit_name(i)}"),
    (POWERHOUSE_AT, lambda i: f"powerhouse {powerhouse_name(i)}"),
    (BUILDING_AT, lambda i: f"building {i + 1}"),
    (PAY, lambda i: f"pay {i // MOST_PAID}e {i % MOST_PAID}m"),
    (DRAW, lambda i: f"water {dam_name(i)}"),
    (THROUGH, lambda i: f"through {conduit_name(i)}"),
    (RELEASE, lambda i: f"drops {i + 1}"),
    (FULFIL_CONTRACT, lambda i: f"fulfil {CONTRACT_IDS[i].lower()}"),
    (DISCARD_CONTRACT, lambda i: f"discard {CONTRACT_IDS[i].lower()}"),
    (TAKE_CONTRACT, lambda i: f"take {i + 1}"),
    (POUR, lambda i: f"pour {dam_name(i)}"),
    (STREAM, lambda i: f"headstream {STREAM_NAMES[i]}"),
    (SPLIT, lambda i: f"split {i}e"),
    (PICK_TILE, lambda i: f"patent {i + 1}"),
    (PICK_WORK, lambda i: f"work {i + 1}"),
    (SEGMENT, lambda i: f"segment {i + 1}"),
)
"""From which number on each kind of move begins, and its text."""


def _text(move: int) -> str:
    first, text = next(each for each in reversed(RANGES) if each[0] <= move)
    return text(move - first)


SAME_PLACE = {
    "raise": "dam",
    "water": "dam",
    "pour": "dam",
    "through": "conduit",
    "fulfil": "contract",
    "discard": "contract",
    "take": "office",
    "go": "space",
    "margot": "use",
}
"""Several kinds of moves touch the same things."""


def touches(view: Position, move: int) -> tuple[str, ...]:
    """The thing on the picture that a hand would touch: named like the move itself."""
    kind, _, rest = _texts()[move].partition(" ")
    return ("-".join([SAME_PLACE.get(kind, kind), *rest.split()]),)
