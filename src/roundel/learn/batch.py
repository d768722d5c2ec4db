"""Many games side by side, each on a table of its own. Plain code, loaded with a game's rules.

Whatever a learner is given of a table is written here, from the view of the seat to move. A call
works on the tables from `first` to `last`, so that every thread can have a slice.
"""

from typing import Any

from roundel.core.contract import apply, conceal, copy_over, deal, legal, observe
from roundel.core.shape import NOBODY, Row, Shape, i16, part, u32
from roundel.core.stream import KEY, Stream, below, fork, word

BLANK, SEEN = 0, 1
"""What lies on the two tables that a slice has for itself: nothing, and the view to be shown."""
NONE = -1
"""No table."""


class Desk(Shape):
    """What is kept beside a table."""

    deals = part(Stream)  # this table's games, the same whatever is played
    dice = part(Stream)  # for whatever else is left to chance
    seed = u32(KEY)
    learner = i16()  # the seat whose moves are asked for; NOBODY when all are
    legal = i16()  # how many moves there are now


def sow(desks: Any, root: Any) -> None:
    """Give every table dice of its own, all from one stream."""
    for i in range(len(desks)):
        fork(desks[i].deals, root[0])
        fork(desks[i].dice, root[0])


def first_illegal(masks: Any, actions: Row, first: int, last: int) -> int:
    """The first table whose move is not allowed there; NONE if all are."""
    for i in range(first, last):
        move = int(actions[i])
        if move < 0 or move >= masks.shape[1] or masks[i, move] == 0:
            return i
    return NONE


def choose(desks: Any, moves: Any, actions: Row, first: int, last: int) -> None:
    """A legal move for every table, each as likely as the others."""
    for i in range(first, last):
        actions[i] = moves[i, below(desks[i].dice, desks[i].legal)]


def begin(
    tables: Any,
    desks: Any,
    spare: Any,
    moves: Any,
    options: Row,
    against: int,
    masks: Any,
    observations: Any,
    to_move: Row,
    first: int,
    last: int,
) -> None:
    """Deal a game on every table."""
    for i in range(first, last):
        deal_anew(tables, desks, spare, moves[i], options, against, i)
        show(tables, desks, spare, moves[i], masks[i], observations[i], i)
        to_move[i] = tables[i].to_move


def step(
    tables: Any,
    desks: Any,
    spare: Any,
    moves: Any,
    options: Row,
    against: int,
    masks: Any,
    observations: Any,
    to_move: Row,
    actions: Row,
    undecided: Row,
    rewards: Any,
    movers: Row,
    terminated: Row,
    truncated: Row,
    finals: Any,
    first: int,
    last: int,
) -> None:
    """Play a legal move on every table; where that ends the game, the next one is dealt."""
    for i in range(first, last):
        movers[i] = tables[i].to_move
        terminated[i] = 0
        truncated[i] = 0
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0
        apply(tables[i], int(actions[i]))
        if desks[i].learner != NOBODY:
            answer(tables[i], desks[i], moves[i])
        if tables[i].to_move == NOBODY:
            if undecided[tables[i].ending] == 1:
                truncated[i] = 1
            else:
                terminated[i] = 1
                settle(tables[i], rewards[i])
            look(tables, spare, finals[i], i, int(movers[i]))
            deal_anew(tables, desks, spare, moves[i], options, against, i)
        show(tables, desks, spare, moves[i], masks[i], observations[i], i)
        to_move[i] = tables[i].to_move


def deal_anew(
    tables: Any, desks: Any, spare: Any, moves: Row, options: Row, against: int, i: int
) -> None:
    """The table's next game, up to where a move is asked for."""
    desk = desks[i]
    desk.learner = NOBODY
    while True:
        for k in range(KEY):
            desk.seed[k] = word(desk.deals)
        copy_over(tables, i, spare, BLANK)
        deal(tables[i], options, desk.seed)
        if against == 0:
            return
        desk.learner = below(desk.deals, tables[i].seats)
        answer(tables[i], desk, moves)
        if tables[i].to_move != NOBODY:
            return


def answer(table: Any, desk: Desk, moves: Row) -> None:
    """Random moves for all but the learner, until it is to move or the game is over."""
    while table.to_move != NOBODY and table.to_move != desk.learner:
        n = legal(table, moves)
        apply(table, int(moves[below(desk.dice, n)]))


def settle(table: Any, rewards: Any) -> None:
    """How many of the others a seat is ahead of, less how many it is behind, as a share of them."""
    for seat in range(table.seats):
        ahead = 0
        for rival in range(table.seats):
            if table.rank[seat] < table.rank[rival]:
                ahead += 1
            elif table.rank[seat] > table.rank[rival]:
                ahead -= 1
        rewards[seat] = ahead / (table.seats - 1)


def show(
    tables: Any, desks: Any, spare: Any, moves: Row, mask: Any, observation: Row, i: int
) -> None:
    """Write what the seat to move may do, and what it sees."""
    for move in range(len(mask)):
        mask[move] = 0
    n = legal(tables[i], moves)
    for k in range(n):
        mask[int(moves[k])] = 1
    desks[i].legal = n
    look(tables, spare, observation, i, tables[i].to_move)


def look(tables: Any, spare: Any, observation: Row, i: int, seat: int) -> None:
    """Write what this seat sees, from its view and nothing else."""
    copy_over(spare, SEEN, tables, i)
    conceal(spare[SEEN], seat)
    observe(spare[SEEN], seat, observation)
