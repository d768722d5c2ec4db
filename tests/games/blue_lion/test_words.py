"""What is said of The Blue Lion in English."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message as Entry

import roundel
from roundel.core.message import Message
from roundel.core.view import legal_numbers, told
from roundel.games.blue_lion import GAME
from roundel.games.blue_lion.notation import say, tell, why_not
from roundel.games.blue_lion.position import Position
from roundel.games.blue_lion.rules import MOVES
from tests.games.blue_lion.table_setting import random_game, set_table

NAMES = ("Ann", "Bob")
ENGLISH = GAME.folder / "locale" / "en.ftl"
ROW = "AX PD XP DA AP XD"


def words(message: Message) -> str:
    return GAME.words(message, NAMES)


def ids(message: Message) -> Iterator[str]:
    """The name of a message and of all within it."""
    yield message.id
    for value in message.values.values():
        if isinstance(value, Message):
            yield from ids(value)


def log(table: roundel.Table, text: str, viewer: int | None = 1) -> list[str]:
    """What the log tells this seat when the move is played."""
    move = next(move for move in table.moves() if move.text == text)
    before = table.view(viewer)
    table.play(move)
    return [words(message) for message in told(GAME, before, move.number, table.view(viewer))]


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


def body_of(table: roundel.Table, seat: int | None) -> Position:
    body = table.view(seat).body
    assert isinstance(body, Position)
    return body


def everything_said() -> Iterator[Message]:
    """All that is said, to everybody, over some games."""
    for seed in range(12):
        for table in random_game(seed, passes=seed % 2, leader_wins=1):
            if not table.is_over:
                yield from said_here(table)


def said_here(table: roundel.Table) -> Iterator[Message]:
    """Buttons, refusals, and what a move tells."""
    legal = [move.number for move in table.moves()]
    own = body_of(table, table.to_move)
    yield from (say(own, number) for number in legal)
    if table.turn % 5 == 1:
        yield from (why_not(own, number) for number in range(MOVES) if number not in legal)
    number = legal[table.turn % len(legal)]
    before = [body_of(table, viewer) for viewer in (0, 1, None)]
    table.play(number)
    for viewer, view in zip((0, 1, None), before, strict=True):
        yield from tell(view, number, body_of(table, viewer))
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
    rooms = "".join(path.read_text(encoding="utf-8") for path in GAME.folder.rglob("*.py"))
    known = {id for id in entries(ENGLISH) if not id.startswith("picture")}
    assert {id for id in known - used if f'"{id}"' not in rooms} == set()


# Buttons


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("lay 1 left", "Lay card 1 (Lady X) at the left end, as it lies"),
        ("lay 1 right turned", "Lay card 1 (Lady X) at the right end, turned over to police"),
        (
            "lay 2 left turned",
            "Lay card 2 (Lady X) at the left end, turned over to Arsène or the diamond",
        ),
        ("pass", "Pass"),
    ],
)
def test_a_button_says_what_laying_does(text: str, sentence: str) -> None:
    assert button(set_table("PA PD", "XP Xa Xd DA"), text) == sentence


def test_a_button_says_that_nothing_is_known_of_a_back() -> None:
    table = set_table("", "Da Dx Pd Ap Ax Xp")
    assert button(table, "lay 1") == "Lay card 1 (the diamond) as the first, as it lies"
    said = "Lay card 1 (the diamond) as the first, turned over to an unknown image"
    assert button(table, "lay 1 turned") == said


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("move leftmost", "Move Arsène from the left end to the right end"),
        ("move rightmost", "Move Lady X from the right end to the left end"),
        ("swap 2 3", "Swap places 2 and 3 (police and Lady X)"),
        ("turn 4", "Turn over place 4 (the diamond) to Arsène"),
    ],
)
def test_a_button_says_what_rearranging_does(text: str, sentence: str) -> None:
    assert button(set_table(ROW), text) == sentence


def test_a_button_tells_two_cards_set_aside_apart() -> None:
    both = set_table("AX PD XP DA", aside="AP XD", returning=True)
    assert button(both, "return 1 left") == (
        "Return the left card set aside (Arsène) at the left end, as it lay"
    )
    assert button(both, "return 2 right turned") == (
        "Return the right card set aside (Lady X) at the right end, turned over to the diamond"
    )
    both.play("return 1 left")
    assert button(both, "return 1 left") == "Return Lady X at the left end, as it lay"


# The log


def test_the_log_tells_what_a_turned_card_shows() -> None:
    table = set_table("PA PD", "XP Xa Xd DA")
    assert log(table, "lay 2 left turned") == [
        "Ann takes Lady X, turns it over and lays it at the left end: Arsène."
    ]
    assert log(table, "lay 1 right") == ["Bob lays Lady X at the right end."]
    assert log(set_table(ROW), "turn 4") == ["Ann turns over place 4, the diamond: Arsène."]


def test_the_log_tells_moves_swaps_and_passes() -> None:
    assert log(set_table(ROW), "move leftmost") == [
        "Ann moves Arsène from the left end to the right end."
    ]
    assert log(set_table(ROW), "swap 3 4") == ["Ann swaps places 3 and 4: Lady X and the diamond."]
    assert log(set_table("PA PD", "XP XA AD DX"), "pass") == ["Ann passes."]


def test_the_log_tells_who_is_paid_for_what() -> None:
    table = set_table("PA XD XP AX PD DA")
    assert log(table, "turn 3") == [
        "Ann turns over place 3, Lady X: police.",
        "Combination police, Lady X, police: Ann gains 1 gem; the middle card is set aside.",
        "Combination police, Arsène, police: Bob gains 1 gem; the middle card is set aside.",
    ]
    diamonds = set_table("XD DA DP PX AX AP", to_move=1)
    assert log(diamonds, "turn 1")[1:] == [
        "Combination diamond, diamond, diamond: Bob gains 3 gems; the middle card is set aside."
    ]


def test_the_log_tells_of_a_returned_card() -> None:
    table = set_table("AX PD XP DA AP", aside="XD", returning=True)
    assert log(table, "return 1 right turned") == [
        "Ann turns Lady X over and returns it at the right end: the diamond."
    ]
    table = set_table("AX PD XP DA AP", aside="XD", returning=True)
    assert log(table, "return 1 left") == ["Ann returns Lady X at the left end."]


def test_the_log_tells_how_the_game_ended() -> None:
    won = set_table("AP XA PD XP AD XD", gems=(6, 0))
    assert log(won, "turn 1")[-1] == "Ann wins with 7 gems."
    draw = set_table(ROW, quiet=40, gems=(3, 1))
    assert log(draw, "turn 1")[-1] == "The game goes round in circles: a draw."
    led = set_table(ROW, quiet=40, gems=(3, 1), leader_wins=1)
    assert log(led, "turn 1")[-1] == "The game goes round in circles: Ann wins with more gems."


def recalled(table: roundel.Table, text: str) -> list[str]:
    """What the log tells of the move to somebody who wants to remember by themselves."""
    move = next(move for move in table.moves() if move.text == text)
    before = table.view(1)
    table.play(move)
    return [
        words(each) for each in told(GAME, before, move.number, table.view(1), from_memory=True)
    ]


@pytest.mark.parametrize("seed", range(6))
def test_who_wants_to_remember_is_told_no_image(seed: int) -> None:
    for table in random_game(seed):
        view = table.view(1)
        for number in legal_numbers(GAME, view.body):
            trial = table.copy()
            trial.play(number)
            said = told(GAME, view, number, trial.view(1), from_memory=True)
            assert said
            assert not re.search("Arsène|Lady|police|diamond|, [APXD],", " ".join(map(words, said)))


def test_who_wants_to_remember_is_told_places_and_gems() -> None:
    assert recalled(set_table("AX PD XP DA AP XD"), "turn 2") == ["Ann turns over place 2."]
    assert recalled(set_table("AX PD XP DA AP XD"), "swap 2 3")[0] == "Ann swaps places 2 and 3."
    table = set_table("AP PX DA PD", aside="Xa Xd", returning=True)
    assert recalled(table, "return 1 right turned") == [
        "Ann returns the left card set aside at the right end, turned over."
    ]
