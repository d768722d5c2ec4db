"""What is said to people: a message with its values, and the words for it in a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


@cache
def _part_type() -> Any:
    """A part of a sentence, put into words in the form that the sentence asks for.

    As it stands, `{ $card }`, it is the message itself; with `FORM($card, "accusative")` it is the
    attribute `.accusative` of that message, or of each when it is several in a row.
    """
    from fluent.runtime.types import FluentType

    class Part(FluentType):  # type: ignore[misc]
        def __init__(self, in_form: Callable[[str], str]) -> None:
            self.in_form = in_form

        def format(self, locale: object) -> str:
            return self.in_form("")

    return Part


def words(message: Message, folder: Path, names: Sequence[str] = (), locale: str = "en") -> str:
    """The message in words: those of the game in `folder`, with the names of the seats."""
    return _words(message, "", folder, names, locale)


def seat_name(seat: int, names: Sequence[str], folder: Path, locale: str = "en") -> str:
    """The name of a seat, or its number in words."""
    if seat < len(names) and names[seat]:
        return names[seat]
    return _words(Message("a-seat", number=seat + 1), "", folder, (), locale)


def _words(message: Message, form: str, folder: Path, names: Sequence[str], locale: str) -> str:
    """The message in one of its forms, the usual one without a name."""
    values: dict[str, Any] = {}
    for key, value in message.values.items():
        if key in SEAT_VALUES and isinstance(value, int):
            values[key] = seat_name(value, names, folder, locale)
        elif isinstance(value, Message | tuple):
            values[key] = _part(value, folder, names, locale)
        else:
            values[key] = value
    return _format(_bundle(folder, locale), message.id, form, values)


def _part(
    said: Message | tuple[Message, ...], folder: Path, names: Sequence[str], locale: str
) -> Any:
    def in_form(form: str) -> str:
        if isinstance(said, Message):
            return _words(said, form, folder, names, locale)
        parts = [_words(each, form, folder, names, locale) for each in said]
        return _list(parts, _bundle(folder, locale))

    return _part_type()(in_form)


def _list(parts: list[str], bundle: FluentBundle) -> str:
    """Several things in a row: a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    head = ", ".join(parts[:-1])
    return _format(bundle, "and-last", "", {"others": head, "last": parts[-1]})


def _format(bundle: FluentBundle, id: str, form: str, values: dict[str, Any]) -> str:
    message = bundle.get_message(id)
    pattern = message.attributes.get(form) if form else message.value
    if pattern is None:
        raise LookupError(f"the words of {id!r} have no form {form!r}")
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(text)


def _in_form(part: Any, form: str) -> str:
    words: str = part.in_form(form)
    return words


@cache
def _bundle(folder: Path, locale: str) -> FluentBundle:
    """The words that all games share, and those of one game; in English if it has no others."""
    if not (folder / "locale" / f"{locale}.ftl").exists():
        return _bundle(folder, "en")
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale], {"FORM": _in_form}, use_isolating=False)
    for home in (Path(__file__).parent, folder):
        source = (home / "locale" / f"{locale}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
    return bundle
