"""A program outside plays, knows only its view, is told apart by its faults, and never stays."""

import json
import os
import pickle
import random
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from threading import Timer
from time import monotonic, sleep

import pytest

import roundel
from roundel.agents.outside import OutsideAgent, named
from roundel.agents.process import _environment
from roundel.core.errors import AgentFault, InvalidOption, UnknownAgent
from roundel.core.shape import copy, to_dict
from roundel.core.stream import Stream, key_of, start

FIRST_MOVE = '{"type": "move", "move": heard["moves"][0]["number"]}'

Program = Callable[..., OutsideAgent]


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """A program that answers a view by running these lines."""
    made = []

    def written(
        *answer: str, before: str = "", options: str = "", seconds: float = 5
    ) -> OutsideAgent:
        command = write(tmp_path, *answer, before=before, options=options)
        made.append(OutsideAgent(command, seconds=seconds))
        return made[-1]

    yield written
    for each in made:
        each.close()


def write(folder: Path, *answer: str, before: str = "", options: str = "") -> list[str]:
    """The command line of such a program."""
    lines = [
        "import json, os, signal, subprocess, sys, time",
        "def say(said): print(said if type(said) is str else json.dumps(said), flush=True)",
        f"def note(what): open({str(folder / 'notes')!r}, 'a').write(f'{{what}}\\n')",
        before,
        "for line in sys.stdin:",
        "    heard = json.loads(line)",
        "    if heard['type'] == 'hello':",
        f"        say({{'type': 'hello', 'protocol': 1, 'name': 'tried'{options}}})",
        "    elif heard['type'] == 'view':",
        *(f"        {line}" for line in answer or ("pass",)),
        "    else:",
        "        note(line.strip())",
    ]
    (folder / "program.py").write_text("\n".join(lines), encoding="utf-8")
    return [sys.executable, str(folder / "program.py")]


def notes(folder: Path) -> list[str]:
    return (folder / "notes").read_text(encoding="utf-8").splitlines()


def first_view(seed: int = 7) -> roundel.View:
    return roundel.table("splendor", seed=seed).view(0)


def fault_of(agent: OutsideAgent) -> AgentFault:
    """How the program fails when it is asked for a move; nothing of it is left then."""
    with pytest.raises(AgentFault) as caught:
        agent.choose(first_view())
    assert "\n" not in str(caught.value)
    assert agent._process is None
    return caught.value


def is_gone(pid: int) -> bool:
    """Whether the process ends within some seconds; the dead that nobody buries count as gone."""
    until = monotonic() + 20
    while monotonic() < until:
        try:
            os.kill(pid, 0)
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        sleep(0.02)
    return False


# Playing


def test_a_move_is_its_number_its_text_or_a_shortening(program: Program) -> None:
    assert program("say({'type': 'move', 'move': 2})").choose(first_view()).number == 2
    by_text = program("say({'type': 'move', 'move': 'take white blue red'})")
    assert by_text.choose(first_view()).text == "take white blue red"
    assert program("say({'type': 'move', 'move': 't w r g'})").choose(first_view()).number == 3


def test_one_program_plays_two_games_and_hears_how_they_end(
    program: Program, tmp_path: Path
) -> None:
    agent = program(f"say({FIRST_MOVE})", before="note(os.getpid())")
    chance = roundel.agent("random", seed=1)
    ends = []
    for seed in (1, 2):
        table = roundel.table("splendor", seed=seed)
        while table.to_move is not None:
            table.play((agent, chance)[table.to_move].choose(table.view(table.to_move)))
        assert table.result is not None
        agent.finish(table.result)
        ends.append(list(table.result.ranks))
    agent.close()
    pid, *lines = notes(tmp_path)
    told = [json.loads(line) for line in lines]
    kinds = [each["type"] for each in told]
    assert kinds == ["options", "game", "over", "game", "over", "quit"]
    assert [each["ranks"] for each in told if each["type"] == "over"] == ends
    assert told[1]["game"] == "splendor"
    assert told[1]["options"] == {"seats": 2}
    assert is_gone(int(pid))


def test_it_says_which_program_it_is() -> None:
    assert repr(named("cmd[seconds=2]:sh -c 'exit 3'")) == "<agent cmd:sh -c 'exit 3'>"


def test_moves_taken_back_begin_the_game_anew(program: Program, tmp_path: Path) -> None:
    agent = program(f"say({FIRST_MOVE})")
    table = roundel.table("splendor", seed=1)
    table.play(agent.choose(table.view(0)))
    table.play(table.moves()[0])
    agent.choose(table.view(0))
    table.undo()
    table.undo()
    agent.choose(table.view(0))
    agent.close()
    assert [json.loads(line)["type"] for line in notes(tmp_path)].count("game") == 2


def test_a_copy_starts_a_program_of_its_own(program: Program) -> None:
    one, view = program(f"say({FIRST_MOVE})"), roundel.table("splendor", seed=1).view(0)
    chosen = one.choose(view)
    for twin in (deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert twin.choose(view) == chosen
        assert twin.start() is not one.start()
        twin.close()
    assert one.choose(view) == chosen


def test_options_are_those_of_the_hello_and_of_the_name(program: Program, tmp_path: Path) -> None:
    options = ", 'options': {'depth': 1, 'book': 'none', 'slow': False}"
    command = shlex.join(write(tmp_path, f"say({FIRST_MOVE})", options=options))
    agent = named(f"cmd[seconds=2.5, depth=3, slow=true]:{command}")
    agent.choose(first_view())
    agent.close()
    assert agent.seconds == 2.5
    assert json.loads(notes(tmp_path)[0])["options"] == {"depth": 3, "book": "none", "slow": True}
    with pytest.raises(InvalidOption, match="no option 'width'; it has depth, book, slow"):
        named(f"cmd[width=3]:{command}").choose(first_view())


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("cmd:", "there is no program ''"),
        ("cmd:no-such-program -x", "there is no program 'no-such-program'"),
        ("cmd:python 'my agent", "is not a command line"),
        ("cmd[seconds]:true", "'seconds' should be a name, an equals sign and a value"),
        ("cmd[seconds=soon]:true", "should have a number as its seconds, not 'soon'"),
        ("cmd[seconds=0]:true", "more than 0"),
        ("cmd[seconds=2]true", "should look like 'cmd:python my_agent.py'"),
        ("nobody", "cmd:COMMAND LINE"),
    ],
)
def test_a_name_that_is_none_says_what_would_be_right(name: str, told: str) -> None:
    with pytest.raises(UnknownAgent) as caught:
        roundel.agent(name)
    assert told in str(caught.value)


@pytest.mark.parametrize("game", ["splendor", "splendor-duel"])
def test_equal_views_give_equal_bytes_whatever_the_true_position(game: str, tmp_path: Path) -> None:
    table, dice = roundel.table(game, seed=3), random.Random(3)
    while table.to_move != 0 or table.turn < 10:
        table.play(dice.choice(table.moves()))
    log = tmp_path / "log"
    script = tmp_path / "listener.py"
    first = table.moves()[0].number
    answers = (
        '{"type":"hello","protocol":1,"name":"x"}',
        f'{{"type":"move","move":{first}}}',
    )
    script.write_text(
        f"import sys\nwith open({str(log)!r}, 'ab') as log:\n"
        "    for line in sys.stdin.buffer:\n"
        "        log.write(line)\n"
        f"        if b'\"hello\"' in line: print({answers[0]!r}, flush=True)\n"
        f"        if b'\"view\"' in line[:20]: print({answers[1]!r}, flush=True)\n",
        encoding="utf-8",
    )
    sent = set()
    truths = []
    for world in range(3):
        stream = Stream()
        start(stream, key_of(world))
        body = table.game.Position()
        copy(body, table.view(0).body)
        table.game.secrecy.imagine(body, stream)
        imagined = roundel.table(game, position=to_dict(body))
        assert imagined.view(0) == table.view(0)
        truths.append(imagined.position())
        agent = OutsideAgent([sys.executable, str(script)])
        agent.choose(imagined.view(0))
        agent.close()
        sent.add(log.read_bytes())
        log.unlink()
    assert truths[0] != truths[1] != truths[2]
    assert len(sent) == 1
    (bytes_sent,) = sent
    assert bytes_sent.count(b"\n") == 5


# Faults


def test_no_answer_in_time_is_a_timeout(program: Program) -> None:
    fault = fault_of(program("time.sleep(60)", seconds=0.3))
    assert fault.kind == "timeout"
    assert fault.reason == "no answer within 0.3 s and 1 s of grace"


def test_a_line_that_never_ends_is_a_timeout(program: Program) -> None:
    slow = program(
        "while True: sys.stdout.write('.'); sys.stdout.flush(); time.sleep(.01)", seconds=0.3
    )
    assert fault_of(slow).kind == "timeout"


def test_a_program_that_does_not_read_is_a_timeout(program: Program) -> None:
    deaf = program("time.sleep(60)", seconds=0.3)
    process = deaf.start()
    with pytest.raises(AgentFault) as caught:
        process.ask(b'{"type":"view"}\n' + b" " * 10_000_000, 0.3)
    assert caught.value.kind == "timeout"


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("say('bestmove e2e4')", "'bestmove e2e4' is not JSON"),
        ("say('')", "'' is not JSON"),
        ("say('[' * 60000)", "is not JSON"),
        ("say('9' * 60000)", "is not JSON"),
        (
            "sys.stdout.buffer.write(b'\\xff\\x1b[2J\\n'); sys.stdout.flush()",
            "\\x1b[2J' is not JSON",
        ),
        ("say([1])", "'[1]' is no object with the type 'move'"),
        ("say({'type': 'resign'})", "is no object with the type 'move'"),
        ("say({'type': 'move'})", "does not give a move's number or its text"),
        ("say({'type': 'move', 'move': True})", "does not give a move's number or its text"),
        ("say({'type': 'move', 'move': 1.0})", "does not give a move's number or its text"),
        ("while True: sys.stdout.write('x' * 100000)", "it wrote more than 65536 bytes: 'xxx"),
    ],
)
def test_what_is_no_answer_is_garbage(program: Program, answer: str, told: str) -> None:
    fault = fault_of(program(answer))
    assert fault.kind == "garbage"
    assert told in fault.reason
    assert len(fault.reason) < 400


def test_a_flood_of_lines_is_garbage(program: Program) -> None:
    assert fault_of(program("while True: print()")).kind == "garbage"


def test_a_line_that_nobody_asked_for_is_garbage(program: Program, tmp_path: Path) -> None:
    agent = program(f"say({FIRST_MOVE}); time.sleep(.1); say('thinking'); note('said')")
    agent.choose(first_view())
    until = monotonic() + 20
    while "said" not in notes(tmp_path) and monotonic() < until:
        sleep(0.02)
    fault = fault_of(agent)
    assert fault.kind == "garbage"
    assert fault.reason == "it wrote 'thinking\\n' without being asked"


def test_two_lines_at_once_are_garbage(program: Program) -> None:
    fault = fault_of(program(f"said = json.dumps({FIRST_MOVE}); say(said + '\\n' + said)"))
    assert fault.kind == "garbage"
    assert "more than one line" in fault.reason


@pytest.mark.parametrize(
    ("hello", "told"),
    [
        ("{'type': 'hello', 'protocol': 2, 'name': 'x'}", "does not speak protocol 1"),
        ("{'type': 'hello', 'protocol': 1}", "does not say the program's name"),
        ("{'type': 'hello', 'protocol': 1, 'name': 'x', 'options': [1]}", "that are no object"),
        ("{'type': 'move', 'move': 1}", "is no object with the type 'hello'"),
    ],
)
def test_a_wrong_hello_is_garbage(program: Program, hello: str, told: str) -> None:
    fault = fault_of(program(before=f"sys.stdin.readline(); say({hello}); time.sleep(60)"))
    assert fault.kind == "garbage"
    assert told in fault.reason


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("raise ValueError('no idea')", "exit code 1; its last words: ValueError: no idea"),
        ("sys.exit(3)", "it ended with exit code 3"),
        ("sys.exit(0)", "it ended with exit code 0"),
        ("os.kill(os.getpid(), signal.SIGKILL)", "SIGKILL ended it"),
        ("os.close(1); time.sleep(60)", "it closed its input or output"),
        ("sys.stderr.write('\\x1b[31mbad\\n\\n'); os._exit(1)", "its last words:  [31mbad"),
    ],
)
def test_a_program_that_has_ended_has_crashed(program: Program, answer: str, told: str) -> None:
    fault = fault_of(program(answer))
    assert fault.kind == "crash"
    assert fault.reason.endswith(told)


def test_a_program_that_cannot_start_has_crashed(tmp_path: Path) -> None:
    file = tmp_path / "agent"
    file.write_text("#!/no/such/interpreter\n", encoding="utf-8")
    file.chmod(0o755)
    fault = fault_of(named(f"cmd:{file}"))
    assert str(fault) == "crash: it cannot be started: No such file or directory"


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("'buy 3-1'", "'buy 3-1' is not allowed now: still missing"),
        ("49", "is not allowed now: "),
        ("-1", "there is no move '-1'"),
        ("10 ** 4000", "there is no move '1000"),
        ("'e2e4'", "'e2e4' is not a move of this game"),
        ("''", "'' is not a move of this game"),
        ("'take'", "'take' is not a move of this game"),
        ("'t b w'", "could be"),
        ("'take ' * 10000", "is longer than any move"),
        ("'\\x1b[2J'", "'\\x1b[2j' is not a move"),
    ],
)
def test_what_may_not_be_played_is_illegal(program: Program, move: str, told: str) -> None:
    fault = fault_of(program(f"say({{'type': 'move', 'move': {move}}})"))
    assert fault.kind == "illegal"
    assert told.lower() in fault.reason.lower()


def test_after_a_fault_the_program_starts_anew(program: Program, tmp_path: Path) -> None:
    agent = program(
        "note('asked')",
        f"n = open({str(tmp_path / 'notes')!r}).read().count('asked')",
        f"say({FIRST_MOVE} if n > 1 else 'not yet')",
    )
    assert fault_of(agent).kind == "garbage"
    assert agent.choose(first_view()).number == 0


def test_what_is_written_to_stderr_never_blocks(program: Program) -> None:
    agent = program("sys.stderr.write('x' * 3_000_000)", f"say({FIRST_MOVE})")
    assert agent.choose(first_view()).number == 0


# Nothing stays behind

STUBBORN = "signal.signal(signal.SIGTERM, signal.SIG_IGN)"
CHILD = "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'], {})"
PLACES = {
    "in its group": "process_group=None",
    "in a group of its own": "process_group=0",
    "in a session of its own": "start_new_session=True",
}
NEAR = PLACES["in its group"]
HANG = "while True: time.sleep(1)"


def pids(folder: Path) -> list[int]:
    return [int(line) for line in notes(folder) if line.isdigit()]


@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_a_program_that_does_not_want_to_end_ends_with_its_children(
    program: Program, tmp_path: Path, place: str
) -> None:
    child = CHILD.format(place)
    agent = program(
        "note(os.getpid())",
        f"note({child}.pid)",
        f"say({FIRST_MOVE})",
        HANG,
        before=STUBBORN,
    )
    agent.choose(first_view())
    agent.close()
    assert len(pids(tmp_path)) == 2
    assert all(is_gone(pid) for pid in pids(tmp_path))


@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_children_of_a_program_that_ends_by_itself_are_ended(
    program: Program, tmp_path: Path, place: str
) -> None:
    agent = program(f"note({CHILD.format(place)}.pid)", f"say({FIRST_MOVE})")
    agent.choose(first_view())
    agent.close()
    assert len(pids(tmp_path)) == 1
    assert is_gone(pids(tmp_path)[0])


def test_a_child_is_recognised_in_the_moment_of_its_start(tmp_path: Path) -> None:
    (tmp_path / "exe").touch()
    (tmp_path / "environ").touch()
    later = Timer(0.02, (tmp_path / "environ").write_bytes, (b"ROUNDEL_PROGRAM=1",))
    later.start()
    assert _environment(tmp_path) == b"ROUNDEL_PROGRAM=1"
    later.join()


def test_nothing_is_left_after_a_fault(program: Program, tmp_path: Path) -> None:
    noted = ("note(os.getpid())", f"note({CHILD.format(NEAR)}.pid)")
    assert fault_of(program(*noted, HANG, before=STUBBORN, seconds=0.3)).kind == "timeout"
    assert fault_of(program(*noted, "sys.exit(1)")).kind == "crash"
    assert len(pids(tmp_path)) == 4
    assert all(is_gone(pid) for pid in pids(tmp_path))


def test_an_agent_that_nobody_holds_is_ended(tmp_path: Path) -> None:
    agent = OutsideAgent(write(tmp_path, f"say({FIRST_MOVE})", before="note(os.getpid())"))
    agent.choose(first_view())
    del agent
    assert is_gone(pids(tmp_path)[0])


HOST = """
import roundel, sys, time, os
agent = roundel.agent(sys.argv[1])
agent.choose(roundel.table("splendor", seed=1).view(0))
{}
"""


@pytest.mark.parametrize(
    "last",
    ["", "os._exit(0)", "os.kill(os.getpid(), 9)", "os.kill(os.getpid(), 15)", "1 / 0"],
)
def test_the_program_and_its_children_end_with_its_host(tmp_path: Path, last: str) -> None:
    children = [f"note({CHILD.format(place)}.pid)" for place in PLACES.values()]
    answer = ("note(os.getpid())", *children, f"say({FIRST_MOVE})", HANG)
    name = "cmd:" + shlex.join(write(tmp_path, *answer, before=STUBBORN))
    subprocess.run([sys.executable, "-c", HOST.format(last), name], stderr=subprocess.DEVNULL)
    assert len(pids(tmp_path)) == 4
    assert all(is_gone(pid) for pid in pids(tmp_path))


def test_ctrl_c_in_the_terminal_ends_the_program(tmp_path: Path) -> None:
    name = "cmd:" + shlex.join(write(tmp_path, "note(os.getpid())", HANG, before=STUBBORN))
    command = ["-m", "roundel", "play", "splendor", "--seat", "1", "--against", f"{name}"]
    with subprocess.Popen(
        [sys.executable, *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    ) as host:
        until = monotonic() + 20
        while not (tmp_path / "notes").exists() or not pids(tmp_path):
            assert monotonic() < until
            sleep(0.02)
        os.killpg(host.pid, signal.SIGINT)
        assert host.wait(20) == 130
    assert is_gone(pids(tmp_path)[0])


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("sys.exit(3)", "is out: crash: it ended with exit code 3"),
        ("say('hm')", "is out: garbage: 'hm' is not JSON"),
        ("say({'type': 'move', 'move': 'pay'})", "is out: illegal: 'pay' is not allowed now"),
    ],
)
def test_the_terminal_says_what_was_wrong_and_the_game_is_lost(
    tmp_path: Path, answer: str, told: str
) -> None:
    name = "cmd:" + shlex.join(write(tmp_path, answer))
    command = ["-m", "roundel", "play", "splendor", "--seed", "1", "--against", name]
    played = subprocess.run(
        [sys.executable, *command],
        input="1\nsave game.txt\nquit\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "COLUMNS": "300"},
    )
    assert played.returncode == 0
    assert played.stderr == ""
    assert told in played.stdout
    assert "The game is over: 1. Player 1" in played.stdout
    result = roundel.replay((tmp_path / "game.txt").read_text(encoding="utf-8")).result
    assert result is not None
    assert result.ranks == (1, 2)
    assert result.ending == "fault"
