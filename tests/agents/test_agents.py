"""The two simple agents: they play legally, the same for the same seed, from a view alone."""

import random

import pytest

import roundel
from roundel.core.shape import copy
from roundel.core.table import Table
from roundel.core.view import View

NAMES = ("random", "greedy")
GAMES = 20


def play(table: Table, agents: list[roundel.Agent], most: int | None = None) -> Table:
    """Let agents play, each from the view of its own seat."""
    while table.to_move is not None and (most is None or len(table.history) < most):
        seat = table.to_move
        table.play(agents[seat].choose(table.view(seat)))
    return table


def seated(name: str, seats: int, seed: int) -> list[roundel.Agent]:
    return [roundel.agent(name, seed=seed + seat) for seat in range(seats)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_agent_plays_legal_moves_to_the_end(name: str, seats: int) -> None:
    """Whatever is not legal, the table refuses."""
    table = play(roundel.table("splendor", seats=seats, seed=5), seated(name, seats, 1))
    assert table.result is not None


@pytest.mark.parametrize("name", NAMES)
def test_with_the_same_seed_an_agent_plays_the_same(name: str) -> None:
    tables = [play(roundel.table("splendor", seed=5), seated(name, 2, 9), 60) for _ in range(2)]
    assert tables[0] == tables[1]


@pytest.mark.parametrize("name", NAMES)
def test_an_agent_needs_the_view_and_nothing_else(name: str) -> None:
    """Of positions that its seat cannot tell apart, it makes the same of all."""
    table = roundel.table("splendor", seed=5)
    for _ in range(8):
        table.play(random.Random(len(table.history)).choice(table.moves()))
    assert table.to_move is not None
    view = table.view(table.to_move)
    blank = view.game.Position()
    copy(blank, view.body)
    from_view_alone = View(view.game, blank, view.seat)
    first = roundel.agent(name, seed=3).choose(view)
    assert roundel.agent(name, seed=3).choose(from_view_alone) == first


@pytest.mark.parametrize("name", NAMES)
def test_an_agent_leaves_the_view_as_it_is(name: str) -> None:
    view = roundel.table("splendor", seed=5).view(0)
    before = view.as_dict()
    roundel.agent(name, seed=3).choose(view)
    assert view.as_dict() == before


def test_greedy_beats_random_clearly() -> None:
    """Beginning in every other game, from fixed seeds."""
    won = 0
    for seed in range(GAMES):
        greedy = seed % 2
        agents = [roundel.agent("random", seed=seed), roundel.agent("random", seed=seed)]
        agents[greedy] = roundel.agent("greedy", seed=seed)
        result = play(roundel.table("splendor", seed=seed), agents).result
        assert result is not None
        won += result.winners == (greedy,)
    assert won >= GAMES - 2


@pytest.mark.parametrize("name", NAMES)
def test_an_agent_says_what_it_is(name: str) -> None:
    assert repr(roundel.agent(name)) == f"<agent {name}>"


def test_an_unknown_agent_is_told_with_those_that_are_known() -> None:
    with pytest.raises(roundel.UnknownAgent, match="no agent 'deep'; there is random, greedy"):
        roundel.agent("deep")
