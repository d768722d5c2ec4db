"""The example agent plays whole games, the session in docs/agents.md is what happens, and the
example that learns leaves a policy that plays."""

import re
import shlex
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import roundel
from roundel.agents.process import Process

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "plain_agent.py"
NAME = "cmd:" + shlex.join([sys.executable, str(EXAMPLE)])


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize("game", ["splendor", "splendor-duel"])
def test_the_example_beats_random_in_most_games(game: str) -> None:
    example, chance = roundel.agent(NAME), roundel.agent("random", seed=1)
    won = 0
    for seed in range(4):
        table = roundel.table(game, seed=seed)
        chairs = (example, chance) if seed % 2 == 0 else (chance, example)
        while table.to_move is not None:
            table.play(chairs[table.to_move].choose(table.view(table.to_move)))
        assert table.result is not None
        won += table.result.ranks[seed % 2] == 1
    example.close()
    assert won >= 3


def test_the_example_plays_in_the_terminal(tmp_path: Path) -> None:
    table = roundel.table("splendor", seed=5)
    example, chance = roundel.agent(NAME), roundel.agent("random", seed=2)
    typed = []
    while table.to_move is not None:
        move = (chance, example)[table.to_move].choose(table.view(table.to_move))
        if table.to_move == 0:
            typed.append(move.text)
        table.play(move)
    example.close()
    command = ["-m", "roundel", "play", "splendor", "--seed", "5", "--against", NAME]
    played = subprocess.run(
        [sys.executable, *command],
        input="\n".join([*typed, "save game.txt", "quit"]),
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert played.stderr == ""
    assert "The game is over: " in played.stdout
    record = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert roundel.replay(record).result == table.result


def test_the_session_on_the_page_is_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
    shown = re.search(r"```session\n(.*?)```", page, re.DOTALL)
    script = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert shown
    assert script
    heard = listen(monkeypatch)
    plain = script[1].replace("cmd:python examples/plain_agent.py", NAME)
    exec(plain, {})
    pattern = "".join(
        r"(?:.*\n)*?" if line == "…" else re.escape(line).replace("…", ".*") + r"\n"
        for line in shown[1].splitlines()
    )
    assert re.fullmatch(pattern, "".join(f"{line}\n" for line in heard))


def listen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All lines that go to a program from now on, and come from it."""
    heard: list[str] = []
    ask, tell = Process.ask, Process.tell

    def asked(self: Process, request: bytes, seconds: float) -> bytes:
        heard.extend(f"> {line}" for line in request.decode().splitlines())
        answer = ask(self, request, seconds)
        heard.append(f"< {answer.decode()}")
        return answer

    def told(self: Process, line: bytes) -> None:
        heard.append(f"> {line.decode().strip()}")
        tell(self, line)

    monkeypatch.setattr(Process, "ask", asked)
    monkeypatch.setattr(Process, "tell", told)
    return heard


def learn_by_turns(games: int, folder: Path) -> str:
    """What the example that learns by turns says in the end, once its curve is drawn."""
    learnt = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "learn_by_turns.py"), "--games", str(games)],
        capture_output=True,
        text=True,
        cwd=folder,
    )
    assert learnt.returncode == 0, learnt.stderr
    ElementTree.parse(folder / "splendor-by-turns.svg")
    return learnt.stdout


def test_the_example_that_learns_by_turns_shows_how_it_goes(tmp_path: Path) -> None:
    assert re.search(r"Splendor: \d+% of 100 games won against random", learn_by_turns(2, tmp_path))


@pytest.mark.long
def test_the_example_that_learns_by_turns_learns(tmp_path: Path) -> None:
    """It begins with half of the games."""
    won = re.search(r"(\d+)% of 100 games", learn_by_turns(600, tmp_path))
    assert won
    assert int(won[1]) >= 75


@pytest.mark.long
def test_what_the_example_learns_sits_down_in_a_chair(tmp_path: Path) -> None:
    """A quarter of a minute teaches little; but all that it writes can be used."""
    pytest.importorskip("torch")
    pytest.importorskip("onnxscript")
    pytest.importorskip("matplotlib")
    learnt = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "learn.py"), "blue-lion", "--minutes", "0.25"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert learnt.returncode == 0, learnt.stderr
    assert "of 400 games won against random" in learnt.stdout
    ElementTree.parse(tmp_path / "blue-lion-curve.svg")
    agent = roundel.agent(f"onnx:{tmp_path / 'blue-lion.onnx'}")
    table = roundel.table("blue-lion", seed=1)
    while table.to_move is not None and table.turn < 20:
        table.play(agent.choose(table.view(table.to_move)))
    assert table.history
