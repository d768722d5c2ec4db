"""Forms as a browser without a script sends them: twice, late, or from two tabs."""

from __future__ import annotations

import http.client
import re
from pathlib import Path
from urllib.parse import urlencode

import pytest

from roundel.client import Seat
from roundel.server.guard import COOKIE
from roundel.server.hosted import AWAY_AFTER
from roundel.server.pages.home import DOUBLE_CLICK
from tests.server.open_site import Hands, OpenSite, in_file, open_site

ONCE = re.compile(r'name="once" value="([^"]+)"')


class Browser:
    """Keeps its cookie, and follows nothing."""

    def __init__(self, site: OpenSite) -> None:
        self.site = site
        self.cookie = ""

    def get(self, path: str) -> str:
        return self._ask("GET", path)[1]

    def send(self, path: str, *fields: tuple[str, str]) -> tuple[int, str]:
        """Status, and where it leads."""
        status, _, place = self._ask("POST", path, urlencode(fields))
        return status, place

    def _ask(self, method: str, path: str, body: str | None = None) -> tuple[int, str, str]:
        line = http.client.HTTPConnection(self.site._place)
        headers = {"Cookie": self.cookie} if self.cookie else {}
        if body is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        line.request(method, path, body, headers)
        with line.getresponse() as got:
            page = got.read().decode()
        line.close()
        if body is not None and (given := got.headers.get("set-cookie")):
            self.cookie = given.partition(";")[0]
        return got.status, page, got.headers.get("location") or ""


def once(page: str) -> tuple[str, str]:
    found = ONCE.search(page)
    assert found is not None
    return "once", found[1]


def a_game(rival: str = "friend") -> tuple[tuple[str, str], ...]:
    return ("game", "splendor"), ("who", "me"), ("who", rival)


def test_a_double_click_opens_one_table(site: OpenSite) -> None:
    """The first answer is lost, cookie and all: the second leads to the same table, and holds."""
    browser = Browser(site)
    form = (*a_game(), ("mix", "1"), once(browser.get("/games/splendor")))
    first = browser.send("/tables", *form)
    lost, browser.cookie = browser.cookie, ""
    assert browser.send("/tables", *form) == first
    assert browser.cookie == lost
    assert browser.send("/tables", *form) == first
    assert 'data-seat="' in browser.get(first[1])
    assert len(site.ask("GET", "/api/mine", token=lost.removeprefix(f"{COOKIE}="))) == 1
    changed = browser.send("/tables", *form, ("public", "1"))
    assert changed != first
    another = browser.send("/tables", *a_game(), once(browser.get("/")))
    assert another not in (first, changed)


@pytest.mark.usefixtures("awake")
def test_a_form_that_was_left_open_begins_another_game_later(tmp_path: Path) -> None:
    hands = Hands()
    with open_site(in_file(tmp_path), now=hands) as site:
        browser = Browser(site)
        form = (*a_game(), once(browser.get("/")))
        first = browser.send("/tables", *form)
        hands.time += DOUBLE_CLICK + 1
        later = browser.send("/tables", *form)
        assert later != first
        assert browser.send("/tables", *form) == later


def test_a_double_click_takes_one_seat(site: OpenSite) -> None:
    ann, bob, eve = site.open("splendor", ["me", "friend"]), Browser(site), Browser(site)
    join = f"/join/{ann.table}"
    form = ("seat", "1"), ("name", "Bob"), once(bob.get(join))
    late = ("seat", "1"), ("name", "Eve"), once(eve.get(join))
    first = bob.send(join, *form)
    bob.cookie = ""
    assert bob.send(join, *form) == first == (303, f"/t/{ann.table}")
    assert eve.send(join, *late)[0] == 409
    assert ann.look()["seats"][1]["name"] == "Bob"


def test_two_who_open_the_same_are_two(site: OpenSite) -> None:
    tables = set()
    for _ in range(2):
        browser = Browser(site)
        tables.add(browser.send("/tables", *a_game("greedy"), once(browser.get("/")))[1])
    assert len(tables) == 2


def test_a_form_of_two_kinds_of_fields_is_understood(site: OpenSite) -> None:
    """A file where a text is expected is no fault of the site."""
    line = http.client.HTTPConnection(site._place)
    parts = (
        'name="once"\r\n\r\nx',
        'name="game"\r\n\r\nsplendor',
        'name="who"; filename="a"\r\n\r\nme',
        'name="who"\r\n\r\nfriend',
    )
    body = "".join(f"--b\r\nContent-Disposition: form-data; {part}\r\n" for part in parts)
    headers = {"Content-Type": "multipart/form-data; boundary=b"}
    line.request("POST", "/tables", body + "--b--\r\n", headers)
    with line.getresponse() as got:
        assert got.status == 400
    line.close()


def test_whoever_looks_without_a_script_is_there(site: OpenSite) -> None:
    """They listen to no events, but they load the page."""
    ann = site.open("splendor", ["me", "friend"])
    bob = Browser(site)
    join = f"/join/{ann.table}"
    bob.send(join, ("seat", "1"), ("name", "Bob"), once(bob.get(join)))
    bob.send(f"/t/{ann.table}/bits", ("seat", "1"))
    hosted = site.house.hall.get(ann.table)
    assert hosted is not None
    hosted.opened = hosted.seats[1].seen = site.house.now() - AWAY_AFTER - 1
    assert Seat(site, ann.table, 0, ann.token).look()["seats"][1]["away"]
    bob.get(f"/t/{ann.table}")
    assert not ann.look()["seats"][1]["away"]
