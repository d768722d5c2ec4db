"""A study: a process of its own in which search thinks, so that nobody at the table has to wait.

What search needs is compiled there, too, as soon as the study is open. It hangs on a line to
whoever opened it; when the line is cut, whether the study was closed or we are gone, it ends at
once, whatever it is at.
"""

from __future__ import annotations

import os
import signal
import traceback
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Thread, current_thread, main_thread
from typing import TypeAlias

from roundel.agents.search import TREE, SearchAgent, Thought
from roundel.core import compiled
from roundel.core.errors import RoundelError
from roundel.core.game import Game
from roundel.core.stream import key_of
from roundel.core.view import Move, View

NICENESS = 5
PATIENCE = 2.0
"""Seconds for the process to end once its line is cut, before it is made to."""


class StudyLost(RoundelError):
    """Nobody thinks any more; the next question opens the study again."""


@dataclass(frozen=True)
class Question:
    """What an agent is asked: for its move, or for all that it thinks."""

    agent: SearchAgent
    view: View
    is_for_move: bool


@dataclass(frozen=True)
class Readiness:
    """How far the study is: functions compiled, of about so many."""

    done: int = 0
    of: int = 0
    is_ready: bool = False


@dataclass(frozen=True)
class Failure:
    """What went wrong there, in one line."""

    text: str


Answer: TypeAlias = Move | Thought


class Study:
    """The process, what was asked last, and what has come back."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._fault: StudyLost | None = None
        self._open()

    @property
    def line(self) -> Connection:
        """Something to read here means that `ask` has news."""
        return self._line

    def ask(self, question: Question) -> Answer | None:
        """The answer once it is there; the same question again only asks whether it is. Another
        question ends what was thought about before."""
        if self._fault is None:
            if not self._end.alive:
                self._open()
            if question != self._question:
                self._send(question)
            self._listen()
        if self._fault is not None:
            fault, self._fault = self._fault, None
            raise fault
        return self._answer

    def forget(self) -> None:
        """Nobody wants the answer any more."""
        if self._question is not None and self._answer is None and self._end.alive:
            self._send(None)

    def how_far(self) -> Readiness:
        """Whether it can think already; if it is lost, the next question tells."""
        self._listen()
        return self._readiness

    def wait(self, seconds: float | None = None) -> None:
        """Until there is news, at most so long."""
        wait([self._line], seconds)

    def close(self) -> None:
        """Nothing of it is left."""
        self._end()

    def _open(self) -> None:
        self._readiness = Readiness()
        self._question: Question | None = None
        self._answer: Answer | None = None
        self._asked = 0
        spawn = get_context("spawn")
        self._line, other_end = spawn.Pipe()
        self._process: BaseProcess = spawn.Process(target=work, args=(other_end, self.game))
        with _deaf_to_interrupts():
            self._process.start()
        other_end.close()
        self._end = weakref.finalize(self, _end, self._line, self._process)

    def _send(self, question: Question | None) -> None:
        self._question, self._answer = question, None
        self._asked += 1
        try:
            self._line.send((self._asked, question))
        except OSError:
            self._lose(self._how_it_ended())

    def _listen(self) -> None:
        """All that has come; answers to earlier questions are of no interest."""
        try:
            while self._end.alive and self._line.poll():
                number, said = self._line.recv()
                if isinstance(said, Readiness):
                    self._readiness = said
                elif isinstance(said, Failure):
                    self._lose(said.text)
                elif number == self._asked:
                    self._answer = said
        except (EOFError, OSError):
            self._lose(self._how_it_ended())

    def _how_it_ended(self) -> str:
        self._process.join(PATIENCE)
        code = self._process.exitcode
        if code is None or code >= 0:
            return "its process has ended"
        return f"its process was ended ({signal.strsignal(-code)})"

    def _lose(self, how: str) -> None:
        self._fault = StudyLost(how)
        self.close()


class AgentInStudy:
    """An agent that does its thinking in a study, which others may use, too."""

    def __init__(self, study: Study, agent: SearchAgent) -> None:
        self.study = study
        self.agent = agent

    def asked_for_move(self, view: View) -> Question:
        return Question(self.agent, view, is_for_move=True)

    def choose(self, view: View) -> Move:
        """The agent's move, however long it takes."""
        question = self.asked_for_move(view)
        while (move := self.study.ask(question)) is None:
            self.study.wait()
        assert isinstance(move, Move)
        return move

    def close(self) -> None:
        self.study.close()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """A process that starts meanwhile never hears of Ctrl-C: that is for whoever opened it."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _end(line: Connection, process: BaseProcess) -> None:
    line.close()
    process.join(PATIENCE)
    if process.is_alive():
        process.kill()
        process.join()


# In the process


def work(line: Connection, game: Game) -> None:
    """Answer questions until the line is cut."""
    _keep_quiet()
    desk = _Desk(line)
    Thread(target=desk.listen, daemon=True).start()
    try:
        get_ready(game, lambda readiness: desk.say(0, readiness))
        while True:
            number, question = desk.questions.get()
            desk.say(number, desk.answer(number, question))
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{os.path.basename(last.filename)}, line {last.lineno}"
        desk.say(0, Failure(f"{type(error).__name__}: {error} ({where})"))


def get_ready(game: Game, told: Callable[[Readiness], None]) -> None:
    """Think for a moment, so that everything is compiled, or fetched from where it is kept."""
    if compiled.is_available():
        unit = compiled.load(game.package, (TREE,))
        with compiled.watching(unit, lambda done, of: told(Readiness(done, of))):
            body = game.deal(game.settle({}), key_of(0))
            SearchAgent(1, seed=0).think(View(game, body, body.to_move))
    told(Readiness(is_ready=True))


class _Desk:
    """Where questions come in and answers go out."""

    def __init__(self, line: Connection) -> None:
        self.questions: SimpleQueue[tuple[int, Question | None]] = SimpleQueue()
        self._line = line
        self._newest = 0
        self._at_work: SearchAgent | None = None

    def listen(self) -> None:
        """Take questions in; a new one ends what is thought about."""
        try:
            while True:
                self._newest, question = self._line.recv()
                at_work = self._at_work
                if at_work is not None:
                    at_work.close()
                self.questions.put((self._newest, question))
        except (EOFError, OSError):
            os._exit(0)

    def answer(self, number: int, question: Question | None) -> Answer | None:
        if question is None:
            return None
        agent = self._at_work = question.agent
        if number != self._newest:  # a newer one came before it could end this
            return None
        return agent.choose(question.view) if question.is_for_move else agent.think(question.view)

    def say(self, number: int, said: object) -> None:
        with suppress(OSError):
            self._line.send((number, said))


def _keep_quiet() -> None:
    """The terminal is not ours to write to, and others go first."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
