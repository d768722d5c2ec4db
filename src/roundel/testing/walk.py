"""A walk through one game: who plays, the seed, and what is chosen. Hypothesis makes them."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roundel.core.game import Game, game
from roundel.core.position import CommonPosition
from roundel.core.shape import NOBODY, pack, unpack
from roundel.core.stream import Stream, key_of, start
from roundel.core.table import Table
from roundel.core.view import SPECTATOR, legal_numbers

MOST_CHOICES = 40
"""Decisions that Hypothesis makes itself; dice make those that follow."""
LONGEST_TURN = 500
"""Decisions in one turn beyond which it is taken to have no end."""


@dataclass(frozen=True)
class Node:
    """A position on the way, what was legal there, and what was played."""

    data: bytes
    legal: tuple[int, ...]
    move: int


@dataclass(frozen=True)
class Walk:
    """A game from its deal to its end; `choices` lead it first, then dice of its seed."""

    game: Game = field(repr=False)
    options: tuple[int, ...]
    seed: int
    choices: tuple[int, ...]

    @property
    def chosen(self) -> dict[str, int]:
        """The options by name."""
        return dict(zip((each.name for each in self.game.options), self.options, strict=True))

    def deal(self) -> CommonPosition:
        return self.game.deal(self.chosen, key_of(self.seed))

    def dice(self, salt: int = 0) -> random.Random:
        """Chance for the test itself, the same for the same walk."""
        return random.Random(f"{self.seed} {self.options} {self.choices} {salt}")

    def stream(self, salt: int = 0) -> Stream:
        """A stream to imagine with, the same for the same walk."""
        stream = Stream()
        start(stream, key_of(self.dice(salt).getrandbits(62)))
        return stream

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """Every position at which something was decided."""
        return self._walked[0]

    @cached_property
    def end(self) -> bytes:
        """The last position."""
        return self._walked[1]

    @cached_property
    def _walked(self) -> tuple[tuple[Node, ...], bytes]:
        body, dice = self.deal(), self.dice()
        nodes: list[Node] = []
        while body.to_move != NOBODY:
            legal = legal_or_fail(self.game, body)
            played = len(nodes)
            led = played < len(self.choices)
            move = legal[self.choices[played] % len(legal)] if led else dice.choice(legal)
            nodes.append(Node(pack(body), tuple(legal), move))
            self.game.rules.apply(body, move)
            within_limit(self.game, body, len(nodes))
        return tuple(nodes), pack(body)

    def body(self, data: bytes) -> CommonPosition:
        return unpack(self.game.Position, data)

    def positions(self, most: int) -> list[CommonPosition]:
        """Some positions of the walk, the first and the last among them."""
        every = [node.data for node in self.nodes] + [self.end]
        return [self.body(data) for data in _spread(every, most)]

    def decisions(self, most: int) -> list[Node]:
        """Some of the nodes, the first and the last among them."""
        return _spread(list(self.nodes), most)

    def table(self, moves: int | None = None) -> Table:
        """The walk at a table, as far as so many moves."""
        table = Table(self.game, self.chosen, seed=self.seed)
        for node in self.nodes[:moves]:
            table.play(node.move)
        return table

    def seats(self, body: CommonPosition) -> range:
        """Every seat, and the spectator."""
        return range(SPECTATOR, body.seats)


def _spread(row: list[Any], most: int) -> list[Any]:
    if len(row) <= most:
        return row
    return [row[i * (len(row) - 1) // (most - 1)] for i in range(most)]


def legal_or_fail(game: Game, body: CommonPosition) -> list[int]:
    legal = legal_numbers(game, body)
    assert legal, f"nothing is legal in turn {body.turn + 1}, though seat {body.to_move} is to move"
    return legal


def within_limit(game: Game, body: CommonPosition, decisions: int) -> None:
    most = game.most_turns
    assert body.turn <= most, f"turn {body.turn + 1} begins, though a game has at most {most}"
    assert decisions <= (body.turn + 1) * LONGEST_TURN, f"turn {body.turn + 1} does not end"


def play_to_the_end(game: Game, body: CommonPosition, dice: random.Random) -> None:
    """Go on with any moves until the game is over."""
    played = body.ply
    while body.to_move != NOBODY:
        game.rules.apply(body, dice.choice(legal_or_fail(game, body)))
        played += 1
        within_limit(game, body, played)


def agreeing(game: Game, values: tuple[int, ...]) -> tuple[int, ...]:
    """These values of the options; one whose needs the others do not meet stays at its lowest."""
    settled: dict[str, int] = {}
    for option, value in zip(game.options, values, strict=True):
        settled[option.name] = value if option.unmet(settled) is None else option.low
    return tuple(settled.values())


def walks(game: Game) -> st.SearchStrategy[Walk]:
    """Any options that go together, any seed, any choices."""
    any_values = st.tuples(*(st.integers(each.low, each.high) for each in game.options))
    options = any_values.map(lambda values: agreeing(game, values))
    choices = st.lists(st.integers(0, 63), max_size=MOST_CHOICES).map(tuple)
    return st.builds(Walk, st.just(game), options, st.integers(0, 2**31), choices)


def on_walks(test: Callable[[Any, Walk], None]) -> Callable[[Any], None]:
    """Make a test of one walk a test of many; the profile of Hypothesis says how many."""

    def over_walks(self: Any) -> None:
        def on_any_walk(walk: Walk) -> None:
            test(self, walk)

        on_any_walk.__name__ = test.__name__  # so that Hypothesis tells the tests apart
        trusting = settings(deadline=None, suppress_health_check=list(HealthCheck))
        trusting(given(walks(game(self.game)))(on_any_walk))()

    over_walks.__name__ = test.__name__
    over_walks.__qualname__ = test.__qualname__
    over_walks.__doc__ = test.__doc__
    over_walks.__module__ = test.__module__
    return over_walks
