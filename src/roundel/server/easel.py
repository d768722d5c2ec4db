"""Where pictures are drawn: in a process beside the server, so that nobody's move waits for it.

A picture takes tens of milliseconds. Who asks for one that is being drawn shares it, and the last
ones are kept: spectators and other tabs see the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial

from roundel.core.shape import pack
from roundel.core.view import View
from roundel.server.programs import Pool, ProgramLost, Urgency

KEPT = 300
"""Pictures, of up to 100 kB."""

Key = tuple[str, int, bytes, tuple[str, ...], str, bool]


@dataclass(frozen=True)
class Drawing:
    """What a picture is drawn from: a view, and how it is to look."""

    view: View
    names: tuple[str, ...]
    locale: str = "en"
    is_tall: bool = False
    """For a screen that is higher than wide."""

    @property
    def key(self) -> Key:
        view = self.view
        shown = pack(view.body)
        return (view.game.name, view.seat, shown, self.names, self.locale, self.is_tall)

    def draw(self) -> str:
        return self.view.picture(self.names, self.locale, is_tall=self.is_tall)


class Easel:
    """Draws one picture after the other."""

    def __init__(self) -> None:
        self._pool = Pool(1)
        self._drawn: OrderedDict[Key, str] = OrderedDict()
        self._at_work: dict[Key, asyncio.Task[str]] = {}

    async def draw(self, drawing: Drawing) -> str:
        """The picture as SVG."""
        key = drawing.key
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        if key not in self._at_work:
            task = asyncio.get_running_loop().create_task(self._draw(key, drawing))
            self._at_work[key] = task
        return await asyncio.shield(self._at_work[key])

    async def _draw(self, key: Key, drawing: Drawing) -> str:
        try:
            svg: str = await self._pool.ask(Urgency.MOVE, partial(Drawing.draw, drawing))
        except ProgramLost:
            svg = drawing.draw()
        finally:
            del self._at_work[key]
        self._drawn[key] = svg
        if len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)
        return svg

    def close(self) -> None:
        self._pool.close()
