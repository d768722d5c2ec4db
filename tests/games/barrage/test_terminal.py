"""The table of Barrage in a terminal of 80 columns and 24 lines, without colour."""

import io
from re import findall

import pytest
from rich.console import Console

from roundel.core.shape import EMPTY
from roundel.games.barrage.components import (
    CONTRACT_IDS,
    FIRST_CONTRACT,
    GREEN,
    ON_CREDITS,
    SPACE_IDS,
)
from roundel.games.barrage.maps import UPPER
from roundel.games.barrage.position import HAND, NEUTRAL, Position
from roundel.games.barrage.terminal import terminal
from tests.games.barrage.random_games import VARIANTS, body_of, some_tables
from tests.games.barrage.table_setting import base, conduit, dealt, play, powerhouse, set_table

LINES = 24
PROMPT_AND_NEWS = 2
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def lines_of(view: Position, seat: int, names: tuple[str, ...] = NAMES) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=80, no_color=True).print(terminal(view, seat, names[: view.seats]))
    return out.getvalue().splitlines()


def row_of(lines: list[str], basin: int) -> str:
    """The line of a basin, without the companies beside it."""
    (found,) = (line for line in lines if line[:4].strip() == str(basin) and line[4:5].isalpha())
    return found[:46]


def line_with(lines: list[str], said: str) -> str:
    (found,) = (line for line in lines if said in line)
    return found


@pytest.mark.parametrize("options", VARIANTS)
def test_the_table_fits_with_the_news_and_the_moves_below(options: dict[str, int]) -> None:
    for table in some_tables(2, **options):
        view = body_of(table, None)
        for seat in (-1, view.to_move):
            lines = lines_of(view, seat)
            assert len(lines) <= LINES - PROMPT_AND_NEWS
            assert all(len(line) <= 80 for line in lines)


@pytest.mark.parametrize("options", VARIANTS)
def test_nothing_of_the_map_is_cut_off(options: dict[str, int]) -> None:
    """Every conduit ends somewhere, and every drop is written."""
    for table in some_tables(3, **options):
        view = body_of(table, None)
        rows = [row_of(lines_of(view, 0), basin + 1) for basin in range(view.map.basins)]
        ends = [int(end) - 1 for row in rows for end in findall(r"\d>(\d+)", row)]
        assert ends == [
            view.map.conduit_end[i] for i, value in enumerate(view.map.conduit_value) if value
        ]
        drops = [int(drops) for row in rows for drops in findall(r"\d:(\d)", row)]
        assert sum(drops) == sum(view.dam_drops)


def test_what_stands_in_a_basin_is_read_from_left_to_right() -> None:
    s = set_table("anton", "jill", companies=("usa", "france"))
    base(s, 0, "9u", level=2, drops=1)
    base(s, NEUTRAL, "9l", level=3, drops=3)
    conduit(s, 1, "9a")
    powerhouse(s, 1, "9-1")
    assert row_of(lines_of(s, 0), 9).split() == [
        "9", "plain", "F", ".", "$", "U2:1", "n3:3", "F1>11", ".3>12",
    ]  # fmt: skip
    assert UPPER == 1


def test_headstreams_show_what_comes_and_what_waits() -> None:
    s = set_table("anton", "jill")
    s.headstream_tile[:] = [0, 1, 2, 3]
    s.drops_waiting[:] = [0, 2, 0, 1]
    line = line_with(lines_of(s, 0), " water  a>1")
    assert "a>1 0220+0  b>2 0013+2  c>3 2020+0  d>4 1111+1" in line


def test_one_sees_ones_own_company_first_and_in_full() -> None:
    s = set_table("anton", "jill", companies=("usa", "france"))
    for near, other in ((0, 1), (1, 0)):
        lines = lines_of(s, near)
        heads = [line[46:].strip(" >") for line in lines if "USA A" in line or "France J" in line]
        names = [head.split()[0] for head in heads]
        assert names == [NAMES[near], NAMES[other]]
    assert "10pt 0en 6cr 6E 4M 12 eng no. 1" in lines_of(s, 0)[3]


def test_contracts_in_the_hand_say_what_they_bring() -> None:
    s = set_table("anton", "jill")
    contract = FIRST_CONTRACT[GREEN]
    s.contract_at[contract] = HAND
    said = f"{CONTRACT_IDS[contract]}:2 1cr 2rot"
    assert any(said in line for line in lines_of(s, 0))
    assert f"{CONTRACT_IDS[contract]}:2" in line_with(lines_of(s, 1), "done 0 ")


def test_whoever_stands_on_a_space_is_named_there() -> None:
    s = set_table("anton", "jill", companies=("usa", "france"))
    s.space_seat[SPACE_IDS.index("prod0")] = 1
    s.space_seat[SPACE_IDS.index("rotate3+")] = 0
    lines = lines_of(s, 0)
    assert "make +2 .$ 0 F$ -2 .." in line_with(lines, " make ")
    assert "rotate 1 .. 3 .U" in line_with(lines, " rotate ")


def test_four_players_see_all_spaces_of_their_larger_boards() -> None:
    lines = lines_of(set_table("anton", "jill", "viktor", "simone"), 0)
    assert line_with(lines, " make ").split("  ") == [
        " make +2 .$ +1 .$ 0 .$ -1 .$ -2 ..",
        "water 2 .$ flow .$",
        "contract 1 .$ 1b .$ 2 ..",
    ]
    assert line_with(lines, " rotate ").split("  ") == [
        " rotate 1 .. 2 .$ 3 .$",
        "machines E .$ E/M .. EM .$",
        "builds G0 I0 F0 U0",
    ]


def test_what_may_be_chosen_is_marked() -> None:
    s = set_table("anton", "jill")
    s.players[0].excavators = 4
    play(s, "build 1", "structure base")
    lines = lines_of(s, 0)
    assert lines[0].startswith("Where do you build?")
    assert ">." in row_of(lines, 8)
    assert ">$" in row_of(lines, 5)
    assert ">$" not in row_of(lines, 1), "in the mountains a base costs five excavators"


def test_a_turn_is_announced_to_its_player_and_to_others() -> None:
    s = set_table("anton", "jill")
    assert lines_of(s, 0)[0].startswith("Your turn: send engineers to a space.")
    for other in (1, -1):
        assert lines_of(s, other)[0].startswith("Ann is to send engineers to a space.")


def test_the_draft_shows_the_pairs_and_the_starting_contracts() -> None:
    lines = "\n".join(lines_of(dealt(), 0))
    assert ">pair 1: " in lines
    assert ">pair 2: " in lines
    assert " start 1: " in lines
    assert lines.count("3 houses: ") == 2


def test_the_panel_is_told_from_where_one_sits() -> None:
    s = set_table("anton", "jill", duel_board=1, duel_panel=1)
    s.panel.condition[0] = 0
    s.players[0].credits, s.players[1].credits = 11, 4
    s.panel.marker[0] = 2
    assert "credits 3:1 at +2" in line_with(lines_of(s, 0), " duel ")
    assert "credits 1:3 at -2" in line_with(lines_of(s, 1), " duel ")


def test_long_names_leave_company_and_officer_legible() -> None:
    s = set_table("anton", "jill", companies=("netherlands", "france"))
    lines = lines_of(s, 0, ("A name longer than the column is", "Ben"))
    assert line_with(lines, "A name").endswith("… Netherlands Anton")


def test_the_panel_tells_counts_markers_and_the_tokens_that_are_left() -> None:
    s = set_table("anton", "jill", duel_board=1, duel_panel=1)
    s.panel.condition[0], s.panel.marker[0] = ON_CREDITS, -2
    s.players[0].credits, s.players[1].credits = 4, 11
    s.panel.token[1] = EMPTY
    first, second = s.panel.cells
    for near, told in ((0, "credits 1:3 at -2 2pt"), (1, "credits 3:1 at +2 2pt")):
        lines = lines_of(s, near)
        rows = lines.index(line_with(lines, " duel "))
        assert told in lines[rows]
        own, other = ("-/5pt/5pt", "5pt") if near == 0 else ("5pt", "-/5pt/5pt")
        assert f"+{second} {own}" in lines[rows + 1]
        assert lines[rows + 1].endswith(f"-{second} {other}")
        assert lines[rows + 1].lstrip().startswith(f"+{first} ")
