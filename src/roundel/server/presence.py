"""Who is at which table."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from roundel.server.hall import Hall
from roundel.server.news import News


class Presence:
    """Whoever listens is there, and whoever has just asked for something was."""

    def __init__(self, hall: Hall, news: News, now: Callable[[], float]) -> None:
        self._hall = hall
        self._news = news
        self._now = now
        self._listening: Counter[tuple[str, int]] = Counter()
        """How many event streams each seat has open."""
        self._asked: set[tuple[str, int]] = set()

    def see(self, id: str, *seats: int) -> None:
        """Somebody at these seats has given a sign."""
        hosted = self._hall.get(id)
        if hosted is not None:
            for seat in seats:
                hosted.seats[seat].seen = self._now()
                self._asked.add((id, seat))

    @contextmanager
    def at(self, id: str, seat: int | None) -> Iterator[asyncio.Event]:
        """Somebody looks at a table: whoever sits there is seen; the event tells of news."""
        with self._news.listening(id) as ear:
            if seat is None:
                yield ear
                return
            key = (id, seat)
            self._listening[key] += 1
            self.see(id, seat)
            self._news.tell(id)
            try:
                yield ear
            finally:
                self.see(id, seat)
                self._listening[key] -= 1
                if not self._listening[key]:
                    del self._listening[key]

    def look_round(self) -> list[tuple[str, int]]:
        """Everybody who was seen since this was asked last."""
        for key in self._listening:
            self.see(*key)
        seen, self._asked = list(self._asked), set()
        return seen
