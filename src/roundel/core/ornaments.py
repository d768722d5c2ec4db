"""Marks that some games print on cards and tiles: crowns, scrolls, arrows, a mask, all colours.

They belong to the drawing kit, and like it know no game. Each is drawn around a point; size 1 is
about 24 high, as for a gem.
"""

from __future__ import annotations

from math import cos, pi, sin

from roundel.core.drawing import Element, gem, group, moved, number, words
from roundel.core.palette import BLACK, BLUE, GREEN, RED, WHITE

ALL_COLOURS = (WHITE, BLUE, GREEN, RED, BLACK)
PAPER = "fill:#f3e3ba;stroke:#8d6714;stroke-width:1.3;stroke-linejoin:round"
INK_LINE = "fill:none;stroke:var(--ink);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round"


def _path(d: str, style: str) -> Element:
    return Element("path", d=d, style=style)


def crown(x: float, y: float, size: float = 1) -> Element:
    """A crown of three points."""
    d = "M-11,9L-13,-6L-6,-1L0,-10L6,-1L13,-6L11,9Z"
    return moved(x, y, Element("path", d=d, class_="crown"), scale=size)


def scroll(x: float, y: float, size: float = 1) -> Element:
    """A scroll with its two rolls and a few lines on it."""
    return moved(
        x,
        y,
        _path("M-7,-9H7V9H-7Z", PAPER),
        _path("M-4,-4H4M-4,0H4M-4,4H2", "fill:none;stroke:#8d6714;stroke-width:1.2"),
        *(
            Element("rect", x=-10, y=top, width=20, height=5, rx=2.5, style=PAPER)
            for top in (-13, 8)
        ),
        scale=size,
    )


def all_colours(x: float, y: float, size: float = 1) -> Element:
    """A disc of five colours: it may become any of them."""
    wedges = []
    for i, colour in enumerate(ALL_COLOURS):
        first, last = (2 * pi * (i + turn) / len(ALL_COLOURS) for turn in (0, 1))
        ends = [(11.5 * sin(turn), -11.5 * cos(turn)) for turn in (first, last)]
        (x1, y1), (x2, y2) = ends
        d = f"M0,0L{number(x1)},{number(y1)}A11.5,11.5 0 0 1 {number(x2)},{number(y2)}Z"
        wedges.append(Element("path", d=d, style="fill:var(--fill)", class_=colour))
    rim = "fill:none;stroke:var(--quiet);stroke-width:1.3"
    return moved(x, y, *wedges, Element("circle", cx=0, cy=0, r=11.5, style=rim), scale=size)


def again(x: float, y: float, size: float = 1) -> Element:
    """An arrow that goes round."""
    return moved(
        x, y, _path("M6.5,-4.5A8,8 0 1 0 8,1", INK_LINE), _path("M7.8,-9.6V-3.6H1.8", INK_LINE),
        scale=size,
    )  # fmt: skip


def mask(x: float, y: float, size: float = 1) -> Element:
    """A thief's mask."""
    d = (
        "M-11,-5C-6,-7 -3,-6 0,-4C3,-6 6,-7 11,-5C12,2 8,7 4,6C2,5.5 1,3.5 0,3"
        "C-1,3.5 -2,5.5 -4,6C-8,7 -12,2 -11,-5Z"
    )
    eyes = "M-7.6,-.6Q-5,-3 -2.4,.2Q-5,1.8 -7.6,-.6ZM7.6,-.6Q5,-3 2.4,.2Q5,1.8 7.6,-.6Z"
    return moved(x, y, _path(d, "fill:var(--ink)"), _path(eyes, "fill:var(--panel)"), scale=size)


def one_more(colour: str, x: float, y: float, size: float = 1) -> Element:
    """A plus with a gem."""
    return moved(x, y, _path("M-10,0H-2M-6,-4V4", INK_LINE), gem(colour, 5.5, 0, 0.68), scale=size)


def medal(mark: Element, x: float, y: float, radius: float = 14) -> Element:
    """A round ground for a mark."""
    rim = "fill:var(--pill);stroke:var(--line);stroke-width:1.4"
    return group(Element("circle", cx=x, cy=y, r=radius, style=rim), mark)


def meter(
    said: str, value: float, x: float, y: float, width: float, *marks: Element | None
) -> Element:
    """How far one has come, from 0 to 1: words over a bar."""
    full = min(1.0, max(0.0, value))
    track = Element(
        "rect", x=x, y=y, width=width, height=7, rx=3.5, style="fill:var(--line);opacity:.7"
    )
    bar = Element(
        "rect", x=x, y=y, width=width * full, height=7, rx=3.5, style="fill:var(--accent)"
    )
    return group(track, bar if full > 0 else None, words(said, x, y - 7, 15, room=width), *marks)
