"""One game for a learner: from its deal to its end, one checked move at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any, SupportsIndex, TypeAlias

import numpy as np
import numpy.typing as npt

from roundel.core.errors import IllegalMove, InvalidMove, InvalidOption, MoveError
from roundel.core.game import SEATS, Game
from roundel.core.layout import Section
from roundel.core.position import CommonPosition
from roundel.core.shape import NOBODY, Row, pack, twin, unpack
from roundel.core.stream import key_of
from roundel.core.table import whole
from roundel.core.view import SPECTATOR, View, legal_numbers
from roundel.learn.batch import settle

Numbers: TypeAlias = npt.NDArray[np.int16]
Mask: TypeAlias = npt.NDArray[np.int8]
Seed: TypeAlias = SupportsIndex | str

OVER = "the game is over: reset the environment before the next move"


class Episode:
    """A game being played. An action is the number of a move."""

    def __init__(self, game: Game, options: Mapping[str, int], seed: Seed) -> None:
        self.game = game
        self.body: CommonPosition = game.deal(options, key(seed))
        self._views: dict[int, View] = {}
        """Those that were asked for of this position."""

    @property
    def to_move(self) -> int:
        """The seat that decides now; -1 when the game is over."""
        return self.body.to_move

    @property
    def is_over(self) -> bool:
        return self.body.to_move == NOBODY

    @property
    def is_undecided(self) -> bool:
        """Whether the game was broken off without a result."""
        undecided = self.game.undecided
        return self.is_over and self.game.endings[self.body.ending - 1] in undecided

    def view(self, seat: int = SPECTATOR) -> View:
        """What the seat may know now."""
        if seat not in self._views:
            self._views[seat] = View(self.game, self.body, seat)
        return self._views[seat]

    def legal(self) -> list[int]:
        """The actions of the seat to move, ascending."""
        return legal_numbers(self.game, self.body)

    def mask(self, seat: int) -> Mask:
        """1 for every action that the seat may choose now."""
        mask = np.zeros(self.game.moves, np.int8)
        if seat == self.to_move:
            mask[self.legal()] = 1
        return mask

    def observe(self, seat: int) -> Numbers:
        """What the seat sees, made from its view."""
        return np.array(self.view(seat).observe(), np.int16)

    def rewards(self) -> list[float]:
        """Of every seat: 1 for the first, -1 for the last, 0 before the end or without a result."""
        rewards = [0.0] * self.body.seats
        if self.is_over and not self.is_undecided:
            settle(self.body, rewards)
        return rewards

    def play(self, action: SupportsIndex) -> None:
        """Play a legal move; anything else is refused and changes nothing."""
        if self.is_over:
            raise IllegalMove(OVER)
        number = whole(action)
        if number is None or not 0 <= number < self.game.moves:
            raise not_an_action(self.game, action)
        if number not in self.legal():
            raise not_allowed(self.view(self.to_move), number)
        self.game.rules.apply(self.body, number)
        self._views.clear()

    def copy(self) -> Episode:
        """The same game once more, sharing nothing that changes."""
        return self.over(twin(self.body))

    def over(self, body: CommonPosition) -> Episode:
        """A game that goes on from another position."""
        other = Episode.__new__(Episode)
        other.game, other.body, other._views = self.game, body, {}
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.copy()

    def __getstate__(self) -> tuple[Game, bytes]:
        return self.game, pack(self.body)

    def __setstate__(self, state: tuple[Game, bytes]) -> None:
        self.game, packed = state
        self.body = unpack(self.game.Position, packed)
        self._views = {}


def settled(
    game: Game, seats: SupportsIndex | None, options: Mapping[str, SupportsIndex] | None
) -> dict[str, int]:
    """All options of the game, the number of seats the first."""
    if not isinstance(options, Mapping | None):
        raise InvalidOption(f"options are numbers by their names, not {options!r}")
    chosen = dict(options or {})
    if seats is not None and chosen.setdefault(SEATS, seats) != seats:
        raise InvalidOption(f"seats is {seats!r}, but {chosen[SEATS]!r} in the options")
    return game.settle(chosen)


def key(seed: Seed) -> Row:
    """The key that a seed stands for, whatever kind of whole number it is."""
    number = whole(seed)
    return key_of(seed if number is None else number)  # type: ignore[arg-type]


def layout(game: Game) -> tuple[Section, ...]:
    """The layout of the game's observation."""
    if find_spec(f"{game.package}.observation") is None:
        raise InvalidOption(f"{game.title} shows nothing to learners: it has no observation.py")
    found: tuple[Section, ...] = game.room("observation").LAYOUT
    return found


@cache
def highest(game: Game) -> Sequence[int]:
    """The most that each number of an observation can be; the least is 0."""
    return [section.high for section in layout(game) for _ in range(section.size)]


def not_an_action(game: Game, action: object) -> MoveError:
    """What to say of something that is no number of a move."""
    last = game.moves - 1
    return InvalidMove(f"{action!r} is not an action of {game.title}: give a number, 0 to {last}")


def not_allowed(view: View, number: int) -> MoveError:
    """What to say of a move of the game that is not allowed now."""
    notation = view.game.notation
    reason = view.game.words(notation.why_not(view.body, number))
    text = notation.write(view.body, number)
    return IllegalMove(f"action {number}, {text!r}, is not allowed now: {reason}")


def drawn(view: View) -> str:
    """The view as text, 80 columns wide."""
    import io

    from rich.console import Console

    page = io.StringIO()
    names = tuple(f"player {seat}" for seat in range(view.body.seats))
    Console(file=page, width=80, color_system=None, force_terminal=False).print(
        view.game.picture.terminal(view.body, view.seat, names)
    )
    return page.getvalue()
