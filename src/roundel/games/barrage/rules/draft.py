"""The draft: who goes last picks first, a pair of company and officer and a starting contract."""

from roundel.core.shape import EMPTY
from roundel.games.barrage.components import (
    ANTON,
    ANTONS_TILE,
    BASIC_TILES,
    ENGINEERS,
    LESLIE,
    LESLIES_TILE,
    START_CREDITS,
    START_EXCAVATORS,
    START_MIXERS,
    START_POINTS,
    TOMMASO,
)
from roundel.games.barrage.position import HAND, Position
from roundel.games.barrage.rules.numbering import PICK_PAIR, PICK_START
from roundel.games.barrage.rules.stack import push


def next_pick(s: Position) -> None:
    """In reverse turn order; the last player, who goes first, receives what remains."""
    s.step -= 1
    s.to_move = s.order[s.step]
    push(s, PICK_START)
    push(s, PICK_PAIR)


def pick_pair(s: Position, seat: int, place: int) -> None:
    """Company and officer, and what they start with."""
    player = s.players[seat]
    player.company = s.offered_company[place]
    player.officer = s.offered_officer[place]
    s.offered_company[place] = EMPTY
    s.offered_officer[place] = EMPTY
    set_up_company(s, seat)


def pick_start(s: Position, seat: int, place: int) -> None:
    s.contract_at[s.offered_contract[place]] = HAND + seat
    s.offered_contract[place] = EMPTY


def set_up_company(s: Position, seat: int) -> None:
    """Engineers, machines, credits, basic tiles, the officer's tile, an empty wheel."""
    player = s.players[seat]
    officer = player.officer
    player.engineers = ENGINEERS
    player.architect = 1 if officer == TOMMASO else 0
    player.credits = START_CREDITS[officer]
    player.excavators = START_EXCAVATORS[officer]
    player.mixers = START_MIXERS[officer]
    for tile in range(BASIC_TILES):
        player.tiles[tile] = 1
    if s.leeghwater == 0:
        player.tiles[BASIC_TILES - 1] = 0
    if officer == ANTON:
        player.tiles[ANTONS_TILE] = 1
    elif officer == LESLIE:
        player.tiles[LESLIES_TILE] = 1
    s.score[seat] = START_POINTS
