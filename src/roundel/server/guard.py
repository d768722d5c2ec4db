"""Who asks, and what is let in: secrets, requests from other sites, sizes, rates, headers.

A secret lies in the browser's cookie or in an Authorization header. The database knows only its
hash: whoever reads the database still cannot move for anybody.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from ipaddress import IPv6Network
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from roundel.server.refusal import Malformed, NotYours, Refusal, TooMuch, TooOften, TooSlow

COOKIE = "roundel"
LETTERS_OF_SECRET = 43
COOKIE_LASTS = 400 * 24 * 3600
"""Seconds; browsers keep none for longer."""
SHORTEST_TOKEN = 16
"""Characters of a token that somebody chose."""
LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 512 * 1024
SLOWEST_PART = 20.0
"""Seconds for the next part of a body."""
RECORDS = ("/api/records", "/open")
"""Where a whole record may be sent to."""
OPENING = (*RECORDS, "/api/tables", "/tables")
"""Where much is begun at once; analyses are, too."""
UNCOUNTED = ("/static/", "/favicon.ico")
"""What a page that refuses something looks like must not be refused, too."""
STREAMS = "/events"
"""How the address of an event stream ends."""
SAFE = ("GET", "HEAD", "OPTIONS")
HOUSEHOLD = 64
"""Bits of an IPv6 address that whoever has it cannot choose."""
REMEMBERED = 20_000
"""Whose rates are counted at a time."""

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def new_secret() -> str:
    """256 bits, fit for a cookie and an address."""
    return secrets.token_urlsafe(32)


def is_secret(text: str) -> bool:
    """Whether this is how we write a secret."""
    return len(text) == LETTERS_OF_SECRET and text.replace("-", "").replace("_", "").isalnum()


def hashed(secret: str) -> str:
    """How the database knows a secret."""
    return sha256(secret.encode()).hexdigest()


def holder(request: HTTPConnection) -> frozenset[str]:
    """The hashes of all secrets that come with a request."""
    found = (bearer(request), request.cookies.get(COOKIE))
    return frozenset(hashed(secret) for secret in found if secret)


def bearer(request: HTTPConnection) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


def token(request: HTTPConnection) -> str:
    """What a program is to show from now on: the token it has chosen, or a new one."""
    chosen = bearer(request)
    if chosen is not None and len(chosen) < SHORTEST_TOKEN:
        raise Malformed("token-short", fewest=SHORTEST_TOKEN)
    return chosen or new_secret()


def cookie(secret: str, is_secure: bool) -> str:
    """The header that lets a browser keep its secret."""
    parts = [f"{COOKIE}={secret}", "Path=/", f"Max-Age={COOKIE_LASTS}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if is_secure else parts)


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    a_second: float


@dataclass(frozen=True)
class Rates:
    """How often one may ask: for anything, to change something, and to open a table or a record."""

    any: Rate = Rate(200, 40)
    change: Rate = Rate(60, 10)
    open: Rate = Rate(20, 0.5)
    streams: int = 200
    """Event streams that one address may have open."""


class Buckets:
    """How much of a rate everybody has left."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait_for(self, who: str, now: float) -> float:
        """Seconds to wait; 0 lets them in and counts."""
        rate = self._rate
        left, then = self._left.pop(who, (rate.burst, now))
        left = min(rate.burst, left + (now - then) * rate.a_second)
        wait = 0.0 if left >= 1 else (1 - left) / rate.a_second
        self._left[who] = (left if wait else left - 1, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return wait


class Guard:
    """Stands before everything else; what it lets through gets the headers on its way out."""

    def __init__(
        self, app: ASGIApp, answer: Callable[[Request, Refusal], Response], rates: Rates | None
    ) -> None:
        """`answer` is how it says to whoever asks what it refuses."""
        self._app = app
        self._answer = answer
        rates = rates or Rates()
        self._any, self._change = Buckets(rates.any), Buckets(rates.change)
        self._open = Buckets(rates.open)
        self._most_streams = rates.streams
        self._streams: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        if scope["method"] == "HEAD" and not scope["path"].endswith(STREAMS):
            scope = {**scope, "method": "GET"}  # the server leaves out what was not asked for
        request = Request(scope)
        try:
            refuse_other_sites(scope["method"], request)
            self._refuse_too_often(scope["method"], scope["path"], request)
            most = LARGEST_RECORD if scope["path"] in RECORDS else LARGEST_BODY
            limited = _Limited(receive, most)
            limited.refuse_announced(request.headers)
        except Refusal as refusal:
            await self._answer(request, refusal)(scope, receive, send_guarded)
            return
        if not scope["path"].endswith(STREAMS):
            await self._app(scope, limited, send_guarded)
            return
        who = _address(request)
        if self._streams[who] >= self._most_streams:
            full = TooOften("too-many-streams", most=self._most_streams)
            await self._answer(request, full)(scope, receive, send_guarded)
            return
        self._streams[who] += 1
        try:
            await self._app(scope, limited, send_guarded)
        finally:
            self._streams[who] -= 1
            if not self._streams[who]:
                del self._streams[who]

    def _refuse_too_often(self, method: str, path: str, request: HTTPConnection) -> None:
        if path.startswith(UNCOUNTED):
            return
        who = _address(request)
        now = time.monotonic()
        waits = [self._any.wait_for(who, now)]
        if method not in SAFE:
            waits.append(self._change.wait_for(who, now))
            if path in OPENING or path.endswith("/analysis"):
                waits.append(self._open.wait_for(who, now))
        if any(waits):
            raise TooOften("too-often", seconds=int(max(waits)) + 1)


def _address(request: HTTPConnection) -> str:
    """Where somebody asks from. Of IPv6 the part that one household has."""
    host = request.client.host if request.client else ""
    return _household(host) if ":" in host else host


def _household(host: str) -> str:
    try:
        return str(IPv6Network((host.partition("%")[0], HOUSEHOLD), strict=False))
    except ValueError:
        return host


def refuse_other_sites(method: str, request: HTTPConnection) -> None:
    """A browser that is led here by another site brings its cookie, too, but says where from."""
    if method in SAFE:
        return
    came_from = request.headers.get("sec-fetch-site", "same-origin")
    origin = request.headers.get("origin")
    is_ours = origin is None or origin.partition("://")[2] == request.headers.get("host")
    if came_from not in ("same-origin", "none") or not is_ours:
        raise NotYours("other-site")


class Broken(HTTPException):
    """A refusal while the body is read: anything else would be taken for a body that is broken."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.status, str(refusal))
        self.refusal = refusal


class _Limited:
    """Receives a body of at most so many bytes, in a time that is long enough."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._most = most
        self._got = 0
        self._is_whole = False

    def refuse_announced(self, headers: Headers) -> None:
        announced = headers.get("content-length", "0")
        if announced.isdigit() and int(announced) > self._most:
            raise TooMuch("too-large", most=self._most)

    async def __call__(self) -> Message:
        if self._is_whole:
            return await self._receive()
        try:
            async with asyncio.timeout(SLOWEST_PART):
                message = await self._receive()
        except TimeoutError:
            raise Broken(TooSlow("too-slow")) from None
        if message["type"] == "http.request":
            self._is_whole = not message.get("more_body")
            self._got += len(message.get("body", b""))
            if self._got > self._most:
                raise Broken(TooMuch("too-large", most=self._most))
        return message


def said(refusal: Refusal) -> dict[str, Any]:
    """A refusal as JSON: a short name for programs, a message for people."""
    return {"error": refusal.message.id, "message": str(refusal)}
