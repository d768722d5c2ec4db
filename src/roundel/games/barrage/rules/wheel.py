"""The construction wheel: six segments, the first of them open."""

from roundel.core.shape import EMPTY
from roundel.games.barrage.components import SEGMENTS
from roundel.games.barrage.position import Player, Position


def load(player: Player, tile: int, excavators: int, mixers: int) -> None:
    """Put a tile, or none, and machines from the supply into the open segment; rotate by one."""
    if tile != EMPTY:
        player.tiles[tile] = 0
    player.wheel_tile[0] = tile
    player.excavators -= excavators
    player.wheel_excavators[0] = excavators
    player.mixers -= mixers
    player.wheel_mixers[0] = mixers
    rotate_once(player)


def rotate(s: Position, seat: int, segments: int) -> None:
    """So many single rotations."""
    for _ in range(segments):
        rotate_once(s.players[seat])


def rotate_once(player: Player) -> None:
    """Everything moves on by a segment; what comes to the open one returns to the supply."""
    last = SEGMENTS - 1
    if player.wheel_tile[last] != EMPTY:
        player.tiles[player.wheel_tile[last]] = 1
    player.excavators += player.wheel_excavators[last]
    player.mixers += player.wheel_mixers[last]
    for i in range(last, 0, -1):
        player.wheel_tile[i] = player.wheel_tile[i - 1]
        player.wheel_excavators[i] = player.wheel_excavators[i - 1]
        player.wheel_mixers[i] = player.wheel_mixers[i - 1]
    player.wheel_tile[0] = EMPTY
    player.wheel_excavators[0] = 0
    player.wheel_mixers[0] = 0


def is_on_wheel(player: Player, tile: int) -> bool:
    for i in range(1, SEGMENTS):
        if player.wheel_tile[i] == tile:
            return True
    return False
