"""What a company has: its officer, resources, engineers, wheel, structures, tiles and contracts."""

from __future__ import annotations

from roundel.core.drawing import Element, box, disc, words
from roundel.core.message import Message
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage.captions import about_company, about_officer, about_standing, about_tile
from roundel.games.barrage.components import (
    A_POWERHOUSE,
    ABILITY_FROM,
    BASIC_TILES,
    BUILD_ENGINEERS,
    BUILD_PRICE,
    BUILD_SPACES,
    CONTRACTS,
    COPY_PRICE,
    COPY_SPACES,
    MAHIRI,
    MARGOT,
    TILE_IDS,
    TILES,
)
from roundel.games.barrage.phrases import company_words, officer_words
from roundel.games.barrage.picture.boards import draw_engineers_space
from roundel.games.barrage.picture.contracts import CONTRACT_HEIGHT, CONTRACT_WIDTH, draw_contract
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.emblem import emblem
from roundel.games.barrage.picture.layout import COMPANY_HEIGHT, Area
from roundel.games.barrage.picture.reserve import draw_reserve
from roundel.games.barrage.picture.rewards import row_of
from roundel.games.barrage.picture.signs import counted, sign
from roundel.games.barrage.picture.tiles import draw_tile
from roundel.games.barrage.picture.wheel import draw_wheel
from roundel.games.barrage.position import FULFILLED, HAND, Player, Position
from roundel.games.barrage.rules.contracts import fulfilled
from roundel.games.barrage.signs import Part

HEAD = 178.0
WHEEL_X = 262.0
RESERVE_X = 348.0
TILES_X = 580.0
TILE_SIZE, TILE_STEP = 28.0, 31.0
TILES_ACROSS = 2
HAND_X = 646.0
ENGINEER_STEP = 12.6
BUILD_WIDTH = 38.0
OFFICER_SPACE = 34.0
USUAL_HAND, BETWEEN = 3, 3.0
"""Contracts in a hand, and the room between them."""
NOTE_LINE = 17.5
"""On the tall picture."""
LEFT_WIDTH, RIGHT_WIDTH = 346.0, 394.0
"""Of the halves that the tall picture has one below the other."""


def draw_company(drawing: Drawing, seat: int, area: Area) -> None:
    view = drawing.view
    active = view.to_move == seat or view.rank[seat] == 1
    drawing.ground.append(box(*area, "panel active" if active else "panel", 12))
    if drawing.is_tall:
        _draw_halves(drawing, seat, area)
        return
    _draw_left(drawing, seat, area)
    _draw_right(drawing, seat, area)


def tall_company_height(view: Position, seat: int, width: float) -> float:
    """Of a panel so wide, with one half below the other and the notes below both."""
    left, right = COMPANY_HEIGHT / LEFT_WIDTH, _right_height(view, seat) / RIGHT_WIDTH
    return (left + right) * width + sum(lines for _, lines in _notes(view, seat)) * NOTE_LINE


def _draw_halves(drawing: Drawing, seat: int, area: Area) -> None:
    """One below the other, each as large as there is room."""
    size = area.width / LEFT_WIDTH
    with drawing.enlarged(area.x, area.y, size):
        _draw_left(drawing, seat, Area(0, 0, LEFT_WIDTH, COMPANY_HEIGHT))
    y = area.y + COMPANY_HEIGHT * size - 6
    size = area.width / RIGHT_WIDTH
    with drawing.enlarged(area.x, y, size):
        height = _right_height(drawing.view, seat)
        _draw_right(drawing, seat, Area(10 - RESERVE_X, 0, RIGHT_WIDTH, height))
    y += height * size + 8
    for note, lines in _notes(drawing.view, seat):
        said = drawing.say(note)
        drawing.paragraph(said, area.x + 12, y, area.width - 24, drawing.legible(0))
        y += lines * NOTE_LINE


def _right_height(view: Position, seat: int) -> float:
    """On a phone a hand of more contracts than usual is not pressed together."""
    more = max(0, len(_hand(view, seat)) - USUAL_HAND)
    return COMPANY_HEIGHT + more * (CONTRACT_HEIGHT + BETWEEN)


def _hand(view: Position, seat: int) -> list[int]:
    return [i for i in range(CONTRACTS) if view.contract_at[i] == HAND + seat]


def _notes(view: Position, seat: int) -> list[tuple[Message, int]]:
    """What company, officer and tiles can do, each with the lines that it may take: on a phone
    nobody can point at them."""
    player = view.players[seat]
    if player.company == EMPTY:
        return []
    owned = [tile for tile in range(BASIC_TILES, TILES) if holds_tile(player, tile)]
    return [
        (about_company(player.company), 2),
        (about_officer(player.officer), 2),
        *((about_tile(tile), 2) for tile in owned),
    ]


def holds_tile(player: Player, tile: int) -> bool:
    """In the supply or on the wheel."""
    return player.tiles[tile] > 0 or tile in list(player.wheel_tile)


def _draw_left(drawing: Drawing, seat: int, area: Area) -> None:
    """Who it is, what they have at hand, their engineers and their wheel."""
    _draw_name(drawing, seat, area.x + 10, area.y)
    if drawing.view.players[seat].company == EMPTY:
        return
    _draw_standing(drawing, seat, area.x + 10, area.y + 62)
    _draw_engineers(drawing, seat, area.x + 10, area.y + 112)
    _draw_build_spaces(drawing, seat, area.x + 10, area.foot - 31)
    _draw_officer_spaces(drawing, seat, area.x + HEAD + 4, area.foot - 51)
    draw_wheel(drawing, seat, area.x + WHEEL_X, area.y + area.height / 2)


def _draw_right(drawing: Drawing, seat: int, area: Area) -> None:
    """Their structures, tiles and contracts."""
    if drawing.view.players[seat].company == EMPTY:
        return
    draw_reserve(drawing, seat, area.x + RESERVE_X, area.y + 8, area.height - 13)
    _draw_tiles(drawing, seat, area.x + TILES_X, area.y + 8)
    _draw_hand(drawing, seat, area.x + HAND_X, area.y + 6, area.height - 30)


def _draw_name(drawing: Drawing, seat: int, x: float, y: float) -> None:
    """Who it is, the company and its officer."""
    view = drawing.view
    player = view.players[seat]
    name = drawing.say(Message("picture-name", seat=seat))
    if seat == drawing.seat:
        name += f" ({drawing.say(Message('picture-you'))})"
    left = x
    if view.to_move == seat:
        drawing.labels.append(disc(x + 5, y + 17, 5, "turn"))
        left += 15
    drawing.labels.append(words(name, left, y + 22, 16, class_="strong", room=HEAD - 15 - left + x))
    if player.company == EMPTY:
        return
    drawing.labels.append(
        Element("g", emblem(drawing, seat), transform=f"translate({x + 11:g},{y + 42:g}) scale(.8)")
    )
    active = player.built[A_POWERHOUSE] >= ABILITY_FROM
    drawing.explain(
        about_company(player.company),
        words(
            drawing.say(company_words(player.company)), x + 26, y + 39, 12.5,
            class_="strong", room=HEAD - 60,
        ),
        sign("star", x + HEAD - 30, y + 36, 0.7) if active else None,
    )  # fmt: skip
    drawing.explain(
        about_officer(player.officer),
        words(
            drawing.say(officer_words(player.officer)), x + 26, y + 53, drawing.legible(12),
            class_="quiet", room=HEAD - 46,
        ),
    )  # fmt: skip


def _draw_standing(drawing: Drawing, seat: int, x: float, y: float) -> None:
    """Points, energy, credits and machines at hand."""
    view = drawing.view
    player = view.players[seat]
    amounts = (
        Part("energy", str(player.energy)),
        Part("excavator", str(player.excavators)),
        Part("mixer", str(player.mixers)),
    )
    middle = y + 13
    drawn: list[Element | None] = [
        counted("points", view.score[seat], x + 14, middle, 1.35),
        counted("credit", player.credits, x + 46, middle, 1.3),
    ]
    left = x + 64
    for part in amounts:
        drawn += row_of([part], left, middle, 0.9)
        left += 36 + 3 * (part.sign == "energy")
    drawing.explain(about_standing(view, seat), *drawn, box(x, y, HEAD - 10, 28, "hit", 6))


def _draw_engineers(drawing: Drawing, seat: int, x: float, y: float) -> None:
    """The free engineers, the Architect last."""
    view = drawing.view
    player = view.players[seat]
    for i in range(player.engineers):
        architect = player.architect == 1 and i == player.engineers - 1
        kind = "architect" if architect else "engineer"
        across = x + 7 + i * ENGINEER_STEP
        drawing.put(f"engineer-free-{seat}-{i}", kind, seat, across, y, 0.78)
    place = Message("picture-order", place=list(view.order).index(seat) + 1)
    said = drawing.say(Message("picture-passed") if player.passed else place)
    drawing.labels.append(
        words(said, x, y + 23, drawing.legible(12), class_="quiet", room=HEAD - 16)
    )


def _draw_build_spaces(drawing: Drawing, seat: int, x: float, y: float) -> None:
    """From left to right, once each in a round."""
    used = drawing.view.players[seat].builds
    for i in range(BUILD_SPACES):
        owner = seat if used[i] else NOBODY
        id = f"build-{i + 1}" if seat == drawing.actor else ""
        about = Message("about-build", engineers=BUILD_ENGINEERS[i], credits=BUILD_PRICE[i])
        wide = BUILD_WIDTH + (16 if BUILD_PRICE[i] else 0) - (8 if i == 0 else 0)
        needs = (BUILD_ENGINEERS[i], BUILD_PRICE[i], owner)
        draw_engineers_space(drawing, id, about, needs, x, y, wide, f"build-{seat}-{i + 1}")
        x += wide + 2


def _draw_officer_spaces(drawing: Drawing, seat: int, x: float, y: float) -> None:
    """Mahiri's two spaces for copying, or Margot's for a private building."""
    player = drawing.view.players[seat]
    if player.officer == MAHIRI:
        spaces = [("copy", COPY_PRICE[i], i < player.copies) for i in range(COPY_SPACES)]
    elif player.officer == MARGOT:
        spaces = [("margot", 0, player.margot == 1)]
    else:
        return
    for i, (sort, price, used) in enumerate(reversed(spaces)):
        left = x - (i + 1) * (OFFICER_SPACE + 2)
        needs = (1, price, seat if used else NOBODY)
        name = f"{sort}-{seat}-{len(spaces) - i}"
        about = Message(f"about-{sort}", credits=price)
        draw_engineers_space(drawing, "", about, needs, left, y, OFFICER_SPACE, name, 18)


def _draw_tiles(drawing: Drawing, seat: int, x: float, y: float) -> None:
    """Technology tiles in the supply."""
    held = [tile for tile in range(TILES) if drawing.view.players[seat].tiles[tile]]
    step = min(TILE_STEP, 158 / max(1, (len(held) + 1) // TILES_ACROSS))
    size = min(TILE_SIZE, step - 2)
    for i, tile in enumerate(held):
        row, column = divmod(i, TILES_ACROSS)
        at = (x + 14 + column * TILE_STEP, y + size / 2 + row * step, size)
        touch = f"tile-{TILE_IDS[tile].lower()}" if seat == drawing.actor else ""
        draw_tile(drawing, tile, at, touch, seat)


def _draw_hand(drawing: Drawing, seat: int, x: float, y: float, room: float) -> None:
    """The contracts to fulfil, and how many have been."""
    view = drawing.view
    held = _hand(view, seat)
    height = min(CONTRACT_HEIGHT, room / max(USUAL_HAND, len(held)) - BETWEEN)
    for i in range(max(USUAL_HAND, len(held))):
        top = y + i * (height + BETWEEN)
        drawing.ground.append(box(x, top, CONTRACT_WIDTH, height, "place", 4))
        if i < len(held):
            draw_contract(drawing, held[i], x, top, height=height)
    done = fulfilled(view, seat)
    works = sum(at == FULFILLED + seat for at in view.work_at)
    parts = [Part("contract", str(done))]
    if view.leeghwater:
        parts.append(Part("work", str(works)))
    drawing.explain(
        Message("about-done", contracts=done, works=works),
        *row_of(parts, x, y + room + 6, 0.85),
        box(x, y + room - 4, CONTRACT_WIDTH, 20, "hit", 4),
    )
