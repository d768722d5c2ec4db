"""The Blue Lion once more, written from the rules alone, to check the fast way by.

Nothing is clever here. A card is two letters, the side that lies up first. A world is all that lies
on the table with every back filled in; a belief is all the worlds that agree with what was ever
seen, each as likely as the others. A decision is made in every world, and the worlds are parted by
what is then to be seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations
from typing import TypeAlias

CARDS = ("AX", "AP", "AD", "XP", "XD", "PD")
ARSENE, LADY_X = "A", "X"
ENOUGH = 7
PAID_TO_OWNER = {"PXP": (ARSENE, 1), "PAP": (LADY_X, 1), "ADA": (ARSENE, 2), "XDX": (LADY_X, 2)}
PAID_TO_MOVER = {"DDD": 3}

Card: TypeAlias = str
Decision: TypeAlias = tuple[str | int, ...]
Shown: TypeAlias = tuple[str, ...]
Belief: TypeAlias = tuple["World", ...]


@dataclass(frozen=True)
class World:
    row: tuple[Card, ...]
    loose: tuple[Card, ...]
    due: tuple[Card, ...] = ()
    """Set aside before this turn: they return at its end."""
    aside: tuple[Card, ...] = ()
    """Set aside in this turn."""
    mover: str = ARSENE
    is_returning: bool = False
    """The mover has made the move and gives cards back to the row."""
    gems: tuple[int, int] = (0, 0)
    """Arsène's, Lady X's."""
    has_passed: bool = False
    winner: str = ""


def other(player: str) -> str:
    return LADY_X if player == ARSENE else ARSENE


def turned(card: Card) -> Card:
    return card[1] + card[0]


def shown(world: World) -> Shown:
    """What lies up everywhere, and who has what: all that anybody sees."""
    places = (world.row, world.loose, world.due, world.aside)
    faces = tuple("".join(card[0] for card in cards) for cards in places)
    return (*faces, world.mover, str(world.is_returning), str(world.gems), world.winner)


def toss(faces: str, beginner: str = ARSENE) -> Belief:
    """All worlds in which the six loose cards show these faces."""
    found = []
    for cards in permutations(CARDS):
        if all(face in card for face, card in zip(faces, cards, strict=True)):
            lying = (
                card if card[0] == face else turned(card)
                for face, card in zip(faces, cards, strict=True)
            )
            found.append(World((), tuple(lying), mover=beginner))
    return tuple(found)


def decisions(world: World, passes: str) -> Iterator[Decision]:
    """All that the mover may do; the same in every world of a belief."""
    ends = ("left", "right") if world.row else ("left",)
    if world.winner:
        return
    if world.is_returning:
        for place in range(len(world.due)):
            for end in ends:
                yield ("return", place, end, "as it lies")
                yield ("return", place, end, "turned")
    elif world.loose:
        for place in range(len(world.loose)):
            for end in ends:
                yield ("lay", place, end, "as it lies")
                yield ("lay", place, end, "turned")
        if passes == "free" or not world.has_passed:
            yield ("pass",)
    else:
        yield ("move", "left")
        yield ("move", "right")
        for place in range(1, len(world.row) - 2):
            yield ("swap", place)
        for place in range(len(world.row)):
            yield ("turn", place)


def decide(belief: Belief, decision: Decision) -> list[tuple[float, Belief]]:
    """What may come of a decision, each with its chance."""
    parted: dict[Shown, list[World]] = {}
    for world in belief:
        after = decided(world, decision)
        parted.setdefault(shown(after), []).append(after)
    return [(len(worlds) / len(belief), tuple(worlds)) for worlds in parted.values()]


def decided(world: World, decision: Decision) -> World:
    """The decision carried out in one world."""
    what = decision[0]
    if what == "return":
        return returned(world, decision)
    if what == "pass":
        return after_the_move(replace(world, has_passed=True))
    row = world.row
    if what == "lay":
        card, loose = picked(world.loose, decision)
        now = replace(world, loose=loose, row=laid(row, card, decision[2]))
    elif what == "move":
        carried = row[1:] + row[:1] if decision[1] == "left" else row[-1:] + row[:-1]
        now = replace(world, row=carried)
    elif what == "swap":
        at = int(decision[1])
        now = replace(world, row=(*row[:at], row[at + 1], row[at], *row[at + 2 :]))
    else:
        at = int(decision[1])
        now = replace(world, row=(*row[:at], turned(row[at]), *row[at + 1 :]))
    return after_the_move(scored(row, now))


def picked(cards: tuple[Card, ...], decision: Decision) -> tuple[Card, tuple[Card, ...]]:
    """The card at the place that the decision names, turned if it says so; and the others."""
    place = int(decision[1])
    card = cards[place] if decision[3] == "as it lies" else turned(cards[place])
    return card, cards[:place] + cards[place + 1 :]


def laid(row: tuple[Card, ...], card: Card, end: str | int) -> tuple[Card, ...]:
    return (card, *row) if end == "left" else (*row, card)


def combinations(row: tuple[Card, ...]) -> Iterator[tuple[int, str, frozenset[frozenset[str]]]]:
    """Three cards in a row that are worth gems: the middle's place, the faces, and which cards."""
    for middle in range(1, len(row) - 1):
        three = row[middle - 1 : middle + 2]
        faces = "".join(card[0] for card in three)
        if faces in PAID_TO_OWNER or faces in PAID_TO_MOVER:
            yield middle, faces, frozenset(frozenset(card) for card in three)


def scored(before: tuple[Card, ...], world: World) -> World:
    """Every combination that was not there before is paid, and its middle card set aside."""
    lay_there = {(faces, cards) for _, faces, cards in combinations(before)}
    gems = {ARSENE: world.gems[0], LADY_X: world.gems[1]}
    middles = []
    for middle, faces, cards in combinations(world.row):
        if (faces, cards) not in lay_there:
            if faces in PAID_TO_MOVER:
                gems[world.mover] += PAID_TO_MOVER[faces]
            else:
                owner, count = PAID_TO_OWNER[faces]
                gems[owner] += count
            middles.append(middle)
    row = tuple(card for place, card in enumerate(world.row) if place not in middles)
    aside = tuple(world.row[place] for place in middles)
    mine, yours = gems[world.mover], gems[other(world.mover)]
    winner = ""
    if mine >= ENOUGH or yours >= ENOUGH:
        winner = world.mover if mine >= yours else other(world.mover)
    return replace(world, row=row, aside=aside, gems=(gems[ARSENE], gems[LADY_X]), winner=winner)


def after_the_move(world: World) -> World:
    """Cards that were set aside before this turn are to be given back; or the turn is over."""
    if world.winner:
        return world
    if world.due:
        return replace(world, is_returning=True)
    return next_turn(world)


def returned(world: World, decision: Decision) -> World:
    card, due = picked(world.due, decision)
    now = replace(world, row=laid(world.row, card, decision[2]), due=due)
    return now if due else next_turn(now)


def next_turn(world: World) -> World:
    """Whatever was set aside in this turn returns at the end of the next."""
    return replace(world, mover=other(world.mover), due=world.aside, aside=(), is_returning=False)
