"""Pairs played by processes on this machine, one for each core.

Each worker hangs on a line to who gave it work. When the line is cut, because the match is decided
or whoever asked for it is gone, the worker drops its game at the next decision, closes its agents
and ends. A decision that takes long is not waited for, and programs end with their worker: nothing
is left behind.
"""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from threading import Event, Thread
from time import sleep

from roundel.arena.match import Abandoned, Finished, Match, Played, play_pair
from roundel.core.errors import RoundelError

PATIENCE = 3.0
"""Seconds that a worker has to end by itself once its line is cut."""


class WorkerLost(RoundelError):
    """A worker process has died."""


@dataclass(frozen=True)
class Failure:
    """Why a worker could not play a pair: a message for people, or the trace of a mistake."""

    text: str
    is_plain: bool


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_here(match: Match, numbers: Iterable[int]) -> Finished:
    """The pairs of these numbers, played by this very process."""
    for number in numbers:
        yield number, play_pair(match, number)


def play_in_processes(match: Match, numbers: Iterable[int], jobs: int) -> Finished:
    """The pairs of these numbers as they are finished, in any order."""
    spawn = get_context("spawn")
    waiting = iter(numbers)
    at_work: dict[Connection, int] = {}
    lines = []
    processes = []
    try:
        for _, number in zip(range(jobs), waiting, strict=False):
            line, other_end = spawn.Pipe()
            process = spawn.Process(target=work, args=(other_end, match))
            with _deaf_to_ctrl_c():
                process.start()
            other_end.close()
            lines.append(line)
            processes.append(process)
            line.send(number)
            at_work[line] = number
        while at_work:
            ready = wait(list(at_work))
            for line in [each for each in at_work if each in ready]:
                yield _received(line, at_work.pop(line))
                following = next(waiting, None)
                if following is not None:
                    line.send(following)
                    at_work[line] = following
    finally:
        for line in lines:
            line.close()
        for process in processes:
            process.join()


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """What is started meanwhile never hears Ctrl-C: only we do, and cut the lines."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # by starting it, Python would end the block
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _received(line: Connection, number: int) -> tuple[int, list[Played]]:
    try:
        games = line.recv()
    except (EOFError, OSError):
        raise WorkerLost(
            f"a worker process died while it played pair {number}; "
            "with --out FILE the same command goes on from what was finished"
        ) from None
    if isinstance(games, Failure):
        if games.is_plain:
            raise RoundelError(games.text)
        raise RuntimeError(f"pair {number} could not be played\n{games.text}")
    return number, games


def work(line: Connection, match: Match) -> None:
    """Play the pairs that are asked for, until the line is cut."""
    asked: SimpleQueue[int | None] = SimpleQueue()
    is_cut = Event()

    def listen() -> None:
        try:
            while True:
                asked.put(line.recv())
        except (EOFError, OSError):
            is_cut.set()
            asked.put(None)
            sleep(PATIENCE)
            os._exit(0)

    Thread(target=listen, daemon=True).start()
    with suppress(KeyboardInterrupt, Abandoned):
        while (number := asked.get()) is not None:
            played: list[Played] | Failure
            try:
                played = play_pair(match, number, is_cut.is_set)
            except Abandoned:
                raise
            except RoundelError as error:
                played = Failure(str(error), is_plain=True)
            except Exception:
                played = Failure(traceback.format_exc(), is_plain=False)
            with suppress(OSError):
                line.send(played)
