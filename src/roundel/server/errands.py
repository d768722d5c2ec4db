"""What the house is at, whether or not anybody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Errands:
    """Work that is done to its end, or until the house closes."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def run(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin it; nobody needs to wait."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def surely(self, work: Coroutine[Any, Any, T]) -> T:
        """Done to its end, even if whoever asked is gone."""
        return await asyncio.shield(self.run(work))

    async def end(self) -> None:
        """Whatever goes on is given up."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
