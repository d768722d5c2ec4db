"""Compiling beside a game, so that nobody who wants to type has to wait for it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from time import monotonic, sleep
from typing import TYPE_CHECKING

from roundel.agents.search import TREE, SearchAgent
from roundel.core import compiled

if TYPE_CHECKING:
    from rich.console import Console

    from roundel.agents import Agent
    from roundel.core.game import Game

PROGRAM = """
import os, sys
from roundel.cli.warm import warm_search
from roundel.core.game import game

os.nice(10)
warm_search(game(sys.argv[1]))
"""
GLANCE = 0.1
"""Seconds between two looks whether it is done."""


class Warming:
    """Another process that compiles what search needs for one game."""

    def __init__(self, game: Game) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, game.name],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C in the terminal is not for it
        )

    @property
    def is_done(self) -> bool:
        return self._process.poll() is not None

    def wait(self, console: Console, who: str) -> None:
        """Until it is done, saying why and for how long."""
        if self.is_done:
            return
        why = f"{who} gets ready: the rules are compiled, once on this machine"
        if not console.is_terminal:
            console.print(why, soft_wrap=True)
        began = monotonic()
        with console.status(why) as status:
            while not self.is_done:
                sleep(GLANCE)
                status.update(f"{why} ({monotonic() - began:.0f} s)")

    def close(self) -> None:
        """End it; whoever needs it begins anew."""
        if not self.is_done:
            self._process.terminate()
            self._process.wait()


def begun(game: Game, programs: Iterable[Agent]) -> Warming | None:
    """The compiling that one of these needs; None when nobody does, or it was done before."""
    if not any(isinstance(program, SearchAgent) for program in programs):
        return None
    if not compiled.is_available() or compiled.load(game.package, (TREE,)).is_warm:
        return None
    return Warming(game)
