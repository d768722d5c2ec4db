"""The page of rules of every game: the same headings, and a test behind every rule."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import roundel
from roundel.core.layout import table

HEADINGS = (
    "At a glance",
    "Components",
    "Set-up",
    "A turn",
    "The end",
    "Rulings",
    "Moves and notation",
    "What is hidden",
    "Observation",
    "Deviations",
)
OF_RULES = ("Set-up", "A turn", "The end", "Rulings", "What is hidden")
"""Under these headings stand rules, one numbered line each."""

RULE = re.compile(r"(\d+)\. .+")
SHOWN_BY = re.compile(r".+[^ ] → `test_\w+`(, `test_\w+`)*")
NUMBERS = re.compile(r"\| (\d+)(?:-(\d+))? \| .+ \| .+ \|")

GAMES = [game for game in roundel.games() if game.package.startswith("roundel.games.")]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def page(game: roundel.Game) -> str:
    return (game.folder / "RULES.md").read_text(encoding="utf-8")


def sections(game: roundel.Game) -> dict[str, list[str]]:
    """Under each heading its lines that are not empty."""
    found: dict[str, list[str]] = {}
    for line in page(game).splitlines():
        if line.startswith("## "):
            lines = found.setdefault(line[3:], [])
        elif line and found:
            lines.append(line)
    return found


def rules(game: roundel.Game) -> list[str]:
    return [line for line in page(game).splitlines() if RULE.fullmatch(line)]


def named_in(text: str) -> set[str]:
    return set(re.findall(r"`(test_\w+)`", text))


@cache
def written_for(game: roundel.Game, pattern: str = "test_*.py") -> set[str]:
    """The tests in the folder of tests that belongs to this game."""
    folder = Path(__file__).parent / "games" / game.folder.name
    return {
        node.name
        for file in folder.rglob(pattern)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


@every_game
def test_every_page_has_the_same_headings(game: roundel.Game) -> None:
    assert page(game).startswith(f"# {game.title}\n")
    assert tuple(sections(game)) == HEADINGS
    assert all(sections(game).values())


@every_game
def test_rules_are_numbered_through(game: roundel.Game) -> None:
    numbers = [int(line.partition(".")[0]) for line in rules(game)]
    assert numbers == list(range(1, len(numbers) + 1))
    for heading in OF_RULES:
        lines = sections(game)[heading]
        assert any(RULE.fullmatch(line) for line in lines), heading
        assert not [line for line in lines if line.startswith(("-", "*"))], heading


@every_game
def test_every_rule_ends_with_the_tests_that_show_it(game: roundel.Game) -> None:
    assert not [line for line in rules(game) if not SHOWN_BY.fullmatch(line)]


@every_game
def test_every_test_that_a_page_names_exists(game: roundel.Game) -> None:
    assert named_in(page(game)) - written_for(game) == set()


@every_game
def test_every_test_of_the_rules_stands_behind_a_rule(game: roundel.Game) -> None:
    assert written_for(game, "test_rules*.py") - named_in(page(game)) == set()


@every_game
def test_the_numbering_of_moves_is_told_without_a_gap(game: roundel.Game) -> None:
    lines = sections(game)["Moves and notation"]
    assert f"The numbering has {game.moves} numbers. It is version {game.version}." in lines
    told: list[int] = []
    for line in lines:
        if found := NUMBERS.fullmatch(line):
            told += range(int(found[1]), int(found[2] or found[1]) + 1)
    assert told == list(range(game.moves))


@every_game
def test_the_observation_is_the_one_that_the_game_declares(game: roundel.Game) -> None:
    layout = table(game.room("observation").LAYOUT)
    assert layout in "\n".join(sections(game)["Observation"])


@every_game
def test_every_option_is_told(game: roundel.Game) -> None:
    glance = "\n".join(sections(game)["At a glance"])
    for option in game.options[1:]:
        assert f"`{option.name}`" in glance
    seats = (game.fewest_seats, game.most_seats)
    assert f"| Players | {' to '.join(map(str, sorted(set(seats))))} |" in glance
