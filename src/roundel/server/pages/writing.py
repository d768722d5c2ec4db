"""How a page is written: its template, its language, and the cookie that comes with it."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from roundel.core.game import Game
from roundel.core.message import Message, Value, words
from roundel.server import guard

FOLDER = Path(__file__).parent
STATIC = FOLDER / "static"
LANGUAGE = "language"
"""The cookie of whoever chose a language."""
THEME = "theme"
"""The cookie of whoever chose light or dark."""
THEMES = ("light", "dark")
TALL = "tall"
"""The cookie with which the script says whether the screen is higher than wide."""
MEMORY = "memory"
"""The cookie of whoever wants to remember by themselves."""
PLAIN = "en"
"""The language of those whose own is not spoken here."""
NOW = "x-roundel-now"
"""The header with which the script asks for the part of the page that changes."""

TEMPLATES = Environment(
    loader=FileSystemLoader(FOLDER / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


@cache
def languages() -> tuple[str, ...]:
    """The languages that the pages are written in."""
    return tuple(sorted(file.stem for file in (FOLDER / "locale").glob("*.ftl")))


class Speech:
    """The language of one page."""

    def __init__(self, locale: str) -> None:
        self.locale = locale

    def __call__(self, id: str, /, **values: Value) -> str:
        """A message of the pages in words."""
        return words(Message(id, **values), FOLDER, locale=self.locale)

    def of(self, game: Game) -> str:
        """The language in which a game speaks here."""
        file = game.folder / "locale" / f"{self.locale}.ftl"
        return self.locale if file.exists() else PLAIN


def speech(request: Request) -> Speech:
    """The language that was chosen, or else the first that the browser asks for."""
    chosen = request.cookies.get(LANGUAGE, "")
    if chosen in languages():
        return Speech(chosen)
    return Speech(preferred(request.headers.get("accept-language", "")))


Speaks = Annotated[Speech, Depends(speech)]


def preferred(header: str) -> str:
    """The best of our languages for an Accept-Language header."""
    wishes = []
    for part in header.split(","):
        name, _, weight = part.partition(";")
        try:
            wish = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        wishes.append((-wish, name.strip().lower().partition("-")[0]))
    for wish, name in sorted(wishes, key=lambda each: each[0]):
        if wish < 0 and name in languages():
            return name
    return PLAIN


@cache
def static(name: str) -> str:
    """The address of a file that browsers may keep: it changes with what is in the file."""
    digest = sha256((STATIC / name).read_bytes()).hexdigest()[:12]
    return f"/static/{name}?{digest}"


def write(request: Request, template: str, code: int = 200, **context: Any) -> HTMLResponse:
    """A page in the language of whoever asks."""
    said = speech(request)
    text = TEMPLATES.get_template(template).render(
        say=said,
        locale=said.locale,
        languages=own_names(),
        theme=theme(request),
        here=_address(request),
        is_tall=is_tall(request),
        static=static,
        **context,
    )
    return HTMLResponse(text, code, headers={"vary": "accept-language, cookie, x-roundel-now"})


@cache
def own_names() -> dict[str, str]:
    """Every language as it calls itself."""
    found = {}
    for locale in languages():
        say = Speech(locale)
        found[locale] = say("language")
    return found


def _address(request: Request) -> str:
    """Where to come back to: what was posted cannot be asked for again."""
    if request.method != "GET":
        return "/"
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


def drawn(svg: str) -> Markup:
    """A picture that we have drawn ourselves, fit for a template."""
    return Markup(svg)


def see_other(address: str) -> RedirectResponse:
    """What was posted is done; look there."""
    return RedirectResponse(address, 303)


def is_tall(request: Request) -> bool:
    """Whether the screen is a phone's, held upright: as the script found, or the browser says."""
    found = request.cookies.get(TALL, "")
    if found in ("0", "1"):
        return found == "1"
    return request.headers.get("sec-ch-ua-mobile") == "?1"


def theme(request: Request) -> str:
    """Light or dark, if that was chosen; else the system's liking goes."""
    chosen = request.cookies.get(THEME, "")
    return chosen if chosen in THEMES else ""


def from_memory(request: Request) -> bool:
    """Whether whoever asks wants to remember by themselves what was seen."""
    return request.cookies.get(MEMORY) == "1"


def wants_now(request: Request) -> bool:
    """Whether the script asks, and needs only what changes."""
    return NOW in request.headers


def keep(response: Response, request: Request, secret: str) -> None:
    """Let the browser keep its secret."""
    response.headers.append("set-cookie", guard.cookie(secret, request.url.scheme == "https"))


def secret_of(request: Request, once: str = "") -> str:
    """The secret of this browser. If it has none, that of the form that it sends, so that whoever
    sends it twice is the same."""
    new = once if guard.is_secret(once) else guard.new_secret()
    return request.cookies.get(guard.COOKIE) or new


def table_address(id: str, seat: int | None = None) -> str:
    return f"/t/{quote(id)}" if seat is None else f"/t/{quote(id)}?seat={seat}"
