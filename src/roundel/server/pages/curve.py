"""What each seat could expect, turn by turn: a picture whose mistakes lead to positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from markupsafe import Markup

from roundel.core.drawing import Element, disc, group, number, picture, words
from roundel.core.table import Table
from roundel.server.pages.writing import Speech, drawn

WIDTH, HEIGHT = 420.0, 270.0
LEFT, RIGHT, TOP, BOTTOM = 54.0, 404.0, 46.0, 232.0
LEVELS = (0.0, 0.25, 0.5, 0.75, 1.0)
STYLES = (("blue", None), ("red", "10 5"), ("green", "3 4"), ("gold", "12 4 3 4"))
"""Colour and dashes of each seat's curve."""
SCALES = (1, 2, 5, 10, 20, 50, 100, 200)
MOST_MARKS = 8

Place = Callable[[float, float], tuple[float, float]]


def draw(
    table: Table, names: list[str], analysis: dict[str, Any], at: int, address: str, say: Speech
) -> Markup:
    """A curve for each seat; a dot is a mistake, a line is where one looks."""
    turns = analysis["turns"]
    last = max([1, *(turn["turn"] for turn in turns)])

    def place(turn: float, value: float) -> tuple[float, float]:
        return LEFT + (RIGHT - LEFT) * turn / last, BOTTOM - (BOTTOM - TOP) * value

    looked_at = table.history[at - 1].turn if at else 0
    x, _ = place(looked_at, 0)
    svg = picture(
        WIDTH,
        HEIGHT,
        say("curve-about"),
        ground=[*_grid(place, last, say), *_names(names)],
        pieces=[],
        labels=[
            Element("path", d=f"M{number(x)},{TOP}V{BOTTOM}", class_="here"),
            *(_curve(analysis, seat, place) for seat in range(table.seats)),
        ],
        touches=[_mistake(turn, place, address, say) for turn in turns if _wrong(turn)],
        role="group",
    )
    return drawn(svg)


def _points(analysis: dict[str, Any], seat: int) -> Iterator[tuple[int, float]]:
    last = 0
    for turn in analysis["turns"]:
        last = turn["turn"]
        if turn["seat"] == seat:
            yield turn["turn"] - 1, turn["before"]
            yield turn["turn"], turn["after"]
    if analysis["outcome"] is not None:
        yield last, analysis["outcome"][seat]


def _curve(analysis: dict[str, Any], seat: int, place: Place) -> Element:
    colour, dashes = STYLES[seat % len(STYLES)]
    through = [place(*each) for each in _points(analysis, seat)]
    path = "L".join(f"{number(x)},{number(y)}" for x, y in through)
    style = "fill:none;stroke:var(--fill);stroke-width:3;stroke-linejoin:round"
    if dashes:
        style += f";stroke-dasharray:{dashes}"
    return group(Element("path", d=f"M{path}", style=style) if path else None, class_=colour)


def _wrong(turn: dict[str, Any]) -> list[dict[str, Any]]:
    return [each for each in turn["decisions"] if each["is_mistake"]]


def _mistake(turn: dict[str, Any], place: Place, address: str, say: Speech) -> Element:
    """A dot that leads to the position in which something better was missed."""
    x, y = place(turn["turn"], turn["after"])
    worst = max(_wrong(turn), key=lambda each: each["lost"])
    about = say("curve-mistake", turn=turn["turn"], lost=round(100 * worst["lost"]))
    return Element(
        "a",
        Element("title", about),
        disc(x, y, 8, "bought"),
        href=f"{address}&step={worst['step']}",
        class_=STYLES[turn["seat"] % len(STYLES)][0],
        aria_label=about,
    )


def _grid(place: Place, last: int, say: Speech) -> Iterator[Element]:
    for level in LEVELS:
        x, y = place(0, level)
        yield Element("path", d=f"M{number(x)},{number(y)}H{number(RIGHT)}", class_="place")
        yield words(f"{level:.0%}", x - 8, y + 5, 14, class_="quiet", anchor="end")
    gap = next((each for each in SCALES if last / each <= MOST_MARKS), SCALES[-1])
    for turn in range(gap, last + 1, gap):
        x, y = place(turn, 0)
        yield words(str(turn), x, y + 22, 14, class_="quiet", anchor="middle")
    yield words(say("curve-turn"), LEFT, BOTTOM + 22, 14, class_="quiet")


def _names(names: list[str]) -> Iterator[Element]:
    """Whose curve is which, above them."""
    x, room = LEFT, (RIGHT - LEFT) / max(2, len(names))
    for seat, name in enumerate(names):
        colour, dashes = STYLES[seat % len(STYLES)]
        style = "fill:none;stroke:var(--fill);stroke-width:3"
        if dashes:
            style += f";stroke-dasharray:{dashes}"
        line = Element("path", d=f"M{number(x)},24h30", style=style)
        yield group(line, class_=colour)
        yield words(name, x + 38, 29, 15, room=room - 50)
        x += room
