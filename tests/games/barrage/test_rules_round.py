"""A whole round, played by hand and checked on paper."""

from roundel.core.shape import EMPTY
from roundel.games.barrage import components as c
from roundel.games.barrage.position import FULFILLED, HAND
from tests.games.barrage.table_setting import (
    contract_number,
    drops,
    hold,
    may,
    no_contracts,
    play,
    set_table,
)


def test_a_round_is_income_headstreams_actions_water_scoring_and_clean_up() -> None:
    s = set_table("viktor", "jill", companies=("usa", "italy"))
    no_contracts(s, 0)
    no_contracts(s, 1)
    hold(s, 0, "S3")  # two energy: three credits
    hold(s, 1, "S1")
    s.headstream_tile[:] = [3, 0, 2, 1]  # rounds 1, 2: 1 1, 0 2, 2 0, 0 0
    s.drops_waiting[:] = [1, 0, 2, 0]
    ann, bob = s.players[0], s.players[1]

    # Ann, 6 credits, 6 E, 4 M: a base in the plains for 3 E
    play(s, "build 1", "structure base", "dam 9l")
    assert (ann.excavators, ann.engineers) == (3, 11)
    # Bob with Jill: a conduit of value 4; 8 E he has not, so it is 4 M, without asking
    play(s, "build 1", "structure conduit", "conduit 1b")
    assert (bob.excavators, bob.mixers, bob.engineers) == (6, 0, 11)
    # Ann: a conduit of value 1 for 2 E, from 9 to 11
    play(s, "build 2", "structure conduit", "conduit 9a")
    assert (ann.excavators, ann.engineers) == (1, 9)
    # Bob: a base in the plains for 3 E; nothing else could be built
    play(s, "build 2", "dam 8l")
    assert (bob.excavators, bob.engineers) == (3, 9)
    # Ann: her first powerhouse, 2 M, where her conduit ends
    play(s, "build 3", "structure powerhouse", "powerhouse 11-1")
    assert (ann.mixers, ann.engineers) == (2, 6)
    # her wheel: powerhouse with 2 M, conduit with 2 E, base with 3 E
    assert ann.wheel_tile == [EMPTY, c.A_POWERHOUSE, c.A_CONDUIT, c.A_BASE, EMPTY, EMPTY]
    assert ann.wheel_excavators == [0, 0, 2, 3, 0, 0]
    assert ann.wheel_mixers == [0, 2, 0, 0, 0, 0]
    # Bob: one machine of each type, for 5 of his 6 credits and two engineers
    play(s, "go both")
    assert (bob.credits, bob.excavators, bob.mixers, bob.engineers) == (1, 4, 1, 7)
    # Ann: a drop flows from headstream B through 2 and 5 into her dam in 9
    play(s, "go water1flow", "headstream b")
    assert (drops(s, "9l"), ann.engineers) == (1, 5)
    # Bob: four engineers for four credits
    play(s, "go bank", "engineers 4")
    assert (bob.credits, bob.engineers) == (5, 3)
    # Ann: one drop of value 1 is 4 energy with Viktor, 0 for one powerhouse, 0 of the space
    play(s, "go prod0")
    assert (ann.energy, drops(s, "9l")) == (4, 0)  # the drop left from zone 11: off the map
    assert may(s) == ["none", "fulfil s3"]
    play(s, "fulfil s3")
    assert (ann.credits, ann.engineers) == (9, 3)
    assert s.contract_at[contract_number("S3")] == FULFILLED
    # Bob: a segment; his conduit goes on to the third, his base to the second
    play(s, "go rotate1")
    assert bob.wheel_tile == [EMPTY, EMPTY, c.A_BASE, c.A_CONDUIT, EMPTY, EMPTY]
    assert (bob.wheel_mixers[3], bob.engineers) == (4, 2)
    # Ann: her last three engineers
    play(s, "go bank", "engineers 3")
    assert (ann.credits, ann.engineers) == (12, 0)
    # Bob: two contracts for a credit; Ann is out, and so is he after this
    first, second = s.office[0], s.office[3]
    patents, office = list(s.patents), list(s.office)
    play(s, "go contract2", "take 1", "take 4")

    # Water: A brings 1 drop through 1 and zone 8 into Bob's dam in 8; C brings 2 off the map
    assert (drops(s, "8l"), drops(s, "9l")) == (1, 0)
    # Scoring: Ann has 4 energy, the most: 6 points; 3 credits. Bob has none: 3 credits, -3 points.
    # The bonus tile needs 6 energy.
    assert s.score[:2] == [16, 7]
    assert (ann.credits, bob.credits) == (12 + 3, 5 - 1 + 3)
    # Clean-up: Bob with less energy goes first; engineers are back, markers on 0
    assert (s.round, s.order[:2], s.to_move) == (2, [1, 0], 1)
    assert [(player.energy, player.engineers, sum(player.builds)) for player in (ann, bob)] == [
        (0, 12, 0)
    ] * 2
    assert not [seat for seat in s.space_seat if seat != -1]
    # Three new tiles, the office refilled, Bob with three contracts
    assert not set(patents) & set(s.patents)
    assert [s.contract_at[contract] for contract in (first, second)] == [HAND + 1, HAND + 1]
    assert [new == old for new, old in zip(s.office, office, strict=True)] == [
        False, True, True, False, True, True,
    ]  # fmt: skip
    # Headstreams of round 2: 1, 2, 0, 0; nobody has an income yet
    assert s.drops_waiting == [1, 2, 0, 0]
