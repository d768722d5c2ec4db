"""What is in the box, and what whoever corrects it is told."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import roundel
from roundel.core.errors import InvalidOption
from roundel.core.shape import layout
from roundel.games.barrage import components as c
from roundel.games.barrage.maps import NO_SPACE, MapRows
from roundel.games.barrage.position import Position
from roundel.games.barrage.reading import BOX, InvalidComponents
from roundel.games.barrage.rules.numbering import MOVES


def test_there_are_so_many_of_everything() -> None:
    assert c.CONTRACTS_OF_KIND == (4, 15, 15, 15, 6)
    assert (c.COMPANIES, c.OFFICERS, c.WORKS, c.BUILDINGS) == (5, 11, 15, 10)
    assert (c.BONUS_TILES, c.OBJECTIVES, c.CONDITIONS) == (8, 6, 6)
    assert c.TILES == 5 + 18 + 2
    assert len(c.REWARDS) == 55 + 15 + 5 * 9


def test_contracts_ask_for_more_from_colour_to_colour() -> None:
    asked = [
        sorted({c.REQUIREMENT[i] for i in range(c.CONTRACTS) if c.CONTRACT_KIND[i] == kind})
        for kind in range(5)
    ]
    assert asked == [[2, 3, 4], [2, 3, 4], [5, 6, 7], [8, 9, 10], [13, 14, 15]]
    green = Counter(c.REQUIREMENT[4:19])
    assert green == {2: 5, 3: 5, 4: 5}


def spaces(rows: MapRows) -> tuple[int, ...]:
    """Basins, dam, conduit and powerhouse spaces, and those without a surcharge."""
    return (
        rows.basins,
        sum(price != NO_SPACE for price in rows.dam_price),
        sum(value > 0 for value in rows.conduit_value),
        sum(price != NO_SPACE for price in rows.powerhouse_price),
        sum(price == 0 for price in rows.powerhouse_price),
    )


def test_the_maps_have_the_spaces_that_were_counted() -> None:
    assert spaces(c.MAPS[0]) == (12, 20, 20, 23, 11)
    assert spaces(c.MAPS[1]) == (10, 16, 16, 14, 7)


def test_all_rows_of_fifteen_headstream_drops_are_as_printed() -> None:
    totals = [sum(c.MAP_TILE_DROPS[0][i * 4 : i * 4 + 4]) for i in range(8)]
    assert totals == [4, 4, 4, 4, 3, 3, 5, 4]


def test_the_buildings_are_those_of_the_appendix() -> None:
    found = {
        id: (c.BUILDING_EXCAVATORS[i], c.BUILDING_MIXERS[i], c.BUILDING_POINTS[i])
        for i, id in enumerate(c.BUILDING_IDS)
    }
    assert found == {
        "cofferdam": (2, 1, 3),
        "development_office": (1, 2, 3),
        "research_lab": (2, 2, 4),
        "loan_agency": (1, 3, 4),
        "energy_relay_field": (4, 1, 4),
        "robot_factory": (1, 5, 5),
        "financial_division": (3, 4, 6),
        "control_station": (4, 3, 5),
        "wind_farm": (6, 2, 5),
        "customer_office": (3, 5, 7),
    }


def test_a_position_is_small_and_the_numbering_is_version_one() -> None:
    assert layout(Position).size <= 4096
    assert MOVES == 609
    assert roundel.game("barrage").version == 1


# Corrected files


def corrected(folder: Path, name: str, **changes: Any) -> Path:
    """A copy of a file of the box with changes at the top."""
    data = json.loads((BOX / name).read_text(encoding="utf-8"))
    (folder / name).write_text(json.dumps({**data, **changes}), encoding="utf-8")
    return folder


def changed_map(folder: Path, change: Any) -> Path:
    """The map of Duel with a change."""
    data = json.loads((BOX / "map_duel.json").read_text(encoding="utf-8"))
    change(data)
    (folder / "map_duel.json").write_text(json.dumps(data), encoding="utf-8")
    return folder


def test_a_corrected_map_changes_the_game_without_code(tmp_path: Path) -> None:
    def change(data: dict[str, Any]) -> None:
        data["basins"][0]["conduit_spaces"][0]["value"] = 2

    table = roundel.table("barrage", seed=3, components=changed_map(tmp_path, change))
    assert table.view(0).map.conduit_value[0] == 2
    assert roundel.table("barrage", seed=3).view(0).map.conduit_value[0] == 4
    table.play(table.moves()[0])
    assert roundel.replay(table.record()) == table  # the record needs the folder no more


def test_a_corrected_panel_changes_track_and_rewards(tmp_path: Path) -> None:
    token = {"id": "II", "effect": [{"credits": 4}, {"rotate": 2}]}
    folder = corrected(
        tmp_path,
        "duel_panel.json",
        spaces_each_side=3,
        end_vp=[0, 1, 2, 15],
        reward_1_at=1,
        reward_2_at=3,
        reward_2={"tokens": [token] * 6},
    )
    panel = roundel.table("barrage", seed=3, components=folder).view(0).panel
    assert (panel.steps, panel.worth[:4], panel.cells) == (3, [0, 1, 2, 15], [1, 3])
    assert panel.reward[8 * 9 : 9 * 9] == [4, 0, 0, 0, 0, 1, 2, 0, 0]


def test_corrected_headstream_tiles_of_duel_may_stand_in_the_panel_file(tmp_path: Path) -> None:
    tiles = [{"id": f"D{i}", "drops": [i, 0, 1, 2]} for i in range(8)]
    folder = corrected(tmp_path, "duel_panel.json", headstream_tiles={"tiles": tiles})
    body = roundel.table("barrage", seed=3, components=folder).view(0)
    assert body.map.tile_drops[:8] == [0, 0, 1, 2, 1, 0, 1, 2]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda d: d["basins"].pop(), "to_basin: 10 is not a whole number from 1 to 9"),
        (lambda d: d["basins"][2].update(area="lake"), "3, area: 'lake' is none of mountain"),
        (lambda d: d["basins"][0].pop("flows_to"), "basins, 1: 'flows_to' is missing"),
        (lambda d: d["basins"][8].update(flows_to=4), "water from basin 1 never gets to an exit"),
        (
            lambda d: d["basins"][0]["conduit_spaces"][0].update(to_basin=2),
            "the left conduit of basin 1 ends in basin 2, which has no powerhouse space",
        ),
        (lambda d: d["basins"][0].update(red_area=2), "red area 1 must be exactly one basin"),
        (lambda d: d["basins"][0]["dam_spaces"].pop(), "it needs a lower and an upper dam space"),
        (lambda d: d["basins"][3]["powerhouse_spaces"].pop(), "basin 4 is green area 1"),
        (lambda d: d["headstreams"].pop(), "headstreams: 4 are needed here, not 3"),
        (
            lambda d: d["basins"][3]["conduit_spaces"][0].update(to_basin=4),
            "the left conduit of basin 4 ends in the same basin; to_basin names another one",
        ),
        (lambda d: d.update(exits=["sea", "sea"]), "exits: a map has 1 to 4 exits with different"),
        (
            lambda d: d["basins"][0].update(id=2),
            "basins, 2, id: basins are numbered in their order",
        ),
        (lambda d: d["basins"].insert(0, None), "basins, 1: an object with names is needed here"),
        (lambda d: d["basins"][0].update(dam_spaces=None), "dam_spaces: a list is needed here"),
        (
            lambda d: d["basins"][0]["dam_spaces"][0].update(position="lower"),
            "basins, 1, dam_spaces, d1l: the basin has this dam space already",
        ),
        (
            lambda d: d["basins"][3]["powerhouse_spaces"][0].update(position="upper"),
            "basins, 4, powerhouse_spaces, p4.2: the zone has this powerhouse space already",
        ),
        (
            lambda d: d["basins"][0]["dam_spaces"][0].update(credits=-3),
            "d1u, credits: -3 is not a whole number from 0 to 99",
        ),
        (lambda d: d["basins"][3].update(green_area=None), "give each green_area from 1 to 7 once"),
        (lambda d: d["headstreams"][0].pop("feeds_basin"), "HA: 'feeds_basin' is missing"),
        (
            lambda d: d["basins"][0]["conduit_spaces"][0].update(value="five"),
            "c1a, value: 'five' is not a whole number from 1 to 5",
        ),
    ],
)
def test_a_map_that_does_not_hold_is_told_with_its_place(
    tmp_path: Path, change: Any, words: str
) -> None:
    with pytest.raises(InvalidComponents, match=words) as told:
        roundel.table("barrage", components=changed_map(tmp_path, change))
    assert str(told.value).startswith("map_duel.json")


def test_other_mistakes_are_told_too(tmp_path: Path) -> None:
    with pytest.raises(InvalidComponents, match="there is no such folder"):
        roundel.table("barrage", components=tmp_path / "nowhere")
    with pytest.raises(InvalidComponents, match="holds none of map_base"):
        roundel.table("barrage", components=tmp_path)
    (tmp_path / "map_duel.json").write_text("{", encoding="utf-8")
    with pytest.raises(InvalidComponents, match=r"map_duel\.json: is not JSON"):
        roundel.table("barrage", components=tmp_path)
    (tmp_path / "contracts.json").write_text("{}", encoding="utf-8")
    with pytest.raises(InvalidComponents, match="is the same at every table"):
        roundel.table("barrage", components=tmp_path)
    with pytest.raises(InvalidOption, match="Splendor takes no corrected components"):
        roundel.table("splendor", components=tmp_path)


def test_a_reward_that_is_not_known_is_told(tmp_path: Path) -> None:
    tokens = [{"id": "II1", "effect": [{"gold": 1}]}] * 6
    folder = corrected(tmp_path, "duel_panel.json", reward_2={"tokens": tokens})
    with pytest.raises(InvalidComponents, match="II1, effect, 1: there is no such effect"):
        roundel.table("barrage", components=folder)


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ([{"vp": 1, "credits": 2}], "effect, 1: each gain stands in braces of its own"),
        ([{"vp": 60}, {"vp": 60}], "effect: no more than 60 of a kind are gained at once"),
        ([{"rotate": 1}] * 3, "at most two parts that are no plain gains"),
        ([{"drops": 2}], "'flow' is missing"),
    ],
)
def test_a_token_that_does_not_hold_is_told(tmp_path: Path, effect: Any, words: str) -> None:
    tokens = [{"id": "II1", "effect": effect}] * 6
    folder = corrected(tmp_path, "duel_panel.json", reward_2={"tokens": tokens})
    with pytest.raises(InvalidComponents, match=words) as told:
        roundel.table("barrage", components=folder)
    assert str(told.value).startswith("duel_panel.json, reward_2, tokens, II1")


def test_tiles_that_duel_borrows_are_those_of_the_base_game(tmp_path: Path) -> None:
    folder = corrected(tmp_path, "duel_panel.json", headstream_tiles={"use": "mine.json"})
    with pytest.raises(InvalidComponents, match=r"use: 'mine\.json' is none of headstream_tiles"):
        roundel.table("barrage", components=folder)


def test_a_base_map_needs_a_place_for_each_neutral_dam(tmp_path: Path) -> None:
    data = json.loads((BOX / "map_base.json").read_text(encoding="utf-8"))
    for basin in data["basins"]:
        basin["area"] = basin["area"].replace("hill", "plain")
    (tmp_path / "map_base.json").write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(InvalidComponents, match="some basin of the area 'hill'"):
        roundel.table("barrage", options={"duel_board": 0}, components=tmp_path)


def test_files_are_read_as_editors_save_them(tmp_path: Path) -> None:
    text = (BOX / "map_duel.json").read_text(encoding="utf-8")
    file = tmp_path / "map_duel.json"
    file.write_text(text, encoding="utf-8-sig")  # with the mark that some put first
    assert roundel.table("barrage", components=tmp_path).seats == 2
    file.write_text(text, encoding="utf-16")
    with pytest.raises(InvalidComponents, match=r"map_duel\.json: is not UTF-8; save it in that"):
        roundel.table("barrage", components=tmp_path)


@pytest.mark.parametrize(("in_file", "option"), [(False, 1), (True, 0), (False, 0)])
def test_panel_file_and_options_may_both_decide_on_passed_tokens(
    tmp_path: Path, in_file: bool, option: int
) -> None:
    flags = {"duel_reward_on_pass": in_file, "duel_end_freezes": not in_file}
    folder = corrected(tmp_path, "duel_panel.json", flags=flags)
    options = {"duel_reward_on_pass": option, "duel_end_freezes": 1 - option}
    panel = roundel.table("barrage", options=options, components=folder).view(0).panel
    assert (panel.on_pass, panel.freezes) == (0, 1)


def test_a_game_on_a_corrected_map_is_played_to_its_end_and_replayed(tmp_path: Path) -> None:
    """One more basin with dams, a higher value, another river, a dearer space."""

    def change(data: dict[str, Any]) -> None:
        more = {**data["basins"][7], "id": 11, "red_area": None, "green_area": None}
        data["basins"].append({**more, "flows_to": 9})
        data["basins"][3]["flows_to"] = 11
        data["basins"][0]["conduit_spaces"][0].update(value=5, to_basin=11)
        data["basins"][0]["dam_spaces"][0]["credits"] = 4

    table = roundel.table("barrage", seed=3, components=changed_map(tmp_path, change))
    while not table.is_over:
        table.play(table.moves()[len(table.history) % len(table.moves())])
    assert roundel.replay(table.record()) == table
