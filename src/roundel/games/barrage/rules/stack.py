"""What is still to be done: a stack of tasks, the last one first."""

from roundel.games.barrage.effects import NOTHING
from roundel.games.barrage.position import Position


def push(s: Position, what: int, amount: int = 0, place: int = 0, note: int = 0) -> None:
    """Something that comes before all that waits already."""
    task = s.stack[s.waiting]
    task.what = what
    task.amount = amount
    task.place = place
    task.note = note
    s.waiting += 1


def pop(s: Position) -> None:
    """The top task is being done."""
    s.waiting -= 1
    task = s.stack[s.waiting]
    task.what = NOTHING
    task.amount = 0
    task.place = 0
    task.note = 0
