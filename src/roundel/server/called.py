"""What those at a table are called, in the language of whoever reads."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from roundel.agents import NAMES
from roundel.core.message import Message, seat_name, words
from roundel.core.table import Table
from roundel.server.refusal import FOLDER
from roundel.server.store import Seat


def at_seats(seats: Sequence[Seat], locale: str) -> tuple[str, ...]:
    """The names of people as they typed them, of programs in words; who typed none has none."""
    return _told_apart(
        tuple(program(seat.program, locale) if seat.program else seat.name for seat in seats)
    )


def in_record(table: Table, locale: str) -> tuple[str, ...]:
    """The same from a record, in which a program goes by its own name, and who has none by the
    number of the seat."""
    nameless = [seat_name(seat, (), table.game.folder) for seat in range(table.seats)]
    return _told_apart(
        tuple(
            "" if name == number else program(name, locale) if name in NAMES else name
            for name, number in zip(table.names, nameless, strict=False)
        )
    )


@cache
def program(name: str, locale: str) -> str:
    """What a program is called; one that has no words for it, by its own name."""
    return words(Message("program-called", program=name), FOLDER, locale=locale)


@cache
def _told_apart(names: tuple[str, ...]) -> tuple[str, ...]:
    """Those with the same name have the number of their seat behind it."""
    return tuple(
        f"{name} {number}" if name and names.count(name) > 1 else name
        for number, name in enumerate(names, start=1)
    )
