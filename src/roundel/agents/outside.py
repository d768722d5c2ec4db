"""Any program that speaks lines of JSON over its input and output; docs/agents.md has each line.

All that a program is sent is made from the view of its seat, and at the end from the result.
"""

from __future__ import annotations

import json
import math
import os
import re
import shlex
import shutil
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from roundel.agents.process import Process, quoted
from roundel.core.errors import (
    GARBAGE,
    ILLEGAL,
    AgentFault,
    InvalidOption,
    MoveError,
    UnknownAgent,
)
from roundel.core.view import Move, View, legal_numbers

if TYPE_CHECKING:
    from roundel.core.table import Result

PROTOCOL = 1
SECONDS = 5.0
"""For a move, unless the name says otherwise."""
MOST_SECONDS = 86400.0
START_SECONDS = 30.0
"""For a program to say hello."""
LONGEST_TEXT = 200
"""Letters of a move."""

Value: TypeAlias = "str | int | float | bool | None"

_NAME = re.compile(r"cmd(?:\[(?P<settings>[^\]]*)\])?:(?P<command>.*)", re.DOTALL)


class OutsideAgent:
    """A program at the table. It starts when it is first asked, and again after a fault."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        seconds: float = SECONDS,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        if os.name != "posix":
            raise UnknownAgent("programs outside can play on Linux and macOS only")
        if not command or shutil.which(command[0]) is None:
            program = command[0] if command else ""
            raise UnknownAgent(f"there is no program {program!r} here that can be run")
        if not (math.isfinite(seconds) and 0 < seconds <= MOST_SECONDS):
            raise UnknownAgent(
                f"the seconds for a move are more than 0 and at most {MOST_SECONDS:g}, "
                f"not {seconds:g}"
            )
        self.command = tuple(command)
        self.seconds = seconds
        self.options = dict(options or {})
        self._process: Process | None = None
        self._forget_game()

    def choose(self, view: View) -> Move:
        """The move that the program answers."""
        try:
            process = self.start()
            request = self._game_line(view) + _view_line(view, self.seconds)
            return _move(process.ask(request, self.seconds), view)
        except BaseException:  # after Ctrl-C, too: a late answer must not meet the next question
            self._drop()
            raise

    def start(self) -> Process:
        """The program, running and ready to be asked."""
        if self._process is None:
            self._process = self._started()
        return self._process

    def finish(self, result: Result) -> None:
        """Tell the program how the game ended; it may be asked for moves of another one."""
        if self._process is not None and self._game is not None:
            self._process.tell(
                _line("over", ranks=result.ranks, scores=result.scores, ending=result.ending)
            )
        self._forget_game()

    def close(self) -> None:
        """Nothing of the program is left."""
        if self._process is not None:
            self._process.dismiss(_line("quit"))
            self._process = None
        self._forget_game()

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy starts a program of its own."""
        return partial(OutsideAgent, seconds=self.seconds, options=self.options), (self.command,)

    def __repr__(self) -> str:
        return f"<agent cmd:{shlex.join(self.command)}>"

    def _started(self) -> Process:
        """A program that has said hello and knows its options."""
        process = Process(self.command)
        try:
            hello = _line("hello", protocol=PROTOCOL, name="roundel")
            known = _options(process.ask(hello, START_SECONDS))
            for name in self.options:
                if name not in known:
                    has = ", ".join(known) or "none"
                    raise InvalidOption(f"the program has no option {name!r}; it has {has}")
            process.tell(_line("options", options={**known, **self.options}))
        except BaseException:
            process.end()
            raise
        return process

    def _drop(self) -> None:
        if self._process is not None:
            self._process.end()
            self._process = None
        self._forget_game()

    def _forget_game(self) -> None:
        self._game: dict[str, Any] | None = None
        self._ply = -1

    def _game_line(self, view: View) -> bytes:
        """Told when a game begins, and when one has gone back to where it was before."""
        named = [option.name for option in view.game.options if hasattr(view.body, option.name)]
        game = {
            "game": view.game.name,
            "version": view.game.version,
            "seats": view.seats,
            "seat": view.seat,
            "options": {name: getattr(view.body, name) for name in named},
        }
        is_known = game == self._game and view.ply > self._ply
        self._game, self._ply = game, view.ply
        return b"" if is_known else _line("game", **game)


def named(name: str) -> OutsideAgent:
    """The program of a name like `cmd:python my_agent.py` or `cmd[seconds=2,depth=3]:./mine`."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise UnknownAgent(
            f"{name!r} should look like 'cmd:python my_agent.py' or "
            "'cmd[seconds=2]:python my_agent.py'"
        )
    try:
        command = shlex.split(found["command"])
    except ValueError as error:
        raise UnknownAgent(f"{name!r} is not a command line: {error}") from None
    options = dict(_setting(text) for text in (found["settings"] or "").split(",") if text.strip())
    seconds = options.pop("seconds", SECONDS)
    if isinstance(seconds, bool) or not isinstance(seconds, int | float):
        raise UnknownAgent(f"{name!r} should have a number as its seconds, not {seconds!r}")
    return OutsideAgent(command, seconds=seconds, options=options)


def _setting(text: str) -> tuple[str, Value]:
    """A name and its value: a number, true or false, or else a text."""
    name, equals, value = text.partition("=")
    if not equals:
        raise UnknownAgent(f"{text.strip()!r} should be a name, an equals sign and a value")
    try:
        read = json.loads(value)
    except (ValueError, RecursionError):
        read = value
    is_simple = isinstance(read, int | float) and math.isfinite(read)
    return name.strip(), read if is_simple else value.strip()


def _line(kind: str, **fields: object) -> bytes:
    return json.dumps({"type": kind, **fields}, separators=(",", ":")).encode() + b"\n"


def _view_line(view: View, seconds: float) -> bytes:
    moves = [
        {"number": move.number, "text": move.text, "sentence": view.say(move)}
        for move in view.moves()
    ]
    return _line("view", budget=round(seconds * 1000), moves=moves, view=view.as_dict())


def _read(line: bytes, kind: str) -> dict[str, Any]:
    """What a program says, when it is of the kind that it was asked for."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        raise AgentFault(GARBAGE, f"{quoted(line)} is not JSON") from None
    if not isinstance(said, dict) or said.get("type") != kind:
        raise AgentFault(GARBAGE, f"{quoted(line)} is no object with the type {kind!r}")
    return said


def _options(line: bytes) -> dict[str, Value]:
    """The options that a program has, as its hello gives them with their defaults."""
    hello = _read(line, "hello")
    if hello.get("protocol") != PROTOCOL:
        raise AgentFault(GARBAGE, f"{quoted(line)} does not speak protocol {PROTOCOL}")
    if not isinstance(hello.get("name"), str):
        raise AgentFault(GARBAGE, f"{quoted(line)} does not say the program's name")
    options = hello.get("options", {})
    if not isinstance(options, dict):
        raise AgentFault(GARBAGE, f"{quoted(line)} has options that are no object")
    return options


def _move(line: bytes, view: View) -> Move:
    """The legal move that a program has chosen, by its number or its text."""
    chosen = _read(line, "move").get("move")
    if isinstance(chosen, str):
        number = _number(chosen, view)
    elif type(chosen) is int:
        number = chosen
    else:
        raise AgentFault(GARBAGE, f"{quoted(line)} does not give a move's number or its text")
    if number in legal_numbers(view.game, view.body):
        return view.move(number)
    if not 0 <= number < view.game.moves:
        raise AgentFault(ILLEGAL, f"there is no move {quoted(str(number).encode())}")
    reason = view.game.words(view.game.notation.why_not(view.body, number))
    text = view.game.notation.write(view.body, number)
    raise AgentFault(ILLEGAL, f"{text!r} is not allowed now: {reason}")


def _number(text: str, view: View) -> int:
    if len(text) > LONGEST_TEXT:
        raise AgentFault(ILLEGAL, f"{text[:LONGEST_TEXT]!r}… is longer than any move")
    try:
        number: int = view.game.notation.read(view.body, text)
    except MoveError as error:
        raise AgentFault(ILLEGAL, str(error)) from None
    return number
