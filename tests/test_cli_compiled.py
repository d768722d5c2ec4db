"""`roundel warm` and `roundel bench`, with a small game installed beside the house."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from roundel.cli import main
from roundel.core import compiled

NIM = {
    "nim/__init__.py": """
from roundel.core.game import Game, Option, seats

GAME = Game(
    name="nim",
    title="Nim",
    package=__name__,
    version=1,
    options=(seats(2, 3), Option("heap", 1, 20, 9, "matches in the heap")),
    endings=("taken",),
    most_turns=20,
)
""",
    "nim/position.py": """
from roundel.core.position import CommonPosition
from roundel.core.shape import i8


class Position(CommonPosition):
    heap = i8()


def faults(s):
    return iter(())
""",
    "nim/rules.py": """
from roundel.core.stream import start

MOVES = 2


def deal(s, options, seed):
    s.seats = options[0]
    s.heap = options[1]
    start(s.stream, seed)


def legal(s, out):
    n = min(s.heap, MOVES)
    for i in range(n):
        out[i] = i
    return n


def apply(s, move):
    s.ply += 1
    s.turn += 1
    s.heap -= move + 1
    if s.heap > 0:
        s.to_move = (s.to_move + 1) % s.seats
        return
    for seat in range(s.seats):
        s.rank[seat] = 1 if seat == s.to_move else 2
    s.ending = 1
    s.to_move = -1
""",
    "nim/secrecy.py": """
from roundel.core.stream import forget, fork


def conceal(s, seat):
    forget(s.stream)


def imagine(s, stream):
    fork(s.stream, stream)
""",
    "nim/estimate.py": """
EXPLORATION = 0.5
ROLLOUT = 20


def estimate(s, seat):
    return 2.0 - s.rank[seat] if s.to_move < 0 else 0.5
""",
    "nim/notation.py": """
def write(view, move):
    return f"take {move + 1}"


def touches(view, move):
    return ("heap",) * (move + 1)
""",
    "nim-1.dist-info/METADATA": "Metadata-Version: 2.1\nName: nim\nVersion: 1\n",
    "nim-1.dist-info/entry_points.txt": "[roundel.games]\nnim = nim:GAME\n",
}


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an installed game, and an empty cache beside it."""
    folder = tmp_path_factory.mktemp("shelf")
    for name, text in NIM.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def run(shelf: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(shelf), *(each for each in sys.path if each)])
    home = {"PYTHONPATH": path, "ROUNDEL_CACHE": str(shelf / "cache")}
    return subprocess.run(
        [sys.executable, "-m", "roundel", *arguments],
        env={**os.environ, **home, **environment},
        capture_output=True,
        text=True,
    )


def test_a_game_installed_beside_the_house_is_listed_with_its_options(shelf: Path) -> None:
    listed = run(shelf, "games").stdout
    assert "nim" in listed
    assert "--option heap=9  (1-20): matches in the heap" in listed


def test_warm_compiles_once_and_then_says_so(shelf: Path) -> None:
    first = run(shelf, "warm", "nim")
    assert first.returncode == 0, first.stderr
    assert "compiled in" in first.stdout
    assert "Nim is ready" in first.stdout
    assert {"deal", "apply", "estimate", "think"} <= set(first.stdout.split())
    again = run(shelf, "warm", "nim")
    assert "compiled in" not in again.stdout
    assert "Nim is already warm" in again.stdout


def test_warm_complains_when_nothing_can_be_kept(shelf: Path) -> None:
    (shelf / "no-folder").touch()
    said = run(shelf, "warm", "nim", ROUNDEL_CACHE=str(shelf / "no-folder"))
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("roundel: nothing can be kept in ")
    assert said.stderr.count("\n") == 1


def test_bench_prints_all_its_figures_as_json(shelf: Path) -> None:
    said = run(shelf, "bench", "nim", "--players", "3", "--json", "--seconds", "0.01")
    assert said.returncode == 0, said.stderr
    figures = json.loads(said.stdout)
    assert set(figures) == {
        "game",
        "players",
        "cores",
        "moves_per_second",
        "copy_ns",
        "cold_start_s",
        "warm_start_s",
        "position_bytes",
        "plain_moves_per_second",
        "plain_start_s",
    }
    assert set(figures["moves_per_second"]) == {"one_core", "all_cores"}
    assert (figures["game"], figures["players"]) == ("nim", 3)
    figures.pop("game")
    rates = figures.pop("moves_per_second")
    assert all(figure > 0 for figure in [*figures.values(), *rates.values()])


def test_bench_measures_search_wherever_the_game_still_goes_on(shelf: Path) -> None:
    said = run(shelf, "bench", "nim", "--search", "--json", "--seconds", "0.01")
    assert said.returncode == 0, said.stderr
    figures = json.loads(said.stdout)
    assert set(figures) == {"game", "players", "positions"}
    (start,) = figures["positions"]
    assert start["turns"] == 0
    assert start["ratio"] == pytest.approx(
        start["iterations_per_second"] / start["games_per_second"], abs=0.01
    )
    assert 0 < start["imagine_share"] < 1
    assert 0 <= start["tree_share"] <= 1 - start["imagine_share"]
    assert start["own_leaves_iterations_per_second"] > 0


def test_without_the_compiler_bench_shows_plain_figures_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "is_available", lambda: False)
    assert main(["bench", "splendor", "--json", "--seconds", "0.01"]) == 0
    out, said = capsys.readouterr()
    figures = json.loads(out)
    assert figures["moves_per_second"] == {"one_core": None, "all_cores": None}
    assert figures["plain_moves_per_second"] > 0
    assert "Numba is not installed" in said


def test_without_the_compiler_warm_has_nothing_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "is_available", lambda: False)
    assert main(["warm", "splendor"]) == 2
    assert capsys.readouterr().err.startswith("roundel: Numba is not installed")
