"""A hint: the best move in words, what is expected to follow, and what comes next to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from roundel.agents.telling import expected_line, line_words
from roundel.cli.menu import FAINT, NUMBER

if TYPE_CHECKING:
    from rich.console import RenderableType

    from roundel.agents.search import Line, Thought

PLACES = ("Best", "Second", "Third")
"""What the moves that are told are called."""
INDENT = 4


def in_short(thought: Thought) -> str:
    """For below the table."""
    return f"Hint: `{thought.best.move}`; the expected result is {thought.best.expected:.2f}."


def page(thought: Thought, names: Sequence[str]) -> Iterator[RenderableType]:
    """The best moves, each with why."""
    numbers = {move.number: place for place, move in enumerate(thought.view.moves(), 1)}
    for place, line in zip(PLACES, thought.lines, strict=False):
        yield Text.assemble(
            (f"{place}: {thought.view.say(line.move)}.", "bold" if place == PLACES[0] else ""),
            (f"  {numbers[line.move.number]}", NUMBER),
        )
        yield _indented(f"Expected result {line.expected:.3f}, tried {line.visits:,} times.")
        following = _following(thought, line, names)
        if following:
            yield _indented(f"Then {following}", FAINT)
        yield Text()
    yield Text(
        f"Found by looking ahead {thought.iterations:,} times, each in a world that agrees with "
        "what you know. An expected result of 1 is the first place, 0 the last.",
        FAINT,
    )


def _following(thought: Thought, line: Line, names: Sequence[str]) -> str:
    """What is expected after a move, as far as it can be told."""
    told = expected_line(thought.view, line.continuation)
    return line_words(thought.view, told[1:], names)


def _indented(words: str, style: str = "") -> RenderableType:
    return Padding(Text(words, style), (0, 0, 0, INDENT))
