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


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    bin = binaries()
    if bin is None:
        pytest.skip("PostgreSQL is not installed: `apt install postgresql` lets this test run")
    with tempfile.TemporaryDirectory(prefix="roundel-postgres-") as name, socket.socket() as free:
        folder = Path(name)
        if os.geteuid() == 0:
            owner = pwd.getpwnam(OWNER)
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        data = str(folder / "data")
        run(bin / "initdb", "-D", data, "-U", OWNER, "--auth=trust", "--no-sync", "-E", "UTF8")
        settings = f"-h 127.0.0.1 -p {port} -k {folder}"
        log = str(folder / "log")
        run(bin / "pg_ctl", "-D", data, "-o", settings, "-l", log, "-w", "start")
        try:
            yield f"postgresql://{OWNER}@127.0.0.1:{port}/postgres"
        finally:
            run(bin / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")


def run(command: Path, *arguments: str) -> None:
    """As an unprivileged user."""
    prefix = ["setpriv", f"--reuid={OWNER}", f"--regid={OWNER}", "--init-groups", "--"]
    words = [*(prefix if os.geteuid() == 0 else []), str(command), *arguments]
    done = subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/")
    assert done.returncode == 0, done.stderr.decode()
