"""Moves of Splendor Duel as text and back, and what a hand touches for them."""

import re
from collections import Counter

import pytest

import roundel
from roundel import AmbiguousMove, IllegalMove, InvalidMove
from roundel.core.game import game
from roundel.games.splendor_duel.notation import read, touches, write
from roundel.games.splendor_duel.rules import MOVES
from tests.games.splendor_duel.table_setting import (
    deadlock,
    random_game,
    set_table,
    tokens_of,
    view_of,
)

NUMBERING = {
    0: "scroll a1",
    24: "scroll e5",
    25: "refill",
    26: "take a1",
    28: "take a1 b1 c1",
    33: "take b1",
    36: "take b1 a2",
    114: "take c3 d3",
    170: "take e5",
    171: "gold a1",
    195: "gold e5",
    196: "buy 1-1",
    201: "buy 2-1",
    207: "buy 3-3",
    208: "buy hand 1",
    210: "buy hand 3",
    211: "claim",
    212: "reserve 1-1",
    223: "reserve 3-3",
    224: "reserve deck 1",
    227: "gold white",
    232: "gold pearl",
    233: "pay",
    234: "lay white",
    238: "lay black",
    239: "pick a1",
    263: "pick e5",
    264: "steal white",
    269: "steal pearl",
    270: "royal 1",
    273: "royal 4",
    274: "discard white",
    280: "discard gold",
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
    assert MOVES == 281
    assert {number: write(body, number) for number in NUMBERING} == NUMBERING


def test_the_page_of_rules_shows_the_first_and_last_of_each_kind() -> None:
    """Rows such as: 224-226 | `reserve deck 1` … `reserve deck 3`."""
    body = view_of(set_table())
    page = (game("splendor-duel").folder / "RULES.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+)(?:-(\d+))? \| `([^`]+)`(?: … `([^`]+)`)? \|", page, re.MULTILINE)
    assert len(rows) == 16
    for first, last, first_text, last_text in rows:
        assert write(body, int(first)) == first_text
        assert write(body, int(last or first)) == (last_text or first_text)


def test_every_move_has_a_text_of_its_own_that_reads_back() -> None:
    body = view_of(set_table())
    texts = [write(body, move) for move in range(MOVES)]
    assert len(set(texts)) == MOVES
    assert [read(body, text) for text in texts] == list(range(MOVES))


def test_the_text_of_a_move_is_the_same_in_every_position() -> None:
    views = [view_of(set_table()), view_of(deadlock("p.... ..... .ooo. ..... ....p"))]
    for move in range(MOVES):
        assert len({write(view, move) for view in views}) == 1


@pytest.mark.parametrize("typed", ["take d3 c3 e3", "TAKE E3, D3, C3", " t  e3 d3   c3 "])
def test_cells_may_come_in_any_order(typed: str) -> None:
    table = set_table("..... ..... ..wbg ..... .....")
    assert played(table, typed) == "take c3 d3 e3"


@pytest.mark.parametrize(
    ("typed", "full"),
    [
        ("s c3", "scroll c3"),
        ("ref", "refill"),
        ("t c3 d3", "take c3 d3"),
        ("g a1", "gold a1"),
        ("b 1-1", "buy 1-1"),
        ("b h 1", "buy hand 1"),
    ],
)
def test_words_may_be_shortened(typed: str, full: str) -> None:
    table = set_table(
        "o.... ..... ..wbg ..... .....",
        tokens={0: "3 black"},
        scrolls={0: 1},
        hands={0: ("D1-19",)},
        pyramid={"1-1": "D1-24"},
        bonuses={0: "3 white"},
    )
    assert played(table, typed) == full


def test_a_shortening_that_fits_several_is_refused() -> None:
    with pytest.raises(AmbiguousMove, match="'gold b' could be gold blue or gold black"):
        paying().play("gold b")


def paying() -> roundel.Table:
    """D1-16 costs one of each colour but red."""
    table = set_table(
        "..... ..... ..... ..... .....",
        tokens={0: "1 white 1 blue 1 green 1 black 1 gold"},
        pyramid={"1-1": "D1-16"},
    )
    table.play("buy 1-1")
    return table


@pytest.mark.parametrize(
    "typed", ["", "fly", "take", "take a1 c1", "scroll f1", "buy 4-1", "royal 5", "steal gold"]
)
def test_what_is_no_move_is_refused_with_an_example(typed: str) -> None:
    table = set_table()
    with pytest.raises(InvalidMove, match="a move looks like 'take a1'"):
        table.play(typed)
    assert not table.history


def test_a_whole_turn_is_played_in_all_its_parts_or_not_at_all() -> None:
    table = set_table("o.... ..... ..w.. ..... .....", scrolls={0: 1})
    before = table.position()
    with pytest.raises(IllegalMove, match="choose the card to reserve"):
        table.play("scroll c3; gold a1; take c3")
    assert (table.position(), table.history) == (before, ())
    table.play("scroll c3; gold a1; reserve deck 2")
    assert (table.to_move, tokens_of(table, 0)) == (1, "1 white 1 gold")


@pytest.mark.parametrize("seed", [6, 7])
def test_over_a_game_every_legal_move_reads_back_and_is_touched_in_its_own_way(seed: int) -> None:
    for table in random_game(seed, blocking=1):
        moves = table.moves()
        for move in moves:
            assert read(view_of(table), move.text) == move.number
        touched = [frozenset(Counter(move.touches).items()) for move in moves]
        assert len(set(touched)) == len(moves)
        assert all(move.touches for move in moves)


@pytest.mark.parametrize(
    ("text", "things"),
    [
        ("scroll c3", ("scroll-0", "cell-c3")),
        ("refill", ("bag",)),
        ("take c2 c3 c4", ("cell-c2", "cell-c3", "cell-c4")),
        ("gold a1", ("cell-a1",)),
        ("buy 2-3", ("pyramid-7",)),
        ("buy hand 2", ("hand-0-1",)),
        ("claim", ("claim",)),
        ("reserve 3-1", ("pyramid-9",)),
        ("reserve deck 2", ("deck-1",)),
        ("gold pearl", ("tokens-0-gold", "tokens-0-pearl")),
        ("pay", ("pay",)),
        ("lay red", ("bonus-0-red",)),
        ("pick e5", ("cell-e5",)),
        ("steal pearl", ("tokens-1-pearl",)),
        ("royal 4", ("royal-3",)),
        ("discard gold", ("tokens-0-gold",)),
    ],
)
def test_a_move_touches_what_a_hand_would(text: str, things: tuple[str, ...]) -> None:
    body = view_of(set_table())
    assert touches(body, read(body, text)) == things


# Why not


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("scroll a1", "you have no scroll"),
        ("refill", "the bag is empty"),
        ("take c3 c4", "no token lies at c3"),
        ("gold c3", "no gold lies at c3"),
        ("buy hand 1", "no card lies there"),
        ("buy 1-1", "still missing: 2 white, 2 black and 1 pearl"),
        ("claim", "this table has no rule against blocking"),
        ("reserve 1-1", "first take tokens, take gold with a card, or buy a card"),
        ("pay", "first take tokens, take gold with a card, or buy a card"),
        ("discard white", "first take tokens, take gold with a card, or buy a card"),
    ],
)
def test_a_refusal_says_why(typed: str, reason: str) -> None:
    table = set_table(
        "wwwwb bbbgg gg.or rrrkk kkppo",
        tokens={1: "1 gold"},
        pyramid={"1-1": "D1-17"},
    )
    with pytest.raises(IllegalMove, match=f"^'{typed}' is not allowed now: .*{reason}"):
        table.play(typed)
