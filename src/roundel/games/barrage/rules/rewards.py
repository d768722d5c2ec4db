"""Rewards: plain gains first, then the other parts in their order. Incomes are rewards, too."""

from roundel.games.barrage.components import (
    INCOME,
    INCOME_PIECES,
    INCOME_ROWS,
    REWARDS,
)
from roundel.games.barrage.effects import (
    ANY_MACHINES,
    CREDITS,
    DROPS,
    ENERGY,
    EXCAVATORS,
    FIRST_AMOUNT,
    FIRST_TASK,
    FLOW,
    MIXERS,
    NOTHING,
    POINTS,
    REWARD,
    ROTATE,
    SECOND_AMOUNT,
    SECOND_TASK,
)
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules.stack import push


def gain(
    s: Position, seat: int, credits: int, points: int, excavators: int, mixers: int, energy: int
) -> None:
    player = s.players[seat]
    player.credits += credits
    s.score[seat] += points
    player.excavators += excavators
    player.mixers += mixers
    player.energy += energy


def push_parts(s: Position, first: int, amount: int, second: int, second_amount: int) -> None:
    """What is no plain gain waits on the stack, the first part on top."""
    if second != NOTHING:
        push(s, second, second_amount)
    if first != NOTHING:
        push(s, first, amount)


def receive(s: Position, seat: int, reward: int) -> None:
    """The reward of a contract or a work, or an income."""
    row = REWARDS[reward]
    gain(s, seat, row[CREDITS], row[POINTS], row[EXCAVATORS], row[MIXERS], row[ENERGY])
    push_parts(s, row[FIRST_TASK], row[FIRST_AMOUNT], row[SECOND_TASK], row[SECOND_AMOUNT])


def receive_token(s: Position, seat: int, token: int) -> None:
    """A reward token of the panel."""
    row = s.panel.reward
    at = token * REWARD
    gain(
        s,
        seat,
        row[at + CREDITS],
        row[at + POINTS],
        row[at + EXCAVATORS],
        row[at + MIXERS],
        row[at + ENERGY],
    )
    push_parts(
        s,
        row[at + FIRST_TASK],
        row[at + FIRST_AMOUNT],
        row[at + SECOND_TASK],
        row[at + SECOND_AMOUNT],
    )


def uncover_income(s: Position, seat: int, kind: int) -> None:
    """The second, fourth and fifth piece of a row lay on an income: it is received at once."""
    player = s.players[seat]
    if kind < INCOME_ROWS:
        for i in range(len(INCOME_PIECES)):
            if player.built[kind] == INCOME_PIECES[i]:
                receive(s, seat, income_of(player.company, kind, i))


def income_of(company: int, kind: int, piece: int) -> int:
    return INCOME + (company * INCOME_ROWS + kind) * len(INCOME_PIECES) + piece


def receive_incomes(s: Position, seat: int) -> None:
    """All uncovered incomes: the plain gains, then rotation, machines, and drops."""
    player = s.players[seat]
    segments = 0
    machines = 0
    drops = 0
    flowing = 0
    for kind in range(INCOME_ROWS):
        for i in range(len(INCOME_PIECES)):
            if player.built[kind] >= INCOME_PIECES[i]:
                row = REWARDS[income_of(player.company, kind, i)]
                gain(s, seat, row[CREDITS], row[POINTS], row[EXCAVATORS], row[MIXERS], row[ENERGY])
                task = row[FIRST_TASK]
                amount = row[FIRST_AMOUNT]
                if task == ROTATE:
                    segments += amount
                elif task == ANY_MACHINES:
                    machines += amount
                elif task == DROPS:
                    drops += amount
                elif task == FLOW:
                    flowing += amount
    if flowing > 0:
        push(s, FLOW, flowing)
    if drops > 0:
        push(s, DROPS, drops)
    if machines > 0:
        push(s, ANY_MACHINES, machines)
    if segments > 0:
        push(s, ROTATE, segments)
