"""The board and the bag, with the tokens on and in them."""

from __future__ import annotations

from roundel.core.drawing import TOKEN_RADIUS, Element, box, disc, gem, moved, number, words
from roundel.core.message import Message
from roundel.core.shape import EMPTY
from roundel.games.splendor_duel.components import CELL_NAMES, COLOURS, KINDS, SIDE, SPIRAL
from roundel.games.splendor_duel.picture.drawing import STEP, Drawing
from roundel.games.splendor_duel.picture.places import (
    BAG_SCALE,
    BAG_WIDTH,
    BAG_X,
    BOARD_X,
    BOARD_Y,
    CELL,
    PYRAMID_FOOT,
    TOP,
    bag_at,
    cell_at,
)
from roundel.games.splendor_duel.wording import count_words, token_words


def draw_board(drawing: Drawing) -> None:
    """25 cells, the way along which they are filled, and their names."""
    side = SIDE * CELL
    drawing.ground.append(box(BOARD_X - 6, BOARD_Y - 6, side + 12, side + 12, "panel", 14))
    for cell in range(len(CELL_NAMES)):
        if f"cell-{CELL_NAMES[cell]}" in drawing.open - drawing.asked:
            x, y = cell_at(cell)
            drawing.invite(x - CELL / 2 + 1, y - CELL / 2 + 1, CELL - 2, CELL - 2, 12)
    corners = "L".join(f"{number(x)},{number(y)}" for x, y in map(cell_at, SPIRAL))
    drawing.ground.append(
        Element(
            "path", d=f"M{corners}",
            style="fill:none;stroke:var(--line);stroke-width:5;stroke-linejoin:round;opacity:.55",
        )
    )  # fmt: skip
    for i in range(SIDE):
        x, y = cell_at(i)[0], cell_at(i * SIDE)[1]
        drawing.labels.append(
            words("abcde"[i], x, BOARD_Y - 10, 14, class_="quiet", anchor="middle")
        )
        drawing.labels.append(
            words(str(i + 1), BOARD_X - 18, y + 5, 14, class_="quiet", anchor="middle")
        )
    for cell in range(len(CELL_NAMES)):
        _draw_cell(drawing, cell)


def _draw_cell(drawing: Drawing, cell: int) -> None:
    """A token, or the place for one."""
    kind = drawing.view.board[cell]
    x, y = cell_at(cell)
    id = f"cell-{CELL_NAMES[cell]}"
    if kind == EMPTY:
        drawing.ground.append(disc(x, y, TOKEN_RADIUS - 4, "place"))
    else:
        if id in drawing.asked:
            drawing.ground.append(disc(x, y, TOKEN_RADIUS + 6, "asked"))
        drawing.token(f"{COLOURS[kind]}-on-{CELL_NAMES[cell]}", kind, x, y - 1)
    about = token_words(drawing.view, cell)
    drawing.touch(id, about, x - CELL / 2 + 2, y - CELL / 2 + 2, CELL - 4, CELL - 4)


def draw_bag(drawing: Drawing) -> None:
    """What is in the bag, kind by kind, and that it may be emptied on the board."""
    view = drawing.view
    drawing.ground.append(box(BAG_X, TOP, BAG_WIDTH, PYRAMID_FOOT + 6 - TOP, "panel", 14))
    middle = BAG_X + BAG_WIDTH / 2
    drawing.ground.append(moved(middle, TOP + 38, _bag()))
    total = sum(view.bag)
    drawing.labels.append(
        words(str(total), middle, TOP + 51, 22, class_="bold deck-ink", anchor="middle")
    )
    for kind in range(KINDS):
        _draw_bag_kind(drawing, kind)
    said, ink = "picture-bag", "quiet"
    if "bag" in drawing.open:
        said, ink = "picture-button-refill", "button-ink"
        drawing.ground.append(box(BAG_X + 8, TOP + 72, BAG_WIDTH - 16, 24, "button", 12))
    drawing.labels.append(
        words(
            drawing.say(Message(said)), middle, TOP + 89, 14, class_=ink, anchor="middle",
            room=BAG_WIDTH - 24,
        )
    )  # fmt: skip
    about = Message("picture-bag-about", tokens=count_words(view.bag))
    drawing.touch(
        "bag", about if total else Message("picture-bag-empty"),
        BAG_X, TOP, BAG_WIDTH, PYRAMID_FOOT + 6 - TOP,
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
    x, y = bag_at(kind)
    colour = COLOURS[kind]
    if count == 0:
        drawing.ground.append(Element("g", gem(colour, x, y, 0.75), class_="faint"))
        return
    for i in range(count):
        drawing.token(f"{colour}-bag-{i}", kind, x, y - STEP * BAG_SCALE * i, BAG_SCALE)
    drawing.labels.append(words(f"\u00d7 {count}", x + 24, y + 5, 16, class_="strong"))
