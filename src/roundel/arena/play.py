"""A match from its first missing pair to its end."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path

from roundel.agents import agent
from roundel.arena.ledger import Ledger
from roundel.arena.match import Finished, Match
from roundel.arena.sprt import Sprt
from roundel.arena.standing import Standing
from roundel.arena.workers import play_here, play_in_processes
from roundel.core.compiled import cores


def play_match(
    match: Match,
    pairs: int,
    *,
    sprt: Sprt | None = None,
    file: Path | None = None,
    jobs: int | None = None,
    ray: str | None = None,
    watch: Callable[[Standing], None] = lambda standing: None,
) -> Standing:
    """Play the pairs that are not on file yet, until all are played or the test is decided."""
    standing = Standing(match, pairs, sprt)
    with Ledger(file, match) if file else nullcontext() as ledger:
        done = ledger.pairs if ledger else {}
        for number, games in done.items():
            standing.add(number, games)
        watch(standing)
        if standing.is_finished:
            return standing
        for name in (match.a, match.b):
            agent(name, seed=0).close()  # a name that nobody has is told here, not by a worker
        missing = [number for number in range(pairs) if number not in done]
        with closing(_spread(match, missing, jobs, ray)) as finished:
            for number, games in finished:
                if ledger:
                    ledger.append(number, games)
                standing.add(number, games)
                watch(standing)
                if standing.is_finished:
                    break
    return standing


def _spread(match: Match, numbers: list[int], jobs: int | None, ray: str | None) -> Finished:
    """Whoever plays the pairs: this process, some of this machine, or a cluster."""
    if ray is not None:
        from roundel.arena.ray import play_on_cluster

        return play_on_cluster(match, numbers, ray, jobs)
    hands = min(jobs or cores(), len(numbers))
    return play_in_processes(match, numbers, hands) if hands > 1 else play_here(match, numbers)
