"""What every game must satisfy."""

from roundel.testing import GameTests


class TestBarrage(GameTests):
    game = "barrage"
