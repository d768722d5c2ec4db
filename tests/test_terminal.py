"""Playing in the terminal, everything typed through a pipe."""

import io
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import roundel
from roundel.agents.search import named
from roundel.cli import main
from roundel.core import compiled

Play = Callable[..., str]
HANDOVER = re.compile(r"Hand the keyboard to .*, then press Enter: ")
PROMPT = re.compile(rf"Player \d: |{HANDOVER.pattern}|save, undo, log or quit: ")


@pytest.fixture
def play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Play:
    """Play with these lines typed; what came on the screen."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")

    def played(*arguments: str, typed: list[str]) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        assert main(["play", *arguments]) == 0
        return capsys.readouterr().out

    return played


def whole_game(seed: int) -> list[str]:
    """The texts of a game between two people who never reserve blind."""
    dice = Random(1)
    table = roundel.table("splendor", seed=seed)
    texts = []
    while not table.is_over:
        open_moves = [move.text for move in table.moves() if "deck" not in move.text]
        buying = [text for text in open_moves if text.startswith("buy")]
        texts.append(dice.choice(buying or open_moves))
        table.play(texts[-1])
    return texts


def test_a_whole_game_is_played_saved_and_verified(tmp_path: Path) -> None:
    lines = [*whole_game(3), "save game.txt", "quit"]
    played = subprocess.run(
        [sys.executable, "-m", "roundel", "play", "splendor", "--seed", "3"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert played.returncode == 0
    assert played.stderr == ""
    assert "The game is over: 1. Player" in played.stdout
    record = (tmp_path / "game.txt").read_text(encoding="utf-8")
    assert roundel.replay(record).result is not None
    assert main(["replay", "--verify", str(tmp_path / "game.txt")]) == 0


def test_a_move_is_its_number_its_text_or_a_shortening(play: Play) -> None:
    out = play("splendor", typed=["1", "take red black green", "t whi blu red", "log"])
    assert "1. Player 1 takes white, blue and green." in out
    assert "2. Player 2 takes green, red and black." in out
    assert "3. Player 1 takes white, blue and red." in out


def test_a_whole_turn_may_be_typed_at_once_and_fails_as_a_whole(play: Play) -> None:
    out = play("splendor", typed=["take white blue green; take red black green", "log"])
    assert "the turn is over before 'take red black green'" in out
    assert "nothing has happened yet" in out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "there is no move 99; they are numbered 1 to 30"),
        ("0", "there is no move 0"),
        ("dance", "'dance' is not a move of this game"),
        ("take w b g", "'take w b g' could be take white blue green or take white green black"),
        ("buy 1-1", "is not allowed now"),
        ("undo", "there is nothing of yours to take back"),
        ("moves gold", "nothing that you may do now begins with 'gold'"),
        ("save /nowhere/game.txt", "cannot write /nowhere/game.txt"),
    ],
)
def test_a_mistake_is_told_and_changes_nothing(play: Play, typed: str, said: str) -> None:
    out = play("splendor", "--seed", "7", typed=[typed, "log"])
    assert said in out
    assert "nothing has happened yet" in out


def test_without_the_compiler_search_is_said_to_be_slow(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "is_available", lambda: False)
    slow = "Numba is not installed: whoever searches is slow."
    assert slow in play("splendor", "--against", "novice", typed=[])
    assert slow not in play("splendor", "--against", "greedy", typed=[])


def test_programs_play_their_seats(play: Play) -> None:
    arguments = ["splendor", *["--against", "random"] * 2, "--against", "greedy"]
    out = play(*arguments, "--names", "Ann", "--seat", "1", typed=["1", "log"])
    log = [line.split() for line in out.splitlines() if re.match(r" +\d+\. ", line)]
    assert [words[1:3] for words in log[:4]] == [
        ["random", "1"],
        ["Ann", "takes"],
        ["random", "2"],
        ["greedy", log[3][2]],
    ]


def test_a_level_plays_its_seat(play: Play) -> None:
    out = play("splendor", "--against", "novice", "--seed", "7", typed=["1", "log"])
    assert "2. novice " in out


def test_a_hint_names_the_best_move_and_why_and_changes_nothing(play: Play) -> None:
    table = roundel.table("splendor", seed=7)
    best, second = named("expert", 0).think(table.view(0)).lines[:2]
    out = play("splendor", "--seed", "7", "--names", "Ann,Ben", typed=["hint", "log"])
    said = " ".join(out.split())
    number = 1 + table.moves().index(best.move)
    assert f"Best: {table.view(0).say(best.move)}. {number} Expected result" in said
    assert f"{best.expected:.3f}, tried {best.visits:,} times. Then Ben: " in said
    assert f"Second: {table.view(0).say(second.move)}." in said
    assert f"Hint: `{best.move}`; the expected result is {best.expected:.2f}." in said
    assert "nothing has happened yet" in said


def test_a_hint_knows_no_more_than_who_gets_it(play: Play, tmp_path: Path) -> None:
    """The rival holds another card that was reserved blind; the hint is the same."""

    def hint(swapped: bool) -> str:
        position = blind_position(swapped)
        table = roundel.table("splendor", position=position, names=("Ann", "Ben"))
        (tmp_path / "game.txt").write_text(table.record(), encoding="utf-8")
        return play("--load", "game.txt", typed=["", "hint"])

    assert "Best: " in hint(swapped=False)
    assert hint(swapped=False) == hint(swapped=True)


def test_undo_against_a_program_goes_back_to_ones_own_decision(play: Play) -> None:
    out = play("splendor", "--against", "random", typed=["take white blue green", "undo", "log"])
    assert "Taken back: take white blue green." in out
    assert "nothing has happened yet" in out


def test_undo_among_people_takes_back_the_last_decision(play: Play) -> None:
    typed = ["take white blue green", "take green red black", "undo", "log"]
    out = play("splendor", typed=typed)
    assert "Taken back: take green red black." in out
    assert "  1. Player 1 takes white, blue and green." in out
    assert "  2. Player 2" not in out


def test_undo_says_when_something_had_been_turned_up(play: Play) -> None:
    went_past = "This went past something that had been turned up."
    assert went_past in play("splendor", typed=["reserve 1-1", "undo"])
    assert went_past not in play("splendor", typed=["take white blue green", "undo"])


def test_with_two_players_resigning_ends_the_game(play: Play) -> None:
    out = play("splendor", "--names", "Ann,Ben", typed=["resign", "1", "quit"])
    assert "Ann resigns." in out
    assert "The game is over: 1. Ben (0), 2. Ann (0), by resign." in out
    assert "the game is over" in out


def test_with_three_players_the_resigned_seat_is_played_on(play: Play) -> None:
    typed = ["resign", "take white blue green", "take red green black", "", "log"]
    out = play("splendor", "--players", "3", "--names", "Ann,Ben,Cleo", typed=typed)
    log = [line.split()[1:3] for line in out.splitlines() if re.match(r" +\d+\. ", line)]
    assert [who for who, _ in log] == ["Ann", "Ann", "Ben", "Cleo", "Ann"]
    assert log[0] == ["Ann", "resigns."]


def test_a_saved_game_goes_on_where_it_was_against_the_same_program(
    play: Play, tmp_path: Path
) -> None:
    play("splendor", "--against", "random", "--seed", "7", typed=["1", "save game.txt", "quit"])
    saved = roundel.replay((tmp_path / "game.txt").read_text(encoding="utf-8"))
    out = play("--load", "game.txt", typed=["1", "save", "quit"])
    assert "Saved: `roundel play --load game.txt` goes on with it." in out
    gone_on = roundel.replay((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert gone_on.history[: len(saved.history)] == saved.history
    assert [step.seat for step in gone_on.history[:4]] == [0, 1, 0, 1]
    assert main(["replay", "--verify", "game.txt"]) == 0


def test_saving_spares_files_that_are_not_this_game(play: Play, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary", encoding="utf-8")
    out = play("splendor", typed=["save diary.txt", "save", "save"])
    assert "diary.txt is there already; give another name" in out
    assert (tmp_path / "diary.txt").read_text(encoding="utf-8") == "Dear diary"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["diary.txt", "splendor-1.txt"]


def test_a_game_that_was_not_saved_says_how_it_could_have_been(play: Play) -> None:
    assert "Not saved." in play("splendor", typed=["1"])
    assert "Not saved." not in play("splendor", typed=["1", "save"])


def test_a_tampered_game_is_not_loaded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = roundel.table("splendor", seed=7)
    table.play("take white blue green")
    file = tmp_path / "game.txt"
    file.write_text(table.record().replace("take white blue", "take gold blue"), encoding="utf-8")
    assert main(["play", "--load", str(file)]) == 1
    assert capsys.readouterr().err.startswith("roundel: line 9: ")


def test_help_rules_and_moves_can_be_read(play: Play) -> None:
    out = play("splendor", "--seed", "7", typed=["help", "moves reserve deck", "rules"])
    assert "`roundel play --load FILE` goes on with" in out
    assert "Reserve the top card of deck 3 unseen and take a gold" in out
    assert "Reserve the level 1" not in out
    assert "take three different gems" in out
    assert "test_" not in out


@pytest.mark.parametrize(
    ("game", "example"), [("splendor", "take white blue green"), ("splendor-duel", "take ")]
)
def test_help_shows_a_move_of_the_game_at_hand(play: Play, game: str, example: str) -> None:
    move = roundel.table(game, seed=7).moves()[0].text
    assert move.startswith(example)
    out = play(game, "--seed", "7", typed=["help"])
    assert f"its text as it stands there: `{move}`" in " ".join(out.split())


# What the others must not see


def blind_position(swapped: bool) -> dict[str, Any]:
    """The first seat has reserved blind; swapped, another card of the deck is in its hand."""
    table = roundel.table("splendor", seed=7)
    table.play("reserve deck 1")
    position = table.position()
    if swapped:
        hand, deck = position["players"][0]["reserved"], position["decks"][0]["cards"]
        hand[0], deck[0] = deck[0], hand[0]
    return position


def test_the_keyboard_changes_hands_without_showing_blind_cards(play: Play, tmp_path: Path) -> None:
    typed = ["", "log", "take white blue green", "", "undo", ""]

    def played(swapped: bool) -> str:
        table = roundel.table("splendor", position=blind_position(swapped), names=("Ann", "Ben"))
        (tmp_path / "game.txt").write_text(table.record(), encoding="utf-8")
        return play("--load", "game.txt", typed=typed)

    one, other = played(swapped=False), played(swapped=True)
    shown, shown_other = HANDOVER.split(one), HANDOVER.split(other)
    assert len(shown) == 4
    before_ben, for_ben, for_ann, for_ben_again = shown
    assert shown_other[0] == before_ben
    assert shown_other[1] == for_ben
    assert shown_other[2] != for_ann
    assert shown_other[3] == for_ben_again


def test_what_an_owner_saw_is_not_in_the_screens_between(play: Play) -> None:
    typed = ["reserve deck 1", "", "log", "take white blue green", "", "log"]
    out = play("splendor", "--seed", "7", "--names", "Ann,Ben", typed=typed)
    deal, ben, ann = HANDOVER.split(out)
    assert "Ann reserves a card of level 1 unseen" in deal
    assert "Ann reserves the level 1" not in deal + ben
    assert "Ann reserves the level 1" in ann


def test_nobody_hands_over_while_there_is_nothing_to_hide(play: Play) -> None:
    typed = ["take white blue green", "reserve 1-1", "1"]
    assert HANDOVER.search(play("splendor", typed=typed)) is None


def test_against_programs_nobody_hands_over(play: Play) -> None:
    out = play("splendor", "--against", "random", typed=["reserve deck 1", "log"])
    assert HANDOVER.search(out) is None
    assert "unseen by others" in out


# What fits


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_screen_fits_80_by_24(play: Play, players: int) -> None:
    typed = ["reserve deck 1", "", "reserve 1-1", "", *["1", ""] * 40]
    out = play("splendor", "--players", str(players), "--seed", "7", typed=typed)
    for screen in PROMPT.split(out)[:-1]:
        lines = screen.splitlines()[1:]
        assert len(lines) <= 23, screen
        assert max(map(len, lines), default=0) <= 80, screen


def test_without_colour_nothing_but_text_is_written(play: Play) -> None:
    assert "\x1b" not in play("splendor", "--against", "greedy", typed=["1", "help", "moves"])
