"""`roundel solve`: work out perfect play of a game that can be solved."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from time import perf_counter
from typing import Any

from roundel.cli.arguments import Arguments, BadInput, Commands, options_of
from roundel.core import compiled
from roundel.core.game import game

EPILOG = """\
The tables are kept in $ROUNDEL_CACHE, or else in the user's cache folder; they are made anew when
the rules change, or when they are damaged. With them there is `--against perfect`, and `hint` and
`roundel analyse` are exact.

examples:
  roundel solve blue-lion
  roundel solve blue-lion --option passes=yes
  roundel solve blue-lion --again"""


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "solve",
        help="work out perfect play of a game that can be solved",
        description="Solve a game: what every position is worth if both play as well as can be.",
        epilog=EPILOG,
    )
    command.add_argument("game", metavar="GAME", help="its name, for example blue-lion")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="only what this option of the game needs (default: for all options)",
    )
    command.add_argument("--again", action="store_true", help="even if it has been done already")
    command.set_defaults(run=run, players=None)


def run(arguments: Arguments) -> int:
    from roundel.agents.perfect import solution_of

    plate = game(arguments.game)
    room = solution_of(plate)
    chosen = options_of(arguments)
    plate.settle(chosen)
    jobs = room.jobs(plate, chosen)
    waiting = [job for job in jobs if arguments.again or not job.is_done]
    if waiting and not compiled.is_available():
        raise BadInput(
            "Numba is not installed, and this is far too slow without it: pip install numba"
        )
    began = perf_counter()
    with Bars() as bars, ThreadPoolExecutor(2) as pool:
        try:
            list(pool.map(lambda job: job.run(bars.bar(job.name)), waiting))
        except BaseException:  # after Ctrl-C, too: nobody waits for the rest
            bars.are_stopped = True
            raise
    for job in jobs:
        state = "solved" if job in waiting else "solved before"
        print(f"{plate.title}, {job.name}: {state}; {job.made()}")
    if waiting:
        print(f"It took {perf_counter() - began:.0f} s.")
    return 0


class Stopped(Exception):
    """Nobody wants the rest of a job any more."""


class Bars:
    """How far the jobs are: a bar each on a terminal; elsewhere a line for every step."""

    def __init__(self) -> None:
        self.are_stopped = False
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeElapsedColumn

        self._console = Console(stderr=True)
        self._progress = Progress(
            "{task.description}",
            BarColumn(24),
            TaskProgressColumn(),
            TimeElapsedColumn(),
            console=self._console,
            transient=True,
            disable=not self._console.is_terminal,
        )
        self._lock = Lock()

    def __enter__(self) -> Bars:
        self._progress.start()
        return self

    def __exit__(self, *rest: Any) -> None:
        self._progress.stop()

    def bar(self, name: str) -> Callable[[str, float], None]:
        """What a job tells: the step that it is at, and how much of that is done."""
        task = self._progress.add_task(name, total=1.0)
        steps: list[str] = []

        def told(step: str, done: float) -> None:
            if self.are_stopped:
                raise Stopped
            self._progress.update(task, description=f"{name}: {step}", completed=done)
            if not self._console.is_terminal and steps[-1:] != [step]:
                with self._lock:
                    self._console.print(f"{name}: {step}", highlight=False)
            if steps[-1:] != [step]:
                steps.append(step)

        return told
