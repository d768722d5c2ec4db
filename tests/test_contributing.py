"""CONTRIBUTING.md builds a whole game; what it shows is built here, and put through all tests."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import roundel

FOLDER = Path("src/roundel/games/hidden_heap")
PAGE = Path(__file__).parents[1] / "CONTRIBUTING.md"
FILE = re.compile(r"^### \d+\. [^`\n]+`([^`]+)`.*?^```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ROOMS = {
    "__init__.py",
    "components.py",
    "position.py",
    "rules.py",
    "secrecy.py",
    "notation.py",
    "locale/en.ftl",
    "estimate.py",
    "observation.py",
    "picture.py",
    "RULES.md",
}

OF_EVERY_GAME = (
    "tests/__init__.py",
    "tests/test_rules_pages.py",
    "tests/test_goldens.py",
    "tests/goldens/__init__.py",
    "tests/goldens/make.py",
)
"""The tests that every game of the house is put through."""

SMALL_BUDGET = """\
from hypothesis import settings

settings.register_profile("small", max_examples=4, derandomize=True, deadline=None)
settings.load_profile("small")
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with the game's folder added, and nothing else touched."""
    home = tmp_path_factory.mktemp("house")
    shutil.copytree(Path(roundel.__file__).parent, home / "src" / "roundel")
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        path = home / name if name.startswith("tests/") else home / FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (home / "tests" / "conftest.py").write_text(SMALL_BUDGET)
    for name in OF_EVERY_GAME:
        (home / name).parent.mkdir(exist_ok=True)
        shutil.copy(PAGE.parent / name, home / name)
    return home


def run(
    house: Path, *arguments: str, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house / "src"), **environment},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_recipe_has_all_rooms(house: Path) -> None:
    game = house / FOLDER
    made = {str(path.relative_to(game)) for path in game.rglob("*.*") if path.suffix != ".pyc"}
    assert made == ROOMS


def test_the_game_of_the_recipe_passes_all_tests(house: Path) -> None:
    made = run(house, "tests.goldens.make", "hidden-heap")
    assert made.returncode == 0, made.stderr
    done = run(house, "pytest", "-q", "-p", "no:cacheprovider", "tests", "-k", "hidden")
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
    assert "skipped" not in done.stdout


def test_the_game_of_the_recipe_is_played_in_the_terminal(house: Path) -> None:
    assert "hidden-heap" in run(house, "roundel", "games").stdout
    done = run(house, "roundel", "play", "hidden-heap", "--seed", "3", typed="lift\nlog\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "lifts the cup" in done.stdout


def test_search_compiles_the_game_of_the_recipe_beside_it_and_plays(
    house: Path, tmp_path: Path
) -> None:
    """Whoever is to move meanwhile is not kept waiting; the program says what it waits for."""
    program = "search:iterations=20,trees=2"
    arguments = ("roundel", "play", "hidden-heap", "--seed", "3", "--against", program)
    cold = run(house, *arguments, typed="lift\nlog\nquit\n", ROUNDEL_CACHE=str(tmp_path))
    assert cold.returncode == 0, cold.stderr
    waiting = f"{program} is thinking … compiling, only once"
    assert cold.stdout.index("Player 1: lift") < cold.stdout.index(waiting)
    assert re.search(r"2\. search\S* (takes|lifts)", cold.stdout)
    warm = run(house, *arguments, typed="lift\nlog\nquit\n", ROUNDEL_CACHE=str(tmp_path))
    assert waiting not in warm.stdout
