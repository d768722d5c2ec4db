"""A position made by hand must be one that could be played on."""

from typing import Any

import pytest

import roundel
from roundel import InvalidPosition
from roundel.games.splendor_duel.components import PEARL
from roundel.games.splendor_duel.position import (
    CHOOSE_COLOUR,
    CHOOSE_ROYAL,
    CHOOSE_THEFT,
    CHOOSE_TOKEN,
    DISCARD,
    PAY,
    RESERVE_CARD,
)
from tests.games.splendor_duel.table_setting import deadlock, set_table


def refused(change: dict[str, Any], **setting: Any) -> str:
    """Why a position is refused once these fields are changed; a path names each."""
    data = set_table(**setting).position()
    for path, value in change.items():
        *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
        part: Any = data
        for step in way:
            part = part[step]
        part[last] = value
    with pytest.raises(InvalidPosition) as caught:
        roundel.table("splendor-duel", position=data)
    return str(caught.value)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"board.0": 7}, "board[0]: there is no kind 7 of token"),
        ({"players.0.tokens.3": 1}, "bag[3]: the red tokens must be 4 in all"),
        ({"scrolls": 2}, "scrolls: there are 3 scrolls in all, not [2, 0, 0]"),
        ({"pyramid.0": 66}, "card 66 lies at"),
        ({"pyramid.0": -1}, "pyramid[0]: an empty place is filled while its deck has cards"),
        ({"owner.3": 2}, "owner[3]: is the seat that bought a card"),
        ({"players.0.points": 1}, "players[0].points: cards and royals give 0"),
        ({"players.1.crowns": 1}, "players[1].crowns: the cards bought give 0"),
        ({"players.0.bonuses.2": 1}, "players[0].bonuses: the cards bought give [0, 0, 0,"),
        ({"players.0.colour_points.2": 1}, "players[0].colour_points: the cards bought give"),
        ({"patron.0": 0, "players.0.points": 2}, "patron: seat 0 has 1 royals, but 0 crowns"),
        ({"players.1.unseen.0": 1}, "players[1].unseen[0]: is 0, or the printed level"),
        ({"players.0.blocked": 4}, "players[0].blocked: is a number from 0 to 3"),
        ({"players.0.blocked": 1}, "players[0].blocked: turns are counted with the option alone"),
        ({"score.1": 3}, "score[1]: is the 0 points of a player who is not to move"),
        ({"again": 2}, "again: is 0 or 1"),
        ({"refilled": 1, "board.0": -1, "bag.4": 1}, "refilled: a refill leaves the bag empty"),
        ({"turn": 400}, "turn: a game has at most 400 turns"),
        ({"laid.25": 0}, "laid[25]: is the colour under a bought wild card"),
        ({"phase": 8}, "phase: is a number from 0 to 7"),
        ({"phase": PAY}, "buying: names a place exactly while somebody pays"),
        ({"phase": CHOOSE_COLOUR}, "using: names a card exactly while something is chosen"),
        ({"phase": CHOOSE_TOKEN, "using": 3}, "using: is a card of the player to move"),
        ({"phase": CHOOSE_THEFT}, "phase: the rival has nothing that could be stolen"),
        ({"phase": CHOOSE_ROYAL}, "phase: no royal is due"),
        ({"phase": DISCARD}, "phase: there is nothing to discard"),
        ({"owed.0": 1}, "owed: something is owed only while somebody pays"),
        (
            {"to_move": -1, "ending": 1, "rank": [1, 2, 0, 0], "phase": DISCARD},
            "phase: nothing is left to decide",
        ),
    ],
)
def test_a_broken_position_is_refused_by_the_name_of_its_field(
    change: dict[str, Any], reason: str
) -> None:
    assert reason in refused(change)


def test_whoever_is_not_to_move_holds_at_most_ten() -> None:
    tokens = {1: "4 white 4 blue 3 green"}
    with pytest.raises(InvalidPosition, match=r"players\[1\].tokens: more than 10"):
        set_table(tokens=tokens)


def test_scrolls_bring_three_tokens_more_at_most() -> None:
    """Before the action; one scroll has not been spent yet."""
    set_table(tokens={0: "4 white 4 blue 4 green"}, scrolls={0: 1})
    with pytest.raises(InvalidPosition, match="scrolls bring no more than 12 before"):
        set_table(tokens={0: "4 white 4 blue 4 green 1 red"}, scrolls={0: 1})


def test_a_wild_card_lies_on_a_colour() -> None:
    with pytest.raises(InvalidPosition, match="a bought wild card lies on a card of some colour"):
        set_table(bought={0: ("D1-27",)})


def test_a_wild_card_lies_on_a_colour_of_its_owner() -> None:
    bought = {0: ("D1-27", "D1-16"), 1: ("D1-01",)}
    with pytest.raises(InvalidPosition, match=r"laid\[26\]: seat 0 has no white card to lay it on"):
        set_table(bought=bought, laid={"D1-27": "white"})


def test_a_royal_that_is_due_comes_before_anything_else() -> None:
    with pytest.raises(InvalidPosition, match="phase: a royal is due"):
        set_table(bought={0: ("D1-04", "D1-09", "D1-14")})


def test_a_hand_that_is_full_takes_no_further_card() -> None:
    hands = {0: ("D3-01", "D3-02", "D3-03")}
    assert "no room for another" in refused({"phase": RESERVE_CARD}, hands=hands)


def test_what_is_owed_is_part_of_the_price() -> None:
    """D1-19 costs 3 black."""
    paying = {"phase": PAY, "buying": 0, "owed.4": 2}
    pyramid = {"1-1": "D1-19"}
    assert "where gold goes is asked" in refused(paying, tokens={0: "3 black"}, pyramid=pyramid)
    too_much = {**paying, "owed.4": 4}
    reason = refused(too_much, tokens={0: "4 black 1 gold"}, pyramid=pyramid)
    assert "owed[4]: is no more than the price" in reason


@pytest.mark.parametrize(
    "part", [{"phase": RESERVE_CARD}, {"phase": PAY, "buying": 0, "owed.4": 2}]
)
def test_no_royal_is_due_while_a_card_is_reserved_or_paid_for(part: dict[str, int]) -> None:
    """Three crowns, and the royal for them still lies there."""
    reason = refused(
        {**part, "patron.3": -1, "players.0.points": 0},
        tokens={0: "3 black 1 gold"},
        pyramid={"1-1": "D1-19"},
        bought={0: ("D1-04", "D1-09", "D1-14")},
        royals={"R4": 0},
    )
    assert reason == "phase: a royal is due"


def test_royals_come_one_at_a_time() -> None:
    """Six crowns, and both royals for them still lie there."""
    reason = refused(
        {"patron.2": -1, "patron.3": -1, "players.0.points": 9, "phase": CHOOSE_ROYAL},
        bought={0: ("D3-01", "D3-03", "D3-05")},
        royals={"R3": 0, "R4": 0},
    )
    assert reason == "patron: no more than one royal is due at a time"


def test_a_wild_card_is_paid_for_only_when_it_can_be_laid() -> None:
    paying = {"phase": PAY, "buying": 0, "owed.4": 4, "owed.5": 1}
    reason = refused(paying, tokens={0: "4 black 1 pearl 1 gold"}, pyramid={"1-1": "D1-29"})
    assert "there is no card to lay the wild card on" in reason


def test_a_card_that_is_paid_for_is_known_to_both() -> None:
    paying = {"phase": PAY, "buying": 12, "owed.4": 3}
    reason = refused(paying, tokens={0: "3 black 1 gold"}, hands={0: ("D1-19?",)})
    assert "players[0].unseen[0]: a card that is being paid for is seen by both" in reason


def test_there_is_something_to_do() -> None:
    """Scrolls took the last pearls: the action is skipped at once, and nobody is asked."""
    table = deadlock("p.... ..... .ooo. ..... ....p", scrolls=0)
    data = table.position()
    for cell in (0, 24):
        data["board"][cell] = -1
    data["players"][0]["tokens"][PEARL] += 2
    with pytest.raises(InvalidPosition, match="to_move: seat 0 is to move, but can do nothing"):
        roundel.table("splendor-duel", position=data)
