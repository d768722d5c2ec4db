"""The structures that a company has left, and the incomes that they lie on."""

from __future__ import annotations

from roundel.core.drawing import Element, box
from roundel.games.barrage.captions import about_reserve
from roundel.games.barrage.components import (
    A_BUILDING,
    A_POWERHOUSE,
    ABILITY_FROM,
    BONUS_BY_POWERHOUSES,
    INCOME_PIECES,
    INCOME_ROWS,
    KINDS,
    PIECES,
    REWARDS,
)
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.rewards import centred
from roundel.games.barrage.rules.rewards import income_of
from roundel.games.barrage.signs import Part

WIDTH = 230.0
SLOTS = (20.0, 62.0, 20.0, 74.0, 46.0)
"""How wide the slot of each piece is: under the fourth lie incomes of two parts."""
LEAST = 30.0
"""A piece in a slot narrower than this hides what is under it."""


def draw_reserve(drawing: Drawing, seat: int, x: float, y: float, height: float) -> None:
    """A row for each kind of structure; a piece lies on its income until it is built."""
    kinds = [kind for kind in range(len(KINDS)) if kind != A_BUILDING or drawing.view.leeghwater]
    step = height / len(kinds)
    for i, kind in enumerate(kinds):
        _draw_row(drawing, seat, kind, x, y + i * step, step - 3)


def _draw_row(drawing: Drawing, seat: int, kind: int, x: float, y: float, height: float) -> None:
    built = drawing.view.players[seat].built[kind]
    touch = f"structure-{KINDS[kind]}"
    marked = seat == drawing.actor and touch in drawing.asked
    drawing.ground.append(box(x, y, WIDTH, height, "sheet asked" if marked else "sheet", 6))
    left, middle = x + 4, y + height / 2
    for piece in range(1, PIECES[kind] + 1):
        parts = _under(drawing, seat, kind, piece)
        width = SLOTS[piece - 1]
        there = piece > built
        if there and width < LEAST:
            parts = []
        if parts and not there:
            drawing.ground.append(box(left, y + 2, width - 2, height - 4, "now", 5))
        if parts:
            room = width - 22 if there else width - 6
            at = left + width - 2 - room / 2 if there else left + width / 2 - 1
            drawn = Element("g", *centred(parts, at, middle, room, 0.92))
            drawing.labels.append(drawn)
        if there:
            id = f"{KINDS[kind]}-left-{seat}-{piece}"
            drawing.put(id, KINDS[kind], seat, left + 10, middle, 0.82)
        left += width
    about = about_reserve(drawing.view, seat, kind)
    if seat == drawing.actor:
        drawing.touch(touch, about, x, y, WIDTH, height)
    else:
        drawing.explain(about, box(x, y, WIDTH, height, "hit", 6))


def _under(drawing: Drawing, seat: int, kind: int, piece: int) -> list[Part]:
    """What lies under a piece: an income, or what more powerhouses bring."""
    company = drawing.view.players[seat].company
    if kind < INCOME_ROWS and piece in INCOME_PIECES:
        which = INCOME_PIECES.index(piece)
        return drawing.reward(REWARDS[income_of(company, kind, which)])
    if kind == A_POWERHOUSE:
        more = BONUS_BY_POWERHOUSES[piece] - BONUS_BY_POWERHOUSES[piece - 1]
        if more:
            return [Part("energy", f"+{more}")]
        if piece == ABILITY_FROM:
            return [Part("star")]
    return []
