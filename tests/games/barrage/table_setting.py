"""Tables laid by hand: a draft as wanted, then pieces, tiles and contracts where a test says."""

from collections.abc import Sequence

from roundel.core.game import game
from roundel.core.shape import EMPTY, NOBODY, copy
from roundel.core.stream import key_of
from roundel.core.view import legal_numbers
from roundel.games.barrage import components as c
from roundel.games.barrage.maps import SIDES, ZONE
from roundel.games.barrage.notation import OFFICER_WORDS
from roundel.games.barrage.position import (
    AWAY,
    BLOCKED,
    HAND,
    NEUTRAL,
    PILE,
    SHOWN,
    Player,
    Position,
    faults,
)

BARRAGE = game("barrage")


def dealt(seed: int = 1, **options: int) -> Position:
    """A table as it is dealt."""
    body = BARRAGE.deal(BARRAGE.settle(options), key_of(seed))
    assert isinstance(body, Position)
    return body


def set_table(
    *officers: str,
    companies: Sequence[str] = ("germany", "italy", "france", "usa"),
    seed: int = 1,
    bare: bool = True,
    **options: int,
) -> Position:
    """After the draft, on the base board unless said otherwise, seat 0 first.

    Officers by seat, by their first names; `bare` takes neutral dams and tokens off the map.
    """
    settled = {"duel_board": 0, "seats": max(2, len(officers)), **options}
    s = dealt(seed, **settled)
    names = [*officers, *(name for name in ("wilhelm", "graziano") if name not in officers)]
    s.order[: s.seats] = range(s.seats)
    s.to_move = s.order[s.step]
    for officer in range(c.OFFICERS):
        s.in_sight[officer] = 0
    for seat in range(s.seats):
        s.offered_company[seat] = c.COMPANY_IDS.index(companies[seat])
        s.offered_officer[seat] = OFFICER_WORDS.index(names[seat])
        s.in_sight[s.offered_officer[seat]] = 1
    for seat in range(s.seats - 1, 0, -1):
        play(s, f"pair {seat + 1}", f"start {seat + 1}")
    if bare:
        clear_map(s)
    assert (s.to_move, s.round) == (0, 1)
    return s


def clear_map(s: Position) -> None:
    """No neutral dam, no token, no drop."""
    for row in (s.dam_owner, s.conduit_owner, s.powerhouse_owner):
        for i, owner in enumerate(row):
            if owner in (NEUTRAL, BLOCKED):
                row[i] = NOBODY
    for dam, owner in enumerate(s.dam_owner):
        if owner == NOBODY:
            s.dam_level[dam] = s.dam_drops[dam] = 0
    s.drops_waiting[:] = [0] * len(s.drops_waiting)


def play(s: Position, *texts: str) -> None:
    """Make these moves, one after the other; each is legal and leaves a whole position."""
    for text in texts:
        number = BARRAGE.notation.read(s, text)
        assert number in legal_numbers(BARRAGE, s), f"{text} is not among {may(s)}"
        BARRAGE.rules.apply(s, number)
        assert not list(faults(s)), f"{text} leaves {list(faults(s))}"


def may(s: Position) -> list[str]:
    """The texts of the legal moves."""
    return [BARRAGE.notation.write(s, number) for number in legal_numbers(BARRAGE, s)]


def again(s: Position) -> Position:
    """The same table once more."""
    twin = Position()
    copy(twin, s)
    return twin


def turn_of(s: Position, seat: int) -> Player:
    """Let this seat begin a turn now."""
    assert s.waiting == 1, "somebody is in the middle of a turn"
    s.to_move = seat
    s.step = s.order.index(seat)
    return s.players[seat]


# Places


def dam_number(name: str) -> int:
    return (int(name[:-1]) - 1) * SIDES + "lu".index(name[-1])


def conduit_number(name: str) -> int:
    return (int(name[:-1]) - 1) * SIDES + "ab".index(name[-1])


def powerhouse_number(name: str) -> int:
    basin, place = name.split("-")
    return (int(basin) - 1) * ZONE + int(place) - 1


def base(s: Position, seat: int, name: str, level: int = 1, drops: int = 0) -> None:
    """A dam of a seat, or a neutral one."""
    dam = dam_number(name)
    s.dam_owner[dam], s.dam_level[dam], s.dam_drops[dam] = seat, level, drops
    if seat != NEUTRAL:
        s.players[seat].built[c.A_BASE] += 1
        s.players[seat].built[c.AN_ELEVATION] += level - 1


def conduit(s: Position, seat: int, name: str) -> None:
    s.conduit_owner[conduit_number(name)] = seat
    s.players[seat].built[c.A_CONDUIT] += 1


def powerhouse(s: Position, seat: int, *names: str) -> None:
    for name in names:
        s.powerhouse_owner[powerhouse_number(name)] = seat
        s.players[seat].built[c.A_POWERHOUSE] += 1


def drops(s: Position, name: str) -> int:
    return s.dam_drops[dam_number(name)]


# What lies beside the map


def contract_number(id: str) -> int:
    return c.CONTRACT_IDS.index(id)


def show(s: Position, *ids: str) -> None:
    """These contracts lie in the first places of their piles in the office."""
    for id in ids:
        contract = contract_number(id)
        if contract in s.office:
            continue
        pile = c.CONTRACT_KIND[contract] - c.GREEN
        first = pile * c.SHOWN_PER_PILE
        wanted = {contract_number(each) for each in ids}
        place = next(i for i in range(first, first + 2) if s.office[i] not in wanted)
        tiles = s.contract_piles[pile].tiles
        other = s.office[place]
        if contract in tiles:
            tiles[tiles.index(contract)] = other
            s.contract_at[other] = PILE
        s.office[place], s.contract_at[contract] = contract, SHOWN


def hold(s: Position, seat: int, *ids: str) -> None:
    """A seat has these contracts in hand."""
    for id in ids:
        contract = contract_number(id)
        if s.contract_at[contract] in (PILE, SHOWN):
            remove(s, contract)
        s.contract_at[contract] = HAND + seat


def remove(s: Position, contract: int) -> None:
    """Out of office and pile; the last one of the pile fills the gap."""
    if c.CONTRACT_KIND[contract] not in (c.GREEN, c.YELLOW, c.RED):
        return
    pile = s.contract_piles[c.CONTRACT_KIND[contract] - c.GREEN]
    pile.left -= 1
    last = pile.tiles[pile.left]
    pile.tiles[pile.left] = EMPTY
    if contract in s.office:
        s.office[s.office.index(contract)] = last
        s.contract_at[last] = SHOWN
    elif last != contract:
        pile.tiles[pile.tiles.index(contract)] = last


def nation(s: Position, *ids: str) -> None:
    """These national contracts are on show, and no others."""
    first = c.FIRST_CONTRACT[c.NATIONAL]
    for contract in range(first, c.CONTRACTS):
        s.contract_at[contract] = SHOWN if c.CONTRACT_IDS[contract] in ids else AWAY


def no_contracts(s: Position, seat: int) -> None:
    """An empty hand."""
    for contract, at in enumerate(s.contract_at):
        if at == HAND + seat:
            s.contract_at[contract] = AWAY


def tile_number(id: str) -> int:
    return [each.lower() for each in c.TILE_IDS].index(id)


def fetch_tile(s: Position, id: str) -> int:
    """An advanced tile from wherever it lies."""
    tile = tile_number(id)
    if tile in s.patents:
        s.patents[s.patents.index(tile)] = EMPTY
    for pile in s.patent_piles:
        if tile in pile.tiles:
            kept = [each for each in pile.tiles if each not in (tile, EMPTY)]
            pile.left = len(kept)
            pile.tiles[:] = kept + [EMPTY] * (len(pile.tiles) - len(kept))
    for level, aside in enumerate(s.set_aside):
        if aside == tile:
            s.set_aside[level] = EMPTY
    if c.BASIC_TILES <= tile < c.ANTONS_TILE:
        s.patent_seen[tile - c.BASIC_TILES] = 1
    return tile


def give(s: Position, seat: int, *ids: str) -> None:
    """Technology tiles into a seat's supply."""
    for id in ids:
        s.players[seat].tiles[fetch_tile(s, id)] = 1


def on_wheel(
    s: Position, seat: int, segment: int, id: str, excavators: int = 0, mixers: int = 0
) -> None:
    """A load on the wheel; the machines come in addition to those in the supply."""
    tile = fetch_tile(s, id)
    player = s.players[seat]
    player.tiles[tile] = 0
    player.wheel_tile[segment] = tile
    player.wheel_excavators[segment] = excavators
    player.wheel_mixers[segment] = mixers


def patent(s: Position, column: int, id: str) -> None:
    """This tile lies in a column of the patent office."""
    s.patents[column] = fetch_tile(s, id)


def show_work(s: Position, column: int, id: str) -> None:
    """This external work lies in a column."""
    work = c.WORK_IDS.index(id)
    other = s.works[column]
    if work in s.works:
        s.works[s.works.index(work)], s.works[column] = other, work
        return
    for pile in s.work_piles:
        if work in pile.tiles:
            kept = [each for each in pile.tiles if each not in (work, EMPTY)]
            pile.left = len(kept)
            pile.tiles[:] = kept + [EMPTY] * (len(pile.tiles) - len(kept))
    s.works[column], s.work_at[work] = work, SHOWN
    if other != EMPTY:
        s.work_at[other] = AWAY


def building(s: Position, row: int, id: str, *owners: int) -> None:
    """This private building lies in a row, with pieces of these seats."""
    number = c.BUILDING_IDS.index(id)
    if number in s.building:
        s.building[s.building.index(number)] = s.building[row]
    s.building[row] = number
    free = [i for i in range(c.BUILDING_SPACES) if c.PIECE_PLAYERS[i] <= s.seats]
    for i, seat in zip(free, owners, strict=False):
        s.building_owner[row * c.BUILDING_SPACES + i] = seat
        s.players[seat].built[c.A_BUILDING] += 1


def only_building(s: Position, id: str, *owners: int) -> None:
    """This private building in the first row, and none in the others."""
    s.building[:] = [EMPTY] * c.BUILDING_ROWS
    building(s, 0, id, *owners)


def rich(s: Position, seat: int, credits: int = 40, machines: int = 30) -> Player:
    """Plenty of everything."""
    player = s.players[seat]
    player.credits, player.excavators, player.mixers = credits, machines, machines
    return player
