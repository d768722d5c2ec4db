"""The rules of Splendor Duel up to buying, one test for each thing that the rules page says."""

from collections import Counter

import pytest

import roundel
from roundel import IllegalMove, InvalidMove
from roundel.games.splendor_duel.components import BONUS, CELL_NAMES, LEVEL, SPIRAL, WILD
from tests.games.splendor_duel.table_setting import (
    allowed,
    at,
    bag_of,
    card_number,
    cards_of,
    counts,
    deadlock,
    drawing,
    ends_of_turn,
    hand_of,
    places,
    pyramid_of,
    random_game,
    scrolls_of,
    set_table,
    tokens_of,
    turns_of,
)

EMPTY_BOARD = "..... ..... ..... ..... ....."
TEN = "2 white 2 blue 2 green 2 red 2 black"


# Set-up


def test_five_four_and_three_cards_lie_face_up() -> None:
    position = roundel.table("splendor-duel", seed=3).position()
    assert [deck["left"] for deck in position["decks"]] == [25, 20, 10]
    assert [LEVEL[card] for card in position["pyramid"]] == [0] * 5 + [1] * 4 + [2] * 3
    decks = [card for deck in position["decks"] for card in deck["cards"] if card >= 0]
    assert sorted(decks + position["pyramid"]) == list(range(67))
    assert position["patron"] == [-1] * 4


def test_all_tokens_lie_on_the_board_at_random_and_the_bag_is_empty() -> None:
    deals = [roundel.table("splendor-duel", seed=seed) for seed in range(40)]
    for table in deals:
        assert Counter(drawing(table)) == Counter("wwwwbbbbggggrrrrkkkkppooo")
        assert bag_of(table) == ""
    assert len({drawing(table) for table in deals}) == 40
    assert {at(table, "c3") for table in deals} > {"white", "blue", "green", "red", "black"}


def test_the_beginner_is_drawn_and_the_other_has_a_scroll() -> None:
    beginners: Counter[int | None] = Counter()
    for seed in range(60):
        table = roundel.table("splendor-duel", seed=seed)
        beginners[table.to_move] += 1
        assert table.position()["beginner"] == table.to_move
        assert scrolls_of(table) == ((2, 0, 1) if table.to_move == 0 else (2, 1, 0))
    assert min(beginners[0], beginners[1]) > 15


def test_cards_are_shuffled() -> None:
    deals = [roundel.table("splendor-duel", seed=seed).position() for seed in range(40)]
    assert len({tuple(deal["pyramid"]) for deal in deals}) == 40


# The order of a turn


def test_scrolls_come_first_then_a_refill_then_one_action() -> None:
    table = set_table("w.b.. ..... ..g.. ..... .....", scrolls={0: 3})
    table.play("scroll a1")
    table.play("refill")
    assert (table.to_move, table.turn) == (0, 21)
    table.play("take c3")
    assert (table.to_move, table.turn) == (1, 22)


@pytest.mark.parametrize("turn", ["take c3", "scroll a1; take c3", "refill; take c3"])
def test_scrolls_and_refill_are_options(turn: str) -> None:
    table = set_table("w.b.. ..... ..g.. ..... .....", scrolls={0: 1})
    table.play(turn)
    assert table.to_move == 1


def test_no_scroll_after_the_refill_of_the_same_turn() -> None:
    table = set_table("w.b.. ..... ..g.. ..... .....", scrolls={0: 2})
    table.play("refill")
    assert allowed(table, "scroll") == set()
    with pytest.raises(IllegalMove, match="scrolls are spent before the board is refilled"):
        table.play("scroll a1")


def test_one_refill_in_a_turn() -> None:
    table = set_table("w.b.. ..... ..g.. ..... .....")
    table.play("refill")
    with pytest.raises(IllegalMove, match="has been refilled in this turn"):
        table.play("refill")


def test_several_scrolls_one_at_a_time_in_any_order() -> None:
    one, other = (set_table("wpb.. ..... ..g.. ..... .....", scrolls={0: 3}) for _ in range(2))
    one.play("scroll a1; scroll c3; take b1")
    other.play("scroll c3; scroll a1; take b1")
    assert tokens_of(one, 0) == "1 white 1 green 1 pearl"
    assert {**one.position(), "ply": 0} == {**other.position(), "ply": 0}
    assert scrolls_of(one) == (2, 1, 0)


def test_there_is_no_pass() -> None:
    """Every turn has one action, whatever came before it."""
    table = set_table("w.b.. ..... ..g.. ..... .....", scrolls={0: 2})
    table.play("scroll a1; refill")
    assert {text.split()[0] for text in allowed(table)} == {"take", "gold"}
    for seed in range(8):
        for turn in turns_of(list(random_game(seed))[-1]):
            actions = [text for text in turn if text.startswith(("take", "reserve", "buy"))]
            assert len(actions) == 1


# Scrolls


def test_a_scroll_takes_any_gem_or_pearl_but_never_gold() -> None:
    table = set_table("w.b.. .o... ..p.. ...o. .....", scrolls={0: 1})
    assert allowed(table, "scroll") == {"scroll a1", "scroll c1", "scroll c3"}
    with pytest.raises(IllegalMove, match="gold lies at b2"):
        table.play("scroll b2")
    table.play("scroll c3")
    assert tokens_of(table, 0) == "1 pearl"
    assert drawing(table) == "w.b...o...........o......"


def test_a_spent_scroll_lies_on_the_table_again() -> None:
    table = set_table("w.b.. ..... ..g.. ..... .....", scrolls={0: 2, 1: 1})
    table.play("scroll a1")
    assert scrolls_of(table) == (1, 1, 1)
    assert "scroll c1" in allowed(table)
    table.play("scroll c1")
    assert allowed(table, "scroll") == set()
    with pytest.raises(IllegalMove, match="you have no scroll"):
        table.play("scroll c3")


def test_tokens_taken_with_scrolls_never_bring_the_rival_a_scroll() -> None:
    pearls = set_table("pp... ..... ..g.. ..... .....", scrolls={0: 2})
    pearls.play("scroll a1; scroll b1; take c3")
    assert scrolls_of(pearls) == (3, 0, 0)
    whites = set_table("www.. ..... ..g.. ..... .....", scrolls={0: 3})
    whites.play("scroll a1; scroll b1; scroll c1; take c3")
    assert scrolls_of(whites) == (3, 0, 0)


def test_a_pearl_by_scroll_and_another_by_action_bring_the_rival_nothing() -> None:
    table = set_table("pp... ..... ..g.. ..... .....", scrolls={0: 1})
    table.play("scroll a1; take b1")
    assert scrolls_of(table) == (3, 0, 0)


def test_a_scroll_is_gained_from_the_table() -> None:
    table = set_table("www.. ..... ..... ..... .....", scrolls={0: 2})
    table.play("take a1 b1 c1")
    assert scrolls_of(table) == (0, 2, 1)


def test_a_scroll_is_gained_from_the_rival_when_none_is_on_the_table() -> None:
    table = set_table("www.. ..... ..... ..... .....", scrolls={0: 2, 1: 1})
    table.play("take a1 b1 c1")
    assert scrolls_of(table) == (0, 1, 2)


def test_whoever_holds_all_three_scrolls_gains_nothing() -> None:
    table = set_table("www.. ..... ..... ..... .....", scrolls={1: 3})
    table.play("take a1 b1 c1")
    assert scrolls_of(table) == (0, 0, 3)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({}, (2, 0, 1)),
        ({0: 2}, (0, 2, 1)),
        ({0: 3}, (0, 2, 1)),
        ({0: 1, 1: 2}, (0, 0, 3)),
        ({1: 3}, (0, 0, 3)),
    ],
)
def test_a_refill_may_cost_ones_own_scroll(
    before: dict[int, int], after: tuple[int, int, int]
) -> None:
    table = set_table("w.b.. ..... ..g.. ..... .....", scrolls=before)
    table.play("refill")
    assert scrolls_of(table) == after


def test_a_scroll_spent_before_the_refill_is_the_one_the_rival_gains() -> None:
    table = set_table("w.b.. ..... ..g.. ..... .....", scrolls={0: 2, 1: 1})
    table.play("scroll a1; refill")
    assert scrolls_of(table) == (0, 1, 2)


# The refill


def test_a_refill_empties_the_bag_onto_the_empty_cells() -> None:
    table = set_table("w.b.. ..... ..g.. ..... .....", tokens={0: "3 red 1 gold", 1: "2 pearl"})
    assert bag_of(table) == "3 white 3 blue 3 green 1 red 4 black 2 gold"
    table.play("refill")
    assert bag_of(table) == ""
    assert (at(table, "a1"), at(table, "c1"), at(table, "c3")) == ("white", "blue", "green")
    assert Counter(drawing(table)) == Counter("wwwwbbbbggggrkkkkoo" + 6 * ".")


def test_the_board_is_filled_along_the_spiral() -> None:
    """Three tokens on a board with two cells taken: the first free cells of the spiral."""
    table = set_table(
        "..... ..... ..ww. ..... .....",
        tokens={0: "4 blue 4 green 2 red", 1: "2 red 4 black 2 pearl 2 gold"},
    )
    assert bag_of(table) == "2 white 1 gold"
    table.play("refill")
    filled = {CELL_NAMES[SPIRAL[i]] for i in range(1, 4)}
    assert {cell for cell in CELL_NAMES if at(table, cell)} == {"c3", "d3", *filled}
    assert filled == {"c4", "b4", "b3"}


def test_the_tokens_come_out_of_the_bag_at_random() -> None:
    first: Counter[str] = Counter()
    for seed in range(200):
        table = set_table(
            "w.... ..... ..... ..... .....",
            tokens={0: "4 blue 4 green 2 red", 1: "2 red 4 black 2 pearl 2 gold"},
            seed=seed,
        )
        assert bag_of(table) == "3 white 1 gold"
        table.play("refill")
        first["".join(drawing(table)[cell] for cell in SPIRAL[:4])] += 1
    assert set(first) == {"owww", "woww", "wwow", "wwwo"}
    assert min(first.values()) > 25


def test_a_refill_gives_the_rival_a_scroll() -> None:
    table = set_table("w.b.. ..... ..g.. ..... .....")
    table.play("refill")
    assert scrolls_of(table) == (2, 0, 1)


def test_nothing_is_refilled_from_an_empty_bag() -> None:
    table = set_table()
    assert bag_of(table) == ""
    assert "refill" not in allowed(table)
    with pytest.raises(IllegalMove, match="the bag is empty"):
        table.play("refill")


def test_when_no_action_is_possible_the_refill_comes_first() -> None:
    """Only gold is on the board, and the hand is full: the rival gains a scroll as ever."""
    table = set_table(
        "..... ..... .ooo. ..... .....",
        scrolls={0: 2},
        hands={0: ("D3-07", "D3-11", "D3-12")},
    )
    assert allowed(table) == {"refill"}
    table.play("refill")
    assert scrolls_of(table) == (0, 2, 1)
    assert table.to_move == 0
    assert {text.split()[0] for text in allowed(table)} == {"take"}


def test_the_refill_is_not_forced_while_gold_and_a_card_can_be_taken() -> None:
    table = set_table("..... ..... .ooo. ..... .....", scrolls={0: 2})
    assert allowed(table) == {"refill", "gold b3", "gold c3", "gold d3"}


def test_the_refill_is_not_forced_while_a_card_can_be_bought() -> None:
    table = set_table(EMPTY_BOARD, tokens={0: "3 blue"}, pyramid={"1-1": "D1-04"})
    assert allowed(table) == {"refill", "buy 1-1"}


# The deadlock after scrolls


def test_the_action_is_skipped_when_scrolls_have_left_nothing_to_do() -> None:
    """Scrolls took the last pearls; the bag is empty, the hand is full, nothing can be paid.

    Ten tokens are held and nothing is left to decide but what to discard.
    """
    table = deadlock("p.... ..... .ooo. ..... ....p")
    assert bag_of(table) == ""
    table.play("scroll a1")
    assert allowed(table) == {"scroll e5", "take e5"}
    table.play("scroll e5")
    assert (table.to_move, table.turn) == (0, 21)
    assert {text.split()[0] for text in allowed(table)} == {"discard"}
    table.play("discard pearl; discard green")
    assert (table.to_move, tokens_of(table, 0)) == (1, "4 white 4 blue 1 green 1 pearl")
    assert bag_of(table) == "1 green 1 pearl"


def test_before_the_action_is_skipped_the_bag_is_emptied() -> None:
    """Even when nothing but gold is in it, so that it cannot help."""
    table = deadlock("p.... ..... ..... ..... ....p")
    assert bag_of(table) == "3 gold"
    table.play("scroll a1; scroll e5")
    assert allowed(table) == {"refill"}
    table.play("refill")
    assert scrolls_of(table) == (2, 0, 1)
    assert {text.split()[0] for text in allowed(table)} == {"discard"}
    table.play("discard white; discard white")
    assert (table.to_move, bag_of(table)) == (1, "2 white")


def test_the_action_is_not_skipped_while_a_card_can_be_bought_or_reserved() -> None:
    """D1-04 costs 3 blue."""
    buying = deadlock("p.... ..... .ooo. ..... ....p", hand=("D1-04", "D3-11", "D3-12"))
    buying.play("scroll a1; scroll e5")
    assert allowed(buying) == {"buy hand 1"}
    reserving = deadlock("p.... ..... .ooo. ..... ....p", hand=("D3-11", "D3-12"))
    reserving.play("scroll a1; scroll e5")
    assert allowed(reserving) == {"gold b3", "gold c3", "gold d3"}


def test_scrolls_need_not_be_spent_into_a_deadlock() -> None:
    table = deadlock("p.... ..... .ooo. ..... ....p")
    assert allowed(table) == {"scroll a1", "scroll e5", "take a1", "take e5"}


def test_the_last_action_left_is_not_done_without_asking() -> None:
    """Else the rival would learn that a card reserved unseen cannot be paid for."""
    views = []
    for blind, left in (("D1-29?", {"take e5"}), ("D1-04?", {"take e5", "buy hand 1"})):
        hand = (blind, "D3-11", "D3-12")
        table = deadlock("p.... ..... .ooo. ..... ....p", scrolls=1, hand=hand)
        table.play("scroll a1")
        assert allowed(table) == left
        views.append(table.view(1))
    assert views[0] == views[1]


# Taking tokens


def test_one_to_three_side_by_side_in_a_row_a_column_or_a_diagonal() -> None:
    table = set_table("wb... ..... ..gbr ..r.. ..k..")
    assert allowed(table, "take") == {
        *("take a1", "take b1", "take a1 b1"),
        *("take c3", "take d3", "take e3", "take c4", "take c5"),
        *("take c3 d3", "take d3 e3", "take c3 d3 e3"),
        *("take c3 c4", "take c4 c5", "take c3 c4 c5"),
        "take d3 c4",
    }
    table.play("take c3 c4 c5")
    assert tokens_of(table, 0) == "1 green 1 red 1 black"
    assert drawing(table) == "wb........" + "...br" + "." * 10


@pytest.mark.parametrize(
    "line",
    [
        *("c3 d3 e3", "a3 b3 c3", "c3 c4 c5", "c1 c2 c3"),
        *("c3 d4 e5", "a1 b2 c3", "e1 d2 c3", "c3 b4 a5"),
    ],
)
def test_a_line_runs_in_any_of_the_eight_directions(line: str) -> None:
    """The rulebook's example: from the middle to every side, without a gap."""
    table = set_table("w.b.g .wbg. rrgkk .wbr. w.p.r")
    table.play(f"take {line}")
    assert sum(counts(tokens_of(table, 0))) == 3


def test_gold_and_empty_cells_break_a_line() -> None:
    """The rulebook's example: a column interrupted by gold, a row by an empty cell."""
    table = set_table("w...p g.... o.... b.... r.k..")
    for line in ("take a1 a2 a3", "take a2 a3 a4", "take a5 b5 c5"):
        with pytest.raises(IllegalMove):
            table.play(line)
    with pytest.raises(IllegalMove, match="gold lies at a3, and it comes only with a reserved"):
        table.play("take a3 a4")
    with pytest.raises(IllegalMove, match="no token lies at b5"):
        table.play("take a5 b5")
    assert {text for text in allowed(table, "take") if len(text.split()) > 2} == {
        "take a1 a2",
        "take a4 a5",
    }


@pytest.mark.parametrize("text", ["take", "take a1 c1", "take a1 b1 b2", "take a1 b1 c1 d1"])
def test_nothing_but_one_to_three_in_a_line_is_a_taking(text: str) -> None:
    with pytest.raises(InvalidMove):
        set_table().play(text)


def test_a_board_without_gold_offers_every_line() -> None:
    """Twenty-two gems and pearls and three empty corners; all lines but those through them."""
    table = set_table(".wbg. wbgrk bgpkw grkpb .rkrw", tokens={1: "3 gold"})
    lines = Counter(len(text.split()) - 1 for text in allowed(table, "take"))
    assert lines == {1: 22, 2: 72 - 9, 3: 48 - 9}


def test_three_of_a_colour_give_the_rival_a_scroll() -> None:
    table = set_table("www.. ..... ..... ..... .....")
    table.play("take a1 b1 c1")
    assert scrolls_of(table) == (2, 0, 1)


@pytest.mark.parametrize("line", ["take a1 b1", "take a1 b1 c1"])
def test_both_pearls_give_the_rival_a_scroll(line: str) -> None:
    table = set_table("ppw.. ..... ..... ..... .....")
    table.play(line)
    assert scrolls_of(table) == (2, 0, 1)


def test_both_pearls_with_a_gem_between_them_give_the_rival_a_scroll() -> None:
    table = set_table("pwp.. ..... ..... ..... .....")
    table.play("take a1 b1 c1")
    assert scrolls_of(table) == (2, 0, 1)


@pytest.mark.parametrize("row", ["ww...", "wwb..", "wbw..", "pww..", "wbg..", "p...."])
def test_anything_else_gives_the_rival_nothing(row: str) -> None:
    table = set_table(f"{row} ..... ..... ..... .....")
    cells = " ".join(f"{column}1" for column, each in zip("abc", row, strict=False) if each != ".")
    table.play(f"take {cells}")
    assert scrolls_of(table) == (3, 0, 0)


def test_a_player_with_ten_tokens_may_take() -> None:
    table = set_table("wbg.. ..... ..... ..... .....", tokens={0: TEN})
    table.play("take a1 b1 c1")
    assert sum(counts(tokens_of(table, 0))) == 13
    table.play("discard white; discard blue; discard green")
    assert (table.to_move, tokens_of(table, 0)) == (1, TEN)


# Gold and a reserved card


def test_any_gold_may_be_taken_and_a_card_is_reserved_with_it() -> None:
    table = set_table("o.... ..o.. ..... ..... w...o", pyramid={"2-3": "D2-06"})
    assert allowed(table, "gold") == {"gold a1", "gold c2", "gold e5"}
    table.play("gold c2")
    assert (table.to_move, tokens_of(table, 0), at(table, "c2")) == (0, "1 gold", "")
    assert allowed(table) == {
        f"reserve {place}"
        for place in (*places(1), *places(2), *places(3), "deck 1", "deck 2", "deck 3")
    }
    table.play("reserve 2-3")
    assert (table.to_move, hand_of(table, 0)) == (1, ["D2-06", None, None])


def test_the_top_card_of_a_deck_is_reserved_unseen() -> None:
    table = set_table("o.... ..... ..... ..... .....", tops=("D3-10",))
    table.play("gold a1; reserve deck 3")
    assert hand_of(table, 0) == ["D3-10", None, None]
    assert table.view(0).players[0].reserved[0] == card_number("D3-10")
    assert table.view(1).players[0].reserved[0] == -2


def test_there_is_no_reserving_without_gold_on_the_board() -> None:
    table = set_table("w.... ..... ..... ..... .....", tokens={0: "3 gold"})
    assert allowed(table, "gold") == set()
    with pytest.raises(IllegalMove, match="no gold lies at c3"):
        table.play("gold c3")
    with pytest.raises(IllegalMove):
        table.play("reserve 1-1")


def test_there_is_no_gold_for_whoever_holds_three_reserved_cards() -> None:
    table = set_table("w.o.. ..... ..... ..... .....", hands={0: ("D3-07", "D3-11")})
    table.play("gold c1; reserve 1-1")
    table.play("take a1")
    table.play("refill")
    assert None not in hand_of(table, 0)
    assert allowed(table, "gold") == set()
    gold = next(cell for cell in CELL_NAMES if at(table, cell) == "gold")
    with pytest.raises(IllegalMove, match="3 reserved cards are in hand already"):
        table.play(f"gold {gold}")


def test_gold_comes_in_no_other_way() -> None:
    """Over random games: gold in hand grows only when gold is taken with a card."""
    grown = 0
    for seed in range(6):
        held = [0, 0]
        for table in random_game(seed):
            now = [player["tokens"][6] for player in table.position()["players"]]
            if sum(now) > sum(held):
                grown += 1
                assert table.history[-1].text.startswith("gold")
            held = now
    assert grown > 0


def test_an_empty_deck_offers_nothing_to_reserve() -> None:
    level_3 = cards_of(3)
    table = set_table(
        "o.... ..... ..... ..... .....",
        bought={1: level_3[:10]},
        royals={"R1": 1, "R2": 1},
    )
    assert table.position()["decks"][2]["left"] == 0
    table.play("gold a1")
    assert allowed(table, "reserve deck") == {"reserve deck 1", "reserve deck 2"}
    with pytest.raises(IllegalMove, match="that deck is empty"):
        table.play("reserve deck 3")


def test_the_last_card_of_a_deck_may_be_reserved() -> None:
    table = set_table(
        "o.... ..... ..... ..... .....",
        bought={1: cards_of(3)[:9]},
        royals={"R1": 1, "R2": 1},
    )
    table.play("gold a1; reserve deck 3")
    assert table.position()["decks"][2] == {"left": 0, "cards": [-1] * 30}


def test_no_gold_can_be_taken_when_no_card_is_left_to_reserve() -> None:
    everything = [*cards_of(1), *cards_of(2), *cards_of(3)]
    wild = {name: "white" for name in everything if BONUS[card_number(name)] == WILD}
    table = set_table(
        "o.... ..... ..w.. ..... .....",
        bought={0: everything[::2], 1: everything[1::2]},
        laid=wild,
        royals={"R1": 0, "R2": 0, "R3": 1, "R4": 1},
    )
    assert allowed(table, "gold") == set()
    with pytest.raises(IllegalMove, match="no card is left to reserve"):
        table.play("gold a1")


def test_a_reserved_card_leaves_the_hand_only_when_bought() -> None:
    held: dict[int, int] = {}
    bought = 0
    for table in random_game(11):
        position = table.position()
        now = {
            card: seat
            for seat, player in enumerate(position["players"])
            for card in player["reserved"]
            if card >= 0
        }
        gone = {card: seat for card, seat in held.items() if card not in now}
        assert all(position["owner"][card] == seat for card, seat in gone.items())
        bought += len(gone)
        held = now
    assert bought > 0


def test_a_reserved_card_counts_for_nothing_until_it_is_bought() -> None:
    """Seven points, two crowns and two bonuses in hand."""
    table = set_table("w.... ..... ..... ..... .....", hands={0: ("D3-02", "D3-01")})
    table.play("take a1")
    player = table.position()["players"][0]
    assert (player["points"], player["crowns"], player["bonuses"]) == (0, 0, [0] * 6)
    assert table.position()["score"][0] == 0


# Replacing cards


def test_a_card_taken_from_the_pyramid_is_replaced_at_once_in_its_place() -> None:
    table = set_table(
        "o.... ..... ..... ..... w....",
        tokens={1: "3 white"},
        pyramid={"2-3": "D2-06", "1-4": "D1-24"},
        tops=("D2-09", "D1-10"),
    )
    table.play("gold a1; reserve 2-3")
    assert pyramid_of(table, "2-3") == "D2-09"
    table.play("buy 1-4")
    assert pyramid_of(table, "1-4") == "D1-10"


def test_the_new_card_is_seen_before_its_predecessors_ability_is_used() -> None:
    """D1-18 takes a red token, and there are two to choose from."""
    table = set_table(
        "r...r ..... ..... ..... .....",
        tokens={0: "2 blue 2 green"},
        pyramid={"1-4": "D1-18"},
        tops=("D1-10",),
    )
    table.play("buy 1-4")
    assert allowed(table) == {"pick a1", "pick e1"}
    assert pyramid_of(table, "1-4") == "D1-10"


def test_the_new_card_is_not_seen_before_the_gold_or_the_price_is_paid() -> None:
    table = set_table(
        "o...o ..... ..... ..... .....",
        tokens={0: "3 white 1 gold"},
        pyramid={"1-4": "D1-24"},
        tops=("D1-10",),
    )
    table.play("buy 1-4")
    assert pyramid_of(table, "1-4") == "D1-24"
    table.play("pay")
    assert pyramid_of(table, "1-4") == "D1-10"


def test_the_place_stays_empty_when_the_deck_is() -> None:
    level_3 = cards_of(3)
    table = set_table(
        "o.... ..... ..... ..... .....", bought={1: level_3[:10]}, royals={"R1": 1, "R2": 1}
    )
    gap = next(place for place in places(3) if pyramid_of(table, place) == level_3[10])
    table.play(f"gold a1; reserve {gap}")
    assert pyramid_of(table, gap) is None
    assert table.position()["decks"][2] == {"left": 0, "cards": [-1] * 30}
    with pytest.raises(IllegalMove, match="no card lies there"):
        table.play(f"buy {gap}")


# The limit of ten


def test_ten_tokens_may_be_kept() -> None:
    table = set_table("wbg.. ..... ..... ..... .....", tokens={0: "3 red 3 black 1 gold"})
    table.play("take a1 b1 c1")
    assert table.to_move == 1
    assert tokens_of(table, 0) == "1 white 1 blue 1 green 3 red 3 black 1 gold"


def test_the_excess_is_discarded_by_free_choice_exactly_down_to_ten() -> None:
    """Gold, pearls and tokens just taken may go as well."""
    table = set_table("wb... ..... ..... ..... .....", tokens={0: "4 red 4 black 1 pearl 1 gold"})
    table.play("take a1 b1")
    found = set(ends_of_turn(table))
    assert len(found) == 6 * 5 // 2 + 2, "two of six kinds, or two red, or two black"
    assert "4 red 4 black 1 pearl 1 gold" in found
    assert "1 white 1 blue 4 red 4 black" in found
    assert "1 white 1 blue 2 red 4 black 1 pearl 1 gold" in found


def test_discarded_tokens_go_into_the_bag() -> None:
    table = set_table("wb... ..... ..... ..... .....", tokens={0: "4 red 4 black 1 pearl 1 gold"})
    before = counts(bag_of(table))
    table.play("take a1 b1; discard gold; discard red")
    after = counts(bag_of(table))
    assert [new - old for new, old in zip(after, before, strict=True)] == [0, 0, 0, 1, 0, 0, 1]


def test_scrolls_may_bring_more_than_ten_until_the_end_of_the_turn() -> None:
    table = set_table("wbg.. ..... ....k ..... .....", tokens={0: TEN}, scrolls={0: 3})
    table.play("scroll a1; scroll b1; scroll c1; take e3")
    assert sum(counts(tokens_of(table, 0))) == 14
    for _ in range(4):
        assert {text.split()[0] for text in allowed(table)} == {"discard"}
        table.play(table.moves()[0])
    assert table.to_move == 1


def test_a_purchase_may_make_the_discard_needless() -> None:
    table = set_table(
        "wbg.. ..... ..... ..... .....",
        tokens={0: TEN},
        scrolls={0: 2},
        pyramid={"1-1": "D1-03"},
    )
    table.play("scroll b1; scroll c1; buy 1-1")
    assert (table.to_move, tokens_of(table, 0)) == (1, "3 white 3 blue 3 green")


def test_only_the_player_whose_turn_it_is_can_hold_more_than_ten() -> None:
    for seed in range(6):
        for table in random_game(seed):
            for seat in (0, 1):
                assert seat == table.to_move or sum(counts(tokens_of(table, seat))) <= 10
