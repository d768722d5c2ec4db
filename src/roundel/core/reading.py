"""A move from what somebody typed: the full text, or any shortening that fits only one."""

from collections.abc import Collection, Mapping
from itertools import permutations

from roundel.core.errors import AmbiguousMove, InvalidMove

SEPARATORS = str.maketrans(",.", "  ")


def match(text: str, texts: Mapping[int, str], legal: Collection[int]) -> int:
    """The move whose text this is, or whose words these shorten; the legal ones come first.

    The first word must come first, the others in any order.
    """
    typed = text.lower().translate(SEPARATORS).split()
    for move, full in texts.items():
        if typed == full.split():
            return move
    fitting = {move: full for move, full in texts.items() if _shortens(typed, full.split())}
    candidates = {move: full for move, full in fitting.items() if move in legal} or fitting
    if not candidates:
        examples = _examples(texts, legal)
        raise InvalidMove(f"{text!r} is not a move of this game; a move looks like {examples}")
    if len(candidates) > 1:
        raise AmbiguousMove(f"{text!r} could be {_either(list(candidates.values()))}")
    return next(iter(candidates))


def _shortens(typed: list[str], full: list[str]) -> bool:
    if len(typed) != len(full) or not full[0].startswith(typed[0]):
        return False
    return any(
        all(word.startswith(start) for word, start in zip(order, typed[1:], strict=True))
        for order in permutations(full[1:])
    )


def _examples(texts: Mapping[int, str], legal: Collection[int]) -> str:
    shown = [texts[move] for move in list(legal)[:2]] or list(texts.values())[:2]
    return _either([repr(each) for each in shown])


def _either(texts: list[str], most: int = 6) -> str:
    shown = texts[:most] + (["…"] if len(texts) > most else [])
    return " or ".join([", ".join(shown[:-1]), shown[-1]]) if len(shown) > 1 else shown[0]
