"""What is in the box: 67 jewel cards, 4 royals, 25 tokens, 3 scrolls, the board. Facts only."""

import csv
import json
from pathlib import Path

GEMS = 5
PRICED = 6
"""Kinds of tokens that a price can name: the gems and pearls."""
KINDS = 7
WHITE, BLUE, GREEN, RED, BLACK, PEARL, GOLD = range(KINDS)
COLOURS = ("white", "blue", "green", "red", "black", "pearl", "gold")
WILD = 5
"""In place of a bonus: the card takes the colour of a card that it is laid on."""
NO_BONUS = 6
_BONUSES = (*COLOURS[:GEMS], "wild", "none")

NOTHING, AGAIN, TAKE_TOKEN, PRIVILEGE, STEAL = range(5)
ABILITIES = ("none", "again", "take", "privilege", "steal")

SIDE = 5
CELLS = SIDE * SIDE
"""Of the board, row by row from the top left."""
MOST_IN_LINE = 3


def read_table(name: str) -> list[dict[str, str]]:
    """The rows of one of the tables beside this file."""
    with (Path(__file__).parent / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


_BOARD = json.loads((Path(__file__).parent / "board.json").read_text(encoding="utf-8"))
_CARDS = read_table("cards.csv")
_ROYALS = read_table("royals.csv")


def _lines() -> list[tuple[int, ...]]:
    """One to three cells side by side in a row, a column or a diagonal, by their first cell."""
    found: list[tuple[int, ...]] = []
    for first in range(CELLS):
        found.append((first,))
        for right, down in ((1, 0), (-1, 1), (0, 1), (1, 1)):
            line = [first]
            column, row = first % SIDE + right, first // SIDE + down
            while 0 <= column < SIDE and row < SIDE and len(line) < MOST_IN_LINE:
                line.append(row * SIDE + column)
                found.append(tuple(line))
                column, row = column + right, row + down
    return found


CELL_NAMES = tuple(f"{'abcde'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
SPIRAL = tuple(row * SIDE + column for row, column in _BOARD["spiral"])
LINE_CELLS = tuple(_lines())
LINES = len(LINE_CELLS)
LINE_LENGTH = tuple(len(line) for line in LINE_CELLS)
LINE = tuple((line * MOST_IN_LINE)[:MOST_IN_LINE] for line in LINE_CELLS)
"""The cells of each line; a shorter one goes through its cells again."""
LINE_MASK = tuple(sum(1 << cell for cell in line) for line in LINE_CELLS)
"""The cells of each line as bits of a number."""

TOKENS = tuple(int(_BOARD["tokens"][kind]) for kind in COLOURS)
SCROLLS = int(_BOARD["privileges"])
TOKEN_LIMIT = int(_BOARD["token_limit"])
HAND = int(_BOARD["reserve_limit"])
"""Reserved cards that a player may hold."""
ROYAL_CROWNS = tuple(int(crowns) for crowns in _BOARD["crowns_for_royals"])
"""The number of crowns that brings each royal."""
WINNING_POINTS = int(_BOARD["winning"]["points"])
WINNING_CROWNS = int(_BOARD["winning"]["crowns"])
WINNING_COLOUR = int(_BOARD["winning"]["points_in_one_colour"])
BLOCKED_TURNS = 3
"""Turns in a row begun with all gold and both pearls, after which the rival may claim the game."""
LAST_TURN = 400

PYRAMID_ROW = tuple(int(count) for count in _BOARD["pyramid"])
"""Cards that lie face up of each level."""
LEVELS = len(PYRAMID_ROW)
PLACE_LEVEL = tuple(level for level in range(LEVELS) for _ in range(PYRAMID_ROW[level]))
"""The level of each place in the pyramid."""
PYRAMID = len(PLACE_LEVEL)
FIRST_PLACE = tuple(PLACE_LEVEL.index(level) for level in range(LEVELS))

CARD_IDS = tuple(row["id"] for row in _CARDS)
CARDS = len(_CARDS)
LEVEL = tuple(int(row["level"]) - 1 for row in _CARDS)
BONUS = tuple(_BONUSES.index(row["bonus"]) for row in _CARDS)
BONUS_COUNT = tuple(int(row["bonus_count"]) for row in _CARDS)
POINTS = tuple(int(row["points"]) for row in _CARDS)
CROWNS = tuple(int(row["crowns"]) for row in _CARDS)
ABILITY = tuple(
    ABILITIES.index({"wild": "none", "wild+again": "again"}.get(row["ability"], row["ability"]))
    for row in _CARDS
)
"""What a card does besides being wild."""
COST = tuple(tuple(int(row[f"cost_{kind}"]) for kind in COLOURS[:PRICED]) for row in _CARDS)
DECK_SIZE = tuple(LEVEL.count(level) for level in range(LEVELS))
FIRST_CARD = tuple(LEVEL.index(level) for level in range(LEVELS))
"""The cards of a level follow one another in the table."""

ROYAL_IDS = tuple(row["id"] for row in _ROYALS)
ROYALS = len(_ROYALS)
ROYAL_POINTS = tuple(int(row["points"]) for row in _ROYALS)
ROYAL_ABILITY = tuple(ABILITIES.index(row["ability"]) for row in _ROYALS)
