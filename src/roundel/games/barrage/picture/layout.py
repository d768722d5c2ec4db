"""Where the panels of the picture lie: the map on the left, the others beside it.

Two players have their companies on the right; three and four have theirs below, two in a row, and
larger panels beside the map.
"""

from __future__ import annotations

from typing import NamedTuple

from roundel.games.barrage.position import Position

EDGE = 8.0
GAP = 6.0
BAND_HEIGHT = 36.0
SIDE_WIDTH = 736.0
"""Of everything but the map."""
COMPANY_HEIGHT = 172.0
BUILDINGS_HEIGHT = 98.0
LOW_BUILDINGS_HEIGHT = 111.0
"""Under the map, where names take two lines."""
ROW_HEIGHT = 27.0
HEAD_HEIGHT = 22.0
"""Of a panel above what it holds."""
OFFICES_HEIGHT = 106.0
TRACK_HEIGHT = 66.0
DUEL_HEIGHT = 92.0
LEGEND_HEIGHT = 82.0
NARROW_MAP, LOW_MAP = 520.0, 560.0
"""How wide the map is for two, and for three and four."""
MAP_HEIGHT = 566.0
HALVES = {
    "band": 0.44,
    "boards": 0.6,
    "offices": 0.47,
    "track": 0.5,
    "duel": 0.58,
    "buildings": 0.6,
    "legend": 0.5,
    "company": 0.467,
}
"""Where a wide panel is parted for a small screen."""


class Area(NamedTuple):
    """A panel: where it lies and how large it is."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def foot(self) -> float:
        return self.y + self.height


class Layout(NamedTuple):
    width: float
    height: float
    areas: dict[str, Area]
    """By name: band, map, boards, offices, track, duel, buildings, legend, company-0, …"""

    def views(self) -> dict[str, Area]:
        """Every panel with a little air, and the halves of those too wide for a small screen."""
        views: dict[str, Area] = {}
        for name, area in self.areas.items():
            share = HALVES.get(name.partition("-")[0])
            if share is not None and self.width > self.height:
                first = area.width * share
                left = Area(area.x, area.y, first, area.height)
                right = Area(area.x + first, area.y, area.width - first, area.height)
                views |= {f"{name}-left": _aired(left), f"{name}-right": _aired(right)}
            views[name] = _aired(area)
        return views


def _aired(area: Area) -> Area:
    return Area(area.x - 3, area.y - 3, area.width + 6, area.height + 6)


def layout(view: Position, near: int) -> Layout:
    """The panels of this table; the company of the seat that looks on comes first."""
    if view.seats == 2:
        return _beside(view, near)
    return _below(view, near)


def _side(view: Position, x: float, width: float) -> dict[str, Area]:
    """The panels that lie one below the other beside the map, enlarged to be so wide."""
    size = width / SIDE_WIDTH
    rows = max(3, view.seats + 1)
    heights = [
        ("boards", HEAD_HEIGHT + rows * ROW_HEIGHT),
        ("offices", OFFICES_HEIGHT),
        ("track", TRACK_HEIGHT),
    ]
    if view.duel_panel:
        heights.append(("duel", DUEL_HEIGHT))
    elif view.leeghwater:
        heights.append(("buildings", BUILDINGS_HEIGHT))
    else:
        heights.append(("legend", LEGEND_HEIGHT))
    areas = {}
    y = EDGE + BAND_HEIGHT + GAP
    for name, height in heights:
        areas[name] = Area(x, y, width, height * size)
        y += height * size + GAP
    return areas


def _beside(view: Position, near: int) -> Layout:
    x = EDGE + NARROW_MAP + GAP
    areas = _side(view, x, SIDE_WIDTH)
    y = max(area.foot for area in areas.values()) + GAP
    for i in range(view.seats):
        areas[f"company-{(near + i) % view.seats}"] = Area(x, y, SIDE_WIDTH, COMPANY_HEIGHT)
        y += COMPANY_HEIGHT + GAP
    foot = y - GAP
    top = EDGE + BAND_HEIGHT + GAP
    map_foot = foot
    if view.leeghwater and "buildings" not in areas:
        map_foot = foot - LOW_BUILDINGS_HEIGHT - GAP
        areas["buildings"] = Area(EDGE, map_foot + GAP, NARROW_MAP, LOW_BUILDINGS_HEIGHT)
    areas["map"] = Area(EDGE, top, NARROW_MAP, map_foot - top)
    width = x + SIDE_WIDTH + EDGE
    areas["band"] = Area(EDGE, EDGE, width - 2 * EDGE, BAND_HEIGHT)
    return Layout(width, foot + EDGE, areas)


def _below(view: Position, near: int) -> Layout:
    x = EDGE + LOW_MAP + GAP
    width = EDGE + 2 * SIDE_WIDTH + GAP - x
    areas = _side(view, x, width)
    top = EDGE + BAND_HEIGHT + GAP
    map_foot = max(top + MAP_HEIGHT, *(area.foot for area in areas.values()))
    areas["map"] = Area(EDGE, top, LOW_MAP, map_foot - top)
    last = "legend" if "legend" in areas else "buildings"
    areas[last] = areas[last]._replace(height=map_foot - areas[last].y)
    for i in range(view.seats):
        row, column = divmod(i, 2)
        areas[f"company-{(near + i) % view.seats}"] = Area(
            EDGE + column * (SIDE_WIDTH + GAP),
            map_foot + GAP + row * (COMPANY_HEIGHT + GAP),
            SIDE_WIDTH,
            COMPANY_HEIGHT,
        )
    width += x + EDGE
    areas["band"] = Area(EDGE, EDGE, width - 2 * EDGE, BAND_HEIGHT)
    return Layout(width, map_foot + 2 * (GAP + COMPANY_HEIGHT) + EDGE, areas)
