"""The README shows a session; it must be true."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_session_in_the_readme_runs_as_shown() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0
