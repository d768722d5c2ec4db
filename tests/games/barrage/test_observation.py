"""What a learner is shown."""

from roundel.games.barrage import components as c
from roundel.games.barrage import observation as o
from roundel.games.barrage.maps import DAMS
from roundel.games.barrage.panel import MOST_STEPS
from roundel.games.barrage.position import NEUTRAL, TASKS, Position
from tests.games.barrage.table_setting import base, dam_number, play, set_table


def shown(s: Position, seat: int) -> list[int]:
    out = [0] * o.OBSERVATION_SIZE
    o.observe(s, seat, out)
    return out


def test_the_own_seat_comes_first() -> None:
    s = set_table("viktor", "jill", companies=("usa", "france"))
    s.players[0].credits, s.players[1].credits = 3, 8
    for seat, company, credits in ((0, c.USA, [3, 8]), (1, c.FRANCE, [8, 3])):
        row = shown(s, seat)
        assert row[o.COMPANY_AT + company] == 1
        assert [row[o.AMOUNTS_AT + i * o.AMOUNTS + 1] for i in range(2)] == credits
        assert row[o.OWN_AT] == int(seat == 0)


def test_owners_are_told_from_the_own_seat() -> None:
    s = set_table("viktor", "jill")
    base(s, 1, "1l", 2, drops=1)
    base(s, NEUTRAL, "2l", 1)
    for seat, place in ((0, 2), (1, 1)):
        row = shown(s, seat)
        at = o.DAM_OWNERS_AT + dam_number("1l") * o.OWNERS
        assert row[at : at + o.OWNERS].index(1) == place
        at = o.DAM_OWNERS_AT + dam_number("2l") * o.OWNERS
        assert row[at : at + o.OWNERS].index(1) == 5
    assert sum(shown(s, 0)[o.DAM_OWNERS_AT : o.DAM_OWNERS_AT + DAMS * o.OWNERS]) == DAMS
    at = o.DAMS_AT + dam_number("1l") * 2
    assert shown(s, 0)[at : at + 2] == [2, 1]


def test_both_see_their_own_side_of_the_panel() -> None:
    s = set_table("viktor", "jill", duel_board=1, duel_panel=1)
    s.panel.marker[1] = 3
    assert shown(s, 0)[o.MARKERS_AT + 1] == MOST_STEPS + 3
    assert shown(s, 1)[o.MARKERS_AT + 1] == MOST_STEPS - 3
    own, other = shown(s, 0)[o.TOKENS_AT : o.TOKENS_AT + 4], shown(s, 1)[o.TOKENS_AT :]
    assert [*own[2:], *own[:2]] == other[:4]


def test_the_decision_is_told_by_its_task() -> None:
    s = set_table("viktor", "jill")
    play(s, "build 1", "structure base")
    row = shown(s, 0)
    task = s.stack[s.waiting - 1]
    assert row[o.TASK_AT : o.TASK_AT + TASKS].index(1) == task.what
    assert row[o.TASK_NUMBERS_AT] == task.amount + o.TASK_OFFSET


def test_points_below_zero_and_large_amounts_fit() -> None:
    s = set_table("viktor", "jill")
    s.score[0], s.players[0].credits = -5, 900
    row = shown(s, 0)
    assert row[o.AMOUNTS_AT + 4] == o.OFFSET - 5
    assert row[o.AMOUNTS_AT + 1] == o.MUCH
