"""What the site cannot do for somebody, said so that they know what to do next."""

from __future__ import annotations

from pathlib import Path

from roundel.core.errors import RoundelError
from roundel.core.message import Message, Value, words

FOLDER = Path(__file__).parent
"""Where the words of the site are."""


class Refusal(RoundelError):
    """A message for people, the HTTP status that goes with it, and its short name for programs."""

    status = 400

    def __init__(self, id: str, /, **values: Value) -> None:
        self.message = Message(id, **values)
        super().__init__(self.words())

    def words(self, locale: str = "en") -> str:
        return words(self.message, FOLDER, locale=locale)


class Malformed(Refusal):
    """What was sent cannot be understood."""


class NotYours(Refusal):
    """Only somebody else may do this."""

    status = 403


class NotThere(Refusal):
    """There is nothing at this address."""

    status = 404


class NotNow(Refusal):
    """It can be done, but not as things are."""

    status = 409


class Stale(NotNow):
    """It was decided by what was on the table before; look again."""


class TooSlow(Refusal):
    """What was to come did not."""

    status = 408


class TooMuch(Refusal):
    """More than one may send."""

    status = 413


class TooOften(Refusal):
    """Too many requests in too short a time."""

    status = 429


class NotStored(Refusal):
    """Nothing could be written, so nothing has happened."""

    status = 503


class Fault(Refusal):
    """Something is wrong with the site itself."""

    status = 500


class DiskFull(NotStored):
    """The same, because there is no room."""

    status = 507
