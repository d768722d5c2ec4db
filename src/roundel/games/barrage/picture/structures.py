"""What is built on the map, and the spaces where something may be: dams, conduits, powerhouses."""

from __future__ import annotations

from roundel.core.drawing import Element, box, number, words
from roundel.core.shape import NOBODY
from roundel.games.barrage.captions import about_conduit, about_dam, about_powerhouse
from roundel.games.barrage.maps import CONDUITS, DAMS, NO_SPACE, POWERHOUSES, SIDES, ZONE
from roundel.games.barrage.notation import conduit_name, dam_name, powerhouse_name
from roundel.games.barrage.picture.basins import (
    DAM_GAP,
    DAM_HEIGHT,
    DAM_WIDTH,
    ZONE_HEIGHT,
    Plan,
)
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.land import (
    CONDUIT_HEIGHT,
    CONDUIT_WIDTH,
    LAND_WIDTH,
    conduit_at,
)
from roundel.games.barrage.picture.signs import sign
from roundel.games.barrage.position import BLOCKED, NEUTRAL

HOUSE = 27.0
AIR = 3.0
"""Beside a conduit space, for fingers."""
TIERS = ((52.0, 10.0), (42.0, 8.0), (32.0, 8.0))
"""Of a dam, from below: the width and the height of base and elevations."""


def draw_structures(drawing: Drawing, plan: Plan) -> None:
    for dam in range(DAMS):
        if drawing.view.map.dam_price[dam] != NO_SPACE:
            _draw_dam(drawing, plan, dam)
    for conduit in range(CONDUITS):
        if drawing.view.map.conduit_value[conduit] > 0:
            _draw_conduit(drawing, plan, conduit)
    for house in range(POWERHOUSES):
        if drawing.view.map.powerhouse_price[house] != NO_SPACE:
            _draw_powerhouse(drawing, plan, house)


def _room(
    drawing: Drawing,
    id: str,
    owner: int,
    price: int,
    place: tuple[float, float, float, float],
) -> None:
    """The space itself: red-bordered when it costs credits, crossed out when a token closes it."""
    x, y, width, height = place
    marks = "room" + drawing.mark(id)
    if owner == NOBODY and price > 0:
        marks += " paying"
    elif owner not in (NOBODY, BLOCKED):
        marks += " taken"
    drawing.ground.append(box(x, y, width, height, marks, 6))
    if owner == BLOCKED:
        cross = (
            f"M{number(x + 5)},{number(y + 5)}L{number(x + width - 5)},{number(y + height - 5)}"
            f"M{number(x + width - 5)},{number(y + 5)}L{number(x + 5)},{number(y + height - 5)}"
        )
        drawing.ground.append(Element("path", d=cross, class_="closed"))


# Dams


def _draw_dam(drawing: Drawing, plan: Plan, dam: int) -> None:
    view = drawing.view
    basin = plan.basins[dam // SIDES]
    x, y = basin.x - DAM_WIDTH / 2, basin.dams[dam % SIDES]
    name, owner, price = dam_name(dam), view.dam_owner[dam], view.map.dam_price[dam]
    id = f"dam-{name}"
    _room(drawing, id, owner, price, (x, y, DAM_WIDTH, DAM_HEIGHT))
    if owner == NOBODY:
        drawing.ground.append(
            Element("g", sign("base", basin.x, y + DAM_HEIGHT / 2 + 3, 1.2), class_="faint")
        )
        if price > 0:
            _draw_price(drawing, price, basin.x, y + DAM_HEIGHT / 2 + 6)
    foot = y + DAM_HEIGHT - 3
    for tier in range(view.dam_level[dam]):
        width, height = TIERS[tier]
        foot -= height
        kind = "base" if tier == 0 else "elevation"
        drawn = drawing.owned(owner, box(-width / 2, 0, width, height, "company", 1.5))
        like = "neutral" if owner == NEUTRAL else str(owner)
        drawing.lay(f"{kind}-on-{name}-{tier}", basin.x, foot, drawn, kind=f"{kind}-{like}")
    for i in range(view.dam_drops[dam]):
        _draw_drop(drawing, f"drop-{name}-{i}", i, view.dam_drops[dam], basin.x, y + 11)
    drawing.touch(id, about_dam(view, dam), x, y, DAM_WIDTH, DAM_HEIGHT)


def _draw_drop(drawing: Drawing, id: str, i: int, drops: int, x: float, y: float) -> None:
    """Water stands before the dam."""
    across = x - 6.2 * (drops - 1) + 12.4 * i
    drawing.lay(id, across, y, sign("drop", 0, 0), kind="drop", scale=0.92)


def _draw_price(drawing: Drawing, price: int, x: float, y: float) -> None:
    drawing.labels.append(
        words(f"+{price}", x, y, drawing.legible(13), class_="paying bold", anchor="middle")
    )


# Conduits


def _draw_conduit(drawing: Drawing, plan: Plan, conduit: int) -> None:
    """Its value, and the number of the basin in whose zone it ends."""
    view = drawing.view
    x, y = conduit_at(plan, conduit)
    name, owner = conduit_name(conduit), view.conduit_owner[conduit]
    value, end = view.map.conduit_value[conduit], view.map.conduit_end[conduit] + 1
    id = f"conduit-{name}"
    _room(drawing, id, owner, 0, (x, y, CONDUIT_WIDTH, CONDUIT_HEIGHT))
    middle = x + CONDUIT_WIDTH / 2
    built = owner not in (NOBODY, BLOCKED)
    if built:
        drawn = drawing.owned(owner, box(-13, -13, 26, 26, "company", 4))
        drawing.lay(f"conduit-on-{name}", middle, y + 16, drawn, kind=f"conduit-{owner}")
    number_on = "on-company bold" if built else "bold"
    drawing.labels.append(
        drawing.owned(
            owner if built else NOBODY,
            words(str(value), middle, y + 23, 19, class_=number_on, anchor="middle"),
        )
    )
    drawing.labels.append(
        words(f"→{end}", middle, y + 41, drawing.legible(12), class_="strong", anchor="middle")
    )
    wider = AIR if drawing.is_tall else 0
    left = x - wider if conduit % SIDES == 0 else x
    about = about_conduit(view, conduit)
    drawing.touch(id, about, left, y, CONDUIT_WIDTH + wider, CONDUIT_HEIGHT)


# Powerhouses


def powerhouse_at(drawing: Drawing, plan: Plan, house: int) -> tuple[float, float, float]:
    """The middle of a powerhouse space, and how far it is to the next: those of a zone lie in a row
    across the river."""
    basin = house // ZONE
    row = drawing.view.map.powerhouse_price[basin * ZONE :][:ZONE]
    spaces = [i for i in range(ZONE) if row[i] != NO_SPACE]
    between, shores = (6, 28) if drawing.is_tall else (5, 42)
    step = min(HOUSE + between, (LAND_WIDTH - shores) / max(1, len(spaces) - 1))
    x = plan.basins[basin].x + (spaces.index(house % ZONE) - (len(spaces) - 1) / 2) * step
    return (x, plan.basins[basin].zone, step)


def _draw_powerhouse(drawing: Drawing, plan: Plan, house: int) -> None:
    view = drawing.view
    x, y, step = powerhouse_at(drawing, plan, house)
    name, owner = powerhouse_name(house), view.powerhouse_owner[house]
    price = view.map.powerhouse_price[house]
    id = f"powerhouse-{name}"
    corner = (x - HOUSE / 2, y - HOUSE / 2, HOUSE, HOUSE)
    _room(drawing, id, owner, price, corner)
    if owner == NOBODY:
        drawing.ground.append(Element("g", sign("powerhouse", x, y), class_="faint"))
        if price > 0:
            _draw_price(drawing, price, x, y + 5)
    elif owner != BLOCKED:
        drawing.put(f"powerhouse-on-{name}", "powerhouse", owner, x, y, 1.15)
    about = about_powerhouse(view, house)
    if drawing.is_tall:
        high = ZONE_HEIGHT + DAM_GAP
        drawing.touch(id, about, x - step / 2, y - high / 2, step, high)
    else:
        drawing.touch(id, about, *corner)
