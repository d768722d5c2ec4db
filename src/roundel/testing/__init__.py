"""What every game must satisfy, as tests to inherit.

    from roundel.testing import GameTests

    class TestSplendor(GameTests):
        game = "splendor"

Every test plays games that Hypothesis makes up; its profile says how many. The game is one of the
house, or an installed one that the entry points of the group `roundel.games` name.
"""

from roundel.testing.compiled import CompiledTests
from roundel.testing.learning import LearningTests
from roundel.testing.rules import RulesTests
from roundel.testing.secrecy import SecrecyTests, assert_equally_likely
from roundel.testing.tables import TableTests
from roundel.testing.walk import Walk, on_walks, walks
from roundel.testing.words import WordsTests


class GameTests(RulesTests, CompiledTests, TableTests, WordsTests, SecrecyTests, LearningTests):
    """All of them."""


__all__ = ["GameTests", "Walk", "assert_equally_likely", "on_walks", "walks"]
