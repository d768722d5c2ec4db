"""What is said to people: a message with its values, and the words for it in a language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value: TypeAlias = "int | str | Message | tuple[Message, ...]"


@dataclass(frozen=True)
class Message:
    """The name of a message in the game's `locale` folder, and what stands in its places.

    A value named `seat` or `rival` is a seat, and the player's name is put there.
    """

    id: str
    values: dict[str, Value] = field(default_factory=dict)

    def __init__(self, id: str, /, **values: Value) -> None:
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "values", values)


SEAT_VALUES = ("seat", "rival")


def words(message: Message, folder: Path, names: Sequence[str] = (), locale: str = "en") -> str:
    """The message in words: those of the game in `folder`, with the names of the seats."""
    bundle = _bundle(folder, locale)
    values: dict[str, Any] = {}
    for key, value in message.values.items():
        if key in SEAT_VALUES and isinstance(value, int):
            values[key] = seat_name(value, names, folder, locale)
        elif isinstance(value, Message):
            values[key] = words(value, folder, names, locale)
        elif isinstance(value, tuple):
            values[key] = _list([words(each, folder, names, locale) for each in value], bundle)
        else:
            values[key] = value
    return _format(bundle, message.id, values)


def seat_name(seat: int, names: Sequence[str], folder: Path, locale: str = "en") -> str:
    """The name of a seat, or its number in words."""
    if seat < len(names) and names[seat]:
        return names[seat]
    return _format(_bundle(folder, locale), "a-seat", {"number": seat + 1})


def _list(parts: list[str], bundle: FluentBundle) -> str:
    """Several things in a row: a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    head = ", ".join(parts[:-1])
    return _format(bundle, "and-last", {"others": head, "last": parts[-1]})


def _format(bundle: FluentBundle, id: str, values: dict[str, Any]) -> str:
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(text)


@cache
def _bundle(folder: Path, locale: str) -> FluentBundle:
    """The words that all games share, and those of one game."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale], use_isolating=False)
    for home in (Path(__file__).parent, folder):
        source = (home / "locale" / f"{locale}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle
