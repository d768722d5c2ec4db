"""What is said of Splendor Duel in English."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message as Entry

import roundel
from roundel.core.game import game
from roundel.core.message import Message
from roundel.core.view import told
from roundel.games.splendor_duel.notation import say, tell, why_not
from roundel.games.splendor_duel.rules import MOVES
from tests.games.splendor_duel.table_setting import deadlock, random_game, set_table, view_of

DUEL = game("splendor-duel")
NAMES = ("Ann", "Bob")
ENGLISH = DUEL.folder / "locale" / "en.ftl"
EMPTY_BOARD = "..... ..... ..... ..... ....."


def words(message: Message) -> str:
    return DUEL.words(message, NAMES)


def ids(message: Message) -> Iterator[str]:
    """The name of a message and of all within it."""
    yield message.id
    for value in message.values.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Message):
                yield from ids(part)


def log(table: roundel.Table, text: str, viewer: int | None = 1) -> list[str]:
    """What the log tells this seat when the move is played."""
    move = next(move for move in table.moves() if move.text == text)
    before = table.view(viewer)
    table.play(move)
    return [words(message) for message in told(DUEL, before, move.number, table.view(viewer))]


def button(table: roundel.Table, text: str) -> str:
    view = table.view(table.to_move)
    return view.say(next(move for move in table.moves() if move.text == text))


def entries(path: Path) -> set[str]:
    """The names of the messages in a file of words."""
    return {
        entry.id.name
        for entry in FluentResource(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Entry)
    }


def everything_said() -> Iterator[Message]:
    """All that is said, to everybody, over some games."""
    for seed in range(6):
        for table in random_game(seed, blocking=seed % 2):
            if not table.is_over:
                yield from said_here(table)


def said_here(table: roundel.Table) -> Iterator[Message]:
    """Buttons, refusals, and what a move tells."""
    legal = [move.number for move in table.moves()]
    own = view_of(table)
    yield from (say(own, number) for number in legal)
    if table.turn % 5 == 1:
        yield from (why_not(own, number) for number in range(MOVES) if number not in legal)
    number = legal[table.turn % len(legal)]
    before = [table.view(viewer).body for viewer in (0, 1, None)]
    table.play(number)
    for viewer, view in zip((0, 1, None), before, strict=True):
        yield from tell(view, number, table.view(viewer).body)  # type: ignore[arg-type]
    table.undo()


@pytest.fixture(scope="module")
def said() -> list[Message]:
    """Each thing once."""
    return list({repr(message): message for message in everything_said()}.values())


def test_all_that_can_be_said_has_words(said: list[Message]) -> None:
    for message in said:
        text = words(message)
        assert text == " ".join(text.split())
        assert not set(text) & set("{}_")


def test_all_words_are_used(said: list[Message]) -> None:
    """Those of the picture are drawn, the others are said or at least named in the rooms."""
    used = {id for message in said for id in ids(message)}
    rooms = "".join(path.read_text(encoding="utf-8") for path in DUEL.folder.glob("*.py"))
    known = {id for id in entries(ENGLISH) if not id.startswith("picture")}
    assert {id for id in known - used if f'"{id}"' not in rooms} == set()


# Buttons


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("scroll a1", "Spend a scroll on white at a1"),
        ("refill", "Refill the board with the 13 tokens in the bag; your rival gains a scroll"),
        ("take a1 b1 c1", "Take white at a1, the pearl at b1 and red at c1"),
        ("gold e5", "Take the gold at e5 and reserve a card"),
        ("buy 1-1", "Buy the level 1 red card (a token of its colour) for 2 blue and 2 green"),
        ("buy hand 1", "Buy the level 1 black card (1 crown) for nothing"),
    ],
)
def test_a_button_says_what_the_move_does(text: str, sentence: str) -> None:
    table = set_table(
        "wpr.. ..... ..... ..... ....o",
        tokens={0: "2 blue 2 green 4 black"},
        scrolls={0: 1},
        bonuses={0: "3 white"},
        pyramid={"1-1": "D1-18"},
        hands={0: ("D1-24",)},
    )
    assert button(table, text) == sentence


def test_buttons_of_the_parts_of_a_turn() -> None:
    paying = set_table(
        EMPTY_BOARD,
        tokens={0: "4 black 1 pearl 1 gold"},
        bonuses={0: "1 red 1 blue"},
        pyramid={"1-1": "D1-29"},
    )
    paying.play("buy 1-1")
    assert button(paying, "gold pearl") == "Pay one gold in place of pearl"
    assert button(paying, "pay") == "Pay the rest with 4 black and 1 pearl"
    paying.play("pay")
    assert button(paying, "lay red") == "Lay the wild card on red"
    crowned = set_table(
        EMPTY_BOARD,
        tokens={0: "3 black"},
        bought={0: ("D1-04", "D1-14")},
        pyramid={"1-1": "D1-19"},
    )
    crowned.play("buy 1-1")
    assert button(crowned, "royal 1") == "Receive the royal of 2 points and a theft"
    assert button(crowned, "royal 4") == "Receive the royal of 3 points"


# The log


def test_the_log_tells_what_a_move_brought() -> None:
    table = set_table("ppw.. ..... ..... ..... .....", scrolls={0: 3}, tokens={1: "3 gold"})
    assert log(table, "take a1 b1") == [
        "Ann takes the pearl at a1 and the pearl at b1.",
        "Bob gains a scroll from Ann.",
    ]
    assert log(table, "refill") == [
        "Bob refills the board with 19 tokens.",
        "Ann gains a scroll from Bob.",
    ]


def test_the_log_tells_that_nothing_could_be_done() -> None:
    table = deadlock("p.... ..... ..... ..... ....p")
    table.play("scroll a1")
    assert log(table, "scroll e5") == ["Ann spends a scroll on the pearl at e5."]
    assert log(table, "refill") == [
        "Ann refills the board with 3 tokens.",
        "Bob gains a scroll.",
        "Ann can do nothing more.",
    ]


def test_the_log_tells_a_royal_before_what_it_brings() -> None:
    table = set_table(
        EMPTY_BOARD,
        tokens={0: "3 black", 1: "1 blue"},
        bought={0: ("D1-04", "D1-14")},
        pyramid={"1-1": "D1-19"},
    )
    table.play("buy 1-1")
    assert log(table, "royal 1") == [
        "Ann receives the royal of 2 points and a theft.",
        "Ann steals blue from Bob.",
    ]


def test_the_log_tells_abilities_that_needed_no_choice() -> None:
    table = set_table(
        "r.... ..... ..... ..... .....",
        tokens={0: "2 blue 2 green"},
        pyramid={"1-1": "D1-18"},
    )
    assert log(table, "buy 1-1") == [
        "Ann buys the level 1 red card (a token of its colour).",
        "By the card Ann takes red at a1.",
    ]
    again = set_table(EMPTY_BOARD, tokens={0: "2 white 2 black 1 pearl"}, pyramid={"1-1": "D1-17"})
    assert log(again, "buy 1-1")[-1] == "Ann has another turn."


@pytest.mark.parametrize("viewer", [1, None])
def test_the_log_names_a_blind_card_to_its_owner_alone(viewer: int | None) -> None:
    def reserving() -> roundel.Table:
        table = set_table("o.... ..... ..... ..... .....", tops=("D3-10",))
        table.play("gold a1")
        return table

    seen = log(reserving(), "reserve deck 3", viewer=0)
    assert seen == ["Ann reserves the level 3 black card (4 points), unseen by the rival."]
    unseen = log(reserving(), "reserve deck 3", viewer=viewer)
    assert unseen == ["Ann reserves a card of level 3 unseen."]


def test_the_log_tells_how_the_game_ended() -> None:
    points = set_table(
        EMPTY_BOARD,
        tokens={0: "1 red 3 black"},
        bought={0: ("D3-02", "D3-04", "D3-06", "D3-08", "D1-30")},
        pyramid={"1-1": "D1-10"},
    )
    assert log(points, "buy 1-1")[-1] == "Ann wins with 20 points."
    colour = set_table(
        EMPTY_BOARD,
        tokens={0: "2 green 3 red"},
        bought={0: ("D3-02", "D3-01", "D2-03")},
        pyramid={"1-1": "D1-05"},
    )
    assert log(colour, "buy 1-1")[-1] == "Ann wins with 10 points on white cards."
    endless = set_table("w.... ..... ..... ..... .....", turn=399)
    assert log(endless, "take a1")[-1] == "The limit of turns is reached: no result."
