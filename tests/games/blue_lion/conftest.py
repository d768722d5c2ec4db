"""The tables of perfect play, made for the tests and thrown away with them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from roundel.games.blue_lion import GAME
from roundel.games.blue_lion.solution.solve import solve
from roundel.games.blue_lion.solution.tables import open_tables

ROUGHLY = 0.05
"""Precise enough for trembling play, which only breaks ties."""


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cache folder with the tables for one pass, for both ways in which endless play may end."""
    pytest.importorskip("numba")
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ROUNDEL_CACHE", str(folder))
        solve(GAME, 1, lambda step, done: None, precision=ROUGHLY)
    yield folder
    open_tables.cache_clear()


@pytest.fixture
def tables(cache: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Perfect play is known, of tables with one pass."""
    monkeypatch.setenv("ROUNDEL_CACHE", str(cache))
    open_tables.cache_clear()
    yield cache
    open_tables.cache_clear()
