"""The table of Barrage as one shape."""

from collections.abc import Iterator

from roundel.core.position import CommonPosition
from roundel.core.shape import EMPTY, NOBODY, Row, Shape, i8, i16, part, parts
from roundel.games.barrage.components import (
    ADVANCED_TILES,
    ANTONS_TILE,
    BASIC_TILES,
    BONUS_TILES,
    BUILD_ENGINEERS,
    BUILD_SPACES,
    BUILDING_ROWS,
    BUILDING_SPACES,
    BUILDINGS,
    COLUMNS,
    COMPANIES,
    CONDITIONS,
    CONTRACT_KIND,
    CONTRACTS,
    COPY_SPACES,
    ENGINEERS,
    GRAZIANO,
    GREEN,
    KINDS,
    LEVELS,
    MAHIRI,
    MOST_LEVEL,
    MOST_PLAYERS,
    OBJECTIVES,
    OFFICE,
    OFFICERS,
    PIECES,
    PILES,
    RED,
    ROUNDS,
    SEGMENTS,
    SPACE_ENGINEERS,
    SPACES,
    TILE_IDS,
    TILES,
    TOMMASO,
    USE_ENGINEERS,
    WORKS,
)
from roundel.games.barrage.effects import REWARD
from roundel.games.barrage.maps import (
    BASINS,
    CONDUITS,
    DAMS,
    EXIT,
    HEADSTREAMS,
    MOST_EXITS,
    NO_SPACE,
    POWERHOUSES,
)
from roundel.games.barrage.panel import (
    CELLS,
    HEADSTREAM_TILES,
    MOST_STEPS,
    PANEL_REWARDS,
    PANEL_ROWS,
    TILE_ROUNDS,
    TOKENS,
)
from roundel.games.barrage.printed import map_faults, panel_faults

NEUTRAL = 4
"""In place of a seat: everybody may use this dam."""
BLOCKED = 5
"""In place of a seat: a token closes this space all game."""

DRAFT, INCOME, ACTIONS, CHECK, OVER = range(5)
"""What is going on between decisions."""

AWAY, PILE, SHOWN, HAND = range(4)
FULFILLED = HAND + MOST_PLAYERS
"""Where a contract or a work is: out of the game, face down, on show, in the hand of a seat (add
the seat), or fulfilled by a seat."""

RULINGS = (
    "build_leftmost",
    "viktor_on_german_second",
    "france_per_contract",
    "mahiri_copy_in_extra_turn",
    "wild2_on_jill",
    "objective_needs_count",
    "duel_reward_on_pass",
    "duel_end_freezes",
    "duel_leslie_counts",
)
"""Options, in their order, that answer what the rulebooks leave open."""

DUELLISTS = 2
TASKS = 49
"""One more than the highest task: effects.py and rules/numbering.py name them."""
MOST_WAITING = 24
"""Tasks that can lie on the stack."""


class Map(Shape):
    """The printed board and what goes with it. It comes from the box and never changes."""

    basins = i8()
    area = i8(BASINS)  # MOUNTAIN, HILL, PLAIN
    river = i8(BASINS)  # the basin that its water goes on to; EXIT and more: off the map
    red_area = i8(BASINS)  # number for the tokens of Duel; 0 for none
    green_area = i8(BASINS)
    feeds = i8(HEADSTREAMS)  # the basin below each headstream
    dam_price = i8(DAMS)  # basin * SIDES + LOWER, UPPER: credits for a base; NO_SPACE
    conduit_value = i8(CONDUITS)  # basin * SIDES + LEFT, RIGHT; 0 where there is no space
    conduit_end = i8(CONDUITS)  # the basin in whose zone it ends
    powerhouse_price = i8(POWERHOUSES)  # basin * ZONE + place: credits; NO_SPACE
    tile_drops = i8(HEADSTREAM_TILES * TILE_ROUNDS)  # of each tile in rounds 1 to 4
    arrow = i8(TOKENS)  # which space each closing token of Duel closes


class Panel(Shape):
    """The panel of Duel: first what is printed, then what lies on it."""

    steps = i8()  # spaces of a track on each side
    worth = i8(MOST_STEPS + 1)  # points at the end, from the middle outwards
    cells = i8(CELLS)  # the spaces with reward tokens I and II
    on_pass = i8()  # 1: passing a token is reaching it
    freezes = i8()  # 1: a marker at the end of its track stays there
    reward = i8(PANEL_REWARDS * REWARD)  # of each token, one after the other
    condition = i8(PANEL_ROWS)  # ON_CREDITS, …; EMPTY without the panel
    marker = i8(PANEL_ROWS)  # positive on the side of seat 0
    token = i8(PANEL_ROWS * 2 * CELLS)  # (row * 2 + side) * CELLS + cell: a reward; EMPTY


class Pile(Shape):
    left = i8()
    tiles = i8(15)  # face down; the top one is the last of those left; EMPTY above it


class Task(Shape):
    """What is still to be done by the seat to move; the last one on the stack comes first."""

    what = i8()  # ROTATE, …, of effects.py; PIECE, … of rules/numbering.py
    amount = i16()  # how much; what it means depends on the task
    place = i16()
    note = i16()


class Player(Shape):
    company = i8()  # USA, …; EMPTY before the draft
    officer = i8()  # WILHELM, …; EMPTY before the draft
    copied = i8()  # the officer whose ability Mahiri has in this turn; EMPTY
    energy = i16()  # the marker in this round
    credits = i16()
    excavators = i16()
    mixers = i16()
    built = i8(len(KINDS))  # pieces on the board: base elevation conduit powerhouse building
    tiles = i8(TILES)  # 1: the technology tile is in the supply
    wheel_tile = i8(SEGMENTS)  # the tile in each segment, 0 is the open one; EMPTY
    wheel_excavators = i8(SEGMENTS)
    wheel_mixers = i8(SEGMENTS)
    engineers = i8()  # free ones, the Architect included
    architect = i8()  # 1 while the Architect is among them
    banked = i8()  # engineers in the bank
    builds = i8(BUILD_SPACES)  # 1: the build space is used in this round
    copies = i8()  # Mahiri's spaces used in this round
    margot = i8()  # 1 when Margot's space has been used in this round
    passed = i8()  # 1: out for this round
    contract_value = i8()  # of contracts fulfilled in this round, for the panel of Duel
    works_machines = i8()  # spent on external works in this round, for the panel of Duel


class Position(CommonPosition):
    """`score` is the victory points, all game long."""

    leeghwater = i8()
    duel_board = i8()
    duel_panel = i8()
    build_leftmost = i8()  # this and the next eight: how the rulings with flags are decided
    viktor_on_german_second = i8()
    france_per_contract = i8()
    mahiri_copy_in_extra_turn = i8()
    wild2_on_jill = i8()
    objective_needs_count = i8()
    duel_reward_on_pass = i8()
    duel_end_freezes = i8()
    duel_leslie_counts = i8()
    map = part(Map)
    panel = part(Panel)
    phase = i8()  # DRAFT, INCOME, …
    step = i8()  # which player or row of the phase comes next
    round = i8()  # 1 to 5; 0 in the draft
    order = i8(MOST_PLAYERS)  # the seats in turn order
    extra = i8()  # 1 in a turn that the Architect has given
    architects_turn = i8()  # 1 when another turn follows this one
    waiting = i8()  # tasks on the stack
    stack = parts(Task, MOST_WAITING)
    # the draft
    offered_company = i8(MOST_PLAYERS)  # with offered_officer: the pairs; EMPTY once picked
    offered_officer = i8(MOST_PLAYERS)
    offered_contract = i8(MOST_PLAYERS)  # starting contracts; EMPTY
    in_sight = i8(OFFICERS)  # 1: Mahiri may copy this officer
    # water and structures
    headstream_tile = i8(HEADSTREAMS)
    drops_waiting = i8(HEADSTREAMS)  # on the headstreams
    dam_owner = i8(DAMS)  # seat, NOBODY, NEUTRAL, BLOCKED
    dam_level = i8(DAMS)
    dam_drops = i8(DAMS)
    conduit_owner = i8(CONDUITS)  # seat, NOBODY, BLOCKED
    powerhouse_owner = i8(POWERHOUSES)  # seat, NOBODY, BLOCKED
    # what lies beside the map
    bonus = i8(ROUNDS)  # the bonus tile of each round
    objective = i8()
    contract_at = i8(CONTRACTS)  # AWAY, PILE, SHOWN, HAND + seat, FULFILLED + seat
    office = i8(OFFICE)  # the private contracts on show, two of each pile; EMPTY
    contract_piles = parts(Pile, PILES)
    patents = i8(COLUMNS)  # advanced tiles on show; EMPTY
    patent_piles = parts(Pile, len(LEVELS))
    patent_seen = i8(ADVANCED_TILES)  # 1: the advanced tile has been turned up
    set_aside = i8(len(LEVELS))  # the advanced tile that is not in play; EMPTY
    works = i8(COLUMNS)  # external works on show; EMPTY
    work_piles = parts(Pile, len(LEVELS))
    work_at = i8(WORKS)  # AWAY, PILE, SHOWN, FULFILLED + seat
    space_seat = i8(SPACES)  # who has engineers there in this round; NOBODY; the bank always NOBODY
    building = i8(BUILDING_ROWS)  # the private buildings in play; EMPTY
    building_owner = i8(BUILDING_ROWS * BUILDING_SPACES)  # pieces, row by row; NOBODY
    building_user = i8(BUILDING_ROWS * BUILDING_SPACES)  # who uses each space this round; NOBODY
    players = parts(Player, MOST_PLAYERS)


def faults(s: Position) -> Iterator[tuple[str, str]]:
    """What is wrong with a position: each field, and what it breaks."""
    from roundel.games.barrage.waiting import stack_faults  # made of the rules, which need us

    yield from _range_faults(s)
    if s.duel_board and s.seats != DUELLISTS:
        yield "duel_board", "is for two players"
    if s.duel_panel and not s.duel_board:
        yield "duel_panel", "needs the board of Duel"
    if sorted(s.order[: s.seats]) != list(range(s.seats)):
        yield "order", "names each seat once"
    yield from map_faults(s.map)
    if s.duel_panel:
        yield from panel_faults(s.panel)
    yield from _structure_faults(s)
    yield from _contract_faults(s)
    yield from _tile_faults(s)
    yield from _work_faults(s)
    for seat in range(s.seats):
        yield from _player_faults(s, seat)
    yield from stack_faults(s)


def _range_faults(s: Position) -> Iterator[tuple[str, str]]:
    """Numbers that must name something."""
    ranges: tuple[tuple[str, Row | tuple[int, ...], int, int], ...] = (
        ("leeghwater", (s.leeghwater,), 0, 1),
        ("duel_board", (s.duel_board,), 0, 1),
        ("duel_panel", (s.duel_panel,), 0, 1),
        *((ruling, (getattr(s, ruling),), 0, 1) for ruling in RULINGS),
        *((f"players[{i}].builds", each.builds, 0, 1) for i, each in enumerate(s.players)),
        ("phase", (s.phase,), DRAFT, OVER),
        ("round", (s.round,), 0, ROUNDS),
        ("step", (s.step,), 0, MOST_PLAYERS),
        ("extra", (s.extra,), 0, 1),
        ("architects_turn", (s.architects_turn,), 0, 1),
        ("waiting", (s.waiting,), 0, MOST_WAITING),
        ("map.basins", (s.map.basins,), 1, BASINS),
        ("map.area", s.map.area, 0, 2),
        ("map.river", s.map.river, 0, EXIT + MOST_EXITS - 1),
        ("map.feeds", s.map.feeds, 0, BASINS - 1),
        ("map.conduit_end", s.map.conduit_end, 0, BASINS - 1),
        ("order", s.order, 0, MOST_PLAYERS - 1),
        ("headstream_tile", s.headstream_tile, 0, HEADSTREAM_TILES - 1),
        ("drops_waiting", s.drops_waiting, 0, 127),
        ("dam_owner", s.dam_owner, NOBODY, BLOCKED),
        ("conduit_owner", s.conduit_owner, NOBODY, BLOCKED),
        ("powerhouse_owner", s.powerhouse_owner, NOBODY, BLOCKED),
        ("dam_level", s.dam_level, 0, MOST_LEVEL),
        ("bonus", s.bonus, 0, BONUS_TILES - 1),
        ("objective", (s.objective,), 0, OBJECTIVES - 1),
        ("contract_at", s.contract_at, AWAY, FULFILLED + MOST_PLAYERS - 1),
        ("office", s.office, EMPTY, CONTRACTS - 1),
        ("patents", s.patents, EMPTY, TILES - 1),
        ("works", s.works, EMPTY, WORKS - 1),
        ("work_at", s.work_at, AWAY, FULFILLED + MOST_PLAYERS - 1),
        ("space_seat", s.space_seat, NOBODY, s.seats - 1),
        ("building", s.building, EMPTY, BUILDINGS - 1),
        ("building_owner", s.building_owner, NOBODY, s.seats - 1),
        ("building_user", s.building_user, NOBODY, s.seats - 1),
        ("panel.condition", s.panel.condition, EMPTY, CONDITIONS - 1),
        ("panel.marker", s.panel.marker, -s.panel.steps, s.panel.steps),
        ("panel.token", s.panel.token, EMPTY, PANEL_REWARDS - 1),
    )
    for name, row, low, high in ranges:
        if not all(low <= value <= high for value in row):
            yield name, f"must be from {low} to {high}"


def _structure_faults(s: Position) -> Iterator[tuple[str, str]]:
    """Pieces stand on spaces that the map has, dams hold no more than they can."""
    for dam, owner in enumerate(s.dam_owner):
        if owner != NOBODY and s.map.dam_price[dam] == NO_SPACE:
            yield f"dam_owner[{dam}]", "the map has no such space"
        if (s.dam_level[dam] > 0) != (NOBODY < owner < BLOCKED):
            yield f"dam_level[{dam}]", "is 0 exactly where no dam stands"
        most = s.dam_level[dam]
        if most == MOST_LEVEL and 0 <= owner < s.seats:
            most += s.players[owner].officer in (GRAZIANO, MAHIRI)
        if not 0 <= s.dam_drops[dam] <= most:
            yield f"dam_drops[{dam}]", f"this dam holds 0 to {most} drops"
    for space, owner in enumerate(s.conduit_owner):
        if owner != NOBODY and s.map.conduit_value[space] == 0:
            yield f"conduit_owner[{space}]", "the map has no such space"
    for space, owner in enumerate(s.powerhouse_owner):
        if owner != NOBODY and s.map.powerhouse_price[space] == NO_SPACE:
            yield f"powerhouse_owner[{space}]", "the map has no such space"


def _contract_faults(s: Position) -> Iterator[tuple[str, str]]:
    """What is said of each contract agrees with where it lies."""
    lying = {contract: SHOWN for contract in s.office if contract != EMPTY}
    for i, pile in enumerate(s.contract_piles):
        yield from _pile_faults(f"contract_piles[{i}]", pile)
        lying |= {contract: PILE for contract in pile.tiles if contract != EMPTY}
    for contract, at in enumerate(s.contract_at):
        if GREEN <= CONTRACT_KIND[contract] <= RED:
            wrong = lying.get(contract, AWAY) != at and at in (PILE, SHOWN)
            wrong = wrong or (contract in lying and at not in (PILE, SHOWN))
        else:
            wrong = contract in lying or at == PILE
        if wrong:
            yield f"contract_at[{contract}]", "does not agree with office and piles"


def _pile_faults(name: str, pile: Pile) -> Iterator[tuple[str, str]]:
    if not 0 <= pile.left <= len(pile.tiles):
        yield f"{name}.left", f"is a number from 0 to {len(pile.tiles)}"
    for i, tile in enumerate(pile.tiles):
        if (tile != EMPTY) != (i < pile.left):
            yield f"{name}.tiles[{i}]", f"is {EMPTY} above the tiles that are left"
    known = pile.tiles[: pile.left]
    if len(set(known)) < len(known):
        yield f"{name}.tiles", "holds each tile once"


def _tile_faults(s: Position) -> Iterator[tuple[str, str]]:
    """Every advanced tile is in one place at most, and was seen if it is not in a pile."""
    places: dict[int, str] = {}
    found = [(f"patents[{i}]", tile) for i, tile in enumerate(s.patents)]
    for i, pile in enumerate(s.patent_piles):
        yield from _pile_faults(f"patent_piles[{i}]", pile)
        found += [(f"patent_piles[{i}]", tile) for tile in pile.tiles]
    for i, player in enumerate(s.players):
        found += [(f"players[{i}].wheel_tile", tile) for tile in player.wheel_tile]
        owned = [tile for tile in range(TILES) if player.tiles[tile]]
        found += [(f"players[{i}].tiles[{tile}]", tile) for tile in owned]
    for name, tile in found:
        if BASIC_TILES <= tile < ANTONS_TILE:
            if tile in places:
                yield name, f"the tile {TILE_IDS[tile]} is at {places[tile]} as well"
            places[tile] = name
            if s.patent_seen[tile - BASIC_TILES] == name.startswith("patent_piles"):
                yield f"patent_seen[{tile - BASIC_TILES}]", "is 0 exactly while it lies in a pile"


def _work_faults(s: Position) -> Iterator[tuple[str, str]]:
    for i, pile in enumerate(s.work_piles):
        yield from _pile_faults(f"work_piles[{i}]", pile)
    lying = {work: PILE for pile in s.work_piles for work in pile.tiles if work != EMPTY}
    lying |= {work: SHOWN for work in s.works if work != EMPTY}
    for work, at in enumerate(s.work_at):
        if lying.get(work, at if at >= FULFILLED else AWAY) != at:
            yield f"work_at[{work}]", "does not agree with works and piles"


def _player_faults(s: Position, seat: int) -> Iterator[tuple[str, str]]:
    """Nothing below zero, pieces and engineers all there, the open segment empty."""
    player, name = s.players[seat], f"players[{seat}]"
    for field in ("energy", "credits", "excavators", "mixers", "engineers", "contract_value"):
        if getattr(player, field) < 0:
            yield f"{name}.{field}", "is never below 0"
    ranges = (
        ("company", EMPTY, COMPANIES - 1),
        ("officer", EMPTY, OFFICERS - 1),
        ("copied", EMPTY, OFFICERS - 1),
        ("architect", 0, int(player.officer == TOMMASO and player.engineers > 0)),
        ("copies", 0, COPY_SPACES),
        ("margot", 0, 1),
        ("passed", 0, 1),
        ("works_machines", 0, 127),
    )
    for field, low, high in ranges:
        if not low <= getattr(player, field) <= high:
            yield f"{name}.{field}", f"must be from {low} to {high}"
    yield from _wheel_faults(player, name)
    if player.company == EMPTY:
        return
    standing = [
        s.dam_owner.count(seat),
        sum(s.dam_level[dam] - 1 for dam in range(DAMS) if s.dam_owner[dam] == seat),
        s.conduit_owner.count(seat),
        s.powerhouse_owner.count(seat),
        s.building_owner.count(seat),
    ]
    if player.built != standing:
        yield f"{name}.built", f"on the board stand {standing}"
    if any(built > most for built, most in zip(player.built, PIECES, strict=True)):
        yield f"{name}.built", f"a company has {list(PIECES)} pieces"
    if player.engineers + engineers_placed(s, seat) != ENGINEERS:
        yield f"{name}.engineers", f"a company has {ENGINEERS}, {engineers_placed(s, seat)} placed"


def _wheel_faults(player: Player, name: str) -> Iterator[tuple[str, str]]:
    if player.wheel_tile[0] != EMPTY or player.wheel_excavators[0] or player.wheel_mixers[0]:
        yield f"{name}.wheel_tile[0]", "the open segment is empty between decisions"
    for i in range(SEGMENTS):
        if not EMPTY <= player.wheel_tile[i] < TILES:
            yield f"{name}.wheel_tile[{i}]", "is a technology tile"
        if player.wheel_excavators[i] < 0 or player.wheel_mixers[i] < 0:
            yield f"{name}.wheel_excavators[{i}]", "machines are never below 0"
    for tile in range(TILES):
        if player.tiles[tile] + player.wheel_tile.count(tile) not in (0, 1):
            yield f"{name}.tiles[{tile}]", "a tile is in the supply or on the wheel, once"


def engineers_placed(s: Position, seat: int) -> int:
    """On all action spaces, the bank and those of officers included."""
    player = s.players[seat]
    placed = player.banked + player.copies + player.margot
    placed += sum(BUILD_ENGINEERS[i] for i, used in enumerate(player.builds) if used)
    placed += sum(SPACE_ENGINEERS[i] for i, holder in enumerate(s.space_seat) if holder == seat)
    for i, user in enumerate(s.building_user):
        if user == seat:
            building = s.building[i // BUILDING_SPACES]
            placed += USE_ENGINEERS[building][i % BUILDING_SPACES]
    return placed
