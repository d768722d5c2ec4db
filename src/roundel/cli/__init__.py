"""The command line: `roundel games`, `play`, `replay`, `analyse`, `match` and the others."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from roundel.cli import analyse, bench, games, ladder, match, play, replay, serve, solve, warm
from roundel.cli.arguments import Parser
from roundel.core.errors import RecordError, RoundelError

FINE, CHECK_FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

EPILOG = """\
exit codes:
  0  all went well
  1  a check failed: a record does not hold
  2  bad input: the message says what would be right

examples:
  roundel play splendor --against greedy
  roundel replay game.txt
  roundel analyse game.txt
  roundel COMMAND --help"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    _open_what_is_closed()
    _write_what_can_be_written()
    try:
        chosen = parser().parse_args(arguments)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except RecordError as error:
        return _complain(error, CHECK_FAILED)
    except RoundelError as error:
        return _complain(error, BAD_INPUT)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read has gone; what is left unwritten at the exit goes nowhere, silently.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CHECK_FAILED
    except OSError as error:
        where = "cannot write" if error.filename is None else error.filename
        return _complain(f"{where}: {error.strerror or error}", BAD_INPUT)
    return code


def parser() -> Parser:
    """All commands with their options and their help."""
    top = Parser(
        prog="roundel",
        description="A table for duel games of jewels and water.",
        epilog=EPILOG,
    )
    top.add_version()
    commands = top.add_commands()
    for module in (serve, games, play, replay, analyse, match, ladder, bench, solve, warm):
        module.add(commands)
    return top


def _complain(error: object, code: int) -> int:
    print(f"roundel: {error}", file=sys.stderr)
    return code


def _open_what_is_closed() -> None:
    """Who closed a stream wants to type nothing, or to see nothing."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def _write_what_can_be_written() -> None:
    """A letter that the terminal does not have becomes a question mark, not a failure."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
