"""Messages, and the words for them."""

from pathlib import Path

import pytest

from roundel.core.message import Message, seat_name, words

ENGLISH = """
took = { $seat } took { $things } from { $rival }.
thing = a { $kind }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


def took(*kinds: str) -> Message:
    things = tuple(Message("thing", kind=kind) for kind in kinds)
    return Message("took", seat=0, rival=1, things=things)


def test_seats_are_called_by_their_names(folder: Path) -> None:
    assert words(took("cup"), folder, ("Ann", "Bob")) == "Ann took a cup from Bob."


def test_a_seat_without_a_name_is_called_by_its_number(folder: Path) -> None:
    assert words(took("cup"), folder, ("", "Bob")) == "Player 1 took a cup from Bob."
    assert seat_name(3, ("Ann",), folder) == "Player 4"


def test_a_game_without_words_of_a_language_speaks_english(folder: Path) -> None:
    assert words(took("cup"), folder, ("", "Bob"), "pl") == "Player 1 took a cup from Bob."


def test_several_things_are_told_in_a_row(folder: Path) -> None:
    told = words(took("cup", "card", "coin"), folder)
    assert told == "Player 1 took a cup, a card and a coin from Player 2."


def test_numbers_have_their_plurals(folder: Path) -> None:
    assert words(Message("points", count=1), folder) == "1 point"
    assert words(Message("points", count=3), folder) == "3 points"


def test_words_of_the_house_are_there_for_every_game(folder: Path) -> None:
    assert words(Message("the-game-is-over"), folder) == "the game is over"


def test_a_value_that_is_missing_does_not_pass_unseen(folder: Path) -> None:
    with pytest.raises(Exception, match="things"):
        words(Message("took", seat=0, rival=1), folder)


def test_messages_are_equal_when_they_say_the_same() -> None:
    assert took("cup") == took("cup")
    assert took("cup") != took("card")


RUSSIAN = """
took = { $seat } берёт { FORM($things, "accusative") }.
seen = { $seat } видит: { $things }.
lost = { FORM($things, "genitive") } нет.
thing = { $kind ->
    [card] карта
   *[cup] чашка
}
    .accusative = { $kind ->
        [card] карту
       *[cup] чашку
    }
"""


@pytest.fixture
def russian(folder: Path) -> Path:
    (folder / "locale" / "ru.ftl").write_text(RUSSIAN, encoding="utf-8")
    return folder


def test_a_sentence_has_its_parts_in_the_form_that_it_asks_for(russian: Path) -> None:
    one, many = took("cup"), took("cup", "card", "card")
    assert words(one, russian, ("Анна",), "ru") == "Анна берёт чашку."
    assert words(many, russian, ("Анна",), "ru") == "Анна берёт чашку, карту и карту."
    seen = Message("seen", seat=0, things=Message("thing", kind="card"))
    assert words(seen, russian, (), "ru") == "Игрок 1 видит: карта."


def test_a_form_that_is_missing_does_not_pass_unseen(russian: Path) -> None:
    with pytest.raises(LookupError, match=r"thing.*genitive"):
        words(Message("lost", things=Message("thing", kind="cup")), russian, (), "ru")
