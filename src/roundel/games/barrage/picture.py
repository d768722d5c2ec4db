"""The table as a plain page: what is where, in words, and a button for every move."""

from collections.abc import Sequence

from rich.text import Text

from roundel.core.drawing import Element, button, picture, words
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage.components import COMPANY_NAMES, OFFICER_NAMES
from roundel.games.barrage.notation import touches
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules import legal
from roundel.games.barrage.rules.numbering import MOVES
from roundel.games.barrage.tasks import asked

WIDTH, LINE, BUTTON, COLUMNS = 960, 24, 180, 5


def draw(view: Position, seat: int, names: Sequence[str] = (), locale: str = "en") -> str:
    """Lines of text, and below them what can be touched."""
    lines = said(view, [*names] or [f"Player {i + 1}" for i in range(view.seats)])
    ground: list[Element] = [
        words(line, 24, 36 + i * LINE, 16, class_="strong") for i, line in enumerate(lines)
    ]
    found = sorted({touch for move in moves(view) for touch in touches(view, move)})
    top = 60 + len(lines) * LINE
    buttons = [
        button(each, each, 24 + i % COLUMNS * BUTTON, top + i // COLUMNS * 36, BUTTON - 10)
        for i, each in enumerate(found)
    ]
    height = top + (len(found) // COLUMNS + 1) * 36 + 24
    return picture(WIDTH, height, lines[0], ground=ground, pieces=[], labels=[], touches=buttons)


def terminal(view: Position, seat: int, names: tuple[str, ...]) -> Text:
    """The same lines."""
    return Text("\n".join(said(view, names)))


def moves(view: Position) -> list[int]:
    out = [0] * MOVES
    return out[: legal(view, out)]


def said(view: Position, names: Sequence[str]) -> list[str]:
    """Whose turn it is, and how everybody stands."""
    if view.to_move == NOBODY:
        lines = ["The game is over."]
    else:
        lines = [f"Round {view.round}. {names[view.to_move]} decides: {asked(view)}."]
    for seat in range(view.seats):
        player = view.players[seat]
        if player.company == EMPTY:
            lines.append(names[seat])
            continue
        lines.append(f"{names[seat]}, {COMPANY_NAMES[player.company]}:")
        lines.append(f"  {OFFICER_NAMES[player.officer]}, {view.score[seat]} points")
        lines.append(
            f"  {player.energy} energy, {player.credits} credits, {player.excavators} excavators, "
            f"{player.mixers} mixers"
        )
        lines.append(f"  {player.engineers} engineers, built {player.built}")
    return lines
