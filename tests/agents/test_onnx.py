"""A learnt policy in a chair: it goes by the observation alone, and plays legal moves only."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

import roundel
from roundel.agents.onnx import learnt_on
from roundel.cli import main
from roundel.core.errors import AgentFault, UnknownAgent
from roundel.core.game import Game, games
from roundel.core.view import legal_numbers

GAMES = [pytest.param(game, id=game.name) for game in games()]


def write(
    file: Path,
    game: Game,
    weights: Any,
    *,
    notes: dict[str, str] | None = None,
    rows: int | None = None,
    width: int | str | None = None,
    kind: int = TensorProto.FLOAT,
) -> str:
    """A model that multiplies an observation by a matrix; the agent's name. It says that it takes
    so many rows, of that width, and gives numbers of that kind."""
    taken = [rows, len(weights) if width is None else width]
    row = helper.make_tensor_value_info("observation", TensorProto.FLOAT, taken)
    out = helper.make_tensor_value_info("moves", kind, [rows, weights.shape[1]])
    matrix = numpy_helper.from_array(weights.astype(np.float32), "matrix")
    nodes = [
        helper.make_node("MatMul", ["observation", "matrix"], ["values"]),
        helper.make_node("Cast", ["values"], ["moves"], to=kind),
    ]
    graph = helper.make_graph(nodes, "policy", [row], [out], [matrix])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    helper.set_model_props(model, learnt_on(game) if notes is None else notes)
    onnx.save(model, file)
    return f"onnx:{file}"


def matrix_for(game: Game, moves: int | None = None) -> Any:
    size = game.room("observation").OBSERVATION_SIZE
    return np.random.default_rng(1).normal(size=(size, moves or game.moves))


@pytest.mark.parametrize("game", GAMES)
def test_the_legal_move_of_the_highest_value_is_played(game: Game, tmp_path: Path) -> None:
    matrix = matrix_for(game)
    agent = roundel.agent(write(tmp_path / "policy.onnx", game, matrix))
    chance = roundel.agent("random", seed=1)
    table = roundel.table(game.name, seed=3)
    while table.to_move is not None and table.turn < 30:
        view = table.view(table.to_move)
        legal = legal_numbers(game, view.body)
        values = np.array(view.observe(), np.float32) @ matrix.astype(np.float32)
        assert agent.choose(view).number == max(legal, key=lambda number: values[number])
        table.play(chance.choose(view))


def test_of_equal_values_the_lowest_number_is_played(tmp_path: Path) -> None:
    game = roundel.game("splendor")
    agent = roundel.agent(write(tmp_path / "policy.onnx", game, 0 * matrix_for(game)))
    view = roundel.table("splendor", seed=3).view(0)
    assert agent.choose(view) == view.moves()[0]


def test_what_was_learnt_on_something_else_is_refused(tmp_path: Path) -> None:
    game = roundel.game("splendor")
    notes = learnt_on(game)
    for changed, said in (
        ({"roundel.game": "splendor-duel"}, "roundel.game splendor-duel; this is Splendor"),
        ({"roundel.version": "0"}, "roundel.version 0"),
        ({"roundel.layout": "other"}, "roundel.layout other"),
    ):
        name = write(tmp_path / "other.onnx", game, matrix_for(game), notes={**notes, **changed})
        with pytest.raises(UnknownAgent, match=said):
            roundel.agent(name).choose(roundel.table("splendor", seed=1).view(0))


def test_a_policy_without_notes_is_judged_by_its_size(tmp_path: Path) -> None:
    game, view = roundel.game("splendor"), roundel.table("splendor", seed=1).view(0)
    plain = write(tmp_path / "plain.onnx", game, matrix_for(game), notes={})
    assert roundel.agent(plain).choose(view) in view.moves()
    wide = write(tmp_path / "wide.onnx", game, np.zeros((5, game.moves)), notes={})
    with pytest.raises(UnknownAgent, match="takes 5 numbers, but Splendor shows 603"):
        roundel.agent(wide).choose(view)
    short = write(tmp_path / "short.onnx", game, matrix_for(game, 3), notes={})
    with pytest.raises(AgentFault, match=r"gave \(1, 3\) values, not \(1, 78\)"):
        roundel.agent(short).choose(view)
    broken = write(tmp_path / "broken.onnx", game, np.nan * matrix_for(game), notes={})
    with pytest.raises(AgentFault, match="a value that is no number"):
        roundel.agent(broken).choose(view)


def test_what_is_no_policy_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownAgent, match="there is no file"):
        roundel.agent(f"onnx:{tmp_path}/nothing.onnx")
    text = tmp_path / "text.onnx"
    text.write_text("no model")
    with pytest.raises(UnknownAgent, match="is not a model in ONNX that can be run"):
        roundel.agent(f"onnx:{text}")


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"rows": 4}, "takes 4 rows at once; here it is given one at a time"),
        ({"kind": TensorProto.STRING}, "should first give numbers with a fraction"),
        ({"kind": TensorProto.BOOL}, "should first give numbers with a fraction"),
    ],
)
def test_what_takes_or_gives_something_else_is_refused(
    settings: dict[str, Any], said: str, tmp_path: Path
) -> None:
    game = roundel.game("splendor")
    with pytest.raises(UnknownAgent, match=said):
        roundel.agent(write(tmp_path / "other.onnx", game, matrix_for(game), **settings))


def test_a_policy_that_cannot_be_run_is_a_fault(tmp_path: Path) -> None:
    """It says that rows may be as long as they like, and then they may not."""
    game, view = roundel.game("splendor"), roundel.table("splendor", seed=1).view(0)
    odd = write(tmp_path / "odd.onnx", game, np.zeros((5, game.moves)), width="any")
    with pytest.raises(AgentFault, match=r"crash: .*odd.onnx cannot be run: "):
        roundel.agent(odd).choose(view)


def test_copies_choose_alike(tmp_path: Path) -> None:
    game, view = roundel.game("splendor"), roundel.table("splendor", seed=1).view(0)
    agent = roundel.agent(write(tmp_path / "policy.onnx", game, matrix_for(game)))
    for twin in (copy.deepcopy(agent), pickle.loads(pickle.dumps(agent))):
        assert twin.choose(view) == agent.choose(view)


def test_the_terminal_refuses_a_policy_of_another_game_before_the_first_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = write(
        tmp_path / "policy.onnx", roundel.game("splendor"), matrix_for(roundel.game("splendor"))
    )
    assert main(["play", "blue-lion", "--against", name]) == 2
    said = capsys.readouterr()
    assert "was learnt with roundel.game splendor; this is The Blue Lion" in said.err
    assert said.out == ""
