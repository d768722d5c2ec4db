"""What holds at every moment of every game: of random ones, and of ones that build a lot.

Numbers in comments are those of the list of invariants.
"""

from dataclasses import asdict

import pytest

from roundel.core.shape import EMPTY, NOBODY
from roundel.core.view import legal_numbers
from roundel.games.barrage import components as c
from roundel.games.barrage.maps import DAMS, SIDES
from roundel.games.barrage.position import (
    ACTIONS,
    BLOCKED,
    CHECK,
    FULFILLED,
    HAND,
    NEUTRAL,
    OVER,
    Position,
    engineers_placed,
    faults,
)
from roundel.games.barrage.rules.choices import choose, resolve
from roundel.games.barrage.rules.ending import objective_points
from roundel.games.barrage.rules.numbering import NONE, RELEASES, SERVE
from roundel.games.barrage.rules.round import go_on
from roundel.games.barrage.rules.wheel import rotate_once
from tests.games.barrage.ledger.account import Change, account_of
from tests.games.barrage.ledger.pieces import due
from tests.games.barrage.playing import (
    COMBINATIONS,
    Decision,
    Piece,
    decisions,
    without_counters,
)
from tests.games.barrage.table_setting import BARRAGE, again, dealt


@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_every_moment_of_every_game_keeps_what_the_rules_promise(options: dict[str, int]) -> None:
    released = 0
    for seed, builds in ((0, False), (0, True), (1, True)):
        game = list(decisions(options, seed, builds))
        pieces = [piece for decision in game for piece in decision.pieces]
        changes = [due(piece) for piece in pieces]
        start = game[0].before
        for decision in game:
            check_moment(decision)
        for piece, change in zip(pieces, changes, strict=True):
            check_ledger(piece, change)
            check_piece(piece, start)
            released += piece.what == RELEASES
        check_water(pieces, changes, start)
        check_rounds(pieces)
        check_panel(pieces)
        check_end(pieces[-1])
    assert released > 0


def check_moment(decision: Decision) -> None:
    """Between decisions."""
    s = decision.after
    assert not list(faults(s))  # 1, 4, 7, 9, 10, 11, 14, 15
    scored = 5 if s.phase == OVER else max(0, s.round - 1)
    for seat in range(s.seats):
        player = s.players[seat]
        if player.company == EMPTY:
            continue
        assert s.score[seat] >= 10 - 3 * scored  # 1
        check_wheel(s, seat)
        check_places(s, seat)
        assert player.passed == 0 or player.engineers == 0  # 34
        if s.build_leftmost:
            assert player.builds == sorted(player.builds, reverse=True)  # 13
        limit = 4 if player.officer in (c.SIMONE, c.MAHIRI) else 3
        in_hand = sum(at == HAND + seat for at in s.contract_at)
        assert in_hand <= (limit if s.to_move != seat else limit + 2)  # 21


def check_wheel(s: Position, seat: int) -> None:
    """Five segments with a tile at most; six rotations empty it; every own tile is somewhere."""
    player = s.players[seat]
    assert sum(tile != EMPTY for tile in player.wheel_tile) <= 5  # 7
    basic = range(c.BASIC_TILES - (0 if s.leeghwater else 1))
    for tile in (*basic, *officers_tile(player.officer)):
        assert player.tiles[tile] + player.wheel_tile.count(tile) == 1  # 9
    turned = again(s).players[seat]
    for _ in range(6):
        rotate_once(turned)
    assert turned.wheel_tile == [EMPTY] * 6  # 8
    assert turned.excavators == player.excavators + sum(player.wheel_excavators)
    assert turned.mixers == player.mixers + sum(player.wheel_mixers)
    assert sum(turned.tiles) == sum(player.tiles) + sum(tile != EMPTY for tile in player.wheel_tile)


def officers_tile(officer: int) -> tuple[int, ...]:
    own = {c.ANTON: c.ANTONS_TILE, c.LESLIE: c.LESLIES_TILE}
    return (own[officer],) if officer in own else ()


def check_places(s: Position, seat: int) -> None:
    """One dam in a basin, one powerhouse in a zone, one piece on a building, used once a round."""
    for basin in range(s.map.basins):
        assert s.dam_owner[basin * SIDES : basin * SIDES + SIDES].count(seat) <= 1  # 15
        assert s.powerhouse_owner[basin * 4 : basin * 4 + 4].count(seat) <= 1
    for row in range(c.BUILDING_ROWS):
        own = s.building_owner[row * 4 : row * 4 + 4].count(seat)
        assert own <= 1
        assert s.building_user[row * 4 : row * 4 + 4].count(seat) <= own  # 13


def check_piece(piece: Piece, start: Position) -> None:
    """By each piece of a decision."""
    before, after = piece.before, piece.after
    check_growth(before, after)
    check_special_spaces(after, start)
    if piece.what == SERVE and piece.chosen not in (None, NONE):
        check_one_contract(piece)


def check_ledger(piece: Piece, change: Change) -> None:
    """Credits, points, machines, energy and drops change as the rulebook's tables say."""
    s, after = piece.before, piece.after
    assert after.dam_drops == change.dams  # 2, 3
    assert after.drops_waiting == change.waiting
    for seat in range(s.seats):
        was, now = asdict(account_of(s, seat)), asdict(account_of(after, seat))
        for name, expected in asdict(change.accounts[seat]).items():
            if name not in change.free:
                told = f"{name} of seat {seat} by task {piece.what}"
                assert now[name] - was[name] == expected, told  # 5, 6, 18, 19, 22


def check_growth(before: Position, after: Position) -> None:
    """Structures never leave the board, fulfilled contracts never their company."""
    for one, other in (
        (before.dam_owner, after.dam_owner),
        (before.conduit_owner, after.conduit_owner),
        (before.powerhouse_owner, after.powerhouse_owner),
        (before.building_owner, after.building_owner),
    ):
        assert all(was in (NOBODY, owner) for was, owner in zip(one, other, strict=True))  # 17
    levels = zip(before.dam_level, after.dam_level, strict=True)
    assert all(was <= level for was, level in levels)
    places = zip(before.contract_at, after.contract_at, strict=True)
    assert all(was < FULFILLED or was == at for was, at in places)  # 21
    if before.round == after.round:
        for one_player, other_player in zip(before.players, after.players, strict=True):
            assert one_player.energy <= other_player.energy  # 20


def check_special_spaces(s: Position, start: Position) -> None:
    """Nothing is built on closed spaces, and neutral dams never change."""
    for now, then in (
        (s.dam_owner, start.dam_owner),
        (s.conduit_owner, start.conduit_owner),
        (s.powerhouse_owner, start.powerhouse_owner),
    ):
        for owner, first in zip(now, then, strict=True):
            assert (owner == BLOCKED) == (first == BLOCKED)  # 16
            assert (owner == NEUTRAL) == (first == NEUTRAL)
    for dam in range(DAMS):
        if s.dam_owner[dam] == NEUTRAL:
            assert s.dam_level[dam] == start.dam_level[dam]
        if s.dam_owner[dam] == BLOCKED:
            assert s.dam_level[dam] == s.dam_drops[dam] == 0


def check_one_contract(piece: Piece) -> None:
    """A production serves one contract; Simone may go on."""
    before, after, player = piece.before, piece.after, piece.before.players[piece.seat]
    simone = c.SIMONE in (player.officer, player.copied) and piece.task and piece.task.place > 0
    left = sum(task.what == SERVE for task in before.stack) - (0 if simone else 1)
    assert sum(task.what == SERVE for task in after.stack) == left  # 21


def check_water(pieces: list[Piece], changes: list[Change], start: Position) -> None:
    """Drops that came into the game, less those that left the map, are there."""
    created, gone = sum(start.dam_drops), 0
    assert created == (2 if start.duel_board else 3)
    for piece, change in zip(pieces, changes, strict=True):
        created += change.created
        gone += change.gone
        s = piece.after
        assert created - gone == sum(s.dam_drops) + sum(s.drops_waiting)  # 2
    tiles = start.headstream_tile
    printed = sum(sum(start.map.tile_drops[tile * 4 : tile * 4 + 4]) for tile in tiles)
    assert created >= sum(start.dam_drops) + printed
    assert gone > 0


def check_rounds(pieces: list[Piece]) -> None:
    """Five scorings; after each of the first four all is back and the turn order is new."""
    scorings = [piece for piece in pieces if piece.is_scoring]
    assert [piece.before.round for piece in scorings] == [1, 2, 3, 4, 5]  # 33
    for piece in scorings:
        s, after = piece.before, piece.after
        assert sum(s.drops_waiting) == 0  # 26
        assert all(player.passed for player in s.players[: s.seats])  # 34
        energy = [player.energy for player in s.players]
        if after.phase == OVER:
            continue
        upside_down = s.order[: s.seats][::-1]
        assert after.order[: s.seats] == sorted(upside_down, key=lambda seat: energy[seat])  # 24
        for seat in range(s.seats):
            player = after.players[seat]
            assert (player.energy, player.engineers, player.passed) == (0, 12, 0)  # 11, 20
            assert engineers_placed(after, seat) == 0
    for round in range(1, 6):
        check_passing([piece for piece in pieces if piece.before.round == round])


def check_passing(pieces: list[Piece]) -> None:
    """Everybody passes once in a round."""
    for seat in range(pieces[0].before.seats):
        passes = [
            piece.after.players[seat].passed > piece.before.players[seat].passed
            for piece in pieces
            if piece.before.phase == ACTIONS
        ]
        assert sum(passes) == 1  # 34


def check_end(last: Piece) -> None:
    """All is over after five rounds, and ranked by points, then by energy."""
    end, before = last.after, last.before
    assert (end.phase, end.round, sum(end.drops_waiting)) == (OVER, 5, 0)
    ranked = sorted(
        range(end.seats), key=lambda seat: (-end.score[seat], -end.players[seat].energy)
    )
    assert [end.rank[seat] for seat in ranked] == sorted(end.rank[: end.seats])
    objective = [objective_points(end, seat) for seat in range(end.seats)]
    if end.seats == 2 and not end.objective_needs_count:
        assert sum(objective) in (25, 26)  # 23
    for seat in range(end.seats):
        player = end.players[seat]
        points = due(last).accounts[seat].points + objective[seat]
        points += (player.credits + player.excavators + player.mixers) // 5
        pairs = zip(end.dam_owner, end.dam_drops, strict=True)
        points += sum(drops for owner, drops in pairs if owner == seat)
        for place, owner in enumerate(end.building_owner):
            points += c.BUILDING_POINTS[end.building[place // 4]] if owner == seat else 0
        for marker in end.panel.marker:
            own = marker if seat == 0 else -marker
            points += end.panel.worth[own] if end.duel_panel and own > 0 else 0
        assert end.score[seat] - before.score[seat] == points


def check_panel(pieces: list[Piece]) -> None:
    """A marker moves by the difference, to the end of its track at most; a token is taken once,
    and none lies where a marker was."""
    reached = [[0, 0] for _ in range(3)]
    for piece in pieces:
        before, panel = piece.before, piece.after.panel
        checked = before.step if piece.task is None and before.phase == 3 else 3
        for row in range(3):
            marker = panel.marker[row]
            lead = counted(before, row, 0) - counted(before, row, 1) if row == checked else 0
            was = before.panel.marker[row]
            aim = was if panel.freezes and abs(was) == panel.steps else was + lead
            assert marker == max(-panel.steps, min(panel.steps, aim))  # 28
            reached[row] = [min(reached[row][0], marker), max(reached[row][1], marker)]
        for lay, token in zip(before.panel.token, panel.token, strict=True):
            assert token in (lay, EMPTY)
        for place, token in enumerate(panel.token):
            row, side, cell = place // 4, place // 2 % 2, place % 2
            at = panel.cells[cell] * (1 if side == 0 else -1)
            if panel.on_pass and reached[row][0] <= at <= reached[row][1]:
                assert token == EMPTY, "a token lies where the marker has been"


def counted(s: Position, row: int, seat: int) -> int:
    """How often a seat meets the condition of a row."""
    player = s.players[seat]
    drops = sum(held for owner, held in zip(s.dam_owner, s.dam_drops, strict=True) if owner == seat)
    return {
        "credits": player.credits // 3,
        "energy": player.energy // 4,
        "drops": drops,
        "machine_pairs": min(player.excavators, player.mixers),
        "contracts": player.contract_value,
        "external_works": player.works_machines,
    }[c.CONDITION_IDS[s.panel.condition[row]]]


def test_swapping_the_players_mirrors_the_whole_check_phase() -> None:
    checked = 0
    for seed in range(6):  # 29
        for decision in decisions({"leeghwater": 1}, seed, True):
            for piece in decision.pieces:
                s = piece.before
                if piece.task is None and s.phase == CHECK and s.step == 0:
                    one, other = again(s), mirrored(s)
                    finish_check(one)
                    finish_check(other)
                    assert without_counters(mirrored(one)) == without_counters(other)
                    checked += one.panel.marker != s.panel.marker
    assert checked > 10


def finish_check(s: Position) -> None:
    """All rows; drops of a token flow from the first headstream."""
    while s.step < 3 or s.waiting > 0:
        if s.waiting == 0:
            go_on(s)
        elif not resolve(s):
            choose(s, legal_numbers(BARRAGE, s)[1])


def mirrored(s: Position) -> Position:
    """The same table with the players at each other's places."""
    twin = again(s)
    for row in (
        twin.dam_owner,
        twin.conduit_owner,
        twin.powerhouse_owner,
        twin.building_owner,
        twin.building_user,
        twin.space_seat,
        twin.order,
    ):
        row[:] = [1 - seat if seat in (0, 1) else seat for seat in row]
    for row in (twin.contract_at, twin.work_at):
        for i, at in enumerate(row):
            for place in (HAND, FULFILLED):
                if at in (place, place + 1):
                    row[i] = 2 * place + 1 - at
    twin.to_move = 1 - twin.to_move
    twin.score[:2] = twin.score[1::-1]
    twin.players[0], twin.players[1] = twin.players[1], twin.players[0]
    twin.panel.marker[:] = [-marker for marker in twin.panel.marker]
    token = list(twin.panel.token)
    for row_at in range(0, 12, 4):
        twin.panel.token[row_at : row_at + 4] = (
            token[row_at + 2 : row_at + 4] + token[row_at : row_at + 2]
        )
    return twin


def test_builders_build() -> None:
    """The games above are about something: all kinds of structures stand at their ends."""
    built = [0] * 5
    made = 0
    for seed in range(4):
        *_, last = decisions({"leeghwater": 1}, seed, True)
        for player in last.after.players[:2]:
            built = [a + b for a, b in zip(built, player.built, strict=True)]
            made += player.energy
    assert min(built) >= 3
    assert made > 0


def test_the_tokens_of_duel_close_six_or_five_spaces() -> None:
    for seed in range(40):  # 30
        s = dealt(seed)
        neutral = [dam for dam in range(DAMS) if s.dam_owner[dam] == NEUTRAL]
        assert sorted(s.dam_level[dam] for dam in neutral) == [1, 2]
        assert neutral[0] // SIDES != neutral[1] // SIDES
        closed = [row.count(BLOCKED) for row in (s.dam_owner, s.conduit_owner, s.powerhouse_owner)]
        assert closed in ([2, 2, 2], [2, 2, 1])
