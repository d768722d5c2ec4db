"""The colours of Barrage's picture: land, water, companies and machines, on light and on dark.

As in `roundel.core.palette`, a page may set its own with the same name after `--roundel-`.
"""

from functools import cache

from roundel.core.palette import on_dark

LIGHT_AND_DARK = {
    "mountain": ("#dfdde8", "#2c2d3b"),
    "mountain-edge": ("#a7a3ba", "#565a75"),
    "hill": ("#efe5cb", "#38322a"),
    "hill-edge": ("#c4ae7c", "#6b5d45"),
    "plain": ("#dbe9d3", "#24352b"),
    "plain-edge": ("#96b787", "#486a52"),
    "river": ("#9cc6e8", "#2b5980"),
    "water": ("#3a83cf", "#5aa5ec"),
    "water-edge": ("#1d4f86", "#bcdcf8"),
    "red": ("#c7303e", "#ef6a75"),
    "wall": ("#fffdf8", "#12161b"),
    "excavator": ("#dd8a2c", "#e0933a"),
    "mixer": ("#77828f", "#a3aebb"),
    "coin": ("#ecc55a", "#e3b84a"),
    "bolt": ("#f2b51d", "#f2bd33"),
    "green-contract": ("#cfe6cf", "#20432d"),
    "yellow-contract": ("#f5e6a8", "#4b4119"),
    "red-contract": ("#f3cdcc", "#52262a"),
    "national-contract": ("#d3dcf0", "#28344e"),
    "starting-contract": ("#e6e2d8", "#333840"),
}

COMPANIES = {
    "usa": ("#c93f4c", "#7c1f2a", "#ffffff"),
    "germany": ("#3f3e48", "#8b8a99", "#ffffff"),
    "italy": ("#27926f", "#135540", "#ffffff"),
    "france": ("#f6f6f2", "#7d8590", "#2a323c"),
    "netherlands": ("#ea8a2e", "#8c4a0e", "#2b1703"),
    "neutral": ("#b3a88f", "#6d644f", "#241f14"),
    "nobody": ("#c9c5bb", "#8d887b", "#23282f"),
}
"""Of each company: its colour, its edge, and what is legible on it."""

RULES = """
.mountain{--land:var(--mountain);--shore:var(--mountain-edge)}
.hill{--land:var(--hill);--shore:var(--hill-edge)}
.plain{--land:var(--plain);--shore:var(--plain-edge)}
.land{fill:var(--land);stroke:var(--shore);stroke-width:1.2}
.river{fill:none;stroke:var(--river);stroke-linecap:round;stroke-linejoin:round}
.pipe{fill:none;stroke:var(--quiet);stroke-width:2.4;stroke-dasharray:.1 5.4;stroke-linecap:round}
.pipe-edge{fill:none;stroke:var(--edge);stroke-width:7.5;stroke-linecap:round}
.pipe-built{fill:none;stroke:var(--fill);stroke-width:5;stroke-linecap:round}
.room{fill:var(--wall);stroke:var(--quiet);stroke-width:1.2;stroke-dasharray:3 3}
.room.paying{stroke:var(--red);stroke-width:1.8;stroke-dasharray:none}
.room.asked{fill:var(--accent-tint);stroke:var(--accent);stroke-width:2.4;stroke-dasharray:none}
.room.inviting{fill:var(--accent-tint)}
.room.taken{stroke-dasharray:none;stroke:var(--line)}
.closed{stroke:var(--quiet);stroke-width:2.6;stroke-linecap:round}
.sheet{fill:var(--pill);stroke:var(--line)}
.sheet.asked{fill:var(--accent-tint);stroke:var(--accent);stroke-width:2.4}
.token{fill:var(--tile);stroke:var(--tile-edge);stroke-width:1.4}
.contract{fill:var(--sort);stroke:var(--quiet);stroke-width:.8}
.spoke{stroke:var(--line);stroke-width:1.2}
.open-segment{fill:var(--accent-tint);stroke:var(--accent);stroke-width:1.2}
.now{fill:var(--accent-tint);stroke:var(--accent);stroke-width:1.4}
.gone{opacity:.38}
.company{fill:var(--fill);stroke:var(--edge);stroke-width:1.3;stroke-linejoin:round}
text.on-company{fill:var(--on)}
text.paying{fill:var(--red)}
"""


def company(name: str) -> str:
    """The style of what belongs to a company: to be put on the group around it."""
    fill, edge, on = COMPANIES[name]
    return f"--fill:var(--roundel-{name},{fill});--edge:{edge};--on:{on}"


@cache
def style() -> str:
    """The style sheet of this game, beside that of all pictures."""
    rules = "".join(
        f".roundel {head}{{{rest}"
        for head, _, rest in (line.partition("{") for line in RULES.strip().splitlines())
    )
    return _theme(0, ".roundel") + rules + on_dark(lambda root: _theme(1, root))


def _theme(dark: int, root: str) -> str:
    colours = "".join(
        f"--{name}:var(--roundel-{name},{values[dark]});" for name, values in LIGHT_AND_DARK.items()
    )
    return f"{root}{{{colours}}}"
