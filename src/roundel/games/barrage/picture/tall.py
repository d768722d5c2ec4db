"""The tall picture, for phones: the panels one below the other, each as large as the width lets it
be, in the order in which a turn needs them."""

from __future__ import annotations

from roundel.core.drawing import box
from roundel.core.shape import EMPTY
from roundel.games.barrage.components import BUILDING_ROWS, PILES
from roundel.games.barrage.panel import PANEL_ROWS
from roundel.games.barrage.picture.boards import BOARDS, draw_board, height_of
from roundel.games.barrage.picture.buildings import draw_building
from roundel.games.barrage.picture.company import tall_company_height
from roundel.games.barrage.picture.contracts import CONTRACT_WIDTH, draw_office
from roundel.games.barrage.picture.draft import height_of_draft
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.duel import HEAD, TALL_ROW, draw_duel
from roundel.games.barrage.picture.layout import (
    BUILDINGS_HEIGHT,
    GAP,
    OFFICES_HEIGHT,
    Area,
    Layout,
)
from roundel.games.barrage.picture.tiles import draw_patents, draw_works
from roundel.games.barrage.picture.track import LINE_HEIGHT, OBJECTIVE_HEIGHT, draw_track
from roundel.games.barrage.position import DRAFT, Position

EDGE = 5.0
WIDTH = 512.0
"""Of every panel: four basins side by side."""
BAND_HEIGHT = 126.0
MAP_HEIGHT = 640.0
LEGEND_HEIGHT = 156.0
BOARD_SIZE = OFFICE_SIZE = BUILDING_SIZE = WORK_SIZE = 1.5
MARKET_SIZE, TRACK_SIZE, DUEL_SIZE = 1.25, 1.35, 1.25
"""How much the panels are enlarged."""
TALL_BUILDING = BUILDINGS_HEIGHT + 30
"""With its action in words."""
BUILDINGS_ACROSS = 2


def tall_layout(view: Position, near: int) -> Layout:
    """The company of the seat that looks on comes before the offices, its rivals at the end."""
    seats = [(near + i) % view.seats for i in range(view.seats)]
    own, *rivals = [(f"company-{seat}", tall_company_height(view, seat, WIDTH)) for seat in seats]
    works = OFFICES_HEIGHT * WORK_SIZE if view.leeghwater else 0
    panels = [
        ("band", BAND_HEIGHT),
        ("map", MAP_HEIGHT),
        ("boards", max(_board_columns(view.seats)[1])),
        own,
        ("offices", OFFICES_HEIGHT * (OFFICE_SIZE + MARKET_SIZE) + works + 4),
    ]
    if view.leeghwater:
        lines = -(-BUILDING_ROWS // BUILDINGS_ACROSS)
        panels.append(("buildings", lines * (TALL_BUILDING * BUILDING_SIZE + GAP)))
    panels.append(("track", (2 * LINE_HEIGHT + OBJECTIVE_HEIGHT + 14) * TRACK_SIZE))
    if view.duel_panel:
        panels.append(("duel", (HEAD + PANEL_ROWS * TALL_ROW + 16) * DUEL_SIZE))
    panels += rivals
    panels.append(("legend", LEGEND_HEIGHT))
    if view.phase == DRAFT:
        panels = [panel for panel in panels if not panel[0].startswith("company")]
        panels.insert(1, ("draft", height_of_draft(view.seats)))
    areas = {}
    y = EDGE
    for name, height in panels:
        areas[name] = Area(EDGE, y, WIDTH, height)
        y += height + GAP
    return Layout(WIDTH + 2 * EDGE, y - GAP + EDGE, areas)


def _board_columns(seats: int) -> tuple[list[tuple[int, float]], list[float]]:
    """Of each board the column of two and its top, and how far down the columns reach: each board
    lies in the one that is shorter so far."""
    feet = [0.0, 0.0]
    places = []
    for boards in BOARDS:
        column = feet.index(min(feet))
        places.append((column, feet[column]))
        feet[column] += (height_of(boards, seats) + 4) * BOARD_SIZE
    return places, feet


def draw_tall_boards(drawing: Drawing, area: Area) -> None:
    """Two columns of boards."""
    drawing.ground.append(box(*area, "panel", 12))
    places, _ = _board_columns(drawing.view.seats)
    for boards, (column, top) in zip(BOARDS, places, strict=True):
        x = area.x + 8 + column * area.width / 2
        with drawing.enlarged(x, area.y + top, BOARD_SIZE):
            draw_board(drawing, boards, Area(0, 0, area.width / 2 / BOARD_SIZE - 4, 0))


def draw_tall_offices(drawing: Drawing, area: Area) -> None:
    """The contracts, below them patents with what they do, and external works."""
    drawing.ground.append(box(*area, "panel", 12))
    with drawing.enlarged(area.x + 12, area.y, OFFICE_SIZE):
        draw_office(drawing, Area(0, 0, (PILES + 1) * CONTRACT_WIDTH, OFFICES_HEIGHT))
    y, width = area.y + OFFICES_HEIGHT * OFFICE_SIZE, area.width - 24
    with drawing.enlarged(area.x + 12, y, MARKET_SIZE):
        draw_patents(drawing, Area(0, 0, width / MARKET_SIZE, OFFICES_HEIGHT), in_words=True)
    if drawing.view.leeghwater:
        y += OFFICES_HEIGHT * MARKET_SIZE
        with drawing.enlarged(area.x + 12, y, WORK_SIZE):
            draw_works(drawing, Area(0, 0, width / WORK_SIZE, OFFICES_HEIGHT))


def draw_tall_track(drawing: Drawing, area: Area) -> None:
    with drawing.enlarged(area.x, area.y, TRACK_SIZE):
        draw_track(drawing, Area(0, 0, area.width / TRACK_SIZE, area.height / TRACK_SIZE))


def draw_tall_duel(drawing: Drawing, area: Area) -> None:
    with drawing.enlarged(area.x, area.y, DUEL_SIZE):
        draw_duel(drawing, Area(0, 0, area.width / DUEL_SIZE, area.height / DUEL_SIZE))


def draw_tall_buildings(drawing: Drawing, area: Area) -> None:
    """A few in a line."""
    width = (area.width + GAP) / BUILDINGS_ACROSS
    height = TALL_BUILDING * BUILDING_SIZE + GAP
    for row in range(BUILDING_ROWS):
        if drawing.view.building[row] != EMPTY:
            line, column = divmod(row, BUILDINGS_ACROSS)
            x, y = area.x + column * width, area.y + line * height
            with drawing.enlarged(x, y, BUILDING_SIZE):
                place = Area(0, 0, (width - GAP) / BUILDING_SIZE, TALL_BUILDING)
                draw_building(drawing, row, place)
