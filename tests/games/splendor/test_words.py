"""What is said of Splendor in English."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message as Entry

import roundel
from roundel.core.game import game
from roundel.core.message import Message
from roundel.core.view import told
from roundel.games.splendor.notation import say, tell, why_not
from roundel.games.splendor.rules import MOVES
from tests.games.splendor.table_setting import (
    cards_of,
    random_game,
    set_table,
    stuck_table,
    view_of,
)

SPLENDOR = game("splendor")
NAMES = ("Ann", "Bob", "Cem", "Dee")
ENGLISH = SPLENDOR.folder / "locale" / "en.ftl"

TWO_NOBLES_WILLING = {"bonuses": {0: "4 white 4 blue 3 green"}, "nobles": ("N03", "N10", "N01")}


def words(message: Message) -> str:
    return SPLENDOR.words(message, NAMES)


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
    return [words(message) for message in told(SPLENDOR, before, move.number, table.view(viewer))]


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


def unusual_tables() -> Iterator[roundel.Table]:
    """Situations that random games seldom come to."""
    yield set_table(tokens={0: "2 gold", 1: "3 gold"}, tops=("S1-01",))
    yield set_table(tokens={0: "3 white 2 gold"}, hands={0: ("S1-25?",)})
    yield set_table(**TWO_NOBLES_WILLING)  # type: ignore[arg-type]
    yield set_table(to_move=1, bought={0: ("S3-04", "S3-08", "S3-12")})
    yield set_table(to_move=1, round=200)
    yield stuck_table(passes=1)
    yield stuck_table(passes=1, bought={0: ("S3-20",)})
    yield set_table(
        to_move=1, bought={0: ("S3-04", "S3-08", "S3-12"), 1: ("S3-16", "S3-20", "S2-12", "S2-03")}
    )
    yield set_table(tokens={0: "4 white 4 blue 1 green", 1: "3 green 4 red"}, bonuses={0: "4 red"})
    yield set_table(bought={1: cards_of(3)[:16]}, hands={0: ("S1-01", "S1-02")})


def everything_said() -> Iterator[Message]:
    """All that is said, to everybody, over some games and from some unusual tables."""
    tables = [*unusual_tables()]
    for table in tables:
        yield from said_here(table)
        for move in table.moves():
            yield from told_here(table, move)
            if table.to_move == 0:
                table.play(move)
                for later in table.moves():
                    yield from told_here(table, later)
                yield from said_here(table)
                table.undo()
    for seats in (2, 3, 4):
        for i, table in enumerate(random_game(seats, seats)):
            if i % 4 == 0 and not table.is_over:
                yield from said_here(table)
                yield from told_here(table, table.moves()[i % len(table.moves())])


def said_here(table: roundel.Table) -> Iterator[Message]:
    legal = {move.number for move in table.moves()}
    for viewer in (*range(table.seats), None):
        view = table.view(viewer).body
        yield from (say(view, number) for number in legal)  # type: ignore[arg-type]
    own = view_of(table)
    yield from (why_not(own, number) for number in range(MOVES) if number not in legal)


def told_here(table: roundel.Table, move: roundel.Move) -> Iterator[Message]:
    viewers = (*range(table.seats), None)
    before = [table.view(viewer).body for viewer in viewers]
    table.play(move)
    for viewer, view in zip(viewers, before, strict=True):
        yield from tell(view, move.number, table.view(viewer).body)  # type: ignore[arg-type]
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
    rooms = "".join(path.read_text(encoding="utf-8") for path in SPLENDOR.folder.glob("*.py"))
    known = {id for id in entries(ENGLISH) if not id.startswith("picture")}
    assert {id for id in known - used if f'"{id}"' not in rooms} == set()


# Buttons


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("take white blue green", "Take white, blue and green"),
        ("take red red", "Take two red"),
        ("reserve 1-1", "Reserve the level 1 red card and take a gold"),
        ("reserve deck 3", "Reserve the top card of deck 3 unseen and take a gold"),
        ("buy 1-1", "Buy the level 1 red card for 1 blue and 1 green"),
        ("buy 1-2", "Buy the level 1 white card worth 1 point for 4 green"),
        ("buy hand 1", "Buy the level 1 blue card for nothing"),
    ],
)
def test_a_button_says_what_the_move_does(text: str, sentence: str) -> None:
    table = set_table(
        4,
        tokens={0: "1 blue 4 green"},
        bonuses={0: "1 blue 3 black"},
        market={"1-1": "S1-26", "1-2": "S1-08"},
        hands={0: ("S1-10",)},
    )
    assert button(table, text) == sentence


def test_buttons_of_the_parts_of_a_turn() -> None:
    paying = set_table(tokens={0: "2 blue 1 green 1 gold"}, market={"1-1": "S1-26"})
    paying.play("buy 1-1")
    assert button(paying, "gold blue") == "Pay one gold in place of blue"
    assert button(paying, "pay") == "Pay the rest with 2 blue and 1 green"
    returning = set_table(tokens={0: "4 white 4 green 2 red"})
    returning.play("reserve 1-1")
    assert button(returning, "return gold") == "Give back gold"
    choosing = set_table(**TWO_NOBLES_WILLING)  # type: ignore[arg-type]
    choosing.play("take white blue green")
    assert button(choosing, "noble 3") == "Receive the noble who asks for 4 white and 4 blue"
    assert button(stuck_table(), "pass") == "Pass: nothing else is possible"


# The log


def test_the_log_tells_an_action() -> None:
    table = set_table(tokens={0: "2 blue 1 green"}, market={"1-1": "S1-26"})
    assert log(table, "buy 1-1") == ["Ann buys the level 1 red card."]
    assert log(table, "take white blue green") == ["Bob takes white, blue and green."]
    assert log(table, "take red red") == ["Ann takes two red."]
    assert log(stuck_table(), "pass") == ["Ann has to pass."]


def test_the_log_tells_whether_gold_came_with_a_card() -> None:
    last_gold = set_table(tokens={0: "2 gold", 1: "2 gold"}, market={"1-1": "S1-26"})
    assert log(last_gold, "reserve 1-1") == ["Ann reserves the level 1 red card and takes a gold."]
    assert log(last_gold, "reserve deck 2", viewer=0) == [
        "Bob reserves a card of level 2 unseen; no gold is left."
    ]


def test_the_log_tells_how_a_card_is_paid() -> None:
    table = set_table(tokens={0: "2 blue 1 green 2 gold"}, market={"1-1": "S1-26"})
    assert log(table, "buy 1-1") == ["Ann is buying the level 1 red card."]
    assert log(table, "gold blue") == ["Ann pays a gold in place of blue."]
    assert log(table, "pay") == ["Ann pays the rest with 1 blue and 1 green."]


def test_the_log_tells_of_a_noble() -> None:
    table = set_table(bonuses={0: "3 white 3 blue 3 green"}, nobles=("N03", "N10", "N05"))
    assert log(table, "take white blue green")[1:] == [
        "Ann receives the noble who asks for 3 white, 3 blue and 3 green: 3 points."
    ]


def test_the_log_tells_how_the_game_ended() -> None:
    won = set_table(to_move=1, bought={0: ("S3-04", "S3-08", "S3-12")})
    assert log(won, "take white blue green")[-1] == "Ann wins with 15 points."
    shared = stuck_table(passes=1)
    assert log(shared, "pass")[-1] == (
        "Nobody can do anything more. Ann and Bob share the victory with 0 points."
    )
    endless = set_table(to_move=1, round=200)
    assert log(endless, "take white blue green")[-1] == (
        "The limit of 200 rounds is reached: no result."
    )


@pytest.mark.parametrize("viewer", [1, None])
def test_the_log_names_a_blind_card_to_its_owner_alone(viewer: int | None) -> None:
    seen = log(set_table(tops=("S3-10",)), "reserve deck 3", viewer=0)
    assert seen == [
        "Ann reserves the level 3 green card worth 4 points unseen by others and takes a gold."
    ]
    unseen = log(set_table(tops=("S3-10",)), "reserve deck 3", viewer=viewer)
    assert unseen == ["Ann reserves a card of level 3 unseen and takes a gold."]


@pytest.mark.parametrize("viewer", [1, None])
def test_over_a_game_no_rival_is_told_of_a_blind_card(viewer: int | None) -> None:
    told_of = 0
    for table in random_game(5, 3):
        if table.to_move == viewer:
            continue
        for move in table.moves():
            if move.text.startswith("reserve deck"):
                before = table.view(viewer)
                table.play(move)
                deed, *_ = told(SPLENDOR, before, move.number, table.view(viewer))
                table.undo()
                assert "card" not in set(ids(deed))
                told_of += 1
    assert told_of > 0


def test_a_blind_card_is_named_to_all_when_it_is_bought() -> None:
    table = set_table(tokens={0: "3 red"}, hands={0: ("S1-18?",)})
    for viewer in (1, None):
        assert log(table.copy(), "buy hand 1", viewer) == ["Ann buys the level 1 green card."]
