"""A fair shuffle: the house binds itself to its bits first, then every seat adds bits of its own.

Nobody alone can choose the deal: the house does not know what the seats will add when it shows the
hash of its bits, and no seat knows the bits of the house when it adds its own.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import sha256

from roundel.core.errors import InvalidSeed

DIGITS = 64
"""Hexadecimal digits of 256 bits."""


@dataclass(frozen=True)
class Shuffle:
    """The bits of the house and those of every seat, each 64 hexadecimal digits; a seat that
    added none has an empty text."""

    server_bits: str
    seat_bits: tuple[str, ...]

    def __post_init__(self) -> None:
        for bits in (self.server_bits, *filter(None, self.seat_bits)):
            if not is_bits(bits):
                raise InvalidSeed(f"{bits!r} should be {DIGITS} hexadecimal digits in lower case")

    @property
    def commitment(self) -> str:
        """What is shown before any seat adds its bits."""
        return commitment(self.server_bits)

    @property
    def seed(self) -> str:
        """The SHA-256 of all bits, the seats' in their order."""
        return sha256(bytes.fromhex(self.server_bits + "".join(self.seat_bits))).hexdigest()


def fresh_bits() -> str:
    """256 bits from the operating system."""
    return secrets.token_hex(DIGITS // 2)


def commitment(server_bits: str) -> str:
    """The SHA-256 of the bits of the house."""
    return sha256(bytes.fromhex(server_bits)).hexdigest()


def is_bits(text: str) -> bool:
    """Whether this is how 256 bits are written."""
    return len(text) == DIGITS and set(text) <= set("0123456789abcdef")
