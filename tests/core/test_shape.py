"""A position declared once: both bodies, and the way between."""

import numpy as np
import pytest

from roundel.core.errors import InvalidPosition
from roundel.core.shape import (
    Shape,
    copy,
    dtype,
    from_dict,
    i8,
    i16,
    i32,
    pack,
    part,
    parts,
    to_dict,
    twin,
    u32,
    unpack,
)


class Pile(Shape):
    height = i8()
    cards = i16(3)


class Board(Shape):
    turn = i32()
    key = u32(2)
    middle = part(Pile)
    piles = parts(Pile, 2)


class Larger(Board):
    more = i8()


def board() -> Board:
    body = Board()
    body.turn = -70000
    body.key = [0, 2**32 - 1]
    body.middle.height = 127
    body.piles[1].cards = [1, -32768, 32767]
    return body


def test_a_new_body_is_all_zero() -> None:
    assert not any(pack(Board()))


def test_both_bodies_have_the_same_fields() -> None:
    record = np.frombuffer(pack(board()), dtype=dtype(Board))[0]
    assert record.turn == -70000
    assert record.key.tolist() == [0, 2**32 - 1]
    assert record.middle.height == 127
    assert record.piles[1].cards.tolist() == [1, -32768, 32767]
    assert dtype(Board).itemsize == len(pack(board()))


def test_a_record_comes_back_as_an_equal_body() -> None:
    assert unpack(Board, pack(board())) == board()
    assert unpack(Board, pack(board())) != Board()


def test_fields_of_the_shape_above_come_first() -> None:
    assert list(Larger.fields) == ["turn", "key", "middle", "piles", "more"]
    larger = Larger()
    larger.more = 5
    assert pack(larger) == pack(Board()) + b"\x05"


def test_a_body_has_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        Board().height = 3  # type: ignore[attr-defined]


def test_a_copy_is_equal_and_shares_nothing() -> None:
    source, target = board(), Board()
    copy(target, source)
    for made in (target, twin(source)):
        assert made == source
        made.key[0] = 9
        made.middle.height = 9
        made.piles[1].cards[0] = 9
        assert source == board()


def test_a_body_goes_into_a_dict_and_back() -> None:
    data = to_dict(board())
    assert data["piles"][1] == {"height": 0, "cards": [1, -32768, 32767]}
    assert from_dict(Board, data) == board()
    data["piles"][1]["cards"][0] = 9
    assert from_dict(Board, data) != board()


@pytest.mark.parametrize(
    ("field", "value"),
    [("turn", 2**31), ("turn", -(2**31) - 1), ("turn", 1.5), ("turn", "1"), ("turn", None)],
)
def test_a_number_that_does_not_fit_is_named(field: str, value: object) -> None:
    body = board()
    setattr(body, field, value)
    with pytest.raises(InvalidPosition, match=f"^{field}: ") as told:
        pack(body)
    assert told.value.field == field


def test_a_number_deep_inside_is_named_with_its_place() -> None:
    body = board()
    body.piles[1].cards[2] = 32768
    with pytest.raises(InvalidPosition) as told:
        pack(body)
    assert told.value.field == "piles[1].cards[2]"
    assert "from -32768 to 32767" in told.value.reason


def test_a_number_below_zero_does_not_fit_a_u32() -> None:
    body = board()
    body.key[1] = -1
    with pytest.raises(InvalidPosition, match=r"^key\[1\]: -1 is not a whole number from 0 to"):
        pack(body)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"turns": 1}, "turns"),
        ({"key": [1]}, "key"),
        ({"key": "12"}, "key"),
        ({"middle": 3}, "middle."),
        ({"middle": {"height": 0}}, "middle.cards"),
        ({"piles": [{"height": 0, "cards": [0, 0, 0]}]}, "piles"),
        (
            {"piles": [{"height": 0, "cards": [0, 0, 0]}, {"height": 0, "cards": [0, 0]}]},
            "piles[1].cards",
        ),
        ({"middle": {"height": 128, "cards": [0, 0, 0]}}, "middle.height"),
        ({"turn": None}, "turn"),
    ],
)
def test_a_dict_that_is_no_body_is_told_with_its_field(
    change: dict[str, object], field: str
) -> None:
    with pytest.raises(InvalidPosition) as told:
        from_dict(Board, to_dict(board()) | change)
    assert told.value.field == field


def test_a_missing_field_is_named() -> None:
    data = to_dict(board())
    del data["key"]
    with pytest.raises(InvalidPosition, match=r"^key: the field is missing"):
        from_dict(Board, data)
    with pytest.raises(InvalidPosition, match=r"^position: a dict"):
        from_dict(Board, [1, 2])  # type: ignore[arg-type]
