"""What every move of a view is worth, looked up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import isclose
from typing import NamedTuple

import numpy as np

from roundel.core.errors import NotSolved
from roundel.core.shape import NOBODY, copy
from roundel.core.view import View
from roundel.games.blue_lion.position import RETURN_CARD, Position
from roundel.games.blue_lion.rules import MOVES, apply, legal
from roundel.games.blue_lion.secrecy import conceal
from roundel.games.blue_lion.solution.key import fill_in, key_of, worlds
from roundel.games.blue_lion.solution.solve import endless
from roundel.games.blue_lion.solution.tables import Tables, open_tables
from roundel.games.blue_lion.solution.trembling import TREMBLE
from roundel.games.blue_lion.solution.values import at_score

SPECTATOR = -1
SAME = 1e-9
"""Values that differ by less are equal but for rounding."""


class Worth(NamedTuple):
    """Of a position or of a move, for whoever decides there."""

    value: float
    """From -1, lost, to 1, won."""
    reach: int
    """Turns, this one included, in which what is better or worse than endless play can be had."""
    trembling: float
    """The value if every choice is made at random now and then."""


@dataclass(frozen=True)
class Weighed:
    """A legal move and what it is worth."""

    move: int
    worth: Worth

    @property
    def expected(self) -> float:
        """The expected result: 1 is won, a half is drawn, 0 is lost."""
        return (1.0 + self.worth.value) / 2.0


def weigh(view: View) -> list[Weighed]:
    """All legal moves, the best first. Of moves that keep the value, those that bring it nearer
    come first, if it can be put off; then goes what is worth more against a hand that trembles."""
    body = view.body
    assert isinstance(body, Position)
    tables = open_tables(body.passes, body.leader_wins)
    found = [Weighed(move, worth) for move, worth in moves_of(tables, body)]
    best = max(each.worth.value for each in found)
    hurries = best > _endless(body) + SAME

    def rank(each: Weighed) -> tuple[float, float, float]:
        if not isclose(each.worth.value, best, abs_tol=SAME):
            return (-each.worth.value, 0.0, -each.worth.trembling)
        return (-best, each.worth.reach if hurries else 0.0, -each.worth.trembling)

    return sorted(found, key=rank)


def line(view: View, move: int, most: int) -> tuple[int, ...]:
    """This move, and the best ones after it as far as nothing is left to chance."""
    body = view.body
    assert isinstance(body, Position)
    numbers = [move]
    while len(numbers) < most:
        parted = parted_by(body, numbers[-1])
        body = parted[0][0]
        if len(parted) > 1 or body.to_move == NOBODY:
            break
        numbers.append(weigh(View(view.game, body, body.to_move))[0].move)
    return tuple(numbers)


def moves_of(tables: Tables, body: Position) -> Iterator[tuple[int, Worth]]:
    """What each legal move is worth, in all worlds that agree with what is known."""
    out = [0] * MOVES
    for move in out[: legal(body, out)]:
        yield move, _expected(tables, body, parted_by(body, move))


def parted_by(body: Position, move: int) -> list[list[Position]]:
    """What comes of a move in every world that agrees with what is known, alike ones together."""
    parted: dict[tuple[int, ...], list[Position]] = {}
    for world in range(worlds(body)):
        after = Position()
        copy(after, body)
        fill_in(after, world)
        apply(after, move)
        alike = (key_of(after), after.score[0], after.score[1], after.to_move)
        parted.setdefault(alike, []).append(after)
    return list(parted.values())


def worth_of(tables: Tables, body: Position) -> Worth:
    """What a position is worth to the seat that is to move."""
    if body.phase == RETURN_CARD:
        return _worth_of_returning(tables, body)
    place = int(np.searchsorted(tables.keys, key := key_of(body)))
    if place == len(tables.keys) or tables.keys[place] != key:
        raise NotSolved("no play from a toss leads to this position: its value is not known")
    row = at_score(body.score[body.to_move], body.score[1 - body.to_move])
    value, reach = tables.pairs[tables.codes[row, place]]
    return Worth(float(value), int(reach), float(tables.trembling[row, place]))


def _worth_of_returning(tables: Tables, body: Position) -> Worth:
    """The best that returning the cards can bring; it is no turn of its own."""
    found = [worth for _, worth in moves_of(tables, body)]
    value = max(worth.value for worth in found)
    reaches = [worth.reach for worth in found if isclose(worth.value, value, abs_tol=SAME)]
    reach = min(reaches) if value > _endless(body) else max(reaches)
    hands = [worth.trembling for worth in found]
    return Worth(value, reach, (1 - TREMBLE) * max(hands) + TREMBLE * sum(hands) / len(hands))


def _expected(tables: Tables, before: Position, parted: list[list[Position]]) -> Worth:
    """The mean over what may come of a move, for whoever has made it."""
    count = sum(map(len, parted))
    worths = [(len(worlds) / count, _after(tables, before, worlds[0])) for worlds in parted]
    value = sum(chance * worth.value for chance, worth in worths)
    trembling = sum(chance * worth.trembling for chance, worth in worths)
    leaves = len(worths) > 1 or _is_news(before, parted[0][0])
    return Worth(value, 1 if leaves else worths[0][1].reach, trembling)


def _after(tables: Tables, before: Position, after: Position) -> Worth:
    """What has come of a move, for whoever has made it."""
    mover = before.to_move
    if after.to_move == NOBODY:
        return _outcome(after, mover)
    conceal(after, SPECTATOR)
    worth = worth_of(tables, after)
    if after.to_move == mover:
        return worth
    return Worth(-worth.value, worth.reach + 1, -worth.trembling)


def _outcome(after: Position, mover: int) -> Worth:
    mine, yours = after.rank[mover], after.rank[1 - mover]
    value = float(mine < yours) - float(mine > yours)
    return Worth(value, 1, value)


def _is_news(before: Position, after: Position) -> bool:
    """Whether a move leaves the layer: with a gem, an image seen, or a loose card laid."""
    return (
        after.score != before.score
        or after.revealed != before.revealed
        or sum(after.loose) != sum(before.loose)
    )


def _endless(body: Position) -> float:
    mover = body.to_move
    return endless(body.score[mover], body.score[1 - mover], body.leader_wins)
