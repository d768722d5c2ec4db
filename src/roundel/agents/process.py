"""A program of somebody else's, spoken to line by line, that never outlives us.

The program leads a session of its own, so Ctrl-C in the terminal does not reach it. All that it
starts can be ended with it: it is of the same session, or has inherited a mark in the environment.
A watcher, a shell that waits for a pipe of ours to close, ends them should we be killed.
"""

from __future__ import annotations

import os
import secrets
import selectors
import signal
import subprocess
import weakref
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import IO

from roundel.core.errors import CRASH, GARBAGE, TIMEOUT, AgentFault

GRACE = 1.0
"""Seconds on top of what a program is told it has."""
PATIENCE = 1.0
"""Seconds a program has to end when it is told to, before it is made to."""
GLANCE = 0.1
"""Seconds between looks whether a silent program is still there."""
LOOKS, PAUSE = 20, 0.005
"""At a process that seems to have been given nothing, and the seconds between them."""
LONGEST_LINE = 65536
"""Bytes of an answer, its end of line included."""
CHUNK = 65536
WORDS_KEPT = 4096
"""Bytes of its stderr that are remembered."""
SHOWN = 200
"""Letters of what it wrote that a reason quotes."""

MARK = "ROUNDEL_PROGRAM"
"""In the environment of a program and of all that it starts: which one it is."""

WATCH = """
read -r line
leader=$1
mark=$2
kill -s KILL -- "-$leader"
for folder in /proc/[0-9]*; do
    read -r said <"$folder/stat" || continue
    set -- ${said##*) }
    if [ "$4" = "$leader" ] || grep -qsF "$mark" "$folder/environ"; then
        kill -s KILL "${folder#/proc/}"
    fi
done
"""
"""For a shell whose input nobody ever writes to: it reads until we are gone. The fourth word after
a process's name is its session."""


class Process:
    """A running program. Every way to lose it is an AgentFault."""

    def __init__(self, command: Sequence[str]) -> None:
        mark = secrets.token_hex(16)
        try:
            self._process = _started(command, mark)
        except OSError as error:
            raise AgentFault(CRASH, f"it cannot be started: {error.strerror}") from None
        try:
            watcher = _watcher(self._process.pid, mark)
        except OSError:
            _signal(self._process, mark, signal.SIGKILL)
            raise
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._input = self._process.stdin.fileno()
        self._output = self._process.stdout.fileno()
        os.set_blocking(self._input, False)
        os.set_blocking(self._output, False)
        self._received = b""
        self._last_words = _LastWords(self._process.stderr)
        self._end = weakref.finalize(self, _end, self._process, watcher, mark, os.getpid())

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, request: bytes, seconds: float) -> bytes:
        """The one line that the program answers within the seconds and the grace."""
        if self._may_be_read():
            raise AgentFault(GARBAGE, f"it wrote {quoted(self._received)} without being asked")
        deadline = monotonic() + seconds + GRACE
        unsent = request
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._output, selectors.EVENT_READ)
            waiting.register(self._input, selectors.EVENT_WRITE)
            while unsent or b"\n" not in self._received:
                left = deadline - monotonic()
                if left <= 0:
                    reason = f"no answer within {seconds:g} s and {GRACE:g} s of grace"
                    raise AgentFault(TIMEOUT, reason)
                ready = waiting.select(min(left, GLANCE))
                if not ready and self._process.poll() is not None:
                    raise self._crash()  # what it left running may keep its output open
                for key, _ in ready:
                    if key.fd == self._output:
                        self._receive()
                    else:
                        unsent = unsent[self._send(unsent) :]
                        if not unsent:
                            waiting.unregister(self._input)
        line, _, rest = self._received.partition(b"\n")
        if rest:
            raise AgentFault(GARBAGE, f"it wrote more than one line: then {quoted(rest)}")
        self._received = b""
        return line

    def tell(self, line: bytes) -> None:
        """Write what needs no answer; a program that is gone or does not listen misses it."""
        with suppress(OSError):
            os.write(self._input, line)

    def dismiss(self, farewell: bytes) -> None:
        """Let the program end by itself, then make sure of it."""
        self.tell(farewell)
        assert self._process.stdin is not None
        self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        self._end()

    def end(self) -> None:
        """End the program and all that it started."""
        self._end()

    def _may_be_read(self) -> bool:
        with suppress(BlockingIOError):
            self._receive()
        return bool(self._received)

    def _receive(self) -> None:
        chunk = os.read(self._output, CHUNK)
        if not chunk:
            raise self._crash()
        self._received += chunk
        if len(self._received) > LONGEST_LINE:
            reason = f"it wrote more than {LONGEST_LINE} bytes: {quoted(self._received)}"
            raise AgentFault(GARBAGE, reason)

    def _send(self, data: bytes) -> int:
        try:
            return os.write(self._input, data)
        except BrokenPipeError:
            raise self._crash() from None

    def _crash(self) -> AgentFault:
        """What became of a program that can no longer be spoken to."""
        try:
            code = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            how = "it closed its input or output"
        else:
            how = f"it ended with exit code {code}" if code >= 0 else f"{_name(-code)} ended it"
        self._end()
        words = self._last_words.line()
        return AgentFault(CRASH, f"{how}; its last words: {words}" if words else how)


def quoted(data: bytes) -> str:
    """The beginning of it, safe to print."""
    text = repr(data.decode(errors="replace"))
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


class _LastWords:
    """The end of what a program writes to its stderr, all of which is read away at once."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._kept = b""
        self._thread = Thread(target=self._read, args=(pipe,), daemon=True)
        self._thread.start()

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe:
            while chunk := os.read(pipe.fileno(), CHUNK):
                self._kept = (self._kept + chunk)[-WORDS_KEPT:]

    def line(self) -> str:
        """The last line that says something."""
        self._thread.join(GRACE)
        said = [line.strip() for line in self._kept.decode(errors="replace").splitlines()]
        last = next((line for line in reversed(said) if line), "")
        return "".join(c if c.isprintable() else " " for c in last)[:SHOWN]


def _started(command: Sequence[str], mark: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command,
        env={**os.environ, MARK: mark},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def _watcher(leader: int, mark: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        ["/bin/sh", "-c", WATCH, "sh", str(leader), f"{MARK}={mark}"],
        cwd="/",
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _end(
    process: subprocess.Popen[bytes], watcher: subprocess.Popen[bytes], mark: str, owner: int
) -> None:
    """Terminate, then kill, the program and all that it started."""
    if os.getpid() != owner:  # a fork of ours, to which the program does not belong
        return
    _signal(process, mark, signal.SIGTERM)
    with suppress(subprocess.TimeoutExpired):
        process.wait(PATIENCE)
    _signal(process, mark, signal.SIGKILL)
    process.wait()
    watcher.kill()
    watcher.wait()
    for pipe in (process.stdin, process.stdout, watcher.stdin):
        if pipe is not None:
            with suppress(OSError):
                pipe.close()


def _signal(leader: subprocess.Popen[bytes], mark: str, number: signal.Signals) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(leader.pid, number)
    for pid in _offspring(leader.pid, mark):
        with suppress(ProcessLookupError, PermissionError):
            os.kill(pid, number)


def _offspring(leader: int, mark: str) -> Iterator[int]:
    """All processes of a session, also those that left the leader's group; and all that have the
    mark, wherever they went."""
    wanted = f"{MARK}={mark}".encode()
    for entry in Path("/proc").glob("[0-9]*"):
        pid = int(entry.name)
        with suppress(OSError):
            if os.getsid(pid) == leader or wanted in _environment(entry):
                yield pid


def _environment(process: Path) -> bytes:
    """What a process was given; at the moment of its start that is not there yet."""
    for _ in range(LOOKS):
        given = (process / "environ").read_bytes()
        if given or not (process / "exe").exists():  # a thread of the kernel never has any
            break
        sleep(PAUSE)
    return given


def _name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
