"""The royals and the scrolls, on the table and with the players."""

from __future__ import annotations

from roundel.core.drawing import TILE_HEIGHT, TILE_WIDTH, Element, box, group, piece, words
from roundel.core.message import Message
from roundel.core.ornaments import crown, scroll
from roundel.core.shape import NOBODY
from roundel.games.splendor_duel.components import ROYAL_CROWNS, ROYAL_IDS, ROYALS, SCROLLS
from roundel.games.splendor_duel.picture.drawing import Drawing
from roundel.games.splendor_duel.picture.faces import royal_face
from roundel.games.splendor_duel.picture.places import (
    ROYAL_SCALE,
    SCROLL_SCALE,
    Area,
)
from roundel.games.splendor_duel.wording import royal_words


def draw_royals(drawing: Drawing, area_of: dict[int, Area]) -> None:
    """The royals that wait beside the pyramid, and those with their patrons."""
    view = drawing.view
    received = dict.fromkeys(area_of, 0)
    for royal in range(ROYALS):
        patron = view.patron[royal]
        x, y = drawing.places.royal_at(royal)
        width, height = TILE_WIDTH * ROYAL_SCALE, TILE_HEIGHT * ROYAL_SCALE
        about = royal_words(royal)
        if patron != NOBODY:
            drawing.ground.append(box(x, y, width, height, "place"))
            x, y = area_of[patron].royal_at(received[patron])
            received[patron] += 1
            about = Message("picture-royal-gone", seat=patron, royal=about)
        asked = f"royal-{royal}" in drawing.asked
        drawing.pieces.append(
            piece(
                f"royal-{ROYAL_IDS[royal]}", x, y, royal_face(royal),
                box(-1, -1, TILE_WIDTH + 2, TILE_HEIGHT + 2, "glow", 11) if asked else None,
                scale=ROYAL_SCALE, marks="willing" if asked else "",
            )
        )  # fmt: skip
        drawing.touch(f"royal-{royal}", about, x, y, width, height)
    for whose, area in area_of.items():
        _draw_royals_to_come(drawing, received[whose], area)


def _draw_royals_to_come(drawing: Drawing, received: int, area: Area) -> None:
    """Places for the others, with the crowns that bring them."""
    width, height = TILE_WIDTH * ROYAL_SCALE, TILE_HEIGHT * ROYAL_SCALE
    for i in range(received, len(ROYAL_CROWNS)):
        x, y = area.royal_at(i)
        drawing.ground.append(box(x, y, width, height, "place", 8))
        drawing.explain(
            Message("picture-royal-to-come", crowns=ROYAL_CROWNS[i]),
            words(
                str(ROYAL_CROWNS[i]), x + 27, y + height / 2 + 7, 20, class_="quiet strong",
                anchor="middle",
            ),
            crown(x + 49, y + height / 2, 0.8),
        )  # fmt: skip


def draw_scrolls(drawing: Drawing, area_of: dict[int, Area]) -> None:
    """The scrolls on the table and with the players."""
    view = drawing.view
    for i in range(SCROLLS):
        x, y = drawing.places.scroll_at(i)
        if i < view.scrolls:
            _draw_scroll(drawing, f"scroll-table-{i}", x, y)
        else:
            drawing.ground.append(_no_scroll(x, y))
    for whose, area in area_of.items():
        _draw_scrolls_of(drawing, whose, area)


def _draw_scrolls_of(drawing: Drawing, whose: int, area: Area) -> None:
    """What a player has; the ground says when they may be spent."""
    count = drawing.view.players[whose].scrolls
    x, y = area.scroll_at(0)
    left, top = x - 20, y - 30
    width, height = area.scroll_at(SCROLLS - 1)[0] - x + 40, 60.0
    if f"scroll-{whose}" in drawing.open:
        drawing.invite(left, top, width, height, 12)
    if count == 0:
        drawing.ground.append(_no_scroll(x, y))
    for i in range(count):
        x, y = area.scroll_at(i)
        _draw_scroll(drawing, f"scroll-{whose}-{i}", x, y)
    about = Message("picture-scrolls", seat=whose, count=count)
    drawing.touch(f"scroll-{whose}", about, left, top, width, height)


def _draw_scroll(drawing: Drawing, id: str, x: float, y: float) -> None:
    drawing.pieces.append(piece(id, x, y, scroll(0, 0), scale=SCROLL_SCALE, kind="scroll"))


def _no_scroll(x: float, y: float) -> Element:
    return group(scroll(x, y, SCROLL_SCALE), class_="faint")
