"""The shared action spaces: management board, patent office, external works."""

from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage.components import (
    AMOUNT,
    COLUMNS,
    FIRST_WORK,
    GAINED_EXCAVATORS,
    GAINED_MIXERS,
    PAID,
    SPACE_ACTION,
    SPACE_ENGINEERS,
    SPACE_PLAYERS,
    SPACE_PRICE,
    TASK,
    THE_BANK,
)
from roundel.games.barrage.effects import (
    BANK,
    BUY_TILE,
    DROPS,
    FLOW,
    NOTHING,
    PRODUCE,
    TAKE,
    WORK,
)
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules.contracts import on_show
from roundel.games.barrage.rules.numbering import WORK_PAYMENT
from roundel.games.barrage.rules.officers import send
from roundel.games.barrage.rules.production import may_produce
from roundel.games.barrage.rules.rewards import gain
from roundel.games.barrage.rules.stack import push
from roundel.games.barrage.rules.tiles import take_patent
from roundel.games.barrage.rules.works import may_work


def is_there(s: Position, space: int) -> bool:
    """Whether a table of so many, with or without Leeghwater, has this space."""
    if SPACE_PLAYERS[space] > s.seats:
        return False
    return s.leeghwater == 1 or not FIRST_WORK <= space < FIRST_WORK + COLUMNS


def may_send_to_space(s: Position, seat: int, space: int) -> bool:
    """Whether the space is free and paid for, and its action can really be done."""
    if s.space_seat[space] != NOBODY or not is_there(s, space):
        return False
    player = s.players[seat]
    if player.engineers < SPACE_ENGINEERS[space]:
        return False
    purse = player.credits - SPACE_PRICE[space] - SPACE_ACTION[space][PAID]
    if purse < 0:
        return False
    task = SPACE_ACTION[space][TASK]
    amount = SPACE_ACTION[space][AMOUNT]
    if task == PRODUCE:
        return may_produce(s, seat, amount, purse)
    if task == TAKE:
        return on_show(s, 0) >= amount
    if task == BUY_TILE:
        return s.patents[amount] != EMPTY
    if task == WORK:
        return may_work(s, seat, amount)
    return True


def send_to_space(s: Position, seat: int, space: int) -> None:
    """Place the engineers, pay, and do what the space is for."""
    if space == THE_BANK:
        push(s, BANK)
        return
    send(s, seat, SPACE_ENGINEERS[space])
    s.space_seat[space] = seat
    s.players[seat].credits -= SPACE_PRICE[space] + SPACE_ACTION[space][PAID]
    excavators = SPACE_ACTION[space][GAINED_EXCAVATORS]
    gain(s, seat, 0, 0, excavators, SPACE_ACTION[space][GAINED_MIXERS], 0)
    task = SPACE_ACTION[space][TASK]
    amount = SPACE_ACTION[space][AMOUNT]
    if task == BUY_TILE:
        take_patent(s, seat, amount)
    elif task == WORK:
        push(s, WORK_PAYMENT, amount)
    elif task in (DROPS, FLOW):
        push(s, task, amount, 0, 1)
    elif task != NOTHING:
        push(s, task, amount)


def bank(s: Position, seat: int, engineers: int) -> None:
    """A credit for each engineer."""
    send(s, seat, engineers)
    player = s.players[seat]
    player.banked += engineers
    player.credits += engineers
