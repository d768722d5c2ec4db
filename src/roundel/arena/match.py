"""What a match is, and how one of its pairs is played.

A pair is the same deal played once for every chair: A sits in that chair and B in all the others.
For two players these are two games with the seats swapped. Every seed comes from the seed of the
match and the number of the pair, so that a pair is the same wherever and whenever it is played.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import TypeAlias

from roundel.agents import Agent, agent
from roundel.agents.outside import OutsideAgent
from roundel.agents.random import RandomAgent
from roundel.core.errors import ILLEGAL, AgentFault, MoveError
from roundel.core.game import SEATS, game
from roundel.core.table import FAULT, Result, Table, table
from roundel.core.view import Move, View


@dataclass(frozen=True)
class Match:
    """Who plays whom at what, and from which seed."""

    game: str
    options: Mapping[str, int]
    """Settled: every option of the game."""
    a: str
    b: str
    seed: int | str

    @property
    def seats(self) -> int:
        return self.options[SEATS]


def shortened(name: str, most: int) -> str:
    """The name of a program in so few letters: a command line tells itself apart by its end."""
    if len(name) <= most:
        return name
    head = most // 3
    return f"{name[:head]}…{name[head + 1 - most :]}"


@dataclass(frozen=True)
class Fault:
    """What a program did that lost it a game."""

    seat: int
    kind: str
    reason: str


@dataclass(frozen=True)
class Played:
    """One game of a pair: who came where, and what each seat took for it."""

    chair: int
    """Where A sat; B sat everywhere else."""
    ranks: list[int]
    scores: list[int]
    ending: str
    undecided: bool
    faults: list[Fault]
    seconds: list[float]
    decisions: list[int]

    @property
    def halves(self) -> int:
        """What A earned: two half points for every rival behind it, one for every rival level."""
        mine = self.ranks[self.chair]
        rivals = [rank for seat, rank in enumerate(self.ranks) if seat != self.chair]
        if self.undecided:
            return len(rivals)
        return sum(2 * (mine < rank) + (mine == rank) for rank in rivals)


Finished: TypeAlias = Generator[tuple[int, list[Played]], None, None]
"""Pairs and their numbers, as they are finished."""


class Abandoned(Exception):
    """The match is over or has been stopped while this game was going on."""


def never() -> bool:
    return False


def play_pair(match: Match, number: int, is_abandoned: Callable[[], bool] = never) -> list[Played]:
    """All games of a pair, A in the first chair first."""
    return [play_game(match, number, chair, is_abandoned) for chair in range(match.seats)]


def seed_of(match: Match, pair: int, part: str) -> str:
    """The SHA-256 of `roundel match SEED pair PAIR PART`, in hexadecimal digits."""
    text = f"roundel match {match.seed} pair {pair} {part}"
    return hashlib.sha256(text.encode()).hexdigest()


class Player:
    """A program in a chair, and the time it takes for its moves."""

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.seed = seed
        self.seconds = 0.0
        self.decisions = 0
        self._agent: Agent | None = None

    def choose(self, view: View) -> Move:
        if self._agent is None:
            self._agent = agent(self.name, seed=self.seed)
        if isinstance(self._agent, OutsideAgent):
            self._agent.start()
        began = perf_counter()
        try:
            return self._agent.choose(view)
        finally:
            self.seconds += perf_counter() - began
            self.decisions += 1

    def leave(self, result: Result | None) -> None:
        """Close the agent; a program from outside hears how the game ended."""
        if isinstance(self._agent, OutsideAgent) and result is not None:
            self._agent.finish(result)
        if self._agent is not None:
            self._agent.close()


def play_game(match: Match, pair: int, chair: int, is_abandoned: Callable[[], bool]) -> Played:
    """One game, with A in this chair. A program that fails is out; the others play on."""
    dealt = table(match.game, options=match.options, seed=seed_of(match, pair, "deal"))
    players = [
        Player(
            match.a if seat == chair else match.b,
            seed_of(match, pair, f"game {chair} seat {seat}"),
        )
        for seat in range(match.seats)
    ]
    stand_in = RandomAgent(seed_of(match, pair, f"game {chair} stand-in"))
    faults = []
    try:
        while dealt.to_move is not None:
            if is_abandoned():
                raise Abandoned
            seat = dealt.to_move
            if seat in dealt.left:
                dealt.play(stand_in.choose(dealt.view(seat)))
                continue
            fault = decide(dealt, seat, players[seat])
            if fault is not None:
                faults.append(fault)
                dealt.happen(FAULT, seat)
    finally:
        for player in players:
            player.leave(dealt.result)
    return outcome(match, dealt, chair, players, faults)


def decide(dealt: Table, seat: int, player: Player) -> Fault | None:
    """Have the program make its move; what it did wrong, if anything."""
    try:
        dealt.play(player.choose(dealt.view(seat)))
    except AgentFault as fault:
        return Fault(seat, fault.kind, fault.reason)
    except MoveError as error:
        return Fault(seat, ILLEGAL, str(error))
    return None


def outcome(
    match: Match, dealt: Table, chair: int, players: list[Player], faults: list[Fault]
) -> Played:
    result = dealt.result
    assert result is not None
    return Played(
        chair=chair,
        ranks=list(result.ranks),
        scores=list(result.scores),
        ending=result.ending,
        undecided=result.ending in game(match.game).undecided,
        faults=faults,
        seconds=[round(player.seconds, 4) for player in players],
        decisions=[player.decisions for player in players],
    )
