"""What is in the box: 90 development cards, 10 nobles, the tokens. Facts, read from tables."""

import csv
from itertools import combinations
from pathlib import Path

GEMS = 5
WHITE, BLUE, GREEN, RED, BLACK, GOLD = range(GEMS + 1)
COLOURS = ("white", "blue", "green", "red", "black", "gold")

LEVELS = 3
PLACES = 4
"""Cards that lie face up per level."""
HAND = 3
"""Reserved cards that a player may hold."""
TOKEN_LIMIT = 10
PAIR_NEEDS = 4
"""Tokens of a colour that must lie there before two of it may be taken."""
WINNING_POINTS = 15
NOBLE_POINTS = 3
LAST_ROUND = 200

GEM_TOKENS = (0, 0, 4, 5, 7)
"""Tokens of each colour, by the number of players."""
GOLD_TOKENS = 5

TRIPLES = tuple(combinations(range(GEMS), 3))
PAIRS = tuple(combinations(range(GEMS), 2))


def read_table(name: str) -> list[dict[str, str]]:
    """The rows of one of the tables beside this file."""
    with (Path(__file__).parent / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


_CARDS = read_table("cards.csv")
_NOBLES = read_table("nobles.csv")

CARD_IDS = tuple(row["id"] for row in _CARDS)
LEVEL = tuple(int(row["level"]) - 1 for row in _CARDS)
BONUS = tuple(COLOURS.index(row["bonus"]) for row in _CARDS)
POINTS = tuple(int(row["points"]) for row in _CARDS)
COST = tuple(tuple(int(row[f"cost_{colour}"]) for colour in COLOURS[:GEMS]) for row in _CARDS)

CARDS = len(_CARDS)
DECK_SIZE = tuple(LEVEL.count(level) for level in range(LEVELS))
FIRST_CARD = tuple(LEVEL.index(level) for level in range(LEVELS))
"""The cards of a level follow one another in the table."""

NOBLE_IDS = tuple(row["id"] for row in _NOBLES)
NEED = tuple(tuple(int(row[f"need_{colour}"]) for colour in COLOURS[:GEMS]) for row in _NOBLES)
NOBLES = len(_NOBLES)
