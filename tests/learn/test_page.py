"""The page for learners says what is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from roundel.core.game import Game, games
from roundel.learn.specification import HEADINGS, environment_id, specification

PAGE = Path(__file__).parents[2] / "docs" / "learners.md"
GAMES = [
    pytest.param(game, id=game.name)
    for game in games()
    if game.package.startswith("roundel.games.")
]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_as_it_declares_itself(game: Game) -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert specification(game) in page, "write it anew: python docs/make_learners.py"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_headings(game: Game) -> None:
    found = re.findall(r"^### (.+): (.+)$", specification(game), re.MULTILINE)
    assert found == [(game.title, heading.lower()) for heading in HEADINGS]
    assert environment_id(game) in specification(game)
    last = max(int(number) for number in re.findall(r"^\| (?:\d+-)?(\d+) \|", moves(game), re.M))
    assert last == game.moves - 1


def moves(game: Game) -> str:
    return specification(game).partition("observation")[0]


def test_the_sessions_on_the_page_run_as_shown() -> None:
    """Whatever the number of cores."""
    text = PAGE.read_text(encoding="utf-8")
    result = doctest.testfile(
        str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS, globs={}
    )
    assert text.count(">>> ") > 15
    assert result.attempted > 15
    assert result.failed == 0
