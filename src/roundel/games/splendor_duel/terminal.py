"""The table of Splendor Duel as text, 80 columns wide: on the left the cards, else on the right.

Costs stand under the colours at the head of the cards, tokens, points and bonuses under those at
the head of the players. A star marks what the seat to move can buy; a number with a minus tells how
many tokens are missing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.text import Text

from roundel.core.message import Message
from roundel.core.palette import TERMINAL_STYLES
from roundel.core.shape import EMPTY, NOBODY, UNKNOWN
from roundel.games.splendor_duel import GAME
from roundel.games.splendor_duel.captions import blocking, decision, must_refill
from roundel.games.splendor_duel.components import (
    ABILITY,
    BONUS,
    BONUS_COUNT,
    COLOURS,
    COST,
    CROWNS,
    GEMS,
    GOLD,
    LEVELS,
    PLACE_LEVEL,
    POINTS,
    PRICED,
    PYRAMID,
    ROYAL_ABILITY,
    ROYAL_POINTS,
    ROYALS,
    SIDE,
    WILD,
)
from roundel.games.splendor_duel.notation import place_name
from roundel.games.splendor_duel.position import (
    ACT,
    CHOOSE_ROYAL,
    CHOOSE_TOKEN,
    RESERVE_CARD,
    Player,
    Position,
)
from roundel.games.splendor_duel.rules.cards import affordable, may_buy
from roundel.games.splendor_duel.rules.tokens import tokens_held

WIDTH = 80
LEFT = 46
LABEL = 9
"""Columns before the numbers on the right."""
SHORT = ("wh", "bl", "gr", "re", "bk", "pe", "go")
ABILITY_WORDS = ("", "again", "token", "scroll", "steal")


def terminal(view: Position, seat: int, names: tuple[str, ...] = ()) -> RenderableType:
    """The position as this seat sees it, as lines of text."""
    near = max(seat, 0)
    left = [_decks(view), _head_of_cards(), *_pyramid(view, seat), *_hand(view, seat, near)]
    right = [*_board(view), *_players(view, near, names), *_hand_in_short(view, 1 - near)]
    said = decision(view, seat if must_refill(view, seat) else NOBODY)
    lines = [Text(_cut(GAME.words(said, names), WIDTH), "bold")]
    for card, other in zip_longest(left, right, fillvalue=Text()):
        line = card.copy()
        line.pad_right(LEFT - line.cell_len)
        lines.append(line.append_text(other))
    lines += [_royals(view, names), *_blocking(view, names)]
    for line in lines:
        line.truncate(WIDTH)
        line.rstrip()
    return Text("\n", no_wrap=True).join(lines)


def _cut(said: str, width: int) -> str:
    return said if cell_len(said) <= width else set_cell_size(said, width - 1).rstrip() + "…"


def _label(said: str, style: str = "") -> Text:
    return Text().append(set_cell_size(_cut(said, LABEL), LABEL), style)


def _numbers(counts: Sequence[int]) -> Text:
    """A number under each colour."""
    row = Text()
    for kind, count in enumerate(counts):
        row.append(f"{count or '.':>3}", TERMINAL_STYLES[COLOURS[kind]] if count else "dim")
    return row


def _colours(kinds: int) -> Text:
    """The names over the numbers."""
    row = Text()
    for kind in range(kinds):
        row.append(f" {SHORT[kind]}", TERMINAL_STYLES[COLOURS[kind]])
    return row


def _amount(count: int, one: str) -> str:
    return f"{count} {one}" if count == 1 else f"{count} {one}s"


# Cards


def _decks(view: Position) -> Text:
    """What is left in the decks, and the scrolls on the table."""
    decks = "  ".join(f"{level + 1}: {view.decks[level].left}" for level in reversed(range(LEVELS)))
    return Text(f" decks {decks}  {_amount(view.scrolls, 'scroll')} on table")


def _head_of_cards() -> Text:
    return Text("        bonus pt gives ").append_text(_colours(PRICED))


def _pyramid(view: Position, seat: int) -> list[Text]:
    """The cards that lie face up, level 3 on top."""
    rows = []
    for place in sorted(range(PYRAMID), key=lambda place: (-PLACE_LEVEL[place], place)):
        mark = ">" if view.buying == place else _mark(view, seat, view.pyramid[place])
        rows.append(_card(view, seat, place_name(place), view.pyramid[place], mark))
    return rows


def _hand(view: Position, seat: int, whose: int) -> list[Text]:
    """Reserved cards, as long as the cards of the pyramid."""
    player = view.players[whose]
    return [
        _card(view, seat, f"hand {slot + 1}", player.reserved[slot], mark, player.unseen[slot])
        for slot, mark in _held(view, seat, whose)
    ]


def _held(view: Position, seat: int, whose: int) -> list[tuple[int, str]]:
    """The places in a hand where a card is, and the mark of each."""
    found = []
    for slot, card in enumerate(view.players[whose].reserved):
        if card != EMPTY:
            bought = whose == view.to_move and view.buying == PYRAMID + slot
            mark = _mark(view, seat, card) if whose == seat else " "
            found.append((slot, ">" if bought else mark))
    return found


def _mark(view: Position, seat: int, card: int) -> str:
    """A star on what the seat to move can buy."""
    can_buy = _decides(view, seat, ACT) and card >= 0 and may_buy(view.players[seat], card)
    return "*" if can_buy else " "


def _decides(view: Position, seat: int, *phases: int) -> bool:
    """Whether it is up to the seat that looks on, to decide one of these."""
    return seat == view.to_move != NOBODY and view.phase in phases


def _card(view: Position, seat: int, name: str, card: int, mark: str, level: int = 0) -> Text:
    """Its place, bonus, points, what else it gives, and its cost; what is missing to pay it."""
    if card == EMPTY:
        return Text(f" {name} -", "dim")
    row = Text(f"{mark}{name:<7}", "" if mark == " " else "bold")
    if card == UNKNOWN:
        return row.append(f"hidden, level {level}", "dim")
    colour = _bonus(card)
    row.append(f"{colour:<5} ", TERMINAL_STYLES.get(colour, ""))
    row.append(f"{POINTS[card] or '.':>2}", "bold" if POINTS[card] else "dim")
    row.append(f" {_gives(card):<6}", "bold")
    row.append_text(_numbers(COST[card]))
    if _decides(view, seat, ACT, RESERVE_CARD) and not affordable(view.players[seat], card):
        row.append(f"{-_missing(view.players[seat], card):>4}", "dim")
    return row


def _bonus(card: int) -> str:
    if BONUS[card] < GEMS:
        return COLOURS[BONUS[card]]
    return "wild" if BONUS[card] == WILD else "none"


def _gives(card: int) -> str:
    """Crowns, a second bonus or an ability: no card has two of these."""
    if CROWNS[card] > 0:
        return f"{CROWNS[card]} cr"
    return "double" if BONUS_COUNT[card] > 1 else ABILITY_WORDS[ABILITY[card]]


def _missing(player: Player, card: int) -> int:
    """How many tokens one is short of, gold counted."""
    gaps = (COST[card][kind] - player.bonuses[kind] - player.tokens[kind] for kind in range(PRICED))
    return sum(gap for gap in gaps if gap > 0) - player.tokens[GOLD]


def _hand_in_short(view: Position, whose: int) -> list[Text]:
    """The reserved cards of the other player, each cost beside the name of its colour."""
    player = view.players[whose]
    rows = []
    for slot, mark in _held(view, NOBODY, whose):
        card = player.reserved[slot]
        row = Text(f"{mark}{slot + 1} ", "" if mark == " " else "bold")
        if card == UNKNOWN:
            row.append(f"hidden, level {player.unseen[slot]}", "dim")
        else:
            colour = _bonus(card)
            row.append(colour, TERMINAL_STYLES.get(colour, ""))
            row.append(f" {POINTS[card]}" if POINTS[card] else "", "bold")
            row.append(f" {_gives(card)}".rstrip(), "bold")
            for kind in range(PRICED):
                if COST[card][kind]:
                    row.append(f" {COST[card][kind]}{SHORT[kind]}", TERMINAL_STYLES[COLOURS[kind]])
        rows.append(row)
    return rows


# The board, the players, the royals


def _board(view: Position) -> list[Text]:
    """Five rows of tokens, with the names of columns and rows."""
    lines = [Text("  " + "".join(f"   {column}  " for column in "abcde"[:SIDE]))]
    for row in range(SIDE):
        line = Text(f"{row + 1} ")
        for cell in range(row * SIDE, (row + 1) * SIDE):
            line.append_text(_token(view, cell))
        lines.append(line)
    return lines


def _token(view: Position, cell: int) -> Text:
    kind = view.board[cell]
    if kind == EMPTY:
        return Text("   .  ", "dim")
    wanted = view.phase == CHOOSE_TOKEN and kind == BONUS[view.using]
    token = Text().append(">" if wanted else " ", "bold")
    return token.append(f"{COLOURS[kind]:<5}", TERMINAL_STYLES[COLOURS[kind]])


def _players(view: Position, near: int, names: tuple[str, ...]) -> list[Text]:
    """The bag, and what each player has, who looks on first, under the same colours."""
    rows = [_label("").append_text(_colours(len(COLOURS))).append("  =")]
    bag = _label(" bag").append_text(_numbers(view.bag))
    rows.append(bag.append(f"{sum(view.bag):>3}"))
    for whose in (near, 1 - near):
        rows += _player(view, whose, names)
    return rows


def _player(view: Position, whose: int, names: tuple[str, ...]) -> list[Text]:
    """Tokens with the name; points on each colour with all points and crowns; bonuses."""
    player = view.players[whose]
    moving = view.to_move == whose
    name = f"{'>' if moving else ' '}{GAME.words(Message('name', seat=whose), names)}"
    tokens = _label(name, "bold reverse" if moving else "bold")
    tokens.append_text(_numbers(player.tokens)).append(f"{tokens_held(player):>3}")
    points = "point" if player.points == 1 else "points"
    scored = _label(f"{player.points:>2} {points}", "bold")
    scored.append_text(_numbers(player.colour_points))
    scored.append(f" {_amount(player.crowns, 'crown')}", "bold" if player.crowns else "dim")
    bonuses = _label("  bonuses").append_text(_numbers(player.bonuses[:GEMS]))
    bonuses.append(f" {_amount(player.scrolls, 'scroll')}", "bold" if player.scrolls else "dim")
    return [tokens, scored, bonuses]


def _royals(view: Position, names: tuple[str, ...]) -> Text:
    """The royals that are left, and who received the others."""
    line = Text(" royals")
    for royal in range(ROYALS):
        patron = view.patron[royal]
        if patron != NOBODY:
            name = _cut(GAME.words(Message("name", seat=patron), names), LABEL)
            line.append(f"  {royal + 1}: {name}", "dim")
            continue
        asked = view.phase == CHOOSE_ROYAL
        ability = ABILITY_WORDS[ROYAL_ABILITY[royal]]
        said = f"{royal + 1}: {ROYAL_POINTS[royal]} points {ability}".rstrip()
        line.append(f" {'>' if asked else ' '}{said}", "bold" if asked else "")
    return line


def _blocking(view: Position, names: tuple[str, ...]) -> list[Text]:
    """Where it matters: for how long somebody has kept all gold and pearls."""
    said = [blocking(view, whose) for whose in range(view.seats)]
    return [Text(_cut(f" {GAME.words(each, names)}", WIDTH)) for each in said if each is not None]
