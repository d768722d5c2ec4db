"""The drawing kit: elements, words in their room, gems by their shape, layers of a picture."""

import re
from xml.etree import ElementTree

import pytest

from roundel.core.drawing import (
    LETTER,
    OUTLINES,
    Element,
    card,
    disc,
    gem,
    mark,
    number,
    picture,
    piece,
    pill,
    sentence,
    token,
    touch,
    words,
)
from roundel.core.palette import COLOURS, LIGHT_AND_DARK

NASTY = "<Ann> & \"Bob\" 'o'"


def drawn(**layers: list[Element]) -> ElementTree.Element:
    ground, pieces, labels, touches = (
        layers.get(name, []) for name in ("ground", "pieces", "labels", "touches")
    )
    svg = picture(80, 50, NASTY, ground=ground, pieces=pieces, labels=labels, touches=touches)
    return ElementTree.fromstring(svg)


def local(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


def test_words_and_attributes_are_escaped() -> None:
    element = Element("text", NASTY, data_touch=NASTY, class_="bold")
    read = ElementTree.fromstring(str(element))
    assert read.text == NASTY
    assert read.attrib == {"data-touch": NASTY, "class": "bold"}


def test_what_is_none_is_left_out() -> None:
    assert str(Element("g", None, "words", None, id=None)) == "<g>words</g>"
    assert str(Element("g")) == "<g/>"


@pytest.mark.parametrize(
    ("value", "written"), [(3, "3"), (3.0, "3"), (2.5, "2.5"), (1 / 3, "0.33"), (-0.75, "-0.75")]
)
def test_numbers_have_no_needless_digits(value: float, written: str) -> None:
    assert number(value) == written


@pytest.mark.parametrize("room", [150.0, 158.0, 172.48, 196.0])
def test_words_are_not_cut_as_long_as_they_can_shrink(room: float) -> None:
    """Lengths that need anything between the full size and seven tenths of it."""
    for count in range(int(room / (LETTER * 16)), int(room / (LETTER * 0.7 * 16)) + 1):
        assert words("x" * count, 0, 0, 16, room=room).inside == ("x" * count,)


def test_cyrillic_letters_are_wider() -> None:
    size = words("Anna (you)", 0, 0, 20, room=100).attributes["font_size"]
    smaller = words("Анна (вы).", 0, 0, 20, room=100).attributes["font_size"]
    assert isinstance(size, float)
    assert isinstance(smaller, float)
    assert smaller < size


def test_words_shrink_into_their_room_and_are_cut_at_last() -> None:
    short = words("Ann", 0, 0, 20, room=100)
    assert (short.attributes["font_size"], short.inside) == (20, ("Ann",))
    longer = words("A rather long name", 0, 0, 20, room=180)
    size = longer.attributes["font_size"]
    assert isinstance(size, float)
    assert 14 <= size < 20
    assert longer.inside == ("A rather long name",)
    (cut,) = words("n" * 200, 0, 0, 20, room=100).inside
    assert isinstance(cut, str)
    assert cut.endswith("…")
    assert len(cut) < 20


def test_every_gem_has_a_shape_of_its_own() -> None:
    root = drawn()
    shapes = {}
    for colour in COLOURS:
        (defined,) = (each for each in root.iter() if each.get("id") == f"roundel-gem-{colour}")
        shapes[colour] = [(local(each), each.get("d"), each.get("r")) for each in defined]
    assert len({str(shape) for shape in shapes.values()}) == len(COLOURS)
    assert len({str(outline) for outline in OUTLINES.values()}) == len(OUTLINES) == 5


def test_what_is_used_is_defined() -> None:
    things = [card(colour, points=1, level=2) for colour in COLOURS]
    things += [token(colour) for colour in COLOURS] + [pill(colour, 3) for colour in COLOURS]
    root = drawn(pieces=[piece(f"thing-{i}", 0, 0, each) for i, each in enumerate(things)])
    ids = {each.get("id") for each in root.iter()}
    used = {each.get("href", "").removeprefix("#") for each in root.iter() if local(each) == "use"}
    assert used
    assert used <= ids


def test_a_piece_is_placed_by_its_transform_alone() -> None:
    here = ElementTree.fromstring(str(piece("a", 1, 2, disc(0, 0, 5, "dot"), scale=0.5)))
    there = ElementTree.fromstring(str(piece("a", 30, 4.25, disc(0, 0, 5, "dot"))))
    assert here.attrib.pop("transform") == "translate(1,2) scale(0.5)"
    assert there.attrib.pop("transform") == "translate(30,4.25) scale(1)"
    assert ElementTree.tostring(here) == ElementTree.tostring(there)


def test_a_touch_is_named_and_says_what_it_is() -> None:
    read = ElementTree.fromstring(str(touch("market-3", "a card", 0, 0, 10, 10, open_=True)))
    assert read.get("id") == read.get("data-touch") == "market-3"
    assert (read.findtext("title"), read.get("class")) == ("a card", "touch open")


def test_the_picture_scales_and_has_a_name() -> None:
    root = drawn(labels=[gem("red", 3, 4)])
    assert (root.get("viewBox"), root.get("width")) == ("0 0 80 50", None)
    assert (root.get("role"), root.get("aria-label")) == ("img", NASTY)
    layers = [each.get("class") for each in root if local(each) == "g"]
    assert layers == ["ground", "pieces", "labels", "touches"]


def test_the_style_stays_inside_the_picture_and_knows_the_dark() -> None:
    style = next(each.text or "" for each in drawn().iter() if local(each) == "style")
    light, dark = style.split("@media (prefers-color-scheme:dark)")
    for selectors in re.findall(r"([^{}]+){", light + dark.strip("{}")):
        apart = re.split(r",(?![^(]*\))", selectors)
        assert all(each.strip().startswith(".roundel") for each in apart)
    for name, (bright, night) in LIGHT_AND_DARK.items():
        assert f"--{name}:var(--roundel-{name},{bright})" in light
        assert dark.count(f"--{name}:var(--roundel-{name},{night})") == 2  # liked, or chosen
    for used in set(re.findall(r"var\((--[a-z0-9-]+)\)", style)):
        assert f"{used}:" in style


def test_touches_are_marked_by_their_names() -> None:
    areas = [touch(id, NASTY, 0, 0, 9, 9) for id in ("bag", "bags", 'ba"g')]
    svg = picture(80, 50, NASTY, ground=[], pieces=[], labels=[], touches=areas)
    root = ElementTree.fromstring(mark(svg, ["bag", 'ba"g', "gone"], "last"))
    marked = {each.get("id") for each in root.iter() if "last" in each.get("class", "").split()}
    assert marked == {"bag", 'ba"g'}


def test_a_sentence_takes_two_lines_where_one_is_too_short() -> None:
    said = "Your turn: you may spend scrolls and refill the board; then take tokens or buy."
    (line,) = sentence("Your turn.", 0, 30, 20, 500)
    assert line.inside == ("Your turn.",)
    first, second = sentence(said, 0, 30, 20, 500)
    assert f"{first.inside[0]} {second.inside[0]}" == said
    assert float(str(second.attributes["y"])) > float(str(first.attributes["y"]))
