"""The energy track with the bonus tiles of the rounds, and the objective tile."""

from __future__ import annotations

from typing import NamedTuple

from roundel.core.drawing import Element, box, words
from roundel.core.message import Message
from roundel.core.shape import EMPTY
from roundel.games.barrage.captions import about_bonus, about_objective
from roundel.games.barrage.components import (
    BONUS_RATE,
    CREDITS_FROM,
    CREDITS_PAID,
    OBJECTIVE_IDS,
    PLACE_POINTS,
    ROUNDS,
    SECTION,
    ZERO_POINTS,
)
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.emblem import emblem
from roundel.games.barrage.picture.layout import Area
from roundel.games.barrage.picture.rewards import centred
from roundel.games.barrage.picture.signs import counted, sign
from roundel.games.barrage.signs import Part

SPACES = SECTION * (ROUNDS + 1)
"""Of the track: the section of the last round is there in full."""
OBJECTIVE_WIDTH = 146.0
OBJECTIVE_HEIGHT = 58.0
BONUS_HEIGHT, CELL_HEIGHT = 21.0, 21.0
LINE_HEIGHT = 62.0
PAY_SIZE = 0.85
BONUS_SIGNS = (
    "contract", "base", "elevation", "conduit", "powerhouse", "patent", "work", "building",
)  # fmt: skip
"""What each bonus tile counts."""


class Track(NamedTuple):
    """Its upper left corner, the width of a space, and its lines, of which the wide picture has
    one."""

    x: float
    y: float
    cell: float
    lines: int

    @property
    def spaces(self) -> int:
        """In a line."""
        return SPACES // self.lines

    def at(self, energy: int) -> tuple[float, float]:
        """The upper left corner of a space, under that of its bonus tile."""
        line, column = divmod(energy, self.spaces)
        return (self.x + column * self.cell, self.y + line * LINE_HEIGHT)


def draw_track(drawing: Drawing, area: Area) -> None:
    drawing.ground.append(box(*area, "panel", 12))
    lines = 2 if drawing.is_tall else 1
    width = area.width - 44 - (0 if drawing.is_tall else OBJECTIVE_WIDTH)
    track = Track(area.x + 34, area.y + 5, width * lines / SPACES, lines)
    for line in range(lines):
        y = track.y + line * LINE_HEIGHT + BONUS_HEIGHT + 12
        drawing.labels.append(sign("energy", area.x + 19, y, 1.1))
    for round in range(1, ROUNDS + 1):
        _draw_bonus(drawing, round, *track.at(round * SECTION), SECTION * track.cell)
    view = drawing.view
    reached = {player.energy % SPACES for player in view.players[: view.seats]}
    for energy in range(SPACES):
        x, y = track.at(energy)
        _draw_cell(drawing, energy, (x, y + BONUS_HEIGHT + 2), track.cell, energy in reached)
    _draw_pay(drawing, track)
    for seat in range(drawing.view.seats):
        _draw_marker(drawing, seat, track)
    if drawing.is_tall:
        _draw_objective_in_words(drawing, area)
    else:
        _draw_objective(drawing, area.right - OBJECTIVE_WIDTH, area.y + 4, area.height - 8)


def _draw_bonus(drawing: Drawing, round: int, x: float, y: float, width: float) -> None:
    """The bonus tile of a round lies over the section where it counts in full."""
    bonus = drawing.view.bonus[round - 1]
    if bonus == EMPTY:
        return
    now, gone = round == drawing.view.round, round < drawing.view.round
    drawing.ground.append(box(x + 1, y, width - 2, BONUS_HEIGHT, "now" if now else "sheet", 5))
    drawing.explain(
        about_bonus(bonus, round),
        Element(
            "g",
            words(str(round), x + 7, y + 15, drawing.legible(12), class_="quiet"),
            *centred(
                [Part(BONUS_SIGNS[bonus]), Part("points", str(BONUS_RATE[bonus]))],
                x + width / 2 + 4, y + BONUS_HEIGHT / 2, width - 22, 0.9,
            ),
            class_="gone" if gone else None,
        ),
        box(x, y, width, BONUS_HEIGHT, "hit", 0),
    )  # fmt: skip


def _draw_cell(
    drawing: Drawing, energy: int, at: tuple[float, float], width: float, is_taken: bool
) -> None:
    """A space of the track; its number would lie over a marker."""
    x, y = at
    marks = "now" if 0 < drawing.view.round == energy // SECTION else "sheet"
    drawing.ground.append(box(x + 0.5, y, width - 1, CELL_HEIGHT, marks, 2))
    if not is_taken:
        letters = drawing.legible(11)
        label = words(
            str(energy), x + width / 2, y + 14.8, letters, class_="quiet", anchor="middle"
        )
        drawing.labels.append(label)


def _draw_pay(drawing: Drawing, track: Track) -> None:
    """The credits of each stretch, below it; one that goes on in the next line has them twice."""
    for i, first in enumerate(CREDITS_FROM):
        after = CREDITS_FROM[i + 1] if i + 1 < len(CREDITS_FROM) else SPACES
        for start in range(0, SPACES, track.spaces):
            left, right = max(first, start), min(after, start + track.spaces)
            if left < right:
                _draw_stretch(drawing, i, *track.at(left), (right - left) * track.cell)


def _draw_stretch(drawing: Drawing, i: int, x: float, top: float, width: float) -> None:
    y = top + BONUS_HEIGHT + CELL_HEIGHT + 9.5
    drawing.ground.append(box(x + 1, y - 1.5, width - 2, 3, "place", 1.5))
    middle = x + width / 2
    drawing.labels.append(counted("credit", CREDITS_PAID[i], middle, y, PAY_SIZE))
    if CREDITS_FROM[i] == 0:
        drawing.labels.append(counted("points", ZERO_POINTS, middle - 16, y, 0.92))


def _draw_marker(drawing: Drawing, seat: int, track: Track) -> None:
    """Beyond its end the track is walked again."""
    view = drawing.view
    energy = view.players[seat].energy
    same = [i for i in range(view.seats) if view.players[i].energy % SPACES == energy % SPACES]
    x, y = track.at(energy % SPACES)
    x += track.cell / 2
    y += BONUS_HEIGHT + 2 + CELL_HEIGHT / 2
    if len(same) > 1:
        y += (same.index(seat) - (len(same) - 1) / 2) * 10
    drawing.lay(f"energy-{seat}", x, y, emblem(drawing, seat), scale=0.72)
    if energy >= SPACES:
        drawing.labels.append(words(f"{energy}", x, y - 10, 11, class_="bold", anchor="middle"))


def _draw_objective_in_words(drawing: Drawing, area: Area) -> None:
    """Below the track, with what it asks for."""
    top = area.foot - OBJECTIVE_HEIGHT - 6
    _draw_objective(drawing, area.x + 8, top, OBJECTIVE_HEIGHT)
    x, room = area.x + OBJECTIVE_WIDTH + 14, area.width - OBJECTIVE_WIDTH - 24
    said = drawing.say(about_objective(drawing.view.objective))
    drawing.paragraph(said, x, top + 14, room, drawing.legible(10.5))


def _draw_objective(drawing: Drawing, x: float, y: float, height: float) -> None:
    objective = drawing.view.objective
    drawing.ground.append(box(x, y, OBJECTIVE_WIDTH - 6, height, "sheet", 8))
    name = drawing.say(Message("objective", objective=OBJECTIVE_IDS[objective]))
    title = drawing.say(Message("picture-objective"))
    middle = x + (OBJECTIVE_WIDTH - 6) / 2
    room = OBJECTIVE_WIDTH - 18
    places = [Part("points", str(points)) for points in PLACE_POINTS[: drawing.view.seats]]
    drawing.explain(
        about_objective(objective),
        words(
            title,
            middle,
            y + 14,
            drawing.legible(11.5),
            class_="quiet strong",
            anchor="middle",
            room=room,
        ),
        words(name, middle, y + 31, 14, class_="strong", anchor="middle", room=room),
        *centred(places, middle, y + 46, room, 0.9),
        box(x, y, OBJECTIVE_WIDTH - 6, height, "hit", 8),
    )
