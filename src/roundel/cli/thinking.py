"""The study as the terminal knows it: opened when it is needed, waited for, closed."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from roundel.agents import Agent
from roundel.agents.perfect import known
from roundel.agents.search import SearchAgent, Thought, named
from roundel.agents.study import AgentInStudy, Answer, Question, Study, StudyLost
from roundel.cli.screen import Screen
from roundel.core.game import Game
from roundel.core.view import Move, View

ADVISER = "expert"
"""Who gives hints."""

Show = Callable[[str], None]
"""Lays out the screen, with these words as its last line."""


class Thinking:
    """Whoever thinks about this game in the terminal, and the waiting for them."""

    def __init__(self, game: Game, screen: Screen) -> None:
        self.game = game
        self.screen = screen
        self.typed: str | None = None
        """What somebody typed instead of waiting on."""
        self._study: Study | None = None
        self._adviser: SearchAgent | None = None
        self._asked: Question | None = None
        self._since = 0.0
        self._has_told = False

    @property
    def study(self) -> Study:
        """Where search thinks; opened now if it was not."""
        if self._study is None:
            self._study = Study(self.game)
        return self._study

    @property
    def is_open(self) -> bool:
        """Whether anybody thinks there."""
        return self._study is not None

    def seated(self, agent: Agent) -> Agent:
        """The agent as it sits at the table: a search does its thinking in the study."""
        return AgentInStudy(self.study, agent) if isinstance(agent, SearchAgent) else agent

    def choice(self, program: AgentInStudy, view: View, doing: str, show: Show) -> Move | None:
        """The move of a program in the study; None when something was typed instead."""
        move = self._answer(program.asked_for_move(view), doing, show)
        assert move is None or isinstance(move, Move)
        return move

    def hint(self, view: View, show: Show) -> Thought | None:
        """What is best in this view and why; None when something was typed instead."""
        looked_up = known(view)
        if looked_up is not None:
            return looked_up
        if self._adviser is None:
            self._adviser = named(ADVISER, 0)
        question = Question(self._adviser, view, is_for_move=False)
        thought = self._answer(question, "Looking for the best move", show)
        assert thought is None or isinstance(thought, Thought)
        return thought

    def take_typed(self) -> str | None:
        """What was typed, once."""
        typed, self.typed = self.typed, None
        return typed

    def _answer(self, question: Question, doing: str, show: Show) -> Answer | None:
        if question != self._asked:
            self._asked, self._since = question, monotonic()

        def status() -> str:
            seconds = monotonic() - self._since
            words = f"{doing} … {self.preparations() or f'{seconds:.0f} s'}"
            return words[: self.screen.console.width - 1]

        try:
            answer = self.study.ask(question)
            if answer is None:
                show(status())
            while answer is None and self.typed is None:
                self._wait(status)
                answer = self.study.ask(question)
        except StudyLost:
            self._asked = None
            raise
        return answer

    def _wait(self, status: Callable[[], str]) -> None:
        """Until there is news from the study, or somebody types."""
        if self.screen.is_live:
            self.typed = self.screen.typed_before(self.study.line, status)
            return
        self.study.wait()
        if self.preparations() and not self._has_told:
            self._has_told = True
            self.screen.console.print(status(), soft_wrap=True)

    def preparations(self) -> str:
        """What the study has still to do before it can think, if it has to."""
        if self._study is None:
            return ""
        readiness = self._study.how_far()
        if readiness.is_ready or not readiness.of:
            return ""
        return f"compiling, only once: {readiness.done} of about {readiness.of} functions"

    def forget(self) -> None:
        """Nobody waits any more for what was asked last."""
        if self._study is not None:
            self._study.forget()

    def close(self) -> None:
        if self._study is not None:
            self._study.close()
