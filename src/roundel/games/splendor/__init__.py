"""Splendor for two to four players."""

from roundel.core.game import Game, seats

GAME = Game(
    name="splendor",
    title="Splendor",
    package=__name__,
    version=1,
    options=(seats(2, 4),),
    endings=("points", "standstill", "limit"),
    most_turns=200 * 4,
    undecided=("limit",),
    minutes=30,
)
