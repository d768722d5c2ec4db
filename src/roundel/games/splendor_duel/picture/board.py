"""The board and the bag, with the tokens on and in them."""

from __future__ import annotations

from roundel.core.drawing import TOKEN_RADIUS, Element, box, disc, gem, moved, number, words
from roundel.core.message import Message
from roundel.core.shape import EMPTY
from roundel.games.splendor_duel.components import CELL_NAMES, COLOURS, KINDS, SIDE, SPIRAL
from roundel.games.splendor_duel.picture.drawing import STEP, Drawing
from roundel.games.splendor_duel.picture.places import BAG_SCALE
from roundel.games.splendor_duel.wording import count_words, token_words


def draw_board(drawing: Drawing) -> None:
    """25 cells, the way along which they are filled, and their names."""
    cell_at, width = drawing.places.cell_at, drawing.places.cell
    left, top = drawing.places.board
    side = SIDE * width
    drawing.ground.append(box(left - 6, top - 6, side + 12, side + 12, "panel", 14))
    for cell in range(len(CELL_NAMES)):
        if f"cell-{CELL_NAMES[cell]}" in drawing.open - drawing.asked:
            x, y = cell_at(cell)
            drawing.invite(x - width / 2 + 1, y - width / 2 + 1, width - 2, width - 2, 12)
    corners = "L".join(f"{number(x)},{number(y)}" for x, y in map(cell_at, SPIRAL))
    drawing.ground.append(
        Element(
            "path", d=f"M{corners}",
            style="fill:none;stroke:var(--line);stroke-width:5;stroke-linejoin:round;opacity:.55",
        )
    )  # fmt: skip
    for i in range(SIDE):
        x, y = cell_at(i)[0], cell_at(i * SIDE)[1]
        drawing.labels.append(words("abcde"[i], x, top - 10, 14, class_="quiet", anchor="middle"))
        drawing.labels.append(
            words(str(i + 1), left - 18, y + 5, 14, class_="quiet", anchor="middle")
        )
    for cell in range(len(CELL_NAMES)):
        _draw_cell(drawing, cell)


def _draw_cell(drawing: Drawing, cell: int) -> None:
    """A token, or the place for one."""
    kind = drawing.view.board[cell]
    x, y = drawing.places.cell_at(cell)
    id = f"cell-{CELL_NAMES[cell]}"
    if kind == EMPTY:
        drawing.ground.append(disc(x, y, TOKEN_RADIUS - 4, "place"))
    else:
        if id in drawing.asked:
            drawing.ground.append(disc(x, y, TOKEN_RADIUS + 6, "asked"))
        drawing.token(f"{COLOURS[kind]}-on-{CELL_NAMES[cell]}", kind, x, y - 1)
    about = token_words(drawing.view, cell)
    side = drawing.places.cell - 4
    drawing.touch(id, about, x - side / 2, y - side / 2, side, side)


def draw_bag(drawing: Drawing) -> None:
    """What is in the bag, kind by kind, and that it may be emptied on the board."""
    view = drawing.view
    x, y, width, height = drawing.places.bag
    drawing.ground.append(box(x, y, width, height, "panel", 14))
    middle = x + width / 2
    drawing.ground.append(moved(middle, y + 38, _bag()))
    total = sum(view.bag)
    drawing.labels.append(
        words(str(total), middle, y + 51, 22, class_="bold deck-ink", anchor="middle")
    )
    for kind in range(KINDS):
        _draw_bag_kind(drawing, kind)
    said, ink = "picture-bag", "quiet"
    if "bag" in drawing.open:
        said, ink = "picture-button-refill", "button-ink"
        drawing.ground.append(box(x + 8, y + 72, width - 16, 24, "button", 12))
    drawing.labels.append(
        words(
            drawing.say(Message(said)), middle, y + 89, 14, class_=ink, anchor="middle",
            room=width - 24,
        )
    )  # fmt: skip
    about = Message("picture-bag-about", tokens=count_words(view.bag))
    drawing.touch(
        "bag", about if total else Message("picture-bag-empty"),
        x, y, width, height,
    )  # fmt: skip


def _bag() -> Element:
    """A bag tied at its neck."""
    cloth = "fill:var(--back-2);stroke:#0005;stroke-width:1.6;stroke-linejoin:round"
    body = "M-9,-16C-34,-4 -36,30 -16,30H16C36,30 34,-4 9,-16Z"
    return Element(
        "g",
        Element("path", d=body, style=cloth),
        Element("path", d="M-9,-16L-15,-28Q0,-22 15,-28L9,-16Z", style=cloth),
        Element("path", d="M-11,-16H11", style="stroke:#e3b23c;stroke-width:3.4"),
    )


def _draw_bag_kind(drawing: Drawing, kind: int) -> None:
    count = drawing.view.bag[kind]
    x, y = drawing.places.bag_at(kind)
    colour = COLOURS[kind]
    if count == 0:
        drawing.ground.append(Element("g", gem(colour, x, y, 0.75), class_="faint"))
        return
    for i in range(count):
        drawing.token(f"{colour}-bag-{i}", kind, x, y - STEP * BAG_SCALE * i, BAG_SCALE)
    drawing.labels.append(words(f"\u00d7 {count}", x + 24, y + 5, 16, class_="strong"))
