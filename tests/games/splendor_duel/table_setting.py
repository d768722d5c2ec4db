"""Tables laid by hand: what a test names lies where it says, everything else lies anywhere else."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import roundel
from roundel.games.splendor_duel.components import (
    BONUS,
    BONUS_COUNT,
    CARD_IDS,
    CARDS,
    CELL_NAMES,
    CELLS,
    COLOURS,
    COST,
    CROWNS,
    FIRST_PLACE,
    GEMS,
    HAND,
    KINDS,
    LEVEL,
    LEVELS,
    PLACE_LEVEL,
    POINTS,
    PRICED,
    PYRAMID,
    ROYAL_IDS,
    ROYAL_POINTS,
    SCROLLS,
    SPIRAL,
    TOKENS,
    WILD,
)
from roundel.games.splendor_duel.position import Position

EMPTY = NOBODY = -1
BLIND = "?"
"""After the name of a card in hand: it was reserved unseen."""
LETTERS = "wbgrkpo"
"""Tokens on a drawn board: white, blue, green, red, black, pearl, gold; `.` is an empty cell."""


def set_table(
    board: str | None = None,
    *,
    to_move: int = 0,
    turn: int = 20,
    tokens: Mapping[int, str] | None = None,
    bonuses: Mapping[int, str] | None = None,
    bought: Mapping[int, Sequence[str]] | None = None,
    laid: Mapping[str, str] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    pyramid: Mapping[str, str] | None = None,
    tops: Sequence[str] = (),
    scrolls: Mapping[int, int] | None = None,
    royals: Mapping[str, int] | None = None,
    against_blocking: bool = False,
    seed: int = 1,
) -> roundel.Table:
    """A table in the middle of a game, by seat: tokens as "2 white 1 gold", cards by id.

    `board` is drawn in five rows, top to bottom, and what is neither there nor in a hand is in the
    bag; without a board all of it lies on the board. `pyramid` says what lies at "2-3", the third
    place of level 2; `tops` which cards are drawn next; `laid` on which colour a bought wild card.
    Bonuses come from cards without points and crowns that are named nowhere else.
    """
    tokens, bonuses, bought, hands = tokens or {}, bonuses or {}, bought or {}, hands or {}
    data = roundel.table("splendor-duel", seed=seed).position()
    free = set(range(CARDS))
    free -= {card_number(name) for names in (*bought.values(), *hands.values()) for name in names}
    free -= {card_number(name) for name in (*(pyramid or {}).values(), *tops)}
    data["owner"] = _owners(bought, bonuses, free)
    data["laid"] = [EMPTY] * CARDS
    for name, colour in (laid or {}).items():
        data["laid"][card_number(name)] = COLOURS.index(colour)
    data["patron"] = [(royals or {}).get(name, NOBODY) for name in ROYAL_IDS]
    _lay_pyramid(data, pyramid or {}, tops, free)

    rest = list(TOKENS)
    for seat in (0, 1):
        rest = [pile - held for pile, held in zip(rest, counts(tokens.get(seat, "")), strict=True)]
    data["board"] = drawn(board) if board is not None else _along_the_spiral(rest)
    data["bag"] = [rest[kind] - data["board"].count(kind) for kind in range(KINDS)]
    data["scrolls"] = SCROLLS - sum((scrolls or {}).values())
    for seat in (0, 1):
        player = _player(data, seat, hands.get(seat, ()))
        player["tokens"] = counts(tokens.get(seat, ""))
        player["scrolls"] = (scrolls or {}).get(seat, 0)
        data["players"][seat] = player
        data["score"][seat] = player["points"]
    data["to_move"], data["turn"] = to_move, turn
    data["against_blocking"] = int(against_blocking)
    return roundel.table("splendor-duel", position=data)


def _owners(
    bought: Mapping[int, Sequence[str]], bonuses: Mapping[int, str], free: set[int]
) -> list[int]:
    owner = [NOBODY] * CARDS
    for seat, names in bought.items():
        for name in names:
            owner[card_number(name)] = seat
    for seat, text in bonuses.items():
        for colour, wanted in enumerate(counts(text)):
            plain = [
                card
                for card in sorted(free)
                if (BONUS[card], POINTS[card], CROWNS[card]) == (colour, 0, 0)
            ]
            assert len(plain) >= wanted, "not so many cards without points are left"
            for card in plain[:wanted]:
                owner[card] = seat
                free.discard(card)
    return owner


def _lay_pyramid(
    data: dict[str, Any], pyramid: Mapping[str, str], tops: Sequence[str], free: set[int]
) -> None:
    """The dearest cards where nothing is named."""
    lying = [EMPTY] * PYRAMID
    for named, name in pyramid.items():
        lying[place_number(named)] = card_number(name)
    for level in range(LEVELS):
        rest = sorted(
            (card for card in free if LEVEL[card] == level), key=lambda card: -sum(COST[card])
        )
        above = [card_number(name) for name in reversed(tops) if LEVEL[card_number(name)] == level]
        for place in range(PYRAMID):
            if PLACE_LEVEL[place] == level and lying[place] == EMPTY and (rest or above):
                lying[place] = rest.pop(0) if rest else above.pop()
        deck = rest + above
        size = len(data["decks"][level]["cards"])
        data["decks"][level] = {"left": len(deck), "cards": deck + [EMPTY] * (size - len(deck))}
    data["pyramid"] = lying


def _along_the_spiral(rest: Sequence[int]) -> list[int]:
    board = [EMPTY] * CELLS
    lying = [kind for kind in range(KINDS) for _ in range(rest[kind])]
    for cell, kind in zip(SPIRAL, lying, strict=False):
        board[cell] = kind
    return board


def _player(data: dict[str, Any], seat: int, hand: Sequence[str]) -> dict[str, Any]:
    """What follows from cards and royals, and the hand."""
    mine = [card for card in range(CARDS) if data["owner"][card] == seat]
    bonuses, colour_points = [0] * PRICED, [0] * GEMS
    for card in mine:
        colour = data["laid"][card] if BONUS[card] == WILD else BONUS[card]
        if colour < GEMS:
            bonuses[colour] += BONUS_COUNT[card]
            colour_points[colour] += POINTS[card]
    royal_points = [
        points
        for points, patron in zip(ROYAL_POINTS, data["patron"], strict=True)
        if patron == seat
    ]
    backs = [LEVEL[card_number(name)] + 1 if name.endswith(BLIND) else 0 for name in hand]
    return {
        "bonuses": bonuses,
        "colour_points": colour_points,
        "points": sum(POINTS[card] for card in mine) + sum(royal_points),
        "crowns": sum(CROWNS[card] for card in mine),
        "reserved": [card_number(name) for name in hand] + [EMPTY] * (HAND - len(hand)),
        "unseen": backs + [0] * (HAND - len(hand)),
        "blocked": 0,
    }


def deadlock(
    board: str,
    *,
    scrolls: int = 2,
    hand: Sequence[str] = ("D3-07", "D3-11", "D3-12"),
    rival_hand: Sequence[str] = (),
) -> roundel.Table:
    """Nobody can buy or reserve anything; the board and the bag hold both pearls and all gold."""
    return set_table(
        board,
        tokens={0: "4 white 4 blue 2 green", 1: "2 green 4 red 4 black"},
        scrolls={0: scrolls},
        hands={0: hand, 1: rival_hand},
        pyramid={
            **dict(zip(places(1), ("D1-12", "D1-07", "D1-10", "D1-14", "D1-19"), strict=True)),
            **dict(zip(places(2), ("D2-04", "D2-02", "D2-06", "D2-09"), strict=True)),
            **dict(zip(places(3), ("D3-01", "D3-03", "D3-05"), strict=True)),
        },
    )


def drawn(board: str) -> list[int]:
    """A drawn board as a row of kinds."""
    cells = "".join(board.split())
    assert len(cells) == CELLS
    return [EMPTY if each == "." else LETTERS.index(each) for each in cells]


def drawing(table: roundel.Table) -> str:
    """The board of a table as it would be drawn, without spaces."""
    kinds = table.position()["board"]
    return "".join("." if kind == EMPTY else LETTERS[kind] for kind in kinds)


def at(table: roundel.Table, cell: str) -> str:
    """The token on a cell; nothing on an empty one."""
    kind = table.position()["board"][CELL_NAMES.index(cell)]
    return "" if kind == EMPTY else COLOURS[kind]


def counts(text: str) -> list[int]:
    """How many of each kind: "2 white 1 gold" as a row."""
    row = [0] * KINDS
    words = text.split()
    for count, kind in zip(words[::2], words[1::2], strict=True):
        row[COLOURS.index(kind)] += int(count)
    return row


def in_words(row: Sequence[int]) -> str:
    """A row of counts as "2 white 1 gold"."""
    return " ".join(f"{row[kind]} {COLOURS[kind]}" for kind in range(len(row)) if row[kind])


def card_number(name: str) -> int:
    return CARD_IDS.index(name.rstrip(BLIND))


def cards_of(level: int) -> list[str]:
    """The ids of all cards of a level."""
    return [name for name, each in zip(CARD_IDS, LEVEL, strict=True) if each == level - 1]


def places(level: int) -> list[str]:
    """The names of the places of a level in the pyramid."""
    count = PLACE_LEVEL.count(level - 1)
    return [f"{level}-{number}" for number in range(1, count + 1)]


def place_number(place: str) -> int:
    level, number = map(int, place.split("-"))
    return FIRST_PLACE[level - 1] + number - 1


def pyramid_of(table: roundel.Table, place: str) -> str | None:
    """The id of the card at "2-3"; None when the place is empty."""
    return name_of(table.position()["pyramid"][place_number(place)])


def name_of(card: int) -> str | None:
    return CARD_IDS[card] if card >= 0 else None


def hand_of(table: roundel.Table, seat: int) -> list[str | None]:
    """The ids of the reserved cards, slot by slot."""
    return [name_of(card) for card in table.position()["players"][seat]["reserved"]]


def tokens_of(table: roundel.Table, seat: int) -> str:
    return in_words(table.position()["players"][seat]["tokens"])


def bonuses_of(table: roundel.Table, seat: int) -> str:
    return in_words(table.position()["players"][seat]["bonuses"])


def bag_of(table: roundel.Table) -> str:
    return in_words(table.position()["bag"])


def scrolls_of(table: roundel.Table) -> tuple[int, int, int]:
    """On the table, at seat 0, at seat 1."""
    position = table.position()
    first, second = position["players"]
    return (position["scrolls"], first["scrolls"], second["scrolls"])


def royals_of(table: roundel.Table, seat: int) -> set[str]:
    patrons = table.position()["patron"]
    return {name for name, patron in zip(ROYAL_IDS, patrons, strict=True) if patron == seat}


def number_of(table: roundel.Table, seat: int, field: str) -> int:
    """Points, crowns and other single numbers of a player."""
    found: int = table.position()["players"][seat][field]
    return found


def result_of(table: roundel.Table) -> roundel.Result:
    """The result of a game that must be over."""
    assert table.result is not None
    return table.result


def view_of(table: roundel.Table) -> Position:
    """What the seat to move may know, as the rooms of the game take it."""
    body = table.view(table.to_move).body
    assert isinstance(body, Position)
    return body


def allowed(table: roundel.Table, first_word: str = "") -> set[str]:
    """The texts of the legal moves, or of those that begin with this word."""
    return {move.text for move in table.moves() if move.text.startswith(first_word)}


def ends_of_turn(table: roundel.Table) -> Counter[str]:
    """Every way to play the turn to its end, by the tokens that the player then holds."""
    seat, turn = table.to_move, table.turn
    assert seat is not None
    found: Counter[str] = Counter()

    def go_on() -> None:
        if table.turn != turn:
            found[tokens_of(table, seat)] += 1
            return
        for move in table.moves():
            table.play(move)
            go_on()
            table.undo()

    go_on()
    return found


def turns_of(table: roundel.Table) -> list[list[str]]:
    """The moves played, turn by turn."""
    turns: dict[int, list[str]] = {}
    for step in table.history:
        turns.setdefault(step.turn, []).append(step.text)
    return list(turns.values())


def random_game(seed: int, **options: int) -> Iterator[roundel.Table]:
    """A game of random moves, as it stands before each of them and at its end."""
    dice = random.Random(seed)
    table = roundel.table("splendor-duel", seed=seed, options=options)
    while not table.is_over:
        yield table
        table.play(dice.choice(table.moves()))
    yield table
