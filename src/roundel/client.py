"""Play on a Roundel site from a program.

>>> from roundel.client import Site
>>> site = Site("http://127.0.0.1:8000")
>>> seat = site.open("splendor", ["me", "club"])
>>> while seat.wait():
...     seat.play(seat.view().moves()[0])
"""

from __future__ import annotations

import http.client
import json
import secrets
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import Any, Self
from urllib.parse import quote, urlsplit

from roundel.core.errors import RoundelError
from roundel.core.fairness import commitment, fresh_bits
from roundel.core.game import game
from roundel.core.shape import from_dict
from roundel.core.view import Move, View

PATIENCE = 30.0
"""Seconds for which a site that does not answer is tried again."""
PAUSE = 0.2
"""Seconds between tries."""
SILENCE = 60.0
"""Seconds without a byte after which a line is taken to be lost."""


class Refused(RoundelError):
    """The site says no; `error` is the short name of the reason."""

    def __init__(self, status: int, error: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.error = error


class SiteLost(RoundelError):
    """The site does not answer."""


class Site:
    """A site at an address like `http://127.0.0.1:8000`."""

    def __init__(self, url: str, *, patience: float = PATIENCE) -> None:
        self.url = url.rstrip("/")
        self.patience = patience
        parts = urlsplit(self.url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise RoundelError(f"{url!r} is not the address of a site: it begins with http://")
        self._kind = (
            http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        )
        self._place, self._path = parts.netloc, parts.path
        self._line: http.client.HTTPConnection | None = None

    def games(self) -> list[dict[str, Any]]:
        """Every game of the site, with its options."""
        found: list[dict[str, Any]] = self.ask("GET", "/api/games")
        return found

    def open(
        self,
        name: str,
        seats: Sequence[str | Mapping[str, str]],
        *,
        options: Mapping[str, int] | None = None,
        clock: tuple[int, int] | None = None,
        public: bool = False,
    ) -> Seat:
        """A new table, and the first seat at it that is yours. A seat is `me`, `friend`, the name
        of a program, or a dict with `who` and `name`."""
        sitters = [{"who": each} if isinstance(each, str) else dict(each) for each in seats]
        if not any(each.get("who") in ("me", "here") for each in sitters):
            raise RoundelError("no seat is yours: let one of them be `me`")
        asked = {
            "game": name,
            "seats": sitters,
            "options": dict(options or {}),
            "clock": clock and {"base": clock[0], "increment": clock[1]},
            "public": public,
            "id": secrets.token_hex(8),
        }
        opened = self.ask("POST", "/api/tables", asked, secrets.token_urlsafe(), again=True)
        own = [
            Seat(self, opened["table"], each["seat"], each["token"], opened["commitment"])
            for each in opened["seats"]
        ]
        for seat in own:
            seat.contribute()
        return own[0]

    def take(self, table: str, seat: int, name: str = "") -> Seat:
        """Sit down at a free seat."""
        bound = self.ask("GET", f"/api/tables/{quote(table)}")["commitment"]
        token = secrets.token_urlsafe()
        path = f"/api/tables/{quote(table)}/seats/{seat}"
        self.ask("POST", path, {"name": name}, token, again=True)
        sitting = Seat(self, table, seat, token, bound)
        sitting.contribute()
        return sitting

    def ask(
        self,
        method: str,
        path: str,
        body: Mapping[str, Any] | None = None,
        token: str | None = None,
        *,
        again: bool = False,
    ) -> Any:
        """One request and what the site answers. `again` says that it may be sent several times."""
        deadline = time.monotonic() + self.patience
        while True:
            try:
                return self._ask_once(method, path, body, token)
            except (OSError, http.client.HTTPException) as error:
                self.close()
                is_harmless = again or method == "GET" or isinstance(error, ConnectionRefusedError)
                if not is_harmless or time.monotonic() > deadline:
                    raise SiteLost(f"{self.url} does not answer: {error or 'no answer'}") from None
                time.sleep(PAUSE)

    def _ask_once(
        self, method: str, path: str, body: Mapping[str, Any] | None, token: str | None
    ) -> Any:
        if self._line is None:
            self._line = self._kind(self._place, timeout=SILENCE)
        data = None if body is None else json.dumps(body).encode()
        self._line.request(method, self._path + path, data, _headers(token, data))
        answer = self._line.getresponse()
        return _read(answer)

    def listen(self, path: str, token: str | None, since: int) -> Iterator[dict[str, Any] | None]:
        """Events from a number on, for as long as the line holds; None before the first: it
        does."""
        line = self._kind(self._place, timeout=SILENCE)
        headers = {**_headers(token, None), "Last-Event-ID": str(since)}
        try:
            line.request("GET", self._path + path, headers=headers)
            with line.getresponse() as answer:
                if answer.status != 200:
                    _read(answer)
                yield None
                while raw := answer.readline():
                    field, _, value = raw.decode().rstrip("\n").partition(": ")
                    if field == "data":
                        yield json.loads(value)
        finally:
            line.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the line; the next request opens another."""
        if self._line is not None:
            self._line.close()
            self._line = None


class Seat:
    """A seat that you hold. `token` is its secret: keep it to go on later."""

    def __init__(
        self, site: Site, table: str, seat: int, token: str, bound: str | None = None
    ) -> None:
        self.site = site
        self.table = table
        self.seat = seat
        self.token = token
        self.commitment = bound
        """What the site bound itself to before the seat added its bits."""
        self.bits: str | None = None
        """What the seat added to the shuffle."""
        self.number = 0
        """The table's number when it was looked at last."""

    def contribute(self, bits: str | None = None) -> None:
        """Add random bits to the shuffle, fresh ones by default; an empty text adds none."""
        self.bits = fresh_bits() if bits is None else bits
        self._post("bits", bits=self.bits)

    def look(self) -> dict[str, Any]:
        """All that the seat may know."""
        path = f"/api/tables/{quote(self.table)}?seat={self.seat}"
        seen: dict[str, Any] = self.site.ask("GET", path, token=self.token)
        self.number = seen["number"]
        return seen

    def view(self) -> View:
        """What the seat knows, as an agent of the house is given it."""
        seen = self.look()
        if seen["view"] is None:
            raise Refused(409, "not-begun", "play has not begun yet")
        plate = game(seen["game"])
        return View(plate, from_dict(plate.Position, seen["view"]), self.seat)

    def play(self, move: Move | int | str) -> int:
        """Play a move on the table as it was looked at last; the table's number after it."""
        chosen = move.number if isinstance(move, Move) else move
        return self._decide("play", move=chosen, at=self.number)

    def undo(self) -> int:
        return self._decide("undo", at=self.number)

    def take_back(self) -> int:
        return self._decide("take-back", at=self.number)

    def resign(self) -> int:
        return self._decide("resign")

    def claim(self) -> int:
        return self._decide("claim")

    def hint(self) -> list[dict[str, Any]]:
        """The best moves, however long it takes."""
        while (given := self._post("hint"))["state"] == "thinking":
            time.sleep(PAUSE)
        lines: list[dict[str, Any]] = given["lines"]
        return lines

    def offer_rematch(self) -> str | None:
        """The id of the table that follows, once everybody has offered."""
        following: str | None = self._post("rematch")["rematch"]
        return following

    def record(self) -> str:
        """The game as text; all of it once it is over."""
        path = f"/api/tables/{quote(self.table)}/record?seat={self.seat}"
        text: str = self.site.ask("GET", path, token=self.token)
        return text

    def events(self, since: int | None = None) -> Generator[dict[str, Any], None, None]:
        """What happens at the table, as it happens; goes on by itself when the line is lost."""
        path = f"/api/tables/{quote(self.table)}/events?seat={self.seat}"
        number = self.number if since is None else since
        lost = time.monotonic()
        while True:
            why: object = "no answer"
            was_there = False
            try:
                for event in self.site.listen(path, self.token, number):
                    was_there = True
                    if event is not None:
                        number = event["number"]
                        yield event
            except (OSError, http.client.HTTPException) as error:
                why = error or why
            if was_there:
                lost = time.monotonic()
            elif time.monotonic() > lost + self.site.patience:
                raise SiteLost(f"{self.site.url} does not answer: {why}")
            time.sleep(PAUSE)

    def wait(self) -> bool:
        """Until this seat is to move; False once the game is over."""
        for event in self.events():
            self.number = event["number"]
            if event["state"] == "over":
                return False
            if event["state"] == "playing" and event["to_move"] == self.seat:
                return True
        return False

    def _decide(self, what: str, **values: Any) -> int:
        """A decision under an id of its own, so that it may be sent again."""
        done = self._post(what, id=secrets.token_hex(8), **values)
        self.number = done["number"]
        return self.number

    def _post(self, what: str, **values: Any) -> Any:
        path = f"/api/tables/{quote(self.table)}/{what}"
        body = {"seat": self.seat, **values}
        return self.site.ask("POST", path, body, self.token, again=True)


def is_fair(record: str, seat: Seat) -> bool:
    """Whether a finished record has what the site bound itself to, and this seat's own bits;
    `roundel.replay` checks the rest."""
    head = record.partition("\n\n")[0].splitlines()[1:]
    header = {name: value.strip() for name, _, value in (line.partition(":") for line in head)}
    return (
        header["commitment"] == seat.commitment
        and header.get(f"bits {seat.seat}", "") == seat.bits
        and commitment(header["server bits"]) == seat.commitment
    )


def _headers(token: str | None, data: bytes | None) -> dict[str, str]:
    headers = {} if data is None else {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    return headers


def _read(answer: http.client.HTTPResponse) -> Any:
    said = answer.read().decode()
    is_json = answer.headers.get_content_type() == "application/json"
    found = json.loads(said) if is_json else said
    if answer.status >= 400:
        reason = found if isinstance(found, dict) else {}
        raise Refused(answer.status, reason.get("error", "http"), reason.get("message", said))
    return found
