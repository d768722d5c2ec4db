"""The Blue Lion keeps what every game must keep."""

from roundel.testing import GameTests


class TestBlueLion(GameTests):
    game = "blue-lion"
