"""The file of a match: what was played stays played, whatever happens to who plays it.

JSON lines: the first says which match it is, each other one is a finished pair, in the order in
which they were finished. A line that was cut off when its writer was killed is dropped.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any

from roundel.arena.match import Fault, Match, Played
from roundel.core.errors import RoundelError
from roundel.core.game import game

KIND = "match 1"


class LedgerError(RoundelError):
    """A file that is not one of this match."""


class Ledger:
    """The pairs of a match that are on file, and room for more."""

    def __init__(self, file: Path, match: Match) -> None:
        self.file = file
        self.pairs: dict[int, list[Played]] = {}
        head = _head(match)
        first = (json.dumps(head) + "\n").encode()
        found = file.read_bytes() if file.exists() else b""
        kept = found[: found.rfind(b"\n") + 1]
        if kept:
            self._read(kept.decode(errors="replace").splitlines(), head)
        elif not first.startswith(found):
            raise LedgerError(f"{file} is not the file of a match; give another --out")
        self._due = b"" if kept else first  # with the first pair: until then any match may begin
        self._out = file.open("ab", buffering=0)
        self._out.truncate(len(kept))

    def _read(self, lines: list[str], head: dict[str, Any]) -> None:
        self._compare(_parsed(lines[0]), head)
        for number, line in enumerate(lines[1:], 2):
            entry = _parsed(line)
            try:
                self.pairs[entry["pair"]] = [_played(each) for each in entry["games"]]
            except (KeyError, TypeError):
                raise LedgerError(
                    f"{self.file}, line {number}: not a pair of games; "
                    "take the line out, and the pair is played again"
                ) from None

    def _compare(self, found: dict[str, Any], head: dict[str, Any]) -> None:
        if found.get("roundel") != KIND:
            raise LedgerError(f"{self.file} is not the file of a match; give another --out")
        for key, wanted in head.items():
            if found.get(key) != wanted:
                raise LedgerError(
                    f"{self.file} is of another match: there {key} is {_said(found.get(key))}, "
                    f"here {_said(wanted)}; give another --out"
                )

    def append(self, number: int, games: list[Played]) -> None:
        entry = {"pair": number, "games": [asdict(each) for each in games]}
        line = self._due + (json.dumps(entry) + "\n").encode()
        try:
            while line:
                line = line[self._out.write(line) :]
        except OSError as error:
            raise LedgerError(f"{self.file} cannot be written: {error.strerror}") from None
        self._due = b""

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._out.close()


def _head(match: Match) -> dict[str, Any]:
    """What two matches must have in common for their pairs to be the same."""
    return {
        "roundel": KIND,
        "game": match.game,
        "version": game(match.game).version,
        "options": dict(match.options),
        "a": match.a,
        "b": match.b,
        "seed": match.seed,
    }


def _parsed(line: str) -> dict[str, Any]:
    """The object in a line; an empty one if there is none."""
    try:
        entry = json.loads(line)
    except ValueError:
        return {}
    return entry if isinstance(entry, dict) else {}


def _played(entry: dict[str, Any]) -> Played:
    return Played(**{**entry, "faults": [Fault(**each) for each in entry["faults"]]})


def _said(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
