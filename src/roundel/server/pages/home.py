"""The way in: every game with one click to a first table, this browser's tables, open tables."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from starlette.datastructures import FormData

from roundel.agents import names_for
from roundel.core.game import Game, game, games
from roundel.server import guard
from roundel.server.api import Holder, TheHouse
from roundel.server.clocks import Clock
from roundel.server.hosted import Hosted
from roundel.server.pages import scene
from roundel.server.pages.writing import Speaks, Speech, keep, secret_of, see_other, write
from roundel.server.pages.writing import table_address as at
from roundel.server.refusal import Malformed
from roundel.server.seating import FRIEND, HERE, LONGEST_NAME, ME, Sitter
from roundel.server.store import OVER

router = APIRouter()

PEOPLE = (ME, FRIEND, HERE)
NOBODY = "nobody"
FIRST_RIVAL = "club"
"""Against whom one plays when one asks for nothing else."""
CLOCKS = ((5, 5), (10, 5), (15, 10), (30, 15), (60, 30))
"""Minutes for the game, and seconds more a turn."""
DOUBLE_CLICK = 60.0
"""Seconds for which a form that is sent again asks for the same table; later it is another."""
ROOM = 40
"""Tables of one kind on the page at most."""


@dataclass(frozen=True)
class Row:
    """A table in a list."""

    address: str
    title: str
    who: str
    said: str
    is_mine: bool = False


@router.get("/")
async def home(request: Request, house: TheHouse, holder: Holder, say: Speaks) -> HTMLResponse:
    """All that one can begin or go on with."""
    own = await house.tables_of(holder)
    lasting = [each for each in own if each[0].state != OVER]
    over = [each for each in own if each[0].state == OVER]
    mine = {hosted.id for hosted, _ in own}
    opened = [hosted for hosted in await house.open_tables() if hosted.id not in mine]
    return write(
        request,
        "home.html",
        games=games(),
        rival=FIRST_RIVAL,
        once=guard.new_secret(),
        lasting=[_row(say, *each) for each in lasting[:ROOM]],
        over=[_row(say, *each) for each in over[:ROOM]],
        opened=[
            Row(f"/join/{each.id}", each.game.title, _names(say, each), say("home-open-seat"))
            for each in opened
        ],
    )


def _row(say: Speech, hosted: Hosted, own: list[int]) -> Row:
    is_mine = hosted.to_move in own
    if hosted.table is not None and hosted.table.result is not None:
        winners = hosted.table.result.winners
        said = "home-won" if set(winners) & set(own) else "home-lost"
        said = "home-drawn" if len(winners) == len(hosted.seats) else said
        turn = hosted.table.turn
    elif hosted.table is None:
        said, turn = "home-waiting", 0
    else:
        said, turn = "home-your-turn" if is_mine else "home-their-turn", hosted.table.turn
    names = _names(say, hosted, own)
    return Row(at(hosted.id), hosted.game.title, names, say(said, turn=turn), is_mine)


def _names(say: Speech, hosted: Hosted, own: list[int] | None = None) -> str:
    """Who sits there besides whoever looks."""
    others = [seat for seat in hosted.seats if seat.number not in (own or [])]
    return ", ".join(scene.name(hosted, seat.number, say) for seat in others)


@router.get("/games/{name}")
async def set_up(name: str, request: Request) -> HTMLResponse:
    """Who sits where, with what options and clock."""
    plate = game(name)
    return write(
        request,
        "setup.html",
        game=plate,
        seats=[_offer(plate, seat) for seat in range(plate.most_seats)],
        options=plate.options[1:],
        clocks=CLOCKS,
        longest_name=LONGEST_NAME,
        once=guard.new_secret(),
    )


@dataclass(frozen=True)
class Offer:
    """A seat of the form: who may sit there, and who does if nothing else is asked for."""

    number: int
    chosen: str
    programs: tuple[str, ...]
    people: tuple[str, ...] = PEOPLE
    may_be_empty: bool = False


def _offer(plate: Game, seat: int) -> Offer:
    optional = seat >= plate.fewest_seats
    asked = seat < plate.options[0].default
    chosen = ME if seat == 0 else FIRST_RIVAL if asked or not optional else NOBODY
    return Offer(seat, chosen, names_for(plate), may_be_empty=optional)


@router.post("/tables")
async def open_table(request: Request, house: TheHouse) -> Response:
    """Open the table that the form describes, and go there: once, however often it is sent."""
    async with request.form() as form:
        return await _open(request, house, form)


async def _open(request: Request, house: TheHouse, form: FormData) -> Response:
    plate, once = game(_text(form, "game")), _text(form, "once")
    who = [str(each) for each in form.getlist("who")]
    names = [str(each) for each in form.getlist("name")]
    names += [""] * (len(who) - len(names))
    sitters = [Sitter(*each) for each in zip(who, names, strict=False) if each[0] != NOBODY]
    if _text(form, "mix"):
        Random(once or None).shuffle(sitters)  # the same for whoever sends the form twice
    secret = secret_of(request, once)
    hosted = await house.open(
        plate.name,
        sitters,
        options=_options(plate, form),
        clock=_clock(_text(form, "clock")),
        public=bool(_text(form, "public")),
        secret=guard.hashed(secret),
        request=guard.hashed(str(sorted(map(str, form.multi_items())))) if once else None,
        known_for=DOUBLE_CLICK,
    )
    response = see_other(at(hosted.id))
    keep(response, request, secret)
    return response


def _text(form: FormData, name: str) -> str:
    value = form.get(name)
    return value if isinstance(value, str) else ""


def _options(plate: Game, form: FormData) -> dict[str, int]:
    """What was chosen; what was left as it is may still depend on how many play."""
    chosen = {
        each: _number(_text(form, f"option-{each.name}"), each.default)
        for each in plate.options[1:]
    }
    return {each.name: value for each, value in chosen.items() if value != each.default}


def _number(text: str, otherwise: int) -> int:
    if not text:
        return otherwise
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Malformed("no-number", given=text[:20])
    return int(text)


def _clock(text: str) -> Clock | None:
    """`10+5`: ten minutes, and five seconds more a turn."""
    if not text:
        return None
    minutes, _, seconds = text.partition("+")
    return Clock(_number(minutes, 0) * 60, _number(seconds, 0))
