"""All that a few games show, as one number: run in several processes, it must be the same."""

from __future__ import annotations

import hashlib
from importlib import import_module

from roundel.core.game import Game
from roundel.core.shape import pack
from roundel.testing.outlets import outlets, told_words
from roundel.testing.walk import Walk, agreeing

SEEDS = (1, 2, 3)
SHOWN = 6


def main(package: str) -> None:
    """Print the fingerprint of the game in this package."""
    print(fingerprint(import_module(package).GAME))


def fingerprint(game: Game) -> str:
    """A digest of some games: all positions, and of some of them all that is shown."""
    digest = hashlib.sha256()
    for seed in SEEDS:
        for options in (
            tuple(option.low for option in game.options),
            tuple(option.high for option in game.options),
        ):
            walk = Walk(game, agreeing(game, options), seed, ())
            for node in walk.nodes:
                digest.update(node.data + str(node.move).encode())
            digest.update(walk.end)
            for node in walk.decisions(SHOWN):
                before, after = walk.body(node.data), walk.body(node.data)
                game.rules.apply(after, node.move)
                digest.update(pack(after))
                for seat in walk.seats(before):
                    digest.update(repr(outlets(game, before, seat, drawn=False)).encode())
                    digest.update(repr(told_words(game, before, node.move, after, seat)).encode())
    return digest.hexdigest()
