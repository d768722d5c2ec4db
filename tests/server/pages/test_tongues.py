"""The pages in Russian and Polish: as the browser likes, or by hand; nothing is left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from roundel.server.pages.writing import Speech
from tests.server.pages.conftest import OpenPage
from tests.server.pages.hands import wait_for_turn
from tests.server.pages.test_pages import RECORD
from tests.server.pages.test_play import GAMES

OTHERS = ("ru", "pl")
NAMES = {
    *("roundel", "splendor", "duel", "blue", "lion", "barrage", "arsène", "lady", "leeghwater"),
    *("english", "polski", "русский", "http", "join"),
    *("link", "program", "bank", "patent", "segment", "plan"),
}
"""Titles, persons and addresses, and words that are Polish as well as English."""


def words_of(text: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[^\W\d_]{4,}", text)}


def shown(page: Page) -> set[str]:
    """The words of a page, with those that are told to who does not see it."""
    told = page.evaluate(
        "[...document.querySelectorAll('[aria-label],[title],[placeholder]')].flatMap(each =>"
        " ['aria-label', 'title', 'placeholder'].map(name => each.getAttribute(name) ?? ''))"
    )
    written = page.evaluate(
        "[...document.querySelectorAll('body *:not(script, style, [lang], [lang] *, code)')]"
        ".flatMap(each => [...each.childNodes]).filter(each => each.nodeType === 3)"
        ".map(each => each.nodeValue).join(' ')"
    )
    return words_of(" ".join([*told, written, page.title()]))


def pages(page: Page) -> Iterator[set[str]]:
    """The words of every page there is, the same way through them in every language."""
    for path in ("/", *(f"/games/{game}{page}" for game in GAMES for page in ("", "/rules"))):
        page.goto(path)
        yield shown(page)
    page.goto("/open")
    yield shown(page)
    page.fill("#text", RECORD.read_text(encoding="utf-8"))
    page.locator("form.setup button.primary").click()
    page.wait_for_selector("#picture svg")
    page.locator("#go-last").click()
    yield shown(page)
    page.goto("/nowhere")
    yield shown(page)
    for game in GAMES:
        page.goto(f"/games/{game}")
        page.select_option("#who-1", "here")
        page.locator("form.setup button.primary").click()
        wait_for_turn(page)
        for _ in range(3):
            number = page.locator("#now").get_attribute("data-number")
            page.locator("#moves [data-touches]").first.evaluate("button => button.click()")
            expect(page.locator("#now")).not_to_have_attribute("data-number", number or "")
            wait_for_turn(page)
        yield shown(page)
    page.goto("/games/splendor")
    page.select_option("#who-1", "friend")
    page.locator("form.setup button.primary").click()
    page.wait_for_selector("#waiting .copy")
    yield shown(page)


@pytest.mark.parametrize("locale", OTHERS)
def test_no_page_has_a_word_of_english_left(locale: str, open_page: OpenPage) -> None:
    """What says the same in both languages are names."""
    english = open_page(locale="en-GB")
    other = open_page(locale=locale)
    for said, told in zip(pages(english), pages(other), strict=True):
        assert told & said <= NAMES
        assert len(told) > 3
        expect(other.locator("html")).to_have_attribute("lang", locale)


@pytest.mark.parametrize("locale", OTHERS)
def test_a_game_against_a_program_is_told_in_the_language(locale: str, open_page: OpenPage) -> None:
    say = Speech(locale)
    page = open_page("/games/splendor", locale=locale)
    page.select_option("#who-1", "novice")
    page.locator("form.setup button.primary").click()
    wait_for_turn(page)
    expect(page.locator("#chairs")).to_contain_text(say("sitter-novice").split(":")[0])
    assert say("title-yours") in page.title()
    page.locator("[data-act=hint] button").click()
    hinted = page.locator("#hint .choice").first
    expect(hinted).to_be_visible(timeout=120_000)
    said = hinted.text_content() or ""
    assert said in page.locator("#moves .choice").all_text_contents()
    hinted.click()
    wait_for_turn(page)
    assert not words_of(page.locator("#log-lines").inner_text()) & {"player", "takes", "novice"}


@pytest.mark.parametrize("locale", OTHERS)
def test_the_language_is_chosen_by_hand_where_one_was(locale: str, open_page: OpenPage) -> None:
    page = open_page("/open", java_script_enabled=False)
    say = Speech(locale)
    page.locator("#look summary").click()
    page.get_by_role("button", name=say("language"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("open-title"))
    assert page.url.endswith("/open")
