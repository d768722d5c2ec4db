"""A construction wheel: six segments with the tiles and machines on them, the open one on top."""

from __future__ import annotations

from math import cos, pi, sin

from roundel.core.drawing import Element, box, disc, number, words
from roundel.core.message import Message
from roundel.core.shape import EMPTY
from roundel.games.barrage.captions import about_segment
from roundel.games.barrage.components import SEGMENTS, TILE_IDS
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.signs import sign
from roundel.games.barrage.picture.tiles import draw_tile

RADIUS, HUB = 78.0, 17.0
MIDDLE = 50.0
"""From the middle of the wheel to that of a segment."""
TILE_SIZE = 30.0
TOUCHED = 21.0
"""From the middle of a segment to the edge of its touch, so that neighbours keep apart."""


def draw_wheel(drawing: Drawing, seat: int, x: float, y: float) -> None:
    """Around a point; everything moves on clockwise and comes back on top."""
    drawing.ground.append(disc(x, y, RADIUS, "sheet"))
    drawing.ground.append(Element("path", d=_sector(x, y, 0), class_="open-segment"))
    for i in range(SEGMENTS):
        across, up = sin(pi * (2 * i + 1) / 6), cos(pi * (2 * i + 1) / 6)
        inner = _point(x + across * HUB, y - up * HUB)
        outer = _point(x + across * RADIUS, y - up * RADIUS)
        drawing.ground.append(Element("path", d=f"M{inner}L{outer}", class_="spoke"))
    drawing.ground.append(disc(x, y, HUB, "sheet"))
    drawing.ground.append(sign("rotate", x, y, 1.1))
    for i in range(SEGMENTS):
        _draw_segment(drawing, seat, i, x + MIDDLE * sin(pi * i / 3), y - MIDDLE * cos(pi * i / 3))


def _point(x: float, y: float) -> str:
    return f"{number(x)},{number(y)}"


def _sector(x: float, y: float, segment: int) -> str:
    ends = [pi * (2 * segment - 1) / 6, pi * (2 * segment + 1) / 6]
    outer = [_point(x + RADIUS * sin(turn), y - RADIUS * cos(turn)) for turn in ends]
    inner = [_point(x + HUB * sin(turn), y - HUB * cos(turn)) for turn in ends]
    return (
        f"M{inner[0]}L{outer[0]}A{RADIUS:g},{RADIUS:g} 0 0 1 {outer[1]}L{inner[1]}"
        f"A{HUB:g},{HUB:g} 0 0 0 {inner[0]}Z"
    )


def _draw_segment(drawing: Drawing, seat: int, i: int, x: float, y: float) -> None:
    player = drawing.view.players[seat]
    tile = player.wheel_tile[i]
    excavators, mixers = player.wheel_excavators[i], player.wheel_mixers[i]
    machines = excavators + mixers > 0
    top = y - 8 if machines else y
    id = f"segment-{i + 1}"
    chosen = seat == drawing.actor and id in drawing.asked
    if tile != EMPTY:
        touch = f"tile-copied-{TILE_IDS[tile].lower()}"
        if seat != drawing.actor or chosen:
            touch = ""
        draw_tile(drawing, tile, (x, top, TILE_SIZE), touch, seat)
    if machines:
        parts = [(n, name) for n, name in ((excavators, "excavator"), (mixers, "mixer")) if n]
        below = y + (16 if tile != EMPTY else 4)
        left = x - 12 * len(parts)
        for n, name in parts:
            drawing.labels.append(sign(name, left + 6.5, below, 0.58))
            text = words(str(n), left + 13.5, below + 4.8, drawing.legible(12.5), class_="bold")
            drawing.labels.append(text)
            left += 24
    if i == 0:
        drawing.explain(Message("about-open-segment"), box(x - 20, y - 20, 40, 40, "hit", 8))
        return
    if chosen:
        drawing.labels.append(disc(x, y, 25, "glow"))
    about = about_segment(player, i)
    half = TOUCHED if chosen else 24
    drawing.touch(id if chosen else "", about, x - half, y - half, 2 * half, 2 * half)
