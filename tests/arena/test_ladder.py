"""Everybody against everybody."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from roundel.arena.ladder import Ladder, couples, file_name, play_ladder
from roundel.arena.match import Match, Played
from roundel.arena.picture import draw
from roundel.arena.standing import Standing
from roundel.core.errors import InvalidOption

OPTIONS = {"seats": 2}
NAMES = ("random", "cmd:python <mine>.py --depth 3 --and --many --more", "greedy")


def standing(one: int, other: int, won: int, lost: int) -> Standing:
    """A match in which so many pairs were won and lost outright."""
    found = Standing(Match("splendor", OPTIONS, NAMES[one], NAMES[other], 0), won + lost)
    for number in range(won + lost):
        ranks = [1, 2] if number < won else [2, 1]
        game = Played(0, ranks, [0, 0], "points", False, [], [0.1, 0.1], [1, 1])
        found.add(number, [game, game])
    return found


@pytest.fixture
def ladder() -> Ladder:
    matches = {(0, 1): standing(0, 1, 4, 6), (0, 2): standing(0, 2, 0, 9)}
    return Ladder("splendor", NAMES, {**matches, (1, 2): standing(1, 2, 2, 8)})


def test_everybody_meets_everybody_once() -> None:
    assert couples(["a", "b", "c"]) == [(0, 1), (0, 2), (1, 2)]
    assert couples(["b", "c", "a"]) == [(2, 0), (2, 1), (0, 1)]
    with pytest.raises(InvalidOption, match="each named once"):
        couples(["a", "b", "a"])


def test_the_strongest_is_first(ladder: Ladder) -> None:
    assert ladder.ranking == [2, 1, 0]
    assert ladder.score(0, 1) == pytest.approx(0.4)
    assert ladder.score(1, 0) == pytest.approx(0.6)


def test_the_picture_has_a_line_for_each_with_its_interval_around_its_rating(
    ladder: Ladder,
) -> None:
    svg = "{http://www.w3.org/2000/svg}"
    labels = ElementTree.fromstring(draw(ladder)).find(f"{svg}g[@class='labels']")
    assert labels is not None
    bars, discs = labels.findall(f"{svg}rect"), labels.findall(f"{svg}circle")
    places = [float(each.attrib["cx"]) for each in discs]
    assert places == sorted(places, reverse=True)
    assert len(places) == 3
    for bar, place in zip(bars, places, strict=True):
        left = float(bar.attrib["x"])
        assert left + float(bar.attrib["width"]) / 2 == pytest.approx(place, abs=0.1)


def test_each_match_has_a_file_of_its_own(tmp_path: Path) -> None:
    names = {
        file_name(Match("splendor", OPTIONS, a, b, 0))
        for a, b in [("cmd:x y", "z"), ("cmd:x", "y z"), ("cmd:X y", "z"), ("z", "cmd:x y")]
    }
    assert len(names) == 4
    assert all("/" not in name and name.endswith(".jsonl") for name in names)


def test_a_further_agent_plays_only_its_own_matches(tmp_path: Path) -> None:
    settings = {"game": "splendor", "options": OPTIONS, "pairs": 1, "seed": 0, "jobs": 1}
    play_ladder(agents=["greedy", "random"], folder=tmp_path, **settings)  # type: ignore[arg-type]
    (first,) = tmp_path.iterdir()
    written = first.read_bytes()
    agents = ["random", "cmd:false", "greedy"]
    grown = play_ladder(agents=agents, folder=tmp_path, **settings)  # type: ignore[arg-type]
    assert len(list(tmp_path.iterdir())) == 3
    assert first.read_bytes() == written
    assert grown.ranking == [2, 0, 1]
