"""What is wrong with the board and the panel that a position says are printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from roundel.games.barrage.effects import (
    ANY_REQUIREMENT,
    FIRST_AMOUNT,
    FIRST_TASK,
    MOST_GAINED,
    PATENT,
    REWARD,
    SECOND_AMOUNT,
    SECOND_TASK,
)
from roundel.games.barrage.maps import (
    EXIT,
    GREEN_AREAS,
    HIGHEST_VALUE,
    NO_SPACE,
    RED_AREAS,
    SIDES,
    ZONE,
)
from roundel.games.barrage.panel import MOST_STEPS

if TYPE_CHECKING:
    from roundel.games.barrage.position import Map, Panel


def map_faults(map: Map) -> Iterator[tuple[str, str]]:
    """Spaces belong to basins, conduits end at powerhouses, all water gets to an exit."""
    for name, row, of_basin, none in (
        ("dam_price", map.dam_price, SIDES, NO_SPACE),
        ("conduit_value", map.conduit_value, SIDES, 0),
        ("powerhouse_price", map.powerhouse_price, ZONE, NO_SPACE),
    ):
        for at, value in enumerate(row):
            if value < none:
                yield f"map.{name}[{at}]", f"is {none} where there is no space, never less"
            if value != none and at // of_basin >= map.basins:
                yield f"map.{name}[{at}]", f"the map has {map.basins} basins"
    for at, value in enumerate(map.conduit_value):
        end = map.conduit_end[at]
        zone = map.powerhouse_price[end * ZONE :][:ZONE]
        if value > HIGHEST_VALUE:
            yield f"map.conduit_value[{at}]", f"is at most {HIGHEST_VALUE}"
        if value and (end == at // SIDES or max(zone) == NO_SPACE):
            yield f"map.conduit_end[{at}]", "is another basin that has powerhouse spaces"
    for name, areas, highest in (
        ("red_area", map.red_area, RED_AREAS),
        ("green_area", map.green_area, GREEN_AREAS),
    ):
        for basin, area in enumerate(areas):
            if not 0 <= area <= highest:
                yield f"map.{name}[{basin}]", f"is a number from 0 to {highest}"
    for stream, basin in enumerate(map.feeds):
        if basin >= map.basins:
            yield f"map.feeds[{stream}]", f"the map has {map.basins} basins"
    yield from _river_faults(map)


def _river_faults(map: Map) -> Iterator[tuple[str, str]]:
    for basin in range(map.basins):
        if map.basins <= map.river[basin] < EXIT:
            yield f"map.river[{basin}]", f"the map has {map.basins} basins"
    for basin in range(map.basins):
        at = basin
        for _ in range(map.basins):
            at = map.river[at] if at < EXIT else at
        if at < EXIT:
            yield f"map.river[{basin}]", "its water never gets to an exit"


def panel_faults(panel: Panel) -> Iterator[tuple[str, str]]:
    """Tracks have spaces, cells lie on them, rewards are those that there are."""
    ranges = (
        ("steps", (panel.steps,), 1, MOST_STEPS),
        ("cells", panel.cells, 1, panel.steps),
        ("on_pass", (panel.on_pass,), 0, 1),
        ("freezes", (panel.freezes,), 0, 1),
    )
    for name, row, low, high in ranges:
        if not all(low <= value <= high for value in row):
            yield f"panel.{name}", f"must be from {low} to {high}"
    highest = [MOST_GAINED] * REWARD
    highest[FIRST_TASK] = highest[SECOND_TASK] = PATENT
    highest[FIRST_AMOUNT] = highest[SECOND_AMOUNT] = ANY_REQUIREMENT
    for at, value in enumerate(panel.reward):
        if not 0 <= value <= highest[at % REWARD]:
            yield f"panel.reward[{at}]", f"is a number from 0 to {highest[at % REWARD]}"
