"""Moves of Splendor as text and back, and what a hand touches for them."""

import re
from collections import Counter

import pytest

import roundel
from roundel import AmbiguousMove, IllegalMove, InvalidMove
from roundel.core.game import game
from roundel.games.splendor.notation import read, touches, write
from roundel.games.splendor.rules import MOVES
from tests.games.splendor.table_setting import (
    allowed,
    random_game,
    set_table,
    stuck_table,
    tokens_of,
    view_of,
)

NUMBERING = {
    0: "take white blue green",
    9: "take green red black",
    10: "take white blue",
    19: "take red black",
    20: "take white",
    24: "take black",
    25: "take white white",
    29: "take black black",
    30: "reserve 1-1",
    41: "reserve 3-4",
    42: "reserve deck 1",
    44: "reserve deck 3",
    45: "buy 1-1",
    51: "buy 2-3",
    56: "buy 3-4",
    57: "buy hand 1",
    59: "buy hand 3",
    60: "pass",
    61: "gold white",
    65: "gold black",
    66: "pay",
    67: "return white",
    72: "return gold",
    73: "noble 1",
    77: "noble 5",
}


def played(table: roundel.Table, text: str) -> str:
    """The full text of the move that a text is read as."""
    before = len(table.history)
    table.play(text)
    assert len(table.history) == before + 1
    return table.history[-1].text


def test_the_numbering_is_version_one() -> None:
    """What was learnt on it counts on its staying so: a change needs a new version."""
    body = view_of(set_table())
    assert MOVES == 78
    assert {number: write(body, number) for number in NUMBERING} == NUMBERING


def test_the_page_of_rules_shows_the_first_and_last_of_each_kind() -> None:
    """Rows such as: 42-44 | `reserve deck 1` … `reserve deck 3`."""
    body = view_of(set_table())
    page = (game("splendor").folder / "RULES.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+)(?:-(\d+))? \| `([^`]+)`(?: … `([^`]+)`)? \|", page, re.MULTILINE)
    assert len(rows) == 13
    for first, last, first_text, last_text in rows:
        assert write(body, int(first)) == first_text
        assert write(body, int(last or first)) == (last_text or first_text)


def test_every_move_has_a_text_of_its_own_that_reads_back() -> None:
    body = view_of(set_table())
    texts = [write(body, move) for move in range(MOVES)]
    assert len(set(texts)) == MOVES
    assert [read(body, text) for text in texts] == list(range(MOVES))


def test_the_text_of_a_move_is_the_same_in_every_position() -> None:
    views = [view_of(set_table()), view_of(stuck_table())]
    for move in range(MOVES):
        assert len({write(view, move) for view in views}) == 1


@pytest.mark.parametrize(
    "typed",
    [
        "take blue red green",
        "TAKE Green Blue Red",
        "take green, blue, red",
        "  take   red blue  green ",
        "t g blu r",
        "t.r.g.blue",
    ],
)
def test_colours_may_come_in_any_order_and_shortened(typed: str) -> None:
    assert played(set_table(), typed) == "take blue green red"


@pytest.mark.parametrize(
    ("typed", "full"),
    [
        ("t w w", "take white white"),
        ("r 2-3", "reserve 2-3"),
        ("r d 1", "reserve deck 1"),
        ("res deck 3", "reserve deck 3"),
        ("b 1-1", "buy 1-1"),
        ("b h 1", "buy hand 1"),
    ],
)
def test_words_may_be_shortened(typed: str, full: str) -> None:
    table = set_table(tokens={0: "2 green 4 red"}, hands={0: ("S1-18",)}, market={"1-1": "S1-34"})
    assert played(table, typed) == full


def test_a_shortening_means_what_is_allowed_now() -> None:
    assert played(stuck_table(), "p") == "pass"
    paying = set_table(tokens={0: "3 white 1 gold"}, market={"1-1": "S1-25"})
    paying.play("buy 1-1")
    assert played(paying, "p") == "pay"
    returning = set_table(tokens={0: "4 white 4 green 2 red"})
    returning.play("reserve 1-1")
    assert played(returning, "r r") == "return red"
    assert played(set_table(), "r 1-2") == "reserve 1-2"


def test_a_shortening_that_fits_several_is_refused_with_what_it_could_be() -> None:
    with pytest.raises(AmbiguousMove, match="take white blue green or take white green black"):
        set_table().play("t w b g")
    with pytest.raises(
        AmbiguousMove, match="'take b b' could be take blue blue or take black black"
    ):
        set_table().play("take b b")


@pytest.mark.parametrize(
    "typed",
    ["", "fly", "take", "take gold", "take white white white", "buy 4-1", "noble 6"],
)
def test_what_is_no_move_is_refused_with_an_example(typed: str) -> None:
    table = set_table()
    with pytest.raises(InvalidMove, match="a move looks like 'take white blue green'"):
        table.play(typed)
    assert not table.history


@pytest.mark.parametrize("number", [-1, MOVES, True, 2.0])
def test_a_number_that_is_no_move_is_refused(number: int) -> None:
    with pytest.raises(InvalidMove, match="from 0 to 77"):
        set_table().play(number)


def test_a_whole_turn_is_its_parts_joined_by_semicolons() -> None:
    table = set_table(tokens={0: "3 white 2 gold"}, market={"1-1": "S1-25"})
    table.play("buy 1-1; gold white ;pay")
    assert [step.text for step in table.history] == ["buy 1-1", "gold white", "pay"]
    assert (table.to_move, tokens_of(table, 0)) == (1, "1 white 1 gold")


def test_a_whole_turn_is_played_in_all_its_parts_or_not_at_all() -> None:
    table = set_table(tokens={0: "3 white 2 gold"}, market={"1-1": "S1-25"})
    before = table.position()
    with pytest.raises(IllegalMove, match="no red is owed"):
        table.play("buy 1-1; gold white; gold red")
    assert (table.position(), table.history) == (before, ())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_over_a_game_every_legal_move_reads_back_and_is_touched_in_its_own_way(seats: int) -> None:
    for table in random_game(6, seats):
        moves = table.moves()
        for move in moves:
            assert read(view_of(table), move.text) == move.number
        touched = [frozenset(Counter(move.touches).items()) for move in moves]
        assert len(set(touched)) == len(moves)
        assert all(move.touches for move in moves)


@pytest.mark.parametrize(
    ("text", "things"),
    [
        ("take white green black", ("supply-white", "supply-green", "supply-black")),
        ("take red red", ("supply-red", "supply-red")),
        ("reserve 2-3", ("market-6", "supply-gold")),
        ("reserve deck 2", ("deck-1",)),
        ("buy 2-3", ("market-6",)),
        ("buy hand 2", ("hand-0-1",)),
        ("pass", ("pass",)),
        ("gold red", ("tokens-0-gold", "tokens-0-red")),
        ("pay", ("pay",)),
        ("return gold", ("tokens-0-gold",)),
        ("noble 2", ("noble-1",)),
    ],
)
def test_a_move_touches_what_a_hand_would(text: str, things: tuple[str, ...]) -> None:
    body = view_of(set_table())
    assert touches(body, read(body, text)) == things


def test_where_no_gold_is_left_a_card_is_touched_twice_to_reserve_it() -> None:
    body = view_of(set_table(tokens={1: "5 gold"}))
    assert touches(body, read(body, "reserve 2-3")) == ("market-6", "market-6")


def test_a_touch_tells_nothing_of_a_blind_card() -> None:
    """The same places are touched, whatever card lies there."""
    ids = set()
    for name in ("S1-18?", "S1-33?"):
        table = set_table(tokens={0: "3 green 3 red"}, hands={0: (name,)})
        assert "buy hand 1" in allowed(table)
        ids.add(table.moves()[-1].touches)
    assert ids == {("hand-0-0",)}


# Why not


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("take white blue green", "there is no white in the supply"),
        ("take blue", "with 3 colours left, take three different gems"),
        ("take blue blue", "two of a colour need 4 there, and there are 3"),
        ("reserve 1-1", "3 reserved cards are in hand already"),
        ("buy hand 1", "still missing: 4 red"),
        ("buy 1-2", "still missing: 2 black .1 gold is not enough."),
        ("pass", "passing is allowed only when nothing else is"),
        ("pay", "first take, reserve or buy"),
        ("noble 1", "first take, reserve or buy"),
        ("return white", "first take, reserve or buy"),
    ],
)
def test_a_refusal_says_why(typed: str, reason: str) -> None:
    table = set_table(
        tokens={0: "4 white 1 blue 2 green 1 black 1 gold", 1: "4 red"},
        hands={0: ("S1-16", "S3-01", "S3-03")},
        market={"1-2": "S1-10"},
    )
    with pytest.raises(IllegalMove, match=f"^'{typed}' is not allowed now: .*{reason}"):
        table.play(typed)


def test_what_bonuses_cover_is_not_missing() -> None:
    """S1-16 costs 4 red."""
    table = set_table(bonuses={0: "3 red"}, market={"1-1": "S1-16"})
    with pytest.raises(IllegalMove, match=r"still missing: 1 red$"):
        table.play("buy 1-1")


def test_a_refusal_in_the_middle_of_a_turn_says_what_is_due() -> None:
    paying = set_table(tokens={0: "3 white 1 gold"}, market={"1-1": "S1-25"})
    paying.play("buy 1-1")
    with pytest.raises(IllegalMove, match="say where gold goes, or pay"):
        paying.play("take white blue green")
    returning = set_table(tokens={0: "4 white 4 green 2 red"})
    returning.play("reserve 1-1")
    with pytest.raises(IllegalMove, match="give back tokens first, down to ten"):
        returning.play("take white blue green")
    with pytest.raises(IllegalMove, match="there is no black in hand"):
        returning.play("return black")
    choosing = set_table(bonuses={0: "4 white 4 blue 3 green"}, nobles=("N03", "N10", "N01"))
    choosing.play("take white blue green")
    with pytest.raises(IllegalMove, match="choose a noble first"):
        choosing.play("take white blue green")
    with pytest.raises(IllegalMove, match="that noble does not come"):
        choosing.play("noble 2")
    over = stuck_table()
    over.play("pass")
    over.play("pass")
    with pytest.raises(IllegalMove, match="the game is over"):
        over.play("pass")
