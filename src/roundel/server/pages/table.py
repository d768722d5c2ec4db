"""The table: its page, the part of it that changes, and what a seat may do, as plain forms."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup

from roundel.core.errors import IllegalMove, RoundelError
from roundel.core.message import Message
from roundel.server import outlets
from roundel.server.api import Holder, TableId, TheHouse
from roundel.server.easel import Drawing
from roundel.server.hosted import Hosted
from roundel.server.house import House
from roundel.server.models import HIGHEST
from roundel.server.pages import scene
from roundel.server.pages.rules import glance
from roundel.server.pages.scene import Looker
from roundel.server.pages.seats import SeatNumber
from roundel.server.pages.writing import (
    Speech,
    from_memory,
    is_tall,
    see_other,
    speech,
    wants_now,
    write,
)
from roundel.server.pages.writing import table_address as at
from roundel.server.refusal import Refusal

router = APIRouter()

AskedSeat = Annotated[int | None, Query(alias="seat", ge=0, le=HIGHEST)]
Number = Annotated[int, Form(alias="at", ge=0, le=HIGHEST)]


@router.get("/t/{id}")
async def table(
    id: TableId, request: Request, house: TheHouse, holder: Holder, asked: AskedSeat = None
) -> Response:
    """The table, for this browser's seat or for a spectator."""
    hosted, own = await house.visited(id, holder)
    return await shown(request, house, hosted, scene.looker(hosted, own, asked))


@router.get("/t/{id}/now")
async def table_now(
    id: TableId, request: Request, house: TheHouse, holder: Holder, asked: AskedSeat = None
) -> Response:
    """The part of the page that changes."""
    hosted, own = await house.visited(id, holder)
    looker = scene.looker(hosted, own, asked)
    return await shown(request, house, hosted, looker, template="now.html")


async def shown(
    request: Request,
    house: House,
    hosted: Hosted,
    looker: Looker,
    *,
    template: str = "table.html",
    alert: str = "",
    code: int = 200,
) -> HTMLResponse:
    """The page of a table as it is now."""
    say, seat = speech(request), looker.seat
    drawing = partial(
        outlets.drawing,
        locale=say.of(hosted.game),
        is_tall=is_tall(request),
        from_memory=from_memory(request),
    )
    picture = await _picture(house, hosted, seat, drawing)
    is_mine = seat is not None and hosted.to_move == seat
    now = house.now()
    lines = scene.log(hosted, seat, say, from_memory=from_memory(request))
    return write(
        request,
        template,
        code,
        table=hosted,
        looker=looker,
        seat=seat,
        may=outlets.may(hosted, seat),
        claim_in=_claim_in(hosted, seat, now),
        free=[chair.number for chair in hosted.seats if not chair.taken],
        invitation=f"{request.base_url}join/{hosted.id}",
        spectators=f"{request.base_url}t/{hosted.id}",
        unready=[each for each in looker.own if not hosted.seats[each].is_ready],
        picture=picture,
        kinds=scene.kinds(hosted, seat, say, from_memory=from_memory(request)),
        chairs=scene.chairs(hosted, looker, now, say),
        status=scene.status(hosted, looker, say),
        handover=_handover(hosted, looker, say),
        asked=outlets.asked(hosted, seat, say.of(hosted.game)) if is_mine else "",
        is_mine=is_mine,
        key=scene.key(hosted, seat, now),
        log=lines,
        news=" ".join(lines[-1].lines) if lines else "",
        hint=outlets.hint(hosted, seat, say.of(hosted.game), from_memory=from_memory(request)),
        notice=outlets.site_words(hosted, Message(hosted.notice), say.locale)
        if hosted.notice
        else "",
        alert=alert,
        glance=glance(hosted.game, say),
    )


async def _picture(
    house: House,
    hosted: Hosted,
    seat: int | None,
    drawing: Callable[[Hosted, int | None], Drawing],
) -> Markup | str:
    """The picture of the table as it is when it has been drawn."""
    while hosted.table is not None:
        number = hosted.number
        svg = await house.easel.draw(drawing(hosted, seat))
        if hosted.number == number:
            return scene.marked(svg, hosted, seat)
    return ""


def _claim_in(hosted: Hosted, seat: int | None, now: float) -> int | None:
    """In how many seconds this seat may claim the game, if whoever is to move is away."""
    mover = hosted.to_move
    if seat is None or mover is None or not hosted.is_away(mover, now):
        return None
    when = hosted.claimable_at(seat)
    return None if when is None else max(0, int(when - now) + 1)


def _handover(hosted: Hosted, looker: Looker, say: Speech) -> str:
    """Who has to be given the screen."""
    return "" if looker.handover is None else scene.name(hosted, looker.handover, say)


# What a seat may do


async def done(
    request: Request,
    house: House,
    id: str,
    holder: frozenset[str],
    seat: int,
    act: Callable[[], Awaitable[object]],
) -> Response:
    """Do it, then show the table; what cannot be done is told over the table as it is."""
    alert, code = "", 200
    locale = speech(request).locale
    try:
        await house.seat(id, seat, holder)
        await act()
    except Refusal as refusal:
        alert, code = refusal.words(locale), refusal.status
    except RoundelError as error:
        alert, code = reason(error, await house.table(id), locale), 409
    if not alert and not wants_now(request):
        return see_other(at(id, seat))
    hosted = await house.table(id)
    looker = scene.looker(hosted, hosted.held_by(holder), seat)
    template = "now.html" if wants_now(request) else "table.html"
    return await shown(request, house, hosted, looker, template=template, alert=alert, code=code)


def reason(error: RoundelError, hosted: Hosted, locale: str) -> str:
    """Why not: in the words of the game, if it has a message for it."""
    why = error.why if isinstance(error, IllegalMove) else None
    if why is None:
        return str(error)
    said = hosted.game.words(why, outlets.names(hosted, locale), locale)
    return f"{said[:1].upper()}{said[1:]}."


@router.post("/t/{id}/bits")
async def contribute(
    id: TableId,
    request: Request,
    house: TheHouse,
    holder: Holder,
    seat: SeatNumber,
    bits: Annotated[str, Form(max_length=64)] = "",
) -> Response:
    return await done(request, house, id, holder, seat, lambda: house.contribute(id, seat, bits))


@router.post("/t/{id}/play")
async def play(
    id: TableId,
    request: Request,
    house: TheHouse,
    holder: Holder,
    seat: SeatNumber,
    number: Number,
    move: Annotated[int, Form(ge=0, le=HIGHEST)],
) -> Response:
    def act() -> Awaitable[object]:
        return house.play(id, seat, move, number, f"page {number} {move}")

    return await done(request, house, id, holder, seat, act)


@router.post("/t/{id}/undo")
async def undo(
    id: TableId,
    request: Request,
    house: TheHouse,
    holder: Holder,
    seat: SeatNumber,
    number: Number,
) -> Response:
    def act() -> Awaitable[object]:
        return house.undo(id, seat, number, f"page {number} undo")

    return await done(request, house, id, holder, seat, act)


@router.post("/t/{id}/take-back")
async def take_back(
    id: TableId,
    request: Request,
    house: TheHouse,
    holder: Holder,
    seat: SeatNumber,
    number: Number,
) -> Response:
    def act() -> Awaitable[object]:
        return house.take_back(id, seat, number, f"page {number} take back")

    return await done(request, house, id, holder, seat, act)


@router.post("/t/{id}/resign")
async def resign(
    id: TableId, request: Request, house: TheHouse, holder: Holder, seat: SeatNumber
) -> Response:
    return await done(request, house, id, holder, seat, lambda: house.resign(id, seat))


@router.post("/t/{id}/claim")
async def claim(
    id: TableId, request: Request, house: TheHouse, holder: Holder, seat: SeatNumber
) -> Response:
    return await done(request, house, id, holder, seat, lambda: house.claim(id, seat))


@router.post("/t/{id}/hint")
async def hint(
    id: TableId, request: Request, house: TheHouse, holder: Holder, seat: SeatNumber
) -> Response:
    return await done(request, house, id, holder, seat, lambda: house.hint(id, seat))


@router.post("/t/{id}/hints")
async def agree_to_hints(
    id: TableId,
    request: Request,
    house: TheHouse,
    holder: Holder,
    seat: SeatNumber,
    wanted: Annotated[bool, Form()],
) -> Response:
    return await done(
        request, house, id, holder, seat, lambda: house.agree_to_hints(id, seat, wanted)
    )


@router.post("/t/{id}/rematch")
async def rematch(
    id: TableId, request: Request, house: TheHouse, holder: Holder, seat: SeatNumber
) -> Response:
    """Offer another game, for all seats of this browser; go there once all have."""
    hosted = await house.table(id)
    for own in hosted.held_by(holder):
        if own != seat:
            await house.offer_rematch(id, own)
    answer = await done(request, house, id, holder, seat, lambda: house.offer_rematch(id, seat))
    following = (await house.table(id)).rematch
    if following is not None and not wants_now(request):
        return see_other(at(following))
    return answer
