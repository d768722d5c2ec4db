"""What a search thought, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from roundel.core.message import seat_name
from roundel.core.position import CommonPosition
from roundel.core.shape import copy
from roundel.core.stream import Stream, key_of, start
from roundel.core.view import View, legal_numbers

if TYPE_CHECKING:
    from roundel.agents.search import Thought

WORLDS = 8
"""That must agree before something is said of what comes."""
MOST_SHOWN = 10
"""Moves of a ranking."""
MOST_TURNS = 4
"""Of a line in words: what lies further ahead was hardly looked at."""


@dataclass(frozen=True)
class Told:
    """A decision that is expected: whose, its text, and its sentence."""

    seat: int
    text: str
    sentence: str


def expected_line(view: View, numbers: Sequence[int]) -> tuple[Told, ...]:
    """These decisions from here on, as far as they can be told without knowing what is hidden:
    while they are legal, and mean the same, in each of several imagined worlds."""
    dice = Stream()
    start(dice, key_of(0))
    worlds = [_imagined(view, dice) for _ in range(WORLDS)]
    line: list[Told] = []
    for number in numbers:
        if any(number not in legal_numbers(view.game, world) for world in worlds):
            break
        told = {_told(View(view.game, world, view.seat), number) for world in worlds}
        if len(told) > 1:
            break
        line += told
        for world in worlds:
            view.game.rules.apply(world, number)
    return tuple(line)


def line_words(view: View, line: Sequence[Told], names: Sequence[str] = ()) -> str:
    """The beginning of a line as text: whose turn it is, and what they do."""
    turns = []
    for seat, decisions in groupby(line, lambda told: told.seat):
        said = "; ".join(told.sentence for told in decisions)
        turns.append(f"{seat_name(seat, names, view.game.folder)}: {said}.")
    return " ".join(turns[:MOST_TURNS])


def ranking(thought: Thought) -> str:
    """The moves with what they may bring and how often they were tried, then the best line."""
    view = thought.view
    who = seat_name(view.seat, (), view.game.folder)
    shown = thought.lines[:MOST_SHOWN]
    widest = max(len(line.move.text) for line in shown)
    out = [
        f"{view.game.title}, turn {view.turn + 1}, {who}: {_found_by(thought)}",
        "expected     visits  move",
    ]
    out += [
        f"{line.expected:8.3f}  {line.visits:9,}  {line.move.text:{widest}}  {view.say(line.move)}"
        for line in shown
    ]
    if len(shown) < len(thought.lines):
        out.append(f"and {len(thought.lines) - len(shown)} more")
    best = line_words(view, expected_line(view, thought.best.continuation))
    return "\n".join([*out, f"best line: {best}"])


def _found_by(thought: Thought) -> str:
    return "perfect play" if thought.is_exact else f"{thought.iterations:,} iterations"


def _imagined(view: View, dice: Stream) -> CommonPosition:
    world = view.game.Position()
    copy(world, view.body)
    view.game.secrecy.imagine(world, dice)
    return world


def _told(view: View, number: int) -> Told:
    """The decision of whoever is to move, as the seat of this view would say it."""
    move = view.move(number)
    return Told(view.to_move, move.text, view.say(move))
