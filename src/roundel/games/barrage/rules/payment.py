"""What a structure costs, and the ways to pay it."""

from roundel.games.barrage.components import (
    A_BASE,
    A_CONDUIT,
    A_POWERHOUSE,
    AN_ELEVATION,
    BASE_COST,
    BASE_III,
    BUILDING_EXCAVATORS,
    BUILDING_II,
    BUILDING_MIXERS,
    CONDUIT_COST,
    CONDUIT_II,
    ELEVATION_COST,
    JILL,
    POWERHOUSE_COST,
    SOLOMON,
    SURCHARGE,
    WILD_I,
    WILD_II,
    WILHELM,
)
from roundel.games.barrage.maps import SIDES
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules.officers import has
from roundel.games.barrage.rules.sites import site_price

WILHELMS_BASE = 3
CHEAP_CONDUIT = 5
IMPOSSIBLE = -1


def excavators_due(s: Position, seat: int, kind: int, tile: int, site: int) -> int:
    """As printed, after the tile's rule and Wilhelm's."""
    if kind == A_BASE:
        if tile == BASE_III:
            return 0
        if has(s, seat, WILHELM):
            return WILHELMS_BASE
        return BASE_COST[s.map.area[site // SIDES]]
    if kind == A_CONDUIT:
        due = CONDUIT_COST * s.map.conduit_value[site]
        return min(due, CHEAP_CONDUIT) if tile == CONDUIT_II else due
    if kind in (AN_ELEVATION, A_POWERHOUSE):
        return 0
    return BUILDING_EXCAVATORS[s.building[site]]


def mixers_due(s: Position, seat: int, kind: int, site: int) -> int:
    if kind == AN_ELEVATION:
        return ELEVATION_COST[s.map.area[site // SIDES]]
    if kind == A_POWERHOUSE:
        return POWERHOUSE_COST[s.players[seat].built[A_POWERHOUSE]]
    if kind in (A_BASE, A_CONDUIT):
        return 0
    return BUILDING_MIXERS[s.building[site]]


def price_of_site(s: Position, kind: int, tile: int, site: int) -> int:
    """The credits of a red-bordered building space, which the wild tile I waives."""
    return 0 if tile == WILD_I else site_price(s, kind, site)


def affordable(s: Position, seat: int, kind: int, tile: int, site: int, purse: int) -> bool:
    """Whether there is any way to pay, with so many credits at hand."""
    purse -= price_of_site(s, kind, tile, site)
    if purse < 0:
        return False
    player = s.players[seat]
    if kind == A_CONDUIT and has(s, seat, JILL):
        machines = player.mixers
        if tile == WILD_II and s.wild2_on_jill == 1:
            machines += player.excavators
        if machines >= s.map.conduit_value[site]:
            return True
    excavators = excavators_due(s, seat, kind, tile, site)
    mixers = mixers_due(s, seat, kind, site)
    if tile == WILD_II:
        missing = max(0, excavators + mixers - player.excavators - player.mixers)
    else:
        no_excavators = max(0, excavators - player.excavators)
        no_mixers = max(0, mixers - player.mixers)
        missing = (
            min(no_excavators, no_mixers) if tile == BUILDING_II else no_excavators + no_mixers
        )
    return missing == 0 or (has(s, seat, SOLOMON) and SURCHARGE * missing <= purse)


def credits_for(
    s: Position, seat: int, kind: int, tile: int, site: int, excavators: int, mixers: int
) -> int:
    """The credits that complete these machines to a payment; IMPOSSIBLE when none do."""
    if is_jills_way(s, seat, kind, tile, site, excavators, mixers):
        return 0
    due = excavators_due(s, seat, kind, tile, site)
    mixers_too = mixers_due(s, seat, kind, site)
    missing = IMPOSSIBLE
    if tile == WILD_II:
        missing = due + mixers_too - excavators - mixers
    elif tile == BUILDING_II:
        missing = missing_of_one_type(due, mixers_too, excavators, mixers)
    elif excavators <= due and mixers <= mixers_too:
        missing = due + mixers_too - excavators - mixers
    if missing > 0 and not has(s, seat, SOLOMON):
        return IMPOSSIBLE
    return SURCHARGE * missing if missing >= 0 else IMPOSSIBLE


def is_jills_way(
    s: Position, seat: int, kind: int, tile: int, site: int, excavators: int, mixers: int
) -> bool:
    """A mixer for each point of a conduit's value; no excavator, unless wild II may turn it."""
    if kind != A_CONDUIT or not has(s, seat, JILL):
        return False
    if excavators > 0 and (tile != WILD_II or s.wild2_on_jill == 0):
        return False
    return excavators + mixers == s.map.conduit_value[site]


def missing_of_one_type(due: int, mixers_due: int, excavators: int, mixers: int) -> int:
    """With the building tile II only one type is paid; of two ways the one with less missing."""
    by_excavators = mixers == 0 and excavators <= due
    by_mixers = excavators == 0 and mixers <= mixers_due
    if by_excavators and by_mixers:
        return min(due, mixers_due)
    if by_excavators:
        return due - excavators
    return mixers_due - mixers if by_mixers else IMPOSSIBLE


def may_pay(
    s: Position, seat: int, kind: int, tile: int, site: int, excavators: int, mixers: int
) -> bool:
    """Whether these machines, and the credits beside them, are a way to pay."""
    player = s.players[seat]
    if excavators > player.excavators or mixers > player.mixers:
        return False
    credits = credits_for(s, seat, kind, tile, site, excavators, mixers)
    if credits == IMPOSSIBLE:
        return False
    return credits + price_of_site(s, kind, tile, site) <= player.credits
