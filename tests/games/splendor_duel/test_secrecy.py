"""What each seat may know, and the worlds that agree with it."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import roundel
from roundel.core.shape import UNKNOWN, copy
from roundel.core.stream import Stream, key_of, start
from roundel.core.view import View
from roundel.games.splendor_duel.components import BONUS, CARD_IDS, LEVEL, WILD
from roundel.games.splendor_duel.position import Position, faults
from roundel.games.splendor_duel.rules import MOVES, apply, legal
from roundel.games.splendor_duel.rules.numbering import REFILL
from roundel.games.splendor_duel.secrecy import imagine
from tests.games.splendor_duel.table_setting import (
    allowed,
    card_number,
    cards_of,
    deadlock,
    random_game,
    set_table,
)

EVERYBODY = (0, 1, None)


def seen_in_hand(table: roundel.Table, viewer: int | None, seat: int) -> list[int]:
    """The hand of a seat as somebody sees it, without its empty places."""
    hand: list[int] = table.view(viewer).players[seat].reserved
    return [card for card in hand if card != -1]


def worlds(view: View, count: int) -> list[Position]:
    """So many imagined worlds."""
    dice, found = Stream(), []
    start(dice, key_of(5))
    for _ in range(count):
        world = Position()
        copy(world, view.body)
        imagine(world, dice)
        found.append(world)
    return found


def hidden_part(world: Position) -> str:
    """The ids in the decks and in the hands."""
    decks = [CARD_IDS[card] for deck in world.decks for card in deck.cards[: deck.left]]
    hands = [CARD_IDS[card] for player in world.players for card in player.reserved if card >= 0]
    return " ".join([*decks, "|", *hands])


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_knows_the_decks_and_the_random_stream(viewer: int | None) -> None:
    view = roundel.table("splendor-duel", seed=3).view(viewer)
    for deck, size in zip(view.decks, (25, 20, 10), strict=True):
        assert deck.left == size
        assert deck.cards == [UNKNOWN] * size + [-1] * (30 - size)
    stream = view.as_dict()["stream"]
    assert set(stream["key"]) | set(stream["block"]) | {stream["counter"], stream["used"]} == {0}


@pytest.mark.parametrize(("level", "top"), [(1, "D1-10"), (2, "D2-09"), (3, "D3-10")])
def test_a_blind_card_is_known_to_its_owner_alone_its_level_to_all(level: int, top: str) -> None:
    table = set_table("o.... ..... ..... ..... .....", tops=(top,))
    table.play(f"gold a1; reserve deck {level}")
    assert seen_in_hand(table, 0, 0) == [card_number(top)]
    for other in (1, None):
        assert seen_in_hand(table, other, 0) == [UNKNOWN]
        assert table.view(other).players[0].unseen == [level, 0, 0]


def test_a_card_reserved_face_up_is_known_to_all() -> None:
    table = set_table("o.... ..... ..... ..... .....", pyramid={"2-2": "D2-09"})
    table.play("gold a1; reserve 2-2")
    for viewer in EVERYBODY:
        assert seen_in_hand(table, viewer, 0) == [card_number("D2-09")]
        assert table.view(viewer).players[0].unseen == [0, 0, 0]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everything_but_cards_is_public(viewer: int | None) -> None:
    """A view differs from the truth in decks, blind cards and the stream, and in nothing else."""
    table = set_table(
        "wbg.. ..... ..... ..... .....",
        tokens={0: "2 red", 1: "1 gold"},
        hands={0: ("D1-18?", "D2-01"), 1: ("D3-01?",)},
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


def test_what_was_once_seen_stays_known() -> None:
    """Over a random game, each seat's view holds every face that it has ever been shown."""
    shown: dict[int, set[int]] = {0: set(), 1: set()}
    hidden_from_somebody = 0
    for table in random_game(8):
        for seat in (0, 1):
            view = table.view(seat)
            faces = set(view.pyramid) | {card for card in range(67) if view.owner[card] >= 0}
            faces |= {card for player in view.players for card in player.reserved}
            assert shown[seat] <= faces
            shown[seat] = {card for card in faces if card >= 0}
        hidden_from_somebody += shown[0] != shown[1]
    assert hidden_from_somebody > 0


def test_what_was_turned_up_cannot_be_taken_back() -> None:
    """Tokens out of the bag, and a new card in the pyramid, seen before a token is picked."""
    refilled = set_table("w.... ..... ..... ..... .....")
    refilled.play("refill")
    assert (refilled.to_move, refilled.may_undo(0)) == (0, False)
    bought = set_table(
        "r...r ..... ..... ..... .....", tokens={0: "2 blue 2 green"}, pyramid={"1-4": "D1-18"}
    )
    bought.play("buy 1-4")
    assert (bought.to_move, bought.may_undo(0)) == (0, False)


@pytest.mark.parametrize("move", ["reserve deck 1", "reserve 1-1"])
def test_a_reserved_card_cannot_be_taken_back(move: str) -> None:
    """There is a token to discard, and yet the turn cannot begin anew."""
    table = set_table("o.... ..... ..... ..... .....", tokens={0: "4 red 4 blue 2 white"})
    table.play("gold a1")
    table.play(move)
    assert (table.to_move, table.may_undo(0)) == (0, False)


def test_a_blind_card_named_cannot_be_taken_back_unlike_others() -> None:
    tokens = {0: "3 black 1 gold"}
    blind = set_table(tokens=tokens, hands={0: ("D1-19?",)})
    known = set_table(tokens=tokens, hands={0: ("D1-19",)})
    for table, may in ((blind, False), (known, True)):
        table.play("buy hand 1")
        assert (table.to_move, table.may_undo(0)) == (0, may)


def test_what_shows_nothing_new_may_be_taken_back_while_the_turn_lasts() -> None:
    table = set_table("w.b.. ..... ..o.. ..... .....", scrolls={0: 1})
    for move in ("scroll a1", "gold c3"):
        table.play(move)
        assert table.may_undo(0)
    reserved = set_table(
        "o.... ..... ..... ..... .....",
        tokens={0: "4 red 4 blue 2 white"},
        bought={1: cards_of(3)[:10]},
        royals={"R1": 1, "R2": 1},
    )
    reserved.play("gold a1; reserve 3-1")
    assert (reserved.to_move, reserved.may_undo(0)) == (0, True), "no card follows from this deck"


def test_imagined_worlds_leave_alone_what_is_known() -> None:
    table = set_table(
        hands={0: ("D1-18?", "D2-01"), 1: ("D3-01?", "D1-02")},
        bought={0: ("D1-05",), 1: ("D2-06",)},
    )
    view = table.view(0)
    known = [card_number(name) for name in ("D1-18", "D2-01", "D1-02", "D1-05", "D2-06")]
    for world in worlds(view, 20):
        decks = [card for deck in world.decks for card in deck.cards[: deck.left]]
        assert not set(decks) & {*known, *view.pyramid}
        assert world.players[0].reserved == view.players[0].reserved
        assert LEVEL[world.players[1].reserved[0]] == 2
        assert world.players[1].reserved[1:] == [card_number("D1-02"), -1]
        assert len({*decks, *world.players[1].reserved[:1]}) == 67 - 12 - 5
        assert (world.board, world.bag) == (view.board, view.bag)


def test_every_world_that_agrees_is_equally_likely() -> None:
    """Two cards left in the deck of level 3 and one in the rival's hand: six worlds."""
    level_3 = cards_of(3)
    unseen = level_3[:3]
    lower = [*cards_of(1)[5:], *cards_of(2)[4:]]
    table = set_table(
        bought={0: lower, 1: level_3[6:]},
        laid={name: "blue" for name in lower if BONUS[card_number(name)] == WILD}
        | {"D3-11": "black", "D3-12": "black"},
        hands={1: (f"{unseen[0]}?",)},
        pyramid={f"3-{place}": level_3[2 + place] for place in range(1, 4)},
        royals={"R1": 0, "R2": 0, "R3": 1, "R4": 1},
    )
    found = Counter(hidden_part(world) for world in worlds(table.view(0), 3000))
    expected = {f"{first} {second} | {held}" for first, second, held in permutations(unseen)}
    assert set(found) == expected
    assert all(410 < count < 590 for count in found.values())
    assert {hidden_part(world) for world in worlds(table.view(1), 200)} == {
        f"{first} {second} | {unseen[0]}" for first, second in permutations(unseen[1:])
    }


def test_the_last_hidden_card_of_a_level_can_be_worked_out() -> None:
    """The deck of level 3 is empty, and the rival holds the one card that is nowhere else."""
    level_3 = cards_of(3)
    table = set_table(
        bought={1: level_3[:9]},
        hands={1: (f"{level_3[9]}?",)},
        royals={"R1": 1, "R2": 1},
    )
    assert table.position()["decks"][2]["left"] == 0
    assert table.view(0).players[1].reserved[0] == UNKNOWN
    for world in worlds(table.view(0), 5):
        assert world.players[1].reserved[0] == card_number(level_3[9])
        assert world.decks[2].cards == [-1] * 30


@pytest.mark.parametrize("viewer", [1, None])
def test_in_imagined_worlds_whoever_is_to_move_can_do_something(viewer: int | None) -> None:
    """All else is gone, and yet the action was not skipped: a hidden card can be paid for.

    With 4 white, 4 blue, 2 green and both pearls that is one of seven of the first level.
    """
    table = deadlock(
        "p.... ..... .ooo. ..... ....p",
        hand=("D1-04?", "D3-11", "D3-12"),
        rival_hand=("D1-30?",),
    )
    table.play("scroll a1; scroll e5")
    assert allowed(table) == {"buy hand 1"}
    found: Counter[str] = Counter()
    for world in worlds(table.view(viewer), 3000):
        assert not list(faults(world))
        assert legal(world, [0] * MOVES) > 0
        found[CARD_IDS[world.players[0].reserved[0]]] += 1
    assert set(found) == {"D1-02", "D1-04", "D1-13", "D1-18", "D1-20", "D1-22", "D1-24"}
    assert all(340 < count < 520 for count in found.values())


def test_imagined_worlds_refill_in_their_own_ways() -> None:
    """Three white and a gold in the bag: the gold may come to any of four cells."""
    table = set_table(
        "w.... ..... ..... ..... .....",
        tokens={0: "4 blue 4 green 2 red", 1: "2 red 4 black 2 pearl 2 gold"},
    )
    boards: Counter[tuple[int, ...]] = Counter()
    for world in worlds(table.view(0), 400):
        apply(world, REFILL)
        boards[tuple(world.board)] += 1
    assert len(boards) == 4
    assert all(60 < count < 140 for count in boards.values())
