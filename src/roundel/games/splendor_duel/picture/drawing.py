"""A picture of Splendor Duel being drawn: what is seen, by whom, and the layers so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from roundel.core.drawing import Element, piece, token, touch
from roundel.core.message import Message
from roundel.core.shape import NOBODY
from roundel.games.splendor_duel import GAME
from roundel.games.splendor_duel.components import COLOURS
from roundel.games.splendor_duel.picture.places import Places
from roundel.games.splendor_duel.position import Position

STEP = 2.8
"""How much higher each token of a pile lies."""


@dataclass
class Drawing:
    """The four layers, and what all parts of the picture need to know."""

    view: Position
    seat: int
    names: Sequence[str]
    locale: str
    places: Places
    asked: frozenset[str]
    """What the mover has to choose from, after the first decision of the turn."""
    open: frozenset[str]
    """What the seat that looks on may touch now."""
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

    def explain(self, about: Message, *drawn: Element) -> None:
        """A label that says what it is to whoever points at it."""
        self.labels.append(Element("g", Element("title", self.say(about)), *drawn))

    def token(self, id: str, kind: int, x: float, y: float, scale: float = 1) -> None:
        colour = COLOURS[kind]
        drawn = token(colour)
        self.pieces.append(piece(id, x, y, drawn, scale=scale, kind=f"{colour}-token"))

    def invite(self, x: float, y: float, width: float, height: float, radius: float) -> None:
        """The ground under something that may be touched in the first decision of a turn."""
        tint = "fill:var(--accent-tint)"
        ground = Element("rect", x=x, y=y, width=width, height=height, rx=radius, style=tint)
        self.ground.append(ground)
