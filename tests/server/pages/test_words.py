"""What the pages say, without a browser."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from itertools import chain

import pytest

import roundel
from roundel import agents
from roundel.server import called
from roundel.server.pages import rules, scene, writing
from roundel.server.pages.writing import FOLDER, Speech
from roundel.server.store import PERSON, PROGRAM, Seat
from tests.server.open_site import OpenSite

MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
SAID = re.compile(r"say\(\s*['\"]([\w-]+)['\"]")
MADE_UP = re.compile(r"['\"](home-(?:won|lost|drawn|waiting|your-turn|their-turn))['\"]")


def messages(locale: str) -> set[str]:
    return set(MESSAGE.findall((FOLDER / "locale" / f"{locale}.ftl").read_text(encoding="utf-8")))


def test_every_message_is_there_and_every_one_is_said() -> None:
    sources = chain(FOLDER.rglob("*.html"), FOLDER.rglob("*.py"))
    texts = [source.read_text(encoding="utf-8") for source in sources]
    said = {id for text in texts for id in SAID.findall(text) + MADE_UP.findall(text)}
    sitters = {id for id in messages("en") if id.startswith("sitter-")}
    said -= sitters | {"sitter-"}
    assert said == messages("en") - sitters
    assert sitters == {f"sitter-{who}" for who in SITTERS}


SITTERS = (
    "me", "friend", "here", "nobody",
    "random", "greedy", "novice", "club", "expert", "master", "perfect",
)  # fmt: skip


@pytest.mark.parametrize(
    ("header", "chosen"),
    [
        ("", "en"),
        ("en-GB,en;q=0.9", "en"),
        ("xx,en;q=0.1", "en"),
        ("pl;q=0.2, ru;q=0.8", "ru"),
        ("ru;q=0.8, pl", "pl"),
        ("pl;q=nonsense", "en"),
        ("pl;q=0", "en"),
    ],
)
def test_the_language_is_the_one_that_the_browser_likes_best(
    header: str, chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "languages", lambda: ("en", "pl", "ru"))
    assert writing.preferred(header) == chosen


@pytest.mark.parametrize("program", agents.NAMES)
def test_every_program_has_a_name_in_every_language(program: str) -> None:
    names = {locale: called.program(program, locale) for locale in writing.languages()}
    assert len(set(names.values())) == len(names) > 1
    assert program not in names.values()
    for locale, name in names.items():
        assert Speech(locale)(f"sitter-{program}").startswith(f"{name}: ")


def test_those_of_one_name_are_told_apart_by_their_seats() -> None:
    club = Seat(1, PROGRAM, "club", "club")
    seats = [Seat(0, PERSON, "Ann"), club, replace(club, number=2), Seat(3, PERSON, "")]
    assert called.at_seats(seats, "en") == ("Ann", "Club player 2", "Club player 3", "")
    assert called.at_seats(seats[:2], "ru") == ("Ann", "Клубный игрок")


def test_a_person_whose_name_is_that_of_a_program_keeps_it() -> None:
    assert called.at_seats([Seat(0, PERSON, "master")], "pl") == ("master",)


@pytest.mark.parametrize("game", roundel.games(), ids=lambda game: str(game.name))
def test_a_game_is_told_at_a_glance(game: roundel.Game) -> None:
    about = dict(rules.glance(game, Speech("en")))
    assert list(about) == ["Your turn", "You want", "You win", "Hidden"]


@pytest.mark.parametrize("locale", ["en", "ru", "pl"])
@pytest.mark.parametrize("game", roundel.games(), ids=lambda game: str(game.name))
def test_people_read_what_options_mean_and_not_how_they_are_written(
    game: roundel.Game, locale: str
) -> None:
    assert len(rules.glance(game, Speech(locale))) == 4
    glance, *others = (unescape(each.text) for each in rules.sections(game.name, locale))
    text = "".join([glance, *others])
    for option in game.options[1:]:
        assert game.about(option, locale) in ("".join(others) if option.is_ruling else glance)
        assert not (option.is_ruling and game.about(option, locale) in glance)
        assert f"<code>{option.name}</code>" not in text


def test_kinds_of_moves_are_titled_by_their_first_word() -> None:
    view = roundel.table("splendor", seed=1).view(0)
    assert {scene._kind(view.say(move)) for move in view.moves()} == {"Take", "Reserve"}
    assert scene._title(["A powerhouse: one", "A powerhouse: two"]) == "A powerhouse"
    assert scene._title(["Go to the bank", "Go to the workshop"]) == "Go"
    assert scene._title(["2 engineers, for 2 credits", "3 engineers"]) == "Engineers"


def test_moves_that_turn_something_up_are_known_from_the_view() -> None:
    table = roundel.table("splendor", seed=1)
    moves = table.moves()
    found = scene.revealing(table.view(0), [move.number for move in moves])
    texts = {move.text for move in moves if move.number in found}
    assert "reserve deck 1" in texts
    assert "reserve 1-1" in texts
    assert not any(text.startswith("take") for text in texts)


def test_the_last_turn_is_marked_for_all_but_who_is_still_at_it(site: OpenSite) -> None:
    ann, bob = site.game_of_two()
    ann.play("take white blue green")
    hosted = site.house.hall.get(ann.table)
    assert hosted is not None
    assert scene.last_touched(hosted, 1) == {"supply-white", "supply-blue", "supply-green"}
    bob.look()
    bob.play("reserve deck 1")
    assert scene.last_touched(hosted, 0) == {"deck-0"}
