"""The value of every place at every score, layer by layer. Loaded with the game's rules, compiled.

A value is what the mover may expect, from -1 (lost) to 1 (won): so the rival's is the same number
with the other sign, without any rounding. A layer is a group of places at one score and at the
same score the other way round. Inside a layer nothing is left to chance and values are only
handed on; so the sweeps end with nothing changed at all.
"""

from typing import Any

from roundel.games.blue_lion.components import WINNING_GEMS

NOTHING = -2.0
"""Worse than any value: there is no such move."""


def at_score(mine: int, yours: int) -> int:
    """The row of the table for this score."""
    return mine * WINNING_GEMS + yours


def worth(outer: Any, outcomes: Any, values: Any, move: int, mine: int, yours: int) -> float:
    """What an outer move may be expected to bring at this score."""
    total = 0.0
    for outcome in range(outer[move].outcome, outer[move + 1].outcome):
        total += outcomes[outcome].worlds * came_to(outcomes, values, outcome, mine, yours)
    return total / outer[move].worlds  # type: ignore[no-any-return]


def came_to(outcomes: Any, values: Any, outcome: int, mine: int, yours: int) -> float:
    """The value of an outcome for whoever has moved."""
    mine += outcomes[outcome].mine
    yours += outcomes[outcome].yours
    if mine >= WINNING_GEMS or yours >= WINNING_GEMS:
        return 1.0 if mine >= yours else -1.0
    target = outcomes[outcome].target
    if outcomes[outcome].flips:
        return -values[at_score(yours, mine)][target]  # type: ignore[no-any-return]
    return values[at_score(mine, yours)][target]  # type: ignore[no-any-return]


def find_exits(
    places: Any,
    outer: Any,
    outcomes: Any,
    values: Any,
    exits: Any,
    first: int,
    last: int,
    mine: int,
    yours: int,
) -> None:
    """The best that each place can get by leaving the layer."""
    for place in range(first, last):
        best = NOTHING
        for move in range(places[place].outer, places[place + 1].outer):
            best = max(best, worth(outer, outcomes, values, move, mine, yours))
        exits[place - first] = best


def handed_on(inner: Any, own: Any, others: Any, move: int) -> float:
    """The value of an inner move for whoever makes it."""
    target = inner[move].target
    return -others[target] if inner[move].flips else own[target]  # type: ignore[no-any-return]


def sweep(places: Any, inner: Any, own: Any, others: Any, exits: Any, first: int, last: int) -> int:
    """Give every place the value of its best move; how many values have changed."""
    changed = 0
    for place in range(first, last):
        best = exits[place - first]
        for move in range(places[place].inner, places[place + 1].inner):
            best = max(best, handed_on(inner, own, others, move))
        if own[place] != best:
            own[place] = best
            changed += 1
    return changed


def settle(
    places: Any,
    inner: Any,
    outer: Any,
    outcomes: Any,
    values: Any,
    exits: Any,
    first: int,
    last: int,
    mine: int,
    yours: int,
    endless: float,
) -> int:
    """The values of a layer, found from that of endless play; how many sweeps that took.

    Who can force more than endless play is worth has it after as many sweeps as that takes, and
    nobody is ever given more than can be forced: so what nothing changes any more is right.
    """
    own, others = values[at_score(mine, yours)], values[at_score(yours, mine)]
    find_exits(places, outer, outcomes, values, exits[0], first, last, mine, yours)
    find_exits(places, outer, outcomes, values, exits[1], first, last, yours, mine)
    for place in range(first, last):
        own[place] = endless
        others[place] = -endless
    sweeps = 0
    changed = 1
    while changed > 0:
        changed = sweep(places, inner, own, others, exits[0], first, last)
        if mine != yours:
            changed += sweep(places, inner, others, own, exits[1], first, last)
        sweeps += 1
    return sweeps
