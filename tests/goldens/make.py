"""What every game of the house did when it was last looked at, as text.

    python -m tests.goldens.make            # all games
    python -m tests.goldens.make splendor   # one of them

writes `tests/goldens/<game>.txt` anew; `tests/test_goldens.py` compares. Do it on purpose only, and
read the difference: it says what a change did to rules, secrecy or numbering.

For each game there are some played games: the record, one line for each decision with a digest of
what every seat and a spectator could see after it, and the last views in full. Then the number of
different sequences of moves to a depth of 1 to 4, from the deal and from the midst of a game.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

from roundel.core.game import Game, game, games
from roundel.core.position import CommonPosition
from roundel.core.shape import copy
from roundel.core.stream import key_of
from roundel.core.table import Table
from roundel.core.view import View, legal_numbers

HOME = Path(__file__).parent
DIGITS = 8
DEPTH = 4
MOST_SEQUENCES = 30_000
"""With more than so many, or more seats than need be, it does not go deeper: it stays quick."""
MIDST = 40
"""Decisions that dice make before sequences are counted in the midst of a game."""


def golden(game: Game) -> str:
    """All that is kept of one game."""
    parts = [f"golden {game.name} {game.version}"]
    for seats in range(game.fewest_seats, game.most_seats + 1):
        parts += ["", *played_game(game, seats)]
    parts += ["", "Sequences of moves to depth 1, 2, 3 and, between few, 4", ""]
    for seats in range(game.fewest_seats, game.most_seats + 1):
        for ply in (0, MIDST):
            parts.append(counted(game, seats, ply))
    return "\n".join(parts) + "\n"


def played_game(game: Game, seats: int) -> Iterator[str]:
    """A game of dice between so many: its record, what could be seen, and the last views."""
    table = Table(game, {"seats": seats}, seed=seats)
    dice = random.Random(seats)
    seen = [seen_line(table)]
    while table.to_move is not None:
        table.play(dice.choice(table.moves()))
        seen.append(seen_line(table))
    yield table.record()
    yield "Views after each decision, of a spectator and of the seats"
    yield ""
    yield from seen
    for seat in (None, *range(table.seats)):
        yield ""
        yield "The last view of a spectator" if seat is None else f"The last view of seat {seat}"
        yield ""
        for field, value in table.view(seat).as_dict().items():
            yield f"{field}: {json.dumps(value)}"


def seen_line(table: Table) -> str:
    """A digest of every view, and the observation of every seat with it."""
    views = [digest(table.view(seat)) for seat in (None, *range(table.seats))]
    return f"{len(table.history)}: {' '.join(views)}"


def digest(view: View) -> str:
    seen = json.dumps([view.as_dict(), view.observe(), [move.number for move in view.moves()]])
    return hashlib.sha256(seen.encode()).hexdigest()[:DIGITS]


def counted(game: Game, seats: int, ply: int) -> str:
    """How many sequences there are from the position after so many decisions."""
    body = game.deal(game.settle({"seats": seats}), key_of(seats))
    dice = random.Random(seats)
    while body.ply < ply and (legal := legal_numbers(game, body)):
        game.rules.apply(body, dice.choice(legal))
    depth = DEPTH if seats == game.fewest_seats else DEPTH - 1
    counts = [sequences(game, body, 1)]
    while len(counts) < depth and counts[-1] <= MOST_SEQUENCES:
        counts.append(sequences(game, body, len(counts) + 1))
    return f"{seats} seats, after {body.ply} decisions: {' '.join(map(str, counts))}"


def sequences(game: Game, body: CommonPosition, depth: int) -> int:
    """The number of different sequences of so many moves."""
    legal = legal_numbers(game, body)
    if depth == 1:
        return len(legal)
    count = 0
    for move in legal:
        after = type(body)()
        copy(after, body)
        game.rules.apply(after, move)
        count += sequences(game, after, depth - 1)
    return count


def of_the_house() -> list[Game]:
    return [each for each in games() if each.package.startswith("roundel.games.")]


def file_of(game: Game) -> Path:
    return HOME / f"{game.name}.txt"


def main(names: list[str]) -> None:
    """Write the goldens of these games, or of all."""
    for each in [game(name) for name in names] or of_the_house():
        file_of(each).write_text(golden(each), encoding="utf-8")
        print(f"{file_of(each)} {file_of(each).stat().st_size // 1000} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
