"""Where structures may stand, and who has which."""

from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage.components import (
    A_BASE,
    A_BUILDING,
    A_CONDUIT,
    A_POWERHOUSE,
    AN_ELEVATION,
    BUILDING_ROWS,
    BUILDING_SPACES,
    MOST_LEVEL,
    PIECE_PLAYERS,
    PIECE_PRICE,
    PIECES,
)
from roundel.games.barrage.maps import CONDUITS, DAMS, NO_SPACE, POWERHOUSES, SIDES, ZONE
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules.water import has_powerhouse


def sites(kind: int) -> int:
    """How many spaces of the board are for this kind of structure."""
    if kind == A_CONDUIT:
        return CONDUITS
    if kind == A_POWERHOUSE:
        return POWERHOUSES
    if kind == A_BUILDING:
        return BUILDING_ROWS
    return DAMS


def is_free(s: Position, seat: int, kind: int, site: int) -> bool:
    """Whether a company may put a piece there, whatever it costs."""
    if kind == A_BASE:
        other = site // SIDES * SIDES + 1 - site % SIDES
        return (
            s.map.dam_price[site] != NO_SPACE
            and s.dam_owner[site] == NOBODY
            and s.dam_owner[other] != seat
        )
    if kind == AN_ELEVATION:
        return s.dam_owner[site] == seat and s.dam_level[site] < MOST_LEVEL
    if kind == A_CONDUIT:
        return s.map.conduit_value[site] > 0 and s.conduit_owner[site] == NOBODY
    if kind == A_POWERHOUSE:
        return (
            s.map.powerhouse_price[site] != NO_SPACE
            and s.powerhouse_owner[site] == NOBODY
            and not has_powerhouse(s, seat, site // ZONE)
        )
    return (
        s.building[site] != EMPTY
        and not owns_building(s, seat, site)
        and piece_space(s, site) < BUILDING_SPACES
    )


def has_piece(s: Position, seat: int, kind: int) -> bool:
    """Whether a piece of the kind is left in the reserve."""
    return s.players[seat].built[kind] < PIECES[kind]


def site_price(s: Position, kind: int, site: int) -> int:
    """The credits of a red-bordered space; elevations and conduits never pay them."""
    if kind == A_BASE:
        return s.map.dam_price[site]
    if kind == A_POWERHOUSE:
        return s.map.powerhouse_price[site]
    if kind == A_BUILDING:
        return PIECE_PRICE[piece_space(s, site)]
    return 0


def piece_space(s: Position, row: int) -> int:
    """Where the next piece goes on a private building; BUILDING_SPACES when it is full."""
    for i in range(BUILDING_SPACES):
        if PIECE_PLAYERS[i] <= s.seats and s.building_owner[row * BUILDING_SPACES + i] == NOBODY:
            return i
    return BUILDING_SPACES


def owns_building(s: Position, seat: int, row: int) -> bool:
    for i in range(row * BUILDING_SPACES, row * BUILDING_SPACES + BUILDING_SPACES):
        if s.building_owner[i] == seat:
            return True
    return False


def put_piece(s: Position, seat: int, kind: int, site: int) -> None:
    """The piece leaves the reserve for the board."""
    s.players[seat].built[kind] += 1
    if kind == A_BASE:
        s.dam_owner[site] = seat
        s.dam_level[site] = 1
    elif kind == AN_ELEVATION:
        s.dam_level[site] += 1
    elif kind == A_CONDUIT:
        s.conduit_owner[site] = seat
    elif kind == A_POWERHOUSE:
        s.powerhouse_owner[site] = seat
    else:
        s.building_owner[site * BUILDING_SPACES + piece_space(s, site)] = seat
