"""Splendor keeps what every game must; its imagined worlds are all there are, equally likely."""

from itertools import permutations

from roundel.core.game import game
from roundel.core.shape import EMPTY, NOBODY, copy, to_dict
from roundel.core.stream import Stream, key_of, start
from roundel.core.table import Table
from roundel.core.view import SPECTATOR, View
from roundel.games.splendor.components import BONUS, CARDS, LEVEL, LEVELS, POINTS
from roundel.games.splendor.position import Position
from roundel.testing import GameTests, assert_equally_likely

DRAWS = 24 * 100


class TestSplendor(GameTests):
    game = "splendor"


def late_position() -> Position:
    """Nearly all cards are bought. Left face down: two of level 1; one of level 2, and two that
    seat 0 reserved unseen; none of level 3, of which seat 1 reserved one unseen."""
    body = game("splendor").deal({"seats": 2}, key_of(1))
    assert isinstance(body, Position)
    hidden = {0: 2, 1: 3, 2: 1}
    unseen = {
        level: [card for card in body.decks[level].cards if card != EMPTY][: hidden[level]]
        for level in range(LEVELS)
    }
    for level, deck in enumerate(body.decks):
        kept = {0: 2, 1: 1, 2: 0}[level]
        deck.cards = unseen[level][:kept] + [EMPTY] * (len(deck.cards) - kept)
        deck.left = kept
    first, second = body.players[:2]
    first.reserved[:2], first.unseen[:2] = unseen[1][1:], [2, 2]
    second.reserved[0], second.unseen[0] = unseen[2][0], 3
    lying = {*body.market, *(card for cards in unseen.values() for card in cards)}
    for card in range(CARDS):
        if card not in lying:
            owner = card % 2
            body.owner[card] = owner
            body.players[owner].bonuses[BONUS[card]] += 1
            body.players[owner].points += POINTS[card]
            body.players[owner].cards += 1
    body.score[:2] = [first.points, second.points]
    assert Table(game("splendor"), {}, position=to_dict(body)).to_move == 0
    assert sum(owner != NOBODY for owner in body.owner) == CARDS - 12 - 6
    return body


def _stream() -> Stream:
    stream = Stream()
    start(stream, key_of(99))
    return stream


def test_every_world_that_a_spectator_may_think_of_is_equally_likely() -> None:
    """Two orders of level 1, times six spreads of three cards of level 2; level 3 is certain."""
    view = View(game("splendor"), late_position(), SPECTATOR).body
    assert len(assert_equally_likely(game("splendor"), view, _stream(), DRAWS)) == 2 * 6


def test_an_owner_of_unseen_cards_thinks_of_fewer_worlds() -> None:
    """Seat 0 knows its own two of level 2, and so the third."""
    view = View(game("splendor"), late_position(), 0).body
    assert len(assert_equally_likely(game("splendor"), view, _stream(), DRAWS)) == 2


def test_the_worlds_are_those_that_one_can_list() -> None:
    """Each way to lay the three unseen cards of level 2 to the deck and to the two in hand."""
    body = late_position()
    cards = [body.decks[1].cards[0], *body.players[0].reserved[:2]]
    assert {LEVEL[card] for card in cards} == {1}
    view, stream, found = late_position(), _stream(), set()
    game("splendor").secrecy.conceal(view, 1)
    for _ in range(200):
        world = Position()
        copy(world, view)
        game("splendor").secrecy.imagine(world, stream)
        found.add((world.decks[1].cards[0], *world.players[0].reserved[:2]))
    assert found == set(permutations(cards))
