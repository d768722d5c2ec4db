"""The command line: what each command says, and how it complains."""

import io
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import roundel
from roundel.cli import main


def finished_game() -> roundel.Table:
    table = roundel.table("splendor", seed=7, names=("Ann", "Ben"))
    table.play("take white blue green")
    table.play("reserve deck 1")
    table.resign(0)
    return table


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(finished_game().record(), encoding="utf-8")
    return file


def tampered(record: Path, honest: str, forged: str) -> Path:
    text = record.read_text(encoding="utf-8")
    assert honest in text
    record.write_text(text.replace(honest, forged), encoding="utf-8")
    return record


def test_games_lists_name_title_and_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["splendor", "Splendor", "2-4", "about", "30"] in lines


def test_games_tells_what_an_option_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    told = capsys.readouterr().out
    assert (
        "--option duel_panel=yes  (no or yes): with the panel of Duel; only with duel_board=1"
        in (told)
    )


def test_components_are_for_a_game_that_takes_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "splendor", "--components", str(tmp_path)]) != 0
    assert "Splendor takes no corrected components" in capsys.readouterr().err
    assert main(["play", "barrage", "--components", str(tmp_path)]) != 0
    assert "holds none of map_base.json" in capsys.readouterr().err


def test_version_is_the_installed_one(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"roundel {roundel.__version__}\n"


@pytest.mark.parametrize("command", ["games", "play", "replay", "bench", "warm"])
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert f"usage: roundel {command}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["play"], "which game?"),
        (["play", "chess"], "there is no game 'chess'; there is"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["warm", "chess"], "there is no game 'chess'"),
        (["play", "splendor", "--players", "7"], "Splendor is for 2 to 4 players, not 7"),
        (["play", "splendor", "--players", "two"], "invalid int value: 'two'"),
        (["play", "splendor", "--seed", "lucky"], "'lucky' is not a seed"),
        (["play", "splendor", "--seed", "-1"], "'-1' is not a seed"),
        (["play", "splendor", "--against", "nobody"], "there is no agent 'nobody'; there is"),
        (["play", "splendor", "--against", "search:depth=3"], "is not a setting of search"),
        (["play", "splendor", "--against", "search:trees=2"], "one of iterations, seconds"),
        (["play", "splendor", "--against", "random", "--seat", "2"], "there is no seat 2"),
        (["play", "splendor", "--seat", "1"], "--against"),
        (
            ["play", "splendor", "--players", "2", *["--against", "random"] * 2],
            "2 players leave room for 1 programs",
        ),
        (["play", "splendor", "--names", "Ann,Ben,Cleo"], "3 names for 2 people"),
        (["play", "splendor", "--option", "moon=1"], "no option 'moon'"),
        (["play", "splendor", "--option", "seats"], "an equals sign"),
        (["play", "splendor", "--option", "seats=many"], "whole number"),
        (["play", "--load", "nowhere.txt"], "cannot read 'nowhere.txt'"),
        (["replay", "nowhere.txt"], "cannot read 'nowhere.txt'"),
        (["replay", "."], "cannot read '.'"),
        (["bench", "splendor", "--seconds", "0"], "--seconds"),
        (["bench", "splendor", "--turbo"], "unrecognized arguments: --turbo"),
    ],
)
def test_bad_input_is_told_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    out, complaint = capsys.readouterr()
    assert out == ""
    assert complaint.startswith("roundel: ")
    assert said in complaint
    assert complaint.count("\n") == 1


def test_a_file_that_is_not_text_is_bad_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert main(["replay", "--verify", str(file)]) == 2
    assert "not text in UTF-8" in capsys.readouterr().err


def test_replay_tells_the_game_turn_by_turn(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "1. Ann takes white, blue and green." in out
    assert "3. Ann resigns." in out
    assert "1. Ben (0), 2. Ann (0), by resign" in out


def test_replay_as_a_seat_keeps_what_that_seat_never_saw(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["replay", str(record)])
    assert "Ben reserves the level 1" in capsys.readouterr().out
    main(["replay", str(record), "--seat", "0"])
    as_ann = capsys.readouterr().out
    assert "Ben reserves the level 1" not in as_ann
    assert "Ben reserves a card of level 1 unseen" in as_ann
    assert main(["replay", str(record), "--seat", "2"]) == 2


def test_verify_says_ok_and_the_result(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--verify", str(record)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("ok: Splendor, 2 players, 3 turns: 1. Ben (0), 2. Ann (0), by resign\n")


def test_verify_reads_standard_input(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(record.read_bytes())))
    assert main(["replay", "--verify", "-"]) == 0
    assert capsys.readouterr().out.startswith("ok: ")


@pytest.mark.parametrize(
    ("honest", "forged"),
    [
        ("take white blue green", "take white white green"),
        ("reserve deck 1", "buy 1-1"),
        ("ranks 2 1", "ranks 1 2"),
        ("seats: 2", "seats: 9"),
    ],
)
def test_a_tampered_record_fails_and_the_line_is_named(
    record: Path, honest: str, forged: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    line = 1 + next(index for index, text in enumerate(lines) if honest in text)
    assert main(["replay", "--verify", str(tampered(record, honest, forged))]) == 1
    complaint = capsys.readouterr().err
    assert complaint.startswith(f"roundel: line {line}: ")
    assert complaint.count("\n") == 1


def test_a_pipe_that_closes_early_ends_it_quietly(record: Path) -> None:
    program = [sys.executable, "-m", "roundel", "replay", str(record)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as replaying:
        assert replaying.stdout is not None
        assert replaying.stderr is not None
        replaying.stdout.close()
        assert replaying.stderr.read() == b""


@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        ("games >&-", 0, ""),
        ("games > /dev/full", 2, "roundel: cannot write: No space left on device\n"),
        ("--version > /dev/full", 2, "roundel: cannot write: No space left on device\n"),
        ("play splendor <&-", 0, ""),
        ("play splendor --seed x 2>&-", 2, ""),
        ("replay - <&-", 1, "roundel: line 1: a record begins with 'roundel record 1'\n"),
    ],
)
def test_a_stream_that_is_closed_or_full_makes_no_traceback(
    command: str, code: int, said: str
) -> None:
    if "/dev/full" in command and not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full here")
    program = f"{shlex.quote(sys.executable)} -m roundel {command}"
    done = subprocess.run(program, shell=True, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (code, said)


def test_listing_the_games_needs_no_numpy_numba_or_rich() -> None:
    program = (
        "import sys; from roundel.cli import main; main(['games']); "
        "print([each for each in ('numpy', 'numba', 'rich') if each in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert said.stdout.splitlines()[-1] == "[]"


def test_a_table_and_its_first_move_need_no_numpy() -> None:
    program = (
        "import sys, roundel; table = roundel.table('splendor'); table.play(table.moves()[0]); "
        "print([each for each in ('numpy', 'numba', 'rich') if each in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert said.stdout == "[]\n"
