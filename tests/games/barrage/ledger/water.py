"""Where drops go, and what is made of them."""

from roundel.games.barrage import components as c
from roundel.games.barrage.effects import (
    DROPS,
    FLOW,
)
from roundel.games.barrage.maps import DAMS, EXIT, SIDES, UPPER, ZONE
from roundel.games.barrage.position import (
    NEUTRAL,
    Position,
)
from roundel.games.barrage.rules.numbering import (
    EMPTY_DAMS,
    NONE,
    POUR,
    RELEASE,
    STREAM,
)
from tests.games.barrage.ledger.account import Change, chosen, is_able
from tests.games.barrage.playing import Piece


def flow(s: Position, change: Change, basin: int, *, from_headstream: bool) -> None:
    """A drop by the printed map: past zones, into the first dam with room, or off the map."""
    at = basin
    passes = from_headstream
    while at < EXIT:
        if passes:
            _pass_zone(s, change, at)
        for dam in (at * SIDES + UPPER, at * SIDES):
            if change.dams[dam] < room(s, dam):
                change.dams[dam] += 1
                return
        at, passes = s.map.river[at], True
    change.gone += 1


def room(s: Position, dam: int) -> int:
    """What a dam holds; Graziano's highest ones hold four."""
    owner = s.dam_owner[dam]
    if s.dam_level[dam] == 3 and 0 <= owner < NEUTRAL:
        player = s.players[owner]
        return 4 if c.GRAZIANO in (player.officer, player.copied) else 3
    return s.dam_level[dam]


def _pass_zone(s: Position, change: Change, basin: int) -> None:
    for seat in range(s.seats):
        zone = s.powerhouse_owner[basin * ZONE : basin * ZONE + ZONE]
        if is_able(s, seat, c.USA) and seat in zone:
            change.accounts[seat].energy += 1


def drops_due(piece: Piece, change: Change) -> None:
    s, move = piece.before, piece.chosen
    if move in (None, NONE):
        return
    move = chosen(piece)
    if piece.what == DROPS:
        change.waiting[move - STREAM] += 1
        change.created += 1
    elif piece.what == FLOW:
        change.created += 1
        flow(s, change, s.map.feeds[move - STREAM], from_headstream=True)
    elif piece.what == EMPTY_DAMS:
        for dam in range(DAMS):
            if s.dam_owner[dam] == piece.seat and s.dam_drops[dam] == 0:
                change.dams[dam] = 1
                change.created += 1
    else:
        assert s.dam_drops[move - POUR] < room(s, move - POUR)
        change.dams[move - POUR] += 1
        change.created += 1


def release_due(piece: Piece, change: Change) -> None:
    """Energy by value, drops, modifier and bonus; the drops flow on, the owner is paid."""
    s, seat, task = piece.before, piece.seat, piece.task
    assert task is not None
    dam, side, count = task.place // SIDES, task.place % SIDES, chosen(piece) - RELEASE + 1
    conduit = dam // SIDES * SIDES + side
    owner = s.conduit_owner[conduit]
    assert s.dam_owner[dam] in (seat, NEUTRAL)
    assert 1 <= count <= s.dam_drops[dam]
    energy = s.map.conduit_value[conduit] * count
    is_first = task.note == 0
    has_viktor = c.VIKTOR in (s.players[seat].officer, s.players[seat].copied)
    if has_viktor and (is_first or s.viktor_on_german_second):
        energy = max(4, energy)
    energy += task.amount
    if is_first:
        energy += (0, 0, 1, 1, 3)[s.powerhouse_owner.count(seat)]
    assert energy >= 1
    change.accounts[seat].energy += energy
    change.dams[dam] -= count
    zone = s.map.conduit_end[conduit]
    assert seat in s.powerhouse_owner[zone * ZONE : zone * ZONE + ZONE]
    assert zone != task.note - 1
    for _ in range(count):
        flow(s, change, zone, from_headstream=False)
    if owner != seat:
        change.accounts[seat].credits -= count
        change.accounts[owner].credits += count
        change.accounts[owner].points += count
