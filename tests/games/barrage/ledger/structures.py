"""Engineers, private buildings and structures."""

from roundel.core.shape import EMPTY
from roundel.games.barrage import components as c
from roundel.games.barrage.maps import SIDES
from roundel.games.barrage.position import (
    Position,
)
from roundel.games.barrage.rules.numbering import (
    ARCHITECT,
    BUILD,
    COPY,
    FREE,
    MARGOTS,
    MOST_PAID,
    NONE,
    PAY,
    PAYMENT,
    SPACE,
    USE,
)
from tests.games.barrage.ledger.account import Account, Change, chosen
from tests.games.barrage.playing import Piece


def sending_due(piece: Piece, change: Change) -> None:
    """A space with its price and plain gains; a copy; a private building."""
    s, seat, task = piece.before, piece.seat, piece.task
    assert task is not None
    own, player = change.accounts[seat], s.players[seat]
    move = chosen(piece)
    if piece.what == ARCHITECT:
        move = task.amount
    elif piece.after.waiting and piece.after.stack[piece.after.waiting - 1].what == ARCHITECT:
        return
    if BUILD <= move < SPACE:
        own.credits -= (0, 0, 0, 3)[move - BUILD]
    elif SPACE <= move < USE:
        action = c.SPACE_ACTION[move - SPACE]
        own.credits -= c.SPACE_PRICE[move - SPACE] + action[c.PAID]
        own.excavators += action[c.GAINED_EXCAVATORS]
        own.mixers += action[c.GAINED_MIXERS]
    elif USE <= move < MARGOTS:
        row = move - USE
        used = [user for user in s.building_user[row * 4 : row * 4 + 4] if user >= 0]
        own.credits -= c.USE_PRICE[s.building[row]][len(used)]
        building_due(s, row, own)
    elif MARGOTS <= move < COPY:
        building_due(s, move - MARGOTS, own)
    elif COPY <= move < FREE:
        own.credits -= (0, 3)[player.copies]


def building_due(s: Position, row: int, own: Account) -> None:
    """What the special action costs, and its plain gains."""
    id = c.BUILDING_IDS[s.building[row]]
    costs = {"energy_relay_field": 1, "robot_factory": 1, "wind_farm": 2, "customer_office": 3}
    own.credits -= costs.get(id, 0)
    own.credits += 5 if id == "financial_division" else 0
    own.energy += 4 if id == "energy_relay_field" else 0


def structure_due(piece: Piece, change: Change) -> None:
    """A red border, machines that Solomon pays for, an income that is uncovered."""
    s, after, seat = piece.before, piece.after, piece.seat
    if piece.chosen in (None, NONE):
        return
    own = change.accounts[seat]
    was, built = s.players[seat].built, after.players[seat].built
    kind = next(i for i in range(5) if built[i] != was[i])
    for row in range(3):
        if kind == row and built[row] in (2, 4, 5):
            place = (2, 4, 5).index(built[row])
            own.add(c.REWARDS[c.INCOME + (s.players[seat].company * 3 + row) * 3 + place])
    tile = piece.task.place % c.TILES if piece.what == PAYMENT and piece.task else EMPTY
    if tile != c.WILD_I:
        own.credits -= _red_border(s, after, kind)
    if piece.what == PAYMENT:
        _machines_due(piece, change, kind, tile)


def _red_border(s: Position, after: Position, kind: int) -> int:
    """The credits of the space that has been built on."""
    if kind == c.A_BASE:
        return _price_of_new(s.dam_owner, after.dam_owner, s.map.dam_price)
    if kind == c.A_POWERHOUSE:
        return _price_of_new(s.powerhouse_owner, after.powerhouse_owner, s.map.powerhouse_price)
    if kind == c.A_BUILDING:
        free = 2 if s.seats == 4 else 1
        pairs = zip(s.building_owner, after.building_owner, strict=True)
        at = next(i for i, (one, other) in enumerate(pairs) if one != other)
        others = sum(owner >= 0 for owner in s.building_owner[at // 4 * 4 : at // 4 * 4 + 4])
        return 3 if others >= free else 0
    return 0


def _price_of_new(before: list[int], after: list[int], prices: list[int]) -> int:
    pairs = zip(before, after, strict=True)
    return prices[next(i for i, (one, other) in enumerate(pairs) if one != other)]


def _machines_due(piece: Piece, change: Change, kind: int, tile: int) -> None:
    """As many machines as the table asks for, of the right types; Solomon pays for the others."""
    s, seat, task = piece.before, piece.seat, piece.task
    assert task is not None
    officers = {s.players[seat].officer, s.players[seat].copied}
    paid = divmod(chosen(piece) - PAY, MOST_PAID)
    ways = [_table(s, seat, kind, tile, task.note, officers)]
    if tile == c.BUILDING_II:
        ways = [(ways[0][0], 0), (0, ways[0][1])]
    if kind == c.A_CONDUIT and c.JILL in officers:
        any_machines = tile == c.WILD_II and s.wild2_on_jill
        if sum(paid) == s.map.conduit_value[task.note] and (any_machines or paid[0] == 0):
            return
    missing = []
    for way in ways:
        lacking = (way[0] - paid[0], way[1] - paid[1])
        if tile == c.WILD_II:
            lacking = (sum(lacking), 0)
        if min(lacking) >= 0:
            missing.append(sum(lacking))
    assert missing, "more machines than the structure costs"
    assert min(missing) == 0 or c.SOLOMON in officers
    change.accounts[seat].credits -= 3 * min(missing)


def _table(
    s: Position, seat: int, kind: int, tile: int, site: int, officers: set[int]
) -> tuple[int, int]:
    """Excavators and mixers that a structure costs."""
    area = s.map.area[site // SIDES] if kind in (c.A_BASE, c.AN_ELEVATION) else 0
    if kind == c.A_BASE:
        if tile == c.BASE_III:
            return 0, 0
        return (3 if c.WILHELM in officers else (5, 4, 3)[area]), 0
    if kind == c.AN_ELEVATION:
        return 0, (4, 3, 2)[area]
    if kind == c.A_CONDUIT:
        cost = 2 * s.map.conduit_value[site]
        return (min(5, cost) if tile == c.CONDUIT_II else cost), 0
    if kind == c.A_POWERHOUSE:
        return 0, (2, 3, 4, 5)[s.powerhouse_owner.count(seat)]
    return c.BUILDING_EXCAVATORS[s.building[site]], c.BUILDING_MIXERS[s.building[site]]
