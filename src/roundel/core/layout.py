"""The layout of an observation, declared once: places in the row and documentation come from it."""

from dataclasses import dataclass
from itertools import accumulate
from math import prod


@dataclass(frozen=True)
class Section:
    """Some numbers of one kind in the row: from 0 to `high` each."""

    name: str
    shape: tuple[int, ...]
    high: int
    about: str

    @property
    def size(self) -> int:
        return prod(self.shape)


def starts(layout: tuple[Section, ...]) -> tuple[int, ...]:
    """Where each section begins."""
    ends = list(accumulate(section.size for section in layout))
    return (0, *ends[:-1])


def total(layout: tuple[Section, ...]) -> int:
    """How many numbers there are in all."""
    return sum(section.size for section in layout)


def table(layout: tuple[Section, ...]) -> str:
    """The layout as a table in Markdown, as RULES.md shows it."""
    lines = ["| from | numbers | highest | what |", "| --- | --- | --- | --- |"]
    for start, section in zip(starts(layout), layout, strict=True):
        shape = " x ".join(map(str, section.shape))
        lines.append(f"| {start} | {section.name}: {shape} | {section.high} | {section.about} |")
    return "\n".join(lines)
