"""What the rules page claims of combinations, over every row that six cards can form.

The combinations are found here anew, from the rulebook's table and not by the rules' code.
"""

import os
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from roundel.games.blue_lion.components import BACK, FRONT
from roundel.games.blue_lion.position import REARRANGE, Position
from roundel.games.blue_lion.rules import apply, legal
from roundel.games.blue_lion.rules.combinations import score
from roundel.games.blue_lion.rules.numbering import MOVES
from roundel.games.blue_lion.wording import row_made

A, X, P, D = range(4)
PAID = {(P, X): (1, 0), (P, A): (0, 1), (A, D): (2, 0), (X, D): (0, 2), (D, D): (3, 0)}
"""What Arsène, who makes all moves here, and Lady X are paid, by outer and middle image."""
LONG = os.environ.get("ROUNDEL_LONG") == "1"

Faced = tuple[int, int]
"""A card and the image that lies up."""


def rows(length: int) -> Iterator[tuple[Faced, ...]]:
    """All rows of so many cards; of a row and its mirror image one."""
    for cards in permutations(range(6), length):
        if cards[0] < cards[-1]:
            for ups in product(*((FRONT[card], BACK[card]) for card in cards)):
                yield tuple(zip(cards, ups, strict=True))


def combinations(row: tuple[Faced, ...]) -> Iterator[int]:
    """The places in the middle of a combination."""
    for middle in range(1, len(row) - 1):
        outer = row[middle - 1][1]
        if row[middle + 1][1] == outer and (outer, row[middle][1]) in PAID:
            yield middle


def identity(row: tuple[Faced, ...], middle: int) -> tuple[frozenset[Faced], Faced]:
    """The same three cards showing the same faces in the same order or its mirror image."""
    return frozenset((row[middle - 1], row[middle + 1])), row[middle]


def table_with(row: tuple[Faced, ...], waiting: bool = True) -> Position:
    """Everything is known; the cards that are not in the row are loose, or set aside."""
    s = Position()
    s.seats, s.phase, s.length = 2, REARRANGE, len(row)
    ups = dict(row)
    for card in range(6):
        s.up[card] = ups.get(card, FRONT[card])
        s.back[card] = FRONT[card] + BACK[card] - s.up[card]
        s.backs[card] = 1 << s.back[card]
    rest = [card for card in range(6) if card not in ups]
    s.row = [card for card, _ in row] + [-1] * (6 - len(row))
    s.fresh, s.aside = [-1, -1], [-1, -1]
    if len(rest) > 2 or not waiting:
        s.phase = 0
        s.loose = [int(card in rest) for card in range(6)]
    else:
        s.aside = [*rest, -1, -1][:2]
    return s


def new_ones(before: tuple[Faced, ...], made: tuple[Faced, ...]) -> list[int]:
    """The combinations that were not there before."""
    old = {identity(before, middle) for middle in combinations(before)}
    return [middle for middle in combinations(made) if identity(made, middle) not in old]


def without(row: tuple[Faced, ...], middles: list[int]) -> tuple[Faced, ...]:
    return tuple(faced for place, faced in enumerate(row) if place not in middles)


def touched(row: tuple[Faced, ...]) -> Iterator[tuple[int, int]]:
    """The places that one move may have changed: any one, or two neighbours."""
    for place in range(len(row)):
        yield place, place
        if 0 < place < len(row) - 2:
            yield place, place + 1


def made_by(row: tuple[Faced, ...], first: int, last: int) -> list[int]:
    return [middle for middle in combinations(row) if first - 1 <= middle <= last + 1]


@pytest.mark.parametrize("length", [3, 4, 5, 6])
def test_closing_up_never_makes_a_combination(length: int) -> None:
    """Whatever a move made, what the row shows when it has closed up was there before."""
    closed = 0
    for row in rows(length):
        if not any(combinations(row)):
            continue
        for first, last in touched(row):
            middles = made_by(row, first, last)
            if middles:
                assert new_ones(row, without(row, middles)) == []
                closed += 1
    assert closed > 0


@pytest.mark.parametrize("length", [3, 4, 5, 6])
def test_one_move_makes_at_most_two_combinations(length: int) -> None:
    counts = {
        len(made_by(row, first, last))
        for row in rows(length)
        if any(combinations(row))
        for first, last in touched(row)
    }
    assert max(counts) == (1 if length < 5 else 2)


@pytest.mark.parametrize("length", [3, 4, 5, 6])
def test_what_a_move_made_is_paid_and_its_middle_cards_are_set_aside(length: int) -> None:
    for row in rows(length):
        if not any(combinations(row)):
            continue
        for first, last in touched(row):
            s = table_with(row)
            score(s, first, last)
            middles = made_by(row, first, last)
            paid = [PAID[row[middle - 1][1], row[middle][1]] for middle in middles]
            assert s.score[:2] == [sum(gems) for gems in zip((0, 0), *paid, strict=True)]
            rest = [card for card, _ in without(row, middles)]
            assert s.row[: s.length] == rest
            assert [card for card in s.fresh if card >= 0] == [row[m][0] for m in middles]


@pytest.mark.parametrize("length", [2, 3, 4, 5, 6])
def test_exactly_the_combinations_that_were_not_there_before_score(length: int) -> None:
    """Every move in every row (in a third of those of six, unless there is time)."""
    out = [0] * MOVES
    made = Counter[int]()
    for number, row in enumerate(rows(length)):
        if number % 3 and length == 6 and not LONG:
            continue
        for waiting in (True, False):
            start = table_with(row, waiting)
            if length < 6 or waiting:
                for move in out[: legal(start, out)]:
                    made[_compared(row, move, waiting)] += 1
    assert set(made) == ({0, 1} if length < 5 else {0, 1, 2})


def _compared(row: tuple[Faced, ...], move: int, waiting: bool) -> int:
    s = table_with(row, waiting)
    cards = row_made(s, move)
    apply(s, move)
    after = tuple((card, s.up[card]) for card in cards)
    found = new_ones(row, after)
    paid = [PAID[after[middle - 1][1], after[middle][1]] for middle in found]
    assert s.score[:2] == [sum(gems) for gems in zip((0, 0), *paid, strict=True)], (row, move)
    return len(found)
