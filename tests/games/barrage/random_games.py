"""Random games that build something, with tables from all their moments."""

from collections.abc import Iterator
from random import Random

import roundel
from roundel.games.barrage.position import Position

VARIANTS: tuple[dict[str, int], ...] = (
    {},
    {"leeghwater": 1},
    {"duel_panel": 0, "leeghwater": 1},
    {"duel_board": 0, "duel_panel": 0},
    {"seats": 3, "duel_board": 0, "duel_panel": 0, "leeghwater": 1},
    {"seats": 4, "duel_board": 0, "duel_panel": 0, "leeghwater": 1},
)
LIKED = ("build", "go prod", "structure", "tile", "dam", "conduit", "powerhouse", "raise", "use")
"""Moves that are taken more often than others."""


def random_game(seed: int, **options: int) -> Iterator[roundel.Table]:
    """The same table again and again, from the draft to the end."""
    seats = options.pop("seats", 2)
    table = roundel.table("barrage", seed=seed, seats=seats, options=options)
    random = Random(seed)
    while not table.is_over:
        yield table
        moves = table.moves()
        liked = [move for move in moves if move.text.startswith(LIKED)]
        table.play(random.choice(liked if liked and random.random() < 0.6 else moves))
    yield table


def some_tables(seed: int, **options: int) -> Iterator[roundel.Table]:
    """Some of its moments: every kind of decision once or twice, and the end."""
    seen: dict[int, int] = {}
    for table in random_game(seed, **options):
        view = body_of(table, None)
        what = view.stack[view.waiting - 1].what if view.waiting else -1
        seen[what] = seen.get(what, 0) + 1
        if seen[what] in (1, 9) or table.is_over:
            yield table


def body_of(table: roundel.Table, seat: int | None) -> Position:
    body = table.view(seat).body
    assert isinstance(body, Position)
    return body
