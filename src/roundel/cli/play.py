"""`roundel play`: a game in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from roundel.cli.arguments import (
    STANDARD_INPUT,
    Arguments,
    BadInput,
    Commands,
    options_of,
    read_text,
    seed_of,
)
from roundel.core.game import SEATS, game
from roundel.core.record import replay
from roundel.core.table import Table, table

if TYPE_CHECKING:
    from roundel.agents import Agent

EPILOG = """\
A PROGRAM is random; greedy, which looks one turn ahead; novice, club, expert or master, which look
further, each longer than the one before; perfect, in a game that `roundel solve` has solved; a
search with settings of its own, `search:iterations=4000`; a policy that was learnt, `onnx:FILE`; or
any other program by its command line, `cmd:python my_agent.py`. docs/agents.md tells more.

Every --against puts a program into one seat; people at this keyboard take the seats that are left.
Without --against all players are people, and what only one of them may see is hidden while the
keyboard changes hands.

examples:
  roundel play splendor --against club
  roundel play splendor --against greedy --against expert --names Ann
  roundel play splendor --players 3 --names Ann,Ben,Cleo
  roundel play splendor --against greedy --seat 1 --seed 7
  roundel play --load game.txt

While playing, `help` says what can be typed, and `hint` what to do."""


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "play",
        help="play in the terminal",
        description="Play in the terminal, against programs or people at the same keyboard.",
        epilog=EPILOG,
    )
    command.add_argument(
        "game", nargs="?", metavar="GAME", help="its name; `roundel games` lists them"
    )
    command.add_players()
    command.add_argument(
        "--against",
        action="append",
        default=[],
        metavar="PROGRAM",
        help="a program to play against, for example club; may be repeated",
    )
    command.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="where you sit among programs; seats count from 0, and seat 0 is set up first",
    )
    command.add_argument("--names", metavar="A,B", help="what the people are called, in seat order")
    command.add_argument("--seed", metavar="SEED", help="deal from this seed, the same each time")
    command.add_argument(
        "--components",
        metavar="FOLDER",
        help="a folder of corrected files of the game's box, where it takes them",
    )
    command.add_argument("--load", metavar="FILE", help="go on with a game that was saved")
    command.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    table, programs = loaded(arguments) if arguments.load is not None else dealt(arguments)
    check_programs(table, programs)
    from roundel.cli.screen import Screen
    from roundel.cli.session import Session

    Session(table, programs, Screen(), Path(arguments.load) if arguments.load else None).run()
    return 0


def dealt(arguments: Arguments) -> tuple[Table, dict[int, Agent]]:
    """A new table as the command line asks for it, and who plays its programs' seats."""
    if arguments.game is None:
        raise BadInput("which game? For example `roundel play splendor`, or `--load FILE`")
    plate = game(arguments.game)
    options = options_of(arguments)
    if arguments.against and SEATS not in options:
        options[SEATS] = max(plate.fewest_seats, 1 + len(arguments.against))
    seats = plate.settle(options)[SEATS]
    chairs = seating(seats, arguments.against, arguments.seat)
    programs = {seat: agent_named(name) for seat, name in chairs.items()}
    names = seat_names(seats, chairs, _names(arguments))
    dealt = table(
        plate.name,
        options=options,
        seed=seed_of(arguments),
        names=names,
        components=arguments.components,
    )
    return dealt, programs


def loaded(arguments: Arguments) -> tuple[Table, dict[int, Agent]]:
    """A saved table; programs sit again where they sat, or where --against puts them."""
    if arguments.load == STANDARD_INPUT:
        raise BadInput("--load needs a file: what you type comes from standard input")
    given = {
        "--players": arguments.players,
        "--option": arguments.option,
        "--seed": arguments.seed,
        "--names": arguments.names,
        "--components": arguments.components,
    }
    for option, value in given.items():
        if value:
            raise BadInput(f"{option} does not go with --load: the file says it")
    table = replay(read_text(arguments.load))
    if arguments.game not in (None, table.game.name):
        raise BadInput(f"{arguments.load!r} is a game of {table.game.name}, not {arguments.game}")
    if arguments.against:
        chairs = seating(table.seats, arguments.against, arguments.seat)
    else:
        chairs = remembered(table)
    return table, {seat: agent_named(name) for seat, name in chairs.items()}


def check_programs(table: Table, programs: Mapping[int, Agent]) -> None:
    """Who plays some games only says so before this one begins."""
    from roundel.agents import ChoosyAgent

    for seat, program in programs.items():
        if isinstance(program, ChoosyAgent):
            program.open(table.view(seat))


def seating(seats: int, against: Sequence[str], seat: int | None) -> dict[int, str]:
    """Which program sits where: first a person at `seat`, then other people, then programs."""
    if seat is not None and not against:
        raise BadInput("--seat is for a game against programs; name one with --against")
    if seat is not None and not 0 <= seat < seats:
        raise BadInput(f"there is no seat {seat}; seats are 0 to {seats - 1}")
    if len(against) >= seats:
        raise BadInput(f"{seats} players leave room for {seats - 1} programs, not {len(against)}")
    others = [each for each in range(seats) if each != (seat or 0)]
    return dict(zip(others[seats - 1 - len(against) :], against, strict=True))


def seat_names(seats: int, chairs: dict[int, str], people: Sequence[str]) -> list[str]:
    """The people's names in seat order; a program is called what it is, numbered if need be."""
    if len(people) > seats - len(chairs):
        raise BadInput(f"--names has {len(people)} names for {seats - len(chairs)} people")
    taken = iter(people)
    names = []
    for seat in range(seats):
        if seat not in chairs:
            names.append(next(taken, ""))
        elif list(chairs.values()).count(chairs[seat]) == 1:
            names.append(chairs[seat])
        else:
            earlier = [name for at, name in chairs.items() if at <= seat and name == chairs[seat]]
            names.append(f"{chairs[seat]} {len(earlier)}")
    return names


def remembered(table: Table) -> dict[int, str]:
    """Where the names at a saved table are those of programs."""
    from roundel.agents import NAMES

    first_words = {seat: table.name_of(seat).split(" ")[0] for seat in range(table.seats)}
    return {seat: word for seat, word in first_words.items() if word in NAMES}


def agent_named(name: str) -> Agent:
    from roundel.agents import agent

    return agent(name)


def _names(arguments: Arguments) -> list[str]:
    names = [name.strip() for name in (arguments.names or "").split(",")]
    return names if arguments.names else []
