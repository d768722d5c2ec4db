"""Playing at a real terminal: what the keys do, and what is left on the screen."""

import fcntl
import os
import pty
import re
import select
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CTRL_C, CTRL_D = "\x03", "\x04"
LEAVING = "`back` plays on: "
PATIENCE = 60.0


class Terminal:
    """A game of Splendor at a terminal of 80 by 24."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.keyboard, screen = pty.openpty()
        fcntl.ioctl(screen, termios.TIOCSWINSZ, b"\x18\0\x50\0\0\0\0\0")
        taken = {"TERM": "xterm", "COLUMNS": "", "LINES": "", **environment}
        self.game = subprocess.Popen(
            [sys.executable, "-m", "roundel", "play", "splendor", *arguments],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            cwd=folder,
            env={**os.environ, **taken},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C reaches it
        )
        os.close(screen)

    def wait_for(self, words: str) -> str:
        """What comes on the screen until these words do."""
        seen = ""
        deadline = monotonic() + PATIENCE
        while words not in seen:
            ready, _, _ = select.select([self.keyboard], [], [], max(0, deadline - monotonic()))
            assert ready, f"{words!r} did not come, but {seen!r}"
            seen += self._read()
        return seen

    def _read(self) -> str:
        try:
            return ESCAPES.sub("", os.read(self.keyboard, 65536).decode(errors="replace"))
        except OSError:  # the other end is closed
            raise AssertionError("the game has ended") from None

    def press(self, keys: str) -> None:
        """Type, once the game waits: between a prompt and the wait Python hears no Ctrl-C."""
        while not self._sleeps():
            sleep(0.01)
        os.write(self.keyboard, keys.encode())

    def _sleeps(self) -> bool:
        state = Path(f"/proc/{self.game.pid}/stat")
        return not state.exists() or state.read_text().rpartition(")")[2].split()[0] in "SZ"

    def end(self) -> int:
        """How the game left."""
        return self.game.wait(PATIENCE)


Sit = Callable[..., Terminal]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Sit down at a terminal."""
    seats: list[Terminal] = []

    def down(*arguments: str, **environment: str) -> Terminal:
        seats.append(Terminal(tmp_path, *arguments, **environment))
        return seats[-1]

    yield down
    for terminal in seats:
        terminal.game.kill()
        terminal.game.wait()
        os.close(terminal.keyboard)


@pytest.mark.parametrize("kind", ["xterm", "dumb"])
@pytest.mark.parametrize("keys", [CTRL_C, CTRL_D, "quit\n"])
def test_whoever_leaves_may_save_the_game(sit: Sit, tmp_path: Path, keys: str, kind: str) -> None:
    terminal = sit("--against", "random", TERM=kind)
    terminal.wait_for("Player 1: ")
    terminal.press("1\n")
    terminal.wait_for("Player 1: ")
    terminal.press(keys)
    terminal.wait_for(LEAVING)
    terminal.press("game.txt\n")
    terminal.wait_for("Saved: `roundel play --load game.txt` goes on with it.")
    assert terminal.end() == 0
    assert (tmp_path / "game.txt").exists()


@pytest.mark.parametrize(
    ("answer", "file"), [("save game.txt", "game.txt"), ("save", "splendor-1.txt"), ("quit", None)]
)
def test_a_command_is_no_file_name_when_leaving(
    sit: Sit, tmp_path: Path, answer: str, file: str | None
) -> None:
    terminal = sit("--against", "random")
    terminal.wait_for("Player 1: ")
    terminal.press("1\n")
    terminal.wait_for("Player 1: ")
    terminal.press("quit\n")
    terminal.wait_for(LEAVING)
    terminal.press(f"{answer}\n")
    terminal.wait_for("Not saved" if file is None else f"--load {file}` goes on with it.")
    assert terminal.end() == 0
    assert [each.name for each in tmp_path.iterdir()] == ([] if file is None else [file])


@pytest.mark.parametrize("keys", [CTRL_C, CTRL_D])
def test_whoever_left_by_mistake_plays_on(sit: Sit, keys: str) -> None:
    terminal = sit("--against", "random")
    terminal.wait_for("Player 1: ")
    terminal.press("1\n")
    terminal.wait_for("Player 1: ")
    terminal.press(keys)
    terminal.wait_for(LEAVING)
    terminal.press("back\n")
    terminal.wait_for("Player 1: ")
    terminal.press(keys)
    terminal.wait_for(LEAVING)
    terminal.press(keys)
    assert terminal.end() == (130 if keys == CTRL_C else 0)


def test_a_game_that_has_not_begun_is_left_at_once(sit: Sit) -> None:
    terminal = sit()
    terminal.wait_for("Player 1: ")
    terminal.press(CTRL_C)
    assert terminal.end() == 0


@pytest.mark.parametrize("terminal", ["xterm", "dumb"])
def test_all_of_the_screen_is_seen_at_once(sit: Sit, terminal: str) -> None:
    shown = sit("--players", "4", "--seed", "7", TERM=terminal).wait_for("Player 1: ")
    screen = shown.splitlines()[-24:]
    assert "Player 1 takes gems, reserves a card or buys one." in screen[0]
