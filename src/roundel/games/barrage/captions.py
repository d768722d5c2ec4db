"""What the picture and the terminal's table of Barrage say in words."""

from roundel.core.message import Message
from roundel.core.position import is_stopped
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage.components import (
    A_BASE,
    A_CONDUIT,
    A_POWERHOUSE,
    AN_ELEVATION,
    ANTONS_TILE,
    BASE_COST,
    BASIC_TILES,
    BONUS_IDS,
    BONUS_RATE,
    BUILDING_EXCAVATORS,
    BUILDING_IDS,
    BUILDING_MIXERS,
    BUILDING_POINTS,
    COMPANY_IDS,
    CONDITION_IDS,
    CONDUIT_COST,
    ELEVATION_COST,
    INCOME_PIECES,
    INCOME_ROWS,
    KINDS,
    OBJECTIVE_IDS,
    PIECES,
    POWERHOUSE_COST,
    REWARDS,
    SECTION,
    TILE_IDS,
    TILES,
)
from roundel.games.barrage.effects import AREAS
from roundel.games.barrage.maps import SIDES, ZONE
from roundel.games.barrage.phrases import (
    conduit_words,
    counted,
    dam_words,
    first_name,
    machine_words,
    officer_words,
    reward_words,
    space_words,
    tile_words,
)
from roundel.games.barrage.position import BLOCKED, NEUTRAL, Player, Position
from roundel.games.barrage.rules.payment import credits_for, price_of_site
from roundel.games.barrage.rules.production import conduit_of, energy_made
from roundel.games.barrage.rules.rewards import income_of
from roundel.games.barrage.rules.water import capacity, drops_of
from roundel.games.barrage.tasks import asked


def decision(view: Position, seat: int) -> Message:
    """What has to be decided now, or how it ended."""
    mover = view.to_move
    if is_stopped(view):
        return Message("the-game-was-stopped", seat=view.rank.index(1))
    if mover == NOBODY:
        return _end(view)
    own = "-own" if mover == seat else ""
    task = view.stack[view.waiting - 1]
    return Message(f"ask{own}", seat=mover, task=asked(view), amount=task.amount)


def _end(view: Position) -> Message:
    first = [seat for seat in range(view.seats) if view.rank[seat] == 1]
    points = max(view.score[seat] for seat in first)
    if len(first) > 1:
        return Message("picture-shared", points=points)
    return Message("picture-won", seat=first[0], points=points)


def moment(view: Position) -> Message:
    """The round, or what comes before the first and after the last."""
    if view.round == 0:
        return Message("picture-draft")
    return Message("picture-round", round=view.round)


# Amounts that a choice comes to


def credits_to_pay(view: Position, excavators: int, mixers: int) -> int:
    """Those that go with so many machines, in the construction that is being paid."""
    task = view.stack[view.waiting - 1]
    seat, kind, tile, site = view.to_move, task.amount, task.place % TILES, task.note
    credits = credits_for(view, seat, kind, tile, site, excavators, mixers)
    return max(0, credits) + price_of_site(view, kind, tile, site)


def energy_of_release(view: Position, drops: int) -> int:
    """What so many drops make, in the production that goes on."""
    task = view.stack[view.waiting - 1]
    conduit = conduit_of(task.place)
    return energy_made(view, view.to_move, conduit, drops, task.amount, task.note)


# Places on the map


def _owner(owner: int) -> Message:
    """Whose a space is."""
    if owner == NOBODY:
        return Message("owner-nobody")
    if owner == BLOCKED:
        return Message("owner-blocked")
    if owner == NEUTRAL:
        return Message("owner-neutral")
    return Message("owner", seat=owner)


def _land(view: Position, basin: int) -> Message:
    return Message("land", land=AREAS[view.map.area[basin]])


def about_dam(view: Position, dam: int) -> Message:
    """A dam with its water, or the space for one."""
    land = _land(view, dam // SIDES)
    level = view.dam_level[dam]
    if level == 0:
        return Message(
            "about-dam-space",
            side="lu"[dam % SIDES],
            basin=dam // SIDES + 1,
            land=land,
            price=view.map.dam_price[dam] if view.dam_owner[dam] == NOBODY else 0,
            owner=_owner(view.dam_owner[dam]),
        )
    return Message(
        "about-dam",
        dam=dam_words(dam),
        land=land,
        level=level,
        drops=view.dam_drops[dam],
        most=capacity(view, dam),
        owner=_owner(view.dam_owner[dam]),
    )


def about_conduit(view: Position, conduit: int) -> Message:
    owner = _owner(view.conduit_owner[conduit])
    return Message("about-conduit", conduit=conduit_words(view, conduit), owner=owner)


def about_powerhouse(view: Position, house: int) -> Message:
    return Message(
        "about-powerhouse",
        basin=house // ZONE + 1,
        place=house % ZONE + 1,
        land=_land(view, house // ZONE),
        price=view.map.powerhouse_price[house] if view.powerhouse_owner[house] == NOBODY else 0,
        owner=_owner(view.powerhouse_owner[house]),
    )


# Beside the map


def about_space(view: Position, space: int) -> Message:
    """What a shared space is for, and who is there."""
    seat = view.space_seat[space]
    if seat == NOBODY:
        return space_words(view, space)
    return Message("about-space-taken", space=space_words(view, space), seat=seat)


def about_tile(tile: int) -> Message:
    """A technology tile, with what an advanced or an officer's one does besides."""
    if tile < BASIC_TILES:
        return tile_words(tile)
    if tile >= ANTONS_TILE:
        return Message("about-officers-tile", tile=tile_words(tile), officer=TILE_IDS[tile])
    return Message("about-tile", tile=tile_words(tile), effect=tile_effect(tile))


def tile_effect(tile: int) -> Message:
    """What an advanced tile does besides building."""
    return Message("tile-effect", tile=TILE_IDS[tile])


def about_bonus(bonus: int, round: int) -> Message:
    return Message(
        "about-bonus",
        round=round,
        counts=Message("bonus-counts", bonus=BONUS_IDS[bonus]),
        points=BONUS_RATE[bonus],
        energy=SECTION * round,
    )


def about_objective(objective: int) -> Message:
    return Message("about-objective", objective=OBJECTIVE_IDS[objective])


def building_name(building: int) -> Message:
    return Message("building-name", building=BUILDING_IDS[building])


def about_condition(condition: int) -> Message:
    return Message("about-condition", condition=CONDITION_IDS[condition])


def building_effect(building: int) -> Message:
    """What its owner may do with a private building."""
    return Message("building-effect", building=BUILDING_IDS[building])


def about_building(building: int) -> Message:
    return Message(
        "about-building",
        cost=machine_words(BUILDING_EXCAVATORS[building], BUILDING_MIXERS[building]),
        points=BUILDING_POINTS[building],
        building=BUILDING_IDS[building],
    )


# Companies


def about_company(company: int) -> Message:
    return Message("about-ability", ability=companys_ability(company))


def companys_ability(company: int) -> Message:
    return Message("companys-ability", company=COMPANY_IDS[company])


def officers_ability(officer: int) -> Message:
    return Message("officers-ability", officer=first_name(officer))


def about_officer(officer: int) -> Message:
    ability = officers_ability(officer)
    return Message("about-officer", officer=officer_words(officer), ability=ability)


def about_standing(view: Position, seat: int) -> Message:
    """What a company has at hand, and the water in its dams."""
    player = view.players[seat]
    things = counted(
        ("points", view.score[seat]),
        ("energy", player.energy),
        ("credits", player.credits),
        ("excavators", player.excavators),
        ("mixers", player.mixers),
    )
    return Message("about-standing", seat=seat, things=things, drops=drops_of(view, seat))


def about_segment(player: Player, i: int) -> Message:
    """What lies in a segment of the wheel, and after how many rotations it comes back."""
    tile = player.wheel_tile[i]
    things = machine_words(player.wheel_excavators[i], player.wheel_mixers[i])
    if tile != EMPTY:
        things = (tile_words(tile), *things)
    if not things:
        return Message("about-empty-segment")
    return Message("about-segment", things=things, rotations=len(player.wheel_tile) - i)


def about_reserve(view: Position, seat: int, kind: int) -> Message:
    """What is left of a kind of structure, and the incomes that are uncovered."""
    player = view.players[seat]
    left = PIECES[kind] - player.built[kind]
    incomes: tuple[Message, ...] = ()
    if kind < INCOME_ROWS:
        for i, piece in enumerate(INCOME_PIECES):
            if player.built[kind] >= piece:
                incomes += reward_words(REWARDS[income_of(player.company, kind, i)])
    id = "about-reserve-income" if incomes else "about-reserve"
    return Message(
        id,
        seat=seat,
        left=left,
        most=PIECES[kind],
        kind=KINDS[kind],
        incomes=incomes,
        cost=_cost(player, kind),
    )


def _cost(player: Player, kind: int) -> Message:
    """What the next piece of a kind costs, as it is printed."""
    if kind in (A_BASE, AN_ELEVATION):
        mountain, hill, plain = BASE_COST if kind == A_BASE else ELEVATION_COST
        id = "cost-base" if kind == A_BASE else "cost-elevation"
        return Message(id, mountain=mountain, hill=hill, plain=plain)
    if kind == A_CONDUIT:
        return Message("cost-conduit", times=CONDUIT_COST)
    if kind == A_POWERHOUSE:
        built = min(player.built[kind], len(POWERHOUSE_COST) - 1)
        return Message("cost-powerhouse", mixers=POWERHOUSE_COST[built])
    return Message("cost-building")
