"""All that ever leaves the referee about a position: what one seat, or a spectator, gets to see."""

from __future__ import annotations

import io
import json
from typing import Any

from roundel.core.game import Game
from roundel.core.position import CommonPosition
from roundel.core.view import View, legal_numbers, told

NAMES = ("Ann", "Bob", "Cleo", "Dan")
MOST_REFUSALS = 12


def outlets(game: Game, body: CommonPosition, seat: int, *, drawn: bool = True) -> dict[str, Any]:
    """By name: fields, texts, messages, observation, and picture and terminal if drawn."""
    view = View(game, body, seat)
    shown: dict[str, Any] = {"dict": json.dumps(view.as_dict())}
    shown["moves"] = view.moves()
    shown["text"] = [game.notation.write(view.body, number) for number in range(game.moves)]
    shown["say"] = [view.say(move) for move in view.moves()]
    shown["why_not"] = refusals(game, view) if seat == body.to_move else []
    shown["observe"] = view.observe()
    shown["seen"] = repr(view)
    if drawn:
        shown["picture"] = view.picture()
        shown["tall picture"] = view.picture(is_tall=True)
        shown["terminal"] = terminal_text(game, view)
    return shown


def refusals(game: Game, view: View) -> list[str]:
    """The words for why moves are not allowed, of some that are not."""
    legal = set(legal_numbers(game, view.body))
    illegal = [number for number in range(game.moves) if number not in legal]
    some = illegal[:: max(1, len(illegal) // MOST_REFUSALS)]
    return [game.words(game.notation.why_not(view.body, number), NAMES) for number in some]


def terminal_text(game: Game, view: View) -> str:
    """The table as a terminal of 80 columns without colour shows it."""
    from rich.console import Console

    page = io.StringIO()
    console = Console(file=page, width=80, color_system=None, force_terminal=False)
    console.print(game.picture.terminal(view.body, view.seat, NAMES[: view.body.seats]))
    return page.getvalue()


def told_words(
    game: Game, before: CommonPosition, number: int, after: CommonPosition, seat: int
) -> list[str]:
    """What the log tells this seat of a move."""
    messages = told(game, View(game, before, seat), number, View(game, after, seat))
    return [game.words(message, NAMES) for message in messages]
