"""The arrows of the house point one way."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import roundel

HOUSE = Path(roundel.__file__).parent
MODULES = sorted(HOUSE.rglob("*.py"))
GAMES = sorted(path.name for path in (HOUSE / "games").iterdir() if path.is_dir())
VAGUE = {"utils", "util", "helpers", "helper", "manager", "base", "common", "misc"}

ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "agents": {"core", "agents"},
    "arena": {"core", "agents", "arena"},
    "learn": {"core", "agents", "learn"},
    "testing": {"core", "testing"},
    "client": {"core", "client"},
}
"""What a part of the house may open. Who is not named here may open everything."""


def name_of(path: Path) -> str:
    parts = path.relative_to(HOUSE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """Every module that this one imports, wherever in it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    package = name_of(path) if path.name == "__init__.py" else name_of(path).rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                home = ".".join([*above, home] if home else above)
            yield home
            yield from (f"{home}.{alias.name}" for alias in node.names)


def parts_opened(path: Path) -> set[str]:
    """The parts of the house that a module imports from."""
    opened = {each.split(".")[1] for each in imports(path) if each.startswith("roundel.")}
    return {part for part in opened if (HOUSE / part).is_dir() or (HOUSE / f"{part}.py").exists()}


def test_there_is_something_to_look_at() -> None:
    assert len(MODULES) > 20
    assert "splendor" in GAMES
    assert "games" in parts_opened(HOUSE / "games" / "splendor" / "rules.py")


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_arrows_point_one_way(path: Path) -> None:
    part = path.relative_to(HOUSE).parts[0].removesuffix(".py")
    if part in ALLOWED:
        assert parts_opened(path) <= ALLOWED[part]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_no_other_game(game: str) -> None:
    for path in sorted((HOUSE / "games" / game).rglob("*.py")):
        for each in imports(path):
            if each.startswith("roundel.games."):
                assert each.split(".")[2] == game, f"{name_of(path)} imports {each}"


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_is_named_for_what_it_is(path: Path) -> None:
    assert path.stem not in VAGUE
