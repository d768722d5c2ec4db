"""A picture of The Blue Lion being drawn: what is seen, by whom, and the layers so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from roundel.core.drawing import (
    CARD_HEIGHT,
    CARD_WIDTH,
    Element,
    box,
    moved,
    piece,
    touch,
    words,
)
from roundel.core.message import Message
from roundel.core.shape import NOBODY
from roundel.games.blue_lion import GAME
from roundel.games.blue_lion.captions import about_card
from roundel.games.blue_lion.picture.faces import chip, face
from roundel.games.blue_lion.picture.places import Places
from roundel.games.blue_lion.position import Position
from roundel.games.blue_lion.wording import letter_words, possible, short_words


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

    def card(self, card: int, place: str, about: str, x: float, y: float, scale: float) -> None:
        """A card at one of the places that a hand can touch; its name is where it landed."""
        width, height = CARD_WIDTH * scale, CARD_HEIGHT * scale
        halo = self.places.halo
        around = (x - halo, y - halo, width + 2 * halo, height + 2 * halo)
        if place in self.asked:
            self.ground.append(box(*around, "asked", 14))
        elif place in self.open:
            self.invite(*around, 14)
        image = self.view.up[card]
        drawn = self.face(image, self.mark(card))
        self.pieces.append(piece(f"card-{card}", x, y, drawn, scale=scale))
        number = int(place.rpartition("-")[2]) + 1
        said = Message(about, number=number, card=about_card(self.view, card))
        self.touch(place, said, x, y, width, height)

    def face(self, image: int, mark: Element | None = None) -> Element:
        """One side of a card, with its words; a small screen has room for the letter alone."""
        name = "" if self.places.is_tall else self.say(short_words(image))
        return face(image, self.letter(image), name, mark)

    def letter(self, image: int) -> str:
        return self.say(letter_words(image))

    def mark(self, card: int) -> Element | None:
        """What can be on the back, as small cards at the foot; nothing while it can be anything."""
        images = possible(self.view, card)
        if len(images) > 2:
            return None
        width = 24.0 + 34 * (len(images) - 1)
        chips = [chip(image, self.letter(image), 12 + 34 * i, 0) for i, image in enumerate(images)]
        between = words("/", width / 2, 5.5, 16, class_="strong", anchor="middle")
        ground = box(-2, -14, width + 4, 28, "pill", 8)
        scale = self.places.mark_scale
        return moved(
            (CARD_WIDTH - scale * width) / 2,
            CARD_HEIGHT - 6.25 * scale,
            ground,
            *chips,
            between if len(images) > 1 else None,
            scale=scale,
        )

    def invite(self, x: float, y: float, width: float, height: float, radius: float) -> None:
        """The ground under something that may be touched in the first decision of a turn."""
        tint = "fill:var(--accent-tint)"
        ground = Element("rect", x=x, y=y, width=width, height=height, rx=radius, style=tint)
        self.ground.append(ground)
