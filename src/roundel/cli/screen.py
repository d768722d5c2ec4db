"""What a person at the keyboard sees, fitted to the terminal, and what they type."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, wait
from shutil import get_terminal_size
from types import TracebackType

from rich.console import Console, ConsoleDimensions, Group, RenderableType
from rich.segment import SegmentLines
from rich.text import Text

GLANCE = 0.5
"""Seconds between two words on what goes on."""
LONGEST_LINE = 4096
"""Bytes that a terminal takes in one line."""
MOST_NEWS = 6
"""Lines of the log below the table, at most."""
ENOUGH_NEWS = 3
"""Lines of the log that go before a more detailed list of moves."""


class Screen:
    """The terminal; or a pipe, where everything just follows line by line."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False)
        if self.console.is_dumb_terminal:  # whose size Rich does not ask for
            self.console.size = ConsoleDimensions(*get_terminal_size())
        self.is_attended = sys.stdin.isatty() and sys.stdout.isatty()
        """Whether somebody reads what is written and may answer."""
        self.is_live = (
            self.is_attended and self.console.is_terminal and not self.console.is_dumb_terminal
        )
        """Whether earlier lines can be wiped away."""

    def __enter__(self) -> Screen:
        if self.is_live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - importing it is what makes the arrow keys work
            self.console.set_alt_screen(True)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.is_live:
            self.console.set_alt_screen(False)

    def show(
        self,
        table: RenderableType,
        news: Sequence[Text],
        menu: Callable[[int, int], list[Text]],
        note: Text,
    ) -> None:
        """The table, the last of the news, the menu and a note, all above the line for typing."""
        width, height = self.console.size
        lines = self._wrapped(list(news))
        notes = self._wrapped([note]) if note else []
        room = height - 1 - len(notes) - self._height(table)
        moves = menu(width, room - min(len(lines), ENOUGH_NEWS))
        left = room - len(moves)
        shown = lines[-max(1, min(left, MOST_NEWS)) :]
        self.wipe()
        self.console.print(Group(table, *shown, *moves, *notes))

    def wipe(self) -> None:
        """Make what was seen so far go away, as far as the terminal allows."""
        if self.is_live:
            self.console.clear()
        elif sys.stdin.isatty():
            self.console.print("\n" * self.console.height)

    def page(self, *parts: RenderableType) -> None:
        """Something long, a screenful at a time."""
        self.wipe()
        if not self.is_live:
            self.console.print(Group(*parts))
            return
        lines = self.console.render_lines(Group(*parts), pad=False)
        step = self.console.height - 1
        for start in range(0, len(lines), step):
            self.console.print(SegmentLines(lines[start : start + step], new_lines=True), end="")
            more = start + step < len(lines)
            answer = self.ask("Enter for more, q to go back: " if more else "Enter to go back: ")
            if answer is None or (more and answer.strip()):
                return

    def prompt(self, words: str) -> None:
        """Ask for a line without waiting for it."""
        self.console.file.write(words)
        self.console.file.flush()

    def ask(self, prompt: str) -> str | None:
        """A line that somebody types; None when nothing more will come."""
        self.console.file.flush()
        try:
            line = input(prompt)
        except EOFError:
            self.console.print()
            return None
        if not sys.stdin.isatty():
            self.console.print(line)
        return line

    def typed_before(self, arrival: Connection, status: Callable[[], str]) -> str | None:
        """A line typed before something arrives, None once it has; nothing more to come raises
        EOFError. Meanwhile the line above the one for typing says what goes on."""
        keyboard = [sys.stdin.fileno()] if os.name == "posix" else []
        ready: list[object] = []
        while not ready:
            self._say_above(status())
            ready = list(wait([arrival, *keyboard], GLANCE))
        if arrival in ready:
            return None
        typed = os.read(keyboard[0], LONGEST_LINE)
        if not typed:
            raise EOFError
        return typed.decode(errors="replace").rstrip("\n")

    def _say_above(self, words: str) -> None:
        """Put these words into the line above the cursor."""
        there, back = "\x1b7\x1b[1A\r\x1b[2K", "\x1b8"
        self.console.file.write(f"{there}{words}{back}")
        self.console.file.flush()

    def _wrapped(self, texts: list[Text]) -> list[Text]:
        return [line for text in texts for line in text.wrap(self.console, self.console.width)]

    def _height(self, table: RenderableType) -> int:
        return len(self.console.render_lines(table, pad=False))
