"""Rewards and actions as a row of signs with their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from roundel.core.drawing import Element, words
from roundel.games.barrage.picture.signs import counted, sign
from roundel.games.barrage.signs import Part

ON_SIGN = ("credit", "points")
"""Signs that have their number on them."""
SIGN_WIDTH = 21.0
DIGIT_WIDTH = 9.0


def width_of(part: Part) -> float:
    if part.sign in ON_SIGN:
        return SIGN_WIDTH
    return SIGN_WIDTH + 2 + DIGIT_WIDTH * len(part.number)


def width_of_all(parts: Sequence[Part]) -> float:
    return sum(width_of(part) for part in parts)


def row_of(parts: Sequence[Part], x: float, y: float, size: float = 1) -> list[Element]:
    """The signs from left to right, around the height y."""
    drawn = []
    for part in parts:
        middle = x + SIGN_WIDTH / 2 * size
        if part.sign in ON_SIGN:
            drawn.append(counted(part.sign, part.number, middle, y, size))
        else:
            drawn.append(sign(part.sign, middle, y, size * 0.9))
        if part.number and part.sign not in ON_SIGN:
            left = x + (width_of(part) - DIGIT_WIDTH * len(part.number) - 1) * size
            text = words(part.number, left, y + 5 * size, 15 * size, class_="bold")
            drawn.append(text)
        x += width_of(part) * size
    return drawn


def centred(
    parts: Sequence[Part], x: float, y: float, room: float, size: float = 1
) -> list[Element]:
    """The same around a point, smaller when there is no room."""
    wide = width_of_all(parts)
    if wide * size > room:
        size = room / wide
    return row_of(parts, x - wide * size / 2, y, size)


def stacked(
    parts: Sequence[Part], x: float, y: float, room: float, size: float = 1, apart: float = 18
) -> list[Element]:
    """The same, in two rows when one would be too small."""
    if len(parts) < 2 or width_of_all(parts) * size <= room * 1.15:
        return centred(parts, x, y, room, size)
    half = len(parts) // 2
    small = min(size, 0.045 * apart)
    return [
        *centred(parts[:half], x, y - apart / 2, room, small),
        *centred(parts[half:], x, y + apart / 2, room, small),
    ]
