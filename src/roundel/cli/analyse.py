"""`roundel analyse`: what each side could expect in a recorded game, and its largest mistakes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from roundel.cli.arguments import Arguments, BadInput, Commands, read_text
from roundel.core.record import replay
from roundel.core.stream import key_of, read_seed

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table as Grid
    from rich.text import Text

    from roundel.agents.analysis import Analysis, ExactJudge, Judge, Judgement, Turn
    from roundel.core.table import Table

SEARCH, LOOK_UP = "expert", "perfect"
"""Who judges, if nobody is named: the second where the game is solved on this machine."""
DEFAULT_SEED = "0"

EPILOG = """\
Every decision is judged by what its mover could know then, and by nothing else: the search is given
the view of that seat. The best move that it finds and the one that was played are thought about
again, one as long as the other. What is lost in a turn is the sum over its decisions. An expected
result of 1 is the first place, 0 the last. The same record, budget and seed give the same analysis,
on any number of cores.

examples:
  roundel analyse game.txt
  roundel analyse game.txt --by master --picture curve.svg
  roundel analyse game.txt --iterations 2000 --json"""


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "analyse",
        help="find the mistakes in a recorded game",
        description="Walk through a recorded game with a search: what each side could expect "
        "before and after every turn, and its largest mistakes.",
        epilog=EPILOG,
    )
    command.add_argument("file", metavar="FILE", help="a record; - is standard input")
    command.add_argument(
        "--by",
        metavar="PROGRAM",
        help="who judges: a level, search:iterations=N with further settings, or perfect (default: "
        "perfect if `roundel solve` has solved the game, else expert)",
    )
    command.add_argument(
        "--iterations", type=int, metavar="N", help="think so often about every decision"
    )
    command.add_argument(
        "--seed", default=DEFAULT_SEED, metavar="SEED", help="the judge's dice (default 0)"
    )
    command.add_argument("--json", action="store_true", help="print the analysis as JSON")
    command.add_argument("--picture", metavar="FILE", help="draw the expected results, as SVG")
    command.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    table = replay(read_text(arguments.file))
    if arguments.by is None:
        arguments.by = LOOK_UP if is_solved(table) and arguments.iterations is None else SEARCH
    judge = judge_of(arguments, table)
    picture = Path(arguments.picture) if arguments.picture else None
    if picture is not None and not picture.parent.is_dir():
        raise BadInput(f"--picture: there is no folder {str(picture.parent)!r}")
    analysis = analysed(table, judge)
    if picture is not None:
        from roundel.agents.curve import draw

        picture.write_text(draw(analysis), encoding="utf-8")
    if arguments.json:
        print(json.dumps({"by": arguments.by, **analysis.as_dict()}, indent=2))
    else:
        from rich.console import Console

        Console(highlight=False, markup=False).print(*report(analysis), sep="\n")
    return 0


def is_solved(table: Table) -> bool:
    """Whether perfect play of this game is known on this machine."""
    from roundel.agents.perfect import PerfectAgent
    from roundel.core.errors import NotSolved

    try:
        PerfectAgent().open(table.view(None))
    except NotSolved:
        return False
    return True


def judge_of(arguments: Arguments, table: Table) -> Judge | ExactJudge:
    """Whom the command line asks for: perfect play, or a search whose budget can be counted."""
    from roundel.agents import agent
    from roundel.agents.analysis import ExactJudge, Judge
    from roundel.agents.perfect import PerfectAgent
    from roundel.agents.search import SearchAgent

    seed = read_seed(arguments.seed)
    key_of(seed)
    by = agent(arguments.by, seed=seed)
    if isinstance(by, PerfectAgent):
        by.open(table.view(None))
        return ExactJudge()
    if not isinstance(by, SearchAgent) or by.seconds is not None:
        raise BadInput(f"--by {arguments.by!r} cannot judge: name a level, or search:iterations=N")
    iterations = by.budget(table.game) if arguments.iterations is None else arguments.iterations
    return Judge(by, iterations, seed)


def analysed(table: Table, judge: Judge | ExactJudge) -> Analysis:
    """The analysis, made on all cores, with a progress bar on a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from roundel.agents.analysis import analyse
    from roundel.agents.study import Readiness, get_ready
    from roundel.core.compiled import cores

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        "{task.description}",
        *columns,
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task("getting ready", total=None)

        def compiling(readiness: Readiness) -> None:
            if not readiness.is_ready:
                said = f"compiling, only once: {readiness.done} of about {readiness.of} functions"
                progress.update(task, description=said)

        def judged(done: int, of: int) -> None:
            progress.update(task, description="judging decisions", completed=done, total=of)

        if not judge.is_exact:
            get_ready(table.game, compiling)
        return analyse(table, judge, threads=cores(), watch=judged)


def report(analysis: Analysis) -> Iterator[RenderableType]:
    """All turns, then the largest mistakes of each seat with what would have been better."""
    from rich.text import Text

    from roundel.cli.story import names_of, result_words

    table = analysis.table
    yield Text(f"{table.game.title}: {', '.join(names_of(table))}", "bold")
    yield _turns(analysis)
    yield Text(result_words(table) or "unfinished", "bold")
    yield Text()
    yield Text("The largest mistakes", "bold")
    for seat in range(table.seats):
        yield from _mistakes(analysis, seat)
    yield Text()
    yield Text(
        f"Judged by {_judged_by(analysis)}, from what the mover could know. "
        "An expected result of 1 is the first place, 0 the last.",
        "dim",
    )


def _judged_by(analysis: Analysis) -> str:
    if analysis.judge.is_exact:
        return "perfect play, exactly"
    return f"{analysis.judge.iterations:,} iterations a decision"


def _turns(analysis: Analysis) -> Grid:
    """Who did what, and what could be expected before it and after."""
    from rich.table import Table as Grid
    from rich.text import Text

    from roundel.cli.story import tell_step

    table = analysis.table
    judged = {(turn.number, turn.seat): turn for turn in analysis.turns}
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", min_width=4)
    grid.add_column()
    for _ in ("before", "after", "lost"):
        grid.add_column(justify="right", no_wrap=True)
    grid.add_row("", "", *(Text(head, "dim") for head in ("before", "after", "lost")))
    steps = list(enumerate(table.history))
    for number, decisions in groupby(steps, lambda each: (each[1].turn, each[1].seat)):
        told = " ".join(tell_step(table, index, step.seat) for index, step in decisions)
        turn = judged.get(number)
        grid.add_row(f"{number[0]}.", Text(told), *(_figures(turn) if turn else ()))
    return grid


def _figures(turn: Turn) -> tuple[str | Text, ...]:
    from rich.text import Text

    lost = f"{turn.lost:.2f}"
    shown = Text("" if lost == "0.00" else lost, "bold red" if turn.is_mistaken else "dim")
    return f"{turn.before:.2f}", f"{turn.after:.2f}", shown


def _mistakes(analysis: Analysis, seat: int) -> Iterator[RenderableType]:
    from rich.text import Text

    name = analysis.table.name_of(seat)
    found = analysis.mistakes(seat)
    if not found:
        yield Text(f"{name}: none" if analysis.judge.is_exact else f"{name}: none that is sure")
    for mistake in found:
        margin = ceil(100 * mistake.margin) / 100
        yield Text.assemble(
            f"{name}, turn {mistake.turn}: ",
            (f"{mistake.lost:.2f} lost", "bold red"),
            ", " if analysis.judge.is_exact else f" (± {margin:.2f}), ",
            f"from {mistake.before:.2f} to {mistake.after:.2f}",
        )
        yield _indented(f"played: {mistake.played.sentence}.")
        yield _indented(f"better: {mistake.better.sentence}.{_following(analysis, mistake)}")


def _following(analysis: Analysis, mistake: Judgement) -> str:
    """What is expected after the better move."""
    from roundel.agents.telling import line_words
    from roundel.cli.story import names_of

    table = analysis.table
    view = table.view_at(mistake.step, mistake.seat)
    words = line_words(view, mistake.line[1:], names_of(table))
    return f" Then {words}" if words else ""


def _indented(words: str) -> RenderableType:
    from rich.padding import Padding
    from rich.text import Text

    return Padding(Text(words), (0, 0, 0, 4), expand=False)
