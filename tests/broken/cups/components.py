"""Eight cards and what each is worth."""

import csv
from pathlib import Path

with (Path(__file__).parent / "components.csv").open(encoding="utf-8", newline="") as file:
    WORTH = tuple(int(row["worth"]) for row in csv.DictReader(file))

CARDS = len(WORTH)
HAND = 2
"""Cards of a player, each under a cup of its own: left and right."""
