"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

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

WATCHED = Table(  # while a program is to move or a clock runs
    "watched",
    METADATA,
    Column("table", String(26), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # of its last entry
    Column("looked", Float, nullable=False, index=True),  # when some server process did so last
    Column("left", Float),  # what the running clock showed then
)

OPENINGS = Table(
    "openings",
    METADATA,
    Column("secret", String(64), primary_key=True),
    Column("request", String(64), primary_key=True),  # the client's own name for it
    Column("asked", String(64), nullable=False),  # the SHA-256 of what was asked for
    Column("table", String(26), nullable=False),
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
