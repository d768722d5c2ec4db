"""What a decision sets going, one step after the other: the log tells of each.

Where the step turns up something from a pile, it turns up anything: nobody asks it what.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from roundel.core.shape import NOBODY, copy
from roundel.core.stream import Stream, key_of, start
from roundel.games.barrage.effects import FLOW
from roundel.games.barrage.panel import PANEL_ROWS
from roundel.games.barrage.position import CHECK, Position
from roundel.games.barrage.rules.choices import choose, resolve
from roundel.games.barrage.rules.numbering import SPLIT, STREAM
from roundel.games.barrage.rules.round import go_on
from roundel.games.barrage.secrecy import imagine


@dataclass(frozen=True)
class Step:
    """A decision with what it brought, or a part of a phase that nobody decides on."""

    before: Position
    after: Position
    is_decision: bool = False
    is_flowing_drop: bool = False
    """Whether the decision lets a drop from the general supply flow from a headstream."""

    @property
    def row(self) -> int | None:
        """The row of the panel that is checked."""
        checked = self.before.phase == CHECK and not self.is_decision
        return self.before.step if checked and self.before.step < PANEL_ROWS else None

    @property
    def is_scoring(self) -> bool:
        """The scoring of a round, with the clean-up or the end of the game."""
        return self.before.phase == CHECK and not self.is_decision and self.row is None


def steps(view: Position, move: int) -> Iterator[Step]:
    """From a view and a move to the next decision."""
    s = twin(view)
    stream = Stream()
    start(stream, key_of(0))
    imagine(s, stream)
    before = twin(s)
    flows = STREAM <= move < SPLIT and s.stack[s.waiting - 1].what == FLOW
    choose(s, move)
    settle(s)
    yield Step(before, twin(s), is_decision=True, is_flowing_drop=flows)
    while s.to_move != NOBODY and s.waiting == 0:
        before = twin(s)
        go_on(s)
        settle(s)
        yield Step(before, twin(s))


def settle(s: Position) -> None:
    """Do what waits until somebody has to decide."""
    while s.waiting > 0 and resolve(s):
        pass


def twin(s: Position) -> Position:
    found = Position()
    copy(found, s)
    return found
