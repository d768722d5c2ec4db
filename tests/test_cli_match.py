"""`roundel match` and `roundel ladder`: results, and going on after a stop."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from roundel.cli import main

KEYS = {
    "game", "a", "b", "pairs", "wins", "draws", "losses", "pentanomial", "elo", "elo_interval",
    "sprt", "illegal", "crashes", "timeouts",
}  # fmt: skip
GREEDY_AGAINST_RANDOM = ["match", "splendor", "greedy", "random", "--seed", "5"]
TIMES = ("seconds", "decisions_per_second")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """What the command prints as JSON, but for how long it took."""
    assert main([*arguments, "--json"]) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert all(result.pop(key) for key in TIMES)
    return result


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def wait_until(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if happened():
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen")


def test_a_match_tells_what_was_found(capsys: pytest.CaptureFixture[str]) -> None:
    result = told(capsys, *GREEDY_AGAINST_RANDOM, "--pairs", "6", "--jobs", "1")
    assert set(result) >= KEYS
    assert (result["a"], result["b"], result["pairs"]) == ("greedy", "random", 6)
    assert result["wins"] + result["draws"] + result["losses"] == 12
    assert sum(result["pentanomial"]) == 6
    assert result["elo_interval"][0] <= result["elo"] <= result["elo_interval"][1]
    assert result["elo"] > 100
    assert result["sprt"] == "open"
    assert result["illegal"] == result["crashes"] == result["timeouts"] == 0


def test_a_match_reads_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*GREEDY_AGAINST_RANDOM, "--pairs", "2", "--jobs", "1", "--sprt", "0,50"]) == 0
    out, err = capsys.readouterr()
    for word in ("score", "Elo", "SPRT", "open", "mean rank", "time of A", "a second", "faults"):
        assert word in out
    assert err == ""


def test_names_and_last_words_are_shown_as_they_are(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    program = "cmd[seconds=2]:sh -c 'echo [/red] :x: >&2; exit 3'"
    assert main(["match", "splendor", program, "random", "--pairs", "1", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert program in out
    assert "A: crash in 2 games" in out
    assert "exit code 3; its last words: [/red] :x:" in out
    assert main(["ladder", "splendor", program, "random", "--pairs", "1", "--jobs", "1"]) == 0
    assert program in capsys.readouterr().out


def test_three_players_rotate_through_the_chairs(capsys: pytest.CaptureFixture[str]) -> None:
    short = [*GREEDY_AGAINST_RANDOM, "--pairs", "1", "--jobs", "1", "--players", "3"]
    result = told(capsys, *short)
    assert result["wins"] + result["draws"] + result["losses"] == 3
    assert result["mean_rank"]["a"] < 2 < result["mean_rank"]["b"]


def test_the_sequential_test_ends_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    until_decided = ["--pairs", "1000", "--sprt", "-50,200,0.2,0.2"]
    long = [*GREEDY_AGAINST_RANDOM, *until_decided, "--jobs", "2"]
    result = told(capsys, *long)
    assert result["sprt"] == "H1"
    assert result["pairs"] < 20


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes under /proc")
def test_a_killed_match_goes_on_and_ends_with_the_same_numbers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.jsonl"
    match = [*GREEDY_AGAINST_RANDOM, "--pairs", "10"]
    command = [sys.executable, "-m", "roundel", *match, "--jobs", "2", "--out", str(file)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") >= 3)
    workers = children(process.pid)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    wait_until(lambda: all(is_gone(worker) for worker in workers))
    done = file.read_bytes()
    assert 3 <= done.count(b"\n") < 11
    assert len(workers) >= 2

    file.write_bytes(done + done.splitlines()[1][:50])
    resumed = told(capsys, *match, "--jobs", "2", "--out", str(file))
    assert file.read_bytes().startswith(done)
    assert file.read_bytes().count(b"\n") == 11
    assert resumed == told(capsys, *match, "--jobs", "1")


def test_a_finished_match_is_told_again_and_can_be_made_longer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.jsonl"
    match = ["match", "splendor", "random", "random", "--jobs", "1", "--out", str(file)]
    first = told(capsys, *match, "--pairs", "4")
    written = file.read_bytes()
    assert told(capsys, *match, "--pairs", "4") == first
    assert file.read_bytes() == written
    assert told(capsys, *match, "--pairs", "6")["pairs"] == 6
    assert told(capsys, *match, "--pairs", "4") == first


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes under /proc")
def test_ctrl_c_ends_a_match_quietly_even_while_it_starts() -> None:
    command = [sys.executable, "-m", "roundel", *GREEDY_AGAINST_RANDOM, "--jobs", "2"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True) as process:
        wait_until(lambda: len(children(process.pid)) >= 3)
        workers = children(process.pid)
        time.sleep(0.1)  # in the midst of their imports
        os.killpg(process.pid, signal.SIGINT)
        _, complaint = process.communicate(timeout=20)
    assert process.returncode == 130
    assert complaint == b""
    wait_until(lambda: all(is_gone(worker) for worker in workers))


SLEEPER = """
import json, os, sys, time
sys.stdin.readline()
open("asked", "a").write(f"{os.getpid()}\\n")
print(json.dumps({"type": "hello", "protocol": 1, "name": "sleeper"}), flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes under /proc")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
@pytest.mark.parametrize("rival", ["cmd[seconds=600]", "search"])
def test_nothing_is_left_of_a_match_that_ends_while_somebody_thinks_for_minutes(
    tmp_path: Path, end: signal.Signals, rival: str
) -> None:
    (tmp_path / "sleeper.py").write_text(SLEEPER, encoding="utf-8")
    names = {
        "cmd[seconds=600]": f"cmd[seconds=600]:{sys.executable} sleeper.py",
        "search": "search:seconds=600,trees=2",
    }
    match = ["match", "splendor", names[rival], "random", "--jobs", "2"]
    asked = tmp_path / "asked"
    process = subprocess.Popen(
        [sys.executable, "-m", "roundel", *match],
        cwd=tmp_path,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        wait_until(lambda: len(children(process.pid)) >= 3)
        if rival == "search":
            time.sleep(2)  # until they think, or nearly so
        else:
            wait_until(lambda: asked.exists() and asked.read_text().count("\n") == 2)
        workers = children(process.pid)
        os.kill(process.pid, end)
        programs = [int(pid) for pid in asked.read_text().split()] if asked.exists() else []
        wait_until(lambda: all(is_gone(each) for each in [*workers, *programs]))
    finally:
        process.kill()
        process.wait()


@pytest.mark.skipif(sys.platform != "linux", reason="limits how long a file may be")
def test_a_disk_that_is_full_is_told_and_the_match_goes_on_later(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.jsonl"
    match = ["match", "splendor", "random", "random", "--pairs", "9", "--jobs", "1"]
    command = shlex.join([sys.executable, "-m", "roundel", *match, "--out", str(file)])
    full = subprocess.run(
        ["sh", "-c", f"ulimit -f 1; {command}"], capture_output=True, text=True, check=False
    )
    assert full.returncode == 2
    assert full.stderr == f"roundel: {file} cannot be written: File too large\n"
    assert told(capsys, *match, "--out", str(file)) == told(capsys, *match)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_program_that_crashes_is_named(jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["match", "splendor", "cmd:false", "random", "--pairs", "2", "--jobs", jobs]
    assert main([*command, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["crashes"], result["losses"]) == (4, 4)
    assert {fault["kind"] for fault in result["faults"]} == {"crash"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["match", "chess", "random", "random"], "there is no game 'chess'"),
        (["match", "splendor", "random", "nobody"], "there is no agent 'nobody'"),
        (["match", "splendor", "random", "random", "--pairs", "0"], "--pairs"),
        (["match", "splendor", "random", "random", "--jobs", "0"], "--jobs"),
        (["match", "splendor", "random", "random", "--players", "5"], "2 to 4"),
        (["match", "splendor", "random", "random", "--seed", "lucky"], "'lucky' is not a seed"),
        (["match", "splendor", "random", "random", "--sprt", "50,0"], "--sprt"),
        (["match", "splendor", "random", "random", "--out", "no/such/place"], "no/such/place"),
        (["ladder", "splendor", "random", "greedy", "--picture", "no/such/x.svg"], "no/such/x.svg"),
        (["ladder", "splendor", "random"], "two agents or more"),
        (["ladder", "splendor", "random", "random"], "each named once"),
    ],
)
def test_bad_input_is_told_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    out, complaint = capsys.readouterr()
    assert out == ""
    assert said in complaint
    assert complaint.count("\n") == 1


def test_a_ladder_rates_draws_and_keeps_its_matches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, picture = tmp_path / "ladder", tmp_path / "ladder.svg"
    ladder = ["ladder", "splendor", "random", "greedy", "--pairs", "3", "--out", str(folder)]
    assert main([*ladder, "--picture", str(picture), "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert [each["agent"] for each in first["ladder"]] == ["greedy", "random"]
    assert first["ladder"][0]["elo"] == -first["ladder"][1]["elo"] > 0
    assert set(first["matches"][0]) >= KEYS
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.index(">greedy<") < drawn.index(">random<")

    assert main(ladder) == 0
    table = capsys.readouterr().out
    assert table.index("greedy") < table.index("random")
    assert len(list(folder.iterdir())) == 1
    assert main([*ladder, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == first
