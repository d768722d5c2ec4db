"""What each player has: how far they have come, their bonuses, tokens and reserved cards."""

from __future__ import annotations

from roundel.core.drawing import (
    CARD_HEIGHT,
    CARD_WIDTH,
    TOKEN_RADIUS,
    Element,
    back,
    badge,
    box,
    disc,
    gem,
    piece,
    words,
)
from roundel.core.message import Message
from roundel.core.ornaments import meter
from roundel.core.shape import EMPTY, UNKNOWN
from roundel.games.splendor_duel.captions import blocking, standings
from roundel.games.splendor_duel.components import (
    BLOCKED_TURNS,
    BONUS,
    CARD_IDS,
    CARDS,
    COLOURS,
    GEMS,
    GOLD,
    HAND,
    KINDS,
    NO_BONUS,
    POINTS,
    PYRAMID,
    TOKEN_LIMIT,
    WILD,
)
from roundel.games.splendor_duel.picture.cards import draw_card
from roundel.games.splendor_duel.picture.drawing import STEP, Drawing
from roundel.games.splendor_duel.picture.faces import bought_face, colour_of
from roundel.games.splendor_duel.picture.places import AREA_HEIGHT, Area
from roundel.games.splendor_duel.position import LIMIT, Position
from roundel.games.splendor_duel.rules.tokens import tokens_held


def draw_player(drawing: Drawing, whose: int, area: Area) -> None:
    """The area of one player."""
    view = drawing.view
    active = view.to_move == whose or _has_won(view, whose)
    drawing.ground.append(
        box(area.x, area.y, area.width, AREA_HEIGHT, "panel active" if active else "panel", 14)
    )
    _draw_name(drawing, whose, area)
    for i, (said, share) in enumerate(standings(view.players[whose])):
        x, y = area.meter_at(i)
        drawing.labels.append(meter(drawing.say(said), share, x, y, area.meter_width))
    for colour in range(GEMS):
        _draw_bonus(drawing, whose, colour, area)
    _draw_colourless(drawing, whose, area)
    _draw_blocking(drawing, whose, area)
    for kind in range(KINDS):
        _draw_pile(drawing, whose, kind, area)
    x, y = area.hand_at(0)
    drawing.labels.append(
        words(drawing.say(Message("picture-reserved")), x, y - 8, 14, class_="quiet")
    )
    for slot in range(HAND):
        _draw_reserved(drawing, whose, slot, area)


def _has_won(view: Position, whose: int) -> bool:
    return view.rank[whose] == 1 and view.ending != LIMIT


def _draw_name(drawing: Drawing, whose: int, area: Area) -> None:
    """Who it is, whether it is their turn or they won, and how many tokens they hold."""
    view = drawing.view
    name = drawing.say(Message("name", seat=whose))
    if whose == drawing.seat:
        name += f" ({drawing.say(Message('picture-you'))})"
    x, y = area.x + 18, area.y + 30
    right = area.meter_at(0)[0] - 10
    if view.to_move == whose:
        drawing.labels.append(disc(x + 6, y - 7, 6, "turn"))
        x += 20
    drawing.labels.append(words(name, x, y, 21, class_="strong", room=right - x))
    held = tokens_held(view.players[whose])
    standing = drawing.say(Message("picture-held", held=held, most=TOKEN_LIMIT))
    if _has_won(view, whose):
        standing = f"{drawing.say(Message('picture-first'))} · {standing}"
    drawing.labels.append(
        words(standing, area.x + 18, area.y + 52, 14, class_="quiet", room=right - area.x - 18)
    )


def _draw_blocking(drawing: Drawing, whose: int, area: Area) -> None:
    """Over the gold, for how many turns all of it has been kept with the pearls."""
    said = blocking(drawing.view, whose)
    if said is not None:
        x, y = area.token_at(GOLD)
        count = f"{drawing.view.players[whose].blocked} / {BLOCKED_TURNS}"
        blocked = drawing.say(Message("picture-blocked"))
        drawing.explain(
            said,
            words(count, x, y - 62, 20, class_="strong", anchor="middle"),
            words(blocked, x, y - 44, 14, class_="quiet", anchor="middle"),
        )


# Cards bought


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
    width, height = CARD_WIDTH * area.bonus_scale, CARD_HEIGHT * area.bonus_scale
    top = y
    if bought:
        top = _draw_bought(drawing, bought, x, y, area, asked=id in drawing.asked)
        _label_bought(drawing, colour, str(player.bonuses[colour]), points, x, top, area)
    else:
        drawing.ground.append(box(x, y, width, height, "place", 6))
    drawing.touch(id, about, x, top, width, height + y - top)


def _draw_colourless(drawing: Drawing, whose: int, area: Area) -> None:
    """Beside them the cards that bring nothing but points, and a wild card until it is laid."""
    x, y = area.bonus_at(GEMS)
    bought = _cards_of(drawing.view, whose, NO_BONUS)
    if bought:
        top = _draw_bought(drawing, bought, x, y, area, asked=False)
        points = sum(POINTS[card] for card in bought)
        _label_bought(drawing, NO_BONUS, "", points, x, top, area)
        about = Message("picture-no-bonus", seat=whose, points=Message("points", points=points))
        width, height = CARD_WIDTH * area.bonus_scale, CARD_HEIGHT * area.bonus_scale
        drawing.explain(about, box(x, top, width, height, "hit"))


def _draw_bought(
    drawing: Drawing, cards: list[int], x: float, y: float, area: Area, *, asked: bool
) -> float:
    """A pile of bought cards; where its top card begins."""
    scale = area.bonus_scale
    width, height = CARD_WIDTH * scale, CARD_HEIGHT * scale
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
    """On a pile its bonuses, under its gem; its points at the corner."""
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
        right = x + CARD_WIDTH * scale + 18
        drawing.labels.append(box(right - 40, top - 6, 40, 19, "pill", 9.5))
        drawing.labels.append(
            words(said, right - 20, top + 8, 13, class_="strong", anchor="middle", room=36)
        )


# Tokens and reserved cards


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
        drawing.token(f"{colour}-{whose}-{i}", kind, x, y - STEP * scale * i, scale)
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
        card_said = draw_card(
            drawing, card, x, y, scale, id=hidden_id, chosen=chosen, mine=whose == drawing.seat
        )
        about = Message("picture-hand", seat=whose, card=card_said)
    drawing.touch(f"hand-{whose}-{slot}", about, x, y, width, height)
