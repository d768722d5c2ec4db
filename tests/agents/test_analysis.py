"""A game is judged decision by decision, by what whoever decided could know."""

import pytest

import roundel
from roundel.agents.analysis import TIMES, Analysis, Judge, analyse, shares
from roundel.agents.search import SearchAgent
from roundel.core.record import replay
from roundel.core.view import View


def judge(iterations: int = 400, seed: int = 0) -> Judge:
    return Judge(SearchAgent(iterations), iterations, seed)


def view_of_mover(table: roundel.Table) -> View:
    assert table.to_move is not None
    return table.view(table.to_move)


def winner_after(table: roundel.Table, move: roundel.Move) -> tuple[int, ...]:
    after = table.copy()
    after.play(move)
    return after.result.winners if after.result else ()


def late_table(seed: int) -> tuple[roundel.Table, set[str]]:
    """A table where some moves win at once, and those moves; its history begins there."""
    table = roundel.table("splendor", seed=seed)
    greedy = roundel.agent("greedy", seed=seed)
    while not table.is_over:
        view = view_of_mover(table)
        wins = {move.text for move in view.moves() if winner_after(table, move) == (view.seat,)}
        if wins:
            return roundel.table("splendor", position=table.position()), wins
        table.play(greedy.choose(view))
    raise AssertionError("nobody could win at once")


def short_game(moves: int = 6, seats: int = 2) -> roundel.Table:
    table = roundel.table("splendor", seed=7, seats=seats)
    chance = roundel.agent("random", seed=1)
    for _ in range(moves):
        table.play(chance.choose(view_of_mover(table)))
    return table


def found(analysis: Analysis) -> list[tuple[int, float, float]]:
    return [(each.number, each.before, each.after) for each in analysis.turns]


@pytest.mark.parametrize("seed", [0, 8, 11])
def test_a_victory_that_was_missed_is_the_largest_mistake(seed: int) -> None:
    table, wins = late_table(seed)
    loser = table.to_move
    assert loser is not None
    table.play(next(move for move in table.moves() if move.text not in wins))
    while table.to_move == loser:
        table.play(table.moves()[0])
    table.play(table.moves()[0])
    missed, *_ = analyse(table, judge()).mistakes(loser)
    assert missed.step == 0
    assert missed.better.text in wins
    assert missed.played.text == table.history[0].text
    assert missed.before > 0.99
    assert missed.lost > 0.3


def test_the_move_that_wins_is_no_mistake() -> None:
    table, wins = late_table(1)
    winner = table.to_move
    assert winner is not None
    table.play(min(wins))
    analysis = analyse(table, judge())
    assert analysis.mistakes(winner) == []
    assert analysis.turns[0].after == 1.0
    assert analysis.outcome is not None
    assert analysis.outcome[winner] == 1.0


def test_the_true_position_makes_no_difference() -> None:
    """Other decks below, the same judgements of all that was decided before they were seen."""
    one = roundel.table("splendor", seed=7)
    position = one.position()
    for deck in position["decks"]:
        deck["cards"][: deck["left"]] = reversed(deck["cards"][: deck["left"]])
    other = roundel.table("splendor", position=position)
    for table in (one, other):
        table.play("take white blue green")
        table.play("reserve deck 3")
    assert one.position() != other.position()
    judgements = [analyse(table, judge()).turns for table in (one, other)]
    assert judgements[0] == judgements[1]


def test_any_number_of_threads_gives_the_same_and_the_seed_matters() -> None:
    table = short_game()
    alone = analyse(table, judge(), threads=1)
    assert alone.turns == analyse(table, judge(), threads=3).turns
    assert alone.turns != analyse(table, judge(seed=1)).turns


def test_what_the_search_hardly_tried_is_judged_as_thoroughly_as_what_it_liked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both get the same number of iterations, from the same number of searches of their own."""
    asked: list[tuple[int, int | None]] = []
    think = SearchAgent.think

    def listening(self: SearchAgent, view: View, first: int = -1, iterations: int | None = None):  # type: ignore[no-untyped-def]
        thought = think(self, view, first, iterations)
        asked.append((first, thought.iterations))
        return thought

    monkeypatch.setattr(SearchAgent, "think", listening)
    view = roundel.table("splendor", seed=7).view(0)
    least = SearchAgent(400, seed="0 0").think(view, iterations=400).lines[-1].move
    asked.clear()
    judge(400).judge(view, 0, least.number)
    free, *held = asked
    assert free == (-1, 400)
    assert len(held) == 2 * TIMES
    assert {iterations for _, iterations in held} == {400 // TIMES}
    assert [first for first, _ in held].count(least.number) == TIMES


def test_equally_good_moves_are_no_mistakes() -> None:
    """At the beginning it hardly matters which three gems one takes."""
    view = roundel.table("splendor", seed=3).view(0)
    takes = [move for move in view.moves() if len(move.touches) == 3]
    assert len(takes) == 10
    assert not any(judge(200).judge(view, 0, move.number).is_mistake for move in takes)


def test_a_turn_of_several_decisions_adds_up_what_they_lost() -> None:
    table = roundel.table("splendor", seed=3)
    chance = roundel.agent("random", seed=0)
    while not any(len(turn.judgements) > 1 for turn in analyse(table, judge(8)).turns):
        table.play(chance.choose(view_of_mover(table)))
    long = next(each for each in analyse(table, judge(8)).turns if len(each.judgements) > 1)
    assert long.before == long.judgements[0].before
    assert long.after == long.judgements[-1].after
    assert long.lost == sum(each.lost for each in long.judgements)


def test_what_is_played_for_a_seat_that_resigned_is_not_judged() -> None:
    table = short_game(seats=3)
    left = table.to_move
    assert left is not None
    table.resign(left)
    for _ in range(3):
        table.play(table.moves()[0])
    analysis = analyse(replay(table.record()), judge(8))
    judged = {each.step for turn in analysis.turns for each in turn.judgements}
    assert judged == {0, 1, 2, 3, 4, 5, 8, 9}
    assert analysis.outcome is None


def test_a_game_that_ended_by_an_event_and_one_that_never_began() -> None:
    table = short_game(2)
    table.resign(0)
    analysis = analyse(table, judge(8))
    assert [turn.number for turn in analysis.turns] == [1, 2]
    assert analysis.outcome == (0.0, 1.0)
    assert analyse(roundel.table("splendor", seed=1), judge(8)).turns == ()


def test_an_outcome_is_counted_as_expected_results_are() -> None:
    assert shares(roundel.Result((1, 2), (15, 3), "points")) == (1.0, 0.0)
    assert shares(roundel.Result((1, 1), (15, 15), "points")) == (0.5, 0.5)
    assert shares(roundel.Result((2, 1, 2), (9, 15, 9), "points")) == (0.25, 1.0, 0.25)


def test_a_budget_that_cannot_be_shared_out_is_refused() -> None:
    with pytest.raises(roundel.InvalidOption, match="iterations are a number from 4 to"):
        judge(3)
