"""What happened at a table, in words."""

from __future__ import annotations

from roundel.core.table import CLAIM, FAULT, RESIGN, TIME, Step, Table
from roundel.core.view import told

EVENT_WORDS = {
    RESIGN: "{who} resigns.",
    TIME: "{who} has run out of time.",
    CLAIM: "{who} claims the game: {leaver} has gone away.",
    FAULT: "{who} is out by a fault.",
}


def names_of(table: Table) -> tuple[str, ...]:
    """What every seat is called."""
    return tuple(table.name_of(seat) for seat in range(table.seats))


def tell_step(table: Table, index: int, seat: int | None) -> str:
    """What this step of the history was, as the seat knows it; None is a spectator."""
    step = table.history[index]
    if step.number is None:
        return _tell_event(table, step)
    before = table.view_at(index, seat)
    is_last = index + 1 == len(table.history)
    after = table.view(seat) if is_last else table.view_at(index + 1, seat)
    names = names_of(table)
    happened = told(table.game, before, step.number, after)
    return " ".join(table.game.words(message, names) for message in happened)


def _tell_event(table: Table, step: Step) -> str:
    if not step.is_departure:
        return f"{table.name_of(step.seat)} takes back, and what was unseen is dealt anew."
    return EVENT_WORDS[step.text].format(
        who=table.name_of(step.seat), leaver=table.name_of(step.leaver)
    )


def result_words(table: Table) -> str:
    """Who came where, in one line; nothing while the game lasts."""
    result = table.result
    if result is None:
        return ""
    if result.ending in table.game.undecided:
        return f"no result ({result.ending})"
    placed = sorted(range(table.seats), key=lambda seat: result.ranks[seat])
    places = [
        f"{result.ranks[seat]}. {table.name_of(seat)} ({result.scores[seat]})" for seat in placed
    ]
    return f"{', '.join(places)}, by {result.ending}"
