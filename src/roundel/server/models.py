"""What may be asked of the API, and what it answers."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from roundel.server.archive import LONGEST_RECORD
from roundel.server.clocks import LONGEST_BASE, LONGEST_INCREMENT
from roundel.server.seating import LONGEST_NAME, LONGEST_REQUEST

HIGHEST = 2**31 - 1
LONGEST_TURN = 1000
"""Letters of a move or a whole turn."""


class Asked(BaseModel):
    """What is not understood is refused, not passed over."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Error(BaseModel):
    error: str
    message: str


class AskedClock(Asked):
    base: int = Field(ge=1, le=LONGEST_BASE, description="Seconds for the whole game.")
    increment: int = Field(0, ge=0, le=LONGEST_INCREMENT, description="Seconds more a turn.")


class AskedSeat(Asked):
    who: str = Field(
        max_length=40,
        description="`me`; `here`, somebody else at my screen; `friend`, whoever takes the seat; "
        "or a program of the house: `random`, `greedy`, `novice`, `club`, `expert`, `master`; "
        "`perfect` where a game is solved.",
    )
    name: str = Field("", max_length=LONGEST_NAME)


class NewTable(Asked):
    game: str = Field(max_length=64, description="One of `GET /api/games`.")
    seats: list[AskedSeat] = Field(min_length=1, max_length=8)
    options: dict[str, int] = Field(default_factory=dict, max_length=16)
    clock: AskedClock | None = None
    public: bool = Field(False, description="Whether the table is listed while it waits.")
    id: str | None = Field(
        None,
        min_length=1,
        max_length=LONGEST_REQUEST,
        description="Your own name for this request. Sent again with the same id and the same "
        "token of your own, it opens no second table.",
    )


class OwnSeat(BaseModel):
    seat: int
    token: str = Field(description="The secret for `Authorization: Bearer`.")
    link: str = Field(description="Opens the seat in a browser.")


class Opened(BaseModel):
    table: str
    commitment: str
    seats: list[OwnSeat]


class Taking(Asked):
    name: str = Field("", max_length=LONGEST_NAME)


class Contribution(Asked):
    seat: int = Field(ge=0, le=HIGHEST)
    bits: str = Field("", max_length=64, description="64 hexadecimal digits, or nothing.")


class SeatOnly(Asked):
    seat: int = Field(ge=0, le=HIGHEST)


class Decided(SeatOnly):
    id: str | None = Field(
        None,
        min_length=1,
        max_length=LONGEST_REQUEST,
        description="Your own name for this decision: sent again with the same id, it is not done "
        "twice.",
    )


class DecidedAt(Decided):
    at: int = Field(ge=0, le=HIGHEST, description="The table's `number` when you decided.")


class Play(DecidedAt):
    move: int | Annotated[str, StringConstraints(max_length=LONGEST_TURN)] = Field(
        description="A move's number or its text, or a whole turn as text."
    )


class HintsWanted(SeatOnly):
    wanted: bool


class Done(BaseModel):
    number: int = Field(description="The number of the entry that came of it.")


class HintGiven(BaseModel):
    state: Literal["none", "thinking", "ready", "lost"]
    lines: list[dict[str, Any]]


class BroughtRecord(Asked):
    text: str = Field(max_length=LONGEST_RECORD)


class Kept(BaseModel):
    id: str


class Analysed(BaseModel):
    state: Literal["none", "thinking", "ready", "lost"]
    done: int
    of: int
    analysis: dict[str, Any] | None


class Named(BaseModel):
    name: str
    title: str
    version: int
    minutes: int
    options: list[dict[str, Any]]


ERRORS: dict[int | str, dict[str, Any]] = {
    status.value: {
        "description": status.phrase,
        "content": {"application/json": {"schema": Error.model_json_schema()}},
    }
    for status in map(HTTPStatus, (400, 403, 404, 408, 409, 413, 422, 429, 500, 503, 507))
}
