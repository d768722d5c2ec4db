"""What each piece of a game must bring and cost, by the rulebook's tables: a second reckoning."""

from roundel.games.barrage import components as c
from roundel.games.barrage.effects import (
    ANY_MACHINES,
    BANK,
    BASE,
    CONDUIT,
    DROPS,
    ELEVATION,
    FILL,
    FLOW,
    FULFIL,
    LOAN,
    MAKE,
    POWERHOUSE,
    REWARD,
)
from roundel.games.barrage.rules.numbering import (
    ABILITY,
    ARCHITECT,
    BANK_AMOUNT,
    EMPTY_DAMS,
    FULFIL_CONTRACT,
    NONE,
    ONTO_WHEEL,
    OWN_DAM,
    PAYMENT,
    PICK_PAIR,
    PICK_WORK,
    RELEASES,
    SERVE,
    SPLIT,
    TILE_EFFECT,
    TOKEN_REWARD,
    TURN,
    USE_BUILT,
    WORK_PAYMENT,
)
from tests.games.barrage.ledger.account import (
    Account,
    Change,
    advanced,
    chosen,
    is_able,
)
from tests.games.barrage.ledger.round import round_due
from tests.games.barrage.ledger.structures import building_due, sending_due, structure_due
from tests.games.barrage.ledger.water import drops_due, release_due, room
from tests.games.barrage.playing import Piece


def due(piece: Piece) -> Change:
    """By what the piece is about."""
    s = piece.before
    change = Change([Account() for _ in range(s.seats)], list(s.dam_drops), list(s.drops_waiting))
    if piece.task is None:
        round_due(piece, change)
    elif piece.what == PICK_PAIR:
        change.free |= {"credits", "points", "excavators", "mixers"}
    elif piece.what in (TURN, ARCHITECT):
        sending_due(piece, change)
    elif piece.what in (PAYMENT, BASE, ELEVATION, CONDUIT, POWERHOUSE):
        structure_due(piece, change)
    elif piece.what == RELEASES:
        release_due(piece, change)
    elif piece.what in (DROPS, FLOW, FILL, OWN_DAM, EMPTY_DAMS):
        drops_due(piece, change)
    else:
        rest_due(piece, change)
    return change


def rest_due(piece: Piece, change: Change) -> None:
    s, seat, task, what = piece.before, piece.seat, piece.task, piece.what
    assert task is not None
    own = change.accounts[seat]
    move = piece.chosen
    if what == BANK:
        own.credits += chosen(piece) - BANK_AMOUNT + 1
    elif what == ANY_MACHINES:
        own.excavators += chosen(piece) - SPLIT
        own.mixers += task.amount - (chosen(piece) - SPLIT)
    elif what in (SERVE, FULFIL) and move not in (None, NONE):
        own.add(c.REWARDS[chosen(piece) - FULFIL_CONTRACT])
    elif what == WORK_PAYMENT:
        work = s.works[task.amount]
        if move != ONTO_WHEEL:
            own.excavators -= c.WORK_EXCAVATORS[work]
            own.mixers -= c.WORK_MIXERS[work]
        own.add(c.REWARDS[c.WORK_REWARD + work])
    elif what == LOAN:
        work = s.works[chosen(piece) - PICK_WORK]
        own.credits -= 2 * (c.WORK_EXCAVATORS[work] + c.WORK_MIXERS[work])
        own.add(c.REWARDS[c.WORK_REWARD + work])
    elif what == USE_BUILT and move not in (None, NONE):
        building_due(s, task.place, own)
    elif what == MAKE:
        own.energy += task.amount
    elif what == ABILITY:
        own.energy += 3 if is_able(s, seat, c.ITALY) else 0
    elif what == TOKEN_REWARD:
        own.add(s.panel.reward[task.amount * REWARD : (task.amount + 1) * REWARD])
    elif what == TILE_EFFECT:
        _tile_due(piece, change)


def _tile_due(piece: Piece, change: Change) -> None:
    s, seat, task = piece.before, piece.seat, piece.task
    assert task is not None
    own, player = change.accounts[seat], s.players[seat]
    if task.amount == c.CONDUIT_I:
        own.credits += 2 * s.map.conduit_value[task.place]
    elif task.amount == c.ELEVATION_II:
        change.dams[task.place] = max(s.dam_drops[task.place], room(s, task.place))
        change.created += change.dams[task.place] - s.dam_drops[task.place]
    elif task.amount == c.ELEVATION_III:
        pairs = zip(s.dam_owner, s.dam_level, strict=True)
        own.points += 3 * sum(owner == seat and level >= 2 for owner, level in pairs)
    elif task.amount == c.POWERHOUSE_III:
        own.points += 3 * s.powerhouse_owner.count(seat)
    elif task.amount == c.WILD_III:
        own.points += 3 * advanced(player)
    elif task.amount == c.BUILDING_III:
        own.points += c.BUILDING_POINTS[s.building[task.place]]
