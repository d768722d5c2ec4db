"""Which programs may sit at a table."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import roundel
from roundel.agents import names_for
from roundel.core.errors import NotSolved
from roundel.games.blue_lion.solution.tables import open_tables
from roundel.server.refusal import Malformed
from roundel.server.seating import Sitter, plan

ALONE_WITH_PERFECT = (Sitter("me"), Sitter("perfect"))


@pytest.fixture
def nothing_solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("ROUNDEL_CACHE", str(tmp_path))
    open_tables.cache_clear()
    yield
    open_tables.cache_clear()


def test_perfect_sits_only_where_a_game_is_solved() -> None:
    assert "perfect" in names_for(roundel.game("blue-lion"))
    assert "perfect" not in names_for(roundel.game("splendor"))
    with pytest.raises(Malformed):
        plan("splendor", ALONE_WITH_PERFECT, {}, None, False, 0.0)


@pytest.mark.usefixtures("nothing_solved")
def test_who_asks_for_perfect_before_it_is_worked_out_is_told_how() -> None:
    with pytest.raises(NotSolved, match="roundel solve blue-lion"):
        plan("blue-lion", ALONE_WITH_PERFECT, {}, None, False, 0.0)
