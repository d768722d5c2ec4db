"""Every game of the house for learners: vectors of games, PettingZoo, Gymnasium, OpenSpiel."""

from roundel.learn.vectors import Step, Vector, vector

__all__ = ["Step", "Vector", "vector"]
