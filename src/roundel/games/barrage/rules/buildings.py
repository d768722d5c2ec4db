"""Private buildings of Leeghwater: who may use their special actions."""

from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage.components import (
    AMOUNT,
    BUILDING_ACTION,
    BUILDING_SPACES,
    CONTRACTS,
    GAINED_CREDITS,
    GAINED_ENERGY,
    MARGOT,
    PAID,
    SEGMENTS,
    TASK,
    USE_ENGINEERS,
    USE_PRICE,
)
from roundel.games.barrage.effects import (
    ANY_REQUIREMENT,
    FILL,
    FULFIL,
    LAB,
    LOAN,
    NOTHING,
    PRODUCE,
    RETRIEVE,
)
from roundel.games.barrage.position import Player, Position
from roundel.games.barrage.rules.contracts import may_fulfil
from roundel.games.barrage.rules.officers import send
from roundel.games.barrage.rules.production import may_produce
from roundel.games.barrage.rules.rewards import gain
from roundel.games.barrage.rules.sites import owns_building
from roundel.games.barrage.rules.stack import push
from roundel.games.barrage.rules.water import may_pour_somewhere
from roundel.games.barrage.rules.works import may_loan_any


def use_space(s: Position, seat: int, row: int) -> int:
    """The first space of the building that is free this round; BUILDING_SPACES when the company
    has used the building already."""
    first = BUILDING_SPACES
    for i in range(BUILDING_SPACES - 1, -1, -1):
        user = s.building_user[row * BUILDING_SPACES + i]
        if user == seat:
            return BUILDING_SPACES
        if user == NOBODY:
            first = i
    return first


def engineers_for(s: Position, seat: int, row: int) -> int:
    return USE_ENGINEERS[s.building[row]][use_space(s, seat, row)]


def may_send_to(s: Position, seat: int, row: int) -> bool:
    """Whether engineers may go to an own building, and its action can be done."""
    if s.building[row] == EMPTY or not owns_building(s, seat, row):
        return False
    space = use_space(s, seat, row)
    if space == BUILDING_SPACES:
        return False
    player = s.players[seat]
    building = s.building[row]
    purse = player.credits - USE_PRICE[building][space]
    return player.engineers >= USE_ENGINEERS[building][space] and may_act(s, seat, building, purse)


def send_to(s: Position, seat: int, row: int) -> None:
    space = use_space(s, seat, row)
    building = s.building[row]
    send(s, seat, USE_ENGINEERS[building][space])
    s.players[seat].credits -= USE_PRICE[building][space]
    s.building_user[row * BUILDING_SPACES + space] = seat
    use_building(s, seat, row)


def may_send_margot(s: Position, seat: int, row: int) -> bool:
    """One engineer on Margot's space; or, when Mahiri copies Margot, in the bank."""
    player = s.players[seat]
    ready = player.margot == 0 if player.officer == MARGOT else player.copied == MARGOT
    return (
        ready
        and player.engineers > 0
        and s.building[row] != EMPTY
        and owns_building(s, seat, row)
        and may_act(s, seat, s.building[row], player.credits)
    )


def send_margot(s: Position, seat: int, row: int) -> None:
    player = s.players[seat]
    player.engineers -= 1
    if player.officer == MARGOT:
        player.margot = 1
    else:
        player.banked += 1
    use_building(s, seat, row)


def may_act(s: Position, seat: int, building: int, purse: int) -> bool:
    """Whether the special action can be paid and has its effect."""
    player = s.players[seat]
    purse -= BUILDING_ACTION[building][PAID]
    if purse < 0:
        return False
    task = BUILDING_ACTION[building][TASK]
    if task == FILL:
        return may_pour_somewhere(s, seat)
    if task == RETRIEVE:
        return may_retrieve_something(player)
    if task == LAB:
        return may_take_machines(player)
    if task == LOAN:
        return may_loan_any(s, purse)
    if task == PRODUCE:
        return may_produce(s, seat, BUILDING_ACTION[building][AMOUNT], purse)
    if task == FULFIL:
        return may_fulfil_something(s, seat)
    return True


def may_retrieve_something(player: Player) -> bool:
    for i in range(1, SEGMENTS):
        if player.wheel_tile[i] != EMPTY:
            return True
    return False


def may_take_machines(player: Player) -> bool:
    for i in range(1, SEGMENTS):
        if player.wheel_excavators[i] + player.wheel_mixers[i] > 1:
            return True
    return False


def may_fulfil_something(s: Position, seat: int) -> bool:
    for contract in range(CONTRACTS):
        if may_fulfil(s, seat, contract, ANY_REQUIREMENT, False):
            return True
    return False


def use_building(s: Position, seat: int, row: int) -> None:
    """Pay for the special action and do it."""
    building = s.building[row]
    player = s.players[seat]
    player.credits -= BUILDING_ACTION[building][PAID]
    credits = BUILDING_ACTION[building][GAINED_CREDITS]
    gain(s, seat, credits, 0, 0, 0, BUILDING_ACTION[building][GAINED_ENERGY])
    task = BUILDING_ACTION[building][TASK]
    if task == FULFIL:
        push(s, FULFIL, ANY_REQUIREMENT, 1)
    elif task != NOTHING:
        push(s, task, BUILDING_ACTION[building][AMOUNT])


def retrieve(s: Position, seat: int, segment: int) -> None:
    """The tile comes back to the supply, the machines stay."""
    player = s.players[seat]
    player.tiles[player.wheel_tile[segment]] = 1
    player.wheel_tile[segment] = EMPTY


def take_machines(s: Position, seat: int, segment: int, excavators: int, mixers: int) -> None:
    player = s.players[seat]
    player.wheel_excavators[segment] -= excavators
    player.wheel_mixers[segment] -= mixers
    player.excavators += excavators
    player.mixers += mixers
