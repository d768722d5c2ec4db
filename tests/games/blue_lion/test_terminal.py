"""The table of The Blue Lion in a terminal of 80 columns and 24 lines, without colour."""

import io

from rich.console import Console

import roundel
from roundel.cli.menu import Menu
from roundel.games.blue_lion.position import Position
from roundel.games.blue_lion.terminal import terminal
from tests.games.blue_lion.table_setting import LETTERS, random_game, set_table

LINES = 24
PROMPT_AND_NEWS = 4
"""A combination of two kinds and a move are told in three lines."""
NAMES = {"A": "Arsène", "X": "Lady X", "P": "police", "D": "diamond"}
ROW = "AX PD XP DA AP XD"


def lines_of(table: roundel.Table, seat: int | None, names: tuple[str, ...] = ()) -> list[str]:
    out = io.StringIO()
    body = table.view(seat).body
    assert isinstance(body, Position)
    shown = terminal(body, -1 if seat is None else seat, names)
    Console(file=out, width=80, no_color=True).print(shown)
    return out.getvalue().splitlines()


def cards_in(lines: list[str], label: str) -> list[str]:
    """What can be read off the cards beside this label: `A` with `X/D` on the back is `AX/D`."""
    at = next(i for i, line in enumerate(lines) if f" {label}  " in line)
    first = lines[at].index(f" {label} ") + 9
    last = 80 if label in ("row", "loose") else first + 22
    found = []
    for left in range(first, last - 10, 11):
        name = lines[at][left : left + 11].strip("│ ")
        letter = next((letter for letter in NAMES if NAMES[letter] == name), None)
        if letter is not None:
            found.append(letter + lines[at + 1][left : left + 11].strip("╰─╯ "))
    return found


def known(table: roundel.Table, cards: list[int]) -> list[str]:
    """The same from the fields of the view."""
    s = table.view(None)
    said = []
    for card in cards:
        if card >= 0:
            backs = [LETTERS[image] for image in range(4) if s.backs[card] >> image & 1]
            said.append(LETTERS[s.up[card]] + ("/".join(backs) if len(backs) < 3 else ""))
    return said


def test_the_table_fits_with_the_news_and_the_moves_below() -> None:
    for seed in (1, 2, 3):
        for table in random_game(seed):
            for seat in (None, 0, 1):
                lines = lines_of(table, seat)
                assert max(map(len, lines)) <= 80
                room = LINES - PROMPT_AND_NEWS - len(lines)
                if seat is not None and table.to_move == seat:
                    assert len(Menu(table.view(seat)).lines(80, room)) <= room


def test_every_card_is_read_off_where_it_lies_with_what_can_be_on_its_back() -> None:
    for seed in (4, 5):
        for table in random_game(seed):
            lines, s = lines_of(table, 0), table.view(0)
            assert cards_in(lines, "row") == known(table, s.row)
            loose = [card for card in range(6) if s.loose[card]]
            if loose:
                assert cards_in(lines, "loose") == known(table, loose)
            assert cards_in(lines, "aside") == known(table, s.aside)
            assert cards_in(lines, "next") == known(table, s.fresh)


def test_loose_cards_keep_the_numbers_by_which_they_are_laid() -> None:
    table = set_table("PA PD", "XP XA AD DX")
    table.play("lay 2 left")
    top = lines_of(table, 1)[1]
    assert top.index(" 1 ") < top.index(" 3 ") < top.index(" 4 ")
    assert " 2 " not in top


def test_cards_set_aside_are_told_from_those_set_aside_just_now() -> None:
    table = set_table("PA XD XP AX PD", aside="DA")
    table.play("turn 3")
    (line,) = (line for line in lines_of(table, 0) if line.startswith(" aside"))
    aside, fresh = line.split("next")
    assert "diamond" in aside
    assert ("Lady X" in fresh, "Arsène" in fresh) == (True, True)


def test_both_players_their_gems_and_what_pays_them_are_shown() -> None:
    lines = lines_of(set_table(ROW, gems=(2, 5), to_move=1), 1, ("Ann", "Ben"))
    (lady, arsene, supply) = lines[-3:]
    assert lady.startswith(">Lady X: Ben ")
    assert "5 / 7 gems  *****..   P A P: 1  X D X: 2" in lady
    assert arsene.startswith(" Arsène: Ann ")
    assert "2 / 7 gems  **.....   P X P: 1  A D A: 2" in arsene
    assert "supply: 8 gems" in supply
    assert "D D D: 3 mover" in supply


def test_long_names_fit_too() -> None:
    names = ("A very long name indeed, longer than the screen", "\u732b" * 60)
    assert max(map(len, lines_of(set_table(ROW), 0, names))) <= 80


def test_quiet_turns_are_counted_once_they_are_many() -> None:
    assert "quiet" not in "".join(lines_of(set_table(ROW, quiet=10), 0))
    assert "30 of 40 quiet turns" in lines_of(set_table(ROW, quiet=31), 0)[-1]


def test_the_end_is_told() -> None:
    table = set_table(ROW, quiet=40)
    table.play("turn 1")
    assert lines_of(table, None)[0] == "The game goes round in circles: a draw."
