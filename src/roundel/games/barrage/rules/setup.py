"""Setting up the table: the board, what is drawn at random, and the offer of the draft."""

from roundel.core.shape import EMPTY, NOBODY, Row
from roundel.core.stream import Stream, below, start
from roundel.games.barrage.components import (
    ADVANCED_PER_LEVEL,
    BASE_BONUS_TILES,
    BASE_COMPANIES,
    BASE_OFFICERS,
    BASIC_TILES,
    BONUS_TILES,
    BUILDING_ROWS,
    BUILDING_SPACES,
    BUILDINGS,
    COLUMNS,
    COMPANIES,
    CONDITIONS,
    CONTRACTS_OF_KIND,
    FIRST_CONTRACT,
    GREEN,
    IN_SIGHT,
    LEVELS,
    MAHIRI,
    MAP_AREA,
    MAP_ARROW,
    MAP_BASINS,
    MAP_CONDUIT_END,
    MAP_CONDUIT_VALUE,
    MAP_DAM_PRICE,
    MAP_FEEDS,
    MAP_GREEN_AREA,
    MAP_POWERHOUSE_PRICE,
    MAP_RED_AREA,
    MAP_RIVER,
    MAP_TILE_DROPS,
    MOST_PLAYERS,
    NATIONAL,
    NEUTRAL_LEVEL,
    OBJECTIVES,
    OFFICE,
    OFFICERS,
    PANEL_CELLS,
    PANEL_FREEZES,
    PANEL_ON_PASS,
    PANEL_REWARD_ROW,
    PANEL_STEPS,
    PANEL_WORTH,
    PILES,
    ROUNDS,
    SEGMENTS,
    SHOWN_PER_PILE,
    SPACES,
    STARTING,
    TILES_OF_LEVEL,
    WORKS_OF_DECK,
)
from roundel.games.barrage.maps import (
    CONDUITS,
    DAMS,
    HEADSTREAMS,
    LOWER,
    POWERHOUSES,
    RED_AREAS,
    SIDES,
    ZONE,
)
from roundel.games.barrage.panel import (
    CELLS,
    FIRST_REWARDS,
    HEADSTREAM_TILES,
    MOST_STEPS,
    PANEL_ROWS,
)
from roundel.games.barrage.position import BLOCKED, DRAFT, NEUTRAL, PILE, SHOWN, Position
from roundel.games.barrage.rules.piles import draw, fill
from roundel.games.barrage.rules.round import next_patent, next_work


def lay_boards(s: Position, options: Row) -> None:
    """The options, the map and the panel as they are printed."""
    s.seats = options[0]
    s.leeghwater = options[1]
    s.duel_board = options[2]
    s.duel_panel = options[3]
    s.build_leftmost = options[4]
    s.viktor_on_german_second = options[5]
    s.france_per_contract = options[6]
    s.mahiri_copy_in_extra_turn = options[7]
    s.wild2_on_jill = options[8]
    s.objective_needs_count = options[9]
    s.duel_reward_on_pass = options[10]
    s.duel_end_freezes = options[11]
    s.duel_leslie_counts = options[12]
    lay_map(s, s.duel_board)
    if s.duel_panel == 1:
        lay_panel(s)


def lay_map(s: Position, board: int) -> None:
    s.map.basins = MAP_BASINS[board]
    for basin in range(len(s.map.area)):
        s.map.area[basin] = MAP_AREA[board][basin]
        s.map.river[basin] = MAP_RIVER[board][basin]
        s.map.red_area[basin] = MAP_RED_AREA[board][basin]
        s.map.green_area[basin] = MAP_GREEN_AREA[board][basin]
    for stream in range(HEADSTREAMS):
        s.map.feeds[stream] = MAP_FEEDS[board][stream]
    for i in range(DAMS):
        s.map.dam_price[i] = MAP_DAM_PRICE[board][i]
    for i in range(CONDUITS):
        s.map.conduit_value[i] = MAP_CONDUIT_VALUE[board][i]
        s.map.conduit_end[i] = MAP_CONDUIT_END[board][i]
    for i in range(POWERHOUSES):
        s.map.powerhouse_price[i] = MAP_POWERHOUSE_PRICE[board][i]
    for i in range(len(s.map.tile_drops)):
        s.map.tile_drops[i] = MAP_TILE_DROPS[board][i]
    for i in range(len(s.map.arrow)):
        s.map.arrow[i] = MAP_ARROW[board][i]


def lay_panel(s: Position) -> None:
    panel = s.panel
    panel.steps = PANEL_STEPS
    for i in range(MOST_STEPS + 1):
        panel.worth[i] = PANEL_WORTH[i]
    for i in range(CELLS):
        panel.cells[i] = PANEL_CELLS[i]
    panel.on_pass = min(PANEL_ON_PASS, s.duel_reward_on_pass)
    panel.freezes = max(PANEL_FREEZES, s.duel_end_freezes)
    for i in range(len(panel.reward)):
        panel.reward[i] = PANEL_REWARD_ROW[i]


def set_up(s: Position, seed: Row) -> None:
    """All that is drawn at random, on boards that lie there already."""
    start(s.stream, seed)
    clear(s)
    draw_headstreams(s)
    draw_bonus_tiles(s)
    s.objective = below(s.stream, OBJECTIVES)
    deal_contracts(s)
    if s.duel_board == 1:
        place_tokens(s)
    else:
        place_neutral_dams(s)
    deal_tiles(s)
    if s.leeghwater == 1:
        deal_leeghwater(s)
    draw_turn_order(s)
    draw_offer(s)
    if s.duel_panel == 1:
        draw_panel(s)
    s.revealed = 0
    s.phase = DRAFT
    s.step = s.seats


def another(stream: Stream, limit: int, taken: int) -> int:
    """A number below the limit whose bit is not among those taken, each equally likely."""
    while True:
        drawn = below(stream, limit)
        if taken >> drawn & 1 == 0:
            return drawn


def clear(s: Position) -> None:
    """Where nothing lies and nobody stands."""
    for i in range(DAMS):
        s.dam_owner[i] = NOBODY
    for i in range(CONDUITS):
        s.conduit_owner[i] = NOBODY
    for i in range(POWERHOUSES):
        s.powerhouse_owner[i] = NOBODY
    for i in range(SPACES):
        s.space_seat[i] = NOBODY
    for i in range(BUILDING_ROWS):
        s.building[i] = EMPTY
    for i in range(BUILDING_ROWS * BUILDING_SPACES):
        s.building_owner[i] = NOBODY
        s.building_user[i] = NOBODY
    for i in range(COLUMNS):
        s.works[i] = EMPTY
    for pile in s.work_piles:
        for i in range(len(pile.tiles)):
            pile.tiles[i] = EMPTY
    for i in range(len(LEVELS)):
        s.set_aside[i] = EMPTY
    for row in range(PANEL_ROWS):
        s.panel.condition[row] = EMPTY
    for i in range(len(s.panel.token)):
        s.panel.token[i] = EMPTY
    for seat in range(MOST_PLAYERS):
        clear_seat(s, seat)


def clear_seat(s: Position, seat: int) -> None:
    player = s.players[seat]
    player.company = EMPTY
    player.officer = EMPTY
    player.copied = EMPTY
    for i in range(SEGMENTS):
        player.wheel_tile[i] = EMPTY
    s.offered_company[seat] = EMPTY
    s.offered_officer[seat] = EMPTY
    s.offered_contract[seat] = EMPTY


def draw_headstreams(s: Position) -> None:
    taken = 0
    for stream in range(HEADSTREAMS):
        tile = another(s.stream, HEADSTREAM_TILES, taken)
        taken |= 1 << tile
        s.headstream_tile[stream] = tile


def draw_bonus_tiles(s: Position) -> None:
    pool = BONUS_TILES if s.leeghwater == 1 else BASE_BONUS_TILES
    taken = 0
    for round in range(ROUNDS):
        tile = another(s.stream, pool, taken)
        taken |= 1 << tile
        s.bonus[round] = tile


def deal_contracts(s: Position) -> None:
    """National contracts, one less than players; two private ones of each pile."""
    taken = 0
    for _ in range(s.seats - 1):
        drawn = another(s.stream, CONTRACTS_OF_KIND[NATIONAL], taken)
        taken |= 1 << drawn
        s.contract_at[FIRST_CONTRACT[NATIONAL] + drawn] = SHOWN
    for pile in range(PILES):
        first = FIRST_CONTRACT[GREEN + pile]
        count = CONTRACTS_OF_KIND[GREEN + pile]
        fill(s, s.contract_piles[pile], first, count, EMPTY)
        for contract in range(first, first + count):
            s.contract_at[contract] = PILE
    for place in range(OFFICE):
        contract = draw(s, s.contract_piles[place // SHOWN_PER_PILE])
        s.office[place] = contract
        s.contract_at[contract] = SHOWN


def place_neutral_dams(s: Position) -> None:
    """One in each area, on a lower dam space, with a drop."""
    for area in range(len(NEUTRAL_LEVEL)):
        found = 0
        for basin in range(s.map.basins):
            if is_dam_basin(s, basin, area):
                found += 1
        drawn = below(s.stream, found)
        for basin in range(s.map.basins):
            if is_dam_basin(s, basin, area):
                if drawn == 0:
                    place_neutral_dam(s, basin, NEUTRAL_LEVEL[area])
                drawn -= 1


def is_dam_basin(s: Position, basin: int, area: int) -> bool:
    return s.map.area[basin] == area and s.map.dam_price[basin * SIDES + LOWER] >= 0


def place_neutral_dam(s: Position, basin: int, level: int) -> None:
    dam = basin * SIDES + LOWER
    s.dam_owner[dam] = NEUTRAL
    s.dam_level[dam] = level
    s.dam_drops[dam] = 1


def place_tokens(s: Position) -> None:
    """Duel: eight tokens in eight areas: two neutral dams, and six that close a space."""
    taken = 0
    for token in range(RED_AREAS):
        drawn = another(s.stream, RED_AREAS, taken)
        taken |= 1 << drawn
        place_token(s, token, drawn + 1)


def place_token(s: Position, token: int, number: int) -> None:
    """A neutral dam of level 1 or 2; or a dam, conduit or powerhouse space that is closed."""
    if token < 2:
        place_neutral_dam(s, basin_of_red(s, number), token + 1)
        return
    arrow = s.map.arrow[token - 2]
    if token < 4:
        s.dam_owner[basin_of_red(s, number) * SIDES + arrow] = BLOCKED
    elif token < 6:
        s.conduit_owner[basin_of_red(s, number) * SIDES + arrow] = BLOCKED
    else:
        close_powerhouse(s, number, arrow)


def basin_of_red(s: Position, number: int) -> int:
    found = 0
    for basin in range(s.map.basins):
        if s.map.red_area[basin] == number:
            found = basin
    return found


def close_powerhouse(s: Position, number: int, arrow: int) -> None:
    """There is no green area 8: nothing is closed then."""
    for basin in range(s.map.basins):
        if s.map.green_area[basin] == number:
            s.powerhouse_owner[basin * ZONE + arrow] = BLOCKED


def deal_tiles(s: Position) -> None:
    """Five advanced tiles a level; of the six that Leeghwater makes of it one is set aside."""
    for level in range(len(LEVELS)):
        first = BASIC_TILES + level * ADVANCED_PER_LEVEL
        count = TILES_OF_LEVEL
        if s.leeghwater == 1:
            count = ADVANCED_PER_LEVEL
            s.set_aside[level] = first + below(s.stream, count)
        fill(s, s.patent_piles[level], first, count, s.set_aside[level])
    for column in range(COLUMNS):
        s.patents[column] = next_patent(s)


def deal_leeghwater(s: Position) -> None:
    """External works and private buildings."""
    for deck in range(len(LEVELS)):
        fill(s, s.work_piles[deck], deck * WORKS_OF_DECK, WORKS_OF_DECK, EMPTY)
        for work in range(deck * WORKS_OF_DECK, (deck + 1) * WORKS_OF_DECK):
            s.work_at[work] = PILE
    for column in range(COLUMNS):
        s.works[column] = next_work(s)
    taken = 0
    for row in range(BUILDING_ROWS):
        building = another(s.stream, BUILDINGS, taken)
        taken |= 1 << building
        s.building[row] = building


def draw_turn_order(s: Position) -> None:
    taken = 0
    for i in range(s.seats):
        seat = another(s.stream, s.seats, taken)
        taken |= 1 << seat
        s.order[i] = seat


def draw_offer(s: Position) -> None:
    """Pairs of company and officer, starting contracts; for Mahiri three others to copy."""
    companies = COMPANIES if s.leeghwater == 1 else BASE_COMPANIES
    officers = OFFICERS if s.leeghwater == 1 else BASE_OFFICERS
    taken = 0
    seen = 0
    dealt = 0
    for i in range(s.seats):
        company = another(s.stream, companies, taken)
        taken |= 1 << company
        officer = another(s.stream, officers, seen)
        seen |= 1 << officer
        contract = another(s.stream, CONTRACTS_OF_KIND[STARTING], dealt)
        dealt |= 1 << contract
        s.offered_company[i] = company
        s.offered_officer[i] = officer
        s.offered_contract[i] = FIRST_CONTRACT[STARTING] + contract
        s.contract_at[FIRST_CONTRACT[STARTING] + contract] = SHOWN
        s.in_sight[officer] = 1
    if s.in_sight[MAHIRI] == 1:
        for _ in range(s.seats - 1, IN_SIGHT):
            officer = another(s.stream, officers, seen)
            seen |= 1 << officer
            s.in_sight[officer] = 1


def draw_panel(s: Position) -> None:
    """Conditions and tokens I at random; a token II in each cell II."""
    conditions = CONDITIONS if s.leeghwater == 1 else CONDITIONS - 1
    taken = 0
    for row in range(PANEL_ROWS):
        condition = another(s.stream, conditions, taken)
        taken |= 1 << condition
        s.panel.condition[row] = condition
    taken = 0
    for cell in range(PANEL_ROWS * 2):
        token = another(s.stream, FIRST_REWARDS, taken)
        taken |= 1 << token
        s.panel.token[cell * CELLS] = token
        s.panel.token[cell * CELLS + 1] = FIRST_REWARDS + cell
