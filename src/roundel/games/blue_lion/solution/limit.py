"""What the limit of quiet turns changes: values of play that ends when it runs out.

A place is looked at with so many quiet turns left, from 1 upwards, the present one included. A gem
or a new image begins the count anew. Loaded with the game's rules, compiled.
"""

from typing import Any

from roundel.games.blue_lion.solution.values import NOTHING, at_score, worth

SURE = 1
"""The outcomes of a move that leaves nothing to chance."""


def find_news(
    places: Any,
    outer: Any,
    outcomes: Any,
    values: Any,
    news: Any,
    first: int,
    last: int,
    mine: int,
    yours: int,
) -> None:
    """The best that each place from `first` can get by a gem or by something new."""
    for place in range(first, last):
        best = NOTHING
        for move in range(places[place].outer, places[place + 1].outer):
            if not is_quiet(outer, outcomes, move, first):
                best = max(best, worth(outer, outcomes, values, move, mine, yours))
        news[place - first] = best


def is_quiet(outer: Any, outcomes: Any, move: int, first: int) -> bool:
    """Whether a move pays nothing and shows nothing new; places before `first` know more."""
    outcome = outer[move].outcome
    is_sure = outer[move + 1].outcome - outcome == SURE
    pays = outcomes[outcome].mine + outcomes[outcome].yours > 0
    return is_sure and not pays and outcomes[outcome].target >= first


def count_down(
    places: Any,
    inner: Any,
    outer: Any,
    outcomes: Any,
    news: Any,
    now: Any,
    rivals_next: Any,
    first: int,
    last: int,
    returns: Any,
    returning: int,
) -> None:
    """The values with a turn more left than in `rivals_next`; of places whose mover returns cards,
    or of the others."""
    for place in range(first, last):
        if returns[place] == returning:
            best = news[place - first]
            for move in range(places[place].inner, places[place + 1].inner):
                target = inner[move].target - first
                best = max(best, -rivals_next[target] if inner[move].flips else now[target])
            for move in range(places[place].outer, places[place + 1].outer):
                if is_quiet(outer, outcomes, move, first):
                    outcome = outer[move].outcome
                    target = outcomes[outcome].target - first
                    flips = outcomes[outcome].flips
                    best = max(best, -rivals_next[target] if flips else now[target])
            now[place - first] = best


def after_news(
    places: Any,
    inner: Any,
    outer: Any,
    outcomes: Any,
    values: Any,
    first: int,
    last: int,
    returns: Any,
    mine: int,
    yours: int,
) -> None:
    """The values of places whose mover returns cards, if the turn has brought something."""
    own, others = values[at_score(mine, yours)], values[at_score(yours, mine)]
    for place in range(first, last):
        if returns[place] == 1:
            best = NOTHING
            for move in range(places[place].outer, places[place + 1].outer):
                best = max(best, worth(outer, outcomes, values, move, mine, yours))
            for move in range(places[place].inner, places[place + 1].inner):
                target = inner[move].target
                best = max(best, -others[target] if inner[move].flips else own[target])
            own[place] = best
