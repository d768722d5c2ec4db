"""How quickly the site acknowledges moves while many tables are in play.

    python benchmarks/server_load.py
    python benchmarks/server_load.py --tables 800 --pause 4 --seconds 60 --draw

Each table has two players, each with an open event stream. Whoever is to move looks at the table
when an event tells of it, and moves at their time: each side once every `--pause` seconds. With
`--draw` everybody also asks for the newest picture after every event, as a page would. Server and
players share this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, select

from roundel.core.fairness import fresh_bits
from roundel.server.schema import ENTRIES

TOGETHER = 20
"""Tables that are opened at a time."""


class Line:
    """One connection that is kept open."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port = port
        self.token = token
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Status and body of the answer."""
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        writer.write(_request(method, path, body, self.token))
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(
            int(line.split(b":")[1])
            for line in head.lower().split(b"\r\n")
            if line.startswith(b"content-length")
        )
        return int(head[9:12]), await reader.readexactly(length)

    async def json(self, method: str, path: str, body: Any = None) -> Any:
        status, said = await self.ask(method, path, body)
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {said.decode()}")
        return json.loads(said)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


def _request(method: str, path: str, body: Any, token: str) -> bytes:
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(data)}\r\n"
    if data:
        head += "Content-Type: application/json\r\n"
    if token:
        head += f"Authorization: Bearer {token}\r\n"
    return head.encode() + b"\r\n" + data


@dataclass
class Counted:
    """What all players have seen together."""

    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    """From the acknowledgement until the rival has heard of it."""
    drawn: list[float] = field(default_factory=list)
    moves: set[tuple[str, int]] = field(default_factory=set)
    refused: Counter[int] = field(default_factory=Counter)
    is_counting: bool = False


class Table:
    """Two players, one after the other."""

    def __init__(self, port: int, arguments: argparse.Namespace, counted: Counted) -> None:
        self.port = port
        self.arguments = arguments
        self.counted = counted
        self.dice = random.Random()
        self.lines = [Line(port), Line(port)]
        self.pictures = [Line(port), Line(port)]
        self.id = ""
        self.news = asyncio.Event()
        self.number = -1
        self.to_move: int | None = None
        self.stored_at = 0.0

    async def open(self) -> None:
        ann, bob = self.lines
        seats = [{"who": "me"}, {"who": "friend"}]
        game = self.arguments.game
        opened = await ann.json("POST", "/api/tables", {"game": game, "seats": seats})
        self.id, ann.token = opened["table"], opened["seats"][0]["token"]
        bob.token = (await bob.json("POST", f"/api/tables/{self.id}/seats/1", {}))["token"]
        for seat, line in enumerate(self.lines):
            bits = {"seat": seat, "bits": fresh_bits()}
            await line.json("POST", f"/api/tables/{self.id}/bits", bits)
            self.pictures[seat].token = line.token

    async def listen(self, seat: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        path = f"/api/tables/{self.id}/events?seat={seat}"
        writer.write(_request("GET", path, None, self.lines[seat].token))
        drawing: asyncio.Task[None] | None = None
        heard = -1
        try:
            while line := await reader.readline():
                if not line.startswith(b"data: "):
                    continue
                event = json.loads(line[6:])
                if self.counted.is_counting and event["number"] > heard > -1:
                    self.counted.told.append(max(0, time.perf_counter() - self.stored_at))
                heard = event["number"]
                if heard > self.number:
                    self.number, self.to_move = heard, event["to_move"]
                    self.news.set()
                if self.arguments.draw and (drawing is None or drawing.done()):
                    drawing = asyncio.create_task(self.draw(seat))
        finally:
            writer.close()

    async def draw(self, seat: int) -> None:
        began = time.perf_counter()
        await self.pictures[seat].ask("GET", f"/api/tables/{self.id}/picture?seat={seat}")
        if self.counted.is_counting:
            self.counted.drawn.append(time.perf_counter() - began)

    async def play(self) -> None:
        """Game after game; at another table when one is over."""
        while True:
            listening = [asyncio.create_task(self.listen(seat)) for seat in (0, 1)]
            await asyncio.sleep(self.dice.uniform(0, self.arguments.pause / 2))
            while await self.move():
                pass
            for task in listening:
                task.cancel()
            self.number = -1
            await self.open()

    async def move(self) -> bool:
        """One decision; whether the game goes on."""
        due = time.perf_counter() + self.arguments.pause / 2
        while self.to_move is None:
            self.news.clear()
            await self.news.wait()
        mover, line = self.to_move, self.lines[self.to_move]
        seen = await line.json("GET", f"/api/tables/{self.id}?seat={mover}")
        if not seen["moves"]:
            return False
        await asyncio.sleep(max(0, due - time.perf_counter()))
        body = {
            "seat": mover,
            "move": self.dice.choice(seen["moves"])["number"],
            "at": seen["number"],
            "id": str(seen["number"]),
        }
        self.news.clear()
        began = time.perf_counter()
        status, said = await line.ask("POST", f"/api/tables/{self.id}/play", body)
        self.stored_at = time.perf_counter()
        if status != 200:
            self.counted.refused[status] += 1
            raise RuntimeError(said.decode())
        if self.counted.is_counting:
            self.counted.acknowledged.append(self.stored_at - began)
        number = json.loads(said)["number"]
        self.counted.moves.add((self.id, number))
        while self.number < number:
            self.news.clear()
            await self.news.wait()
        return self.to_move is not None


async def measure(port: int, arguments: argparse.Namespace) -> tuple[Counted, int]:
    counted = Counted()
    tables = [Table(port, arguments, counted) for _ in range(arguments.tables)]
    turn = asyncio.Semaphore(TOGETHER)

    async def opened(table: Table) -> None:
        async with turn:
            await table.open()

    await asyncio.gather(*(opened(table) for table in tables))
    playing = [asyncio.create_task(table.play()) for table in tables]
    await asyncio.sleep(arguments.pause * 1.5)
    counted.is_counting = True
    await asyncio.sleep(arguments.seconds)
    counted.is_counting = False
    failed = sum(1 for each in playing if each.done())
    for each in playing:
        each.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(outcome, Exception):
            print(f"failed: {outcome!r}", file=sys.stderr)
    for table in tables:
        for line in (*table.lines, *table.pictures):
            line.close()
    return counted, failed


def serve(port: int, database: str) -> None:
    """The site as it is, but for the limits of rate: all come from one address here."""
    from roundel.cli.serve import listening
    from roundel.server import app
    from roundel.server.guard import Rate, Rates
    from roundel.server.house import House

    often = Rate(1e9, 1e9)
    rates = Rates(any=often, change=often, open=often, streams=10**9)
    place = listening("127.0.0.1", port)
    app.serve(app.create_app(House(database), rates=rates), place)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between a side's moves")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="splendor")
    parser.add_argument("--database", help="default: a new SQLite file")
    parser.add_argument("--draw", action="store_true", help="everybody asks for pictures, too")
    parser.add_argument("--serve", type=int, metavar="PORT", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve, arguments.database)
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(prefix="roundel-load-") as folder:
        database = arguments.database or f"sqlite:///{Path(folder) / 'roundel.db'}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = [sys.executable, __file__, "--serve", str(port), "--database", database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            server.stdout.readline()
            before = os.times()
            counted, failed = asyncio.run(measure(port, arguments))
            spent = cpu_seconds(server.pid)
            after = os.times()
            server.terminate()
        lost = counted.moves - stored_in(database)
    report(arguments, counted, failed, lost)
    print(f"CPU: server {spent:.0f} s, players {after.user - before.user:.0f} s")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stored_in(database: str) -> set[tuple[str, int]]:
    engine = create_engine(database)
    with engine.connect() as c:
        found = {(row.table, row.number) for row in c.execute(select(ENTRIES))}
    engine.dispose()
    return found


def report(
    arguments: argparse.Namespace, counted: Counted, failed: int, lost: set[tuple[str, int]]
) -> None:
    print(
        f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; "
        f"{arguments.tables} tables of {arguments.game}, {2 * arguments.tables} streams, "
        f"each side moves every {arguments.pause:g} s, {arguments.seconds:g} s"
    )
    print(f"moves: {len(counted.acknowledged) / arguments.seconds:.0f} a second")
    for name, times in (
        ("acknowledged", counted.acknowledged),
        ("told", counted.told),
        ("drawn", counted.drawn),
    ):
        if times:
            ranked = sorted(times)
            shown = "  ".join(
                f"{part:g} % {1000 * ranked[int(len(ranked) * part / 100)]:.0f} ms"
                for part in (50, 90, 99, 99.9)
            )
            print(f"{name:13} {shown}  longest {1000 * ranked[-1]:.0f} ms")
    print(f"acknowledged moves lost: {len(lost)}; tables that failed: {failed}")


if __name__ == "__main__":
    main()
