"""Where the basins of a map lie. For the boards in the box somebody has placed them by hand, in
basins.csv; those of any other board are placed by the way their water takes.
"""

from __future__ import annotations

import csv
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from roundel.games.barrage.maps import EXIT, HEADSTREAMS, NO_SPACE, SIDES, ZONE
from roundel.games.barrage.picture.layout import Area
from roundel.games.barrage.position import Map

ZONE_HEIGHT = 32.0
DAM_WIDTH, DAM_HEIGHT = 56.0, 40.0
DAM_GAP = 4.0
SHORE = 7.0
"""Of land above and below what lies on a basin."""
HEADSTREAMS_HEIGHT = 76.0
EXIT_HEIGHT = 16.0
LEAST_GAP = 25.0
"""Between basins of one row, in hundredths of the width."""


class Basin(NamedTuple):
    """A basin on the picture: the middle of its river, and the heights of what lies along it."""

    x: float
    top: float
    foot: float
    zone: float
    """The middle of its powerhouse zone."""
    dams: tuple[float, float]
    """The tops of the lower and the upper dam space."""


class Plan(NamedTuple):
    """All basins of a map, and the middle of each headstream."""

    basins: list[Basin]
    streams: list[float]
    edges: tuple[float, float]
    """Nothing goes further to the left and to the right."""


def plan(map: Map, area: Area) -> Plan:
    """The map laid out in this area."""
    rows = _rows(map)
    middles = _middles(map, rows)
    used = HEADSTREAMS_HEIGHT + EXIT_HEIGHT
    deepest = max(rows)
    heights = [
        max(_height(map, basin) for basin in range(map.basins) if rows[basin] == row)
        for row in range(deepest + 1)
    ]
    gap = (area.height - used - sum(heights)) / (deepest + 1)
    tops = [
        area.y + HEADSTREAMS_HEIGHT + sum(heights[:row]) + gap * row for row in range(deepest + 1)
    ]
    basins = [
        _basin(map, basin, area.x + middles[basin] * area.width / 100, tops[rows[basin]])
        for basin in range(map.basins)
    ]
    fed = sorted(range(HEADSTREAMS), key=lambda stream: (middles[map.feeds[stream]], stream))
    streams = [0.0] * HEADSTREAMS
    for i, stream in enumerate(fed):
        streams[stream] = area.x + (i + 0.5) * area.width / HEADSTREAMS
    return Plan(basins, streams, (area.x + 5, area.right - 5))


def has_zone(map: Map, basin: int) -> bool:
    return any(price != NO_SPACE for price in map.powerhouse_price[basin * ZONE :][:ZONE])


def has_dams(map: Map, basin: int) -> bool:
    return any(price != NO_SPACE for price in map.dam_price[basin * SIDES :][:SIDES])


def _height(map: Map, basin: int) -> float:
    zone = ZONE_HEIGHT if has_zone(map, basin) else 0
    dams = SIDES * (DAM_HEIGHT + DAM_GAP) if has_dams(map, basin) else 0
    return 2 * SHORE + zone + dams


def _basin(map: Map, basin: int, x: float, top: float) -> Basin:
    zone = top + SHORE + ZONE_HEIGHT / 2
    upper = top + SHORE + (ZONE_HEIGHT if has_zone(map, basin) else 0) + DAM_GAP / 2
    dams = (upper + DAM_HEIGHT + DAM_GAP, upper)
    return Basin(x, top, top + _height(map, basin), zone, dams)


def _rows(map: Map) -> list[int]:
    """Mountains above hills above plains, and every basin below those that flow into it."""
    rows = map.area[: map.basins]
    for _ in range(map.basins):
        for basin in range(map.basins):
            below = map.river[basin]
            if below < EXIT:
                rows[below] = max(rows[below], rows[basin] + 1)
    return rows


def _middles(map: Map, rows: list[int]) -> list[float]:
    """The middle of each basin, in hundredths of the width."""
    rivers = tuple(min(below, EXIT) for below in map.river[: map.basins])
    placed = _placed_by_hand().get(rivers)
    return list(placed) if placed is not None else _placed_by_flow(map, rows)


@cache
def _placed_by_hand() -> dict[tuple[int, ...], tuple[float, ...]]:
    """The middles of the basins by the rivers of their map."""
    with (Path(__file__).parent / "basins.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    found = {}
    for name in {line["map"] for line in lines}:
        basins = [line for line in lines if line["map"] == name]
        rivers = tuple(int(line["flows_to"] or EXIT + 1) - 1 for line in basins)
        found[rivers] = tuple(float(line["x"]) for line in basins)
    return found


def _placed_by_flow(map: Map, rows: list[int]) -> list[float]:
    """Each basin as near as may be to the middle of those that flow into it."""
    middles = [50.0] * map.basins
    for row in range(max(rows) + 1):
        here = [basin for basin in range(map.basins) if rows[basin] == row]
        for basin in here:
            above = [middles[b] for b in range(map.basins) if map.river[b] == basin]
            middles[basin] = (
                sum(above) / len(above) if above else (here.index(basin) + 0.5) * 100 / len(here)
            )
        here.sort(key=lambda basin: (middles[basin], basin))
        gap = min(LEAST_GAP, 100 / len(here))
        for left, right in pairwise(here):
            middles[right] = max(middles[right], middles[left] + gap)
        last = 100 - gap / 2
        for basin in reversed(here):
            middles[basin] = max(gap / 2, min(middles[basin], last))
            last = middles[basin] - gap
    return middles
