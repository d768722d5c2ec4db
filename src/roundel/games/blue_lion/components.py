"""What is in the box: six cards with an image on either side, 15 gems. Facts, read from tables."""

import csv
from pathlib import Path

from roundel.core.shape import EMPTY

IMAGES = 4
ARSENE, LADY_X, POLICE, DIAMOND = range(IMAGES)
IMAGE_NAMES = ("arsene", "lady-x", "police", "diamond")

GEMS = 15
WINNING_GEMS = 7
QUIET_TURNS = 40
"""Turns in a row without a gem and without news, after which the game ends."""
MOST_NEWS = 5
"""Turns that can bring news: of six backs the last follows from the others."""
MOST_TURNS = QUIET_TURNS * (MOST_NEWS + 2 * (WINNING_GEMS - 1) + 1)
"""A gem or news in every fortieth turn, as often as can be, and then forty turns more."""

TO_ARSENE, TO_LADY_X, TO_MOVER = range(3)
"""Who is paid for a combination; the first two are seats."""
PAID = ("arsene", "lady-x", "mover")


def read_table(name: str) -> list[dict[str, str]]:
    """The rows of one of the tables beside this file."""
    with (Path(__file__).parent / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def _images(row: dict[str, str], *sides: str) -> tuple[int, ...]:
    return tuple(IMAGE_NAMES.index(row[side]) for side in sides)


_CARDS = [_images(row, "front", "back") for row in read_table("cards.csv")]
_COMBINATIONS = {
    _images(row, "outer", "middle"): (int(row["gems"]), PAID.index(row["to"]))
    for row in read_table("combinations.csv")
}

CARDS = len(_CARDS)
FRONT = tuple(front for front, _ in _CARDS)
BACK = tuple(back for _, back in _CARDS)


def _card_with(face: int, back: int) -> int:
    """The number of the card that has these two images, either way up; EMPTY if there is none."""
    sides = (min(face, back), max(face, back))
    return _CARDS.index(sides) if sides in _CARDS else EMPTY


CARD_WITH = tuple(tuple(_card_with(face, back) for back in range(IMAGES)) for face in range(IMAGES))

PAYS = tuple(
    tuple(_COMBINATIONS.get((outer, middle), (0, 0))[0] for middle in range(IMAGES))
    for outer in range(IMAGES)
)
"""Gems for a combination, by its outer and its middle image; 0 when it is none."""
PAYS_TO = tuple(
    tuple(_COMBINATIONS.get((outer, middle), (0, 0))[1] for middle in range(IMAGES))
    for outer in range(IMAGES)
)
"""Who is paid for it."""
