"""Cups as somebody else's package: copied, changed here and there, installed by an entry point."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

HOME = "tests.broken.cups"
Change = tuple[str, str, str]
"""A file, the text in it, and what stands there instead."""
Install = Callable[..., str]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install Cups with these changes under this name; the name."""

    def installed(name: str, *changes: Change) -> str:
        package = tmp_path / name
        shutil.copytree(Path(__file__).with_name("cups"), package, ignore=_leave_out)
        for file, was, becomes in changes:
            source = (package / file).read_text("utf-8")
            assert source.count(was) == 1, f"{was!r} is not once in {file}"
            (package / file).write_text(source.replace(was, becomes), "utf-8")
        for path in package.glob("*.py"):
            path.write_text(path.read_text("utf-8").replace(HOME, name), "utf-8")
        plate = package / "__init__.py"
        plate.write_text(plate.read_text("utf-8").replace('"cups"', f'"{name}"'), "utf-8")
        metadata = tmp_path / f"{name}-1.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        (metadata / "entry_points.txt").write_text(f"[roundel.games]\n{name} = {name}:GAME\n")
        monkeypatch.syspath_prepend(tmp_path)
        return name

    monkeypatch.setenv("ROUNDEL_CACHE", str(tmp_path / "cache"))
    yield installed


_leave_out = shutil.ignore_patterns("__pycache__")
