"""Any legal move, each as likely as the others."""

from roundel.core.stream import Stream, below, fresh_seed, key_of, start
from roundel.core.view import Move, View


class RandomAgent:
    def __init__(self, seed: int | str | None = None) -> None:
        self._dice = Stream()
        start(self._dice, key_of(fresh_seed() if seed is None else seed))

    def choose(self, view: View) -> Move:
        moves = view.moves()
        return moves[below(self._dice, len(moves))]

    def close(self) -> None:
        """Nothing is kept open."""

    def __repr__(self) -> str:
        return "<agent random>"
