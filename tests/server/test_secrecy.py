"""A seat is sent nothing that it may not know: two truths that look the same to it give the same
bytes everywhere, and a leak planted into any outlet is found."""

from __future__ import annotations

import http.client
import json
import pickle
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from sqlalchemy import Connection

import roundel
from roundel.client import Seat
from roundel.core.errors import IllegalMove
from roundel.core.fairness import Shuffle
from roundel.core.table import Table
from roundel.server import outlets, store
from roundel.server.entries import MOVE, TAKE_BACK, happen
from roundel.server.guard import hashed
from roundel.server.hosted import Hosted
from roundel.server.store import PERSON, PLAYING, Entry, Setting
from roundel.server.thoughts import Line
from tests.server.open_site import OpenSite, in_file, open_site

NOW = 1_800_000_000.0
ID = "a" * 26
SERVER_BITS, SEAT_BITS = "5" * 64, ("6" * 64, "7" * 64)
TOKENS = ("the secret of seat 0", "the secret of seat 1")
TRUTHS = ("1" * 64, "2" * 64)
"""What the unseen is dealt from, in the one world and in the other."""
BEFORE, AFTER = 14, 8
"""Decisions before the worlds part, and after."""

Sent = dict[str, bytes]


@dataclass(frozen=True)
class Story:
    """A game up to where the worlds part, and what is played in both of them after that."""

    game: str
    seat: int
    """To whom both worlds look the same."""
    before: tuple[str, ...]
    after: tuple[str, ...]


def story(game: str, seed: int) -> Story:
    """Any moves; then such that the seat to move cannot tell the worlds apart, though they are."""
    dice = random.Random(seed)
    shuffle = Shuffle(SERVER_BITS, SEAT_BITS)
    table = Table(roundel.game(game), {}, shuffle=shuffle, names=("Ann", "Bob"))
    before: list[str] = []
    while len(before) < BEFORE or table.view(None).made:
        move = dice.choice(table.moves())
        before.append(move.text)
        table.play(move)
    seat = table.to_move
    assert seat is not None
    worlds = [table.copy(), table.copy()]
    for world, truth in zip(worlds, TRUTHS, strict=True):
        world.deal_anew(seat, truth)
    after: list[str] = []
    for _ in range(AFTER):
        text = _common_move(worlds, seat, dice)
        if text is None:
            break
        for world in worlds:
            world.play(text)
        after.append(text)
    assert worlds[0].view(seat) == worlds[1].view(seat)
    assert worlds[0].position() != worlds[1].position()
    assert len(after) >= 3
    assert game != "splendor" or any("deck" in text for text in after)
    return Story(game, seat, tuple(before), tuple(after))


def _common_move(worlds: list[Table], seat: int, dice: random.Random) -> str | None:
    """A move that is there in both worlds, and after which they still look the same; one that
    takes something unseen, if there is one."""
    texts = [move.text for move in worlds[0].moves() if move in worlds[1].moves()]
    dice.shuffle(texts)
    for text in sorted(texts, key=lambda text: "deck" not in text):
        tried = [world.copy() for world in worlds]
        for world in tried:
            world.play(text)
        if tried[0].view(seat) == tried[1].view(seat) and not tried[0].is_over:
            return text
    return None


def set_up(c: Connection, told: Story, truth: str) -> None:
    """The table of the story, up to where the worlds part; held by fixed secrets."""
    setting = Setting(ID, told.game, roundel.game(told.game).settle({}), SERVER_BITS, NOW)
    names = ("Ann", "Bob")
    seats = [
        store.Seat(number, PERSON, names[number], None, True, SEAT_BITS[number], True, seen=NOW)
        for number in range(2)
    ]
    store.open_table(c, setting, seats, None)
    for number, token in enumerate(TOKENS):
        store.hold(c, hashed(token), ID, number)
    seed = Shuffle(SERVER_BITS, SEAT_BITS).seed
    store.change_table(c, ID, state=PLAYING, seed=seed, begun=NOW)
    table = Table(roundel.game(told.game), {}, shuffle=Shuffle(SERVER_BITS, SEAT_BITS), names=names)
    for number, text in enumerate(told.before, start=1):
        assert table.to_move is not None
        entry = Entry(number, MOVE, table.to_move, text, NOW)
        assert store.add_entry(c, ID, entry, PLAYING)
        happen(table, entry)
    parting = f"{len(told.before)} {truth}"
    entry = Entry(len(told.before) + 1, TAKE_BACK, told.seat, parting, NOW)
    assert store.add_entry(c, ID, entry, PLAYING)


@contextmanager
def world(folder: Path, told: Story, truth: str) -> Iterator[OpenSite]:
    """A site in this truth; its programs do not think, but what they are given is kept."""
    folder.mkdir()
    with open_site(in_file(folder), now=lambda: NOW) as site:
        given: list[bytes] = []

        async def ask(urgency: Any, call: Any, troubled: Any = None) -> Any:
            given.append(pickle.dumps(call))
            return (Line(call.args[0].moves()[0].number, 0.5, 1, ()),)

        site.house.pool.ask = ask  # type: ignore[method-assign]
        site.given = given  # type: ignore[attr-defined]
        site.at_the_desk(lambda c: set_up(c, told, truth))
        yield site


def sent_in(folder: Path, told: Story, truth: str) -> Sent:
    """All bytes that the seat and a spectator are sent in this truth, by where they came from."""
    sent: Sent = {}
    with world(folder, told, truth) as site:
        seats = [Seat(site, ID, number, token) for number, token in enumerate(TOKENS)]
        texts = (None, *told.after)
        for step, text in enumerate(texts):
            if text is not None:
                mover = seats[seats[told.seat].look()["to_move"]]
                mover.look()
                mover.play(text)
            for who, path in (("seat", f"?seat={told.seat}"), ("spectator", "?")):
                for outlet, answer in asked(site, told.seat, path).items():
                    here = site._place.encode()  # the two sites have a port each
                    sent[f"{step} {who} {outlet}"] = answer.replace(here, b"here")
        for number, call in enumerate(site.given):  # type: ignore[attr-defined]
            sent[f"thought {number}"] = call
    return sent


def asked(site: OpenSite, seat: int, query: str) -> Sent:
    """One look at everything."""
    own = query != "?"
    token = TOKENS[seat] if own else None
    answers: Sent = {}
    for outlet in ("", "/picture", "/record"):
        answers[outlet or "state"] = raw(site, "GET", f"/api/tables/{ID}{outlet}{query}", token)
    answers["event"] = raw(site, "GET", f"/api/tables/{ID}/events{query}&since=0", token)
    answers["list"] = raw(site, "GET", "/api/mine", token)
    answers["page"] = raw(site, "GET", f"/t/{ID}", token)
    answers["page now"] = raw(site, "GET", f"/t/{ID}/now", token)
    answers["page, tall"] = raw(site, "GET", f"/t/{ID}", token, Cookie="tall=1")
    answers["page, from memory"] = raw(site, "GET", f"/t/{ID}", token, Cookie="memory=1")
    for locale in ("pl", "ru"):
        answers[f"page in {locale}"] = raw(site, "GET", f"/t/{ID}", token, Accept_Language=locale)
    for path in ("/", f"/join/{ID}", f"/replay/{ID}", f"/api/records/{ID}", "/api/tables"):
        answers[path] = raw(site, "GET", path, token)
    if own:
        number = json.loads(answers["state"].partition(b"\n\n")[2])["number"]
        path = f"/api/tables/{ID}/"
        for move in (0, 5, 20, 44, 46, 10**6, "buy", "take", "reserve", "x"):
            body = {"seat": seat, "move": move, "at": number}
            is_move = any(
                move in (each["number"], each["text"])
                for each in json.loads(answers["state"].partition(b"\n\n")[2])["moves"]
            )
            if not is_move and move not in ("buy", "reserve", "take"):
                answers[f"refusal {move}"] = raw(site, "POST", path + "play", token, body)
        for what in ("undo", "take-back", "claim", "hint", "play"):
            body = {"seat": seat, **({} if what in ("hint", "claim") else {"at": 0})}
            answers[f"refusal of {what}"] = raw(site, "POST", path + what, token, body)
        answers["hint"] = raw(site, "POST", path + "hint", token, {"seat": seat})
        answers["page, hinted"] = raw(site, "GET", f"/t/{ID}", token)
    return answers


def raw(
    site: OpenSite, method: str, path: str, token: str | None, body: Any = None, **more: str
) -> bytes:
    """The answer as it came, but for the date and what is drawn by lot for each form; of a stream
    the first event."""
    line = http.client.HTTPConnection(site._place)
    headers = {"Content-Type": "application/json"}
    headers |= {name.replace("_", "-"): value for name, value in more.items()}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    line.request(method, path, body and json.dumps(body).encode(), headers)
    with line.getresponse() as answer:
        head = sorted(f"{name}: {value}" for name, value in answer.getheaders() if name != "date")
        is_stream = answer.headers.get_content_type() == "text/event-stream"
        said = b"".join(answer.readline() for _ in range(4)) if is_stream else answer.read()
    line.close()
    said = re.sub(rb'name="once" value="[^"]+"', b"", said)
    return f"{answer.status}\n{head}\n\n".encode() + said


def differing(folder: Path, told: Story) -> set[str]:
    """Where the two truths are told apart."""
    one, other = (sent_in(folder / truth[0], told, truth) for truth in TRUTHS)
    assert one.keys() == other.keys()
    assert len(one) > 40
    return {name for name in one if one[name] != other[name]}


@pytest.mark.parametrize(
    ("game", "seed"),
    [("splendor", 1), ("splendor", 2), ("splendor-duel", 3), ("blue-lion", 4), ("barrage", 5)],
)
def test_two_truths_that_look_the_same_give_the_same_bytes(
    game: str, seed: int, tmp_path: Path
) -> None:
    assert differing(tmp_path, story(game, seed)) == set()


def truth_of(hosted: Hosted) -> str:
    assert hosted.table is not None
    return json.dumps(hosted.table.position())


def leak_into_view(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "state", lambda told, hosted: {**told, "view": truth_of(hosted)})


def leak_into_moves(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "moves", lambda told, hosted: [{**each, "say": truth_of(hosted)} for each in told])


def leak_into_log(patch: pytest.MonkeyPatch) -> None:
    """The log is told as the other seat knows it."""
    real = outlets.told_words
    patch.setattr(
        outlets,
        "told_words",
        lambda hosted, step, *_, **__: real(hosted, step, None) + truth_of(hosted)[:9999],
    )


def leak_into_event(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "event", lambda told, hosted: {**told, "notice": truth_of(hosted)})


def leak_into_picture(patch: pytest.MonkeyPatch) -> None:
    """What is drawn names what nobody may know."""
    wrap(patch, "drawing", lambda told, hosted: replace(told, names=(truth_of(hosted), "Bob")))


def leak_into_record(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(outlets, "record", lambda hosted, seat: hosted.table.record())


def leak_into_hint(patch: pytest.MonkeyPatch) -> None:
    def leak(told: Any, hosted: Hosted) -> Any:
        return {**told, "lines": [{**each, "say": truth_of(hosted)} for each in told["lines"]]}

    wrap(patch, "hint", leak)


def leak_into_list(patch: pytest.MonkeyPatch) -> None:
    wrap(patch, "about", lambda told, hosted: {**told, "title": truth_of(hosted)})


def leak_into_refusals(patch: pytest.MonkeyPatch) -> None:
    def refusal(table: Table, *_: Any) -> IllegalMove:
        return IllegalMove(json.dumps(table.position()))

    patch.setattr(Table, "_refusal", refusal)


def leak_into_thoughts(patch: pytest.MonkeyPatch) -> None:
    """A program is given the table of the one who is behind the curtain."""
    real = Table.view

    def view(table: Table, seat: Any) -> Any:
        seen = real(table, seat)
        seen.body.stream.counter = crc32(json.dumps(table.position()).encode())
        return seen

    patch.setattr(Table, "view", view)


def wrap(patch: pytest.MonkeyPatch, outlet: str, change: Callable[[Any, Hosted], Any]) -> None:
    real = getattr(outlets, outlet)

    def changed(hosted: Hosted, *rest: Any, **named: Any) -> Any:
        return change(real(hosted, *rest, **named), hosted)

    patch.setattr(outlets, outlet, changed)


@pytest.mark.parametrize(
    ("leak", "found_in"),
    [
        (leak_into_view, "state"),
        (leak_into_moves, "state"),
        (leak_into_log, "event"),
        (leak_into_event, "event"),
        (leak_into_picture, "picture"),
        (leak_into_picture, "page"),
        (leak_into_record, "record"),
        (leak_into_hint, "hint"),
        (leak_into_list, "list"),
        (leak_into_refusals, "refusal"),
        (leak_into_thoughts, "thought"),
    ],
)
def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None],
    found_in: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = story("splendor", 1)
    leak(monkeypatch)
    short = replace(told, after=told.after[:1])
    assert any(found_in in name for name in differing(tmp_path, short))


def test_a_record_in_progress_holds_no_seed_and_no_bits(tmp_path: Path) -> None:
    told = story("splendor", 1)
    shuffle = Shuffle(SERVER_BITS, SEAT_BITS)
    sent = sent_in(tmp_path / "world", told, TRUTHS[0])
    for name, said in sent.items():
        for secret in (shuffle.seed, SERVER_BITS, *SEAT_BITS, TRUTHS[0], *TOKENS):
            assert secret.encode() not in said, name
    record = sent["0 seat /record"].decode().partition("\n\n")[2]
    with pytest.raises(roundel.RecordError, match="the game was not over yet"):
        roundel.replay(record)
