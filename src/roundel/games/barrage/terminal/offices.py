"""What lies below the map: spaces for engineers, the offices, private buildings, the panel."""

from __future__ import annotations

from rich.text import Text

from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage.components import (
    BOARD_IDS,
    BONUS_RATE,
    BUILDING_NAMES,
    BUILDING_ROWS,
    BUILDING_SPACES,
    COLUMNS,
    CONDITION_IDS,
    CONTRACT_IDS,
    CONTRACTS,
    FIRST_CONTRACT,
    FIRST_PATENT,
    FIRST_WORK,
    NATIONAL,
    OFFICE,
    REQUIREMENT,
    REWARDS,
    SECTION,
    SPACE_BOARD,
    SPACE_PLAYERS,
    SPACE_PRICE,
    SPACES,
    WORK_EXCAVATORS,
    WORK_MIXERS,
    WORK_REWARD,
)
from roundel.games.barrage.effects import REWARD
from roundel.games.barrage.panel import CELLS, PANEL_ROWS
from roundel.games.barrage.position import DRAFT, SHOWN, Position
from roundel.games.barrage.rules.duel import count
from roundel.games.barrage.terminal.writing import WIDTH, Writer, cut, reward, tile

ROWS = {
    "turbine_station": ("+2", "+1", "0", "-1", "-2"),
    "water_management": ("2", "flow"),
    "workshop": ("1", "2", "3"),
    "machinery_shop": ("E", "E/M", "EM"),
    "contract_office": ("1", "1b", "2"),
}
"""The rows of each board, two spaces in each."""
BOARDS = (
    ("turbine_station", "water_management", "contract_office"),
    ("workshop", "machinery_shop"),
)
"""What stands in a line."""
NAMES = {
    "turbine_station": "make",
    "water_management": "water",
    "workshop": "rotate",
    "machinery_shop": "machines",
    "contract_office": "contract",
}
BONUS_WORDS = (
    "contract", "base", "elevation", "conduit", "house", "patent", "work", "building",
)  # fmt: skip
CONDITION_WORDS = {
    "credits": "credits",
    "energy": "energy",
    "drops": "drops",
    "machine_pairs": "pairs",
    "contracts": "contracts",
    "external_works": "works",
}


def spaces(writer: Writer) -> list[Text]:
    """Who is where: free spaces are dots, or $ where they cost credits."""
    lines = []
    for boards in BOARDS:
        line = Text()
        for board in boards:
            line.append(f" {NAMES[board]}", "dim")
            line.append_text(_board(writer, board))
            line.append(" ")
        line.rstrip()
        lines.append(line)
    if writer.view.phase != DRAFT:
        builds = Text("  ").append("builds", "dim").append_text(_build_spaces(writer))
        there = lines[0] if lines[0].cell_len + builds.cell_len <= WIDTH else lines[1]
        there.append_text(builds)
    return lines


def _board(writer: Writer, board: str) -> Text:
    view = writer.view
    here = [i for i in range(SPACES) if SPACE_BOARD[i] == BOARD_IDS.index(board)]
    line = Text()
    for name, left, right in zip(ROWS[board], here[::2], here[1::2], strict=True):
        if SPACE_PLAYERS[left] <= view.seats:
            line.append(f" {name} ")
            line.append_text(_space(writer, left)).append_text(_space(writer, right))
    return line


def _space(writer: Writer, space: int) -> Text:
    seat = writer.view.space_seat[space]
    return Text(writer.owner(seat, SPACE_PRICE[space]), writer.style(seat))


def _build_spaces(writer: Writer) -> Text:
    """How many of its build spaces each company has used."""
    line = Text()
    for seat in range(writer.view.seats):
        used = sum(writer.view.players[seat].builds)
        line.append(f" {writer.owner(seat)}{used}", writer.style(seat))
    return line


def contracts(writer: Writer) -> list[Text]:
    """Those of the office with their places, three in a line."""
    lines = []
    for first in range(0, OFFICE, 3):
        line = Text()
        for place in range(first, first + 3):
            contract = writer.view.office[place]
            said = f"{writer.mark(f'office-{place + 1}')}{place + 1} "
            if contract == EMPTY:
                said += "-"
            else:
                said += f"{CONTRACT_IDS[contract]}:{REQUIREMENT[contract]} "
                said += reward(REWARDS[contract])
            line.append(cut(said, 26).ljust(26))
        lines.append(line)
    return lines


def nation_and_patents(writer: Writer) -> Text:
    view = writer.view
    line = Text().append(" nation", "dim")
    for contract in range(FIRST_CONTRACT[NATIONAL], CONTRACTS):
        if view.contract_at[contract] == SHOWN:
            id = CONTRACT_IDS[contract]
            said = f"{id}:{REQUIREMENT[contract]}"
            if view.seats == 2:
                said += f" {reward(REWARDS[contract])}"
            line.append(f"{writer.mark(f'contract-{id.lower()}')}{said}")
    line.append("  patents", "dim")
    for column in range(COLUMNS):
        number = view.patents[column]
        name = "-" if number == EMPTY else tile(number)
        line.append(f"{writer.mark(f'patent-{column + 1}')}{column + 1} {name}")
        _append_engineers(writer, line, FIRST_PATENT + column)
    return line


def _append_engineers(writer: Writer, line: Text, space: int) -> None:
    seat = writer.view.space_seat[space]
    if seat != NOBODY:
        line.append(f" {writer.owner(seat)}", writer.style(seat))


def works(writer: Writer) -> Text:
    """External works: what they take, and what they bring."""
    view = writer.view
    line = Text().append(" works", "dim")
    for column in range(COLUMNS):
        work = view.works[column]
        line.append(f"{writer.mark(f'work-{column + 1}')}{column + 1} ")
        if work == EMPTY:
            line.append("-")
        else:
            machines = (("E", WORK_EXCAVATORS[work]), ("M", WORK_MIXERS[work]))
            cost = "".join(f"{number}{letter}" for letter, number in machines if number)
            line.append(f"{cost}: {reward(REWARDS[WORK_REWARD + work])}")
        _append_engineers(writer, line, FIRST_WORK + column)
    return line


def buildings(writer: Writer) -> Text:
    """Private buildings by the first word of their names, with their owners."""
    view = writer.view
    line = Text()
    for row in range(BUILDING_ROWS):
        if view.building[row] == EMPTY:
            continue
        name = BUILDING_NAMES[view.building[row]].split()[0]
        line.append(f"{writer.mark(f'building-{row + 1}')}{row + 1} {name[:8]} ")
        for i in range(row * BUILDING_SPACES, (row + 1) * BUILDING_SPACES):
            owner = view.building_owner[i]
            if owner != NOBODY:
                line.append(f"{writer.owner(owner)}", writer.style(owner))
    return line


def bonus(writer: Writer) -> Text:
    """The bonus tile of this round, or of the first."""
    view = writer.view
    round = max(1, view.round)
    number = view.bonus[round - 1]
    if number == EMPTY:
        return Text()
    said = f"bonus {BONUS_RATE[number]}/{BONUS_WORDS[number]} from {SECTION * round}"
    return Text().append(f"  {said}", "dim")


def panel(writer: Writer) -> list[Text]:
    """How often both meet the condition of each row now, and where its marker stands with what it
    is worth there; below, the tokens that are left, space by space, in the order of the rows."""
    view = writer.view
    side = 1 if writer.near == 0 else -1
    said = []
    for row in range(PANEL_ROWS):
        condition = view.panel.condition[row]
        if condition != EMPTY:
            own, other = count(view, row, writer.near), count(view, row, 1 - writer.near)
            marker = view.panel.marker[row] * side
            name, worth = CONDITION_WORDS[CONDITION_IDS[condition]], view.panel.worth[abs(marker)]
            said.append(f"{name} {own}:{other} at {marker:+d} {worth}pt")
    tokens = [
        f"{sign}{view.panel.cells[cell]} {_tokens(view, seat, cell)}"
        for seat, sign in ((writer.near, "+"), (1 - writer.near, "-"))
        for cell in range(CELLS)
    ]
    return [
        Text().append(" duel  ", "dim").append("  ".join(said)),
        Text().append("       ").append("  ".join(tokens)),
    ]


def _tokens(view: Position, seat: int, cell: int) -> str:
    """What those on one space of the tracks bring, once if it is the same in all rows."""
    brought = []
    for row in range(PANEL_ROWS):
        token = view.panel.token[(row * 2 + seat) * CELLS + cell]
        rows = view.panel.reward[token * REWARD : (token + 1) * REWARD]
        brought.append("-" if token == EMPTY else reward(rows))
    return brought[0] if len(set(brought)) == 1 else "/".join(brought)
