"""`roundel replay`: show a recorded game, or only check it."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from roundel.cli.arguments import Arguments, BadInput, Commands, read_text
from roundel.core.record import replay
from roundel.core.table import ANEW

if TYPE_CHECKING:
    from roundel.core.table import Table

EPILOG = """\
Without --seat every turn is told as the player who made it knows it.

examples:
  roundel replay game.txt
  roundel replay game.txt --seat 1
  roundel replay --verify - < game.txt"""


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "replay",
        help="show a recorded game, or check it",
        description="Show a recorded game turn by turn, with the table at its end.",
        epilog=EPILOG,
    )
    command.add_argument("file", metavar="FILE", help="a record; - is standard input")
    command.add_argument(
        "--verify",
        action="store_true",
        help="only check the shuffle, every move and the result; exit code 1 when they do not hold",
    )
    command.add_argument(
        "--seat", type=int, metavar="N", help="show it as this seat saw it; seats count from 0"
    )
    command.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    table = replay(read_text(arguments.file))
    if arguments.verify:
        print(f"ok: {summary(table)}")
        print(shuffle_words(table))
        return 0
    if arguments.seat is not None and not 0 <= arguments.seat < table.seats:
        raise BadInput(f"there is no seat {arguments.seat}; seats are 0 to {table.seats - 1}")
    show(table, arguments.seat)
    return 0


def summary(table: Table) -> str:
    """The game, how long it was and how it ended, in one line."""
    from roundel.cli.story import result_words

    turns = len({step.turn for step in table.history})
    ending = result_words(table) or "unfinished"
    return f"{table.game.title}, {table.seats} players, {turns} turns: {ending}"


def shuffle_words(table: Table) -> str:
    """Who chose the deal, as far as the record proves it."""
    if table.shuffle is None:
        return "The record does not say how the seed was chosen: whoever dealt may have chosen it."
    added = [str(seat) for seat, bits in enumerate(table.shuffle.seat_bits) if bits]
    by = f"seat {' and seat '.join(added)}" if added else "no seat"
    said = [
        f"Dealt from the site's bits and those of {by}.",
        "Compare with what you wrote down when the game began: "
        f"commitment {table.shuffle.commitment}",
    ]
    anew = sum(step.text.startswith(ANEW) for step in table.history if step.is_event)
    if anew:
        said.insert(1, f"Dealt anew in take-backs ({anew}), from bits of the site alone.")
    return "\n".join(said)


def show(table: Table, seat: int | None) -> None:
    """The game in words, then the table at its end."""
    from rich.console import Console
    from rich.table import Table as Grid
    from rich.text import Text

    from roundel.cli.story import names_of, result_words, tell_step

    console = Console(highlight=False, markup=False)
    heading = f"{table.game.title}: {', '.join(names_of(table))}"
    console.print(heading, style="bold")
    turns = Grid.grid(padding=(0, 1))
    turns.add_column(justify="right", min_width=4)
    steps = list(enumerate(table.history))
    for turn, decisions in groupby(steps, lambda numbered: numbered[1].turn):
        told = [
            tell_step(table, index, step.seat if seat is None else seat)
            for index, step in decisions
        ]
        turns.add_row(f"{turn}.", Text(" ".join(told)))
    console.print(turns)
    view = table.view(seat)
    console.print(table.game.picture.terminal(view.body, view.seat, names_of(table)))
    console.print(result_words(table) or f"unfinished; {_to_move(table)}", style="bold")


def _to_move(table: Table) -> str:
    assert table.to_move is not None
    return f"{table.name_of(table.to_move)} is to move"
