"""Fair shuffles: what binds the house, what the seats add, and that anybody can check it."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import roundel
from roundel.cli import main
from roundel.core.fairness import Shuffle, fresh_bits
from roundel.core.stream import Stream, below, key_of, shuffle, start, word
from roundel.core.table import Table
from roundel.games.splendor.components import CARD_IDS

DOCS = Path(roundel.__file__).parents[2] / "docs" / "fair-shuffles.md"
CARDS = Path(roundel.__file__).parent / "games" / "splendor" / "cards.csv"
SERVER, ANN, BOB = "5" * 64, "6" * 64, "7" * 64


def played(shuffle: Shuffle) -> Table:
    table = Table(roundel.game("splendor"), {}, shuffle=shuffle, names=("Ann", "Bob"))
    while table.to_move is not None:
        table.play(table.moves()[-1])
    return table


def test_the_seed_is_the_hash_of_all_bits_in_seat_order() -> None:
    joined = bytes.fromhex(SERVER + ANN + BOB)
    assert Shuffle(SERVER, (ANN, BOB)).seed == sha256(joined).hexdigest()
    assert Shuffle(SERVER, (BOB, ANN)).seed != Shuffle(SERVER, (ANN, BOB)).seed
    assert Shuffle(SERVER, (ANN, "")).seed == sha256(bytes.fromhex(SERVER + ANN)).hexdigest()
    assert Shuffle(SERVER, ()).commitment == sha256(bytes.fromhex(SERVER)).hexdigest()
    with pytest.raises(roundel.InvalidSeed):
        Shuffle(SERVER, ("6" * 63,))


def test_a_record_has_all_parts_and_replays() -> None:
    table = played(Shuffle(SERVER, (ANN, "")))
    record = table.record()
    for part in (f"server bits: {SERVER}", f"bits 0: {ANN}", "bits 1: ", "commitment: "):
        assert f"\n{part}" in record
    assert roundel.replay(record) == table
    assert roundel.replay(record).record() == record


@pytest.mark.parametrize(
    ("part", "says"),
    [
        ("commitment: ", "the bits lead to the commitment"),
        ("server bits: ", "the bits lead to the commitment"),
        ("bits 0: ", "the bits lead to the seed"),
        ("seed: ", "the bits lead to the seed"),
    ],
)
def test_a_part_that_was_tampered_with_is_found(
    part: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played(Shuffle(SERVER, (ANN, BOB))).record()
    at = record.index(f"\n{part}") + len(part) + 5
    forged = record[:at] + ("0" if record[at] != "0" else "1") + record[at + 1 :]
    file = tmp_path / "game.txt"
    file.write_text(forged, encoding="utf-8")
    assert main(["replay", "--verify", str(file)]) == 1
    assert says in capsys.readouterr().err
    file.write_text(record, encoding="utf-8")
    assert main(["replay", "--verify", str(file)]) == 0


def test_who_verifies_is_told_who_chose_the_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record without its bits replays, but proves nothing: it is not passed over."""
    table = played(Shuffle(SERVER, (ANN, "")))
    record, file = table.record(), tmp_path / "game.txt"
    stripped = re.sub(r"^(commitment|server bits|bits \d): .*\n", "", record, flags=re.MULTILINE)
    assert table.shuffle is not None
    for text, said in (
        (
            record,
            f"of seat 0.\nCompare with what you wrote down when the game began: "
            f"commitment {table.shuffle.commitment}",
        ),
        (played(Shuffle(SERVER, ("", ""))).record(), "those of no seat"),
        (stripped, "does not say how the seed was chosen"),
    ):
        file.write_text(text, encoding="utf-8")
        assert main(["replay", "--verify", str(file)]) == 0
        assert said in capsys.readouterr().out


def test_a_deal_anew_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(roundel.game("splendor"), {}, shuffle=Shuffle(SERVER, (ANN, BOB)))
    assert table.to_move is not None
    table.deal_anew(table.to_move)
    file = tmp_path / "game.txt"
    file.write_text(table.record(), encoding="utf-8")
    assert main(["replay", "--verify", str(file)]) == 0
    assert "anew in take-backs (1), from bits of the site alone" in capsys.readouterr().out


def test_a_part_that_is_missing_is_missed() -> None:
    record = played(Shuffle(SERVER, (ANN, BOB))).record()
    for part in ("commitment", "server bits", "bits 1", "seed"):
        forged = re.sub(rf"^{part}: .*\n", "", record, flags=re.MULTILINE)
        with pytest.raises(roundel.RecordError):
            roundel.replay(forged)


def blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


def test_the_page_checks_a_record_with_nothing_but_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    table = played(Shuffle(fresh_bits(), (fresh_bits(), "")))
    record = table.record()
    Path("cards.csv").write_bytes(CARDS.read_bytes())
    Path("game.txt").write_text(record, encoding="utf-8")
    run: dict[str, Any] = {}
    for block in blocks():
        exec(block, run)
    said = capsys.readouterr().out
    assert "the seed is what everybody made it" in said
    market = table.start["market"]
    for level in range(3):
        turned_up = " ".join(CARD_IDS[card] for card in market[4 * level : 4 * level + 4])
        assert f"{level + 1} turned up: {turned_up}\n" in said
    Path("game.txt").write_text(record.replace("bits 0: ", "bits 0: 00"), encoding="utf-8")
    with pytest.raises(AssertionError):
        exec(blocks()[0], {})


def test_the_stream_on_the_page_is_that_of_the_house() -> None:
    run: dict[str, Any] = {}
    exec(blocks()[1], run)
    seed = fresh_bits()
    ours = Stream()
    start(ours, key_of(seed))
    theirs = run["words"](seed)
    assert [next(theirs) for _ in range(100)] == [word(ours) for _ in range(100)]
    assert [run["below"](theirs, n) for n in range(1, 99)] == [below(ours, n) for n in range(1, 99)]
    row, other = list(range(40)), list(range(40))
    run["shuffle"](theirs, row)
    shuffle(ours, other, 40)
    assert row == other


def test_the_example_on_the_page_is_true() -> None:
    page = DOCS.read_text(encoding="utf-8")
    parts = r"^(commitment|server bits|bits 0|seed): (\w{64})$"
    shown = dict(re.findall(parts, page, re.MULTILINE))
    made = Shuffle(shown["server bits"], (shown["bits 0"], ""))
    assert (made.commitment, made.seed) == (shown["commitment"], shown["seed"])
