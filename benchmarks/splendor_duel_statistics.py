"""What random games of Splendor Duel are like: plays them and writes the page about it.

    python benchmarks/splendor_duel_statistics.py --games 100000

writes `docs/splendor-duel-statistics.md` and the picture beside it. The same number of games gives
the same page on every machine.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from pathlib import Path

import numpy as np
import numpy.typing as npt

from roundel.core import compiled
from roundel.core.game import game
from roundel.core.stream import KEY, Stream, key_of, start

Games = npt.NDArray[np.int64]
"""A row for each game: turns, decisions, ending, whether the beginner won."""

BATCH = 5000
"""Games from one seed."""
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
CONFIDENCE = 1.96
"""Standard deviations on each side of an interval of 95 %."""

DUEL = game("splendor-duel")
DECIDED = tuple(ending for ending in DUEL.endings if ending != "blocking")
"""The rule against blocking is off in these games."""
NAMES = {
    "points": "20 points",
    "crowns": "10 crowns",
    "colour": "10 points in one colour",
    "limit": f"no result after {DUEL.most_turns} turns",
}
COLOURS = {"points": "#2a6f97", "crowns": "#e9a820", "colour": "#9c3d54", "limit": "#777777"}

WIDTH, HEIGHT = 760, 360
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 50, 50
BIN = 2
"""Turns that one bar stands for."""
LABELLED = 10
"""Turns from one number below the bars to the next."""
OUTLIERS = 0.001
"""The part of the games at each end that is drawn into the outermost bars."""


def main() -> None:
    parser = argparse.ArgumentParser(description="play random games of Splendor Duel, and count")
    parser.add_argument("--games", type=int, default=100_000, help="how many (default: 100000)")
    parser.add_argument("--folder", type=Path, default=Path("docs"), help="where the page goes")
    arguments = parser.parse_args()
    if arguments.games < 1:
        parser.error("--games is a whole number from 1")
    games = play(arguments.games)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    page = arguments.folder / "splendor-duel-statistics.md"
    page.write_text(in_words(games), encoding="utf-8")
    page.with_suffix(".svg").write_text(picture(games), encoding="utf-8")
    print(f"{page} and {page.with_suffix('.svg')} are about {len(games)} games")


def play(count: int) -> Games:
    """So many games, on all cores."""
    compiled.load(DUEL.package)
    sizes = [min(BATCH, count - done) for done in range(0, count, BATCH)]
    play_batch(0, 1)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return np.concatenate(list(pool.map(play_batch, range(len(sizes)), sizes)))


def play_batch(seed: int, count: int) -> Games:
    """So many games from one seed."""
    unit = compiled.load(DUEL.package)
    blank = compiled.record(DUEL.Position())
    tables = np.concatenate([blank, blank])
    moves, key = np.zeros(DUEL.moves, np.int64), np.zeros(KEY, np.int64)
    options = np.array(list(DUEL.settle({}).values()), np.int64)
    stream = Stream()
    start(stream, key_of(seed))
    dice = compiled.record(stream)
    found = np.zeros((count, 4), np.int64)
    for i in range(count):
        decisions = unit.play_games(tables, blank, moves, options, key, dice, 1)
        table = tables[0]
        beginner_won = table["rank"][table["beginner"]] < table["rank"][1 - table["beginner"]]
        found[i] = table["turn"], decisions, table["ending"], beginner_won
    return found


def in_words(games: Games) -> str:
    """The page."""
    count = len(games)
    columns = ["mean", *(f"{quantile:.0%}" for quantile in QUANTILES), "longest"]
    lines = [
        "# Random games of Splendor Duel",
        "",
        f"{count:,} games of uniformly random legal moves, by",
        f"`python benchmarks/splendor_duel_statistics.py --games {count}`.",
        "Turns of both players are counted, extra turns too; a turn of several parts is several",
        "decisions. Half of the games are not longer than the column 50% says.",
        "",
        f"| length | {' | '.join(columns)} |",
        f"| --- |{' ---: |' * len(columns)}",
        f"| turns | {length(games[:, 0])} |",
        f"| decisions | {length(games[:, 1])} |",
        "",
        "| how they end | games | share |",
        "| --- | ---: | ---: |",
    ]
    for ending in DECIDED:
        number = int(ended(games, ending).sum())
        lines.append(f"| {NAMES[ending]} | {number:,} | {number / count:.2%} |")
    decided = games[~ended(games, "limit")]
    low, high = interval(int(decided[:, 3].sum()), len(decided))
    lines += [
        "",
        "Of games that reach several goals at once only the first in this table is counted.",
        "",
        f"The beginner wins {decided[:, 3].mean():.2%} of the games with a result "
        f"(95 % interval {low:.2%} to {high:.2%}).",
        "",
        "The outermost bars of the picture hold the few games that are shorter or longer still.",
        "",
        "![How long random games last, by how they end](splendor-duel-statistics.svg)",
        "",
    ]
    return "\n".join(lines)


def ended(games: Games, ending: str) -> npt.NDArray[np.bool_]:
    """Which of the games ended so."""
    found: npt.NDArray[np.bool_] = games[:, 2] == 1 + DUEL.endings.index(ending)
    return found


def length(numbers: Games) -> str:
    """Mean, quantiles and the longest, as cells of a table."""
    quantiles = np.quantile(numbers, QUANTILES, method="inverted_cdf")
    cells = [f"{numbers.mean():.1f}", *(str(int(each)) for each in quantiles), str(numbers.max())]
    return " | ".join(cells)


def interval(won: int, count: int) -> tuple[float, float]:
    """Wilson's interval for a share."""
    share, z = won / count, CONFIDENCE
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = sqrt(share * (1 - share) / count + (z / (2 * count)) ** 2) * z / (1 + z * z / count)
    return middle - reach, middle + reach


def picture(games: Games) -> str:
    """A bar for every few turns, in layers by ending."""
    shortest, longest = (int(np.quantile(games[:, 0], each)) for each in (OUTLIERS, 1 - OUTLIERS))
    first = shortest // LABELLED * LABELLED
    bars = (longest - first) // BIN + 1
    bins = np.clip((games[:, 0] - first) // BIN, 0, bars - 1)
    layers = {ending: np.bincount(bins[ended(games, ending)], minlength=bars) for ending in DECIDED}
    highest = int(np.sum(list(layers.values()), axis=0).max())
    step = (WIDTH - LEFT - RIGHT) / bars
    scale = (HEIGHT - TOP - BOTTOM) / highest
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'font-family="sans-serif" font-size="13" fill="#222222">',
        "<title>How long random games of Splendor Duel last, by how they end</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        *ruler(highest, scale),
    ]
    for bar in range(bars):
        bottom = float(HEIGHT - BOTTOM)
        for ending, layer in layers.items():
            tall = layer[bar] * scale
            if tall > 0:
                bottom -= tall
                parts.append(
                    f'<rect x="{LEFT + bar * step + 0.5:.1f}" y="{bottom:.1f}" '
                    f'width="{step - 1:.1f}" height="{tall:.1f}" fill="{COLOURS[ending]}"/>'
                )
        if bar * BIN % LABELLED == 0:
            parts.append(label(LEFT + bar * step, HEIGHT - BOTTOM + 18, f"{first + bar * BIN}"))
    parts.append(label((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "turns"))
    parts.append(label(LEFT - 6, TOP - 8, "games", "end"))
    parts += legend([ending for ending in DECIDED if layers[ending].any()])
    return "\n".join([*parts, "</svg>", ""])


def ruler(highest: int, scale: float) -> list[str]:
    """Lines across at round numbers of games."""
    step = 10 ** (len(str(highest)) - 1)
    step = step if highest // step >= 3 else step // 2 or 1
    parts = []
    for number in range(0, highest + 1, step):
        y = HEIGHT - BOTTOM - number * scale
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#dddddd"/>')
        parts.append(label(LEFT - 6, y + 4, f"{number:,}", "end"))
    return parts


def legend(endings: list[str]) -> list[str]:
    """What the colours mean."""
    parts = []
    x = LEFT
    for ending in endings:
        parts.append(f'<rect x="{x}" y="18" width="14" height="14" fill="{COLOURS[ending]}"/>')
        parts.append(label(x + 20, 30, NAMES[ending], "start"))
        x += 50 + 7 * len(NAMES[ending])
    return parts


def label(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{text}</text>'


if __name__ == "__main__":
    main()
