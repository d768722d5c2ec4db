"""A study answers as its agents would here, loses what nobody waits for, and outlives nobody."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import roundel
from roundel.agents.search import SearchAgent, Thought
from roundel.agents.study import AgentInStudy, Answer, Question, Study, StudyLost
from roundel.core.view import View

VIEW = roundel.table("splendor", seed=7).view(0)


@pytest.fixture(scope="module")
def study() -> Iterator[Study]:
    opened = Study(VIEW.game)
    yield opened
    opened.close()


def answer(study: Study, question: Question) -> Answer:
    while (found := study.ask(question)) is None:
        study.wait(60)
    return found


def thought_of(agent: SearchAgent, view: View = VIEW) -> Question:
    return Question(agent, view, is_for_move=False)


def process_of(study: Study) -> int:
    pid = study._process.pid
    assert pid is not None
    return pid


def is_gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def wait_until(happened: Callable[[], bool]) -> None:
    for _ in range(600):
        if happened():
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen")


def test_a_study_thinks_what_the_agent_would_think_here(study: Study) -> None:
    found = answer(study, thought_of(SearchAgent(400, seed=5, trees=2)))
    assert isinstance(found, Thought)
    assert found == SearchAgent(400, seed=5, trees=2).think(VIEW)
    assert study.how_far().is_ready


def test_an_agent_in_a_study_chooses_as_it_would_here(study: Study) -> None:
    """In a turn of several decisions, too, where later ones get less thought."""
    table = roundel.table("splendor", seed=7)
    there = AgentInStudy(study, SearchAgent(300, seed=2))
    here = SearchAgent(300, seed=2)
    for _ in range(30):
        assert table.to_move is not None
        view = table.view(table.to_move)
        move = there.choose(view)
        assert move == here.choose(view)
        table.play(move)


def test_another_question_ends_what_was_thought_about(study: Study) -> None:
    endless = thought_of(SearchAgent(seconds=600, seed=1))
    assert study.ask(endless) is None
    began = time.monotonic()
    answer(study, thought_of(SearchAgent(20, seed=1)))
    assert time.monotonic() - began < 60


def test_the_answer_to_a_question_forgotten_is_never_given(study: Study) -> None:
    after = roundel.table("splendor", seed=8).view(0)
    study.ask(thought_of(SearchAgent(20, seed=1)))
    study.forget()
    found = answer(study, thought_of(SearchAgent(20, seed=1), after))
    assert isinstance(found, Thought)
    assert found.view == after


def test_it_is_not_for_the_study_to_hear_of_an_interrupt(study: Study) -> None:
    answer(study, thought_of(SearchAgent(20, seed=1)))
    os.kill(process_of(study), signal.SIGINT)
    answer(study, thought_of(SearchAgent(20, seed=2)))


def test_a_study_that_is_lost_says_so_and_is_opened_again() -> None:
    study = Study(VIEW.game)
    agent = AgentInStudy(study, SearchAgent(20, seed=1))
    first = process_of(study)
    os.kill(first, signal.SIGKILL)
    with pytest.raises(StudyLost, match=r"its process was ended \(Killed\)"):
        agent.choose(VIEW)
    assert is_gone(first)
    assert agent.choose(VIEW) in VIEW.moves()
    second = process_of(study)
    agent.close()
    assert is_gone(second)


def test_a_mistake_in_the_study_is_told_in_one_line(study: Study) -> None:
    with pytest.raises(StudyLost) as lost:
        answer(study, thought_of(SearchAgent(level="genius", seed=1)))
    assert "genius" in str(lost.value) or "not in tuple" in str(lost.value)
    assert "\n" not in str(lost.value)


def test_nothing_is_left_when_whoever_opened_it_is_killed() -> None:
    program = (
        "import time, roundel\n"
        "from roundel.agents.study import Study\n"
        "if __name__ == '__main__':\n"
        "    study = Study(roundel.game('splendor'))\n"
        "    print(study._process.pid, flush=True)\n"
        "    time.sleep(600)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True
    ) as owner:
        assert owner.stdout is not None
        pid = int(owner.stdout.readline())
        assert not is_gone(pid)
        owner.kill()
    wait_until(lambda: is_gone(pid))
