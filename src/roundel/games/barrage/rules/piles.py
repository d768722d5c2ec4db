"""Piles that lie face down."""

from roundel.core.shape import EMPTY
from roundel.core.stream import shuffle
from roundel.games.barrage.position import Pile, Position


def fill(s: Position, pile: Pile, first: int, count: int, without: int) -> None:
    """So many tiles from `first` on but for one, in random order."""
    n = 0
    for tile in range(first, first + count):
        if tile != without:
            pile.tiles[n] = tile
            n += 1
    pile.left = n
    for i in range(n, len(pile.tiles)):
        pile.tiles[i] = EMPTY
    shuffle(s.stream, pile.tiles, n)


def draw(s: Position, pile: Pile) -> int:
    """Turn up the top tile; EMPTY when none is left."""
    if pile.left == 0:
        return EMPTY
    pile.left -= 1
    tile = pile.tiles[pile.left]
    pile.tiles[pile.left] = EMPTY
    s.revealed += 1
    return tile
