"""The management board: its spaces, what they cost, and the engineers on them."""

from __future__ import annotations

from roundel.core.drawing import Element, box, words
from roundel.core.message import Message
from roundel.core.shape import NOBODY
from roundel.games.barrage.captions import about_space
from roundel.games.barrage.components import (
    BOARD_IDS,
    PAID,
    SPACE_ACTION,
    SPACE_BOARD,
    SPACE_ENGINEERS,
    SPACE_IDS,
    SPACE_PLAYERS,
    SPACE_PRICE,
    SPACES,
    THE_BANK,
)
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.layout import HEAD_HEIGHT, ROW_HEIGHT, Area
from roundel.games.barrage.picture.rewards import centred
from roundel.games.barrage.picture.signs import sign
from roundel.games.barrage.signs import Part, parts_of_action

SPACE_WIDTH, SPACE_HEIGHT = 47.0, 23.0
SIGN_SIZE = 0.9
ENGINEER = 0.62
STEP = 11.0
SIGN_ROOM = {
    ("turbine_station",): 44.0,
    ("water_management", "bank"): 33.0,
    ("workshop",): 50.0,
    ("machinery_shop",): 61.0,
    ("contract_office",): 50.0,
}
"""For what the spaces of a board bring and cost, from left to right; the bank lies under the water
management."""
BOARDS = tuple(SIGN_ROOM)


def draw_boards(drawing: Drawing, area: Area) -> None:
    drawing.ground.append(box(*area, "panel", 12))
    between = (area.width - sum(map(width_of, BOARDS))) / len(BOARDS)
    x = area.x + between / 2
    for boards in BOARDS:
        draw_board(drawing, boards, Area(x, area.y, width_of(boards), area.height))
        x += width_of(boards) + between


def draw_board(drawing: Drawing, boards: tuple[str, ...], area: Area) -> None:
    """Its name above its spaces."""
    title = drawing.say(Message("board", board=boards[0]))
    drawing.labels.append(
        words(
            title, area.x + 5, area.y + 15, drawing.legible(12.5), class_="quiet strong",
            room=area.width - 8,
        )
    )  # fmt: skip
    _draw_rows(drawing, boards, area.x, area.y + HEAD_HEIGHT)


def width_of(boards: tuple[str, ...]) -> float:
    return SIGN_ROOM[boards] + 2 * (SPACE_WIDTH + 2)


def height_of(boards: tuple[str, ...], seats: int) -> float:
    return HEAD_HEIGHT + (len(_spaces_of(boards, seats)) + 1) // 2 * ROW_HEIGHT


def _spaces_of(boards: tuple[str, ...], seats: int) -> list[int]:
    """The spaces of these boards that a table of so many has."""
    return [
        space
        for board in boards
        for space in range(SPACES)
        if SPACE_BOARD[space] == BOARD_IDS.index(board) and SPACE_PLAYERS[space] <= seats
    ]


def _draw_rows(drawing: Drawing, boards: tuple[str, ...], x: float, y: float) -> None:
    """The spaces, two in a row."""
    room = SIGN_ROOM[boards]
    spaces = _spaces_of(boards, drawing.view.seats)
    for i in range(0, len(spaces), 2):
        row = spaces[i : i + 2]
        middle = y + SPACE_HEIGHT / 2
        action = SPACE_ACTION[row[0]]
        parts = parts_of_action(action)
        if action[PAID]:
            parts.append(Part("credit", f"-{action[PAID]}"))
        drawing.labels.append(
            Element("g", *centred(parts, x + room / 2, middle, room - 2, SIGN_SIZE))
        )
        if row[0] == THE_BANK:
            _draw_bank(drawing, x + room, y)
        else:
            for j, space in enumerate(row):
                draw_space(drawing, space, x + room + j * (SPACE_WIDTH + 2), y)
        y += ROW_HEIGHT


def draw_space(
    drawing: Drawing,
    space: int,
    x: float,
    y: float,
    width: float = SPACE_WIDTH,
    height: float = SPACE_HEIGHT,
) -> None:
    """A shared space with its engineers."""
    name = SPACE_IDS[space]
    seat = drawing.view.space_seat[space]
    about = about_space(drawing.view, space)
    needs = (SPACE_ENGINEERS[space], SPACE_PRICE[space], seat)
    draw_engineers_space(drawing, f"space-{name}", about, needs, x, y, width, height=height)


def draw_engineers_space(
    drawing: Drawing,
    id: str,
    about: Message,
    needs: tuple[int, int, int],
    x: float,
    y: float,
    width: float = SPACE_WIDTH,
    name: str = "",
    height: float = SPACE_HEIGHT,
) -> None:
    """A space for so many engineers, at so many credits, where somebody's may stand already. One
    without an id cannot be touched; its name is for the engineers on it."""
    engineers, price, seat = needs
    marks = "room" + drawing.mark(id) + (" taken" if seat != NOBODY else "")
    if price and seat == NOBODY:
        marks += " paying"
    drawing.ground.append(box(x, y, width, height, marks, 6))
    said = f"+{price}" if price and seat == NOBODY else ""
    letters = drawing.legible(12)
    price_room = 1.55 * letters if said else 0
    step = min(STEP, (width - 13 - price_room) / max(1, engineers - 1))
    first = x + width / 2 - (step * (engineers - 1) + price_room) / 2
    middle = y + height / 2
    for i in range(engineers):
        at = first + step * i
        if seat == NOBODY:
            drawing.ground.append(
                Element("g", sign("engineer", at, middle, ENGINEER), class_="gone")
            )
        else:
            drawing.put(f"engineer-{name or id}-{i}", "engineer", seat, at, middle, ENGINEER * 1.15)
    if said:
        right = first + step * (engineers - 1) + 5.5
        drawing.labels.append(
            words(said, right, middle + 0.37 * letters, letters, class_="paying bold")
        )
    drawing.touch(id, about, x, y, width, height)


def _draw_bank(drawing: Drawing, x: float, y: float) -> None:
    """Any number of engineers, again and again."""
    view = drawing.view
    width = 2 * SPACE_WIDTH + 2
    id = f"space-{SPACE_IDS[THE_BANK]}"
    drawing.ground.append(box(x, y, width, SPACE_HEIGHT, "room" + drawing.mark(id), 6))
    at = x + 10
    for seat in range(view.seats):
        for i in range(view.players[seat].banked):
            drawing.put(f"engineer-bank-{seat}-{i}", "engineer", seat, at, y + 12, ENGINEER)
            at += min(STEP, (width - 16) / max(1, _banked(drawing)))
    if at == x + 10:
        said = drawing.say(Message("picture-any-number"))
        label = words(
            said,
            x + width / 2,
            y + 16,
            drawing.legible(11.5),
            class_="quiet",
            anchor="middle",
            room=width - 6,
        )
        drawing.labels.append(label)
    drawing.touch(id, Message("about-bank"), x, y, width, SPACE_HEIGHT)


def _banked(drawing: Drawing) -> int:
    return sum(player.banked for player in drawing.view.players)
