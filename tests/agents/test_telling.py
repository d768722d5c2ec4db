"""What a search thought is told in words that hold whatever is hidden."""

import roundel
from roundel.agents.search import SearchAgent
from roundel.agents.telling import expected_line, line_words
from roundel.core.view import View


def line_of(table: roundel.Table, *texts: str) -> list[int]:
    """The numbers of moves played one after the other from here."""
    ahead = table.copy()
    for text in texts:
        ahead.play(text)
    numbers = [step.number for step in ahead.history[len(table.history) :]]
    return [number for number in numbers if number is not None]


def told(table: roundel.Table, numbers: list[int]) -> list[str]:
    return [each.text for each in expected_line(table.view(0), numbers)]


def test_a_line_is_told_with_whose_turn_it_is() -> None:
    table = roundel.table("splendor", seed=7)
    numbers = line_of(table, "take white blue green", "reserve deck 2")
    line = expected_line(table.view(0), numbers)
    assert line_words(table.view(0), line, ("Ann", "Ben")) == (
        "Ann: Take white, blue and green. "
        "Ben: Reserve the top card of deck 2 unseen and take a gold."
    )


def test_a_line_is_told_up_to_what_nobody_can_know() -> None:
    """What comes to a place that was emptied is another card in every world."""
    table = roundel.table("splendor", seed=7)
    numbers = line_of(table, "reserve 1-1", "take white blue green", "reserve 1-1")
    assert told(table, numbers) == ["reserve 1-1", "take white blue green"]


def test_a_line_is_told_up_to_what_is_not_always_allowed() -> None:
    """A card drawn unseen can be paid for in some worlds only."""
    table = roundel.table("splendor", seed=7)
    blind = line_of(table, "reserve deck 1", "take white blue green")
    buy_it = next(
        number
        for number in range(table.game.moves)
        if table.game.notation.write(table.view(0).body, number) == "buy hand 1"
    )
    assert told(table, [*blind, buy_it]) == ["reserve deck 1", "take white blue green"]


def test_what_is_told_is_the_same_whatever_the_true_position() -> None:
    one = roundel.table("splendor", seed=7)
    position = one.position()
    for deck in position["decks"]:
        cards, left = deck["cards"], deck["left"]
        cards[:left] = reversed(cards[:left])
    other = roundel.table("splendor", position=position)
    thoughts = [SearchAgent(500, seed=1).think(table.view(0)) for table in (one, other)]
    assert one.position() != other.position()
    assert repr(thoughts[0]) == repr(thoughts[1])


def test_a_thought_reads_as_a_ranking() -> None:
    view = roundel.table("splendor", seed=7).view(0)
    thought = SearchAgent(3000, seed=1).think(view)
    heading, columns, *rows, more, best = str(thought).splitlines()
    assert heading == f"Splendor, turn 1, Player 1: {thought.iterations:,} iterations"
    assert columns.split() == ["expected", "visits", "move"]
    first = thought.best
    assert rows[0].split()[:2] == [f"{first.expected:.3f}", f"{first.visits:,}"]
    assert first.move.text in rows[0]
    assert rows[0].endswith(f"  {view.say(first.move)}")
    assert more == f"and {len(view.moves()) - len(rows)} more"
    assert best.startswith(f"best line: Player 1: {view.say(first.move)}. Player 2: ")


def test_a_view_can_be_given_to_another_process() -> None:
    import pickle

    view = roundel.table("splendor", seed=7).view(0)
    view.moves()
    assert isinstance(pickle.loads(pickle.dumps(view)), View)
    assert pickle.loads(pickle.dumps(view)) == view
