"""What each piece of a game must bring and cost, by the rulebook's tables: a second reckoning."""

from dataclasses import dataclass, field

from roundel.core.shape import EMPTY
from roundel.games.barrage import components as c
from roundel.games.barrage.effects import (
    ANY_MACHINES,
    BANK,
    BASE,
    CONDUIT,
    CREDITS,
    DROPS,
    ELEVATION,
    ENERGY,
    EXCAVATORS,
    FILL,
    FLOW,
    FULFIL,
    LOAN,
    MAKE,
    MIXERS,
    POINTS,
    POWERHOUSE,
    REWARD,
)
from roundel.games.barrage.maps import DAMS, EXIT, SIDES, UPPER, ZONE
from roundel.games.barrage.position import (
    ACTIONS,
    CHECK,
    FULFILLED,
    INCOME,
    NEUTRAL,
    Player,
    Position,
)
from roundel.games.barrage.rules.numbering import (
    ABILITY,
    ARCHITECT,
    BANK_AMOUNT,
    BUILD,
    COPY,
    EMPTY_DAMS,
    FREE,
    FULFIL_CONTRACT,
    MARGOTS,
    MOST_PAID,
    NONE,
    ONTO_WHEEL,
    OWN_DAM,
    PAY,
    PAYMENT,
    PICK_PAIR,
    PICK_WORK,
    POUR,
    RELEASE,
    RELEASES,
    SERVE,
    SPACE,
    SPLIT,
    STREAM,
    TILE_EFFECT,
    TOKEN_REWARD,
    TURN,
    USE,
    USE_BUILT,
    WORK_PAYMENT,
)
from tests.games.barrage.playing import Piece


@dataclass
class Account:
    """Of one seat. Machines are those in the supply and on the wheel together."""

    credits: int = 0
    points: int = 0
    excavators: int = 0
    mixers: int = 0
    energy: int = 0

    def add(self, row: tuple[int, ...] | list[int]) -> None:
        """The plain gains of a reward."""
        self.credits += row[CREDITS]
        self.points += row[POINTS]
        self.excavators += row[EXCAVATORS]
        self.mixers += row[MIXERS]
        self.energy += row[ENERGY]


@dataclass
class Change:
    """What is to change by one piece."""

    accounts: list[Account]
    dams: list[int]
    """Drops in each dam afterwards."""
    waiting: list[int]
    """Drops on each headstream afterwards."""
    created: int = 0
    gone: int = 0
    """Drops that came into the game, and that left the map."""
    free: set[str] = field(default_factory=set)
    """What is not reckoned here."""


def account_of(s: Position, seat: int) -> Account:
    player = s.players[seat]
    return Account(
        player.credits,
        s.score[seat],
        player.excavators + sum(player.wheel_excavators),
        player.mixers + sum(player.wheel_mixers),
        player.energy,
    )


def due(piece: Piece) -> Change:
    """By what the piece is about."""
    s = piece.before
    change = Change([Account() for _ in range(s.seats)], list(s.dam_drops), list(s.drops_waiting))
    if piece.task is None:
        _round_due(piece, change)
    elif piece.what == PICK_PAIR:
        change.free |= {"credits", "points", "excavators", "mixers"}
    elif piece.what in (TURN, ARCHITECT):
        _sending_due(piece, change)
    elif piece.what in (PAYMENT, BASE, ELEVATION, CONDUIT, POWERHOUSE):
        _structure_due(piece, change)
    elif piece.what == RELEASES:
        _release_due(piece, change)
    elif piece.what in (DROPS, FLOW, FILL, OWN_DAM, EMPTY_DAMS):
        _drops_due(piece, change)
    else:
        _rest_due(piece, change)
    return change


def chosen(piece: Piece) -> int:
    assert piece.chosen is not None
    return piece.chosen


# Water


def flow(s: Position, change: Change, basin: int, *, from_headstream: bool) -> None:
    """A drop by the printed map: past zones, into the first dam with room, or off the map."""
    at = basin
    passes = from_headstream
    while at < EXIT:
        if passes:
            _pass_zone(s, change, at)
        for dam in (at * SIDES + UPPER, at * SIDES):
            if change.dams[dam] < room(s, dam):
                change.dams[dam] += 1
                return
        at, passes = s.map.river[at], True
    change.gone += 1


def room(s: Position, dam: int) -> int:
    """What a dam holds; Graziano's highest ones hold four."""
    owner = s.dam_owner[dam]
    if s.dam_level[dam] == 3 and 0 <= owner < NEUTRAL:
        player = s.players[owner]
        return 4 if c.GRAZIANO in (player.officer, player.copied) else 3
    return s.dam_level[dam]


def _pass_zone(s: Position, change: Change, basin: int) -> None:
    for seat in range(s.seats):
        zone = s.powerhouse_owner[basin * ZONE : basin * ZONE + ZONE]
        if is_able(s, seat, c.USA) and seat in zone:
            change.accounts[seat].energy += 1


def is_able(s: Position, seat: int, company: int) -> bool:
    return s.players[seat].company == company and s.powerhouse_owner.count(seat) >= 3


def _drops_due(piece: Piece, change: Change) -> None:
    s, move = piece.before, piece.chosen
    if move in (None, NONE):
        return
    move = chosen(piece)
    if piece.what == DROPS:
        change.waiting[move - STREAM] += 1
        change.created += 1
    elif piece.what == FLOW:
        change.created += 1
        flow(s, change, s.map.feeds[move - STREAM], from_headstream=True)
    elif piece.what == EMPTY_DAMS:
        for dam in range(DAMS):
            if s.dam_owner[dam] == piece.seat and s.dam_drops[dam] == 0:
                change.dams[dam] = 1
                change.created += 1
    else:
        assert s.dam_drops[move - POUR] < room(s, move - POUR)
        change.dams[move - POUR] += 1
        change.created += 1


def _release_due(piece: Piece, change: Change) -> None:
    """Energy by value, drops, modifier and bonus; the drops flow on, the owner is paid."""
    s, seat, task = piece.before, piece.seat, piece.task
    assert task is not None
    dam, side, count = task.place // SIDES, task.place % SIDES, chosen(piece) - RELEASE + 1
    conduit = dam // SIDES * SIDES + side
    owner = s.conduit_owner[conduit]
    assert s.dam_owner[dam] in (seat, NEUTRAL)
    assert 1 <= count <= s.dam_drops[dam]
    energy = s.map.conduit_value[conduit] * count
    is_first = task.note == 0
    has_viktor = c.VIKTOR in (s.players[seat].officer, s.players[seat].copied)
    if has_viktor and (is_first or s.viktor_on_german_second):
        energy = max(4, energy)
    energy += task.amount
    if is_first:
        energy += (0, 0, 1, 1, 3)[s.powerhouse_owner.count(seat)]
    assert energy >= 1
    change.accounts[seat].energy += energy
    change.dams[dam] -= count
    zone = s.map.conduit_end[conduit]
    assert seat in s.powerhouse_owner[zone * ZONE : zone * ZONE + ZONE]
    assert zone != task.note - 1
    for _ in range(count):
        flow(s, change, zone, from_headstream=False)
    if owner != seat:
        change.accounts[seat].credits -= count
        change.accounts[owner].credits += count
        change.accounts[owner].points += count


# Engineers and structures


def _sending_due(piece: Piece, change: Change) -> None:
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
        _building_due(s, row, own)
    elif MARGOTS <= move < COPY:
        _building_due(s, move - MARGOTS, own)
    elif COPY <= move < FREE:
        own.credits -= (0, 3)[player.copies]


def _building_due(s: Position, row: int, own: Account) -> None:
    """What the special action costs, and its plain gains."""
    id = c.BUILDING_IDS[s.building[row]]
    costs = {"energy_relay_field": 1, "robot_factory": 1, "wind_farm": 2, "customer_office": 3}
    own.credits -= costs.get(id, 0)
    own.credits += 5 if id == "financial_division" else 0
    own.energy += 4 if id == "energy_relay_field" else 0


def _structure_due(piece: Piece, change: Change) -> None:
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


# All else


def _rest_due(piece: Piece, change: Change) -> None:
    s, seat, task, what = piece.before, piece.seat, piece.task, piece.what
    assert task is not None
    own = change.accounts[seat]
    move = piece.chosen
    if what == BANK:
        own.credits += chosen(piece) - BANK_AMOUNT + 1
    elif what == ANY_MACHINES:
        own.excavators += chosen(piece) - SPLIT
        own.mixers += task.amount - (chosen(piece) - SPLIT)
    elif what in (SERVE, FULFIL) and move not in (None, NONE):
        own.add(c.REWARDS[chosen(piece) - FULFIL_CONTRACT])
    elif what == WORK_PAYMENT:
        work = s.works[task.amount]
        if move != ONTO_WHEEL:
            own.excavators -= c.WORK_EXCAVATORS[work]
            own.mixers -= c.WORK_MIXERS[work]
        own.add(c.REWARDS[c.WORK_REWARD + work])
    elif what == LOAN:
        work = s.works[chosen(piece) - PICK_WORK]
        own.credits -= 2 * (c.WORK_EXCAVATORS[work] + c.WORK_MIXERS[work])
        own.add(c.REWARDS[c.WORK_REWARD + work])
    elif what == USE_BUILT and move not in (None, NONE):
        _building_due(s, task.place, own)
    elif what == MAKE:
        own.energy += task.amount
    elif what == ABILITY:
        own.energy += 3 if is_able(s, seat, c.ITALY) else 0
    elif what == TOKEN_REWARD:
        own.add(s.panel.reward[task.amount * REWARD : (task.amount + 1) * REWARD])
    elif what == TILE_EFFECT:
        _tile_due(piece, change)


def _tile_due(piece: Piece, change: Change) -> None:
    s, seat, task = piece.before, piece.seat, piece.task
    assert task is not None
    own, player = change.accounts[seat], s.players[seat]
    if task.amount == c.CONDUIT_I:
        own.credits += 2 * s.map.conduit_value[task.place]
    elif task.amount == c.ELEVATION_II:
        change.dams[task.place] = max(s.dam_drops[task.place], room(s, task.place))
        change.created += change.dams[task.place] - s.dam_drops[task.place]
    elif task.amount == c.ELEVATION_III:
        pairs = zip(s.dam_owner, s.dam_level, strict=True)
        own.points += 3 * sum(owner == seat and level >= 2 for owner, level in pairs)
    elif task.amount == c.POWERHOUSE_III:
        own.points += 3 * s.powerhouse_owner.count(seat)
    elif task.amount == c.WILD_III:
        own.points += 3 * advanced(player)
    elif task.amount == c.BUILDING_III:
        own.points += c.BUILDING_POINTS[s.building[task.place]]


def advanced(player: Player) -> int:
    """The tiles of levels I to III that a company has."""
    owned = [tile for tile in range(c.TILES) if player.tiles[tile]]
    owned += [tile for tile in player.wheel_tile if tile != EMPTY]
    return sum(c.TILE_IDS[tile][0] == "I" for tile in owned)


# The round


def _round_due(piece: Piece, change: Change) -> None:
    """Water, incomes, headstreams, scoring."""
    s, after = piece.before, piece.after
    if s.phase == ACTIONS and after.phase == CHECK:
        for stream in range(4):
            for _ in range(s.drops_waiting[stream]):
                flow(s, change, s.map.feeds[stream], from_headstream=True)
        change.waiting = [0] * 4
    elif s.phase == INCOME and after.phase == INCOME:
        _income_due(s, after.to_move, change.accounts[after.to_move])
    elif s.phase == INCOME:
        for stream in range(4):
            tile = s.headstream_tile[stream]
            drops = s.map.tile_drops[tile * 4 + s.round - 1] if s.round < 5 else 0
            change.waiting[stream] += drops
            change.created += drops
    elif piece.is_scoring:
        _scoring_due(piece, change)


def _income_due(s: Position, seat: int, own: Account) -> None:
    """All plain gains of the incomes that are uncovered."""
    for row in range(3):
        for place, needed in enumerate((2, 4, 5)):
            if s.players[seat].built[row] >= needed:
                own.add(c.REWARDS[c.INCOME + (s.players[seat].company * 3 + row) * 3 + place])


def _scoring_due(piece: Piece, change: Change) -> None:
    """Places by energy, credits of the track, the bonus tile; the marker goes back to 0."""
    s = piece.before
    energies = [s.players[seat].energy for seat in range(s.seats)]
    for seat, energy in enumerate(energies):
        own = change.accounts[seat]
        own.credits += sum(energy >= step for step in (2, 4, 7, 11, 16, 22, 29)) + 1
        if energy == 0:
            own.credits, own.points = 3, -3
        own.points += _place_points(energies, energy) + _bonus_points(s, seat)
        if s.round < 5:
            own.energy = -energy
    if s.round == 5:
        change.free.add("points")


def _place_points(energies: list[int], energy: int) -> int:
    most = max(energies)
    rest = [each for each in energies if each < most]
    if energy == 0:
        return 0
    if energy == most:
        return 6 if energies.count(most) == 1 else -(-8 // energies.count(most))
    if energies.count(most) == 1 and energy == max(rest):
        return -(-2 // energies.count(energy))
    return 0


def _bonus_points(s: Position, seat: int) -> int:
    energy, player = s.players[seat].energy, s.players[seat]
    fulfilled = sum(at == FULFILLED + seat for at in s.contract_at)
    works = sum(at == FULFILLED + seat for at in s.work_at)
    id = c.BONUS_IDS[s.bonus[s.round - 1]]
    count, rate = {
        "contracts": (fulfilled, 2),
        "bases": (s.dam_owner.count(seat), 4),
        "elevations": (player.built[c.AN_ELEVATION], 4),
        "conduits": (s.conduit_owner.count(seat), 4),
        "powerhouses": (s.powerhouse_owner.count(seat), 5),
        "advanced_tiles": (advanced(player), 4),
        "external_works": (works, 5),
        "buildings": (s.building_owner.count(seat), 4),
    }[id]
    missing = sum(energy < 6 * section for section in range(2, s.round + 1))
    return max(0, count * rate - 4 * missing) if energy >= 6 else 0
