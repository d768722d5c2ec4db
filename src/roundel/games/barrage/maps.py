"""A map file as rows of numbers: basins, rivers, and the spaces to build on."""

from pathlib import Path
from typing import NamedTuple

from roundel.core.shape import Row
from roundel.games.barrage.effects import AREAS
from roundel.games.barrage.reading import BOX, Entry

BASINS = 12
"""As many as a map can have."""
SIDES = 2
LOWER, UPPER = 0, 1
LEFT, RIGHT = 0, 1
POSITIONS = ("lower", "upper")
SIDE_NAMES = ("left", "right")
DAMS = BASINS * SIDES
"""Dam spaces by basin: the lower and the upper one."""
CONDUITS = BASINS * SIDES
"""Conduit spaces by basin: the left and the right one."""
ZONE = 4
POWERHOUSES = BASINS * ZONE
"""Powerhouse spaces by basin; on a Duel board the lower one first, then the upper one."""
HEADSTREAMS = 4
RED_AREAS = 8
GREEN_AREAS = 7
NO_SPACE = -1
"""In place of a price: nothing can be built there."""
EXIT = BASINS
"""In place of a basin: the water leaves the map by the first exit; one more for each further."""
MOST_EXITS = 4
HIGHEST_VALUE = 5
"""Of a conduit."""


class MapRows(NamedTuple):
    """A map as the position keeps it, in the order of its fields."""

    basins: int
    area: Row
    river: Row
    red_area: Row
    green_area: Row
    feeds: Row
    dam_price: Row
    conduit_value: Row
    conduit_end: Row
    powerhouse_price: Row

    @classmethod
    def read(cls, name: str, folder: Path = BOX, *, duel: bool) -> "MapRows":
        """The map in this file, once it keeps what every map must keep."""
        file = Entry.opened(name, folder)
        basins = list(file["basins"])
        if not 1 <= len(basins) <= BASINS:
            raise file["basins"].wrong(f"a map has 1 to {BASINS} basins")
        exits = [each.text() for each in file["exits"]]
        if not 1 <= len(set(exits)) == len(exits) <= MOST_EXITS:
            raise file["exits"].wrong(f"a map has 1 to {MOST_EXITS} exits with different names")
        rows = cls(
            basins=len(basins),
            area=[0] * BASINS,
            river=[EXIT] * BASINS,
            red_area=[0] * BASINS,
            green_area=[0] * BASINS,
            feeds=[0] * HEADSTREAMS,
            dam_price=[NO_SPACE] * DAMS,
            conduit_value=[0] * CONDUITS,
            conduit_end=[0] * CONDUITS,
            powerhouse_price=[NO_SPACE] * POWERHOUSES,
        )
        for basin, entry in enumerate(basins):
            if entry["id"].whole(1, BASINS) != basin + 1:
                raise entry["id"].wrong(
                    f"basins are numbered in their order; this one is {basin + 1}"
                )
            rows.read_basin(basin, entry, exits, duel)
        for stream, entry in enumerate(file["headstreams"].several(HEADSTREAMS)):
            rows.feeds[stream] = entry["feeds_basin"].whole(1, len(basins)) - 1
        rows.check_conduits(file)
        rows.check_rivers(file)
        if duel:
            rows.check_areas(file)
        else:
            rows.check_neutral_dams(file)
        return rows

    def read_basin(self, basin: int, entry: Entry, exits: list[str], duel: bool) -> None:
        self.area[basin] = entry["area"].of(AREAS)
        flows_to = entry["flows_to"]
        if isinstance(flows_to.value, str):
            self.river[basin] = EXIT + flows_to.of(exits)
        else:
            self.river[basin] = flows_to.whole(1, self.basins) - 1
        if duel:
            self.red_area[basin] = self.area_number(entry["red_area"], RED_AREAS)
            self.green_area[basin] = self.area_number(entry["green_area"], GREEN_AREAS)
        for space in entry["dam_spaces"]:
            at = basin * SIDES + space["position"].of(POSITIONS)
            if self.dam_price[at] != NO_SPACE:
                raise space.wrong("the basin has this dam space already")
            self.dam_price[at] = space["credits"].whole()
        for space in entry["conduit_spaces"]:
            at = basin * SIDES + space["side"].of(SIDE_NAMES)
            if self.conduit_value[at] != 0:
                raise space.wrong("the basin has this conduit space already")
            self.conduit_value[at] = space["value"].whole(1, HIGHEST_VALUE)
            self.conduit_end[at] = space["to_basin"].whole(1, self.basins) - 1
        spaces = list(entry["powerhouse_spaces"])
        if len(spaces) > ZONE:
            raise entry["powerhouse_spaces"].wrong(f"a zone has at most {ZONE} powerhouse spaces")
        for i, space in enumerate(spaces):
            at = basin * ZONE + (space["position"].of(POSITIONS) if duel else i)
            if self.powerhouse_price[at] != NO_SPACE:
                raise space.wrong("the zone has this powerhouse space already")
            self.powerhouse_price[at] = space["credits"].whole()

    @staticmethod
    def area_number(entry: Entry, highest: int) -> int:
        return 0 if entry.value is None else entry.whole(1, highest)

    def check_conduits(self, file: Entry) -> None:
        for at in range(CONDUITS):
            end = self.conduit_end[at]
            if self.conduit_value[at] and end == at // SIDES:
                raise file.wrong(
                    f"the {SIDE_NAMES[at % SIDES]} conduit of basin {end + 1} ends in the same "
                    f"basin; to_basin names another one"
                )
            if self.conduit_value[at] and self.powerhouse_price[end * ZONE] == NO_SPACE:
                raise file.wrong(
                    f"the {SIDE_NAMES[at % SIDES]} conduit of basin {at // SIDES + 1} ends in "
                    f"basin {end + 1}, which has no powerhouse space"
                )

    def check_rivers(self, file: Entry) -> None:
        """All water gets to an exit."""
        for basin in range(self.basins):
            at = basin
            for _ in range(self.basins):
                if at < EXIT:
                    at = self.river[at]
            if at < EXIT:
                raise file.wrong(f"water from basin {basin + 1} never gets to an exit")

    def check_neutral_dams(self, file: Entry) -> None:
        """Each area has a lower dam space, where a neutral dam may come to lie."""
        for area, name in enumerate(AREAS):
            lower = [
                self.dam_price[basin * SIDES + LOWER]
                for basin in range(self.basins)
                if self.area[basin] == area
            ]
            if max(lower, default=NO_SPACE) == NO_SPACE:
                raise file["basins"].wrong(
                    f"a neutral dam needs a lower dam space in some basin of the area {name!r}"
                )

    def check_areas(self, file: Entry) -> None:
        """Each red area has its four spaces and each green area its two."""
        for number in range(1, RED_AREAS + 1):
            found = [basin for basin in range(self.basins) if self.red_area[basin] == number]
            if len(found) != 1:
                raise file.wrong(
                    f"red area {number} must be exactly one basin, not {len(found)}: give each "
                    f"red_area from 1 to {RED_AREAS} once, and null to the others"
                )
            at = found[0] * SIDES
            prices, values = self.dam_price[at : at + SIDES], self.conduit_value[at : at + SIDES]
            if NO_SPACE in prices or 0 in values:
                raise file.wrong(
                    f"basin {found[0] + 1} is red area {number}: it needs a lower and an upper dam "
                    f"space and a left and a right conduit space"
                )
        for number in range(1, GREEN_AREAS + 1):
            found = [basin for basin in range(self.basins) if self.green_area[basin] == number]
            if len(found) != 1:
                raise file.wrong(
                    f"green area {number} must be exactly one basin, not {len(found)}: give each "
                    f"green_area from 1 to {GREEN_AREAS} once, and null to the others"
                )
            at = found[0] * ZONE
            if NO_SPACE in self.powerhouse_price[at : at + len(POSITIONS)]:
                raise file.wrong(
                    f"basin {found[0] + 1} is green area {number}: it needs a lower and an upper "
                    f"powerhouse space"
                )
