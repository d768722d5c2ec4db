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
from roundel.games.barrage.panel import PANEL_ROWS
from roundel.games.barrage.position import DRAFT, HAND, NEUTRAL, Position
from roundel.games.barrage.rules.ending import objective_points
from roundel.games.barrage.rules.numbering import (
    CHOOSE_SPACE,
    CHOOSE_TILE,
    PAYMENT,
    RELEASES,
    SYSTEM,
    TURN,
)
from roundel.games.barrage.rules.scoring import bonus, counted, rank_points
from roundel.games.barrage.rules.sites import owns_building
from roundel.games.barrage.rules.tiles import advanced_tiles
from roundel.games.barrage.rules.water import capacity, drops_of, has_powerhouse

ITERATIONS = (100, 2_000, 60_000, 2_000_000)
"""Of search in a whole turn, for the levels novice, club, expert and master."""
EXPLORATION = 0.06
"""How much search is drawn to what it seldom tried."""
ROLLOUT = 0
"""Random decisions that search plays before it asks for an estimate."""

SCALE = 12.0
"""Points ahead that make the victory likely."""
CREDIT = 0.35
MACHINE = 0.55
ON_WHEEL = 0.35
"""A machine on the wheel, of what it is worth in the supply."""
TILE_BUSY = 0.25
"""Lost while a technology tile is on the wheel."""
ENGINEER = 0.55
"""A free engineer in this round."""
ADVANCED = 1.5
"""An advanced tile, for each round that is left."""
INCOME_WORTH = 1.6
"""An uncovered income, for each round that is left."""
BASE_WORTH, ELEVATION_WORTH, CONDUIT_WORTH = 1.2, 0.8, 1.1
POWERHOUSE_WORTH, BUILDING_WORTH = 1.6, 0.5
"""A piece on the board, for each round that is left."""
POWER_WORTH = 0.7
"""Energy that could be made each round."""
DROP_WORTH = 0.45
CONTRACT = 1.0
"""A contract in hand, and what it asks for."""
CONTRACT_ENERGY = 0.15
ENERGY_WORTH = 0.35
"""Energy of this round: rank and credits."""
MARKER_WORTH = 0.6
"""Of the points a marker of the panel would bring now."""
OBJECTIVE_WORTH = 0.5
RANK_WORTH = 0.5
"""Of the points that the rank by energy would bring now."""
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
    worth += ADVANCED * advanced_tiles(s, seat) * (left - 0.5)
    worth += POWER_WORTH * power(s, seat) * left + DROP_WORTH * drops_of(s, seat)
    worth += ENERGY_WORTH * player.energy + bonuses(s, seat) + contracts(s, seat)
    worth += OBJECTIVE_WORTH * (1.0 - 0.15 * left) * objective_points(s, seat)
    for row in range(BUILDING_ROWS):
        if owns_building(s, seat, row):
            worth += BUILDING_POINTS[s.building[row]]
    if s.to_move == seat:
        worth += under_way(s, left)
    return worth + panel(s, seat) + RANK_WORTH * rank_points(s, seat)


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
    """Credits, machines, tiles on the wheel, engineers; at the end little is left of them."""
    player = s.players[seat]
    use = min(1.0, 0.3 + left)
    machines = player.excavators + player.mixers
    loaded = 0
    busy = 0
    for i in range(SEGMENTS):
        loaded += player.wheel_excavators[i] + player.wheel_mixers[i]
        if player.wheel_tile[i] != EMPTY:
            busy += 1
    worth = CREDIT * player.credits + MACHINE * machines
    worth += (ON_WHEEL * MACHINE * loaded - TILE_BUSY * busy) * min(1.0, left)
    return use * worth + ENGINEER * player.engineers


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
    """What the bonus tiles of this round and the next would bring by what is there now."""
    worth = 0.0
    if s.round > 0:
        tile = s.bonus[s.round - 1]
        count = counted(s, seat, tile)
        worth += bonus(count, BONUS_RATE[tile], s.players[seat].energy, s.round)
        for round in range(s.round, ROUNDS):
            later = s.bonus[round]
            worth += 0.25 * counted(s, seat, later) * BONUS_RATE[later] / (round + 2 - s.round)
    return worth


def contracts(s: Position, seat: int) -> float:
    worth = 0.0
    for contract in range(FIRST_CONTRACT[NATIONAL]):
        if s.contract_at[contract] == HAND + seat:
            worth += CONTRACT + CONTRACT_ENERGY * REQUIREMENT[contract]
    return worth


def panel(s: Position, seat: int) -> float:
    """Half the lead on the panel belongs to each view of it."""
    if s.duel_panel == 0:
        return 0.0
    worth = 0.0
    for row in range(PANEL_ROWS):
        marker = s.panel.marker[row] if seat == 0 else -s.panel.marker[row]
        if marker > 0:
            worth += MARKER_WORTH * s.panel.worth[marker]
    return worth
