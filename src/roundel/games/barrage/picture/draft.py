"""The draft: the pairs of company and officer, and the starting contracts, still to be picked."""

from __future__ import annotations

from collections.abc import Iterable

from roundel.core.drawing import Element, box, words
from roundel.core.message import Message
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage.captions import about_company, officers_ability
from roundel.games.barrage.components import (
    COMPANY_IDS,
    INCOME_PIECES,
    INCOME_ROWS,
    KINDS,
    REWARDS,
)
from roundel.games.barrage.phrases import company_words, officer_words
from roundel.games.barrage.picture.contracts import CONTRACT_HEIGHT, CONTRACT_WIDTH, draw_contract
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.layout import Area
from roundel.games.barrage.picture.legend import draw_legend
from roundel.games.barrage.picture.rewards import centred
from roundel.games.barrage.picture.signs import sign
from roundel.games.barrage.picture.style import company
from roundel.games.barrage.rules.rewards import income_of

SIZE = 13.0
CONTRACT_SIZE = 1.4
TALL_HEAD = 92.0
PAIR_HEIGHT = 262.0
INCOME_SIZE = 1.3
SIGN_ROOM = 160.0
"""For a sign and what it means."""


def draw_draft(drawing: Drawing, area: Area, panels: Iterable[str]) -> None:
    """Everything that is offered, in the place of the companies; and what the signs mean, when no
    other panel has it."""
    view = drawing.view
    drawing.ground.append(box(*area, "panel", 12))
    explains = "legend" not in panels
    contracts_height = CONTRACT_HEIGHT + (54 if explains else 28)
    height = area.height - contracts_height - 12
    width = (area.width - 8) / view.seats
    for i, pair in enumerate(_pairs(drawing)):
        _draw_pair(drawing, pair, Area(area.x + 8 + i * width, area.y + 8, width - 8, height))
    if explains:
        left = area.x + 40 + view.seats * (CONTRACT_WIDTH + 10)
        top = area.foot - contracts_height - 2
        legend = Area(left, top, area.right - left - 8, contracts_height - 4)
        draw_legend(drawing, legend, max(4, int(legend.width / SIGN_ROOM)))
    x, y = area.x + 14, area.foot - contracts_height
    title = drawing.say(Message("picture-starting-contracts"))
    drawing.labels.append(words(title, x, y + 12, 12.5, class_="quiet strong"))
    for i in range(view.seats):
        if view.offered_contract[i] != EMPTY:
            left = x + i * (CONTRACT_WIDTH + 10)
            draw_contract(drawing, view.offered_contract[i], left, y + 20, id=f"start-{i + 1}")


def draw_tall_draft(drawing: Drawing, area: Area) -> None:
    """The starting contracts, and under them the pairs one below the other."""
    view = drawing.view
    drawing.ground.append(box(*area, "panel", 12))
    with drawing.enlarged(area.x, area.y, CONTRACT_SIZE):
        title = drawing.say(Message("picture-starting-contracts"))
        drawing.labels.append(words(title, 8, 16, 12, class_="quiet strong"))
        for i in range(view.seats):
            if view.offered_contract[i] != EMPTY:
                x = 8 + i * (CONTRACT_WIDTH + 6)
                draw_contract(drawing, view.offered_contract[i], x, 22, id=f"start-{i + 1}")
    y = area.y + TALL_HEAD
    for pair in _pairs(drawing):
        _draw_pair(drawing, pair, Area(area.x + 6, y, area.width - 12, PAIR_HEIGHT - 6))
        y += PAIR_HEIGHT


def height_of_draft(seats: int) -> float:
    """Of the panel on the tall picture."""
    return TALL_HEAD + seats * PAIR_HEIGHT


def _pairs(drawing: Drawing) -> list[tuple[int, int, str, int]]:
    """Those that are offered, and those that have been picked: company, officer, touch and seat."""
    view = drawing.view
    pairs = [
        (view.offered_company[i], view.offered_officer[i], f"pair-{i + 1}", NOBODY)
        for i in range(view.seats)
    ]
    pairs += [
        (view.players[seat].company, view.players[seat].officer, "", seat)
        for seat in range(view.seats)
    ]
    return [pair for pair in pairs if pair[0] != EMPTY]


def _draw_pair(drawing: Drawing, pair: tuple[int, int, str, int], area: Area) -> None:
    """A company with its incomes and ability, and its officer; and who has picked them."""
    which, officer, id, seat = pair
    drawing.ground.append(box(*area, "sheet" + drawing.mark(id), 10))
    stripe = Element("g", box(area.x, area.y, area.width, 8, "company", 4))
    stripe.attributes["style"] = company(COMPANY_IDS[which])
    drawing.ground.append(stripe)
    x, y, room = area.x + 12, area.y + 30, area.width - 24
    name = drawing.say(company_words(which))
    if seat != NOBODY:
        name = f"{name} · {drawing.say(Message('picture-name', seat=seat))}"
    drawing.labels.append(words(name, x, y, 18, class_="strong", room=room))
    y = drawing.paragraph(drawing.say(about_company(which)), x, y + 20, room, drawing.legible(SIZE))
    if drawing.is_tall:
        with drawing.enlarged(x, y + 2, INCOME_SIZE):
            height = _draw_incomes(drawing, which, 0, 0, room / INCOME_SIZE)
        y += 2 + height * INCOME_SIZE
    else:
        y = _draw_incomes(drawing, which, x, y + 2, room)
    named = drawing.say(officer_words(officer))
    drawing.labels.append(words(named, x, y + 20, 16, class_="strong", room=room))
    drawing.paragraph(
        drawing.say(officers_ability(officer)), x, y + 40, room, drawing.legible(SIZE)
    )
    title = Message("about-pair", company=company_words(which), officer=officer_words(officer))
    drawing.touch(id, title, *area)


def _draw_incomes(drawing: Drawing, which: int, x: float, y: float, room: float) -> float:
    """A line for each row: under its second, fourth and fifth piece."""
    step = min(90.0 if drawing.is_tall else 64.0, (room - 26) / len(INCOME_PIECES))
    for i, number in enumerate(INCOME_PIECES):
        said = drawing.say(Message("picture-piece", piece=number))
        at = x + 28 + step * (i + 0.5)
        drawing.labels.append(
            words(said, at, y + 4, drawing.legible(11.5), class_="quiet", anchor="middle")
        )
    y += 8
    for row in range(INCOME_ROWS):
        kind = Element(
            "g", sign(KINDS[row], x + 10, y + 11, 0.85), style=company(COMPANY_IDS[which])
        )
        drawing.labels.append(kind)
        for i in range(len(INCOME_PIECES)):
            parts = drawing.reward(REWARDS[income_of(which, row, i)])
            at = x + 28 + step * (i + 0.5)
            drawing.labels += centred(parts, at, y + 11, step - 4, 0.85)
        y += 24
    return y
