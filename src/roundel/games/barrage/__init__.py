"""Barrage for two to four, with The Leeghwater Project and Duel."""

from roundel.core.game import Game, Option, seats

GAME = Game(
    name="barrage",
    title="Barrage",
    package=__name__,
    version=1,
    options=(
        seats(2, 4),
        Option("leeghwater", 0, 1, 0, "with The Leeghwater Project"),
        Option("duel_board", 0, 1, 1, "on the board of Duel, a reconstruction", (("seats", 2),)),
        Option("duel_panel", 0, 1, 1, "with the panel of Duel", (("duel_board", 1),)),
    ),
    endings=("five rounds",),
    most_turns=400,
    minutes=120,
)
