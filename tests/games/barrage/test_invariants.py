"""What holds at every moment of every game: of random ones, and of ones that build a lot."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from roundel.core.shape import EMPTY, NOBODY, copy
from roundel.core.view import legal_numbers
from roundel.games.barrage import components as c
from roundel.games.barrage.effects import FLOW
from roundel.games.barrage.maps import DAMS, EXIT, SIDES, UPPER, ZONE
from roundel.games.barrage.position import (
    ACTIONS,
    BLOCKED,
    FULFILLED,
    HAND,
    NEUTRAL,
    OVER,
    Position,
    engineers_placed,
    faults,
)
from roundel.games.barrage.rules.numbering import (
    BUILD,
    BUILDING_AT,
    CONDUIT_AT,
    FREE,
    NONE,
    PASS,
    PAY,
    POWERHOUSE_AT,
    RELEASE,
    SPACE,
    STREAM,
    TURN,
    USE,
)
from roundel.games.barrage.rules.production import conduit_of
from roundel.games.barrage.rules.sites import owns_building
from tests.games.barrage.table_setting import BARRAGE, dealt

COMBINATIONS = [
    *(
        {"duel_board": duel, "duel_panel": duel, "leeghwater": lw}
        for duel in (0, 1)
        for lw in (0, 1)
    ),
    *({"duel_board": 1, "duel_panel": 0, "leeghwater": lw} for lw in (0, 1)),
    *({"seats": seats, "leeghwater": lw} for seats in (3, 4) for lw in (0, 1)),
]
MOST_DECISIONS = 2000


@dataclass(frozen=True)
class Step:
    before: Position
    move: int
    after: Position


def a_builder(s: Position, legal: list[int], dice: random.Random) -> int:
    """Somebody who builds, produces and gets machines more often than not."""
    if s.stack[s.waiting - 1].what == TURN and dice.random() < 0.85:
        wanted = [
            move
            for move in legal
            if BUILD <= move < SPACE
            or FREE <= move < PASS
            or USE <= move < FREE
            or SPACE <= move < SPACE + 10
            or c.FIRST_PATENT <= move - SPACE < c.SPACES
        ]
        if wanted:
            return dice.choice(wanted)
    fitting = [move for move in legal if fits(s, move)]
    if fitting and dice.random() < 0.9:
        return dice.choice(fitting)
    if legal[0] == NONE and len(legal) > 1 and dice.random() < 0.8:
        return dice.choice(legal[1:])
    return dice.choice(legal)


def fits(s: Position, move: int) -> bool:
    """A conduit below a dam with water, or a powerhouse at the end of such a conduit."""
    if CONDUIT_AT <= move < POWERHOUSE_AT:
        return has_water(s, (move - CONDUIT_AT) // SIDES)
    if POWERHOUSE_AT <= move < BUILDING_AT:
        zone = (move - POWERHOUSE_AT) // ZONE
        return any(
            end == zone and owner == s.to_move and has_water(s, conduit // SIDES)
            for conduit, (owner, end) in enumerate(
                zip(s.conduit_owner, s.map.conduit_end, strict=True)
            )
        )
    return False


def has_water(s: Position, basin: int) -> bool:
    dams = range(basin * SIDES, basin * SIDES + SIDES)
    return any(s.dam_owner[dam] in (s.to_move, NEUTRAL) and s.dam_drops[dam] for dam in dams)


def steps(options: dict[str, int], seed: int, builds: bool) -> Iterator[Step]:
    """All decisions of a game."""
    s, dice = dealt(seed, **options), random.Random(seed)
    while s.to_move != NOBODY:
        before = Position()
        copy(before, s)
        legal = legal_numbers(BARRAGE, s)
        assert legal
        move = a_builder(s, legal, dice) if builds else dice.choice(legal)
        BARRAGE.rules.apply(s, move)
        after = Position()
        copy(after, s)
        assert s.ply <= MOST_DECISIONS
        yield Step(before, move, after)


@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_every_moment_of_every_game_keeps_what_the_rules_promise(options: dict[str, int]) -> None:
    released = placed = 0
    for seed, builds in ((0, False), (0, True), (1, True)):
        game = list(steps(options, seed, builds))
        check_rounds(game)
        check_special_spaces(game)
        check_panel(game)
        check_end(game[-1].after)
        for step in game:
            assert not list(faults(step.after))
            check_places(step.after)
            check_growth(step)
            check_machines(step)
            check_passed(step.after)
            check_turn_order(step)
            released += check_release(step)
            placed += check_stream(step)
    assert released > 0
    assert placed > 0


def check_places(s: Position) -> None:
    for seat in range(s.seats):
        for basin in range(s.map.basins):
            dams = s.dam_owner[basin * SIDES : basin * SIDES + SIDES]
            assert dams.count(seat) <= 1
            zone = s.powerhouse_owner[basin * 4 : basin * 4 + 4]
            assert zone.count(seat) <= 1
        for row in range(c.BUILDING_ROWS):
            own = s.building_owner[row * 4 : row * 4 + 4]
            used = s.building_user[row * 4 : row * 4 + 4]
            assert own.count(seat) <= 1
            assert used.count(seat) <= int(owns_building(s, seat, row))
        player = s.players[seat]
        limit = 4 if player.officer in (c.SIMONE, c.MAHIRI) else 3
        in_hand = sum(at == HAND + seat for at in s.contract_at)
        assert in_hand <= limit + 2
        if s.to_move != seat:
            assert in_hand <= limit
        assert sum(tile != EMPTY for tile in player.wheel_tile) <= 5
        assert s.score[seat] >= -3 * s.round


def check_growth(step: Step) -> None:
    """Structures never leave the board; energy grows within a round; what is fulfilled stays."""
    before, after = step.before, step.after
    for one, other in (
        (before.dam_owner, after.dam_owner),
        (before.conduit_owner, after.conduit_owner),
        (before.powerhouse_owner, after.powerhouse_owner),
        (before.building_owner, after.building_owner),
    ):
        assert all(was in (NOBODY, owner) for was, owner in zip(one, other, strict=True))
    levels = zip(before.dam_level, after.dam_level, strict=True)
    assert all(was <= level for was, level in levels)
    for seat in range(after.seats):
        if before.round == after.round:
            assert after.players[seat].energy >= before.players[seat].energy
    for was, at in zip(before.contract_at, after.contract_at, strict=True):
        assert was < FULFILLED or was == at


def check_special_spaces(game: list[Step]) -> None:
    """Nothing is built on closed spaces, and neutral dams never change."""
    start, end = game[0].before, game[-1].after
    for dam in range(DAMS):
        for special in (NEUTRAL, BLOCKED):
            assert (start.dam_owner[dam] == special) == (end.dam_owner[dam] == special)
        if end.dam_owner[dam] == NEUTRAL:
            assert start.dam_level[dam] == end.dam_level[dam]
        if end.dam_owner[dam] == BLOCKED:
            assert end.dam_level[dam] == end.dam_drops[dam] == 0


def check_release(step: Step) -> bool:
    """Released drops go where the map says, and none is lost; whether some were released."""
    before, after = step.before, step.after
    if not RELEASE <= step.move < RELEASE + 4 or after.round != before.round:
        return False
    if after.phase != ACTIONS:
        return False
    expected = list(before.dam_drops)
    task = before.stack[before.waiting - 1]
    count = step.move - RELEASE + 1
    expected[task.place // SIDES] -= count
    for _ in range(count):
        drop(before, expected, before.map.conduit_end[conduit_of(task.place)])
    assert after.dam_drops == expected
    return True


def check_stream(step: Step) -> bool:
    """A drop that is placed waits; one that flows goes where the map says; whether one was."""
    before, after = step.before, step.after
    if not STREAM <= step.move < STREAM + 4 or after.round != before.round:
        return False
    if after.phase != before.phase or before.phase != ACTIONS:
        return False
    expected, waiting = list(before.dam_drops), list(before.drops_waiting)
    stream = step.move - STREAM
    if before.stack[before.waiting - 1].what == FLOW:
        drop(before, expected, before.map.feeds[stream])
    else:
        waiting[stream] += 1
    assert (after.dam_drops, after.drops_waiting) == (expected, waiting)
    return True


def drop(s: Position, held: list[int], basin: int) -> None:
    """A drop from this zone by the printed map: into the first dam with room, or off the map."""
    at = basin
    while at < EXIT:
        for dam in (at * SIDES + UPPER, at * SIDES):
            most = s.dam_level[dam]
            owner = s.dam_owner[dam]
            if most == 3 and owner < NEUTRAL:
                player = s.players[owner]
                most += c.GRAZIANO in (player.officer, player.copied)
            if held[dam] < most:
                held[dam] += 1
                return
        at = s.map.river[at]


def check_machines(step: Step) -> None:
    """Construction leaves them on wheel and in supply; an income may add some."""
    if not PAY <= step.move < PAY + 121 or step.before.round != step.after.round:
        return
    seat = step.before.to_move
    before, after = step.before.players[seat], step.after.players[seat]
    for supply, wheel in (("excavators", "wheel_excavators"), ("mixers", "wheel_mixers")):
        was = getattr(before, supply) + sum(getattr(before, wheel))
        assert getattr(after, supply) + sum(getattr(after, wheel)) >= was


def check_passed(s: Position) -> None:
    """Who is out has no engineer left."""
    for player in s.players[: s.seats]:
        assert player.passed == 0 or player.engineers == 0


def check_rounds(game: list[Step]) -> None:
    """Five of them; each begins with all engineers and markers on 0, but for an income."""
    rounds = [step.after for step in game if step.after.round > step.before.round]
    assert [after.round for after in rounds] == [1, 2, 3, 4, 5]
    for after in rounds:
        assert sorted(after.order[: after.seats]) == list(range(after.seats))
        for seat in range(after.seats):
            player = after.players[seat]
            assert player.engineers + engineers_placed(after, seat) == c.ENGINEERS
            assert player.passed == 0


def check_turn_order(step: Step) -> None:
    """Less energy goes earlier. The panel and the USA may gain after the last decision."""
    before, after = step.before, step.after
    hidden = before.duel_panel == 1 or any_usa(before)
    if after.round <= before.round or before.round < 1 or hidden:
        return
    energy = [player.energy for player in before.players]
    order = after.order[: after.seats]
    still = [seat for seat in order if seat != before.to_move]
    assert [energy[seat] for seat in still] == sorted(energy[seat] for seat in still)


def any_usa(s: Position) -> bool:
    return any(player.company == c.USA for player in s.players)


def check_end(end: Position) -> None:
    """All is over after five rounds, and ranked by points, then by energy."""
    assert (end.phase, end.round, sum(end.drops_waiting)) == (OVER, 5, 0)
    ranked = sorted(
        range(end.seats), key=lambda seat: (-end.score[seat], -end.players[seat].energy)
    )
    assert [end.rank[seat] for seat in ranked] == sorted(end.rank[: end.seats])


def check_panel(game: list[Step]) -> None:
    """Markers keep to their tracks; a token is taken once, and none lies where a marker was."""
    reached = [[0, 0] for _ in range(3)]
    for step in game:
        before, panel = step.before.panel, step.after.panel
        for row in range(3):
            marker = panel.marker[row]
            assert abs(marker) <= panel.steps
            reached[row] = [min(reached[row][0], marker), max(reached[row][1], marker)]
        for was, token in zip(before.token, panel.token, strict=True):
            assert token in (was, EMPTY)
        for place, token in enumerate(panel.token):
            row, side, cell = place // 4, place // 2 % 2, place % 2
            at = panel.cells[cell] * (1 if side == 0 else -1)
            if reached[row][0] <= at <= reached[row][1]:
                assert token == EMPTY, "a token lies where the marker has been"


def test_builders_build() -> None:
    """The games above are about something: all kinds of structures stand at their ends."""
    built = [0] * 5
    made = 0
    for seed in range(4):
        end = list(steps({"leeghwater": 1}, seed, True))[-1].after
        for player in end.players[:2]:
            built = [a + b for a, b in zip(built, player.built, strict=True)]
            made += player.energy
    assert min(built) >= 3
    assert made > 0
