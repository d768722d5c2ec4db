"""The band: whose turn it is, what is to be decided, and the buttons for what has no place."""

from __future__ import annotations

from roundel.core.drawing import LETTER, box, disc, moved, sentence, touch, words
from roundel.core.message import Message
from roundel.core.shape import NOBODY
from roundel.games.barrage.captions import (
    credits_to_pay,
    decision,
    energy_of_release,
    moment,
)
from roundel.games.barrage.notation import touches
from roundel.games.barrage.phrases import officer_words
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.emblem import emblem
from roundel.games.barrage.picture.layout import Area
from roundel.games.barrage.picture.rewards import row_of, width_of
from roundel.games.barrage.position import DRAFT
from roundel.games.barrage.rules.numbering import (
    BANK_AMOUNT,
    COPY,
    FILL_EMPTY,
    FREE,
    KIND,
    MOST_DROPS,
    MOST_PAID,
    NONE,
    ONTO_WHEEL,
    PASS,
    PAY,
    PICK_TILE,
    RELEASE,
    SEND_ARCHITECT,
    SPLIT,
    USE_IT,
)
from roundel.games.barrage.signs import Part
from roundel.games.barrage.tasks import asked

HEIGHT, GAP = 28.0, 6.0
TALL_HEIGHT = 37.0
SIZE = 15.5
"""Of the words on a button that has room."""
MOST_ROOM = 0.56
"""Of the band, for buttons."""
CONSENTS = {SEND_ARCHITECT: "architect", ONTO_WHEEL: "wheel", FILL_EMPTY: "fill", USE_IT: "act"}


def draw_band(drawing: Drawing, area: Area, moves: list[int]) -> None:
    """Moves are those of the seat that looks on, when it is to move."""
    view = drawing.view
    active = drawing.deciding or view.to_move == NOBODY
    drawing.ground.append(box(*area, "band active" if active else "band", 10))
    right = area.right - 10
    baseline = area.y + area.height / 2 + 6
    right = _draw_buttons(drawing, area, moves, right)
    said = drawing.say(moment(view))
    drawing.labels.append(words(said, right - 8, baseline, 14, class_="quiet", anchor="end"))
    right -= 22 + len(said) * 14 * LETTER
    left = area.x + 12
    if view.to_move != NOBODY:
        drawing.labels.append(disc(left + 5, baseline - 6, 6, "turn"))
        left += 20
    drawing.labels.append(
        words(
            drawing.say(decision(view, drawing.seat)), left, baseline, 17.5, class_="strong",
            room=right - left,
        )
    )  # fmt: skip


def draw_tall_band(drawing: Drawing, area: Area, moves: list[int]) -> None:
    """The words on top, and under them two rows for buttons, with the moment beside the first."""
    view = drawing.view
    active = drawing.deciding or view.to_move == NOBODY
    drawing.ground.append(box(*area, "band active" if active else "band", 10))
    left = area.x + 12
    decided = drawing.say(decision(view, drawing.seat))
    drawing.labels += sentence(decided, left, area.y + 22, 18, area.width - 60)
    said = drawing.say(moment(view))
    taken = 30 + len(said) * 14 * LETTER
    right, baseline = area.right - 14, area.foot - 1.5 * TALL_HEIGHT
    size = drawing.legible(14)
    drawing.labels.append(words(said, right, baseline, size, class_="quiet", anchor="end"))
    if view.to_move != NOBODY:
        drawing.labels.append(disc(area.right - taken + 5, baseline - 5, 6, "turn"))
    labels = [(move, _label(drawing, move)) for move in moves]
    shown = [(move, label) for move, label in labels if label is not None]
    for row, buttons in enumerate(_rows(shown, area.width - 20, taken)):
        y = area.foot - 4 - (2 - row) * TALL_HEIGHT
        x = area.x + 10
        for move, label, width in buttons:
            _draw_button(drawing, move, label, Area(x, y, width - GAP, TALL_HEIGHT - 4))
            x += width
    if not shown and view.phase != DRAFT:
        _draw_at_hand(drawing, max(drawing.seat, 0), area.x + 26, area.foot - 0.5 * TALL_HEIGHT - 5)


def _draw_at_hand(drawing: Drawing, seat: int, x: float, y: float) -> None:
    """Where no buttons are: what one has to decide with, so that nobody need scroll for it."""
    player = drawing.view.players[seat]
    parts = [
        Part("points", str(drawing.view.score[seat])),
        Part("credit", str(player.credits)),
        Part("energy", str(player.energy)),
        Part("excavator", str(player.excavators)),
        Part("mixer", str(player.mixers)),
        Part("engineer", str(player.engineers)),
    ]
    drawing.labels.append(moved(x, y, emblem(drawing, seat)))
    x += 26
    for part in parts:
        drawing.labels += [drawing.owned(seat, *row_of([part], x, y, 1.3))]
        x += 1.3 * width_of(part) + 18


def _rows(
    shown: list[tuple[int, str]], room: float, taken: float
) -> list[list[tuple[int, str, float]]]:
    """The buttons in one row or two, each as wide as its words, or all alike when they are many.
    The first row is shorter by what is taken."""
    wanted = [(move, label, _width_of(label)) for move, label in shown]
    half = len(wanted) // 2
    one = sum(width for _, _, width in wanted) <= room
    rows = [[], wanted] if one else [wanted[:half], wanted[half:]]
    for row, most in zip(rows, (room - taken, room), strict=True):
        if sum(width for _, _, width in row) > most:
            row[:] = [(move, label, most / len(row)) for move, label, _ in row]
    return rows


def _width_of(label: str) -> float:
    return max(38.0, len(label) * SIZE * LETTER + 26) + GAP


def _draw_buttons(drawing: Drawing, area: Area, moves: list[int], right: float) -> float:
    """From the right, the last one first; returns how far they reach."""
    labels = [(move, _label(drawing, move)) for move in moves]
    shown = [(move, label) for move, label in labels if label is not None]
    widths = [_width_of(label) for _, label in shown]
    if sum(widths) > area.width * MOST_ROOM:
        return _draw_grid(drawing, area, shown, right)
    y = area.y + (area.height - HEIGHT) / 2
    for (move, label), width in reversed(list(zip(shown, widths, strict=True))):
        right -= width
        _draw_button(drawing, move, label, Area(right, y, width - GAP, HEIGHT))
    return right


def _draw_grid(drawing: Drawing, area: Area, shown: list[tuple[int, str]], right: float) -> float:
    """Two rows of small buttons."""
    across = (len(shown) + 1) // 2
    width = area.width * MOST_ROOM / across
    height = area.height / 2
    left = right - across * width
    for i, (move, label) in enumerate(shown):
        row, column = divmod(i, across)
        x, y = left + column * width, area.y + row * height + 1.5
        _draw_button(drawing, move, label, Area(x, y, width - 3, height - 3))
    return left


def _draw_button(drawing: Drawing, move: int, label: str, area: Area) -> None:
    (id,) = touches(drawing.view, move)
    size = min(SIZE, area.height * 0.8)
    middle, baseline = area.x + area.width / 2, area.y + area.height / 2 + size * 0.36
    drawing.touches.append(
        touch(
            id,
            label,
            *area,
            box(*area, "button", area.height / 2),
            words(
                label, middle, baseline, size, class_="button-ink", anchor="middle",
                room=area.width - 10,
            ),
            open_=True,
        )
    )  # fmt: skip


def _label(drawing: Drawing, move: int) -> str | None:
    """The words on the button of a move; None when something on the picture stands for it."""
    view = drawing.view
    if move == NONE:
        return drawing.say(Message("button-none", task=asked(view)))
    if COPY <= move < FREE:
        return drawing.say(officer_words(move - COPY))
    if FREE <= move < PASS:
        return drawing.say(Message("button-free", way=move - FREE))
    if move == PASS:
        return drawing.say(Message("button-pass"))
    if BANK_AMOUNT <= move < SEND_ARCHITECT:
        return str(move - BANK_AMOUNT + 1)
    if SEND_ARCHITECT <= move < KIND:
        return drawing.say(Message(f"button-{CONSENTS[move]}"))
    if PAY <= move < PAY + MOST_PAID * MOST_PAID:
        excavators, mixers = divmod(move - PAY, MOST_PAID)
        credits = credits_to_pay(view, excavators, mixers)
        return _in_short(drawing, excavators=excavators, mixers=mixers, credits=credits)
    if RELEASE <= move < RELEASE + MOST_DROPS:
        drops = move - RELEASE + 1
        return drawing.say(
            Message("short-release", drops=drops, energy=energy_of_release(view, drops))
        )
    if SPLIT <= move < PICK_TILE:
        amount = view.stack[view.waiting - 1].amount
        return _in_short(drawing, excavators=move - SPLIT, mixers=amount - (move - SPLIT))
    return None


def _in_short(drawing: Drawing, **amounts: int) -> str:
    """Machines and credits, those of which there are any."""
    parts = [
        drawing.say(Message(f"short-{name}", count=count))
        for name, count in amounts.items()
        if count
    ]
    return " ".join(parts) or "0"
