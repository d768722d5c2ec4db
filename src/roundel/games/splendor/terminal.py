"""The table of Splendor as text, 80 columns wide: on the left the market, on the right the rest.

Every row has its numbers under the same colours: what a card costs, what a noble asks for, what a
player holds. A star marks what the seat to move can pay for; a number with a minus tells how many
gems are missing.
"""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.text import Text

from roundel.core.message import Message
from roundel.core.palette import TERMINAL_STYLES
from roundel.core.shape import EMPTY, NOBODY, UNKNOWN
from roundel.games.splendor import GAME
from roundel.games.splendor.captions import decision
from roundel.games.splendor.components import (
    BONUS,
    COLOURS,
    COST,
    GEMS,
    GOLD,
    HAND,
    LEVELS,
    NEED,
    PLACES,
    POINTS,
)
from roundel.games.splendor.position import ACT, CHOOSE_NOBLE, MARKET, PAY, Player, Position
from roundel.games.splendor.rules import affordable, tokens_held, would_visit

WIDTH = 80
LEFT = 36
LABEL = 15
"""Columns before the numbers on the right."""
LONGEST = 1 + LEVELS * (PLACES + 1)
"""Rows of the table with the line that says what is being decided."""


def terminal(view: Position, seat: int, names: tuple[str, ...] = ()) -> RenderableType:
    """The position as this seat sees it, as lines of text."""
    left, right = _market(view, seat), _rest(view, names)
    hands = [(whose, _hand(view, seat, whose)) for whose in range(view.seats)]
    below: list[Text] = []
    if len(right) + sum(len(hand) for _, hand in hands) + 1 <= LONGEST:
        right = _with_hands(view, right, hands)
    else:
        below = [_hand_line(view, seat, whose, names) for whose, hand in hands if hand]
    lines = [_heading(view, names)]
    for i in range(max(len(left), len(right))):
        line = Text().append_text(left[i]) if i < len(left) else Text()
        line.pad_right(LEFT - line.cell_len)
        line.append(" ")
        if i < len(right):
            line.append_text(right[i])
        lines.append(line)
    lines += below
    for line in lines:
        line.truncate(WIDTH)
        line.rstrip()
    return Text("\n", no_wrap=True).join(lines)


# Rows


def _numbers(counts: list[int], *, zero: str = ".") -> Text:
    """A number under each colour."""
    row = Text()
    for kind, count in enumerate(counts):
        row.append(f"{count or zero:>4}", TERMINAL_STYLES[COLOURS[kind]] if count else "dim")
    return row


def _colours(kinds: int) -> Text:
    """The names over the numbers."""
    row = Text()
    for colour in COLOURS[:kinds]:
        row.append(f" {colour[:3]}", TERMINAL_STYLES[colour])
    return row


def _heading(view: Position, names: tuple[str, ...]) -> Text:
    """What is being decided, or how it ended."""
    said = GAME.words(decision(view, NOBODY), names)
    return Text(_cut(said, WIDTH), "bold")


def _cut(said: str, width: int) -> str:
    return said if cell_len(said) <= width else set_cell_size(said, width - 1).rstrip() + "…"


def _market(view: Position, seat: int) -> list[Text]:
    """Four cards of each level under the deck they come from."""
    rows = []
    for level in reversed(range(LEVELS)):
        left = view.decks[level].left
        head = Text().append(f" deck {level + 1}: {left:<2} ", "bold")
        rows.append(head.append_text(_colours(GEMS)))
        for place in range(level * PLACES, (level + 1) * PLACES):
            name = f"{level + 1}-{place % PLACES + 1}"
            rows.append(_card(view, seat, name, view.market[place], view.buying == place))
    return rows


def _card(view: Position, seat: int, name: str, card: int, chosen: bool) -> Text:
    """A card: its place, bonus, points and cost; whether it can be paid for."""
    if card == EMPTY:
        return Text(f" {name} -", "dim")
    player = view.players[seat] if seat == view.to_move != NOBODY and view.phase == ACT else None
    can_buy = player is not None and affordable(player, card)
    row = Text().append(">" if chosen else "*" if can_buy else " ", "bold")
    row.append(f"{name} ", "bold" if can_buy or chosen else "")
    row.append_text(_face(card))
    row.append_text(_numbers(list(COST[card])))
    if player is not None and not can_buy:
        row.append(f" -{_missing(player, card)}", "dim")
    return row


def _face(card: int) -> Text:
    """Bonus and points."""
    colour = COLOURS[BONUS[card]]
    face = Text(f"{colour:<5} ", TERMINAL_STYLES[colour])
    face.append(f"{POINTS[card] or ' '}", "bold")
    return face


def _missing(player: Player, card: int) -> int:
    """How many gems one is short of, gold counted."""
    gaps = (COST[card][gem] - player.bonuses[gem] - player.tokens[gem] for gem in range(GEMS))
    return sum(gap for gap in gaps if gap > 0) - player.tokens[GOLD]


def _label(said: str, style: str = "") -> Text:
    return Text().append(set_cell_size(_cut(said, LABEL), LABEL), style)


def _rest(view: Position, names: tuple[str, ...]) -> list[Text]:
    """The supply, the nobles, and what each player has."""
    rows = [_label("").append_text(_colours(GEMS + 1)).append(" all")]
    rows.append(_label(" supply").append_text(_numbers(view.supply)))
    for place, noble in enumerate(view.nobles):
        if noble == EMPTY:
            continue
        host = view.host[place]
        willing = view.phase == CHOOSE_NOBLE and would_visit(view, place)
        row = _label(f"{'>' if willing else ' '}noble {place + 1}", "bold" if willing else "")
        if host == NOBODY:
            row.append_text(_numbers(list(NEED[noble])))
        else:
            row.append(f"   with {GAME.words(Message('name', seat=host), names)}", "dim")
        rows.append(row)
    for whose in range(view.seats):
        rows += _player(view, whose, names)
    return rows


def _player(view: Position, whose: int, names: tuple[str, ...]) -> list[Text]:
    """Tokens with the name, bonuses with the points."""
    player = view.players[whose]
    name = GAME.words(Message("name", seat=whose), names)
    moving = view.to_move == whose
    tokens = _label(f"{'>' if moving else ' '}{name}", "bold reverse" if moving else "bold")
    tokens.append_text(_numbers(player.tokens)).append(f"{tokens_held(player):>4}")
    points = "pt" if player.points == 1 else "pts"
    bonuses = _label(f" {player.points:>2} {points} bonus")
    bonuses.append_text(_numbers(player.bonuses)).append(f"{player.cards:>8}")
    return [tokens, bonuses]


# Reserved cards


def _hand(view: Position, seat: int, whose: int) -> list[Text]:
    """A row for each reserved card."""
    player = view.players[whose]
    rows = []
    for slot in range(HAND):
        card = player.reserved[slot]
        if card == EMPTY:
            continue
        mark = _mark(view, seat, whose, slot)
        if card == UNKNOWN:
            rows.append(Text(f"{mark}hand {slot + 1} hidden, level {player.unseen[slot]}", "dim"))
        else:
            row = Text().append(f"{mark}hand {slot + 1} ", "" if mark == " " else "bold")
            rows.append(row.append_text(_face(card)).append_text(_numbers(list(COST[card]))))
    return rows


def _mark(view: Position, seat: int, whose: int, slot: int) -> str:
    if whose != view.to_move:
        return " "
    if view.phase == PAY and view.buying == MARKET + slot:
        return ">"
    player = view.players[whose]
    can_buy = whose == seat and view.phase == ACT and affordable(player, player.reserved[slot])
    return "*" if can_buy else " "


def _with_hands(
    view: Position, rows: list[Text], hands: list[tuple[int, list[Text]]]
) -> list[Text]:
    """Each hand below its player."""
    first = len(rows) - 2 * view.seats
    joined = rows[:first]
    for whose, hand in hands:
        joined += rows[first + 2 * whose : first + 2 * whose + 2] + hand
    return joined


def _hand_line(view: Position, seat: int, whose: int, names: tuple[str, ...]) -> Text:
    """All reserved cards of a player in one line, their costs in the order of the colours."""
    player = view.players[whose]
    line = _label(f" {GAME.words(Message('name', seat=whose), names)}", "bold")
    line.append("hand")
    for slot in range(HAND):
        card = player.reserved[slot]
        if card == EMPTY:
            continue
        mark = _mark(view, seat, whose, slot)
        line.append(f" {mark}{slot + 1} ", "" if mark == " " else "bold")
        if card == UNKNOWN:
            line.append(f"hidden, level {player.unseen[slot]}", "dim")
            continue
        colour = COLOURS[BONUS[card]]
        line.append(f"{colour} {POINTS[card] or ''}".rstrip(), TERMINAL_STYLES[colour])
        line.append(" ")
        for gem in range(GEMS):
            count = COST[card][gem]
            line.append(f"{count or '.'}", TERMINAL_STYLES[COLOURS[gem]] if count else "dim")
    return line
