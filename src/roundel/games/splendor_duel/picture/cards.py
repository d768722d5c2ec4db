"""The decks and the pyramid, and any card that lies face up."""

from __future__ import annotations

from roundel.core.drawing import CARD_HEIGHT, CARD_WIDTH, back, box, moved, piece, tick, words
from roundel.core.message import Message
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.splendor_duel.captions import about_card
from roundel.games.splendor_duel.components import CARD_IDS
from roundel.games.splendor_duel.picture.drawing import Drawing
from roundel.games.splendor_duel.picture.faces import card_face
from roundel.games.splendor_duel.position import ACT
from roundel.games.splendor_duel.rules.cards import may_buy


def draw_pyramid(drawing: Drawing) -> None:
    """The decks with what is left of them, and the cards beside them."""
    view = drawing.view
    for level in range(len(view.decks)):
        _draw_deck(drawing, level)
    for place, card_here in enumerate(view.pyramid):
        x, y = drawing.places.pyramid_at(place)
        if card_here == EMPTY:
            drawing.ground.append(box(x, y, CARD_WIDTH, CARD_HEIGHT, "place"))
            about = Message("picture-empty")
        else:
            chosen = view.buying == place or f"pyramid-{place}" in drawing.asked
            about = draw_card(drawing, card_here, x, y, chosen=chosen)
        drawing.touch(f"pyramid-{place}", about, x, y, CARD_WIDTH, CARD_HEIGHT)


def _draw_deck(drawing: Drawing, level: int) -> None:
    """Its back, and how many cards are left."""
    x, y = drawing.places.deck_at(level)
    left = drawing.view.decks[level].left
    if left == 0:
        drawing.ground.append(box(x, y, CARD_WIDTH, CARD_HEIGHT, "place"))
    else:
        drawing.ground.append(moved(x, y, back(level + 1)))
        middle = x + CARD_WIDTH / 2
        drawing.labels.append(
            words(str(left), middle, y + 114, 20, class_="bold deck-ink", anchor="middle")
        )
    if f"deck-{level}" in drawing.asked:
        drawing.ground.append(box(x - 1, y - 1, CARD_WIDTH + 2, CARD_HEIGHT + 2, "glow", 11))
    about = Message("picture-deck", level=level + 1, left=left)
    drawing.touch(f"deck-{level}", about, x, y, CARD_WIDTH, CARD_HEIGHT)


def draw_card(
    drawing: Drawing,
    card: int,
    x: float,
    y: float,
    scale: float = 1,
    *,
    id: str | None = None,
    chosen: bool = False,
    mine: bool = True,
) -> Message:
    """A card face up, marked when it is being chosen or could be bought; what it is, in words."""
    view = drawing.view
    bonuses = view.players[drawing.seat].bonuses if mine and drawing.seat != NOBODY else None
    about = about_card(card, bonuses)
    can_buy = (
        mine
        and drawing.deciding
        and view.phase == ACT
        and may_buy(view.players[drawing.seat], card)
    )
    marked = can_buy or chosen
    glow = box(-1, -1, CARD_WIDTH + 2, CARD_HEIGHT + 2, "glow", 11) if marked else None
    drawing.pieces.append(
        piece(
            id or f"card-{CARD_IDS[card]}", x, y, card_face(card, bonuses), glow,
            tick(CARD_WIDTH - 4, 4) if can_buy else None,
            scale=scale, marks="affordable" if can_buy else "chosen" if chosen else "",
        )
    )  # fmt: skip
    return Message("picture-card-affordable", card=about) if can_buy else about
