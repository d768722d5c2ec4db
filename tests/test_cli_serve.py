"""`roundel serve` as somebody starts it, and what it says when it cannot."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from roundel.cli import main
from roundel.client import Seat, Site


@contextmanager
def served(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process and its address."""
    command = [sys.executable, "-m", "roundel", "serve", "--port", "0", *arguments]
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline().strip()
        assert said.startswith("Roundel is at http://127.0.0.1:"), process.stderr
        try:
            yield process, said.rpartition(" ")[2]
        finally:
            process.kill()


def test_games_go_on_when_the_server_is_started_again(tmp_path: Path) -> None:
    with served(tmp_path) as (process, url), Site(url) as site:
        seat = site.open("splendor", ["me", "friend"])
        site.take(seat.table, 1)
        before = seat.look()
        listening = seat.events(since=0)
        next(listening)
        process.send_signal(signal.SIGINT)  # though somebody listens
        said, complaints = process.communicate(timeout=20)
        listening.close()
    assert (said, complaints) == ("", "")
    assert (tmp_path / "roundel.db").exists()
    with served(tmp_path) as (_, url), Site(url) as site:
        after = Seat(site, seat.table, 0, seat.token).look()
    assert after["view"] == before["view"]
    assert after["moves"] == before["moves"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--database", "nonsense"], "--database 'nonsense'"),
        (["--database", "mysql://x"], "sqlite: or postgresql:"),
        (["--database", "sqlite:////no/such/folder/x.db"], "cannot open"),
        (["--database", "postgresql://nobody@127.0.0.1:9/x"], "cannot open"),
        (["--port", "123456"], "0 to 65535"),
        (["--programs", "0"], "1 to 64"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *arguments]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "roundel", "serve", "--port", port]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=30)
    assert done.returncode == 2
    assert f"port {port} is taken" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_face_of_the_house_opens_nothing_of_the_site() -> None:
    heavy = "{'fastapi', 'sqlalchemy', 'uvicorn', 'starlette', 'pydantic', 'roundel.server'}"
    script = f"import sys, roundel, roundel.client; print({heavy} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout == "set()\n"
