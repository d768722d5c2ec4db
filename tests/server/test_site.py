"""What the site must withstand: other sites, too much, too often, a full disk, lost programs."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import socket
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

import roundel
from roundel.client import Refused, Seat
from roundel.server.guard import COOKIE, LARGEST_BODY, Rate, Rates
from roundel.server.line import DEAF, Line
from roundel.server.programs import Urgency
from tests.server.open_site import Hands, OpenSite, in_file, open_site, refused


def answer(
    site: OpenSite,
    method: str,
    path: str,
    body: bytes | None = None,
    headers: dict[str, str] | None = None,
) -> tuple[int, dict[str, str], str]:
    line = http.client.HTTPConnection(site._place)
    line.request(method, path, body, {"Content-Type": "application/json"} | (headers or {}))
    with line.getresponse() as got:
        said = got.read().decode()
    line.close()
    return got.status, {name.lower(): value for name, value in got.getheaders()}, said


def test_a_request_from_another_site_is_refused(site: OpenSite) -> None:
    body = json.dumps({"game": "splendor", "seats": [{"who": "me"}, {"who": "random"}]}).encode()
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Origin": f"{site.url}@evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        status, _, said = answer(site, "POST", "/api/tables", body, headers)
        assert status == 403, headers
        assert "another site" in said
    own = {"Origin": site.url, "Sec-Fetch-Site": "same-origin"}
    assert answer(site, "POST", "/api/tables", body, own)[0] == 201


def test_a_cookie_holds_a_seat_as_a_token_does(site: OpenSite) -> None:
    body = json.dumps({"game": "splendor", "seats": [{"who": "me"}, {"who": "friend"}]}).encode()
    cookie = {"Cookie": f"{COOKIE}=my-own-secret"}
    _, _, said = answer(site, "POST", "/api/tables", body, cookie)
    table = json.loads(said)["table"]
    assert answer(site, "GET", f"/api/tables/{table}?seat=0", None, cookie)[0] == 200
    assert answer(site, "GET", f"/api/tables/{table}?seat=0")[0] == 403


def test_every_answer_has_the_headers_that_keep_a_page_to_itself(site: OpenSite) -> None:
    ann, _ = site.game_of_two()
    for path in (f"/t/{ann.table}", "/api/games", "/nowhere", f"/api/tables/{ann.table}"):
        _, headers, _ = answer(site, "GET", path)
        policy = headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy
        assert "script-src 'self';" in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_what_is_too_large_is_refused(site: OpenSite) -> None:
    status, _, said = answer(site, "POST", "/api/tables", b"x" * (LARGEST_BODY + 1))
    assert status == 413
    assert "at most 65,536 bytes" in said


def test_what_grows_too_large_on_its_way_is_refused(site: OpenSite) -> None:
    line = http.client.HTTPConnection(site._place)
    pieces = (b" " * 20_000 for _ in range(5))
    headers = {"Content-Type": "application/json", "Transfer-Encoding": "chunked"}
    line.request("POST", "/api/tables", pieces, headers, encode_chunked=True)
    with line.getresponse() as got:
        said = json.loads(got.read())
    line.close()
    assert got.status == 413
    assert "at most 65,536 bytes" in said["message"]


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    rates = Rates(any=Rate(1000, 1000), change=Rate(3, 0.1), open=Rate(2, 0.1))
    with open_site(in_file(tmp_path), rates=rates) as site:
        site.ask("POST", "/api/tables", {"game": "splendor", "seats": [{"who": "friend"}] * 2})
        body = {"game": "splendor", "seats": [{"who": "friend"}] * 2}
        site.ask("POST", "/api/tables", body)
        often = refused(site.ask, "POST", "/api/tables", body)
        assert often.status == 429
        assert "wait 10 seconds" in str(often)
        assert site.games()


def test_a_household_with_many_addresses_counts_as_one(tmp_path: Path) -> None:
    rates = Rates(any=Rate(1, 0.01))
    with open_site(in_file(tmp_path), rates=rates) as site:

        def ask(address: str) -> int:
            return answer(site, "GET", "/api/games", None, {"X-Forwarded-For": address})[0]

        assert ask("2001:db8::1") == 200
        assert ask("2001:db8::2") == 429
        assert ask("2001:db8:0:1::2") == 200
        assert [ask("192.0.2.1"), ask("192.0.2.1"), ask("192.0.2.2")] == [200, 429, 200]


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this system cannot say so")
def test_a_line_to_somebody_who_vanished_without_a_word_is_given_up(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever lost their network would be there for a quarter of an hour."""
    made, patience = Line.connection_made, []

    def connection_made(line: Line, transport: asyncio.Transport) -> None:
        made(line, transport)
        place = transport.get_extra_info("socket")
        patience.append(place.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT))

    monkeypatch.setattr(Line, "connection_made", connection_made)
    assert answer(site, "GET", "/api/games")[0] == 200
    assert patience == [1000 * DEAF]


def test_one_address_may_not_listen_without_end(tmp_path: Path) -> None:
    rates = Rates(any=Rate(1000, 1000), streams=2)
    with open_site(in_file(tmp_path), rates=rates) as site:
        seat = site.open("splendor", ["me", "friend"])
        open_streams = [seat.events(since=0) for _ in range(2)]
        for stream in open_streams:
            next(stream)
        assert refused(next, seat.events(since=0)).error == "too-many-streams"
        for stream in open_streams:
            stream.close()
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            try:
                assert next(seat.events(since=0))["state"] == "waiting"
                break
            except Refused:
                time.sleep(0.05)
        else:
            raise AssertionError("a stream that was closed still counts")


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "came from another site"), ("ru", "с другого сайта"), ("pl", "z innej witryny")],
)
def test_a_browser_that_is_refused_gets_a_page_in_its_language(
    site: OpenSite, locale: str, said: str
) -> None:
    form = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html"}
    headers = {**form, "Origin": "https://evil.example", "Accept-Language": locale}
    status, got, page = answer(site, "POST", "/tables", b"game=splendor", headers)
    assert status == 403
    assert got["content-type"].startswith("text/html")
    assert "frame-ancestors 'none'" in got["content-security-policy"]
    assert f'<html lang="{locale}">' in page
    assert said in page
    status, _, page = answer(site, "POST", "/tables", b"x" * (LARGEST_BODY + 1), form)
    assert (status, "65,536" in page, "</html>" in page) == (413, True, True)
    status, got, said_to_program = answer(site, "POST", "/api/tables", b"{}", headers)
    assert (status, json.loads(said_to_program)["error"]) == (403, "other-site")


def test_a_body_that_grows_too_large_is_refused_on_a_page_too(site: OpenSite) -> None:
    line = http.client.HTTPConnection(site._place)
    pieces = (b"game=splendor&who=" + b"x" * 20_000 for _ in range(5))
    headers = {
        "Content-Type": "application/x-www-form-urlencoded",
        "Transfer-Encoding": "chunked",
        "Accept-Language": "pl",
    }
    line.request("POST", "/tables", pieces, headers, encode_chunked=True)
    with line.getresponse() as got:
        page = got.read().decode()
    line.close()
    assert got.status == 413
    assert "bajtów może być najwyżej 65" in page


def test_whoever_has_to_wait_is_told_on_a_page_and_for_programs(tmp_path: Path) -> None:
    rates = Rates(any=Rate(1, 0.1))
    with open_site(in_file(tmp_path), rates=rates) as site:
        assert answer(site, "GET", "/")[0] == 200
        status, headers, page = answer(site, "GET", "/", None, {"Accept-Language": "ru"})
        assert (status, headers["retry-after"]) == (429, "10")
        assert "подождите" in page
        assert "</html>" in page
        assert answer(site, "GET", "/static/page.css")[0] == 200, "it is to look like a page"


def test_what_nobody_has_foreseen_is_answered_in_words(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def break_down(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(site.house, "tables_of", break_down)
    status, headers, page = answer(site, "GET", "/", None, {"Accept-Language": "pl"})
    assert status == 500
    assert "nie jest to twoja wina" in page
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    status, _, said = answer(site, "GET", "/api/mine")
    assert (status, json.loads(said)["error"]) == (500, "fault")


def test_head_is_answered_as_get_is_but_for_the_body(site: OpenSite) -> None:
    ann, _ = site.game_of_two()
    for path in ("/", f"/t/{ann.table}", "/api/games", f"/api/tables/{ann.table}"):
        status, headers, said = answer(site, "HEAD", path)
        assert (status, said) == (200, ""), path
        assert int(headers["content-length"]) > 0
    assert answer(site, "HEAD", "/t/nowhere")[0] == 404
    assert answer(site, "HEAD", f"/api/tables/{ann.table}/events")[0] == 405
    status, headers, page = answer(site, "DELETE", "/")
    assert (status, headers["allow"]) == (405, "GET")
    assert "cannot be used in this way" in page


def test_a_request_without_end_is_cut(site: OpenSite) -> None:
    host, port = site._place.split(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        line.sendall(b"GET / HTTP/1.1\r\nX: ")
        sent = 0
        with suppress(OSError):
            while sent < 10**8:
                sent += line.send(b"a" * 100_000)
    assert sent < 10**8
    assert site.games()


def test_a_request_that_is_never_said_to_its_end_is_cut(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundel.server.line.SLOWEST_HEAD", 0.2)
    monkeypatch.setattr("roundel.server.guard.SLOWEST_PART", 0.2)
    host, port = site._place.split(":")
    unfinished = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n"
    for said in (b"", b"GET / HT", b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET "):
        with socket.create_connection((host, int(port)), timeout=20) as line:
            line.sendall(said)
            while line.recv(10_000):
                pass
    with socket.create_connection((host, int(port)), timeout=20) as line:
        line.sendall(unfinished + b"\r\n{")
        assert b"408 Request Timeout" in line.recv(10_000)


def test_malformed_requests_are_told_what_is_wrong(site: OpenSite) -> None:
    for body in (b"", b"{", b"[]", b"\xff\xfe", b'{"game": 7}', b"null", b'{"seats": []}'):
        status, _, said = answer(site, "POST", "/api/tables", body)
        assert status in (400, 422), body
        assert json.loads(said)["message"]


def test_events_go_on_from_the_last_one_that_was_heard(site: OpenSite) -> None:
    ann, bob = site.game_of_two()
    for _ in range(6):
        mover = (ann, bob)[ann.look()["to_move"]]
        mover.play(mover.look()["moves"][0]["number"])
    event = next(ann.events(since=4))
    assert event["number"] == 6
    assert len(event["told"]) == 2
    assert next(ann.events(since=6))["told"] == []
    assert next(ann.events(since=99))["number"] == 6


def test_a_full_disk_loses_nothing_and_says_so(site: OpenSite) -> None:
    """SQLite itself finds no room for another page."""
    ann, bob = site.game_of_two()
    seats = (ann, bob)
    pages = site.at_the_desk(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar_one())
    site.at_the_desk(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar_one())
    full = None
    acknowledged = 0
    for _ in range(400):
        mover = seats[ann.look()["to_move"]]
        move = mover.look()["moves"][0]["number"]
        body = {"seat": mover.seat, "move": move, "at": mover.number, "id": f"r{mover.number}"}
        path = f"/api/tables/{ann.table}/play"
        try:
            acknowledged = site.ask("POST", path, body, mover.token)["number"]
        except Refused as error:
            full = error
            break
    assert full is not None
    assert full.status == 507
    assert "disk of this site is full" in str(full)
    assert ann.look()["number"] == acknowledged, "nothing is lost, and nothing half done"
    assert refused(site.ask, "POST", path, body, mover.token).status == 507
    site.at_the_desk(lambda c: c.exec_driver_sql("PRAGMA max_page_count=1000000").scalar_one())
    assert site.ask("POST", path, body, mover.token) == {"number": acknowledged + 1}
    assert ann.look()["number"] == acknowledged + 1


def test_a_second_server_on_one_file_is_told_why_not(site: OpenSite, tmp_path: Path) -> None:
    with (
        pytest.raises(roundel.RoundelError, match=r"another server uses .*PostgreSQL"),
        open_site(in_file(tmp_path)),
    ):
        pass


def test_a_program_that_dies_is_restarted_and_its_turn_retried(site: OpenSite) -> None:
    seat = site.open("splendor", ["me", "greedy"])
    kills = 0
    while seat.wait() and seat.number < 40:
        moves = seat.look()["moves"]
        if kills < 3:
            for pid in site.house.pool.pids:
                os.kill(pid, signal.SIGKILL)
                kills += 1
        seat.play(moves[0]["number"])
    assert kills == 3
    seen = seat.look()
    assert {line["seat"] for line in seen["log"]} == {0, 1}
    assert [line["number"] for line in seen["log"]] == list(range(1, seen["number"] + 1))


def test_when_a_program_had_to_be_restarted_people_are_told(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("roundel.server.turns.choose", _die)
    monkeypatch.setattr("roundel.server.turns.PAUSE", 0.2)
    seat = site.open("splendor", ["me", "greedy"])
    if seat.look()["to_move"] == 0:
        seat.play(seat.look()["moves"][0]["number"])
    notices = set()
    for event in seat.events(since=0):
        notices.add(event["notice"])
        if event["notice"] == "program-down":
            break
    assert notices >= {"program-restarted", "program-down"}
    monkeypatch.undo()
    assert seat.wait()


def test_what_cannot_be_sent_to_a_program_stops_nobody_else(site: OpenSite) -> None:
    async def ask() -> int:
        with pytest.raises(RuntimeError, match="on the way"):
            await site.house.pool.ask(Urgency.MOVE, lambda: 1)
        return int(await site.house.pool.ask(Urgency.MOVE, partial(abs, -3)))

    assert site.house._loop is not None
    assert asyncio.run_coroutine_threadsafe(ask(), site.house._loop).result(60) == 3


def _die(program: str, view: roundel.View) -> int:
    os._exit(1)


@pytest.mark.usefixtures("awake")
def test_the_flag_of_whoever_waits_too_long_falls(tmp_path: Path) -> None:
    hands = Hands()
    with open_site(in_file(tmp_path), now=hands) as site:
        ann, bob = site.game_of_two(clock=(60, 0))
        mover = (ann, bob)[ann.look()["to_move"]]
        moves = mover.look()["moves"]
        hands.time += 61
        assert refused(mover.play, moves[0]["number"]).error == "is-over"
        assert ann.look()["result"]["ending"] == "time"


@pytest.mark.usefixtures("awake")
def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    hands = Hands()
    with open_site(in_file(tmp_path), now=hands) as site:
        ann, bob = site.game_of_two(clock=(60, 0))
        mover = (ann, bob)[ann.look()["to_move"]]
        mover.play(mover.look()["moves"][0]["number"])
        rival = 1 - mover.seat
        hands.time += 10
        deadline = time.monotonic() + 10
        while not _beat_is_kept(site) and time.monotonic() < deadline:
            time.sleep(0.1)
        table, token = ann.table, ann.token
    hands.time += 3600
    with open_site(in_file(tmp_path), now=hands) as site:
        seen = Seat(site, table, 0, token).look()
        assert seen["state"] == "playing"
        assert seen["seats"][rival]["clock"] == 50


def _beat_is_kept(site: OpenSite) -> bool:
    kept = site.at_the_desk(lambda c: c.exec_driver_sql("SELECT left FROM watched").scalar_one())
    return bool(kept == 50)


def test_a_hint_is_the_choice_of_the_search(site: OpenSite) -> None:
    seat = site.open("splendor", ["me", "random"])
    assert seat.wait()
    moves = {move["number"]: move for move in seat.look()["moves"]}
    lines = seat.hint()
    assert len(lines) == 3
    assert all(moves[line["number"]]["say"] == line["say"] for line in lines)
    assert all(0 <= line["expected"] <= 1 for line in lines)
    ann, bob = site.game_of_two()
    mover = (ann, bob)[ann.look()["to_move"]]
    assert refused(mover.hint).error == "no-hint"


def test_a_finished_game_lies_open_and_is_analysed(site: OpenSite) -> None:
    ann, bob = site.game_of_two()
    path = f"/api/records/{ann.table}"
    assert refused(site.ask, "GET", path).error == "not-over"
    for _ in range(4):
        mover = (ann, bob)[ann.look()["to_move"]]
        mover.play(mover.look()["moves"][0]["number"])
    bob.resign()
    assert site.ask("GET", path) == ann.record()
    step = site.ask("GET", f"{path}/steps/2?seat=1")
    assert step["steps"] == 5
    assert step["text"] == ann.look()["log"][2]["text"]
    assert refused(site.ask, "GET", f"{path}/steps/6").error == "no-step"
    assert site.ask("GET", f"{path}/analysis")["state"] == "none"
    begun = site.ask("POST", f"{path}/analysis")
    assert begun["state"] == "thinking"
    done = set()
    while (seen := site.ask("GET", f"{path}/analysis"))["state"] == "thinking":
        done.add(seen["done"])
        time.sleep(0.05)
    assert seen["done"] == seen["of"] == 4
    assert len(seen["analysis"]["turns"]) == 4
    assert site.ask("POST", f"{path}/analysis") == seen


def test_a_record_that_somebody_brings_is_checked(site: OpenSite) -> None:
    table = roundel.table("splendor", seed=7)
    for _ in range(9):
        table.play(table.moves()[0])
    text = table.record()
    kept = site.ask("POST", "/api/records", {"text": text})
    assert site.ask("GET", f"/api/records/{kept['id']}") == text
    marked = site.ask("POST", "/api/records", {"text": f"\ufeff{text}"})
    assert site.ask("GET", f"/api/records/{marked['id']}") == text
    named = text.replace("Player 1", "P" * 2000)
    assert refused(site.ask, "POST", "/api/records", {"text": named}).error == "name-malformed"
    wrong = refused(site.ask, "POST", "/api/records", {"text": text.replace("2. ", "3. ", 1)})
    assert wrong.error == "RecordError"
    assert "line 10: this is turn 2, not 3" in str(wrong)
