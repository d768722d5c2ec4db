"""The picture of an analysis shows what the analysis says."""

import re
from itertools import pairwise

import pytest

import roundel
from roundel.agents.analysis import Analysis, Judge, analyse
from roundel.agents.curve import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH, draw, points
from roundel.agents.search import SearchAgent


def analysed(seats: int, moves: int = 24) -> Analysis:
    table = roundel.table("splendor", seed=7, seats=seats, names=("A & B", "Ben"))
    chance = roundel.agent("random", seed=1)
    for _ in range(moves):
        assert table.to_move is not None
        table.play(chance.choose(table.view(table.to_move)))
    return analyse(table, Judge(SearchAgent(80), 80))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_a_curve_through_what_it_expected(seats: int) -> None:
    analysis = analysed(seats)
    paths = re.findall(r'd="M([^"V]+)" style="fill:none', draw(analysis))
    curves = [
        [tuple(map(float, each.split(","))) for each in path.split("L")] for path in paths[:seats]
    ]
    assert [len(curve) for curve in curves] == [
        len(list(points(analysis, seat))) for seat in range(seats)
    ]
    for seat, curve in enumerate(curves):
        first = next(turn for turn in analysis.turns if turn.seat == seat)
        height = (BOTTOM - curve[0][1]) / (BOTTOM - TOP)
        assert height == pytest.approx(first.before, abs=0.001)
        assert all(LEFT <= x <= RIGHT and TOP <= y <= BOTTOM for x, y in curve)


def test_mistakes_are_marked_and_the_largest_numbered() -> None:
    analysis = analysed(2)
    svg = draw(analysis)
    wrong = [turn for turn in analysis.turns if turn.is_mistaken]
    assert len(wrong) > 3
    assert len(re.findall(r"<title>Turn \d+: ", svg)) == len(wrong)
    largest = analysis.mistakes(0)[0]
    assert f"Turn {largest.turn}: {largest.played.sentence}. {largest.lost:.2f} lost" in svg


def test_names_stand_apart_and_everything_is_inside() -> None:
    svg = draw(analysed(4))
    drawn = re.findall(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>', svg)
    names = sorted(float(y) for x, y, _ in drawn if float(x) > RIGHT)
    assert len(names) == 4
    assert all(b - a >= 20 for a, b in pairwise(names))
    assert all(0 < float(x) < WIDTH and 0 < float(y) < HEIGHT for x, y, _ in drawn)
    assert "A &amp; B" in svg


def test_a_game_that_never_began_has_a_picture() -> None:
    assert draw(analysed(2, moves=0)).startswith("<svg")
