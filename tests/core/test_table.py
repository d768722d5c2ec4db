"""The public face: a table, what may be done at it, and what it refuses."""

import json
import pickle
import re
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy, deepcopy
from typing import Any

import pytest

import roundel
from roundel.core.errors import RoundelError
from roundel.core.message import Message


@contextmanager
def unchanged(table: roundel.Table) -> Iterator[None]:
    """Whatever is refused leaves everything as it was."""
    before = (table.position(), table.record(), table.history, table.to_move)
    yield
    assert (table.position(), table.record(), table.history, table.to_move) == before


def refused(table: roundel.Table, move: Any, error: type[RoundelError], told: str) -> None:
    with unchanged(table), pytest.raises(error, match=told):
        table.play(move)


def played_out(table: roundel.Table) -> roundel.Table:
    while table.to_move is not None:
        table.play(table.moves()[0])
    return table


@pytest.fixture
def table() -> roundel.Table:
    return roundel.table("splendor", seed=7)


# Playing


def test_a_move_is_played_as_a_move_its_text_or_its_number() -> None:
    tables = [roundel.table("splendor", seed=7) for _ in range(3)]
    move = tables[0].moves()[0]
    forms: tuple[roundel.Move | str | int, ...] = (move, move.text, move.number)
    for each, given in zip(tables, forms, strict=True):
        each.play(given)
    assert tables[0] == tables[1] == tables[2]
    assert tables[0].to_move == 1
    assert str(move) == move.text == "take white blue green"


def test_a_whole_turn_is_played_at_once() -> None:
    table = bought_with_gold()
    table.play("buy 1-1; gold green; pay")
    assert [step.text for step in table.history] == ["buy 1-1", "gold green", "pay"]
    assert table.to_move == 1


def test_a_turn_is_played_as_a_whole_or_not_at_all() -> None:
    table = bought_with_gold()
    refused(table, "buy 1-1; gold green; take red", roundel.IllegalMove, "take red")
    refused(table, "buy 1-1; nonsense", roundel.InvalidMove, "nonsense")


def test_a_turn_is_played_no_further_than_its_end(table: roundel.Table) -> None:
    over = "the turn is over before 'take red green black'"
    refused(table, "take white blue green; take red green black", roundel.IllegalMove, over)


@pytest.mark.parametrize("nothing", [";", " ; ", "; ;"])
def test_a_turn_of_no_moves_is_no_move(table: roundel.Table, nothing: str) -> None:
    refused(table, nothing, roundel.InvalidMove, "is not a move")


def bought_with_gold() -> roundel.Table:
    """Seat 0 can buy the first card of level 1, and pay with gold what it likes."""
    data = roundel.table("splendor", seed=7).position()
    data["players"][0]["tokens"] = [2, 1, 1, 1, 1, 4]
    data["supply"] = [2, 3, 3, 3, 3, 1]
    table = roundel.table("splendor", position=data)
    assert "buy 1-1" in [move.text for move in table.moves()]
    return table


def test_an_illegal_move_is_told_with_the_reason(table: roundel.Table) -> None:
    refused(table, "buy 3-1", roundel.IllegalMove, "'buy 3-1' is not allowed now: ")
    refused(table, "pass", roundel.IllegalMove, "passing is allowed only when nothing else is")


def test_the_reason_can_be_told_in_other_languages(table: roundel.Table) -> None:
    with pytest.raises(roundel.IllegalMove) as refusal:
        table.play("pass")
    why = refusal.value.why
    assert why is not None
    said = "пасовать можно, только когда ничего другого сделать нельзя"
    assert table.game.words(why, locale="ru") == said


def test_what_is_no_move_is_told_with_what_would_be_one(table: roundel.Table) -> None:
    refused(table, "castle", roundel.InvalidMove, "a move looks like 'take white blue green'")
    refused(table, -1, roundel.InvalidMove, "a number from 0 to 77")
    refused(table, table.game.moves, roundel.InvalidMove, "a number from 0 to 77")
    refused(table, True, roundel.InvalidMove, "a number from 0")
    refused(table, None, roundel.InvalidMove, "a number from 0")


def test_a_number_may_come_from_numpy(table: roundel.Table) -> None:
    import numpy as np

    table.play(np.argmax(np.array([0, 0, 1])))
    assert table.history[0].number == 2
    assert table.view(np.int8(1)) == table.view(1)
    refused(table, np.float64(3), roundel.InvalidMove, "a number from 0")


def test_seeds_and_seats_may_come_from_numpy() -> None:
    import numpy as np

    table = roundel.table("splendor", seats=np.int64(3), seed=np.int64(7))
    assert table == roundel.table("splendor", seats=3, seed=7)
    assert roundel.replay(table.record()) == table
    assert json.dumps(table.options) == '{"seats": 3}'
    fraction: Any = np.float64(3)
    with pytest.raises(roundel.InvalidSeed):
        roundel.table("splendor", seed=fraction)
    with pytest.raises(roundel.InvalidOption, match="2 to 4 players"):
        roundel.table("splendor", seats=fraction)


def test_a_move_that_was_made_up_is_checked_like_any(table: roundel.Table) -> None:
    refused(table, roundel.Move(9999, "take everything", ()), roundel.InvalidMove, "number")
    pass_ = next(n for n in range(table.game.moves) if table.view(0).move(n).text == "pass")
    refused(table, roundel.Move(pass_, "take white", ()), roundel.IllegalMove, "passing")


def test_a_shortening_of_several_moves_is_ambiguous(table: roundel.Table) -> None:
    refused(table, "t w b g", roundel.AmbiguousMove, "take white blue green")


def test_a_turn_is_counted_when_it_is_over(table: roundel.Table) -> None:
    assert table.turn == 1
    table.play("take white blue green")
    assert table.turn == 2
    assert table.history[0].turn == 1
    assert table.history[0].seat == 0


# The end


def test_a_game_that_lasts_has_no_result(table: roundel.Table) -> None:
    assert table.result is None
    assert not table.is_over


def test_the_result_names_ranks_scores_and_the_ending(table: roundel.Table) -> None:
    result = played_out(table).result
    assert result is not None
    assert sorted(result.ranks) in ([1, 2], [1, 1])
    assert result.ending in table.game.endings
    assert result.winners == tuple(s for s, rank in enumerate(result.ranks) if rank == 1)
    assert list(result.scores) == table.position()["score"][:2]


def test_nothing_can_be_done_when_the_game_is_over(table: roundel.Table) -> None:
    played_out(table)
    assert table.to_move is None
    assert table.moves() == []
    refused(table, 0, roundel.IllegalMove, "the game is over")
    refused(table, "take white blue green", roundel.IllegalMove, "the game is over")
    with unchanged(table), pytest.raises(roundel.IllegalMove, match="the game is over"):
        table.resign(0)


# Taking back


def test_undo_takes_back_the_last_step(table: roundel.Table) -> None:
    start = table.position()
    table.play("take white blue green")
    table.play("reserve deck 1")
    assert table.undo().text == "reserve deck 1"
    assert table.undo().text == "take white blue green"
    assert table.position() == start
    with unchanged(table), pytest.raises(roundel.IllegalMove, match="nothing to undo"):
        table.undo()


def test_a_player_may_take_back_a_decision_of_a_turn_that_lasts() -> None:
    table = bought_with_gold()
    assert not table.may_undo(0)
    table.play("buy 1-1")
    assert table.may_undo(0)
    assert not table.may_undo(1)
    table.play("pay")
    assert not table.may_undo(0), "the turn is over, and a new card was turned up"


def test_a_player_may_not_take_back_what_turned_something_up() -> None:
    """A card reserved unseen has been looked at, though the turn lasts until tokens are back."""
    data = roundel.table("splendor", seed=7).position()
    data["players"][0]["tokens"] = [2, 2, 2, 2, 2, 0]
    data["supply"] = [2, 2, 2, 2, 2, 5]
    table = roundel.table("splendor", position=data)
    table.play("reserve deck 1")
    assert table.to_move == 0
    assert not table.may_undo(0)
    table.play("return gold")
    table.undo()
    assert table.to_move == 0


# Leaving


def test_who_resigns_against_one_has_lost(table: roundel.Table) -> None:
    table.resign(1)
    assert table.to_move is None
    assert table.result == roundel.Result((1, 2), (0, 0), "resign")
    assert table.undo().is_event
    assert table.to_move == 0
    assert table.result is None


@pytest.mark.parametrize("event", ["time", "fault"])
def test_time_and_faults_put_out_the_seat_itself(table: roundel.Table, event: str) -> None:
    table.happen(event, 0)
    assert table.result == roundel.Result((2, 1), (0, 0), event)


def test_a_claim_puts_out_who_is_to_move(table: roundel.Table) -> None:
    with unchanged(table), pytest.raises(roundel.IllegalMove, match="cannot claim"):
        table.happen("claim", 0)
    table.happen("claim", 1)
    assert table.result == roundel.Result((2, 1), (0, 0), "claim")


@pytest.mark.parametrize("locale", ["en", "ru", "pl"])
@pytest.mark.parametrize("game", [each.name for each in roundel.games()])
def test_the_picture_of_a_game_that_was_given_up_says_who_won(game: str, locale: str) -> None:
    table = roundel.table(game, seed=1, names=("Ann", "Bob"))
    table.resign(0)
    for is_tall in (False, True):
        drawn = table.view(1).picture(table.names, locale, is_tall=is_tall)
        said = table.game.words(Message("the-game-was-stopped", seat=1), table.names, locale)
        shown = " ".join(re.findall(r">([^<>]+)</text>", drawn))
        assert said in shown
        assert 'class="touch open' not in drawn


def test_who_left_a_game_that_was_played_on_is_last_in_the_view_too() -> None:
    table = roundel.table("splendor", seats=3, seed=1)
    table.resign(0)
    table.resign(2)
    view = table.view(None)
    assert (view.to_move, list(view.rank[:3])) == (-1, [3, 1, 2])


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_seats_the_others_play_on(seats: int) -> None:
    """Who leaves ranks last, the first to leave at the very end; the last one there has won."""
    table = roundel.table("splendor", seats=seats, seed=7)
    table.resign(2)
    assert table.left == (2,)
    assert table.to_move == 0
    with (
        unchanged(table),
        pytest.raises(roundel.IllegalMove, match="seat 2 has left the game already"),
    ):
        table.resign(2)
    result = played_out(table.copy()).result
    assert result is not None
    assert result.ranks[2] == seats
    assert result.ending in table.game.endings
    for seat in range(seats - 1, 0, -1):
        if seat != 2:
            table.happen("time", seat)
    assert table.to_move is None
    assert table.result is not None
    assert table.result.ranks == {3: (1, 2, 3), 4: (1, 2, 4, 3)}[seats]
    assert table.result.winners == (0,)


def test_a_seat_that_left_cannot_be_claimed_once_more() -> None:
    table = roundel.table("splendor", seats=3, seed=7)
    table.resign(0)
    with unchanged(table), pytest.raises(roundel.IllegalMove, match="has left the game already"):
        table.happen("claim", 1)


def test_there_are_no_other_events(table: roundel.Table) -> None:
    with unchanged(table), pytest.raises(roundel.InvalidMove, match="resign, time, claim, fault"):
        table.happen("sulk", 0)


# Views


def test_only_who_is_to_move_is_offered_moves(table: roundel.Table) -> None:
    assert table.view(0).moves() == table.moves()
    assert table.view(1).moves() == []
    assert table.view(None).moves() == []


def test_a_view_has_the_fields_of_the_position_but_what_is_hidden(table: roundel.Table) -> None:
    view = table.view(1)
    assert view.supply == table.position()["supply"]
    assert view.decks[0].cards[0] == -2
    assert view.as_dict()["stream"]["key"] == [0] * 8
    with pytest.raises(AttributeError):
        _ = view.no_such_field


def test_a_view_says_what_has_to_be_decided(table: roundel.Table) -> None:
    assert table.view(0).asked(("Ann",)) == "Your turn: take gems, reserve a card or buy one."
    assert table.view(1).asked(("Ann",)) == "Ann takes gems, reserves a card or buys one."
    table.resign(0)
    assert table.view(1).asked(("", "Bob")).endswith("Bob wins.")


def test_a_view_stays_as_it_was(table: roundel.Table) -> None:
    view, before = table.view(1), table.view(1).as_dict()
    table.play("take white blue green")
    assert view.as_dict() == before
    assert view == table.view_at(0, 1)
    assert view != table.view(1)


@pytest.mark.parametrize("seat", [2, -1, 9, "0", 1.0, True])
def test_a_seat_that_is_not_there_has_no_view_and_cannot_leave(
    table: roundel.Table, seat: Any
) -> None:
    with pytest.raises(roundel.InvalidOption, match="the seats are 0 to 1"):
        table.view(seat)
    with unchanged(table), pytest.raises(roundel.InvalidOption, match="the seats are 0 to 1"):
        table.resign(seat)


# Setting up


def test_a_copy_goes_its_own_way(table: roundel.Table) -> None:
    table.play("take white blue green")
    twin = table.copy()
    assert twin == table
    twin.play("reserve deck 1")
    assert twin != table
    assert len(table.history) == 1
    twin.undo()
    assert twin == table


def test_a_table_can_be_copied_and_sent_elsewhere_as_any_object(table: roundel.Table) -> None:
    table.play("take white blue green")
    for twin in (copy(table), deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert twin == table
        twin.play("reserve deck 1")
        assert len(table.history) == 1
        assert table.to_move == 1
    view = table.view(1)
    assert pickle.loads(pickle.dumps(view)) == deepcopy(view) == view


def test_a_step_shows_itself_without_the_position_before_it(table: roundel.Table) -> None:
    table.play("take white blue green")
    assert "before" not in repr(table.history[0])


def test_tables_differ_by_seed_names_and_seats(table: roundel.Table) -> None:
    assert table == roundel.table("splendor", seed=7, seats=2)
    assert table != roundel.table("splendor", seed=8)
    assert table != roundel.table("splendor", seed=7, seats=3)
    assert table != roundel.table("splendor", seed=7, names=["Ann"])
    assert roundel.table("splendor") != roundel.table("splendor")
    assert table != 7


def test_names_stand_for_seats() -> None:
    table = roundel.table("splendor", seed=7, names=[" Ann "])
    assert (table.name_of(0), table.name_of(1)) == ("Ann", "Player 2")
    with pytest.raises(roundel.InvalidOption, match="3 names for 2 seats"):
        roundel.table("splendor", names=["a", "b", "c"])
    for line in ("a\nb", 7):
        with pytest.raises(roundel.InvalidOption, match="one line"):
            roundel.table("splendor", names=[line])  # type: ignore[list-item]


@pytest.mark.parametrize("options", [{"seats": 7}, {"seats": 1}, {"options": {"jokers": 2}}])
def test_what_the_game_does_not_take_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(roundel.InvalidOption, match="Splendor"):
        roundel.table("splendor", **options)


def test_a_bad_seed_is_refused() -> None:
    with pytest.raises(roundel.InvalidSeed):
        roundel.table("splendor", seed=-1)
    with pytest.raises(roundel.InvalidOption, match="not both"):
        roundel.table("splendor", seed=1, position={})


def test_a_table_starts_again_from_its_position(table: roundel.Table) -> None:
    table.play("take white blue green")
    again = roundel.table("splendor", position=json.loads(json.dumps(table.position())))
    assert again.position() == table.position()
    assert again.start == table.position()
    assert table.start != table.position()
    for each in (table, again):
        played_out(each)
    assert again.result == table.result


def test_a_position_has_as_many_seats_as_it_has(table: roundel.Table) -> None:
    assert roundel.table("splendor", seats=2, position=table.position()).seats == 2
    with pytest.raises(roundel.InvalidOption, match="seats is 3, but 2 in the position"):
        roundel.table("splendor", seats=3, position=table.position())


def without_a_token(data: dict[str, Any]) -> None:
    data["supply"][0] -= 1


def one_card_twice(data: dict[str, Any]) -> None:
    data["market"][0] = data["market"][1]


def points_from_nowhere(data: dict[str, Any]) -> None:
    data["players"][0]["points"] = 5


@pytest.mark.parametrize(
    ("spoil", "field"),
    [
        (lambda data: data.pop("market"), "market"),
        (lambda data: data.update(jokers=1), "jokers"),
        (lambda data: data.update(seats=5), "seats"),
        (lambda data: data.update(to_move=2), "to_move"),
        (lambda data: data.update(to_move=-1), "ending"),
        (lambda data: data.update(ending=1), "ending"),
        (lambda data: data.update(ply="3"), "ply"),
        (lambda data: data.update(ply=-1), "ply"),
        (lambda data: data.update(turn=-1), "turn"),
        (lambda data: data.update(made=-1), "made"),
        (lambda data: data.update(revealed=-1), "revealed"),
        (lambda data: data.update(rank=[1, 2, 0, 0]), "rank"),
        (lambda data: data.update(score=[0, 0, 3, 0]), "score"),
        (lambda data: data["stream"].update(used=17), "stream.used"),
        (without_a_token, "supply[0]"),
        (one_card_twice, "market[1]"),
        (points_from_nowhere, "players[0].points"),
        (lambda data: data["players"][0]["reserved"].append(3), "players[0].reserved"),
        (lambda data: data["players"][1].update(cards=1), "players[1].cards"),
    ],
)
def test_a_position_that_cannot_be_is_told_with_its_field(
    table: roundel.Table, spoil: Any, field: str
) -> None:
    data = table.position()
    spoil(data)
    with pytest.raises(roundel.InvalidPosition) as told:
        roundel.table("splendor", position=data)
    assert told.value.field == field
    assert str(told.value) == f"{field}: {told.value.reason}"


def test_a_table_shows_itself(table: roundel.Table) -> None:
    assert repr(table) == "<Splendor, 2 seats, turn 1, seat 0 to move>"
    assert repr(table.view(None)) == "<Splendor as a spectator sees it, turn 1>"
    assert repr(played_out(table)).endswith("over>")
    assert table._repr_svg_() == table.picture() == table.view(None).picture()
    assert table.picture(0) == table.view(0)._repr_svg_()
    named = roundel.table("splendor", names=["Ann"])
    assert "Ann" in named.picture() == named.view(None).picture(["Ann", "Player 2"])


def test_what_is_unseen_is_dealt_anew_and_what_is_seen_stays() -> None:
    table = roundel.table("splendor", seed=3)
    table.play("reserve deck 1")
    seen, unseen = table.view(1), table.position()["decks"]
    table.deal_anew(1)
    assert table.view(1) == seen
    assert table.position()["decks"] != unseen
    assert table.left == ()
    assert not table.may_undo(1)
    assert roundel.replay(table.record()) == table
    table.undo()
    assert table.position()["decks"] == unseen


def test_only_who_is_to_move_may_have_it_dealt_anew() -> None:
    table = roundel.table("splendor", seed=3)
    with pytest.raises(roundel.IllegalMove, match="seat 1 is not to move"):
        table.deal_anew(1)
    with pytest.raises(roundel.InvalidSeed):
        table.deal_anew(0, "nothing")
    table.resign(0)
    with pytest.raises(roundel.IllegalMove, match="over"):
        table.deal_anew(1)
    assert len(table.history) == 1
