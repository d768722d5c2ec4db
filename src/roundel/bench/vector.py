"""How fast learners are served: games at once and one by one, beside what others have.

A step is a random legal move, with the observation and the mask of whoever is to move next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib.util import find_spec
from random import Random
from time import perf_counter, process_time
from typing import Any

import numpy as np

from roundel.bench.rules import RUNS, Figures
from roundel.core.compiled import cores
from roundel.core.game import SEATS, Game
from roundel.learn.vectors import Vector

TABLES = 4096
STEPS_AT_ONCE = 200
"""Of one game, between two looks at the clock."""

Play = Callable[[], int]
"""Some steps; how many they were."""
OTHERS = ("tic_tac_toe", "connect_four", "backgammon")
"""Of OpenSpiel, in C++ and called from Python, like everything in this table."""


def measure_vector(
    game: Game, options: Mapping[str, int], seconds: float, tell: Callable[[str], None]
) -> list[Figures]:
    """The rates of one game, in every way in which a learner can have it."""
    found = []
    for what, needs, make in _ways(game, options):
        tell(f"{game.title}: {what}")
        found.append({"what": what, "game": game.name, **_rates(needs, make, seconds)})
    return found


def measure_others(seconds: float, tell: Callable[[str], None]) -> list[Figures]:
    """The rates of games that come with OpenSpiel and PettingZoo."""
    found = []
    for name in OTHERS:
        tell(f"OpenSpiel's {name}")
        rates = _rates(("pyspiel",), partial(_open_spiel, name), seconds)
        found.append({"what": "OpenSpiel's own", "game": name, **rates})
    tell("PettingZoo's connect_four")
    rates = _rates(("pettingzoo", "pygame"), _pettingzoo_connect_four, seconds)
    found.append({"what": "PettingZoo's own", "game": "connect_four", **rates})
    return found


def _ways(
    game: Game, options: Mapping[str, int]
) -> Iterator[tuple[str, tuple[str, ...], Callable[[], Play]]]:
    """What it is called, the packages it needs, and how it is played."""
    yield f"vector, {cores()} cores", (), lambda: _vector(game, options, cores())
    yield "vector, one core", (), lambda: _vector(game, options, 1)
    yield "PettingZoo", ("pettingzoo",), lambda: _pettingzoo(game, options)
    yield "OpenSpiel", ("pyspiel",), lambda: _open_spiel(_spiel_name(game), options)


def _rates(needs: tuple[str, ...], make: Callable[[], Play], seconds: float) -> Figures:
    """Steps a second of the clock and of the processor: the best of a few short runs."""
    missing = [each for each in needs if find_spec(each) is None]
    if missing:
        return {"steps_per_second": None, "steps_per_cpu_second": None, "missing": missing}
    play = make()
    play()
    by_clock = by_processor = 0.0
    for _ in range(RUNS):
        done = 0
        began, spent = perf_counter(), process_time()
        while (passed := perf_counter() - began) < seconds / RUNS or not done:
            done += play()
        by_clock = max(by_clock, done / passed)
        by_processor = max(by_processor, done / (process_time() - spent))
    return {"steps_per_second": round(by_clock), "steps_per_cpu_second": round(by_processor)}


def _vector(game: Game, options: Mapping[str, int], threads: int) -> Play:
    tables = Vector(game, TABLES, options, threads=threads)
    tables.reset(0)

    def play() -> int:
        tables.step(tables.sample())
        return tables.count

    return play


def _pettingzoo(game: Game, options: Mapping[str, int]) -> Play:
    from roundel.learn.pettingzoo import env

    return _turns(env(game.name, seats=options[SEATS], options=options))


def _pettingzoo_connect_four() -> Play:
    import pettingzoo

    return _turns(pettingzoo.make("aec", "classic/connect_four-v3"))


def _turns(environment: Any) -> Play:
    """Random play in an AEC environment, through `last` and `step` as its users have it."""
    environment.reset(seed=0)
    dice = np.random.default_rng(0)

    def play() -> int:
        for _ in range(STEPS_AT_ONCE):
            seen, _, terminated, truncated, info = environment.last()
            if terminated or truncated:
                environment.reset()
                seen, _, _, _, info = environment.last()
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            environment.step(int(dice.choice(np.flatnonzero(mask))))
        return STEPS_AT_ONCE

    return play


def _spiel_name(game: Game) -> str:
    from roundel.learn.openspiel import short_name

    return short_name(game)


def _open_spiel(name: str, options: Mapping[str, int] | None = None) -> Play:
    import pyspiel

    game = pyspiel.load_game(name, dict(options or {}))
    dice = Random(0)
    state = game.new_initial_state()

    def play() -> int:
        nonlocal state
        played = 0
        while played < STEPS_AT_ONCE:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                state.observation_tensor()
                legal = state.legal_actions_mask()
                state.apply_action(dice.choice([i for i, may in enumerate(legal) if may]))
                played += 1
        return played

    return play
