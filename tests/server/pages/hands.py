"""What hands do at a table: open one, touch things, until the game is over."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

FIRST_MOVE = 180_000
"""Milliseconds: a program may have to be compiled before its first move."""


def sit_down(page: Page, game: str, *who: str, **fields: str) -> None:
    """Open a table by the form, with these at its seats."""
    page.goto(f"/games/{game}")
    for seat, sitter in enumerate(who):
        page.select_option(f"#who-{seat}", sitter)
    for name, value in fields.items():
        page.select_option(f"[name={name}]", value)
    page.get_by_role("button", name="Sit down").click()


def wait_for_turn(page: Page) -> bool:
    """Whether it is our turn; False when the game is over."""
    page.wait_for_selector('#now[data-mine], #now[data-state="over"]', timeout=FIRST_MOVE)
    return page.locator("#now").get_attribute("data-state") != "over"


def touches_of(choice: Locator) -> list[str]:
    return (choice.get_attribute("data-touches") or "").split()


def play_by_touching(page: Page, dice: Random) -> None:
    """Touch what one of the moves touches; where the small list asks, choose that move."""
    number = page.locator("#now").get_attribute("data-number")
    choices = page.locator("#moves [data-touches]")
    choice = choices.nth(dice.randrange(choices.count()))
    said, touches = choice.text_content(), touches_of(choice)
    assert said
    assert touches
    for made, touched in enumerate(touches, start=1):
        area = page.locator(f'#picture [data-touch="{touched}"]')
        expect(area).to_have_class(re.compile(r"\bopen\b"))
        area.locator(".hit").click(force=True)
        if page.locator("#now").get_attribute("data-number") != number:
            return
        offered = page.locator("#tray .choice").filter(has_text=said)
        if made == len(touches) and offered.count():
            offered.first.click()
    page.wait_for_function(
        "number => document.querySelector('#now').dataset.number !== number", arg=number
    )
