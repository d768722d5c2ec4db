"""A ladder as SVG: a line for each program, with its rating and how sure that is."""

from __future__ import annotations

from math import ceil, floor

from roundel.arena.ladder import Ladder
from roundel.arena.match import shortened
from roundel.core.drawing import Element, box, disc, picture, words
from roundel.core.game import game

WIDTH, MARGIN, LINE = 800.0, 24.0, 40.0
NAMES, NUMBERS = 230.0, 120.0
"""The room for names on the left, and for numbers on the right."""
LONGEST_NAME = 24
TOP = 76.0
SCALES = (10, 20, 50, 100, 200, 500, 1000)
MOST_MARKS = 8


def draw(ladder: Ladder) -> str:
    """The strongest on top."""
    title, ranking, ratings = game(ladder.game).title, ladder.ranking, ladder.ratings
    low = min(each.elo - each.margin for each in ratings)
    high = max(each.elo + each.margin for each in ratings)
    gap = next((s for s in SCALES if (high - low) / s < MOST_MARKS - 1), 2 * SCALES[-1])
    first, last = floor(low / gap), max(ceil(high / gap), floor(low / gap) + 1)
    bottom = TOP + LINE * len(ranking)

    def across(elo: float) -> float:
        room = WIDTH - 2 * MARGIN - NAMES - NUMBERS
        return MARGIN + NAMES + room * (elo - first * gap) / ((last - first) * gap)

    ground: list[Element] = [words(f"Elo at {title}", MARGIN, 40, 22, class_="bold")]
    for mark in range(first, last + 1):
        x = across(mark * gap)
        ground.append(Element("path", d=f"M{x:.1f},{TOP - 8:.1f}V{bottom:.1f}", class_="place"))
        ground.append(words(str(mark * gap), x, bottom + 20, 13, class_="quiet", anchor="middle"))
    lines: list[Element] = []
    for place, agent in enumerate(ranking):
        rating = ratings[agent]
        y = TOP + LINE * (place + 0.5)
        left, right = across(rating.elo - rating.margin), across(rating.elo + rating.margin)
        lines += [
            words(
                shortened(ladder.agents[agent], LONGEST_NAME),
                MARGIN,
                y + 6,
                17,
                class_="strong",
                room=NAMES - 50,
            ),
            box(left, y - 6, max(right - left, 1.0), 12, "asked", 6),
            disc(across(rating.elo), y, 6, "turn"),
            words(f"{rating.elo:+z.0f}", WIDTH - MARGIN - 62, y + 6, 17, anchor="end"),
            words(
                f"± {rating.margin:.0f}", WIDTH - MARGIN, y + 6, 15, class_="quiet", anchor="end"
            ),
        ]
    return picture(
        WIDTH,
        bottom + 40,
        f"Ratings at {title}: "
        + ", ".join(f"{ladder.agents[i]} {ratings[i].elo:+z.0f}" for i in ranking),
        ground=ground,
        pieces=[],
        labels=lines,
        touches=[],
    )
