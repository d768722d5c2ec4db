"""The colours and the style of all pictures, on light and on dark.

Colours are custom properties. A page sets its own with the same name after `--roundel-`, as in
`--roundel-paper`. All rules are held to pictures by the class of their root.
"""

from collections.abc import Callable
from functools import cache

WHITE, BLUE, GREEN, RED, BLACK, GOLD, PEARL = (
    "white",
    "blue",
    "green",
    "red",
    "black",
    "gold",
    "pearl",
)

FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

LIGHT_AND_DARK = {
    "paper": ("#eceae4", "#15191f"),
    "panel": ("#f8f6f1", "#1f252d"),
    "line": ("#d3cec2", "#353e4a"),
    "ink": ("#23282f", "#eceae4"),
    "quiet": ("#625f58", "#a5adb8"),
    "accent": ("#9a6a12", "#f0c05a"),
    "accent-tint": ("#f6e7c4", "#3d331d"),
    "pill": ("#fffdf8", "#12161b"),
    "back-1": ("#3f7d78", "#2f625e"),
    "back-2": ("#8d5a78", "#70465f"),
    "back-3": ("#4a568c", "#3b4674"),
    "tile": ("#efe4f0", "#33293a"),
    "tile-edge": ("#a588ab", "#7b6382"),
}
COLOURS: dict[str, tuple[str, ...]] = {
    WHITE: ("#f4f6f9", "#8390a1", "#2a323c", "#f6f7f9", "#3b424b"),
    BLUE: ("#3573c4", "#1d4680", "#ffffff", "#dbe7f6", "#1d314d"),
    GREEN: ("#2f9563", "#17583a", "#ffffff", "#dcefe2", "#193b2b"),
    RED: ("#cf4350", "#862330", "#ffffff", "#f8dfe0", "#4b2128"),
    BLACK: ("#44434f", "#1c1b24", "#ffffff", "#dad8dd", "#2c2b34", "#7d7c8a"),
    GOLD: ("#e3b23c", "#8d6714", "#38290a", "#f7ebc9", "#44371a"),
    PEARL: ("#f0d3dd", "#a9788c", "#4a2535", "#faeaf0", "#47313b"),
}
"""Of each colour: itself, its edge, what is legible on it, its tint on light and on dark; and its
edge on dark, where that is another."""

BACKS = (1, 2, 3)
"""Levels whose cards have a back of their own."""

TERMINAL_STYLES = {
    WHITE: "bold",
    BLUE: "bold blue",
    GREEN: "green",
    RED: "red",
    BLACK: "magenta",
    GOLD: "yellow",
    PEARL: "bright_magenta",
}
"""How a terminal tells the colours apart; black has a hue of its own, to be seen on any ground."""

RULES = """
text{fill:var(--ink);font-family:@font;font-variant-numeric:tabular-nums;user-select:none}
.bold{font-weight:700}
.strong{font-weight:600}
text.quiet{fill:var(--quiet)}
.paper{fill:var(--paper)}
.panel{fill:var(--panel);stroke:var(--line)}
.panel.active{stroke:var(--accent);stroke-width:2.5}
.band{fill:var(--panel);stroke:var(--line)}
.band.active{fill:var(--accent-tint);stroke:var(--accent)}
.place{fill:none;stroke:var(--line);stroke-width:1.5;stroke-dasharray:4 4}
.face{fill:var(--tint)}
.head{fill:var(--fill);opacity:.3}
.white .head{fill:#b4c0cf;opacity:.38}
.faint{opacity:.13}
.dot{fill:var(--ink);opacity:.6}
.frame{fill:none;stroke:var(--edge);stroke-width:1.6}
.pill{fill:var(--pill);stroke:var(--line)}
.struck{fill:none;stroke:var(--quiet);stroke-width:1.3}
.paid{opacity:.6}
.back .face{fill:var(--back);stroke:#0005;stroke-width:1.6}
.back .rule{fill:none;stroke:#fff;stroke-opacity:.38;stroke-width:1.6}
.back text{fill:#fff}
.tile .face{fill:var(--tile);stroke:var(--tile-edge);stroke-width:1.6}
.crown{fill:var(--fill,#e3b23c);stroke:#8d6714;stroke-linejoin:round}
.badge{fill:var(--ink);stroke:var(--panel);stroke-width:1.5}
text.badge-ink{fill:var(--panel)}
.tick{fill:var(--accent);stroke:var(--panel);stroke-width:2}
.tick-line{fill:none;stroke:var(--panel);stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
.asked{fill:var(--accent-tint);stroke:var(--accent);stroke-width:2}
.glow{fill:none;stroke:var(--accent);stroke-width:4}
.turn{fill:var(--accent)}
text.deck-ink{fill:#fff}
text.on-fill{fill:var(--on)}
.bought{fill:var(--fill);stroke:var(--edge);stroke-width:2.6}
.button{fill:var(--accent)}
text.button-ink{fill:var(--panel);font-weight:600}
.hit{fill:#fff;fill-opacity:0;stroke:none}
.touch.last .hit{stroke:var(--accent);stroke-width:2.5;stroke-dasharray:7 5}
.touch.advised .hit{stroke:var(--accent);stroke-width:4}
.touch.touched .hit{stroke:var(--accent);stroke-width:5;fill:var(--accent);fill-opacity:.16}
.touch.open{cursor:pointer}
.touch.open:hover .hit,.touch:focus-visible .hit{stroke:var(--accent);stroke-width:3}
"""


@cache
def style() -> str:
    """The style sheet that every picture carries."""
    colours = "".join(_scoped(f".{name}", _colour(name, 0)) for name in COLOURS)
    backs = "".join(_scoped(f".back-{level}", f"--back:var(--back-{level})") for level in BACKS)
    rules = "".join(
        _scoped(",.roundel ".join(head.split(",")), rest.rstrip("}"))
        for head, _, rest in (line.partition("{") for line in RULES.strip().splitlines())
    ).replace("@font", FONT)
    return (
        _scoped("", _theme(0) + "display:block;max-width:100%;height:auto")
        + colours
        + backs
        + rules
        + on_dark(_dark)
    )


def on_dark(rules: Callable[[str], str]) -> str:
    """Rules for pictures on dark: where the system likes it, unless a `data-theme` on the picture
    or around it says light; and where that says dark. They are given their root's selector."""
    liked = rules(".roundel:not([data-theme=light],[data-theme=light] *)")
    chosen = rules(".roundel:is([data-theme=dark],[data-theme=dark] *)")
    return f"@media (prefers-color-scheme:dark){{{liked}}}{chosen}"


def _dark(root: str) -> str:
    colours = (_scoped(f".{name}", _colour(name, 1), root) for name in COLOURS)
    return _scoped("", _theme(1), root) + "".join(colours)


def _scoped(selector: str, rules: str, root: str = ".roundel") -> str:
    return f"{root} {selector}{{{rules}}}" if selector else f"{root}{{{rules}}}"


def _theme(dark: int) -> str:
    return "".join(
        f"--{name}:var(--roundel-{name},{values[dark]});" for name, values in LIGHT_AND_DARK.items()
    )


def _colour(name: str, dark: int) -> str:
    fill, edge, on, *tints = COLOURS[name]
    if dark and len(tints) > 2:
        edge = tints[2]
    return (
        f"--fill:var(--roundel-{name},{fill});--edge:{edge};--on:{on};"
        f"--tint:var(--roundel-{name}-tint,{tints[dark]})"
    )
