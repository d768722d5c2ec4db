"""Search in the terminal: one may type while it thinks, and nothing of it stays behind."""

import fcntl
import os
import pty
import re
import signal
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from pathlib import Path
from select import select
from time import monotonic, sleep

import pytest

import roundel

ENDLESS = "search:seconds=600"
PATIENCE = 60.0


class Terminal:
    """`roundel play` in a terminal of 80 columns and 24 lines."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.keyboard, end = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "roundel", "play", *arguments],
            stdin=end,
            stdout=end,
            stderr=end,
            cwd=folder,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "24"},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C works
        )
        os.close(end)
        self.unread = ""

    def type(self, line: str) -> None:
        os.write(self.keyboard, f"{line}\n".encode())

    def shows(self, words: str) -> str:
        """What came on the screen up to these words; it is waited for."""
        end = monotonic() + PATIENCE
        while words not in self.unread:
            ready, _, _ = select([self.keyboard], [], [], max(0.0, end - monotonic()))
            assert ready, f"{words!r} is not in {self.unread!r}"
            try:
                self.unread += os.read(self.keyboard, 65536).decode(errors="replace")
            except OSError:
                pytest.fail(f"the game has ended without {words!r}: {self.unread}")
        seen, _, self.unread = self.unread.partition(words)
        return seen + words

    def study(self) -> int:
        """The process that thinks."""
        return next(
            child for child in children(self.process.pid) if "spawn_main" in command_of(child)
        )

    def end(self) -> int:
        """The exit code; what is still written is read away."""
        end = monotonic() + PATIENCE
        while self.process.poll() is None and monotonic() < end:
            if select([self.keyboard], [], [], 0.05)[0]:
                try:
                    self.unread += os.read(self.keyboard, 65536).decode(errors="replace")
                except OSError:
                    break
        return self.process.wait(PATIENCE)


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def command_of(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()


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


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    """A game against a search that never ends, which has just been given its first turn."""
    opened = Terminal(tmp_path, "splendor", "--against", ENDLESS, "--seed", "7", "--names", "Ann")
    opened.shows("Ann: ")
    opened.type("take white blue green")
    opened.shows(f"{ENDLESS} is thinking …")
    opened.shows("save, undo, log or quit: ")
    yield opened
    opened.process.kill()
    opened.process.wait()
    os.close(opened.keyboard)


def test_while_a_program_thinks_the_table_can_be_used(terminal: Terminal) -> None:
    terminal.type("save game.txt")
    terminal.shows("Saved: `roundel play --load game.txt` goes on with it.")
    saved = roundel.replay((terminal.folder / "game.txt").read_text(encoding="utf-8"))
    assert [step.text for step in saved.history] == ["take white blue green"]
    terminal.type("undo")
    terminal.shows("Taken back: take white blue green.")
    terminal.shows("Ann: ")


def test_while_a_program_thinks_nobody_decides_for_it(terminal: Terminal) -> None:
    for typed in ("take red black green", "1", "hint", "moves", "resign"):
        terminal.type(typed)
        terminal.shows(f"{ENDLESS} is to move, not you")
        terminal.shows("save, undo, log or quit: ")


@pytest.mark.parametrize("leave", ["quit", "\x04", "\x03"])
def test_whoever_leaves_while_a_program_thinks_leaves_nothing_behind(
    terminal: Terminal, leave: str
) -> None:
    study = terminal.study()
    if leave == "quit":
        terminal.type("quit")
        terminal.shows("A file name saves the game")
        terminal.type("")
    else:
        os.write(terminal.keyboard, leave.encode())
    assert terminal.end() in (0, 130)
    assert "Traceback" not in terminal.unread
    wait_until(lambda: is_gone(study))


def test_when_the_game_is_killed_its_study_goes_with_it(terminal: Terminal) -> None:
    study = terminal.study()
    wait_until(lambda: niceness_of(study) > niceness_of(terminal.process.pid))
    terminal.process.kill()
    wait_until(lambda: is_gone(study))


def test_when_the_study_is_lost_it_is_told_and_the_game_can_be_saved(terminal: Terminal) -> None:
    os.kill(terminal.study(), signal.SIGKILL)
    terminal.shows(f"{ENDLESS} has stopped thinking: its process was ended (Killed).")
    terminal.shows("save, undo, log or quit: ")
    terminal.type("save game.txt")
    terminal.shows("Saved: `roundel play --load game.txt` goes on with it.")
    terminal.shows(f"{ENDLESS} is thinking …")


def test_the_log_shows_what_the_person_knows_while_a_program_thinks(tmp_path: Path) -> None:
    table = roundel.table("splendor", seed=7, names=("Ann", ENDLESS))
    for text in ("take white blue green", "reserve deck 1", "take white blue green"):
        table.play(text)
    (tmp_path / "game.txt").write_text(table.record(), encoding="utf-8")
    terminal = Terminal(tmp_path, "--load", "game.txt", "--against", ENDLESS)
    seen = terminal.shows("save, undo, log or quit: ")
    terminal.type("log")
    seen += terminal.shows("Enter to go back")
    assert re.search(r"reserves a card of level 1\s+unseen", seen)
    assert "reserves the level 1" not in seen
    terminal.process.kill()
    terminal.process.wait()
    os.close(terminal.keyboard)
