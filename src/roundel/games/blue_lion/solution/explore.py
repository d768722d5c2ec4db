"""Every situation that can come about, and what every move may lead to, by the game's own rules.

A move is made in each world that agrees with what is known, and what comes of it is counted.
"""

from typing import Any

from roundel.core.contract import apply, copy_over, legal
from roundel.core.shape import Row
from roundel.games.blue_lion.solution.key import fill_in, key_of, set_up, worlds

NEW = -1
"""An empty place of the register."""
ORIGIN, MOVE, TIMES, WORLDS, TARGET, COUNT, MINE, YOURS, FLIPS = range(9)
"""The columns of a step: the place before it, which of its moves, how many moves of the game come
to the same, the worlds that agree; the place after it, in how many worlds, the gems paid to the
mover and to the rival, and whether the rival is to move."""
COLUMNS = 9
MOST_FOUND = 400
"""Places and steps from one place: 25 moves in 16 worlds."""


def explore(
    tables: Any,
    moves: Row,
    keys: Row,
    register: Row,
    steps: Any,
    progress: Row,
    passes: int,
    most: int,
) -> None:
    """Go on from the first place that was not looked at yet, for at most so many. `progress` has
    the places looked at, those known and the steps found."""
    end = progress[0] + most
    while progress[0] < min(end, progress[1]) and has_room(keys, steps, progress):
        look(tables, moves, keys, register, steps, progress, passes)
        progress[0] += 1


def has_room(keys: Row, steps: Any, progress: Row) -> bool:
    """Whether all fits that one place can lead to."""
    return max(progress[1] - len(keys), progress[2] - len(steps)) + MOST_FOUND <= 0


def number_of(key: int, keys: Row, register: Row, progress: Row) -> int:
    """The place of this key; a new one if there was none."""
    at = key % len(register)
    while register[at] != NEW:
        if keys[register[at]] == key:
            return register[at]
        at = at + 1 if at + 1 < len(register) else 0
    keys[progress[1]] = key
    register[at] = progress[1]
    progress[1] += 1
    return register[at]


def look(
    tables: Any, moves: Row, keys: Row, register: Row, steps: Any, progress: Row, passes: int
) -> None:
    """Add what every move from one place may lead to; a move that comes to the same as an earlier
    one only counts there."""
    set_up(tables[0], keys[progress[0]])
    tables[0].passes = passes
    there_are = worlds(tables[0])
    for world in range(there_are):
        copy_over(tables, 2 + world, tables, 0)
        fill_in(tables[2 + world], world)
    first = progress[2]
    for move in range(legal(tables[2], moves)):
        begin = progress[2]
        for world in range(there_are):
            copy_over(tables, 1, tables, 2 + world)
            apply(tables[1], moves[move])
            target = number_of(key_of(tables[1]), keys, register, progress)
            count(tables[1], steps, begin, progress, target)
        for step in range(begin, progress[2]):
            steps[step][ORIGIN] = progress[0]
            steps[step][MOVE] = move
            steps[step][TIMES] = 1
            steps[step][WORLDS] = there_are
        in_order(steps, begin, progress[2])
        if is_known_move(steps, first, begin, progress[2]):
            progress[2] = begin


def count(after: Any, steps: Any, begin: int, progress: Row, target: int) -> None:
    """One more world in which this comes of the move that is looked at."""
    for step in range(begin, progress[2]):
        found = steps[step]
        if (
            found[TARGET] == target
            and found[MINE] == after.score[0]
            and found[YOURS] == after.score[1]
            and found[FLIPS] == after.to_move
        ):
            found[COUNT] += 1
            return
    added = steps[progress[2]]
    added[TARGET] = target
    added[COUNT] = 1
    added[MINE] = after.score[0]
    added[YOURS] = after.score[1]
    added[FLIPS] = after.to_move
    progress[2] += 1


def in_order(steps: Any, begin: int, end: int) -> None:
    """Bring the few outcomes of a move into the one order that equal moves share."""
    for step in range(begin + 1, end):
        at = step
        while at > begin and comes_before(steps[at], steps[at - 1]):
            for column in range(COLUMNS):
                held = steps[at][column]
                steps[at][column] = steps[at - 1][column]
                steps[at - 1][column] = held
            at -= 1


def comes_before(one: Row, other: Row) -> bool:
    for column in range(TARGET, COLUMNS):
        if one[column] != other[column]:
            return one[column] < other[column]
    return False


def is_known_move(steps: Any, first: int, begin: int, end: int) -> bool:
    """Whether an earlier move of this place comes to the same; that is counted there."""
    other = first
    while other < begin:
        beyond = other
        while beyond < begin and steps[beyond][MOVE] == steps[other][MOVE]:
            beyond += 1
        if beyond - other == end - begin and are_equal(steps, other, begin, end - begin):
            for step in range(other, beyond):
                steps[step][TIMES] += 1
            return True
        other = beyond
    return False


def are_equal(steps: Any, one: int, other: int, length: int) -> bool:
    for i in range(length):
        for column in range(TARGET, COLUMNS):
            if steps[one + i][column] != steps[other + i][column]:
                return False
    return True
