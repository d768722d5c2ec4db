"""What may be chosen: every decision belongs to the task on top of the stack."""

from roundel.core.shape import EMPTY
from roundel.games.barrage.components import (
    A_BASE,
    A_CONDUIT,
    A_POWERHOUSE,
    AN_ELEVATION,
    COLUMNS,
    CONTRACTS,
    ENGINEERS,
    KINDS,
    OFFICE,
    SEGMENTS,
    TILES,
)
from roundel.games.barrage.effects import (
    ANY_MACHINES,
    BANK,
    BASE,
    CONDUIT,
    CONSTRUCT,
    DROPS,
    ELEVATION,
    FILL,
    FLOW,
    FULFIL,
    LAB,
    LOAN,
    PATENT,
    POWERHOUSE,
    PRODUCE,
    RETRIEVE,
    TAKE,
)
from roundel.games.barrage.maps import CONDUITS, DAMS, HEADSTREAMS
from roundel.games.barrage.position import HAND, Position, Task
from roundel.games.barrage.rules.buildings import may_act
from roundel.games.barrage.rules.construction import (
    kind_of_reward,
    may_build,
    may_build_at,
    may_build_with,
    may_pay_for,
    may_receive_at,
)
from roundel.games.barrage.rules.contracts import may_fulfil, may_take
from roundel.games.barrage.rules.numbering import (
    ARCHITECT,
    BANK_AMOUNT,
    BUILD,
    BUILDING_AT,
    CHOOSE_SPACE,
    CHOOSE_TILE,
    CONDUIT_AT,
    DAM,
    DISCARD,
    DISCARD_CONTRACT,
    DRAW,
    EMPTY_DAMS,
    FILL_EMPTY,
    FULFIL_CONTRACT,
    KIND,
    MOST_DROPS,
    MOST_PAID,
    MOST_SPLIT,
    NO_POWERHOUSE,
    ONTO_WHEEL,
    OWN_DAM,
    PAIR,
    PASS,
    PAY,
    PAYMENT,
    PICK_PAIR,
    PICK_START,
    PICK_TILE,
    PICK_WORK,
    POUR,
    POWERHOUSE_AT,
    RAISE,
    RELEASE,
    RELEASES,
    SEGMENT,
    SEND_ARCHITECT,
    SERVE,
    SPLIT,
    SPLIT_LAB,
    START_CONTRACT,
    STREAM,
    SYSTEM,
    TAKE_CONTRACT,
    THROUGH,
    TILE,
    TURN,
    USE_BUILT,
    USE_IT,
    WORK_PAYMENT,
)
from roundel.games.barrage.rules.production import may_draw, may_lead_through, may_release
from roundel.games.barrage.rules.sites import sites
from roundel.games.barrage.rules.turn import may_take_turn
from roundel.games.barrage.rules.water import has_empty_dam, may_pour
from roundel.games.barrage.rules.works import may_loan, may_use_wheel


def is_structure(what: int) -> bool:
    """A structure that is a reward."""
    return what in (BASE, ELEVATION, CONDUIT, POWERHOUSE)


def first_site_move(kind: int) -> int:
    if kind == A_BASE:
        return DAM
    if kind == AN_ELEVATION:
        return RAISE
    if kind == A_CONDUIT:
        return CONDUIT_AT
    return POWERHOUSE_AT if kind == A_POWERHOUSE else BUILDING_AT


def first_move(s: Position, task: Task) -> int:
    """The first of the moves that the task may ask for."""
    what = task.what
    if what == TURN:
        return BUILD
    if what == CHOOSE_SPACE:
        return first_site_move(task.amount)
    if is_structure(what):
        return first_site_move(kind_of_reward(what))
    if what == CONSTRUCT:
        return KIND
    if what == CHOOSE_TILE:
        return TILE
    if what == PAYMENT:
        return PAY
    if what == PRODUCE:
        return DRAW
    if what == SYSTEM:
        return THROUGH
    if what == RELEASES:
        return RELEASE
    if what in (SERVE, FULFIL):
        return FULFIL_CONTRACT
    if what in (DROPS, FLOW):
        return STREAM
    if what in (ANY_MACHINES, SPLIT_LAB):
        return SPLIT
    if what == BANK:
        return BANK_AMOUNT
    if what == TAKE:
        return TAKE_CONTRACT
    return first_rare_move(what)


def first_rare_move(what: int) -> int:
    if what == PICK_PAIR:
        return PAIR
    if what == PICK_START:
        return START_CONTRACT
    if what == ARCHITECT:
        return SEND_ARCHITECT
    if what == WORK_PAYMENT:
        return ONTO_WHEEL
    if what == EMPTY_DAMS:
        return FILL_EMPTY
    if what == USE_BUILT:
        return USE_IT
    if what == DISCARD:
        return DISCARD_CONTRACT
    if what in (FILL, OWN_DAM):
        return POUR
    if what == PATENT:
        return PICK_TILE
    return PICK_WORK if what == LOAN else SEGMENT


def most_moves(s: Position, task: Task) -> int:
    """How many numbers from the first on the task may ask for."""
    what = task.what
    if what == TURN:
        return PASS + 1 - BUILD
    if what == CHOOSE_SPACE:
        return sites(task.amount)
    if is_structure(what):
        return sites(kind_of_reward(what))
    if what == CONSTRUCT:
        return len(KINDS)
    if what == CHOOSE_TILE:
        return 2 * TILES
    if what == PAYMENT:
        return MOST_PAID * MOST_PAID
    if what in (PRODUCE, FILL, OWN_DAM):
        return DAMS
    if what == SYSTEM:
        return CONDUITS
    if what == RELEASES:
        return MOST_DROPS
    if what in (SERVE, FULFIL, DISCARD):
        return CONTRACTS
    if what in (DROPS, FLOW):
        return HEADSTREAMS
    if what in (ANY_MACHINES, SPLIT_LAB):
        return MOST_SPLIT
    if what == BANK:
        return ENGINEERS
    if what == TAKE:
        return OFFICE
    if what in (PICK_PAIR, PICK_START):
        return s.seats
    if what in (PATENT, LOAN):
        return COLUMNS
    return SEGMENTS if what in (RETRIEVE, LAB) else 1


def may_decline(s: Position, task: Task) -> bool:
    """Whether one may leave it."""
    what = task.what
    if what == TURN:
        return s.extra == 1 and s.players[s.to_move].copied == EMPTY
    if what == PRODUCE:
        return task.place == 1
    if what == FULFIL:
        return task.place == 0
    if what in (DROPS, FLOW):
        return task.note == 0
    return is_structure(what) or what in (
        SERVE,
        OWN_DAM,
        ARCHITECT,
        WORK_PAYMENT,
        EMPTY_DAMS,
        USE_BUILT,
    )


def may_choose(s: Position, task: Task, i: int) -> bool:
    """Whether the i-th of the task's moves is allowed now."""
    what = task.what
    seat = s.to_move
    if what == TURN:
        return may_take_turn(s, seat, BUILD + i)
    if what == CHOOSE_SPACE:
        return may_build_at(s, seat, task.amount, task.place, i)
    if is_structure(what):
        return may_receive_at(s, seat, what, task.amount, i)
    if what == CONSTRUCT:
        return may_build(s, seat, i, s.players[seat].credits)
    if what == CHOOSE_TILE:
        return may_build_with(s, seat, task.amount, i, s.players[seat].credits)
    if what == PAYMENT:
        return may_pay_for(
            s, seat, task.amount, task.place, task.note, i // MOST_PAID, i % MOST_PAID
        )
    if what == PRODUCE:
        return may_draw(s, seat, i, task.amount, task.note, s.players[seat].credits)
    if what == SYSTEM:
        return may_lead_through(s, seat, task.place, i, task.amount, task.note)
    if what == RELEASES:
        return may_release(s, seat, task.place, i + 1, task.amount, task.note)
    if what == SERVE:
        return may_fulfil(s, seat, i, task.amount, task.place != NO_POWERHOUSE)
    if what == FULFIL:
        return may_fulfil(s, seat, i, task.amount, False)
    return may_choose_thing(s, task, i)


def may_choose_thing(s: Position, task: Task, i: int) -> bool:
    """The same for what is neither built nor produced."""
    what = task.what
    seat = s.to_move
    player = s.players[seat]
    if what in (DROPS, FLOW):
        return i >= task.place
    if what == BANK:
        return i < player.engineers
    if what == TAKE:
        return may_take(s, i, task.place, task.amount)
    if what == ANY_MACHINES:
        return i <= task.amount
    if what == SPLIT_LAB:
        mixers = task.amount - i
        return (
            i <= player.wheel_excavators[task.place]
            and 0 <= mixers <= player.wheel_mixers[task.place]
        )
    if what == FILL:
        return may_pour(s, seat, i, True)
    if what == OWN_DAM:
        return i != task.place and may_pour(s, seat, i, False)
    if what == DISCARD:
        return s.contract_at[i] == HAND + seat
    if what == PICK_PAIR:
        return s.offered_company[i] != EMPTY
    if what == PICK_START:
        return s.offered_contract[i] != EMPTY
    if what == PATENT:
        return s.patents[i] != EMPTY
    if what == LOAN:
        return may_loan(s, i, player.credits)
    if what == RETRIEVE:
        return player.wheel_tile[i] != EMPTY
    if what == LAB:
        return player.wheel_excavators[i] + player.wheel_mixers[i] > 1
    if what == WORK_PAYMENT:
        return may_use_wheel(s, seat)
    if what == EMPTY_DAMS:
        return has_empty_dam(s, seat)
    if what == USE_BUILT:
        return may_act(s, seat, s.building[task.place], player.credits)
    return True
