"""Water: it runs downhill until a dam with room holds it, or it leaves the map."""

from roundel.core.shape import NOBODY
from roundel.games.barrage.components import A_POWERHOUSE, ABILITY_FROM, GRAZIANO, MOST_LEVEL, USA
from roundel.games.barrage.maps import DAMS, EXIT, HEADSTREAMS, LOWER, SIDES, UPPER, ZONE
from roundel.games.barrage.position import NEUTRAL, Position
from roundel.games.barrage.rules.officers import has


def capacity(s: Position, dam: int) -> int:
    """A drop for each level; Graziano's highest dams hold one more."""
    level = s.dam_level[dam]
    owner = s.dam_owner[dam]
    if level == MOST_LEVEL and owner < NEUTRAL and has(s, owner, GRAZIANO):
        return level + 1
    return level


def has_room(s: Position, dam: int) -> bool:
    return s.dam_level[dam] > 0 and s.dam_drops[dam] < capacity(s, dam)


def flow_from_zone(s: Position, basin: int) -> None:
    """A drop leaves the powerhouse zone of this basin: its dams, then the zones and dams below."""
    at = basin
    while at < EXIT:
        upper = at * SIDES + UPPER
        if has_room(s, upper):
            s.dam_drops[upper] += 1
            return
        lower = at * SIDES + LOWER
        if has_room(s, lower):
            s.dam_drops[lower] += 1
            return
        at = s.map.river[at]
        if at < EXIT:
            pass_zone(s, at)


def flow_from_headstream(s: Position, stream: int) -> None:
    """A drop comes down from a headstream; it passes the zone of the basin below, if it has one."""
    basin = s.map.feeds[stream]
    pass_zone(s, basin)
    flow_from_zone(s, basin)


def pass_zone(s: Position, basin: int) -> None:
    """The USA gain energy from a drop that flows past one of their powerhouses."""
    for seat in range(s.seats):
        player = s.players[seat]
        is_active = player.company == USA and player.built[A_POWERHOUSE] >= ABILITY_FROM
        if is_active and has_powerhouse(s, seat, basin):
            player.energy += 1


def has_powerhouse(s: Position, seat: int, basin: int) -> bool:
    for i in range(basin * ZONE, basin * ZONE + ZONE):
        if s.powerhouse_owner[i] == seat:
            return True
    return False


def fill_headstreams(s: Position) -> None:
    """Each tile brings its drops of this round; there are none in the last one."""
    for stream in range(HEADSTREAMS):
        tile = s.headstream_tile[stream]
        if s.round <= 4:
            s.drops_waiting[stream] += s.map.tile_drops[tile * 4 + s.round - 1]


def water_flow(s: Position) -> None:
    """All drops on the headstreams come down."""
    for stream in range(HEADSTREAMS):
        while s.drops_waiting[stream] > 0:
            s.drops_waiting[stream] -= 1
            flow_from_headstream(s, stream)


def drops_of(s: Position, seat: int) -> int:
    """In the dams of a company."""
    drops = 0
    for dam in range(DAMS):
        if s.dam_owner[dam] == seat:
            drops += s.dam_drops[dam]
    return drops


def fill_empty_dams(s: Position, seat: int) -> None:
    """A drop into each own dam that is empty."""
    for dam in range(DAMS):
        if s.dam_owner[dam] == seat and s.dam_drops[dam] == 0:
            s.dam_drops[dam] = 1


def has_empty_dam(s: Position, seat: int) -> bool:
    for dam in range(DAMS):
        if s.dam_owner[dam] == seat and s.dam_drops[dam] == 0:
            return True
    return False


def may_pour(s: Position, seat: int, dam: int, neutral: bool) -> bool:
    """Whether a drop may be put into this dam: an own one, or a neutral one where that counts."""
    owner = s.dam_owner[dam]
    if owner == NOBODY:
        return False
    return (owner == seat or (neutral and owner == NEUTRAL)) and has_room(s, dam)


def may_pour_somewhere(s: Position, seat: int) -> bool:
    for dam in range(DAMS):
        if may_pour(s, seat, dam, True):
            return True
    return False
