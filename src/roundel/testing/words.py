"""That moves have texts which can be read back, words for people, and a place on the picture."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest

from roundel.core.errors import AmbiguousMove, InvalidMove
from roundel.core.shape import NOBODY
from roundel.core.table import EVENTS
from roundel.core.view import View, legal_numbers
from roundel.testing.outlets import NAMES, refusals, terminal_text, told_words
from roundel.testing.walk import Walk, on_walks

WILD_NAMES = ("<Ann>", "Bob & Ben", '"C\'leo"', "Dan " * 30)


class WordsTests:
    game: str

    @on_walks
    def test_read_is_the_inverse_of_write(self, walk: Walk) -> None:
        """For every legal move, as its own seat writes and reads it."""
        notation = walk.game.notation
        for node in walk.nodes:
            body = walk.body(node.data)
            view = View(walk.game, body, body.to_move).body
            for number in node.legal:
                assert notation.read(view, notation.write(view, number)) == number

    @on_walks
    def test_texts_tell_the_legal_moves_apart(self, walk: Walk) -> None:
        for node in walk.nodes:
            body = walk.body(node.data)
            texts = [move.text for move in View(walk.game, body, body.to_move).moves()]
            assert len(set(texts)) == len(texts)

    @on_walks
    def test_texts_fit_into_a_record(self, walk: Walk) -> None:
        for node in walk.decisions(10):
            body = walk.body(node.data)
            for move in View(walk.game, body, body.to_move).moves():
                assert move.text == move.text.strip() != ""
                assert ";" not in move.text
                assert move.text.isprintable()
                assert move.text not in EVENTS

    @on_walks
    def test_a_shortening_of_several_moves_is_never_read_as_one(self, walk: Walk) -> None:
        notation = walk.game.notation
        for node in walk.decisions(5):
            body = walk.body(node.data)
            view = View(walk.game, body, body.to_move).body
            texts = {notation.write(view, number) for number in range(walk.game.moves)}
            for one, other in combinations(node.legal, 2):
                short = _common(notation.write(view, one), notation.write(view, other))
                if short and short not in texts:
                    with pytest.raises((AmbiguousMove, InvalidMove)):
                        notation.read(view, short)

    @on_walks
    def test_there_are_words_for_every_move(self, walk: Walk) -> None:
        """For a button, for the log of every seat, and for why something is not allowed."""
        for node in walk.decisions(8):
            body = walk.body(node.data)
            view = View(walk.game, body, body.to_move)
            assert all(view.say(move) for move in view.moves())
            assert all(refusals(walk.game, view))
            for number in node.legal:
                after = walk.body(node.data)
                walk.game.rules.apply(after, number)
                for seat in walk.seats(body):
                    assert all(told_words(walk.game, body, number, after, seat))

    @on_walks
    def test_there_is_a_picture_for_every_seat(self, walk: Walk) -> None:
        """Whatever the seats are called."""
        for body in walk.positions(4):
            for seat in walk.seats(body):
                root = ElementTree.fromstring(View(walk.game, body, seat).picture(WILD_NAMES))
                assert root.tag.rpartition("}")[2] == "svg"

    @on_walks
    def test_a_hand_finds_everything_that_a_move_touches(self, walk: Walk) -> None:
        for node in walk.decisions(8):
            body = walk.body(node.data)
            view = View(walk.game, body, body.to_move)
            drawn = ElementTree.fromstring(view.picture(is_tall=body.ply % 2 == 1))
            places = {each.get("data-touch") for each in drawn.iter()}
            for move in view.moves():
                assert move.touches, f"{move} touches nothing"
                missing = [touch for touch in move.touches if touch not in places]
                assert not missing, f"{move} touches {missing}, not on the picture"

    @on_walks
    def test_there_is_a_table_for_the_terminal(self, walk: Walk) -> None:
        """With the names of all, on lines of 80."""
        for body in walk.positions(4):
            for seat in walk.seats(body):
                shown = terminal_text(walk.game, View(walk.game, body, seat))
                for name in NAMES[: body.seats]:
                    assert name in shown

    @on_walks
    def test_a_game_that_an_event_ends_waits_for_nobody(self, walk: Walk) -> None:
        """It still has a picture and a table, and whoever stayed has won."""
        table = walk.table(len(walk.nodes) // 2)
        for seat in range(table.seats - 1):
            table.resign(seat)
        for shown in (None, *range(table.seats)):
            view = table.view(shown)
            assert (view.to_move, view.moves()) == (NOBODY, [])
            assert view.rank[table.seats - 1] == 1
            for is_tall in (False, True):
                assert ElementTree.fromstring(view.picture(is_tall=is_tall))
            assert terminal_text(walk.game, view)

    @on_walks
    def test_legal_moves_follow_from_the_view(self, walk: Walk) -> None:
        """Whoever is to move sees from their own view what they may do."""
        for node in walk.nodes:
            body = walk.body(node.data)
            view = View(walk.game, body, body.to_move)
            assert legal_numbers(walk.game, view.body) == list(node.legal)


def _common(one: str, other: str) -> str:
    """The longest shortening of both, word by word; empty when there is none."""
    if len(one.split()) != len(other.split()):
        return ""
    words = []
    for left, right in zip(one.split(), other.split(), strict=True):
        same = 0
        while same < min(len(left), len(right)) and left[same] == right[same]:
            same += 1
        if same == 0:
            return ""
        words.append(left[:same])
    return " ".join(words)
