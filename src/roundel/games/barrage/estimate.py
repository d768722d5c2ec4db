"""How a seat stands in Barrage at a glance: points, what they will still bring, and water."""

from math import exp

from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage.components import (
    A_BASE,
    A_BUILDING,
    A_CONDUIT,
    A_POWERHOUSE,
    AN_ELEVATION,
    BONUS_BY_POWERHOUSES,
    BONUS_RATE,
    BUILDING_POINTS,
    BUILDING_ROWS,
    FIRST_CONTRACT,
    INCOME_PIECES,
    INCOME_ROWS,
    NATIONAL,
    REQUIREMENT,
    ROUNDS,
    SEGMENTS,
)
from roundel.games.barrage.effects import BANK, CONSTRUCT, PRODUCE
from roundel.games.barrage.maps import DAMS, SIDES
from roundel.games.barrage.panel import CELLS, PANEL_ROWS
from roundel.games.barrage.position import DRAFT, HAND, NEUTRAL, Position
from roundel.games.barrage.rules.duel import count
from roundel.games.barrage.rules.ending import objective_points
from roundel.games.barrage.rules.numbering import (
    CHOOSE_SPACE,
    CHOOSE_TILE,
    PAYMENT,
    RELEASES,
    SYSTEM,
    TURN,
)
from roundel.games.barrage.rules.scoring import bonus, counted, credits_paid, rank_points
from roundel.games.barrage.rules.sites import owns_building
from roundel.games.barrage.rules.water import capacity, drops_of, has_powerhouse

ITERATIONS = (100, 2_000, 200_000, 800_000)
"""Of search in a whole turn, for the levels novice, club, expert and master."""
EXPLORATION = 0.06
"""How much search is drawn to what it seldom tried."""
ROLLOUT = 0
"""Random decisions that search plays before it asks for an estimate."""

SCALE = 12.0
"""Points ahead that make the victory likely."""
CREDIT = 0.45
MACHINE = 0.9
ON_WHEEL = 0.67
"""A machine on the wheel."""
ENGINEER = 1.2
"""A free engineer in this round."""
INCOME_WORTH = 1.1
"""An uncovered income, for each round that is left."""
BASE_WORTH, ELEVATION_WORTH, CONDUIT_WORTH = 2.0, 2.4, 1.5
POWERHOUSE_WORTH, BUILDING_WORTH = 0.6, 1.5
"""A piece on the board, for each round that is left."""
POWER_WORTH = 1.1
"""Energy that could be made each round."""
DROP_WORTH = 0.1
"""A drop in an own dam, besides what it makes."""
CONTRACT = 2.0
"""A contract in hand, and what it asks for."""
CONTRACT_ENERGY = -0.2
NO_ENERGY = -3.9
"""No energy in this round."""
PAID_WORTH = 0.9
"""A credit that this round's energy brings."""
BONUS_NOW, BONUS_LATER = 1.5, 0.9
"""A point of this round's bonus tile, and of those that come, the sooner the more."""
OBJECTIVE_WORTH = 0.95
RANK_WORTH = 0.55
"""Of the points that the rank by energy would bring now."""
CHECK_WORTH = 0.8
"""Of the points that the markers of the panel would win if they were moved now."""
TOKEN_WORTH = 2.2
"""A token I that they would reach; a token II is worth twice that."""
BUILDING_NOW = 4.0
"""A construction that has begun, and what more it brings for each round that is left."""
BUILDING_LATER = 1.5
PRODUCING = 5.0
"""A production that has begun."""
TAKING = 2.0
"""A contract, a drop, a choice that waits."""


def estimate(s: Position, seat: int) -> float:
    """The seat's expected result: 1 for the first, 0 for the last."""
    if s.to_move == NOBODY:
        return final_share(s, seat)
    if s.phase == DRAFT:
        return 0.5
    own = standing(s, seat)
    share = 0.0
    for other in range(s.seats):
        if other != seat:
            share += 1.0 / (1.0 + exp((standing(s, other) - own) / SCALE))
    return share / (s.seats - 1)


def final_share(s: Position, seat: int) -> float:
    """The part of the others that one is not behind; a shared place counts half."""
    share = 0.0
    for other in range(s.seats):
        if other != seat:
            if s.rank[other] > s.rank[seat]:
                share += 1.0
            elif s.rank[other] == s.rank[seat]:
                share += 0.5
    return share / (s.seats - 1)


def standing(s: Position, seat: int) -> float:
    """Points, and what everything else is likely to become, in points."""
    player = s.players[seat]
    if player.company == EMPTY:
        return 0.0
    left = rounds_left(s)
    worth = s.score[seat] + supplies(s, seat, left)
    worth += structures(s, seat) * left + incomes(s, seat) * INCOME_WORTH * (left - 0.5)
    worth += POWER_WORTH * power(s, seat) * left + DROP_WORTH * drops_of(s, seat)
    worth += energy_worth(s, seat) + bonuses(s, seat) + contracts(s, seat)
    worth += OBJECTIVE_WORTH * (1.0 - 0.15 * left) * objective_points(s, seat)
    for row in range(BUILDING_ROWS):
        if owns_building(s, seat, row):
            worth += BUILDING_POINTS[s.building[row]]
    if s.to_move == seat:
        worth += under_way(s, left)
    return worth + panel(s, seat)


def energy_worth(s: Position, seat: int) -> float:
    """What the round's scoring would bring for the energy that is there now."""
    energy = s.players[seat].energy
    worth = PAID_WORTH * credits_paid(energy) + RANK_WORTH * rank_points(s, seat)
    return worth + NO_ENERGY if energy == 0 else worth


def under_way(s: Position, left: float) -> float:
    """What the action that has begun will bring: its price is paid already."""
    worth = 0.0
    for i in range(s.waiting):
        what = s.stack[i].what
        if what in (CONSTRUCT, CHOOSE_TILE, CHOOSE_SPACE, PAYMENT):
            worth += BUILDING_NOW + BUILDING_LATER * left
        elif what in (PRODUCE, SYSTEM, RELEASES):
            worth += PRODUCING
        elif what not in (TURN, BANK):
            worth += TAKING
    return worth


def rounds_left(s: Position) -> float:
    """This round by the engineers that are left, and the whole ones after it."""
    free = 0
    for seat in range(s.seats):
        free += s.players[seat].engineers
    return ROUNDS - s.round + free / (12.0 * s.seats)


def supplies(s: Position, seat: int, left: float) -> float:
    """Credits, machines, those on the wheel, engineers; at the end little is left of them."""
    player = s.players[seat]
    loaded = 0
    for i in range(SEGMENTS):
        loaded += player.wheel_excavators[i] + player.wheel_mixers[i]
    worth = CREDIT * player.credits + MACHINE * (player.excavators + player.mixers)
    worth += ON_WHEEL * loaded * min(1.0, left)
    return min(1.0, 0.3 + left) * worth + ENGINEER * player.engineers


def structures(s: Position, seat: int) -> float:
    built = s.players[seat].built
    worth = built[A_BASE] * BASE_WORTH + built[AN_ELEVATION] * ELEVATION_WORTH
    worth += built[A_CONDUIT] * CONDUIT_WORTH + built[A_POWERHOUSE] * POWERHOUSE_WORTH
    return worth + built[A_BUILDING] * BUILDING_WORTH


def incomes(s: Position, seat: int) -> int:
    """Uncovered incomes."""
    found = 0
    for kind in range(INCOME_ROWS):
        for i in range(len(INCOME_PIECES)):
            if s.players[seat].built[kind] >= INCOME_PIECES[i]:
                found += 1
    return found


def power(s: Position, seat: int) -> float:
    """What the best two systems could make when their dams are full."""
    best = 0.0
    second = 0.0
    for dam in range(DAMS):
        if s.dam_owner[dam] == seat or s.dam_owner[dam] == NEUTRAL:
            made = power_of_dam(s, seat, dam)
            if made > best:
                second = best
                best = made
            elif made > second:
                second = made
    if best > 0.0:
        best += BONUS_BY_POWERHOUSES[s.players[seat].built[A_POWERHOUSE]]
    return best + 0.5 * second


def power_of_dam(s: Position, seat: int, dam: int) -> float:
    """By the better conduit to an own powerhouse; somebody else's costs, and feeds him."""
    best = 0.0
    for conduit in range(dam // SIDES * SIDES, dam // SIDES * SIDES + SIDES):
        owner = s.conduit_owner[conduit]
        if 0 <= owner < NEUTRAL and has_powerhouse(s, seat, s.map.conduit_end[conduit]):
            drops = 0.6 * capacity(s, dam) + 0.4 * s.dam_drops[dam]
            made = s.map.conduit_value[conduit] * drops
            best = max(best, made if owner == seat else 0.6 * made)
    return best


def bonuses(s: Position, seat: int) -> float:
    """What the bonus tiles of this round and of those after it would bring by what is there now."""
    worth = 0.0
    if s.round > 0:
        tile = s.bonus[s.round - 1]
        pieces = counted(s, seat, tile)
        worth += BONUS_NOW * bonus(pieces, BONUS_RATE[tile], s.players[seat].energy, s.round)
        for round in range(s.round, ROUNDS):
            later = s.bonus[round]
            points = counted(s, seat, later) * BONUS_RATE[later]
            worth += BONUS_LATER * points / (round + 2 - s.round)
    return worth


def contracts(s: Position, seat: int) -> float:
    worth = 0.0
    for contract in range(FIRST_CONTRACT[NATIONAL]):
        if s.contract_at[contract] == HAND + seat:
            worth += CONTRACT + CONTRACT_ENERGY * REQUIREMENT[contract]
    return worth


def panel(s: Position, seat: int) -> float:
    """What the markers would bring now, and what a check phase would change if it came now."""
    if s.duel_panel == 0:
        return 0.0
    worth = 0.0
    side = 1 if seat == 0 else -1
    for row in range(PANEL_ROWS):
        marker = s.panel.marker[row] * side
        lead = count(s, row, seat) - count(s, row, 1 - seat)
        end = max(-s.panel.steps, min(s.panel.steps, marker + lead))
        now = worth_of_space(s, marker)
        worth += now + CHECK_WORTH * (worth_of_space(s, end) - now)
        for cell in range(CELLS):
            token = s.panel.token[(row * 2 + seat) * CELLS + cell]
            if token != EMPTY and marker < s.panel.cells[cell] <= end:
                worth += TOKEN_WORTH * (1 + cell)
    return worth


def worth_of_space(s: Position, at: int) -> int:
    """Of a space of a track, for the player whose side is above 0."""
    return s.panel.worth[at] if at > 0 else 0
