"""How soon what a place is worth can be had: the proof that its value is right.

Who is promised more than endless play is worth must be able to leave the layer with it, whatever
the rival does. The reach of a place is the number of turns until then, this one included, if the
one hurries and the other delays. Without a reach a value could be put off for ever. Loaded with the
game's rules, compiled.
"""

from typing import Any

from roundel.games.blue_lion.solution.values import at_score, find_exits, handed_on

FAR = 30000
"""Never, as far as was found yet."""


def measure(
    places: Any,
    inner: Any,
    outer: Any,
    outcomes: Any,
    values: Any,
    reaches: Any,
    exits: Any,
    first: int,
    last: int,
    mine: int,
    yours: int,
    endless: float,
) -> int:
    """The reaches of a layer, both ways of the score; how many places lack one that need one."""
    own, others = values[at_score(mine, yours)], values[at_score(yours, mine)]
    near, far = reaches[at_score(mine, yours)], reaches[at_score(yours, mine)]
    find_exits(places, outer, outcomes, values, exits[0], first, last, mine, yours)
    find_exits(places, outer, outcomes, values, exits[1], first, last, yours, mine)
    for place in range(first, last):
        near[place] = 0 if own[place] == endless else FAR
        far[place] = 0 if others[place] == -endless else FAR
    changed = 1
    while changed > 0:
        changed = draw_nearer(places, inner, own, others, near, far, exits[0], first, last, endless)
        if mine != yours:
            changed += draw_nearer(
                places, inner, others, own, far, near, exits[1], first, last, -endless
            )
    missing = 0
    for place in range(first, last):
        missing += (1 if near[place] == FAR else 0) + (1 if far[place] == FAR else 0)
    return missing


def draw_nearer(
    places: Any,
    inner: Any,
    own: Any,
    others: Any,
    near: Any,
    far: Any,
    exits: Any,
    first: int,
    last: int,
    endless: float,
) -> int:
    """One turn more looked ahead from every place; how many reaches have changed."""
    changed = 0
    for place in range(first, last):
        if own[place] != endless:
            hurries = own[place] > endless
            reach = FAR if hurries else 0
            if exits[place - first] == own[place]:
                reach = 1
            for move in range(places[place].inner, places[place + 1].inner):
                if handed_on(inner, own, others, move) == own[place]:
                    after = turns_from(inner, near, far, move)
                    reach = min(reach, after) if hurries else max(reach, after)
            if near[place] != reach:
                near[place] = reach
                changed += 1
    return changed


def turns_from(inner: Any, near: Any, far: Any, move: int) -> int:
    """The reach after a move, with the turn that the move may end."""
    target = inner[move].target
    if inner[move].flips:
        return min(FAR, far[target] + 1)  # type: ignore[no-any-return]
    return near[target]  # type: ignore[no-any-return]


__all__ = ["FAR", "measure"]
