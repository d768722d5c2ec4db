"""The site put together."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from types import FrameType

import uvicorn
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from roundel.core.errors import IllegalMove, RoundelError, UnknownGame
from roundel.server import api, guard, pages
from roundel.server.guard import Guard, Rates
from roundel.server.house import House
from roundel.server.line import Line
from roundel.server.pages import site
from roundel.server.refusal import Fault, Malformed, NotThere, Refusal, TooOften

KEPT_ALIVE = 75
"""Seconds for which a silent connection is kept: longer than people think about most moves."""
RARELY = (20_000, 20, 50)
"""Things made before the collector looks, and so on for the older ones."""
SAID_ON_PAGES = {404: "no-page", 405: "bad-method"}
TURN = 0.0005
"""Seconds that one thread may keep the others waiting: the desk needs many short turns."""
ABOUT = """\
Open a table or take a seat, contribute bits for the shuffle, look, play, and listen to events.
A seat's token goes into `Authorization: Bearer`. Whoever knows a table's id may watch it.
"""


def create_app(house: House, *, rates: Rates | None = None) -> FastAPI:
    """The site of this house."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Roundel",
        description=ABOUT,
        version="1",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    app.include_router(api.router)
    app.include_router(pages.router)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RoundelError, _wrong)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _not_there)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(Guard, answer=answer, rates=rates)
    return app


def _is_page(request: Request) -> bool:
    return not request.url.path.startswith("/api")


def answer(request: Request, refusal: Refusal) -> Response:
    """A refusal as whoever asks understands it: a page in their language, or JSON."""
    response = (
        site.refused(request, refusal, refusal.status)
        if _is_page(request)
        else JSONResponse(guard.said(refusal), refusal.status)
    )
    if isinstance(refusal, TooOften) and "seconds" in refusal.message.values:
        response.headers["retry-after"] = str(refusal.message.values["seconds"])
    return response


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return answer(request, error)


async def _wrong(request: Request, error: Exception) -> Response:
    """A move, an option or a record that does not hold; its message says what would be right."""
    status = 409 if isinstance(error, IllegalMove) else 400
    if _is_page(request):
        assert isinstance(error, RoundelError)
        return site.refused(request, error, 404 if isinstance(error, UnknownGame) else status)
    return JSONResponse({"error": type(error).__name__, "message": str(error)}, status)


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    if _is_page(request):
        return site.refused(request, Malformed("not-understood"), 422)
    found = "; ".join(
        f"{'.'.join(str(part) for part in each['loc'])}: {each['msg']}" for each in error.errors()
    )
    return JSONResponse({"error": "malformed", "message": found}, 422)


async def _not_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error, guard.Broken):
        return answer(request, error.refusal)
    if _is_page(request):
        said = SAID_ON_PAGES.get(error.status_code, "not-understood")
        page = site.refused(request, NotThere(said), error.status_code)
        page.headers.update(error.headers or {})
        return page
    name = "not-there" if error.status_code == 404 else "http"
    body = {"error": name, "message": error.detail}
    return JSONResponse(body, error.status_code, headers=error.headers)


async def _failed(request: Request, error: Exception) -> Response:
    """Nobody has foreseen this; what it was goes to the log. It is answered outside the guard."""
    response = answer(request, Fault("fault"))
    response.headers.update(guard.HEADERS)
    return response


class Server(uvicorn.Server):
    """Says where it is, and lets go of those who listen before it waits for them."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            print(f"Roundel is at http://{shown}:{port}", flush=True)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._house.let_go()
        super().handle_exit(sig, frame)


def serve(app: FastAPI, place: socket.socket) -> None:
    """Serve where this socket listens, until told to end."""
    config = uvicorn.Config(
        app,
        http=Line,
        ws="none",
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=KEPT_ALIVE,
        server_header=False,
    )
    _allow_many_lines()
    gc.freeze()  # what is there now stays: nobody needs to look through it again and again
    gc.set_threshold(*RARELY)
    sys.setswitchinterval(TURN)
    Server(config, app.state.house).run(sockets=[place])


def _allow_many_lines() -> None:
    """As many connections as the system lets us have: each player listens on one."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
