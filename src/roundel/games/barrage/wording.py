"""What a button says of the moves of Barrage, and why one is refused."""

from roundel.core.message import Message
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage.components import (
    BUILD_ENGINEERS,
    BUILD_PRICE,
    BUILDING_SPACES,
    COPY_PRICE,
    COPY_SPACES,
    PAID,
    SPACE_ACTION,
    SPACE_ENGINEERS,
    SPACE_PRICE,
    USE_ENGINEERS,
    USE_PRICE,
)
from roundel.games.barrage.maps import SIDES
from roundel.games.barrage.phrases import (
    building_words,
    builds_words,
    company_words,
    conduit_words,
    contract_words,
    counted,
    dam_words,
    kind_words,
    machine_words,
    officer_words,
    owned_dam_words,
    powerhouse_words,
    price_words,
    space_words,
    tile_words,
    work_words,
)
from roundel.games.barrage.position import BLOCKED, Position
from roundel.games.barrage.rules.buildings import use_space
from roundel.games.barrage.rules.construction import free_tile
from roundel.games.barrage.rules.numbering import (
    BANK_AMOUNT,
    BUILD,
    BUILDING_AT,
    CONDUIT_AT,
    COPY,
    COPY_TILE,
    DAM,
    DISCARD_CONTRACT,
    DRAW,
    FILL_EMPTY,
    FREE,
    FULFIL_CONTRACT,
    KIND,
    MARGOTS,
    MOST_PAID,
    NONE,
    ONTO_WHEEL,
    PAIR,
    PASS,
    PAY,
    PAYMENT,
    PICK_TILE,
    PICK_WORK,
    POUR,
    POWERHOUSE_AT,
    RAISE,
    RELEASE,
    RELEASES,
    SEGMENT,
    SEND_ARCHITECT,
    SPACE,
    SPLIT,
    START_CONTRACT,
    STREAM,
    TAKE_CONTRACT,
    THROUGH,
    TILE,
    TURN,
    USE,
    USE_IT,
)
from roundel.games.barrage.rules.options import first_move, most_moves
from roundel.games.barrage.rules.payment import credits_for, price_of_site
from roundel.games.barrage.rules.production import conduit_of, energy_made
from roundel.games.barrage.rules.sites import owns_building
from roundel.games.barrage.rules.spaces import is_there
from roundel.games.barrage.rules.turn import is_build_space_open
from roundel.games.barrage.tasks import asked
from roundel.games.barrage.telling import tell

__all__ = ["say", "tell", "why_not"]


def say(view: Position, move: int) -> Message:
    """The move as a sentence, as on a button."""
    if move < BUILD:
        return _say_draft(view, move)
    if move < BANK_AMOUNT:
        return _say_turn(view, move)
    if move < DAM:
        return _say_before_building(view, move)
    if move < DRAW:
        return _say_site(view, move)
    if move < FULFIL_CONTRACT:
        return _say_production(view, move)
    return _say_thing(view, move)


def _say_draft(view: Position, move: int) -> Message:
    if move == NONE:
        return Message("say-none", task=asked(view))
    if move < START_CONTRACT:
        place = move - PAIR
        return Message(
            "say-pair",
            company=company_words(view.offered_company[place]),
            officer=officer_words(view.offered_officer[place]),
        )
    return Message(
        "say-take", contract=contract_words(view.offered_contract[move - START_CONTRACT])
    )


def _say_turn(view: Position, move: int) -> Message:
    """A way to take a turn."""
    player = view.players[view.to_move]
    if move < SPACE:
        space = move - BUILD
        return Message("say-build", price=price_words(BUILD_ENGINEERS[space], BUILD_PRICE[space]))
    if move < USE:
        return Message("say-go", space=space_words(view, move - SPACE))
    if move < MARGOTS:
        row = move - USE
        return Message("say-use", building=building_words(view, row), price=_use_price(view, row))
    if move < COPY:
        building = building_words(view, move - MARGOTS)
        return Message("say-use", building=building, price=price_words(1, 0))
    if move < FREE:
        price = price_words(1, COPY_PRICE[min(player.copies, COPY_SPACES - 1)])
        return Message("say-copy", officer=officer_words(move - COPY), price=price)
    if move < PASS:
        tile = free_tile(move - FREE)
        words = tile_words(tile % (COPY_TILE - TILE))
        id = "say-free" if tile < COPY_TILE - TILE else "say-free-copied"
        return Message(id, tile=words)
    return Message("say-pass")


def _use_price(view: Position, row: int) -> tuple[Message, ...]:
    building = view.building[row]
    space = use_space(view, view.to_move, row)
    if building == EMPTY or space == BUILDING_SPACES:
        return ()
    return price_words(USE_ENGINEERS[building][space], USE_PRICE[building][space])


def _say_before_building(view: Position, move: int) -> Message:
    if move < SEND_ARCHITECT:
        return Message("say-bank", count=move - BANK_AMOUNT + 1)
    if move == SEND_ARCHITECT:
        return Message("say-architect")
    if move == ONTO_WHEEL:
        return Message("say-wheel")
    if move == FILL_EMPTY:
        return Message("say-fill")
    if move == USE_IT:
        return Message("say-act")
    if move < TILE:
        return Message("say-kind", kind=kind_words(move - KIND))
    if move < COPY_TILE:
        return Message("say-tile", tile=tile_words(move - TILE))
    return Message("say-copy-tile", tile=tile_words(move - COPY_TILE))


def _say_site(view: Position, move: int) -> Message:
    """Where something is built, and how it is paid."""
    if move < RAISE:
        return _with_price(view, "say-base", dam_words(move - DAM), view.map.dam_price[move - DAM])
    if move < CONDUIT_AT:
        return Message("say-raise", at=dam_words(move - RAISE))
    if move < POWERHOUSE_AT:
        return Message("say-conduit", at=conduit_words(view, move - CONDUIT_AT))
    if move < BUILDING_AT:
        space = move - POWERHOUSE_AT
        price = view.map.powerhouse_price[space]
        return _with_price(view, "say-powerhouse", powerhouse_words(space), price)
    if move < PAY:
        return Message("say-building", at=building_words(view, move - BUILDING_AT))
    return Message("say-pay", parts=_payment_words(view, move - PAY))


def _with_price(view: Position, id: str, at: Message, price: int) -> Message:
    return Message(f"{id}-red", at=at, credits=price) if price > 0 else Message(id, at=at)


def _payment_words(view: Position, i: int) -> tuple[Message, ...]:
    """Machines, and the credits that go with them."""
    excavators, mixers = i // MOST_PAID, i % MOST_PAID
    task = view.stack[max(0, view.waiting - 1)]
    credits = 0
    if task.what == PAYMENT:
        tile = task.place % (COPY_TILE - TILE)
        seat, kind, site = view.to_move, task.amount, task.note
        credits = max(0, credits_for(view, seat, kind, tile, site, excavators, mixers))
        credits += price_of_site(view, kind, tile, site)
    parts = (*machine_words(excavators, mixers), *counted(("credits", credits)))
    return parts or (Message("nothing"),)


def _say_production(view: Position, move: int) -> Message:
    if move < THROUGH:
        dam = move - DRAW
        return Message("say-draw", dam=owned_dam_words(view, dam), count=view.dam_drops[dam])
    if move < RELEASE:
        return Message("say-through", conduit=conduit_words(view, move - THROUGH))
    drops = move - RELEASE + 1
    task = view.stack[max(0, view.waiting - 1)]
    if task.what != RELEASES:
        return Message("say-release", count=drops)
    conduit = conduit_of(task.place)
    energy = energy_made(view, view.to_move, conduit, drops, task.amount, task.note)
    return Message("say-release-for", count=drops, energy=energy)


def _say_thing(view: Position, move: int) -> Message:
    if move < DISCARD_CONTRACT:
        return Message("say-fulfil", contract=contract_words(move - FULFIL_CONTRACT))
    if move < TAKE_CONTRACT:
        return Message("say-discard", contract=contract_words(move - DISCARD_CONTRACT))
    if move < POUR:
        return Message("say-take", contract=contract_words(view.office[move - TAKE_CONTRACT]))
    if move < STREAM:
        return Message("say-pour", dam=owned_dam_words(view, move - POUR))
    if move < SPLIT:
        stream = move - STREAM
        basin = view.map.feeds[stream] + 1
        return Message("say-stream", stream="ABCD"[stream], basin=basin)
    if move < PICK_TILE:
        return Message("say-split", gains=_split_words(view, move - SPLIT))
    if move < PICK_WORK:
        tile = view.patents[move - PICK_TILE]
        words = Message("no-tile") if tile == EMPTY else tile_words(tile)
        return Message("say-patent", tile=words)
    if move < SEGMENT:
        return Message("say-loan", work=work_words(view.works[move - PICK_WORK]))
    return Message("say-segment", contents=_segment_words(view, move - SEGMENT))


def _split_words(view: Position, excavators: int) -> tuple[Message, ...]:
    amount = view.stack[max(0, view.waiting - 1)].amount
    return machine_words(excavators, max(0, amount - excavators)) or (Message("nothing"),)


def _segment_words(view: Position, segment: int) -> tuple[Message, ...]:
    """What lies in a segment of the wheel."""
    player = view.players[view.to_move]
    tile = player.wheel_tile[segment]
    machines = machine_words(player.wheel_excavators[segment], player.wheel_mixers[segment])
    return (*(() if tile == EMPTY else (tile_words(tile),)), *machines) or (Message("nothing"),)


# Why not


def why_not(view: Position, move: int) -> Message:
    """Why a move of this game is not allowed now, for a move that is not."""
    if view.to_move == NOBODY:
        return Message("the-game-is-over")
    task = view.stack[view.waiting - 1]
    first = first_move(view, task)
    if not first <= move < first + most_moves(view, task):
        return Message("asked-now", task=asked(view))
    if task.what == TURN:
        return _why_no_turn(view, move)
    if DAM <= move < RAISE:
        return _why_no_site(view.dam_owner[move - DAM], view.map.dam_price[move - DAM] >= 0)
    if RAISE <= move < CONDUIT_AT:
        return Message("no-dam-to-raise")
    if CONDUIT_AT <= move < POWERHOUSE_AT:
        space = move - CONDUIT_AT
        return _why_no_site(view.conduit_owner[space], view.map.conduit_value[space] > 0)
    if POWERHOUSE_AT <= move < BUILDING_AT:
        space = move - POWERHOUSE_AT
        owner = view.powerhouse_owner[space]
        return _why_no_site(owner, view.map.powerhouse_price[space] >= 0)
    if PAY <= move < DRAW:
        return Message("no-way-to-pay")
    if DRAW <= move < THROUGH:
        return _why_no_water(view, move - DRAW)
    if FULFIL_CONTRACT <= move < DISCARD_CONTRACT:
        return Message("cannot-fulfil", contract=contract_words(move - FULFIL_CONTRACT))
    return Message("not-possible", task=asked(view))


def _why_no_turn(view: Position, move: int) -> Message:
    seat = view.to_move
    player = view.players[seat]
    if move < SPACE:
        space = move - BUILD
        if player.builds[space] == 1:
            return Message("build-space-used")
        if not is_build_space_open(view, seat, space):
            return Message("not-the-leftmost")
        return _why_no_engineers(view, BUILD_ENGINEERS[space], BUILD_PRICE[space], "cannot-build")
    if move < USE:
        space = move - SPACE
        if not is_there(view, space):
            return Message("no-such-space")
        if view.space_seat[space] != NOBODY:
            return Message("space-taken", seat=view.space_seat[space])
        price = SPACE_PRICE[space] + SPACE_ACTION[space][PAID]
        return _why_no_engineers(view, SPACE_ENGINEERS[space], price, "cannot-do-it")
    if move < COPY:
        row = (move - USE) % (MARGOTS - USE)
        if view.building[row] == EMPTY or not owns_building(view, seat, row):
            return Message("not-your-building")
        if move >= MARGOTS:
            return Message("not-with-margot")
        used = use_space(view, seat, row) == BUILDING_SPACES
        return Message("building-used") if used else Message("cannot-do-it")
    if move < FREE:
        return Message("cannot-copy", officer=officer_words(move - COPY))
    if move < PASS:
        kind = builds_words(free_tile(move - FREE) % (COPY_TILE - TILE))
        return Message("not-without-engineers", kind=kind)
    return Message("must-act")


def _why_no_engineers(view: Position, engineers: int, price: int, else_id: str) -> Message:
    player = view.players[view.to_move]
    if player.engineers < engineers:
        return Message("too-few-engineers", count=engineers)
    if player.credits < price:
        return Message("too-few-credits", count=price)
    return Message(else_id)


def _why_no_site(owner: int, exists: bool) -> Message:
    if not exists:
        return Message("no-such-space")
    if owner == BLOCKED:
        return Message("space-closed")
    return Message("space-occupied") if owner != NOBODY else Message("cannot-build-there")


def _why_no_water(view: Position, dam: int) -> Message:
    if view.dam_drops[dam] == 0:
        return Message("no-water", dam=dam_words(dam))
    return Message("no-system", dam=dam_words(dam), basin=dam // SIDES + 1)
