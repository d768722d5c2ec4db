"""What a learner is shown of Barrage: one flat row of small numbers, its own seat first."""

from roundel.core.layout import Section, starts, total
from roundel.core.shape import EMPTY, NOBODY, Row
from roundel.games.barrage.components import (
    BONUS_TILES,
    BUILD_SPACES,
    BUILDING_ROWS,
    BUILDING_SPACES,
    BUILDINGS,
    COLUMNS,
    COMPANIES,
    CONDITIONS,
    CONTRACTS,
    KINDS,
    MOST_PLAYERS,
    OBJECTIVES,
    OFFICERS,
    ROUNDS,
    SEGMENTS,
    SPACES,
    TILES,
    WORKS,
)
from roundel.games.barrage.maps import (
    CONDUITS,
    DAMS,
    HEADSTREAMS,
    HIGHEST_VALUE,
    POWERHOUSES,
)
from roundel.games.barrage.panel import (
    CELLS,
    MOST_STEPS,
    PANEL_REWARDS,
    PANEL_ROWS,
    TILE_ROUNDS,
)
from roundel.games.barrage.position import (
    AWAY,
    BLOCKED,
    FULFILLED,
    HAND,
    NEUTRAL,
    PILE,
    SHOWN,
    TASKS,
    Position,
)

MUCH = 500
"""Amounts beyond are shown as this."""
OFFSET = 100
"""Added to points, which may be below 0."""
TASK_OFFSET = 20
TASK_NUMBER = 1000
AMOUNTS = 20
OWNERS = 7
"""Nobody, the seat itself, the one after it, …, neutral, closed by a token."""
PLACES = 7
"""Of a contract or a work: away, in a pile, on show, own hand, another's, fulfilled, by another."""

LAYOUT = (
    Section("own decision", (1,), 1, "this seat decides"),
    Section("game", (3,), 1, "with Leeghwater, Duel board, Duel panel"),
    Section("round", (1,), ROUNDS, "0 in the draft"),
    Section("extra turn", (1,), 1, "given by the Architect"),
    Section("task", (TASKS,), 1, "what is to be decided: numbers of rules/numbering.py"),
    Section("task numbers", (3,), TASK_NUMBER, f"amount, place, note, each + {TASK_OFFSET}"),
    Section("company", (MOST_PLAYERS, COMPANIES), 1, "of each player, own seat first"),
    Section("officer", (MOST_PLAYERS, OFFICERS), 1, "of each player"),
    Section("copied", (MOST_PLAYERS, OFFICERS), 1, "the officer copied in this turn"),
    Section(
        "amounts",
        (MOST_PLAYERS, AMOUNTS),
        MUCH,
        "energy, credits, excavators, mixers, points + 100, pieces built (5), engineers, "
        "Architect, in the bank, build spaces used, copies, Margot used, passed, value of "
        "contracts this round, machines for works this round, place in turn order",
    ),
    Section("tiles", (MOST_PLAYERS, TILES), 1, "technology tiles in the supply"),
    Section("wheel", (MOST_PLAYERS, SEGMENTS, 3), TILES, "tile + 1, excavators, mixers"),
    Section("dam owners", (DAMS, OWNERS), 1, "nobody, own, next seats (3), neutral, closed"),
    Section("dams", (DAMS, 2), 9, "level, drops"),
    Section("conduit owners", (CONDUITS, OWNERS), 1, "as for dams"),
    Section("conduits", (CONDUITS,), HIGHEST_VALUE, "value; 0 where there is no space"),
    Section("powerhouses", (POWERHOUSES, OWNERS), 1, "owners as for dams"),
    Section("waiting", (HEADSTREAMS,), MUCH, "drops on the headstreams"),
    Section("headstreams", (HEADSTREAMS, TILE_ROUNDS), 9, "drops of rounds 1 to 4"),
    Section("bonus", (ROUNDS, BONUS_TILES), 1, "the bonus tile of each round"),
    Section("objective", (OBJECTIVES,), 1, "the objective tile"),
    Section(
        "contracts",
        (CONTRACTS, PLACES),
        1,
        "out of the game, pile, on show, own hand, another hand, fulfilled, fulfilled by another",
    ),
    Section("works", (WORKS, PLACES), 1, "as for contracts"),
    Section("columns", (2, COLUMNS), TILES, "patents + 1, works + 1 on show"),
    Section("spaces", (SPACES,), 2, "free, own engineers, others'"),
    Section("buildings", (BUILDING_ROWS,), BUILDINGS, "building + 1"),
    Section("pieces", (BUILDING_ROWS * BUILDING_SPACES,), 2, "free, own, another's"),
    Section("uses", (BUILDING_ROWS * BUILDING_SPACES,), 2, "free, own engineers, others'"),
    Section("conditions", (PANEL_ROWS,), CONDITIONS, "condition + 1"),
    Section("markers", (PANEL_ROWS,), 2 * MOST_STEPS, f"own side is above {MOST_STEPS}"),
    Section("tokens", (PANEL_ROWS, 2, CELLS), PANEL_REWARDS, "reward + 1; own side first"),
    Section("offer", (MOST_PLAYERS, 3), CONTRACTS, "company + 1, officer + 1, contract + 1"),
    Section("in sight", (OFFICERS,), 1, "officers that may be copied"),
)
OBSERVATION_SIZE = total(LAYOUT)
(
    OWN_AT,
    GAME_AT,
    ROUND_AT,
    EXTRA_AT,
    TASK_AT,
    TASK_NUMBERS_AT,
    COMPANY_AT,
    OFFICER_AT,
    COPIED_AT,
    AMOUNTS_AT,
    TILES_AT,
    WHEEL_AT,
    DAM_OWNERS_AT,
    DAMS_AT,
    CONDUIT_OWNERS_AT,
    CONDUITS_AT,
    POWERHOUSES_AT,
    WAITING_AT,
    HEADSTREAMS_AT,
    BONUS_AT,
    OBJECTIVE_AT,
    CONTRACTS_AT,
    WORKS_AT,
    COLUMNS_AT,
    SPACES_AT,
    BUILDINGS_AT,
    PIECES_AT,
    USES_AT,
    CONDITIONS_AT,
    MARKERS_AT,
    TOKENS_AT,
    OFFER_AT,
    IN_SIGHT_AT,
) = starts(LAYOUT)


def observe(s: Position, seat: int, out: Row) -> None:
    """Write the view of this seat; a spectator's has seat 0 first."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    own = max(0, seat)
    out[OWN_AT] = 1 if s.to_move == seat and seat >= 0 else 0
    out[GAME_AT] = s.leeghwater
    out[GAME_AT + 1] = s.duel_board
    out[GAME_AT + 2] = s.duel_panel
    out[ROUND_AT] = s.round
    out[EXTRA_AT] = s.extra
    observe_task(s, out)
    for i in range(s.seats):
        observe_player(s, (own + i) % s.seats, i, out)
    observe_structures(s, own, out)
    observe_tiles(s, own, out)
    observe_spaces(s, own, out)
    if s.duel_panel == 1:
        observe_panel(s, own, out)
    observe_offer(s, out)


def observe_task(s: Position, out: Row) -> None:
    if s.waiting > 0:
        task = s.stack[s.waiting - 1]
        out[TASK_AT + task.what] = 1
        out[TASK_NUMBERS_AT] = task.amount + TASK_OFFSET
        out[TASK_NUMBERS_AT + 1] = task.place + TASK_OFFSET
        out[TASK_NUMBERS_AT + 2] = task.note + TASK_OFFSET


def observe_player(s: Position, seat: int, i: int, out: Row) -> None:
    player = s.players[seat]
    if player.company != EMPTY:
        out[COMPANY_AT + i * COMPANIES + player.company] = 1
        out[OFFICER_AT + i * OFFICERS + player.officer] = 1
    if player.copied != EMPTY:
        out[COPIED_AT + i * OFFICERS + player.copied] = 1
    at = AMOUNTS_AT + i * AMOUNTS
    out[at] = shown(player.energy)
    out[at + 1] = shown(player.credits)
    out[at + 2] = shown(player.excavators)
    out[at + 3] = shown(player.mixers)
    out[at + 4] = shown(s.score[seat] + OFFSET)
    for kind in range(len(KINDS)):
        out[at + 5 + kind] = player.built[kind]
    out[at + 10] = player.engineers
    out[at + 11] = player.architect
    out[at + 12] = player.banked
    for space in range(BUILD_SPACES):
        out[at + 13] += player.builds[space]
    out[at + 14] = player.copies
    out[at + 15] = player.margot
    out[at + 16] = player.passed
    out[at + 17] = player.contract_value
    out[at + 18] = player.works_machines
    for place in range(s.seats):
        if s.order[place] == seat:
            out[at + 19] = place
    for tile in range(TILES):
        out[TILES_AT + i * TILES + tile] = player.tiles[tile]
    for segment in range(SEGMENTS):
        at = WHEEL_AT + (i * SEGMENTS + segment) * 3
        out[at] = player.wheel_tile[segment] + 1
        out[at + 1] = player.wheel_excavators[segment]
        out[at + 2] = player.wheel_mixers[segment]


def shown(amount: int) -> int:
    return max(0, min(MUCH, amount))


def owner_place(s: Position, own: int, owner: int) -> int:
    """Which of OWNERS."""
    if owner == NOBODY:
        return 0
    if owner == NEUTRAL:
        return 5
    if owner == BLOCKED:
        return 6
    return 1 + (owner - own + s.seats) % s.seats


def observe_structures(s: Position, own: int, out: Row) -> None:
    for dam in range(DAMS):
        out[DAM_OWNERS_AT + dam * OWNERS + owner_place(s, own, s.dam_owner[dam])] = 1
        out[DAMS_AT + dam * 2] = s.dam_level[dam]
        out[DAMS_AT + dam * 2 + 1] = s.dam_drops[dam]
    for i in range(CONDUITS):
        out[CONDUIT_OWNERS_AT + i * OWNERS + owner_place(s, own, s.conduit_owner[i])] = 1
        out[CONDUITS_AT + i] = s.map.conduit_value[i]
    for i in range(POWERHOUSES):
        out[POWERHOUSES_AT + i * OWNERS + owner_place(s, own, s.powerhouse_owner[i])] = 1
    for stream in range(HEADSTREAMS):
        out[WAITING_AT + stream] = shown(s.drops_waiting[stream])
        for round in range(TILE_ROUNDS):
            drops = s.map.tile_drops[s.headstream_tile[stream] * TILE_ROUNDS + round]
            out[HEADSTREAMS_AT + stream * TILE_ROUNDS + round] = drops


def paper_place(own: int, at: int) -> int:
    """Which of PLACES."""
    if at in (AWAY, PILE, SHOWN):
        return at
    if at < FULFILLED:
        return 3 if at == HAND + own else 4
    return 5 if at == FULFILLED + own else 6


def observe_tiles(s: Position, own: int, out: Row) -> None:
    """Bonus and objective tiles, contracts, works, patents."""
    for round in range(ROUNDS):
        out[BONUS_AT + round * BONUS_TILES + s.bonus[round]] = 1
    out[OBJECTIVE_AT + s.objective] = 1
    for contract in range(CONTRACTS):
        place = paper_place(own, s.contract_at[contract])
        out[CONTRACTS_AT + contract * PLACES + place] = 1
    for work in range(WORKS):
        out[WORKS_AT + work * PLACES + paper_place(own, s.work_at[work])] = 1
    for column in range(COLUMNS):
        out[COLUMNS_AT + column] = s.patents[column] + 1
        out[COLUMNS_AT + COLUMNS + column] = s.works[column] + 1


def whose(own: int, seat: int) -> int:
    """Nobody's, own, another's."""
    if seat == NOBODY:
        return 0
    return 1 if seat == own else 2


def observe_spaces(s: Position, own: int, out: Row) -> None:
    for space in range(SPACES):
        out[SPACES_AT + space] = whose(own, s.space_seat[space])
    for row in range(BUILDING_ROWS):
        out[BUILDINGS_AT + row] = s.building[row] + 1
    for i in range(BUILDING_ROWS * BUILDING_SPACES):
        out[PIECES_AT + i] = whose(own, s.building_owner[i])
        out[USES_AT + i] = whose(own, s.building_user[i])


def observe_panel(s: Position, own: int, out: Row) -> None:
    """Both players see their own side first."""
    for row in range(PANEL_ROWS):
        out[CONDITIONS_AT + row] = s.panel.condition[row] + 1
        marker = s.panel.marker[row]
        out[MARKERS_AT + row] = MOST_STEPS + (marker if own == 0 else -marker)
        for side in range(2):
            seen = side if own == 0 else 1 - side
            for cell in range(CELLS):
                token = s.panel.token[(row * 2 + side) * CELLS + cell]
                out[TOKENS_AT + (row * 2 + seen) * CELLS + cell] = token + 1


def observe_offer(s: Position, out: Row) -> None:
    for i in range(MOST_PLAYERS):
        out[OFFER_AT + i * 3] = s.offered_company[i] + 1
        out[OFFER_AT + i * 3 + 1] = s.offered_officer[i] + 1
        out[OFFER_AT + i * 3 + 2] = s.offered_contract[i] + 1
    for officer in range(OFFICERS):
        out[IN_SIGHT_AT + officer] = s.in_sight[officer]
