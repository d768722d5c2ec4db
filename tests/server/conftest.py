"""A site for one test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.open_site import OpenSite, in_file, open_site


@pytest.fixture
def site(tmp_path: Path) -> Iterator[OpenSite]:
    with open_site(in_file(tmp_path)) as site:
        yield site


@pytest.fixture
def awake(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test moves the clock by leaps; nobody takes that for a server that was stopped."""
    monkeypatch.setattr("roundel.server.watch.ASLEEP", float("inf"))
