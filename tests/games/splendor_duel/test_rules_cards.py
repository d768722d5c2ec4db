"""The rules of Splendor Duel from buying to the end, one test for each thing."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import roundel
from roundel import IllegalMove
from roundel.games.splendor_duel.components import (
    BONUS,
    CARD_IDS,
    COST,
    GEMS,
    PRICED,
    TOKENS,
    WILD,
)
from roundel.games.splendor_duel.position import LIMIT, PAY
from tests.games.splendor_duel.table_setting import (
    allowed,
    at,
    bag_of,
    bonuses_of,
    card_number,
    counts,
    ends_of_turn,
    hand_of,
    in_words,
    number_of,
    pyramid_of,
    random_game,
    result_of,
    royals_of,
    scrolls_of,
    set_table,
    tokens_of,
)

EMPTY_BOARD = "..... ..... ..... ..... ....."
SOME_TOKENS = "g...g ..... ..... ..... ....."
NINETEEN_POINTS = ("D3-02", "D3-04", "D3-06", "D3-08", "D1-30")
"""Four points each in white, blue, green and red, and three without a colour."""
NINE_WHITE_POINTS = ("D3-02", "D3-01", "D2-03")
"""With 2 crowns and 3 white bonuses."""
NINE_CROWNS = ("D3-01", "D3-03", "D3-05", "D3-07", "D1-04")
"""With 12 points; bonuses 2 white, 1 blue, 1 green, 1 red."""
TWO_CROWNS = ("D1-04", "D1-14")
"""White and green, without points."""
FIVE_CROWNS = ("D1-04", "D1-14", "D3-03")
"""Blue for the third, with 3 points."""


def buying(card: str, tokens: str, board: str = EMPTY_BOARD, **more: object) -> roundel.Table:
    """Seat 0 is about to buy this card, which lies first in its level."""
    place = f"{card[1]}-1"
    return set_table(board, tokens={0: tokens}, pyramid={place: card}, **more)  # type: ignore[arg-type]


# The price


def test_the_price_is_the_cost_less_the_bonuses() -> None:
    """The rulebook's example: with bonuses 3 red, 2 blue and 1 green, a white card for 3 blue,
    5 red, 3 black and a pearl is paid with 1 blue, 2 red, 3 black and a pearl."""
    table = buying(
        "D3-01",
        "1 blue 2 red 3 black 1 pearl",
        bonuses={0: "2 blue 1 green 3 red"},
    )
    before = counts(bag_of(table))
    table.play("buy 3-1")
    assert tokens_of(table, 0) == ""
    paid = [new - old for new, old in zip(counts(bag_of(table)), before, strict=True)]
    assert in_words(paid) == "1 blue 2 red 3 black 1 pearl"
    assert (number_of(table, 0, "points"), number_of(table, 0, "crowns")) == (3, 2)
    assert bonuses_of(table, 0) == "1 white 2 blue 1 green 3 red"


def test_a_card_may_cost_nothing_and_surplus_bonuses_give_nothing_back() -> None:
    table = buying("D1-19", "1 red 1 gold", bought={0: ("D2-17", "D2-18", "D2-19")})
    assert bonuses_of(table, 0) == "4 black"
    table.play("buy 1-1")
    assert (table.to_move, tokens_of(table, 0)) == (1, "1 red 1 gold")
    short = buying("D1-18", "1 green", bonuses={0: "3 blue"})
    assert "buy 1-1" not in allowed(short)


def test_bonuses_never_pay_for_pearls() -> None:
    """D1-17 costs 2 white, 2 black and a pearl."""
    bonuses = {0: "3 white 3 black"}
    assert "buy 1-1" not in allowed(buying("D1-17", "1 red", bonuses=bonuses))
    for pearl in ("1 pearl", "1 gold"):
        table = buying("D1-17", pearl, bonuses=bonuses)
        table.play("buy 1-1")
        assert tokens_of(table, 0) == ""


def test_a_double_bonus_counts_twice() -> None:
    table = buying("D2-01", "4 blue 2 green", bonuses={0: "1 blue"})
    table.play("buy 2-1")
    assert (bonuses_of(table, 0), tokens_of(table, 0)) == ("2 white 1 blue", "")


def test_a_card_without_colour_brings_points_and_no_bonus() -> None:
    table = buying("D1-30", "4 red 1 pearl")
    table.play("buy 1-1")
    assert (number_of(table, 0, "points"), bonuses_of(table, 0)) == (3, "")


def test_a_card_too_dear_cannot_be_bought() -> None:
    table = buying("D1-17", "1 white 1 black 1 pearl 1 gold")
    assert allowed(table, "buy") == set()
    with pytest.raises(IllegalMove, match=r"1 white and 1 black \(1 gold is not enough\)"):
        table.play("buy 1-1")


def test_gold_stands_for_any_gem_or_pearl_and_the_payer_chooses_where() -> None:
    """D1-17 costs 2 white, 2 black and a pearl: with 2 gold there are 1 + 3 + 5 ways."""
    table = buying("D1-17", "2 white 2 black 1 pearl 2 gold")
    table.play("buy 1-1")
    assert allowed(table) == {"gold white", "gold black", "gold pearl", "pay"}
    assert set(ends_of_turn(table)) == {
        "2 gold",
        "1 white 1 gold",
        "1 black 1 gold",
        "1 pearl 1 gold",
        "2 white",
        "1 white 1 black",
        "1 white 1 pearl",
        "2 black",
        "1 black 1 pearl",
    }


BUYABLE = [name for name in CARD_IDS if BONUS[CARD_IDS.index(name)] != WILD and name[1] != "3"]


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(BUYABLE),
    st.lists(st.integers(0, 3), min_size=5, max_size=5).filter(lambda gems: sum(gems) <= 6),
    st.integers(0, 2),
    st.integers(0, 2),
    st.integers(0, GEMS - 1),
)
def test_every_way_of_paying_the_exact_price_is_possible(
    name: str, gems: list[int], pearls: int, gold: int, bonus: int
) -> None:
    """Against all the ways to lay gold on a price, found by trying every number of it.

    Board and rival have nothing, so that no ability changes what the payer is left with.
    """
    bonuses = [1 if gem == bonus else 0 for gem in range(GEMS)]
    held = [*gems, pearls]
    table = buying(name, in_words([*held, gold]), bonuses={0: in_words(bonuses)})
    place = f"{name[1]}-1"
    cost = COST[card_number(name)]
    price = [max(0, part - own) for part, own in zip(cost, [*bonuses, 0], strict=True)]
    expected = set()
    for golds in product(*(range(part + 1) for part in price)):
        left = [held[kind] - price[kind] + golds[kind] for kind in range(PRICED)]
        if sum(golds) <= gold and min(left) >= 0:
            expected.add(in_words([*left, gold - sum(golds)]))
    if not expected:
        assert f"buy {place}" not in allowed(table)
        return
    table.play(f"buy {place}")
    assert payments(table) == expected


def payments(table: roundel.Table) -> set[str]:
    """What the payer may be left with when the price is paid."""
    if table.position()["phase"] != PAY:
        return {tokens_of(table, 0)}
    found = set()
    for move in table.moves():
        table.play(move)
        found |= payments(table)
        table.undo()
    return found


def test_gold_that_nothing_else_can_replace_is_paid_without_asking() -> None:
    table = buying("D1-17", "2 white 1 black 1 pearl 2 gold")
    table.play("buy 1-1")
    assert tokens_of(table, 0) == "2 white 1 black 1 pearl 1 gold"
    assert set(ends_of_turn(table)) == {"1 gold", "1 white", "1 black", "1 pearl"}


def test_nothing_is_asked_when_there_is_one_way_to_pay() -> None:
    table = buying("D1-19", "3 black 1 white")
    table.play("buy 1-1")
    assert (table.to_move, tokens_of(table, 0)) == (1, "1 white")


def test_no_more_than_the_price_can_be_paid() -> None:
    table = buying("D1-19", "3 black 1 white 3 gold")
    table.play("buy 1-1")
    assert allowed(table) == {"gold black", "pay"}
    with pytest.raises(IllegalMove, match="no white is owed"):
        table.play("gold white")
    table.play("gold black; gold black; gold black")
    assert (table.to_move, tokens_of(table, 0)) == (1, "1 white 3 black")


def test_paid_tokens_go_into_the_bag_and_not_onto_the_board() -> None:
    table = buying("D1-19", "2 black 1 gold")
    before = counts(bag_of(table))
    table.play("buy 1-1")
    after = counts(bag_of(table))
    assert [new - old for new, old in zip(after, before, strict=True)] == [0, 0, 0, 0, 2, 0, 1]
    assert not any(kind >= 0 for kind in table.position()["board"])


def test_a_reserved_card_is_bought_from_the_hand_and_frees_its_place() -> None:
    table = set_table(EMPTY_BOARD, tokens={0: "3 black"}, hands={0: ("D3-07", "D1-19", "D3-12")})
    pyramid = table.position()["pyramid"]
    assert allowed(table, "buy") == {"buy hand 2"}
    table.play("buy hand 2")
    assert hand_of(table, 0) == ["D3-07", None, "D3-12"]
    assert table.position()["pyramid"] == pyramid


def test_a_rivals_reserved_card_cannot_be_bought() -> None:
    table = set_table(EMPTY_BOARD, tokens={0: "3 black"}, hands={1: ("D1-19",)})
    assert allowed(table, "buy") == set()


def test_a_blind_card_is_known_to_both_when_its_purchase_is_chosen() -> None:
    table = set_table(EMPTY_BOARD, tokens={0: "3 black 1 gold"}, hands={0: ("D1-19?",)})
    assert table.view(1).players[0].reserved[0] == -2
    table.play("buy hand 1")
    assert table.to_move == 0
    assert table.view(1).players[0].reserved[0] == card_number("D1-19")


# Abilities


def test_a_card_that_takes_brings_a_token_of_its_colour_from_anywhere() -> None:
    table = buying("D1-18", "2 blue 2 green", "rkr.. ..... ..... ..... ....r")
    table.play("buy 1-1")
    assert allowed(table) == {"pick a1", "pick c1", "pick e5"}
    table.play("pick e5")
    assert (table.to_move, tokens_of(table, 0), at(table, "e5")) == (1, "1 red", "")


def test_the_only_token_of_the_colour_is_taken_without_asking() -> None:
    table = buying("D1-18", "2 blue 2 green", "rk... ..... ..... ..... .....")
    table.play("buy 1-1")
    assert (table.to_move, tokens_of(table, 0)) == (1, "1 red")


def test_without_such_a_token_on_the_board_the_ability_is_ignored() -> None:
    """The tokens just paid are in the bag: they cannot be taken either."""
    table = buying("D1-18", "2 blue 2 green 1 black", "k.o.. ..... ..... ..... .....")
    assert counts(bag_of(table))[3] == 4
    table.play("buy 1-1")
    assert (table.to_move, tokens_of(table, 0)) == (1, "1 black")


def test_a_theft_takes_a_gem_or_a_pearl_of_choice_but_never_gold() -> None:
    table = set_table(
        EMPTY_BOARD,
        tokens={0: "3 white 4 red", 1: "2 blue 1 pearl 2 gold"},
        pyramid={"2-1": "D2-10"},
    )
    table.play("buy 2-1")
    assert allowed(table) == {"steal blue", "steal pearl"}
    with pytest.raises(IllegalMove, match="Player 2 has no red"):
        table.play("steal red")
    table.play("steal pearl")
    assert (tokens_of(table, 0), tokens_of(table, 1)) == ("1 pearl", "2 blue 2 gold")
    assert table.to_move == 1


def test_a_theft_without_a_choice_is_not_asked_for() -> None:
    table = set_table(
        EMPTY_BOARD,
        tokens={0: "3 white 4 red", 1: "2 blue 2 gold"},
        pyramid={"2-1": "D2-10"},
    )
    table.play("buy 2-1")
    assert (tokens_of(table, 0), tokens_of(table, 1)) == ("1 blue", "1 blue 2 gold")


@pytest.mark.parametrize("rival", ["", "3 gold"])
def test_there_is_no_theft_from_a_rival_with_only_gold_or_nothing(rival: str) -> None:
    table = set_table(EMPTY_BOARD, tokens={0: "3 white 4 red", 1: rival}, pyramid={"2-1": "D2-10"})
    table.play("buy 2-1")
    assert (table.to_move, tokens_of(table, 0), tokens_of(table, 1)) == (1, "", rival)


@pytest.mark.parametrize(
    ("before", "after"),
    [({}, (2, 1, 0)), ({0: 1, 1: 2}, (0, 2, 1)), ({1: 3}, (0, 1, 2)), ({0: 3}, (0, 3, 0))],
)
def test_a_card_with_a_privilege_brings_a_scroll(
    before: dict[int, int], after: tuple[int, int, int]
) -> None:
    table = buying("D2-03", "4 white 2 black 1 pearl", scrolls=before)
    table.play("buy 2-1")
    assert scrolls_of(table) == after


def test_a_card_with_another_turn_brings_one_after_this() -> None:
    table = buying("D1-17", "2 white 2 black 1 pearl 1 red", SOME_TOKENS)
    table.play("buy 1-1")
    assert (table.to_move, table.turn) == (0, 22)
    table.play("take a1")
    assert (table.to_move, table.turn) == (1, 23)


def test_in_an_extra_turn_everything_is_open_again() -> None:
    table = buying("D1-17", "2 white 2 black 1 pearl", SOME_TOKENS, scrolls={0: 1})
    table.play("refill; buy 1-1")
    assert table.to_move == 0
    assert allowed(table, "scroll")
    table.play(min(allowed(table, "scroll")))
    table.play("refill")
    assert allowed(table, "take")
    assert table.to_move == 0


def test_extra_turns_may_follow_one_another() -> None:
    table = set_table(
        SOME_TOKENS,
        tokens={0: "4 white 2 blue 2 black 2 pearl"},
        pyramid={"1-1": "D1-17", "1-2": "D1-22"},
    )
    table.play("buy 1-1")
    table.play("buy 1-2")
    assert (table.to_move, table.turn) == (0, 23)


def test_tokens_are_discarded_before_the_extra_turn() -> None:
    """Scrolls bring three tokens more than the purchase takes away."""
    table = buying(
        "D1-17",
        "4 red 4 green 1 pearl 1 blue",
        "wbw.. ..... ..... ..... .....",
        bonuses={0: "2 white 2 black"},
        scrolls={0: 3},
    )
    table.play("scroll a1; scroll b1; scroll c1; buy 1-1")
    assert (table.to_move, table.turn) == (0, 21)
    assert {text.split()[0] for text in allowed(table)} == {"discard"}
    table.play("discard red; discard red")
    assert (table.to_move, table.turn) == (0, 22)


# Wild cards


def test_a_wild_card_needs_a_card_with_a_bonus_to_lie_on() -> None:
    """A card without colour is none."""
    table = buying("D1-29", "4 black 1 pearl", bought={0: ("D1-30",)})
    with pytest.raises(IllegalMove, match="needs a card with a bonus to lie on"):
        table.play("buy 1-1")
    assert "buy 1-1" in allowed(buying("D1-29", "4 black 1 pearl", bonuses={0: "1 red"}))


def test_a_wild_card_counts_as_the_colour_of_the_card_it_is_laid_on() -> None:
    table = buying("D1-29", "4 black 1 pearl", bonuses={0: "1 blue 2 red"})
    table.play("buy 1-1")
    assert allowed(table) == {"lay blue", "lay red"}
    with pytest.raises(IllegalMove, match="you have no white card"):
        table.play("lay white")
    table.play("lay blue")
    assert (bonuses_of(table, 0), table.to_move) == ("2 blue 2 red", 1)
    assert table.position()["players"][0]["colour_points"] == [0, 1, 0, 0, 0]


def test_with_one_colour_a_wild_card_is_laid_without_asking() -> None:
    table = buying("D1-29", "4 black 1 pearl", bonuses={0: "2 red"})
    table.play("buy 1-1")
    assert (bonuses_of(table, 0), table.to_move) == ("3 red", 1)


def test_a_wild_card_gives_one_bonus_even_on_a_card_with_two() -> None:
    table = buying("D1-29", "4 black 1 pearl", bought={0: ("D2-01",)})
    table.play("buy 1-1")
    assert bonuses_of(table, 0) == "3 white"


def test_a_wild_card_may_lie_on_another_and_adds_no_choice_of_colour() -> None:
    table = buying(
        "D1-29", "4 black 1 pearl", bought={0: ("D1-28", "D1-16")}, laid={"D1-28": "red"}
    )
    assert bonuses_of(table, 0) == "2 red"
    table.play("buy 1-1")
    assert bonuses_of(table, 0) == "3 red"


def test_the_colour_of_a_wild_card_is_final() -> None:
    table = buying("D1-29", "4 black 1 pearl", SOME_TOKENS, bonuses={0: "1 blue 2 red"})
    table.play("buy 1-1; lay blue")
    table.play("take a1")
    laid = table.position()["laid"]
    assert laid[card_number("D1-29")] == 1
    with pytest.raises(IllegalMove):
        table.play("lay red")


def test_a_wild_card_with_another_turn_is_laid_first() -> None:
    table = buying("D3-12", "4 red", bought={0: ("D2-13", "D2-14")}, bonuses={0: "1 white 1 red"})
    assert bonuses_of(table, 0) == "1 white 4 red"
    table.play("buy 3-1")
    assert allowed(table) == {"lay white", "lay red"}
    table.play("lay white")
    assert (table.to_move, table.turn) == (0, 22)
    assert bonuses_of(table, 0) == "2 white 4 red"


# Royals


def test_the_third_crown_brings_a_royal_of_choice() -> None:
    """The rulebook's example: for instance the one with 2 points and a scroll."""
    table = buying("D1-19", "3 black", bought={0: TWO_CROWNS})
    table.play("buy 1-1")
    assert allowed(table) == {"royal 1", "royal 2", "royal 3", "royal 4"}
    table.play("royal 3")
    assert royals_of(table, 0) == {"R3"}
    assert (number_of(table, 0, "points"), scrolls_of(table)) == (2, (2, 1, 0))
    assert table.to_move == 1


def test_a_royal_cannot_be_declined() -> None:
    table = buying("D1-19", "3 black", SOME_TOKENS, bought={0: TWO_CROWNS})
    table.play("buy 1-1")
    for other in ("take a1", "pay"):
        with pytest.raises(IllegalMove, match="choose a royal first"):
            table.play(other)


def test_the_sixth_crown_brings_another_royal() -> None:
    table = buying("D1-19", "3 black", bought={0: (*FIVE_CROWNS, "D1-09")}, royals={"R4": 0})
    assert number_of(table, 0, "crowns") == 5
    table.play("buy 1-1")
    assert allowed(table) == {"royal 1", "royal 2", "royal 3"}
    with pytest.raises(IllegalMove, match="that royal is gone"):
        table.play("royal 4")
    table.play("royal 1")
    assert royals_of(table, 0) == {"R1", "R4"}


def test_a_royal_comes_when_crowns_are_passed_over() -> None:
    """From two crowns to four, and from four to seven."""
    table = buying("D2-21", "1 pearl 3 blue 3 gold", bought={0: TWO_CROWNS})
    table.play("buy 2-1; lay white; royal 4")
    assert (number_of(table, 0, "crowns"), table.to_move) == (4, 1)
    again = buying(
        "D3-11",
        "4 black 3 gold",
        bought={0: (*TWO_CROWNS, "D3-03")},
        bonuses={0: "1 black"},
        royals={"R4": 0},
    )
    again.play("buy 3-1; lay white; royal 3")
    assert (number_of(again, 0, "crowns"), royals_of(again, 0)) == (7, {"R3", "R4"})


@pytest.mark.parametrize("crowns", [1, 4, 5, 7])
def test_other_crowns_bring_no_royal(crowns: int) -> None:
    owned = {
        1: (),
        4: ("D1-04", "D3-03"),
        5: ("D3-03", "D3-01"),
        7: ("D3-03", "D3-01", "D3-05"),
    }
    royals = {"R3": 0, "R4": 0} if crowns == 7 else {"R4": 0} if crowns > 3 else {}
    table = buying("D1-19", "3 black", bought={0: owned[crowns]}, royals=royals)
    table.play("buy 1-1")
    assert (table.to_move, number_of(table, 0, "crowns")) == (1, crowns)
    assert royals_of(table, 0) == set(royals)


def test_a_wild_card_is_laid_before_its_crowns_bring_a_royal() -> None:
    table = buying("D1-26", "4 white 1 pearl", bought={0: TWO_CROWNS})
    table.play("buy 1-1")
    assert allowed(table) == {"lay white", "lay green"}
    table.play("lay white")
    assert allowed(table, "royal")


def test_the_royals_abilities_are_used_at_once() -> None:
    table = set_table(
        SOME_TOKENS,
        tokens={0: "3 black", 1: "1 blue 1 pearl"},
        pyramid={"1-1": "D1-19"},
        bought={0: TWO_CROWNS},
    )
    table.play("buy 1-1; royal 1")
    assert allowed(table) == {"steal blue", "steal pearl"}
    table.play("steal blue")
    assert (table.to_move, tokens_of(table, 0)) == (1, "1 blue")
    table.undo()
    table.undo()
    table.play("royal 2")
    assert (table.to_move, table.turn) == (0, 22)


def test_the_last_royal_is_received_without_asking() -> None:
    table = buying(
        "D1-19",
        "3 black",
        bought={0: (*FIVE_CROWNS, "D1-09"), 1: ("D3-01", "D3-05", "D3-07")},
        royals={"R4": 0, "R1": 1, "R2": 1},
    )
    table.play("buy 1-1")
    assert (table.to_move, royals_of(table, 0)) == (1, {"R3", "R4"})


def test_of_two_royals_left_one_is_chosen() -> None:
    table = buying(
        "D1-19",
        "3 black",
        bought={0: TWO_CROWNS, 1: ("D3-01", "D3-05", "D3-07")},
        royals={"R1": 1, "R2": 1},
    )
    table.play("buy 1-1")
    assert allowed(table) == {"royal 3", "royal 4"}


def test_royals_have_no_crowns_and_no_colour() -> None:
    table = buying("D1-19", "3 black", bought={0: TWO_CROWNS})
    table.play("buy 1-1; royal 4")
    player = table.position()["players"][0]
    assert (player["points"], player["crowns"]) == (3, 3)
    assert player["colour_points"] == [0] * 5


def test_a_royal_comes_before_the_discard() -> None:
    table = buying(
        "D1-19",
        "4 red 4 green 2 blue",
        "wbw.. ..... ..... ..... .....",
        bought={0: TWO_CROWNS},
        bonuses={0: "3 black"},
        scrolls={0: 1},
    )
    table.play("scroll a1; buy 1-1")
    assert allowed(table, "royal")
    table.play("royal 4")
    assert {text.split()[0] for text in allowed(table)} == {"discard"}


# Victory


def test_twenty_points_win_whatever_their_colour() -> None:
    table = buying("D1-10", "1 red 3 black", bought={0: NINETEEN_POINTS})
    assert number_of(table, 0, "points") == 19
    table.play("buy 1-1")
    assert (result_of(table).ending, result_of(table).ranks) == ("points", (1, 2))
    assert result_of(table).scores == (20, 0)


def test_nineteen_points_do_not_win() -> None:
    table = set_table("w.... ..... ..... ..... .....", bought={0: NINETEEN_POINTS})
    table.play("take a1")
    assert not table.is_over


def test_the_points_of_royals_count_for_the_twenty() -> None:
    """Seventeen points, and the third crown for the royal of 3 points."""
    table = buying(
        "D1-19",
        "3 black",
        bought={0: ("D3-02", "D3-04", "D3-06", "D1-30", "D1-20", "D1-15", *TWO_CROWNS)},
    )
    assert number_of(table, 0, "points") == 17
    table.play("buy 1-1; royal 4")
    assert (result_of(table).ending, result_of(table).scores) == ("points", (20, 0))


def test_ten_crowns_win() -> None:
    table = buying("D1-19", "3 black", bought={0: NINE_CROWNS}, royals={"R1": 0, "R3": 0})
    assert number_of(table, 0, "crowns") == 9
    table.play("buy 1-1")
    assert (result_of(table).ending, result_of(table).ranks) == ("crowns", (1, 2))


def test_nine_crowns_and_nine_points_in_a_colour_do_not_win() -> None:
    crowned = set_table(
        "w.... ..... ..... ..... .....", bought={0: NINE_CROWNS}, royals={"R1": 0, "R3": 0}
    )
    white = set_table("w.... ..... ..... ..... .....", bought={0: NINE_WHITE_POINTS})
    assert number_of(crowned, 0, "crowns") == 9
    assert white.position()["players"][0]["colour_points"] == [9, 0, 0, 0, 0]
    for table in (crowned, white):
        table.play("take a1")
        assert not table.is_over


def test_ten_points_in_one_colour_win() -> None:
    table = buying("D1-05", "2 green 3 red", bought={0: NINE_WHITE_POINTS})
    table.play("buy 1-1")
    assert (result_of(table).ending, result_of(table).scores) == ("colour", (10, 0))


@pytest.mark.parametrize(
    ("white", "card", "tokens", "points"),
    [
        (("D3-01", "D2-03", "D1-05"), "D3-02", "3 white 2 blue 2 black", 10),
        (("D3-01", "D3-02", "D1-05"), "D2-01", "4 blue 2 green 1 gold", 9),
    ],
)
def test_a_card_counts_for_its_colour_with_its_points(
    white: tuple[str, ...], card: str, tokens: str, points: int
) -> None:
    """Four points with one bonus, and one point with two bonuses."""
    table = buying(card, tokens, bought={0: white})
    table.play(f"buy {card[1]}-1")
    assert table.position()["players"][0]["colour_points"] == [points, 0, 0, 0, 0]
    assert table.is_over == (points == 10)


@pytest.mark.parametrize(("colour", "wins"), [("white", True), ("red", False)])
def test_a_wild_card_counts_for_the_colour_it_lies_on(colour: str, wins: bool) -> None:
    table = buying("D1-29", "4 black 1 pearl", bought={0: NINE_WHITE_POINTS}, bonuses={0: "1 red"})
    table.play(f"buy 1-1; lay {colour}")
    assert table.is_over == wins


def test_cards_without_colour_and_royals_do_not_count_for_a_colour() -> None:
    table = buying("D1-30", "4 red 1 pearl", bought={0: NINE_WHITE_POINTS})
    table.play("buy 1-1")
    assert number_of(table, 0, "points") == 12
    assert not table.is_over
    royal = buying("D1-19", "3 black", bought={0: (*NINE_WHITE_POINTS,)})
    royal.play("buy 1-1; royal 4")
    assert number_of(royal, 0, "points") == 12
    assert not royal.is_over


def test_of_several_victories_the_first_of_points_crowns_and_colour_is_named() -> None:
    both = buying(
        "D1-19",
        "3 black",
        bought={0: (*NINE_CROWNS, "D3-02")},
        bonuses={0: "1 green"},
        royals={"R1": 0, "R3": 0},
    )
    assert (number_of(both, 0, "points"), number_of(both, 0, "crowns")) == (20, 9)
    both.play("buy 1-1")
    assert number_of(both, 0, "crowns") == 10
    assert result_of(both).ending == "points"


def test_victory_is_checked_only_at_the_end_of_the_turn_after_the_discard() -> None:
    table = buying(
        "D1-10",
        "4 green 4 blue 1 white 1 pearl",
        "wrw.. ..... ..... ..... .....",
        bought={0: NINETEEN_POINTS},
        bonuses={0: "2 red 3 black"},
        scrolls={0: 1},
    )
    table.play("scroll a1; buy 1-1")
    assert number_of(table, 0, "points") == 20
    assert not table.is_over
    table.play("discard green")
    assert table.is_over


def test_a_winner_with_an_extra_turn_due_wins_before_it() -> None:
    table = buying("D3-12", "4 red", bought={0: (*NINETEEN_POINTS, "D2-13", "D1-16")})
    table.play("buy 3-1; lay white")
    assert (result_of(table).ending, result_of(table).winners) == ("points", (0,))
    assert table.position()["again"] == 0


def test_only_the_player_whose_turn_it_was_can_win() -> None:
    """Over random games."""
    for seed in range(12):
        seat = None
        for table in random_game(seed):
            if table.is_over:
                assert result_of(table).winners == (seat,)
            seat = table.to_move


# No end in sight


def test_after_four_hundred_turns_there_is_no_result() -> None:
    """The last turn comes round, and nobody ranks before anybody."""
    table = set_table("w.b.. ..... ..... ..... .....", turn=398, bought={0: NINETEEN_POINTS})
    table.play("take a1")
    assert not table.is_over
    table.play("take c1")
    assert (result_of(table).ending, result_of(table).ranks) == ("limit", (1, 1))


def test_an_extra_turn_does_not_outlast_the_limit() -> None:
    table = buying("D1-17", "2 white 2 black 1 pearl", SOME_TOKENS, turn=399)
    table.play("buy 1-1")
    position = table.position()
    assert (result_of(table).ending, position["ending"], position["again"]) == ("limit", LIMIT, 0)


def test_a_victory_in_the_last_turn_counts() -> None:
    table = buying("D1-10", "1 red 3 black", bought={0: NINETEEN_POINTS}, turn=399)
    table.play("buy 1-1")
    assert result_of(table).ending == "points"


def test_a_game_can_go_on_to_the_limit() -> None:
    """Both take and discard for ever."""
    table = roundel.table("splendor-duel", seed=3)
    while not table.is_over:
        moves = [move for move in table.moves() if not move.text.startswith(("buy", "gold"))]
        table.play(next((move for move in moves if move.text.startswith("take")), moves[0]))
    assert (result_of(table).ending, table.turn) == ("limit", 401)


# The rule against blocking


def blocked(turns: int, **more: object) -> roundel.Table:
    """Seat 0 keeps all gold and both pearls, and has begun so many turns with them; its turn."""
    table = set_table(
        "wbgrk wbgrk wbgrk ..... .....",
        to_move=1,
        tokens={0: "2 pearl 3 gold"},
        against_blocking=True,
        **more,  # type: ignore[arg-type]
    )
    for _ in range(turns - 1):
        play_any_single(table)
        play_any_single(table)
    play_any_single(table)
    return table


def play_any_single(table: roundel.Table) -> None:
    """Take one token."""
    table.play(next(text for text in sorted(allowed(table, "take")) if len(text.split()) == 2))


def claims_of_three_turns(table: roundel.Table) -> list[bool]:
    """Seat 1 is to move: whether it may claim after one, two and three turns of seat 0."""
    claims = []
    for _ in range(3):
        play_any_single(table)
        play_any_single(table)
        assert table.to_move == 1
        claims.append("claim" in allowed(table))
    return claims


def test_after_three_blocked_turns_the_rival_may_claim_the_victory() -> None:
    table = blocked(3)
    assert "claim" not in allowed(table), "not for oneself"
    play_any_single(table)
    assert (table.to_move, "claim" in allowed(table)) == (1, True)
    table.play("claim")
    assert (result_of(table).ending, result_of(table).ranks) == ("blocking", (2, 1))


def test_the_claim_is_at_the_rivals_wish() -> None:
    """Now, or in a turn that follows, also after scrolls and a refill."""
    table = blocked(3, scrolls={1: 1})
    play_any_single(table)
    play_any_single(table)
    assert not table.is_over
    play_any_single(table)
    table.play(min(allowed(table, "scroll")))
    table.play("refill")
    table.play("claim")
    assert result_of(table).winners == (1,)


def test_two_blocked_turns_are_not_enough() -> None:
    table = blocked(2)
    play_any_single(table)
    with pytest.raises(IllegalMove, match="has not begun three turns in a row"):
        table.play("claim")


@pytest.mark.parametrize("held", ["2 pearl 2 gold", "1 pearl 3 gold"])
def test_it_takes_all_gold_and_both_pearls_to_block(held: str) -> None:
    board = "wbgrk wbgrk wbgrk ..... ....."
    table = set_table(board, to_move=1, tokens={0: held}, against_blocking=True)
    assert claims_of_three_turns(table) == [False, False, False]


def test_buying_a_card_clears_the_count() -> None:
    """Even when none of the gold and pearls is paid for it. It takes three more turns then."""
    table = blocked(3, bonuses={0: "3 black"}, pyramid={"1-1": "D1-19"})
    table.play("buy 1-1")
    assert tokens_of(table, 0).endswith("2 pearl 3 gold")
    assert "claim" not in allowed(table)
    assert claims_of_three_turns(table) == [False, False, True]


def test_a_theft_clears_the_count() -> None:
    """D2-10 steals, and red and white bonuses pay for it."""
    table = blocked(
        3,
        pyramid={"2-1": "D2-10"},
        bought={1: ("D2-01", "D2-02", "D2-13", "D2-14", "D2-15")},
    )
    play_any_single(table)
    assert "claim" in allowed(table)
    table.play("buy 2-1; steal pearl")
    play_any_single(table)
    assert table.to_move == 1
    assert "claim" not in allowed(table)


def test_the_count_begins_anew_with_the_last_of_the_tokens() -> None:
    """The third gold is taken with a card: the turn after that is the first of three."""
    table = set_table(
        "wbgrk wbgrk wbgrk o.... .....", tokens={0: "2 pearl 2 gold"}, against_blocking=True
    )
    table.play("gold a4; reserve 1-1")
    assert claims_of_three_turns(table) == [False, False, True]


def test_an_extra_turn_counts_as_one_of_the_turns_in_a_row() -> None:
    """The purchase clears the count; the turn that its royal brings is the first of three."""
    table = blocked(1, pyramid={"1-1": "D1-19"}, bonuses={0: "3 black"}, bought={0: TWO_CROWNS})
    table.play("buy 1-1; royal 2")
    play_any_single(table)
    assert "claim" not in allowed(table)
    assert claims_of_three_turns(table) == [False, True, True]


def test_giving_up_one_of_the_tokens_clears_the_count() -> None:
    table = set_table(
        "wbgrk wbgrk wbg.. ..... .....",
        to_move=1,
        tokens={0: "1 white 1 blue 1 green 2 pearl 3 gold"},
        against_blocking=True,
    )
    for _ in range(6):
        play_any_single(table)
    table.play("discard pearl")
    assert table.to_move == 1
    assert "claim" not in allowed(table)


def test_without_the_option_nobody_claims() -> None:
    table = set_table("wbgrk wbgrk wbgrk ..... .....", to_move=1, tokens={0: "2 pearl 3 gold"})
    for _ in range(6):
        play_any_single(table)
    with pytest.raises(IllegalMove, match="this table has no rule against blocking"):
        table.play("claim")


# Whatever is done


def test_tokens_scrolls_and_cards_are_never_lost() -> None:
    for seed in range(4):
        for table in random_game(seed, blocking=1):
            position = table.position()
            piles = [position["bag"], *(player["tokens"] for player in position["players"])]
            for kind, whole in enumerate(TOKENS):
                assert sum(pile[kind] for pile in piles) + position["board"].count(kind) == whole
            assert sum(scrolls_of(table)) == 3


def test_the_pyramid_is_full_as_long_as_the_decks_are_not_empty() -> None:
    for table in random_game(5):
        lying = [pyramid_of(table, f"1-{number}") for number in range(1, 6)]
        assert None not in lying or table.position()["decks"][0]["left"] == 0
