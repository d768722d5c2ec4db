"""Every language says all that English says, with its own plurals, and nothing in English."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from babel import Locale
from fluent.runtime import FluentResource
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Junk,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.ast import Message as Entry

import roundel
from roundel import agents
from roundel.core.game import Game
from roundel.core.message import Message, Value
from roundel.core.view import told
from roundel.games.barrage.components import OFFICER_NAMES

HOUSE = Path(roundel.__file__).parent
LANGUAGES = ("en", "ru", "pl")
OTHERS = LANGUAGES[1:]
FOLDERS = sorted(file.parent for file in HOUSE.rglob("locale/en.ftl"))
FILES = [folder / f"{language}.ftl" for folder in FOLDERS for language in LANGUAGES]
PLURALS = {"zero", "one", "two", "few", "many", "other"}

NAMED = {"splendor", "barrage", "duel", "lion", "blue", "roundel", "arsène", "lady", *agents.NAMES}
NAMED |= {word.lower() for name in OFFICER_NAMES for word in name.split()}
"""Words of titles, persons of the games, and programs that play."""
ALIKE = {"link", "program", "bank", "patent", "segment"}
"""English words that are Polish ones, too."""
OPTION = "option-"
CELL = r"[a-e][1-5]?"
"""A cell of a board or its column."""
PRINTED = r"I{1,3}|[A-D]|[GRY][01]\d|[A-CNS]\d"
"""The level of a tile, a headstream, a contract, an external work."""
MARK = re.compile(rf"\b({CELL}|{PRINTED})\b")
"""What has Latin letters in every language."""

GAMES = [game for game in roundel.games() if game.package.startswith("roundel.games.")]
NOUNS = {
    "ru": (
        ("очко", "очка", "очков"),
        ("корона", "короны", "корон"),
        ("камень", "камня", "камней"),
        ("карта", "карты", "карт"),
        ("жетон", "жетона", "жетонов"),
        ("белый", "белых", "белых"),
        ("чёрный", "чёрных", "чёрных"),
        ("золотой", "золотых", "золотых"),
        ("жемчужина жемчужину", "жемчужины", "жемчужин"),
        ("кредит", "кредита", "кредитов"),
        ("капля каплю", "капли", "капель"),
        ("инженер", "инженера", "инженеров"),
        ("экскаватор", "экскаватора", "экскаваторов"),
        ("бетономешалка бетономешалку", "бетономешалки", "бетономешалок"),
        ("сектор", "сектора", "секторов"),
    ),
    "pl": (
        ("punkt", "punkty", "punktów"),
        ("korona", "korony", "koron"),
        ("klejnot", "klejnoty", "klejnotów"),
        ("karta", "karty", "kart"),
        ("żeton", "żetony", "żetonów"),
        ("biały", "białe", "białych"),
        ("czarny", "czarne", "czarnych"),
        ("złoty", "złote", "złotych"),
        ("perła perłę", "perły", "pereł"),
        ("kredyt", "kredyty", "kredytów"),
        ("kropla kroplę", "krople", "kropli"),
        ("koparka koparkę", "koparki", "koparek"),
        ("betoniarka betoniarkę", "betoniarki", "betoniarek"),
        ("segment", "segmenty", "segmentów"),
    ),
}
"""For one, for two to four, for more."""
NAMES = ("Анна", "Борис", "Вера", "Глеб")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOUSE)))
every_other = pytest.mark.parametrize("language", OTHERS)


# The files


@cache
def entries(file: Path) -> dict[str, Entry]:
    """The messages of a file by their names."""
    body = FluentResource(file.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, Entry)}


def found(node: object) -> Iterator[BaseNode]:
    """A node and all within it."""
    if isinstance(node, list):
        for each in node:
            yield from found(each)
    elif isinstance(node, BaseNode):
        yield node
        for name, inner in vars(node).items():
            if name != "span":
                yield from found(inner)


def variables(file: Path, name: str, form: str | None = None) -> set[str]:
    """What a message, or one of its forms, takes; with what it takes from messages it names."""
    entry = entries(file)[name]
    said = entry.value
    if form is not None:
        said = next(each.value for each in entry.attributes if each.id.name == form)
    taken = set()
    for node in found(said):
        if isinstance(node, VariableReference):
            taken.add(node.id.name)
        elif isinstance(node, MessageReference):
            inner = node.attribute.name if node.attribute else None
            taken |= variables(file, node.id.name, inner)
    return taken


def test_every_folder_of_words_was_found() -> None:
    assert HOUSE / "core" / "locale" in FOLDERS
    assert {game.folder / "locale" for game in GAMES} <= set(FOLDERS)


@every_file
def test_every_language_has_every_message_with_the_same_variables(file: Path) -> None:
    english = file.with_name("en.ftl")
    said = {name: entry for name, entry in entries(file).items() if not name.startswith(OPTION)}
    assert list(said) == list(entries(english))
    for name, entry in said.items():
        assert variables(file, name) == variables(english, name), name
        for form in (each.id.name for each in entry.attributes):
            assert variables(file, name, form) == variables(english, name), f"{name}.{form}"


@every_game
@every_other
def test_every_language_says_what_the_options_mean(game: Game, language: str) -> None:
    """In English they are declared with their words."""
    words = [game.about(option, language) for option in game.options]
    assert len(set(words)) == len(game.options)
    assert not set(words) & {game.about(option) for option in game.options}
    told = set(entries(game.folder / "locale" / f"{language}.ftl"))
    assert {name for name in told if name.startswith(OPTION)} == {
        f"{OPTION}{option.name}" for option in game.options[1:]
    }


@every_file
def test_what_depends_on_a_number_has_every_plural_of_the_language(file: Path) -> None:
    """A choice by the number itself, as of 0, needs none of them."""
    categories = {"other", *Locale(file.stem).plural_form.rules}
    for name, entry in entries(file).items():
        for node in found(entry):
            if isinstance(node, SelectExpression):
                keys = {
                    each.key.name
                    for each in node.variants
                    if not isinstance(each.key, NumberLiteral)
                }
                if keys & PLURALS - {"other"}:
                    assert keys == categories, name


@every_file
def test_every_form_is_asked_for_and_every_form_asked_for_is_there(file: Path) -> None:
    given, asked = set(), set()
    for entry in entries(file).values():
        given |= {each.id.name for each in entry.attributes}
        for node in found(entry):
            if isinstance(node, FunctionReference):
                asked.add(node.arguments.positional[1].value)
            elif isinstance(node, MessageReference) and node.attribute:
                asked.add(node.attribute.name)
    assert given == asked


@every_file
def test_no_word_of_english_is_left_elsewhere(file: Path) -> None:
    if file.stem == "en":
        return
    english = file.with_name("en.ftl")
    for name in entries(english):
        shared = long_words(file, name) & long_words(english, name)
        assert shared <= NAMED | ALIKE, name


def long_words(file: Path, name: str) -> set[str]:
    """The words of a message that are too long to be there by chance."""
    texts = (node.value for node in found(entries(file)[name]) if isinstance(node, TextElement))
    return words_of(" ".join(texts))


def words_of(text: str) -> set[str]:
    """Its longer words; short ones may be the same in two languages."""
    return {word.lower() for word in re.findall(r"[^\W\d_]{4,}", text)}


# Numbers


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1 white, 2 white, 5 white, 21 white, 22 white, 25 white"),
        ("ru", "1 белый, 2 белых, 5 белых, 21 белый, 22 белых, 25 белых"),
        ("pl", "1 biały, 2 białe, 5 białych, 21 białych, 22 białe, 25 białych"),
    ],
)
def test_so_many_white_ones(language: str, said: str) -> None:
    assert counted("splendor", language, "count-of", colour="white") == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1 pearl, 2 pearls, 5 pearls, 21 pearls, 22 pearls, 25 pearls"),
        ("ru", "1 жемчужина, 2 жемчужины, 5 жемчужин, 21 жемчужина, 22 жемчужины, 25 жемчужин"),
        ("pl", "1 perła, 2 perły, 5 pereł, 21 pereł, 22 perły, 25 pereł"),
    ],
)
def test_so_many_pearls(language: str, said: str) -> None:
    assert counted("splendor-duel", language, "count-of", kind="pearl") == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "1 token, 2 tokens, 5 tokens, 21 tokens, 22 tokens, 25 tokens"),
        ("ru", "1 жетон, 2 жетона, 5 жетонов, 21 жетон, 22 жетона, 25 жетонов"),
        ("pl", "1 żeton, 2 żetony, 5 żetonów, 21 żetonów, 22 żetony, 25 żetonów"),
    ],
)
def test_so_many_tokens(language: str, said: str) -> None:
    told = counted("splendor-duel", language, "tell-refill", seat=0)
    assert re.findall(r"\d+ \w+", told) == said.split(", ")


def counted(game: str, language: str, id: str, **values: Value) -> str:
    """A message for some numbers that take different plurals, in a row."""
    messages = (Message(id, count=count, **values) for count in (1, 2, 5, 21, 22, 25))
    return ", ".join(roundel.game(game).words(each, ("Ян",), language) for each in messages)


# Sentences

WHITE_CARD = Message("card", colour="white", level=2, points=3)
A_CARD = Message("card-with", colour="none", level=3, gives=(Message("points", points=5),))
A_PEARL = Message("count-of", count=1, kind="pearl")
UPPER_DAM = Message("dam", side="u", basin=3)
ONE_MIXER = Message("mixers", count=1)
WORKSHOP = Message("space-workshop", count=2, price=Message("engineers", count=1))
TWO_BLUE = Message("count-of", count=2, kind="blue")
SEATS = tuple(Message("name", seat=seat) for seat in range(2))


@pytest.mark.parametrize(
    ("game", "message", "russian", "polish"),
    [
        (
            "splendor",
            Message("tell-buy", seat=0, card=WHITE_CARD),
            "Анна покупает белую карту 2-го уровня (3 очка).",
            "Анна kupuje białą kartę poziomu 2 (3 punkty).",
        ),
        (
            "splendor",
            Message("say-buy", card=WHITE_CARD, price=Message("free")),
            "Купить белую карту 2-го уровня (3 очка) бесплатно",
            "Kup białą kartę poziomu 2 (3 punkty) za darmo",
        ),
        (
            "splendor",
            Message("tell-take-pair", seat=1, colour=Message("colour", colour="green")),
            "Борис берёт два зелёных.",
            "Борис bierze dwa zielone.",
        ),
        (
            "splendor",
            Message("end-points", count=2, winners=SEATS, points=21),
            "Победу делят Анна и Борис: 21 очко.",
            "Zwycięstwo dzielą Анна i Борис: 21 punktów.",
        ),
        (
            "splendor-duel",
            Message("say-buy", card=A_CARD, price=Message("price", parts=(TWO_BLUE, A_PEARL))),
            "Купить карту без цвета 3-го уровня (5 очков) за 2 синих и 1 жемчужину",
            "Kup kartę bez koloru poziomu 3 (5 punktów) za 2 niebieskie i 1 perłę",
        ),
        (
            "splendor-duel",
            Message("tell-steal", seat=0, rival=1, kind=Message("kind", kind="pearl")),
            "Анна крадёт жемчужину у соперника (Борис).",
            "Анна kradnie rywalowi (Борис) perłę.",
        ),
        (
            "splendor-duel",
            Message("say-pay-gold", kind=Message("kind", kind="red")),
            "Отдать золотой вместо красного жетона",
            "Zapłać złotym żetonem zamiast czerwonego żetonu",
        ),
        (
            "splendor-duel",
            Message("tell-lay", seat=0, kind=Message("kind", kind="black")),
            "Анна кладёт её к чёрным.",
            "Анна dokłada ją do czarnych.",
        ),
        (
            "barrage",
            Message("say-raise", at=UPPER_DAM),
            "Надстроить верхнюю плотину бассейна 3",
            "Podwyższ górną zaporę w dorzeczu 3",
        ),
        (
            "barrage",
            Message("tell-drops-leave", count=2, dam=UPPER_DAM),
            "Из верхней плотины бассейна 3 утекают 2 капли.",
            "Z górnej zapory w dorzeczu 3 wypływają 2 krople.",
        ),
        (
            "barrage",
            Message("say-copy-tile", tile=Message("advanced-tile", kind="wild", level="II")),
            "С копией универсальной плитки II на колесе",
            "Kopia uniwersalnego kafelka II z koła",
        ),
        (
            "barrage",
            Message("tell-gives", seat=1, parts=(ONE_MIXER, Message("credits", count=3))),
            "Борис отдаёт 1 бетономешалку и 3 кредита.",
            "Борис oddaje 1 betoniarkę i 3 kredyty.",
        ),
        (
            "barrage",
            Message("tell-go", seat=0, space=WORKSHOP),
            "Анна идёт в мастерскую: 2 сектора (1 инженер).",
            "Анна idzie do warsztatu: 2 segmenty (1 inżynier).",
        ),
    ],
)
def test_sentences_have_their_parts_in_the_right_case(
    game: str, message: Message, russian: str, polish: str
) -> None:
    assert roundel.game(game).words(message, NAMES, "ru") == russian
    assert roundel.game(game).words(message, NAMES, "pl") == polish


# Whole games


def played(game: Game, seed: int) -> Iterator[roundel.Table]:
    """A table before each decision of a game by chance, and at its end."""
    dice = Random(seed)
    chosen: dict[str, int] = {}
    for option in game.options:
        high = option.high if option.unmet(chosen) is None else option.low
        chosen[option.name] = dice.randint(option.low, high)
    table = roundel.table(game.name, seed=seed, options=chosen)
    while not table.is_over:
        yield table
        table.play(dice.choice(table.moves()))
    yield table


@cache
def messages(game: Game) -> tuple[Message, ...]:
    """Each thing once that is said in some games: buttons, refusals, and what everybody is told."""
    tables = (table for seed in range(3) for table in played(game, seed))
    said = (message for table in tables for message in said_at(table))
    return tuple({repr(message): message for message in said}.values())


def said_at(table: roundel.Table) -> Iterator[Message]:
    if table.is_over:
        return
    notation, legal = table.game.notation, [move.number for move in table.moves()]
    view = table.view(table.to_move).body
    yield from (notation.say(view, number) for number in legal)
    if table.turn % 5 == 1:
        refused = set(range(table.game.moves)) - set(legal)
        yield from (notation.why_not(view, number) for number in refused)
    number = legal[table.turn % len(legal)]
    viewers = (table.to_move, None)
    before = [table.view(viewer) for viewer in viewers]
    table.play(number)
    for viewer, seen in zip(viewers, before, strict=True):
        yield from told(table.game, seen, number, table.view(viewer))
    table.undo()


@cache
def sentences(game: Game, language: str) -> tuple[str, ...]:
    """All that is said in some games, and all that stands on their pictures."""
    said = [game.words(message, NAMES, language) for message in messages(game)]
    for table in played(game, 4):
        if table.turn % 8 == 0 or table.is_over:
            said += written(table.view(table.to_move).picture(NAMES, language))
    return tuple(dict.fromkeys(said))


def written(picture: str) -> Iterator[str]:
    """The words on a picture, and those for whoever does not see it."""
    for each in ElementTree.fromstring(picture).iter():
        if each.tag.endswith(("}text", "}title")) and each.text:
            yield each.text
        yield from (each.attrib[name] for name in ("aria-label",) if name in each.attrib)


@every_game
@every_language
def test_everything_has_words(game: Game, language: str) -> None:
    for said in sentences(game, language):
        assert said == " ".join(said.split()) != ""
        assert not set(said) & set("{}_"), said


@every_game
def test_russian_has_no_latin_letters_but_in_titles_and_notation(game: Game) -> None:
    for said in sentences(game, "ru"):
        assert not re.search(r"[A-Za-z]", MARK.sub("", said.replace(game.title, ""))), said


@every_game
def test_polish_is_not_english(game: Game) -> None:
    """But for names, titles and numbers."""
    for said in set(sentences(game, "en")) & set(sentences(game, "pl")):
        assert words_of(said) <= NAMED | words_of(" ".join(NAMES)), said


@every_game
@every_other
def test_nouns_agree_with_their_numbers(game: Game, language: str) -> None:
    """In whole games, by the rule as a schoolbook has it."""
    agreed = 0
    for said in sentences(game, language):
        for number, word in re.findall(r"\b(\d+) (\w+)", said):
            for nouns in NOUNS[language]:
                if word in " ".join(nouns).split():
                    fitting = nouns[schoolbook(language, int(number))].split()
                    assert word in fitting, said
                    agreed += 1
    assert agreed > 0


def schoolbook(language: str, number: int) -> int:
    """Which of three: for one, for two to four, for more."""
    if number == 1 or (language == "ru" and number % 10 == 1 and number % 100 != 11):
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


# The page of rules


def outline(page: str) -> list[str]:
    """What a page of rules has in every language: headings by their rank, the numbers of rules,
    rows of tables, and what is quoted from the notation."""
    found = []
    for line in page.splitlines():
        sort = re.match(r"#+ |\d+\. |\| |- |", line)
        quoted = re.findall(r"`[^`]+`", line)
        found.append(" ".join([sort[0] if sort else "", *quoted]))
    return found


def headings(page: str) -> list[str]:
    return re.findall(r"^#{2,} (.+)$", page, re.MULTILINE)


@every_game
@every_other
def test_the_rules_are_the_same_page_in_every_language(game: Game, language: str) -> None:
    assert outline(game.rules_page(language)) == outline(game.rules_page())
    assert game.rules_page(language).startswith(f"# {game.title}\n")


@every_other
def test_a_heading_is_the_same_on_every_page(language: str) -> None:
    pairs = {
        pair
        for game in GAMES
        for pair in zip(
            headings(game.rules_page()), headings(game.rules_page(language)), strict=True
        )
    }
    assert len({english for english, _ in pairs}) == len(pairs)


@every_game
@every_language
def test_the_rules_say_nothing_of_tests_and_programs(game: Game, language: str) -> None:
    page = game.rules_page(language)
    assert not re.search(r"test_|tests|→|[Nn]umbering|## Observation|## Deviations|\n\n\n", page)
    assert len(re.findall(r"^\d+\. ", page, re.MULTILINE)) > 20


@every_game
def test_the_numbers_in_the_rules_are_the_same_in_every_language(game: Game) -> None:
    """Whatever a rule counts in digits."""
    for language in OTHERS:
        lines = zip(
            game.rules_page().splitlines(), game.rules_page(language).splitlines(), strict=True
        )
        for english, other in lines:
            assert digits(other) == digits(english), other


def digits(line: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", line))


@every_game
def test_the_rules_are_not_left_in_english(game: Game) -> None:
    said = re.sub(r"`[^`]*`", "", game.rules_page("ru")).replace(game.title, "")
    assert not re.search(r"[A-Za-z]", MARK.sub("", said))
    for line in set(game.rules_page().splitlines()) & set(game.rules_page("pl").splitlines()):
        assert words_of(line) <= NAMED, line
