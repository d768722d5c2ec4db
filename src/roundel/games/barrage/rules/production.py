"""Production: drops of one dam through one conduit to one own powerhouse."""

from roundel.core.shape import NOBODY
from roundel.games.barrage.components import (
    A_POWERHOUSE,
    ABILITY_FROM,
    BONUS_BY_POWERHOUSES,
    FRANCE,
    GERMANY,
    ITALY,
    NETHERLANDS,
    VIKTOR,
)
from roundel.games.barrage.effects import PRODUCE
from roundel.games.barrage.maps import DAMS, SIDES
from roundel.games.barrage.position import NEUTRAL, Position
from roundel.games.barrage.rules.numbering import (
    A_PRODUCTION,
    ABILITY,
    FRENCH_EACH,
    OWN_DAM,
    RELEASES,
    SERVE,
    SYSTEM,
)
from roundel.games.barrage.rules.officers import has
from roundel.games.barrage.rules.stack import push
from roundel.games.barrage.rules.water import flow_from_zone, has_powerhouse

VIKTORS_LEAST = 4
FRENCH_DISCOUNT = 3
ITALIAN_STEPS = 3
FIRST = 0
"""The note of a production that is not Germany's second one."""


def ability_is_active(s: Position, seat: int, company: int) -> bool:
    player = s.players[seat]
    return player.company == company and player.built[A_POWERHOUSE] >= ABILITY_FROM


def energy_made(
    s: Position, seat: int, conduit: int, drops: int, modifier: int, second: int
) -> int:
    """Value times drops, the modifier and the company's bonus; Viktor makes 4 of less."""
    energy = s.map.conduit_value[conduit] * drops
    if has(s, seat, VIKTOR) and (second == FIRST or s.viktor_on_german_second == 1):
        energy = max(VIKTORS_LEAST, energy)
    if second == FIRST:
        energy += BONUS_BY_POWERHOUSES[s.players[seat].built[A_POWERHOUSE]]
    return energy + modifier


def most_drops(s: Position, seat: int, dam: int, conduit: int, purse: int) -> int:
    """What the dam holds; through somebody else's conduit what can be paid for."""
    drops = s.dam_drops[dam]
    return drops if s.conduit_owner[conduit] == seat else min(drops, purse)


def may_use_conduit(
    s: Position, seat: int, dam: int, conduit: int, modifier: int, second: int, purse: int
) -> bool:
    """Whether this system makes at least one energy: dam, built conduit, own powerhouse."""
    owner = s.conduit_owner[conduit]
    if not NOBODY < owner < NEUTRAL:
        return False
    zone = s.map.conduit_end[conduit]
    if zone == second - 1 or not has_powerhouse(s, seat, zone):
        return False
    drops = most_drops(s, seat, dam, conduit, purse)
    return drops > 0 and energy_made(s, seat, conduit, drops, modifier, second) > 0


def may_draw(s: Position, seat: int, dam: int, modifier: int, second: int, purse: int) -> bool:
    """Whether some conduit can be fed from this dam, an own or a neutral one with water."""
    if s.dam_drops[dam] == 0 or (s.dam_owner[dam] != seat and s.dam_owner[dam] != NEUTRAL):
        return False
    conduit = dam // SIDES * SIDES
    for side in range(SIDES):
        if may_use_conduit(s, seat, dam, conduit + side, modifier, second, purse):
            return True
    return False


def may_produce(s: Position, seat: int, modifier: int, purse: int) -> bool:
    """Whether there is any system to produce with."""
    for dam in range(DAMS):
        if may_draw(s, seat, dam, modifier, FIRST, purse):
            return True
    return False


def draw_from(s: Position, dam: int, modifier: int, second: int) -> None:
    push(s, SYSTEM, modifier, dam, second)


def may_lead_through(
    s: Position, seat: int, dam: int, conduit: int, modifier: int, second: int
) -> bool:
    if conduit // SIDES != dam // SIDES:
        return False
    purse = s.players[seat].credits
    return may_use_conduit(s, seat, dam, conduit, modifier, second, purse)


def lead_through(s: Position, dam: int, conduit: int, modifier: int, second: int) -> None:
    push(s, RELEASES, modifier, dam * SIDES + conduit % SIDES, second)


def conduit_of(system: int) -> int:
    """The conduit of a dam and a side."""
    return system // SIDES // SIDES * SIDES + system % SIDES


def may_release(
    s: Position, seat: int, system: int, drops: int, modifier: int, second: int
) -> bool:
    conduit = conduit_of(system)
    if drops > most_drops(s, seat, system // SIDES, conduit, s.players[seat].credits):
        return False
    return energy_made(s, seat, conduit, drops, modifier, second) > 0


def release(s: Position, seat: int, system: int, drops: int, modifier: int, second: int) -> None:
    """Make energy; the drops flow on, a foreign conduit is paid; then contract and ability."""
    dam = system // SIDES
    conduit = conduit_of(system)
    zone = s.map.conduit_end[conduit]
    energy = energy_made(s, seat, conduit, drops, modifier, second)
    s.dam_drops[dam] -= drops
    s.players[seat].energy += energy
    for _ in range(drops):
        flow_from_zone(s, zone)
    pay_owner(s, seat, s.conduit_owner[conduit], drops)
    if second == FIRST:
        push(s, ABILITY, 0, dam, zone)
    if ability_is_active(s, seat, FRANCE):
        energy += FRENCH_DISCOUNT
        push(s, SERVE, energy, FRENCH_EACH if s.france_per_contract == 1 else A_PRODUCTION)
    else:
        push(s, SERVE, energy, A_PRODUCTION)


def pay_owner(s: Position, seat: int, owner: int, drops: int) -> None:
    """A credit a drop from the one who uses a foreign conduit, and a point from the game."""
    if owner != seat:
        s.players[seat].credits -= drops
        s.players[owner].credits += drops
        s.score[owner] += drops


def use_ability(s: Position, seat: int, dam: int, zone: int) -> None:
    """What the company adds to a production."""
    if ability_is_active(s, seat, ITALY):
        s.players[seat].energy += ITALIAN_STEPS
    elif ability_is_active(s, seat, GERMANY):
        push(s, PRODUCE, 0, 1, 1 + zone)
    elif ability_is_active(s, seat, NETHERLANDS):
        push(s, OWN_DAM, 0, dam)
