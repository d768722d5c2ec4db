"""The rules of every game for people, from its RULES.md or the page of that name in its locale."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from itertools import count

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from markdown_it import MarkdownIt
from markupsafe import Markup

import roundel
from roundel.core.game import Game, game
from roundel.core.table import Table
from roundel.server.pages.writing import Speech, drawn, speech, write

router = APIRouter()

OF_PROGRAMS = ("Observation", "Deviations", "Moves and notation")
"""Sections by their English headings, and so by their places, that people need not read."""
SHORT = ("At a glance", "A turn", "The end")
"""What the memo has."""
SHOWN_BY = re.compile(r" → `test_\w+`(?:, `test_\w+`)*")
PLAYED = 24
"""Decisions before the picture of a game in play."""
SEED = 11
A_DAY = 24 * 3600


@dataclass(frozen=True)
class Section:
    """A heading and what stands under it."""

    id: str
    title: str
    text: Markup
    is_short: bool


@cache
def sections(name: str, locale: str) -> tuple[Section, ...]:
    """The page of rules without what only programs and tests need."""
    plate = game(name)
    page = plate.folder / "RULES.md"
    english = _headings(page.read_text(encoding="utf-8")) if page.exists() else []
    own = plate.folder / "locale" / f"{locale}.md"
    read = _headings(own.read_text(encoding="utf-8")) if own.exists() else english
    write_html = MarkdownIt("commonmark", {"html": False}).enable("table")
    return tuple(
        Section(f"s{number}", title, drawn(write_html.render(text)), heading in SHORT)
        for number, (heading, _), (title, text) in zip(count(1), english, read, strict=False)
        if heading not in OF_PROGRAMS
    )


def _headings(page: str) -> list[tuple[str, str]]:
    parts = re.split(r"^## (.+)$", SHOWN_BY.sub("", page), flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def glance(plate: Game, say: Speech) -> list[tuple[str, str]]:
    """The game in a few lines, each with what it is about."""
    first = "".join(each.text for each in sections(plate.name, say.locale)[:1])
    rows = re.findall(r"<tr>\s*<td>(.*?)</td>\s*<td>(.*?)</td>", first, re.DOTALL)
    return [(Markup(about), Markup(said)) for about, said in rows]


@router.get("/games/{name}/rules")
async def rules(name: str, request: Request) -> HTMLResponse:
    """The rules of a game, with pictures."""
    plate = game(name)
    found = sections(plate.name, speech(request).locale)
    return write(request, "rules.html", game=plate, sections=found)


@router.get("/games/{name}/memo")
async def memo(name: str, request: Request) -> HTMLResponse:
    """The rules in short, for the table's page."""
    found = sections(game(name).name, speech(request).locale)
    return write(request, "memo.html", sections=found)


@router.get("/games/{name}/{shown}.svg")
def picture(name: str, shown: str, request: Request) -> Response:
    """A table of this game: as it is set up, or in play."""
    plate = game(name)
    svg = _picture(plate.name, shown == "start", speech(request).of(plate))
    headers = {"cache-control": f"public, max-age={A_DAY}", "vary": "accept-language, cookie"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@cache
def _picture(name: str, is_start: bool, locale: str) -> str:
    table: Table = roundel.table(name, seed=SEED)
    if not is_start:
        player = roundel.agent("greedy", seed=SEED)
        while table.to_move is not None and len(table.history) < PLAYED:
            table.play(player.choose(table.view(table.to_move)))
    return table.view(None).picture((), locale)
