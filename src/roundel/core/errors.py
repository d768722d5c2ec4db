"""What can go wrong, told apart. Every message says what is wrong and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundel.core.message import Message


class RoundelError(ValueError):
    """Anything that a caller can put right; its text is one plain line."""


class UnknownGame(RoundelError):
    """No game of that name is installed."""


class InvalidOption(RoundelError):
    """An option or a number of seats that the game does not have."""


class InvalidSeed(RoundelError):
    """Not a seed."""


class InvalidPosition(RoundelError):
    """Not a position of the game: names the field and what is broken."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


class MoveError(RoundelError):
    """A move that cannot be played."""


class InvalidMove(MoveError):
    """Not a move of this game at all."""


class IllegalMove(MoveError):
    """A move of this game, but not allowed now.

    `why` is the reason as a message of the game, for words in any language; None if it is none of
    the game's.
    """

    def __init__(self, reason: str, why: Message | None = None) -> None:
        super().__init__(reason)
        self.why = why


class AmbiguousMove(MoveError):
    """A shortened move that could be several."""


class RecordError(RoundelError):
    """A record that does not hold: names the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class NotSolved(RoundelError):
    """Perfect play is not known: not of this game, not on this machine, or not of this position."""


class UnknownAgent(RoundelError):
    """No agent of that name."""


TIMEOUT, GARBAGE, CRASH, ILLEGAL = "timeout", "garbage", "crash", "illegal"
"""How a program that sits in a chair can fail."""


class AgentFault(RoundelError):
    """A program that sits in a chair has failed: it loses the game for that. `kind` tells how."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(f"{kind}: {reason}")
        self.kind = kind
        self.reason = reason
