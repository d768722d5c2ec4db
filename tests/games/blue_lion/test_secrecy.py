"""What is known of the backs in The Blue Lion: all that follows from what was seen, no more."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations

import pytest

import roundel
from roundel.core.shape import UNKNOWN, pack, unpack
from roundel.core.stream import Stream, key_of, start
from roundel.core.view import View
from roundel.games.blue_lion import GAME
from roundel.games.blue_lion.components import BACK, CARDS, FRONT
from roundel.games.blue_lion.deduction import ANY_IMAGE, deduce
from roundel.games.blue_lion.position import Position
from roundel.games.blue_lion.secrecy import forget_seen
from roundel.testing import assert_equally_likely
from tests.games.blue_lion.table_setting import lying, random_game, set_table

MOST_WORLDS = 16
SIDES = tuple(frozenset(sides) for sides in zip(FRONT, BACK, strict=True))
"""The images of each of the six cards in the box."""

Seen = tuple[frozenset[int], ...]
"""Of each card on the table, the images that it has shown."""
World = tuple[int, ...]
"""Which card of the box lies at each of the six places of the toss."""


@cache
def worlds(seen: Seen) -> frozenset[World]:
    """Every way the six cards may lie that agrees with all that was seen, one by one."""
    return frozenset(
        world
        for world in permutations(range(CARDS))
        if all(images <= SIDES[card] for images, card in zip(seen, world, strict=True))
    )


def backs_in(found: frozenset[World], up: list[int]) -> list[int]:
    """The images that lie down in any of these worlds, as bits."""
    backs = [0] * CARDS
    for world in found:
        for place, card in enumerate(world):
            (back,) = SIDES[card] - {up[place]}
            backs[place] |= 1 << back
    return backs


def said_by(view: Position) -> Seen:
    """What a view says that was seen: the image that lies up, and the back where it is told."""
    return tuple(
        frozenset({up, back} - {UNKNOWN}) for up, back in zip(view.up, view.back, strict=True)
    )


def views(table: roundel.Table) -> Iterator[Position]:
    for seat in (None, 0, 1):
        body = table.view(seat).body
        assert isinstance(body, Position)
        yield body


def test_what_lies_down_is_known_exactly_as_far_as_it_follows() -> None:
    """Over games of dice: the worlds that agree with everything ever seen, counted one by one,
    have exactly the backs that every view tells."""
    for seed in range(40):
        shown: list[set[int]] = [set() for _ in range(CARDS)]
        for table in random_game(seed):
            for place, up in enumerate(table.view(None).up):
                shown[place].add(up)
            found = worlds(tuple(map(frozenset, shown)))
            for view in views(table):
                assert view.backs == backs_in(found, view.up)
                for place in range(CARDS):
                    known = view.backs[place].bit_count() == 1
                    assert (view.back[place] != UNKNOWN) == known


def test_a_view_is_all_that_was_ever_seen() -> None:
    """After every toss and whichever cards were turned: the worlds that agree with the view alone
    are those that agree with all that was seen. There are never more than sixteen."""
    most = 0
    for sides in range(1 << CARDS):
        for turned in range(1 << CARDS):
            ups = [FRONT[card] if sides >> card & 1 else BACK[card] for card in range(CARDS)]
            backs = [FRONT[card] + BACK[card] - ups[card] for card in range(CARDS)]
            known = [ANY_IMAGE ^ 1 << up for up in ups]
            deduce(ups, backs, known)
            for card in range(CARDS):
                if turned >> card & 1:
                    known[card] = 1 << backs[card]
                    deduce(ups, backs, known)
            seen = tuple(
                frozenset({ups[card], backs[card]} if turned >> card & 1 else {ups[card]})
                for card in range(CARDS)
            )
            told = tuple(
                frozenset({ups[card], backs[card]} if bits.bit_count() == 1 else {ups[card]})
                for card, bits in enumerate(known)
            )
            assert worlds(told) == worlds(seen)
            assert backs_in(worlds(seen), ups) == known
            most = max(most, len(worlds(seen)))
    assert most == MOST_WORLDS


def test_each_world_that_agrees_with_a_view_is_equally_likely() -> None:
    for seed in (1, 2, 5):
        stream = Stream()
        start(stream, key_of(seed))
        for table in list(random_game(seed))[:12:3]:
            view = next(views(table))
            drawn = assert_equally_likely(GAME, view, stream, draws=600)
            found = {cards_of(unpack(Position, world)) for world in drawn}
            assert found == worlds(said_by(view))


def cards_of(s: Position) -> World:
    return tuple(SIDES.index(frozenset(sides)) for sides in zip(s.up, s.back, strict=True))


def test_both_players_and_a_spectator_know_the_same() -> None:
    for table in random_game(3):
        first, *others = [pack(view) for view in views(table)]
        assert others == [first, first]


def test_nobody_knows_an_unknown_back_or_what_chance_will_bring() -> None:
    table = set_table("Px", "Xa Ad Ap Dp Xd")
    for view in views(table):
        assert view.back == [UNKNOWN] * CARDS
        assert not any(view.stream.key)


def test_a_back_that_follows_is_known_though_nobody_saw_it() -> None:
    """Three cards show Arsène and two show Lady X: nothing but the diamond is left under police."""
    table = set_table("", "Ax Ap Ad Xp Xd PD")
    assert lying(table, "loose") == "A? A? A? X? X? PD"


def test_what_was_seen_stays_known_wherever_the_card_goes() -> None:
    table = set_table("Xa Xd PX PD AP DA")
    table.play("turn 1")
    table.play("turn 1")
    table.play("move leftmost")
    assert lying(table, "row") == "XD PX PD AP DA XA"


def test_worlds_that_look_alike_are_told_apart_by_nothing() -> None:
    """Two truths with one view: the order of the loose cards tells no number either."""
    one = set_table("", "Xa Xd Ap Px Pd Da")
    other = set_table("", "Xd Xa Ap Px Pd Da")
    assert one.position()["back"] != other.position()["back"]
    assert one.view(0) == other.view(0)
    assert one.picture(0) == other.picture(0)
    assert one.moves() == other.moves()


def test_what_showed_something_new_cannot_be_taken_back() -> None:
    table = set_table("AP PX DA PD", aside="Xa Xd", returning=True)
    table.play("return 1 right turned")
    assert not table.may_undo(0)
    plain = set_table("AP PX DA PD", aside="Xa Xd", returning=True)
    plain.play("return 1 right")
    assert plain.may_undo(0)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_for_the_memory_game_a_view_can_forget_all_backs(seat: int | None) -> None:
    """Whatever was seen of them: the same images lie up, the same is drawn and said."""
    known, unknown, other = (
        forgotten(set_table(row, aside="DA"), seat)
        for row in ("XA XD PX PD AP", "Xa Xd PX PD AP", "XD XA PX PD AP")
    )
    assert known == unknown == other
    assert "on its back" in set_table("XA XD PX PD AP", aside="DA").picture(seat)
    assert "on its back" not in known.picture()


def test_who_forgets_the_backs_may_do_the_same_moves() -> None:
    for table in random_game(4):
        for seat in (0, 1):
            assert forgotten(table, seat).moves() == table.view(seat).moves()


def forgotten(table: roundel.Table, seat: int | None) -> View:
    view = table.view(seat)
    body = view.body
    assert isinstance(body, Position)
    forget_seen(body)
    return view
