"""What belongs to all pages: the files they need, the language, and what is said when it fails."""

from __future__ import annotations

import mimetypes
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, Response

from roundel.core.errors import RoundelError
from roundel.server.pages.writing import (
    LANGUAGE,
    STATIC,
    THEME,
    THEMES,
    languages,
    see_other,
    speech,
    wants_now,
    write,
)
from roundel.server.refusal import NotThere, Refusal

router = APIRouter()

A_YEAR = 365 * 24 * 3600
FILES = {file.name: file for file in STATIC.iterdir() if file.is_file()}


@router.get("/static/{name}")
async def static_file(name: str) -> Response:
    """A file of the pages. Its address changes with it, so browsers keep it."""
    if name not in FILES:
        raise NotThere("no-page")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"cache-control": f"public, max-age={A_YEAR}, immutable"}
    return Response(FILES[name].read_bytes(), media_type=kind, headers=headers)


@router.get("/favicon.ico")
async def icon() -> Response:
    return Response(FILES["roundel.svg"].read_bytes(), media_type="image/svg+xml")


@router.post("/language")
async def choose_language(
    locale: Annotated[str, Form(max_length=16)], back: Annotated[str, Form(max_length=200)] = "/"
) -> Response:
    """From now on pages are written in this language."""
    response = _back_to(back)
    if locale in languages():
        response.set_cookie(LANGUAGE, locale, max_age=A_YEAR, samesite="lax", httponly=True)
    return response


@router.post("/theme")
async def choose_theme(
    theme: Annotated[str, Form(max_length=16)], back: Annotated[str, Form(max_length=200)] = "/"
) -> Response:
    """From now on pages are light, or dark; anything else leaves it to the system again."""
    response = _back_to(back)
    if theme in THEMES:
        response.set_cookie(THEME, theme, max_age=A_YEAR, samesite="lax", httponly=True)
    else:
        response.delete_cookie(THEME, samesite="lax", httponly=True)
    return response


def _back_to(address: str) -> Response:
    """An address of this site, or the first page."""
    is_ours = address.startswith("/") and not address.startswith(("//", "/\\"))
    return see_other(address if is_ours else "/")


def refused(request: Request, error: RoundelError, status: int) -> HTMLResponse:
    """A page that says what cannot be done, and what to do next."""
    locale = speech(request).locale
    said = error.words(locale) if isinstance(error, Refusal) else str(error)
    if wants_now(request):
        return write(request, "alert.html", status, message=said)
    return write(request, "refused.html", status, message=said)
