"""The table of Barrage as one shape."""

from roundel.core.position import CommonPosition
from roundel.core.shape import Shape, i8, i16, part, parts
from roundel.games.barrage.components import (
    BUILDING_ROWS,
    BUILDING_SPACES,
    COLUMNS,
    CONTRACTS,
    KINDS,
    LEVELS,
    MOST_PLAYERS,
    OFFICE,
    OFFICERS,
    PILES,
    ROUNDS,
    SEGMENTS,
    SPACES,
    TILES,
    WORKS,
)
from roundel.games.barrage.effects import REWARD
from roundel.games.barrage.maps import BASINS, CONDUITS, DAMS, HEADSTREAMS, POWERHOUSES
from roundel.games.barrage.panel import (
    CELLS,
    HEADSTREAM_TILES,
    MOST_STEPS,
    PANEL_REWARDS,
    PANEL_ROWS,
    TILE_ROUNDS,
    TOKENS,
)

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

MOST_WAITING = 24
"""Tasks that can lie on the stack."""


class Map(Shape):
    """The printed board and what goes with it. It comes from the box and never changes."""

    basins = i8()
    area = i8(BASINS)  # MOUNTAIN, HILL, PLAIN
    river = i8(BASINS)  # the basin that its water goes on to; EXIT and less: off the map
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
    builds = i8()  # build spaces used in this round, from the left
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
    set_aside = i8(len(LEVELS))  # the advanced tile that is not in play; EMPTY
    works = i8(COLUMNS)  # external works on show; EMPTY
    work_piles = parts(Pile, len(LEVELS))
    work_at = i8(WORKS)  # AWAY, PILE, SHOWN, FULFILLED + seat
    space_seat = i8(SPACES)  # who has engineers there in this round; NOBODY; the bank always NOBODY
    building = i8(BUILDING_ROWS)  # the private buildings in play; EMPTY
    building_owner = i8(BUILDING_ROWS * BUILDING_SPACES)  # pieces, row by row; NOBODY
    building_user = i8(BUILDING_ROWS * BUILDING_SPACES)  # who uses each space this round; NOBODY
    players = parts(Player, MOST_PLAYERS)
