"""Water flow, incomes, headstreams, scoring."""

from roundel.games.barrage import components as c
from roundel.games.barrage.position import (
    ACTIONS,
    CHECK,
    FULFILLED,
    INCOME,
    Position,
)
from tests.games.barrage.ledger.account import Account, Change, advanced
from tests.games.barrage.ledger.water import flow
from tests.games.barrage.playing import Piece


def round_due(piece: Piece, change: Change) -> None:
    """Water, incomes, headstreams, scoring."""
    s, after = piece.before, piece.after
    if s.phase == ACTIONS and after.phase == CHECK:
        for stream in range(4):
            for _ in range(s.drops_waiting[stream]):
                flow(s, change, s.map.feeds[stream], from_headstream=True)
        change.waiting = [0] * 4
    elif s.phase == INCOME and after.phase == INCOME:
        _income_due(s, after.to_move, change.accounts[after.to_move])
    elif s.phase == INCOME:
        for stream in range(4):
            tile = s.headstream_tile[stream]
            drops = s.map.tile_drops[tile * 4 + s.round - 1] if s.round < 5 else 0
            change.waiting[stream] += drops
            change.created += drops
    elif piece.is_scoring:
        _scoring_due(piece, change)


def _income_due(s: Position, seat: int, own: Account) -> None:
    """All plain gains of the incomes that are uncovered."""
    for row in range(3):
        for place, needed in enumerate((2, 4, 5)):
            if s.players[seat].built[row] >= needed:
                own.add(c.REWARDS[c.INCOME + (s.players[seat].company * 3 + row) * 3 + place])


def _scoring_due(piece: Piece, change: Change) -> None:
    """Places by energy, credits of the track, the bonus tile; the marker goes back to 0."""
    s = piece.before
    energies = [s.players[seat].energy for seat in range(s.seats)]
    for seat, energy in enumerate(energies):
        own = change.accounts[seat]
        own.credits += sum(energy >= step for step in (2, 4, 7, 11, 16, 22, 29)) + 1
        if energy == 0:
            own.credits, own.points = 3, -3
        own.points += _place_points(energies, energy) + _bonus_points(s, seat)
        if s.round < 5:
            own.energy = -energy
    if s.round == 5:
        change.free.add("points")


def _place_points(energies: list[int], energy: int) -> int:
    most = max(energies)
    rest = [each for each in energies if each < most]
    if energy == 0:
        return 0
    if energy == most:
        return 6 if energies.count(most) == 1 else -(-8 // energies.count(most))
    if energies.count(most) == 1 and energy == max(rest):
        return -(-2 // energies.count(energy))
    return 0


def _bonus_points(s: Position, seat: int) -> int:
    energy, player = s.players[seat].energy, s.players[seat]
    fulfilled = sum(at == FULFILLED + seat for at in s.contract_at)
    works = sum(at == FULFILLED + seat for at in s.work_at)
    id = c.BONUS_IDS[s.bonus[s.round - 1]]
    count, rate = {
        "contracts": (fulfilled, 2),
        "bases": (s.dam_owner.count(seat), 4),
        "elevations": (player.built[c.AN_ELEVATION], 4),
        "conduits": (s.conduit_owner.count(seat), 4),
        "powerhouses": (s.powerhouse_owner.count(seat), 5),
        "advanced_tiles": (advanced(player), 4),
        "external_works": (works, 5),
        "buildings": (s.building_owner.count(seat), 4),
    }[id]
    missing = sum(energy < 6 * section for section in range(2, s.round + 1))
    return max(0, count * rate - 4 * missing) if energy >= 6 else 0
