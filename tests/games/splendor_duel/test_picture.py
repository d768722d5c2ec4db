"""The picture of Splendor Duel."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest

import roundel
from roundel.games.splendor_duel.components import CARD_IDS, CELL_NAMES, COLOURS, ROYAL_IDS
from roundel.games.splendor_duel.picture import draw
from roundel.games.splendor_duel.position import ACT
from tests.games.splendor_duel.table_setting import (
    allowed,
    deadlock,
    random_game,
    result_of,
    set_table,
    view_of,
)

SEEDS = (1, 2)


def picture_of(table: roundel.Table, seat: int | None) -> ElementTree.Element:
    return ElementTree.fromstring(table.picture(seat))


def marked(root: ElementTree.Element, mark: str) -> set[str]:
    """The ids of the pieces with this mark."""
    pieces = (each for each in root.iter() if "piece" in each.get("class", "").split())
    return {each.get("id", "") for each in pieces if mark in each.get("class", "").split()}


def open_places(root: ElementTree.Element) -> set[str]:
    return {each.get("data-touch", "") for each in root.iter() if each.get("class") == "touch open"}


def ids(root: ElementTree.Element) -> list[str]:
    return [each.get("id", "") for each in root.iter() if each.get("id")]


def invitations(root: ElementTree.Element) -> int:
    """How many places on the ground are tinted because they may be touched first."""
    return sum("accent-tint" in each.get("style", "") for each in root.iter())


def said(root: ElementTree.Element) -> str:
    """All words on the picture."""
    spoken = (each for each in root.iter() if each.tag.endswith(("text", "title")))
    return "\n".join(each.text or "" for each in spoken)


def some_tables(seed: int) -> Iterator[roundel.Table]:
    """Tables from the beginning to the end of a random game, with parts of turns among them."""
    for i, table in enumerate(random_game(seed, blocking=1)):
        if i % 17 == 0 or table.is_over or (table.position()["phase"] != ACT and i % 2):
            yield table


@pytest.mark.parametrize("seed", SEEDS)
def test_everything_has_one_place_inside_the_picture(seed: int) -> None:
    for table in some_tables(seed):
        for seat, is_tall in product((None, 0, 1), (False, True)):
            root = ElementTree.fromstring(table.view(seat).picture(is_tall=is_tall))
            assert [id for id, count in Counter(ids(root)).items() if count > 1] == []
            (layer,) = (each for each in root if each.get("class") == "pieces")
            _, _, width, height = map(float, root.get("viewBox", "").split())
            assert (height > width) == is_tall
            for piece in layer:
                assert set(piece.attrib) <= {"id", "class", "transform", "data-kind"}
                x, y = piece.get("transform", "").partition(")")[0][len("translate(") :].split(",")
                assert 0 <= float(x) < width
                assert 0 <= float(y) < height


@pytest.mark.parametrize("seed", SEEDS)
def test_a_hand_finds_what_every_legal_move_touches(seed: int) -> None:
    for table in some_tables(seed):
        if table.to_move is None:
            continue
        touched = {touch for move in table.moves() for touch in move.touches}
        assert open_places(picture_of(table, table.to_move)) == touched
        assert open_places(picture_of(table, 1 - table.to_move)) == set()
        assert open_places(picture_of(table, None)) == set()


@pytest.mark.parametrize("seed", SEEDS)
def test_every_token_scroll_royal_and_known_card_lies_there_once(seed: int) -> None:
    for table in some_tables(seed):
        view = table.view(0)
        drawn = ids(picture_of(table, 0))
        for kind, colour in enumerate(COLOURS):
            for cell, lying in zip(CELL_NAMES, view.board, strict=True):
                assert (f"{colour}-on-{cell}" in drawn) == (lying == kind)
            for where, pile in [("bag", view.bag)] + [
                (seat, view.players[seat].tokens) for seat in (0, 1)
            ]:
                assert sum(id.startswith(f"{colour}-{where}-") for id in drawn) == pile[kind]
        for where, count in [("table", view.scrolls)] + [
            (str(seat), view.players[seat].scrolls) for seat in (0, 1)
        ]:
            assert sum(id.startswith(f"scroll-{where}-") for id in drawn) == count
        lying = [card for card in view.pyramid if card >= 0]
        lying += [card for card, owner in enumerate(view.owner) if owner >= 0]
        assert {f"card-{CARD_IDS[card]}" for card in lying} <= set(drawn)
        assert {f"royal-{royal}" for royal in ROYAL_IDS} <= set(drawn)


@pytest.mark.parametrize("seed", SEEDS)
def test_marked_cards_are_those_that_may_be_bought(seed: int) -> None:
    for table in some_tables(seed):
        if table.to_move is None:
            continue
        assert len(marked(picture_of(table, table.to_move), "affordable")) == len(
            allowed(table, "buy")
        )
        assert not marked(picture_of(table, 1 - table.to_move), "affordable")
        assert not marked(picture_of(table, None), "affordable")


def test_a_wild_card_is_within_reach_only_with_a_card_to_lay_it_on() -> None:
    """The card costs four white and a pearl; another costs nothing but three white."""
    pyramid = {"1-1": "D1-26", "1-2": "D1-24"}
    tokens = {0: "4 white 1 pearl"}
    first = set_table(tokens=tokens, pyramid=pyramid)
    assert marked(picture_of(first, 0), "affordable") == {"card-D1-24"}
    later = set_table(tokens=tokens, pyramid=pyramid, bonuses={0: "1 red"})
    assert marked(picture_of(later, 0), "affordable") == {"card-D1-24", "card-D1-26"}


def test_a_blind_card_shows_its_back_to_others_and_its_face_to_its_owner() -> None:
    table = set_table(hands={0: ("D2-07?",)})
    for seat in (1, None):
        root = picture_of(table, seat)
        assert "hidden-0-0" in ids(root)
        assert "Player 1 has reserved: a hidden card of level 2" in said(root)
    own = picture_of(table, 0)
    assert "card-D2-07" not in ids(own), "an id must not tell what is hidden"
    assert "a hidden card" not in said(own)


def test_equal_views_draw_equal_pictures() -> None:
    """What the rival holds blind is nowhere in the picture, not even in its length."""
    one = set_table(hands={1: ("D2-07?",)}, tops=("D2-20",))
    other = set_table(hands={1: ("D2-20?",)}, tops=("D2-07",))
    assert one.view(0) == other.view(0)
    assert one.picture(0) == other.picture(0)
    assert one.picture(1) != other.picture(1)


def test_while_paying_card_and_price_are_shown_with_a_button() -> None:
    table = set_table(tokens={0: "3 black 1 gold"}, pyramid={"1-1": "D1-19"})
    table.play("buy 1-1")
    assert allowed(table) == {"gold black", "pay"}
    mine, theirs = picture_of(table, 0), picture_of(table, 1)
    for root in (mine, theirs):
        assert marked(root, "chosen") == {"card-D1-19"}
    assert open_places(mine) == {"pay", "tokens-0-gold", "tokens-0-black"}
    assert "pay" not in ids(theirs)
    assert "You are buying the level 1 red card (1 crown)" in said(mine)
    assert "Player 1 still owes 3 black for the level 1 red card (1 crown)." in said(theirs)


def test_after_gold_every_card_and_deck_is_to_be_chosen_from() -> None:
    table = set_table()
    table.play(min(allowed(table, "gold")))
    places = {f"pyramid-{place}" for place in range(12)} | {f"deck-{level}" for level in range(3)}
    assert open_places(picture_of(table, 0)) == places
    assert len(marked(picture_of(table, 1), "chosen")) == 12
    assert "Player 1 has taken gold and chooses a card to reserve." in said(picture_of(table, 1))


def test_a_wild_card_waits_beside_the_colours_until_it_is_laid() -> None:
    table = set_table(
        tokens={0: "4 white 1 pearl"}, bonuses={0: "1 red 1 green"}, pyramid={"1-1": "D1-26"}
    )
    table.play("buy 1-1")
    root = picture_of(table, 0)
    assert "card-D1-26" in ids(root)
    assert open_places(root) == {"bonus-0-red", "bonus-0-green"}
    assert "Choose the colour that the level 1 wild card (1 crown) is laid on." in said(root)
    assert "Player 1 has cards without a colour" in said(root)
    table.play("lay red")
    assert "Player 1 has a bonus of 2 red" in said(picture_of(table, 0))
    assert "without a colour" not in said(picture_of(table, 0))


def test_royals_are_marked_when_one_is_chosen_and_lie_with_their_patron() -> None:
    table = set_table(
        tokens={0: "3 white"}, bought={0: ("D1-04", "D1-09")}, pyramid={"1-1": "D1-24"}
    )
    assert "3 crowns bring a royal here" in said(picture_of(table, 0))
    table.play("buy 1-1")
    assert marked(picture_of(table, 1), "willing") == {f"royal-{royal}" for royal in ROYAL_IDS}
    table.play("royal 4")
    root = picture_of(table, 1)
    assert marked(root, "willing") == set()
    assert "Player 1 received the royal of 3 points" in said(root)


def test_a_theft_is_from_the_tokens_of_the_rival() -> None:
    table = set_table(
        tokens={0: "4 blue 3 red", 1: "1 white 2 pearl 1 gold"}, pyramid={"2-1": "D2-02"}
    )
    table.play("buy 2-1")
    root = picture_of(table, 0)
    assert open_places(root) == {"tokens-1-white", "tokens-1-pearl"}
    assert "Choose a token to steal from Player 2." in said(root)


def test_too_many_tokens_are_named() -> None:
    board = "wbg..  .....  .....  .....  ....."
    table = set_table(board, tokens={0: "3 white 3 blue 3 green"})
    table.play("take a1 b1 c1")
    assert "You have 12 tokens: choose 2 to discard." in said(picture_of(table, 0))
    assert "Player 1 has 12 tokens and must discard 2." in said(picture_of(table, 1))


def test_the_bag_is_a_button_when_the_board_may_be_refilled() -> None:
    board = "wbg..  .....  .....  .....  ....o"
    assert "Refill" in said(picture_of(set_table(board), 0)).splitlines()
    assert "Refill" not in said(picture_of(set_table(board), 1)).splitlines()
    assert "Refill" not in said(picture_of(set_table(), 0)).splitlines()


def test_when_nothing_but_the_refill_is_possible_the_bag_is_all_that_is_open() -> None:
    table = deadlock("p.... ..... ..... ..... ....p")
    table.play("scroll a1; scroll e5")
    root = picture_of(table, 0)
    assert open_places(root) == {"bag"}
    assert "Your turn: nothing else is possible, so refill the board." in said(root)


def test_the_victory_over_a_blocking_rival_is_claimed_by_a_button() -> None:
    data = set_table(tokens={1: "3 gold 2 pearl"}, against_blocking=True).position()
    for count, offered in ((2, False), (3, True)):
        data["players"][1]["blocked"] = count
        root = picture_of(roundel.table("splendor-duel", position=data), 0)
        assert ("claim" in ids(root)) == offered
        assert f"Player 2 has begun {count} of 3 turns with all gold and both pearls." in said(root)


def test_another_turn_to_come_is_told() -> None:
    """Scrolls bring twelve tokens; the card costs one of them, one more is discarded."""
    table = set_table(
        "wb... ..... ..... ..... .....",
        tokens={0: "3 white 3 blue 3 black 1 pearl"},
        scrolls={0: 2},
        bonuses={0: "2 green 2 red"},
        pyramid={"1-1": "D1-07"},
    )
    table.play("scroll a1; scroll b1")
    assert "Turn 21" in said(picture_of(table, 1)).splitlines()
    table.play("buy 1-1")
    assert "Turn 21, then another" in said(picture_of(table, 1))
    table.play("discard white")
    assert table.to_move == 0
    assert "Turn 22" in said(picture_of(table, 1)).splitlines()


def test_what_a_turn_may_begin_with_lies_on_a_ground_of_its_own() -> None:
    """The gold only as long as there is room in the hand, the scroll only if one is held."""
    board = "wbg.. ..... ..o.. ..... ....."
    full = {0: ("D1-01", "D1-02", "D1-03")}
    for hands, scrolls, count in (({}, {0: 1}, 5), ({}, {}, 4), (full, {}, 3)):
        table = set_table(board, hands=hands, scrolls=scrolls)
        assert invitations(picture_of(table, 0)) == count
        assert invitations(picture_of(table, 1)) == invitations(picture_of(table, None)) == 0


def test_the_end_names_the_winner() -> None:
    table = set_table(to_move=1, bought={1: ("D3-02", "D3-04", "D3-06", "D3-08", "D3-13")})
    table.play(min(allowed(table, "take")))
    words = f"Player 2 wins with {result_of(table).scores[1]} points."
    assert words in said(picture_of(table, None))
    assert "winner" in said(picture_of(table, 0))


def test_names_are_shown_and_cannot_break_the_picture() -> None:
    table = roundel.table("splendor-duel", seed=1)
    seat = table.to_move or 0
    names = ["A very long name indeed, longer than any panel or column is wide"] * 2
    names[seat] = "<Ann> & Co"
    root = ElementTree.fromstring(draw(view_of(table), seat, names))
    assert "<Ann> & Co (you)" in said(root)


def test_the_picture_in_the_docs_is_as_it_is_drawn_now() -> None:
    game = Path(__file__).parents[3] / "docs" / "pictures" / "splendor-duel.txt"
    table = roundel.replay(game.read_text(encoding="utf-8"))
    shown = game.with_suffix(".svg").read_text(encoding="utf-8")
    assert shown == table.picture(table.to_move) + "\n", "run python docs/pictures/make.py"


def test_bonuses_are_taken_off_the_prices_for_whoever_looks() -> None:
    """D1-26 costs four white and a pearl, which nothing makes cheaper."""
    table = set_table(pyramid={"1-1": "D1-26", "1-2": "D1-24"}, bonuses={0: "3 white"})
    own = picture_of(table, 0)
    assert "costs 4 white and 1 pearl; for you 1 white and 1 pearl" in said(own)
    assert "costs 3 white; for you nothing" in said(own)
    assert "for you" not in said(picture_of(table, 1))
