"""The Duel's panel, tokens and headstream tiles as rows of numbers."""

from pathlib import Path
from typing import NamedTuple

from roundel.games.barrage.effects import Effects
from roundel.games.barrage.maps import POSITIONS, SIDE_NAMES
from roundel.games.barrage.reading import BOX, Entry

PANEL_ROWS = 3
MOST_STEPS = 15
"""Spaces of a track on each side, at most."""
CELLS = 2
"""Cells for reward tokens on each side of a row: one for a token I, one for a token II."""
FIRST_REWARDS = 8
SECOND_REWARDS = PANEL_ROWS * 2
PANEL_REWARDS = FIRST_REWARDS + SECOND_REWARDS
HEADSTREAM_TILES = 8
TILE_ROUNDS = 4
BORROWED = ("headstream_tiles.json",)
"""The file whose tiles Duel may use."""
TOKENS = 6
"""That close a space of the board."""


class PanelRows(NamedTuple):
    steps: int
    worth: tuple[int, ...]
    """Of each space of a track, from the middle outwards."""
    cells: tuple[int, ...]
    on_pass: int
    freezes: int
    rewards: tuple[int, ...]
    """Of the eight tokens I and the six tokens II, one after the other."""

    @classmethod
    def read(cls, folder: Path = BOX) -> "PanelRows":
        file = Entry.opened("duel_panel.json", folder)
        steps = file["spaces_each_side"].whole(1, MOST_STEPS)
        worth = tuple(each.whole() for each in file["end_vp"].several(steps + 1))
        first = Entry.opened("duel_tokens.json", folder)["reward_1"].several(FIRST_REWARDS)
        second = file["reward_2"]["tokens"].several(SECOND_REWARDS)
        return cls(
            steps,
            worth + (0,) * (MOST_STEPS - steps),
            (file["reward_1_at"].whole(1, steps), file["reward_2_at"].whole(1, steps)),
            file["flags"]["duel_reward_on_pass"].yes(),
            file["flags"]["duel_end_freezes"].yes(),
            tuple(
                number for each in [*first, *second] for number in Effects.reward(each["effect"])
            ),
        )


class SetupTiles:
    """Reads what is drawn or laid at the beginning: headstream tiles, and the tokens of Duel."""

    @staticmethod
    def arrows(folder: Path = BOX) -> tuple[int, ...]:
        """Which space of its area each token closes: two bases, two conduits, two powerhouses."""
        file = Entry.opened("duel_panel.json", folder)["setup_token_arrows"]
        return tuple(
            each.of(names)
            for kind, names in (
                ("base", POSITIONS),
                ("conduit", SIDE_NAMES),
                ("powerhouse", POSITIONS),
            )
            for each in file[kind].several(2)
        )

    @staticmethod
    def headstream_tiles(folder: Path = BOX) -> tuple[int, ...]:
        """The drops of rounds 1 to 4 on each tile of the base game, one tile after the other."""
        return SetupTiles.tiles(Entry.opened("headstream_tiles.json", folder)["tiles"])

    @staticmethod
    def duel_headstream_tiles(folder: Path = BOX) -> tuple[int, ...]:
        """Those of the Duel, if its panel file has them; else it names the file that has."""
        entry = Entry.opened("duel_panel.json", folder)["headstream_tiles"]
        if "tiles" in entry:
            return SetupTiles.tiles(entry["tiles"])
        name = BORROWED[entry["use"].of(BORROWED)]
        return SetupTiles.tiles(Entry.opened(name, folder)["tiles"])

    @staticmethod
    def tiles(entry: Entry) -> tuple[int, ...]:
        return tuple(
            drops.whole(0, 9)
            for tile in entry.several(HEADSTREAM_TILES)
            for drops in tile["drops"].several(TILE_ROUNDS)
        )
