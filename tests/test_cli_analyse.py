"""`roundel analyse`: text, JSON and picture tell the same, from any record that holds."""

import io
import json
import re
import sys
from pathlib import Path

import pytest

import roundel
from roundel.cli import main

CHEAP = ["--iterations", "80"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The beginning of a game of two who play at random."""
    table = roundel.table("splendor", seed=7, names=("Ann", "Ben"))
    chance = roundel.agent("random", seed=1)
    for _ in range(20):
        assert table.to_move is not None
        table.play(chance.choose(table.view(table.to_move)))
    file = tmp_path / "game.txt"
    file.write_text(table.record(), encoding="utf-8")
    return file


def test_text_json_and_picture_tell_the_same(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    picture = record.with_suffix(".svg")
    assert main(["analyse", str(record), *CHEAP, "--picture", str(picture)]) == 0
    text, complaint = capsys.readouterr()
    assert complaint == ""
    assert main(["analyse", str(record), *CHEAP, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == {
        "by", "exact", "game", "seats", "iterations", "seed", "turns", "mistakes", "result",
        "outcome",
    }  # fmt: skip
    assert (told["game"], told["seats"], told["iterations"]) == ("splendor", ["Ann", "Ben"], 80)
    for turn in told["turns"]:
        line = next(line for line in text.splitlines() if line.startswith(f"{turn['turn']:3}. "))
        figures = [f"{turn['before']:.2f}", f"{turn['after']:.2f}"]
        assert re.findall(r"\d\.\d\d", line)[:2] == figures
    assert told["mistakes"]
    for mistake in told["mistakes"]:
        name = told["seats"][mistake["seat"]]
        assert f"{name}, turn {mistake['turn']}: {mistake['lost']:.2f} lost" in text
        assert f"better: {mistake['better']['sentence']}." in text
        assert f"Turn {mistake['turn']}: {mistake['played']['sentence']}." in picture.read_text()


def test_the_same_budget_and_seed_give_the_same(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = []
    for seed in ("1", "1", "2"):
        assert main(["analyse", str(record), *CHEAP, "--seed", seed]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] != said[2]


def test_a_level_judges_with_its_own_budget(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(record), "--by", "novice", "--json"]) == 0
    budget = roundel.game("splendor").room("estimate").ITERATIONS[0]
    assert json.loads(capsys.readouterr().out)["iterations"] == budget


def test_a_game_that_was_resigned_is_analysed_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = roundel.table("splendor", seed=7, names=("Ann", "Ben"))
    table.play("take white blue green")
    table.resign(1)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(table.record().encode())))
    assert main(["analyse", "-", *CHEAP]) == 0
    out = capsys.readouterr().out
    assert re.search(r"2\. Ben resigns\.\s*\n", out)
    assert "1. Ann (0), 2. Ben (0), by resign" in out


def test_no_line_is_wider_than_the_terminal(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["analyse", str(record), *CHEAP]) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--by", "greedy"], "--by 'greedy' cannot judge: name a level"),
        (["--by", "search:seconds=2"], "cannot judge"),
        (["--by", "nobody"], "there is no agent 'nobody'"),
        (["--iterations", "0"], "iterations are a number from"),
        (["--seed", "lucky"], "'lucky' is not a seed"),
        (["--picture", "nowhere/curve.svg"], "there is no folder 'nowhere'"),
    ],
)
def test_bad_input_is_told_in_one_line(
    record: Path, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(record), *arguments]) == 2
    out, complaint = capsys.readouterr()
    assert out == ""
    assert said in complaint
    assert complaint.count("\n") == 1


def test_a_record_that_does_not_hold_is_not_analysed(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(record.read_text().replace("seats: 2", "seats: 3"), encoding="utf-8")
    assert main(["analyse", str(record)]) == 1
    assert capsys.readouterr().err.startswith("roundel: line ")
    assert main(["analyse", "nowhere.txt"]) == 2
    assert "cannot read 'nowhere.txt'" in capsys.readouterr().err


def test_asking_for_help_needs_no_search() -> None:
    import subprocess

    program = (
        "import sys; from roundel.cli import main\n"
        "try: main(['analyse', '--help'])\n"
        "except SystemExit: print([each for each in ('numba', 'rich') if each in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert said.stdout.splitlines()[-1] == "[]"
