"""One tree of moves over many imagined worlds. Plain code, loaded with a game's rules.

Each iteration imagines a world that agrees with the view and walks the tree along moves that are
legal in that world. A node is a move in its place; it counts how often it could have been chosen,
and gathers what the seat that makes it got. Every seat goes for its own result.
"""

from math import log, sqrt
from typing import Any

from roundel.core.contract import apply, copy_over, estimate, imagine, legal
from roundel.core.shape import Row, Shape, f64, i16, i32
from roundel.core.stream import Stream, below

ROOT = 0
NONE = 0
"""No node: the root follows nothing."""
ILLEGAL, UNTRIED, TRIED = 0, 1, 2
"""What a mark says of a move in its place."""
FREE = -1
"""The first decision has all its moves."""
VIEW, WORLD = 0, 1
"""Where the view and the imagined world lie among the two bodies of a search."""


class Node(Shape):
    move = i16()
    seat = i16()  # who makes the move
    visits = i32()
    available = i32()  # how often it could have been made
    total = f64()  # what its seat got in all these visits
    child = i32()  # the newest move that follows
    sibling = i32()  # the next older move beside it


class Growth(Shape):
    """How a tree is grown."""

    nodes = i32()  # so many there are, the root included
    most_nodes = i32()
    first = i16()  # the only move that the first decision has, or FREE
    rollout = i32()  # random decisions before a leaf is judged
    exploration = f64()


def think(
    growth: Any,
    nodes: Any,
    bodies: Any,
    moves: Row,
    marks: Row,
    path: Row,
    gains: Any,
    dice: Any,
    iterations: int,
) -> int:
    """Grow the tree by so many iterations; how many random decisions its leaves took."""
    rolled = 0
    for _ in range(iterations):
        copy_over(bodies, WORLD, bodies, VIEW)
        imagine(bodies[WORLD], dice[0])
        length = descend(growth[0], nodes, bodies[WORLD], moves, marks, path, dice[0])
        rolled += roll_out(bodies[WORLD], moves, dice[0], growth[0].rollout)
        learn(nodes, bodies[WORLD], path, length, gains)
    return rolled


def descend(
    growth: Growth, nodes: Any, world: Any, moves: Row, marks: Row, path: Row, dice: Stream
) -> int:
    """Walk down to a move that was never made there, and make it; how long the path is."""
    path[0] = ROOT
    length = 1
    while length < len(path):
        n = legal(world, moves)
        if n == 0:
            return length
        if length == 1 and growth.first != FREE:
            moves[0] = growth.first
            n = 1
        node = choose(growth, nodes, path[length - 1], world.to_move, moves, n, marks, dice)
        if node == NONE:
            return length
        path[length] = node
        length += 1
        apply(world, nodes[node].move)
        if nodes[node].visits == 0:
            return length
    return length


def choose(
    growth: Growth,
    nodes: Any,
    parent: int,
    seat: int,
    moves: Row,
    n: int,
    marks: Row,
    dice: Stream,
) -> int:
    """A new node for one of the moves never made here; else the most promising; NONE if full."""
    for i in range(n):
        marks[moves[i]] = UNTRIED
    best = most_promising(growth, nodes, parent, seat, marks)
    untried = 0
    for i in range(n):
        if marks[moves[i]] == UNTRIED:
            moves[untried] = moves[i]
            untried += 1
        marks[moves[i]] = ILLEGAL
    if untried > 0:
        return add(growth, nodes, parent, seat, moves[below(dice, untried)])
    return best


def most_promising(growth: Growth, nodes: Any, parent: int, seat: int, marks: Row) -> int:
    """Of the nodes of the moves in `marks`, the one of the lowest move among equals; each was
    available once more. A move that has a node is TRIED from then on."""
    most = log(nodes[parent].visits + 1)  # no child was available more often
    best = NONE
    highest = -1.0
    child = nodes[parent].child
    while child != NONE:
        if marks[nodes[child].move] == UNTRIED and nodes[child].seat == seat:
            marks[nodes[child].move] = TRIED
            nodes[child].available += 1
            if promise(nodes[child], most, growth.exploration) >= highest:
                value = promise(nodes[child], log(nodes[child].available), growth.exploration)
                if value > highest or (value == highest and nodes[child].move < nodes[best].move):
                    highest = value
                    best = child
        child = nodes[child].sibling
    return best


def promise(node: Node, log_available: float, exploration: float) -> float:
    """The mean result, and a bonus for what was seldom tried although it could have been."""
    return node.total / node.visits + exploration * sqrt(log_available / node.visits)


def add(growth: Growth, nodes: Any, parent: int, seat: int, move: int) -> int:
    """A new node below its parent; NONE when there is no room."""
    if growth.nodes >= growth.most_nodes:
        return NONE
    node = growth.nodes
    growth.nodes += 1
    nodes[node].move = move
    nodes[node].seat = seat
    nodes[node].available = 1
    nodes[node].sibling = nodes[parent].child
    nodes[parent].child = node
    return node


def roll_out(world: Any, moves: Row, dice: Stream, decisions: int) -> int:
    """So many random decisions, or to the end of the game; how many there were."""
    for rolled in range(decisions):
        n = legal(world, moves)
        if n == 0:
            return rolled
        apply(world, moves[below(dice, n)])
    return decisions


def learn(nodes: Any, world: Any, path: Row, length: int, gains: Any) -> None:
    """Judge the world for every seat, and tell the nodes of the path."""
    for seat in range(world.seats):
        gains[seat] = estimate(world, seat)
    nodes[ROOT].visits += 1
    for i in range(1, length):
        node = path[i]
        nodes[node].visits += 1
        nodes[node].total += gains[nodes[node].seat]


def children(nodes: Any, parent: int, out: Row) -> int:
    """Write the nodes below this one; how many."""
    n = 0
    child = nodes[parent].child
    while child != NONE:
        out[n] = child
        n += 1
        child = nodes[child].sibling
    return n


def continuation(nodes: Any, node: int, out: Row) -> int:
    """Write this node's move and the most visited ones after it; how many."""
    n = 0
    while node != NONE and n < len(out):
        out[n] = nodes[node].move
        n += 1
        node = most_visited(nodes, node)
    return n


def most_visited(nodes: Any, parent: int) -> int:
    """The child that was visited most, the newest of equals; NONE if there is none."""
    best = NONE
    child = nodes[parent].child
    while child != NONE:
        if best == NONE or nodes[child].visits > nodes[best].visits:
            best = child
        child = nodes[child].sibling
    return best
