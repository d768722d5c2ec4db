"""What follows from a choice, and what is done without asking."""

from roundel.games.barrage.effects import (
    ANY_MACHINES,
    BANK,
    CONSTRUCT,
    DROPS,
    FILL,
    FLOW,
    FULFIL,
    LAB,
    LOAN,
    MAKE,
    PATENT,
    PRODUCE,
    RETRIEVE,
    ROTATE,
    TAKE,
)
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules.buildings import retrieve, take_machines, use_building
from roundel.games.barrage.rules.construction import build_at, complete, receive_at
from roundel.games.barrage.rules.contracts import discard, fulfil, serve, take
from roundel.games.barrage.rules.draft import pick_pair, pick_start
from roundel.games.barrage.rules.numbering import (
    ABILITY,
    ARCHITECT,
    CHOOSE_SPACE,
    CHOOSE_TILE,
    DISCARD,
    EMPTY_DAMS,
    MOST_PAID,
    NO_POWERHOUSE,
    NONE,
    OWN_DAM,
    PAYMENT,
    PICK_PAIR,
    PICK_START,
    RELEASES,
    SERVE,
    SPLIT_LAB,
    SYSTEM,
    TILE_EFFECT,
    TOKEN_REWARD,
    TURN,
    USE_BUILT,
    WORK_PAYMENT,
)
from roundel.games.barrage.rules.options import (
    first_move,
    is_structure,
    may_choose,
    may_decline,
    most_moves,
)
from roundel.games.barrage.rules.production import draw_from, lead_through, release, use_ability
from roundel.games.barrage.rules.rewards import gain, receive_token
from roundel.games.barrage.rules.spaces import bank
from roundel.games.barrage.rules.stack import pop, push
from roundel.games.barrage.rules.tiles import take_patent, use_tile
from roundel.games.barrage.rules.turn import go, take_turn
from roundel.games.barrage.rules.water import fill_empty_dams, flow_from_headstream
from roundel.games.barrage.rules.wheel import rotate
from roundel.games.barrage.rules.works import finish_work, loan, work


def choose(s: Position, move: int) -> None:
    """Take the top task off the stack and do it as chosen."""
    task = s.stack[s.waiting - 1]
    what = task.what
    amount = task.amount
    place = task.place
    note = task.note
    i = move - first_move(s, task)
    pop(s)
    if move == NONE:
        decline(s, what, amount)
    elif what == TURN:
        take_turn(s, s.to_move, move)
    elif is_structure(what):
        receive_at(s, s.to_move, what, amount, i)
    elif what in (CONSTRUCT, CHOOSE_TILE, CHOOSE_SPACE, PAYMENT):
        go_on_building(s, what, amount, place, note, i)
    elif what in (PRODUCE, SYSTEM, RELEASES):
        go_on_producing(s, what, amount, place, note, i)
    elif what == SERVE:
        serve(s, s.to_move, i, amount, place)
    elif what == FULFIL:
        fulfil(s, s.to_move, i)
    elif what in (DROPS, FLOW):
        place_drop(s, what, amount, i)
    else:
        choose_thing(s, what, amount, place, i)


def decline(s: Position, what: int, amount: int) -> None:
    """Leave it. The Architect stays, and a work is paid to the supply."""
    if what == ARCHITECT:
        go(s, s.to_move, amount, False)
    elif what == WORK_PAYMENT:
        work(s, s.to_move, amount, False)


def go_on_building(s: Position, what: int, amount: int, place: int, note: int, i: int) -> None:
    """Structure, tile, space, payment."""
    if what == CONSTRUCT:
        push(s, CHOOSE_TILE, i)
    elif what == CHOOSE_TILE:
        push(s, CHOOSE_SPACE, amount, i)
    elif what == CHOOSE_SPACE:
        build_at(s, amount, place, i)
    else:
        complete(s, s.to_move, amount, place, note, i // MOST_PAID, i % MOST_PAID)


def go_on_producing(s: Position, what: int, amount: int, place: int, note: int, i: int) -> None:
    """Dam, conduit, drops."""
    if what == PRODUCE:
        draw_from(s, i, amount, note)
    elif what == SYSTEM:
        lead_through(s, place, i, amount, note)
    else:
        release(s, s.to_move, place, i + 1, amount, note)


def place_drop(s: Position, what: int, drops: int, stream: int) -> None:
    """A drop on a headstream, where it waits or from where it flows; the others not before it."""
    if what == DROPS:
        s.drops_waiting[stream] += 1
    else:
        flow_from_headstream(s, stream)
    if drops > 1:
        push(s, what, drops - 1, stream)


def choose_thing(s: Position, what: int, amount: int, place: int, i: int) -> None:
    """What is neither built nor produced."""
    seat = s.to_move
    if what == BANK:
        bank(s, seat, i + 1)
    elif what == TAKE:
        take(s, seat, i, amount)
    elif what == ANY_MACHINES:
        gain(s, seat, 0, 0, i, amount - i, 0)
    elif what == SPLIT_LAB:
        take_machines(s, seat, place, i, amount - i)
    elif what in (FILL, OWN_DAM):
        s.dam_drops[i] += 1
    elif what == DISCARD:
        discard(s, seat, i)
    elif what == PICK_PAIR:
        pick_pair(s, seat, i)
    elif what == PICK_START:
        pick_start(s, seat, i)
    elif what == PATENT:
        take_patent(s, seat, i)
    elif what == RETRIEVE:
        retrieve(s, seat, i)
    elif what == LAB:
        player = s.players[seat]
        push(s, SPLIT_LAB, (player.wheel_excavators[i] + player.wheel_mixers[i]) // 2, i)
    elif what == LOAN:
        s.players[seat].credits -= loan(s, i)
        finish_work(s, seat, i)
    elif what == ARCHITECT:
        go(s, seat, amount, True)
    elif what == WORK_PAYMENT:
        work(s, seat, amount, True)
    elif what == EMPTY_DAMS:
        fill_empty_dams(s, seat)
    elif what == USE_BUILT:
        use_building(s, seat, place)


def resolve(s: Position) -> bool:
    """Do the top task if it leaves no choice; False when somebody has to decide."""
    task = s.stack[s.waiting - 1]
    if is_automatic(task.what):
        do(s)
        return True
    if task.what == TURN:
        return False
    options = 0
    only = NONE
    if may_decline(s, task):
        options = 1
    first = first_move(s, task)
    for i in range(most_moves(s, task)):
        if may_choose(s, task, i):
            options += 1
            only = first + i
            if options > 1:
                return False
    if options == 0:
        pop(s)
    else:
        choose(s, only)
    return True


def is_automatic(what: int) -> bool:
    return what in (ROTATE, MAKE, ABILITY, TILE_EFFECT, TOKEN_REWARD)


def do(s: Position) -> None:
    """The top task, which asks for nothing."""
    task = s.stack[s.waiting - 1]
    what = task.what
    amount = task.amount
    place = task.place
    note = task.note
    seat = s.to_move
    pop(s)
    if what == ROTATE:
        rotate(s, seat, amount)
    elif what == MAKE:
        s.players[seat].energy += amount
        push(s, SERVE, amount, NO_POWERHOUSE)
    elif what == ABILITY:
        use_ability(s, seat, place, note)
    elif what == TILE_EFFECT:
        use_tile(s, seat, amount, place)
    else:
        receive_token(s, seat, amount)
