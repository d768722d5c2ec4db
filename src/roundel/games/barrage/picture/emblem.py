"""The emblem of a company: a disc, a square and so on in its colours, with its first letter."""

from __future__ import annotations

from math import cos, pi, sin

from roundel.core.drawing import Element, number, words
from roundel.core.shape import EMPTY
from roundel.games.barrage.phrases import company_words
from roundel.games.barrage.picture.drawing import Drawing


def emblem(drawing: Drawing, seat: int) -> Element:
    """Around a point, about 24 high; before the draft it has the number of the seat."""
    company = drawing.view.players[seat].company
    letter = str(seat + 1) if company == EMPTY else drawing.say(company_words(company))[0]
    return drawing.owned(
        seat,
        Element("path", d=_outline(company), class_="company"),
        words(letter, 0, 5.2, 15, class_="on-company bold", anchor="middle"),
    )


def _outline(company: int) -> str:
    """A disc before the draft, then an octagon, a square, a hexagon, a pentagon, a lozenge."""
    corners, radius, turn = {
        EMPTY: (24, 11.0, 0.0),
        0: (8, 12.0, 0.5),
        1: (4, 14.5, 0.5),
        2: (6, 13.0, 0.0),
        3: (5, 13.5, 0.0),
        4: (4, 14.5, 0.0),
    }[company]
    points = [
        (
            radius * sin(2 * pi * (i + turn) / corners),
            -radius * cos(2 * pi * (i + turn) / corners),
        )
        for i in range(corners)
    ]
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in points) + "Z"
