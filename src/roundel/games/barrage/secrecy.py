"""Only the order of the piles is hidden, from everybody alike; what lies in them is known."""

from roundel.core.shape import UNKNOWN
from roundel.core.stream import Stream, forget, fork, shuffle
from roundel.games.barrage.components import (
    ADVANCED_PER_LEVEL,
    BASIC_TILES,
    CONTRACTS_OF_KIND,
    FIRST_CONTRACT,
    GREEN,
    LEVELS,
    PILES,
    TILES_OF_LEVEL,
    WORKS_OF_DECK,
)
from roundel.games.barrage.position import PILE, Pile, Position


def conceal(s: Position, seat: int) -> None:
    """Blank the piles and the random stream."""
    forget(s.stream)
    for pile in s.contract_piles:
        blank(pile)
    for pile in s.patent_piles:
        blank(pile)
    for pile in s.work_piles:
        blank(pile)


def blank(pile: Pile) -> None:
    for i in range(pile.left):
        pile.tiles[i] = UNKNOWN


def imagine(s: Position, stream: Stream) -> None:
    """Shuffle every pile that lies face down."""
    fork(s.stream, stream)
    for i in range(PILES):
        if is_hidden(s.contract_piles[i]):
            imagine_contracts(s, i, stream)
    for level in range(len(LEVELS)):
        if is_hidden(s.patent_piles[level]):
            imagine_patents(s, level, stream)
        if is_hidden(s.work_piles[level]):
            imagine_works(s, level, stream)


def is_hidden(pile: Pile) -> bool:
    return pile.left > 0 and pile.tiles[0] == UNKNOWN


def imagine_contracts(s: Position, i: int, stream: Stream) -> None:
    """The contracts of a colour that nobody has seen."""
    pile = s.contract_piles[i]
    n = 0
    first = FIRST_CONTRACT[GREEN + i]
    for contract in range(first, first + CONTRACTS_OF_KIND[GREEN + i]):
        if s.contract_at[contract] == PILE:
            pile.tiles[n] = contract
            n += 1
    shuffle(stream, pile.tiles, n)


def imagine_patents(s: Position, level: int, stream: Stream) -> None:
    """The tiles of a level that nobody has seen."""
    pile = s.patent_piles[level]
    n = 0
    first = BASIC_TILES + level * ADVANCED_PER_LEVEL
    count = ADVANCED_PER_LEVEL if s.leeghwater == 1 else TILES_OF_LEVEL
    for tile in range(first, first + count):
        if s.patent_seen[tile - BASIC_TILES] == 0 and tile != s.set_aside[level]:
            pile.tiles[n] = tile
            n += 1
    shuffle(stream, pile.tiles, n)


def imagine_works(s: Position, deck: int, stream: Stream) -> None:
    """The works of a deck that nobody has seen."""
    pile = s.work_piles[deck]
    n = 0
    for work in range(deck * WORKS_OF_DECK, (deck + 1) * WORKS_OF_DECK):
        if s.work_at[work] == PILE:
            pile.tiles[n] = work
            n += 1
    shuffle(stream, pile.tiles, n)
