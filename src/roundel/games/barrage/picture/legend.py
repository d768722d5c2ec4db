"""What the signs mean, where the panels leave room for it."""

from __future__ import annotations

from math import ceil

from roundel.core.drawing import box, words
from roundel.core.message import Message
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.layout import Area
from roundel.games.barrage.picture.signs import sign

EXPLAINED = (
    "base", "elevation", "conduit", "powerhouse", "building", "wild",
    "excavator", "mixer", "any", "rotate", "drop", "flow",
    "credit", "points", "energy", "production", "contract", "patent",
)  # fmt: skip


def draw_legend(drawing: Drawing, area: Area, across: int = 6) -> None:
    drawing.ground.append(box(*area, "panel", 12))
    width = (area.width - 16) / across
    height = (area.height - 8) / ceil(len(EXPLAINED) / across)
    for i, name in enumerate(EXPLAINED):
        row, column = divmod(i, across)
        x, y = area.x + 10 + column * width, area.y + 4 + (row + 0.5) * height
        drawing.labels.append(sign(name, x + 11, y, min(0.85, height / 22)))
        said = drawing.say(Message("sign", sign=name))
        size = min(drawing.legible(12), height * 0.65)
        drawing.labels.append(words(said, x + 26, y + 4, size, class_="quiet", room=width - 30))
