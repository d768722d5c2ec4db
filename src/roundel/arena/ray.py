"""The same pairs, spread over a Ray cluster. Every machine of it has Roundel installed."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from roundel.arena.match import Finished, Match, Played, play_pair
from roundel.core.errors import InvalidOption, RoundelError

LOCAL = "local"
"""The address that starts a cluster of this machine alone."""
PATIENCE = 10.0
"""Seconds for a cluster to answer the door; Ray itself would wait for minutes."""


class ClusterError(RoundelError):
    """There is no cluster to play on."""


def play_on_cluster(
    match: Match, numbers: Iterable[int], address: str, jobs: int | None
) -> Finished:
    """The pairs of these numbers as they are finished; so many at once, or one for each core."""
    with connected(address, jobs) as ray:
        play = ray.remote(play_pair)
        at_once = jobs or int(ray.cluster_resources().get("CPU", 1))
        waiting = iter(numbers)
        at_work: dict[Any, int] = {}
        try:
            for _, number in zip(range(at_once), waiting, strict=False):
                at_work[play.remote(match, number)] = number
            while at_work:
                finished, _ = ray.wait(list(at_work))
                for each in finished:
                    yield at_work.pop(each), _received(ray, each)
                    following = next(waiting, None)
                    if following is not None:
                        at_work[play.remote(match, following)] = following
        finally:
            for each in at_work:
                ray.cancel(each)


def _received(ray: Any, finished: Any) -> list[Played]:
    try:
        games: list[Played] = ray.get(finished)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, RoundelError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise ClusterError(
            f"the Ray cluster lost a pair: {_first_line(error)}; "
            "with --out the same command goes on from what was finished"
        ) from None
    return games


@contextmanager
def connected(address: str, jobs: int | None) -> Iterator[Any]:
    """Ray, connected to the cluster meanwhile; if it was already, it stays so."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise InvalidOption("--ray needs Ray: pip install 'roundel[cluster]'") from None
    if ray.is_initialized():
        yield ray
        return
    settings: dict[str, Any] = {}
    if address == LOCAL:
        settings = {"num_cpus": jobs, "include_dashboard": False}
    try:
        _knock(address)
        ray.init(address=address, logging_level="ERROR", log_to_driver=False, **settings)
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        raise ClusterError(f"no Ray cluster at {address!r}: {_first_line(error)}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Whether anybody listens at HOST:PORT; other addresses are Ray's own words."""
    found = re.fullmatch(r"([^:/]+):(\d+)", address)
    if found:
        socket.create_connection((found[1], int(found[2])), PATIENCE).close()


def _first_line(error: Exception) -> str:
    return next(iter(str(error).strip().splitlines()), "no answer")
