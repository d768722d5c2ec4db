"""What programs are promised: the description of the API holds, the client and the example play."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import load_all_checks, CHECKS

import roundel
from roundel.client import Refused, Site, SiteLost
from tests.server.open_site import OpenSite

EXAMPLE = Path(__file__).parents[2] / "examples" / "web_player.py"


def run_example(site: OpenSite, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), site.url, *arguments],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["splendor", "splendor-duel"])
def test_the_example_plays_a_whole_game_against_the_house(site: OpenSite, game: str) -> None:
    assert "seat 0: Result(ranks=" in run_example(site, "--game", game)


def test_the_example_sits_down_at_a_table_that_waits(site: OpenSite) -> None:
    ann = site.open("splendor", ["me", "friend"])
    agent = roundel.agent("greedy", seed=1)
    command = [sys.executable, str(EXAMPLE), site.url, "--table", ann.table, "--seat", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as guest:
        while ann.wait():
            ann.play(agent.choose(ann.view()))
        said, _ = guest.communicate(timeout=60)
    assert guest.returncode == 0
    assert said.startswith("seat 1: Result(ranks=")
    assert ann.look()["seats"][1]["name"] == "greedy guest"


def test_the_client_gives_an_agent_what_the_table_would(site: OpenSite) -> None:
    ann, bob = site.game_of_two()
    for _ in range(5):
        mover = (ann, bob)[ann.look()["to_move"]]
        mover.play(mover.view().moves()[-1])
    ann.resign()
    table = roundel.replay(ann.record())
    table.undo()
    assert ann.view() == table.view(0)
    assert bob.view() == table.view(1)


def test_the_client_says_when_the_site_is_gone() -> None:
    with Site("http://127.0.0.1:9", patience=0.1) as site, pytest.raises(SiteLost):
        site.games()
    with pytest.raises(roundel.RoundelError):
        Site("nowhere")
    assert issubclass(Refused, roundel.RoundelError)


def test_whatever_is_sent_is_answered_as_described(site: OpenSite) -> None:
    """Schemathesis makes requests of all kinds from the description, good ones and bad ones."""
    ann, _ = site.game_of_two()
    schema = schemathesis.openapi.from_url(f"{site.url}/api/openapi.json")
    streams = "/api/tables/{id}/events"

    @schema.exclude(path=streams).parametrize()
    @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
    def answered(case: schemathesis.Case) -> None:
        if "id" in case.path_parameters and len(case.path_parameters["id"]) % 2:
            case.path_parameters["id"] = ann.table
        case.call_and_validate(headers={"Authorization": f"Bearer {ann.token}"})

    load_all_checks()
    assert CHECKS
    for result in schema.exclude(path=streams).get_all_operations():
        operation = result.ok()

        @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
        @schemathesis_given(operation)
        def one(case: schemathesis.Case) -> None:
            if case.path_parameters.get("id") and len(case.path_parameters["id"]) % 2:
                case.path_parameters["id"] = ann.table
            case.call_and_validate(headers={"Authorization": f"Bearer {ann.token}"})

        one()
