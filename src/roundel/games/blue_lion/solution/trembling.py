"""Play in which hands tremble: each choice is made at random with probability TREMBLE.

This breaks ties between moves that are equally good against a perfect rival: a heuristic, no more.
Loaded with the game's rules, compiled.
"""

from typing import Any

from roundel.games.blue_lion.solution.values import NOTHING, at_score, handed_on, worth

TREMBLE = 0.05
BEST, SUM = range(2)
"""Of what moves that leave the layer bring: the most, and all added up."""


def weigh_exits(
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
    """What every place gets by leaving the layer, at best and added up."""
    for place in range(first, last):
        best = NOTHING
        total = 0.0
        for move in range(places[place].outer, places[place + 1].outer):
            value = worth(outer, outcomes, values, move, mine, yours)
            best = max(best, value)
            total += value * outer[move].times
        exits[BEST][place - first] = best
        exits[SUM][place - first] = total


def tremble(
    places: Any,
    inner: Any,
    own: Any,
    others: Any,
    exits: Any,
    choices: Any,
    first: int,
    last: int,
) -> float:
    """Give every place its value once more; the largest change."""
    largest = 0.0
    for place in range(first, last):
        best = exits[BEST][place - first]
        total = exits[SUM][place - first]
        for move in range(places[place].inner, places[place + 1].inner):
            value = handed_on(inner, own, others, move)
            best = max(best, value)
            total += value * inner[move].times
        value = (1.0 - TREMBLE) * best + TREMBLE * total / choices[place]
        largest = max(largest, abs(value - own[place]))
        own[place] = value
    return largest


def calm_down(
    places: Any,
    inner: Any,
    outer: Any,
    outcomes: Any,
    values: Any,
    exits: Any,
    choices: Any,
    first: int,
    last: int,
    mine: int,
    yours: int,
    begin: float,
    precision: float,
) -> int:
    """The values of a layer, found from one for all; how many sweeps until none changes more."""
    own, others = values[at_score(mine, yours)], values[at_score(yours, mine)]
    weigh_exits(places, outer, outcomes, values, exits[0], first, last, mine, yours)
    weigh_exits(places, outer, outcomes, values, exits[1], first, last, yours, mine)
    for place in range(first, last):
        own[place] = begin
        others[place] = -begin
    sweeps = 0
    largest = 1.0
    while largest > precision:
        largest = tremble(places, inner, own, others, exits[0], choices, first, last)
        if mine != yours:
            largest = max(
                largest, tremble(places, inner, others, own, exits[1], choices, first, last)
            )
        sweeps += 1
    return sweeps
