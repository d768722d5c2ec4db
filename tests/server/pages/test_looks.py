"""Light and dark, pieces that glide, a soft sound, menus: what one may like or not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.pages.conftest import OpenPage
from tests.server.pages.hands import sit_down, wait_for_turn
from tests.server.pages.test_people import play_first_choice

GROUND = "getComputedStyle(document.body).backgroundColor"
PAPER = "getComputedStyle(document.querySelector('#picture svg .paper')).fill"
LIGHT, DARK = "rgb(236, 234, 228)", "rgb(21, 25, 31)"
COUNT_TONES = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; start.apply(this, when); };
"""


def choose(page: Page, name: str) -> None:
    page.locator("#look summary").click()
    page.get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize("script", [True, False])
def test_light_and_dark_can_be_chosen(script: bool, open_page: OpenPage) -> None:
    """With the script and without; the system's liking goes until then, and can be had back."""
    page = open_page("/games/splendor?from=home", color_scheme="dark", java_script_enabled=script)
    assert page.evaluate(GROUND) == DARK
    choose(page, "Light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.url.endswith("/games/splendor?from=home")
    assert page.evaluate(GROUND) == LIGHT
    picture = page.request.get("/games/splendor/played.svg").text()
    assert 'class="roundel" data-theme="light"' in picture
    page.emulate_media(color_scheme="light")
    choose(page, "Dark")
    assert page.evaluate(GROUND) == DARK
    choose(page, "As the system")
    assert page.evaluate(GROUND) == LIGHT


def test_the_picture_is_light_or_dark_as_the_page_is(open_page: OpenPage) -> None:
    page = open_page(color_scheme="dark")
    sit_down(page, "barrage", "me", "here")
    wait_for_turn(page)
    assert page.evaluate(PAPER) == DARK
    choose(page, "Light")
    assert page.evaluate(PAPER) == LIGHT
    page.emulate_media(color_scheme="light")
    choose(page, "Dark")
    assert page.evaluate(PAPER) == DARK


@pytest.mark.parametrize(
    ("motion", "glides"), [("no-preference", True), ("reduce", False)], ids=["moving", "still"]
)
def test_pieces_glide_where_motion_is_welcome(
    motion: str, glides: bool, open_page: OpenPage
) -> None:
    page = open_page(reduced_motion=motion)
    page.add_init_script("""
        window.glided = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
            if (this.matches(".pieces > .piece")) window.glided += 1;
            return animate.apply(this, how);
        };
    """)
    sit_down(page, "splendor", "me", "here")
    wait_for_turn(page)
    play_first_choice(page)
    assert page.evaluate("window.glided") == (3 if glides else 0)


def test_pieces_stay_still_if_one_likes_that_better(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="no-preference")
    sit_down(page, "splendor", "me", "here")
    wait_for_turn(page)
    page.locator("[data-settings]").click()
    page.locator("[data-setting=glide]").uncheck()
    page.keyboard.press("Escape")
    play_first_choice(page)
    assert page.evaluate("document.getAnimations().filter(each => !each.animationName).length") == 0


def test_a_soft_sound_tells_of_the_turn_unless_it_is_switched_off(open_page: OpenPage) -> None:
    page = open_page()
    page.add_init_script(COUNT_TONES)
    sit_down(page, "splendor", "me", "random")
    wait_for_turn(page)
    page.locator("body").click(position={"x": 3, "y": 3})
    play_first_choice(page)
    wait_for_turn(page)
    page.wait_for_function("window.tones > 0")
    page.locator("[data-settings]").click()
    page.locator("[data-setting=sound]").uncheck()
    page.keyboard.press("Escape")
    heard = page.evaluate("window.tones")
    play_first_choice(page)
    wait_for_turn(page)
    assert page.evaluate("window.tones") == heard


def test_a_menu_closes_with_escape_and_by_a_touch_elsewhere(open_page: OpenPage) -> None:
    page = open_page()
    menu = page.locator("#look > div")
    page.locator("#look summary").click()
    expect(menu).to_be_visible()
    page.locator("h1").click()
    expect(menu).to_be_hidden()
    page.locator("#look summary").click()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(page.locator("#look summary")).to_be_focused()
