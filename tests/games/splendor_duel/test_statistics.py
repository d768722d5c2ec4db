"""The command that writes the page about random games."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from roundel.core import compiled

ROOT = Path(__file__).parents[3]
GAMES = 60


@pytest.mark.skipif(not compiled.is_available(), reason="Numba is not installed")
def test_the_command_writes_a_page_and_its_picture(tmp_path: Path) -> None:
    command = [sys.executable, "benchmarks/splendor_duel_statistics.py", "--games", str(GAMES)]
    subprocess.run([*command, "--folder", str(tmp_path)], cwd=ROOT, check=True, capture_output=True)
    page = (tmp_path / "splendor-duel-statistics.md").read_text(encoding="utf-8")
    endings = [int(number) for number in re.findall(r"\| (\d+) \| [\d.]+% \|", page)]
    assert sum(endings) == GAMES
    assert f"`python benchmarks/splendor_duel_statistics.py --games {GAMES}`" in page
    picture = ElementTree.parse(tmp_path / "splendor-duel-statistics.svg")
    assert len(picture.findall(".//{*}rect")) > 10


def test_the_published_page_is_about_a_hundred_thousand_games() -> None:
    page = (ROOT / "docs" / "splendor-duel-statistics.md").read_text(encoding="utf-8")
    assert "100,000 games" in page
    assert (ROOT / "docs" / "splendor-duel-statistics.svg").exists()
