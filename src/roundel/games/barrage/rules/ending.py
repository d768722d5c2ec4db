"""The end of the game: objective, leftovers, water, buildings, panel; and the ranking."""

from roundel.core.shape import NOBODY
from roundel.games.barrage.components import (
    BASINS_ONE,
    BUILDING_POINTS,
    BUILDING_ROWS,
    CONNECTIONS,
    ITEMS_FOR_POINT,
    LEAST_IN_AREA,
    MOST_IN_AREA,
    PLACE_POINTS,
    RED_SPACES,
)
from roundel.games.barrage.maps import BASINS, DAMS, POWERHOUSES, SIDES, ZONE
from roundel.games.barrage.position import OVER, Position
from roundel.games.barrage.rules.duel import score_panel
from roundel.games.barrage.rules.sites import owns_building
from roundel.games.barrage.rules.water import drops_of, has_powerhouse

MANY_PIECES = 3


def finish(s: Position) -> None:
    """Score what remains, and rank by points, then by the energy of the last round."""
    for seat in range(s.seats):
        s.score[seat] += objective_points(s, seat)
    for seat in range(s.seats):
        s.score[seat] += leftovers(s, seat) + drops_of(s, seat) + building_points(s, seat)
    if s.duel_panel == 1:
        score_panel(s)
    for seat in range(s.seats):
        s.rank[seat] = 1
        for other in range(s.seats):
            if is_ahead(s, other, seat):
                s.rank[seat] += 1
    s.phase = OVER
    s.ending = 1
    s.to_move = NOBODY


def is_ahead(s: Position, other: int, seat: int) -> bool:
    if s.score[other] != s.score[seat]:
        return s.score[other] > s.score[seat]
    return s.players[other].energy > s.players[seat].energy


def leftovers(s: Position, seat: int) -> int:
    """A point for every five credits and machines in the supply."""
    player = s.players[seat]
    return (player.credits + player.excavators + player.mixers) // ITEMS_FOR_POINT


def building_points(s: Position, seat: int) -> int:
    points = 0
    for row in range(BUILDING_ROWS):
        if owns_building(s, seat, row):
            points += BUILDING_POINTS[s.building[row]]
    return points


def objective_points(s: Position, seat: int) -> int:
    """By the places that the company shares with those who have as many, rounded up."""
    own = objective_count(s, seat)
    if own == 0 and s.objective_needs_count == 1:
        return 0
    ahead = 0
    equal = 0
    for other in range(s.seats):
        found = objective_count(s, other)
        if found > own:
            ahead += 1
        elif found == own:
            equal += 1
    prize = 0
    for place in range(ahead, min(ahead + equal, len(PLACE_POINTS))):
        prize += PLACE_POINTS[place]
    return (prize + equal - 1) // equal


def objective_count(s: Position, seat: int) -> int:
    if s.objective == RED_SPACES:
        return paid_spaces(s, seat)
    if s.objective == CONNECTIONS:
        return connections(s, seat)
    if s.objective == MOST_IN_AREA:
        return max(in_area(s, seat, 0), in_area(s, seat, 1), in_area(s, seat, 2))
    if s.objective == LEAST_IN_AREA:
        return min(in_area(s, seat, 0), in_area(s, seat, 1), in_area(s, seat, 2))
    return basins_with(s, seat, 1 if s.objective == BASINS_ONE else MANY_PIECES)


def paid_spaces(s: Position, seat: int) -> int:
    """Own bases and powerhouses on red-bordered spaces."""
    found = 0
    for dam in range(DAMS):
        if s.dam_owner[dam] == seat and s.map.dam_price[dam] > 0:
            found += 1
    for i in range(POWERHOUSES):
        if s.powerhouse_owner[i] == seat and s.map.powerhouse_price[i] > 0:
            found += 1
    return found


def connections(s: Position, seat: int) -> int:
    """Own bases with an own conduit to an own powerhouse; each base counts once."""
    found = 0
    for dam in range(DAMS):
        if s.dam_owner[dam] == seat and is_connected(s, seat, dam // SIDES):
            found += 1
    return found


def is_connected(s: Position, seat: int, basin: int) -> bool:
    for conduit in range(basin * SIDES, basin * SIDES + SIDES):
        if s.conduit_owner[conduit] == seat and has_powerhouse(s, seat, s.map.conduit_end[conduit]):
            return True
    return False


def pieces_in(s: Position, seat: int, basin: int) -> int:
    """Bases, elevations, conduits and powerhouses of a company in one basin."""
    pieces = 0
    for i in range(basin * SIDES, basin * SIDES + SIDES):
        if s.dam_owner[i] == seat:
            pieces += s.dam_level[i]
        if s.conduit_owner[i] == seat:
            pieces += 1
    for i in range(basin * ZONE, basin * ZONE + ZONE):
        if s.powerhouse_owner[i] == seat:
            pieces += 1
    return pieces


def in_area(s: Position, seat: int, area: int) -> int:
    pieces = 0
    for basin in range(s.map.basins):
        if s.map.area[basin] == area:
            pieces += pieces_in(s, seat, basin)
    return pieces


def basins_with(s: Position, seat: int, least: int) -> int:
    found = 0
    for basin in range(BASINS):
        if pieces_in(s, seat, basin) >= least:
            found += 1
    return found
