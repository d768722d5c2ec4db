"""Construction: a structure, a tile, a space, a payment; and structures that are rewards."""

from roundel.core.shape import EMPTY
from roundel.games.barrage.components import (
    A_BASE,
    A_BUILDING,
    A_CONDUIT,
    A_POWERHOUSE,
    AN_ELEVATION,
    ANTON,
    ANTONS_TILE,
    BASE_III,
    KINDS,
    LESLIES_TILE,
    POWERHOUSE_I,
    TILE_KIND,
    TILES,
    WILD,
)
from roundel.games.barrage.effects import BASE, CONDUIT, ELEVATION
from roundel.games.barrage.maps import SIDES
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules.numbering import CHOOSE_SPACE, PAYMENT, TILE_EFFECT
from roundel.games.barrage.rules.payment import (
    affordable,
    credits_for,
    may_pay,
    price_of_site,
)
from roundel.games.barrage.rules.rewards import uncover_income
from roundel.games.barrage.rules.sites import (
    has_piece,
    is_free,
    put_piece,
    site_price,
    sites,
)
from roundel.games.barrage.rules.stack import push
from roundel.games.barrage.rules.wheel import is_on_wheel, load

# Tiles. A tile that is copied on the wheel is written as its number + TILES.


def needs_no_engineers(tile: int) -> bool:
    return tile in (POWERHOUSE_I, BASE_III)


def builds(tile: int, kind: int) -> bool:
    return TILE_KIND[tile] == kind or TILE_KIND[tile] == WILD


def is_at_hand(s: Position, seat: int, tile: int) -> bool:
    """Whether the tile is in the supply, or on the wheel where Anton may copy it."""
    player = s.players[seat]
    if tile < TILES:
        return player.tiles[tile] == 1 and tile != ANTONS_TILE and tile != LESLIES_TILE
    return may_copy_tiles(s, seat) and is_on_wheel(player, tile - TILES)


def may_copy_tiles(s: Position, seat: int) -> bool:
    """Anton's tile is in the supply; or Mahiri copies Anton, who then needs no tile."""
    player = s.players[seat]
    return player.tiles[ANTONS_TILE] == 1 or player.copied == ANTON


def may_use_tile(s: Position, seat: int, kind: int, tile: int, purse: int) -> bool:
    """Whether something of this kind can be built with this tile and these credits."""
    as_tile = tile % TILES
    if not builds(as_tile, kind) or not is_at_hand(s, seat, tile):
        return False
    for site in range(sites(kind)):
        if is_free(s, seat, kind, site) and affordable(s, seat, kind, as_tile, site, purse):
            return True
    return False


def may_build_with(s: Position, seat: int, kind: int, tile: int, purse: int) -> bool:
    """The same for a construction with engineers: tiles that need none are not used for it."""
    return not needs_no_engineers(tile % TILES) and may_use_tile(s, seat, kind, tile, purse)


def may_build(s: Position, seat: int, kind: int, purse: int) -> bool:
    """Whether any structure of this kind can be built."""
    if not has_piece(s, seat, kind) or (kind == A_BUILDING and s.leeghwater == 0):
        return False
    copies = may_copy_tiles(s, seat)
    for tile in range(TILES):
        if may_build_with(s, seat, kind, tile, purse):
            return True
        if copies and may_build_with(s, seat, kind, TILES + tile, purse):
            return True
    return False


def may_build_anything(s: Position, seat: int, purse: int) -> bool:
    for kind in range(len(KINDS)):
        if may_build(s, seat, kind, purse):
            return True
    return False


# Without engineers: powerhouse I, base III, and Anton copying them


def free_tile(way: int) -> int:
    """The tile of each way to build without engineers."""
    tile = POWERHOUSE_I if way % 2 == 0 else BASE_III
    return tile if way < 2 else TILES + tile


def may_build_free(s: Position, seat: int, way: int) -> bool:
    tile = free_tile(way)
    kind = TILE_KIND[tile % TILES]
    return has_piece(s, seat, kind) and may_use_tile(s, seat, kind, tile, s.players[seat].credits)


def may_build_free_somehow(s: Position, seat: int) -> bool:
    for way in range(4):
        if may_build_free(s, seat, way):
            return True
    return False


def build_free(s: Position, way: int) -> None:
    tile = free_tile(way)
    push(s, CHOOSE_SPACE, TILE_KIND[tile % TILES], tile)


# The parts of a construction


def may_build_at(s: Position, seat: int, kind: int, tile: int, site: int) -> bool:
    purse = s.players[seat].credits
    return is_free(s, seat, kind, site) and affordable(s, seat, kind, tile % TILES, site, purse)


def build_at(s: Position, kind: int, tile: int, site: int) -> None:
    push(s, PAYMENT, kind, tile, site)


def may_pay_for(
    s: Position, seat: int, kind: int, tile: int, site: int, excavators: int, mixers: int
) -> bool:
    return may_pay(s, seat, kind, tile % TILES, site, excavators, mixers)


def complete(
    s: Position, seat: int, kind: int, tile: int, site: int, excavators: int, mixers: int
) -> None:
    """Tile and machines onto the wheel, a rotation, the piece, its income, the tile's effect."""
    player = s.players[seat]
    as_tile = tile % TILES
    player.credits -= credits_for(s, seat, kind, as_tile, site, excavators, mixers)
    player.credits -= price_of_site(s, kind, as_tile, site)
    load(player, tile_laid(s, seat, tile), excavators, mixers)
    push(s, TILE_EFFECT, as_tile, site)
    put_piece(s, seat, kind, site)
    uncover_income(s, seat, kind)


def tile_laid(s: Position, seat: int, tile: int) -> int:
    """What goes onto the wheel: the tile; Anton's for a copy; nothing when Mahiri copies Anton."""
    if tile < TILES:
        return tile
    return EMPTY if s.players[seat].copied == ANTON else ANTONS_TILE


# Structures as rewards


def kind_of_reward(task: int) -> int:
    if task == BASE:
        return A_BASE
    if task == ELEVATION:
        return AN_ELEVATION
    return A_CONDUIT if task == CONDUIT else A_POWERHOUSE


def may_receive_at(s: Position, seat: int, task: int, amount: int, site: int) -> bool:
    """Whether the structure may be put there: areas of a base, highest value of a conduit."""
    kind = kind_of_reward(task)
    if not has_piece(s, seat, kind) or not is_free(s, seat, kind, site):
        return False
    if task == BASE and amount >> s.map.area[site // SIDES] & 1 == 0:
        return False
    if task == CONDUIT and s.map.conduit_value[site] > amount:
        return False
    return site_price(s, kind, site) <= s.players[seat].credits


def receive_at(s: Position, seat: int, task: int, amount: int, site: int) -> None:
    """Put the piece; a red-bordered space is paid, an income received."""
    kind = kind_of_reward(task)
    s.players[seat].credits -= site_price(s, kind, site)
    if task == ELEVATION and amount > 1:
        push(s, ELEVATION, amount - 1)
    put_piece(s, seat, kind, site)
    uncover_income(s, seat, kind)
