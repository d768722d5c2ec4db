"""Things of Barrage in words: places, tiles, contracts, rewards."""

from collections.abc import Sequence

from roundel.core.message import Message
from roundel.core.shape import EMPTY
from roundel.games.barrage.components import (
    AMOUNT,
    BOARD_IDS,
    BUILDING_IDS,
    COMPANY_IDS,
    CONTRACT_IDS,
    CONTRACT_KIND,
    CONTRACT_KINDS,
    GAINED_EXCAVATORS,
    GAINED_MIXERS,
    KINDS,
    OFFICER_IDS,
    PAID,
    REQUIREMENT,
    REWARDS,
    SPACE_ACTION,
    SPACE_BOARD,
    SPACE_ENGINEERS,
    SPACE_PRICE,
    TASK,
    TILE_IDS,
    TILE_KIND,
    WORK_EXCAVATORS,
    WORK_IDS,
    WORK_MIXERS,
    WORK_REWARD,
)
from roundel.games.barrage.effects import (
    ANY_MACHINES,
    ANY_REQUIREMENT,
    BASE,
    CONDUIT,
    CREDITS,
    DROPS,
    ELEVATION,
    ENERGY,
    EXCAVATORS,
    FIRST_AMOUNT,
    FIRST_TASK,
    FLOW,
    FULFIL,
    MAKE,
    MIXERS,
    NOTHING,
    PATENT,
    POINTS,
    POWERHOUSE,
    ROTATE,
    SECOND_AMOUNT,
    SECOND_TASK,
)
from roundel.games.barrage.maps import SIDES, ZONE
from roundel.games.barrage.position import NEUTRAL, Position

PARTS = {
    ROTATE: "rotate",
    ANY_MACHINES: "any-machines",
    DROPS: "place-drops",
    FLOW: "flowing-drops",
    BASE: "a-base-in",
    ELEVATION: "elevations",
    CONDUIT: "a-conduit-up-to",
    POWERHOUSE: "a-powerhouse",
    FULFIL: "fulfil-up-to",
    MAKE: "energy-for-contract",
    PATENT: "a-patent",
}


def dam_words(dam: int) -> Message:
    return Message("dam", side="lu"[dam % SIDES], basin=dam // SIDES + 1)


def owned_dam_words(view: Position, dam: int) -> Message:
    """A dam with whose it is."""
    if view.dam_owner[dam] == NEUTRAL:
        return Message("neutral-dam", side="lu"[dam % SIDES], basin=dam // SIDES + 1)
    return dam_words(dam)


def conduit_words(view: Position, conduit: int) -> Message:
    return Message(
        "conduit",
        side="ab"[conduit % SIDES],
        basin=conduit // SIDES + 1,
        value=view.map.conduit_value[conduit],
        end=view.map.conduit_end[conduit] + 1,
    )


def powerhouse_words(powerhouse: int) -> Message:
    return Message("powerhouse", basin=powerhouse // ZONE + 1, place=powerhouse % ZONE + 1)


def building_words(view: Position, row: int) -> Message:
    building = view.building[row]
    return Message("building", building="none" if building == EMPTY else BUILDING_IDS[building])


def tile_words(tile: int) -> Message:
    """A technology tile; one that lies nowhere has no words."""
    id = TILE_IDS[tile]
    if id in KINDS:
        return Message("basic-tile", kind=id)
    if "-" in id:
        level, _, kind = id.partition("-")
        return Message("advanced-tile", level=level, kind=kind)
    return Message("officers-tile", officer=id)


def kind_words(kind: int) -> Message:
    return Message("kind", kind=KINDS[kind])


def builds_words(tile: int) -> Message:
    return Message("kind", kind=KINDS[TILE_KIND[tile]])


def officer_words(officer: int) -> Message:
    return Message("officer", officer="none" if officer == EMPTY else first_name(officer))


def first_name(officer: int) -> str:
    """What the files of words know an officer by."""
    return OFFICER_IDS[officer].partition("_")[0]


def company_words(company: int) -> Message:
    return Message("company", company="none" if company == EMPTY else COMPANY_IDS[company])


def contract_words(contract: int) -> Message:
    if contract == EMPTY:
        return Message("no-contract")
    return Message(
        "contract",
        kind=CONTRACT_KINDS[CONTRACT_KIND[contract]],
        id=CONTRACT_IDS[contract],
        energy=REQUIREMENT[contract],
        reward=reward_words(REWARDS[contract]),
    )


def work_words(work: int) -> Message:
    if work == EMPTY:
        return Message("no-work")
    return Message(
        "work",
        id=WORK_IDS[work],
        cost=machine_words(WORK_EXCAVATORS[work], WORK_MIXERS[work]),
        reward=reward_words(REWARDS[WORK_REWARD + work]),
    )


def machine_words(excavators: int, mixers: int) -> tuple[Message, ...]:
    """Machines of both types, those of which there are any."""
    return counted(("excavators", excavators), ("mixers", mixers))


def counted(*amounts: tuple[str, int]) -> tuple[Message, ...]:
    """Amounts in words, but for those that are 0."""
    return tuple(Message(id, count=count) for id, count in amounts if count != 0)


def reward_words(row: Sequence[int]) -> tuple[Message, ...]:
    """A reward, part by part."""
    gains = counted(
        ("credits", row[CREDITS]),
        ("points", row[POINTS]),
        ("excavators", row[EXCAVATORS]),
        ("mixers", row[MIXERS]),
        ("energy", row[ENERGY]),
    )
    tasks = ((row[FIRST_TASK], row[FIRST_AMOUNT]), (row[SECOND_TASK], row[SECOND_AMOUNT]))
    return (*gains, *(part_words(what, amount) for what, amount in tasks if what != NOTHING))


def part_words(what: int, amount: int) -> Message:
    """A part of a reward that is no plain gain."""
    if what == FULFIL and amount == ANY_REQUIREMENT:
        return Message("fulfil-any")
    return Message(PARTS[what], count=amount)


def price_words(engineers: int, credits: int) -> tuple[Message, ...]:
    """What a space asks for."""
    return counted(("engineers", engineers), ("credits", credits))


def space_words(view: Position, space: int) -> Message:
    """A shared space with what it does and asks for."""
    action = SPACE_ACTION[space]
    board = BOARD_IDS[SPACE_BOARD[space]]
    price = price_words(SPACE_ENGINEERS[space], SPACE_PRICE[space] + action[PAID])
    amount = action[AMOUNT]
    if board == "turbine_station":
        return Message("space-turbine", modifier=f"{amount:+d}".replace("-", "\u2212"), price=price)
    if board == "water_management":
        id = "space-water-flow" if action[TASK] == FLOW else "space-water"
        return Message(id, count=amount, price=price)
    if board == "bank":
        return Message("space-bank")
    if board == "workshop":
        return Message("space-workshop", count=amount, price=price)
    if board == "machinery_shop":
        gains = machine_words(action[GAINED_EXCAVATORS], action[GAINED_MIXERS])
        return Message("space-machines", gains=gains or counted(("any-machines", 1)), price=price)
    if board == "contract_office":
        return Message("space-contracts", count=amount, price=price)
    if board == "patent_office":
        tile = view.patents[amount]
        words = Message("no-tile") if tile == EMPTY else tile_words(tile)
        return Message("space-patent", tile=words, price=price)
    return Message("space-work", work=work_words(view.works[amount]), price=price)
