"""What programs are promised: the description of the API holds, the client and the example play."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep
from types import SimpleNamespace
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import roundel
from roundel.client import Refused, Seat, Site, SiteLost
from tests.server.open_site import OpenSite, in_file, open_site

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
FEWEST_OPERATIONS = 18
PAGE = Path(__file__).parents[2] / "docs" / "site.md"
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


def test_the_programs_on_the_page_play_whole_games(
    site: OpenSite, capsys: pytest.CaptureFixture[str]
) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        assert "http://127.0.0.1:8000" in block
        exec(block.replace("http://127.0.0.1:8000", site.url), {})
        assert "'ending': 'points'" in capsys.readouterr().out


def test_a_client_that_has_waited_long_survives_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Patience is for a site that does not answer, not for a rival who thinks."""
    with ThreadPoolExecutor(1) as thread:
        with open_site(in_file(tmp_path)) as site:
            seats = site.game_of_two()
            port = int(site.url.rpartition(":")[2])
            mover = seats[seats[0].look()["to_move"]]
            mover.look()
            waiting = thread.submit(seats[1 - mover.seat].wait)
            while not site.house.news.is_heard(mover.table):
                time.sleep(0.01)
            hours_later = SimpleNamespace(monotonic=lambda: time.monotonic() + 9999, sleep=sleep)
            monkeypatch.setattr("roundel.client.time", hours_later)
        time.sleep(0.5)  # it tries, and nobody answers
        with open_site(in_file(tmp_path), port=port):
            mover.play(mover.view().moves()[0])
            assert waiting.result()
            mover.site.close()


def test_the_client_gives_an_agent_what_the_table_would(site: OpenSite) -> None:
    ann, bob = site.game_of_two()
    for _ in range(5):
        mover = (ann, bob)[ann.look()["to_move"]]
        mover.play(mover.view().moves()[-1])
    ann.resign()
    table = roundel.replay(ann.record())
    assert ann.view() == table.view(0)
    assert bob.view() == table.view(1)


def test_the_client_says_when_the_site_is_gone() -> None:
    with Site("http://127.0.0.1:9", patience=0.1) as site, pytest.raises(SiteLost):
        site.games()
    with pytest.raises(roundel.RoundelError):
        Site("nowhere")
    assert issubclass(Refused, roundel.RoundelError)


@pytest.mark.parametrize("mode", GenerationMode)
def test_whatever_is_sent_is_answered_as_described(site: OpenSite, mode: GenerationMode) -> None:
    """Schemathesis makes requests of all kinds from the description, good ones and bad ones."""
    ann, _ = site.game_of_two()
    ann.resign()
    schema = schemathesis.openapi.from_url(f"{site.url}/api/openapi.json")
    asked: set[tuple[str, int]] = set()
    operations = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        has_nothing_to_get_wrong = not operation.body and not list(operation.iter_parameters())
        if operation.path.endswith("/events"):
            continue  # a stream does not end
        if mode is GenerationMode.POSITIVE or not has_nothing_to_get_wrong:
            operations.append(operation)
            asked |= ask_for(operation, mode, ann)
    assert len({label for label, _ in asked}) == len(operations) >= FEWEST_OPERATIONS
    assert {status // 100 for _, status in asked} >= {2, 4}


def ask_for(operation: Any, mode: GenerationMode, ann: Seat) -> set[tuple[str, int]]:
    """Requests for one operation; which statuses came back."""
    asked = set()

    @settings(deadline=None, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy(generation_mode=mode), st.booleans())
    def answered(case: Any, is_known: bool) -> None:
        if is_known and "id" in case.path_parameters:
            case.path_parameters["id"] = ann.table
        answer = case.call(headers={"Authorization": f"Bearer {ann.token}"})
        case.validate_response(answer, checks=CHECKS)
        asked.add((operation.label, answer.status_code))

    answered()
    return asked
