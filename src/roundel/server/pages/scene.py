"""What a page of a table shows: the picture as a seat sees it, its moves, who plays, what happened.

Everything comes from `outlets` or from the view of the seat that looks; no game is known here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from markupsafe import Markup

from roundel.core.drawing import mark
from roundel.core.shape import copy
from roundel.core.stream import Stream, key_of, start
from roundel.core.view import View
from roundel.server import outlets
from roundel.server.hosted import Hosted
from roundel.server.pages.writing import Speech, drawn

SHORT = 10
"""Groups of so many moves lie open, however many there are altogether."""
FEW = 40
"""So many moves altogether lie open."""


@dataclass(frozen=True)
class Choice:
    """A move as a button."""

    number: int
    said: str
    touches: str
    reveals: bool


@dataclass(frozen=True)
class Kind:
    """Moves that begin with the same words."""

    title: str
    choices: tuple[Choice, ...]
    is_open: bool


@dataclass(frozen=True)
class Looker:
    """Who looks at the table: the seats of this browser, and the one it is shown for."""

    own: tuple[int, ...]
    seat: int | None
    handover: int | None = None
    """One of two at this screen who is to move and has to see their own side first."""


def looker(hosted: Hosted, own: list[int], asked: int | None) -> Looker:
    """For whom the table is shown. Two at one screen see what everybody may see until whoever is to
    move asks for their own side, if each of them knows something that the other does not."""
    if asked is not None and asked in own:
        mover = hosted.to_move
        if mover == asked or mover not in own or len(own) == 1:
            return Looker(tuple(own), asked)
    if len(own) < 2 or hosted.table is None:
        return Looker(tuple(own), own[0] if own else None)
    seat = hosted.to_move if hosted.to_move in own else own[0]
    if hosted.table.is_over or not _have_secrets(hosted, own):
        return Looker(tuple(own), seat)
    return Looker(tuple(own), None, hosted.to_move if hosted.to_move in own else None)


def _have_secrets(hosted: Hosted, own: list[int]) -> bool:
    assert hosted.table is not None
    views = [hosted.table.view(seat).as_dict() for seat in own]
    return any(view != views[0] for view in views)


def marked(svg: str, hosted: Hosted, seat: int | None) -> Markup:
    """The table as this seat sees it; what was touched last is marked, and what a hint advises."""
    svg = mark(svg, last_touched(hosted, seat), "last")
    lines = outlets.hint(hosted, seat)["lines"]
    return drawn(mark(svg, lines[0]["touches"], "advised") if lines else svg)


def last_touched(hosted: Hosted, seat: int | None) -> set[str]:
    """What was touched in the last turn, if it is not this seat's own that still lasts."""
    table = hosted.table
    if table is None or not table.history:
        return set()
    last = table.history[-1]
    if (last.turn, last.seat) == (table.turn, seat):
        return set()
    return {
        touched
        for index, step in enumerate(table.history)
        if (step.turn, step.seat) == (last.turn, last.seat) and step.number is not None
        for touched in hosted.view_before(index, seat).move(step.number).touches
    }


def kinds(
    hosted: Hosted, seat: int | None, say: Speech, *, from_memory: bool = False
) -> list[Kind]:
    """All legal moves, those that begin with the same word together."""
    moves = outlets.moves(hosted, seat, say.of(hosted.game), from_memory=from_memory)
    if not moves:
        return []
    assert hosted.table is not None
    shown = revealing(hosted.table.view(seat), [move["number"] for move in moves])
    found = []
    for _, several in groupby(moves, key=lambda move: _kind(move["say"])):
        choices = tuple(
            Choice(move["number"], move["say"], " ".join(move["touches"]), move["number"] in shown)
            for move in several
        )
        found.append(choices)
    few = len(moves) <= FEW
    return [
        Kind(_title([each.said for each in choices]), choices, few or len(choices) <= SHORT)
        for choices in found
    ]


def _kind(said: str) -> str:
    """The first word that is no article."""
    return next((word.rstrip(",:;.") for word in said.split() if len(word) > 1), said)


def _title(said: list[str]) -> str:
    """What moves of one kind are called: their first word, with an article if all have the same."""
    kind = _kind(said[0])
    head = said[0][: said[0].index(kind) + len(kind)]
    return head if all(each.startswith(head) for each in said) else kind.capitalize()


def revealing(view: View, moves: list[int]) -> set[int]:
    """The moves that turn up something hidden, tried in a world that agrees with the view."""
    game = view.game
    world, trial, dice = game.Position(), game.Position(), Stream()
    copy(world, view.body)
    start(dice, key_of(0))
    game.secrecy.imagine(world, dice)
    found = set()
    for move in moves:
        copy(trial, world)
        game.rules.apply(trial, move)
        if trial.revealed != world.revealed:
            found.add(move)
    return found


@dataclass(frozen=True)
class Chair:
    """A seat as the page shows it."""

    number: int
    name: str
    notes: tuple[str, ...]
    is_own: bool
    is_program: bool
    is_to_move: bool
    has_won: bool
    clock: float | None


def chairs(hosted: Hosted, looker: Looker, now: float, say: Speech) -> list[Chair]:
    """Who sits where, and how they are."""
    result = None if hosted.table is None else hosted.table.result
    return [
        Chair(
            seat["seat"],
            name(hosted, seat["seat"], say),
            tuple(_notes(seat, hosted, looker, say)),
            seat["seat"] in looker.own,
            seat["kind"] == "program",
            hosted.to_move == seat["seat"],
            result is not None and seat["seat"] in result.winners,
            seat["clock"],
        )
        for seat in outlets.seats(hosted, now)
    ]


def _notes(seat: dict[str, Any], hosted: Hosted, looker: Looker, say: Speech) -> Iterator[str]:
    if not seat["taken"]:
        yield say("chair-free")
    if seat["seat"] == looker.seat and not seat["left"]:
        yield say("chair-you")
    if seat["left"]:
        yield say("chair-left")
    elif seat["away"] and seat["seat"] not in looker.own:
        yield say("chair-away")
    elif hosted.to_move == seat["seat"] and seat["kind"] == "program":
        yield say("chair-thinks")


def name(hosted: Hosted, seat: int, say: Speech) -> str:
    """What a seat is called here."""
    return outlets.names(hosted, say.locale)[seat] or say("seat", number=seat + 1)


def status(hosted: Hosted, looker: Looker, say: Speech) -> str:
    """Whose turn it is, or how it ended."""
    if hosted.table is None:
        return say("status-waiting")
    if hosted.table.result is not None:
        return _ending(hosted, looker, say)
    mover = hosted.to_move
    assert mover is not None
    if mover in looker.own and len(looker.own) == 1:
        return say("status-yours")
    return say("status-theirs", name=name(hosted, mover, say))


def _ending(hosted: Hosted, looker: Looker, say: Speech) -> str:
    assert hosted.table is not None
    assert hosted.table.result is not None
    winners = hosted.table.result.winners
    if len(winners) == len(hosted.seats):
        return say("status-drawn")
    if len(looker.own) == 1 and winners == looker.own:
        return say("status-won")
    return say(
        "status-winner",
        count=len(winners),
        names=", ".join(name(hosted, seat, say) for seat in winners),
    )


def key(hosted: Hosted, seat: int | None, now: float) -> str:
    """What is new in an event of this table, as the script compares it: clocks and words aside."""
    event = outlets.event(hosted, seat, hosted.number, now)
    news = {name: event[name] for name in sorted(event) if name != "told"}
    news["seats"] = [{**each, "clock": None} for each in event["seats"]]
    return json.dumps(news)


@dataclass(frozen=True)
class Turn:
    """What a seat did in one turn, in words."""

    number: int
    seat: int
    lines: tuple[str, ...]
    step: int
    """The step after it, for looking back."""


def log(hosted: Hosted, seat: int | None, say: Speech, *, from_memory: bool = False) -> list[Turn]:
    """What has happened, turn by turn."""
    steps = outlets.log(hosted, seat, say.of(hosted.game), from_memory=from_memory)
    lines = list(enumerate(steps))
    found = []
    turns = groupby(lines, key=lambda each: (each[1]["turn"], each[1]["seat"]))
    for (turn, mover), several in turns:
        made = list(several)
        found.append(Turn(turn, mover, tuple(each["words"] for _, each in made), made[-1][0] + 1))
    return found
