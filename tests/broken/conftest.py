"""Games with faults, installed for one test."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.broken.planting import plant

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Install Cups under a name, with changes; what it compiles goes with the test."""

    def installed(name: str, *changes: tuple[str, str, str]) -> None:
        plant(tmp_path, name, *changes)
        monkeypatch.syspath_prepend(tmp_path)

    monkeypatch.setenv("ROUNDEL_CACHE", str(tmp_path / "cache"))
    return installed
