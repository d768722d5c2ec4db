"""The table of Splendor Duel in a terminal of 80 columns and 24 lines, without colour."""

import io
from collections.abc import Iterator

from rich.console import Console

import roundel
from roundel.cli.menu import Menu
from roundel.games.splendor_duel.components import CELL_NAMES, COLOURS, SIDE
from roundel.games.splendor_duel.position import ACT, Position
from roundel.games.splendor_duel.terminal import LEFT, terminal
from tests.games.splendor_duel.table_setting import allowed, random_game, set_table

LINES = 24
PROMPT_AND_NEWS = 2
FULL_HANDS = {0: ("D3-01", "D3-05", "D3-09"), 1: ("D3-03", "D3-07", "D2-16")}


def body_of(table: roundel.Table, seat: int | None) -> Position:
    body = table.view(seat).body
    assert isinstance(body, Position)
    return body


def lines_of(table: roundel.Table, seat: int | None, names: tuple[str, ...] = ()) -> list[str]:
    out = io.StringIO()
    shown = terminal(body_of(table, seat), -1 if seat is None else seat, names)
    Console(file=out, width=80, no_color=True).print(shown)
    return out.getvalue().splitlines()


def some_tables(*seeds: int) -> Iterator[roundel.Table]:
    """Tables from the beginning to the end of random games, with parts of turns among them."""
    for seed in seeds:
        for i, table in enumerate(random_game(seed, blocking=1)):
            if i % 7 == 0 or table.is_over or body_of(table, None).phase not in (ACT,):
                yield table


def board_in(lines: list[str]) -> dict[str, str]:
    """The tokens that can be read off the screen, by their cells."""
    columns = lines[1][LEFT:].split()
    rows = [line[LEFT:].replace(">", " ").split() for line in lines[2 : 2 + SIDE]]
    return {f"{column}{row[0]}": row[1 + i] for row in rows for i, column in enumerate(columns)}


def row_in(lines: list[str], start: str) -> str:
    (found,) = (line for line in lines if line.startswith(start))
    return found


def test_the_table_fits_with_the_news_and_the_moves_below() -> None:
    for table in some_tables(1, 2):
        for seat in (None, 0, 1):
            lines = lines_of(table, seat)
            assert max(map(len, lines)) <= 80
            room = LINES - PROMPT_AND_NEWS - len(lines)
            if seat is not None and table.to_move == seat:
                assert len(Menu(table.view(seat)).lines(80, room)) <= room


def test_full_hands_and_long_names_fit_too() -> None:
    """The longest cards that there are; both players keep all the gold and pearls that they can."""
    table = set_table(hands=FULL_HANDS, scrolls={0: 2}, against_blocking=True)
    names = ("A very long name indeed, longer than the screen", "\u732b" * 60)
    for shown in (lines_of(table, 0), lines_of(table, 1, names)):
        assert len(shown) <= 19
        assert max(map(len, shown)) <= 80
    assert "3 white 3 2 cr 3bl 5re 3bk 1pe" not in "\n".join(lines_of(table, 0))
    assert "1 white 3 2 cr 3bl 5re 3bk 1pe" in "\n".join(lines_of(table, 1))


def test_every_token_is_read_off_the_board_at_its_cell() -> None:
    for table in some_tables(4):
        kinds = body_of(table, None).board
        named = {
            cell: COLOURS[kind] if kind >= 0 else "."
            for cell, kind in zip(CELL_NAMES, kinds, strict=True)
        }
        assert board_in(lines_of(table, None)) == named


def test_a_card_shows_bonus_points_what_it_gives_and_its_cost() -> None:
    """With three gold: a card of three is within reach, one of five lacks two."""
    pyramid = {"1-1": "D1-04", "1-2": "D1-07", "2-1": "D2-01", "2-2": "D2-24", "3-1": "D3-11"}
    table = set_table(tokens={0: "1 white 2 gold"}, pyramid=pyramid, hands={0: ("D2-03",)})
    lines = lines_of(table, 0)

    def shown(start: str) -> str:
        return " ".join(row_in(lines, start)[:LEFT].split())

    assert shown(" 1-1") == "1-1 white . 1 cr . 3 . . . . -1"
    assert shown(" 1-2") == "1-2 blue . again . . 2 2 . 1 -3"
    assert shown(" 2-1") == "2-1 white 1 double . 5 2 . . . -5"
    assert shown(" 2-2") == "2-2 none 5 . 6 . . . 1 -5"
    assert shown(" 3-1") == "3-1 wild . 3 cr . . . . 8 . -6"
    assert shown(" hand 1") == "hand 1 white 2 scroll 4 . . . 2 1 -4"


def test_stars_are_on_the_cards_that_may_be_bought() -> None:
    for table in some_tables(5, 6):
        if table.to_move is None:
            continue
        buys = {move.text for move in table.moves() if move.text.startswith("buy")}
        starred = {
            f"buy {line[1:8].strip()}"
            for line in lines_of(table, table.to_move)
            if line.startswith("*")
        }
        assert starred == buys
        assert not [line for line in lines_of(table, None) if line.startswith("*")]


def test_a_wild_card_gets_a_star_only_with_a_card_to_lay_it_on() -> None:
    pyramid, tokens = {"1-1": "D1-26"}, {0: "4 white 1 pearl"}
    alone = set_table(tokens=tokens, pyramid=pyramid)
    assert row_in(lines_of(alone, 0), " 1-1").split()[1] == "wild"
    other = set_table(tokens=tokens, pyramid=pyramid, bonuses={0: "1 red"})
    assert row_in(lines_of(other, 0), "*1-1").split()[1] == "wild"


def test_what_is_missing_is_told_to_whoever_chooses_a_card_to_reserve_and_nobody_else() -> None:
    table = set_table(pyramid={"1-1": "D1-04"})
    table.play(min(allowed(table, "gold")))
    row = " 1-1    white  . 1 cr    .  3  .  .  .  ."
    assert row_in(lines_of(table, 0), " 1-1")[:LEFT].rstrip() == f"{row}  -2"
    assert row_in(lines_of(table, 1), " 1-1")[:LEFT].rstrip() == row


def test_after_the_end_there_is_no_star_and_nothing_missing() -> None:
    *_, table = random_game(1)
    assert table.is_over
    for seat in (None, 0, 1):
        assert not any("*" in line or " -" in line for line in lines_of(table, seat))


def test_what_both_players_have_stands_under_the_colours() -> None:
    table = set_table(
        tokens={0: "2 white 1 pearl 1 gold", 1: "3 black"},
        bought={0: ("D2-01", "D1-05", "D1-14")},
        scrolls={0: 1, 1: 2},
    )
    text = [line[LEFT:] for line in lines_of(table, 0, ("Ann", "Ben"))]
    assert ">Ann       2  .  .  .  .  1  1  4" in text
    assert " 2 points  2  .  .  .  . 1 crown" in text
    assert "  bonuses  3  .  1  .  . 1 scroll" in text
    assert " Ben       .  .  .  .  3  .  .  3" in text
    assert "  bonuses  .  .  .  .  . 2 scrolls" in text
    assert "0 scrolls on table" in lines_of(table, 0)[1]


def test_each_hand_lies_below_its_player() -> None:
    """One's own below the pyramid, the rival's below what else the rival has."""
    table = set_table(hands={0: ("D2-24",), 1: ("D3-13",)}, scrolls={0: 1, 1: 2})
    for seat, own, other, scrolls in ((0, "none   5", "none 6", 2), (1, "none   6", "none 5", 1)):
        lines = lines_of(table, seat)
        assert lines[15][LEFT:].startswith(f" 1 {other}")
        assert lines[14][LEFT:].endswith(f"{scrolls} scroll" + "s" * (scrolls > 1))
        assert lines[15].startswith(f" hand 1 {own}")


def test_a_blind_card_is_hidden_from_all_but_its_owner() -> None:
    table = set_table(hands={0: ("D2-07?",)})
    assert "hidden" not in "\n".join(lines_of(table, 0))
    assert "1 hidden, level 2" in "\n".join(lines_of(table, 1))
    assert row_in(lines_of(table, None), " hand 1").split()[2:5] == ["hidden,", "level", "2"]


def test_tokens_that_a_card_may_bring_are_marked() -> None:
    """A white card brings a white token."""
    table = set_table(tokens={0: "2 red 2 black"}, pyramid={"1-1": "D1-03"})
    table.play("buy 1-1")
    cells = {move.text.split()[1] for move in table.moves()}
    marked = sum(line.count(">white") for line in lines_of(table, 0))
    assert marked == len(cells) == 4


def test_royals_show_what_they_bring_or_who_received_them() -> None:
    table = set_table(
        tokens={0: "4 white 1 pearl"},
        bought={0: ("D1-04", "D1-09"), 1: ("D1-14", "D1-19", "D1-24")},
        royals={"R1": 1},
        pyramid={"1-1": "D1-26"},
    )
    said = " royals  1: Ben  2: 2 points again  3: 2 points scroll  4: 3 points"
    assert lines_of(table, 0, ("Ann", "Ben"))[-1] == said
    for move in ("buy 1-1", "lay white"):
        table.play(move)
    last = lines_of(table, 0, ("Ann", "Ben"))[-1]
    assert last == " royals  1: Ben >2: 2 points again >3: 2 points scroll >4: 3 points"


def test_whoever_must_refill_is_told_and_nobody_else() -> None:
    """The rival cannot know whether a card reserved unseen could be bought instead."""
    hand = ("D3-07?", "D3-11", "D3-12")
    table = set_table("..... ..... .ooo. ..... .....", hands={0: hand})
    assert allowed(table) == {"refill"}
    names = ("Ann", "Ben")
    told = "Your turn: nothing else is possible, so refill the board."
    assert lines_of(table, 0, names)[0] == told
    for other in (1, None):
        said = "Ann may refill the board; then takes, reserves or buys."
        assert lines_of(table, other, names)[0] == said


def test_who_blocks_is_named_where_that_may_lose_the_game() -> None:
    data = set_table(tokens={1: "3 gold 2 pearl"}, against_blocking=True).position()
    data["players"][1]["blocked"] = 2
    said = " Ben has begun 2 of 3 turns with all gold and both pearls."
    table = roundel.table("splendor-duel", position=data)
    assert lines_of(table, 0, ("Ann", "Ben"))[-1] == said
    data["against_blocking"] = data["players"][1]["blocked"] = 0
    table = roundel.table("splendor-duel", position=data)
    assert "all gold" not in "\n".join(lines_of(table, 0))
