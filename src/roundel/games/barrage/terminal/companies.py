"""The companies as text: the one of who looks on in full, the others in as many lines as there are;
and in the draft what is offered."""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from roundel.core.message import Message
from roundel.core.shape import EMPTY
from roundel.games.barrage.captions import companys_ability, officers_ability
from roundel.games.barrage.components import (
    COMPANY_NAMES,
    CONTRACT_IDS,
    CONTRACTS,
    OFFICER_NAMES,
    REQUIREMENT,
    REWARDS,
    SEGMENTS,
    TILES,
)
from roundel.games.barrage.position import DRAFT, FULFILLED, HAND
from roundel.games.barrage.rules.contracts import fulfilled
from roundel.games.barrage.terminal.writing import COMPANY_STYLES, Writer, cut, joined, reward, tile

WIDTH = 34
OWN_LINES, ALL_LINES = 7, 12


def companies(writer: Writer) -> list[Text]:
    view = writer.view
    if view.phase == DRAFT:
        return _offer(writer)
    others = [(writer.near + i) % view.seats for i in range(1, view.seats)]
    each = (ALL_LINES - OWN_LINES) // len(others) if len(others) < 3 else 2
    lines = _company(writer, writer.near)
    for seat in others:
        lines += _company(writer, seat)[:each]
    return lines


def _company(writer: Writer, seat: int) -> list[Text]:
    """The most important things first."""
    view = writer.view
    player = view.players[seat]
    style = COMPANY_STYLES[player.company]
    turn = ">" if view.to_move == seat else " "
    name = writer.say(Message("picture-name", seat=seat))
    company, officer = COMPANY_NAMES[player.company], OFFICER_NAMES[player.officer].split()[0]
    room = WIDTH - len(company) - len(officer) - 4
    head = (
        Text()
        .append(f"{turn}{cut(name, room)} ", "bold")
        .append(company, style)
        .append(f" {officer}")
    )
    place = "out" if player.passed else f"no. {list(view.order).index(seat) + 1}"
    engineers = f"{player.engineers} eng" + (" +Arch" if player.architect else "")
    return [
        head,
        Text(
            f" {view.score[seat]}pt {player.energy}en {player.credits}cr {player.excavators}E "
            f"{player.mixers}M {engineers} {place}"
        ),
        _built(writer, seat),
        _wheel(writer, seat),
        *_hand(writer, seat),
        _tiles(writer, seat),
    ][: OWN_LINES if seat == writer.near else ALL_LINES]


def _built(writer: Writer, seat: int) -> Text:
    """Structures on the board, and papers fulfilled."""
    built = writer.view.players[seat].built
    names = ("base", "elev", "cond", "house", "bldg")
    shown = names if writer.view.leeghwater else names[:-1]
    marks = ("base", "elevation", "conduit", "powerhouse", "building")
    line = Text()
    for name, mark, number in zip(shown, marks, built, strict=False):
        asked = writer.mark(f"structure-{mark}") if seat == writer.view.to_move else " "
        line.append(f"{asked}{name}{number}")
    return line


def _wheel(writer: Writer, seat: int) -> Text:
    """The segments after the open one."""
    player = writer.view.players[seat]
    said = []
    for i in range(1, SEGMENTS):
        held = "" if player.wheel_tile[i] == EMPTY else _tile_letter(player.wheel_tile[i])
        for letter, machines in (("E", player.wheel_excavators[i]), ("M", player.wheel_mixers[i])):
            held += f"{machines}{letter}" if machines else ""
        said.append(held or ".")
    return Text(cut(" wheel " + " ".join(said), WIDTH))


def _tile_letter(number: int) -> str:
    """b, e, c, p, b+ for a basic tile; level and letter of an advanced one."""
    level, _, kind = tile(number).rpartition("-")
    letter = {"building": "g", "anton": "Anton", "leslie": "Leslie"}.get(kind, kind[0])
    return f"{letter}{level}"


def _hand(writer: Writer, seat: int) -> list[Text]:
    """The contracts to fulfil: in two lines what they bring; of others what they ask for."""
    view = writer.view
    held = [i for i in range(CONTRACTS) if view.contract_at[i] == HAND + seat]
    works = sum(at == FULFILLED + seat for at in view.work_at)
    done = f"done {fulfilled(view, seat)}" + (f"+{works} works" if works else "")
    marks = {i: writer.mark(f"contract-{CONTRACT_IDS[i].lower()}") for i in held}
    if seat != writer.near:
        asks = "".join(f"{marks[i]}{CONTRACT_IDS[i]}:{REQUIREMENT[i]}" for i in held)
        return [Text(cut(f" {done}{asks}", WIDTH))]
    said = [f"{marks[i]}{CONTRACT_IDS[i]}:{REQUIREMENT[i]} {reward(REWARDS[i])}" for i in held]
    half = (len(said) + 1) // 2
    first, second = ",".join(said[:half]), ",".join(said[half:])
    return [Text(cut(first or " no contracts", WIDTH)), Text(cut(f"{second} {done}", WIDTH))]


def _tiles(writer: Writer, seat: int) -> Text:
    view = writer.view
    held = [number for number in range(TILES) if view.players[seat].tiles[number]]
    line = Text(" tiles")
    for number in held:
        asked = writer.mark(f"tile-{tile(number).lower()}") if seat == view.to_move else " "
        line.append(f"{asked}{_tile_letter(number)}")
    return line


# The draft


def _offer(writer: Writer) -> list[Text]:
    """Who there is, and the pairs and the starting contracts that are left."""
    view = writer.view
    lines = _players(writer)
    for i in range(view.seats):
        if view.offered_company[i] != EMPTY:
            company, officer = view.offered_company[i], view.offered_officer[i]
            head = Text().append(f"{writer.mark(f'pair-{i + 1}')}pair {i + 1}: ", "bold")
            lines.append(head.append_text(_pair(company, officer)))
            if view.seats == 2:
                lines += _in_two_lines(f"3 houses: {writer.say(companys_ability(company))}")
                lines += _in_two_lines(writer.say(officers_ability(officer)))
    starts = Text(" start")
    for i in range(view.seats):
        contract = view.offered_contract[i]
        if contract != EMPTY:
            brings = f"{i + 1}: {REQUIREMENT[contract]} {reward(REWARDS[contract])}"
            if starts.cell_len + len(brings) >= WIDTH:
                lines.append(starts)
                starts = Text("      ")
            starts.append(f"{writer.mark(f'start-{i + 1}')}{brings}")
    return [*lines, starts]


def _in_two_lines(said: str) -> list[Text]:
    shown = wrap(said, WIDTH - 3, max_lines=2, placeholder="…")
    return [Text(f"   {line}", "dim") for line in shown]


def _players(writer: Writer) -> list[Text]:
    """In turn order, with what they have picked."""
    view = writer.view
    lines = []
    for seat in view.order[: view.seats]:
        player = view.players[seat]
        line = Text(" " + cut(writer.say(Message("picture-name", seat=seat)), WIDTH // 2 - 2))
        if player.company != EMPTY:
            line.append(" ").append_text(_pair(player.company, player.officer))
        lines.append(line)
    if all(player.company == EMPTY for player in view.players) and view.seats == 2:
        return [joined(lines, " ·")]
    return lines


def _pair(company: int, officer: int) -> Text:
    named = Text(COMPANY_NAMES[company], COMPANY_STYLES[company])
    return named.append(f", {OFFICER_NAMES[officer].split()[0]}")
