"""A browser, and pages in it that must not complain."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, sync_playwright

from tests.server.open_site import OpenSite, in_file, open_site

OpenPage: TypeAlias = Callable[..., Page]
NOWHERE = "/nowhere"
"""An address at which there is nothing: the browser says so, and may."""
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium. Where there is none the tests fail: `.ci/run` installs it."""
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("the pages are tested in Chromium: apt-get install chromium")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house_of_pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenSite]:
    """One site for all tests of the pages; every test has browsers of its own."""
    folder: Path = tmp_path_factory.mktemp("pages")
    with open_site(in_file(folder)) as site:
        yield site


@pytest.fixture
def address(house_of_pages: OpenSite) -> str:
    return house_of_pages.url


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[OpenPage]:
    """Opens a page in a browser that nobody has used. Whatever its console says is a failure."""
    contexts = []
    complaints: list[str] = []

    def complain(said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and not said.location["url"].endswith(NOWHERE):
            complaints.append(said.text)

    def complain_of(error: Error) -> None:
        complaints.append(str(error))

    def open_page(path: str = "/", **settings: Any) -> Page:
        context = browser.new_context(
            **{"base_url": address, "reduced_motion": "reduce", **settings}
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        context.add_init_script(
            "for (const game of ['splendor', 'splendor-duel', 'blue-lion', 'barrage'])"
            " try { localStorage.setItem(`roundel-toured-${game}`, '1') } catch {}"
        )
        page = context.new_page()
        page.on("console", complain)
        page.on("pageerror", complain_of)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
