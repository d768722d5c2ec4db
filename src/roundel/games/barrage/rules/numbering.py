"""The numbering of moves. Version 1: what was learnt on it counts on its staying so.

Every decision belongs to the task on top of the stack, and each task has a range of these.
"""

from roundel.games.barrage.components import (
    BUILD_SPACES,
    BUILDING_ROWS,
    COLUMNS,
    CONTRACTS,
    ENGINEERS,
    KINDS,
    MOST_PLAYERS,
    OFFICE,
    OFFICERS,
    SEGMENTS,
    SPACES,
    TILES,
)
from roundel.games.barrage.maps import CONDUITS, DAMS, HEADSTREAMS, POWERHOUSES

NONE = 0
"""Decline, or no more of it."""
# The draft
PAIR = NONE + 1  # + place in the offer
START_CONTRACT = PAIR + MOST_PLAYERS  # + place in the offer
# The turn: one of these
BUILD = START_CONTRACT + MOST_PLAYERS  # + build space
SPACE = BUILD + BUILD_SPACES  # + shared space
USE = SPACE + SPACES  # + building row
MARGOTS = USE + BUILDING_ROWS  # + building row
COPY = MARGOTS + BUILDING_ROWS  # + officer
FREE = COPY + OFFICERS  # + one of the FREE_WAYS, without engineers
FREE_WAYS = 4
PASS = FREE + FREE_WAYS
# What follows
BANK_AMOUNT = PASS + 1  # + engineers - 1
SEND_ARCHITECT = BANK_AMOUNT + ENGINEERS
ONTO_WHEEL = SEND_ARCHITECT + 1
FILL_EMPTY = ONTO_WHEEL + 1
USE_IT = FILL_EMPTY + 1
KIND = USE_IT + 1  # + structure
TILE = KIND + len(KINDS)  # + technology tile
COPY_TILE = TILE + TILES  # + technology tile on the wheel
DAM = COPY_TILE + TILES  # + dam space
RAISE = DAM + DAMS  # + dam space
CONDUIT_AT = RAISE + DAMS  # + conduit space
POWERHOUSE_AT = CONDUIT_AT + CONDUITS  # + powerhouse space
BUILDING_AT = POWERHOUSE_AT + POWERHOUSES  # + building row
MOST_PAID = 11
"""One more than the machines of one type that a structure can cost."""
PAY = BUILDING_AT + BUILDING_ROWS  # + excavators * MOST_PAID + mixers
DRAW = PAY + MOST_PAID * MOST_PAID  # + dam space
THROUGH = DRAW + DAMS  # + conduit space
RELEASE = THROUGH + CONDUITS  # + drops - 1
MOST_DROPS = 4
FULFIL_CONTRACT = RELEASE + MOST_DROPS  # + contract
DISCARD_CONTRACT = FULFIL_CONTRACT + CONTRACTS  # + contract
TAKE_CONTRACT = DISCARD_CONTRACT + CONTRACTS  # + place in the office
POUR = TAKE_CONTRACT + OFFICE  # + dam space
STREAM = POUR + DAMS  # + headstream
SPLIT = STREAM + HEADSTREAMS  # + excavators
MOST_SPLIT = 6
PICK_TILE = SPLIT + MOST_SPLIT  # + column
PICK_WORK = PICK_TILE + COLUMNS  # + column
SEGMENT = PICK_WORK + COLUMNS  # + segment of the wheel
MOVES = SEGMENT + SEGMENTS

# What may lie on the stack besides the tasks of effects.py
TURN = 30
PICK_PAIR = 31
PICK_START = 32
SYSTEM = 33
"""amount: modifier; place: dam; note: 0, or for Germany's second production 1 + the zone used."""
RELEASES = 34
"""As SYSTEM; place: dam * SIDES + side of the conduit."""
SERVE = 35
"""A contract may be fulfilled. amount: energy for it; place: where that is from."""
NO_POWERHOUSE, A_PRODUCTION, FRENCH_EACH = range(3)
"""Places of SERVE. FRENCH_EACH: a production in which France saves three for every contract."""
ABILITY = 36
"""The company's, after a production. place: dam used; note: zone."""
OWN_DAM = 37
"""A drop of the Netherlands. place: dam used."""
CHOOSE_TILE = 38
"""amount: structure."""
CHOOSE_SPACE = 39
"""amount: structure; place: tile, + TILES when it is copied on the wheel."""
PAYMENT = 40
"""As CHOOSE_SPACE; note: space."""
TILE_EFFECT = 41
"""amount: tile; place: space."""
EMPTY_DAMS = 42
USE_BUILT = 43
"""place: building row."""
DISCARD = 44
SPLIT_LAB = 45
"""amount: machines to take; place: segment."""
ARCHITECT = 46
"""amount: the move that one engineer is sent for."""
WORK_PAYMENT = 47
"""amount: column."""
TOKEN_REWARD = 48
"""amount: reward of the panel."""
