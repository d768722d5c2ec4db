"""The picture of The Blue Lion."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from xml.etree import ElementTree

import pytest

import roundel
from roundel.games.blue_lion.captions import supply
from roundel.games.blue_lion.picture import draw
from roundel.games.blue_lion.position import Position
from tests.games.blue_lion.table_setting import position_of, random_game, set_table

SEEDS = (1, 2)
ROW = "AX PD XP DA AP XD"
HALVES = {"left", "left-turned", "right", "right-turned"}
PHONE = 390
"""How wide the screen of a phone is."""


def picture_of(
    table: roundel.Table, seat: int | None, *, is_tall: bool = False
) -> ElementTree.Element:
    return ElementTree.fromstring(table.view(seat).picture(is_tall=is_tall))


def size_of(root: ElementTree.Element) -> tuple[float, float]:
    _, _, width, height = map(float, root.get("viewBox", "").split())
    return (width, height)


def ids(root: ElementTree.Element) -> list[str]:
    return [each.get("id", "") for each in root.iter() if each.get("id")]


def open_places(root: ElementTree.Element) -> set[str]:
    return {each.get("data-touch", "") for each in root.iter() if each.get("class") == "touch open"}


def invitations(root: ElementTree.Element) -> int:
    """How many places on the ground are tinted because they may be touched first."""
    return sum("accent-tint" in each.get("style", "") for each in root.iter())


def said(root: ElementTree.Element) -> str:
    """All words on the picture."""
    spoken = (each for each in root.iter() if each.tag.endswith(("text", "title")))
    return "\n".join(each.text or "" for each in spoken)


def placed(root: ElementTree.Element) -> dict[str, str]:
    """Where each piece lies."""
    (layer,) = (each for each in root if each.get("class") == "pieces")
    return {each.get("id", ""): each.get("transform", "") for each in layer}


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_has_one_place_inside_the_picture(seed: int) -> None:
    for table in list(random_game(seed))[::3]:
        for seat, is_tall in product((None, 0, 1), (False, True)):
            root = picture_of(table, seat, is_tall=is_tall)
            width, height = size_of(root)
            assert (height > width) == is_tall
            assert [id for id, count in Counter(ids(root)).items() if count > 1] == []
            (layer,) = (each for each in root if each.get("class") == "pieces")
            for piece in layer:
                assert set(piece.attrib) <= {"id", "class", "transform", "data-kind"}
                x, y = piece.get("transform", "").partition(")")[0][len("translate(") :].split(",")
                assert 0 <= float(x) < width
                assert 0 <= float(y) < height


@pytest.mark.parametrize("seed", SEEDS)
def test_a_hand_finds_what_every_legal_move_touches(seed: int) -> None:
    for table in random_game(seed):
        if table.to_move is None:
            continue
        touched = {touch for move in table.moves() for touch in move.touches}
        for is_tall in (False, True):
            assert open_places(picture_of(table, table.to_move, is_tall=is_tall)) == touched
            for other in (1 - table.to_move, None):
                assert open_places(picture_of(table, other, is_tall=is_tall)) == set()


def areas(root: ElementTree.Element) -> Iterator[tuple[float, float, float, float]]:
    """Left, top, right and foot of everything that can be touched."""
    for touch in root.iter():
        if touch.get("data-touch"):
            x, y, width, height = (
                float(touch[-1].get(name, "")) for name in ("x", "y", "width", "height")
            )
            yield (x, y, x + width, y + height)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_two_touches_lie_over_one_another(seed: int) -> None:
    for table, is_tall in product(random_game(seed), (False, True)):
        root = picture_of(table, table.to_move, is_tall=is_tall)
        width, height = size_of(root)
        for left, top, right, foot in areas(root):
            assert 0 <= left < right <= width
            assert 0 <= top < foot <= height
        for one, other in combinations(areas(root), 2):
            beside = one[2] <= other[0] or other[2] <= one[0]
            assert beside or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_both_pictures_show_the_same_things(seed: int) -> None:
    for table in list(random_game(seed))[::3]:
        wide, tall = (picture_of(table, 0, is_tall=is_tall) for is_tall in (False, True))
        assert set(ids(wide)) == set(ids(tall))


@pytest.mark.parametrize("seed", SEEDS)
def test_on_a_phone_everything_is_large_enough_to_be_read_and_touched(seed: int) -> None:
    for table in random_game(seed):
        root = picture_of(table, table.to_move, is_tall=True)
        pixel = size_of(root)[0] / PHONE
        for left, top, right, foot in areas(root):
            assert min(right - left, foot - top) >= 24 * pixel
        for size in letters(root):
            assert size >= 10 * pixel


def letters(element: ElementTree.Element, scale: float = 1) -> Iterator[float]:
    """The size of every line of text."""
    _, _, scaled = element.get("transform", "").partition("scale(")
    scale *= float(scaled.rstrip(")") or 1)
    if element.tag.endswith("text"):
        yield scale * float(element.get("font-size", ""))
    for each in element:
        yield from letters(each, scale)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_and_every_gem_lies_there_once(seed: int) -> None:
    for table in list(random_game(seed))[::3]:
        drawn = ids(picture_of(table, 0))
        s = table.view(0)
        assert {f"card-{card}" for card in range(6)} <= set(drawn)
        for where, count in (
            ("0", s.score[0]),
            ("1", s.score[1]),
            ("supply", supply(position_of(table))),
        ):
            assert sum(id.startswith(f"gem-{where}-") for id in drawn) == count


def test_a_card_keeps_its_name_wherever_it_goes() -> None:
    """So that it can glide: only its place on the picture changes."""
    table = set_table("PA XD XP AX PD DA")
    before = placed(picture_of(table, 0))
    table.play("turn 3")
    after = placed(picture_of(table, 0))
    assert set(before) - {f"gem-supply-{i}" for i in range(15)} <= set(after)
    assert before["card-1"] != after["card-1"], "it is set aside"


def test_equal_views_draw_equal_pictures() -> None:
    """What lies down unknown is nowhere in the picture, not even in its length."""
    one, other = set_table("Xa Xd PX PD AP DA"), set_table("Xd Xa PX PD AP DA")
    assert one.view(0) == other.view(0)
    assert one.picture(0) == other.picture(0)


def test_what_can_be_on_a_back_is_told() -> None:
    words = said(picture_of(set_table("Xa Xd", "PX PD AP DA"), 0)).splitlines()
    assert "place 1: Lady X, on its back Arsène or the diamond" in words
    assert "loose card 1: police, on its back Lady X" in words
    unknown = said(picture_of(set_table("", "Da Dx Pd Ax Ap Xp"), 0)).splitlines()
    assert "loose card 1: the diamond" in unknown


def test_while_building_every_loose_card_and_both_ends_are_open() -> None:
    table = set_table("PA PD", "XP XA AD DX")
    cards = {f"loose-{card}" for card in range(4)}
    assert open_places(picture_of(table, 0)) == {*cards, *HALVES, "pass"}
    assert invitations(picture_of(table, 0)) == 8
    assert invitations(picture_of(table, 1)) == 0
    words = said(picture_of(table, 0))
    assert "Your turn: lay a loose card at an end, as it lies or turned over, or pass." in words
    assert "Player 1 lays a loose card or passes." in said(picture_of(table, 1))
    used = set_table("PA PD", "XP XA AD DX", passes=1, passed=1)
    assert "pass" not in ids(picture_of(used, 0))
    assert "Player 1 lays a loose card." in said(picture_of(used, 1))


def test_the_first_card_has_one_place() -> None:
    root = picture_of(set_table("", ROW), 0)
    assert open_places(root) & HALVES == {"left", "left-turned"}
    assert "right" not in ids(root)


def test_while_rearranging_the_row_and_its_ends_are_open() -> None:
    table = set_table("AX PD XP DA AP", aside="XD")
    rows = {f"row-{place}" for place in range(5)}
    assert open_places(picture_of(table, 0)) == {*rows, "left", "right"}
    words = said(picture_of(table, 1))
    assert "moves an end card, swaps two cards or turns one over, then returns the card" in words


def test_cards_to_return_are_marked_for_both() -> None:
    table = set_table("AX PD XP DA", aside="AP XD", returning=True)
    for seat in (0, 1, None):
        asked = [each for each in picture_of(table, seat).iter() if each.get("class") == "asked"]
        assert len(asked) == 2
    assert open_places(picture_of(table, 0)) == {"aside-0", "aside-1", *HALVES}
    assert "Return the two cards set aside, one after the other" in said(picture_of(table, 0))
    table.play("return 1 left")
    assert "Return Lady X at an end of the row" in said(picture_of(table, 0))
    assert "Player 1 returns the card set aside: Lady X." in said(picture_of(table, 1))


def test_quiet_turns_are_counted_once_they_are_many() -> None:
    assert "quiet" not in said(picture_of(set_table(ROW, quiet=10), 0))
    assert "30 of 40 quiet turns · Turn 21" in said(picture_of(set_table(ROW, quiet=31), 0))


def test_the_end_names_the_winner_or_tells_a_draw() -> None:
    table = set_table("AP XA PD XP AD XD", gems=(6, 0))
    table.play("turn 1")
    words = said(picture_of(table, None))
    assert "Player 1 wins with 7 gems." in words
    assert "winner · 7 / 7 gems" in words
    draw_ = set_table(ROW, quiet=40)
    draw_.play("turn 1")
    assert "a draw" in said(picture_of(draw_, None))
    assert "winner" not in said(picture_of(draw_, None))


def test_more_gems_than_there_are_fit() -> None:
    table = set_table("DX DA PX DP XA PA", gems=(6, 6))
    table.play("swap 3 4")
    drawn = ids(picture_of(table, 0))
    assert "gem-0-9" in drawn
    assert not any(id.startswith("gem-supply") for id in drawn)


def test_names_are_shown_and_cannot_break_the_picture() -> None:
    body = set_table(ROW).view(0).body
    assert isinstance(body, Position)
    names = ["<Ann> & Co", "A very long name indeed, longer than any panel or column is wide"]
    root = ElementTree.fromstring(draw(body, 0, names))
    assert "Arsène: <Ann> & Co (you)" in said(root)


def test_the_picture_in_the_docs_is_as_it_is_drawn_now() -> None:
    game = Path(__file__).parents[3] / "docs" / "pictures" / "blue-lion.txt"
    table = roundel.replay(game.read_text(encoding="utf-8"))
    shown = game.with_suffix(".svg").read_text(encoding="utf-8")
    assert shown == table.picture(table.to_move) + "\n", "run python docs/pictures/make.py"
