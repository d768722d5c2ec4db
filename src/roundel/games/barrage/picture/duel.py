"""The panel of Duel: three tracks with their conditions, markers, points and reward tokens."""

from __future__ import annotations

from roundel.core.drawing import Element, box, disc, words
from roundel.core.message import Message
from roundel.core.shape import EMPTY
from roundel.games.barrage.captions import about_condition
from roundel.games.barrage.components import CONDITION_IDS
from roundel.games.barrage.effects import REWARD
from roundel.games.barrage.panel import CELLS, PANEL_ROWS
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.layout import Area
from roundel.games.barrage.picture.rewards import centred, stacked
from roundel.games.barrage.position import Panel
from roundel.games.barrage.rules.duel import count
from roundel.games.barrage.signs import Part

HEAD = 17.0
NAME_WIDTH = 128.0
TALL_ROW = 59.0
"""Of a condition above its track."""
ROW = 24.0
CELL_HEIGHT, TALL_CELL_HEIGHT = 22.0, 34.0
CELL_WEIGHT = 2.2
"""How wide a space with a cell is, of one without."""
CONDITION_SIGNS = {
    "credits": Part("credit", "3"),
    "energy": Part("energy", "4"),
    "drops": Part("drop"),
    "machine_pairs": Part("any"),
    "contracts": Part("contract"),
    "external_works": Part("work"),
}


def draw_duel(drawing: Drawing, area: Area) -> None:
    view = drawing.view
    drawing.ground.append(box(*area, "panel", 12))
    near = max(drawing.seat, 0)
    steps = view.panel.steps
    left = area.x + (10 if drawing.is_tall else NAME_WIDTH)
    spaces = _spaces(view.panel, left, area.right - 12 - left)
    _draw_head(drawing, area, near)
    for row in range(PANEL_ROWS):
        y = area.y + HEAD + 2 + row * (TALL_ROW if drawing.is_tall else ROW)
        _draw_condition(drawing, row, near, area.x + 10, y)
        if drawing.is_tall:
            y += CELL_HEIGHT
        height = height_of_cell(drawing)
        for at in range(-steps, steps + 1):
            _draw_space(drawing, row, at, near, (*spaces[at + steps], y))
        side = 1 if near == 0 else -1
        x, width = spaces[view.panel.marker[row] * side + steps]
        marker = disc(0, 0, 9, "glow")
        drawing.lay(f"marker-{row}", x + width / 2, y + height / 2, marker)


def height_of_cell(drawing: Drawing) -> float:
    """On a phone two signs lie one above the other."""
    return TALL_CELL_HEIGHT if drawing.is_tall else CELL_HEIGHT


def _spaces(panel: Panel, left: float, width: float) -> list[tuple[float, float]]:
    """Left edge and width of the spaces of a track; those with cells for tokens are wider."""
    weights = [
        CELL_WEIGHT if abs(at) in panel.cells else 1.0
        for at in range(-panel.steps, panel.steps + 1)
    ]
    one = width / sum(weights)
    spaces = []
    for weight in weights:
        spaces.append((left, weight * one))
        left += weight * one
    return spaces


def _draw_head(drawing: Drawing, area: Area, near: int) -> None:
    """Whose side is which, and that some of it is a reconstruction."""
    title = drawing.say(Message("picture-duel"))
    drawing.labels.append(
        words(
            title, area.x + 10, area.y + 14, drawing.legible(12), class_="quiet strong",
            room=NAME_WIDTH - 12,
        )
    )  # fmt: skip
    left, y = area.x + NAME_WIDTH, area.y + 14
    mine, theirs = Message("picture-name", seat=near), Message("picture-name", seat=1 - near)
    size = drawing.legible(12)
    drawing.labels.append(words(f"◂ {drawing.say(theirs)}", left + 4, y, size, class_="strong"))
    right = area.right - 16
    drawing.labels.append(
        words(f"{drawing.say(mine)} ▸", right, y, size, class_="strong", anchor="end")
    )
    note = ((left + right) / 2, y, drawing.legible(11))
    if drawing.is_tall:
        note = (area.x + area.width / 2, area.foot - 6, size)
    drawing.explain(
        Message("about-reconstruction-panel"),
        words(
            drawing.say(Message("picture-reconstruction")), *note,
            class_="quiet", anchor="middle",
        ),
    )  # fmt: skip


def _draw_condition(drawing: Drawing, row: int, near: int, x: float, y: float) -> None:
    """The sign of the condition and how often each side meets it now."""
    view = drawing.view
    condition = view.panel.condition[row]
    if condition == EMPTY:
        return
    counts = [count(view, row, seat) for seat in (1 - near, near)]
    part = CONDITION_SIGNS[CONDITION_IDS[condition]]
    drawing.explain(
        about_condition(condition),
        *centred([part], x + 20, y + CELL_HEIGHT / 2, 38, 0.9),
        words(f"{counts[0]} : {counts[1]}", x + 78, y + 16, 14, class_="bold", anchor="middle"),
        box(x, y, NAME_WIDTH - 14, CELL_HEIGHT, "hit", 4),
    )


def _draw_space(
    drawing: Drawing, row: int, at: int, near: int, place: tuple[float, float, float]
) -> None:
    """A space of a track with its points, or with the token that lies on it."""
    view = drawing.view
    x, width, y = place
    panel = view.panel
    worth = panel.worth[abs(at)]
    height = height_of_cell(drawing)
    drawing.ground.append(box(x + 1, y, width - 2, height, "now" if at == 0 else "sheet", 4))
    token = EMPTY
    side = 0 if (at > 0) == (near == 0) else 1
    for cell in range(CELLS):
        if abs(at) == panel.cells[cell]:
            token = panel.token[(row * 2 + side) * CELLS + cell]
            id = f"token-{row}-{side}-{cell}"
    middle = x + width / 2
    if token == EMPTY and at != 0:
        letters = drawing.legible(12.5)
        baseline = y + height / 2 + 0.37 * letters
        label = words(str(worth), middle, baseline, letters, class_="quiet", anchor="middle")
        drawing.labels.append(label)
    if token != EMPTY:
        parts = drawing.reward(panel.reward[token * REWARD : (token + 1) * REWARD])
        plate = box(2 - width / 2, 1, width - 4, height - 2, "token", 8)
        laid = stacked if drawing.is_tall else centred
        face = Element("g", plate, *laid(parts, 0, height / 2, width - 6, 0.9))
        drawing.lay(id, middle, y, face)
