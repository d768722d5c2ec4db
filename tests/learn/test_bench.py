"""`roundel bench --vector` measures every way in which a learner can have a game."""

from __future__ import annotations

import json
from importlib.util import find_spec

import pytest

import roundel.bench.vector as bench
from roundel.cli import main


def test_every_way_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "splendor", "--vector", "--json", "--seconds", "0.01"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["players"] == {"splendor": 2}
    assert [rate["what"] for rate in figures["rates"]][1:] == [
        "vector, one core",
        "PettingZoo",
        "OpenSpiel",
    ]
    for rate in figures["rates"]:
        assert rate["steps_per_second"] > 0
        assert rate["steps_per_cpu_second"] > 0


def test_games_of_others_are_measured_where_they_are_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        bench, "find_spec", lambda name: None if name == "pygame" else find_spec(name)
    )
    *spiel, zoo = bench.measure_others(0.01, print)
    assert [rate["game"] for rate in spiel] == list(bench.OTHERS)
    assert all(rate["steps_per_second"] > 0 for rate in spiel)
    assert zoo["missing"] == ["pygame"]
    assert zoo["steps_per_second"] is None


def test_what_cannot_be_measured_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, said in (
        (["bench"], "which game?"),
        (["bench", "splendor", "--vector", "--search"], "give --search or --vector, not both"),
    ):
        assert main(arguments) == 2
        assert said in capsys.readouterr().err
