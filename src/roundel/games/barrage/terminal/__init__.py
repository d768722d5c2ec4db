"""The table of Barrage as text, 80 columns wide: the map on the left, the companies on the right,
below them the spaces for engineers and what lies open.

A letter is a company, n a neutral dam, x a space that is closed, a dot a free one, $ a free one
that costs credits. `U2:1` is a dam of the USA, of level 2 with 1 drop; `4>7` a conduit of value 4
that ends in basin 7; `a>1 0102+1` a headstream to basin 1, with its drops of rounds 1 to 4 and 1
that waits. A > before something marks what may be chosen now.
"""

from __future__ import annotations

from itertools import zip_longest

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from roundel.core.message import Message
from roundel.games.barrage.captions import decision, moment
from roundel.games.barrage.components import OBJECTIVE_IDS
from roundel.games.barrage.position import Position
from roundel.games.barrage.terminal.chart import chart, headstreams
from roundel.games.barrage.terminal.companies import companies
from roundel.games.barrage.terminal.offices import (
    bonus,
    buildings,
    contracts,
    nation_and_patents,
    panel,
    spaces,
    works,
)
from roundel.games.barrage.terminal.writing import WIDTH, Writer, asked_of, cut

LEFT = 46


def terminal(view: Position, seat: int, names: tuple[str, ...] = ()) -> RenderableType:
    """The position as this seat sees it, as lines of text."""
    writer = Writer(view, seat, names, asked_of(view))
    below = spaces(writer)
    block = _block(writer, below)
    lines = [
        _head(writer),
        headstreams(writer).append_text(bonus(writer)),
        *block,
        *below,
        *contracts(writer),
        nation_and_patents(writer),
    ]
    if view.duel_panel:
        lines += panel(writer)
    if view.leeghwater:
        lines += [works(writer), buildings(writer)]
    for line in lines:
        line.truncate(WIDTH)
        line.rstrip()
    return Text("\n", no_wrap=True).join(lines)


def _head(writer: Writer) -> Text:
    """What is to be decided; the round and the objective."""
    view = writer.view
    objective = writer.say(Message("objective", objective=OBJECTIVE_IDS[view.objective]))
    now = f"{writer.say(moment(view))}, {objective}"
    said = cut(writer.say(decision(view, writer.seat)), WIDTH - cell_len(now) - 2)
    return Text(said.ljust(WIDTH - cell_len(now)), "bold").append(now, "dim")


def _block(writer: Writer, below: list[Text]) -> list[Text]:
    """The map, and the companies beside it. Where these are longer, what would lie below and is
    short enough comes under the map."""
    left, right, lines = chart(writer), companies(writer), []
    if len(left) < len(right) and below[-1].cell_len < LEFT:
        left.append(below.pop())
    for basin, company in zip_longest(left, right, fillvalue=Text()):
        line = basin.copy()
        line.truncate(LEFT)
        line.pad_right(LEFT - line.cell_len)
        lines.append(line.append_text(company))
    return lines
