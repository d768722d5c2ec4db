"""A played game as text: write it, replay it, and say where one has been tampered with.

roundel record 1
game: splendor 1
seats: 2
seed: 7
seat 0: Ann
seat 1: greedy
result: ranks 1 2, scores 15 12, points

1. 0: take white blue green
2. 1: buy 1-3; gold red; pay
"""

from __future__ import annotations

import json
import re
from itertools import groupby

from roundel.core.errors import RecordError, RoundelError
from roundel.core.fairness import Shuffle, is_bits
from roundel.core.game import SEATS, game
from roundel.core.stream import read_seed
from roundel.core.table import ANEW, EVENTS, Result, Step, Table

HEADING = "roundel record 1"
UNFINISHED = "unfinished"
SECRET_SEED = "kept until the game is over"
"""What a site writes for the seed of a game that is still played."""
COMMITMENT, SERVER_BITS = "commitment", "server bits"
_LINE = re.compile(r"(\d{1,9})\. (\d{1,9}): (.+)")


def write_record(table: Table) -> str:
    """The game so far as text."""
    lines = [HEADING, f"game: {table.game.name} {table.game.version}"]
    lines += [f"{name}: {value}" for name, value in table.options.items()]
    if table.shuffle is not None:
        lines += shuffle_lines(table.shuffle)
    if table.seed is not None:
        lines.append(f"seed: {table.seed}")
    else:
        lines.append(f"position: {json.dumps(table.start, separators=(',', ':'))}")
    lines += [f"seat {seat}: {table.name_of(seat)}" for seat in range(table.seats)]
    lines.append(f"result: {_result_text(table.result)}")
    lines.append("")
    lines += [_turn_text(list(steps)) for _, steps in groupby(table.history, _line_of)]
    return "\n".join(lines) + "\n"


def replay(text: str) -> Table:
    """The table that a record describes, every move and the result checked again."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEADING:
        raise RecordError(1, f"a record begins with {HEADING!r}")
    header, first = _read_header(lines)
    table = _set_up(header)
    for number, line in enumerate(lines[first:], start=first + 1):
        if line.strip():
            _replay_line(table, number, line.strip())
    _check_result(table, header)
    return table


def shuffle_lines(shuffle: Shuffle) -> list[str]:
    """What the house and the seats brought to the shuffle."""
    lines = [f"{COMMITMENT}: {shuffle.commitment}", f"{SERVER_BITS}: {shuffle.server_bits}"]
    return lines + [f"bits {seat}: {bits}" for seat, bits in enumerate(shuffle.seat_bits)]


def _line_of(step: Step) -> tuple[object, ...]:
    return (step.turn, step.seat, step.text if step.is_event else None)


def _turn_text(steps: list[Step]) -> str:
    return f"{steps[0].turn}. {steps[0].seat}: {'; '.join(step.text for step in steps)}"


def _result_text(result: Result | None) -> str:
    if result is None:
        return UNFINISHED
    ranks = " ".join(map(str, result.ranks))
    scores = " ".join(map(str, result.scores))
    return f"ranks {ranks}, scores {scores}, {result.ending}"


Header = dict[str, tuple[int, str]]
"""Of each name the line and the value."""


def _read_header(lines: list[str]) -> tuple[Header, int]:
    """The header, and where what follows it begins."""
    header: Header = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            return header, number
        name, colon, value = line.partition(":")
        if not colon:
            raise RecordError(number, f"{line!r} should be a name, a colon and a value")
        if name.strip() in header:
            raise RecordError(number, f"{name.strip()!r} is given twice")
        header[name.strip()] = (number, value.strip())
    return header, len(lines)


def _set_up(header: Header) -> Table:
    known = {"game", "seed", "position", "result", COMMITMENT, SERVER_BITS}
    line, value = _needed(header, "game")
    name, _, version = value.partition(" ")
    try:
        plate = game(name)
    except RoundelError as error:
        raise RecordError(line, str(error)) from None
    if version != str(plate.version):
        raise RecordError(line, f"moves have version {plate.version} here, not {version!r}")
    options = {}
    for option in plate.options:
        line, value = _needed(header, option.name)
        options[option.name] = _whole_number(line, value)
        try:
            plate.settle(options)
        except RoundelError as error:
            raise RecordError(line, str(error)) from None
    seats = {f"seat {seat}" for seat in range(options[SEATS])}
    bits = {f"bits {seat}" for seat in range(options[SEATS])}
    for name, (line, _) in header.items():
        if name not in known | set(options) | seats | bits:
            raise RecordError(line, f"{name!r} does not belong into the header")
    for seat in sorted(seats & set(header)):
        line, name = header[seat]
        if not name.isprintable():
            raise RecordError(line, "a name is one line of printable characters")
    names = [header[seat][1] if seat in header else "" for seat in sorted(seats)]
    return _deal(header, plate.name, options, names)


def _deal(header: Header, name: str, options: dict[str, int], names: list[str]) -> Table:
    if ("seed" in header) == ("position" in header):
        raise RecordError(1, "a record has either a seed or a position")
    line, value = header.get("seed") or header["position"]
    if value == SECRET_SEED:
        raise RecordError(line, "the game was not over yet: its site gives the seed when it is")
    shuffle = _read_shuffle(header, options[SEATS])
    try:
        if shuffle is not None:
            return Table(game(name), options, shuffle=shuffle, names=names)
        if "seed" in header:
            return Table(game(name), options, seed=read_seed(value), names=names)
        return Table(game(name), options, position=json.loads(value), names=names)
    except RoundelError as error:
        raise RecordError(line, str(error)) from None
    except (ValueError, RecursionError) as error:
        raise RecordError(line, f"the position is not JSON: {error}") from None


def _read_shuffle(header: Header, seats: int) -> Shuffle | None:
    """What the house and the seats brought, if the record tells; it must lead to the seed."""
    brought = [COMMITMENT, SERVER_BITS, *(f"bits {seat}" for seat in range(seats))]
    if not any(name in header for name in brought):
        return None
    _needed(header, "seed")
    for name in brought[1:]:
        line, value = _needed(header, name)
        if not is_bits(value) and (value or name == SERVER_BITS):
            raise RecordError(line, f"{name} should be 64 hexadecimal digits")
    shuffle = Shuffle(header[SERVER_BITS][1], tuple(header[name][1] for name in brought[2:]))
    for name, found in ((COMMITMENT, shuffle.commitment), ("seed", shuffle.seed)):
        line, value = _needed(header, name)
        if value != found:
            raise RecordError(line, f"the bits lead to the {name} {found}, not {value}")
    return shuffle


def _needed(header: Header, name: str) -> tuple[int, str]:
    if name not in header:
        raise RecordError(1, f"the header does not name the {name}")
    return header[name]


def _whole_number(line: int, text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise RecordError(line, f"{text!r} is not a whole number")
    return int(text)


def _replay_line(table: Table, line: int, text: str) -> None:
    found = _LINE.fullmatch(text)
    if found is None:
        raise RecordError(line, f"{text!r} should look like '3. 1: take white blue green'")
    turn, seat, moves = int(found[1]), int(found[2]), found[3]
    if turn != table.turn and not table.is_over:
        raise RecordError(line, f"this is turn {table.turn}, not {turn}")
    if moves not in EVENTS and table.to_move not in (None, seat):
        raise RecordError(line, f"seat {table.to_move} is to move, not seat {seat}")
    try:
        if moves in EVENTS:
            table.happen(moves, seat)
        elif moves.startswith(ANEW):
            table.deal_anew(seat, moves.removeprefix(ANEW).strip())
        else:
            table.play(moves)
    except RoundelError as error:
        raise RecordError(line, str(error)) from None


def _check_result(table: Table, header: Header) -> None:
    line, claimed = _needed(header, "result")
    found = _result_text(table.result)
    if claimed != found:
        raise RecordError(line, f"the moves lead to {found!r}, not {claimed!r}")
