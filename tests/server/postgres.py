"""A PostgreSQL of the test's own, in a folder of its own; it never runs as root."""

from __future__ import annotations

import os
import pwd
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

FOLDERS = "/usr/lib/postgresql"
"""Where Debian's packages put each version."""
OWNER = "postgres"
"""Who runs it when the tests are root's."""


def binaries() -> Path | None:
    """The folder with the newest `initdb`, if there is one."""
    found = sorted(Path(FOLDERS).glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


class Postgres:
    """A cluster that can be stopped and started."""

    def __init__(self, bin: Path, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"postgresql://{OWNER}@127.0.0.1:{port}/postgres"
        self._control = bin / "pg_ctl"
        self._data = str(folder / "data")
        self._settings = f"-h 127.0.0.1 -p {port} -k {folder}"
        self._log = str(folder / "log")
        run(
            bin / "initdb", "-D", self._data, "-U", OWNER, "--auth=trust", "--no-sync", "-E", "UTF8"
        )

    def start(self) -> None:
        run(self._control, "-D", self._data, "-o", self._settings, "-l", self._log, "-w", "start")

    def stop(self) -> None:
        run(self._control, "-D", self._data, "-m", "immediate", "-w", "stop")


@contextmanager
def postgres() -> Iterator[Postgres]:
    """With an empty database."""
    bin = binaries()
    if bin is None:
        pytest.skip("PostgreSQL is not installed: `apt install postgresql` lets this test run")
    with tempfile.TemporaryDirectory(prefix="roundel-postgres-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            owner = pwd.getpwnam(OWNER)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        cluster = Postgres(bin, folder)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()


def run(command: Path, *arguments: str) -> None:
    """As an unprivileged user."""
    prefix = ["setpriv", f"--reuid={OWNER}", f"--regid={OWNER}", "--init-groups", "--"]
    words = [*(prefix if os.geteuid() == 0 else []), str(command), *arguments]
    done = subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/")
    assert done.returncode == 0, done.stderr.decode()
