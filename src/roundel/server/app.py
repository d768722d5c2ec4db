"""The site put together."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
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
from roundel.server.pages import site
from roundel.server.refusal import Malformed, NotThere, Refusal

KEPT_ALIVE = 75
"""Seconds for which a silent connection is kept: longer than people think about most moves."""
RARELY = (20_000, 20, 50)
"""Things made before the collector looks, and so on for the older ones."""
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
    app.add_middleware(Guard, rates=rates)
    return app


def _is_page(request: Request) -> bool:
    return not request.url.path.startswith("/api")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    if _is_page(request):
        return site.refused(request, error, error.status)
    return JSONResponse(guard.said(error), error.status)


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
    if _is_page(request):
        return site.refused(request, NotThere("no-page"), error.status_code)
    said = {"error": "not-there" if error.status_code == 404 else "http", "message": error.detail}
    return JSONResponse(said, error.status_code, headers=error.headers)


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
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=KEPT_ALIVE,
        server_header=False,
    )
    gc.freeze()  # what is there now stays: nobody needs to look through it again and again
    gc.set_threshold(*RARELY)
    sys.setswitchinterval(TURN)
    Server(config, app.state.house).run(sockets=[place])
