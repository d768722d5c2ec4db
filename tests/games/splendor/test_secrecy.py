"""What each seat may know, and the worlds that agree with it."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import roundel
from roundel.core.shape import UNKNOWN, copy
from roundel.core.stream import Stream, key_of, start
from roundel.core.view import View
from roundel.games.splendor.components import CARD_IDS, LEVEL
from roundel.games.splendor.position import Position
from roundel.games.splendor.secrecy import imagine
from tests.games.splendor.table_setting import (
    card_number,
    cards_of,
    random_game,
    set_table,
)

EVERYBODY = (0, 1, None)


def seen_in_hand(table: roundel.Table, viewer: int | None, seat: int) -> list[int]:
    """The hand of a seat as somebody sees it, without its empty places."""
    hand: list[int] = table.view(viewer).players[seat].reserved
    return [card for card in hand if card != -1]


def worlds(view: View, count: int) -> Counter[str]:
    """So many imagined worlds, each as the ids in the decks and in the hands."""
    dice, found = Stream(), Counter[str]()
    start(dice, key_of(5))
    for _ in range(count):
        world = Position()
        copy(world, view.body)
        imagine(world, dice)
        found[" ".join(hidden_part(world))] += 1
    return found


def hidden_part(world: Position) -> list[str]:
    decks = [CARD_IDS[card] for deck in world.decks for card in deck.cards[: deck.left]]
    hands = [CARD_IDS[card] for player in world.players for card in player.reserved if card >= 0]
    return [*decks, "|", *hands]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_knows_the_decks_and_the_random_stream(viewer: int | None) -> None:
    table = roundel.table("splendor", seed=3)
    view = table.view(viewer)
    for deck, size in zip(view.decks, (36, 26, 16), strict=True):
        assert deck.left == size
        assert deck.cards == [UNKNOWN] * size + [-1] * (40 - size)
    stream = view.as_dict()["stream"]
    assert set(stream["key"]) | set(stream["block"]) | {stream["counter"], stream["used"]} == {0}


def test_a_blind_card_is_known_to_its_owner_alone_its_level_to_all() -> None:
    table = set_table(tops=("S2-09",))
    table.play("reserve deck 2")
    assert seen_in_hand(table, 0, 0) == [card_number("S2-09")]
    for other in (1, None):
        assert seen_in_hand(table, other, 0) == [UNKNOWN]
        assert table.view(other).players[0].unseen == [2, 0, 0]


def test_a_card_reserved_face_up_is_known_to_all() -> None:
    table = set_table(market={"2-2": "S2-09"})
    table.play("reserve 2-2")
    for viewer in EVERYBODY:
        assert seen_in_hand(table, viewer, 0) == [card_number("S2-09")]
        assert table.view(viewer).players[0].unseen == [0, 0, 0]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_bought_blind_card_is_known_to_all(viewer: int | None) -> None:
    table = set_table(tokens={0: "3 red"}, hands={0: ("S1-18?",)})
    assert table.view(viewer).owner[card_number("S1-18")] == -1
    table.play("buy hand 1")
    assert table.view(viewer).owner[card_number("S1-18")] == 0
    assert seen_in_hand(table, viewer, 0) == []


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everything_but_cards_is_public(viewer: int | None) -> None:
    """A view differs from the truth in decks, blind cards and the stream, and in nothing else."""
    table = set_table(
        tokens={0: "2 red", 1: "1 gold"}, hands={0: ("S1-18?", "S2-01"), 1: ("S3-01?",)}
    )
    assert differing(table.position(), table.view(viewer).as_dict()) == {
        "stream.key",
        "stream.block",
        "stream.counter",
        "stream.used",
        "decks[0].cards",
        "decks[1].cards",
        "decks[2].cards",
        *({"players[0].reserved"} if viewer != 0 else set()),
        *({"players[1].reserved"} if viewer != 1 else set()),
    }


def differing(truth: Any, view: Any, path: str = "") -> set[str]:
    """The fields in which two dicts of positions differ."""
    if isinstance(truth, dict):
        parts = [(f"{path}.{key}" if path else key, truth[key], view[key]) for key in truth]
    elif isinstance(truth, list) and truth and isinstance(truth[0], dict):
        parts = [(f"{path}[{i}]", *pair) for i, pair in enumerate(zip(truth, view, strict=True))]
    else:
        return {path} if truth != view else set()
    return {name for part in parts for name in differing(part[1], part[2], part[0])}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_once_seen_stays_known(seats: int) -> None:
    """Over a random game, each seat's view holds every face that it has ever been shown."""
    shown: dict[int, set[int]] = {seat: set() for seat in range(seats)}
    hidden_from_somebody = 0
    for table in random_game(8, seats):
        for seat in range(seats):
            view = table.view(seat)
            faces = set(view.market) | {card for card in range(90) if view.owner[card] >= 0}
            faces |= {card for player in view.players[:seats] for card in player.reserved}
            assert shown[seat] <= faces
            shown[seat] = {card for card in faces if card >= 0}
        hidden_from_somebody += len(set(map(frozenset, shown.values()))) > 1
    assert hidden_from_somebody > 0


TEN = "4 white 4 green 2 red"


@pytest.mark.parametrize("move", ["reserve deck 1", "reserve 1-1"])
def test_what_was_turned_up_cannot_be_taken_back(move: str) -> None:
    """There is a token to give back, and yet the turn cannot begin anew."""
    table = set_table(tokens={0: TEN})
    table.play(move)
    assert table.to_move == 0
    assert not table.may_undo(0)


def test_a_blind_card_named_cannot_be_taken_back_unlike_others() -> None:
    tokens = {0: "3 white 1 gold"}
    blind = set_table(tokens=tokens, hands={0: ("S1-25?",)})
    known = set_table(tokens=tokens, hands={0: ("S1-25",)})
    for table, may in ((blind, False), (known, True)):
        table.play("buy hand 1")
        assert (table.to_move, table.may_undo(0)) == (0, may)


def test_taken_tokens_may_be_taken_back_while_the_turn_lasts() -> None:
    table = set_table(tokens={0: TEN})
    table.play("take blue blue")
    assert table.may_undo(0)
    table.play("return red")
    assert table.may_undo(0)
    table.play("return red")
    assert not table.may_undo(0)


def test_imagined_worlds_leave_alone_what_is_known() -> None:
    table = set_table(
        hands={0: ("S1-18?", "S2-01"), 1: ("S3-01?", "S1-02")},
        bought={0: ("S1-05",), 1: ("S2-06",)},
    )
    view = table.view(0)
    known = [card_number(name) for name in ("S1-18", "S2-01", "S1-02", "S1-05", "S2-06")]
    dice = Stream()
    start(dice, key_of(5))
    for _ in range(20):
        world = Position()
        copy(world, view.body)
        imagine(world, dice)
        decks = [card for deck in world.decks for card in deck.cards[: deck.left]]
        assert not set(decks) & {*known, *view.market}
        assert world.players[0].reserved == view.players[0].reserved
        assert LEVEL[world.players[1].reserved[0]] == 2
        assert world.players[1].reserved[1:] == [card_number("S1-02"), -1]
        assert len({*decks, *world.players[1].reserved[:1]}) == 36 - 3 + 26 - 2 + 16


def test_every_world_that_agrees_is_equally_likely() -> None:
    """Two cards left in the deck of level 3 and one in the rival's hand: six worlds."""
    level_3 = cards_of(3)
    levels_1_and_2 = cards_of(1)[4:] + cards_of(2)[4:]
    unseen = level_3[:3]
    table = set_table(
        bought={0: levels_1_and_2, 1: level_3[7:]},
        hands={1: (f"{unseen[0]}?",)},
        market={f"3-{place}": level_3[2 + place] for place in range(1, 5)},
        nobles=("N01", "N02", "N03"),
        hosts={"N01": 0, "N02": 0, "N03": 0},
    )
    found = worlds(table.view(0), 3000)
    expected = {f"{first} {second} | {held}" for first, second, held in permutations(unseen)}
    assert set(found) == expected
    assert all(410 < count < 590 for count in found.values())
    assert set(worlds(table.view(1), 200)) == {
        f"{first} {second} | {unseen[0]}" for first, second in permutations(unseen[1:])
    }


def test_the_last_hidden_card_of_a_level_can_be_worked_out() -> None:
    level_3 = cards_of(3)
    table = set_table(
        bought={0: level_3[5:]},
        hands={1: (f"{level_3[0]}?",)},
        market={f"3-{place}": level_3[place] for place in range(1, 5)},
    )
    assert seen_in_hand(table, 0, 1) == [UNKNOWN]
    assert all(world.endswith(f"| {level_3[0]}") for world in worlds(table.view(0), 5))
