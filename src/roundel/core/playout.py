"""Whole games of uniformly random moves, as fast as the rules run. Loaded with a game's rules."""

from typing import Any

from roundel.core.contract import apply, copy_over, deal, imagine, legal
from roundel.core.shape import Row
from roundel.core.stream import KEY, Stream, below, word


def play_out(s: Any, moves: Row, dice: Stream) -> int:
    """Play random moves to the end of the game; how many decisions that took."""
    played = 0
    n = legal(s, moves)
    while n > 0:
        apply(s, moves[below(dice, n)])
        played += 1
        n = legal(s, moves)
    return played


def play_games(
    tables: Any, blank: Any, moves: Row, options: Row, seed: Row, dice: Any, games: int
) -> int:
    """Deal and play out so many games on the first of `tables`; how many decisions that took."""
    played = 0
    for _ in range(games):
        for i in range(KEY):
            seed[i] = word(dice[0])
        copy_over(tables, 0, blank, 0)
        deal(tables[0], options, seed)
        played += play_out(tables[0], moves, dice[0])
    return played


def copy_many(tables: Any, times: int) -> int:
    """Copy the second table over the first, and back, so often; for timing."""
    for i in range(times):
        copy_over(tables, i & 1, tables, (i + 1) & 1)
    return times


def play_on(tables: Any, moves: Row, dice: Any, games: int) -> int:
    """Play out the position on the second table so often; how many decisions that took."""
    played = 0
    for _ in range(games):
        copy_over(tables, 0, tables, 1)
        played += play_out(tables[0], moves, dice[0])
    return played


def imagine_many(tables: Any, dice: Any, times: int) -> int:
    """Imagine a world for the view on the second table so often; for timing."""
    for _ in range(times):
        copy_over(tables, 0, tables, 1)
        imagine(tables[0], dice[0])
    return times
