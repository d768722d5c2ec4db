"""Splendor Duel for two players."""

from roundel.core.game import Game, Option, seats

GAME = Game(
    name="splendor-duel",
    title="Splendor Duel",
    package=__name__,
    version=1,
    options=(
        seats(2, 2),
        Option("blocking", 0, 1, 0, "whoever keeps all gold and pearls for three turns may lose"),
    ),
    endings=("points", "crowns", "colour", "blocking", "limit"),
    most_turns=400,
    undecided=("limit",),
    minutes=30,
)
