"""What the commands share: the parser, a game's options, a seed, a record from a file."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from roundel.core.errors import RoundelError
from roundel.core.game import SEATS
from roundel.core.stream import read_seed

Arguments: TypeAlias = argparse.Namespace
Commands: TypeAlias = "argparse._SubParsersAction[Parser]"

STANDARD_INPUT = "-"
WORDS_FOR_NUMBERS = {"yes": 1, "no": 0}


class BadInput(RoundelError):
    """A command line, or a file named on it, that cannot be used."""


class Parser(argparse.ArgumentParser):
    """Keeps the lines of an epilog as they are, and leaves complaining to `main`."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, **settings)
        # What begins like a number is none of our options: `--sprt -50,0`.
        self._negative_number_matcher = re.compile(r"-\.?\d")

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message}; see `{self.prog} --help`")

    def add_version(self) -> None:
        self.add_argument("--version", action=_ShowVersion, nargs=0, help="show the version")

    def add_commands(self) -> Commands:
        return self.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def add_players(self) -> None:
        """How many play, and the other options of a game."""
        self.add_argument("--players", type=int, metavar="N", help="how many play")
        self.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help="an option of the game; `roundel games` lists them; may be repeated",
        )


class _ShowVersion(argparse.Action):
    """Looks the version up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        from importlib.metadata import version

        print(f"roundel {version('roundel')}")
        parser.exit()


def options_of(arguments: Arguments) -> dict[str, int]:
    """The options of the game that the command line chooses."""
    chosen = dict(_option(text) for text in arguments.option)
    if arguments.players is not None:
        chosen[SEATS] = arguments.players
    return chosen


def _option(text: str) -> tuple[str, int]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadInput(f"--option {text!r} should be a name, an equals sign and a value")
    if value in WORDS_FOR_NUMBERS:
        return name.strip(), WORDS_FOR_NUMBERS[value]
    try:
        return name.strip(), int(value)
    except ValueError:
        raise BadInput(
            f"--option {text!r} should have a whole number, yes or no as its value"
        ) from None


def seed_of(arguments: Arguments) -> int | str | None:
    """The seed chosen on the command line, if any."""
    return None if arguments.seed is None else read_seed(arguments.seed)


def read_text(file: str) -> str:
    """The text of a file; `-` is standard input."""
    try:
        data = sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
    except OSError as error:
        raise BadInput(f"cannot read {file!r}: {error.strerror}") from None
    except ValueError as error:
        raise BadInput(f"cannot read {file!r}: {error}") from None
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise BadInput(f"{file!r} is not a record: it is not text in UTF-8") from None


def in_a_row(names: Iterable[str]) -> str:
    return ", ".join(names)
