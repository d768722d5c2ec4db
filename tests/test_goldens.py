"""Every game does what it did when it was last looked at; `tests.goldens.make` writes it anew."""

import pytest

from roundel.core.game import Game
from roundel.core.record import replay
from tests.goldens.make import file_of, golden, of_the_house

LARGEST = 300_000


@pytest.mark.parametrize("game", of_the_house(), ids=lambda game: game.name)
def test_a_game_is_as_it_was(game: Game) -> None:
    kept = file_of(game).read_text(encoding="utf-8").splitlines()
    found = golden(game).splitlines()
    for line, (was, is_now) in enumerate(zip(kept, found, strict=False), start=1):
        assert is_now == was, f"{file_of(game).name}, line {line}"
    assert len(found) == len(kept)


@pytest.mark.parametrize("game", of_the_house(), ids=lambda game: game.name)
def test_what_is_kept_stays_small_and_whole(game: Game) -> None:
    text = file_of(game).read_text(encoding="utf-8")
    assert len(text) < LARGEST
    records = text.split("roundel record 1\n")[1:]
    assert len(records) == game.most_seats - game.fewest_seats + 1
    for record in records:
        played = record.split("\nViews after")[0]
        assert replay("roundel record 1\n" + played).is_over
