"""Cups as somebody else's package: copied, changed here and there, with an entry point."""

import shutil
from pathlib import Path

HOME = "tests.broken.cups"
CUPS = Path(__file__).with_name("cups")

Change = tuple[str, str, str]
"""A file, the text in it, and what stands there instead."""


def plant(folder: Path, name: str, *changes: Change) -> Path:
    """Put Cups with these changes into the folder, as a package and a game of this name."""
    package = folder / name
    shutil.copytree(CUPS, package, ignore=shutil.ignore_patterns("__pycache__"))
    for change in changes:
        alter(package, change)
    for path in package.glob("*.py"):
        path.write_text(path.read_text("utf-8").replace(HOME, name), "utf-8")
    alter(package, ("__init__.py", '"cups"', f'"{name}"'))
    metadata = folder / f"{name}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(f"[roundel.games]\n{name} = {name}:GAME\n")
    return package


def alter(package: Path, change: Change) -> None:
    """Make one change to one file."""
    file, was, becomes = change
    source = (package / file).read_text("utf-8")
    assert source.count(was) == 1, f"{was!r} is not once in {file}"
    (package / file).write_text(source.replace(was, becomes), "utf-8")
