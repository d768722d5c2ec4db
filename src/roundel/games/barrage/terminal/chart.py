"""The map as a table: a line for each basin, and one for the headstreams."""

from __future__ import annotations

from rich.text import Text

from roundel.core.shape import EMPTY
from roundel.games.barrage.effects import AREAS
from roundel.games.barrage.maps import HEADSTREAMS, LOWER, NO_SPACE, SIDES, UPPER, ZONE
from roundel.games.barrage.notation import (
    STREAM_NAMES,
    conduit_name,
    dam_name,
    powerhouse_name,
)
from roundel.games.barrage.panel import TILE_ROUNDS
from roundel.games.barrage.terminal.writing import Writer

HEAD = "    land   houses  upper  lower   a      b"
SHORT_AREAS = {"mountain": "mount", "hill": "hill", "plain": "plain"}


def chart(writer: Writer) -> list[Text]:
    lines = [Text().append(HEAD, "dim")]
    for basin in range(writer.view.map.basins):
        area = SHORT_AREAS[AREAS[writer.view.map.area[basin]]]
        line = Text(f"{basin + 1:>3} {area:<6}")
        for part, width in (
            (_houses(writer, basin), 8),
            (_dam(writer, basin * SIDES + UPPER), 7),
            (_dam(writer, basin * SIDES + LOWER), 7),
            (_conduit(writer, basin * SIDES), 7),
            (_conduit(writer, basin * SIDES + 1), 7),
        ):
            part.pad_right(width - part.cell_len)
            line.append_text(part)
        lines.append(line)
    return lines


def _houses(writer: Writer, basin: int) -> Text:
    """The powerhouse spaces of a zone, one after the other."""
    view = writer.view
    drawn = Text()
    for house in range(basin * ZONE, (basin + 1) * ZONE):
        price = view.map.powerhouse_price[house]
        if price != NO_SPACE:
            owner = view.powerhouse_owner[house]
            drawn.append(writer.mark(f"powerhouse-{powerhouse_name(house)}"))
            drawn.append(writer.owner(owner, price), writer.style(owner))
    return drawn


def _dam(writer: Writer, dam: int) -> Text:
    """Whose it is, its level and its drops; or the free space."""
    view = writer.view
    price = view.map.dam_price[dam]
    if price == NO_SPACE:
        return Text()
    owner, level = view.dam_owner[dam], view.dam_level[dam]
    said = writer.owner(owner, price)
    if level > 0:
        said += f"{level}:{view.dam_drops[dam]}"
    return Text(writer.mark(f"dam-{dam_name(dam)}")).append(said, writer.style(owner))


def _conduit(writer: Writer, conduit: int) -> Text:
    """Whose it is, its value, and the basin in whose zone it ends."""
    view = writer.view
    value = view.map.conduit_value[conduit]
    if value == 0:
        return Text()
    owner = view.conduit_owner[conduit]
    said = f"{writer.owner(owner)}{value}>{view.map.conduit_end[conduit] + 1}"
    return Text(writer.mark(f"conduit-{conduit_name(conduit)}")).append(said, writer.style(owner))


def headstreams(writer: Writer) -> Text:
    """The basin that each feeds, its drops of rounds 1 to 4, and those that wait on it."""
    view = writer.view
    line = Text(" water")
    for stream in range(HEADSTREAMS):
        letter = STREAM_NAMES[stream]
        line.append(f" {writer.mark(f'headstream-{letter}')}{letter}>{view.map.feeds[stream] + 1} ")
        tile = view.headstream_tile[stream]
        for i in range(TILE_ROUNDS if tile != EMPTY else 0):
            drops = view.map.tile_drops[tile * TILE_ROUNDS + i]
            line.append(str(drops), "bold" if i + 1 == view.round else "dim")
        line.append(f"+{view.drops_waiting[stream]}", "blue")
    return line
