"""An agent goes by its view alone: it cannot know more, and more would change nothing."""

from __future__ import annotations

import gc
import random
import shlex
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import CellType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

import roundel
from roundel.agents.search import SearchAgent, Thought
from roundel.core import compiled
from roundel.core.position import CommonPosition
from roundel.core.shape import Shape, copy, pack
from roundel.core.stream import Stream
from roundel.core.view import View
from roundel.testing import Walk, on_walks

GAMES = ("splendor", "splendor-duel")
SEARCH = "search:iterations=12,trees=2"
AGENTS = ("random", "greedy", f"{SEARCH},threads=1", f"{SEARCH},threads=2")
EXAMPLE = Path(__file__).parents[2] / "examples" / "plain_agent.py"
OUTSIDE = "cmd:" + shlex.join([sys.executable, str(EXAMPLE)])


@pytest.fixture(autouse=True)
def _without_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would take longer than all tests; what it makes of the same rules is tested elsewhere."""
    monkeypatch.setattr(compiled, "is_available", lambda: False)


class EqualViews:
    game: str

    @on_walks
    def test_equal_views_budgets_and_seeds_give_equal_moves(self, walk: Walk) -> None:
        """Whatever the true position, and on any number of threads."""
        stream = walk.stream()
        for node in walk.decisions(5)[:4]:
            body = walk.body(node.data)
            view = View(walk.game, body, body.to_move)
            world = another_world(view, stream)
            assert pack(world) != pack(body)
            same = View(walk.game, world, body.to_move)
            answers = [answer(name, view) for name in AGENTS]
            assert answers == [answer(name, same) for name in AGENTS]
            assert answers[-1] == answers[-2]


class TestSplendor(EqualViews):
    game = "splendor"


class TestSplendorDuel(EqualViews):
    game = "splendor-duel"


def another_world(view: View, stream: Stream) -> CommonPosition:
    """A position that looks like this to the seat."""
    world = view.game.Position()
    copy(world, view.body)
    view.game.secrecy.imagine(world, stream)
    return world


def answer(name: str, view: View) -> roundel.Move | Thought:
    """The move, or for a search all that it has thought of every move."""
    agent = roundel.agent(name, seed=5)
    return agent.think(view) if isinstance(agent, SearchAgent) else agent.choose(view)


# What an agent could find if it looked


def middle_of_a_game(name: str) -> roundel.Table:
    table = roundel.table(name, seed=3)
    dice = random.Random(3)
    for _ in range(30):
        table.play(dice.choice(table.moves()))
    return table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", [*AGENTS, OUTSIDE])
def test_no_agent_can_reach_the_position(game: str, name: str) -> None:
    """Not by way of anything that it is given, has kept, or finds anywhere in the house."""
    table = middle_of_a_game(game)
    assert table.to_move is not None
    view = table.view(table.to_move)
    agent = roundel.agent(name, seed=5)
    agent.choose(view)
    assert not list(tells(table, agent, view))
    agent.close()


class Peeker:
    """Holds the truth in some way."""

    def __init__(self, held: object) -> None:
        self.held = held


@pytest.mark.parametrize("game", GAMES)
def test_whatever_held_the_position_would_be_found(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = middle_of_a_game(game)
    body = table._body
    for held in (table, body, pack(body), {"deep": [(body,)]}, partial(print, body)):
        assert list(tells(table, Peeker(held)))
    assert list(tells(table, lambda: table))
    assert list(tells(table, table.view))
    assert list(tells(table, Peeker(body.stream)))
    view = table.view(0)
    monkeypatch.setattr(roundel.core.view, "last", body, raising=False)
    assert list(tells(table, view))


def tells(table: roundel.Table, *roots: object) -> Iterator[object]:
    """Everything within reach of these that is the position, or its stream, or a copy of one."""
    truth = table._body
    packed = pack(truth)
    for found in reachable(*roots):
        if isinstance(found, Shape) and packed.find(pack(found)) >= 0 and is_telling(found):
            yield found
        if found is table or (isinstance(found, bytes) and packed in found):
            yield found


def is_telling(found: Shape) -> bool:
    """A part of a position that is hidden from somebody: the whole, or the stream."""
    return isinstance(found, CommonPosition) or (
        isinstance(found, Stream) and pack(found) != pack(Stream())
    )


HELD = (dict, list, tuple, set, frozenset, CellType, MethodType, partial)


def reachable(*roots: object) -> Iterator[object]:
    """All objects that can be had from these, through containers and through all that is Roundel's:
    its objects, functions, classes and modules."""
    seen: dict[int, object] = {}
    waiting = list(roots)
    while waiting:
        found = waiting.pop()
        if id(found) in seen:
            continue
        seen[id(found)] = found
        yield found
        if isinstance(found, FunctionType):
            waiting += [found.__closure__, found.__defaults__, found.__kwdefaults__]
            if is_ours(found):
                waiting.append(found.__globals__)
        elif isinstance(found, HELD) or is_ours(found):
            waiting += gc.get_referents(found)


def is_ours(found: Any) -> bool:
    """Of Roundel, or of this file."""
    if isinstance(found, ModuleType):
        return found.__name__.startswith("roundel")
    named = found if isinstance(found, type | FunctionType) else type(found)
    return str(named.__module__).startswith(("roundel", "functools")) or named is Peeker
