"""That a table keeps what was played, refuses what is not allowed, and forgets nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from roundel.core.errors import IllegalMove, InvalidMove, RecordError
from roundel.core.record import replay
from roundel.core.shape import from_dict, pack, to_dict
from roundel.core.table import Table
from roundel.core.view import Move, legal_numbers
from roundel.testing.walk import Walk, on_walks

MALFORMED: tuple[Any, ...] = ("", "?", "no such move", -1, True, 1.5, None)


class TableTests:
    game: str

    @on_walks
    def test_undo_gives_back_the_identical_position(self, walk: Walk) -> None:
        table = walk.table()
        assert from_dict(walk.game.Position, table.position()) == walk.body(walk.end)
        for node in reversed(walk.nodes):
            table.undo()
            assert pack(from_dict(walk.game.Position, table.position())) == node.data
        for node in walk.nodes:
            table.play(node.move)
        assert pack(from_dict(walk.game.Position, table.position())) == walk.end

    @on_walks
    def test_earlier_positions_never_change(self, walk: Walk) -> None:
        """What was looked at before stays as it was, however the game goes on."""
        table = walk.table(0)
        seen, kept = [], []
        for i, node in enumerate(walk.nodes):
            if i % max(1, len(walk.nodes) // 4) == 0:
                view = table.view(None)
                seen.append((view, json.dumps(view.as_dict()), table.copy(), table.record()))
            kept.append(pack(from_dict(walk.game.Position, table.position())))
            table.play(node.move)
        for view, fields, twin, record in seen:
            assert json.dumps(view.as_dict()) == fields
            assert twin.record() == record
        assert [step.before for step in table.history] == kept

    @on_walks
    def test_an_illegal_move_is_refused_and_changes_nothing(self, walk: Walk) -> None:
        for at, node in _few(walk, 3):
            table = walk.table(at)
            for number in range(walk.game.moves):
                if number not in node.legal:
                    text = walk.game.notation.write(table.view(table.to_move).body, number)
                    _refuses(table, number, IllegalMove)
                    _refuses(table, Move(number, text, ()), IllegalMove)

    @on_walks
    def test_what_is_no_move_is_refused_and_changes_nothing(self, walk: Walk) -> None:
        for at, _ in _few(walk, 3):
            table = walk.table(at)
            for nonsense in (*MALFORMED, walk.game.moves, Move(walk.game.moves, "?", ())):
                _refuses(table, nonsense, InvalidMove)

    @on_walks
    def test_a_position_goes_into_a_dict_and_back(self, walk: Walk) -> None:
        for body in walk.positions(8):
            data = json.loads(json.dumps(to_dict(body)))
            assert pack(from_dict(walk.game.Position, data)) == pack(body)
            table = Table(walk.game, {}, position=data)
            assert table.position() == data
            assert [move.number for move in table.moves()] == _legal(walk, body)

    @on_walks
    def test_a_view_goes_into_a_dict_and_back(self, walk: Walk) -> None:
        table = walk.table(len(walk.nodes) // 2)
        for seat in (None, *range(table.seats)):
            view = table.view(seat)
            data = json.loads(json.dumps(view.as_dict()))
            assert from_dict(walk.game.Position, data) == view.body

    @on_walks
    def test_a_record_replays_to_an_equal_table(self, walk: Walk) -> None:
        for moves in (0, len(walk.nodes) // 2, len(walk.nodes)):
            table = walk.table(moves)
            again = replay(table.record())
            assert again == table
            assert again.position() == table.position()
            assert again.result == table.result

    @on_walks
    def test_a_record_from_a_position_replays_too(self, walk: Walk) -> None:
        half = len(walk.nodes) // 2
        table = Table(walk.game, walk.chosen, position=walk.table(half).position())
        for node in walk.nodes[half:]:
            table.play(node.move)
        assert replay(table.record()) == table

    @on_walks
    def test_a_record_that_was_tampered_with_is_told_with_its_line(self, walk: Walk) -> None:
        lines = walk.table().record().splitlines()
        first, last = lines.index("") + 1, len(lines) - 1
        result = next(i for i, line in enumerate(lines) if line.startswith("result: "))
        _is_told(lines, result, "result: unfinished")
        for at in {first, (first + last) // 2, last}:
            turn, rest = lines[at].split(". ", 1)
            seat, moves = rest.split(": ", 1)
            _is_told(lines, at, f"{int(turn) + 1}. {seat}: {moves}")
            _is_told(lines, at, f"{turn}. {int(seat) + 1}: {moves}")
            _is_told(lines, at, f"{turn}. {seat}: {moves}; {moves}")
            _is_told(lines, at, f"{turn}. {seat}: no such move")
            _is_told(lines, at, "no such line")
            _is_told(lines, at, None, result if at == last else at)

    @on_walks
    def test_an_illegal_move_in_a_record_is_told_with_its_line(self, walk: Walk) -> None:
        for at, node in _few(walk, 3):
            table = walk.table(at)
            illegal = [number for number in range(walk.game.moves) if number not in node.legal]
            seat, line = table.to_move, table.record().count("\n")
            for number in illegal[:: max(1, len(illegal) // 3)]:
                text = walk.game.notation.write(table.view(seat).body, number)
                record = f"{table.record()}{table.turn}. {seat}: {text}\n"
                with pytest.raises(RecordError) as told:
                    replay(record)
                assert told.value.line == line + 1


def _few(walk: Walk, most: int) -> list[tuple[int, Any]]:
    """Some of the decisions, with how many moves came before."""
    nodes = list(enumerate(walk.nodes))
    return nodes[:: max(1, len(nodes) // most)]


def _legal(walk: Walk, body: Any) -> list[int]:
    return legal_numbers(walk.game, body)


def _refuses(table: Table, move: Any, error: type[Exception]) -> None:
    before = (table.position(), table.history)
    with pytest.raises(error) as told:
        table.play(move)
    assert type(told.value) is error
    assert str(told.value)
    assert (table.position(), table.history) == before


def _is_told(lines: list[str], at: int, line: str | None, where: int | None = None) -> None:
    """With this line in place of that one (None: without it) the record does not hold."""
    changed = lines[:at] + ([] if line is None else [line]) + lines[at + 1 :]
    with pytest.raises(RecordError) as told:
        replay("\n".join(changed) + "\n")
    assert told.value.line == (at if where is None else where) + 1, str(told.value)
