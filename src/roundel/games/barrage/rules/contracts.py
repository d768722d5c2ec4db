"""Contracts: taken at the office, fulfilled by energy, replaced after the turn."""

from roundel.core.shape import EMPTY
from roundel.games.barrage.components import (
    CONTRACT_KIND,
    CONTRACT_VALUE,
    CONTRACTS,
    FIRST_CONTRACT,
    HAND_LIMIT,
    NATIONAL,
    OFFICE,
    REQUIREMENT,
    SHOWN_PER_PILE,
    SIMONE,
    SIMONE_LIMIT,
)
from roundel.games.barrage.effects import TAKE
from roundel.games.barrage.position import AWAY, FULFILLED, HAND, SHOWN, Position
from roundel.games.barrage.rules.numbering import DISCARD, FRENCH_EACH, NO_POWERHOUSE, SERVE
from roundel.games.barrage.rules.officers import has
from roundel.games.barrage.rules.piles import draw
from roundel.games.barrage.rules.production import FRENCH_DISCOUNT
from roundel.games.barrage.rules.rewards import receive
from roundel.games.barrage.rules.stack import push


def hand_size(s: Position, seat: int) -> int:
    """Face-up contracts of a company."""
    held = 0
    for contract in range(FIRST_CONTRACT[NATIONAL]):
        if s.contract_at[contract] == HAND + seat:
            held += 1
    return held


def fulfilled(s: Position, seat: int) -> int:
    """Contracts that a company has fulfilled, of every kind."""
    done = 0
    for contract in range(CONTRACTS):
        if s.contract_at[contract] == FULFILLED + seat:
            done += 1
    return done


def on_show(s: Position, first: int) -> int:
    """Private contracts on show from this place of the office on."""
    shown = 0
    for place in range(first, OFFICE):
        if s.office[place] != EMPTY:
            shown += 1
    return shown


def may_take(s: Position, place: int, first: int, wanted: int) -> bool:
    """Whether this contract may be taken next, with enough of them left behind it."""
    if place < first or s.office[place] == EMPTY:
        return False
    return on_show(s, place) >= wanted


def take(s: Position, seat: int, place: int, wanted: int) -> None:
    """Take a contract from the office; whoever then holds too many discards."""
    s.contract_at[s.office[place]] = HAND + seat
    s.office[place] = EMPTY
    if wanted > 1:
        push(s, TAKE, wanted - 1, place + 1)
    else:
        keep_limit(s, seat)


def limit(s: Position, seat: int) -> int:
    return SIMONE_LIMIT if has(s, seat, SIMONE) else HAND_LIMIT


def keep_limit(s: Position, seat: int) -> None:
    if hand_size(s, seat) > limit(s, seat):
        push(s, DISCARD)


def discard(s: Position, seat: int, contract: int) -> None:
    """The contract leaves the game."""
    s.contract_at[contract] = AWAY
    keep_limit(s, seat)


def may_fulfil(s: Position, seat: int, contract: int, energy: int, national: bool) -> bool:
    """A contract of one's own, or one of the nation's where that counts, that asks for no more."""
    if REQUIREMENT[contract] > energy:
        return False
    at = s.contract_at[contract]
    return at == HAND + seat or (national and at == SHOWN and CONTRACT_KIND[contract] == NATIONAL)


def fulfil(s: Position, seat: int, contract: int) -> None:
    """The contract is done: it counts, and its reward is received."""
    s.contract_at[contract] = FULFILLED + seat
    s.players[seat].contract_value += CONTRACT_VALUE[CONTRACT_KIND[contract]]
    receive(s, seat, contract)


def serve(s: Position, seat: int, contract: int, energy: int, source: int) -> None:
    """Fulfil a contract by energy; Simone may go on with what is left of a production."""
    if source != NO_POWERHOUSE and has(s, seat, SIMONE):
        spent = REQUIREMENT[contract]
        if source == FRENCH_EACH:
            spent = max(0, spent - FRENCH_DISCOUNT)
        push(s, SERVE, energy - spent, source)
    fulfil(s, seat, contract)


def refill_office(s: Position) -> None:
    """Two contracts of each pile lie on show as long as it lasts."""
    for place in range(OFFICE):
        if s.office[place] == EMPTY:
            contract = draw(s, s.contract_piles[place // SHOWN_PER_PILE])
            s.office[place] = contract
            if contract != EMPTY:
                s.contract_at[contract] = SHOWN
