"""What every move may lead to, score left aside, as four arrays that hang together.

A place is a situation as its mover sees it. Its moves lie one after the other from where the place
says to where the next place says. An inner move leaves nothing to chance and pays nothing, and
its target belongs to the same group; all others are outer moves, with an outcome for everything
that may come of them. Moves that come to the same are one move.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from roundel.core import compiled
from roundel.core.game import Game
from roundel.core.shape import Shape, dtype, i8, i32
from roundel.games.blue_lion.components import CARDS, IMAGES
from roundel.games.blue_lion.deduction import ALL_PAIRS, COUNT, ONCE, WAYS
from roundel.games.blue_lion.position import Position
from roundel.games.blue_lion.solution import explore
from roundel.games.blue_lion.solution.key import (
    BACKS,
    CODE_BITS,
    COUNT_BITS,
    COUNT_MASK,
    GROUP_AT,
    key_of,
    set_up,
)

WITHIN = "roundel.games.blue_lion.solution"
BESIDE = tuple(f"{WITHIN}.{name}" for name in ("key", "explore", "values", "reach", "trembling"))
"""What is loaded with the rules, compiled."""
MOST_PLACES = 600_000
MOST_STEPS = 6_000_000
REGISTER = 1_299_709
"""A prime, so that keys spread."""
MOST_WORLDS = 16
AT_ONCE = 20_000

Told = Callable[[str, float], None]
"""Hears what is being done, and how much of it is done, from 0 to 1."""


class Place(Shape):
    inner = i32()  # the first of its inner moves
    outer = i32()  # the first of its outer moves


class Inner(Shape):
    target = i32()  # the place after it
    times = i8()  # how many moves of the game come to this
    flips = i8()  # 1 when the rival is to move there


class Outer(Shape):
    outcome = i32()  # the first of its outcomes
    times = i8()
    worlds = i8()  # how many agree with what is known before it


class Outcome(Shape):
    target = i32()
    worlds = i8()  # in how many of them this comes of it
    mine = i8()  # gems for the mover
    yours = i8()  # gems for the rival
    flips = i8()


INNER = {"target": explore.TARGET, "times": explore.TIMES, "flips": explore.FLIPS}
OUTER = {"times": explore.TIMES, "worlds": explore.WORLDS}
OUTCOME = {
    "target": explore.TARGET,
    "worlds": explore.COUNT,
    "mine": explore.MINE,
    "yours": explore.YOURS,
    "flips": explore.FLIPS,
}
"""From which column of a step a field comes."""


@dataclass(frozen=True)
class Group:
    """Places with as many unknown and as many loose cards: from the first to before the last."""

    first: int
    last: int
    unknown: int
    loose: int


@dataclass(frozen=True)
class Graph:
    keys: Any
    """Of all places, ascending."""
    places: Any
    inner: Any
    outer: Any
    outcomes: Any
    groups: tuple[Group, ...]
    """In an order in which no move leads to a later one."""


def tosses() -> list[int]:
    """The keys of all the ways in which the cards can land."""
    found = []
    for faces in combinations_with_replacement(range(IMAGES), CARDS):
        is_seen = max(map(faces.count, faces)) < COUNT
        if is_seen and WAYS[ALL_PAIRS][sum(ONCE[face] for face in faces)]:
            lying = sum(face * BACKS << CODE_BITS * at for at, face in enumerate(reversed(faces)))
            body = Position()
            set_up(body, (CARDS << COUNT_BITS | CARDS) << GROUP_AT | lying)
            found.append(key_of(body))
    return found


def draw_graph(game: Game, passes: int, told: Told) -> Graph:
    """Explore the game from every toss, and put what was found in order."""
    unit = compiled.load(game.package, BESIDE)
    tables = np.zeros(2 + MOST_WORLDS, dtype(game.Position))
    moves = np.zeros(game.moves, np.int16)
    keys = np.zeros(MOST_PLACES, np.int64)
    register = np.full(REGISTER, explore.NEW, np.int32)
    steps = np.zeros((MOST_STEPS, explore.COLUMNS), np.int32)
    progress = np.zeros(3, np.int64)
    for key in tosses():
        unit.number_of(key, keys, register, progress)
    while progress[0] < progress[1]:
        looked_at = int(progress[0])
        unit.explore(tables, moves, keys, register, steps, progress, passes, AT_ONCE)
        assert progress[0] > looked_at, "there is no room for all places, or for all steps"
        told("exploring", progress[0] / progress[1])
    return in_order(keys[: progress[1]], steps[: progress[2]])


def in_order(keys: Any, steps: Any) -> Graph:
    """Number the places by their keys, and part inner moves from outer ones."""
    order = np.argsort(keys)
    number = np.empty(len(keys), np.int32)
    number[order] = np.arange(len(keys), dtype=np.int32)
    keys = keys[order]
    steps[:, explore.ORIGIN] = number[steps[:, explore.ORIGIN]]
    steps[:, explore.TARGET] = number[steps[:, explore.TARGET]]
    steps = steps[np.argsort(steps[:, explore.ORIGIN], kind="stable")]
    is_first = np.ones(len(steps), bool)
    is_first[1:] = np.any(
        steps[1:, (explore.ORIGIN, explore.MOVE)] != steps[:-1, (explore.ORIGIN, explore.MOVE)],
        axis=1,
    )
    groups = keys >> GROUP_AT
    is_inner = (
        (groups[steps[:, explore.ORIGIN]] == groups[steps[:, explore.TARGET]])
        & (steps[:, explore.COUNT] == steps[:, explore.WORLDS])
        & (steps[:, explore.MINE] == 0)
        & (steps[:, explore.YOURS] == 0)
    )
    within, beyond = steps[is_inner], steps[~is_inner]
    heads = steps[is_first & ~is_inner]
    places = np.zeros(len(keys) + 1, dtype(Place))
    numbers = np.arange(len(keys) + 1)
    places["inner"] = np.searchsorted(within[:, explore.ORIGIN], numbers)
    places["outer"] = np.searchsorted(heads[:, explore.ORIGIN], numbers)
    inner = _filled(Inner, within, INNER)
    outer = np.zeros(len(heads) + 1, dtype(Outer))
    outer[:-1] = _filled(Outer, heads, OUTER)
    outer["outcome"][:-1] = np.flatnonzero(is_first[~is_inner])
    outer["outcome"][-1] = len(beyond)
    outcomes = _filled(Outcome, beyond, OUTCOME)
    return Graph(keys, places, inner, outer, outcomes, tuple(_groups(groups)))


def _filled(shape: type[Shape], steps: Any, columns: dict[str, int]) -> Any:
    """Records with these columns of steps as their fields."""
    rows = np.zeros(len(steps), dtype(shape))
    for name, column in columns.items():
        rows[name] = steps[:, column]
    return rows


def _groups(groups: Any) -> list[Group]:
    found, firsts = np.unique(groups, return_index=True)
    lasts = [*firsts[1:], len(groups)]
    return [
        Group(int(first), int(last), int(group) >> COUNT_BITS, int(group) & COUNT_MASK)
        for group, first, last in zip(found, firsts, lasts, strict=True)
    ]
