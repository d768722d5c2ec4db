"""An analysis as SVG: what each seat could expect, turn by turn, and where it went wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from roundel.agents.analysis import Analysis, Judgement
from roundel.core.drawing import Element, disc, group, number, picture, words

WIDTH, HEIGHT = 920.0, 440.0
LEFT, RIGHT, TOP, BOTTOM = 64.0, 740.0, 84.0, 380.0
"""Where the curves are drawn; names stand to the right of them."""
STYLES = (("blue", None), ("red", "10 5"), ("green", "3 4"), ("gold", "12 4 3 4"))
"""Colour and dashes of each seat's curve."""
SUBTITLE = "Expected result before and after every turn, from 0 (last) to 1 (first)"
KEY = "A dot is a mistake; the numbered ones are the seat's largest."
LEVELS = (0.0, 0.25, 0.5, 0.75, 1.0)
SCALES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
MOST_MARKS = 14
LINE = 24.0
"""Between two names, at least."""

Place = Callable[[float, float], tuple[float, float]]
"""Where a turn and an expected result lie on the picture."""


def draw(analysis: Analysis) -> str:
    """A curve for each seat; mistakes are dots, the largest have a number."""
    table = analysis.table
    last = max([1, *(turn.number for turn in analysis.turns)])

    def place(turn: float, value: float) -> tuple[float, float]:
        return LEFT + (RIGHT - LEFT) * turn / last, BOTTOM - (BOTTOM - TOP) * value

    seats = range(table.seats)
    names = [table.name_of(seat) for seat in seats]
    title = f"{table.game.title}: {', '.join(names)}"
    ground: list[Element] = [
        words(title, 24, 36, 22, class_="bold", room=WIDTH - 48),
        words(SUBTITLE, 24, 60, 14),
        *_grid(place, last),
    ]
    curves = [_curve(analysis, seat, place) for seat in seats]
    marks = [mark for seat in seats for mark in _marks(analysis, seat, place)]
    ground.append(words(KEY, RIGHT, BOTTOM + 44, 13, class_="quiet", anchor="end"))
    return picture(
        WIDTH,
        HEIGHT,
        label(analysis),
        ground=ground,
        pieces=[],
        labels=[*curves, *marks, *_names(analysis, names, place, last)],
        touches=[],
    )


def label(analysis: Analysis) -> str:
    """What the picture shows, for those who do not see it."""
    table = analysis.table
    said = [f"Expected results in a game of {table.game.title}"]
    for seat in range(table.seats):
        found = ", ".join(
            f"turn {each.turn} ({each.lost:.2f} lost)" for each in analysis.mistakes(seat)
        )
        said.append(f"{table.name_of(seat)}: {found or 'no mistakes'}")
    return ". Largest mistakes of ".join(said[:2]) + "".join(f"; of {each}" for each in said[2:])


def points(analysis: Analysis, seat: int) -> Iterator[tuple[int, float]]:
    """The curve of a seat: before and after each of its turns, and what it got in the end."""
    last = 0
    for turn in analysis.turns:
        last = turn.number
        if turn.seat == seat:
            yield turn.number - 1, turn.before
            yield turn.number, turn.after
    if analysis.outcome is not None:
        yield last, analysis.outcome[seat]


def _curve(analysis: Analysis, seat: int, place: Place) -> Element:
    return _line([place(*each) for each in points(analysis, seat)], seat)


def _line(through: list[tuple[float, float]], seat: int) -> Element:
    colour, dashes = STYLES[seat]
    path = "L".join(f"{number(x)},{number(y)}" for x, y in through)
    style = "fill:none;stroke:var(--fill);stroke-width:2.5;stroke-linejoin:round"
    if dashes:
        style += f";stroke-dasharray:{dashes}"
    return group(Element("path", d=f"M{path}", style=style) if path else None, class_=colour)


def _marks(analysis: Analysis, seat: int, place: Place) -> Iterator[Element]:
    """A dot where a turn went wrong; a number on the largest mistakes."""
    largest = analysis.mistakes(seat)
    for turn in analysis.turns:
        wrong = [each for each in turn.judgements if each.is_mistake]
        if turn.seat != seat or not wrong:
            continue
        x, y = place(turn.number, turn.after)
        said = Element("title", "; ".join(_told(each) for each in wrong))
        ranked = [largest.index(each) + 1 for each in wrong if each in largest]
        yield group(
            said,
            disc(x, y, 10 if ranked else 5, "bought"),
            words(str(min(ranked)), x, y + 4.5, 13, class_="bold on-fill", anchor="middle")
            if ranked
            else None,
            class_=STYLES[seat][0],
        )


def _told(judgement: Judgement) -> str:
    return (
        f"Turn {judgement.turn}: {judgement.played.sentence}. "
        f"{judgement.lost:.2f} lost against: {judgement.better.sentence}."
    )


def _grid(place: Place, last: int) -> Iterator[Element]:
    for level in LEVELS:
        x, y = place(0, level)
        yield Element("path", d=f"M{number(x)},{number(y)}H{number(RIGHT)}", class_="place")
        yield words(f"{level:.2f}", x - 10, y + 5, 13, class_="quiet", anchor="end")
    gap = next((each for each in SCALES if last / each <= MOST_MARKS), SCALES[-1])
    for turn in range(gap, last + 1, gap):
        x, y = place(turn, 0)
        yield words(str(turn), x, y + 22, 13, class_="quiet", anchor="middle")
    yield words("turn", LEFT, BOTTOM + 22, 13, class_="quiet")


def _names(analysis: Analysis, names: list[str], place: Place, last: int) -> Iterator[Element]:
    """At the end of each curve whose it is, none over another."""
    ends = {seat: list(points(analysis, seat)) for seat in range(len(names))}
    heights = {seat: place(last, found[-1][1])[1] for seat, found in ends.items() if found}
    lowest = TOP - LINE
    for seat in sorted(heights, key=lambda each: heights[each]):
        lowest = max(heights[seat], lowest + LINE)
        yield _line([(RIGHT + 10, lowest), (RIGHT + 36, lowest)], seat)
        yield words(names[seat], RIGHT + 44, lowest + 5, 16, room=WIDTH - RIGHT - 60)
