"""What is in the box: tiles, boards and tables as numbers. The facts are in box/*.json."""

from roundel.games.barrage.effects import (
    ANY_MACHINES,
    AREAS,
    BANK,
    BUY_TILE,
    CONSTRUCT,
    DROPS,
    FILL,
    FLOW,
    FULFIL,
    LAB,
    LOAN,
    MAKE,
    PRODUCE,
    RETRIEVE,
    ROTATE,
    TAKE,
    WORK,
    Effects,
)
from roundel.games.barrage.maps import MapRows
from roundel.games.barrage.panel import PanelRows, SetupTiles
from roundel.games.barrage.reading import Entry

MOST_PLAYERS = 4
ROUNDS = 5
ENGINEERS = 12

# Maps, panel and headstream tiles

MAPS = (MapRows.read("map_base.json", duel=False), MapRows.read("map_duel.json", duel=True))
"""The board of the base game, and that of Duel."""
MAP_BASINS = tuple(each.basins for each in MAPS)
MAP_AREA = tuple(each.area for each in MAPS)
MAP_RIVER = tuple(each.river for each in MAPS)
MAP_RED_AREA = tuple(each.red_area for each in MAPS)
MAP_GREEN_AREA = tuple(each.green_area for each in MAPS)
MAP_FEEDS = tuple(each.feeds for each in MAPS)
MAP_DAM_PRICE = tuple(each.dam_price for each in MAPS)
MAP_CONDUIT_VALUE = tuple(each.conduit_value for each in MAPS)
MAP_CONDUIT_END = tuple(each.conduit_end for each in MAPS)
MAP_POWERHOUSE_PRICE = tuple(each.powerhouse_price for each in MAPS)
MAP_TILE_DROPS = (SetupTiles.headstream_tiles(), SetupTiles.duel_headstream_tiles())
"""Row by row: the drops of rounds 1 to 4 on each headstream tile."""
MAP_ARROW = (SetupTiles.arrows(), SetupTiles.arrows())
"""Which space of its area each of the Duel's six closing tokens closes."""

_PANEL = PanelRows.read()
PANEL_STEPS = _PANEL.steps
PANEL_WORTH = _PANEL.worth
PANEL_CELLS = _PANEL.cells
PANEL_ON_PASS = _PANEL.on_pass
PANEL_FREEZES = _PANEL.freezes
PANEL_REWARD_ROW = _PANEL.rewards

# Structures

KINDS = ("base", "elevation", "conduit", "powerhouse", "building")
A_BASE, AN_ELEVATION, A_CONDUIT, A_POWERHOUSE, A_BUILDING = range(5)
_SETUP = Entry.opened("starting_setup.json")
PIECES = tuple(_SETUP["pieces"][kind].whole() for kind in KINDS)
"""Of each kind that a company has."""
START_POINTS = _SETUP["vp"].whole()
NEUTRAL_LEVEL = (1, 2, 3)
"""Of the neutral dam in mountains, hills and plains, on the board of the base game."""
MOST_LEVEL = 3

_COST = Entry.opened("construction.json")["cost"]
BASE_COST = tuple(_COST["base"]["by_area"][area].whole() for area in AREAS)
"""In excavators."""
ELEVATION_COST = tuple(_COST["elevation"]["by_area"][area].whole() for area in AREAS)
"""In mixers."""
CONDUIT_COST = _COST["conduit"]["per_value"].whole()
POWERHOUSE_COST = tuple(
    _COST["powerhouse"]["by_number_built_before"][str(n)].whole()
    for n in range(PIECES[A_POWERHOUSE])
)
"""In mixers, by the number built before."""
BONUS_BY_POWERHOUSES = (0, 0, 1, 1, 3)
ABILITY_FROM = 3
"""Powerhouses that a company's ability needs."""
ITEMS_FOR_POINT = Entry.opened("construction.json")["end_of_game"]["items_for_a_vp"].whole()

# Companies

_COMPANIES = list(Entry.opened("companies.json")["companies"])
COMPANY_IDS = tuple(each["id"].text() for each in _COMPANIES)
COMPANY_NAMES = tuple(each["name"].text() for each in _COMPANIES)
USA, GERMANY, ITALY, FRANCE, NETHERLANDS = range(5)
COMPANIES = len(_COMPANIES)
BASE_COMPANIES = 4
"""Those that play without Leeghwater."""
INCOME_ROWS = 3
INCOME_PIECES = (2, 4, 5)
"""The pieces of a row under which an income lies."""

# Officers

_OFFICERS = list(Entry.opened("officers.json")["officers"])
OFFICER_IDS = tuple(each["id"].text() for each in _OFFICERS)
OFFICER_NAMES = tuple(each["name"].text() for each in _OFFICERS)
WILHELM, GRAZIANO, VIKTOR, JILL, SOLOMON, ANTON, MAHIRI = range(7)
SIMONE, TOMMASO, LESLIE, MARGOT = range(7, 11)
OFFICERS = len(_OFFICERS)
BASE_OFFICERS = 7
START_CREDITS = tuple(each["start"]["credits"].whole() for each in _OFFICERS)
START_EXCAVATORS = tuple(each["start"]["excavator"].whole() for each in _OFFICERS)
START_MIXERS = tuple(each["start"]["mixer"].whole() for each in _OFFICERS)
IN_SIGHT = 3
"""Officers that Mahiri can copy, at least."""

# Contracts: 4 starting, 15 green, 15 yellow, 15 red, 6 national

CONTRACT_KINDS = ("starting", "green", "yellow", "red", "national")
STARTING, GREEN, YELLOW, RED, NATIONAL = range(5)
PILES = 3
_FILE = Entry.opened("contracts.json")
_CONTRACTS = [(kind, each) for kind, name in enumerate(CONTRACT_KINDS) for each in _FILE[name]]
CONTRACT_IDS = tuple(each["id"].text() for _, each in _CONTRACTS)
CONTRACTS = len(_CONTRACTS)
CONTRACT_KIND = tuple(kind for kind, _ in _CONTRACTS)
REQUIREMENT = tuple(each["energy"].whole() for _, each in _CONTRACTS)
"""Energy that a contract asks for."""
FIRST_CONTRACT = tuple(CONTRACT_KIND.index(kind) for kind in range(len(CONTRACT_KINDS)))
CONTRACTS_OF_KIND = tuple(CONTRACT_KIND.count(kind) for kind in range(len(CONTRACT_KINDS)))
CONTRACT_VALUE = tuple(_FILE["rules"]["value_in_duel"][name].whole() for name in CONTRACT_KINDS)
"""What a fulfilled contract of each kind counts on the panel of Duel."""
SHOWN_PER_PILE = _FILE["rules"]["face_up_per_pile"].whole()
OFFICE = PILES * SHOWN_PER_PILE
"""Places of the contract office, pile by pile."""
HAND_LIMIT = _FILE["rules"]["hand_limit"].whole()
SIMONE_LIMIT = 4

# External works

DECKS = ("A", "B", "C")
_WORKS = [each for deck in DECKS for each in Entry.opened("external_works.json")[deck]]
WORK_IDS = tuple(each["id"].text() for each in _WORKS)
WORKS = len(_WORKS)
WORKS_OF_DECK = WORKS // len(DECKS)
WORK_EXCAVATORS = tuple(each["cost"]["excavator"].whole() for each in _WORKS)
WORK_MIXERS = tuple(each["cost"]["mixer"].whole() for each in _WORKS)
LOAN_CREDITS = 2
"""Credits in place of a machine, by the loan agency."""
COLUMNS = 3
"""Of the patent office and of the external works."""

# All rewards in one table: contracts, works, incomes


def _incomes() -> list[tuple[int, ...]]:
    return [
        Effects.reward(company["income"][row][str(piece)])
        for company in _COMPANIES
        for row in KINDS[:INCOME_ROWS]
        for piece in INCOME_PIECES
    ]


REWARDS = (
    *(Effects.reward(each["reward"]) for _, each in _CONTRACTS),
    *(Effects.reward(each["reward"]) for each in _WORKS),
    *_incomes(),
)
WORK_REWARD = CONTRACTS  # + work
INCOME = WORK_REWARD + WORKS  # + (company * INCOME_ROWS + row) * 3 + which of INCOME_PIECES

# Technology tiles: five basic ones, eighteen advanced by level and kind, two of officers

TILE_KINDS = (*KINDS[:A_BUILDING], "wild", "building")
LEVELS = ("I", "II", "III")
WILD = 5
"""Kind of a tile that serves every structure."""
_TILE_FILE = Entry.opened("tech_tiles.json")
_ADVANCED = sorted(
    _TILE_FILE["advanced"],
    key=lambda each: (each["level"].of(LEVELS), each["kind"].of(TILE_KINDS)),
)
TILE_IDS = (*KINDS, *(each["id"].text() for each in _ADVANCED), "anton", "leslie")
TILES = len(TILE_IDS)
BASIC_TILES = len(KINDS)
ADVANCED_PER_LEVEL = len(TILE_KINDS)
ADVANCED_TILES = len(LEVELS) * ADVANCED_PER_LEVEL
ANTONS_TILE = TILE_IDS.index("anton")
LESLIES_TILE = TILE_IDS.index("leslie")
TILE_KIND: tuple[int, ...] = (
    *range(BASIC_TILES),
    *(WILD if each["kind"].value == "wild" else each["kind"].of(KINDS) for each in _ADVANCED),
    WILD,
    -1,
)
"""The structure that a tile builds; Anton's any, Leslie's none."""
TILES_OF_LEVEL = 5
"""In play: with Leeghwater one of the six is set aside."""
BASE_I, ELEVATION_I, CONDUIT_I, POWERHOUSE_I, WILD_I, BUILDING_I = range(5, 11)
BASE_II, ELEVATION_II, CONDUIT_II, POWERHOUSE_II, WILD_II, BUILDING_II = range(11, 17)
BASE_III, ELEVATION_III, CONDUIT_III, POWERHOUSE_III, WILD_III, BUILDING_III = range(17, 23)
SEGMENTS = 6
"""Of a construction wheel; segment 0 is the open one."""

# Bonus and objective tiles

_BONUS_FILE = Entry.opened("bonus_tiles.json")
BONUS_IDS = tuple(each["id"].text() for each in _BONUS_FILE["tiles"])
BONUS_TILES = len(BONUS_IDS)
BASE_BONUS_TILES = 6
(
    BONUS_CONTRACTS,
    BONUS_BASES,
    BONUS_ELEVATIONS,
    BONUS_CONDUITS,
    BONUS_POWERHOUSES,
    BONUS_ADVANCED,
    BONUS_WORKS,
    BONUS_BUILDINGS,
) = range(8)
BONUS_RATE = tuple(each["vp_each"].whole() for each in _BONUS_FILE["tiles"])
BONUS_FROM = _BONUS_FILE["scoring"]["energy_below"].whole()
MISSING_SECTION = _BONUS_FILE["scoring"]["penalty_vp_per_missing_section"].whole()

_OBJECTIVE_FILE = Entry.opened("objective_tiles.json")
OBJECTIVE_IDS = tuple(each["id"].text() for each in _OBJECTIVE_FILE["tiles"])
OBJECTIVES = len(OBJECTIVE_IDS)
RED_SPACES, MOST_IN_AREA, CONNECTIONS, LEAST_IN_AREA, BASINS_ONE, BASINS_THREE = range(6)
PLACE_POINTS = tuple(each.whole() for each in _OBJECTIVE_FILE["places"])

# The energy track

_TRACK = Entry.opened("energy_track.json")
CREDITS_FROM = tuple(each["from"].whole() for each in _TRACK["credits_by_energy"])
"""The energy from which each number of credits is paid."""
CREDITS_PAID = tuple(each["credits"].whole() for each in _TRACK["credits_by_energy"])
ZERO_POINTS = _TRACK["zero_energy"]["vp"].whole(-9, 0)
SECTION = _TRACK["section"].whole()
"""Spaces of the track to a section; the section of round r begins at r times so many."""
FIRST_POINTS = _TRACK["ranking"]["first_vp"].whole()
SECOND_POINTS = _TRACK["ranking"]["second_vp"].whole()

# Action spaces

SURCHARGE = 3
"""Credits for a red-bordered space."""
_BOARDS = {
    each["id"].text(): list(each["spaces"]) for each in Entry.opened("action_boards.json")["boards"]
}
BUILD_SPACES = 4
BUILD_ENGINEERS = tuple(each["engineers"].whole() for each in _BOARDS["construction"])
BUILD_PRICE = tuple(each["credits"].whole() for each in _BOARDS["construction"])
BOARD_IDS = (
    "turbine_station",
    "water_management",
    "bank",
    "workshop",
    "machinery_shop",
    "contract_office",
    "patent_office",
    "external_works",
)
_SPACES = [(board, each) for board in BOARD_IDS for each in _BOARDS[board]]
SPACE_IDS = tuple(each["id"].text() for _, each in _SPACES)
SPACES = len(_SPACES)
"""Shared spaces: management board, patent office, external works."""
SPACE_BOARD = tuple(BOARD_IDS.index(board) for board, _ in _SPACES)
SPACE_ENGINEERS = tuple(each["engineers"].whole() for _, each in _SPACES)
SPACE_PRICE = tuple(each["credits"].whole() for _, each in _SPACES)
"""Credits for the space itself."""
SPACE_PLAYERS = tuple(each["min_players"].whole() for _, each in _SPACES)
"""From how many players on it is there."""
THE_BANK = SPACE_IDS.index("bank")
FIRST_PATENT = SPACE_IDS.index("patent1")
FIRST_WORK = SPACE_IDS.index("work1")
COPY_SPACES = 2
COPY_PRICE = tuple(each["credits"].whole() for each in _BOARDS["officers"][:COPY_SPACES])

PAID, GAINED_CREDITS, GAINED_EXCAVATORS, GAINED_MIXERS, GAINED_ENERGY, TASK, AMOUNT = range(7)
"""Columns of an action: credits it costs, gains, then a task with its amount."""


def _action(effect: Entry) -> tuple[int, ...]:
    row = [0] * 7
    for part in effect:
        if "pay" in part:
            row[PAID] += part["pay"]["credits"].whole()
        elif "excavator" in part:
            row[GAINED_EXCAVATORS] += part["excavator"].whole()
        elif "mixer" in part:
            row[GAINED_MIXERS] += part["mixer"].whole()
        elif "credits" in part:
            row[GAINED_CREDITS] += part["credits"].whole()
        elif "energy" in part and "for_contract" not in part:
            row[GAINED_ENERGY] += part["energy"].whole()
        else:
            row[TASK], row[AMOUNT] = _task(part)
    return tuple(row)


def _task(part: Entry) -> tuple[int, int]:
    if "produce" in part:
        return PRODUCE, part["produce"].whole(-9, 9)
    if "drops" in part and "to" in part:
        return FILL, part["drops"].whole(1, 1)
    if "drops" in part:
        return FLOW if part["flow"].yes() else DROPS, part["drops"].whole()
    if "rotate" in part:
        return ROTATE, part["rotate"].whole()
    if "any_machine" in part:
        return ANY_MACHINES, part["any_machine"].whole()
    if "take_contract" in part:
        return TAKE, part["take_contract"].whole()
    if "energy" in part:
        return MAKE, part["energy"].whole()
    if "fulfill_contract" in part:
        return FULFIL, 99
    if "retrieve" in part:
        return (RETRIEVE, 1) if part["retrieve"].value == "tech_tile" else (LAB, 1)
    if "external_work" in part:
        if part["pay_with"].value == "credits":
            return LOAN, 1
        return WORK, part["display_place"].whole(1, COLUMNS) - 1
    if "bank" in part:
        return BANK, 1
    if "construct" in part:
        return CONSTRUCT, 0
    if "tech_tile" in part:
        return BUY_TILE, part["display_place"].whole(1, COLUMNS) - 1
    raise part.wrong("there is no such action")


SPACE_ACTION = tuple(_action(each["effect"]) for _, each in _SPACES)

# Private buildings

_BUILDING_FILE = Entry.opened("buildings.json")
_BUILDINGS = list(_BUILDING_FILE["buildings"])
BUILDING_IDS = tuple(each["id"].text() for each in _BUILDINGS)
BUILDING_NAMES = tuple(each["name"].text() for each in _BUILDINGS)
BUILDINGS = len(_BUILDINGS)
BUILDING_ROWS = _BUILDING_FILE["tiles_in_play"].whole()
BUILDING_EXCAVATORS = tuple(each["cost"]["excavator"].whole() for each in _BUILDINGS)
BUILDING_MIXERS = tuple(each["cost"]["mixer"].whole() for each in _BUILDINGS)
BUILDING_POINTS = tuple(each["vp_end"].whole() for each in _BUILDINGS)
BUILDING_ACTION = tuple(_action(each["action"]) for each in _BUILDINGS)
BUILDING_SPACES = 4
"""On each tile, to build on and to send engineers to."""
PIECE_PRICE = tuple(each["credits"].whole() for each in _BUILDING_FILE["piece_spaces"])
PIECE_PLAYERS = tuple(
    each["min_players"].whole() if "min_players" in each else 2
    for each in _BUILDING_FILE["piece_spaces"]
)
USE_ENGINEERS = tuple(
    tuple(space["engineers"].whole() for space in each["action_spaces"].several(BUILDING_SPACES))
    for each in _BUILDINGS
)
USE_PRICE = tuple(
    tuple(space["credits"].whole() for space in each["action_spaces"].several(BUILDING_SPACES))
    for each in _BUILDINGS
)

# The panel of Duel

CONDITION_IDS = tuple(each["id"].text() for each in Entry.opened("duel_tokens.json")["conditions"])
CONDITIONS = len(CONDITION_IDS)
"""The last one, external works, needs Leeghwater."""
ON_CREDITS, ON_ENERGY, ON_WATER, ON_PAIRS, ON_CONTRACTS, ON_WORKS = range(6)
CREDITS_FOR_STEP = 3
ENERGY_FOR_STEP = 4
