"""Search at a real terminal: one may type while it thinks, and nothing of it stays behind."""

import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from time import sleep

import pytest

import roundel
from tests.test_terminal_live import CTRL_C, CTRL_D, LEAVING, Sit, Terminal, sit

__all__ = ["sit"]

ENDLESS = "search:seconds=600"
WAITING = "save, undo, log or quit: "


@pytest.fixture
def terminal(sit: Sit) -> Terminal:
    """A game against a search that never ends, which has just been given its first turn."""
    opened = sit("--against", ENDLESS, "--seed", "7", "--names", "Ann")
    opened.wait_for("Ann: ")
    opened.press("take white blue green\n")
    assert f"{ENDLESS} is thinking …" in opened.wait_for(WAITING)
    return opened


def study_of(terminal: Terminal) -> int:
    """The process that thinks."""
    game = terminal.game.pid
    children = Path(f"/proc/{game}/task/{game}/children").read_text().split()
    commands = {int(each): Path(f"/proc/{each}/cmdline").read_bytes() for each in children}
    return next(child for child, command in commands.items() if b"spawn_main" in command)


def is_gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def niceness_of(pid: int) -> int:
    return os.getpriority(os.PRIO_PROCESS, pid)


def wait_until(happened: Callable[[], bool]) -> None:
    for _ in range(600):
        if happened():
            return
        sleep(0.05)
    raise AssertionError("it did not happen")


def test_while_a_program_thinks_the_table_can_be_used(terminal: Terminal, tmp_path: Path) -> None:
    terminal.press("save game.txt\n")
    terminal.wait_for("Saved: `roundel play --load game.txt` goes on with it.")
    saved = roundel.replay((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert [step.text for step in saved.history] == ["take white blue green"]
    terminal.press("undo\n")
    assert "Taken back: take white blue green." in terminal.wait_for("Ann: ")


def test_while_a_program_thinks_nobody_decides_for_it(terminal: Terminal) -> None:
    for typed in ("take red black green", "1", "hint", "moves", "resign"):
        terminal.press(f"{typed}\n")
        assert f"{ENDLESS} is to move, not you" in terminal.wait_for(WAITING)


@pytest.mark.parametrize("keys", [CTRL_C, CTRL_D, "quit\n"])
def test_whoever_leaves_while_a_program_thinks_leaves_nothing_behind(
    terminal: Terminal, keys: str
) -> None:
    study = study_of(terminal)
    terminal.press(keys)
    terminal.wait_for(LEAVING)
    terminal.press("\n")
    assert terminal.end() == 0
    wait_until(lambda: is_gone(study))


def test_when_the_game_is_killed_its_study_goes_with_it(terminal: Terminal) -> None:
    study = study_of(terminal)
    wait_until(lambda: niceness_of(study) > niceness_of(terminal.game.pid))
    terminal.game.kill()
    wait_until(lambda: is_gone(study))


def test_when_the_study_is_lost_it_is_told_and_the_game_can_be_saved(terminal: Terminal) -> None:
    os.kill(study_of(terminal), signal.SIGKILL)
    shown = terminal.wait_for("Enter lets it think again.")
    assert f"{ENDLESS} has stopped thinking: its process was ended (Killed)." in shown
    terminal.press("save game.txt\n")
    terminal.wait_for("Saved: `roundel play --load game.txt` goes on with it.")


def test_a_hint_that_is_waited_for_gives_way_to_what_is_typed(sit: Sit, tmp_path: Path) -> None:
    """In a game of people, where nobody has had to think so far."""
    terminal = sit("--seed", "7", "--names", "Ann,Ben")
    terminal.wait_for("Ann: ")
    terminal.press("hint\n1\n")
    assert "Ann takes white, blue and green." in terminal.wait_for("Ben: ")


def test_the_log_shows_what_the_person_knows_while_a_program_thinks(
    sit: Sit, tmp_path: Path
) -> None:
    table = roundel.table("splendor", seed=7, names=("Ann", ENDLESS))
    for text in ("take white blue green", "reserve deck 1", "take white blue green"):
        table.play(text)
    (tmp_path / "game.txt").write_text(table.record(), encoding="utf-8")
    terminal = sit("--load", "game.txt", "--against", ENDLESS)
    seen = terminal.wait_for(WAITING)
    terminal.press("log\n")
    seen += terminal.wait_for("Enter to go back")
    assert re.search(r"reserves a card of level 1\s+unseen", seen)
    assert "reserves the level 1" not in seen


def test_while_search_is_compiled_it_is_said_and_the_game_goes_on(sit: Sit, tmp_path: Path) -> None:
    terminal = sit("--against", "club", "--names", "Ann", ROUNDEL_CACHE=str(tmp_path / "cold"))
    terminal.wait_for("Ann: ")
    terminal.press("1\n")
    terminal.wait_for("club is thinking … compiling, only once: ")
    terminal.press("undo\n")
    shown = terminal.wait_for("Ann: ")
    assert re.search(r"Programs are getting ready: compiling, only once: \d+ of about \d+", shown)
