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
from roundel.server.pages.writing import PLAIN, Speech, drawn, speech, theme, write

router = APIRouter()

OF_PROGRAMS = ("Observation", "Deviations", "Moves and notation")
"""Sections by their English headings, and so by their places, that people need not read."""
SHORT = ("At a glance", "A turn", "The end")
"""What the memo has."""
OF_THE_BOX = ("Players", "Time", "Options")
"""Rows of the first section that whoever sits at the table need not read."""
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
    if read:
        title, glance = read[0]
        read[0] = title, _with_options(glance, plate, locale)
    write_html = MarkdownIt("commonmark", {"html": False}).enable("table")
    return tuple(
        Section(
            f"s{number}",
            title,
            drawn(write_html.render(_in_words(text, plate, locale))),
            heading in SHORT,
        )
        for number, (heading, _), (title, text) in zip(count(1), english, read, strict=False)
        if heading not in OF_PROGRAMS
    )


def _in_words(text: str, plate: Game, locale: str) -> str:
    """With what an option means where it is named."""
    for option in plate.options[1:]:
        text = text.replace(f"`{option.name}`", f"*{plate.about(option, locale)}*")
    return text


def _with_options(glance: str, plate: Game, locale: str) -> str:
    """What the options mean instead of how they are written, in the last row of the table."""
    options = [option for option in plate.options[1:] if not option.is_ruling]
    if not options:
        return glance
    about = "; ".join(plate.about(option, locale) for option in options)
    head, row = glance.rstrip().rsplit("\n", 1)
    return f"{head}\n| {row.split('|')[1].strip()} | {about} |\n"


def _headings(page: str) -> list[tuple[str, str]]:
    parts = re.split(r"^## (.+)$", SHOWN_BY.sub("", page), flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def glance(plate: Game, say: Speech) -> list[tuple[str, str]]:
    """How the game is played in a few lines, each with what it is about."""
    english, own = (
        re.findall(r"<tr>\s*<td>(.*?)</td>\s*<td>(.*?)</td>", _first(plate, locale), re.DOTALL)
        for locale in (PLAIN, say.locale)
    )
    return [
        (Markup(about), Markup(said))
        for (row, _), (about, said) in zip(english, own, strict=False)
        if row not in OF_THE_BOX
    ]


def _first(plate: Game, locale: str) -> str:
    return "".join(each.text for each in sections(plate.name, locale)[:1])


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
    if chosen := theme(request):
        svg = svg.replace('class="roundel"', f'class="roundel" data-theme="{chosen}"', 1)
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
