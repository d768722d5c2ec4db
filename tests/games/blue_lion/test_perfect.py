"""Perfect play: it keeps what it has, wins what is won, and says what mistakes cost."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random

import pytest

import roundel
from roundel.agents.analysis import ExactJudge, analyse
from roundel.agents.perfect import known
from roundel.agents.telling import ranking
from roundel.cli import main
from roundel.core.errors import NotSolved
from roundel.core.shape import to_dict
from roundel.core.stream import key_of
from roundel.games.blue_lion import GAME
from roundel.games.blue_lion.components import QUIET_TURNS
from roundel.games.blue_lion.position import Position
from roundel.games.blue_lion.solution import jobs, perfect
from roundel.games.blue_lion.solution.key import RETURNING, fill_in, set_up, worlds
from roundel.games.blue_lion.solution.tables import folder_of, open_tables
from roundel.games.blue_lion.solution.values import at_score

ONE_PASS = {"passes": 1}
LEADER_WINS = {"passes": 1, "leader_wins": 1}
SAME = 1e-9


def view_of_mover(table: roundel.Table) -> roundel.View:
    assert table.to_move is not None
    return table.view(table.to_move)


def value(view: roundel.View) -> float:
    """What the tables say of a position, without looking at its moves."""
    body = view.body
    assert isinstance(body, Position)
    return perfect.worth_of(open_tables(body.passes, body.leader_wins), body).value


def position_at(place: int, mine: int, yours: int, options: dict[str, int]) -> roundel.Table:
    """A table at a place of the tables, Arsène to move, with backs that agree."""
    body = GAME.deal(GAME.settle(options), key_of(0))
    assert isinstance(body, Position)
    set_up(body, int(open_tables(1, options.get("leader_wins", 0)).keys[place]))
    fill_in(body, Random(place).randrange(worlds(body)))
    body.score[0], body.score[1] = mine, yours
    return roundel.table("blue-lion", position=to_dict(body))


@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize("options", [ONE_PASS, LEADER_WINS])
def test_a_position_is_worth_what_its_best_move_is(options: dict[str, int]) -> None:
    chance = roundel.agent("random", seed=1)
    for seed in range(6):
        table = roundel.table("blue-lion", seed=seed, options=options)
        while not table.is_over:
            view = view_of_mover(table)
            if view.body.quiet < QUIET_TURNS:  # type: ignore[attr-defined]
                best = perfect.weigh(view)[0].worth.value
                assert best == pytest.approx(value(view), abs=SAME)
            table.play(chance.choose(view))


@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize(
    "rival", ["random", "greedy", pytest.param("search:iterations=200", marks=pytest.mark.long)]
)
@pytest.mark.parametrize("options", [ONE_PASS, LEADER_WINS])
def test_perfect_never_loses_value(rival: str, options: dict[str, int]) -> None:
    """Its own moves are worth, in the mean over all worlds, what the position was; and no move of
    the rival takes anything away."""
    for seed in range(4):
        agents = [roundel.agent("perfect"), roundel.agent(rival, seed=seed)]
        table = roundel.table("blue-lion", seed=seed, options=options)
        while not table.is_over:
            view = view_of_mover(table)
            seat = (view.seat + seed) % 2
            before = value(view)
            move = agents[seat].choose(view)
            if view.body.quiet < QUIET_TURNS:  # type: ignore[attr-defined]
                after = mean_after(view, move)
                if seat == 0:
                    assert after == pytest.approx(before, abs=SAME)
                else:
                    assert after <= before + SAME
            table.play(move)


def mean_after(view: roundel.View, move: roundel.Move) -> float:
    """What the mover has after a move, by the tables, in the mean over all worlds."""
    body = view.body
    assert isinstance(body, Position)
    total, count = 0.0, 0
    for alike in perfect.parted_by(body, move.number):
        after = alike[0]
        if after.to_move < 0:
            worth = float(after.rank[view.seat] == 1) - float(after.rank[1 - view.seat] == 1)
        else:
            worth = value(roundel.View(GAME, after, after.to_move))
            worth = worth if after.to_move == view.seat else -worth
        total += worth * len(alike)
        count += len(alike)
    return total / count


@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize("rival", ["random", "greedy", "perfect"])
@pytest.mark.parametrize("leader_wins", [0, 1])
def test_what_is_won_is_won(rival: str, leader_wins: int) -> None:
    """From places that are worth a win to the mover, at all scores, and never by going in circles
    where that would not win."""
    dice = Random(rival)
    tables = open_tables(1, leader_wins)
    options = {**ONE_PASS, "leader_wins": leader_wins}
    for score in dice.choices([(6, 6), (6, 2), (5, 6), (5, 5), (4, 1)], k=20):
        worths = tables.pairs[tables.codes[at_score(*score)], 0]
        won = (worths == 1).nonzero()[0]
        table = position_at(int(dice.choice(won)), *score, options)
        agents = [roundel.agent("perfect"), roundel.agent(rival, seed=1)]
        while not table.is_over:
            view = view_of_mover(table)
            table.play(agents[view.seat].choose(view))
        assert table.result is not None
        assert table.result.winners == (0,)
        assert leader_wins or table.result.ending == "gems"


@pytest.mark.usefixtures("tables")
def test_perfect_beats_greedy_nearly_always() -> None:
    won = 0
    for seed in range(10):
        table = roundel.table("blue-lion", seed=seed, options=ONE_PASS)
        agents = [roundel.agent("perfect"), roundel.agent("greedy", seed=seed)]
        while not table.is_over:
            view = view_of_mover(table)
            table.play(agents[(view.seat + seed) % 2].choose(view))
        assert table.result is not None
        won += table.result.winners == (seed % 2,)
    assert won >= 9


@pytest.mark.usefixtures("tables")
def test_a_mistake_costs_exactly_what_it_costs() -> None:
    """The sum of what both lost, with what chance gave, leads from the first value to the result;
    here only: nothing is lost by the best moves, and what is lost is never negative."""
    table = roundel.table("blue-lion", seed=5, options=LEADER_WINS)
    greedy, best = roundel.agent("greedy", seed=1), roundel.agent("perfect")
    while not table.is_over:
        view = view_of_mover(table)
        table.play((greedy if view.seat else best).choose(view))
    analysis = analyse(table, ExactJudge())
    judged = [each for turn in analysis.turns for each in turn.judgements]
    assert all(each.lost == 0 for each in judged if each.seat == 0)
    assert all(each.lost >= 0 and each.margin == 0 for each in judged)
    assert analysis.mistakes(1)
    assert not analysis.mistakes(0)


@pytest.mark.usefixtures("tables")
def test_analyse_looks_up_without_being_told_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = roundel.table("blue-lion", seed=5, options=LEADER_WINS)
    chance = roundel.agent("random", seed=2)
    for _ in range(30):
        table.play(chance.choose(view_of_mover(table)))
    file = tmp_path / "game.txt"
    file.write_text(table.record(), encoding="utf-8")
    assert main(["analyse", str(file)]) == 0
    said = capsys.readouterr().out
    assert "Judged by perfect play, exactly" in said
    assert "±" not in said
    assert main(["analyse", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["by"], told["exact"]) == ("perfect", True)
    assert {each["margin"] for each in told["mistakes"]} == {0.0}


@pytest.mark.usefixtures("tables")
def test_a_hint_is_exact() -> None:
    table = roundel.table("blue-lion", seed=5, options=LEADER_WINS)
    thought = known(table.view(table.to_move))
    assert thought is not None
    assert thought.is_exact
    assert [line.expected for line in thought.lines] == sorted(
        (line.expected for line in thought.lines), reverse=True
    )
    assert "perfect play" in ranking(thought)
    assert "iterations" not in ranking(thought)


@pytest.mark.usefixtures("tables")
def test_what_is_expected_after_a_move_ends_where_chance_decides() -> None:
    table = roundel.table("blue-lion", seed=5, options=ONE_PASS)
    view = view_of_mover(table)
    thought = known(view)
    assert thought is not None
    body = view.body
    assert isinstance(body, Position)
    by_chance = [
        line for line in thought.lines if len(perfect.parted_by(body, line.move.number)) > 1
    ]
    assert by_chance
    assert all(line.continuation == (line.move.number,) for line in by_chance)


def test_missing_tables_say_what_makes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ROUNDEL_CACHE", str(tmp_path))
    open_tables.cache_clear()
    table = roundel.table("blue-lion", seed=1)
    view = table.view(table.to_move)
    assert known(view) is None
    with pytest.raises(NotSolved, match="`roundel solve blue-lion` makes them"):
        roundel.agent("perfect").choose(view)
    assert main(["play", "blue-lion", "--against", "perfect"]) == 2
    assert "have not been made on this machine" in capsys.readouterr().err


def test_a_game_that_is_not_solved_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    table = roundel.table("splendor", seed=1)
    with pytest.raises(NotSolved, match=r"Splendor is not solved; .* known of blue-lion"):
        roundel.agent("perfect").choose(table.view(0))
    assert main(["solve", "splendor"]) == 2
    assert "Splendor is not solved" in capsys.readouterr().err


def test_damaged_tables_are_noticed_and_not_used(
    tables: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(tables, copy)
    monkeypatch.setenv("ROUNDEL_CACHE", str(copy))
    job = jobs(GAME, ONE_PASS)[0]
    assert job.is_done
    file = folder_of(1) / "draw-codes.npy"
    with file.open("r+b") as damaged:
        damaged.seek(file.stat().st_size // 2)
        byte = damaged.read(1)
        damaged.seek(-1, 1)
        damaged.write(bytes([byte[0] ^ 1]))
    open_tables.cache_clear()
    assert not job.is_done
    with pytest.raises(NotSolved, match="are damaged"):
        open_tables(1, 0)


def test_tables_that_are_there_are_not_made_again(
    tables: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(each.stat().st_mtime_ns for each in folder_of(1).iterdir())
    assert main(["solve", "blue-lion", "--option", "passes=yes"]) == 0
    assert "solved before; 407," in capsys.readouterr().out
    assert sorted(each.stat().st_mtime_ns for each in folder_of(1).iterdir()) == before


@pytest.mark.usefixtures("tables")
def test_a_variant_takes_at_most_110_megabytes() -> None:
    from roundel.games.blue_lion.solution.tables import size_of

    assert all(0 < size_of(1, leader_wins) <= 110e6 for leader_wins in (0, 1))


@pytest.mark.usefixtures("tables")
def test_only_beginnings_of_turns_are_kept() -> None:
    assert not (open_tables(1, 0).keys & RETURNING).any()
