"""The solution on disk: made once, kept in the user's cache folder, read where it lies.

For each setting of passes there is a folder with the keys of all places at the beginning of a turn,
what each is worth in trembling play, and, for each way in which endless play may end, its value
and reach. Values are few: a place has the number of a pair of value and reach. A digest of the
rules names the folder, and digests of all its files are compared when it is opened.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from roundel.core.compiled import cache_folder
from roundel.core.errors import NotSolved

PREFIX = "blue_lion-solved-"
PASSES = ("free", "once")
ENDLESS = ("draw", "leader")
"""Who wins endless play: nobody, or whoever holds more gems."""
KEYS, TREMBLING, DIGESTS = "keys", "trembling", "digests.json"
RULES = ("components.py", "deduction.py", "position.py", "*.csv", "rules/*.py")
SOLVING = ("explore", "graph", "key", "reach", "solve", "trembling", "values")
"""What the tables follow from: files of the game's folder, modules of this one."""


@dataclass(frozen=True)
class Tables:
    """One variant of the game, solved. Rows are scores, columns are places."""

    keys: Any
    codes: Any
    """Which pair of value and reach a place has."""
    pairs: Any
    trembling: Any


def folder_of(passes: int) -> Path:
    """Where the tables for this setting are, or will be."""
    return cache_folder() / f"{PREFIX}{rules_digest()[:16]}" / PASSES[passes]


def write_tables(
    passes: int, keys: Any, trembling: Any, codes: list[Any], pairs: list[Any]
) -> None:
    """Put the tables where they belong, all or nothing, and forget those of earlier rules."""
    folder = folder_of(passes)
    _forget_others(folder.parent)
    draft = folder.with_name(f"{folder.name}.{os.getpid()}")
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir(parents=True)
    arrays = {KEYS: keys, TREMBLING: trembling}
    for name, code, pair in zip(ENDLESS, codes, pairs, strict=True):
        arrays |= {f"{name}-codes": code, f"{name}-pairs": pair}
    for name, array in arrays.items():
        np.save(draft / f"{name}.npy", array)
    digests = {path.name: _digest(path) for path in sorted(draft.glob("*.npy"))}
    (draft / DIGESTS).write_text(json.dumps(digests, indent=2), encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    draft.replace(folder)
    open_tables.cache_clear()


def is_sound(passes: int) -> bool:
    """Whether the tables are there and nothing has happened to them."""
    folder = folder_of(passes)
    try:
        digests = json.loads((folder / DIGESTS).read_text(encoding="utf-8"))
        return bool(digests) and all(
            _digest(folder / name) == digest for name, digest in digests.items()
        )
    except (OSError, ValueError, AttributeError):
        return False


@cache
def open_tables(passes: int, leader_wins: int) -> Tables:
    """The tables of a variant, read from disk only where they are looked at."""
    if not is_sound(passes):
        is_there = folder_of(passes).exists()
        what = "are damaged" if is_there else "have not been made on this machine"
        raise NotSolved(
            f"the tables of The Blue Lion {what}; `roundel solve blue-lion` makes them, in minutes"
        )
    folder, name = folder_of(passes), ENDLESS[leader_wins]

    def opened(file: str) -> Any:
        return np.load(folder / f"{file}.npy", mmap_mode="r")

    codes, pairs = opened(f"{name}-codes"), opened(f"{name}-pairs")
    return Tables(opened(KEYS), codes, pairs, opened(TREMBLING))


def size_of(passes: int, leader_wins: int) -> int:
    """How many bytes the files of one variant have."""
    other = ENDLESS[1 - leader_wins]
    files = folder_of(passes).glob("*.npy")
    return sum(each.stat().st_size for each in files if not each.name.startswith(other))


@cache
def rules_digest() -> str:
    """Of all that the tables follow from."""
    here = Path(__file__).parent
    files = [here / f"{name}.py" for name in SOLVING]
    files += [path for name in RULES for path in here.parent.glob(name)]
    digest = hashlib.sha256()
    for path in sorted(files):
        content = path.read_bytes()
        digest.update(f"{path.name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _forget_others(home: Path) -> None:
    for other in home.parent.glob(f"{PREFIX}*"):
        if other != home:
            shutil.rmtree(other, ignore_errors=True)


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
