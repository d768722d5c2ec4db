"""The README and the page about agents show sessions; they must be true."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_session_in_the_readme_runs_as_shown() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0


def test_the_session_on_the_page_about_agents_runs_as_shown() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "agents.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0
