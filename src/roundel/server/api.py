"""What a program gets: JSON under `/api`, described by OpenAPI."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response, StreamingResponse

from roundel.core.game import games
from roundel.server import guard, outlets
from roundel.server.clocks import Clock
from roundel.server.hosted import Hosted
from roundel.server.house import House
from roundel.server.models import (
    ERRORS,
    HIGHEST,
    Analysed,
    BroughtRecord,
    Contribution,
    Decided,
    DecidedAt,
    Done,
    HintGiven,
    HintsWanted,
    Kept,
    Named,
    NewTable,
    Opened,
    OwnSeat,
    Play,
    SeatOnly,
    Taking,
)
from roundel.server.refusal import Malformed, NotStored
from roundel.server.seating import Sitter
from roundel.server.store import Entry

KEEP_ALIVE = 15.0
"""Seconds of silence after which a stream says that it is still there."""

router = APIRouter(prefix="/api", responses=ERRORS)

TableId = Annotated[str, Path(min_length=1, max_length=64)]
AskedFor = Annotated[int | None, Query(ge=0, le=HIGHEST, description="None: as a spectator.")]


async def house_of(request: Request) -> House:
    """Not a plain function: those are run in threads, which takes longer than they do."""
    house: House = request.app.state.house
    return house


async def holder_of(request: Request) -> frozenset[str]:
    return guard.holder(request)


Holder = Annotated[frozenset[str], Depends(holder_of)]
TheHouse = Annotated[House, Depends(house_of)]


@router.get("/games")
async def list_games() -> list[Named]:
    """Every game, with its options."""
    return [
        Named(
            name=each.name,
            title=each.title,
            version=each.version,
            minutes=each.minutes,
            options=[vars(option) for option in each.options],
        )
        for each in games()
    ]


@router.get("/tables")
async def list_tables(house: TheHouse) -> list[dict[str, Any]]:
    """Public tables that wait for somebody."""
    return [outlets.about(each, house.now()) for each in await house.open_tables()]


@router.post("/tables", status_code=201)
async def open_table(asked: NewTable, request: Request, house: TheHouse) -> Opened:
    """Open a table. Its shuffle is bound from now on; contribute bits with the commitment known."""
    token, secret = _secret_of(request)
    if asked.id is not None and not guard.holder(request):
        raise Malformed("no-token")
    hosted = await house.open(
        asked.game,
        [Sitter(each.who, each.name) for each in asked.seats],
        options=asked.options,
        clock=None if asked.clock is None else Clock(asked.clock.base, asked.clock.increment),
        public=asked.public,
        secret=secret,
        request=asked.id,
    )
    own = hosted.held_by(frozenset({secret}))
    for seat in own:
        await _hold(house, hosted.id, seat, request, token)
    return Opened(
        table=hosted.id,
        commitment=hosted.commitment,
        seats=[_own_seat(seat, token) for seat in own],
    )


@router.get("/tables/{id}")
async def look(
    id: TableId, house: TheHouse, holder: Holder, seat: AskedFor = None
) -> dict[str, Any]:
    """All that this seat may know, with its legal moves; without a seat what a spectator sees."""
    return outlets.state(await _as_seen(house, id, seat, holder), seat, house.now())


@router.post("/tables/{id}/seats/{seat}", status_code=201)
async def take_seat(
    id: TableId,
    seat: Annotated[int, Path(ge=0, le=HIGHEST)],
    asked: Taking,
    request: Request,
    house: TheHouse,
) -> OwnSeat:
    """Sit down at a free seat. Whoever sends a token of their own may send this again."""
    token, secret = _secret_of(request)
    await house.sit(id, seat, secret, asked.name)
    await _hold(house, id, seat, request, token)
    return _own_seat(seat, token)


@router.post("/tables/{id}/link", status_code=201)
async def make_link(id: TableId, asked: SeatOnly, house: TheHouse, holder: Holder) -> OwnSeat:
    """One more secret for a seat, to go on at another device."""
    await house.seat(id, asked.seat, holder)
    token = guard.new_secret()
    await house.hold(id, asked.seat, guard.hashed(token))
    return _own_seat(asked.seat, token)


@router.post("/tables/{id}/bits")
async def contribute(
    id: TableId, asked: Contribution, house: TheHouse, holder: Holder
) -> dict[str, Any]:
    """Add random bits to the shuffle, or nothing. Play begins when every seat has done it."""
    await house.seat(id, asked.seat, holder)
    return outlets.about(await house.contribute(id, asked.seat, asked.bits), house.now())


@router.post("/tables/{id}/play")
async def play(id: TableId, asked: Play, house: TheHouse, holder: Holder) -> Done:
    """Play a move. Once this answers, it is stored."""
    await house.seat(id, asked.seat, holder)
    return _done(await house.play(id, asked.seat, asked.move, asked.at, asked.id))


@router.post("/tables/{id}/undo")
async def undo(id: TableId, asked: DecidedAt, house: TheHouse, holder: Holder) -> Done:
    """Take back your own last decision, in a turn that lasts and that turned up nothing hidden."""
    await house.seat(id, asked.seat, holder)
    return _done(await house.undo(id, asked.seat, asked.at, asked.id))


@router.post("/tables/{id}/take-back")
async def take_back(id: TableId, asked: DecidedAt, house: TheHouse, holder: Holder) -> Done:
    """Back to where your last turn began, for somebody who is alone against programs. Past a
    reveal, what you have not seen is dealt anew."""
    await house.seat(id, asked.seat, holder)
    return _done(await house.take_back(id, asked.seat, asked.at, asked.id))


@router.post("/tables/{id}/resign")
async def resign(id: TableId, asked: Decided, house: TheHouse, holder: Holder) -> Done:
    """Give up."""
    await house.seat(id, asked.seat, holder)
    return _done(await house.resign(id, asked.seat, asked.id))


@router.post("/tables/{id}/claim")
async def claim(id: TableId, asked: Decided, house: TheHouse, holder: Holder) -> Done:
    """Claim the game when whoever is to move has been away for long enough."""
    await house.seat(id, asked.seat, holder)
    return _done(await house.claim(id, asked.seat, asked.id))


@router.post("/tables/{id}/hints")
async def agree_to_hints(
    id: TableId, asked: HintsWanted, house: TheHouse, holder: Holder
) -> dict[str, Any]:
    """Say whether hints are fine with you: between people all must agree."""
    await house.seat(id, asked.seat, holder)
    return outlets.about(await house.agree_to_hints(id, asked.seat, asked.wanted), house.now())


@router.post("/tables/{id}/hint")
async def hint(id: TableId, asked: SeatOnly, house: TheHouse, holder: Holder) -> HintGiven:
    """The best moves of your seat. It takes a while: an event tells when they are found, then ask
    again."""
    await house.seat(id, asked.seat, holder)
    await house.hint(id, asked.seat)
    return HintGiven(**outlets.hint(await house.table(id), asked.seat))


@router.post("/tables/{id}/rematch")
async def offer_rematch(
    id: TableId, asked: SeatOnly, house: TheHouse, holder: Holder
) -> dict[str, Any]:
    """Offer another game; once all people have, `rematch` is the id of its table."""
    await house.seat(id, asked.seat, holder)
    return outlets.about(await house.offer_rematch(id, asked.seat), house.now())


@router.get("/mine")
async def list_own(house: TheHouse, holder: Holder) -> list[dict[str, Any]]:
    """The tables that you sit at."""
    return [
        {**outlets.about(hosted, house.now()), "own": seats}
        for hosted, seats in await house.tables_of(holder)
    ]


@router.post("/records", status_code=201)
async def bring_record(asked: BroughtRecord, house: TheHouse) -> Kept:
    """Keep a record that you have, once every line of it has been checked."""
    return Kept(id=await house.archive.bring(asked.text, house.now()))


@router.get("/records/{id}", response_class=PlainTextResponse)
async def whole_record(id: TableId, house: TheHouse) -> Response:
    """A record that somebody brought, or that of a finished game."""
    return PlainTextResponse((await house.archive.game(id)).record())


@router.get("/records/{id}/steps/{step}")
async def step_of_record(
    id: TableId,
    step: Annotated[int, Path(ge=0, le=HIGHEST)],
    house: TheHouse,
    seat: AskedFor = None,
) -> dict[str, Any]:
    """What a seat knew before a step of a game that lies open, and what was done."""
    return outlets.replayed(await house.archive.game(id), step, seat)


@router.get("/records/{id}/analysis")
async def look_at_analysis(id: TableId, house: TheHouse) -> Analysed:
    """How far the analysis is."""
    return Analysed(**outlets.analysis(await house.archive.analysis(id)))


@router.post("/records/{id}/analysis", status_code=202)
async def analyse(id: TableId, house: TheHouse) -> Analysed:
    """Begin the analysis: what each side could expect at every turn, and its mistakes."""
    return Analysed(**outlets.analysis(await house.archive.analyse(id)))


@router.get("/tables/{id}/events", response_class=StreamingResponse)
async def events(
    id: TableId,
    request: Request,
    house: TheHouse,
    holder: Holder,
    seat: AskedFor = None,
    since: Annotated[int | None, Query(ge=0, le=HIGHEST)] = None,
    last_event_id: Annotated[str, Header()] = "",
) -> StreamingResponse:
    """What happens, as server-sent events. The id of an event is the table's number."""
    hosted = await _as_seen(house, id, seat, holder)
    if last_event_id.isascii() and last_event_id.isdigit():
        since = int(last_event_id[:10])
    start = hosted.number if since is None else since
    return StreamingResponse(
        stream(house, id, seat, start), media_type="text/event-stream", headers=UNBUFFERED
    )


UNBUFFERED = {"X-Accel-Buffering": "no"}


async def stream(house: House, id: str, seat: int | None, since: int) -> AsyncIterator[str]:
    """The newest state whenever there is news; what was missed meanwhile is told with it."""
    with house.presence.at(id, seat) as ear:
        sent = ""
        while not house.news.is_over:
            ear.clear()
            try:
                hosted = await house.hall.table_seen(id)
            except NotStored:
                return  # whoever listens comes again, and asks again
            news = json.dumps(outlets.event(hosted, seat, since, house.now()))
            if news != sent:
                yield f"id: {hosted.number}\nevent: table\ndata: {news}\n\n"
                sent, since = news, hosted.number
            try:
                await asyncio.wait_for(ear.wait(), KEEP_ALIVE)
            except TimeoutError:
                yield ": still here\n\n"


@router.get(
    "/tables/{id}/picture",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}},
)
async def picture(id: TableId, house: TheHouse, holder: Holder, seat: AskedFor = None) -> Response:
    """The table as SVG, as this seat sees it."""
    drawing = outlets.drawing(await _as_seen(house, id, seat, holder), seat)
    return Response(await house.easel.draw(drawing), media_type="image/svg+xml")


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(id: TableId, house: TheHouse, holder: Holder, seat: AskedFor = None) -> Response:
    """The game as text; until it is over, what this seat knows of it, without the seed."""
    return PlainTextResponse(outlets.record(await _as_seen(house, id, seat, holder), seat))


async def _as_seen(house: House, id: str, seat: int | None, holder: frozenset[str]) -> Hosted:
    """The table, for a seat that these secrets hold or for a spectator."""
    return await house.table(id) if seat is None else await house.seat(id, seat, holder)


def _secret_of(request: Request) -> tuple[str, str]:
    """The token for whoever asks, and the hash of the secret by which they are known again: that of
    their own token, or else of their cookie."""
    token, known = guard.token(request), guard.holder(request)
    is_new = guard.bearer(request) is None
    return token, next(iter(known)) if known and is_new else guard.hashed(token)


async def _hold(house: House, id: str, seat: int, request: Request, token: str) -> None:
    """All secrets of whoever asks hold the seat."""
    hosted = await house.table(id)
    for secret in guard.holder(request) | {guard.hashed(token)}:
        if seat not in hosted.held_by(frozenset({secret})):
            await house.hold(id, seat, secret)


def _done(entry: Entry) -> Done:
    return Done(**outlets.acknowledged(entry))


def _own_seat(seat: int, token: str) -> OwnSeat:
    return OwnSeat(seat=seat, token=token, link=f"/s/{token}")
