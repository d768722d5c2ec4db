"""The table of The Blue Lion as text, 80 columns wide.

A card is a frame with its place in the upper edge and, in the lower, what can be on its back; the
lower edge is plain while that can be anything, or in a view that was made to forget the backs.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.text import Text

from roundel.core.message import Message
from roundel.core.palette import TERMINAL_STYLES
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.blue_lion import GAME
from roundel.games.blue_lion.captions import combinations_of, decision, quiet_turns, supply
from roundel.games.blue_lion.components import (
    CARDS,
    PAYS,
    TO_MOVER,
    WINNING_GEMS,
)
from roundel.games.blue_lion.position import RETURN_CARD, Position
from roundel.games.blue_lion.wording import possible, short_words

WIDTH = 80
LABEL = 9
CARD = 11
NAME = 24
LETTERS = "AXPD"
COLOURS = ("green", "red", "gold", "blue")
STYLES = tuple(TERMINAL_STYLES[colour] for colour in COLOURS)


def terminal(view: Position, seat: int, names: tuple[str, ...] = ()) -> RenderableType:
    """The position as this seat sees it, as lines of text."""
    near = max(seat, 0)
    lines = [Text(_cut(GAME.words(decision(view, NOBODY), names), WIDTH), "bold")]
    if any(view.loose):
        lying = [card if view.loose[card] else EMPTY for card in range(CARDS)]
        lines += _cards(view, "loose", lying)
    lines += _cards(view, "row", view.row[: max(1, view.length)])
    lines += _aside(view)
    lines += [_player(view, whose, names) for whose in (near, 1 - near)]
    lines.append(_supply(view))
    for line in lines:
        line.truncate(WIDTH)
        line.rstrip()
    return Text("\n", no_wrap=True).join(lines)


def _cut(said: str, width: int) -> str:
    return said if cell_len(said) <= width else set_cell_size(said, width - 1).rstrip() + "…"


# Cards


def _cards(view: Position, label: str, cards: Sequence[int]) -> list[Text]:
    """Cards side by side, numbered from the left; where there is none, the place for it."""
    lines = [Text(" " * LABEL), Text(set_cell_size(f" {label}", LABEL)), Text(" " * LABEL)]
    for place, card in enumerate(cards):
        for line, drawn in zip(lines, _card(view, str(place + 1), card), strict=True):
            line.append_text(drawn)
    return lines


def _card(view: Position, place: str, card: int) -> tuple[Text, Text, Text]:
    """Three lines of a card, or of the place for one."""
    if card == EMPTY:
        return Text(" " * CARD), Text("-".center(CARD), "dim"), Text(" " * CARD)
    image = view.up[card]
    style = STYLES[image]
    inside = CARD - 2
    name = GAME.words(short_words(image))
    middle = Text("│", style).append(set_cell_size(f" {name}", inside), f"bold {style}")
    return (
        Text(f"╭─ {place} ".ljust(CARD - 1, "─") + "╮", style),
        middle.append("│", style),
        Text("╰─", style)
        .append_text(_back(view, card))
        .append(f"{'─' * (inside - 1 - len(_back(view, card)))}╯", style),
    )


def _back(view: Position, card: int) -> Text:
    """The letters of what can be on the back; nothing while it can be anything."""
    images = possible(view, card)
    if len(images) > 2:
        return Text()
    letters = Text("/").join([Text(LETTERS[image], STYLES[image]) for image in images])
    return Text(" ").append_text(letters).append(" ")


def _aside(view: Position) -> list[Text]:
    """Cards that return when the turn has been played, and those that wait for the next."""
    waiting, fresh = _cards(view, "aside", view.aside), _cards(view, "next", view.fresh)
    if view.phase == RETURN_CARD and view.to_move != NOBODY:
        waiting[1].stylize("bold", 0, LABEL)
    return [
        line.append(" " * 2).append_text(other) for line, other in zip(waiting, fresh, strict=True)
    ]


# Players


def _player(view: Position, whose: int, names: tuple[str, ...]) -> Text:
    """Whom they play, their name, their gems, and what pays them."""
    moving = view.to_move == whose
    said = Message(
        "picture-player",
        role=short_words(whose),
        seat=whose,
    )
    name = f"{'>' if moving else ' '}{_cut(GAME.words(said, names), NAME)}"
    line = Text().append(set_cell_size(name, NAME + 2), "bold reverse" if moving else "bold")
    gems = view.score[whose]
    line.append(f" {gems} / {WINNING_GEMS} gems  ", "bold")
    line.append("*" * gems, TERMINAL_STYLES["blue"])
    line.append("." * max(0, WINNING_GEMS - gems), "dim").append("  ")
    return line.append_text(_combinations(whose))


def _combinations(to: int) -> Text:
    """The combinations that pay a seat, or whoever makes them."""
    line = Text()
    for outer, middle in combinations_of(to):
        for image in (outer, middle, outer):
            line.append(f" {LETTERS[image]}", STYLES[image])
        line.append(f": {PAYS[outer][middle]} ")
    return line


def _supply(view: Position) -> Text:
    """The gems that nobody holds, the combination that pays its maker, and the turn."""
    line = Text(f" supply: {supply(view)} gems ".ljust(NAME + 2))
    turn = view.turn if view.ending else view.turn + 1
    said = f" turn {turn}"
    quiet = quiet_turns(view)
    if quiet is not None:
        said += f", {GAME.words(quiet)}"
    line.append(said.ljust(30), "dim")
    line.truncate(LABEL + 47)
    return line.append_text(_combinations(TO_MOVER)).append("mover", "dim")
