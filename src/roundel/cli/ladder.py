"""`roundel ladder`: everybody against everybody, and their ratings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from roundel.cli.arguments import Arguments, BadInput, Commands, options_of
from roundel.cli.match import Bar, add_how, check, show
from roundel.core.game import game
from roundel.core.stream import read_seed

if TYPE_CHECKING:
    from rich.table import Table

    from roundel.arena.ladder import Ladder

EPILOG = """\
Every couple plays the same pairs, as `roundel match` does. Ratings are Elo points around the mean
of all, with their 95 % margin. With --out each match keeps its results in a file of the folder: the
same command goes on after a stop, and a further agent plays only its own matches.

examples:
  roundel ladder splendor random greedy --pairs 50
  roundel ladder splendor random greedy --out ladder --picture ladder.svg"""


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "ladder",
        help="rate several programs by a round robin",
        description="Let every program play every other, and rate them.",
        epilog=EPILOG,
    )
    command.add_argument("game", metavar="GAME", help="its name; `roundel games` lists them")
    command.add_argument(
        "agents", nargs="+", metavar="AGENT", help="a program, as for `roundel play --against`"
    )
    add_how(command)
    command.add_argument("--out", metavar="FOLDER", help="keep the results, to go on after a stop")
    command.add_argument("--picture", metavar="FILE", help="draw the ratings, as SVG")
    command.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    from roundel.arena.ladder import couples, play_ladder

    check(arguments)
    plate = game(arguments.game)
    options = plate.settle(options_of(arguments))
    couples(arguments.agents)
    folder = _folder(arguments.out) if arguments.out else None
    if arguments.picture and not Path(arguments.picture).parent.is_dir():
        raise BadInput(f"--picture {arguments.picture!r} is in no folder that exists")
    with Bar(arguments.pairs) as bar:
        ladder = play_ladder(
            plate.name,
            options,
            arguments.agents,
            arguments.pairs,
            read_seed(arguments.seed),
            folder=folder,
            jobs=arguments.jobs,
            ray=arguments.ray,
            watch=bar.show,
        )
    if arguments.picture:
        from roundel.arena.picture import draw

        Path(arguments.picture).write_text(draw(ladder), encoding="utf-8")
    if arguments.json:
        print(json.dumps(ladder.summary(), indent=2))
    else:
        show(report(ladder))
    return 0


def _folder(name: str) -> Path:
    folder = Path(name)
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"--out {name!r} is a file; a ladder keeps its matches in a folder")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def report(ladder: Ladder) -> Table:
    """The strongest first: its rating, and what it earned against each of the others."""
    from rich.table import Table

    pairs = sum(sum(standing.counts) for standing in ladder.matches.values())
    table = Table(title=f"{game(ladder.game).title}, pairs: {pairs:,}", title_justify="left")
    table.add_column("", justify="right")
    table.add_column("agent", overflow="fold")
    for heading in ("Elo", "95 %", *(f"vs {place}" for place, _ in enumerate(ladder.ranking, 1))):
        table.add_column(heading, justify="right", no_wrap=True)
    for place, agent in enumerate(ladder.ranking, 1):
        rating = ladder.ratings[agent]
        scores = [
            "" if rival == agent else f"{ladder.score(agent, rival):.1%}"
            for rival in ladder.ranking
        ]
        name = ladder.agents[agent]
        table.add_row(str(place), name, f"{rating.elo:+z.0f}", f"± {rating.margin:.0f}", *scores)
    return table
