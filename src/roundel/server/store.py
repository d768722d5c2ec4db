"""The truth of the site: tables in a database, and the few statements on them.

A table is its deal and its entries, replayed. An entry's number is its key: whoever would write the
same number again is told that somebody else was first.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, Table, bindparam, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from roundel.server.clocks import Clock
from roundel.server.schema import (
    ANALYSES,
    ENTRIES,
    HOLDS,
    OPENINGS,
    RECORDS,
    SEATS,
    TABLES,
    WATCHED,
)

WAITING, PLAYING, OVER = "waiting", "playing", "over"
PERSON, PROGRAM = "person", "program"
LISTED = 50
"""Tables in a list at most."""

LOOK = (
    update(WATCHED)
    .where(WATCHED.c.table == bindparam("table_"), WATCHED.c.number == bindparam("number_"))
    .values(looked=bindparam("looked_"), left=bindparam("left_"))
)
SEE = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("table_"), SEATS.c.seat == bindparam("seat_"))
    .values(seen=bindparam("seen_"))
)


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table."""

    number: int
    kind: str
    seat: int
    text: str
    at: float
    left: float | None = None
    request: str | None = None


@dataclass(frozen=True)
class Look:
    """What somebody saw who looked at a table that goes on by itself."""

    table: str
    number: int
    left: float | None
    """On the running clock, if one runs."""


@dataclass
class Seat:
    """A chair, and who sits in it."""

    number: int
    kind: str
    name: str
    program: str | None = None
    taken: bool = False
    bits: str | None = None
    hints: bool = False
    rematch: bool = False
    seen: float = 0.0

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    @property
    def is_ready(self) -> bool:
        """Whether play may begin as far as this seat goes."""
        return self.taken and self.bits is not None


@dataclass(frozen=True)
class Setting:
    """What was agreed when a table was opened."""

    id: str
    game: str
    options: dict[str, int]
    server_bits: str
    created: float
    clock: Clock | None = None
    public: bool = False


@dataclass
class Stored:
    """All that the database knows of a table."""

    setting: Setting
    state: str
    seats: list[Seat]
    holds: dict[str, set[int]]
    entries: list[Entry] = field(default_factory=list)
    seed: str | None = None
    begun: float | None = None
    rematch: str | None = None
    looked: float | None = None
    left: float | None = None


def open_table(c: Connection, setting: Setting, seats: Sequence[Seat], secret: str | None) -> None:
    """A new table; the seats that are taken by people are held by the secret."""
    clock = setting.clock
    c.execute(
        TABLES.insert().values(
            id=setting.id,
            game=setting.game,
            options=json.dumps(setting.options),
            state=WAITING,
            public=setting.public,
            base=clock and clock.base,
            increment=clock and clock.increment,
            server_bits=setting.server_bits,
            created=setting.created,
            changed=setting.created,
        )
    )
    c.execute(SEATS.insert(), [_seat_row(setting.id, seat) for seat in seats])
    if secret is not None:
        for seat in seats:
            if seat.is_person and seat.taken:
                hold(c, secret, setting.id, seat.number)


def keep_opening(c: Connection, secret: str, request: str, asked: str, table: str) -> bool:
    """Whether whoever knows the secret asks for this table for the first time."""
    row = {"secret": secret, "request": request, "asked": asked, "table": table}
    statement = _insert(c, OPENINGS).values(row).on_conflict_do_nothing()
    return c.execute(statement.returning(OPENINGS.c.table)).one_or_none() is not None


def opening_of(c: Connection, secret: str, request: str) -> tuple[str, str, float]:
    """What was asked for under this name, the table that was opened, and when; nobody else changes
    that before we are done."""
    found = c.execute(
        select(OPENINGS.c.asked, OPENINGS.c.table, TABLES.c.created)
        .join(TABLES, TABLES.c.id == OPENINGS.c.table)
        .where(OPENINGS.c.secret == secret, OPENINGS.c.request == request)
        .with_for_update(of=OPENINGS)
    ).one()
    return found.asked, found.table, found.created


def open_anew(c: Connection, secret: str, request: str, table: str) -> None:
    """From now on it is this table that was asked for under this name."""
    named = (OPENINGS.c.secret == secret, OPENINGS.c.request == request)
    c.execute(update(OPENINGS).where(*named).values(table=table))


def _seat_row(table: str, seat: Seat) -> dict[str, Any]:
    row = dict(vars(seat))
    return {"table": table, "seat": row.pop("number"), **row}


def load(c: Connection, table: str, after: int = 0) -> Stored | None:
    """The table with its entries after a number; None if there is no such table."""
    row = c.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
    if row is None:
        return None
    seats = c.execute(select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat))
    holds: dict[str, set[int]] = {}
    for each in c.execute(select(HOLDS).where(HOLDS.c.table == table)):
        holds.setdefault(each.secret, set()).add(each.seat)
    entries = c.execute(
        select(ENTRIES)
        .where(ENTRIES.c.table == table, ENTRIES.c.number > after)
        .order_by(ENTRIES.c.number)
    )
    watched = c.execute(select(WATCHED).where(WATCHED.c.table == table)).one_or_none()
    return Stored(
        _setting(row),
        row.state,
        [Seat(each.seat, *each[2:]) for each in seats],
        holds,
        [_entry(each) for each in entries],
        row.seed,
        row.begun,
        row.rematch,
        None if watched is None else watched.looked,
        None if watched is None else watched.left,
    )


def _setting(row: Row[Any]) -> Setting:
    clock = None if row.base is None else Clock(row.base, row.increment)
    return Setting(
        row.id, row.game, json.loads(row.options), row.server_bits, row.created, clock, row.public
    )


def _entry(row: Row[Any]) -> Entry:
    return Entry(row.number, row.kind, row.seat, row.text, row.at, row.left, row.request)


def _insert(c: Connection, table: Table) -> Any:
    """An insert that may do nothing where such a row is already."""
    dialect = postgresql if c.dialect.name == "postgresql" else sqlite
    return dialect.insert(table)


def add_entry(c: Connection, table: str, entry: Entry, state: str) -> bool:
    """Whether the entry is now the table's; False when its number or its request is taken.
    `state` is that of the table after it."""
    statement = _insert(c, ENTRIES).values(table=table, **vars(entry)).on_conflict_do_nothing()
    if c.execute(statement.returning(ENTRIES.c.number)).one_or_none() is None:
        return False
    if state == OVER:
        change_table(c, table, state=state)
    return True


def lock(c: Connection, table: str) -> bool:
    """Whether it is there; nobody else changes its seats before we are done."""
    row = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
    return c.execute(row).one_or_none() is not None


def change_seat(c: Connection, table: str, seat: int, **values: Any) -> None:
    c.execute(update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat).values(values))


def change_table(c: Connection, table: str, **values: Any) -> None:
    c.execute(update(TABLES).where(TABLES.c.id == table).values(values))


def hold(c: Connection, secret: str, table: str, seat: int) -> None:
    """From now on whoever knows the secret sits there."""
    row = {"secret": secret, "table": table, "seat": seat}
    c.execute(_insert(c, HOLDS).values(row).on_conflict_do_nothing())


def held_by(c: Connection, secret: str) -> list[tuple[str, int]]:
    """Tables and seats that this secret holds, the table that changed last first."""
    decided = (
        select(ENTRIES.c.at)
        .where(ENTRIES.c.table == TABLES.c.id)
        .order_by(ENTRIES.c.number.desc())
        .limit(1)
    )
    changed = func.coalesce(decided.scalar_subquery(), TABLES.c.changed)
    found = c.execute(
        select(HOLDS.c.table, HOLDS.c.seat)
        .join(TABLES, TABLES.c.id == HOLDS.c.table)
        .where(HOLDS.c.secret == secret)
        .order_by(changed.desc(), HOLDS.c.table, HOLDS.c.seat)
        .limit(LISTED)
    )
    return [(row.table, row.seat) for row in found]


def open_tables(c: Connection, since: float) -> list[str]:
    """Public tables that wait for somebody, the newest first."""
    found = c.execute(
        select(TABLES.c.id)
        .where(TABLES.c.state == WAITING, TABLES.c.public, TABLES.c.changed > since)
        .where(TABLES.c.id.in_(select(SEATS.c.table).where(~SEATS.c.taken)))
        .order_by(TABLES.c.created.desc())
        .limit(LISTED)
    )
    return [row.id for row in found]


def watch(c: Connection, table: str, number: int, now: float) -> None:
    """From this entry on the table goes on by itself, looked after by whoever has stored it."""
    values = {"number": number, "looked": now, "left": None}
    statement = _insert(c, WATCHED).values(table=table, **values)
    c.execute(statement.on_conflict_do_update(index_elements=["table"], set_=values))


def leave(c: Connection, table: str, number: int) -> None:
    """After this entry nothing happens there unless somebody does it."""
    c.execute(delete(WATCHED).where(WATCHED.c.table == table, WATCHED.c.number <= number))


def look(c: Connection, looks: Iterable[Look], now: float) -> None:
    """Somebody looks after these tables; what is kept of one that has gone on since is nothing."""
    rows = [
        {"table_": each.table, "number_": each.number, "looked_": now, "left_": each.left}
        for each in looks
    ]
    if rows:
        c.execute(LOOK, rows)


def take_up(c: Connection, since: float, now: float, most: int, *, clocked: bool) -> list[str]:
    """Those that nobody has looked after since then, the longest alone first, with or without a
    clock: now somebody does."""
    has_clock = TABLES.c.base.is_not(None)
    alone = (
        select(WATCHED.c.table)
        .join(TABLES, TABLES.c.id == WATCHED.c.table)
        .where(WATCHED.c.looked < since, has_clock if clocked else ~has_clock)
        .order_by(WATCHED.c.looked)
        .limit(most)
    )
    statement = (
        update(WATCHED)
        .where(WATCHED.c.table.in_(alone.scalar_subquery()), WATCHED.c.looked < since)
        .values(looked=now)
        .returning(WATCHED.c.table)
    )
    return [row.table for row in c.execute(statement)]


def see(c: Connection, here: Iterable[tuple[str, int]], now: float) -> None:
    """Who is at their table."""
    rows = [{"table_": table, "seat_": seat, "seen_": now} for table, seat in here]
    if rows:
        c.execute(SEE, rows)


def keep_record(c: Connection, id: str, text: str, now: float) -> None:
    c.execute(RECORDS.insert().values(id=id, text=text, created=now))


def kept_record(c: Connection, id: str) -> str | None:
    found: str | None = c.execute(select(RECORDS.c.text).where(RECORDS.c.id == id)).scalar()
    return found


def keep_analysis(c: Connection, id: str, text: str) -> None:
    c.execute(_insert(c, ANALYSES).values(id=id, text=text).on_conflict_do_nothing())


def kept_analysis(c: Connection, id: str) -> str | None:
    found: str | None = c.execute(select(ANALYSES.c.text).where(ANALYSES.c.id == id)).scalar()
    return found
