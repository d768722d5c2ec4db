"""Contracts: the face of one, and those of the office and of the nation."""

from __future__ import annotations

from roundel.core.drawing import Element, box, number, words
from roundel.core.message import Message
from roundel.core.shape import EMPTY
from roundel.games.barrage.components import (
    CONTRACT_IDS,
    CONTRACT_KIND,
    CONTRACT_KINDS,
    CONTRACTS,
    CONTRACTS_OF_KIND,
    FIRST_CONTRACT,
    NATIONAL,
    PILES,
    REQUIREMENT,
    REWARDS,
    SHOWN_PER_PILE,
)
from roundel.games.barrage.phrases import contract_words
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.layout import HEAD_HEIGHT, Area
from roundel.games.barrage.picture.rewards import stacked
from roundel.games.barrage.picture.signs import sign
from roundel.games.barrage.position import SHOWN

CONTRACT_WIDTH, CONTRACT_HEIGHT = 76.0, 38.0
GAP = 4.0
NOTCH = 5.0
LOW = 30.0
"""A contract lower than this has everything in one line."""


def contract_face(drawing: Drawing, contract: int, height: float, chosen: bool = False) -> Element:
    """What it asks for on the left, what it brings on the right; piles differ by their corners."""
    kind = CONTRACT_KINDS[CONTRACT_KIND[contract]]
    needed = str(REQUIREMENT[contract])
    middle = height / 2
    parts = drawing.reward(REWARDS[contract])
    if height < LOW:
        inside = [
            sign("energy", 8, middle, 0.55),
            words(needed, 13, middle + 5, 14, class_="bold"),
            *stacked(parts, 53, middle, 43, 0.85, height / 2),
        ]
    else:
        size = 18 if len(needed) == 1 else 15.5
        inside = [
            sign("energy", 14, 10, 0.68),
            words(needed, 13, height - 6, size, class_="bold", anchor="middle"),
            *stacked(parts, 50.5, middle, 48, 0.92),
        ]
    glow = box(-2, -2, CONTRACT_WIDTH + 4, height + 4, "glow", 6) if chosen else None
    outline = _outline(CONTRACT_KIND[contract], CONTRACT_WIDTH, height)
    return Element(
        "g",
        Element("path", d=outline, class_="contract"),
        *inside,
        glow,
        style=f"--sort:var(--{kind}-contract)",
    )


def _outline(kind: int, width: float, height: float) -> str:
    """Each sort of contract has so many corners cut off."""
    cut = [NOTCH if i < kind else 0 for i in range(4)]
    a, b, c, d = map(number, cut)
    return (
        f"M{a},0H{number(width - cut[1])}l{b},{b}V{number(height - cut[2])}l-{c},{c}"
        f"H{d}l-{d},-{d}V{a}Z"
    )


def draw_contract(
    drawing: Drawing,
    contract: int,
    x: float,
    y: float,
    id: str = "",
    height: float = CONTRACT_HEIGHT,
) -> None:
    """A contract that lies open, on show or in a hand; the touch has its place or its name."""
    id = id or f"contract-{CONTRACT_IDS[contract].lower()}"
    face = contract_face(drawing, contract, height, chosen=id in drawing.asked)
    drawing.lay(f"paper-{CONTRACT_IDS[contract]}", x, y, face)
    drawing.touch(id, contract_words(contract), x, y, CONTRACT_WIDTH, height)


def draw_office(drawing: Drawing, area: Area) -> None:
    """The contracts on show, a column for each pile, and those of the nation."""
    view = drawing.view
    top = area.y + HEAD_HEIGHT
    for pile in range(PILES):
        x = area.x + pile * (CONTRACT_WIDTH + GAP)
        said = Message(
            "picture-pile", kind=CONTRACT_KINDS[pile + 1], count=view.contract_piles[pile].left
        )
        _title(drawing, said, x, area.y)
        for i in range(SHOWN_PER_PILE):
            y = top + i * (CONTRACT_HEIGHT + GAP)
            drawing.ground.append(box(x, y, CONTRACT_WIDTH, CONTRACT_HEIGHT, "place", 4))
            place = pile * SHOWN_PER_PILE + i
            if view.office[place] != EMPTY:
                draw_contract(drawing, view.office[place], x, y, id=f"office-{place + 1}")
    x = area.x + PILES * (CONTRACT_WIDTH + GAP)
    _title(drawing, Message("picture-nation"), x, area.y)
    _draw_national(drawing, x, top)


def _draw_national(drawing: Drawing, x: float, top: float) -> None:
    first = FIRST_CONTRACT[NATIONAL]
    shown = [
        contract
        for contract in range(first, first + CONTRACTS_OF_KIND[NATIONAL])
        if drawing.view.contract_at[contract] == SHOWN
    ]
    room = 2 * CONTRACT_HEIGHT + GAP
    height = min(CONTRACT_HEIGHT, (room + GAP) / max(1, len(shown)) - GAP)
    for i, contract in enumerate(shown):
        draw_contract(drawing, contract, x, top + i * (height + GAP), height=height)


def _title(drawing: Drawing, said: Message, x: float, y: float) -> None:
    drawing.labels.append(
        words(
            drawing.say(said), x, y + 15, drawing.legible(12), class_="quiet strong",
            room=CONTRACT_WIDTH,
        )
    )  # fmt: skip


def hand_of(drawing: Drawing, at: int) -> list[int]:
    """The contracts at a place."""
    return [i for i in range(CONTRACTS) if drawing.view.contract_at[i] == at]
