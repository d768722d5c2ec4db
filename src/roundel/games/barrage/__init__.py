"""Barrage for two to four, with The Leeghwater Project and Duel."""

from roundel.core.game import Game, Option, ruling, seats

LEEGHWATER = (("leeghwater", 1),)
DUEL_BOARD = (("duel_board", 1),)
DUEL_PANEL = (("duel_panel", 1),)
LESLIE_IN_DUEL = (*LEEGHWATER, *DUEL_PANEL)

GAME = Game(
    name="barrage",
    title="Barrage",
    package=__name__,
    version=1,
    options=(
        seats(2, 4),
        Option("leeghwater", 0, 1, 0, "with The Leeghwater Project"),
        Option("duel_board", 0, 1, 1, "on the board of Duel, a reconstruction", (("seats", 2),)),
        Option("duel_panel", 0, 1, 1, "with the panel of Duel", DUEL_BOARD),
        ruling("build_leftmost", 1, "build spaces are used from the left"),
        ruling("viktor_on_german_second", 1, "Viktor's four holds for Germany's second production"),
        ruling("france_per_contract", 0, "France saves Simone three for each contract", LEEGHWATER),
        ruling("mahiri_copy_in_extra_turn", 0, "Mahiri may copy in an extra turn too", LEEGHWATER),
        ruling("wild2_on_jill", 0, "with wild II, Jill's mixers may be excavators"),
        ruling("objective_needs_count", 0, "an objective count of 0 scores nothing"),
        ruling("duel_reward_on_pass", 1, "a reward token that is passed is received", DUEL_PANEL),
        ruling("duel_end_freezes", 0, "a marker at the end of its track stays there", DUEL_PANEL),
        ruling(
            "duel_leslie_counts", 1, "machines on Leslie's wheel count for Duel", LESLIE_IN_DUEL
        ),
    ),
    endings=("five rounds",),
    most_turns=400,
    minutes=120,
)
