"""Tables laid by hand: what a test names lies where it says, everything else lies anywhere else."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

import roundel
from roundel.games.splendor.components import (
    BONUS,
    CARD_IDS,
    CARDS,
    COLOURS,
    COST,
    DECK_SIZE,
    GEM_TOKENS,
    GEMS,
    GOLD,
    GOLD_TOKENS,
    HAND,
    LEVEL,
    LEVELS,
    NOBLE_IDS,
    NOBLE_POINTS,
    PLACES,
    POINTS,
)
from roundel.games.splendor.position import MARKET, MOST_NOBLES, Position

EMPTY = NOBODY = -1
BLIND = "?"
"""After the name of a card in hand: it was reserved unseen."""


def set_table(
    seats: int = 2,
    *,
    to_move: int = 0,
    round: int = 10,
    tokens: Mapping[int, str] | None = None,
    bonuses: Mapping[int, str] | None = None,
    bought: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    market: Mapping[str, str] | None = None,
    tops: Sequence[str] = (),
    nobles: Sequence[str] = (),
    hosts: Mapping[str, int] | None = None,
    passes: int = 0,
) -> roundel.Table:
    """A table in the middle of a game, by seat: tokens as "2 white 1 gold", cards by id.

    `market` says what lies at "2-3", the third place of level 2; `tops` which cards are drawn next.
    Bonuses come from cards without points that are named nowhere else.
    """
    tokens, bonuses, bought, hands = tokens or {}, bonuses or {}, bought or {}, hands or {}
    market = market or {}
    named = [*market.values(), *tops, *chain(*bought.values()), *chain(*hands.values())]
    free = set(range(CARDS)) - {card_number(name) for name in named}
    data = roundel.table("splendor", seats=seats, seed=1).position()
    data["owner"] = _owners(bonuses, bought, free)
    data["market"], data["decks"] = _lay_cards(market, tops, free)
    data["nobles"], data["host"] = _lay_nobles(seats, nobles, hosts or {})
    piles = [GEM_TOKENS[seats]] * GEMS + [GOLD_TOKENS]
    for seat in range(seats):
        held = counts(tokens.get(seat, ""))
        piles = [pile - taken for pile, taken in zip(piles, held, strict=True)]
        data["players"][seat] = _player(data, seat, held, hands.get(seat, ()))
        data["score"][seat] = data["players"][seat]["points"]
    data["supply"] = piles
    data["to_move"], data["turn"], data["passes"] = to_move, (round - 1) * seats + to_move, passes
    return roundel.table("splendor", position=data)


def _owners(
    bonuses: Mapping[int, str], bought: Mapping[int, Sequence[str]], free: set[int]
) -> list[int]:
    """Who bought each card: those named, and others without points for the bonuses."""
    owner = [NOBODY] * CARDS
    for seat, names in bought.items():
        for name in names:
            owner[card_number(name)] = seat
    for seat, text in bonuses.items():
        for colour, wanted in enumerate(counts(text)):
            plain = sorted(card for card in free if BONUS[card] == colour and POINTS[card] == 0)
            assert len(plain) >= wanted, "not so many cards without points are left"
            for card in plain[:wanted]:
                owner[card] = seat
                free.discard(card)
    return owner


def _lay_cards(
    market: Mapping[str, str], tops: Sequence[str], free: set[int]
) -> tuple[list[int], list[dict[str, Any]]]:
    """The market, filled with dear cards where nothing is named, and the decks."""
    lying = [EMPTY] * MARKET
    for place, name in market.items():
        lying[_place(place)] = card_number(name)
    decks = []
    for level in range(LEVELS):
        rest = sorted((card for card in free if LEVEL[card] == level), key=_dearest_first)
        above = [card_number(name) for name in reversed(tops) if name[1] == str(level + 1)]
        for at in range(level * PLACES, (level + 1) * PLACES):
            if lying[at] == EMPTY and (rest or above):
                lying[at] = rest.pop(0) if rest else above.pop()
        deck = rest + above
        decks.append({"left": len(deck), "cards": deck + [EMPTY] * (max(DECK_SIZE) - len(deck))})
    return lying, decks


def _lay_nobles(
    seats: int, nobles: Sequence[str], hosts: Mapping[str, int]
) -> tuple[list[int], list[int]]:
    """The nobles named and as many more as belong there, and the seats that they came to."""
    there = [*nobles, *(name for name in NOBLE_IDS if name not in nobles)][: seats + 1]
    gap = MOST_NOBLES - len(there)
    return (
        [NOBLE_IDS.index(name) for name in there] + [EMPTY] * gap,
        [hosts.get(name, NOBODY) for name in there] + [NOBODY] * gap,
    )


def _player(
    data: Mapping[str, Any], seat: int, held: list[int], hand: Sequence[str]
) -> dict[str, Any]:
    """What a seat has, the rest of the table being laid."""
    mine = [card for card in range(CARDS) if data["owner"][card] == seat]
    gap = HAND - len(hand)
    return {
        "tokens": held,
        "bonuses": [sum(BONUS[card] == gem for card in mine) for gem in range(GEMS)],
        "points": sum(POINTS[card] for card in mine) + NOBLE_POINTS * data["host"].count(seat),
        "cards": len(mine),
        "reserved": [card_number(name) for name in hand] + [EMPTY] * gap,
        "unseen": [int(name[1]) if name.endswith(BLIND) else 0 for name in hand] + [0] * gap,
    }


def _place(text: str) -> int:
    """The place that "2-3" names."""
    level, number = map(int, text.split("-"))
    return (level - 1) * PLACES + number - 1


def _dearest_first(card: int) -> tuple[int, int]:
    return (-sum(COST[card]), card)


def stuck_table(seats: int = 2, **more: object) -> roundel.Table:
    """Nobody can do anything: no gem in the supply, full hands, and nothing that one can pay."""
    tokens = {
        2: {0: "4 white 4 blue 2 green", 1: "2 green 4 red 4 black"},
        3: {0: "5 white 5 blue", 1: "5 green 5 red", 2: "5 black"},
    }
    hands = {0: ("S3-09", "S3-13", "S3-15"), 1: ("S3-17", "S3-11", "S3-19")}
    if seats == 3:
        hands[2] = ("S3-04", "S2-08", "S2-14")
    first = ("S1-04", "S1-07", "S1-11", "S1-14")
    second = ("S2-10", "S2-19", "S2-20", "S2-16")
    third = ("S3-01", "S3-03", "S3-05", "S3-07")
    market = {
        f"{level}-{place}": name
        for level, names in enumerate((first, second, third), start=1)
        for place, name in enumerate(names, start=1)
    }
    return set_table(seats, tokens=tokens[seats], hands=hands, market=market, **more)  # type: ignore[arg-type]


def counts(text: str) -> list[int]:
    """How many of each kind: "2 white 1 gold" as a row."""
    row = [0] * (GOLD + 1)
    words = text.split()
    for count, colour in zip(words[::2], words[1::2], strict=True):
        row[COLOURS.index(colour)] += int(count)
    return row


def in_words(row: Sequence[int]) -> str:
    """A row of counts as "2 white 1 gold"."""
    return " ".join(f"{row[kind]} {COLOURS[kind]}" for kind in range(len(row)) if row[kind])


def card_number(name: str) -> int:
    return CARD_IDS.index(name.rstrip(BLIND))


def cards_of(level: int) -> list[str]:
    """The ids of all cards of a level."""
    return [name for name, each in zip(CARD_IDS, LEVEL, strict=True) if each == level - 1]


def market_of(table: roundel.Table, place: str) -> str | None:
    """The id of the card at "2-3"; None when the place is empty."""
    return name_of(table.position()["market"][_place(place)])


def name_of(card: int) -> str | None:
    return CARD_IDS[card] if card >= 0 else None


def hand_of(table: roundel.Table, seat: int) -> list[str | None]:
    """The ids of the reserved cards, slot by slot."""
    return [name_of(card) for card in table.position()["players"][seat]["reserved"]]


def tokens_of(table: roundel.Table, seat: int) -> str:
    return in_words(table.position()["players"][seat]["tokens"])


def bonuses_of(table: roundel.Table, seat: int) -> str:
    return in_words(table.position()["players"][seat]["bonuses"])


def points_of(table: roundel.Table, seat: int) -> int:
    points: int = table.position()["players"][seat]["points"]
    return points


def supply_of(table: roundel.Table) -> str:
    return in_words(table.position()["supply"])


def result_of(table: roundel.Table) -> roundel.Result:
    """The result of a game that must be over."""
    assert table.result is not None
    return table.result


def nobles_of(table: roundel.Table, seat: int) -> set[str]:
    """The nobles that visited this seat."""
    data = table.position()
    there = zip(data["nobles"], data["host"], strict=True)
    return {NOBLE_IDS[noble] for noble, host in there if host == seat and noble >= 0}


def view_of(table: roundel.Table, seat: int | None = None) -> Position:
    """What this seat, or else the seat to move, may know."""
    body = table.view(table.to_move if seat is None else seat).body
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


def random_game(seed: int, seats: int = 2, turns: int = 400) -> Iterator[roundel.Table]:
    """A game of random moves, as it stands before each of them and at its end."""
    dice = random.Random(seed)
    table = roundel.table("splendor", seats=seats, seed=seed)
    while not table.is_over and table.turn <= turns:
        yield table
        table.play(dice.choice(table.moves()))
    yield table
