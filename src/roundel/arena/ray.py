"""The same pairs, spread over a Ray cluster. Every machine of it has Roundel installed."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

from roundel.arena.match import Finished, Match, Played, play_pair
from roundel.core.errors import InvalidOption, RoundelError

LOCAL = "local"
"""The address that starts a cluster of this machine alone."""


class ClusterError(RoundelError):
    """There is no cluster to play on."""


def play_on_cluster(
    match: Match, numbers: Iterable[int], address: str, jobs: int | None
) -> Finished:
    """The pairs of these numbers as they are finished; so many at once, or one for each core."""
    ray = _connected(address, jobs)
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
        ray.shutdown()


def _received(ray: Any, finished: Any) -> list[Played]:
    try:
        games: list[Played] = ray.get(finished)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, RoundelError):
            raise error.cause from None
        raise
    return games


def _connected(address: str, jobs: int | None) -> Any:
    """Ray, once it is connected to the cluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise InvalidOption("--ray needs Ray: pip install 'roundel[cluster]'") from None
    settings: dict[str, Any] = {}
    if address == LOCAL:
        settings = {"num_cpus": jobs, "include_dashboard": False}
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False, **settings)
    except (ConnectionError, RuntimeError, ValueError) as error:
        reason = str(error).strip().splitlines()[0] if str(error).strip() else "no answer"
        raise ClusterError(f"no Ray cluster at {address!r}: {reason}") from None
    return ray
