"""External works of Leeghwater."""

from roundel.core.shape import EMPTY
from roundel.games.barrage.components import (
    COLUMNS,
    LESLIE,
    LESLIES_TILE,
    LOAN_CREDITS,
    WORK_EXCAVATORS,
    WORK_MIXERS,
    WORK_REWARD,
)
from roundel.games.barrage.position import FULFILLED, Position
from roundel.games.barrage.rules.rewards import receive
from roundel.games.barrage.rules.wheel import load


def may_work(s: Position, seat: int, column: int) -> bool:
    """Whether a work lies there and its machines are at hand."""
    work = s.works[column]
    if work == EMPTY:
        return False
    player = s.players[seat]
    return player.excavators >= WORK_EXCAVATORS[work] and player.mixers >= WORK_MIXERS[work]


def may_use_wheel(s: Position, seat: int) -> bool:
    """Leslie's tile is in the supply; or Mahiri copies Leslie, who then needs no tile."""
    player = s.players[seat]
    return player.tiles[LESLIES_TILE] == 1 or player.copied == LESLIE


def work(s: Position, seat: int, column: int, onto_wheel: bool) -> None:
    """Give the machines back, or put them onto the wheel with Leslie's tile; then the reward."""
    player = s.players[seat]
    done = s.works[column]
    excavators = WORK_EXCAVATORS[done]
    mixers = WORK_MIXERS[done]
    if not onto_wheel or s.duel_leslie_counts == 1:
        player.works_machines += excavators + mixers
    if onto_wheel:
        tile = EMPTY if player.copied == LESLIE else LESLIES_TILE
        load(player, tile, excavators, mixers)
    else:
        player.excavators -= excavators
        player.mixers -= mixers
    finish_work(s, seat, column)


def finish_work(s: Position, seat: int, column: int) -> None:
    """The work is kept as fulfilled and brings its reward; its column stays empty this round."""
    done = s.works[column]
    s.works[column] = EMPTY
    s.work_at[done] = FULFILLED + seat
    receive(s, seat, WORK_REWARD + done)


def loan(s: Position, column: int) -> int:
    """The credits that the loan agency takes for a work."""
    done = s.works[column]
    return LOAN_CREDITS * (WORK_EXCAVATORS[done] + WORK_MIXERS[done])


def may_loan(s: Position, column: int, purse: int) -> bool:
    return s.works[column] != EMPTY and loan(s, column) <= purse


def may_loan_any(s: Position, purse: int) -> bool:
    for column in range(COLUMNS):
        if may_loan(s, column, purse):
            return True
    return False
