"""The files of a box: read with care, so that whoever corrects one is told what is wrong where.

Rules are compiled, what reads is not: here and beside it only methods read.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from roundel.core.errors import RoundelError

BOX = Path(__file__).parent / "box"
"""The files of this game. A folder of corrected ones is laid over them, file by file."""


class InvalidComponents(RoundelError):
    """A file of the box that does not hold: names the file, the place and the remedy."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")


class Entry:
    """A part of a file, and where it stands."""

    def __init__(self, place: str, value: Any) -> None:
        self.place = place
        self.value = value

    @classmethod
    def opened(cls, name: str, folder: Path = BOX) -> "Entry":
        """A file of the box; of the folder if it has it, else of the game itself."""
        path = folder / name
        if not path.exists():
            path = BOX / name
        try:
            return cls(name, json.loads(path.read_text(encoding="utf-8-sig")))
        except OSError as error:
            raise InvalidComponents(name, f"cannot be read: {error.strerror}") from None
        except UnicodeDecodeError:
            raise InvalidComponents(name, "is not UTF-8; save it in that encoding") from None
        except ValueError as error:
            raise InvalidComponents(name, f"is not JSON: {error}") from None

    def wrong(self, reason: str) -> InvalidComponents:
        return InvalidComponents(self.place, reason)

    def __contains__(self, name: str) -> bool:
        return isinstance(self.value, dict) and name in self.value

    def __getitem__(self, name: str) -> "Entry":
        """The part of this name."""
        if not isinstance(self.value, dict):
            raise self.wrong("an object with names is needed here")
        if name not in self.value:
            raise self.wrong(f"{name!r} is missing")
        return Entry(f"{self.place}, {name}", self.value[name])

    def __iter__(self) -> Iterator["Entry"]:
        """The parts of a list; those that have an id go by it."""
        if not isinstance(self.value, list):
            raise self.wrong("a list is needed here")
        for i, each in enumerate(self.value):
            id = each.get("id") if isinstance(each, dict) else None
            yield Entry(f"{self.place}, {i + 1 if id is None else id}", each)

    def named(self) -> Iterator[tuple[str, "Entry"]]:
        """The parts of an object with their names."""
        if not isinstance(self.value, dict):
            raise self.wrong("an object with names is needed here")
        for name in self.value:
            yield name, self[name]

    def whole(self, low: int = 0, high: int = 99) -> int:
        """A whole number."""
        if type(self.value) is not int or not low <= self.value <= high:
            raise self.wrong(f"{self.value!r} is not a whole number from {low} to {high}")
        return self.value

    def yes(self) -> int:
        """True or false as 1 or 0."""
        if type(self.value) is not bool:
            raise self.wrong(f"{self.value!r} is neither true nor false")
        return int(self.value)

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.wrong(f"{self.value!r} is no text")
        return self.value

    def of(self, names: Sequence[str]) -> int:
        """Which of these names stands here."""
        if self.value not in names:
            raise self.wrong(f"{self.value!r} is none of {', '.join(names)}")
        return names.index(self.value)

    def several(self, count: int) -> list["Entry"]:
        """A list of exactly so many."""
        found = list(self)
        if len(found) != count:
            raise self.wrong(f"{count} are needed here, not {len(found)}")
        return found
