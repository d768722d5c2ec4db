"""`roundel bench`: how fast a game runs here."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from roundel.cli.arguments import Arguments, BadInput, Commands, options_of
from roundel.core import compiled
from roundel.core.game import SEATS, Game, game, games

if TYPE_CHECKING:
    from rich.table import Table

EPILOG = """\
Rates are the best of five short runs, against the noise of whatever else the machine does. Starts
are measured in fresh interpreters; the cold one compiles into an empty folder.

examples:
  roundel bench splendor
  roundel bench splendor --players 4 --json
  roundel bench splendor --seconds 5
  roundel bench splendor --search
  roundel bench splendor --vector
  roundel bench --vector            # all games, beside those of OpenSpiel and PettingZoo"""


SEARCH_ROWS: tuple[tuple[str, str, Callable[[Any], str]], ...] = (
    ("whole random games a second", "games_per_second", lambda rate: _count(rate)),
    ("iterations with such games a second", "iterations_per_second", lambda rate: _count(rate)),
    ("the second rate to the first", "ratio", lambda ratio: f"{ratio:.2f}"),
    ("of an iteration: imagine", "imagine_share", lambda share: f"{share:.0%}"),
    ("of an iteration: the tree", "tree_share", lambda share: f"{share:.0%}"),
    (
        "iterations a second as it plays",
        "own_leaves_iterations_per_second",
        lambda rate: _count(rate),
    ),
)


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "bench",
        help="measure how fast a game runs",
        description="Play uniformly random games and say how fast that went.",
        epilog=EPILOG,
    )
    command.add_argument(
        "game", nargs="?", metavar="GAME", help="its name; `roundel games` lists them"
    )
    command.add_players()
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    command.add_argument(
        "--seconds", type=float, default=2.0, metavar="S", help="time for each rate (default 2)"
    )
    command.add_argument(
        "--search", action="store_true", help="measure how fast search thinks, not the rules"
    )
    command.add_argument(
        "--vector",
        action="store_true",
        help="measure how fast learners are served; without GAME, all games and those of others",
    )
    command.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    from rich.console import Console

    if not 0 < arguments.seconds <= 3600:
        raise BadInput(f"--seconds is more than 0 and at most 3600, not {arguments.seconds}")
    if arguments.search and arguments.vector:
        raise BadInput("give --search or --vector, not both")
    if arguments.game is None and not arguments.vector:
        raise BadInput("which game? `roundel games` lists them; --vector alone measures all")
    chosen = games() if arguments.game is None else [game(arguments.game)]
    settled = [(plate, plate.settle(options_of(arguments))) for plate in chosen]
    with Console(stderr=True).status("starting") as status:

        def tell(what: str) -> None:
            status.update(f"{what} …")

        if arguments.vector:
            figures, table = _of_vector(settled, arguments.seconds, tell)
        else:
            of_one = _of_search if arguments.search else _of_rules
            figures, table = of_one(*settled[0], arguments.seconds, tell)
    if arguments.json:
        print(json.dumps(figures, indent=2))
    else:
        Console(highlight=False).print(table)
    if not compiled.is_available():
        print("roundel: Numba is not installed, so only plain figures are shown", file=sys.stderr)
    return 0


def _of_rules(
    plate: Game, options: Mapping[str, int], seconds: float, tell: Callable[[str], None]
) -> tuple[dict[str, Any], Table]:
    from roundel.bench.rules import measure

    figures = measure(plate, options, seconds, tell)
    return figures, _table(figures)


def _of_search(
    plate: Game, options: Mapping[str, int], seconds: float, tell: Callable[[str], None]
) -> tuple[dict[str, Any], Table]:
    from roundel.bench.search import measure_search

    if not compiled.is_available():
        raise BadInput("Numba is not installed, and search is measured compiled: pip install numba")
    positions = measure_search(plate, options, seconds, tell)
    figures = {"game": plate.name, "players": options["seats"], "positions": positions}
    return figures, _search_table(figures)


def _of_vector(
    chosen: list[tuple[Game, dict[str, int]]], seconds: float, tell: Callable[[str], None]
) -> tuple[dict[str, Any], Table]:
    from roundel.bench.vector import measure_others, measure_vector

    rows = [row for each in chosen for row in measure_vector(*each, seconds, tell)]
    if len(chosen) > 1:
        rows += measure_others(seconds, tell)
    players = {plate.name: options[SEATS] for plate, options in chosen}
    figures = {"players": players, "cores": compiled.cores(), "rates": rows}
    return figures, _vector_table(figures)


def _vector_table(figures: dict[str, Any]) -> Table:
    from rich.table import Table

    title = f"random moves with observations and masks, {figures['cores']} cores"
    table = Table(title=title, title_justify="left")
    for name in ("game", "by way of"):
        table.add_column(name)
    for name in ("a second", "a second of the processor"):
        table.add_column(name, justify="right")
    for row in figures["rates"]:
        missing = "".join(f" ({name} is not installed)" for name in row.get("missing", ()))
        rates = (_count(row["steps_per_second"]), _count(row["steps_per_cpu_second"]))
        table.add_row(row["game"], row["what"] + missing, *rates)
    return table


def _table(figures: dict[str, Any]) -> Table:
    from rich.table import Table

    table = Table(title=f"{figures['game']}, {figures['players']} players", title_justify="left")
    table.add_column("what")
    table.add_column("compiled", justify="right")
    table.add_column("plain", justify="right")
    rates = figures["moves_per_second"]
    table.add_row(
        "moves a second, one core",
        _count(rates["one_core"]),
        _count(figures["plain_moves_per_second"]),
    )
    table.add_row(f"moves a second, {figures['cores']} cores", _count(rates["all_cores"]), "")
    table.add_row("one copy of a position", _unit(figures["copy_ns"], "ns"), "")
    table.add_row("size of a position", f"{figures['position_bytes']} bytes", "")
    table.add_row("start to first move, empty cache", _unit(figures["cold_start_s"], "s"), "")
    table.add_row(
        "start to first move",
        _unit(figures["warm_start_s"], "s"),
        _unit(figures["plain_start_s"], "s"),
    )
    return table


def _search_table(figures: dict[str, Any]) -> Table:
    from rich.table import Table

    title = f"{figures['game']}, {figures['players']} players: search on one core"
    table = Table(title=title, title_justify="left")
    positions = figures["positions"]
    table.add_column("what")
    for each in positions:
        table.add_column(f"after {each['turns']} turns", justify="right")
    for what, key, shown in SEARCH_ROWS:
        table.add_row(what, *(shown(each[key]) for each in positions))
    return table


def _count(number: int | None) -> str:
    return "-" if number is None else f"{number:,}"


def _unit(number: float | None, unit: str) -> str:
    return "-" if number is None else f"{number:g} {unit}"
