"""Tables laid by hand. A card is two letters, what lies up first: A, X, P, D for Arsène, Lady X,
police, diamond. A small second letter is a back that nobody knows yet: `XD` is known, `Xd` is not.
"""

import random
from collections.abc import Iterator
from typing import Any

import roundel
from roundel.games.blue_lion.deduction import ANY_IMAGE, deduce
from roundel.games.blue_lion.position import BUILD, REARRANGE, RETURN_CARD, Position

LETTERS = "AXPD"
EMPTY = -1
ARSENE, LADY_X = 0, 1


def set_table(
    row: str = "",
    loose: str = "",
    aside: str = "",
    fresh: str = "",
    *,
    to_move: int = ARSENE,
    gems: tuple[int, int] = (0, 0),
    quiet: int = 1,
    turn: int = 20,
    returning: bool = False,
    passed: int = 0,
    **options: int,
) -> roundel.Table:
    """A table in the middle of a game. Cards are numbered in this order: those that lie loose,
    the row from the left, those set aside before this turn, those set aside in it."""
    groups = [group.split() for group in (loose, row, aside, fresh)]
    cards = [card for group in groups for card in group]
    numbers = iter(range(len(cards)))
    places = [[next(numbers) for _ in group] for group in groups]
    data = roundel.table("blue-lion", seed=1, options=options).position()
    data["up"] = [LETTERS.index(card[0]) for card in cards]
    data["back"] = [LETTERS.index(card[1].upper()) for card in cards]
    data["backs"] = known_backs(cards)
    data["loose"] = [int(number in places[0]) for number in range(len(cards))]
    data["length"] = len(groups[1])
    for name, size, lying in (("row", 6, 1), ("aside", 2, 2), ("fresh", 2, 3)):
        data[name] = (places[lying] + [EMPTY] * size)[:size]
    building = BUILD if loose else REARRANGE
    data["phase"] = RETURN_CARD if returning else building
    data["to_move"], data["quiet"], data["turn"] = to_move, quiet, turn
    data["score"][:2] = gems
    data["passed"] = passed
    return roundel.table("blue-lion", position=data)


def known_backs(cards: list[str]) -> list[int]:
    """What is known of each back; a small letter must be one that does not follow."""
    up = [LETTERS.index(card[0]) for card in cards]
    back = [LETTERS.index(card[1].upper()) for card in cards]
    backs = [
        1 << back[i] if cards[i].isupper() else ANY_IMAGE ^ 1 << up[i] for i in range(len(cards))
    ]
    deduce(up, back, backs)
    for card, known in zip(cards, backs, strict=True):
        assert card.isupper() == (known.bit_count() == 1), f"the back of {card} follows"
    return backs


def position_of(table: roundel.Table) -> Position:
    """The true position, for what a test may look at behind the cards."""
    body = Position()
    for name, value in table.position().items():
        if name != "stream":
            setattr(body, name, value)
    return body


def ups(table: roundel.Table) -> str:
    """What lies up in the row, from the left: `P X P`."""
    s = table.view(None)
    return " ".join(LETTERS[s.up[card]] for card in s.row if card != EMPTY)


def lying(table: roundel.Table, where: str) -> str:
    """The cards that lie at `row`, `loose`, `aside` or `fresh`, as both know them: `XD P?`."""
    s = table.view(None)
    cards = getattr(s, where)
    if where == "loose":
        cards = [card for card, loose in enumerate(cards) if loose]
    return " ".join(shown(s, card) for card in cards if card != EMPTY)


def shown(view: Any, card: int) -> str:
    """A card by what lies up and its back, a question mark where that is not known."""
    back = LETTERS[view.back[card]] if view.back[card] >= 0 else "?"
    return f"{LETTERS[view.up[card]]}{back}"


def gems(table: roundel.Table) -> tuple[int, int]:
    """Of Arsène and Lady X."""
    scores = table.view(None).score
    return (scores[0], scores[1])


def allowed(table: roundel.Table, start: str = "") -> set[str]:
    """The texts of the legal moves that begin so."""
    return {move.text for move in table.moves() if move.text.startswith(start)}


def random_game(seed: int, **options: int) -> Iterator[roundel.Table]:
    """One table from the deal to the end of a game of dice, shown at every decision."""
    dice = random.Random(seed)
    table = roundel.table("blue-lion", seed=seed, options=options)
    yield table
    while not table.is_over:
        table.play(dice.choice(table.moves()))
        yield table
