"""A position declared once: its plain body, its record, and the way between.

    class Player(Shape):
        tokens = i8(6)
        points = i8()

A field is a number, a row of numbers or a part that is a shape of its own. The class makes plain
bodies (slots, lists, exact ints); `dtype` gives the NumPy record with the same names. `pack` writes
a body as the very bytes of that record, so both ways between the two are one line.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, overload

from roundel.core.errors import InvalidPosition

if TYPE_CHECKING:
    import numpy

Row: TypeAlias = list[int]

EMPTY = -1
"""Nothing lies here."""
UNKNOWN = -2
"""Something lies here that this seat may not know."""
NOBODY = -1
"""No seat: nobody is to move, nobody owns it."""


class Field:
    """One named place in a shape: a number (`code` says how wide) or a part of another shape."""

    __slots__ = ("code", "count", "part")

    def __init__(self, code: str, part: type[Shape] | None, count: int | None) -> None:
        self.code = code
        self.part = part
        self.count = count


class ShapeType(type):
    """Turns the fields of a class into slots, and remembers them in order."""

    fields: dict[str, Field]

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> ShapeType:
        own = {key: value for key, value in namespace.items() if isinstance(value, Field)}
        for key in own:
            del namespace[key]
        namespace["__slots__"] = tuple(own)
        made = super().__new__(cls, name, bases, namespace)
        inherited = next((base.fields for base in bases if isinstance(base, ShapeType)), {})
        made.fields = {**inherited, **own}
        return made


class Shape(metaclass=ShapeType):
    """A body of named fields, all zero when new."""

    def __init__(self) -> None:
        for name, field in type(self).fields.items():
            setattr(self, name, _zero(field))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and pack(self) == pack(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({to_dict(self)})"


S = TypeVar("S", bound=Shape)


@overload
def i8() -> int: ...
@overload
def i8(count: int) -> Row: ...
def i8(count: int | None = None) -> Any:
    """A number from -128 to 127, or a row of them."""
    return Field("b", None, count)


@overload
def i16() -> int: ...
@overload
def i16(count: int) -> Row: ...
def i16(count: int | None = None) -> Any:
    """A number from -32768 to 32767, or a row of them."""
    return Field("h", None, count)


@overload
def i32() -> int: ...
@overload
def i32(count: int) -> Row: ...
def i32(count: int | None = None) -> Any:
    """A number of 32 bits, or a row of them."""
    return Field("i", None, count)


@overload
def u32() -> int: ...
@overload
def u32(count: int) -> Row: ...
def u32(count: int | None = None) -> Any:
    """A number from 0 of 32 bits, or a row of them. In rules, mask what you read from it."""
    return Field("I", None, count)


def f64() -> float:
    """A number with a fraction."""
    return Field("d", None, None)  # type: ignore[return-value]


def part(shape: type[S]) -> S:
    """A part with a shape of its own."""
    return Field("", shape, None)  # type: ignore[return-value]


def parts(shape: type[S], count: int) -> list[S]:
    """Several parts of one shape."""
    return Field("", shape, count)  # type: ignore[return-value]


def dtype(shape: type[Shape]) -> numpy.dtype[Any]:
    """The NumPy record with the same fields."""
    import numpy as np

    def entry(name: str, field: Field) -> tuple[Any, ...]:
        kind = dtype(field.part) if field.part else np.dtype("<" + _NUMPY_CODE[field.code])
        return (name, kind) if field.count is None else (name, kind, (field.count,))

    return np.dtype((np.record, [entry(name, field) for name, field in shape.fields.items()]))


def pack(body: Shape) -> bytes:
    """The bytes of the record that equals this body."""
    try:
        return layout(type(body)).pack(*_numbers(body))
    except struct.error:
        path, value, code = next(_misfits(body))
        reason = f"{value!r} is not a whole number from {_LOW[code]} to {_HIGH[code]}"
        raise InvalidPosition(path, reason) from None


def unpack(shape: type[S], data: bytes) -> S:
    """The plain body that these bytes are the record of."""
    body = shape()
    _fill(body, iter(layout(shape).unpack(data)))
    return body


def copy(target: S, source: S) -> None:
    """Make `target` equal to `source`, sharing nothing."""
    for name, field in type(source).fields.items():
        value = getattr(source, name)
        if field.part is None:
            setattr(target, name, value if field.count is None else value[:])
        elif field.count is None:
            copy(getattr(target, name), value)
        else:
            for to, origin in zip(getattr(target, name), value, strict=True):
                copy(to, origin)


def twin(body: S) -> S:
    """An equal body that shares nothing: quicker than to make one and `copy`."""
    kind = type(body)
    made = kind.__new__(kind)
    for name, field in kind.fields.items():
        value = getattr(body, name)
        if field.part is None:
            setattr(made, name, value if field.count is None else value[:])
        elif field.count is None:
            setattr(made, name, twin(value))
        else:
            setattr(made, name, [twin(each) for each in value])
    return made


def to_dict(body: Shape) -> dict[str, Any]:
    """The body as nested dicts and lists, fit for JSON."""

    def plain(field: Field, value: Any) -> Any:
        if field.part is None:
            return value if field.count is None else list(value)
        return to_dict(value) if field.count is None else [to_dict(each) for each in value]

    return {name: plain(field, getattr(body, name)) for name, field in type(body).fields.items()}


def from_dict(shape: type[S], data: Mapping[str, Any], path: str = "") -> S:
    """The body that such a dict describes; says which field is missing, unknown or does not fit."""
    body = shape()
    _read(body, data, path)
    pack(body)
    return body


@cache
def layout(shape: type[Shape]) -> struct.Struct:
    """How the numbers of a shape lie one after the other."""
    return struct.Struct("<" + "".join(_codes(shape)))


_NUMPY_CODE = {"b": "i1", "h": "i2", "i": "i4", "I": "u4", "d": "f8"}
_LOW = {"b": -(2**7), "h": -(2**15), "i": -(2**31), "I": 0}
_HIGH = {"b": 2**7 - 1, "h": 2**15 - 1, "i": 2**31 - 1, "I": 2**32 - 1}


def _zero(field: Field) -> Any:
    if field.part is None:
        return 0 if field.count is None else [0] * field.count
    return field.part() if field.count is None else [field.part() for _ in range(field.count)]


def _codes(shape: type[Shape]) -> Iterator[str]:
    for field in shape.fields.values():
        for _ in range(1 if field.count is None else field.count):
            if field.part is None:
                yield field.code
            else:
                yield from _codes(field.part)


def _numbers(body: Shape) -> list[int]:
    out: list[int] = []
    _gather(body, out)
    return out


def _gather(body: Shape, out: list[int]) -> None:
    for name, field in type(body).fields.items():
        value = getattr(body, name)
        if field.part is None:
            out.append(value) if field.count is None else out.extend(value)
        else:
            for each in (value,) if field.count is None else value:
                _gather(each, out)


def _fill(body: Shape, numbers: Iterator[int]) -> None:
    for name, field in type(body).fields.items():
        if field.part is not None:
            value = getattr(body, name)
            for each in (value,) if field.count is None else value:
                _fill(each, numbers)
        elif field.count is None:
            setattr(body, name, next(numbers))
        else:
            setattr(body, name, [next(numbers) for _ in range(field.count)])


def _read(body: Shape, data: Mapping[str, Any], path: str) -> None:
    if not isinstance(data, Mapping):
        raise InvalidPosition(path or "position", "a dict of named fields is needed here")
    fields = type(body).fields
    for name in data:
        if name not in fields:
            raise InvalidPosition(f"{path}{name}", "there is no such field")
    for name, field in fields.items():
        here = f"{path}{name}"
        if name not in data:
            raise InvalidPosition(here, "the field is missing")
        value = data[name]
        if field.count is not None and (not isinstance(value, list) or len(value) != field.count):
            raise InvalidPosition(here, f"a list of {field.count} is needed here")
        if field.part is None:
            setattr(body, name, value if field.count is None else list(value))
        elif field.count is None:
            _read(getattr(body, name), value, f"{here}.")
        else:
            for index, each in enumerate(getattr(body, name)):
                _read(each, value[index], f"{here}[{index}].")


def _misfits(body: Shape, path: str = "") -> Iterator[tuple[str, object, str]]:
    for name, field in type(body).fields.items():
        value = getattr(body, name)
        places = [(f"{path}{name}", value)]
        if field.count is not None:
            places = [(f"{path}{name}[{index}]", each) for index, each in enumerate(value)]
        for here, each in places:
            if field.part is not None:
                yield from _misfits(each, f"{here}.")
            elif field.code in _LOW and not _fits(each, field.code):
                yield here, each, field.code


def _fits(value: object, code: str) -> bool:
    return type(value) is int and _LOW[code] <= value <= _HIGH[code]
