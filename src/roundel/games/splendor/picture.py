"""The table of Splendor as one sees it: as SVG, and (in `terminal`) as text.

The pieces on the SVG and their ids, as `roundel.core.drawing` explains them:

| id | what |
| --- | --- |
| `card-S1-07` | a card that all know, in the market, in a hand or bought |
| `hidden-SEAT-SLOT` | a reserved card that this seat does not know; one that it alone knows, too |
| `red-supply-0`, `red-SEAT-0` | a token, counted from the bottom of its pile; kind `red-token` |
| `noble-N03` | a noble; the touch `noble-2` is the place it came to |

The touches are `supply-COLOUR`, `market-0` to `market-11`, `deck-0` to `deck-2`, `hand-SEAT-SLOT`,
`tokens-SEAT-COLOUR`, `noble-0` to `noble-4`, and the buttons `pay` and `pass`.
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
    card,
    disc,
    gem,
    group,
    moved,
    picture,
    piece,
    pill,
    prices,
    sentence,
    tick,
    tile,
    token,
    touch,
    words,
)
from roundel.core.message import Message
from roundel.core.shape import EMPTY, NOBODY, UNKNOWN
from roundel.games.splendor import GAME
from roundel.games.splendor.captions import about_card, about_noble, decision
from roundel.games.splendor.components import (
    BONUS,
    CARD_IDS,
    COLOURS,
    COST,
    GEMS,
    GOLD,
    HAND,
    LEVEL,
    NEED,
    NOBLE_IDS,
    NOBLE_POINTS,
    POINTS,
    TOKEN_LIMIT,
)
from roundel.games.splendor.notation import touches
from roundel.games.splendor.places import BAND_TOP, Area, Places, TallPlaces
from roundel.games.splendor.position import (
    ACT,
    CHOOSE_NOBLE,
    GIVE_BACK,
    LIMIT,
    MARKET,
    PAY,
    Position,
)
from roundel.games.splendor.rules import (
    MOVES,
    affordable,
    legal,
    tokens_held,
    would_visit,
)
from roundel.games.splendor.terminal import terminal

__all__ = ["draw", "draw_tall", "terminal"]

STEP = 2.8
"""How much higher each token of a pile lies."""


@dataclass
class Drawing:
    """A picture being drawn: what is seen, by whom, and the layers so far."""

    view: Position
    seat: int
    names: Sequence[str]
    locale: str
    places: Places
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
    return _draw(Drawing(view, seat, names, locale, Places(), _touched(view, seat)))


def draw_tall(view: Position, seat: int, names: Sequence[str] = (), locale: str = "en") -> str:
    """The same for a screen that is higher than wide."""
    return _draw(Drawing(view, seat, names, locale, TallPlaces(), _touched(view, seat)))


def _draw(drawing: Drawing) -> str:
    view, seat, places = drawing.view, drawing.seat, drawing.places
    near = max(seat, 0)
    others = [(near + i) % view.seats for i in range(1, view.seats)]
    areas = [places.own_area(), *places.rival_areas(view.seats - 1)]
    _draw_band(drawing)
    _draw_market(drawing)
    _draw_supply(drawing)
    for whose, area in zip([near, *others], areas, strict=True):
        _draw_player(drawing, whose, area)
    _draw_nobles(drawing, dict(zip([near, *others], areas, strict=True)))
    return picture(
        places.width,
        places.height(view.seats),
        drawing.say(Message("picture", seats=view.seats, round=_round(view))),
        ground=drawing.ground,
        pieces=drawing.pieces,
        labels=drawing.labels,
        touches=drawing.touches,
    )


def _touched(view: Position, seat: int) -> frozenset[str]:
    """All that a legal move of the seat to move touches."""
    if seat == NOBODY or view.to_move != seat:
        return frozenset()
    out = [0] * MOVES
    moves = out[: legal(view, out)]
    return frozenset(id for move in moves for id in touches(view, move))


def _round(view: Position) -> int:
    last = 1 if view.ending else 0
    return (view.turn - last) // view.seats + 1


# What is being decided


def _draw_band(drawing: Drawing) -> None:
    """What is being decided, in words, with the button that decides it when there is one. On a
    tall picture the words have a line of their own."""
    view, places = drawing.view, drawing.places
    active = drawing.deciding or view.to_move == NOBODY
    width = places.width - 2 * places.edge
    drawing.ground.append(
        box(places.edge, BAND_TOP, width, places.band_height, "band active" if active else "band")
    )
    left, right = places.edge + 16, places.width - places.edge - 16
    foot = BAND_TOP + places.band_height
    for id, length in (("pay", 220.0), ("pass", 120.0)):
        if id in drawing.open:
            said = drawing.say(Message(f"picture-button-{id}"))
            drawing.touches.append(button(id, said, right - length + 10, foot - 34, length, 30))
            right -= length
    for gem_owed in reversed(range(GEMS)):
        if view.owed[gem_owed] > 0:
            right -= 52
            owed = pill(COLOURS[gem_owed], view.owed[gem_owed])
            drawing.labels.append(moved(right, foot - 31, owed))
    said = drawing.say(Message("picture-round", round=_round(view)))
    drawing.labels.append(words(said, right - 10, foot - 13, 15, class_="quiet", anchor="end"))
    decided = drawing.say(decision(view, drawing.seat))
    if places.is_tall:
        drawing.labels += sentence(decided, left, BAND_TOP + 28, 20, width - 32)
        return
    room = right - 110 - left
    drawing.labels.append(words(decided, left, BAND_TOP + 25, 18, class_="strong", room=room))


# Cards


def _draw_market(drawing: Drawing) -> None:
    """The decks with what is left of them, and the cards beside them."""
    view = drawing.view
    for level, deck in enumerate(view.decks):
        x, y = drawing.places.deck_at(level)
        if deck.left == 0:
            drawing.ground.append(box(x, y, CARD_WIDTH, CARD_HEIGHT, "place"))
        else:
            drawing.ground.append(moved(x, y, back(level + 1)))
            middle = x + CARD_WIDTH / 2
            drawing.labels.append(
                words(str(deck.left), middle, y + 114, 20, class_="bold deck-ink", anchor="middle")
            )
        about = Message("picture-deck", level=level + 1, left=deck.left)
        drawing.touch(f"deck-{level}", about, x, y, CARD_WIDTH, CARD_HEIGHT)
    for place, card_here in enumerate(view.market):
        x, y = drawing.places.market_at(place)
        if card_here == EMPTY:
            drawing.ground.append(box(x, y, CARD_WIDTH, CARD_HEIGHT, "place"))
            about = Message("picture-empty")
        else:
            about = _draw_card(drawing, card_here, x, y, 1, chosen=view.buying == place)
        drawing.touch(f"market-{place}", about, x, y, CARD_WIDTH, CARD_HEIGHT)


def _draw_card(
    drawing: Drawing,
    number: int,
    x: float,
    y: float,
    scale: float,
    *,
    id: str | None = None,
    chosen: bool = False,
    mine: bool = True,
) -> Message:
    """A card face up, marked when it is being bought or could be; what it is, in words."""
    view = drawing.view
    bonuses = view.players[drawing.seat].bonuses if mine and drawing.seat != NOBODY else None
    about = about_card(number, bonuses)
    can_buy = (
        mine
        and drawing.deciding
        and view.phase == ACT
        and affordable(view.players[drawing.seat], number)
    )
    colour = COLOURS[BONUS[number]]
    asked = [gem for gem in range(GEMS) if COST[number][gem] > 0]
    cost = [(COLOURS[gem], COST[number][gem]) for gem in asked]
    less = [bonuses[gem] for gem in asked] if bonuses else None
    face = card(colour, prices(cost, less), points=POINTS[number], level=LEVEL[number] + 1)
    marked = can_buy or chosen
    glow = box(-1, -1, CARD_WIDTH + 2, CARD_HEIGHT + 2, "glow", 11) if marked else None
    drawing.pieces.append(
        piece(
            id or f"card-{CARD_IDS[number]}", x, y, face, glow,
            tick(CARD_WIDTH - 4, 4) if can_buy else None,
            scale=scale, marks="affordable" if can_buy else "chosen" if chosen else "",
        )
    )  # fmt: skip
    return Message("picture-card-affordable", card=about) if can_buy else about


# Tokens


def _draw_supply(drawing: Drawing) -> None:
    for kind, count in enumerate(drawing.view.supply):
        x, y = drawing.places.supply_at(kind)
        _draw_pile(drawing, kind, count, "supply", x, y, 1)
        amount = Message("count-of", count=count, colour=COLOURS[kind])
        drawing.touch(
            f"supply-{COLOURS[kind]}", Message("picture-supply", amount=amount),
            x - TOKEN_RADIUS - 4, y - 48, 2 * TOKEN_RADIUS + 8, 84,
        )  # fmt: skip


def _draw_pile(
    drawing: Drawing, kind: int, count: int, where: str, x: float, y: float, scale: float
) -> None:
    """A pile of tokens with its number; where there is none, the place for it."""
    colour = COLOURS[kind]
    radius = TOKEN_RADIUS * scale
    if count == 0:
        drawing.ground.append(disc(x, y, radius - 1, "place"))
        drawing.ground.append(Element("g", gem(colour, x, y, 1.4 * scale), class_="faint"))
        return
    for i in range(count):
        drawing.pieces.append(
            piece(
                f"{colour}-{where}-{i}", x, y - STEP * scale * i, token(colour),
                scale=scale, kind=f"{colour}-token",
            )
        )  # fmt: skip
    size = max(9.5, 13 * scale)
    drawing.labels.append(badge(str(count), x + radius * 0.82, y + radius * 0.7, size))


# Players


def _draw_player(drawing: Drawing, whose: int, area: Area) -> None:
    view = drawing.view
    player = view.players[whose]
    won = view.rank[whose] == 1 and view.ending != LIMIT
    active = view.to_move == whose or won
    drawing.ground.append(
        box(area.x, area.y, area.width, area.height, "panel active" if active else "panel", 14)
    )
    _draw_name(drawing, whose, area)
    for gem_here in range(GEMS):
        _draw_bonus(drawing, whose, gem_here, area)
    for kind in range(GEMS + 1):
        x, y = area.token_at(kind)
        if _asked_for(view, whose, kind):
            _draw_asked(drawing, player.tokens[kind], x, y, area.token_scale)
        _draw_pile(drawing, kind, player.tokens[kind], str(whose), x, y, area.token_scale)
        amount = Message("count-of", count=player.tokens[kind], colour=COLOURS[kind])
        radius = TOKEN_RADIUS * area.token_scale + 3
        drawing.touch(
            f"tokens-{whose}-{COLOURS[kind]}",
            Message("picture-tokens", seat=whose, amount=amount),
            x - radius, y - radius - 8, 2 * radius, 2 * radius + 10,
        )  # fmt: skip
    for slot in range(HAND):
        _draw_reserved(drawing, whose, slot, area)


def _asked_for(view: Position, whose: int, kind: int) -> bool:
    """Whether these tokens are among those that the player has to choose from."""
    if whose != view.to_move or view.players[whose].tokens[kind] == 0:
        return False
    if view.phase == PAY:
        return kind == GOLD or view.owed[kind] > 0
    return view.phase == GIVE_BACK


def _draw_asked(drawing: Drawing, count: int, x: float, y: float, scale: float) -> None:
    """Behind a pile that the player has to choose from."""
    half = TOKEN_RADIUS * scale + 5
    rise = STEP * scale * (count - 1)
    drawing.ground.append(
        box(x - half, y - half - rise, 2 * half, 2 * half + rise + 3 * scale, "asked", half)
    )


def _draw_name(drawing: Drawing, whose: int, area: Area) -> None:
    """Who it is, whether it is their turn or they won, and how they stand."""
    view = drawing.view
    player = view.players[whose]
    name = drawing.say(Message("name", seat=whose))
    if whose == drawing.seat:
        name += f" ({drawing.say(Message('picture-you'))})"
    x, y = area.x + area.name[0], area.y + area.name[1]
    if view.to_move == whose:
        drawing.labels.append(disc(x + 6, y - area.name_size * 0.34, 6, "turn"))
        x += 20
    drawing.labels.append(words(name, x, y, area.name_size, class_="strong", room=area.name_room))
    points = drawing.say(Message("picture-points", points=player.points))
    drawing.labels.append(
        Element(
            "g",
            Element("title", points),
            words(
                str(player.points), area.x + area.points[0], area.y + area.points[1],
                area.points_size, class_="bold", anchor=area.points_anchor,
            ),
        )
    )  # fmt: skip
    standing = drawing.say(Message("picture-cards", count=player.cards))
    if view.to_move == NOBODY and view.ending != LIMIT:
        place = view.rank[whose]
        came = Message("picture-first") if place == 1 else Message("picture-place", place=place)
        standing = f"{drawing.say(came)} · {standing}"
    x, y = area.x + area.cards[0], area.y + area.cards[1]
    drawing.labels.append(words(standing, x, y, 15, class_="quiet", anchor=area.cards_anchor))
    if area.hand_title:
        reserved = drawing.say(Message("picture-reserved"))
        x, y = area.hand_at(0)
        drawing.labels.append(words(reserved, x, y - 12, 15, class_="quiet"))
        held = f"{tokens_held(player)} / {TOKEN_LIMIT}"
        x, y = area.token_at(GOLD)
        top = area.bonus_at(0)[1]
        drawing.labels.append(words(held, x, top + 36, 20, class_="strong", anchor="middle"))
        said = drawing.say(Message("picture-held"))
        drawing.labels.append(words(said, x, top + 55, 14, class_="quiet", anchor="middle"))


def _draw_bonus(drawing: Drawing, whose: int, colour: int, area: Area) -> None:
    """The cards bought of one colour, as a pile with their number: the discount."""
    view = drawing.view
    x, y = area.bonus_at(colour)
    scale = area.bonus_scale
    owned = [number for number, owner in enumerate(view.owner) if owner == whose]
    bought = [number for number in owned if BONUS[number] == colour]
    if not bought:
        drawing.ground.append(box(x, y, CARD_WIDTH * scale, CARD_HEIGHT * scale, "place", 6))
        return
    step = min(3.0, 12 / len(bought)) * scale / 0.58
    top = y
    for i, number in enumerate(bought):
        top = y - i * step
        drawing.pieces.append(
            piece(f"card-{CARD_IDS[number]}", x, top, bonus_card(COLOURS[colour]), scale=scale)
        )
    amount = Message("count-of", count=len(bought), colour=COLOURS[colour])
    about = drawing.say(Message("picture-bonus", seat=whose, amount=amount))
    count = words(
        str(len(bought)), x + CARD_WIDTH * scale / 2, top + 112 * scale, 56 * scale,
        class_="bold on-fill", anchor="middle",
    )  # fmt: skip
    drawing.labels.append(Element("g", Element("title", about), count, class_=COLOURS[colour]))


def bonus_card(colour: str) -> Element:
    """A card that was bought: all that counts is its bonus."""
    return Element(
        "g",
        box(0, 0, CARD_WIDTH, CARD_HEIGHT, "bought"),
        gem(colour, CARD_WIDTH / 2, 36, 2),
        class_=colour,
    )


def _draw_reserved(drawing: Drawing, whose: int, slot: int, area: Area) -> None:
    """A card in the hand; of one that this seat does not know, the back."""
    view = drawing.view
    player = view.players[whose]
    number = player.reserved[slot]
    x, y = area.hand_at(slot)
    scale = area.hand_scale
    width, height = CARD_WIDTH * scale, CARD_HEIGHT * scale
    hidden_id = f"hidden-{whose}-{slot}" if player.unseen[slot] > 0 else None
    if number == EMPTY:
        drawing.ground.append(box(x, y, width, height, "place", 10 * scale))
        about = Message("picture-hand-free", seat=whose)
    elif number == UNKNOWN:
        level = player.unseen[slot]
        drawing.pieces.append(piece(f"hidden-{whose}-{slot}", x, y, back(level), scale=scale))
        about = Message("picture-hand", seat=whose, card=Message("picture-hidden", level=level))
    else:
        chosen = view.to_move == whose and view.buying == MARKET + slot
        card_said = _draw_card(
            drawing, number, x, y, scale, id=hidden_id, chosen=chosen, mine=whose == drawing.seat
        )
        about = Message("picture-hand", seat=whose, card=card_said)
    drawing.touch(f"hand-{whose}-{slot}", about, x, y, width, height)


# Nobles


def _draw_nobles(drawing: Drawing, areas: dict[int, Area]) -> None:
    """The nobles that wait above the market, and those with their hosts."""
    view = drawing.view
    received = dict.fromkeys(areas, 0)
    for place, noble in enumerate(view.nobles):
        if noble == EMPTY:
            continue
        host = view.host[place]
        x, y = drawing.places.noble_at(place, view.seats)
        scale = 1.0
        about = about_noble(noble)
        if host != NOBODY:
            drawing.ground.append(box(x, y, TILE_WIDTH, TILE_HEIGHT, "place"))
            x, y = areas[host].noble_at(received[host])
            scale = areas[host].noble_scale
            received[host] += 1
            about = Message("picture-noble-gone", seat=host, noble=about)
        willing = view.phase == CHOOSE_NOBLE and would_visit(view, place)
        drawing.pieces.append(
            piece(
                f"noble-{NOBLE_IDS[noble]}", x, y, _noble_tile(noble),
                box(-1, -1, TILE_WIDTH + 2, TILE_HEIGHT + 2, "glow", 11) if willing else None,
                scale=scale, marks="willing" if willing else "",
            )
        )  # fmt: skip
        drawing.touch(f"noble-{place}", about, x, y, TILE_WIDTH * scale, TILE_HEIGHT * scale)


def _noble_tile(noble: int) -> Element:
    need = [(COLOURS[gem], NEED[noble][gem]) for gem in range(GEMS) if NEED[noble][gem] > 0]
    width = 31.0 if len(need) > 2 else 44.0
    first = (TILE_WIDTH - len(need) * (width + 2) + 2) / 2
    pills = [
        moved(first + i * (width + 2), 52, pill(colour, count, width))
        for i, (colour, count) in enumerate(need)
    ]
    return tile(group(*pills), points=NOBLE_POINTS)
