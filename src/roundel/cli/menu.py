"""The legal moves as a numbered list, in as much detail as there is room for.

The more lines there are, the more is said: every move as a sentence; the moves grouped by their
first word; the same with shortened words, which may be typed as they stand; the larger groups only
as `take 1-15`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.table import Table
from rich.text import Text

from roundel.core.view import Move, View

NUMBER = "bold cyan"
VERB = "bold"
FAINT = "dim"
SHORTENED = (3, 2)
"""Letters that a shortened word keeps at least; the more, the better it reads."""


@dataclass(frozen=True)
class Choice:
    """A move, the number that stands for it in the list, and its sentence."""

    number: int
    move: Move
    sentence: str

    @property
    def verb(self) -> str:
        return self.move.text.split()[0]

    @property
    def rest(self) -> list[str]:
        return self.move.text.split()[1:]


class Menu:
    """The moves of a view, numbered from 1."""

    def __init__(self, view: View) -> None:
        self.choices = [
            Choice(number, move, view.say(move)) for number, move in enumerate(view.moves(), 1)
        ]

    def __len__(self) -> int:
        return len(self.choices)

    def lines(self, width: int, most: int) -> list[Text]:
        """The most detailed list that needs no more than so many lines."""
        details = [self.sentences(), self.groups(width)]
        details += [self.short_groups(width, letters) for letters in SHORTENED]
        for fitting in details:
            if len(fitting) <= most and all(line.cell_len <= width for line in fitting):
                return fitting
        return self.ranges(width, most)

    def beginning(self, start: str) -> list[Choice]:
        """The moves whose text begins so."""
        return [choice for choice in self.choices if choice.move.text.startswith(start.lower())]

    def pages(self, start: str) -> Table:
        """Every move that begins so, with its sentence, however long the list gets."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style=NUMBER)
        grid.add_column(no_wrap=True)
        grid.add_column(style=FAINT)
        for choice in self.beginning(start):
            grid.add_row(str(choice.number), Text(choice.move.text), Text(choice.sentence))
        return grid

    def sentences(self) -> list[Text]:
        """A line for every move: its number, its text and its sentence."""
        widest = max((len(choice.move.text) for choice in self.choices), default=0)
        return [
            Text.assemble(
                (f"{choice.number:2}", NUMBER),
                f"  {choice.move.text:{widest}}  ",
                (choice.sentence, FAINT),
            )
            for choice in self.choices
        ]

    def groups(self, width: int) -> list[Text]:
        """The moves under their first words, as many on a line as there is room for."""
        return [line for group in self._grouped() for line in _flow(group, width, 3, _full)]

    def short_groups(self, width: int, letters: int) -> list[Text]:
        """The same with every word cut to so many letters, or more where it needs them."""
        return [line for group in self._grouped() for line in _short_flow(group, width, letters)]

    def ranges(self, width: int, most: int) -> list[Text]:
        """The large groups only as first and last number, the small ones listed if they fit."""
        groups = self._grouped()
        folded = list(groups)
        for group in sorted(groups, key=len):
            unfolded = [each for each in folded if each is not group]
            if len(self._folded(groups, unfolded, width)) <= most:
                folded = unfolded
        return self._folded(groups, folded, width)

    def _folded(
        self, groups: list[list[Choice]], folded: list[list[Choice]], width: int
    ) -> list[Text]:
        lines = [
            line
            for each in groups
            if each not in folded
            for line in _short_flow(each, width, SHORTENED[-1])
        ]
        if not folded:
            return lines
        line = Text(no_wrap=True, overflow="ellipsis")
        for group in folded:
            line.append(f"{group[0].verb} ", VERB)
            line.append(f"{group[0].number}-{group[-1].number}   ", NUMBER)
        line.append("`moves` lists them", FAINT)
        return [*lines, line]

    def _grouped(self) -> list[list[Choice]]:
        return [list(group) for _, group in groupby(self.choices, lambda choice: choice.verb)]


def _full(choice: Choice) -> str:
    return " ".join(choice.rest)


def _short_flow(group: Sequence[Choice], width: int, letters: int) -> Iterator[Text]:
    shortened = _shortenings((word for choice in group for word in choice.rest), letters)

    def short(choice: Choice) -> str:
        return " ".join(shortened[word] for word in choice.rest)

    return _flow(group, width, 2, short)


def _flow(
    group: Sequence[Choice], width: int, gap: int, words: Callable[[Choice], str]
) -> Iterator[Text]:
    """The first word once, then the moves one after the other, under one another."""
    indent = max(5, len(group[0].verb)) + 2
    line = Text(no_wrap=True).append(group[0].verb.ljust(indent), VERB)
    room = width - indent
    for choice in group:
        item = f"{choice.number} {words(choice)}".rstrip()
        needed = len(item) + (gap if room < width - indent else 0)
        if needed > room and room < width - indent:
            yield line
            line, room, needed = Text(" " * indent, no_wrap=True), width - indent, len(item)
        line.append(" " * (needed - len(item)))
        line.append(str(choice.number), NUMBER)
        line.append(item[len(str(choice.number)) :], "")
        room -= needed
    yield line


def _shortenings(words: Iterable[str], letters: int) -> dict[str, str]:
    """Every word cut to where no other word begins alike."""
    known = sorted(set(words))
    return {word: _shortened(word, known, letters) for word in known}


def _shortened(word: str, known: list[str], letters: int) -> str:
    for length in range(letters, len(word)):
        start = word[:length]
        if start.isalpha() and not any(each != word and each.startswith(start) for each in known):
            return start
    return word
