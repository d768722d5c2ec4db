"""All that a seat is sent, made from its view and from what everybody knows.

Nothing else of the site writes what somebody receives: pages and answers are put together from
what these functions return.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

from roundel.core.game import Game
from roundel.core.message import Message, seat_name
from roundel.core.record import HEADING, SECRET_SEED, UNFINISHED
from roundel.core.table import ANEW, CLAIM, FAULT, RESIGN, TIME, Result, Step, Table
from roundel.core.view import told
from roundel.server import called
from roundel.server.easel import Drawing
from roundel.server.entries import TAKE_BACK, UNDO
from roundel.server.hosted import Hosted
from roundel.server.refusal import FOLDER, NotThere
from roundel.server.store import OVER, PLAYING, Entry, Seat
from roundel.server.thoughts import Analysis

REMEMBERED = 50_000
"""Messages whose words are kept."""
_SAID: dict[tuple[str, tuple[str, ...], str, str], str] = {}
MOST_TOLD = 20
"""Entries of which somebody who was away is told at once; the log has them all."""
EVENT_WORDS = {RESIGN: "log-resign", TIME: "log-time", CLAIM: "log-claim", FAULT: "log-fault"}


def state(hosted: Hosted, seat: int | None, now: float, locale: str = "en") -> dict[str, Any]:
    """Everything that a seat may know of its table; None is a spectator."""
    return {
        **about(hosted, now),
        "seat": seat,
        "turn": None if hosted.table is None else hosted.table.turn,
        "view": None if hosted.table is None else hosted.table.view(seat).as_dict(),
        "moves": moves(hosted, seat, locale),
        "may": may(hosted, seat),
        "result": None if hosted.table is None else result(hosted.table.result),
        "log": log(hosted, seat, locale),
    }


def about(hosted: Hosted, now: float) -> dict[str, Any]:
    """What anybody may know of a table."""
    setting, clock = hosted.setting, hosted.setting.clock
    return {
        "table": hosted.id,
        "game": hosted.game.name,
        "title": hosted.game.title,
        "options": setting.options,
        "state": hosted.state,
        "public": setting.public,
        "number": hosted.number,
        "to_move": hosted.to_move,
        "commitment": hosted.commitment,
        "clock": clock and {"base": clock.base, "increment": clock.increment},
        "seats": seats(hosted, now),
        "rematch": hosted.rematch,
    }


def seats(hosted: Hosted, now: float) -> list[dict[str, Any]]:
    """Who sits where, and how they are."""
    return [
        {
            "seat": seat.number,
            "name": hosted.name_of(seat.number),
            "kind": seat.kind,
            "program": seat.program,
            "taken": seat.taken,
            "ready": seat.is_ready,
            "away": seat.taken and hosted.is_away(seat.number, now),
            "left": seat.number in hosted.left,
            "hints": seat.hints,
            "rematch": seat.rematch,
            "clock": _clock(hosted, seat, now),
        }
        for seat in hosted.seats
    ]


def _clock(hosted: Hosted, seat: Seat, now: float) -> float | None:
    """What the clock of a person shows, in seconds."""
    if hosted.clocks is None or not seat.is_person:
        return None
    return round(hosted.clocks.left_at(seat.number, now), 1)


def moves(
    hosted: Hosted, seat: int | None, locale: str = "en", *, from_memory: bool = False
) -> list[dict[str, Any]]:
    """What the seat may play now: of each move number, text, sentence and touches."""
    if hosted.table is None or seat is None or hosted.to_move != seat or seat in hosted.left:
        return []
    view = hosted.table.view(seat)
    if from_memory:
        view = view.forgetful()
    return [
        {
            "number": move.number,
            "text": move.text,
            "say": _words(hosted, hosted.game.notation.say(view.body, move.number), locale),
            "touches": list(move.touches),
        }
        for move in view.moves()
    ]


def asked(hosted: Hosted, seat: int | None, locale: str = "en") -> str:
    """What has to be decided now, in words for this seat."""
    if hosted.table is None:
        return ""
    return hosted.table.view(seat).asked(names(hosted, locale), locale)


def may(hosted: Hosted, seat: int | None) -> dict[str, Any]:
    """What else the seat may do now."""
    if seat is None or hosted.state != PLAYING or seat in hosted.left:
        return {"undo": False, "take_back": False, "hint": False, "resign": False, "claim": None}
    return {
        "undo": hosted.may_undo(seat),
        "take_back": hosted.may_take_back(seat),
        "hint": hosted.may_be_hinted(seat),
        "resign": True,
        "claim": hosted.claimable_at(seat),
    }


def names(hosted: Hosted, locale: str = "en") -> tuple[str, ...]:
    """What the seats are called; an empty name becomes the seat's number, in each language."""
    return called.at_seats(hosted.seats, locale)


def result(found: Result | None) -> dict[str, Any] | None:
    if found is None:
        return None
    return {"ranks": list(found.ranks), "scores": list(found.scores), "ending": found.ending}


def acknowledged(entry: Entry) -> dict[str, Any]:
    """What was asked for is stored, as the entry of this number."""
    return {"number": entry.number}


def log(
    hosted: Hosted, seat: int | None, locale: str = "en", *, from_memory: bool = False
) -> list[dict[str, Any]]:
    """A line for every step, in words for this seat."""
    if hosted.table is None:
        return []
    return [
        {
            "turn": step.turn,
            "seat": step.seat,
            "number": hosted.made_by[index],
            "text": step_text(hosted, index, seat),
            "words": told_words(hosted, index, seat, locale, from_memory=from_memory),
        }
        for index, step in enumerate(hosted.table.history)
    ]


def told_words(
    hosted: Hosted,
    step: int,
    seat: int | None,
    locale: str = "en",
    *,
    from_memory: bool = False,
) -> str:
    """What this step was, as the seat knows it."""
    assert hosted.table is not None
    done = hosted.table.history[step]
    if done.number is None:
        return site_words(hosted, event_message(done), locale)
    key = (step, seat, f"{locale} from memory" if from_memory else locale)
    if key not in hosted.told:
        before, after = hosted.view_before(step, seat), hosted.view_before(step + 1, seat)
        happened = told(hosted.game, before, done.number, after, from_memory=from_memory)
        said = (_words(hosted, each, locale) for each in happened)
        hosted.told[key] = " ".join(said)
    return hosted.told[key]


def _words(hosted: Hosted, message: Message, locale: str) -> str:
    """A message of the game, with the names of this table. Most are said again and again."""
    called_here = names(hosted, locale)
    key = (hosted.game.name, called_here, locale, repr(message))
    if key not in _SAID:
        if len(_SAID) > REMEMBERED:
            _SAID.clear()
        _SAID[key] = hosted.game.words(message, called_here, locale)
    return _SAID[key]


def event_message(step: Step) -> Message:
    if not step.is_departure:
        return Message("log-anew", seat=step.seat)
    return Message(EVENT_WORDS[step.text], seat=step.seat, rival=step.leaver)


def site_words(hosted: Hosted, message: Message, locale: str = "en") -> str:
    """A message of the site, with the names of this table."""
    from roundel.core.message import words

    return words(message, FOLDER, names(hosted, locale), locale)


def event(
    hosted: Hosted, seat: int | None, since: int, now: float, locale: str = "en"
) -> dict[str, Any]:
    """What is new at a table since so many entries, in words for this seat."""
    return {
        "number": hosted.number,
        "state": hosted.state,
        "to_move": hosted.to_move,
        "told": [
            words
            for entry in hosted.entries[max(since, hosted.number - MOST_TOLD) :]
            for words in _entry_words(hosted, entry, seat, locale)
        ],
        "seats": [
            {key: each[key] for key in ("taken", "ready", "away", "rematch", "clock")}
            for each in seats(hosted, now)
        ],
        "rematch": hosted.rematch,
        "notice": hosted.notice,
        "hint": hint(hosted, seat)["state"],
    }


def _entry_words(hosted: Hosted, entry: Entry, seat: int | None, locale: str) -> list[str]:
    """What this entry was; a move that was taken back since is passed over."""
    if entry.kind == UNDO:
        return [site_words(hosted, Message("log-undo", seat=entry.seat), locale)]
    if entry.kind == TAKE_BACK and " " not in entry.text:
        return [site_words(hosted, Message("log-take-back", seat=entry.seat), locale)]
    return [told_words(hosted, step, seat, locale) for step in hosted.steps_of(entry)]


def hint(
    hosted: Hosted, seat: int | None, locale: str = "en", *, from_memory: bool = False
) -> dict[str, Any]:
    """What was thought about the seat's moves, the best first."""
    found = hosted.hint_of(seat)
    if found is None or seat is None:
        return {"state": "none", "lines": []}
    if not found.is_ready:
        return {"state": "lost" if found.is_lost else "thinking", "lines": []}
    legal = moves(hosted, seat, locale, from_memory=from_memory)
    known = {move["number"]: move for move in legal}
    lines = [
        {**known[line.move], "expected": round(line.expected, 3), "visits": line.visits}
        for line in found.lines
    ]
    return {"state": "ready", "lines": lines}


def analysis(found: Analysis | None) -> dict[str, Any]:
    """How far the analysis of a finished game is, and what came of it."""
    if found is None:
        return {"state": "none", "done": 0, "of": 0, "analysis": None}
    made = "lost" if found.is_lost else "thinking" if found.found is None else "ready"
    return {"state": made, "done": found.done, "of": found.of, "analysis": found.found}


def replayed(table: Table, step: int, seat: int | None) -> dict[str, Any]:
    """A game that lies open, before a step of its history; after the last one, its end."""
    history = table.history
    if not 0 <= step <= len(history):
        raise NotThere("no-step", last=len(history))
    view = table.view(seat)
    if step < len(history):
        view = table.view_at(step, seat)
    done = history[step] if step < len(history) else None
    return {
        "game": table.game.name,
        "names": [table.name_of(each) for each in range(table.seats)],
        "step": step,
        "steps": len(history),
        "turn": view.turn + 1,
        "to_move": None if done is None else done.seat,
        "text": None if done is None else done.text,
        "view": view.as_dict(),
        "result": result(table.result),
    }


def drawing(
    hosted: Hosted,
    seat: int | None,
    locale: str = "en",
    *,
    is_tall: bool = False,
    from_memory: bool = False,
) -> Drawing:
    """The table as this seat sees it, to be drawn beside the server; with `from_memory` without
    what was seen once."""
    if hosted.table is None:
        raise NotThere("not-begun")
    given, folder = names(hosted, locale), hosted.game.folder
    shown = tuple(seat_name(each.number, given, folder, locale) for each in hosted.seats)
    view = hosted.table.view(seat)
    return Drawing(view.forgetful() if from_memory else view, shown, locale, is_tall)


def record(hosted: Hosted, seat: int | None) -> str:
    """The game as text: all of it once it is over; until then what this seat knows of it, without
    the seed and without the bits that it comes from."""
    if hosted.table is None:
        raise NotThere("not-begun")
    if hosted.state == OVER:
        return hosted.table.record()
    game: Game = hosted.game
    lines = [HEADING, f"game: {game.name} {game.version}"]
    lines += [f"{name}: {value}" for name, value in hosted.setting.options.items()]
    lines += [f"commitment: {hosted.commitment}", f"seed: {SECRET_SEED}"]
    lines += [f"seat {each.number}: {hosted.name_of(each.number)}" for each in hosted.seats]
    lines += [f"result: {UNFINISHED}", ""]
    steps = list(enumerate(hosted.table.history))
    for (turn, mover, _), made in groupby(steps, _line_of):
        texts = "; ".join(step_text(hosted, index, seat) for index, _ in made)
        lines.append(f"{turn}. {mover}: {texts}")
    return "\n".join(lines) + "\n"


def _line_of(numbered: tuple[int, Step]) -> tuple[int, int, int | None]:
    """Steps of one turn share a line; an event has one of its own."""
    index, step = numbered
    return step.turn, step.seat, index if step.is_event else None


def step_text(hosted: Hosted, step: int, seat: int | None) -> str:
    """The text of a step, written from what this seat knew."""
    assert hosted.table is not None
    done = hosted.table.history[step]
    if done.number is not None:
        key = (step, seat, "text")
        if key not in hosted.told:
            view = hosted.view_before(step, seat)
            hosted.told[key] = hosted.game.notation.write(view.body, done.number)
        return hosted.told[key]
    return done.text if done.is_departure else ANEW
