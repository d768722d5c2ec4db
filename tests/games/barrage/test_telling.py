"""What the log tells: the decision, and the phases that followed."""

import pytest

import roundel
from roundel.core.shape import to_dict
from roundel.core.view import told as messages
from roundel.games.barrage import components as c
from roundel.games.barrage.position import Position
from roundel.games.barrage.steps import steps
from tests.games.barrage.random_games import VARIANTS, body_of, random_game
from tests.games.barrage.table_setting import (
    base,
    conduit,
    hold,
    no_contracts,
    powerhouse,
    set_table,
)

DRAWN = ("stream", "contract_at", "office", "contract_piles", "patents", "patent_piles")
DRAWN_TOO = ("patent_seen", "works", "work_piles", "work_at", "ply", "turn", "made", "revealed")
"""What a step turns up from piles, and what is counted outside the rules."""


def told(s: Position, *moves: str) -> list[str]:
    """What the log tells of the last of these moves."""
    table = roundel.table("barrage", position=to_dict(s), names=["Ann", "Bob"])
    for move in moves:
        table.play(move)
    before = table.view_at(len(table.history) - 1, None)
    number = table.history[-1].number
    assert number is not None
    found = messages(table.game, before, number, table.view(None))
    return [table.game.words(each, table.names) for each in found]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_steps_that_are_told_lead_to_what_has_come(options: dict[str, int]) -> None:
    before = None
    for table in random_game(4, **options):
        if before is not None:
            number = table.history[-1].number
            assert number is not None
            for step in steps(before, number):
                last = step.after
            found, true = to_dict(last), to_dict(body_of(table, None))
            for field in true:
                if field not in DRAWN + DRAWN_TOO:
                    assert found[field] == true[field], field
        before = body_of(table, None)


def test_the_log_tells_of_the_whole_end_of_a_round() -> None:
    s = set_table("viktor", "jill", companies=("usa", "italy"))
    no_contracts(s, 0)
    s.headstream_tile[:] = [0, 1, 2, 3]  # rounds 1 and 2: 0 2, 0 0, 2 0, 1 1
    s.drops_waiting[:] = [3, 0, 0, 1]
    s.bonus[0] = c.BONUS_POWERHOUSES
    base(s, 0, "1l", 2, drops=1)
    conduit(s, 0, "1b")
    powerhouse(s, 0, "5-1", "8-1", "9-1")
    s.players[0].energy, s.players[0].engineers = 9, 0
    s.players[0].banked = 12
    s.players[1].engineers, s.players[1].banked = 1, 11
    s.players[0].passed = 1
    s.to_move = s.step = 1
    assert told(s, "go bank") == [
        "Bob goes to the bank.",
        "Bob gains 1 credit.",
        "Bob is out for this round.",
        # headstream A: one drop fits into 1, two pass Ann's powerhouse in 8
        "3 drops come down from headstream A.",
        "1 drop comes down from headstream D.",
        "1 drop comes to the lower dam of basin 1.",
        "3 drops leave the map.",
        "Ann gains 2 energy.",
        "Ann has 11 energy in this round and gains 5 credits.",
        "Ann scores 6 points for the place by energy.",
        "Ann scores 15 points by the bonus tile.",
        "Bob has 0 energy in this round and gains 3 credits.",
        "Bob loses 3 points.",
        "Round 2 begins; Bob is first.",
        "2 drops wait on headstream A.",
        "1 drop waits on headstream D.",
    ]


def test_the_log_tells_how_the_rows_of_the_panel_are_checked() -> None:
    s = set_table("viktor", "jill", duel_board=1)
    s.panel.condition[:] = [c.ON_CREDITS, c.ON_WATER, c.ON_PAIRS]
    s.panel.token[0] = 5  # three credits and a segment, on space 3
    s.drops_waiting[:] = [0] * 4
    s.players[0].credits, s.players[1].credits = 12, 2
    for seat in (0, 1):
        s.players[seat].engineers, s.players[seat].banked = seat, 12 - seat
    s.players[0].passed = 1
    s.to_move = s.step = 1
    found = told(s, "go bank")
    at = found.index("Row 1 of the panel, credits by three: 4 against 1.")
    assert found[at : at + 5] == [
        "Row 1 of the panel, credits by three: 4 against 1.",
        "Ann moves the marker of row 1 by 3.",
        "Ann takes a reward token: 3 credits and a rotation by 1 segment.",
        "Ann gains 3 credits.",
        "Row 3 of the panel, pairs of machines: 4 against 4.",
    ]


def test_the_log_tells_what_is_scored_at_the_end() -> None:
    s = set_table("viktor", "jill", duel_board=1)
    s.round, s.objective = 5, c.BASINS_ONE
    s.panel.condition[:] = [c.ON_WORKS] * 3
    s.panel.marker[:] = [2, 8, -1]
    s.drops_waiting[:] = [0] * 4
    base(s, 0, "1l", 2, drops=2)
    for seat in (0, 1):
        s.players[seat].engineers, s.players[seat].banked = seat, 12 - seat
        s.players[seat].credits = s.players[seat].excavators = s.players[seat].mixers = 0
    s.players[0].passed, s.players[0].energy = 1, 4
    s.to_move = s.step = 1
    hold(s, 0, "G01")
    assert told(s, "go bank")[-10:] == [
        "Ann has 4 energy in this round and gains 3 credits.",
        "Ann scores 6 points for the place by energy.",
        "Ann scores 15 points by the objective tile.",
        "Ann scores 2 points for water in own dams.",
        "Ann scores 17 points by the markers of the panel.",
        "Bob has 0 energy in this round and gains 3 credits.",
        "Bob loses 3 points.",
        "Bob scores 10 points by the objective tile.",
        "Bob scores 1 point by the markers of the panel.",
        "Ann wins with 50 points.",
    ]
