"""Pairs: the same deal, once for every chair; who fails loses the game."""

import hashlib
import random
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import roundel
from roundel.arena import match as arena_match
from roundel.arena.match import Match, Played, never, play_game, play_pair, seed_of, shortened
from roundel.arena.sprt import H1, Sprt
from roundel.arena.standing import Standing
from roundel.core.errors import AgentFault
from roundel.core.view import Move, View

TWO = Match("splendor", {"seats": 2}, "greedy", "random", 7)
THREE = Match("splendor", {"seats": 3}, "greedy", "random", 7)


class Scripted:
    """Does what it is told in its `turn`th decision, and something legal otherwise."""

    def __init__(self, turn: int, act: Callable[[View], Move]) -> None:
        self.turn = turn
        self.act = act
        self.is_closed = False

    def choose(self, view: View) -> Move:
        self.turn -= 1
        return self.act(view) if self.turn == 0 else view.moves()[0]

    def close(self) -> None:
        self.is_closed = True


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[Scripted]]:
    """Put a scripted program in the place of `greedy`; the list of all that were made."""

    def prepare(act: Callable[[View], Move], turn: int = 3) -> list[Scripted]:
        made: list[Scripted] = []

        def agent(name: str, *, seed: str) -> object:
            if name != "greedy":
                return roundel.agent(name, seed=seed)
            made.append(Scripted(turn, act))
            return made[-1]

        monkeypatch.setattr(arena_match, "agent", agent)
        return made

    return prepare


def fail(kind: str) -> Callable[[View], Move]:
    def act(view: View) -> Move:
        raise AgentFault(kind, "as told")

    return act


def played(*ranks: int, chair: int = 0, undecided: bool = False) -> Played:
    nothing = [0] * len(ranks)
    return Played(chair, list(ranks), nothing, "points", undecided, [], [0.0, 0.0], nothing)


def without_time(games: list[Played]) -> list[tuple[object, ...]]:
    return [(each.chair, each.ranks, each.scores, each.ending, each.decisions) for each in games]


def test_a_sits_once_in_every_chair() -> None:
    assert [game.chair for game in play_pair(TWO, 0)] == [0, 1]
    assert [game.chair for game in play_pair(THREE, 0)] == [0, 1, 2]


def test_both_games_of_a_pair_begin_with_the_same_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dealt: list[roundel.Table] = []
    set_up = arena_match.__dict__["table"]

    def table(*args: object, **settings: object) -> roundel.Table:
        dealt.append(set_up(*args, **settings))
        return dealt[-1]

    monkeypatch.setattr(arena_match, "table", table)
    quick = Match("splendor", {"seats": 2}, "random", "random", 7)
    play_pair(quick, 0)
    play_pair(quick, 1)
    starts = [each.start for each in dealt]
    assert starts[0] == starts[1]
    assert starts[2] == starts[3]
    assert starts[0] != starts[2]


def test_seeds_are_the_sha_256_of_what_they_are_for() -> None:
    text = b"roundel match 7 pair 12 game 1 seat 0"
    assert seed_of(TWO, 12, "game 1 seat 0") == hashlib.sha256(text).hexdigest()


def test_a_pair_is_the_same_whenever_it_is_played() -> None:
    once, again, other = play_pair(TWO, 3), play_pair(TWO, 3), play_pair(TWO, 4)
    assert without_time(once) == without_time(again) != without_time(other)


@pytest.mark.parametrize("kind", ["crash", "timeout", "garbage"])
def test_a_program_that_fails_loses_the_game(
    kind: str, scripted: Callable[..., list[Scripted]]
) -> None:
    made = scripted(fail(kind))
    first, second = play_pair(TWO, 0)
    assert first.ranks == [2, 1]
    assert second.ranks == [1, 2]
    assert first.ending == "fault"
    assert [(each.seat, each.kind, each.reason) for each in first.faults] == [(0, kind, "as told")]
    assert first.decisions[0] == 3
    assert len(made) == 2
    assert all(each.is_closed for each in made)


def test_an_illegal_move_loses_the_game_and_is_named(
    scripted: Callable[..., list[Scripted]],
) -> None:
    scripted(lambda view: Move(0, "take white blue green", ()), turn=9)
    standing = Standing(TWO, 1)
    standing.add(0, play_pair(TWO, 0))
    told = standing.summary()
    assert told["illegal"] == 2
    assert told["losses"] == 2
    assert {fault["side"] for fault in told["faults"]} == {"a"}
    assert "take white blue green" in told["faults"][0]["reason"]


def test_the_time_of_a_program_is_that_of_its_moves(tmp_path: Path) -> None:
    """Not that of its start, once in each game."""
    start = 4
    slow = tmp_path / "slow.py"
    first = "{'type': 'move', 'move': heard['moves'][0]['number']}"
    slow.write_text(
        "import json, sys, time\n"
        f"time.sleep({start})\n"
        'print(\'{"type":"hello","protocol":1,"name":"slow"}\', flush=True)\n'
        "for line in sys.stdin:\n"
        "    heard = json.loads(line)\n"
        f"    if heard['type'] == 'view': print(json.dumps({first}), flush=True)\n",
        encoding="utf-8",
    )
    name = "cmd:" + shlex.join([sys.executable, str(slow)])
    game = play_game(Match("splendor", {"seats": 2}, name, "greedy", 7), 0, 0, never)
    assert game.decisions[0] > 5
    assert 0 < game.seconds[0] < start


def test_among_three_the_others_play_on_and_who_failed_is_last(
    scripted: Callable[..., list[Scripted]],
) -> None:
    scripted(fail("crash"))
    for game in play_pair(THREE, 0):
        assert game.ranks[game.chair] == 3
        assert game.ending == "points"
        assert game.decisions[game.chair] == 3
        assert max(game.decisions) > 10


def test_agents_are_closed_when_something_else_breaks(
    scripted: Callable[..., list[Scripted]],
) -> None:
    made = scripted(lambda view: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        play_pair(TWO, 0)
    assert all(each.is_closed for each in made)


def test_what_a_game_earns() -> None:
    assert played(1, 2).halves == 2
    assert played(1, 2, chair=1).halves == 0
    assert played(1, 1).halves == 1
    assert played(2, 1, 3).halves == 2
    assert played(1, 1, 3).halves == 3
    assert played(1, 2, 3, 4, chair=0).halves == 6


def test_an_undecided_ending_is_a_draw_whatever_the_ranks() -> None:
    assert played(1, 2, undecided=True).halves == 1
    assert played(1, 2, 3, chair=2, undecided=True).halves == 2
    standing = Standing(TWO, 1)
    standing.add(0, [played(1, 2, undecided=True), played(1, 2, chair=1)])
    assert (standing.wins, standing.draws, standing.losses) == (0, 1, 1)


def test_the_pentanomial_counts_pairs_by_their_points() -> None:
    standing = Standing(TWO, 3)
    win, loss, draw = played(1, 2), played(1, 2, chair=1), played(1, 1, chair=1)
    for number, games in enumerate([[win, loss], [win, draw], [win, draw]]):
        standing.add(number, games)
    assert standing.counts == [0, 0, 1, 2, 0]
    assert (standing.wins, standing.draws, standing.losses) == (3, 2, 1)
    assert standing.score == pytest.approx((1 + 1.5 + 1.5) / 6)


def test_pairs_count_in_the_order_of_their_numbers_whenever_they_arrive() -> None:
    """Also where the sequential test stops: pairs that were early are not taken into account."""
    win, loss = played(1, 2), played(1, 2, chair=1)
    both = [win, played(2, 1, chair=1)]
    pairs = [both if number % 5 else [win, loss] for number in range(60)]
    told = []
    for order in (range(60), random.Random(1).sample(range(60), 60)):
        standing = Standing(TWO, 60, Sprt(0, 50))
        for number in order:
            standing.add(number, pairs[number])
        told.append(standing.summary())
    assert told[0] == told[1]
    assert told[0]["sprt"] == H1
    assert told[0]["pairs"] < 60


def test_ranks_and_points_are_given_for_each_side() -> None:
    standing = Standing(THREE, 1)
    standing.add(0, [played(1, 2, 3, chair=0), played(1, 2, 3, chair=1), played(1, 3, 2, chair=2)])
    assert standing.summary()["mean_rank"] == {"a": 1.667, "b": 2.167}
    assert len(standing.counts) == 13


def test_a_long_name_keeps_its_beginning_and_its_end() -> None:
    assert shortened("greedy", 9) == "greedy"
    assert shortened("cmd:python agents/mine.py", 12) == "cmd:…mine.py"
