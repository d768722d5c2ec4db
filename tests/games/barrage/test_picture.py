"""The picture of Barrage."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

import roundel
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage.components import (
    BUILDING_IDS,
    CONTRACT_IDS,
    ENGINEERS,
    FIRST_CONTRACT,
    KINDS,
    NATIONAL,
    PIECES,
    WORK_IDS,
)
from roundel.games.barrage.maps import DAMS, EXIT, SIDES, UPPER
from roundel.games.barrage.notation import dam_name
from roundel.games.barrage.picture import draw, draw_tall
from roundel.games.barrage.picture.basins import plan
from roundel.games.barrage.picture.land import LAND_WIDTH
from roundel.games.barrage.picture.layout import layout
from roundel.games.barrage.picture.tall import tall_layout
from roundel.games.barrage.position import BLOCKED, DRAFT, HAND, NEUTRAL, SHOWN, Position
from tests.games.barrage.random_games import VARIANTS, body_of, some_tables
from tests.games.barrage.table_setting import (
    again,
    base,
    conduit,
    dealt,
    fetch_tile,
    play,
    powerhouse,
    set_table,
)

PHONE, LAPTOP = 374, 950
"""How wide the picture is on a phone of 390 pixels, and on a laptop of 1280."""
MOST_HELD = 4


def drawn(view: Position, seat: int, *names: str) -> ElementTree.Element:
    return ElementTree.fromstring(draw(view, seat, names))


def picture_of(
    table: roundel.Table, seat: int | None, *, is_tall: bool = False
) -> ElementTree.Element:
    return ElementTree.fromstring(table.view(seat).picture(is_tall=is_tall))


def size_of(root: ElementTree.Element) -> tuple[float, float]:
    _, _, width, height = map(float, root.get("viewBox", "").split())
    return (width, height)


def open_places(root: ElementTree.Element) -> set[str]:
    return {each.get("data-touch", "") for each in root.iter() if each.get("class") == "touch open"}


def ids(root: ElementTree.Element) -> list[str]:
    return [each.get("id", "") for each in root.iter() if each.get("id")]


def pieces(root: ElementTree.Element) -> list[ElementTree.Element]:
    (layer,) = (each for each in root if each.get("class") == "pieces")
    return list(layer)


def kinds(root: ElementTree.Element) -> Counter[str]:
    """How many pieces there are of each kind."""
    return Counter(each.get("data-kind", "") for each in pieces(root))


def said(root: ElementTree.Element) -> str:
    """All words on the picture."""
    spoken = (each for each in root.iter() if each.tag.endswith(("text", "title")))
    return "\n".join(each.text or "" for each in spoken)


# Any table


class Moment(NamedTuple):
    """A table with what may be touched, as the one to move (or nobody), and as another sees it."""

    view: Position
    touched: set[str]
    own: ElementTree.Element
    other: ElementTree.Element
    tall: ElementTree.Element
    other_tall: ElementTree.Element


@cache
def moments(variant: int) -> tuple[Moment, ...]:
    found = []
    for table in some_tables(1, **VARIANTS[variant]):
        mover = table.to_move
        touched = {touch for move in table.moves() for touch in move.touches}
        other = None if mover is None else (mover + 1) % table.seats
        view = again(body_of(table, None))
        pictures = [
            picture_of(table, seat, is_tall=is_tall)
            for is_tall in (False, True)
            for seat in (mover, other)
        ]
        found.append(Moment(view, touched, *pictures))
    return tuple(found)


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_everything_has_one_place_inside_the_picture(variant: int) -> None:
    for moment in moments(variant):
        for root in (moment.own, moment.other, moment.tall, moment.other_tall):
            assert [id for id, count in Counter(ids(root)).items() if count > 1] == []
            width, height = size_of(root)
            assert (height > width) == (root in (moment.tall, moment.other_tall))
            for piece in pieces(root):
                assert set(piece.attrib) <= {"id", "class", "transform", "data-kind"}
                x, y = piece.get("transform", "").partition(")")[0][len("translate(") :].split(",")
                assert 0 <= float(x) < width
                assert 0 <= float(y) < height


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_a_hand_finds_what_every_legal_move_touches(variant: int) -> None:
    for moment in moments(variant):
        assert open_places(moment.own) == open_places(moment.tall) == moment.touched
        assert open_places(moment.other) == open_places(moment.other_tall) == set()


def areas(root: ElementTree.Element) -> Iterator[tuple[float, float, float, float]]:
    """Left, top, right and foot of everything that can be touched."""
    for touch in root.iter():
        if touch.get("data-touch"):
            x, y, width, height = (
                float(touch[-1].get(name, "")) for name in ("x", "y", "width", "height")
            )
            yield (x, y, x + width, y + height)


ROUNDING = 0.02
"""Coordinates are written with two digits."""


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_no_two_touches_lie_over_one_another(variant: int) -> None:
    for moment in moments(variant):
        for root in (moment.own, moment.tall):
            width, height = size_of(root)
            for left, top, right, foot in areas(root):
                assert 0 <= left < right <= width
                assert 0 <= top < foot <= height
            for one, other in combinations(areas(root), 2):
                beside = min(one[2], other[2]) <= max(one[0], other[0]) + ROUNDING
                assert beside or min(one[3], other[3]) <= max(one[1], other[1]) + ROUNDING


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_both_pictures_have_the_same_pieces_and_touches(variant: int) -> None:
    for moment in moments(variant):
        for wide, tall in ((moment.own, moment.tall), (moment.other, moment.other_tall)):
            assert {piece.get("id") for piece in pieces(wide)} == {
                piece.get("id") for piece in pieces(tall)
            }
            assert kinds(wide) == kinds(tall)
            assert touches_of(wide) == touches_of(tall)


def touches_of(root: ElementTree.Element) -> set[str]:
    return {each.get("data-touch", "") for each in root.iter() if each.get("data-touch")}


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_every_drop_structure_and_engineer_is_somewhere(variant: int) -> None:
    for moment in moments(variant):
        view, found = moment.view, kinds(moment.other)
        if view.phase == DRAFT:
            continue
        assert found["drop"] == sum(view.dam_drops) + sum(view.drops_waiting)
        for seat in range(view.seats):
            assert found[f"engineer-{seat}"] + found[f"architect-{seat}"] == ENGINEERS
            for kind, name in enumerate(KINDS):
                if name != "building" or view.leeghwater:
                    assert found[f"{name}-{seat}"] == PIECES[kind]


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_every_open_contract_tile_and_work_lies_there_once(variant: int) -> None:
    for moment in moments(variant):
        view = moment.view
        if view.phase == DRAFT:
            continue
        found = {piece.get("id", "") for piece in pieces(moment.own)}
        held = range(SHOWN, HAND + view.seats)
        papers = {
            f"paper-{id}"
            for id, at in zip(CONTRACT_IDS, view.contract_at, strict=True)
            if at in held
        }
        assert {id for id in found if id.startswith("paper-")} == papers
        tiles = sum(tile != EMPTY for tile in view.patents)
        for player in view.players[: view.seats]:
            tiles += sum(player.tiles) + sum(tile != EMPTY for tile in player.wheel_tile)
        assert sum(id.startswith("plate-") for id in found) == tiles
        works = {f"sheet-{WORK_IDS[work]}" for work in view.works if work != EMPTY}
        assert {id for id in found if id.startswith("sheet-")} == works


def table_of(options: dict[str, int]) -> Position:
    """The first turn of the first round."""
    for table in some_tables(1, **options):
        if table.position()["round"] == 1:
            return body_of(table, None)
    raise AssertionError


@pytest.mark.parametrize("options", VARIANTS)
def test_every_panel_has_a_view_of_its_own(options: dict[str, int]) -> None:
    seats = options.get("seats", 2)
    view = table_of(options)
    root = drawn(view, 0)
    width, height = (float(each) for each in root.get("viewBox", "").split()[2:])
    boxes = {
        each.get("id", ""): [float(number) for number in each.get("viewBox", "").split()]
        for each in root.iter()
        if each.tag.endswith("view")
    }
    wanted = {"band", "map", "boards", "offices", "track", *(f"company-{i}" for i in range(seats))}
    if view.duel_panel:
        wanted.add("duel")
    if view.leeghwater:
        wanted.add("buildings")
    assert {f"panel-{name}" for name in wanted} <= set(boxes)
    assert {"panel-company-0-left", "panel-company-0-right"} <= set(boxes)
    for x, y, wide, high in boxes.values():
        assert x >= 0
        assert y >= 0
        assert x + wide <= width
        assert y + high <= height


def test_panels_do_not_overlap() -> None:
    for options in VARIANTS:
        view = table_of(options)
        for panels in (layout(view, 0), tall_layout(view, 0)):
            for one, other in combinations(panels.areas.values(), 2):
                apart = one.right <= other.x or other.right <= one.x
                assert apart or one.foot <= other.y or other.foot <= one.y


# On a phone


def letters(element: ElementTree.Element, scale: float = 1) -> Iterator[tuple[str, float]]:
    """Every line of text with its size."""
    _, _, scaled = element.get("transform", "").partition("scale(")
    scale *= float(scaled.rstrip(")") or 1)
    if element.tag.endswith("text"):
        yield element.text or "", scale * float(element.get("font-size", ""))
    for each in element:
        yield from letters(each, scale)


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_on_a_phone_words_and_numbers_can_be_read_and_places_touched(variant: int) -> None:
    for moment in moments(variant):
        pixel = size_of(moment.tall)[0] / PHONE
        for line, size in letters(moment.tall):
            assert size >= 10 * pixel, line
        for left, top, right, foot in areas(moment.tall):
            assert min(right - left, foot - top) >= 23 * pixel


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_on_a_laptop_words_and_numbers_can_be_read(variant: int) -> None:
    """Smaller only in a hand of five contracts, from which one is about to be discarded."""
    for moment in moments(variant):
        hands = Counter(moment.view.contract_at)
        crowded = any(hands[HAND + seat] > MOST_HELD for seat in range(moment.view.seats))
        pixel = size_of(moment.own)[0] / LAPTOP
        for line, size in letters(moment.own):
            assert size >= (5 if crowded else 7) * pixel, line


def test_on_a_phone_abilities_tiles_and_buildings_stand_there_in_words() -> None:
    """Nobody can point at them there."""
    s = set_table("anton", "jill", leeghwater=1)
    s.players[0].tiles[fetch_tile(s, "ii-elevation")] = 1
    s.building[0] = BUILDING_IDS.index("cofferdam")
    root = ElementTree.fromstring(draw_tall(s, 0))
    read = " ".join(line for line, _ in letters(root))
    for told in (
        "With three powerhouses: after a production, a second one",
        "Anton Krylov: his tile copies another tile",
        "Jill McDowell: a conduit costs its value in mixers",
        "the elevation tile II: fill the raised dam",
        "a drop into an own or a neutral dam",
    ):
        assert told in read


def test_on_a_phone_what_one_has_stands_above_the_map_while_nothing_else_does() -> None:
    s = set_table("anton", "jill")
    s.players[0].credits = 77
    root = ElementTree.fromstring(draw_tall(s, 0))
    assert sum(line == "77" for line, _ in letters(root)) == 2
    play(s, "go bank")
    root = ElementTree.fromstring(draw_tall(s, 0))
    assert sum(line == "77" for line, _ in letters(root)) == 1


def test_on_a_phone_panels_are_narrow_enough_and_have_no_halves() -> None:
    view = set_table("anton", "jill")
    panels = tall_layout(view, 0)
    assert set(panels.views()) == set(panels.areas)
    assert {area.width for area in panels.areas.values()} == {panels.areas["map"].width}


def test_on_a_phone_ones_own_company_comes_before_the_rivals() -> None:
    for seat in range(2):
        panels = tall_layout(set_table("anton", "jill"), seat).areas
        assert panels[f"company-{seat}"].foot < panels["offices"].y
        assert panels["offices"].foot < panels[f"company-{1 - seat}"].y


# The map


def test_basins_keep_apart_on_every_board() -> None:
    """On the boards of the box, and on one that nobody has placed by hand."""
    base_board, duel_board = dealt(duel_board=0, duel_panel=0), dealt()
    other = again(base_board)
    other.map.river[0] = 4
    other.map.river[7] = EXIT
    for s, laid in product((base_board, duel_board, other), (layout, tall_layout)):
        area = laid(s, 0).areas["map"]
        basins = plan(s.map, area).basins
        for i, one in enumerate(basins):
            assert area.x <= one.x - LAND_WIDTH / 2
            assert one.x + LAND_WIDTH / 2 <= area.right
            assert area.y < one.top < one.foot < area.foot
            for second in basins[:i]:
                beside = abs(one.x - second.x) >= LAND_WIDTH
                assert beside or one.foot < second.top or second.foot < one.top


def test_water_runs_downhill_on_the_picture() -> None:
    for options in ({}, {"duel_board": 0, "duel_panel": 0}):
        s = dealt(**options)
        basins = plan(s.map, layout(s, 0).areas["map"]).basins
        for basin in range(s.map.basins):
            if s.map.river[basin] < EXIT:
                assert basins[basin].foot < basins[s.map.river[basin]].top


def test_a_dam_shows_its_tiers_and_its_water() -> None:
    s = set_table("anton", "jill")
    base(s, 1, "5u", level=3, drops=2)
    base(s, NEUTRAL, "6l", level=1)
    found = ids(drawn(s, 0))
    assert {"base-on-5u-0", "elevation-on-5u-1", "elevation-on-5u-2"} <= set(found)
    assert {"drop-5u-0", "drop-5u-1"} <= set(found)
    assert "drop-5u-2" not in found
    assert "base-on-6l-0" in found
    words = said(drawn(s, 0, "Ann", "Ben"))
    assert "the upper dam of basin 5 in the hills, of Ben: level 3, 2 of 3 drops" in words
    assert "the lower dam of basin 6 in the hills, neutral, for everybody" in words


def test_structures_have_the_colours_of_their_company() -> None:
    s = set_table("anton", "jill", companies=("usa", "france"))
    conduit(s, 0, "1a")
    powerhouse(s, 1, "8-1")
    by_id = {piece.get("id"): piece for piece in pieces(drawn(s, 0))}
    assert "--roundel-usa" in ElementTree.tostring(by_id["conduit-on-1a"], "unicode")
    assert "--roundel-france" in ElementTree.tostring(by_id["powerhouse-on-8-1"], "unicode")


def test_spaces_that_cost_credits_and_closed_ones_say_so() -> None:
    s = set_table("anton", "jill", duel_board=1, duel_panel=0, bare=False)
    words = said(drawn(s, 0))
    for dam in range(DAMS):
        if s.dam_owner[dam] == BLOCKED:
            side = "upper" if dam % SIDES == UPPER else "lower"
            place = f"the {side} dam space of basin {dam // SIDES + 1} in the"
            assert any(
                line.startswith(place) and "closed by a token" in line for line in words.split("\n")
            ), dam_name(dam)
    assert "a base costs 3 credits more" in words
    assert sum(each.get("class") == "closed" for each in drawn(s, 0).iter()) == sum(
        owner == BLOCKED
        for row in (s.dam_owner, s.conduit_owner, s.powerhouse_owner)
        for owner in row
    )


def test_what_is_reconstructed_is_said_where_it_lies() -> None:
    board = "of this board are a reconstruction"
    panel = "of this panel are a reconstruction"
    for options, told in (
        ({}, (True, True)),
        ({"duel_panel": 0}, (True, False)),
        ({"duel_board": 0, "duel_panel": 0}, (False, False)),
    ):
        words = said(drawn(dealt(**options), NOBODY))
        assert (board in words, panel in words) == told


# Decisions


def test_in_the_draft_the_pairs_are_offered_with_what_they_can_do() -> None:
    table = roundel.table("barrage", seed=1)
    view = body_of(table, None)
    root = picture_of(table, table.to_move)
    assert open_places(root) == {"pair-1", "pair-2"}
    words = said(root)
    assert "Pick a company with its officer." in words
    assert words.count("With three powerhouses:") == 2
    table.play("pair 1")
    root = picture_of(table, table.to_move)
    assert open_places(root) == {"start-1", "start-2"}
    picked = f"Player {view.to_move + 1}"
    assert any(line.endswith(f"· {picked}") for line in said(root).split("\n"))


def test_at_the_beginning_of_a_turn_the_band_says_so_and_free_spaces_are_tinted() -> None:
    s = set_table("anton", "jill")
    root, other = drawn(s, 0, "Ann", "Ben"), drawn(s, 1, "Ann", "Ben")
    assert "Your turn: send engineers to a space." in said(root)
    assert "Ann is to send engineers to a space." in said(other)
    assert any("inviting" in each.get("class", "") for each in root.iter())
    assert not any("inviting" in each.get("class", "") for each in other.iter())


def test_while_building_each_part_is_chosen_on_the_picture() -> None:
    s = set_table("anton", "jill")
    play(s, "build 1")
    assert "structure-base" in open_places(drawn(s, 0))
    play(s, "structure base")
    root = drawn(s, 0)
    assert "Where do you build?" in said(root)
    assert {"dam-8l", "dam-5l"} <= open_places(root)
    asked = [each for each in root.iter() if "asked" in each.get("class", "").split()]
    assert len(asked) == len(open_places(root))


def test_while_paying_the_site_is_marked_and_buttons_tell_the_price() -> None:
    s = set_table("solomon", "jill")
    play(s, "build 1", "structure base", "dam 8u")
    root = drawn(s, 0)
    assert open_places(root) == {"pay-3e-0m", "pay-2e-0m"}
    assert {"3 E 3 cr", "2 E 6 cr"} <= set(said(root).split("\n"))
    asked = [each for each in root.iter() if "asked" in each.get("class", "").split()]
    assert len(asked) == 1


def test_while_producing_buttons_tell_the_energy() -> None:
    s = set_table("anton", "jill")
    base(s, 0, "5l", level=3, drops=3)
    conduit(s, 0, "5a")
    powerhouse(s, 0, "8-1")
    play(s, "go prod+2")
    root = drawn(s, 0)
    assert {"1 drop: 5 energy", "2 drops: 8 energy", "3 drops: 11 energy"} <= set(
        said(root).split("\n")
    )


def test_what_has_no_place_is_a_button_in_the_band() -> None:
    s = set_table("anton", "jill")
    play(s, "go bank")
    root = drawn(s, 0)
    assert open_places(root) == {f"engineers-{i + 1}" for i in range(ENGINEERS)}
    buttons = [each for each in root.iter() if each.get("class") == "button"]
    assert len(buttons) == ENGINEERS
    assert not [each for each in drawn(s, 1).iter() if each.get("class") == "button"]


def test_engineers_go_to_the_space_they_are_sent_to() -> None:
    s = set_table("anton", "jill")
    play(s, "go rotate1")
    found = ids(drawn(s, 1))
    assert "engineer-space-rotate1-0" in found
    assert f"engineer-free-0-{ENGINEERS - 1}" not in found


def test_tile_and_machines_of_a_construction_lie_on_the_wheel() -> None:
    s = set_table("wilhelm", "jill")
    play(s, "build 1", "structure base", "dam 8l")
    root = drawn(s, 0)
    assert "plate-0-base" in ids(root)
    assert "the basic base tile and 3 excavators, back after 5 rotations" in said(root)


def test_uncovered_incomes_are_told() -> None:
    s = set_table("anton", "jill", companies=("italy", "france"))
    base(s, 0, "8l")
    base(s, 0, "9l")
    assert "Ann has 3 of 5 left: bases; income 3 credits" in said(drawn(s, 0, "Ann", "Ben"))


def test_national_contracts_lie_with_the_others() -> None:
    s = set_table("anton", "jill", "viktor", "simone")
    shown = [id for id, at in zip(CONTRACT_IDS, s.contract_at, strict=True) if at == SHOWN]
    nation = CONTRACT_IDS[FIRST_CONTRACT[NATIONAL] :]
    assert sum(id in nation for id in shown) == s.seats - 1
    assert {f"paper-{id}" for id in shown} <= set(ids(drawn(s, 0)))


def test_the_panel_shows_both_counts_from_where_one_sits() -> None:
    s = set_table("anton", "jill", duel_board=1, duel_panel=1)
    s.panel.condition[0] = 0
    s.players[0].credits, s.players[1].credits = 11, 4
    s.panel.marker[0] = 2
    mine, theirs = drawn(s, 0), drawn(s, 1)
    assert "1 : 3" in said(mine)
    assert "3 : 1" in said(theirs)
    x = [
        float(piece.get("transform", "")[len("translate(") :].partition(",")[0])
        for root in (mine, theirs)
        for piece in pieces(root)
        if piece.get("id") == "marker-0"
    ]
    assert x[0] > x[1]


# Secrets, names


def test_the_order_of_the_piles_is_nowhere_in_the_picture() -> None:
    s = set_table("anton", "jill")
    twin = again(s)
    for pile in (*twin.contract_piles, *twin.patent_piles):
        pile.tiles[: pile.left] = reversed(pile.tiles[: pile.left])
    assert draw(s, 0) == draw(twin, 0)


def test_names_are_shown_and_cannot_break_the_picture() -> None:
    s = set_table("anton", "jill")
    names = ("<Ann> & Co", "A very long name indeed, longer than any panel is wide")
    for root in (drawn(s, 0, *names), ElementTree.fromstring(draw_tall(s, 0, names))):
        assert "<Ann> & Co (you)" in said(root)


def test_the_end_names_the_winner() -> None:
    *_, table = some_tables(5)
    view = body_of(table, None)
    winner = next(seat for seat in range(2) if view.rank[seat] == 1)
    told = f"Player {winner + 1} wins with {view.score[winner]} points."
    if list(view.rank[:2]) == [1, 1]:
        told = f"The victory is shared, with {view.score[0]} points each."
    assert told in said(picture_of(table, None))


def test_the_picture_in_the_docs_is_as_it_is_drawn_now() -> None:
    game = Path(__file__).parents[3] / "docs" / "pictures" / "barrage.txt"
    table = roundel.replay(game.read_text(encoding="utf-8"))
    shown = game.with_suffix(".svg").read_text(encoding="utf-8")
    assert shown == table.picture(table.to_move) + "\n", "run python docs/pictures/make.py"
