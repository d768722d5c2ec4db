"""A table with corrected files of the box: what lies on it then belongs to its position."""

from collections.abc import Mapping
from pathlib import Path

from roundel.core.shape import Row
from roundel.games.barrage.maps import MapRows
from roundel.games.barrage.panel import PanelRows, SetupTiles
from roundel.games.barrage.position import Position
from roundel.games.barrage.reading import BOX, InvalidComponents
from roundel.games.barrage.rules import lay_boards, proceed, set_up

CORRECTABLE = (
    "map_base.json",
    "map_duel.json",
    "duel_panel.json",
    "duel_tokens.json",
    "headstream_tiles.json",
)
"""What a position holds itself. Everything else is the same at every table."""


def deal(s: Position, options: Mapping[str, int], key: Row, folder: Path) -> None:
    """As `rules.deal`, with the files of this folder in place of those of the box."""
    check_folder(folder)
    lay_boards(s, list(options.values()))
    lay_map(s, folder)
    if s.duel_panel == 1:
        lay_panel(s, folder)
    set_up(s, key)
    proceed(s)


def check_folder(folder: Path) -> None:
    """There is something in it, and nothing that would be read in vain."""
    if not folder.is_dir():
        raise InvalidComponents(str(folder), "there is no such folder")
    files = sorted(path.name for path in folder.glob("*.json"))
    if not files:
        raise InvalidComponents(str(folder), f"holds none of {', '.join(CORRECTABLE)}")
    for name in files:
        if name not in CORRECTABLE:
            known = "is no file of the box"
            if (BOX / name).exists():
                known = "is the same at every table: correct it in the game's own box"
            raise InvalidComponents(name, f"{known}; a table may have {', '.join(CORRECTABLE)}")


def lay_map(s: Position, folder: Path) -> None:
    duel = s.duel_board == 1
    rows = MapRows.read("map_duel.json" if duel else "map_base.json", folder, duel=duel)
    for name, value in rows._asdict().items():
        setattr(s.map, name, value)
    tiles = SetupTiles.duel_headstream_tiles if duel else SetupTiles.headstream_tiles
    s.map.tile_drops = list(tiles(folder))
    s.map.arrow = list(SetupTiles.arrows(folder))


def lay_panel(s: Position, folder: Path) -> None:
    rows = PanelRows.read(folder)
    s.panel.steps = rows.steps
    s.panel.worth = list(rows.worth)
    s.panel.cells = list(rows.cells)
    s.panel.on_pass = min(rows.on_pass, s.duel_reward_on_pass)
    s.panel.freezes = max(rows.freezes, s.duel_end_freezes)
    s.panel.reward = list(rows.rewards)
