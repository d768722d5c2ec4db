"""Plays perfectly, in a game whose folder has the room `solution`.

The room knows what every move of a view is worth (`weigh`), what is sure to follow one (`line`),
and whether it knows anything yet on this machine (`open_for`).
"""

from __future__ import annotations

from typing import Any

from roundel.agents.search import CONTINUED, Line, Thought
from roundel.core.errors import NotSolved
from roundel.core.game import Game, games
from roundel.core.view import Move, View

ROOM = "solution"
FOLLOWED = 3
"""Moves whose continuation is looked up."""


class PerfectAgent:
    """The best move; of several that are equally good the one with which a rival errs most."""

    def choose(self, view: View) -> Move:
        return view.move(solution_of(view.game).weigh(view)[0].move)

    def think(self, view: View) -> Thought:
        """All legal moves of this view with what they are exactly worth, the best first; those at
        the head with what is sure to follow."""
        room = solution_of(view.game)
        lines = []
        for place, each in enumerate(room.weigh(view)):
            length = CONTINUED if place < FOLLOWED else 1
            following = room.line(view, each.move, length)
            lines.append(Line(view.move(each.move), 0, each.expected, following))
        return Thought(view, tuple(lines), iterations=0)

    def open(self, view: View) -> None:
        """Complain now, not at the first move, if this game cannot be played perfectly here."""
        solution_of(view.game).open_for(view)

    def close(self) -> None:
        """Nothing is kept open."""


def known(view: View) -> Thought | None:
    """What perfect play makes of this view, if that is known on this machine."""
    return PerfectAgent().think(view) if is_known_of(view) else None


def is_known_of(view: View) -> bool:
    """Whether perfect play of this table's game is known on this machine."""
    try:
        solution_of(view.game).open_for(view)
    except NotSolved:
        return False
    return True


def solution_of(game: Game) -> Any:
    """The room of a game in which it is solved."""
    if not game.has_room(ROOM):
        solved = ", ".join(each.name for each in games() if each.has_room(ROOM))
        raise NotSolved(f"{game.title} is not solved; perfect play is known of {solved or 'none'}")
    return game.room(ROOM)
