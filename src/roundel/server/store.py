"""The truth of the site: tables in a database, and the few statements on them.

A table is its deal and its entries, replayed. An entry's number is its key: whoever would write the
same number again is told that somebody else was first.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    Row,
    String,
    Table,
    Text,
    UniqueConstraint,
    bindparam,
    func,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from roundel.server.clocks import Clock

WAITING, PLAYING, OVER = "waiting", "playing", "over"
PERSON, PROGRAM = "person", "program"
LISTED = 50
"""Tables in a list at most."""

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(26), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("state", String(8), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("base", Integer),  # of the clock, in seconds
    Column("increment", Integer),
    Column("server_bits", String(64), nullable=False),
    Column("seed", String(64)),  # from when play begins
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("begun", Float),
    Column("rematch", String(26)),  # the table that follows
    Column("beat", Float),  # when the running clock was looked at last
    Column("beat_left", Float),  # and what it showed
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", String(26), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("program", String(32)),
    Column("taken", Boolean, nullable=False),
    Column("bits", String(64)),  # None until it has said what it adds to the shuffle
    Column("hints", Boolean, nullable=False),
    Column("rematch", Boolean, nullable=False),
    Column("seen", Float, nullable=False),
)

HOLDS = Table(
    "holds",
    METADATA,
    Column("secret", String(64), primary_key=True),  # its SHA-256
    Column("table", String(26), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table", String(26), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64)),  # the client's own name for it
    Column("at", Float, nullable=False),
    Column("left", Float),  # what the seat's clock showed afterwards
    UniqueConstraint("table", "seat", "request"),
)

RECORDS = Table(
    "records",
    METADATA,
    Column("id", String(26), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("id", String(26), primary_key=True),  # of a table or of a record
    Column("text", Text, nullable=False),
)

BEAT = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("id_"))
    .values(beat=bindparam("beat_"), beat_left=bindparam("left_"))
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
    beat: float | None = None
    beat_left: float | None = None


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
    return Stored(
        _setting(row),
        row.state,
        [Seat(each.seat, *each[2:]) for each in seats],
        holds,
        [_entry(each) for each in entries],
        row.seed,
        row.begun,
        row.rematch,
        row.beat,
        row.beat_left,
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
    decided = select(func.max(ENTRIES.c.at)).where(ENTRIES.c.table == TABLES.c.id)
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


def beat(c: Connection, running: Iterable[tuple[str, float]], now: float) -> None:
    """What the running clocks show, in case that we are gone the next moment."""
    rows = [{"id_": table, "beat_": now, "left_": left} for table, left in running]
    if rows:
        c.execute(BEAT, rows)


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
