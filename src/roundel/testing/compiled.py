"""That the compiled rules do what the plain ones do, move by move and field by field."""

from __future__ import annotations

from math import isclose
from typing import Any

import pytest

from roundel.core import compiled
from roundel.core.position import CommonPosition
from roundel.core.shape import copy, pack, to_dict, unpack
from roundel.core.stream import key_of
from roundel.core.view import View
from roundel.testing.walk import Walk, on_walks

LONGEST = 400
"""Decisions that are compared in one walk."""


class CompiledTests:
    game: str

    @pytest.fixture(autouse=True)
    def _needs_a_compiler(self, request: pytest.FixtureRequest) -> None:
        if "compiled" in request.node.name and not compiled.is_available():
            pytest.skip("Numba is not installed")

    @on_walks
    def test_compiled_rules_play_the_same_game(self, walk: Walk) -> None:
        """deal, legal and apply."""
        import numpy as np

        unit = compiled.load(walk.game.package)
        record = compiled.record(walk.game.Position())
        key, out = np.array(key_of(walk.seed)), np.zeros(walk.game.moves, np.int64)
        unit.deal(record[0], np.array(walk.options), key)
        for node in walk.nodes[:LONGEST]:
            _same(walk, record, walk.body(node.data))
            count = unit.legal(record[0], out)
            assert out[:count].tolist() == list(node.legal)
            unit.apply(record[0], node.move)
        if len(walk.nodes) <= LONGEST:
            _same(walk, record, walk.body(walk.end))
            assert unit.legal(record[0], out) == 0

    @on_walks
    def test_compiled_secrecy_hides_and_imagines_the_same(self, walk: Walk) -> None:
        unit = compiled.load(walk.game.package)
        for body in walk.positions(10):
            for seat in walk.seats(body):
                record = compiled.record(body)
                unit.conceal(record[0], seat)
                view = View(walk.game, body, seat).body
                _same(walk, record, view)
                stream, twin = walk.stream(seat), compiled.record(walk.stream(seat))
                world = walk.game.Position()
                copy(world, view)
                walk.game.secrecy.imagine(world, stream)
                unit.imagine(record[0], twin[0])
                _same(walk, record, world)
                assert twin.tobytes() == pack(stream)

    @on_walks
    def test_compiled_observations_and_estimates_are_the_same(self, walk: Walk) -> None:
        import numpy as np

        unit = compiled.load(walk.game.package)
        estimate = walk.game.room("estimate").estimate
        out = np.zeros(unit.OBSERVATION_SIZE, np.int64)
        for body in walk.positions(10):
            for seat in walk.seats(body):
                view = View(walk.game, body, seat)
                unit.observe(compiled.record(view.body)[0], seat, out)
                assert out.tolist() == view.observe()
            for seat in range(body.seats):
                found = unit.estimate(compiled.record(body)[0], seat)
                assert isclose(found, estimate(body, seat), rel_tol=1e-9, abs_tol=1e-12)


def _same(walk: Walk, record: Any, body: CommonPosition) -> None:
    """Field by field, so that a difference is named."""
    found = unpack(walk.game.Position, record.tobytes())
    if pack(found) != pack(body):
        assert to_dict(found) == to_dict(body)
