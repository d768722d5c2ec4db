"""Advanced technology tiles: bought at the patent office, and what they do when they build."""

from roundel.core.shape import EMPTY
from roundel.games.barrage.components import (
    A_BASE,
    A_POWERHOUSE,
    AN_ELEVATION,
    ANTONS_TILE,
    BASE_I,
    BASE_II,
    BASIC_TILES,
    BUILDING_I,
    BUILDING_III,
    BUILDING_POINTS,
    CONDUIT_I,
    CONDUIT_III,
    ELEVATION_I,
    ELEVATION_II,
    ELEVATION_III,
    POWERHOUSE_II,
    POWERHOUSE_III,
    SEGMENTS,
    WILD_III,
)
from roundel.games.barrage.effects import MAKE, PRODUCE
from roundel.games.barrage.maps import DAMS
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules.numbering import EMPTY_DAMS, USE_BUILT
from roundel.games.barrage.rules.stack import push
from roundel.games.barrage.rules.water import capacity
from roundel.games.barrage.rules.wheel import rotate

POINTS_EACH = 3
"""For each dam, powerhouse or advanced tile that a tile III counts."""


def take_patent(s: Position, seat: int, column: int) -> None:
    """The tile of this column goes into the supply."""
    s.players[seat].tiles[s.patents[column]] = 1
    s.patents[column] = EMPTY


def advanced_tiles(s: Position, seat: int) -> int:
    """Owned in supply and on the wheel; the tiles of officers are none."""
    player = s.players[seat]
    owned = 0
    for tile in range(BASIC_TILES, ANTONS_TILE):
        owned += player.tiles[tile]
    for i in range(SEGMENTS):
        if BASIC_TILES <= player.wheel_tile[i] < ANTONS_TILE:
            owned += 1
    return owned


def high_dams(s: Position, seat: int) -> int:
    """Own dams of level 2 or 3."""
    high = 0
    for dam in range(DAMS):
        if s.dam_owner[dam] == seat and s.dam_level[dam] > 1:
            high += 1
    return high


def use_tile(s: Position, seat: int, tile: int, site: int) -> None:
    """The special effect of the tile that has built something on this space."""
    built = s.players[seat].built
    if tile == BASE_I:
        push(s, EMPTY_DAMS)
    elif tile == ELEVATION_I:
        rotate(s, seat, built[AN_ELEVATION])
    elif tile == CONDUIT_I:
        s.players[seat].credits += 2 * s.map.conduit_value[site]
    elif tile == BASE_II:
        push(s, MAKE, built[A_BASE])
    elif tile == ELEVATION_II:
        s.dam_drops[site] = max(s.dam_drops[site], capacity(s, site))
    elif tile == POWERHOUSE_II:
        push(s, PRODUCE, 2, 1)
    elif tile == BUILDING_I:
        push(s, USE_BUILT, 0, site)
    elif tile == ELEVATION_III:
        s.score[seat] += POINTS_EACH * high_dams(s, seat)
    elif tile == CONDUIT_III:
        push(s, MAKE, 2 * s.map.conduit_value[site])
    elif tile == POWERHOUSE_III:
        s.score[seat] += POINTS_EACH * built[A_POWERHOUSE]
    elif tile == WILD_III:
        s.score[seat] += POINTS_EACH * advanced_tiles(s, seat)
    elif tile == BUILDING_III:
        s.score[seat] += BUILDING_POINTS[s.building[site]]
