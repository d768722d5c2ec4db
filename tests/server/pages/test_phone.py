"""A phone held upright: everything is in reach of a thumb, and nothing covers it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.pages.conftest import OpenPage
from tests.server.pages.hands import play_by_touching, sit_down, wait_for_turn
from tests.server.pages.test_play import GAMES

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
COVERED = """
() => [...document.querySelectorAll("#picture .touch.open .hit")].flatMap((hit) => {
    const box = hit.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [];
    const there = document.elementFromPoint(x, y);
    return there.closest("[data-touch], #line") ? [] : [`${hit.parentNode.id}: ${there.outerHTML}`];
})
"""
"""What may be touched, is on the screen, and lies under something else than the bar on top."""


def open_table(open_page: OpenPage, game: str) -> Page:
    page = open_page(**PHONE)
    page.evaluate("localStorage.setItem('roundel-confirm', '0')")
    sit_down(page, game, "me", "here")
    wait_for_turn(page)
    expect(page.locator("#now")).to_have_attribute("data-tall", "1")
    return page


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_on_a_phone(game: str, open_page: OpenPage) -> None:
    page = open_table(open_page, game)
    dice = Random(5)
    for _ in range(6):
        if page.locator("#handover").count():
            page.locator("#handover a").click()
        wait_for_turn(page)
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate(COVERED) == []
        expect(page.locator("#status .asked")).to_be_visible()
        play_by_touching(page, dice)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_asked_stays_in_sight(open_page: OpenPage) -> None:
    page = open_table(open_page, "barrage")
    asked = page.locator("#status .asked")
    page.evaluate("scrollTo(0, 900)")
    expect(asked).to_be_in_viewport()
    page.locator("#more summary").first.click()
    expect(page.get_by_role("button", name="Resign")).to_be_hidden()
    box = page.locator("#more > div").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["viewport"]["width"]
    page.locator("#picture").click(position={"x": 5, "y": 1000}, force=True)
    expect(page.locator("#more > div")).to_be_hidden()


def test_few_choices_that_are_out_of_sight_are_listed(open_page: OpenPage) -> None:
    """Whoever chooses in words at the foot of the page is offered there what comes next."""
    page = open_table(open_page, "barrage")
    dice = Random(5)
    office = page.locator("#moves .choice").filter(has_text="contract office: 1 contract").first
    while not office.count():
        play_by_touching(page, dice)
        wait_for_turn(page)
    office.click()
    first = page.locator("#tray .choice").first
    expect(first).to_have_text(re.compile("^Take the green contract"))
    assert page.locator("#tray .choice").count() == page.locator("#moves [data-touches]").count()
    first.click()
    expect(page.locator("#tray")).to_be_hidden()
    expect(page.locator("#log-lines")).to_contain_text("takes the green contract")
