"""That observations are as documented and estimates are shares."""

from __future__ import annotations

from roundel.core.game import game
from roundel.core.layout import Section, starts, table, total
from roundel.core.view import View
from roundel.testing.walk import Walk, on_walks


class LearningTests:
    game: str

    @on_walks
    def test_an_observation_keeps_to_its_layout(self, walk: Walk) -> None:
        """As long as the layout says, and every number from 0 to the highest of its section."""
        layout: tuple[Section, ...] = walk.game.room("observation").LAYOUT
        for body in walk.positions(12):
            for seat in walk.seats(body):
                row = View(walk.game, body, seat).observe()
                assert len(row) == total(layout)
                for start, section in zip(starts(layout), layout, strict=True):
                    part = row[start : start + section.size]
                    assert 0 <= min(part) <= max(part) <= section.high, f"{section.name}: {part}"

    @on_walks
    def test_an_observation_is_written_over_whatever_was_there(self, walk: Walk) -> None:
        room = walk.game.room("observation")
        for body in walk.positions(4):
            view = View(walk.game, body, 0)
            out = [99] * room.OBSERVATION_SIZE
            room.observe(view.body, 0, out)
            assert out == view.observe()

    def test_the_layout_is_documented(self) -> None:
        plate = game(self.game)
        rules = (plate.folder / "RULES.md").read_text(encoding="utf-8")
        assert table(plate.room("observation").LAYOUT) in rules

    @on_walks
    def test_an_estimate_is_a_share(self, walk: Walk) -> None:
        """From 0 to 1 for every seat; at the end nobody ahead in rank is estimated behind."""
        estimate = walk.game.room("estimate").estimate
        for body in walk.positions(12):
            for seat in range(body.seats):
                assert 0 <= estimate(body, seat) <= 1
        end = walk.body(walk.end)
        shares = [(end.rank[seat], -estimate(end, seat)) for seat in range(end.seats)]
        assert [share for _, share in sorted(shares)] == sorted(share for _, share in shares)
