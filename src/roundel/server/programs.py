"""Where programs think: in processes of their own, so that the site stays quick meanwhile.

A process that dies is opened again and asked again. Nothing that comes from outside is ever run
there: programs are known by their names.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from itertools import count
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, PriorityQueue
from threading import Thread
from typing import Any

from roundel.core.errors import RoundelError
from roundel.core.view import View

NICENESS = 5
TRIES = 3
PATIENCE = 2.0
"""Seconds for a process to end once its line is cut, before it is made to."""


class Urgency(IntEnum):
    """Who is served first: somebody's rival, somebody who asks, and what can wait."""

    MOVE = 0
    HINT = 1
    UNSEEN = 2
    """A rival of somebody who is not there."""
    ANALYSIS = 3


class ProgramLost(RoundelError):
    """The process that thought has died, several times over."""


Call = Callable[[], Any]
"""What is to be done there: a function with its arguments, as a `partial` that can be pickled."""


@dataclass(order=True)
class _Job:
    urgency: int
    number: int
    call: Call = field(compare=False)
    done: asyncio.Future[Any] = field(compare=False)
    loop: asyncio.AbstractEventLoop = field(compare=False)
    troubled: Callable[[], None] = field(compare=False)


class Pool:
    """Some processes, and what they have to do."""

    def __init__(self, size: int = 1, games: Sequence[str] = ()) -> None:
        """What the named games need is compiled as soon as there is nothing else to do."""
        self._jobs: PriorityQueue[_Job] = PriorityQueue()
        self._numbers = count()
        self._is_over = False
        self._workers = [_Worker(self._jobs, games) for _ in range(size)]

    @property
    def pids(self) -> list[int]:
        """The processes that are there now."""
        return [pid for worker in self._workers if (pid := worker.pid) is not None]

    async def ask(
        self, urgency: Urgency, call: Call, troubled: Callable[[], None] = lambda: None
    ) -> Any:
        """What comes of the call; `troubled` is called when its process died and it is retried."""
        loop = asyncio.get_running_loop()
        job = _Job(urgency, next(self._numbers), call, loop.create_future(), loop, troubled)
        self._jobs.put(job)
        return await job.done

    def close(self) -> None:
        """All processes end at once, whatever they are at."""
        for worker in self._workers:
            worker.close()


class _Worker:
    """A thread that hands jobs to one process, and keeps that process alive."""

    def __init__(self, jobs: PriorityQueue[_Job], games: Sequence[str]) -> None:
        self._jobs = jobs
        self._unready = list(games)
        self._is_over = False
        self._line: Connection | None = None
        self._process: BaseProcess | None = None
        self._thread = Thread(target=self._serve, name="programs", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        process = self._process
        return None if process is None else process.pid

    def close(self) -> None:
        self._is_over = True
        process = self._process
        if process is not None and process.is_alive():
            process.kill()
        self._thread.join(PATIENCE)
        self._end()

    def _serve(self) -> None:
        while not self._is_over:
            try:
                job = self._jobs.get(timeout=0.2)
            except Empty:
                if self._unready:
                    self._get_ready(self._unready.pop(0))
                continue
            if not job.done.cancelled():
                self._do(job)

    def _get_ready(self, game: str) -> None:
        """Nothing else to do: what this game needs is compiled before somebody waits for it."""
        with suppress(EOFError, OSError):
            self._asked(partial(get_ready, game))

    def _do(self, job: _Job) -> None:
        for attempt in range(TRIES):
            try:
                answer = self._asked(job.call)
            except (EOFError, OSError):
                self._end()
                if self._is_over:
                    return
                _tell(job.loop, job.troubled)
                time.sleep(0.1 * attempt)
            except Exception as error:  # it cannot be sent: the process is as it was
                _resolve(job, RuntimeError(f"{error!r} on the way to the program"))
                return
            else:
                _resolve(job, answer)
                return
        _resolve(job, ProgramLost("the program's process has died several times"))

    def _asked(self, call: Call) -> Any:
        if self._line is None:
            self._open()
        assert self._line is not None
        self._line.send(call)
        return self._line.recv()

    def _open(self) -> None:
        spawn = get_context("spawn")
        self._line, other_end = spawn.Pipe()
        self._process = spawn.Process(target=work, args=(other_end,), daemon=True)
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
        try:  # the process never hears of Ctrl-C: that is for the server
            self._process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        other_end.close()

    def _end(self) -> None:
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.join(PATIENCE)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
        self._line = self._process = None


def _resolve(job: _Job, answer: Any) -> None:
    def resolve() -> None:
        if job.done.done():
            return
        if isinstance(answer, Exception):
            job.done.set_exception(answer)
        else:
            job.done.set_result(answer)

    _tell(job.loop, resolve)


def _tell(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    with suppress(RuntimeError):  # the server is closing
        loop.call_soon_threadsafe(call)


# In the process


def work(line: Connection) -> None:
    """Do what is asked for until the line is cut, then end at once, whatever goes on."""
    from queue import SimpleQueue

    if hasattr(os, "nice"):
        os.nice(NICENESS)
    calls: SimpleQueue[Call] = SimpleQueue()

    def listen() -> None:
        try:
            while True:
                calls.put(line.recv())
        except (EOFError, OSError):
            os._exit(0)

    Thread(target=listen, daemon=True).start()
    while True:
        call = calls.get()
        try:
            answer = call()
        except Exception as error:
            answer = RuntimeError("".join(traceback.format_exception(error)))
        with suppress(OSError):
            line.send(answer)


def choose(program: str, view: View) -> int:
    """The number of the move that a program plays."""
    from roundel.agents import agent

    return agent(program).choose(view).number


def get_ready(name: str) -> None:
    """What search needs for this game is compiled."""
    from roundel.agents import study
    from roundel.core.game import game

    study.get_ready(game(name), lambda readiness: None)
