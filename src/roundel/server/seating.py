"""Who sits where: opening a table, sitting down, adding bits to the shuffle, a rematch.

Each function changes the database within one transaction, on a table that nobody else changes
meanwhile.
"""

from __future__ import annotations

import base64
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from sqlalchemy import Connection

from roundel.agents import PERFECT, names_for
from roundel.agents.perfect import PerfectAgent
from roundel.core.fairness import Shuffle, fresh_bits, is_bits
from roundel.core.game import SEATS, Game, game
from roundel.core.stream import key_of
from roundel.core.view import SPECTATOR, View
from roundel.server import store
from roundel.server.clocks import LONGEST_BASE, LONGEST_INCREMENT, Clock
from roundel.server.refusal import Malformed, NotNow, NotThere
from roundel.server.store import OVER, PERSON, PLAYING, PROGRAM, WAITING, Seat, Setting, Stored

ME, HERE, FRIEND = "me", "here", "friend"
"""Who may sit at a seat besides programs: whoever opens the table, somebody else at their screen,
and whoever opens the invitation."""
LONGEST_NAME = 40
LONGEST_REQUEST = 64
BYTES_OF_ID = 16


@dataclass(frozen=True)
class Sitter:
    """Who is to sit at a seat of a new table: `me`, `here`, `friend`, or a program."""

    who: str
    name: str = ""


def new_id() -> str:
    """An address that nobody can guess: 26 letters and digits."""
    return base64.b32encode(secrets.token_bytes(BYTES_OF_ID)).decode().rstrip("=").lower()


@dataclass(frozen=True)
class Opening:
    """A table that can be opened: its setting, its chairs, and the SHA-256 of what was asked for,
    by which the same is known again."""

    setting: Setting
    seats: list[Seat]
    asked: str


def plan(
    name: str,
    sitters: Sequence[Sitter],
    options: Mapping[str, int],
    clock: Clock | None,
    public: bool,
    now: float,
) -> Opening:
    """The table that is asked for, if there can be one."""
    plate = game(name)
    if not plate.fewest_seats <= len(sitters) <= plate.most_seats:
        raise Malformed(
            "seats-do-not-fit",
            game=plate.title,
            fewest=plate.fewest_seats,
            most=plate.most_seats,
            given=len(sitters),
        )
    if options.get(SEATS, len(sitters)) != len(sitters):
        raise Malformed("seats-twice", given=len(sitters), asked=options[SEATS])
    settled = plate.settle({**options, SEATS: len(sitters)})
    seats = [_chair(plate, number, sitter, now) for number, sitter in enumerate(sitters)]
    if any(seat.program == PERFECT for seat in seats):
        PerfectAgent().open(View(plate, plate.deal(settled, key_of(0)), SPECTATOR))
    if not any(seat.is_person for seat in seats):
        raise Malformed("nobody-decides")
    if clock is not None and not (
        1 <= clock.base <= LONGEST_BASE and 0 <= clock.increment <= LONGEST_INCREMENT
    ):
        raise Malformed("clock-malformed", base=LONGEST_BASE, increment=LONGEST_INCREMENT)
    setting = Setting(new_id(), plate.name, settled, fresh_bits(), now, clock, public)
    asked = json.dumps([name, [vars(each) for each in sitters], settled, clock and vars(clock)])
    return Opening(setting, seats, sha256(f"{asked} {public}".encode()).hexdigest())


def open_once(
    c: Connection, opening: Opening, secret: str, request: str | None, known_for: float
) -> str:
    """Open the table, and say its id; that of the one before if this very request is repeated
    within so many seconds."""
    id, now = opening.setting.id, opening.setting.created
    if request is not None:
        check_request(request)
        if not store.keep_opening(c, secret, request, opening.asked, id):
            asked, earlier, then = store.opening_of(c, secret, request)
            if asked != opening.asked:
                raise NotNow("request-used")
            if now - then <= known_for:
                return earlier
            store.open_anew(c, secret, request, id)
    store.open_table(c, opening.setting, opening.seats, secret)
    return id


def check_request(request: str) -> None:
    """A client's own name for what it asks for."""
    if not 1 <= len(request) <= LONGEST_REQUEST or not request.isprintable():
        raise Malformed("request-malformed", most=LONGEST_REQUEST)


def _chair(plate: Game, number: int, sitter: Sitter, now: float) -> Seat:
    if sitter.who == FRIEND:
        return Seat(number, PERSON, "", seen=now)
    if sitter.who in (ME, HERE):
        return Seat(number, PERSON, checked_name(sitter.name), taken=True, seen=now)
    programs = names_for(plate)
    if sitter.who not in programs:
        known = ", ".join((ME, HERE, FRIEND, *programs))
        raise Malformed("unknown-sitter", who=sitter.who[:LONGEST_NAME], known=known)
    return Seat(number, PROGRAM, sitter.who, sitter.who, taken=True, bits="", seen=now)


def checked_name(name: str) -> str:
    """A name that somebody typed; none is fine, too."""
    name = name.strip()
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Malformed("name-malformed", most=LONGEST_NAME)
    return name


def sit(c: Connection, stored: Stored, seat: int, secret: str, name: str, now: float) -> None:
    """Take a free seat; from now on the secret holds it."""
    chair = chair_at(stored.seats, seat)
    if not chair.is_person:
        raise NotNow("seat-of-program")
    if seat in stored.holds.get(secret, ()):
        return
    if chair.taken:
        raise NotNow("seat-taken")
    store.change_seat(c, stored.setting.id, seat, taken=True, name=checked_name(name), seen=now)
    store.hold(c, secret, stored.setting.id, seat)


def contribute(c: Connection, stored: Stored, seat: int, bits: str) -> None:
    """What a seat adds to the shuffle; an empty text is nothing."""
    if bits and not is_bits(bits):
        raise Malformed("bits-malformed")
    chair = chair_at(stored.seats, seat)
    if chair.bits is not None and chair.bits != bits:
        raise NotNow("bits-given")
    store.change_seat(c, stored.setting.id, seat, bits=bits)


def offer_rematch(c: Connection, stored: Stored, seat: int, now: float) -> None:
    """Once all people have offered it, a table like this one follows."""
    if stored.state != OVER:
        raise NotNow("not-over")
    if stored.rematch is not None:
        return
    store.change_seat(c, stored.setting.id, seat, rematch=True)
    chair_at(stored.seats, seat).rematch = True
    if all(each.rematch for each in stored.seats if each.is_person):
        store.change_table(c, stored.setting.id, rematch=_open_rematch(c, stored, now))


def _open_rematch(c: Connection, stored: Stored, now: float) -> str:
    """The same people and programs, everybody one seat further."""
    count = len(stored.seats)
    setting = replace(
        stored.setting, id=new_id(), server_bits=fresh_bits(), created=now, public=False
    )
    seats = [
        replace(
            seat,
            number=(seat.number + 1) % count,
            bits=None if seat.is_person else "",
            rematch=False,
            seen=now,
        )
        for seat in stored.seats
    ]
    store.open_table(c, setting, seats, None)
    for secret, held in stored.holds.items():
        for each in held:
            store.hold(c, secret, setting.id, (each + 1) % count)
    return setting.id


def begin_if_ready(c: Connection, stored: Stored, now: float) -> None:
    """Play begins once everybody sits and has said what they add to the shuffle."""
    if stored.state == WAITING and all(seat.is_ready for seat in stored.seats):
        bits = tuple(seat.bits or "" for seat in stored.seats)
        seed = Shuffle(stored.setting.server_bits, bits).seed
        id = stored.setting.id
        store.change_table(c, id, state=PLAYING, seed=seed, begun=now, changed=now)
        if stored.setting.clock is not None or not all(seat.is_person for seat in stored.seats):
            store.watch(c, id, 0, now)


def chair_at(seats: Sequence[Seat], seat: int) -> Seat:
    if not 0 <= seat < len(seats):
        raise NotThere("no-seat", seat=str(seat))
    return seats[seat]
