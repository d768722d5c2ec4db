"""The rules a second time, compiled: never stale, quick when nothing changed, each once."""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from roundel.core import compiled
from roundel.core.position import CommonPosition
from roundel.core.shape import Row, pack
from roundel.core.stream import key_of
from tests.broken.planting import alter, plant

CARDS = """\
card,worth
1,3
2,5
"""
COMPONENTS = """
import csv
from pathlib import Path

with (Path(__file__).parent / "cards.csv").open() as file:
    WORTH = tuple(int(row["worth"]) for row in csv.DictReader(file))
"""
PRICES = """
from stale.components import WORTH

def price(card):
    return WORTH[card]
"""
RULES = """
from stale.prices import price

def deal(s, options, seed):
    s.score[0] = total(options[0])

def total(cards):
    sum = 0
    for card in range(cards):
        sum += price(card)
    return sum
"""
PLAY = """
import numpy as np
from roundel.core import compiled
from roundel.core.position import CommonPosition

table = compiled.record(CommonPosition())
compiled.load("stale").deal(table[0], np.array([2]), np.array([0]))
print(int(table[0].score[0]))
"""

Run = Callable[[], int]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Rules that call a function, which calls one of another module, which looks at a table."""
    folder = tmp_path / "stale"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "cards.csv").write_text(CARDS)
    (folder / "components.py").write_text(COMPONENTS)
    (folder / "prices.py").write_text(PRICES)
    (folder / "rules.py").write_text(RULES)
    return folder


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """What compiled code adds up in a new process, with one cache for all of them."""

    def in_new_process() -> int:
        return added_up(begun(tmp_path))

    return in_new_process


def begun(folder: Path, *lead: str, **environment: str) -> subprocess.Popen[str]:
    """A new process that adds up, with the cache in that folder."""
    path = os.pathsep.join([str(folder), *(each for each in sys.path if each)])
    cache = {"ROUNDEL_CACHE": str(folder / "cache")}
    return subprocess.Popen(
        [*lead, sys.executable, "-B", "-c", PLAY],
        env={**os.environ, "PYTHONPATH": path, **cache, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def added_up(process: subprocess.Popen[str]) -> int:
    out, complaint = process.communicate()
    assert (process.returncode, complaint) == (0, "")
    return int(out)


def kept(tmp_path: Path) -> set[Path]:
    """All that is kept of compiled code."""
    return set((tmp_path / "cache").rglob("*.nbc"))


def test_compiled_code_is_never_stale(package: Path, run: Run, tmp_path: Path) -> None:
    """A change shows, whether made in a called function, in another module, or in a table."""
    assert run() == 3 + 5
    first = kept(tmp_path)
    assert first

    alter(package, ("rules.py", "sum = 0", "sum = 100"))
    assert run() == 100 + 3 + 5

    alter(package, ("prices.py", "return WORTH[card]", "return WORTH[card] * 2"))
    assert run() == 100 + 6 + 10

    alter(package, ("cards.csv", "2,5", "2,7"))
    assert run() == 100 + 6 + 14

    every = kept(tmp_path)
    assert len(every) > len(first)
    assert run() == 100 + 6 + 14
    assert kept(tmp_path) == every, "nothing is compiled anew when nothing has changed"

    alter(package, ("rules.py", "sum = 100", "sum = 0"))
    alter(package, ("prices.py", "return WORTH[card] * 2", "return WORTH[card]"))
    alter(package, ("cards.csv", "2,7", "2,5"))
    assert run() == 3 + 5
    assert kept(tmp_path) == every, "what was compiled for the same source serves again"


def test_two_processes_may_compile_at_once(package: Path, run: Run, tmp_path: Path) -> None:
    processes = [begun(tmp_path) for _ in range(3)]
    assert [added_up(each) for each in processes] == [8] * 3
    times = {file: file.stat().st_mtime_ns for file in kept(tmp_path)}
    assert times
    assert run() == 8
    assert {file: file.stat().st_mtime_ns for file in kept(tmp_path)} == times


def test_threads_may_ask_for_the_same_rules_at_once(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first of them loads; nobody is given what is half loaded."""
    monkeypatch.syspath_prepend(package.parent)
    alter(package, ("prices.py", "def price", "import time\n\ntime.sleep(0.2)\n\ndef price"))
    unit = compiled.Unit("stale", (), compile=False)
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: unit.deal, range(4)))
    assert set(found) == {unit.deal}


def test_a_cache_that_cannot_be_written_to_is_read(
    package: Path, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in an image that was warmed by another user."""
    assert run() == 8
    before = kept(tmp_path)
    monkeypatch.setenv("ROUNDEL_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(tmp_path)
    touch = os.utime

    def refuse(path: Path, *times: Any, **more: Any) -> None:
        if Path(path).is_relative_to(tmp_path / "cache"):
            raise PermissionError
        touch(path, *times, **more)

    monkeypatch.setattr("os.utime", refuse)
    for folder in (tmp_path / "cache").rglob("*/"):
        folder.chmod(0o555)
    unit = compiled.Unit("stale", (), compile=True)
    table = compiled.record(CommonPosition())
    unit.deal(table[0], np.array([2]), np.array([0]))
    assert table[0].score[0] == 8
    assert unit.deal.stats.cache_hits
    assert unit.home != unit.folder
    assert kept(tmp_path) == before


def test_without_a_place_to_keep_anything_all_is_compiled_anew(
    package: Path, tmp_path: Path
) -> None:
    (tmp_path / "cache").write_text("no folder")
    (tmp_path / "tmp").mkdir()
    assert added_up(begun(tmp_path, TMPDIR=str(tmp_path / "tmp"))) == 8
    assert not list((tmp_path / "tmp").iterdir()), "nothing stays behind"


def test_code_that_was_not_used_for_longest_is_forgotten_and_nothing_else(
    package: Path, run: Run, tmp_path: Path
) -> None:
    solved = tmp_path / "cache" / "blue_lion-solved"
    solved.mkdir(parents=True)
    os.utime(solved, (1e8, 1e8))
    for age in range(1, compiled.FOLDERS_KEPT + 10):
        folder = tmp_path / "cache" / f"aged-{age}"
        (folder / "__pycache__").mkdir(parents=True)
        os.utime(folder, (1e9 - age, 1e9 - age))
    run()
    left = {folder.name for folder in (tmp_path / "cache").iterdir()}
    assert solved.name in left
    left.remove(solved.name)
    assert len(left) == compiled.FOLDERS_KEPT
    assert {"aged-1", "aged-20"} < left
    assert not {f"aged-{compiled.FOLDERS_KEPT}"} & left


def test_checking_bounds_has_compiled_code_of_its_own(package: Path, tmp_path: Path) -> None:
    assert added_up(begun(tmp_path, NUMBA_BOUNDSCHECK="0")) == 8
    unchecked = kept(tmp_path)
    assert added_up(begun(tmp_path, NUMBA_BOUNDSCHECK="1")) == 8
    assert unchecked < kept(tmp_path)


def test_a_function_is_compiled_once_for_all_widths_and_literals() -> None:
    """This leans on `get_call_template`, an internal of Numba: look there when it fails."""

    def twice(number: int) -> int:
        return number * 2

    def total(small: Row, large: Row) -> int:
        added: int = one(small[0]) + one(large[0]) + one(5) + one(-1)
        return added + int(one(small[0] + large[0]))

    one = compiled._compiled(twice)
    total.__globals__["one"] = one
    try:
        added = compiled._compiled(total)
        assert added(np.array([3], np.int8), np.array([40], np.int64)) == 2 * (3 + 40 + 5 - 1 + 43)
    finally:
        del total.__globals__["one"]
    assert len(one.overloads) == 1


def test_every_function_of_splendor_is_compiled_once() -> None:
    """No helper is compiled anew for every literal or width that it is called with."""
    unit = compiled.Unit("roundel.games.splendor", (), compile=True)
    rules = unit.twin("roundel.games.splendor.rules")
    position = unit.twin("roundel.games.splendor.position").Position()
    table, out = compiled.record(position), np.zeros(rules.MOVES, np.int64)
    rules.deal(table[0], np.array([2]), np.array(key_of(7)))
    for _ in range(10):
        count = rules.legal(table[0], out)
        rules.apply(table[0], out[count - 1])
    found = {
        name: len(each.overloads)
        for name, each in vars(rules).items()
        if hasattr(each, "overloads")
    }
    assert {name for name, bodies in found.items() if bodies > 1} == set()
    assert sum(found.values()) > 20


def test_a_record_is_the_body_in_an_array() -> None:
    from roundel.core.game import game

    body = game("splendor").deal({"seats": 3}, key_of(7))
    record = compiled.record(body)
    assert record.tobytes() == pack(body)
    record[0].supply[0] += 1
    assert record.tobytes() != pack(body)


def test_twins_run_without_the_compiler_too() -> None:
    from roundel.core.game import game

    unit = compiled.load("roundel.games.splendor", compile=False)
    body = game("splendor").Position()
    unit.deal(body, [2], key_of(7))
    assert body == game("splendor").deal({"seats": 2}, key_of(7))
    assert unit.OBSERVATION_SIZE > 0
    with pytest.raises(AttributeError):
        _ = unit.no_such_function


def test_the_cache_is_where_one_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDEL_CACHE", "/here")
    assert compiled.cache_folder() == Path("/here")
    monkeypatch.delenv("ROUNDEL_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/there")
    assert compiled.cache_folder() == Path("/there/roundel")


def test_rules_import_names_and_not_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = plant(tmp_path, "clumsy")
    alter(
        planted,
        (
            "rules.py",
            "from clumsy.position import",
            "from clumsy import components\nfrom clumsy.position import",
        ),
    )
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ImportError, match="rules import names, not modules"):
        compiled.Unit("clumsy", (), compile=False).twin("clumsy.rules")
