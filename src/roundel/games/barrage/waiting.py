"""What is wrong with the tasks that wait on the stack of a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from roundel.core.shape import NOBODY
from roundel.games.barrage.components import (
    BUILDING_ROWS,
    COLUMNS,
    KINDS,
    OFFICE,
    SEGMENTS,
    TILES,
)
from roundel.games.barrage.effects import BASE, BUY_TILE, PRODUCE, TAKE
from roundel.games.barrage.maps import BASINS, DAMS, HEADSTREAMS, POWERHOUSES, SIDES
from roundel.games.barrage.panel import PANEL_REWARDS
from roundel.games.barrage.rules.numbering import (
    ABILITY,
    ARCHITECT,
    CHOOSE_SPACE,
    CHOOSE_TILE,
    FRENCH_EACH,
    MOVES,
    OWN_DAM,
    PAYMENT,
    RELEASES,
    SERVE,
    SPLIT_LAB,
    SYSTEM,
    TILE_EFFECT,
    TOKEN_REWARD,
    TURN,
    USE_BUILT,
    WORK_PAYMENT,
)
from roundel.games.barrage.rules.sites import sites
from roundel.games.barrage.tasks import TASK_NAMES

if TYPE_CHECKING:
    from roundel.games.barrage.position import Position, Task

MOST = 127
"""Of whatever is counted and has no bound of its own."""
MOST_MODIFIED = 9
"""Of a production, up or down."""
BOUNDS = {
    PRODUCE: (MOST_MODIFIED, 1, BASINS),
    BASE: (7, 1, 1),
    TAKE: (2, OFFICE, 1),
    SYSTEM: (MOST_MODIFIED, DAMS - 1, BASINS),
    RELEASES: (MOST_MODIFIED, DAMS * SIDES - 1, BASINS),
    SERVE: (MOST, FRENCH_EACH, 0),
    ABILITY: (0, DAMS - 1, BASINS - 1),
    OWN_DAM: (0, DAMS - 1, 0),
    CHOOSE_TILE: (len(KINDS) - 1, 0, 0),
    CHOOSE_SPACE: (len(KINDS) - 1, 2 * TILES - 1, 0),
    PAYMENT: (len(KINDS) - 1, 2 * TILES - 1, POWERHOUSES - 1),
    TILE_EFFECT: (TILES - 1, POWERHOUSES - 1, 0),
    USE_BUILT: (0, BUILDING_ROWS - 1, 0),
    SPLIT_LAB: (MOST, SEGMENTS - 1, 0),
    ARCHITECT: (MOVES - 1, 0, 0),
    WORK_PAYMENT: (COLUMNS - 1, 0, 0),
    TOKEN_REWARD: (PANEL_REWARDS - 1, 0, 0),
}
"""The highest amount, place and note of a task."""
OTHERWISE = (MOST, HEADSTREAMS - 1, 1)


def stack_faults(s: Position) -> Iterator[tuple[str, str]]:
    """Tasks lie one upon the other, nothing above them, and speak of what there is."""
    if s.to_move != NOBODY and not 1 <= s.waiting <= len(s.stack):
        yield "waiting", "while the game lasts some task waits on the stack"
    elif s.to_move != NOBODY and s.stack[s.waiting - 1].what not in TASK_NAMES:
        yield f"stack[{s.waiting - 1}].what", "nobody is asked for this: it happens by itself"
    for i, task in enumerate(s.stack):
        if i < s.waiting:
            yield from _task_faults(f"stack[{i}]", task)
        elif (task.what, task.amount, task.place, task.note) != (0, 0, 0, 0):
            yield f"stack[{i}].what", "nothing waits above the tasks on the stack"


def _task_faults(name: str, task: Task) -> Iterator[tuple[str, str]]:
    if not (0 < task.what <= BUY_TILE or TURN <= task.what <= TOKEN_REWARD):
        yield f"{name}.what", f"a task is a number to {BUY_TILE}, or from {TURN} to {TOKEN_REWARD}"
        return
    amount, place, note = BOUNDS.get(task.what, OTHERWISE)
    least = -MOST_MODIFIED if task.what in (PRODUCE, SYSTEM, RELEASES) else 0
    for field, value, low, high in (
        ("amount", task.amount, least, amount),
        ("place", task.place, 0, place),
        ("note", task.note, 0, note),
    ):
        if not low <= value <= high:
            yield f"{name}.{field}", f"is a number from {low} to {high} for this task"
    if task.what == PAYMENT and task.note >= sites(task.amount):
        yield f"{name}.note", f"there are {sites(task.amount)} spaces of this kind"
