"""The private buildings of Leeghwater: their pieces, and the engineers who use them."""

from __future__ import annotations

from roundel.core.drawing import box, length, words
from roundel.core.message import Message
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage.captions import about_building, building_effect, building_name
from roundel.games.barrage.components import (
    BUILDING_ACTION,
    BUILDING_EXCAVATORS,
    BUILDING_MIXERS,
    BUILDING_POINTS,
    BUILDING_ROWS,
    BUILDING_SPACES,
    PAID,
    PIECE_PLAYERS,
    PIECE_PRICE,
    USE_ENGINEERS,
    USE_PRICE,
)
from roundel.games.barrage.picture.boards import draw_engineers_space
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.layout import Area
from roundel.games.barrage.picture.rewards import centred
from roundel.games.barrage.signs import Part, parts_of_action

GAP = 5.0
PIECE, PIECE_STEP = 21.0, 23.0
FEW_USERS = 3
"""Spaces shown for engineers, unless more companies use the building."""


def draw_buildings(drawing: Drawing, area: Area) -> None:
    width = (area.width - (BUILDING_ROWS - 1) * GAP) / BUILDING_ROWS
    for row in range(BUILDING_ROWS):
        if drawing.view.building[row] != EMPTY:
            place = Area(area.x + row * (width + GAP), area.y, width, area.height)
            draw_building(drawing, row, place)


def draw_building(drawing: Drawing, row: int, area: Area) -> None:
    building = drawing.view.building[row]
    id = f"building-{row + 1}"
    drawing.ground.append(box(*area, "sheet" + drawing.mark(id), 8))
    cost = [
        Part(name, str(count))
        for name, count in (
            ("excavator", BUILDING_EXCAVATORS[building]),
            ("mixer", BUILDING_MIXERS[building]),
        )
        if count
    ]
    action = BUILDING_ACTION[building]
    parts = parts_of_action(action)
    if action[PAID]:
        parts.insert(0, Part("credit", f"-{action[PAID]}"))
    middle, top = area.x + area.width / 2, area.y + _draw_name(drawing, building, area)
    room = area.width - 14 - PIECE_STEP * len(_piece_spaces(drawing))
    worth = Part("points", str(BUILDING_POINTS[building]))
    drawing.labels += centred([*cost, worth], middle, top + 15, area.width - 8, 0.9)
    drawing.labels += centred(parts, area.x + room / 2 + 4, top + 40, room, 0.95)
    drawing.touch(id, about_building(building), area.x, area.y, area.width, top + 42 - area.y)
    _draw_pieces(drawing, row, area, top + 40)
    _draw_users(drawing, row, area)
    if drawing.is_tall:
        size = drawing.legible(10)
        said = drawing.say(building_effect(building))
        drawing.paragraph(said, area.x + 7, top + 54 + size, area.width - 12, size)


def _draw_name(drawing: Drawing, building: int, area: Area) -> float:
    """On two lines where one is too narrow; returns how far they reach."""
    said, size = drawing.say(building_name(building)), drawing.legible(11.5)
    room = area.width - 10
    lines = [said] if length(said) * size <= room else said.rsplit(" ", 1)
    middle, y = area.x + area.width / 2, area.y + 14
    for line in lines:
        drawing.labels.append(
            words(line, middle, y, size, class_="strong", anchor="middle", room=room)
        )
        y += size
    return y - size - area.y


def _piece_spaces(drawing: Drawing) -> list[int]:
    """Those that a table of so many has, as many as there are companies."""
    seats = drawing.view.seats
    return [i for i in range(BUILDING_SPACES) if PIECE_PLAYERS[i] <= seats][:seats]


def _draw_pieces(drawing: Drawing, row: int, area: Area, y: float) -> None:
    """Where companies build their pieces: the first goes without credits."""
    view = drawing.view
    spaces = _piece_spaces(drawing)
    x = area.right - 5 - PIECE / 2 - PIECE_STEP * (len(spaces) - 1)
    for i in spaces:
        owner = view.building_owner[row * BUILDING_SPACES + i]
        paying = owner == NOBODY and PIECE_PRICE[i] > 0
        marks = "room paying" if paying else "room"
        drawing.ground.append(box(x - PIECE / 2, y - 10, PIECE, 20, marks, 5))
        if owner != NOBODY:
            drawing.put(f"building-on-{row + 1}-{i}", "building", owner, x, y, 0.8)
        elif paying:
            said, letters = f"+{PIECE_PRICE[i]}", drawing.legible(12)
            drawing.labels.append(
                words(said, x, y + 4.4, letters, class_="paying bold", anchor="middle")
            )
        x += PIECE_STEP


def _draw_users(drawing: Drawing, row: int, area: Area) -> None:
    """Spaces for engineers: the first company in a round goes there cheaper."""
    view = drawing.view
    building = view.building[row]
    used = sum(view.building_user[row * BUILDING_SPACES + i] != NOBODY for i in range(view.seats))
    shown = min(view.seats, max(FEW_USERS, used + 1))
    width = min(46, (area.width - 8) / shown - 2)
    x = area.x + area.width / 2 - (width + 2) * shown / 2 + 1
    free = [i for i in range(shown) if view.building_user[row * BUILDING_SPACES + i] == NOBODY]
    for i in range(shown):
        user = view.building_user[row * BUILDING_SPACES + i]
        needs = (USE_ENGINEERS[building][i], USE_PRICE[building][i], user)
        about = Message("about-use", engineers=needs[0], credits=needs[1])
        next_ = bool(free) and i == free[0]
        id = f"use-{row + 1}" if next_ else ""
        name = f"use-{row + 1}-{i}"
        draw_engineers_space(drawing, id, about, needs, x, area.foot - 25, width, name)
        x += width + 2
