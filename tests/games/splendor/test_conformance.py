"""Splendor keeps what every game must keep."""

from roundel.testing import GameTests


class TestSplendor(GameTests):
    game = "splendor"
