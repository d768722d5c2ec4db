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


def test_a_round_on_the_board_of_duel_ends_with_the_check_of_its_panel() -> None:
    s = set_table("solomon", "jill", companies=("germany", "italy"), duel_board=1)
    for seat, contract in ((0, "S3"), (1, "S2")):
        no_contracts(s, seat)
        hold(s, seat, contract)
    s.headstream_tile[:] = [3, 0, 2, 6]  # rounds 1 and 2: 1 1, 0 2, 2 0, 1 0
    s.drops_waiting[:] = [1, 0, 2, 1]
    s.panel.condition[:] = [c.ON_CREDITS, c.ON_PAIRS, c.ON_WATER]
    s.panel.token[::2] = [2, 7, 4, 1, 6, 5]  # the first of them: a machine of each type
    ann, bob = s.players[0], s.players[1]

    # Ann, 6 credits, 6 E, 4 M: a base in the plains for 3 E, Bob another one
    play(s, "build 1", "structure base", "dam 7l", "pay 3e 0m")
    play(s, "build 1", "structure base", "dam 8l")
    assert (ann.excavators, ann.engineers, bob.excavators, bob.engineers) == (3, 11, 3, 11)
    # Ann: a conduit of value 2 for 4 E, one of which Solomon pays with 3 credits
    play(s, "build 2", "structure conduit", "conduit 7a", "pay 3e 0m")
    assert (ann.excavators, ann.credits, ann.engineers) == (0, 3, 9)
    # Bob: 4 E he has not, so it is 2 M with Jill
    play(s, "build 2", "structure conduit", "conduit 8b")
    assert (bob.excavators, bob.mixers, bob.engineers) == (3, 2, 9)
    # Each a first powerhouse for 2 M
    play(s, "build 3", "structure powerhouse", "powerhouse 9-1", "pay 0e 2m")
    play(s, "build 3", "structure powerhouse", "powerhouse 10-1")
    assert (ann.mixers, ann.engineers, bob.mixers, bob.engineers) == (2, 6, 0, 6)
    # Ann: a drop from headstream A through 1 and 4 into her dam in 7
    play(s, "go water1flow", "headstream a")
    assert (drops(s, "7l"), ann.engineers) == (1, 5)
    # Bob, on the red-bordered space: a drop from D, which enters at 6, into his dam in 8
    play(s, "go water1flow+", "headstream d")
    assert (drops(s, "8l"), bob.engineers, bob.credits) == (1, 4, 3)
    # Ann: 1 drop of value 2, and 2 of the space; it leaves the map behind 9
    play(s, "go prod+2", "fulfil s3")
    assert (ann.energy, ann.credits, ann.engineers, drops(s, "7l")) == (4, 6, 3, 0)
    # Bob: the same for three engineers and three credits; two credits and a segment for it
    play(s, "go prod+2+", "fulfil s2")
    assert (bob.energy, bob.credits, bob.engineers, drops(s, "8l")) == (4, 2, 1, 0)
    assert bob.wheel_tile == [EMPTY, EMPTY, c.A_POWERHOUSE, c.A_CONDUIT, c.A_BASE, EMPTY]
    # Ann: three engineers for three credits; Bob: another segment
    play(s, "go bank", "engineers 3", "go rotate1")
    assert bob.wheel_tile[3:] == [c.A_POWERHOUSE, c.A_CONDUIT, c.A_BASE]

    # Water: A brings a drop into 7; of two from C one stays in 8, one leaves; so does that of D
    assert (drops(s, "7l"), drops(s, "8l"), sum(s.dam_drops)) == (1, 1, 2)
    # Check: 9 credits against 2, so three steps onto Ann's token; by its machines she has 1 E and
    # 3 M, a pair, Bob has 3 E and no M; the water is even
    assert s.panel.marker == [3, 1, 0]
    assert s.panel.token[::2] == [EMPTY, 7, 4, 1, 6, 5]
    assert (ann.excavators, ann.mixers) == (1, 3)
    # Scoring: both have 4 energy, so four points and three credits each
    assert s.score[:2] == [14, 14]
    assert (ann.credits, bob.credits) == (9 + 3, 2 + 3)
    # Clean-up: with equal energy they swap; 1, 2, 0, 0 drops come
    assert (s.round, s.order[:2], s.to_move) == (2, [1, 0], 1)
    assert s.drops_waiting == [1, 2, 0, 0]
