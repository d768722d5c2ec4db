"""A picture of Barrage being drawn: what is seen, by whom, and the layers so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from roundel.core.drawing import Element, box, moved, piece, touch, words
from roundel.core.message import Message
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage import GAME
from roundel.games.barrage.components import COMPANY_IDS
from roundel.games.barrage.picture.signs import sign
from roundel.games.barrage.picture.style import company
from roundel.games.barrage.position import NEUTRAL, Position
from roundel.games.barrage.signs import Part, parts_of_reward

NARROW_LETTER = 0.52
"""Width of an average letter of running text, in font sizes."""
LEAST_ON_PHONE, PHONE = 10.5, 374.0
LEAST_ON_LAPTOP, LAPTOP = 8.6, 950.0
"""The smallest letters in pixels, and how wide the picture is there."""
WIDER_LETTERS = {"ru": 0.6}
"""The same for languages whose letters are wider."""


@dataclass
class Drawing:
    """The four layers, and what all parts of the picture need to know."""

    view: Position
    seat: int
    names: Sequence[str]
    locale: str
    asked: frozenset[str]
    """What the mover has to choose from, after the first decision of the turn."""
    open: frozenset[str]
    """What the seat that looks on may touch now."""
    ground: list[Element] = field(default_factory=list)
    pieces: list[Element] = field(default_factory=list)
    labels: list[Element] = field(default_factory=list)
    touches: list[Element] = field(default_factory=list)
    is_tall: bool = False
    least: float = 0.0
    """The size of the smallest letters."""
    frame: tuple[float, float, float] = (0.0, 0.0, 1.0)
    """Where the origin of the panel that is being drawn lies, and how much it is enlarged."""

    def fit(self, width: float) -> None:
        """The picture is so wide: what can be read on a phone, or on a laptop?"""
        pixels, screen = (LEAST_ON_PHONE, PHONE) if self.is_tall else (LEAST_ON_LAPTOP, LAPTOP)
        self.least = pixels * width / screen

    @property
    def deciding(self) -> bool:
        """Whether the seat that looks on is to move."""
        return self.seat != NOBODY and self.view.to_move == self.seat

    @property
    def actor(self) -> int:
        """Whose things can be touched by the names that they have for the mover."""
        return max(self.seat, 0) if self.view.to_move == NOBODY else self.view.to_move

    def say(self, message: Message) -> str:
        return GAME.words(message, tuple(self.names), self.locale)

    def reward(self, row: Sequence[int]) -> list[Part]:
        """What a reward brings, as signs."""
        return [self.lettered(part) for part in parts_of_reward(row)]

    def lettered(self, part: Part) -> Part:
        """A sign that has letters for its number, with those of the language."""
        if not part.number.isalpha():
            return part
        return part._replace(number=self.say(Message("letters", letters=part.number)))

    @contextmanager
    def enlarged(self, x: float, y: float, size: float) -> Iterator[None]:
        """What is drawn meanwhile is so much larger, around an origin that lies here."""
        ground, labels, frame = self.ground, self.labels, self.frame
        self.ground, self.labels, self.frame = [], [], (x, y, size)
        yield
        ground.append(moved(x, y, *self.ground, scale=size))
        labels.append(moved(x, y, *self.labels, scale=size))
        self.ground, self.labels, self.frame = ground, labels, frame

    def legible(self, size: float) -> float:
        """The size of letters, or of the least that can be read."""
        return max(size, self.least / self.frame[2])

    def mark(self, id: str) -> str:
        """A class for what the mover has to choose from, or may begin a turn with, to be added to
        others."""
        if id in self.asked:
            return " asked"
        return " inviting" if id in self.open else ""

    def touch(
        self, id: str, about: Message, x: float, y: float, width: float, height: float
    ) -> None:
        """Something that a hand can touch, or without an id only point at."""
        said = self.say(about)
        if not id:
            self.labels.append(
                Element("g", Element("title", said), box(x, y, width, height, "hit"))
            )
            return
        left, top, size = self.frame
        place = (left + x * size, top + y * size, width * size, height * size)
        self.touches.append(touch(id, said, *place, open_=id in self.open))

    def explain(self, about: Message, *drawn: Element | None) -> None:
        """A label that says what it is to whoever points at it."""
        self.labels.append(Element("g", Element("title", self.say(about)), *drawn))

    def paragraph(self, said: str, x: float, y: float, room: float, size: float) -> float:
        """Words over as many lines as they need, smaller if one of them is longer than a line;
        returns the height below them."""
        letter = WIDER_LETTERS.get(self.locale, NARROW_LETTER)
        size = min(size, room / letter / max(len(word) for word in said.split()))
        line = ""
        for word in said.split():
            if line and len(f"{line} {word}") * size * letter > room:
                self.labels.append(words(line, x, y, size))
                line, y = word, y + size * 1.2
            else:
                line = f"{line} {word}".strip()
        self.labels.append(words(line, x, y, size))
        return y + size * 1.2

    def style_of(self, owner: int) -> str:
        """The colours of a seat's company, or of neutral dams."""
        if owner == NEUTRAL:
            return company("neutral")
        if owner == NOBODY or self.view.players[owner].company == EMPTY:
            return company("nobody")
        return company(COMPANY_IDS[self.view.players[owner].company])

    def owned(self, owner: int, *drawn: Element | None) -> Element:
        """Things in the colours of a seat."""
        return Element("g", *drawn, style=self.style_of(owner))

    def put(self, id: str, kind: str, owner: int, x: float, y: float, size: float = 1) -> None:
        """A piece with the sign of its kind, in the colours of its owner."""
        drawn = self.owned(owner, sign(kind, 0, 0))
        like = kind if owner == NOBODY else f"{kind}-{owner}"
        self.lay(id, x, y, drawn, scale=size, kind=like)

    def lay(
        self, id: str, x: float, y: float, drawn: Element, scale: float = 1, kind: str | None = None
    ) -> None:
        """A piece."""
        left, top, size = self.frame
        at = (left + x * size, top + y * size)
        self.pieces.append(piece(id, *at, drawn, scale=scale * size, kind=kind))
