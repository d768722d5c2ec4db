"""Two people at one screen or two, a phone, the keyboard alone, no script; whoever looks on."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from roundel.server.hosted import CLAIM_AFTER
from tests.server.open_site import Hands, in_file, open_site
from tests.server.pages.conftest import OpenPage
from tests.server.pages.hands import (
    FIRST_MOVE,
    play_by_touching,
    sit_down,
    touches_of,
    wait_for_turn,
)

YOUR_TURN = re.compile("^● Your turn . Splendor$")
FIRST_GAME = re.compile("^Play against a club player . Splendor$")


def number_of(page: Page) -> str | None:
    return page.locator("#now").get_attribute("data-number")


def play_first_choice(page: Page) -> None:
    """By its button in the list of moves."""
    number = number_of(page)
    page.locator("#moves details").first.evaluate("kind => kind.open = true")
    page.locator("#moves [data-touches]").first.click()
    expect(page.locator("#now")).not_to_have_attribute("data-number", number or "")


def two_browsers(open_page: OpenPage, **fields: str) -> tuple[Page, Page]:
    """Ann opens a table and Bob her invitation; play has begun."""
    ann = open_page("/games/splendor")
    ann.fill("[name=name] >> nth=0", "Ann")
    ann.select_option("#who-1", "friend")
    for name, value in fields.items():
        ann.select_option(f"[name={name}]", value)
    ann.get_by_role("button", name="Sit down").click()
    expect(ann.locator("#status")).to_contain_text("Waiting")
    bob = open_page(ann.get_by_label("Link of the invitation").input_value())
    expect(bob.locator("main")).to_contain_text("You are invited to a game with Ann")
    bob.fill("#name", "Bob")
    bob.get_by_role("button", name="Sit down").click()
    for page in (ann, bob):
        page.wait_for_selector("#picture svg")
    return ann, bob


def test_two_browsers_play_by_an_invitation(open_page: OpenPage) -> None:
    ann, bob = two_browsers(open_page)
    expect(ann).to_have_title(YOUR_TURN)
    expect(bob.locator("#status")).to_contain_text("Ann is to move")
    dice = Random(1)
    for _ in range(2):
        wait_for_turn(ann)
        play_by_touching(ann, dice)
        wait_for_turn(bob)
        expect(bob).to_have_title(YOUR_TURN)
        expect(bob.locator("#picture .touch.last").first).to_be_attached()
        play_by_touching(bob, dice)
    expect(ann.locator("#log-lines")).to_contain_text("Bob")
    ann.locator("#more summary").first.click()
    ann.locator("#resign summary").click()
    ann.get_by_role("button", name="Resign").click()
    expect(bob.locator("#status")).to_contain_text("You win!")
    for page in (ann, bob):
        page.get_by_role("button", name="Play again").click()
    for page in (ann, bob):
        page.wait_for_selector('#now[data-state="playing"]')
    expect(bob).to_have_title(YOUR_TURN)  # the seats have moved on by one


def test_a_spectator_sees_the_game_and_cannot_touch_it(open_page: OpenPage) -> None:
    ann, _ = two_browsers(open_page)
    watcher = open_page(ann.url)
    expect(watcher.locator("#acts")).to_contain_text("You are watching.")
    assert watcher.locator("#picture .touch.open, #moves, form[data-act]").count() == 0
    play_first_choice(ann)
    expect(watcher.locator("#log-lines")).to_contain_text("Ann takes")


def test_hints_between_people_are_there_once_both_have_agreed(open_page: OpenPage) -> None:
    ann, bob = two_browsers(open_page)
    for page in (ann, bob):
        expect(ann.locator("[data-act=hint]")).to_have_count(0)
        page.locator("#more summary").first.click()
        page.get_by_role("button", name="Allow hints").click()
        expect(page.locator("[data-act=hints] button")).to_have_attribute("aria-pressed", "true")
    ann.reload()
    ann.locator("[data-act=hint] button").click()
    expect(ann.locator("#hint")).to_contain_text("The best that was found", timeout=120_000)
    expect(bob.locator("#hint")).to_have_count(0)


def test_the_link_for_spectators_shows_what_they_may_see(open_page: OpenPage) -> None:
    ann, _ = two_browsers(open_page)
    ann.locator("#more summary").first.click()
    watcher = open_page(ann.get_by_label("Link for spectators").input_value())
    expect(watcher.locator("#acts")).to_contain_text("You are watching.")


def test_a_seat_goes_on_at_another_device(open_page: OpenPage) -> None:
    ann, _ = two_browsers(open_page)
    address = ann.url
    ann.locator("#more summary").first.click()
    ann.get_by_role("button", name="Other device").click()
    link = ann.get_by_label("Your seat at another device").input_value()
    other = open_page(link)
    other.get_by_role("button", name="Go on here").click()
    expect(other).to_have_url(re.compile(re.escape(address)))
    wait_for_turn(other)
    play_first_choice(other)


def test_clocks_run_for_whoever_is_to_move(open_page: OpenPage) -> None:
    ann, bob = two_browsers(open_page, clock="5+5")
    expect(ann.locator("#chair-0 .clock")).to_have_text(re.compile(r"4:5\d"))
    expect(bob.locator("#chair-1 .clock")).to_have_text("5:00")


def test_two_at_one_screen_hand_it_over_when_one_of_them_has_a_secret(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, "splendor", "me", "here")
    wait_for_turn(page)
    play_first_choice(page)
    expect(page.locator("#now")).to_have_attribute("data-seat", "1")
    page.locator('[data-touches="deck-0"]').click()
    page.wait_for_selector("#handover")
    assert page.locator("#moves").count() == 0
    page.get_by_role("link", name=re.compile("Show Player 1")).click()
    expect(page.locator("#now")).to_have_attribute("data-seat", "0")
    page.locator("#moves [data-touches]").first.click()
    page.get_by_role("link", name=re.compile("Show Player 2")).click()
    expect(page.locator("#now")).to_have_attribute("data-seat", "1")


OLD_NEWS = """
const [soon, ask] = [setTimeout, fetch];
window.setTimeout = (act, wait) => soon(act, (wait ?? 0) + 100);
window.fetch = async (address, how) => {
    const answer = await ask(address, how);
    if (address.includes("/now")) await new Promise((then) => soon(then, 150));
    return answer;
};
"""
"""What changes is shown late."""


def test_four_at_one_screen_begin_though_news_are_old(open_page: OpenPage) -> None:
    """Each of them adds bits to the shuffle once, whatever the page shows meanwhile."""
    page = open_page()
    page.add_init_script(OLD_NEWS)
    sit_down(page, "splendor", "me", "here", "here", "here")
    assert wait_for_turn(page)
    expect(page.locator("#chairs li")).to_have_count(4)


def tab_to(page: Page, selector: str) -> None:
    """By the tab key alone."""
    for _ in range(60):
        if page.evaluate("selector => document.activeElement.closest(selector) !== null", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not reach {selector}")


def go_to(page: Page, touched: str) -> None:
    """By the arrow keys, first along the longer way."""
    for i in range(60):
        across, down = page.evaluate(
            """touched => {
                const middle = area => {
                    const box = area.getBoundingClientRect();
                    return [box.left + box.width / 2, box.top + box.height / 2];
                };
                const [x, y] = middle(document.activeElement);
                const [left, top] = middle(document.querySelector(`[data-touch="${touched}"]`));
                return [Math.round(left - x), Math.round(top - y)];
            }""",
            touched,
        )
        if across == down == 0:
            return
        keys = ["ArrowRight" if across > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"]
        page.keyboard.press(keys[(abs(down) > abs(across)) ^ (i % 4 == 3)])
    raise AssertionError(f"the arrow keys do not reach {touched}")


def test_a_game_is_played_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/")
    tab_to(page, ".game .row a[href='/games/splendor']")
    page.keyboard.press("Enter")
    page.wait_for_selector("#who-1")
    tab_to(page, "#who-1")
    page.keyboard.type("random")
    tab_to(page, ".setup button.primary")
    page.keyboard.press("Enter")
    for _ in range(3):
        wait_for_turn(page)
        number = number_of(page)
        tab_to(page, "#picture")
        choices = page.locator('#moves [data-touches^="supply-"]')
        for touched in touches_of(choices.last):
            go_to(page, touched)
            page.keyboard.press("Enter")
        if page.locator("#tray").is_visible():
            page.keyboard.press("1")
        expect(page.locator("#now")).not_to_have_attribute("data-number", number or "")
    tab_to(page, "#moves .choice")
    number = number_of(page)
    page.keyboard.press("Enter")
    expect(page.locator("#now")).not_to_have_attribute("data-number", number or "")
    page.keyboard.press("r")
    expect(page.locator("#memo")).to_be_visible()
    expect(page.locator("#memo")).to_contain_text("At a glance")
    page.keyboard.press("Escape")
    expect(page.locator("#memo")).not_to_be_visible()


def test_another_decision_lies_open_whatever_was_folded_before(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, "splendor", "me", "here")
    wait_for_turn(page)
    kind = page.locator("#moves details").first
    kind.locator("summary").click()
    expect(kind).not_to_have_attribute("open", "")
    for gem in ("white", "blue", "green"):
        page.locator(f'#picture [data-touch="supply-{gem}"] .hit').click(force=True)
    expect(page.locator("#now")).to_have_attribute("data-seat", "1")
    expect(kind).to_have_attribute("open", "")


def test_whoever_is_alone_takes_back_and_asks_for_a_hint(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, "splendor", "me", "random")
    wait_for_turn(page)
    play_first_choice(page)
    wait_for_turn(page)
    page.keyboard.press("u")
    expect(page.locator("#log-lines li")).to_have_count(1)
    page.keyboard.press("h")
    expect(page.locator("#hint")).to_contain_text("The best that was found", timeout=120_000)
    expect(page.locator("#picture .touch.advised").first).to_be_attached()
    page.locator("#hint .choice").first.click()
    expect(page.locator("#log-lines")).to_contain_text("Player 1")


def test_a_game_is_played_without_the_script(open_page: OpenPage) -> None:
    page = open_page("/", java_script_enabled=False)
    page.get_by_role("button", name=FIRST_GAME).click()
    page.get_by_role("button", name="Begin").click()
    for turn in range(1, 4):
        page.wait_for_selector("#moves button", timeout=FIRST_MOVE)
        page.locator("#moves button").first.click()
        page.wait_for_selector(f"#log-lines li:nth-child({2 * turn - 1})")
    expect(page.locator("#log-lines")).to_contain_text("Player 1 takes")
    page.wait_for_selector("#moves button", timeout=FIRST_MOVE)
    page.locator("[data-act=take-back] button").click()
    page.locator("#more summary").first.click()
    page.locator("#resign summary").click()
    page.locator("#resign button").click()
    expect(page.locator("#status")).to_contain_text("Club player wins")
    expect(page.locator("#picture")).to_contain_text("not played to its end: Club player wins")
    page.get_by_role("link", name="Look back").click()
    page.get_by_label("To the beginning").click()
    expect(page.locator("#status")).to_contain_text("at the beginning")


def test_a_move_that_turns_something_up_is_asked_about_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, "splendor", "me", "here")
    wait_for_turn(page)
    expect(page.locator("#now")).to_have_attribute("data-tall", "1")
    _, _, width, height = (page.locator("#picture svg").get_attribute("viewBox") or "").split()
    assert float(height) > float(width)
    page.locator('#picture [data-touch="deck-0"] .hit').tap(force=True)
    expect(page.locator("#tray")).to_contain_text("turns up something hidden")
    page.get_by_role("button", name="Not this").tap()
    expect(page.locator("#tray")).not_to_be_visible()
    assert number_of(page) == "0"
    choice = page.locator('[data-touches="supply-white supply-blue supply-green"]')
    for touched in touches_of(choice):
        page.locator(f'#picture [data-touch="{touched}"] .hit').tap(force=True)
    expect(page.locator("#now")).to_have_attribute("data-number", "1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_whoever_decided_by_an_old_page_is_told(open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, "splendor", "me", "here")
    wait_for_turn(page)
    answer = page.request.post(f"{page.url}/play", form={"seat": "0", "at": "7", "move": "0"})
    assert answer.status == 409
    assert "The table has changed since you looked" in answer.text()
    assert number_of(page) == "0"


def test_a_table_that_is_listed_is_found_on_the_first_page(open_page: OpenPage) -> None:
    ann = open_page("/games/splendor")
    ann.fill("[name=name] >> nth=0", "Ann")
    ann.select_option("#who-1", "friend")
    ann.check("[name=public]")
    ann.get_by_role("button", name="Sit down").click()
    expect(ann.locator("#status")).to_contain_text("Waiting")
    bob = open_page("/")
    expect(bob.locator("main")).to_contain_text("Somebody is waiting for you")
    bob.get_by_role("link", name=re.compile("Splendor Ann")).click()
    bob.get_by_role("button", name="Sit down").click()
    expect(ann.locator("#status")).to_contain_text("Your turn")


@pytest.mark.usefixtures("awake")
def test_who_stays_claims_the_game_of_who_went(browser: Browser, tmp_path: Path) -> None:
    hands = Hands()
    with open_site(in_file(tmp_path), now=hands) as site:
        _, bob = site.game_of_two()
        context = browser.new_context(base_url=site.url)
        page = context.new_page()
        page.goto(f"/s/{bob.token}")
        page.get_by_role("button", name="Go on here").click()
        expect(page.locator("#status")).to_contain_text("Ann is to move")
        hands.time += 60
        page.reload()
        expect(page.locator("#chair-0")).to_contain_text("away")
        expect(page.locator("#acts")).to_contain_text("You may claim the game in")
        hands.time += CLAIM_AFTER
        page.reload()
        page.get_by_role("button", name="Claim the game").click()
        expect(page.locator("#status")).to_contain_text("You win!")
        context.close()


def test_whoever_wants_to_remember_alone_is_not_shown_what_was_seen(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_down(page, "blue-lion", "me", "here")
    wait_for_turn(page)
    for _ in range(3):
        number = number_of(page)
        page.locator("#moves details").first.evaluate("kind => kind.open = true")
        page.locator("#moves [data-touches]").filter(has_text="turn").first.click()
        expect(page.locator("#now")).not_to_have_attribute("data-number", number or "")
    picture = page.locator("#picture svg")
    known = picture.text_content() or ""
    log, images = page.locator("#log-lines"), re.compile("Arsène|Lady X|police|diamond")
    expect(log).to_contain_text(images)
    page.locator("[data-settings]").click()
    page.locator("[data-setting=memory]").check()
    expect(picture).not_to_have_text(known)
    expect(log).not_to_contain_text(images)
    expect(page.locator("#news")).not_to_contain_text(images)
    page.locator("[data-setting=memory]").uncheck()
    expect(picture).to_have_text(known)
    expect(log).to_contain_text(images)


def test_only_a_game_of_memory_offers_it(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_down(page, "splendor", "me", "here")
    wait_for_turn(page)
    page.locator("[data-settings]").click()
    expect(page.locator("[data-setting=sound]")).to_be_visible()
    expect(page.locator("[data-setting=memory]")).to_have_count(0)
