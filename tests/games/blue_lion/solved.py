"""The solution laid out for tests: where the slow program's beliefs lie in the fast tables."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from random import Random
from typing import Any, TypeAlias

from roundel.core.shape import EMPTY
from roundel.games.blue_lion import GAME
from roundel.games.blue_lion.position import RETURN_CARD, Position
from roundel.games.blue_lion.solution.graph import Graph, draw_graph
from roundel.games.blue_lion.solution.key import set_up
from roundel.games.blue_lion.solution.solve import settled
from tests.games.blue_lion.slow import (
    ARSENE,
    CARDS,
    ENOUGH,
    Belief,
    Decision,
    World,
    decide,
    decisions,
)

IMAGES = "AXPD"
SWAPPED = str.maketrans("AX", "XA")
PASSES = ("free", "once")

Looks: TypeAlias = tuple[tuple[str, ...], ...]
"""The cards of every place as their mover sees them: the image up, then those that may lie down."""


@dataclass(frozen=True)
class Solved:
    """One variant."""

    passes: int
    leader_wins: int
    graph: Graph
    values: Any

    @cached_property
    def place_of(self) -> dict[tuple[Looks, bool, bool], int]:
        return {looks_of_key(int(key)): place for place, key in enumerate(self.graph.keys)}

    def value(self, belief: Belief, player: str) -> float:
        """What a belief is worth to a player, by the end of the game or by the tables."""
        world = belief[0]
        if world.winner:
            return 1.0 if world.winner == player else -1.0
        mine, yours = world.gems if world.mover == ARSENE else world.gems[::-1]
        place = self.place_of[looks(belief, is_pass_used(world, self.passes))]
        value = float(self.values[mine * ENOUGH + yours, place])
        return value if world.mover == player else -value

    def best(self, belief: Belief) -> float:
        """The most that the mover can expect of any decision, from the values of what follows."""
        return max(self.expected(belief, each) for each in all_decisions(belief, self.passes))

    def expected(self, belief: Belief, decision: Decision) -> float:
        mover = belief[0].mover
        return sum(chance * self.value(after, mover) for chance, after in decide(belief, decision))

    def somewhere(self, dice: Random) -> tuple[int, Belief, float]:
        """Any place at any score, all that may lie there, and its value in the tables."""
        place = dice.randrange(len(self.graph.keys))
        gems = dice.randrange(ENOUGH), dice.randrange(ENOUGH)
        belief = belief_of_key(int(self.graph.keys[place]), gems)
        return place, belief, float(self.values[gems[0] * ENOUGH + gems[1], place])


def solved(passes: int, leader_wins: int) -> Solved:
    graph = draw_graph(GAME, passes, lambda step, done: None)
    values, _ = settled(GAME, graph, leader_wins, lambda step, done: None)
    return Solved(passes, leader_wins, graph, values)


def all_decisions(belief: Belief, passes: int) -> Iterator[Decision]:
    return decisions(belief[0], PASSES[passes])


def is_pass_used(world: World, passes: int) -> bool:
    """Whether it matters any more that somebody has passed."""
    return world.has_passed and passes == 1 and bool(world.loose)


def looks(belief: Belief, pass_used: bool) -> tuple[Looks, bool, bool]:
    """What a belief comes to when Arsène is to move, and the row may be read from either end."""
    world = belief[0]

    def cards(name: str) -> tuple[str, ...]:
        columns = zip(*(getattr(each, name) for each in belief), strict=True)
        texts = []
        for column in columns:
            up, backs = column[0][0], "".join({card[1] for card in column})
            if world.mover != ARSENE:
                up, backs = up.translate(SWAPPED), backs.translate(SWAPPED)
            texts.append(up + "".join(sorted(backs)))
        return tuple(texts)

    row = cards("row")
    beside = (tuple(sorted(cards(name))) for name in ("loose", "due", "aside"))
    return (min(row, row[::-1]), *beside), world.is_returning, pass_used


def looks_of_key(key: int) -> tuple[Looks, bool, bool]:
    """The same, from the fast program's number."""
    body = Position()
    set_up(body, key)
    texts = [
        IMAGES[body.up[card]] + "".join(sorted(backs_of(body, card))) for card in range(len(CARDS))
    ]

    def cards(slots: list[int]) -> tuple[str, ...]:
        return tuple(texts[card] for card in slots if card != EMPTY)

    row = cards(body.row)
    loose = [card for card in range(len(CARDS)) if body.loose[card]]
    beside = (tuple(sorted(cards(slots))) for slots in (loose, body.aside, body.fresh))
    return (min(row, row[::-1]), *beside), body.phase == RETURN_CARD, bool(body.passed)


def belief_of_key(key: int, gems: tuple[int, int]) -> Belief:
    """All worlds that agree with a situation, found by trying every card at every place."""
    body = Position()
    set_up(body, key)
    found = []
    for cards in permutations(CARDS):
        lying = [lies(card, body, place) for place, card in enumerate(cards)]
        if all(lying):
            found.append(world_of(body, lying, gems))
    return tuple(found)


def lies(card: str, body: Position, place: int) -> str:
    """The card as it would lie there; nothing if it cannot."""
    for up, back in ((card[0], card[1]), (card[1], card[0])):
        if up == IMAGES[body.up[place]] and back in backs_of(body, place):
            return up + back
    return ""


def backs_of(body: Position, card: int) -> list[str]:
    return [image for at, image in enumerate(IMAGES) if body.backs[card] >> at & 1]


def world_of(body: Position, lying: list[str], gems: tuple[int, int]) -> World:
    def cards(slots: list[int]) -> tuple[str, ...]:
        return tuple(lying[card] for card in slots if card != EMPTY)

    return World(
        row=cards(body.row),
        loose=tuple(lying[card] for card in range(len(CARDS)) if body.loose[card]),
        due=cards(body.aside),
        aside=cards(body.fresh),
        is_returning=body.phase == RETURN_CARD,
        gems=gems,
        has_passed=bool(body.passed),
    )
