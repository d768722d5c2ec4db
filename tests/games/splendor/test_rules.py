"""The rules of Splendor, one test for each thing that the rules page says."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import roundel
from roundel import IllegalMove, InvalidMove
from roundel.games.splendor.components import CARD_IDS, COST, GEMS, LEVEL
from tests.games.splendor.table_setting import (
    allowed,
    bonuses_of,
    card_number,
    cards_of,
    counts,
    ends_of_turn,
    hand_of,
    in_words,
    market_of,
    nobles_of,
    points_of,
    random_game,
    result_of,
    set_table,
    stuck_table,
    supply_of,
    tokens_of,
)

FULL_SUPPLY = "4 white 4 blue 4 green 4 red 4 black 5 gold"
TEN = "2 white 2 blue 2 green 2 red 2 gold"
FOURTEEN_POINTS = ("S3-04", "S3-08", "S3-02")
"""With bonuses 2 white, 1 blue."""


# Set-up


@pytest.mark.parametrize(("seats", "gems", "nobles"), [(2, 4, 3), (3, 5, 4), (4, 7, 5)])
def test_tokens_and_nobles_go_by_the_number_of_players(seats: int, gems: int, nobles: int) -> None:
    position = roundel.table("splendor", seats=seats, seed=3).position()
    assert position["supply"] == [gems] * 5 + [5]
    there = [noble for noble in position["nobles"] if noble >= 0]
    assert len(there) == len(set(there)) == nobles
    assert all(sum(player["tokens"]) == 0 for player in position["players"])


def test_four_cards_lie_face_up_beside_each_deck() -> None:
    position = roundel.table("splendor", seed=3).position()
    assert [deck["left"] for deck in position["decks"]] == [36, 26, 16]
    assert [LEVEL[card] for card in position["market"]] == [0] * 4 + [1] * 4 + [2] * 4
    decks = [card for deck in position["decks"] for card in deck["cards"] if card >= 0]
    assert sorted(decks + position["market"]) == list(range(90))


def test_cards_and_nobles_are_shuffled() -> None:
    deals = [roundel.table("splendor", seed=seed).position() for seed in range(40)]
    assert {noble for deal in deals for noble in deal["nobles"] if noble >= 0} == set(range(10))
    assert len({tuple(deal["market"]) for deal in deals}) == 40


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_begins_and_the_turn_goes_round(seats: int) -> None:
    table = roundel.table("splendor", seats=seats, seed=3)
    order = []
    for _ in range(2 * seats):
        assert table.to_move is not None
        order.append(table.to_move)
        table.play("reserve deck 1")
    assert order == [*range(seats), *range(seats)]


# The four actions


def test_a_turn_is_one_action() -> None:
    table = set_table(tokens={0: "3 white 3 blue"}, market={"1-1": "S1-01"})
    for action in ("take white blue green", "take red red", "reserve 3-1", "reserve deck 2"):
        table.play(action)
        assert (table.to_move, table.turn) == (1, 20)
        table.undo()
    table.play("buy 1-1")
    assert (table.to_move, table.turn) == (1, 20)


def test_the_first_turn_offers_ten_threes_five_pairs_and_fifteen_cards_to_reserve() -> None:
    table = roundel.table("splendor", seed=3)
    assert Counter(text.split()[0] for text in allowed(table)) == {"take": 15, "reserve": 15}
    assert len(allowed(table, "reserve deck")) == 3


def test_gold_comes_only_with_a_reserved_card() -> None:
    table = set_table(tokens={0: "1 white"})
    assert not any("gold" in text for text in allowed(table))
    with pytest.raises(InvalidMove):
        table.play("take gold")
    table.play("reserve 1-1")
    assert tokens_of(table, 0) == "1 white 1 gold"


# Taking tokens


def test_three_different_gems_come_from_the_supply() -> None:
    table = set_table()
    table.play("take white green black")
    assert tokens_of(table, 0) == "1 white 1 green 1 black"
    assert supply_of(table) == "3 white 4 blue 3 green 4 red 3 black 5 gold"


def test_with_three_colours_left_it_must_be_exactly_three() -> None:
    table = set_table(tokens={0: "2 white 3 blue 1 green", 1: "4 red 4 black"})
    assert supply_of(table) == "2 white 1 blue 3 green 5 gold"
    assert allowed(table, "take") == {"take white blue green"}
    with pytest.raises(IllegalMove, match="take three different gems"):
        table.play("take white blue")


def test_with_four_colours_left_any_three_of_them() -> None:
    table = set_table(tokens={0: "1 white 1 blue 1 green 1 red", 1: "4 black"})
    assert allowed(table, "take") == {
        "take white blue green",
        "take white blue red",
        "take white green red",
        "take blue green red",
    }


def test_with_two_colours_left_two_or_one() -> None:
    table = set_table(tokens={0: "4 white 3 blue 3 green", 1: "4 red 4 black"})
    assert supply_of(table) == "1 blue 1 green 5 gold"
    assert allowed(table, "take") == {"take blue green", "take blue", "take green"}
    table.play("take green")
    assert sum(counts(tokens_of(table, 0))) == 11


def test_with_one_colour_left_one() -> None:
    table = set_table(tokens={0: "4 white 1 blue 4 green", 1: "4 red 4 black"})
    assert supply_of(table) == "3 blue 5 gold"
    assert allowed(table, "take") == {"take blue"}


def test_with_one_colour_of_four_left_one_or_two_of_it() -> None:
    table = set_table(tokens={0: "4 white 4 green", 1: "4 red 4 black"})
    assert supply_of(table) == "4 blue 5 gold"
    assert allowed(table, "take") == {"take blue", "take blue blue"}


def test_with_no_gem_left_nothing_can_be_taken() -> None:
    table = set_table(tokens={0: "4 white 4 blue 2 green", 1: "2 green 4 red 4 black"})
    assert supply_of(table) == "5 gold"
    assert allowed(table, "take") == set()


def test_two_of_a_colour_only_from_four() -> None:
    table = set_table(seats=3, tokens={0: "1 white 2 blue", 1: "2 green", 2: "3 red 2 gold"})
    assert supply_of(table) == "4 white 3 blue 3 green 2 red 5 black 3 gold"
    pairs = {"take white white", "take black black"}
    assert {text for text in allowed(table, "take") if len(set(text.split())) == 2} == pairs
    with pytest.raises(IllegalMove, match="need 4 there, and there are 3"):
        table.play("take blue blue")
    table.play("take white white")
    assert tokens_of(table, 0) == "3 white 2 blue"
    assert supply_of(table).startswith("2 white 3 blue")


def test_a_player_with_ten_tokens_may_take() -> None:
    table = set_table(tokens={0: TEN})
    assert "take white blue black" in allowed(table)
    table.play("take white blue black; return white; return blue; return black")
    assert tokens_of(table, 0) == TEN
    assert table.to_move == 1


# The limit of ten


def test_ten_tokens_may_be_kept() -> None:
    table = set_table(tokens={0: "2 white 2 blue 2 green 1 gold"})
    table.play("take white blue green")
    assert tokens_of(table, 0) == "3 white 3 blue 3 green 1 gold"
    assert table.to_move == 1


def test_the_excess_goes_back_by_free_choice_exactly_down_to_ten() -> None:
    """Every way to give back three of thirteen tokens: old ones, gold, and those just taken."""
    table = set_table(tokens={0: TEN})
    table.play("take white blue black")
    held = counts("3 white 3 blue 2 green 2 red 1 black 2 gold")
    expected = {
        in_words([have - give for have, give in zip(held, given, strict=True)])
        for given in product(*(range(min(have, 3) + 1) for have in held))
        if sum(given) == 3
    }
    assert "3 white 3 blue 2 green 2 red" in expected
    assert set(ends_of_turn(table)) == expected
    assert len(expected) == 56 - 3 - 6  # no third green, red or gold, no second black


def test_returned_tokens_lie_in_the_supply_again() -> None:
    table = set_table(tokens={0: TEN})
    table.play("take white blue black")
    assert allowed(table) == {
        f"return {c}" for c in ("white", "blue", "green", "red", "black", "gold")
    }
    table.play("return gold; return red; return red")
    assert tokens_of(table, 0) == "3 white 3 blue 2 green 1 black 1 gold"
    assert supply_of(table) == "1 white 1 blue 2 green 4 red 3 black 4 gold"


def test_the_gold_of_a_reserved_card_counts() -> None:
    table = set_table(tokens={0: "3 white 3 blue 3 green 1 gold"})
    table.play("reserve 2-1")
    assert tokens_of(table, 0) == "3 white 3 blue 3 green 2 gold"
    assert table.to_move == 0
    table.play("return gold")
    assert tokens_of(table, 0) == "3 white 3 blue 3 green 1 gold"
    assert table.to_move == 1


# Reserving


def test_a_face_up_card_is_reserved_with_a_gold() -> None:
    table = set_table(market={"2-3": "S2-06"}, tops=("S2-09",))
    table.play("reserve 2-3")
    assert hand_of(table, 0) == ["S2-06", None, None]
    assert tokens_of(table, 0) == "1 gold"
    assert supply_of(table).endswith("4 gold")


def test_the_top_card_of_a_deck_is_reserved_unseen() -> None:
    table = set_table(tops=("S3-10",))
    table.play("reserve deck 3")
    assert hand_of(table, 0) == ["S3-10", None, None]
    assert tokens_of(table, 0) == "1 gold"
    assert table.view(0).players[0].reserved[0] == card_number("S3-10")
    assert table.view(1).players[0].reserved[0] < 0


def test_an_empty_deck_offers_nothing_to_reserve() -> None:
    table = set_table(bought={1: cards_of(3)[:15]}, nobles=("N01",))
    assert table.position()["decks"][2]["left"] == 1
    assert "reserve deck 3" in allowed(table)
    table.play("reserve deck 3")
    assert allowed(table, "reserve deck") == {"reserve deck 1", "reserve deck 2"}
    with pytest.raises(IllegalMove, match="that deck is empty"):
        table.play("reserve deck 3")


def test_three_cards_in_hand_are_the_most() -> None:
    table = set_table(hands={0: ("S3-01", "S3-03")})
    table.play("reserve 1-1")
    assert None not in hand_of(table, 0)
    table.play("take white blue green")
    assert allowed(table, "reserve") == set()
    with pytest.raises(IllegalMove, match="3 reserved cards are in hand already"):
        table.play("reserve 1-1")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_reserved_card_leaves_the_hand_only_when_bought(seats: int) -> None:
    held: dict[int, int] = {}
    bought = 0
    for table in random_game(11, seats):
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


def test_without_gold_the_card_may_still_be_reserved() -> None:
    table = set_table(tokens={0: "2 gold", 1: "3 gold"})
    table.play("reserve 1-2")
    table.play("reserve deck 1")
    assert tokens_of(table, 0) == "2 gold"
    assert tokens_of(table, 1) == "3 gold"
    assert hand_of(table, 1)[0] is not None


def test_the_gold_cannot_be_declined() -> None:
    table = set_table(tokens={0: "5 white 5 blue", 1: "4 gold"}, seats=3)
    table.play("reserve 1-2")
    assert tokens_of(table, 0) == "5 white 5 blue 1 gold"
    assert allowed(table) == {"return white", "return blue", "return gold"}


def test_a_blind_card_is_known_to_all_when_its_purchase_is_chosen() -> None:
    """S1-26 costs 2 blue and 1 green; how it is paid is still open."""
    table = set_table(tokens={0: "2 blue 1 green 1 gold"}, hands={0: ("S1-26?",)})
    for rival in (1, None):
        assert table.view(rival).players[0].reserved[0] == -2
        assert table.view(rival).players[0].unseen[0] == 1
    table.play("buy hand 1")
    assert table.to_move == 0
    assert table.position()["revealed"] == 1
    for rival in (1, None):
        assert table.view(rival).players[0].reserved[0] == card_number("S1-26")


# Buying


def test_the_price_is_the_cost_less_the_bonuses() -> None:
    """The rulebook's example: with two blue bonuses, 2 blue and 1 green are paid with one green."""
    table = set_table(tokens={0: "2 blue 2 green"}, bonuses={0: "2 blue"}, market={"1-2": "S1-26"})
    table.play("buy 1-2")
    assert tokens_of(table, 0) == "2 blue 1 green"
    assert bonuses_of(table, 0) == "2 blue 1 red"


def test_a_card_gives_its_points_and_its_bonus() -> None:
    """The rulebook's example: 1 white, 4 blue and 2 green for 2 points and a red bonus."""
    table = set_table(
        tokens={0: "1 white 4 blue 2 green"},
        market={"2-1": "S2-22", "1-1": "S1-16", "1-2": "S1-19"},
    )
    table.play("buy 2-1")
    assert (points_of(table, 0), bonuses_of(table, 0), tokens_of(table, 0)) == (2, "1 red", "")
    assert table.position()["players"][0]["cards"] == 1


def test_the_bonus_counts_from_the_next_purchase_on() -> None:
    """S1-16 costs 4 red: three red tokens are enough after a red card."""
    table = set_table(tokens={0: "3 white 3 red"}, market={"1-1": "S1-16", "1-2": "S1-25"})
    assert "buy 1-1" not in allowed(table)
    table.play("buy 1-2")
    table.play("reserve deck 3")
    table.play("buy 1-1")
    assert tokens_of(table, 0) == ""
    assert bonuses_of(table, 0) == "1 blue 1 red"


def test_gold_stands_for_any_gem_and_the_payer_chooses_where() -> None:
    """S1-36 costs one each of four colours: with 2 gold there are 1 + 4 + 6 ways."""
    table = set_table(tokens={0: "1 white 1 blue 1 green 1 red 2 gold"}, market={"1-1": "S1-36"})
    table.play("buy 1-1")
    ways = set(ends_of_turn(table))
    assert ways == {
        "2 gold",
        "1 white 1 gold",
        "1 blue 1 gold",
        "1 green 1 gold",
        "1 red 1 gold",
        "1 white 1 blue",
        "1 white 1 green",
        "1 white 1 red",
        "1 blue 1 green",
        "1 blue 1 red",
        "1 green 1 red",
    }


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from([name for name in CARD_IDS if name.startswith(("S1", "S2"))]),
    st.lists(st.integers(0, 3), min_size=5, max_size=5).filter(lambda gems: sum(gems) <= 7),
    st.integers(0, 3),
    st.integers(0, 4),
)
def test_every_way_of_paying_the_exact_price_is_possible(
    name: str, gems: list[int], gold: int, bonus: int
) -> None:
    """Against all the ways to lay gold on a price, found by trying every number of it."""
    bonuses = [1 if gem == bonus else 0 for gem in range(GEMS)]
    level = name[1]
    table = set_table(
        seats=4,
        tokens={0: in_words([*gems, gold])},
        bonuses={0: in_words(bonuses)},
        market={f"{level}-1": name},
    )
    price = [max(0, COST[card_number(name)][gem] - bonuses[gem]) for gem in range(GEMS)]
    expected = set()
    for golds in product(*(range(part + 1) for part in price)):
        paid = [part - by_gold for part, by_gold in zip(price, golds, strict=True)]
        left = [have - give for have, give in zip(gems, paid, strict=True)]
        if sum(golds) <= gold and min(left) >= 0:
            expected.add(in_words([*left, gold - sum(golds)]))
    if not expected:
        assert f"buy {level}-1" not in allowed(table)
        with pytest.raises(IllegalMove):
            table.play(f"buy {level}-1")
        return
    total = sum(counts(supply_of(table)))
    table.play(f"buy {level}-1")
    ways = {tokens_of(table, 0)} if table.to_move == 1 else set(ends_of_turn(table))
    assert ways == expected
    while table.to_move == 0:
        table.play(table.moves()[0])
    assert sum(counts(supply_of(table))) == total + sum(price)


def test_gold_that_nothing_else_can_replace_is_paid_without_asking() -> None:
    """S1-12 costs 2 green and 2 black: of two gold one must stand for black, one is free."""
    table = set_table(tokens={0: "2 green 1 black 2 gold"}, market={"1-1": "S1-12"})
    table.play("buy 1-1")
    assert tokens_of(table, 0) == "2 green 1 black 1 gold"
    assert allowed(table) == {"gold green", "gold black", "pay"}
    assert set(ends_of_turn(table)) == {"1 gold", "1 green", "1 black"}


def test_nothing_is_asked_when_there_is_one_way_to_pay() -> None:
    without_gold = set_table(tokens={0: "2 green 3 black"}, market={"1-1": "S1-12"})
    without_gold.play("buy 1-1")
    assert (without_gold.to_move, tokens_of(without_gold, 0)) == (1, "1 black")
    all_gold = set_table(tokens={0: "2 green 2 gold"}, market={"1-1": "S1-12"})
    all_gold.play("buy 1-1")
    assert (all_gold.to_move, tokens_of(all_gold, 0)) == (1, "")


def test_no_more_than_the_price_can_be_paid() -> None:
    """S1-25 costs 3 white; gold for white three times, and the card is paid for."""
    table = set_table(tokens={0: "3 white 2 red 5 gold"}, market={"1-1": "S1-25"})
    table.play("buy 1-1")
    assert allowed(table) == {"gold white", "pay"}
    with pytest.raises(IllegalMove, match="no red is owed"):
        table.play("gold red")
    table.play("gold white; gold white; gold white")
    assert (table.to_move, tokens_of(table, 0)) == (1, "3 white 2 red 2 gold")


def test_a_card_too_dear_cannot_be_bought() -> None:
    table = set_table(tokens={0: "1 green 1 black 1 gold"}, market={"1-1": "S1-12"})
    assert allowed(table, "buy") == set()
    with pytest.raises(IllegalMove, match="1 green and 1 black"):
        table.play("buy 1-1")


def test_a_card_may_cost_nothing() -> None:
    table = set_table(bonuses={0: "3 red"}, tokens={0: "1 red 2 gold"}, market={"1-1": "S1-18"})
    table.play("buy 1-1")
    assert (table.to_move, tokens_of(table, 0)) == (1, "1 red 2 gold")
    assert bonuses_of(table, 0) == "1 green 3 red"


def test_bonuses_beyond_the_cost_give_nothing_back() -> None:
    """S1-26 costs 2 blue and 1 green; the third blue bonus does not pay for green."""
    table = set_table(bonuses={0: "4 blue"}, tokens={0: "1 blue"}, market={"1-1": "S1-26"})
    assert "buy 1-1" not in allowed(table)
    table = set_table(bonuses={0: "4 blue"}, tokens={0: "1 green"}, market={"1-1": "S1-26"})
    table.play("buy 1-1")
    assert (tokens_of(table, 0), supply_of(table)) == ("", FULL_SUPPLY)


def test_paid_tokens_lie_in_the_supply_again() -> None:
    table = set_table(tokens={0: "2 green 1 black 1 gold"}, market={"1-1": "S1-12"})
    table.play("buy 1-1")
    assert supply_of(table) == FULL_SUPPLY


def test_a_reserved_card_is_bought_from_the_hand_and_frees_its_place() -> None:
    table = set_table(
        tokens={0: "3 red"}, hands={0: ("S3-01", "S1-18", "S3-03")}, market={"1-1": "S1-04"}
    )
    market = table.position()["market"]
    assert allowed(table, "buy") == {"buy hand 2"}
    table.play("buy hand 2")
    assert hand_of(table, 0) == ["S3-01", None, "S3-03"]
    assert table.position()["market"] == market
    table.play("take white blue green")
    table.play("reserve 1-1")
    assert hand_of(table, 0) == ["S3-01", "S1-04", "S3-03"]


def test_a_rivals_reserved_card_cannot_be_bought() -> None:
    table = set_table(tokens={0: "3 red"}, hands={1: ("S1-18",)})
    assert allowed(table, "buy") == set()


# Replacing cards


def test_a_card_taken_from_the_market_is_replaced_at_once() -> None:
    table = set_table(
        tokens={1: "3 white"}, market={"2-3": "S2-06", "1-4": "S1-25"}, tops=("S2-09", "S1-10")
    )
    table.play("reserve 2-3")
    assert market_of(table, "2-3") == "S2-09"
    table.play("buy 1-4")
    assert market_of(table, "1-4") == "S1-10"
    assert [deck["left"] for deck in table.position()["decks"]] == [35, 25, 16]


def test_a_card_is_replaced_after_it_has_been_paid_for() -> None:
    table = set_table(tokens={0: "3 white 1 gold"}, market={"1-4": "S1-25"}, tops=("S1-10",))
    table.play("buy 1-4")
    assert market_of(table, "1-4") == "S1-25"
    assert table.position()["revealed"] == 0
    table.play("pay")
    assert market_of(table, "1-4") == "S1-10"
    assert table.position()["revealed"] == 1


def test_the_place_stays_empty_when_the_deck_is() -> None:
    level_3 = cards_of(3)
    table = set_table(bought={1: level_3[:16]}, nobles=("N01",))
    gap = next(f"3-{n}" for n in range(1, 5) if market_of(table, f"3-{n}") == level_3[16])
    table.play(f"reserve {gap}")
    assert market_of(table, gap) is None
    assert f"reserve {gap}" not in allowed(table)
    with pytest.raises(IllegalMove, match="no card lies there"):
        table.play(f"buy {gap}")


# Nobles

THREE_OF_THREE = "3 white 3 blue 3 green"
"""What N03 asks for."""
DUE_TO_TWO = "4 white 4 blue 3 green"
"""What both N01 (4 white, 4 blue) and N03 ask for."""


@pytest.mark.parametrize(
    "action",
    ["take white blue green", "take black black", "reserve 3-1", "reserve deck 1", "buy 1-1"],
)
def test_a_noble_comes_at_the_end_of_a_turn_whatever_was_done(action: str) -> None:
    """The rulebook's example: 3 blue, 3 green and 3 white bonuses bring a noble worth 3 points."""
    table = set_table(
        bonuses={0: THREE_OF_THREE},
        tokens={0: "3 red"},
        market={"1-1": "S1-18"},
        nobles=("N03", "N10"),
    )
    table.play(action)
    assert (nobles_of(table, 0), points_of(table, 0)) == ({"N03"}, 3)
    assert table.to_move == 1


def test_a_noble_comes_with_the_card_that_completes_its_wish() -> None:
    table = set_table(
        bonuses={0: "3 white 3 blue 2 green"},
        tokens={0: "3 red"},
        market={"1-1": "S1-18"},
        nobles=("N03",),
    )
    table.play("buy 1-1")
    assert nobles_of(table, 0) == {"N03"}


def test_tokens_do_not_count_for_a_noble() -> None:
    table = set_table(
        bonuses={0: "3 white 3 blue 2 green"}, tokens={0: "3 green 2 gold"}, nobles=("N03",)
    )
    table.play("take white blue green")
    assert (nobles_of(table, 0), points_of(table, 0)) == (set(), 0)


def test_a_noble_cannot_be_refused() -> None:
    table = set_table(bonuses={0: DUE_TO_TWO}, nobles=("N03", "N10", "N01"))
    table.play("take white blue green")
    assert allowed(table) == {"noble 1", "noble 3"}
    for other in ("pass", "noble 2", "take red red"):
        with pytest.raises(IllegalMove):
            table.play(other)


@pytest.mark.parametrize(("choice", "noble"), [("noble 1", "N03"), ("noble 3", "N01")])
def test_of_several_nobles_the_player_chooses_one(choice: str, noble: str) -> None:
    table = set_table(bonuses={0: DUE_TO_TWO}, nobles=("N03", "N10", "N01"))
    table.play("take white blue green")
    assert table.to_move == 0
    table.play(choice)
    assert (nobles_of(table, 0), points_of(table, 0), table.to_move) == ({noble}, 3, 1)


def test_the_other_noble_comes_at_the_end_of_a_later_turn_without_a_purchase() -> None:
    table = set_table(bonuses={0: DUE_TO_TWO}, nobles=("N03", "N10", "N01"))
    table.play("take white blue green; noble 3")
    table.play("take white blue green")
    assert nobles_of(table, 0) == {"N01"}
    table.play("reserve 1-1")
    assert (nobles_of(table, 0), points_of(table, 0)) == ({"N01", "N03"}, 6)


def test_a_noble_comes_only_at_the_end_of_ones_own_turn() -> None:
    table = set_table(bonuses={1: THREE_OF_THREE}, nobles=("N03",))
    table.play("take white blue green")
    assert nobles_of(table, 1) == set()
    table.play("take red red")
    assert nobles_of(table, 1) == {"N03"}


def test_a_noble_that_has_come_stays_and_is_not_replaced() -> None:
    table = set_table(
        bonuses={0: "3 white", 1: "3 white"},
        bought={0: ("S2-09", "S2-11", "S2-12", "S2-15", "S2-17", "S2-18")},
        hosts={"N03": 1},
        nobles=("N03", "N10", "N05"),
    )
    assert bonuses_of(table, 0) == THREE_OF_THREE
    table.play("take white blue green")
    assert (nobles_of(table, 0), nobles_of(table, 1)) == (set(), {"N03"})
    assert sum(noble >= 0 for noble in table.position()["nobles"]) == 3


def test_tokens_are_returned_before_a_noble_comes() -> None:
    table = set_table(bonuses={0: DUE_TO_TWO}, tokens={0: TEN}, nobles=("N03", "N10", "N01"))
    table.play("take white blue green")
    assert all(text.startswith("return") for text in allowed(table))
    table.play("return gold; return gold; return red")
    assert nobles_of(table, 0) == set()
    assert allowed(table) == {"noble 1", "noble 3"}


# The end


@pytest.mark.parametrize(
    ("seats", "leader"), [(seats, leader) for seats in (2, 3, 4) for leader in range(seats)]
)
def test_at_fifteen_points_the_round_is_finished(seats: int, leader: int) -> None:
    """S1-16 brings the fifteenth point for 4 red; the seats after it play once more."""
    table = set_table(
        seats,
        to_move=leader,
        bought={leader: FOURTEEN_POINTS},
        tokens={leader: "4 red"},
        market={"1-1": "S1-16"},
    )
    table.play("buy 1-1")
    assert points_of(table, leader) == 15
    for seat in range(leader + 1, seats):
        assert table.to_move == seat
        table.play("reserve deck 2")
    assert table.is_over
    assert (result_of(table).ending, result_of(table).winners) == ("points", (leader,))


def test_fourteen_points_are_not_enough() -> None:
    table = set_table(to_move=1, bought={0: FOURTEEN_POINTS})
    table.play("take white blue green")
    assert not table.is_over


def test_the_points_of_a_noble_can_end_the_game() -> None:
    """12 points and a noble at the end of a turn without a purchase."""
    table = set_table(
        to_move=1,
        bought={1: ("S3-04", "S2-06", "S3-03")},
        bonuses={1: "3 blue 3 green"},
        nobles=("N03", "N10", "N05"),
    )
    assert (bonuses_of(table, 1), points_of(table, 1)) == (THREE_OF_THREE, 12)
    table.play("take white blue green")
    assert (result_of(table).ranks, result_of(table).scores) == ((2, 1), (0, 15))


def test_a_later_seat_may_still_overtake_in_the_last_round() -> None:
    table = set_table(
        bought={0: FOURTEEN_POINTS, 1: ("S3-12", "S3-16", "S3-20")},
        tokens={0: "4 red", 1: "4 green"},
        market={"1-1": "S1-16", "1-2": "S1-08"},
    )
    table.play("buy 1-1")
    assert not table.is_over
    table.play("buy 1-2")
    assert (result_of(table).scores, result_of(table).ranks) == ((15, 16), (2, 1))


def test_of_equal_points_the_fewest_cards_win() -> None:
    """15 points each, from four cards and from three."""
    table = set_table(
        to_move=1, bought={0: (*FOURTEEN_POINTS, "S1-16"), 1: ("S3-12", "S3-16", "S3-20")}
    )
    table.play("take white blue green")
    assert (result_of(table).scores, result_of(table).ranks) == ((15, 15), (2, 1))


def test_reserved_cards_and_nobles_do_not_count_as_cards() -> None:
    """15 points each from four cards; seat 0 has a full hand, and seat 1 two nobles."""
    table = set_table(
        to_move=1,
        bought={0: (*FOURTEEN_POINTS, "S1-16"), 1: ("S2-30", "S2-24", "S2-27", "S1-24")},
        hands={0: ("S3-01", "S3-05", "S3-09")},
        nobles=("N01", "N02", "N06"),
        hosts={"N02": 1, "N06": 1},
    )
    table.play("take white blue green")
    assert (result_of(table).scores, result_of(table).ranks) == ((15, 15), (1, 1))


def test_still_equal_players_share_the_victory() -> None:
    table = set_table(
        3,
        to_move=2,
        bought={
            0: (*FOURTEEN_POINTS, "S1-16"),
            1: ("S3-20", "S3-16", "S3-14", "S1-40"),
            2: ("S3-12", "S3-10"),
        },
    )
    table.play("take white blue green")
    assert (result_of(table).scores, result_of(table).ranks) == ((15, 15, 9), (1, 1, 3))
    assert result_of(table).winners == (0, 1)


# Nothing to be done, and no end in sight


def test_passing_is_possible_only_when_nothing_else_is() -> None:
    stuck = stuck_table()
    assert allowed(stuck) == {"pass"}
    stuck.play("pass")
    assert stuck.to_move == 1
    with pytest.raises(IllegalMove, match="passing is allowed only when nothing else is"):
        roundel.table("splendor", seed=3).play("pass")


def test_a_pass_is_never_one_choice_among_others() -> None:
    passes = 0
    for seed in range(40):
        for table in random_game(seed):
            if "pass" in allowed(table):
                assert len(table.moves()) == 1
                passes += 1
    assert passes > 0


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2)])
def test_the_game_ends_when_all_have_passed(seats: int, first: int) -> None:
    table = stuck_table(seats, to_move=first, bought={1: ("S3-10",)})
    for _ in range(seats):
        assert not table.is_over
        table.play("pass")
    assert result_of(table).ending == "standstill"
    assert result_of(table).ranks == ((2, 1) if seats == 2 else (2, 1, 2))


def test_a_standstill_is_ranked_like_any_end() -> None:
    """Five points each: from two cards and from one."""
    table = stuck_table(bought={0: ("S2-03", "S2-24"), 1: ("S3-20",)})
    table.play("pass")
    table.play("pass")
    assert (result_of(table).scores, result_of(table).ranks) == ((5, 5), (2, 1))


def test_passes_count_only_when_they_follow_one_another() -> None:
    """Seat 1 has a place in hand, so that only seat 0 has to pass."""
    table = stuck_table(passes=1)
    data = table.position()
    freed = data["players"][1]["reserved"][2]
    data["players"][1]["reserved"][2] = -1
    data["owner"][freed] = 0
    data["players"][0]["bonuses"] = [0, 0, 0, 0, 1]
    data["players"][0].update(cards=1, points=4)
    data["score"][0] = 4
    data["to_move"], data["turn"] = 1, 19
    table = roundel.table("splendor", position=data)
    table.play("reserve deck 1; return green")
    assert table.position()["passes"] == 0
    assert not table.is_over


def test_a_noble_may_come_after_a_pass_and_breaks_the_row_of_passes() -> None:
    """N03 comes when seat 0 passes: only two more passes in a row end the game."""
    table = stuck_table(bonuses={0: THREE_OF_THREE}, nobles=("N03", "N10", "N05"), to_move=1)
    table.play("pass")
    table.play("pass")
    assert nobles_of(table, 0) == {"N03"}
    assert not table.is_over
    table.play("pass")
    assert not table.is_over
    table.play("pass")
    assert (result_of(table).ending, result_of(table).scores) == ("standstill", (3, 0))


def test_after_two_hundred_rounds_there_is_no_result() -> None:
    """Both take a token and give one back for ever."""
    table = roundel.table("splendor", seed=3)
    while not table.is_over:
        first = "reserve 3-1" if table.turn <= 2 else table.moves()[0].text
        assert first.startswith(("take", "return", "reserve"))
        table.play(first)
    assert (result_of(table).ending, result_of(table).ranks) == ("limit", (1, 1))
    assert table.turn == 401


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_limit_counts_rounds_and_ranks_nobody_before_anybody(seats: int) -> None:
    table = set_table(seats, round=200, bought={1: FOURTEEN_POINTS})
    for _ in range(seats):
        assert not table.is_over
        table.play("take white blue green")
        if supply_of(table).startswith("1 white"):
            table.undo()
            table.play("reserve deck 1")
    assert result_of(table).ending == "limit"
    assert set(result_of(table).ranks) == {1}


def test_fifteen_points_in_the_last_possible_round_are_a_victory() -> None:
    table = set_table(
        round=200,
        to_move=1,
        bought={1: FOURTEEN_POINTS},
        tokens={1: "4 red"},
        market={"1-1": "S1-16"},
    )
    table.play("buy 1-1")
    assert (result_of(table).ending, result_of(table).winners) == ("points", (1,))
