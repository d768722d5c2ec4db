"""The table of Splendor Duel as one sees it: as SVG, and (in `terminal`) as text.

The pieces on the SVG and their ids, as `roundel.core.drawing` explains them:

| id | what |
| --- | --- |
| `card-D1-07` | a card that both know, in the pyramid, in a hand or bought |
| `hidden-SEAT-SLOT` | a card reserved unseen: its back; for its owner its face |
| `red-on-b3` | a token on the board; kind `red-token`, as in all places |
| `red-SEAT-0`, `red-bag-0` | a token of a player or in the bag, counted from the first |
| `scroll-SEAT-0`, `scroll-table-0` | a scroll; kind `scroll` |
| `royal-R3` | a royal; the touch `royal-2` is wherever it lies |

The touches are `cell-a1` to `cell-e5`, `bag`, `pyramid-0` to `pyramid-11`, `deck-0` to `deck-2`,
`hand-SEAT-SLOT`, `tokens-SEAT-KIND`, `bonus-SEAT-COLOUR`, `scroll-SEAT`, `royal-0` to `royal-3`,
and the buttons `pay` and `claim`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from roundel.core.drawing import (
    CARD_HEIGHT,
    CARD_WIDTH,
    TILE_HEIGHT,
    TILE_WIDTH,
    TOKEN_RADIUS,
    Element,
    back,
    badge,
    box,
    button,
    disc,
    gem,
    moved,
    number,
    picture,
    piece,
    pill,
    tick,
    token,
    touch,
    words,
)
from roundel.core.message import Message
from roundel.core.ornaments import meter, scroll
from roundel.core.shape import EMPTY, NOBODY, UNKNOWN
from roundel.games.splendor_duel import GAME
from roundel.games.splendor_duel.captions import about_card, decision, standings
from roundel.games.splendor_duel.components import (
    BONUS,
    CARD_IDS,
    CARDS,
    CELL_NAMES,
    COLOURS,
    GEMS,
    HAND,
    KINDS,
    NO_BONUS,
    POINTS,
    PRICED,
    PYRAMID,
    ROYAL_IDS,
    ROYALS,
    SCROLLS,
    SIDE,
    SPIRAL,
    TOKEN_LIMIT,
    WILD,
)
from roundel.games.splendor_duel.faces import bought_face, card_face, colour_of, royal_face
from roundel.games.splendor_duel.notation import touches
from roundel.games.splendor_duel.places import (
    AREA_HEIGHT,
    AREA_WIDTH,
    BAG_SCALE,
    BAG_WIDTH,
    BAG_X,
    BAND_HEIGHT,
    BAND_TOP,
    BOARD_X,
    BOARD_Y,
    CELL,
    EDGE,
    HEIGHT,
    PYRAMID_FOOT,
    ROYAL_SCALE,
    SCROLL_SCALE,
    TOP,
    WIDTH,
    Area,
    areas,
    bag_at,
    cell_at,
    deck_at,
    pyramid_at,
    royal_at,
    scroll_at,
)
from roundel.games.splendor_duel.position import ACT, LIMIT, Position
from roundel.games.splendor_duel.rules import MOVES, legal
from roundel.games.splendor_duel.rules.cards import may_buy
from roundel.games.splendor_duel.rules.tokens import tokens_held
from roundel.games.splendor_duel.terminal import terminal
from roundel.games.splendor_duel.wording import count_words, royal_words, token_words

__all__ = ["draw", "terminal"]

STEP = 2.8
"""How much higher each token of a pile lies."""
BUTTONS = (("pay", 220.0), ("claim", 180.0))


@dataclass
class Drawing:
    """A picture being drawn: what is seen, by whom, and the layers so far."""

    view: Position
    seat: int
    names: Sequence[str]
    locale: str
    asked: frozenset[str]
    """What the mover has to choose from, after the first decision of the turn."""
    open: frozenset[str]
    ground: list[Element] = field(default_factory=list)
    pieces: list[Element] = field(default_factory=list)
    labels: list[Element] = field(default_factory=list)
    touches: list[Element] = field(default_factory=list)

    @property
    def deciding(self) -> bool:
        """Whether the seat that looks on is to move."""
        return self.seat != NOBODY and self.view.to_move == self.seat

    def say(self, message: Message) -> str:
        return GAME.words(message, tuple(self.names), self.locale)

    def touch(
        self, id: str, about: Message, x: float, y: float, width: float, height: float
    ) -> None:
        said = self.say(about)
        self.touches.append(touch(id, said, x, y, width, height, open_=id in self.open))


def draw(view: Position, seat: int, names: Sequence[str] = (), locale: str = "en") -> str:
    """The position as SVG, as this seat sees it (-1: a spectator, from behind the first seat)."""
    asked = _touched(view) if view.phase != ACT else frozenset()
    own = seat != NOBODY and view.to_move == seat
    drawing = Drawing(view, seat, names, locale, asked, _touched(view) if own else frozenset())
    near = max(seat, 0)
    area_of = dict(zip((near, 1 - near), areas(), strict=True))
    _draw_band(drawing)
    _draw_pyramid(drawing)
    _draw_board(drawing)
    _draw_bag(drawing)
    for whose, area in area_of.items():
        _draw_player(drawing, whose, area)
    _draw_royals(drawing, area_of)
    _draw_scrolls(drawing, area_of)
    return picture(
        WIDTH,
        HEIGHT,
        drawing.say(Message("picture", turn=_turn(view))),
        ground=drawing.ground,
        pieces=drawing.pieces,
        labels=drawing.labels,
        touches=drawing.touches,
    )


def _touched(view: Position) -> frozenset[str]:
    """All that a legal move touches."""
    out = [0] * MOVES
    moves = out[: legal(view, out)]
    return frozenset(id for move in moves for id in touches(view, move))


def _turn(view: Position) -> int:
    """Turns are counted from 1."""
    return view.turn if view.to_move == NOBODY else view.turn + 1


# What is being decided


def _draw_band(drawing: Drawing) -> None:
    """What is being decided, in words, with the button that decides it when there is one."""
    view = drawing.view
    active = drawing.deciding or view.to_move == NOBODY
    drawing.ground.append(
        box(EDGE, BAND_TOP, WIDTH - 2 * EDGE, BAND_HEIGHT, "band active" if active else "band")
    )
    right = WIDTH - EDGE - 16
    baseline = BAND_TOP + 25
    for id, length in BUTTONS:
        if id in drawing.open:
            said = drawing.say(Message(f"picture-button-{id}"))
            drawing.touches.append(button(id, said, right - length + 10, BAND_TOP + 4, length, 30))
            right -= length
    for kind in reversed(range(PRICED)):
        if view.owed[kind] > 0:
            right -= 52
            drawing.labels.append(moved(right, BAND_TOP + 7, pill(COLOURS[kind], view.owed[kind])))
    turn = Message("picture-turn-again" if view.again else "picture-turn", turn=_turn(view))
    said = drawing.say(turn)
    drawing.labels.append(words(said, right - 10, baseline, 15, class_="quiet", anchor="end"))
    drawing.labels.append(
        words(
            drawing.say(decision(view, drawing.seat)), EDGE + 16, baseline, 18, class_="strong",
            room=right - 60 - 8 * len(said) - EDGE,
        )
    )  # fmt: skip


# Cards


def _draw_pyramid(drawing: Drawing) -> None:
    """The decks with what is left of them, and the cards beside them."""
    view = drawing.view
    for level, deck in enumerate(view.decks):
        x, y = deck_at(level)
        if deck.left == 0:
            drawing.ground.append(box(x, y, CARD_WIDTH, CARD_HEIGHT, "place"))
        else:
            drawing.ground.append(moved(x, y, back(level + 1)))
            middle = x + CARD_WIDTH / 2
            drawing.labels.append(
                words(str(deck.left), middle, y + 114, 20, class_="bold deck-ink", anchor="middle")
            )
        if f"deck-{level}" in drawing.asked:
            drawing.ground.append(box(x - 1, y - 1, CARD_WIDTH + 2, CARD_HEIGHT + 2, "glow", 11))
        about = Message("picture-deck", level=level + 1, left=deck.left)
        drawing.touch(f"deck-{level}", about, x, y, CARD_WIDTH, CARD_HEIGHT)
    for place, card_here in enumerate(view.pyramid):
        x, y = pyramid_at(place)
        if card_here == EMPTY:
            drawing.ground.append(box(x, y, CARD_WIDTH, CARD_HEIGHT, "place"))
            about = Message("picture-empty")
        else:
            chosen = view.buying == place or f"pyramid-{place}" in drawing.asked
            about = _draw_card(drawing, card_here, x, y, 1, chosen=chosen)
        drawing.touch(f"pyramid-{place}", about, x, y, CARD_WIDTH, CARD_HEIGHT)


def _draw_card(
    drawing: Drawing,
    card: int,
    x: float,
    y: float,
    scale: float,
    *,
    id: str | None = None,
    chosen: bool = False,
    mine: bool = True,
) -> Message:
    """A card face up, marked when it is being chosen or could be bought; what it is, in words."""
    view = drawing.view
    about = about_card(card)
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
            id or f"card-{CARD_IDS[card]}", x, y, card_face(card), glow,
            tick(CARD_WIDTH - 4, 4) if can_buy else None,
            scale=scale, marks="affordable" if can_buy else "chosen" if chosen else "",
        )
    )  # fmt: skip
    return Message("picture-card-affordable", card=about) if can_buy else about


# The board and the bag


def _draw_board(drawing: Drawing) -> None:
    """25 cells, the way along which they are filled, and their names."""
    view = drawing.view
    side = SIDE * CELL
    drawing.ground.append(box(BOARD_X - 6, BOARD_Y - 6, side + 12, side + 12, "panel", 14))
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
    for cell, kind in enumerate(view.board):
        x, y = cell_at(cell)
        if kind == EMPTY:
            drawing.ground.append(disc(x, y, TOKEN_RADIUS - 4, "place"))
        else:
            if f"cell-{CELL_NAMES[cell]}" in drawing.asked:
                drawing.ground.append(disc(x, y, TOKEN_RADIUS + 6, "asked"))
            drawing.pieces.append(
                piece(
                    f"{COLOURS[kind]}-on-{CELL_NAMES[cell]}", x, y - 1, token(COLOURS[kind]),
                    kind=f"{COLOURS[kind]}-token",
                )
            )  # fmt: skip
        drawing.touch(
            f"cell-{CELL_NAMES[cell]}", token_words(view, cell),
            x - CELL / 2 + 2, y - CELL / 2 + 2, CELL - 4, CELL - 4,
        )  # fmt: skip


def _draw_bag(drawing: Drawing) -> None:
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
    said = "picture-button-refill" if "bag" in drawing.open else "picture-bag"
    style = "button-ink" if "bag" in drawing.open else "quiet"
    if "bag" in drawing.open:
        drawing.ground.append(box(BAG_X + 8, TOP + 72, BAG_WIDTH - 16, 24, "button", 12))
    drawing.labels.append(
        words(
            drawing.say(Message(said)), middle, TOP + 89, 14, class_=style, anchor="middle",
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
        drawing.pieces.append(
            piece(
                f"{colour}-bag-{i}", x, y - STEP * BAG_SCALE * i, token(colour),
                scale=BAG_SCALE, kind=f"{colour}-token",
            )
        )  # fmt: skip
    drawing.labels.append(words(f"\u00d7 {count}", x + 24, y + 5, 16, class_="strong"))


# Players


def _draw_player(drawing: Drawing, whose: int, area: Area) -> None:
    view = drawing.view
    player = view.players[whose]
    won = view.rank[whose] == 1 and view.ending != LIMIT
    active = view.to_move == whose or won
    drawing.ground.append(
        box(area.x, area.y, AREA_WIDTH, AREA_HEIGHT, "panel active" if active else "panel", 14)
    )
    _draw_name(drawing, whose, area)
    for i, (said, share) in enumerate(standings(player)):
        x, y = area.meter_at(i)
        drawing.labels.append(meter(drawing.say(said), share, x, y, area.meter_width))
    for colour in range(GEMS):
        _draw_bonus(drawing, whose, colour, area)
    _draw_colourless(drawing, whose, area)
    for kind in range(KINDS):
        _draw_pile(drawing, whose, kind, area)
    for slot in range(HAND):
        _draw_reserved(drawing, whose, slot, area)


def _draw_name(drawing: Drawing, whose: int, area: Area) -> None:
    """Who it is, whether it is their turn or they won, and how many tokens they hold."""
    view = drawing.view
    name = drawing.say(Message("name", seat=whose))
    if whose == drawing.seat:
        name += f" ({drawing.say(Message('picture-you'))})"
    x, y = area.x + 18, area.y + 30
    if view.to_move == whose:
        drawing.labels.append(disc(x + 6, y - 7, 6, "turn"))
        x += 20
    drawing.labels.append(words(name, x, y, 21, class_="strong", room=area.x + 190 - x))
    held = tokens_held(view.players[whose])
    standing = drawing.say(Message("picture-held", held=held, most=TOKEN_LIMIT))
    if view.rank[whose] == 1 and view.ending != LIMIT:
        standing = f"{drawing.say(Message('picture-first'))} · {standing}"
    drawing.labels.append(words(standing, area.x + 18, area.y + 52, 14, class_="quiet"))


def _cards_of(view: Position, whose: int, colour: int) -> list[int]:
    """The cards bought that count as this colour."""
    owned = [card for card in range(CARDS) if view.owner[card] == whose]
    return [card for card in owned if _counts_as(view, card) == colour]


def _counts_as(view: Position, card: int) -> int:
    """The colour of a bought card; a wild one not yet laid has none."""
    if BONUS[card] == WILD:
        return view.laid[card] if view.laid[card] != EMPTY else NO_BONUS
    return BONUS[card]


def _draw_bonus(drawing: Drawing, whose: int, colour: int, area: Area) -> None:
    """The cards bought of one colour, as a pile: their bonuses, and their points."""
    player = drawing.view.players[whose]
    x, y = area.bonus_at(colour)
    bought = _cards_of(drawing.view, whose, colour)
    id = f"bonus-{whose}-{COLOURS[colour]}"
    amount = Message("count-of", count=player.bonuses[colour], kind=COLOURS[colour])
    about = Message("picture-bonus", seat=whose, amount=amount)
    points = player.colour_points[colour]
    if points > 0:
        said = Message("points", points=points)
        about = Message("picture-bonus-points", seat=whose, amount=amount, points=said)
    top = _draw_bought(drawing, bought, x, y, area, asked=id in drawing.asked)
    if bought:
        _label_bought(drawing, colour, str(player.bonuses[colour]), points, x, top, area)
    width, height = CARD_WIDTH * area.bonus_scale, CARD_HEIGHT * area.bonus_scale
    drawing.touch(id, about, x, top, width, height + y - top)


def _draw_colourless(drawing: Drawing, whose: int, area: Area) -> None:
    """Beside them the cards that bring nothing but points, and a wild card until it is laid."""
    x, y = area.bonus_at(GEMS)
    bought = _cards_of(drawing.view, whose, NO_BONUS)
    top = _draw_bought(drawing, bought, x, y, area, asked=False)
    if bought:
        points = sum(POINTS[card] for card in bought)
        _label_bought(drawing, NO_BONUS, "", points, x, top, area)
        said = Message("points", points=points)
        about = drawing.say(Message("picture-no-bonus", seat=whose, points=said))
        drawing.labels.append(Element("g", Element("title", about)))


def _draw_bought(
    drawing: Drawing, cards: list[int], x: float, y: float, area: Area, *, asked: bool
) -> float:
    """A pile of bought cards, or the place for it; where its top card begins."""
    scale = area.bonus_scale
    width, height = CARD_WIDTH * scale, CARD_HEIGHT * scale
    if not cards:
        drawing.ground.append(box(x, y, width, height, "place", 6))
        return y
    step = min(3.0, 10 / len(cards))
    top = y - step * (len(cards) - 1)
    if asked:
        around = box(x - 5, top - 5, width + 10, height + y - top + 10, "asked", 9)
        drawing.ground.append(around)
    for i, card in enumerate(cards):
        face = bought_face(card, _counts_as(drawing.view, card))
        drawing.pieces.append(piece(f"card-{CARD_IDS[card]}", x, y - i * step, face, scale=scale))
    return top


def _label_bought(
    drawing: Drawing, colour: int, bonuses: str, points: int, x: float, top: float, area: Area
) -> None:
    """On a pile its bonuses, under its gem; its points beside it."""
    scale = area.bonus_scale
    drawing.labels.append(
        Element(
            "g",
            words(
                bonuses, x + CARD_WIDTH * scale / 2, top + 108 * scale, 52 * scale,
                class_="bold on-fill", anchor="middle",
            ),
            **colour_of(colour),
        )
    )  # fmt: skip
    if points > 0:
        said = drawing.say(Message("picture-colour-points", count=points))
        right = x + CARD_WIDTH * scale + 16
        drawing.labels.append(box(right - 40, top - 6, 40, 19, "pill", 9.5))
        drawing.labels.append(
            words(said, right - 20, top + 8, 13, class_="strong", anchor="middle", room=36)
        )


def _draw_pile(drawing: Drawing, whose: int, kind: int, area: Area) -> None:
    """A pile of tokens with its number; where there is none, the place for it."""
    count = drawing.view.players[whose].tokens[kind]
    colour = COLOURS[kind]
    x, y = area.token_at(kind)
    scale = area.token_scale
    radius = TOKEN_RADIUS * scale
    id = f"tokens-{whose}-{colour}"
    rise = STEP * scale * max(0, count - 1)
    if count == 0:
        drawing.ground.append(disc(x, y, radius - 1, "place"))
        drawing.ground.append(Element("g", gem(colour, x, y, 1.4 * scale), class_="faint"))
    elif id in drawing.asked:
        half = radius + 5
        drawing.ground.append(
            box(x - half, y - half - rise, 2 * half, 2 * half + rise + 3, "asked", half)
        )
    for i in range(count):
        drawing.pieces.append(
            piece(
                f"{colour}-{whose}-{i}", x, y - STEP * scale * i, token(colour),
                scale=scale, kind=f"{colour}-token",
            )
        )  # fmt: skip
    if count > 0:
        drawing.labels.append(badge(str(count), x + radius * 0.84, y + radius * 0.6, 10.5))
    amount = Message("count-of", count=count, kind=COLOURS[kind])
    half = radius + 4
    drawing.touch(
        id, Message("picture-tokens", seat=whose, amount=amount),
        x - half, y - half - 4, 2 * half, 2 * half + 6,
    )  # fmt: skip


def _draw_reserved(drawing: Drawing, whose: int, slot: int, area: Area) -> None:
    """A card in the hand; of one that this seat does not know, the back."""
    view = drawing.view
    player = view.players[whose]
    card = player.reserved[slot]
    x, y = area.hand_at(slot)
    scale = area.hand_scale
    width, height = CARD_WIDTH * scale, CARD_HEIGHT * scale
    hidden_id = f"hidden-{whose}-{slot}" if player.unseen[slot] > 0 else None
    if card == EMPTY:
        drawing.ground.append(box(x, y, width, height, "place", 10 * scale))
        about = Message("picture-hand-free", seat=whose)
    elif card == UNKNOWN:
        level = player.unseen[slot]
        drawing.pieces.append(piece(f"hidden-{whose}-{slot}", x, y, back(level), scale=scale))
        about = Message("picture-hand", seat=whose, card=Message("picture-hidden", level=level))
    else:
        chosen = view.to_move == whose and view.buying == PYRAMID + slot
        card_said = _draw_card(
            drawing, card, x, y, scale, id=hidden_id, chosen=chosen, mine=whose == drawing.seat
        )
        about = Message("picture-hand", seat=whose, card=card_said)
    drawing.touch(f"hand-{whose}-{slot}", about, x, y, width, height)


# Royals and scrolls


def _draw_royals(drawing: Drawing, area_of: dict[int, Area]) -> None:
    """The royals that wait beside the pyramid, and those with their patrons."""
    view = drawing.view
    received = dict.fromkeys(area_of, 0)
    for royal in range(ROYALS):
        patron = view.patron[royal]
        x, y = royal_at(royal)
        scale = ROYAL_SCALE
        about = royal_words(royal)
        if patron != NOBODY:
            place = box(x, y, TILE_WIDTH * scale, TILE_HEIGHT * scale, "place")
            drawing.ground.append(place)
            x, y = area_of[patron].royal_at(received[patron])
            scale = Area.royal_scale
            received[patron] += 1
            about = Message("picture-royal-gone", seat=patron, royal=about)
        asked = f"royal-{royal}" in drawing.asked
        drawing.pieces.append(
            piece(
                f"royal-{ROYAL_IDS[royal]}", x, y, royal_face(royal),
                box(-1, -1, TILE_WIDTH + 2, TILE_HEIGHT + 2, "glow", 11) if asked else None,
                scale=scale, marks="willing" if asked else "",
            )
        )  # fmt: skip
        drawing.touch(f"royal-{royal}", about, x, y, TILE_WIDTH * scale, TILE_HEIGHT * scale)


def _draw_scrolls(drawing: Drawing, area_of: dict[int, Area]) -> None:
    """The scrolls on the table and with the players."""
    view = drawing.view
    for i in range(SCROLLS):
        x, y = scroll_at(i)
        if i < view.scrolls:
            _draw_scroll(drawing, f"scroll-table-{i}", x, y, SCROLL_SCALE)
        else:
            drawing.ground.append(Element("g", scroll(x, y, SCROLL_SCALE), class_="faint"))
    for whose, area in area_of.items():
        count = view.players[whose].scrolls
        for i in range(count):
            x, y = area.scroll_at(i)
            _draw_scroll(drawing, f"scroll-{whose}-{i}", x, y, area.scroll_scale)
        x, y = area.scroll_at(0)
        drawing.touch(
            f"scroll-{whose}", Message("picture-scrolls", seat=whose, count=count),
            x - 18, y - 28, 100, 56,
        )  # fmt: skip


def _draw_scroll(drawing: Drawing, id: str, x: float, y: float, scale: float) -> None:
    drawing.pieces.append(piece(id, x, y, scroll(0, 0), scale=scale, kind="scroll"))
