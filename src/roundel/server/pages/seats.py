"""Sitting down: by an invitation, or by a seat's own link at another device."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from roundel.server import guard
from roundel.server.api import Holder, TableId, TheHouse
from roundel.server.pages.scene import name as name_of
from roundel.server.pages.writing import Speaks, keep, secret_of, see_other, write
from roundel.server.pages.writing import table_address as at
from roundel.server.refusal import NotThere
from roundel.server.seating import LONGEST_NAME

router = APIRouter()

SeatNumber = Annotated[int, Form(ge=0, le=64)]


@router.get("/join/{id}")
async def invitation(
    id: TableId, request: Request, house: TheHouse, holder: Holder, say: Speaks
) -> Response:
    """Who invites to what; whoever sits there already goes to the table."""
    hosted = await house.table(id)
    if hosted.held_by(holder):
        return see_other(at(id))
    free = [seat.number for seat in hosted.seats if not seat.taken]
    there = [name_of(hosted, seat.number, say) for seat in hosted.seats if seat.taken]
    return write(
        request,
        "join.html",
        table=hosted,
        free=free,
        names=", ".join(there),
        once=guard.new_secret(),
        longest_name=LONGEST_NAME,
    )


@router.post("/join/{id}")
async def sit(
    id: TableId,
    request: Request,
    house: TheHouse,
    seat: SeatNumber,
    name: Annotated[str, Form(max_length=200)] = "",
    once: Annotated[str, Form(max_length=200)] = "",
) -> Response:
    """Sit down, and go to the table."""
    secret = secret_of(request, once)
    await house.sit(id, seat, guard.hashed(secret), name)
    response = see_other(at(id))
    keep(response, request, secret)
    return response


@router.post("/t/{id}/link")
async def make_link(
    id: TableId, request: Request, house: TheHouse, holder: Holder, seat: SeatNumber
) -> HTMLResponse:
    """An address that opens this seat at another device."""
    hosted = await house.seat(id, seat, holder)
    token = guard.new_secret()
    await house.hold(id, seat, guard.hashed(token))
    return write(
        request, "link.html", table=hosted, link=str(request.base_url) + f"s/{token}", seat=seat
    )


@router.get("/s/{token}")
async def seat_link(token: str, request: Request, house: TheHouse, say: Speaks) -> HTMLResponse:
    """The seat of this link, to be gone on with here."""
    found = await house.tables_of(frozenset({guard.hashed(token)}))
    if not found:
        raise NotThere("no-table")
    hosted, own = found[0]
    return write(request, "goon.html", table=hosted, name=name_of(hosted, own[0], say), token=token)


@router.post("/s/{token}")
async def go_on(token: str, request: Request, house: TheHouse) -> Response:
    """From now on this browser holds the seat, too."""
    secret = secret_of(request)
    found = await house.tables_of(frozenset({guard.hashed(token)}))
    if not found:
        raise NotThere("no-table")
    hosted, own = found[0]
    for seat in own:
        await house.hold(hosted.id, seat, guard.hashed(secret))
    response = see_other(at(hosted.id))
    keep(response, request, secret)
    return response
