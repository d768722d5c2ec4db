"""`roundel match`: which of two programs is stronger, and how sure that is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from roundel.cli.arguments import Arguments, BadInput, Commands, Parser, options_of
from roundel.core.game import game
from roundel.core.stream import key_of, read_seed

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from roundel.arena.sprt import Sprt
    from roundel.arena.standing import Standing

MOST_PAIRS = 10_000_000
DEFAULT_SEED = "0"

EPILOG = """\
A pair is one deal played once for every chair: A sits there, B everywhere else. The same seed gives
the same pairs and the same result, however many jobs play them and in whatever order.

With --out every finished pair is appended to FILE; the same command goes on where a stopped match
stood, and more --pairs make it longer. --sprt stops as soon as it is decided whether A is elo0 (H0)
or elo1 (H1) stronger; alpha and beta, 0.05 if not said, are how often either may be wrong.

examples:
  roundel match splendor greedy random --pairs 100
  roundel match splendor greedy random --pairs 5000 --sprt 0,50 --out match.jsonl
  roundel match splendor greedy random --pairs 200 --players 3 --json
  roundel match splendor greedy random --pairs 5000 --ray auto"""


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "match",
        help="let two programs play each other",
        description="Let program A play program B, in pairs of games with the seats swapped.",
        epilog=EPILOG,
    )
    command.add_argument("game", metavar="GAME", help="its name; `roundel games` lists them")
    command.add_argument("a", metavar="A", help="a program, as for `roundel play --against`")
    command.add_argument("b", metavar="B", help="its rival")
    add_how(command)
    command.add_argument(
        "--sprt", metavar="ELO0,ELO1[,ALPHA,BETA]", help="stop when this test is decided"
    )
    command.add_argument("--out", metavar="FILE", help="keep the results, to go on after a stop")
    command.set_defaults(run=run)


def add_how(command: Parser) -> None:
    """What a match and a ladder have in common."""
    command.add_argument(
        "--pairs", type=int, default=100, metavar="N", help="how many pairs (default 100)"
    )
    command.add_argument(
        "--seed", default=DEFAULT_SEED, metavar="SEED", help="where all deals come from (default 0)"
    )
    command.add_players()
    command.add_argument(
        "--jobs", type=int, metavar="N", help="play so many at once (default: all cores)"
    )
    command.add_argument(
        "--ray", metavar="ADDRESS", help="play on this Ray cluster; `local` starts one here"
    )
    command.add_argument("--json", action="store_true", help="print the result as JSON")


def run(arguments: Arguments) -> int:
    from roundel.arena.match import Match
    from roundel.arena.play import play_match
    from roundel.arena.sprt import read_sprt

    check(arguments)
    plate = game(arguments.game)
    options = plate.settle(options_of(arguments))
    match = Match(plate.name, options, arguments.a, arguments.b, read_seed(arguments.seed))
    sprt = read_sprt(arguments.sprt) if arguments.sprt else None
    with Bar(arguments.pairs) as bar:
        standing = play_match(
            match,
            arguments.pairs,
            sprt=sprt,
            file=Path(arguments.out) if arguments.out else None,
            jobs=arguments.jobs,
            ray=arguments.ray,
            watch=bar.show,
        )
    if arguments.json:
        print(json.dumps(standing.summary(), indent=2))
    else:
        show(report(standing))
    return 0


def show(result: RenderableType) -> None:
    """Print it as it is: the brackets in a program's name are no markup."""
    from rich.console import Console

    Console(highlight=False, markup=False, emoji=False).print(result)


def check(arguments: Arguments) -> None:
    """The numbers that a match and a ladder have in common."""
    if not 1 <= arguments.pairs <= MOST_PAIRS:
        raise BadInput(f"--pairs is a number from 1 to {MOST_PAIRS:,}, not {arguments.pairs}")
    if arguments.jobs is not None and not 1 <= arguments.jobs <= 1024:
        raise BadInput(f"--jobs is a number from 1 to 1024, not {arguments.jobs}")
    key_of(read_seed(arguments.seed))


class Bar(AbstractContextManager["Bar"]):
    """How far a match is, on the terminal."""

    def __init__(self, pairs: int) -> None:
        from rich.console import Console
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeRemainingColumn,
        )
        from rich.table import Column

        console = Console(stderr=True)
        said = Column(no_wrap=True, overflow="ellipsis", ratio=1)
        self._progress = Progress(
            TextColumn("{task.description}", markup=False, table_column=said),
            BarColumn(16),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            expand=True,
            disable=not console.is_terminal,
        )
        self._task = self._progress.add_task("starting", total=pairs)

    def __enter__(self) -> Bar:
        self._progress.start()
        return self

    def __exit__(self, *rest: object) -> None:
        self._progress.stop()

    def show(self, standing: Standing) -> None:
        from roundel.arena.match import shortened

        said = []
        if standing.pairs:
            said += [f"+{standing.wins} ={standing.draws} -{standing.losses}"]
            said += [f"Elo {standing.elo:+.0f}"]
        if standing.pairs and standing.sprt:
            said += [f"LLR {standing.sprt.llr(standing.counts):+.2f}"]
        said += [f"{shortened(standing.match.a, 16)} - {shortened(standing.match.b, 16)}"]
        self._progress.update(
            self._task, description="  ".join(said), completed=len(standing.pairs)
        )


def report(standing: Standing) -> Table:
    """The result in words and numbers."""
    from rich.table import Table

    table = Table(title=game(standing.match.game).title, title_justify="left", show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    for what, said in _lines(standing, standing.summary()):
        table.add_row(what, said)
    return table


def _lines(standing: Standing, told: dict[str, Any]) -> Iterator[tuple[str, str]]:
    low, high = told["score_interval"]
    yield "A", standing.match.a
    yield "B", standing.match.b
    yield "pairs", f"{told['pairs']:,}"
    yield "score of A", f"{told['score']:.1%} (95 %: {low:.1%} to {high:.1%})"
    yield "Elo of A", _elo(standing)
    yield "games of A", f"{told['wins']:,} won, {told['draws']:,} drawn, {told['losses']:,} lost"
    if standing.match.seats == 2:
        points = zip(("0", "½", "1", "1½", "2"), told["pentanomial"], strict=True)
        yield "pairs by points", ", ".join(f"{name}: {count:,}" for name, count in points)
    if standing.sprt:
        yield "SPRT", _sprt(standing, standing.sprt)
    for what, key in (("mean rank", "mean_rank"), ("mean points", "mean_points")):
        yield what, f"A {told[key]['a']:.2f}, B {told[key]['b']:.2f}"
    for side in ("a", "b"):
        rate = told["decisions_per_second"][side] or 0
        count, seconds = told["decisions"][side], told["seconds"][side]
        yield (
            f"time of {side.upper()}",
            f"{seconds:,.1f} s, {count:,} moves, {rate:,.0f} moves a second",
        )
    yield "faults", _faults(standing)


def _elo(standing: Standing) -> str:
    low, high = standing.elo_interval
    if standing.score == 1.0:
        return f"above {low:+.0f} (95 %): everything was won"
    if standing.score == 0.0:
        return f"below {high:+.0f} (95 %): everything was lost"
    return f"{standing.elo:+.0f} (95 %: {low:+.0f} to {high:+.0f})"


def _sprt(standing: Standing, sprt: Sprt) -> str:
    from roundel.arena.sprt import OPEN

    lower, upper = sprt.bounds
    verdict = standing.verdict if standing.verdict == OPEN else f"{standing.verdict} accepted"
    hypotheses = f"H0: {sprt.elo0:+g} Elo, H1: {sprt.elo1:+g} Elo"
    llr = sprt.llr(standing.counts)
    return f"{verdict} ({hypotheses}; LLR {llr:+.2f}, between {lower:.2f} and {upper:.2f} open)"


def _faults(standing: Standing) -> str:
    """How often each side failed and how, with an example of each."""
    found: dict[tuple[str, str], list[str]] = {}
    for number, played, fault in standing.faults:
        side = "A" if fault.seat == played.chair else "B"
        where = f"pair {number}, game {played.chair}: {fault.reason}"
        found.setdefault((side, fault.kind), []).append(where)
    said = [
        f"{side}: {kind} in {len(cases):,} games, first in {cases[0]}"
        for (side, kind), cases in found.items()
    ]
    return "\n".join(said) or "none"
