"""The four images, drawn to be told apart by their shape, their letter and their colour."""

from __future__ import annotations

from math import cos, pi, sin

from roundel.core.drawing import CARD_HEIGHT, CARD_WIDTH, HEAD, Element, box, moved, number, words
from roundel.core.palette import BLUE, GOLD, GREEN, RED
from roundel.games.blue_lion.components import ARSENE, DIAMOND, LADY_X, POLICE

COLOUR = (GREEN, RED, GOLD, BLUE)
"""Of each image."""

SKIN = "fill:#f1d0b0;stroke:#7c5a3c;stroke-width:1"
DARK = "fill:#27262e"
CLOTH = "fill:#27262e;stroke:#7d7c8a;stroke-width:.9;stroke-linejoin:round"
WHITE = "fill:#fff"
BRASS = "fill:#e3b23c;stroke:#8d6714;stroke-width:1"
FILL = "fill:var(--fill);stroke:var(--edge);stroke-width:1.2;stroke-linejoin:round"
NAVY = "fill:#2d4470;stroke:#1a2845;stroke-width:1.2;stroke-linejoin:round"


def face(image: int, letter: str, name: str, mark: Element | None = None) -> Element:
    """One side of a card: its letter and its name over the image, and a mark at its foot. Without a
    name there is more room for the letter."""
    return Element(
        "g",
        box(0, 0, CARD_WIDTH, CARD_HEIGHT, "face"),
        Element("path", d=HEAD, class_="head"),
        words(letter, 11, 33, 30, class_="bold")
        if name
        else words(letter, 10, 39, 42, class_="bold"),
        words(name, CARD_WIDTH - 8, 28, 12.5, class_="strong", anchor="end", room=54)
        if name
        else None,
        moved(CARD_WIDTH / 2, 86, *FIGURES[image]()),
        box(0, 0, CARD_WIDTH, CARD_HEIGHT, "frame"),
        mark,
        class_=COLOUR[image],
    )


def figure(image: int, x: float, y: float, scale: float) -> Element:
    """An image without its card, around a point."""
    drawn = moved(x, y, *FIGURES[image](), scale=scale)
    return Element("g", drawn, class_=COLOUR[image])


def chip(image: int, letter: str, x: float, y: float) -> Element:
    """A small card with the letter of an image, around a point."""
    style = "fill:var(--fill);stroke:var(--edge);stroke-width:1.3"
    return Element(
        "g",
        Element("rect", x=x - 9, y=y - 11, width=18, height=22, rx=4, style=style),
        words(letter, x, y + 5.3, 15, class_="bold on-fill", anchor="middle"),
        class_=COLOUR[image],
    )


def _path(d: str, style: str) -> Element:
    return Element("path", d=d, style=style)


def _ball(x: float, y: float, radius: float, style: str) -> Element:
    return Element("circle", cx=x, cy=y, r=radius, style=style)


def _head(y: float) -> Element:
    return Element("ellipse", cx=0, cy=y, rx=15, ry=18, style=SKIN)


def _arsene() -> list[Element]:
    """A gentleman in a top hat, with a monocle and a moustache."""
    return [
        _path("M-36,43C-35,26 -20,19 0,19C20,19 35,26 36,43Z", CLOTH),
        _path("M-10,20L0,42L10,20Z", WHITE),
        _head(4),
        _path("M0,26L-11,20V32ZM0,26L11,20V32Z", FILL),
        _path("M-17,-10L-20,-37Q0,-42 20,-37L17,-10Z", CLOTH),
        _path("M-17.6,-16L-18.3,-23Q0,-20 18.3,-23L17.6,-16Q0,-13 -17.6,-16Z", FILL),
        _path("M-29,-12Q0,-3 29,-12Q26,-5 0,-4Q-26,-5 -29,-12Z", CLOTH),
        _ball(-6, 3, 1.7, DARK),
        _path("M12,7Q17,20 13,32", "fill:none;stroke:#8d6714;stroke-width:1.2"),
        _ball(6.5, 3, 6, "fill:#fff;fill-opacity:.6;stroke:#b8861f;stroke-width:2"),
        _ball(6.5, 3, 1.7, DARK),
        _path("M0,12C-4,9 -9,10 -13,15C-8,17 -3,16 0,14C3,16 8,17 13,15C9,10 4,9 0,12Z", DARK),
    ]


def _lady_x() -> list[Element]:
    """A lady with long hair and a mask over her eyes."""
    mask = (
        "M-18,-7C-10,-10 -5,-8 0,-5C5,-8 10,-10 18,-7C19,3 12,8 7,7C3,6 2,2 0,1"
        "C-2,2 -3,6 -7,7C-12,8 -19,3 -18,-7Z"
    )
    return [
        _path("M-25,30C-33,-4 -24,-38 0,-38C24,-38 33,-4 25,30Q0,38 -25,30Z", CLOTH),
        _path("M-35,43C-33,30 -17,27 -8,24H8C17,27 33,30 35,43Z", FILL),
        _path("M-6,14H6V25Q0,31 -6,25Z", SKIN),
        _head(1),
        _path("M-16,-2C-17,-22 -4,-24 0,-24C6,-24 17,-20 16,-2C12,-12 4,-14 -2,-16Z", DARK),
        _path(mask, FILL),
        _path("M-12,-1Q-8,-5 -4,0Q-8,3 -12,-1ZM12,-1Q8,-5 4,0Q8,3 12,-1Z", WHITE),
        _ball(-8, -0.8, 1.6, DARK),
        _ball(8, -0.8, 1.6, DARK),
        _path("M-5,12Q-2,9.6 0,11Q2,9.6 5,12Q0,16 -5,12Z", "fill:#b3202f"),
        _ball(-16.5, 10, 2.4, BRASS),
        _ball(16.5, 10, 2.4, BRASS),
        *(_ball(4.5 * i, 28 - abs(i) * 1.6, 2, WHITE) for i in range(-2, 3)),
    ]


def _police() -> list[Element]:
    """A policeman with a kepi and a large moustache."""
    return [
        _path("M-36,43C-35,26 -20,19 0,19C20,19 35,26 36,43Z", NAVY),
        _path("M-8,19L0,28L8,19Z", WHITE),
        *(_ball(0, y, 2.2, BRASS) for y in (33, 40)),
        *(_path(f"M{x - 8},30H{x + 8}", "stroke:#e3b23c;stroke-width:5") for x in (-25, 25)),
        _head(5),
        _ball(-6, 3, 1.8, DARK),
        _ball(6, 3, 1.8, DARK),
        _path("M0,10C-5,7 -12,8 -19,16C-12,19 -4,18 0,14C4,18 12,19 19,16C12,8 5,7 0,10Z", DARK),
        _path("M-18,-8L-19,-31Q0,-38 19,-31L18,-8Q0,-3 -18,-8Z", NAVY),
        _path("M-18,-9Q0,-4 18,-9L18.2,-14Q0,-9 -18.2,-14Z", BRASS),
        _path("M-23,-8Q0,-1 23,-8Q19,2 0,2Q-19,2 -23,-8Z", DARK),
        _path(_star(0, -22, 7.5), BRASS),
    ]


def _star(x: float, y: float, radius: float) -> str:
    corners = [
        (x + reach * sin(pi * i / 5), y - reach * cos(pi * i / 5))
        for i, reach in enumerate([radius, radius * 0.42] * 5)
    ]
    return "M" + "L".join(f"{number(a)},{number(b)}" for a, b in corners) + "Z"


def _diamond() -> list[Element]:
    """The Blue Lion: a cut diamond with a lion's head in it."""
    outline = "M-22,-32H22L41,-9L0,38L-41,-9Z"
    light, shade = "fill:#fff;opacity:.38", "fill:#000;opacity:.14"
    mane = [
        _ball(13 * sin(pi * i / 6), -7 - 13 * cos(pi * i / 6), 4.6, "fill:#f6c445")
        for i in range(12)
    ]
    return [
        _path(outline, FILL),
        _path("M-22,-32L-27,-9H-41ZM-22,-32H0L-14,-9H-27ZM-41,-9H-27L0,38Z", light),
        _path("M22,-32L27,-9H41ZM41,-9H27L0,38ZM0,38L14,-9H-14Z", shade),
        _path("M-41,-9H41M0,-32L-14,-9L0,38L14,-9ZM-22,-32L-27,-9L0,38L27,-9L22,-32", THIN),
        *mane,
        _ball(-8, -16, 3.6, "fill:#fde6a8"),
        _ball(8, -16, 3.6, "fill:#fde6a8"),
        _ball(0, -7, 11.5, "fill:#fde6a8"),
        _ball(-4.4, -9, 1.7, DARK),
        _ball(4.4, -9, 1.7, DARK),
        _path("M-3.2,-4.6H3.2L0,-1.2Z", DARK),
        _path("M0,-1.4V1M-4.6,.4Q-2,3 0,1Q2,3 4.6,.4", MOUTH),
    ]


THIN = "fill:none;stroke:var(--edge);stroke-width:1;stroke-linejoin:round;opacity:.6"
MOUTH = "fill:none;stroke:#27262e;stroke-width:1.4;stroke-linecap:round"

FIGURES = {ARSENE: _arsene, LADY_X: _lady_x, POLICE: _police, DIAMOND: _diamond}
