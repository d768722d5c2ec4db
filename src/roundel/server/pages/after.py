"""After the game: all its positions, what was to be expected, the record; records from files."""

from __future__ import annotations

from asyncio import to_thread
from dataclasses import dataclass
from itertools import groupby
from typing import Annotated, Any

from fastapi import APIRouter, File, Form, Query, Request, UploadFile
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup

from roundel.core.drawing import mark
from roundel.core.errors import RoundelError
from roundel.core.message import Message, words
from roundel.core.table import Table
from roundel.core.view import told
from roundel.server import called, outlets
from roundel.server.api import Holder, TableId, TheHouse
from roundel.server.easel import Drawing
from roundel.server.house import House
from roundel.server.models import HIGHEST
from roundel.server.pages import curve
from roundel.server.pages.writing import Speaks, Speech, drawn, is_tall, see_other, wants_now, write
from roundel.server.refusal import FOLDER, NotThere, Refusal

router = APIRouter()

Step = Annotated[int | None, Query(ge=0, le=HIGHEST)]
Seat = Annotated[int | None, Query(ge=-1, le=HIGHEST)]
REMEMBERED = 200
"""Games, each for one seat in one language, whose steps are kept in words."""
_TOLD: dict[tuple[str, int | None, str], list[str]] = {}
OPEN = -1
"""In an address: as a spectator sees it."""


@dataclass(frozen=True)
class Line:
    """One step of the game in words, and what was better."""

    step: int
    said: str
    better: str
    lost: float


@dataclass(frozen=True)
class Turn:
    """What a seat did in one turn."""

    number: int
    seat: int
    name: str
    lines: tuple[Line, ...]

    @property
    def first(self) -> int:
        return self.lines[0].step

    @property
    def after(self) -> int:
        return self.lines[-1].step + 1


@router.get("/replay/{id}")
async def replay(
    id: TableId,
    request: Request,
    house: TheHouse,
    holder: Holder,
    say: Speaks,
    step: Step = None,
    seat: Seat = None,
) -> Response:
    """A game that lies open, at one of its positions."""
    table = await house.archive.game(id)
    last = len(table.history)
    at = last if step is None else min(step, last)
    if seat is None:
        seat = await _own_seat(house, id, holder)
    shown = None if seat == OPEN else seat
    if shown is not None and shown >= table.seats:
        raise NotThere("no-seat", seat=str(shown))
    found = outlets.analysis(await house.archive.analysis(id))
    names = [_name(table, each, say) for each in range(table.seats)]
    turns = _turns(table, await _lines(id, table, shown, say), found["analysis"], say)
    return write(
        request,
        "look.html" if wants_now(request) else "replay.html",
        id=id,
        table=table,
        names=names,
        at=at,
        last=last,
        seat=seat,
        picture=await _picture(house, table, at, shown, say, is_tall=is_tall(request)),
        turns=turns,
        told=next((turn for turn in turns if turn.first < at <= turn.after), None),
        before=max((turn.first for turn in turns if turn.first < at), default=0),
        after=min((turn.after for turn in turns if turn.after > at), default=last),
        analysis=found,
        curve=curve.draw(table, names, found["analysis"], at, f"/replay/{id}?seat={seat}", say)
        if found["analysis"]
        else "",
        share=f"{request.base_url}replay/{id}",
    )


async def _own_seat(house: TheHouse, id: str, holder: frozenset[str]) -> int:
    """Where this browser sat, if it did."""
    try:
        own = (await house.table(id)).held_by(holder)
    except Refusal:
        return OPEN
    return own[0] if len(own) == 1 else OPEN


def _name(table: Table, seat: int, say: Speech) -> str:
    names = called.in_record(table, say.locale)
    return (names[seat] if seat < len(names) else "") or say("seat", number=seat + 1)


async def _picture(
    house: House, table: Table, step: int, seat: int | None, say: Speech, *, is_tall: bool
) -> Markup:
    """The position before a step; what was touched just before is marked."""
    history = table.history
    view = table.view_at(step, seat) if step < len(history) else table.view(seat)
    names = tuple(_name(table, each, say) for each in range(table.seats))
    svg = await house.easel.draw(Drawing(view, names, say.of(table.game), is_tall))
    if step == 0 or history[step - 1].number is None:
        return drawn(svg)
    done = history[step - 1]
    assert done.number is not None
    return drawn(mark(svg, table.view_at(step - 1, seat).move(done.number).touches, "last"))


async def _lines(id: str, table: Table, seat: int | None, say: Speech) -> list[str]:
    """What every step was, as this seat knew it; told once."""
    key = (id, seat, say.locale)
    if key not in _TOLD:
        if len(_TOLD) >= REMEMBERED:
            _TOLD.clear()
        steps = range(len(table.history))
        _TOLD[key] = await to_thread(lambda: [_told(table, each, seat, say) for each in steps])
    return _TOLD[key]


def _turns(
    table: Table, told: list[str], analysis: dict[str, Any] | None, say: Speech
) -> list[Turn]:
    better = {
        each["step"]: each
        for turn in (analysis or {"turns": []})["turns"]
        for each in turn["decisions"]
        if each["is_mistake"]
    }
    found = []
    steps = list(enumerate(table.history))
    for (number, mover), made in groupby(steps, key=lambda each: (each[1].turn, each[1].seat)):
        lines = []
        for index, _ in made:
            judged = better.get(index)
            lines.append(
                Line(
                    index,
                    told[index],
                    _better(table, index, judged["better"]["text"], say) if judged else "",
                    judged["lost"] if judged else 0.0,
                )
            )
        found.append(Turn(number, mover, _name(table, mover, say), tuple(lines)))
    return found


def _told(table: Table, index: int, seat: int | None, say: Speech) -> str:
    """What a step was, as this seat knew it."""
    done, game = table.history[index], table.game
    names = called.in_record(table, say.locale)
    if done.number is None:
        return words(outlets.event_message(done), FOLDER, names, say.locale)
    following = index + 1
    before = table.view_at(index, seat)
    after = table.view_at(following, seat) if following < len(table.history) else table.view(seat)
    messages: tuple[Message, ...] = told(game, before, done.number, after)
    return " ".join(game.words(each, names, say.of(game)) for each in messages)


def _better(table: Table, step: int, text: str, say: Speech) -> str:
    """What would have been better at this step, as its seat could have decided."""
    game, view = table.game, table.view_at(step, table.history[step].seat)
    number = game.notation.read(view.body, text)
    return game.words(game.notation.say(view.body, number), (), say.of(game))


@router.post("/replay/{id}/analysis")
async def analyse(id: TableId, house: TheHouse) -> Response:
    """Begin the analysis."""
    await house.archive.analyse(id)
    return see_other(f"/replay/{id}")


@router.get("/replay/{id}/record")
async def record(id: TableId, house: TheHouse) -> Response:
    """The record as a file."""
    table = await house.archive.game(id)
    file = f"{table.game.name}-{id[:8]}.txt"
    headers = {"content-disposition": f'attachment; filename="{file}"'}
    return Response(table.record(), media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/open")
async def open_form(request: Request) -> HTMLResponse:
    """Where a record is opened."""
    return write(request, "open.html", message="", why="", text="")


@router.post("/open")
async def open_record(
    request: Request,
    house: TheHouse,
    say: Speaks,
    file: Annotated[UploadFile | None, File()] = None,
    text: Annotated[str, Form()] = "",
) -> Response:
    """Keep the record that was given, and look at it."""
    given = text
    if file is not None and file.filename:
        given = (await file.read()).decode("utf-8", errors="replace")
    if not given.strip():
        return write(request, "open.html", 400, message=say("open-nothing"), why="", text=text)
    try:
        id = await house.archive.bring(given, house.now())
    except Refusal as refusal:
        said = refusal.words(say.locale)
        return write(request, "open.html", refusal.status, message=said, why="", text=text)
    except RoundelError as error:
        said = say("open-refused")
        return write(request, "open.html", 400, message=said, why=str(error), text=text)
    return see_other(f"/replay/{id}?step=0")
