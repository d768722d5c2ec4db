"""The picture of Splendor, and its table in the terminal."""

import io
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console
from rich.text import Text

import roundel
from roundel.games.splendor.components import CARD_IDS, COLOURS
from roundel.games.splendor.picture import draw, terminal
from roundel.games.splendor.position import Position
from tests.games.splendor.table_setting import cards_of, random_game, set_table, stuck_table

SEATS = (2, 3, 4)
MOST_LINES = {2: 16, 3: 20, 4: 20}


def picture_of(table: roundel.Table, seat: int | None) -> ElementTree.Element:
    return ElementTree.fromstring(table.picture(seat))


def marked(root: ElementTree.Element, mark: str) -> set[str]:
    """The ids of the pieces with this mark."""
    pieces = (each for each in root.iter() if "piece" in each.get("class", "").split())
    return {each.get("id", "") for each in pieces if mark in each.get("class", "").split()}


def ids(root: ElementTree.Element) -> list[str]:
    return [each.get("id", "") for each in root.iter() if each.get("id")]


def said(root: ElementTree.Element) -> str:
    """All words on the picture."""
    spoken = (each for each in root.iter() if each.tag.endswith(("text", "title")))
    return "\n".join(each.text or "" for each in spoken)


def area_of(touch: ElementTree.Element) -> tuple[float, ...]:
    """Where a hand touches this: left, top, right and foot; empty for what is no touch."""
    if not touch.get("data-touch"):
        return ()
    (box,) = (each for each in touch if each.get("class") == "hit")
    x, y, width, height = (float(box.get(name, "")) for name in ("x", "y", "width", "height"))
    return (x, y, x + width, y + height)


def lines_of(table: roundel.Table, seat: int | None, names: tuple[str, ...] = ()) -> list[str]:
    """The table in a terminal of 80 columns without colour."""
    out = io.StringIO()
    shown = terminal(body_of(table, seat), -1 if seat is None else seat, names)
    Console(file=out, width=80, no_color=True).print(shown)
    return out.getvalue().splitlines()


def body_of(table: roundel.Table, seat: int | None) -> Position:
    body = table.view(seat).body
    assert isinstance(body, Position)
    return body


def some_tables(seats: int) -> Iterator[roundel.Table]:
    """Tables from the beginning to the end of a random game, with parts of turns among them."""
    part = 0
    for i, table in enumerate(random_game(seats, seats)):
        part += table.position()["phase"] != 0
        if i % 23 == 0 or table.is_over or (table.position()["phase"] and part % 8 == 0):
            yield table


@pytest.mark.parametrize("seats", SEATS)
def test_everything_has_one_place_inside_the_picture(seats: int) -> None:
    for table in some_tables(seats):
        for seat, is_tall in product((None, seats - 1), (False, True)):
            root = ElementTree.fromstring(table.view(seat).picture(is_tall=is_tall))
            assert [id for id, count in Counter(ids(root)).items() if count > 1] == []
            (layer,) = (each for each in root if each.get("class") == "pieces")
            _, _, width, height = map(float, root.get("viewBox", "").split())
            assert (height > width) == is_tall
            for piece in layer:
                assert set(piece.attrib) <= {"id", "class", "transform", "data-kind"}
                x, y = piece.get("transform", "").partition(")")[0][len("translate(") :].split(",")
                assert 0 <= float(x) < width
                assert 0 <= float(y) < height


@pytest.mark.parametrize("seats", SEATS)
def test_no_two_things_to_touch_lie_over_one_another(seats: int) -> None:
    for table in some_tables(seats):
        for seat, is_tall in product((None, *range(seats)), (False, True)):
            root = ElementTree.fromstring(table.view(seat).picture(is_tall=is_tall))
            areas = [box for each in root.iter() if (box := area_of(each))]
            assert len(areas) > seats + 15
            for one, other in combinations(areas, 2):
                beside = one[2] <= other[0] or other[2] <= one[0]
                assert beside or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize("seats", SEATS)
def test_a_hand_finds_what_every_legal_move_touches(seats: int) -> None:
    for table in some_tables(seats):
        if table.to_move is None:
            continue
        root = picture_of(table, table.to_move)
        places = {each.get("data-touch"): each for each in root.iter() if each.get("data-touch")}
        touched = {touch for move in table.moves() for touch in move.touches}
        assert touched <= set(places)
        open_places = {id for id, each in places.items() if "open" in each.get("class", "")}
        assert open_places == touched


@pytest.mark.parametrize("seats", SEATS)
def test_every_token_and_every_known_card_lies_there_once(seats: int) -> None:
    for table in some_tables(seats):
        view = table.view(0)
        drawn = ids(picture_of(table, 0))
        for kind, colour in enumerate(COLOURS):
            for where, count in [("supply", view.supply[kind])] + [
                (str(seat), view.players[seat].tokens[kind]) for seat in range(seats)
            ]:
                assert sum(id.startswith(f"{colour}-{where}-") for id in drawn) == count
        lying = [card for card in view.market if card >= 0]
        lying += [card for card, owner in enumerate(view.owner) if owner >= 0]
        assert {f"card-{CARD_IDS[card]}" for card in lying} <= set(drawn)


def test_the_mover_sees_which_cards_can_be_paid_for() -> None:
    """Three blue with a gold among them; two green and two black from bonuses alone."""
    bonuses, hands = {0: "2 green 2 black"}, {0: ("S1-03", "S3-01"), 1: ("S1-05",)}
    market = {"1-1": "S1-01", "1-2": "S1-02", "1-3": "S1-18", "1-4": "S1-16"}
    table = set_table(tokens={0: "2 blue 1 gold"}, bonuses=bonuses, hands=hands, market=market)
    assert marked(picture_of(table, 0), "affordable") == {"card-S1-01", "card-S1-03"}
    assert marked(picture_of(table, 1), "affordable") == set()
    assert marked(picture_of(table, None), "affordable") == set()
    poorer = set_table(tokens={0: "2 blue"}, bonuses=bonuses, hands=hands, market=market)
    assert marked(picture_of(poorer, 0), "affordable") == {"card-S1-03"}


def test_bonuses_are_taken_off_the_prices_for_whoever_looks() -> None:
    """S2-01 costs three green, two red and two black."""
    bonuses, hands = {0: "2 green 2 black"}, {0: ("S2-01",), 1: ("S2-01",)}
    own = said(picture_of(set_table(bonuses=bonuses, hands={0: hands[0]}), 0))
    assert "costs 3 green, 2 red and 2 black; for you 1 green and 2 red" in own
    for seat, table in (
        (1, set_table(bonuses=bonuses, hands={0: hands[0]})),
        (None, set_table(bonuses=bonuses, hands={0: hands[0]})),
        (0, set_table(bonuses=bonuses, hands={1: hands[1]})),
    ):
        shown = picture_of(table, seat)
        assert "costs 3 green, 2 red and 2 black" in said(shown)
        assert "2 black; for you" not in said(shown)
    free = picture_of(set_table(bonuses={0: "3 green 2 red 2 black"}, hands={0: hands[0]}), 0)
    assert "2 black; for you nothing" in said(free)
    assert [each for each in free.iter() if each.get("class") == "struck"]


@pytest.mark.parametrize("seats", SEATS)
def test_marks_in_picture_and_terminal_are_the_cards_that_may_be_bought(seats: int) -> None:
    for table in some_tables(seats):
        if table.to_move is None or table.position()["phase"] != 0:
            continue
        buys = [move for move in table.moves() if move.text.startswith("buy")]
        assert len(marked(picture_of(table, table.to_move), "affordable")) == len(buys)
        assert sum(line.count("*") for line in lines_of(table, table.to_move)) == len(buys)


def test_a_blind_card_shows_its_back_to_others_and_its_face_to_its_owner() -> None:
    table = set_table(hands={0: ("S2-07?",)})
    for seat in (1, None):
        root = picture_of(table, seat)
        assert "hidden-0-0" in ids(root)
        assert "Player 1 has reserved: a hidden card of level 2" in said(root)
        assert "hand 1 hidden, level 2" in "\n".join(lines_of(table, seat))
    own = picture_of(table, 0)
    assert "card-S2-07" not in ids(own), "an id must not tell what is hidden"
    assert "a hidden card" not in said(own)


def test_equal_views_draw_equal_pictures() -> None:
    """What another holds blind is nowhere in the picture, not even in its length."""
    one = set_table(hands={1: ("S2-07?",)}, tops=("S2-20",))
    other = set_table(hands={1: ("S2-20?",)}, tops=("S2-07",))
    assert one.view(0) == other.view(0)
    assert one.picture(0) == other.picture(0)
    assert lines_of(one, 0) == lines_of(other, 0)
    assert one.picture(1) != other.picture(1)


def test_while_paying_card_and_price_are_shown_with_a_button() -> None:
    table = set_table(tokens={0: "3 blue 1 green 1 gold"}, market={"1-1": "S1-01"})
    table.play("buy 1-1")
    assert [move.text for move in table.moves()] == ["gold blue", "pay"]
    mine, theirs = picture_of(table, 0), picture_of(table, 1)
    for root in (mine, theirs):
        assert marked(root, "chosen") == {"card-S1-01"}
    assert "pay" in ids(mine)
    assert "pay" not in ids(theirs)
    assert "You are buying the level 1 white card" in said(mine)
    assert "Player 1 still owes 3 blue for the level 1 white card." in said(theirs)
    assert lines_of(table, 0)[0] == "Player 1 still owes 3 blue for the level 1 white card."


def test_too_many_tokens_are_named() -> None:
    table = set_table(tokens={0: "3 white 3 blue 3 green"})
    table.play("take white blue red")
    assert "You have 12 tokens: choose 2 to give back." in said(picture_of(table, 0))
    assert "Player 1 has 12 tokens and must give back 2." in lines_of(table, 1)[0]


def test_nobles_who_would_come_are_marked() -> None:
    table = set_table(
        bonuses={0: "4 white 4 blue 3 black"},
        tokens={0: "1 white"},
        nobles=("N01", "N04", "N02"),
        market={"1-1": "S1-01"},
    )
    table.play("take white blue green")
    assert marked(picture_of(table, 1), "willing") == {"noble-N01", "noble-N04"}
    table.play("noble 2")
    assert marked(picture_of(table, 1), "willing") == set()
    assert "Player 1 received a noble who brings 3 points" in said(picture_of(table, 1))


def test_who_must_pass_has_a_button_for_it() -> None:
    assert "pass" in ids(picture_of(stuck_table(), 0))
    assert "pass" not in ids(picture_of(set_table(), 0))


def test_the_end_names_the_winner() -> None:
    table = set_table(to_move=1, bought={0: ("S3-04", "S3-08", "S3-12", "S3-16")})
    table.play(table.moves()[0])
    assert table.is_over
    assert table.result is not None
    words = f"Player 1 wins with {table.result.scores[0]} points."
    assert words in said(picture_of(table, None))
    assert lines_of(table, None)[0] == words


def test_names_are_shown_and_cannot_break_the_picture() -> None:
    table = roundel.table("splendor", seed=1)
    names = ("<Ann> & Co", "A very long name indeed, longer than any panel or column is wide")
    root = ElementTree.fromstring(draw(body_of(table, 0), 0, names))
    assert "<Ann> & Co (you)" in said(root)
    assert any("<Ann> & Co" in line for line in lines_of(table, 0, names))
    assert all(len(line) <= 80 for line in lines_of(table, 0, names))


@pytest.mark.parametrize("seats", SEATS)
def test_the_terminal_table_fits_80_columns_and_leaves_room_below(seats: int) -> None:
    for table in some_tables(seats):
        for seat in (None, table.to_move):
            lines = lines_of(table, seat)
            assert max(map(len, lines)) <= 80
            assert len(lines) <= MOST_LINES[seats]


def test_only_what_can_be_paid_for_stands_out() -> None:
    """The other rows are plain, whatever stands in the first columns of the line."""
    table = set_table(tokens={0: "3 white"}, market={"1-1": "S1-25", "1-2": "S1-16"})
    text = terminal(body_of(table, 0), 0, ("Ann", "Ben"))
    assert isinstance(text, Text)
    console = Console(color_system=None)

    def is_bold(words: str) -> bool:
        return bool(text.get_style_at_offset(console, text.plain.index(words)).bold)

    assert "-4" in text.plain.split("1-2")[1].splitlines()[0].split()
    assert is_bold("*1-1")
    assert not is_bold("1-2")
    assert is_bold("Ben")
    assert not is_bold("0 pts bonus")


@pytest.mark.parametrize(("card", "shown"), [("S1-18", "green"), ("S1-18?", "hidden, level 1")])
def test_a_star_is_for_who_may_buy_alone(card: str, shown: str) -> None:
    """S1-18 costs 3 red."""
    table = set_table(tokens={0: "3 red"}, hands={0: (card,)})
    assert any("*hand 1 green" in line for line in lines_of(table, 0))
    for other in (1, None):
        lines = lines_of(table, other)
        assert any(f" hand 1 {shown}" in line for line in lines)
        assert not any("*" in line for line in lines)


def test_the_terminal_points_at_what_is_being_decided() -> None:
    def pointed_at(table: roundel.Table) -> set[str]:
        """What stands behind a > at the beginning of its half of the line."""
        return {
            half[1:8].rstrip()
            for line in lines_of(table, 0, ("Ann", "Ben"))
            for half in (line[:37], line[37:])
            if half.startswith(">")
        }

    paying = set_table(tokens={0: "3 white 1 gold"}, market={"1-1": "S1-25"})
    assert pointed_at(paying) == {"Ann"}
    paying.play("buy 1-1")
    assert pointed_at(paying) == {"Ann", "1-1 red"}
    choosing = set_table(bonuses={0: "4 white 4 blue 3 green"}, nobles=("N03", "N10", "N01"))
    choosing.play("take white blue green")
    assert pointed_at(choosing) == {"Ann", "noble 1", "noble 3"}


def test_a_line_that_begins_with_an_empty_place_is_not_faint_to_its_end() -> None:
    level_3 = cards_of(3)
    table = set_table(bought={1: level_3[:17]}, nobles=("N01",))
    text = terminal(body_of(table, 0), 0, ("Ann", "Ben"))
    assert isinstance(text, Text)
    line = next(line for line in text.split() if line.plain.startswith(" 3-4 -"))
    at = line.plain.index("noble 3")
    assert not line.get_style_at_offset(Console(color_system=None), at).dim


def test_full_hands_fit_the_terminal_too() -> None:
    """The dearest cards in every hand, so that nothing longer can come."""
    dear = ["S3-01", "S3-06", "S3-11", "S3-16", "S3-02", "S3-03", "S3-04", "S3-05", "S3-07",
            "S3-08", "S3-09", "S3-10"]  # fmt: skip
    for seats in SEATS:
        hands = {seat: dear[3 * seat : 3 * seat + 3] for seat in range(seats)}
        lines = lines_of(set_table(seats, hands=hands), 0)
        assert max(map(len, lines)) <= 80
        assert len(lines) <= MOST_LINES[seats]


def test_the_picture_in_the_docs_is_as_it_is_drawn_now() -> None:
    game = Path(__file__).parents[3] / "docs" / "pictures" / "splendor.txt"
    table = roundel.replay(game.read_text(encoding="utf-8"))
    shown = game.with_suffix(".svg").read_text(encoding="utf-8")
    assert shown == table.picture(table.to_move) + "\n", "run python docs/pictures/make.py"
