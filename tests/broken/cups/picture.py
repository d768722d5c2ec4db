"""Cups drawn, as plainly as can be."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from roundel.core.shape import EMPTY, UNKNOWN
from tests.broken.cups.components import HAND
from tests.broken.cups.position import Position

FACES = {EMPTY: "", UNKNOWN: "?"}


def draw(view: Position, seat: int, names: Sequence[str] = (), locale: str = "en") -> str:
    """A text for every cup, the deck, and two buttons."""
    drawn = [
        f'<text data-touch="{name}">{name} {view.left}</text>' for name in ("deck", "stay", "lend")
    ]
    for holder in range(view.seats):
        for cup in range(HAND):
            card = view.players[holder].cups[cup]
            face = FACES.get(card, str(card + 1))
            drawn.append(f'<text data-touch="cup-{holder}-{cup}">{face}</text>')
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(drawn)}</svg>'


def terminal(view: Position, seat: int, names: tuple[str, ...]) -> Any:
    """A line for every player."""
    lines = [
        f"{name}: {' '.join(FACES.get(card, str(card + 1)) for card in view.players[holder].cups)}"
        for holder, name in enumerate(names)
    ]
    return Text("\n".join(lines))
