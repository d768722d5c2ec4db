"""A tiny whole game, and every kind of fault planted in it: the tests of `roundel.testing`."""
