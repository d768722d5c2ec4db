"""The scoring of a round: rank, credits, bonus tile."""

from roundel.games.barrage.components import (
    A_BASE,
    A_BUILDING,
    A_CONDUIT,
    A_POWERHOUSE,
    AN_ELEVATION,
    BONUS_ADVANCED,
    BONUS_BASES,
    BONUS_CONDUITS,
    BONUS_CONTRACTS,
    BONUS_ELEVATIONS,
    BONUS_FROM,
    BONUS_POWERHOUSES,
    BONUS_RATE,
    BONUS_WORKS,
    CREDITS_FROM,
    CREDITS_PAID,
    FIRST_POINTS,
    MISSING_SECTION,
    SECOND_POINTS,
    SECTION,
    WORKS,
    ZERO_POINTS,
)
from roundel.games.barrage.position import FULFILLED, Position
from roundel.games.barrage.rules.contracts import fulfilled
from roundel.games.barrage.rules.tiles import advanced_tiles


def score_round(s: Position) -> None:
    """For all companies at once, by the energy of this round."""
    for seat in range(s.seats):
        s.score[seat] += rank_points(s, seat)
    for seat in range(s.seats):
        energy = s.players[seat].energy
        s.players[seat].credits += credits_paid(energy)
        if energy == 0:
            s.score[seat] += ZERO_POINTS
        s.score[seat] += bonus_points(s, seat)


def rank_points(s: Position, seat: int) -> int:
    """The most energy brings six points and the second most two; ties share, rounded up."""
    energy = s.players[seat].energy
    if energy == 0:
        return 0
    ahead = 0
    equal = 0
    for other in range(s.seats):
        if s.players[other].energy > energy:
            ahead += 1
        elif s.players[other].energy == energy:
            equal += 1
    if ahead == 0:
        prize = FIRST_POINTS if equal == 1 else FIRST_POINTS + SECOND_POINTS
        return (prize + equal - 1) // equal
    if ahead == 1:
        return (SECOND_POINTS + equal - 1) // equal
    return 0


def credits_paid(energy: int) -> int:
    paid = 0
    for i in range(len(CREDITS_FROM)):
        if energy >= CREDITS_FROM[i]:
            paid = CREDITS_PAID[i]
    return paid


def bonus_points(s: Position, seat: int) -> int:
    """What the bonus tile of the round counts, less four for each section that is missing."""
    tile = s.bonus[s.round - 1]
    return bonus(counted(s, seat, tile), BONUS_RATE[tile], s.players[seat].energy, s.round)


def bonus(count: int, rate: int, energy: int, round: int) -> int:
    if energy < BONUS_FROM:
        return 0
    missing = max(0, (round * SECTION - energy + SECTION - 1) // SECTION)
    return max(0, count * rate - missing * MISSING_SECTION)


def counted(s: Position, seat: int, tile: int) -> int:
    """How much a company has of what a bonus tile counts."""
    built = s.players[seat].built
    if tile == BONUS_CONTRACTS:
        return fulfilled(s, seat)
    if tile == BONUS_BASES:
        return built[A_BASE]
    if tile == BONUS_ELEVATIONS:
        return built[AN_ELEVATION]
    if tile == BONUS_CONDUITS:
        return built[A_CONDUIT]
    if tile == BONUS_POWERHOUSES:
        return built[A_POWERHOUSE]
    if tile == BONUS_ADVANCED:
        return advanced_tiles(s, seat)
    if tile == BONUS_WORKS:
        return works_done(s, seat)
    return built[A_BUILDING]


def works_done(s: Position, seat: int) -> int:
    done = 0
    for work in range(WORKS):
        if s.work_at[work] == FULFILLED + seat:
            done += 1
    return done
