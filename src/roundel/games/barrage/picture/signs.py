"""The signs of Barrage, each drawn once and used around a point; size 1 is about 20 high.

Each thing has a shape of its own, so that it is known without its colour.
"""

from __future__ import annotations

from math import cos, pi, sin

from roundel.core.drawing import Element, number, placed, words

LINE = "stroke:var(--ink);stroke-width:1.1;stroke-linejoin:round;stroke-linecap:round"
EDGE = "stroke:var(--edge,var(--ink));stroke-width:1.3;stroke-linejoin:round"
OWNED = f"fill:var(--fill,var(--quiet));{EDGE}"
ON_OWNED = "fill:var(--on,var(--panel))"
ARROW = "fill:none;stroke:var(--ink);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round"
BLUE = "fill:var(--water);stroke:var(--water-edge);stroke-width:1"


def _octagon(radius: float) -> str:
    corners = [
        (radius * sin(pi * (2 * i + 1) / 8), -radius * cos(pi * (2 * i + 1) / 8)) for i in range(8)
    ]
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in corners) + "Z"


def _star(radius: float, within: float, points: int) -> str:
    corners = [
        (r * sin(pi * i / points), -r * cos(pi * i / points))
        for i, r in enumerate([radius, within] * points)
    ]
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in corners) + "Z"


DROP = "M0,-9.5C4,-3.5 6.6,-.6 6.6,3A6.6,6.6 0 1 1 -6.6,3C-6.6,-.6 -4,-3.5 0,-9.5Z"
BOLT = "M2.5,-10L-6.5,1.5H-1.2L-3,10L6.5,-2.8H1Z"

SIGNS: dict[str, tuple[tuple[str, str], ...]] = {
    "credit": (
        (
            "M0,-9.5A9.5,9.5 0 1 1 0,9.5A9.5,9.5 0 1 1 0,-9.5Z",
            "fill:var(--coin);stroke:#8d6714;stroke-width:1.3",
        ),
    ),
    "points": ((_octagon(10), "fill:var(--ink);stroke:var(--panel);stroke-width:.8"),),
    "energy": ((BOLT, "fill:var(--bolt);stroke:#8d6714;stroke-width:1.1;stroke-linejoin:round"),),
    "excavator": (
        ("M1.5,0L6,-8L10,-1.5L7.4,1.6", "fill:none;stroke:var(--ink);stroke-width:2"),
        ("M-9.5,4V-1H-5V-7H1.5V4Z", f"fill:var(--excavator);{LINE}"),
        ("M-8.5,4.6H1A2.4,2.4 0 0 1 1,9.4H-8.5A2.4,2.4 0 0 1 -8.5,4.6Z", "fill:var(--ink)"),
    ),
    "mixer": (
        ("M-10,5V-2L-5,-8H1L6,-3V5Z", f"fill:var(--mixer);{LINE}"),
        ("M-7.4,-3.8L-1,5M-2.6,-8L4,3", "fill:none;stroke:var(--panel);stroke-width:1.2"),
        ("M6,5V-2H9.6V5Z", f"fill:var(--panel);{LINE}"),
        (
            "M-5,5.4a2.6,2.6 0 1 1 -.01,0ZM5,5.4a2.6,2.6 0 1 1 -.01,0Z",
            "fill:var(--ink)",
        ),
    ),
    "any": (
        ("M-2,-3L1,-9L4,-5L2.4,-3", "fill:none;stroke:var(--ink);stroke-width:1.6"),
        ("M-10,-1V-4.6H-7V-9H-2V-1Z", f"fill:var(--excavator);{LINE}"),
        ("M-10,0H-2V1.6H-10Z", "fill:var(--ink)"),
        ("M8,-9L-8,10", "fill:none;stroke:var(--ink);stroke-width:1.3"),
        ("M-1,8V4L3,1H7L9.6,4V8Z", f"fill:var(--mixer);{LINE}"),
        ("M.5,9.4H8.5", "fill:none;stroke:var(--ink);stroke-width:2.2"),
    ),
    "rotate": (
        ("M6.5,-4.5A8,8 0 1 0 8,1", ARROW),
        ("M7.8,-9.6V-3.6H1.8", ARROW),
    ),
    "drop": ((DROP, BLUE),),
    "flow": (
        (
            "M-4,-9.5C-.6,-4.5 1.4,-2.4 1.4,.6A5.4,5.4 0 1 1 -9.4,.6C-9.4,-2.4 -7.4,-4.5 -4,-9.5Z",
            BLUE,
        ),
        ("M6.5,-8V7M2.6,3.4L6.5,8L10.4,3.4", ARROW),
    ),
    "base": (("M-10,7L-7,-6H7L10,7Z", OWNED),),
    "elevation": (("M-9,7V-2H-4.4V-7H4.4V-2H9V7Z", OWNED),),
    "conduit": (("M-10,-7H-6V-3.4H6V-7H10V7H6V3.4H-6V7H-10Z", OWNED),),
    "powerhouse": (
        ("M-9,8.5V-2L0,-9.5L9,-2V8.5Z", OWNED),
        ("M1.4,-5L-3.6,1.8H-.6L-1.8,6.6L3.8,-.4H.6Z", ON_OWNED),
    ),
    "building": (
        ("M-9.5,8.5V-3L-3.2,-8V-3L3.2,-8V-3L9.5,-8V8.5Z", OWNED),
        ("M-6,1H-2.6V4.4H-6ZM2.6,1H6V4.4H2.6Z", ON_OWNED),
    ),
    "wild": ((_star(10, 4.6, 6), OWNED),),
    "engineer": (
        ("M-6.4,9C-6.4,1.4 -3.6,-.6 0,-.6C3.6,-.6 6.4,1.4 6.4,9Z", OWNED),
        ("M0,-9.6A4.6,4.6 0 1 1 0,-.4A4.6,4.6 0 1 1 0,-9.6Z", OWNED),
    ),
    "architect": (
        ("M-6.4,9C-6.4,1.4 -3.6,-.6 0,-.6C3.6,-.6 6.4,1.4 6.4,9Z", OWNED),
        ("M0,-9.6A4.6,4.6 0 1 1 0,-.4A4.6,4.6 0 1 1 0,-9.6Z", OWNED),
        ("M-6.6,-5.8H6.6L3.4,-10.4H-3.4Z", OWNED),
    ),
    "contract": (
        ("M-7,-9.5H3.5L7,-6V9.5H-7Z", f"fill:var(--pill);{LINE}"),
        ("M-3.6,1L-.8,4L4,-2.6", "fill:none;stroke:var(--ink);stroke-width:1.8"),
    ),
    "production": (
        (
            "M0,-10A10,10 0 1 1 0,10A10,10 0 1 1 0,-10Z",
            "fill:var(--pill);stroke:var(--ink);stroke-width:1.3",
        ),
        ("M1.8,-7L-4.6,1H-.8L-2,7L4.6,-2H.8Z", "fill:var(--bolt);stroke:#8d6714;stroke-width:.9"),
    ),
    "patent": (
        (_star(10, 7.4, 8), f"fill:var(--tile);{LINE}"),
        ("M0,-3A3,3 0 1 1 0,3A3,3 0 1 1 0,-3Z", "fill:var(--ink)"),
    ),
    "work": (
        ("M-9,9V3H-3V-3H3V-9H9V9Z", f"fill:var(--tile);{LINE}"),
    ),
    "star": ((_star(9.5, 4, 5), "fill:var(--accent)"),),
}  # fmt: skip


def definitions() -> Element:
    """All signs, for the head of a picture."""
    return Element(
        "defs",
        *(
            Element(
                "g",
                *(Element("path", d=d, style=style) for d, style in strokes),
                id=f"barrage-{name}",
            )
            for name, strokes in SIGNS.items()
        ),
    )


def sign(name: str, x: float, y: float, size: float = 1) -> Element:
    """A sign around a point."""
    return Element("use", href=f"#barrage-{name}", transform=placed(x, y, size))


def counted(name: str, count: int | str, x: float, y: float, size: float = 1) -> Element:
    """A sign with a number on it, as credits and points have it."""
    ink = "fill:var(--panel)" if name == "points" else "fill:#38290a"
    said = str(count)
    letters = 14.5 if len(said) == 1 else 13 if said.lstrip("-").isdigit() else 12
    text = words(said, 0, 0.36 * letters, letters, class_="bold", anchor="middle")
    text.attributes["style"] = ink
    inside = Element("use", href=f"#barrage-{name}")
    return Element("g", inside, text, transform=placed(x, y, size))
