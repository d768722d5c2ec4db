"""Cups, for two or three: a hand under two cups, lay a card for yourself or lend it to the next."""

from roundel.core.game import Game, seats

GAME = Game(
    name="cups",
    title="Cups",
    package=__name__,
    version=1,
    options=(seats(2, 3),),
    endings=("empty hand",),
    most_turns=8,
    minutes=1,
)
