"""Many games at once are the games that one table plays."""

from __future__ import annotations

import copy
import pickle
import tracemalloc
from typing import Any

import numpy as np
import pytest

import roundel
from roundel.core import compiled
from roundel.core.errors import IllegalMove, InvalidMove, InvalidOption, UnknownGame
from roundel.core.game import Game, games
from roundel.core.shape import NOBODY, to_dict
from roundel.core.view import legal_numbers
from roundel.learn import Vector, vector
from roundel.learn.batch import settle

GAMES = [pytest.param(game, id=game.name) for game in games()]
LONG_ENOUGH = 1500
"""Steps within which some game of several has ended."""


def plain(game: Game, count: int, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> Vector:
    """The same, without the compiler."""
    with monkeypatch.context() as patch:
        patch.setattr(compiled, "is_available", lambda: False)
        return Vector(game, count, game.settle({}), **settings)


def everything(tables: Vector) -> list[np.ndarray[Any, Any]]:
    return [*tables._step, tables.to_move, tables.movers, tables.finals]


def assert_same(one: Vector, other: Vector) -> None:
    for here, there in zip(everything(one), everything(other), strict=True):
        assert np.array_equal(here, there)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponent", [None, "random"])
def test_compiled_tables_play_as_plain_ones_do(
    game: Game, opponent: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    fast = vector(game.name, 3, opponent=opponent)
    slow = plain(game, 3, monkeypatch, opponent=opponent)
    fast.reset(7)
    slow.reset(7)
    assert_same(fast, slow)
    ended = 0
    for _ in range(LONG_ENOUGH):
        actions = fast.sample().copy()
        assert np.array_equal(actions, slow.sample())
        fast.step(actions)
        slow.step(actions)
        assert_same(fast, slow)
        ended += int(slow._step.terminated.sum())
        if ended >= 3:
            break
    assert ended >= 3


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_is_the_view_of_the_seat_to_move(game: Game) -> None:
    tables = vector(game.name, 4)
    step = tables.reset(3)
    for _ in range(60):
        for table in range(4):
            view = tables.view(table)
            assert view.seat == view.to_move == tables.to_move[table]
            assert step.observations[table].tolist() == view.observe()
            legal = np.flatnonzero(step.masks[table]).tolist()
            assert legal == legal_numbers(game, view.body)
        tables.step(tables.sample())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_as_at_a_single_table(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same moves from the same position, to the same end; then the next game is dealt."""
    tables = plain(game, 1, monkeypatch)
    step = tables.reset(11)
    table = roundel.table(game.name, position=to_dict(tables._tables[0]))
    mover = NOBODY
    while table.to_move is not None:
        mover = table.to_move
        assert not step.rewards.any()
        actions = tables.sample()
        table.play(actions[0])
        tables.step(actions)
        assert tables.movers[0] == mover
    assert step.terminated[0]
    assert table.result is not None
    first, second = table.result.ranks
    assert step.rewards[0].tolist() == [np.sign(second - first), np.sign(first - second)]
    assert tables.finals[0].tolist() == table.view(mover).observe()
    assert tables.view(0).ply == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_broken_off_is_truncated(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An ending that is no result gives nobody anything."""
    if not game.undecided:
        pytest.skip("every ending of this game is a result")
    tables = plain(game, 1, monkeypatch)
    step = tables.reset(2)
    seats = tables._tables[0].seats
    limit = game.most_turns * seats // game.most_seats
    tables._tables[0].turn = limit - seats
    while not (step.terminated[0] or step.truncated[0]):
        tables.step(tables.sample())
    assert step.truncated[0]
    assert not step.terminated[0]
    assert not step.rewards.any()


@pytest.mark.parametrize(
    ("ranks", "rewards"),
    [
        ((1, 2), [1, -1]),
        ((2, 1), [-1, 1]),
        ((1, 1), [0, 0]),
        ((3, 1, 2), [-1, 1, 0]),
        ((1, 1, 3), [0.5, 0.5, -1]),
        ((1, 2, 3, 4), [1, 1 / 3, -1 / 3, -1]),
        ((1, 2, 2, 4), [1, 0, 0, -1]),
    ],
)
def test_rewards_go_by_rank(ranks: tuple[int, ...], rewards: list[float]) -> None:
    body = roundel.game("splendor").Position()
    body.seats = len(ranks)
    body.rank[: len(ranks)] = ranks
    found = [9.0] * len(ranks)
    settle(body, found)
    assert found == pytest.approx(rewards)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponent", [None, "random"])
def test_the_threads_change_nothing(game: Game, opponent: str | None) -> None:
    one, three = (vector(game.name, 7, opponent=opponent, threads=each) for each in (1, 3))
    one.reset(5)
    three.reset(5)
    for _ in range(200):
        actions = one.sample()
        assert np.array_equal(actions, three.sample())
        one.step(actions)
        three.step(actions)
        assert_same(one, three)
    three.close()
    three.step(three.sample())


def test_the_games_of_a_table_do_not_depend_on_what_is_played() -> None:
    """The same seed deals the same games one after the other, to good players and bad ones."""
    dealt = []
    for others in (0, 1):
        tables = vector("splendor", 2)
        step = tables.reset(9)
        for _ in range(others):
            tables.sample()
        ended = 0
        while not ended:
            tables.step(tables.sample())
            ended = int(step.terminated[0])
        dealt.append(step.observations[0].copy())
    assert np.array_equal(*dealt)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("is_compiled", [True, False])
def test_copies_and_pickles_made_in_mid_game_play_on_alike(
    game: Game, is_compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And share nothing: what one of them plays changes no other."""
    one = vector(game.name, 3, opponent="random", threads=2)
    if not is_compiled:
        monkeypatch.setattr(compiled, "is_available", lambda: False)
        one = plain(game, 3, monkeypatch, opponent="random")
    one.reset(7)
    for _ in range(40):
        one.step(one.sample())
    twins = [copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))]
    before = [each.copy() for each in everything(one)]
    for twin in twins:
        assert_same(one, twin)
        for _ in range(40):
            twin.step(twin.sample())
    assert all(np.array_equal(kept, now) for kept, now in zip(before, everything(one), strict=True))
    for _ in range(40):
        one.step(one.sample())
    for twin in twins:
        assert_same(one, twin)
        twin.step(twin.sample())
    one.step(one.sample())
    assert_same(one, twins[0])
    fresh = pickle.loads(pickle.dumps(vector(game.name, 2)))
    with pytest.raises(IllegalMove, match="call reset"):
        fresh.sample()


def test_against_random_only_one_seat_is_asked() -> None:
    tables = vector("splendor", 64, seats=3, opponent="random")
    step = tables.reset(1)
    learners = tables.to_move.copy()
    assert set(learners) == {0, 1, 2}
    for _ in range(150):
        tables.step(tables.sample())
        assert np.array_equal(tables.movers, learners)
        ended = step.terminated | step.truncated
        assert np.array_equal(tables.to_move[~ended], learners[~ended])
        learners = tables.to_move.copy()


def test_a_step_allocates_no_arrays() -> None:
    """Neither for what comes out, nor on the way: a thousand tables take no more than one would."""
    tables = vector("splendor", 1000, threads=2)
    step = tables.reset(1)
    shown = [id(each) for each in everything(tables)]
    tables.step(tables.sample())
    tracemalloc.start()
    for _ in range(20):
        tables.step(tables.sample())
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < step.masks.nbytes
    assert shown == [id(each) for each in everything(tables)]


def test_what_is_shown_cannot_be_written_to() -> None:
    tables = vector("splendor", 2)
    for each in everything(tables):
        with pytest.raises(ValueError, match="read-only"):
            each[0] = 0


def state(tables: Vector) -> bytes:
    """All that a step could change."""
    parts = [*everything(tables), tables._tables, tables._desks, tables._actions]
    return b"".join(each.tobytes() for each in parts)


LEGAL = -99
"""Stands for a legal move in the actions below."""


@pytest.mark.parametrize(
    ("actions", "error", "said"),
    [
        ([LEGAL, LEGAL, 77], IllegalMove, "table 2: action 77, 'noble 5', is not allowed now: "),
        ([LEGAL, -1, LEGAL], InvalidMove, "table 1: -1 is not an action of Splendor"),
        ([LEGAL, 78, LEGAL], InvalidMove, "give a number, 0 to 77"),
        ([LEGAL, LEGAL], InvalidOption, r"the shape \(2,\); one for each table is \(3,\)"),
        ([[LEGAL, LEGAL, LEGAL]], InvalidOption, r"the shape \(1, 3\)"),
        ([0.0, 1.0, 2.0], InvalidOption, "whole numbers, not float64"),
        ([True, True, True], InvalidOption, "whole numbers, not bool"),
        ([np.nan, 1.0, 2.0], InvalidOption, "whole numbers, not float64"),
        (((1,), (1, 2)), InvalidOption, "one whole number for each table, not"),
        (np.array([2**64 - 1] * 3, np.uint64), InvalidMove, "is not an action"),
        (None, InvalidOption, "the shape"),
    ],
)
def test_bad_actions_are_refused_and_nothing_is_played(
    actions: Any, error: type[Exception], said: str
) -> None:
    tables = vector("splendor", 3)
    tables.reset(4)
    legal = tables.sample().copy()
    if isinstance(actions, list):
        row = np.array(actions)
        if row.dtype.kind == "i":
            row = np.where(row == LEGAL, np.resize(legal, row.shape), row)
        actions = row
    before = state(tables)
    with pytest.raises(error, match=said):
        tables.step(actions)
    assert state(tables) == before


def test_nothing_can_be_done_before_the_deal() -> None:
    tables = vector("splendor", 2)
    for act in (lambda: tables.step([0, 0]), tables.sample, lambda: tables.view(0)):
        with pytest.raises(IllegalMove, match="call reset"):
            act()
    tables.reset(1)
    with pytest.raises(InvalidOption, match="there is no table 2; they are 0 to 1"):
        tables.view(2)


@pytest.mark.parametrize(
    ("settings", "error", "said"),
    [
        ({"name": "chess"}, UnknownGame, "there is no game 'chess'"),
        ({"count": 0}, InvalidOption, "count of tables is from 1"),
        ({"count": 2.5}, InvalidOption, "count of tables"),
        ({"seats": 5}, InvalidOption, "for 2 to 4 players"),
        ({"options": {"speed": 1}}, InvalidOption, "no option 'speed'"),
        ({"opponent": "club"}, InvalidOption, "opponent is 'club'"),
        ({"threads": 0}, InvalidOption, "number of threads"),
    ],
)
def test_unknown_settings_are_refused(
    settings: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        vector(**{"name": "splendor", "count": 2, **settings})


def test_seeds_are_those_of_the_house() -> None:
    tables = vector("splendor", 2)
    first = tables.reset(6).observations.copy()
    tables.reset()
    assert np.array_equal(tables.reset(np.int32(6)).observations, first)
    for seed in (-1, 1.5, "abc", True, [1]):
        with pytest.raises(roundel.InvalidSeed):
            tables.reset(seed)  # type: ignore[arg-type]
    assert np.array_equal(tables._step.observations, first)
    assert repr(tables) == f"<2 tables of Splendor, {tables.threads} threads>"
