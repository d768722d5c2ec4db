"""The drawing kit: what the pictures of all games are made of, as SVG. It knows no game.

A picture has four layers: the ground, the pieces, the labels on them, and the touches.

- A **piece** is what moves: a card, a token, a tile. Pieces are siblings in `<g class="pieces">`,
  placed by `transform` alone, so that a page can let them glide. The `id` of a piece is its
  identity for gliding: the name of a public thing (`card-S1-07`), or of a place where the thing is
  hidden or one of many alike. Those of many alike say so with `data-kind`: a page may give one that
  went the id of one of the same kind that came, and it glides.
- A **touch** is an area over a thing that a hand can touch. Its `id` and its `data-touch` are the
  name that the game's `touches` uses; its title says in words what is there. Class `open` marks
  those that a legal move touches, for the seat that is to move.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import cos, hypot, pi, sin

from roundel.core.palette import BLACK, BLUE, COLOURS, GOLD, GREEN, RED, WHITE, style

CARD_WIDTH, CARD_HEIGHT = 104.0, 130.0
TILE_WIDTH, TILE_HEIGHT = 104.0, 84.0
TOKEN_RADIUS = 30.0
GEM_RADIUS = 12.0

LETTER = 0.56
"""Width of an average letter, in font sizes."""
WIDER = 0.11
"""How much wider a Cyrillic letter is than others, in average letters."""


# Elements


class Element:
    """One element of a picture: `Element("g", "words inside", class_="card", data_touch="pay")`."""

    __slots__ = ("attributes", "inside", "tag")

    def __init__(
        self, tag: str, *inside: Element | str | None, **attributes: str | float | None
    ) -> None:
        self.tag = tag
        self.inside = inside
        self.attributes = attributes

    def __str__(self) -> str:
        head = self.tag
        for name, value in self.attributes.items():
            if value is not None:
                written = escape(value) if isinstance(value, str) else number(value)
                head += f' {name.rstrip("_").replace("_", "-")}="{written}"'
        body = "".join(
            escape(each, quote=False) if isinstance(each, str) else str(each)
            for each in self.inside
            if each is not None
        )
        return f"<{head}>{body}</{self.tag}>" if body else f"<{head}/>"


def number(value: float) -> str:
    """A coordinate without needless digits."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def group(*inside: Element | None, class_: str | None = None) -> Element:
    return Element("g", *inside, class_=class_)


def moved(x: float, y: float, *inside: Element | None, scale: float = 1) -> Element:
    """Things drawn at another place, and larger or smaller."""
    return Element("g", *inside, transform=placed(x, y, scale))


def placed(x: float, y: float, scale: float) -> str:
    return f"translate({number(x)},{number(y)}) scale({number(scale)})"


def box(
    x: float, y: float, width: float, height: float, class_: str, radius: float = 10
) -> Element:
    """A rectangle with round corners."""
    return Element("rect", x=x, y=y, width=width, height=height, rx=radius, class_=class_)


def disc(x: float, y: float, radius: float, class_: str) -> Element:
    return Element("circle", cx=x, cy=y, r=radius, class_=class_)


def words(
    said: str,
    x: float,
    y: float,
    size: float = 16,
    *,
    class_: str | None = None,
    anchor: str | None = None,
    room: float | None = None,
) -> Element:
    """A line of text on its baseline; `anchor` is middle or end. It shrinks into its room, and what
    is far too long for it is cut."""
    if room is not None and length(said) * size > room:
        fitting, least = room / length(said), 0.7 * size
        size = max(fitting, least)
        if fitting < least:
            letter = length(said) / len(said)
            said = said[: int(room / (letter * least)) - 1].rstrip() + "…"
    return Element("text", said, x=x, y=y, font_size=size, text_anchor=anchor, class_=class_)


def length(said: str) -> float:
    """How long a line of text is, in font sizes."""
    wider = sum("А" <= letter <= "ё" for letter in said)
    return LETTER * (len(said) + WIDER * wider)


def sentence(said: str, x: float, y: float, size: float, room: float) -> list[Element]:
    """Words of some weight on one line, or somewhat smaller on two; `y` is the first baseline."""
    if length(said) * size <= room:
        return [words(said, x, y, size, class_="strong")]
    small = 0.85 * size
    most = int(room * len(said) / (length(said) * small))
    cut = said.rfind(" ", 0, most + 1) if len(said) > most else len(said)
    first, second = said[:cut], said[cut:].strip()
    found = [words(first, x, y - 2, small, class_="strong", room=room)]
    if second:
        found.append(words(second, x, y + 1.15 * small, small, class_="strong", room=room))
    return found


# Gems


def _ring(radius: float, corners: int) -> list[tuple[float, float]]:
    turns = [pi * (2 * i + 1) / corners for i in range(corners)]
    return [(radius * sin(turn), -radius * cos(turn)) for turn in turns]


OUTLINES: dict[str, list[tuple[float, float]]] = {
    WHITE: _ring(GEM_RADIUS, 8),
    BLUE: [
        (0, -13), (4.6, -6), (8.4, 0), (9, 5), (6, 10.4), (0, 12.4),
        (-6, 10.4), (-9, 5), (-8.4, 0), (-4.6, -6),
    ],
    GREEN: [
        (-4.6, -12), (4.6, -12), (8.8, -7.8), (8.8, 7.8),
        (4.6, 12), (-4.6, 12), (-8.8, 7.8), (-8.8, -7.8),
    ],
    RED: [(-9, -10.4), (9, -10.4), (12.4, -5.4), (2.4, 11.6), (-2.4, 11.6), (-12.4, -5.4)],
    BLACK: [(0, -13), (9.4, 0), (0, 13), (-9.4, 0)],
}  # fmt: skip
"""The cut of each gem, so that it is known by its shape, too: a round brilliant, a drop, an emerald
cut, a triangle, a lozenge."""


def _path(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in points) + "Z"


BODY = "fill:var(--fill);stroke:var(--edge);stroke-width:1.2;stroke-linejoin:round"
FACETS = {
    "bright": "fill:#fff;opacity:.5",
    "light": "fill:#fff;opacity:.22",
    "shade": "fill:#000;opacity:.09",
    "dark": "fill:#000;opacity:.2",
}
# What is used many times carries its style itself: rules that begin at the root do not reach it.


def _shape(points: list[tuple[float, float]], style: str) -> Element:
    return Element("path", d=_path(points), style=style)


def _ball(x: float, y: float, radius: float, style: str) -> Element:
    return Element("circle", cx=x, cy=y, r=radius, style=style)


def _cut(outline: list[tuple[float, float]]) -> list[Element]:
    """A gem with its facets, each lit by how it lies to the light from the upper left."""
    table = [(x * 0.52, y * 0.52) for x, y in outline]
    facets = dict.fromkeys(FACETS, "")
    for i, (x, y) in enumerate(outline):
        j = (i + 1) % len(outline)
        across, down = outline[j][0] - x, outline[j][1] - y
        light = (0.86 * across - 0.5 * down) / hypot(across, down)
        sort = "bright" if light > 0.6 else "light" if light > 0 else "shade"
        sort = "dark" if light < -0.6 else sort
        facets[sort] += _path([(x, y), outline[j], table[j], table[i]])
    lit = [Element("path", d=d, style=FACETS[sort]) for sort, d in facets.items() if d]
    return [_shape(outline, BODY), *lit, _shape(table, "fill:#fff;opacity:.14")]


def _coin() -> list[Element]:
    """Gold: a coin with a star."""
    star = [
        (radius * sin(pi * i / 5), -radius * cos(pi * i / 5))
        for i, radius in enumerate([7.6, 3.2] * 5)
    ]
    rim = "fill:none;stroke:var(--edge);stroke-width:.9;opacity:.7"
    return [
        _ball(0, 0, GEM_RADIUS - 0.5, BODY),
        _ball(0, 0, 9.4, rim),
        _shape(star, "fill:#fff6d8;stroke:var(--edge);stroke-width:.7"),
    ]


def _pearl() -> list[Element]:
    """A pearl: a ball with a gleam."""
    return [
        _ball(0, 0, GEM_RADIUS - 0.5, BODY),
        _ball(2, 2.5, 7.5, FACETS["shade"]),
        _ball(-3.4, -4, 3.4, FACETS["bright"]),
    ]


def _gem(colour: str) -> Element:
    if colour in OUTLINES:
        drawn = _cut(OUTLINES[colour])
    else:
        drawn = _coin() if colour == GOLD else _pearl()
    return Element("g", *drawn, id=f"roundel-gem-{colour}")


def _disc() -> Element:
    """A token without its gem: a thick disc with a rim."""
    well = "fill:#fff;fill-opacity:.24;stroke:var(--edge);stroke-opacity:.55;stroke-width:1.4"
    return Element(
        "g",
        _ball(0, 3, TOKEN_RADIUS, "fill:var(--edge)"),
        _ball(0, 0, TOKEN_RADIUS, BODY),
        _ball(0, 0, TOKEN_RADIUS - 6, well),
        id="roundel-token",
    )


def gem(colour: str, x: float, y: float, size: float = 1) -> Element:
    """A gem, or a gold coin, around a point; size 1 is 24 high."""
    return Element(
        "use", href=f"#roundel-gem-{colour}", class_=colour, transform=placed(x, y, size)
    )


def token(colour: str) -> Element:
    """A token around the origin."""
    return group(Element("use", href="#roundel-token"), gem(colour, 0, 0, 1.5), class_=colour)


# Cards and tiles


HEAD = f"M0,44V10a10,10 0 0 1 10-10H{CARD_WIDTH - 10:g}a10,10 0 0 1 10,10V44Z"


def card(colour: str, *inside: Element | None, points: int = 0, level: int = 0) -> Element:
    """The face of a card: its bonus and its points on top, dots for its level, the rest inside."""
    return Element(
        "g",
        box(0, 0, CARD_WIDTH, CARD_HEIGHT, "face"),
        Element("path", d=HEAD, class_="head"),
        Element("g", gem(colour, CARD_WIDTH / 2, 66, 2.2), class_="faint"),
        gem(colour, CARD_WIDTH - 24, 23, 1.25),
        words(str(points), 12, 35, 34, class_="bold") if points else None,
        *(disc(CARD_WIDTH / 2 + 7 * i - 3.5 * (level - 1), 52, 2.2, "dot") for i in range(level)),
        *inside,
        box(0, 0, CARD_WIDTH, CARD_HEIGHT, "frame"),
        class_=colour,
    )


def prices(parts: list[tuple[str, int]], less: Sequence[int] | None = None) -> Element:
    """What a card costs: gems with their numbers, two in a row, at the foot of the card; with the
    discount of whoever pays less of each."""
    rows = (len(parts) + 1) // 2
    pills = []
    for i, (colour, count) in enumerate(parts):
        x = 6 + 47 * (i % 2)
        y = CARD_HEIGHT - 6 - 25 * (rows - i // 2) + 1
        off = min(count, less[i]) if less else 0
        pills.append(moved(x, y, reduced(colour, count, off) if off else pill(colour, count, 45)))
    return group(*pills)


def reduced(colour: str, count: int, off: int) -> Element:
    """A number of gems that is struck out, and how many are left to pay."""
    if off == count:
        return group(
            box(0, 0, 45, 24, "pill", 12),
            gem(colour, 13, 12, 0.75),
            words(str(count), 36, 17.6, 15, class_="quiet", anchor="end"),
            Element("path", d="M24.5,17.5l13.5-10", class_="struck"),
            class_="paid",
        )
    return group(
        box(0, 0, 45, 24, "pill", 12),
        gem(colour, 10, 12, 0.62),
        words(str(count), 18.5, 16, 11.5, class_="quiet"),
        Element("path", d="M17.5,16l9-8", class_="struck"),
        words(str(count - off), 40, 18, 16.5, class_="bold", anchor="end"),
    )


def pill(colour: str, count: int, width: float = 45) -> Element:
    """A number of gems of one colour; 30 is the least width that holds it."""
    narrow = width < 40
    return group(
        box(0, 0, width, 24, "pill", 12),
        gem(colour, 9.5 if narrow else 13, 12, 0.58 if narrow else 0.75),
        words(
            str(count), width - (4.5 if narrow else 9), 17.6, 15.5 if narrow else 17,
            class_="bold", anchor="end",
        ),
    )  # fmt: skip


def back(level: int) -> Element:
    """The back of a card, which shows its level and nothing else."""
    middle = CARD_WIDTH / 2
    return Element(
        "g",
        box(0, 0, CARD_WIDTH, CARD_HEIGHT, "face"),
        box(7, 7, CARD_WIDTH - 14, CARD_HEIGHT - 14, "rule", 6),
        disc(middle, 56, 27, "rule"),
        disc(middle, 56, 20, "rule"),
        words(str(level), middle, 66, 28, class_="bold", anchor="middle"),
        class_=f"back back-{level}",
    )


def tile(*inside: Element | None, points: int) -> Element:
    """A tile with its points under a crown; what it asks for is inside."""
    crown = "M0,16L-3,2L5,8L12,-2L19,8L27,2L24,16Z"
    return Element(
        "g",
        box(0, 0, TILE_WIDTH, TILE_HEIGHT, "face"),
        words(str(points), 12, 36, 30, class_="bold"),
        moved(62, 18, Element("path", d=crown, class_="crown")),
        *inside,
        class_="tile",
    )


def badge(said: str, x: float, y: float, radius: float = 12) -> Element:
    """A number on a small dark disc, around a point."""
    return group(
        disc(x, y, radius, "badge"),
        words(said, x, y + radius * 0.45, radius * 1.25, class_="bold badge-ink", anchor="middle"),
    )


def tick(x: float, y: float) -> Element:
    """The mark of what one can have."""
    return group(
        disc(x, y, 11, "tick"),
        Element("path", d=f"M{number(x - 5)},{number(y)}l3.6,4l6.4,-8", class_="tick-line"),
    )


# What is on the picture


def piece(
    id: str,
    x: float,
    y: float,
    *inside: Element | None,
    scale: float = 1,
    kind: str | None = None,
    marks: str = "",
) -> Element:
    """A thing that moves, placed by its transform alone."""
    return Element(
        "g",
        *inside,
        class_=f"piece {marks}".strip(),
        id=id,
        data_kind=kind,
        transform=placed(x, y, scale),
    )


def touch(
    id: str,
    about: str,
    x: float,
    y: float,
    width: float,
    height: float,
    *inside: Element | None,
    open_: bool = False,
) -> Element:
    """An area that a hand can touch, with a name for those who do not see it."""
    return Element(
        "g",
        Element("title", about),
        *inside,
        box(x, y, width, height, "hit"),
        class_="touch open" if open_ else "touch",
        id=id,
        data_touch=id,
    )


def mark(svg: str, ids: Iterable[str], class_: str) -> str:
    """The picture with one class more on the touches of these names."""
    for id in ids:
        name = f'" id="{escape(id)}" data-touch="'
        svg = svg.replace(name, f" {class_}{name}")
    return svg


def button(id: str, said: str, x: float, y: float, width: float, height: float = 32) -> Element:
    """A touch with its words on it."""
    return touch(
        id,
        said,
        x,
        y,
        width,
        height,
        box(x, y, width, height, "button", height / 2),
        words(
            said, x + width / 2, y + height * 0.66, 16, class_="button-ink", anchor="middle",
            room=width - 24,
        ),
        open_=True,
    )  # fmt: skip


def picture(
    width: float,
    height: float,
    label: str,
    *,
    ground: list[Element],
    pieces: list[Element],
    labels: list[Element],
    touches: list[Element],
    role: str = "img",
) -> str:
    """The whole picture, standing alone; its role is `group` if it has links in it."""
    return str(
        Element(
            "svg",
            Element("title", label),
            Element("style", style()),
            Element("defs", *(_gem(colour) for colour in COLOURS), _disc()),
            box(0, 0, width, height, "paper", 16),
            group(*ground, class_="ground"),
            group(*pieces, class_="pieces"),
            group(*labels, class_="labels"),
            group(*touches, class_="touches"),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(width)} {number(height)}",
            class_="roundel",
            role=role,
            aria_label=label,
        )
    )  # fmt: skip
