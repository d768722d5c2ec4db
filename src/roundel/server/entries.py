"""What an entry does to a table."""

from __future__ import annotations

from roundel.core.table import Table
from roundel.server.store import Entry

MOVE, UNDO, TAKE_BACK = "move", "undo", "take back"


def happen(table: Table, entry: Entry) -> None:
    """Let a stored entry happen again."""
    if entry.kind == MOVE:
        table.play(entry.text)
    elif entry.kind == UNDO:
        table.undo()
    elif entry.kind == TAKE_BACK:
        take_back(table, entry.seat, entry.text)
    else:
        table.happen(entry.kind, entry.seat)


def take_back(table: Table, seat: int, text: str) -> None:
    """Back to so many steps; with bits, the unseen is dealt anew from them."""
    kept, _, bits = text.partition(" ")
    while len(table.history) > int(kept):
        table.undo()
    if bits:
        table.deal_anew(seat, bits)


def common(before: Table, after: Table) -> int:
    """How many steps of the history are the same."""
    old, new = before.history, after.history
    shared = min(len(old), len(new))
    while shared and old[shared - 1] is not new[shared - 1]:
        shared -= 1
    return shared
