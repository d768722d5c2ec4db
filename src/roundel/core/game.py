"""What a game must provide, and how games are found."""

from __future__ import annotations

import importlib.util
import pkgutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from operator import index
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, SupportsIndex

from roundel.core.errors import InvalidOption, UnknownGame
from roundel.core.shape import Row

if TYPE_CHECKING:
    from roundel.core.message import Message
    from roundel.core.position import CommonPosition

SEATS = "seats"


@dataclass(frozen=True)
class Option:
    """A whole number that one may choose when a table is set up; 0 and 1 for no and yes."""

    name: str
    low: int
    high: int
    default: int
    about: str = ""
    needs: tuple[tuple[str, int], ...] = ()
    """Options declared before, and the values they must have; else this one stays at its lowest."""
    is_ruling: bool = False
    """Whether it only answers what a rulebook leaves open: few will want to change it."""

    def unmet(self, settled: Mapping[str, int]) -> tuple[str, int] | None:
        """The first of its needs that the options before it do not meet."""
        return next((need for need in self.needs if settled[need[0]] != need[1]), None)


def seats(low: int, high: int, default: int = 2) -> Option:
    """How many may play: the first option of every game."""
    return Option(SEATS, low, high, default, "how many play")


def ruling(name: str, default: int, about: str, needs: tuple[tuple[str, int], ...] = ()) -> Option:
    """A yes or no to what a rulebook leaves open."""
    return Option(name, 0, 1, default, about, needs, is_ruling=True)


@dataclass(frozen=True)
class Game:
    """The name plate of a game. All else is in the rooms of its folder, opened when needed."""

    name: str
    title: str
    package: str
    version: int
    """Of the numbering of moves."""
    options: tuple[Option, ...]
    """The seats first."""
    endings: tuple[str, ...]
    """How a game can end: the words for `ending` 1, 2, …"""
    most_turns: int
    """The most turns that a game can last."""
    undecided: tuple[str, ...] = ()
    """Those of the endings that are no result."""
    minutes: int = 30
    """How long a game takes two people, for the list of games."""

    def __getstate__(self) -> dict[str, Any]:
        """The name plate alone: rooms that were opened stay where they are."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    def room(self, name: str) -> ModuleType:
        """A module of the game's folder."""
        return import_module(f"{self.package}.{name}")

    def has_room(self, name: str) -> bool:
        """Whether the game's folder has such a module; some are optional."""
        return find_spec(f"{self.package}.{name}") is not None

    @cached_property
    def rules(self) -> Any:
        return self.room("rules")

    @cached_property
    def secrecy(self) -> Any:
        return self.room("secrecy")

    @cached_property
    def notation(self) -> Any:
        return self.room("notation")

    @cached_property
    def picture(self) -> Any:
        return self.room("picture")

    @cached_property
    def Position(self) -> type[CommonPosition]:  # noqa: N802 - it is a class
        found: type[CommonPosition] = self.room("position").Position
        return found

    @property
    def can_forget(self) -> bool:
        """Whether there is something that people may want to remember by themselves."""
        return hasattr(self.secrecy, "forget_seen")

    @property
    def moves(self) -> int:
        """The size of the fixed numbering of moves."""
        size: int = self.rules.MOVES
        return size

    @cached_property
    def folder(self) -> Path:
        file = import_module(self.package).__file__
        assert file is not None
        return Path(file).parent

    @property
    def fewest_seats(self) -> int:
        return self.options[0].low

    @property
    def most_seats(self) -> int:
        return self.options[0].high

    def words(self, message: Message, names: tuple[str, ...] = (), locale: str = "en") -> str:
        """A message of this game in words."""
        from roundel.core.message import words

        return words(message, self.folder, names, locale)

    def about(self, option: Option, locale: str = "en") -> str:
        """What an option means: in English as it is declared, else the message `option-` and its
        name."""
        from roundel.core.message import Message

        if not (self.folder / "locale" / f"{locale}.ftl").exists() or locale == "en":
            return option.about
        return self.words(Message(f"option-{option.name}"), locale=locale)

    def rules_page(self, locale: str = "en") -> str:
        """The rules for players, as Markdown."""
        from roundel.core.rules_page import rules_page

        return rules_page(self.folder, locale)

    def settle(self, chosen: Mapping[str, SupportsIndex]) -> dict[str, int]:
        """All options with their values: those chosen, the others as by default."""
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                raise InvalidOption(
                    f"{self.title} has no option {name!r}; it has {', '.join(known)}"
                )
        settled: dict[str, int] = {}
        for name, option in known.items():
            unmet = option.unmet(settled)
            value = chosen.get(name, option.default if unmet is None else option.low)
            number = index(value) if hasattr(value, "__index__") else None
            if number is None or not option.low <= number <= option.high:
                raise InvalidOption(_out_of_range(self.title, option, value))
            if unmet is not None and number != option.low:
                raise InvalidOption(_unmet(self.title, option, number, unmet))
            settled[name] = number
        return settled

    def deal(self, options: Mapping[str, int], key: Row) -> CommonPosition:
        """A table set up from settled options and a key."""
        body = self.Position()
        self.rules.deal(body, list(options.values()), key)
        return body

    def deal_corrected(self, options: Mapping[str, int], key: Row, folder: Path) -> CommonPosition:
        """The same with corrected files of the box, for a game that has a room for that."""
        if importlib.util.find_spec(f"{self.package}.corrected") is None:
            raise InvalidOption(f"{self.title} takes no corrected components")
        body = self.Position()
        self.room("corrected").deal(body, options, key, folder)
        return body


def _out_of_range(title: str, option: Option, value: object) -> str:
    alone = option.low == option.high
    if option.name == SEATS:
        players = f"{option.low}" if alone else f"{option.low} to {option.high}"
        return f"{title} is for {players} players, not {value!r}"
    taken = f"{option.low} only" if alone else f"a whole number from {option.low} to {option.high}"
    return f"{option.name} is {value!r}, but {title} takes {taken}"


def _unmet(title: str, option: Option, value: int, unmet: tuple[str, int]) -> str:
    name, needed = unmet
    return f"{option.name} is {value}, but {title} has that only with {name}={needed}"


def games() -> list[Game]:
    """Every game in the house or installed beside it, by name."""
    return sorted(_found(), key=lambda game: game.name)


def game(name: str) -> Game:
    """The game of this name."""
    home = _at_home(name) if isinstance(name, str) else None
    if home is not None:
        return home
    for each in games():
        if each.name == name:
            return each
    known = ", ".join(each.name for each in games())
    raise UnknownGame(f"there is no game {name!r}; there is {known}")


def _at_home(name: str) -> Game | None:
    """The game in the folder of this name, without looking into the others."""
    folder = name.replace("-", "_")
    if not folder.isidentifier() or folder not in _folders():
        return None
    plate: Game = import_module(f"roundel.games.{folder}").GAME
    return plate if plate.name == name else None


def _folders() -> list[str]:
    home = import_module("roundel.games").__path__
    return [each.name for each in pkgutil.iter_modules(home) if each.ispkg]


def _found() -> Iterator[Game]:
    from importlib.metadata import entry_points

    for folder in _folders():
        yield import_module(f"roundel.games.{folder}").GAME
    for entry in entry_points(group="roundel.games"):
        yield entry.load()
