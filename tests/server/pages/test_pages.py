"""Every page: for everybody (axe-core), on every screen, and what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import roundel
from tests.games.splendor.table_setting import set_table
from tests.server.open_site import OpenSite
from tests.server.pages.conftest import NOWHERE, OpenPage
from tests.server.pages.hands import sit_down, wait_for_turn

RECORD = Path(__file__).parents[3] / "docs" / "pictures" / "splendor.txt"
SCREENS = {"phone": (360, 740), "wide": (1920, 1080)}


def assert_for_everybody(page: Page) -> None:
    """Nothing that axe-core finds fault with, and no scrolling sideways."""
    found = Axe().run(page).response["violations"]
    assert [(each["id"], [node["html"][:200] for node in each["nodes"]]) for each in found] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_the_rulebook_leaves_open_is_folded_away_and_can_be_decided(
    open_page: OpenPage, house_of_pages: OpenSite
) -> None:
    page = open_page("/games/barrage")
    assert_for_everybody(page)
    ruling = page.locator("[name=option-build_leftmost]")
    expect(ruling).to_be_hidden()
    page.get_by_text("Rulings: what the rulebook leaves open").click()
    assert_for_everybody(page)
    ruling.select_option("no")
    page.select_option("#who-1", "here")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")
    hosted = house_of_pages.house.hall.get(page.url.rpartition("/")[2])
    assert hosted is not None
    options = hosted.setting.options
    assert (options["build_leftmost"], options["duel_reward_on_pass"]) == (0, 1)


@pytest.mark.parametrize(
    ("screen", "scheme"),
    [
        ("phone", "dark"),
        ("wide", "light"),
        pytest.param("phone", "light", marks=pytest.mark.long),
        pytest.param("wide", "dark", marks=pytest.mark.long),
    ],
)
def test_every_page_is_for_everybody(screen: str, scheme: str, open_page: OpenPage) -> None:
    width, height = SCREENS[screen]
    page = open_page("/", viewport={"width": width, "height": height}, color_scheme=scheme)
    assert_for_everybody(page)
    for path in ("/games/splendor", "/games/splendor-duel/rules", "/open"):
        page.goto(path)
        assert_for_everybody(page)
    page.set_input_files("#file", str(RECORD))
    page.get_by_role("button", name="Open").click()
    page.wait_for_selector("#picture svg")
    assert_for_everybody(page)
    sit_down(page, "splendor", "me", "friend")
    expect(page.locator("#waiting")).to_contain_text("Send this link")
    assert_for_everybody(page)
    page.goto(page.get_by_label("Link of the invitation").input_value())
    assert_for_everybody(page)
    page.context.clear_cookies()
    page.goto(page.url.replace("/t/", "/join/"))
    assert_for_everybody(page)
    page.goto(NOWHERE)
    assert_for_everybody(page)
    for game in roundel.games():
        sit_down(page, game.name, "me", "here")
        wait_for_turn(page)
        assert_for_everybody(page)
        page.locator("#picture .touch.open .hit").first.click(force=True)
        assert_for_everybody(page)
    for menu in ("#look", "#more"):
        page.locator(f"{menu} > summary").click()
        assert_for_everybody(page)
        page.keyboard.press("Escape")
    page.locator("[data-settings]").click()
    assert_for_everybody(page)
    page.keyboard.press("Escape")
    page.locator("[data-memo]").click()
    page.wait_for_selector("#memo-text h3")
    assert_for_everybody(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("#more summary").first.click()
    page.get_by_role("button", name="Other device").click()
    assert_for_everybody(page)
    page.goto(page.get_by_label("Your seat at another device").input_value())
    assert_for_everybody(page)


def test_home_leads_to_a_first_game_with_one_click(open_page: OpenPage) -> None:
    page = open_page("/")
    for game in roundel.games():
        expect(page.locator(".games")).to_contain_text(game.title)
    page.get_by_role("button", name=re.compile("a club player . Splendor$")).click()
    page.wait_for_selector("#picture svg")
    page.get_by_role("link", name="Roundel").click()
    expect(page.locator(".tables")).to_contain_text("Club player")
    page.get_by_role("link", name="Splendor Club player").click()
    page.wait_for_selector("#picture svg")


def test_a_first_game_begins_with_a_look_around(open_page: OpenPage) -> None:
    page = open_page("/")
    page.add_init_script("localStorage.removeItem('roundel-toured-splendor')")
    sit_down(page, "splendor", "me", "here")
    expect(page.locator("#tour")).to_contain_text("Splendor in short")
    expect(page.locator("#tour")).to_contain_text("You win")
    assert_for_everybody(page)
    expect(page.locator("#tour [data-next]")).to_be_focused()
    for title in ("Touch the table", "Or choose in words", "When in doubt"):
        page.keyboard.press("Enter")
        expect(page.locator("#tour")).to_contain_text(title)
    page.locator("#tour").get_by_role("button", name="Play").click()
    expect(page.locator("#tour")).not_to_be_visible()
    page.locator("[data-settings]").click()
    page.get_by_role("button", name="Show me around").click()
    page.keyboard.press("Escape")
    expect(page.locator("#tour")).not_to_be_visible()


@pytest.mark.parametrize("game", [game.name for game in roundel.games()])
def test_rules_name_no_tests(game: str, open_page: OpenPage) -> None:
    page = open_page(f"/games/{game}/rules")
    text = page.locator("main").inner_text()
    assert "test_" not in text
    assert "→" not in text
    for heading in ("At a glance", "Set-up", "A turn", "The end", "Rulings"):
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()


def test_a_record_is_opened_and_looked_through(open_page: OpenPage) -> None:
    page = open_page("/open")
    page.fill("#text", RECORD.read_text(encoding="utf-8"))
    page.get_by_role("button", name="Open").click()
    expect(page.locator("#status")).to_contain_text("at the beginning")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#status")).to_contain_text("Turn 1: Player 1 reserves a card of level 2")
    page.keyboard.press("Home")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page.locator("#status")).to_contain_text("Turn 5:")
    page.keyboard.press("End")
    expect(page.locator("#log-lines [aria-current]")).to_have_count(1)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    assert download.value.path().read_text(encoding="utf-8") == RECORD.read_text(encoding="utf-8")


def test_what_is_no_record_is_said_with_its_line(open_page: OpenPage) -> None:
    page = open_page("/open")
    polish = {"accept-language": "pl"}
    bad = "roundel record 1\ngame: chess 1\n"
    answer = page.request.post("/open", form={"text": bad}, headers=polish)
    assert answer.status == 400
    assert "Tego zapisu nie da się otworzyć" in answer.text()
    assert "line 2" in answer.text()
    answer = page.request.post("/open", form={"text": " "}, headers=polish)
    assert "Wybierz plik albo wklej zapis" in answer.text()
    answer = page.request.post("/open", form={"text": "x" * 400_001})
    assert answer.status == 413
    assert "400" in answer.text()


def test_a_game_is_analysed_and_its_mistakes_lead_to_their_positions(open_page: OpenPage) -> None:
    """Whoever could have won at once and takes gems instead has made a mistake."""
    table = set_table(
        tokens={0: "4 red 3 gold", 1: "4 black 2 gold"},
        bonuses={1: "1 black"},
        bought={0: ("S3-04", "S3-08", "S3-01"), 1: ("S3-06", "S3-10", "S3-14")},
        hands={1: ("S3-02",)},
        market={"3-1": "S3-18"},
    )
    table.play("take white blue green")
    page = open_page("/open")
    page.fill("#text", table.record())
    page.get_by_role("button", name="Open").click()
    page.get_by_role("button", name="Analyse this game").click()
    page.wait_for_selector("#curve svg", timeout=240_000)
    assert_for_everybody(page)
    better = page.locator(".better a").first
    expect(better).to_contain_text("Buy the level 3 black card worth 4 points")
    page.locator("#curve a").first.click()
    expect(page).to_have_url(re.compile("step=0"))
    expect(page.locator("#status")).to_contain_text("at the beginning")
