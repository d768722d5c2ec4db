"""One turn ahead: the move after which, in an imagined world, the game's estimate is best."""

from roundel.core.game import Game
from roundel.core.position import CommonPosition
from roundel.core.shape import copy
from roundel.core.stream import Stream, below, fresh_seed, key_of, start
from roundel.core.view import Move, View, legal_numbers


class GreedyAgent:
    def __init__(self, seed: int | str | None = None) -> None:
        self._dice = Stream()
        start(self._dice, key_of(fresh_seed() if seed is None else seed))

    def choose(self, view: View) -> Move:
        world = view.game.Position()
        copy(world, view.body)
        view.game.secrecy.imagine(world, self._dice)
        values = {
            number: self._value_of_turn(view.game, world, number, view.seat)
            for number in legal_numbers(view.game, view.body)
        }
        best = max(values.values())
        equal = [number for number, value in values.items() if value == best]
        return view.move(equal[below(self._dice, len(equal))])

    def close(self) -> None:
        """Nothing is kept open."""

    def __repr__(self) -> str:
        return "<agent greedy>"

    def _value_of_turn(self, game: Game, world: CommonPosition, number: int, seat: int) -> float:
        """The estimate after this move and the best-looking rest of the turn, step by step."""
        after = _after(game, world, number)
        while after.to_move == seat and after.turn == world.turn:
            nexts = [_after(game, after, each) for each in legal_numbers(game, after)]
            after = max(nexts, key=lambda position: _estimate(game, position, seat))
        return _estimate(game, after, seat)


def _after(game: Game, position: CommonPosition, number: int) -> CommonPosition:
    after = game.Position()
    copy(after, position)
    game.rules.apply(after, number)
    return after


def _estimate(game: Game, position: CommonPosition, seat: int) -> float:
    value: float = game.room("estimate").estimate(position, seat)
    return value
