"""Splendor Duel keeps what every game must keep."""

from roundel.testing import GameTests


class TestSplendorDuel(GameTests):
    game = "splendor-duel"
