"""What a contract, a work, an income or a token brings, as signs with their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from roundel.games.barrage.components import (
    AMOUNT,
    GAINED_CREDITS,
    GAINED_ENERGY,
    GAINED_EXCAVATORS,
    GAINED_MIXERS,
    TASK,
)
from roundel.games.barrage.effects import (
    ANY_MACHINES,
    ANY_REQUIREMENT,
    AREAS,
    BANK,
    BASE,
    BUY_TILE,
    CONDUIT,
    CREDITS,
    DROPS,
    ELEVATION,
    ENERGY,
    EXCAVATORS,
    FILL,
    FIRST_AMOUNT,
    FIRST_TASK,
    FLOW,
    FULFIL,
    LAB,
    LOAN,
    MAKE,
    MIXERS,
    NOTHING,
    PATENT,
    POINTS,
    POWERHOUSE,
    PRODUCE,
    RETRIEVE,
    ROTATE,
    SECOND_AMOUNT,
    SECOND_TASK,
    TAKE,
    WORK,
)


class Part(NamedTuple):
    """A sign, and the number on or beside it."""

    sign: str
    number: str = ""


def parts_of_reward(row: Sequence[int]) -> list[Part]:
    """Of a row as `effects.reward` writes it."""
    gains = [("credit", CREDITS), ("points", POINTS), ("energy", ENERGY)]
    gains += [("excavator", EXCAVATORS), ("mixer", MIXERS)]
    parts = [Part(name, str(row[column])) for name, column in gains if row[column]]
    tasks = ((row[FIRST_TASK], row[FIRST_AMOUNT]), (row[SECOND_TASK], row[SECOND_AMOUNT]))
    return parts + [part_of_task(what, amount) for what, amount in tasks if what != NOTHING]


def parts_of_action(row: Sequence[int]) -> list[Part]:
    """Of what a space or a private building does, without its price."""
    gains = [("credit", GAINED_CREDITS), ("energy", GAINED_ENERGY)]
    parts = [Part(name, str(row[column])) for name, column in gains if row[column]]
    for name, column in (("excavator", GAINED_EXCAVATORS), ("mixer", GAINED_MIXERS)):
        if row[column]:
            parts.append(Part(name, "" if row[column] == 1 else str(row[column])))
    return parts + ([part_of_task(row[TASK], row[AMOUNT])] if row[TASK] != NOTHING else [])


_COUNTED = {
    ROTATE: "rotate",
    ANY_MACHINES: "any",
    DROPS: "drop",
    FLOW: "flow",
    ELEVATION: "elevation",
    MAKE: "production",
    TAKE: "contract",
}
_PLAIN = {
    POWERHOUSE: "powerhouse",
    PATENT: "patent",
    BUY_TILE: "patent",
    FILL: "drop",
    RETRIEVE: "patent",
    LAB: "any",
    LOAN: "work",
    WORK: "work",
    BANK: "credit",
}


def part_of_task(what: int, amount: int) -> Part:
    if what in _COUNTED:
        return Part(_COUNTED[what], str(amount))
    if what in _PLAIN:
        return Part(_PLAIN[what])
    if what == PRODUCE:
        return Part("production", f"{amount:+d}" if amount else "±0")
    if what == CONDUIT:
        return Part("conduit", f"≤{amount}")
    if what == FULFIL:
        return Part("contract", "" if amount == ANY_REQUIREMENT else f"≤{amount}")
    assert what == BASE
    return Part("base", "" if amount == (1 << len(AREAS)) - 1 else _lands(amount))


def _lands(bits: int) -> str:
    """The first letters of the lands where a base may be put."""
    return "".join(name[0] for i, name in enumerate(AREAS) if bits >> i & 1)
