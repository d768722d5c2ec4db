"""What one seat may know of a table, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from roundel.core.game import Game
from roundel.core.message import Message
from roundel.core.position import CommonPosition
from roundel.core.shape import pack, to_dict, twin

SPECTATOR = -1


@dataclass(frozen=True)
class Move:
    """A legal decision: its number, its text, and the things a hand would touch to make it."""

    number: int
    text: str
    touches: tuple[str, ...]

    def __str__(self) -> str:
        return self.text


class View:
    """A position after `conceal`: its fields by name, and what follows from them."""

    def __init__(self, game: Game, body: CommonPosition, seat: int) -> None:
        """The view of a seat, or of a spectator, on a true position or an imagined one."""
        self.game = game
        self.seat = seat
        self.body = twin(body)
        game.secrecy.conceal(self.body, seat)

    def __getattr__(self, name: str) -> Any:
        if name == "body":
            raise AttributeError(name)
        return getattr(self.body, name)

    def as_dict(self) -> dict[str, Any]:
        """All fields as nested dicts and lists, fit for JSON."""
        return to_dict(self.body)

    def moves(self) -> list[Move]:
        """The legal moves when this seat is to move, else none."""
        if self.seat == SPECTATOR or self.body.to_move != self.seat:
            return []
        return [self.move(number) for number in legal_numbers(self.game, self.body)]

    def move(self, number: int) -> Move:
        """The move of this number, with its words."""
        notation = self.game.notation
        return Move(number, notation.write(self.body, number), notation.touches(self.body, number))

    def say(self, move: Move, locale: str = "en") -> str:
        """The move as a whole sentence, as for a button."""
        said = self.game.notation.say(self.body, move.number)
        return self.game.words(said, locale=locale)

    def asked(self, names: Sequence[str] = (), locale: str = "en") -> str:
        """What has to be decided now, or how it ended; empty if the game has no words for it."""
        if not self.game.has_room("captions"):
            return ""
        decision = self.game.room("captions").decision(self.body, self.seat)
        return self.game.words(decision, tuple(names), locale)

    def observe(self) -> list[int]:
        """The view as a flat row for a learner; RULES.md of the game has its layout."""
        room = self.game.room("observation")
        out = [0] * room.OBSERVATION_SIZE
        room.observe(self.body, self.seat, out)
        return out

    def picture(
        self, names: Sequence[str] = (), locale: str = "en", *, is_tall: bool = False
    ) -> str:
        """The view as SVG, with what the seats are called; for a screen that is higher than wide
        if the game has such a picture."""
        room = self.game.picture
        draw = getattr(room, "draw_tall", room.draw) if is_tall else room.draw
        drawn: str = draw(self.body, self.seat, names, locale)
        return drawn

    def forgetful(self) -> View:
        """The same view without what was seen once and lies hidden now; the moves stay the same."""
        found = View(self.game, self.body, self.seat)
        if self.game.can_forget:
            self.game.secrecy.forget_seen(found.body)
        return found

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and self.game == other.game
            and self.seat == other.seat
            and pack(self.body) == pack(other.body)
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        who = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<{self.game.title} as {who} sees it, turn {self.body.turn + 1}>"

    def _repr_svg_(self) -> str:
        return self.picture()


def legal_numbers(game: Game, body: CommonPosition) -> list[int]:
    """The numbers of the legal moves, ascending."""
    out = [0] * game.moves
    return out[: game.rules.legal(body, out)]


def told(
    game: Game, before: View, number: int, after: View, *, from_memory: bool = False
) -> tuple[Message, ...]:
    """What happened, for the log, as the seat of both views saw it; for those who want to remember
    by themselves, without what they have to remember."""
    notation = game.notation
    tell = notation.tell_from_memory if from_memory and game.can_forget else notation.tell
    happened: tuple[Message, ...] = tell(before.body, number, after.body)
    return happened
