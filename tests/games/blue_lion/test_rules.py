"""The rules of The Blue Lion, one test for each thing that the rules page says."""

from collections import Counter

import pytest

import roundel
from roundel import IllegalMove
from roundel.games.blue_lion import GAME
from roundel.games.blue_lion.components import MOST_TURNS
from tests.games.blue_lion.table_setting import (
    ARSENE,
    LADY_X,
    LETTERS,
    allowed,
    gems,
    lying,
    random_game,
    set_table,
    ups,
)

ROW = "AX PD XP DA AP XD"
"""A row of six without a combination, and few moves make one."""


# The toss


def test_the_six_cards_lie_loose_each_with_a_random_side_up() -> None:
    tosses = [roundel.table("blue-lion", seed=seed) for seed in range(300)]
    pairs = {frozenset(pair) for pair in ("AX", "AP", "AD", "XP", "XD", "PD")}
    lie_up: Counter[tuple[int, str]] = Counter()
    for table in tosses:
        position = table.position()
        assert position["loose"] == [1] * 6
        sides = zip(position["up"], position["back"], strict=True)
        cards = [LETTERS[up] + LETTERS[back] for up, back in sides]
        assert {frozenset(card) for card in cards} == pairs
        lie_up.update(enumerate(cards))
        assert ups(table) == lying(table, "aside") == lying(table, "fresh") == ""
    assert len(lie_up) == 6 * 12, "each of the six lands at every place, either side up"
    assert max(lie_up.values()) < 2 * 300 / 12


def test_the_beginner_is_drawn_and_seat_0_plays_arsene() -> None:
    beginners = Counter(roundel.table("blue-lion", seed=seed).to_move for seed in range(60))
    assert min(beginners[ARSENE], beginners[LADY_X]) > 15
    for mover in (ARSENE, LADY_X):
        table = set_table("AX DP", "AD XP PA XD", to_move=mover)
        table.play("lay 1 right")
        assert gems(table) == (2, 0), "A D A pays Arsène"


# Building the row


def test_any_loose_card_is_laid_at_either_end_as_it_lies_or_turned_over() -> None:
    row, loose = "AP DX", "AX PX DA PD"
    assert allowed(set_table(row, loose)) == {
        *(f"lay {card} {way}" for card in (1, 2, 3, 4) for way in ("left", "right")),
        *(f"lay {card} {way} turned" for card in (1, 2, 3, 4) for way in ("left", "right")),
        "pass",
    }
    for move, made in {
        "lay 2 left": "P A D",
        "lay 2 left turned": "X A D",
        "lay 2 right": "A D P",
        "lay 2 right turned": "A D X",
    }.items():
        table = set_table(row, loose)
        table.play(move)
        assert (ups(table), lying(table, "loose")) == (made, "AX DA PD")
        assert table.to_move == LADY_X


def test_the_first_card_has_no_end_to_choose() -> None:
    table = roundel.table("blue-lion", seed=3)
    lays = {f"lay {card}{turned}" for card in range(1, 7) for turned in ("", " turned")}
    assert allowed(table) == {*lays, "pass"}
    table.play("lay 4")
    assert len(ups(table).split()) == 1


def test_a_card_is_not_seen_before_it_is_turned() -> None:
    table = set_table("Px", "Xa Ad Ap Dp Xd")
    assert lying(table, "row") == "P?"
    table.play("lay 5 left turned")
    assert lying(table, "row") == "DX P?"
    assert lying(table, "loose") == "X? A? A? D?"


def test_a_player_may_pass_instead_of_laying() -> None:
    table = set_table("AP DX", "AX PX DA PD")
    table.play("pass")
    assert (table.to_move, table.turn) == (LADY_X, 22)
    assert (ups(table), lying(table, "loose")) == ("A D", "AX PX DA PD")


def test_passing_is_free_until_the_limit_of_quiet_turns() -> None:
    table = roundel.table("blue-lion", seed=1)
    for _ in range(40):
        assert not table.is_over
        table.play("pass")
    assert table.result == roundel.Result((1, 1), (0, 0), "quiet")


def test_with_the_option_there_is_one_pass_in_the_whole_game() -> None:
    table = roundel.table("blue-lion", seed=1, options={"passes": 1})
    first = table.to_move
    table.play("pass")
    assert table.to_move != first
    assert "pass" not in allowed(table), "not for the other player either"
    with pytest.raises(IllegalMove, match="the one pass of this game has been used"):
        table.play("pass")
    table.play(table.moves()[0])
    assert "pass" not in allowed(table)


def test_a_combination_made_while_building_scores() -> None:
    table = set_table("PA AX", "AD DX XP PD")
    table.play("lay 4 right")
    assert (ups(table), gems(table)) == ("P P", (0, 1))
    assert lying(table, "aside") == "AX"
    assert allowed(table, "lay"), "there are loose cards: building goes on"


def test_building_ends_when_no_loose_card_is_left() -> None:
    table = set_table("AX PD XP DA AP", "DX")
    table.play("lay 1 right")
    assert ups(table) == "A P X D A D"
    assert allowed(table, "turn")
    assert not allowed(table, "lay")
    assert not allowed(table, "pass")


# Rearranging


def test_a_card_at_an_end_moves_to_the_other_end_and_is_not_turned() -> None:
    table = set_table(ROW)
    table.play("move leftmost")
    assert lying(table, "row") == "PD XP DA AP XD AX"
    table = set_table(ROW)
    table.play("move rightmost")
    assert lying(table, "row") == "XD AX PD XP DA AP"


def test_two_neighbours_change_places_unless_one_is_at_an_end() -> None:
    assert allowed(set_table(ROW), "swap") == {"swap 2 3", "swap 3 4", "swap 4 5"}
    five = set_table("AX PD XP DA AP", aside="DX")
    assert allowed(five, "swap") == {"swap 2 3", "swap 3 4"}
    four = set_table("AX PD XP DA", aside="AP DX")
    assert allowed(four, "swap") == {"swap 2 3"}
    table = set_table(ROW)
    table.play("swap 3 4")
    assert lying(table, "row") == "AX PD DA XP AP XD"


def test_any_card_of_the_row_may_be_turned_over() -> None:
    assert allowed(set_table(ROW), "turn") == {f"turn {place}" for place in range(1, 7)}
    five = set_table("AX PD XP DA AP", aside="DX")
    assert allowed(five, "turn") == {f"turn {place}" for place in range(1, 6)}
    table = set_table(ROW)
    table.play("turn 2")
    assert lying(table, "row") == "AX DP XP DA AP XD"


def test_one_of_the_three_must_be_done() -> None:
    table = set_table(ROW)
    verbs = {text.split()[0] for text in allowed(table)}
    assert verbs == {"move", "swap", "turn"}
    with pytest.raises(IllegalMove, match="no passing once all cards have been laid"):
        table.play("pass")


# Combinations

P_X_P, P_A_P = "PA XA PD XP AD XD", "PX AX PD XD DA PA"
A_D_A, X_D_X = "AX DP AD XP PA DX", "XA DP XD PX AP DA"
D_D_D = "DX DA DP PX AX AP"
UNSCORED = "DX PX AX PD AD AP"
"""P A P on the places 2 to 4, as a returned card may leave it."""


def with_first_turned(row: str) -> str:
    first, *rest = row.split()
    return " ".join([first[::-1], *rest])


@pytest.mark.parametrize("mover", [ARSENE, LADY_X])
@pytest.mark.parametrize(
    ("row", "paid"), [(P_X_P, (1, 0)), (P_A_P, (0, 1)), (A_D_A, (2, 0)), (X_D_X, (0, 2))]
)
def test_a_combination_pays_its_owner_whoever_made_it(
    row: str, paid: tuple[int, int], mover: int
) -> None:
    table = set_table(with_first_turned(row), to_move=mover)
    table.play("turn 1")
    assert gems(table) == paid


@pytest.mark.parametrize("mover", [ARSENE, LADY_X])
def test_three_diamonds_pay_whoever_made_them(mover: int) -> None:
    table = set_table(with_first_turned(D_D_D), to_move=mover)
    table.play("turn 1")
    assert gems(table) == ((3, 0) if mover == ARSENE else (0, 3))


def test_a_combination_is_made_by_laying_moving_swapping_or_turning() -> None:
    for move, row, loose in (
        ("lay 1 right", "PA XD", "PX AX AD PD"),
        ("lay 1 left turned", "XD PX", "AP AX AD PD"),
        ("move leftmost", "PA DA XP DX PD XA", ""),
        ("move rightmost", "XA PD DX XP DA PA", ""),
        ("swap 3 4", "DA PX PD XA DX AP", ""),
        ("turn 6", "DA AP DX PD XA XP", ""),
    ):
        table = set_table(row, loose)
        table.play(move)
        assert gems(table) == (1, 0), f"{move} makes P X P of {row}"


def test_one_that_was_there_before_the_move_does_not_score_again() -> None:
    for move in ("turn 1", "move leftmost", "move rightmost", "swap 4 5"):
        table = set_table(UNSCORED)
        table.play(move)
        made_anew = move == "swap 4 5"
        assert ("P A P" in ups(table)) != made_anew
        assert (gems(table), lying(table, "aside")) == ((0, 0), "")


def test_a_new_middle_between_the_same_cards_is_a_new_combination() -> None:
    table = set_table(UNSCORED)
    table.play("turn 3")
    assert gems(table) == (1, 0), "P A P has become P X P"


def test_a_combination_that_is_broken_and_made_anew_scores() -> None:
    table = set_table(UNSCORED)
    table.play("swap 2 3")
    assert gems(table) == (0, 0)
    table.play("swap 2 3")
    assert gems(table) == (0, 1)


def test_a_move_may_make_two_combinations_and_both_score() -> None:
    table = set_table("PA XD XP AX PD DA")
    table.play("turn 3")
    assert gems(table) == (1, 1), "P X P and P A P"
    assert (ups(table), lying(table, "aside")) == ("P P P D", "XD AX")
    table = set_table("AP DA XP AX DP XD")
    table.play("swap 3 4")
    assert gems(table) == (2, 2), "A D A and X D X"
    assert (ups(table), lying(table, "aside")) == ("A A X X", "DA DP")


def test_the_middle_card_is_set_aside_at_once_and_the_row_closes_up() -> None:
    table = set_table(with_first_turned(P_X_P))
    table.play("turn 1")
    assert lying(table, "row") == "PA PD XP AD XD"
    assert lying(table, "aside") == "XA"


# Cards set aside


def test_the_next_player_plays_the_turn_with_the_cards_that_remain() -> None:
    rearranging = set_table("AX PD XP DA AP", aside="DX")
    assert allowed(rearranging, "swap") == {"swap 2 3", "swap 3 4"}
    assert not allowed(rearranging, "return")
    building = set_table("PA PD", "XA XP AD", aside="XD")
    assert {text.split()[1] for text in allowed(building, "lay")} == {"1", "2", "3"}
    assert not allowed(building, "return")


def test_after_that_turn_the_card_returns_at_either_end_as_it_lay_or_turned() -> None:
    for row, loose, move in (
        ("AX PD XP DA AP", "", "turn 2"),
        ("PA PD", "XA XP AD", "lay 3 right"),
        ("PA PD", "XA XP AD", "pass"),
    ):
        table = set_table(row, loose, aside="DX")
        table.play(move)
        row_then = ups(table)
        ways = ("left", "left turned", "right", "right turned")
        assert allowed(table) == {f"return 1 {way}" for way in ways}
        for way, made in zip(
            ways,
            (f"D {row_then}", f"X {row_then}", f"{row_then} D", f"{row_then} X"),
            strict=True,
        ):
            twin = table.copy()
            twin.play(f"return 1 {way}")
            assert ups(twin) == made
            assert lying(twin, "aside") == ""


def test_the_player_who_has_just_played_returns_it() -> None:
    table = set_table("AX PD XP DA AP", aside="DX", to_move=LADY_X)
    table.play("turn 2")
    assert (table.to_move, table.turn) == (LADY_X, 21)
    table.play("return 1 left")
    assert (table.to_move, table.turn) == (ARSENE, 22)


def test_two_cards_return_one_after_the_other_whichever_first() -> None:
    table = set_table("AX PD XP DA", aside="AP DX")
    table.play("turn 2")
    ways = ("left", "left turned", "right", "right turned")
    assert allowed(table) == {f"return {card} {way}" for card in (1, 2) for way in ways}
    table.play("return 2 left")
    assert (lying(table, "row"), lying(table, "aside")) == ("DX AX DP XP DA", "AP")
    assert table.to_move == ARSENE
    assert allowed(table) == {f"return 1 {way}" for way in ways}
    table.play("return 1 left turned")
    assert lying(table, "row") == "PA DX AX DP XP DA"
    assert table.to_move == LADY_X


def test_the_first_is_placed_and_seen_before_the_second_is_decided() -> None:
    table = set_table("AP PX DA PD", aside="Xa Xd", returning=True)
    assert lying(table, "aside") == "X? X?"
    table.play("return 1 right turned")
    assert lying(table, "row") == "AP PX DA PD AX"
    assert lying(table, "aside") == "XD", "what was seen tells the other back"
    assert table.to_move == ARSENE


def test_nobody_scores_for_a_combination_that_a_returned_card_makes() -> None:
    table = set_table("DA XD AP PX AX", aside="PD", returning=True)
    table.play("return 1 right")
    assert (ups(table), gems(table)) == ("D X A P A P", (0, 0))
    assert lying(table, "aside") == ""
    turned = set_table("DA XD AP PX AX", aside="DP", returning=True)
    turned.play("return 1 right turned")
    assert (ups(turned), gems(turned)) == ("D X A P A P", (0, 0))


def test_it_lies_there_unscored_until_it_is_broken_and_made_anew() -> None:
    table = set_table("DA XD AP PX AX", aside="PD", returning=True)
    table.play("return 1 right")
    table.play("turn 1")
    assert gems(table) == (0, 0)
    table.play("turn 6")
    table.play("turn 6")
    assert gems(table) == (0, 1)


def test_a_turn_played_with_fewer_cards_can_itself_score() -> None:
    table = set_table("PA XD XP AX PD", aside="DA")
    table.play("turn 3")
    assert (ups(table), gems(table)) == ("P P P", (1, 1)), "paid and set aside at once"
    assert (lying(table, "aside"), lying(table, "fresh")) == ("DA", "XD AX")
    table.play("return 1 left turned")
    assert ups(table) == "A P P P"


def test_cards_set_aside_in_this_turn_wait_for_the_next_players_turn() -> None:
    table = set_table("PA XD XP AX PD", aside="DA")
    table.play("turn 3; return 1 left turned")
    assert (table.to_move, lying(table, "aside")) == (LADY_X, "XD AX")
    assert allowed(table, "swap") == {"swap 2 3"}
    assert not allowed(table, "return")
    table.play("turn 1")
    assert len(allowed(table, "return")) == 8


def test_with_no_loose_card_left_rearranging_begins_with_the_short_row() -> None:
    table = set_table("AX DA DP PA XD", "PX")
    table.play("lay 1 right")
    assert (ups(table), lying(table, "aside")) == ("A D D P P", "XD")
    assert allowed(table, "swap") == {"swap 2 3", "swap 3 4"}
    assert not allowed(table, "pass")


# The end


@pytest.mark.parametrize(("row", "last"), [(P_X_P, 7), (A_D_A, 8)])
def test_seven_gems_or_more_win_at_once(row: str, last: int) -> None:
    table = set_table(with_first_turned(row), gems=(6, 3))
    table.play("turn 1")
    assert table.result == roundel.Result((1, 2), (last, 3), "gems")


def test_a_card_still_aside_does_not_delay_the_end() -> None:
    table = set_table("PA XD XP AX PD", aside="DA", gems=(6, 0))
    table.play("turn 3")
    assert table.result == roundel.Result((1, 2), (7, 1), "gems")


def test_six_gems_do_not_win() -> None:
    table = set_table(with_first_turned(P_X_P), gems=(5, 6))
    table.play("turn 1")
    assert not table.is_over


def test_whoever_pays_the_rival_the_seventh_gem_has_lost() -> None:
    table = set_table(with_first_turned(P_A_P), gems=(6, 6))
    table.play("turn 1")
    assert table.result == roundel.Result((2, 1), (6, 7), "gems")


@pytest.mark.parametrize("mover", [ARSENE, LADY_X])
def test_if_one_move_brings_both_to_seven_the_higher_total_wins(mover: int) -> None:
    for held, ranks in (((6, 5), (1, 2)), ((5, 6), (2, 1))):
        table = set_table("AP DA XP AX DP XD", gems=held, to_move=mover)
        table.play("swap 3 4")
        assert table.result == roundel.Result(ranks, (held[0] + 2, held[1] + 2), "gems")


@pytest.mark.parametrize(("mover", "ranks"), [(ARSENE, (1, 2)), (LADY_X, (2, 1))])
def test_if_both_hold_the_same_then_the_player_whose_move_it_was_wins(
    mover: int, ranks: tuple[int, int]
) -> None:
    table = set_table("PA XD XP AX PD DA", gems=(6, 6), to_move=mover)
    table.play("turn 3")
    assert table.result == roundel.Result(ranks, (7, 7), "gems")


def test_the_last_combination_counts_in_full_when_the_supply_runs_short() -> None:
    """Three gems are left, and four are to be paid."""
    table = set_table("DX DA PX DP XA PA", gems=(6, 6), to_move=LADY_X)
    table.play("swap 3 4")
    assert table.result == roundel.Result((2, 1), (7, 9), "gems")


def test_after_forty_quiet_turns_the_game_is_a_draw() -> None:
    table = set_table(ROW, quiet=39, gems=(4, 2))
    table.play("turn 1")
    assert not table.is_over
    table.play("turn 1")
    assert table.result == roundel.Result((1, 1), (4, 2), "quiet")
    assert GAME.undecided == (), "a draw is a result"


def test_with_the_option_the_leader_wins_a_quiet_game() -> None:
    for held, ranks in (((4, 2), (1, 2)), ((0, 1), (2, 1)), ((3, 3), (1, 1))):
        table = set_table(ROW, quiet=40, gems=held, leader_wins=1)
        table.play("turn 1")
        assert table.result == roundel.Result(ranks, held, "quiet")


def test_a_gem_for_anybody_begins_the_count_anew() -> None:
    table = set_table(with_first_turned(P_A_P), quiet=40)
    table.play("turn 1")
    assert not table.is_over
    assert table.view(None).quiet == 1, "the next turn is the first"


def test_an_image_newly_seen_begins_the_count_anew() -> None:
    table = set_table("Xa Xd PX PD AP DA", quiet=40)
    table.play("turn 1")
    assert not table.is_over
    assert table.view(None).quiet == 1
    assert table.view(None).revealed == 1


def test_a_returned_card_that_is_newly_seen_begins_the_count_anew() -> None:
    for way, ends in (("left", True), ("left turned", False)):
        table = set_table("Xd PX PD AP DA", aside="Xa", returning=True, quiet=40)
        table.play(f"return 1 {way}")
        assert table.is_over == ends


def test_a_known_or_deduced_back_is_nothing_new() -> None:
    table = set_table("Xa Xd PX PD AP DA", quiet=1)
    table.play("turn 1")
    assert lying(table, "row").startswith("AX XD"), "the second back follows from the first"
    table.play("turn 2")
    assert ups(table).startswith("A D")
    assert table.view(None).quiet == 2
    assert table.view(None).revealed == 1


def test_no_game_outlasts_its_limit() -> None:
    """Twelve gems one by one and five images newly seen, each in a fortieth turn; then forty."""
    assert GAME.most_turns == MOST_TURNS == 40 * (12 + 5 + 1)
    for seed in range(30):
        *_, table = random_game(seed, passes=seed % 2, leader_wins=seed // 2 % 2)
        assert table.is_over
        assert table.view(None).revealed <= 5


# The examples of the rulebook


def test_the_rulebooks_example_of_building() -> None:
    table = set_table("", "Ap Dx Xp Xa Da Pd")
    table.play("lay 1")
    assert ups(table) == "A"
    table.play("lay 2 right turned")
    assert ups(table) == "A X"
    table.play("lay 3 left turned")
    assert ups(table) == "P A X"


def test_the_rulebooks_example_of_a_card_set_aside() -> None:
    table = set_table("PX AX DP DA XD AP", to_move=ARSENE)
    table.play("turn 3")
    assert (gems(table), lying(table, "aside")) == ((0, 1), "AX")
    table.play("turn 1; return 1 right")
    assert lying(table, "row") == "XP PD DA XD AP AX"
    assert table.to_move == ARSENE
