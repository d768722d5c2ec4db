"""Starts and kills real server processes."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import sleep


class Nursery:
    """Starts servers on one database, and kills them."""

    def __init__(self, process: subprocess.Popen[str], database: str) -> None:
        self._process = process
        self._last = 0
        self._database = database
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"start {self._port} {self._database}\n")
        self._process.stdin.flush()
        self._last = int(self._process.stdout.readline())

    def kill(self) -> None:
        """At once; nothing of it is left when this returns."""
        pid, self._last = self._last, 0
        with suppress(ProcessLookupError):
            while pid:
                os.kill(pid, signal.SIGKILL)
                sleep(0.001)


@contextmanager
def nursery(database: str) -> Iterator[Nursery]:
    command = [sys.executable, "-m", "tests.server.nursery"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        house = Nursery(process, database)
        house.start()
        try:
            yield house
        finally:
            house.kill()
            assert process.stdin is not None
            process.stdin.close()
