"""That nobody is shown more than they may know, and that imagined worlds are what they claim."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

from roundel.core.game import Game
from roundel.core.position import CommonPosition
from roundel.core.shape import NOBODY, UNKNOWN, from_dict, pack, to_dict
from roundel.core.stream import Stream, forget
from roundel.core.view import View, legal_numbers
from roundel.testing.outlets import outlets, told_words
from roundel.testing.walk import Walk, on_walks

DRAWS = 24
FEW_WORLDS = 6
"""Up to so many different worlds are counted."""
MANY_DRAWS = 360
TOLERANCE = 6.0
"""Standard deviations by which a count may miss."""


class SecrecyTests:
    game: str

    @on_walks
    def test_an_imagined_world_looks_the_same(self, walk: Walk) -> None:
        """conceal(imagine(conceal(p))) == conceal(p), for every seat and a spectator."""
        stream = walk.stream()
        for body in walk.positions(12):
            for seat in walk.seats(body):
                view = View(walk.game, body, seat).body
                world = imagined(walk.game, view, stream)
                assert pack(View(walk.game, world, seat).body) == pack(view)

    @on_walks
    def test_concealing_twice_is_concealing_once(self, walk: Walk) -> None:
        for body in walk.positions(12):
            for seat in walk.seats(body):
                view = View(walk.game, body, seat).body
                assert pack(View(walk.game, view, seat).body) == pack(view)

    @on_walks
    def test_an_imagined_world_is_a_whole_position(self, walk: Walk) -> None:
        faults = walk.game.room("position").faults
        stream = walk.stream()
        for body in walk.positions(12):
            for seat in walk.seats(body):
                world = imagined(walk.game, View(walk.game, body, seat).body, stream)
                assert not list(faults(world))
                legal = legal_numbers(walk.game, world)
                assert legal or world.to_move == NOBODY, "nobody can move in an imagined world"
                if seat == body.to_move:
                    assert legal == legal_numbers(walk.game, body)

    @on_walks
    def test_imagined_worlds_vary(self, walk: Walk) -> None:
        """A hidden place that looks the same in every imagined world holds what it truly holds."""
        stream = walk.stream()
        for body in walk.positions(4):
            truth = dict(_leaves(to_dict(body)))
            for seat in walk.seats(body):
                view = View(walk.game, body, seat).body
                seen = dict(_leaves(to_dict(view)))
                # A score may truly be -2.
                hidden = [at for at in seen if seen[at] == UNKNOWN != truth[at]]
                draws = [
                    dict(_leaves(to_dict(imagined(walk.game, view, stream)))) for _ in range(DRAWS)
                ]
                for at in hidden:
                    found = {draw[at] for draw in draws}
                    assert found != {UNKNOWN}, f"{at} is not imagined"
                    assert len(found) > 1 or found == {truth[at]}, f"{at} is always {found}"

    @on_walks
    def test_every_world_is_equally_likely(self, walk: Walk) -> None:
        """Where only a few worlds agree with a view, the truth is among them, each as frequent."""
        stream = walk.stream()
        for body in walk.positions(8):
            for seat in walk.seats(body):
                view = View(walk.game, body, seat).body
                probed = {_world(imagined(walk.game, view, stream)) for _ in range(DRAWS)}
                if len(probed) <= FEW_WORLDS:
                    assert _world(body) in assert_equally_likely(walk.game, view, stream)

    @on_walks
    def test_the_random_stream_is_hidden(self, walk: Walk) -> None:
        blank = Stream()
        forget(blank)
        for body in walk.positions(8):
            for seat in walk.seats(body):
                assert View(walk.game, body, seat).body.stream == blank

    @on_walks
    def test_equal_views_show_the_same(self, walk: Walk) -> None:
        """Two positions that a seat cannot tell apart give the same fields, texts, messages,
        observation, picture and terminal."""
        stream = walk.stream()
        for body in walk.positions(4):
            for seat in walk.seats(body):
                other = imagined(walk.game, View(walk.game, body, seat).body, stream)
                shown, again = outlets(walk.game, body, seat), outlets(walk.game, other, seat)
                for outlet, what in shown.items():
                    assert what == again[outlet], f"{outlet} shows seat {seat} what it may not know"

    @on_walks
    def test_equal_views_are_told_the_same(self, walk: Walk) -> None:
        """Two games that a seat cannot tell apart go on by the same move: as long as it still
        cannot tell them apart, the log tells it the same."""
        stream = walk.stream()
        for node in walk.decisions(12):
            body = walk.body(node.data)
            for seat in walk.seats(body):
                other = imagined(walk.game, View(walk.game, body, seat).body, stream)
                if node.move not in legal_numbers(walk.game, other):
                    continue
                after, other_after = walk.body(node.data), walk.body(pack(other))
                walk.game.rules.apply(after, node.move)
                walk.game.rules.apply(other_after, node.move)
                if View(walk.game, after, seat) == View(walk.game, other_after, seat):
                    told = told_words(walk.game, body, node.move, after, seat)
                    assert told == told_words(walk.game, other, node.move, other_after, seat)


def imagined(game: Game, view: CommonPosition, stream: Stream) -> CommonPosition:
    """A world that agrees with the view."""
    world = from_dict(game.Position, to_dict(view))
    game.secrecy.imagine(world, stream)
    return world


def assert_equally_likely(
    game: Game, view: CommonPosition, stream: Stream, draws: int = MANY_DRAWS
) -> set[bytes]:
    """That every world which agrees with the view is imagined equally often; these worlds."""
    counts = Counter(_world(imagined(game, view, stream)) for _ in range(draws))
    even = draws / len(counts)
    excess = sum((count - even) ** 2 / even for count in counts.values())
    bound = len(counts) - 1 + TOLERANCE * sqrt(2 * len(counts)) + TOLERANCE**2 / 3
    assert excess <= bound, f"worlds are drawn unevenly: {sorted(counts.values())}"
    return set(counts)


def _world(body: CommonPosition) -> bytes:
    """A position but for its stream."""
    bare = from_dict(type(body), to_dict(body))
    forget(bare.stream)
    return pack(bare)


def _leaves(data: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """Every number of a position with its place."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from _leaves(value, f"{path}.{name}")
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from _leaves(value, f"{path}[{i}]")
    else:
        yield path, data
