"""The Blue Lion for two players."""

from roundel.core.game import Game, Option, seats

GAME = Game(
    name="blue-lion",
    title="The Blue Lion",
    package=__name__,
    version=1,
    options=(
        seats(2, 2),
        Option("passes", 0, 1, 0, "one pass in the whole game, by whoever uses it first"),
        Option("leader_wins", 0, 1, 0, "whoever holds more gems wins a game that runs in circles"),
    ),
    endings=("gems", "quiet"),
    most_turns=720,
    minutes=10,
)
