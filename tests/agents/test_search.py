"""Search thinks about imagined worlds only, and the same way each time."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from math import log, sqrt

import pytest

import roundel
from roundel.agents import NAMES
from roundel.agents.search import LEVELS, SearchAgent, Thought, Tree, named
from roundel.agents.tree import NONE, UNTRIED, Node, most_promising
from roundel.core import compiled
from roundel.core.shape import copy, pack
from roundel.core.stream import Stream, key_of, start
from roundel.core.view import View

GAME = roundel.game("splendor")


def middle_game(seed: int, moves: int = 40) -> roundel.Table:
    """A table some way into a game of greedy players."""
    table = roundel.table("splendor", seed=seed)
    greedy = roundel.agent("greedy", seed=seed)
    for _ in range(moves):
        assert table.to_move is not None
        table.play(greedy.choose(table.view(table.to_move)))
    return table


def view_of_mover(table: roundel.Table) -> View:
    assert table.to_move is not None
    return table.view(table.to_move)


@pytest.fixture
def without_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "is_available", lambda: False)


def think(view: View, iterations: int = 300, trees: int = 1, threads: int = 1) -> Thought:
    return SearchAgent(iterations, seed=5, trees=trees, threads=threads).think(view)


def test_the_same_view_budget_and_seed_give_the_same_thought() -> None:
    view = view_of_mover(middle_game(1))
    assert think(view) == think(view)
    assert think(view) != SearchAgent(300, seed=6).think(view)


def test_any_number_of_threads_gives_the_same_answer() -> None:
    view = view_of_mover(middle_game(2))
    alone = think(view, iterations=1200, trees=3, threads=1)
    assert alone == think(view, iterations=1200, trees=3, threads=2)
    assert alone.iterations == 900
    assert sum(line.visits for line in alone.lines) == 900


@pytest.mark.parametrize("seed", range(4))
def test_the_true_position_makes_no_difference(seed: int) -> None:
    """Another world that looks the same gets the same thought."""
    view = view_of_mover(middle_game(seed))
    world, dice = GAME.Position(), Stream()
    copy(world, view.body)
    start(dice, key_of(seed))
    GAME.secrecy.imagine(world, dice)
    assert pack(world) != pack(view.body)
    assert think(View(GAME, world, view.seat)) == think(view)


@pytest.mark.usefixtures("without_the_compiler")
def test_without_the_compiler_it_thinks_the_same_only_slower() -> None:
    view = view_of_mover(middle_game(3))
    plain = Tree(view, key_of(1), None, None)
    assert not plain.is_compiled
    plain.grow(120)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiled, "is_available", lambda: True)
        fast = Tree(view, key_of(1), None, None)
    fast.grow(120)
    numbers = range(int(plain.growth[0].nodes))
    assert [seen(plain, number) for number in numbers] == [seen(fast, number) for number in numbers]


def seen(tree: Tree, number: int) -> tuple[int, ...]:
    node = tree.node(number)
    return int(node.move), int(node.seat), int(node.visits), int(node.available)


def test_a_node_is_never_visited_more_often_than_it_was_available() -> None:
    tree = Tree(view_of_mover(middle_game(4)), key_of(1), None, None)
    tree.grow(2000)
    nodes = [tree.node(number) for number in range(1, int(tree.growth[0].nodes))]
    assert all(1 <= node.visits <= node.available for node in nodes)
    assert any(node.visits < node.available for node in nodes)


@pytest.mark.usefixtures("without_the_compiler")
def test_the_most_promising_move_is_the_one_that_its_formula_says() -> None:
    """At every node, the lowest move among equals."""
    grown = Tree(view_of_mover(middle_game(4)), key_of(1), None, None)
    grown.grow(1500)
    nodes, growth = grown.nodes, grown.growth[0]
    tried = 0
    for parent in range(growth.nodes):
        below = children_of(nodes, parent)
        for seat in {node.seat for node in below}:
            rivals = [node for node in below if node.seat == seat]
            for node in rivals:
                grown.marks[node.move] = UNTRIED
            found = most_promising(growth, nodes, parent, seat, grown.marks)
            promises = {
                node.move: node.total / node.visits
                + growth.exploration * sqrt(log(node.available) / node.visits)
                for node in rivals
            }
            assert nodes[found].move == min(promises, key=lambda move: (-promises[move], move))
            tried += len(rivals) > 1
    assert tried > 100


def children_of(nodes: list[Node], parent: int) -> list[Node]:
    found, child = [], nodes[parent].child
    while child != NONE:
        found.append(nodes[child])
        child = nodes[child].sibling
    return found


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundel.agents.search.MOST_NODES", 50)
    tree = Tree(view_of_mover(middle_game(5)), key_of(1), None, None)
    tree.grow(500)
    assert tree.growth[0].nodes == 50
    assert tree.node(0).visits == 500


def test_it_makes_the_move_that_wins_at_once() -> None:
    """In every game that some move can decide, when the last player of the round is to move."""
    agent = SearchAgent(400, seed=1)
    decided = [view for seed in range(6) if (view := first_that_can_win(seed)) is not None]
    assert len(decided) > 2
    for table, wins in decided:
        assert agent.choose(view_of_mover(table)).text in wins


def first_that_can_win(seed: int) -> tuple[roundel.Table, set[str]] | None:
    """The first position of a game of greedy players where a move wins at once, and such moves."""
    table = middle_game(seed)
    greedy = roundel.agent("greedy", seed=seed)
    while not table.is_over:
        view = view_of_mover(table)
        wins = {move.text for move in view.moves() if winner_after(table, move) == (view.seat,)}
        if wins:
            return table, wins
        table.play(greedy.choose(view))
    return None


def winner_after(table: roundel.Table, move: roundel.Move) -> tuple[int, ...]:
    after = table.copy()
    after.play(move)
    return after.result.winners if after.result else ()


def test_the_decisions_of_a_turn_share_its_budget() -> None:
    """Whoever is asked in the middle of a turn knows which part it is."""
    table = roundel.table("splendor", seed=1)
    position = table.position()
    position["players"][0]["tokens"] = [2, 2, 2, 2, 2, 0]
    position["supply"] = [2, 2, 2, 2, 2, 5]
    table = roundel.table("splendor", position=position)
    spent = []
    while table.to_move == 0:
        spent.append(SearchAgent(1024, seed=1).think(table.view(0)).iterations)
        table.play(table.moves()[0])
    assert spent == [768, 192, 48, 12]
    assert sum(spent) <= 1024


def test_held_to_one_move_all_thought_goes_to_it() -> None:
    """Even to the one that a free search likes least."""
    view = view_of_mover(middle_game(6))
    agent = SearchAgent(1000, seed=1, trees=2)
    least = agent.think(view).lines[-1]
    held = agent.think(view, first=least.move.number)
    assert [line.move for line in held.lines] == [least.move]
    assert held.best.visits == held.iterations > least.visits
    assert len(held.best.continuation) > 1


def test_closing_an_agent_ends_its_thought_with_what_it_has_found() -> None:
    view = view_of_mover(middle_game(1))
    agent = SearchAgent(seconds=60, seed=1)
    with ThreadPoolExecutor() as pool:
        thinking = pool.submit(agent.think, view)
        agent.close()
        assert thinking.result(timeout=20).best.move in view.moves()


INTERRUPTED = """
import os, signal, threading, roundel
signal.signal(signal.SIGINT, signal.default_int_handler)
threading.Timer(1, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
agent = roundel.agent("search:seconds=3600,trees=2,threads=2")
agent.think(roundel.table("splendor", seed=1).view(0))
"""


def test_ctrl_c_ends_all_threads_of_a_thought() -> None:
    """One that would take most of an hour."""
    command = [sys.executable, "-c", INTERRUPTED]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert "KeyboardInterrupt" in ended.stderr


def test_a_search_says_what_it_is() -> None:
    assert repr(roundel.agent("expert")) == "<agent expert>"
    assert repr(named("search:iterations=4000,trees=2", 1)) == "<search, 4,000 iterations a turn>"
    assert repr(named("search:seconds=2.5", 1)) == "<search, 2.5 seconds a turn>"


def test_a_budget_of_seconds_is_kept() -> None:
    thought = SearchAgent(seconds=0.01, seed=1).think(view_of_mover(middle_game(1)))
    assert thought.iterations >= 250


def test_a_search_explains_itself() -> None:
    view = view_of_mover(middle_game(6))
    thought = think(view, iterations=2000)
    assert {line.move.text for line in thought.lines} == {move.text for move in view.moves()}
    visits = [line.visits for line in thought.lines]
    assert visits == sorted(visits, reverse=True)
    assert all(0 <= line.expected <= 1 for line in thought.lines)
    assert thought.best.continuation[0] == thought.best.move.number
    assert len(thought.best.continuation) > 1


def test_levels_are_agents_by_name() -> None:
    assert set(LEVELS) <= set(NAMES)
    budgets = roundel.game("splendor").room("estimate").ITERATIONS
    assert list(budgets) == sorted(budgets)
    view = view_of_mover(middle_game(1))
    assert roundel.agent("novice", seed=1).choose(view) in view.moves()


def test_settings_of_a_search_are_read_from_its_name() -> None:
    agent = named("search:iterations=40,trees=2", 1)
    assert (agent.iterations, agent.trees) == (40, 2)
    with pytest.raises(roundel.UnknownAgent, match="'pace=3' is not a setting"):
        named("search:pace=3", 1)
    with pytest.raises(roundel.InvalidOption, match="needs one of"):
        named("search:trees=2", 1)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ("iterations=0", "iterations of a search: from 1 to 1,000,000,000, not 0"),
        ("seconds=nan", "seconds of a search: from 0.001 to 86,400, not nan"),
        ("seconds=inf", "seconds"),
        ("iterations=40,trees=0", "trees of a search: from 1 to 256, not 0"),
        ("iterations=40,threads=0", "threads"),
        ("iterations=40,exploration=-1", "exploration"),
        ("iterations=40,rollout=99999999999", "rollout"),
    ],
)
def test_a_setting_out_of_its_bounds_is_told(settings: str, said: str) -> None:
    with pytest.raises(roundel.InvalidOption) as caught:
        named(f"search:{settings}", 1)
    assert said in str(caught.value)
