"""The same pairs on a cluster: a local one, started by the command."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from roundel.cli import main

pytestmark = [
    pytest.mark.skipif(sys.version_info >= (3, 15), reason="Ray is not made for this Python yet"),
    pytest.mark.skipif(sys.platform != "linux", reason="looks for processes under /proc"),
]
MATCH = ["match", "splendor", "greedy", "random", "--seed", "5", "--pairs"]


@pytest.fixture
def short_folder() -> Iterator[Path]:
    """Sockets lie in it, and the name of a socket may not be long."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


def without_times(said: str) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(said)
    assert all(result.pop(key) for key in ("seconds", "decisions_per_second"))
    return result


def at_home_in(folder: Path) -> set[str]:
    """The processes that have a file of this folder open."""
    found = set()
    for link in Path("/proc").glob("[0-9]*/fd/*"):
        try:
            if link.readlink().is_relative_to(folder):
                found.add(link.parts[2])
        except OSError:
            continue
    return found


def test_a_cluster_finds_the_same_and_leaves_nothing_behind(
    short_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Going on, by the way, from what was played without it."""
    file = tmp_path / "match.jsonl"
    assert main([*MATCH, "2", "--jobs", "1", "--out", str(file)]) == 0
    capsys.readouterr()
    command = [*MATCH, "5", "--ray", "local", "--out", str(file), "--json"]
    with subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "roundel", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "RAY_TMPDIR": str(short_folder)},
    ) as process:
        at_work = set()
        while process.poll() is None:
            at_work |= at_home_in(short_folder)
            time.sleep(0.2)
        found, complaint = process.communicate()
    assert process.returncode == 0, complaint
    assert at_work
    assert not at_home_in(short_folder)
    assert main([*MATCH, "5", "--jobs", "1", "--json"]) == 0
    assert without_times(found) == without_times(capsys.readouterr().out)
    assert file.read_bytes().count(b"\n") == 6


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("127.0.0.1:1", "Connection refused"),
        ("nonsense", "nonsense"),
        ("127.0.0.1:99999", ""),
    ],
)
def test_an_address_without_a_cluster_is_told_at_once(
    address: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*MATCH, "1", "--ray", address]) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith(f"roundel: no Ray cluster at '{address}': ")
    assert said in complaint
    assert complaint.count("\n") == 1
