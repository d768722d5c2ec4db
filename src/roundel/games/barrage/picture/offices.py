"""Contract office, patent office and external works, side by side."""

from __future__ import annotations

from roundel.core.drawing import box
from roundel.games.barrage.components import COLUMNS, PILES
from roundel.games.barrage.picture.contracts import CONTRACT_WIDTH, draw_office
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.layout import Area
from roundel.games.barrage.picture.tiles import GAP, TILE, WORK_WIDTH, draw_patents, draw_works

BETWEEN = 8.0


def draw_offices(drawing: Drawing, area: Area) -> None:
    drawing.ground.append(box(*area, "panel", 12))
    contracts = (PILES + 1) * (CONTRACT_WIDTH + GAP)
    patents = COLUMNS * (TILE + GAP) - GAP
    works = COLUMNS * (WORK_WIDTH + GAP) - GAP if drawing.view.leeghwater else 0
    x = area.x + 10
    draw_office(drawing, Area(x, area.y, contracts, area.height))
    right = area.right - 8
    if works:
        draw_works(drawing, Area(right - works, area.y, works, area.height))
        right -= works + BETWEEN
        draw_patents(drawing, Area(right - patents, area.y, patents, area.height))
    else:
        left = x + contracts + BETWEEN
        draw_patents(drawing, Area(left, area.y, right - left, area.height), in_words=True)
