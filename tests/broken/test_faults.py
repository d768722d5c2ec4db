"""A tiny game passes all of `roundel.testing`; with a fault planted, the right test fails."""

import re
from dataclasses import dataclass

import pytest

from roundel.testing import GameTests
from tests.broken.conftest import Install
from tests.broken.planting import Change


class TestCups(GameTests):
    """The whole game, installed as a third party's."""

    game = "cups_whole"

    @pytest.fixture(autouse=True)
    def _installed(self, install: Install) -> None:
        install(self.game)


@dataclass(frozen=True)
class Fault:
    """What is wrong, where it is planted, the test that catches it, and what that test says."""

    what: str
    caught_by: str
    changes: tuple[Change, ...]
    says: str = ""


def fault(what: str, caught_by: str, *changes: Change, says: str = "") -> Fault:
    return Fault(what, caught_by, changes, says)


PEEK: Change = (
    "secrecy.py",
    "    forget(s.stream)\n",
    "    PEEK[:] = s.deck\n    forget(s.stream)\n",
)
PEEK_KEPT: Change = ("secrecy.py", "\n\ndef conceal", "\nPEEK: list[int] = []\n\n\ndef conceal")
PEEKING = "from tests.broken.cups.secrecy import PEEK\n"
SHOWN = "test_equal_views_show_the_same"


def leak(
    outlet: str, file: str, was: str, becomes: str, after: str, caught_by: str = SHOWN
) -> Fault:
    """What conceal blanks is remembered beside it, and an outlet shows it."""
    opened: Change = (file, after, PEEKING + after)
    says = f"{outlet} shows seat" if caught_by == SHOWN else ""
    what = f"a leak in {outlet}"
    return fault(what, caught_by, PEEK, PEEK_KEPT, opened, (file, was, becomes), says=says)


NOTATION = "from tests.broken.cups.position import DRAW, Position\n"
PICTURE = "from rich.text import Text\n"
"""Lines beside which the leaking modules import what was remembered."""

FAULTS = [
    # Chance
    fault(
        "a deal that counts how often it was called",
        "test_the_same_seed_gives_the_same_game",
        ("rules.py", "\n\ndef deal", "\nDEALS = [0]\n\n\ndef deal"),
        (
            "rules.py",
            "    start(s.stream, seed)\n",
            "    DEALS[0] += 1\n    seed[0] = DEALS[0]\n    start(s.stream, seed)\n",
        ),
    ),
    fault(
        "an order that hashes decide",
        "test_the_same_seed_gives_the_same_game_in_another_process",
        (
            "rules.py",
            "    shuffle(s.stream, s.deck, s.left)\n",
            "    shuffle(s.stream, s.deck, s.left)\n"
            "    s.deck.sort(key=lambda card: hash(str(card)))\n",
        ),
        says="hashes",
    ),
    fault(
        "a seed that is not used",
        "test_another_seed_gives_another_game",
        ("rules.py", "    start(s.stream, seed)\n", "    start(s.stream, [7] * 8)\n"),
    ),
    # Rules
    fault(
        "a dead end",
        "test_there_is_a_legal_move_until_the_end",
        (
            "rules.py",
            "    if s.phase == DRAW:\n",
            "    if s.phase == DRAW:\n        if s.left == 1:\n            return 0\n",
        ),
        says="nothing is legal in turn",
    ),
    fault(
        "a dead end behind one of the moves",
        "test_every_offered_move_can_be_played_to_the_end",
        (
            "rules.py",
            "        end_turn(s)\n\n\ndef lay",
            "        end_turn(s)\n"
            "    if move == STAY and s.turn == 2:\n"
            "        s.phase = 7\n\n\n"
            "def lay",
        ),
        (
            "rules.py",
            "    n = 0\n    for cup in range(HAND):\n",
            "    n = 0\n    if s.phase == 7:\n        return 0\n    for cup in range(HAND):\n",
        ),
    ),
    fault(
        "moves in no order",
        "test_there_is_a_legal_move_until_the_end",
        (
            "rules.py",
            "        out[0] = TAKE\n        out[1] = STAY\n",
            "        out[0] = STAY\n        out[1] = TAKE\n",
        ),
        says="ascending",
    ),
    fault(
        "a card that gets lost",
        "test_nothing_is_lost",
        (
            "rules.py",
            "    cups[cup] = draw(s)\n",
            "    card = draw(s)\n    cups[cup] = card if s.left != 1 else EMPTY\n",
        ),
    ),
    fault(
        "points that get lost",
        "test_nothing_is_lost",
        (
            "rules.py",
            "    s.score[owner] += WORTH[card]\n",
            "    s.score[owner] += min(7, WORTH[card])\n",
        ),
    ),
    fault(
        "an offer to lay what is not there",
        "test_nothing_is_lost",
        (
            "rules.py",
            "            out[n] = LAY + cup\n            n += 1\n",
            "            n += 0\n        out[n] = LAY + cup\n        n += 1\n",
        ),
    ),
    fault(
        "a game without end",
        "test_the_game_ends_within_its_limit",
        ("rules.py", "    if cups[0] == EMPTY and cups[1] == EMPTY:\n", "    if s.turn > 30000:\n"),
        (
            "rules.py",
            "    if s.phase == DRAW:\n",
            "    cups = s.players[s.to_move].cups\n"
            "    if cups[0] == EMPTY and cups[1] == EMPTY:\n"
            "        out[0] = STAY\n"
            "        return 1\n"
            "    if s.phase == DRAW:\n",
        ),
        says="though a game has at most",
    ),
    fault(
        "a turn without end",
        "test_the_game_ends_within_its_limit",
        (
            "rules.py",
            "        out[0] = TAKE\n        out[1] = STAY\n        return 2\n",
            "        out[0] = STAY\n        return 1\n",
        ),
        ("rules.py", "        end_turn(s)\n\n\ndef lay", "            end_turn(s)\n\n\ndef lay"),
        says="does not end",
    ),
    fault(
        "an ending that nobody named",
        "test_the_game_ends_within_its_limit",
        ("rules.py", "        s.ending = 1\n", "        s.ending = 2\n"),
    ),
    fault(
        "two firsts and no third",
        "test_the_ranking_is_one",
        ("rules.py", "            s.rank[seat] = 1\n", "            s.rank[seat] = 0\n"),
    ),
    fault(
        "decisions that are not counted",
        "test_the_game_goes_on_with_every_move",
        ("rules.py", "    s.ply += 1\n", "    s.ply = 3\n"),
    ),
    fault(
        "what was turned up is forgotten",
        "test_the_game_goes_on_with_every_move",
        ("rules.py", "    s.turn += 1\n", "    s.turn += 1\n    s.revealed = 0\n"),
    ),
    # What counts beside the position
    fault(
        "a memory beside the position",
        "test_undo_gives_back_the_identical_position",
        ("rules.py", "\n\ndef lay", "\nLAID = [0]\n\n\ndef lay"),
        (
            "rules.py",
            "    s.revealed += 1\n    if",
            "    LAID[0] += 1\n    s.revealed += 1 if LAID[0] > 3 else 2\n    if",
        ),
    ),
    fault(
        "two cups that are one list",
        "test_a_position_is_all_that_counts",
        (
            "rules.py",
            "    cups = s.players[s.to_move].cups\n    if cups[0]",
            "    cups = s.players[3].cups = s.players[s.to_move].cups\n    if cups[0]",
        ),
    ),
    fault(
        "one deck for all tables",
        "test_two_games_share_nothing",
        ("rules.py", "\n\ndef deal", "\nDECK = [0] * CARDS\n\n\ndef deal"),
        (
            "rules.py",
            "    start(s.stream, seed)\n",
            "    start(s.stream, seed)\n    s.deck = DECK\n",
        ),
    ),
    fault(
        "one blank deck for all views",
        "test_earlier_positions_never_change",
        ("secrecy.py", "\n\ndef conceal", "\nBLANK = [EMPTY] * CARDS\n\n\ndef conceal"),
        (
            "secrecy.py",
            "    forget(s.stream)\n",
            "    forget(s.stream)\n    BLANK[:] = s.deck\n    s.deck = BLANK\n",
        ),
    ),
    fault(
        "a blank that fits into no field",
        "test_a_view_goes_into_a_dict_and_back",
        ("secrecy.py", "        s.deck[i] = UNKNOWN\n", "        s.deck[i] = -200\n"),
    ),
    fault(
        "a sound position that is called unsound",
        "test_a_position_goes_into_a_dict_and_back",
        (
            "position.py",
            "    for seat in range(s.seats):\n",
            "    if s.phase == DRAW:\n"
            "        yield 'phase', 'is 0'\n"
            "    for seat in range(s.seats):\n",
        ),
    ),
    # Plain and compiled
    fault(
        "a number too large for compiled code",
        "test_compiled_rules_play_the_same_game",
        (
            "rules.py",
            "    s.revealed += 1\n    if",
            "    s.revealed += (card + 2) ** 40 % 7\n    if",
        ),
    ),
    fault(
        "an observation too large for compiled code",
        "test_compiled_observations_and_estimates_are_the_same",
        (
            "observation.py",
            "    out[LEFT_AT] = s.left\n",
            "    out[LEFT_AT] = (s.left + 3) ** 40 % 7\n",
        ),
    ),
    fault(
        "worlds imagined in another order by compiled code",
        "test_compiled_secrecy_hides_and_imagines_the_same",
        (
            "secrecy.py",
            "    shuffle(stream, s.deck, n)\n",
            "    if 3**41 % 7 == (n - n + 3) ** 41 % 7:\n        shuffle(stream, s.deck, n)\n",
        ),
    ),
    # Texts and words
    fault(
        "two moves with one text",
        "test_texts_tell_the_legal_moves_apart",
        ("notation.py", '"lend right"', '"lend left"'),
    ),
    fault(
        "a text that is read as another move",
        "test_read_is_the_inverse_of_write",
        (
            "notation.py",
            "    return match(text, TEXTS, out[: legal(view, out)])\n",
            "    return max(1, match(text, TEXTS, out[: legal(view, out)]))\n",
        ),
    ),
    fault(
        "a text that would break a record",
        "test_texts_fit_into_a_record",
        ("notation.py", 'STAY: "stay"', 'STAY: "stay; put"'),
    ),
    fault(
        "a text that is an event",
        "test_texts_fit_into_a_record",
        ("notation.py", 'STAY: "stay"', 'STAY: "time"'),
    ),
    fault(
        "a guess at what was meant",
        "test_a_shortening_of_several_moves_is_never_read_as_one",
        (
            "notation.py",
            "    return match(text, TEXTS, out[: legal(view, out)])\n",
            "    fit = [move for move, full in TEXTS.items() if full[0] == text[:1]]\n"
            "    return fit[0] if fit else match(text, TEXTS, out[: legal(view, out)])\n",
        ),
        says="DID NOT RAISE",
    ),
    fault(
        "nonsense that is taken for a move",
        "test_what_is_no_move_is_refused_and_changes_nothing",
        (
            "notation.py",
            "    out = [0] * MOVES\n    return",
            "    out = [0] * MOVES\n    if text == '?':\n        return STAY\n    return",
        ),
    ),
    fault(
        "nonsense that breaks the reader",
        "test_what_is_no_move_is_refused_and_changes_nothing",
        (
            "notation.py",
            "    out = [0] * MOVES\n    return",
            "    out = [0] * MOVES\n    out[0] = ord(text[0])\n    return",
        ),
    ),
    fault(
        "an illegal move that nobody can explain",
        "test_an_illegal_move_is_refused_and_changes_nothing",
        (
            "notation.py",
            "    if view.phase == DRAW:\n",
            "    assert view.phase != DRAW\n    if view.phase == DRAW:\n",
        ),
    ),
    fault(
        "a record that reads on after its end",
        "test_a_record_that_was_tampered_with_is_told_with_its_line",
        (
            "notation.py",
            "    out = [0] * MOVES\n    return",
            "    out = [0] * MOVES\n"
            "    if text == 'no such move':\n"
            "        return out[legal(view, out) - 1]\n"
            "    return",
        ),
    ),
    fault(
        "a record that cannot be replayed",
        "test_a_record_replays_to_an_equal_table",
        (
            "notation.py",
            "    out = [0] * MOVES\n    return",
            "    out = [0] * MOVES\n"
            "    if legal(view, out) == 2:\n"
            "        return out[0]\n"
            "    return",
        ),
    ),
    fault(
        "a record from a position that cannot be replayed",
        "test_a_record_from_a_position_replays_too",
        (
            "position.py",
            "    for seat in range(s.seats):\n",
            "    if s.ply > 0:\n        yield 'ply', 'is 0'\n    for seat in range(s.seats):\n",
        ),
    ),
    fault(
        "an illegal move that is read as a legal one",
        "test_an_illegal_move_in_a_record_is_told_with_its_line",
        (
            "notation.py",
            "    out = [0] * MOVES\n    return match(text, TEXTS, out[: legal(view, out)])",
            "    out = [0] * MOVES\n"
            "    n = legal(view, out)\n"
            "    read = match(text, TEXTS, out[:n])\n"
            "    return read if read in out[:n] else out[n - 1]",
        ),
    ),
    fault(
        "a word that is missing",
        "test_there_are_words_for_every_move",
        ("locale/en.ftl", "tell-stay = { $seat } takes no card.\n", ""),
    ),
    # Pictures
    fault(
        "a picture that is no SVG",
        "test_there_is_a_picture_for_every_seat",
        ("picture.py", "</svg>", "& </svg>"),
    ),
    fault(
        "a cup that cannot be touched",
        "test_a_hand_finds_everything_that_a_move_touches",
        ("picture.py", 'data-touch="cup-{holder}-{cup}"', 'data-touch="cup-{cup}"'),
        says="not on the picture",
    ),
    fault(
        "a picture of whose turn it is when it is nobody's",
        "test_a_game_that_an_event_ends_waits_for_nobody",
        (
            "picture.py",
            "    drawn = [\n",
            "    assert list(range(view.seats)).index(view.to_move) >= 0\n    drawn = [\n",
        ),
        says="-1 is not in list",
    ),
    fault(
        "a player whom the terminal forgets",
        "test_there_is_a_table_for_the_terminal",
        ("picture.py", "enumerate(names)", "enumerate(names[:1])"),
    ),
    # Secrets
    leak(
        "text",
        "notation.py",
        "    return TEXTS[move]\n",
        "    return f'{TEXTS[move]} {PEEK[0]}'\n",
        NOTATION,
    ),
    leak(
        "say",
        "notation.py",
        '"say-take" if move == TAKE else "say-stay", left=view.left',
        '"say-take" if move == TAKE else "say-stay", left=PEEK[0]',
        NOTATION,
    ),
    leak(
        "why_not",
        "notation.py",
        '"take-or-stay", left=view.left',
        '"take-or-stay", left=PEEK[0]',
        NOTATION,
    ),
    leak("picture", "picture.py", "{name} {view.left}</text>", "{name} {PEEK[0]}</text>", PICTURE),
    leak(
        "terminal",
        "picture.py",
        '    return Text("\\n".join(lines))',
        '    return Text("\\n".join([*lines, str(PEEK[0])]))',
        PICTURE,
    ),
    leak(
        "observe",
        "observation.py",
        "    out[LEFT_AT] = s.left\n",
        "    out[LEFT_AT] = PEEK[0]\n",
        "from tests.broken.cups.position import Position\n",
    ),
    leak(
        "tell",
        "notation.py",
        'told = Message("tell-stay", seat=seat)',
        'told = Message("tell-seen", card=PEEK[0])',
        NOTATION,
        "test_equal_views_are_told_the_same",
    ),
    fault(
        "a leak in dict",
        SHOWN,
        ("secrecy.py", "range(s.left)", "range(s.left - 1)"),
        says="dict shows seat",
    ),
    fault(
        "a card on top that conceal forgets",
        "test_an_imagined_world_looks_the_same",
        ("secrecy.py", "range(s.left)", "range(s.left - 1)"),
    ),
    fault(
        "a rival's cup that conceal forgets",
        "test_an_imagined_world_looks_the_same",
        (
            "secrecy.py",
            "if holder != seat and s.players[holder].cups[cup] != EMPTY",
            "if holder != seat and cup == 0 and s.players[holder].cups[cup] != EMPTY",
        ),
        (
            "secrecy.py",
            "if s.players[seat].cups[cup] == UNKNOWN:",
            "if seat != s.to_move or s.players[seat].cups[cup] == UNKNOWN:",
        ),
    ),
    fault(
        "a stream that can be computed on",
        "test_the_random_stream_is_hidden",
        ("secrecy.py", "    forget(s.stream)\n", "    s.stream.used = 0\n"),
    ),
    fault(
        "moves that depend on what is hidden",
        "test_legal_moves_follow_from_the_view",
        ("rules.py", "        return 2\n", "        return 2 if s.deck[s.left - 1] > 3 else 1\n"),
    ),
    fault(
        "a view that changes when it is looked at again",
        "test_concealing_twice_is_concealing_once",
        (
            "secrecy.py",
            "    forget(s.stream)\n",
            "    forget(s.stream)\n"
            "    s.stream.used = 1 - s.left % 2 if s.deck[0] == UNKNOWN else 0\n",
        ),
    ),
    # Imagined worlds
    fault(
        "worlds that do not vary",
        "test_imagined_worlds_vary",
        ("secrecy.py", "    shuffle(stream, s.deck, n)\n", ""),
        says="is always",
    ),
    fault(
        "one place that does not vary",
        "test_imagined_worlds_vary",
        ("secrecy.py", "    shuffle(stream, s.deck, n)\n", "    shuffle(stream, s.deck, n - 1)\n"),
        says="is always",
    ),
    fault(
        "a place that is not imagined",
        "test_imagined_worlds_vary",
        (
            "secrecy.py",
            "                s.deck[n] = EMPTY\n",
            "                s.deck[n] = EMPTY\n    if s.left > 0:\n        s.deck[0] = UNKNOWN\n",
        ),
        says="is not imagined",
    ),
    fault(
        "one world that is likelier than the others",
        "test_every_world_is_equally_likely",
        (
            "secrecy.py",
            "    shuffle(stream, s.deck, n)\n",
            "    if below(stream, 3) > 0:\n        shuffle(stream, s.deck, n)\n",
        ),
        ("secrecy.py", "import Stream, forget", "import Stream, below, forget"),
        says="unevenly",
    ),
    fault(
        "a card in two places at once",
        "test_an_imagined_world_is_a_whole_position",
        (
            "secrecy.py",
            "                s.deck[n] = EMPTY\n",
            "                s.deck[n] = s.deck[0]\n",
        ),
    ),
    fault(
        "a world in which nobody can move",
        "test_an_imagined_world_is_a_whole_position",
        (
            "secrecy.py",
            "                s.players[seat].cups[cup] = s.deck[n]\n"
            "                s.deck[n] = EMPTY\n",
            "                s.players[seat].cups[cup] = EMPTY\n"
            "                if seat != s.to_move:\n"
            "                    s.players[seat].cups[cup] = s.deck[n]\n"
            "                    s.deck[n] = EMPTY\n",
        ),
        says="nobody can move",
    ),
    # Learning
    fault(
        "an observation beyond its highest number",
        "test_an_observation_keeps_to_its_layout",
        ("observation.py", "card + 1 if card >= 0 else 0", "2 * card + 1 if card >= 0 else 0"),
        says="own",
    ),
    fault(
        "an observation that leaves what was there",
        "test_an_observation_is_written_over_whatever_was_there",
        (
            "observation.py",
            "    out[PHASE_AT] = s.phase\n",
            "    if s.phase > 0:\n        out[PHASE_AT] = s.phase\n",
        ),
    ),
    fault(
        "a layout that is not documented",
        "test_the_layout_is_documented",
        ("RULES.md", "cards in the deck", "cards"),
    ),
    fault(
        "an estimate beyond 1",
        "test_an_estimate_is_a_share",
        ("estimate.py", "return share / (s.seats - 1)", "return share"),
    ),
    fault(
        "the last estimated before the first",
        "test_an_estimate_is_a_share",
        ("estimate.py", "elif s.rank[seat] < s.rank[rival]:", "elif s.rank[seat] > s.rank[rival]:"),
    ),
]


@pytest.mark.parametrize("planted", FAULTS, ids=lambda planted: planted.what.replace(" ", "_"))
def test_a_planted_fault_is_caught(planted: Fault, install: Install) -> None:
    name = f"cups_{FAULTS.index(planted)}"
    install(name, *planted.changes)
    tests = type("Planted", (GameTests,), {"game": name})()
    with pytest.raises((Exception, pytest.fail.Exception)) as caught:
        getattr(tests, planted.caught_by)()
    assert type(caught.value) not in (ImportError, SyntaxError, NameError)
    assert re.search(planted.says, _all_that_is_said(caught.value))


def _all_that_is_said(error: BaseException) -> str:
    nested = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
    return "\n".join([str(error), *map(_all_that_is_said, nested)])


def test_every_test_has_a_fault_that_it_catches() -> None:
    tests = {name for name in dir(GameTests) if name.startswith("test_")}
    idle = tests - {planted.caught_by for planted in FAULTS}
    assert idle == set()
