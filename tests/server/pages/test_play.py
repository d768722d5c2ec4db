"""Games played in the browser."""

from random import Random

import pytest
from playwright.sync_api import expect

import roundel
from tests.server.pages.conftest import OpenPage
from tests.server.pages.hands import play_by_touching, sit_down, wait_for_turn

GAMES = [game.name for game in roundel.games() if game.package.startswith("roundel.games.")]
MOST_DECISIONS = 1500


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_touching_the_picture(game: str, open_page: OpenPage) -> None:
    page = open_page()
    sit_down(page, game, "me", "novice")
    dice = Random(3)
    for _ in range(MOST_DECISIONS):
        if not wait_for_turn(page):
            break
        play_by_touching(page, dice)
    expect(page.locator("#status")).to_contain_text("win")
    expect(page.get_by_role("link", name="Look back")).to_be_visible()
