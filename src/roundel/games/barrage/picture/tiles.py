"""Technology tiles, the patent office, and external works."""

from __future__ import annotations

from roundel.core.drawing import Element, box, words
from roundel.core.message import Message
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage.captions import about_tile, tile_effect
from roundel.games.barrage.components import (
    ADVANCED_PER_LEVEL,
    ANTONS_TILE,
    BASE_I,
    BASE_II,
    BASE_III,
    BASIC_TILES,
    BUILDING_I,
    BUILDING_II,
    BUILDING_III,
    COLUMNS,
    CONDUIT_I,
    CONDUIT_II,
    CONDUIT_III,
    ELEVATION_I,
    ELEVATION_II,
    ELEVATION_III,
    FIRST_PATENT,
    FIRST_WORK,
    KINDS,
    LESLIES_TILE,
    PAID,
    POWERHOUSE_I,
    POWERHOUSE_II,
    POWERHOUSE_III,
    REWARDS,
    SPACE_ACTION,
    TILE_IDS,
    TILE_KIND,
    WILD,
    WILD_I,
    WILD_II,
    WILD_III,
    WORK_EXCAVATORS,
    WORK_IDS,
    WORK_MIXERS,
    WORK_REWARD,
)
from roundel.games.barrage.phrases import work_words
from roundel.games.barrage.picture.boards import SPACE_HEIGHT, draw_space
from roundel.games.barrage.picture.drawing import Drawing
from roundel.games.barrage.picture.layout import HEAD_HEIGHT, Area
from roundel.games.barrage.picture.rewards import centred, stacked
from roundel.games.barrage.picture.signs import counted, sign
from roundel.games.barrage.signs import Part

TILE = 56.0
WORK_WIDTH = 64.0
GAP = 5.0
TALL_SPACE_HEIGHT = 26.5

TIMES = "\u00d7"

MARKS = {
    BASE_I: Part("drop"),
    ELEVATION_I: Part("rotate", TIMES),
    CONDUIT_I: Part("credit", f"2{TIMES}"),
    POWERHOUSE_I: Part("engineer", "0"),
    WILD_I: Part("credit", "0"),
    BUILDING_I: Part("star"),
    BASE_II: Part("production", TIMES),
    ELEVATION_II: Part("drop", "max"),
    CONDUIT_II: Part("excavator", "≤5"),
    POWERHOUSE_II: Part("production", "+2"),
    WILD_II: Part("any"),
    BUILDING_II: Part("any", "½"),
    BASE_III: Part("engineer", "0"),
    ELEVATION_III: Part("points", f"3{TIMES}"),
    CONDUIT_III: Part("production", f"2{TIMES}"),
    POWERHOUSE_III: Part("points", f"3{TIMES}"),
    WILD_III: Part("points", f"3{TIMES}"),
    BUILDING_III: Part("points", "+"),
}
"""What an advanced tile does besides building, as a sign."""


def structure_of(tile: int) -> str:
    """The sign of what a tile builds."""
    if tile == LESLIES_TILE:
        return "work"
    return "wild" if TILE_KIND[tile] == WILD else KINDS[TILE_KIND[tile]]


def level_of(tile: int) -> int:
    """1 to 3 of an advanced tile, else 0."""
    if not BASIC_TILES <= tile < ANTONS_TILE:
        return 0
    return (tile - BASIC_TILES) // ADVANCED_PER_LEVEL + 1


def tile_face(drawing: Drawing, tile: int, *, chosen: bool, small: bool) -> Element:
    """A tile around the origin, TILE wide: what it builds, its level, and what else it does; a
    small one is legible without the last."""
    half = TILE / 2
    level = level_of(tile)
    inside: list[Element | None] = [
        box(-half, -half, TILE, TILE, "sheet asked" if chosen else "sheet", 8)
    ]
    if level == 0:
        inside.append(sign(structure_of(tile), 0, 0, 1.9))
    elif small:
        inside.append(sign(structure_of(tile), -3, 7, 1.75))
        inside.append(words("I" * level, half - 4, -half + 22, 24, class_="bold", anchor="end"))
    else:
        inside.append(sign(structure_of(tile), -9, -9, 1.35))
        inside.append(words("I" * level, half - 5, -half + 20, 15, class_="bold", anchor="end"))
        inside += centred([drawing.lettered(MARKS[tile])], 0, 15, TILE - 12, 1.05)
    return Element("g", *inside)


def draw_tile(
    drawing: Drawing, tile: int, place: tuple[float, float, float], touch: str, seat: int = NOBODY
) -> None:
    """A tile around a point, and so wide. Of basic ones each seat has its own."""
    x, y, size = place
    id = f"plate-{TILE_IDS[tile]}" if level_of(tile) else f"plate-{seat}-{TILE_IDS[tile]}"
    chosen = touch in drawing.asked
    face = drawing.owned(seat, tile_face(drawing, tile, chosen=chosen, small=size < TILE))
    drawing.lay(id, x, y, face, scale=size / TILE)
    drawing.touch(touch, about_tile(tile), x - size / 2, y - size / 2, size, size)


# The patent office


def draw_patents(drawing: Drawing, area: Area, in_words: bool = False) -> None:
    """The tiles on show; where there is room, what they do stands beside them."""
    view = drawing.view
    step = (area.width + GAP) / COLUMNS
    _title(
        drawing,
        Message("picture-patents"),
        area,
        Part("credit", f"-{SPACE_ACTION[FIRST_PATENT][PAID]}"),
    )
    for column in range(COLUMNS):
        x, y = area.x + column * step, area.y + HEAD_HEIGHT
        drawing.ground.append(box(x, y, TILE, TILE, "place", 8))
        tile = view.patents[column]
        if tile != EMPTY:
            at = (x + TILE / 2, y + TILE / 2, TILE)
            draw_tile(drawing, tile, at, f"patent-{column + 1}")
            if in_words:
                said = drawing.say(tile_effect(tile))
                letters = drawing.legible(11)
                drawing.paragraph(said, x + TILE + 4, y + letters, step - TILE - 8, letters)
        draw_space(drawing, FIRST_PATENT + column, x, y + TILE + 2, TILE, _space_height(drawing))


def _space_height(drawing: Drawing) -> float:
    """Of a space below a tile: on a phone higher, for fingers."""
    return TALL_SPACE_HEIGHT if drawing.is_tall else SPACE_HEIGHT


def _title(drawing: Drawing, said: Message, area: Area, price: Part | None = None) -> None:
    text = drawing.say(said)
    drawing.labels.append(
        words(
            text, area.x, area.y + 15, drawing.legible(12), class_="quiet strong",
            room=area.width - 26,
        )
    )  # fmt: skip
    if price is not None:
        drawing.labels.append(counted(price.sign, price.number, area.right - 12, area.y + 11, 0.92))


# External works


def work_face(drawing: Drawing, work: int, chosen: bool = False) -> Element:
    """The machines that it takes above, what it brings below."""
    machines = [
        Part(name, str(count))
        for name, count in (("excavator", WORK_EXCAVATORS[work]), ("mixer", WORK_MIXERS[work]))
        if count
    ]
    return Element(
        "g",
        box(0, 0, WORK_WIDTH, TILE, "sheet asked" if chosen else "sheet", 8),
        *centred(machines, WORK_WIDTH / 2, 10.5, WORK_WIDTH - 8, 0.85),
        Element("path", d=f"M8,20H{WORK_WIDTH - 8:g}", class_="spoke"),
        *stacked(
            drawing.reward(REWARDS[WORK_REWARD + work]), WORK_WIDTH / 2, 38, WORK_WIDTH - 6, 0.95
        ),
    )


def draw_works(drawing: Drawing, area: Area) -> None:
    view = drawing.view
    _title(drawing, Message("picture-works"), area)
    for column in range(COLUMNS):
        x, y = area.x + column * (WORK_WIDTH + GAP), area.y + HEAD_HEIGHT
        drawing.ground.append(box(x, y, WORK_WIDTH, TILE, "place", 8))
        work = view.works[column]
        if work != EMPTY:
            id = f"work-{column + 1}"
            face = work_face(drawing, work, chosen=id in drawing.asked)
            drawing.lay(f"sheet-{WORK_IDS[work]}", x, y, face)
            drawing.touch(id, work_words(work), x, y, WORK_WIDTH, TILE)
        draw_space(
            drawing, FIRST_WORK + column, x, y + TILE + 2, WORK_WIDTH, _space_height(drawing)
        )
