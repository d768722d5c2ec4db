"""What the solution of The Blue Lion comes to: counts it all anew and fills the page about it.

    python benchmarks/blue_lion_solution.py

solves all variants (no tables are read), writes the figures between the marks in
`docs/blue-lion.md`, and the picture beside it. It takes some minutes, and gives the same on every
machine.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from roundel.core import compiled
from roundel.core.game import game
from roundel.games.blue_lion.components import CARDS, QUIET_TURNS, WINNING_GEMS
from roundel.games.blue_lion.deduction import ALL_PAIRS, ONCE, WAYS
from roundel.games.blue_lion.position import Position
from roundel.games.blue_lion.rules import legal
from roundel.games.blue_lion.rules.numbering import MOVES, PASS, WAYS_TO_LAY
from roundel.games.blue_lion.solution.graph import BESIDE, WITHIN, Graph, draw_graph, tosses
from roundel.games.blue_lion.solution.key import RETURNING, key_of, set_up
from roundel.games.blue_lion.solution.perfect import parted_by
from roundel.games.blue_lion.solution.solve import (
    SCORES,
    begins_turn,
    endless,
    score_pairs,
    settled,
)
from roundel.games.blue_lion.solution.values import at_score

LION = game("blue-lion")
LIMIT = (*BESIDE, f"{WITHIN}.limit")
VARIANTS = {
    (0, 0): "passes free, endless play drawn",
    (0, 1): "passes free, the leader wins endless play",
    (1, 0): "one pass, endless play drawn",
    (1, 1): "one pass, the leader wins endless play",
}
TURNS_SHOWN = (*range(1, 11), QUIET_TURNS)
INITIALS = "AXPD"
AS_IT_LIES, TURNED, PASSED = "laid as it lies", "laid turned over", "pass"
SAME = 1e-9
WIN, DRAW, LOSS = "#2a6f97", "#e8e4da", "#9c3d54"


def main() -> None:
    parser = argparse.ArgumentParser(description="count what the solution of The Blue Lion is")
    parser.add_argument("--folder", type=Path, default=Path("docs"), help="where the page is")
    arguments = parser.parse_args()
    page = arguments.folder / "blue-lion.md"
    graphs = {passes: draw_graph(LION, passes, tell) for passes in (0, 1)}
    solutions = {each: Solution(graphs[each[0]], *each) for each in VARIANTS}
    figures = {
        "positions": positions(graphs),
        "layers": layers(solutions),
        "tosses": toss_values(solutions),
        "openings": openings(solutions),
        "known": known(solutions[0, 0]),
        "known with a leader": known(solutions[0, 1]),
        "limit": limits(solutions),
    }
    text = page.read_text(encoding="utf-8")
    for name, figure in figures.items():
        text, found = re.subn(
            rf"(<!-- {name} -->\n).*?(<!-- end of {name} -->)",
            lambda mark, figure=figure: f"{mark[1]}\n{figure}\n\n{mark[2]}",  # type: ignore[misc]
            text,
            flags=re.DOTALL,
        )
        assert found == 1, name
    page.write_text(text, encoding="utf-8")
    for name, variant in (("", (0, 0)), ("-leader", (0, 1))):
        picture = arguments.folder / f"blue-lion-scores{name}.svg"
        picture.write_text(drawn_scores(solutions[variant]), encoding="utf-8")


def tell(step: str, done: float) -> None:
    print(f"{step}: {done:.0%}", flush=True)


@dataclass
class Solution:
    """One variant, solved."""

    graph: Graph
    passes: int
    leader_wins: int

    @cached_property
    def settled(self) -> tuple[Any, Any]:
        return settled(LION, self.graph, self.leader_wins, tell)

    @property
    def values(self) -> Any:
        return self.settled[0]

    def value(self, body: Position) -> float:
        """What a position before any gem is paid is worth to its mover."""
        place = np.searchsorted(self.graph.keys, key_of(body))
        return float(self.values[at_score(0, 0), place])

    def value_of_move(self, body: Position, move: int) -> float:
        """What a first move is worth: it never pays."""
        found = [(len(alike), alike[0]) for alike in parted_by(body, move)]
        total = sum(count * -self.value(after) for count, after in found)
        return total / sum(count for count, _ in found)


def table(head: list[str], rows: list[list[str]], words: int = 1) -> str:
    """A table, all but the first columns to the right."""
    marks = ["---"] * words + ["---:"] * (len(head) - words)
    return "\n".join("| " + " | ".join(row) + " |" for row in [head, marks, *rows])


def positions(graphs: dict[int, Graph]) -> str:
    """At the beginning of a turn, by loose and by unknown cards; and while cards are returned."""
    parts = []
    for passes, said in enumerate(("`passes` free", "`passes` once")):
        graph = graphs[passes]
        unknown = sorted({group.unknown for group in graph.groups})
        starts = graph.keys & RETURNING == 0

        def count(loose: int | None, unknown: int | None, chosen: Any, graph: Graph = graph) -> str:
            total = sum(
                int(chosen[group.first : group.last].sum())
                for group in graph.groups
                if loose in (None, group.loose) and unknown in (None, group.unknown)
            )
            return f"{total:,}"

        rows = [
            [
                f"building, {loose} loose" if loose else "rearranging",
                *(count(loose, each, starts) for each in unknown),
                count(loose, None, starts),
            ]
            for loose in range(CARDS, -1, -1)
        ]
        for name, chosen in (("all turns", starts), ("returning cards", ~starts)):
            cells = [count(None, each, chosen) for each in unknown]
            rows.append([name, *cells, count(None, None, chosen)])
        heads = [f"{each} unknown" for each in unknown]
        parts.append(table([said, *heads, "all"], rows))
    return "\n\n".join(parts)


def layers(solutions: dict[tuple[int, int], Solution]) -> str:
    """How many layers and values there are, how many are sure, and how soon they can be had."""
    rows = []
    for variant, said in VARIANTS.items():
        solution = solutions[variant]
        values, reaches = solution.settled
        count = len(list(score_pairs())) * len(solution.graph.groups)
        distinct = len(np.unique(np.concatenate([np.unique(row.round(12)) for row in values])))
        sure = (f"{(values == each).mean():.1%}" for each in (1, 0, -1))
        cells = (f"{count:,}", f"{values.size:,}", f"{distinct}", *sure, f"{reaches.max()}")
        rows.append([said, *cells])
    heads = ("layers", "values", "different ones", "won", "drawn", "lost", "furthest reach")
    return table(["variant", *heads], rows)


def all_tosses() -> Iterator[tuple[str, float, Position]]:
    """Every toss up to order: what lies up, how likely it is, and the position of the beginner."""
    for key in tosses():
        body = Position()
        set_up(body, key)
        counts = sum(ONCE[up] for up in body.up)
        faces = "".join(sorted((INITIALS[up] for up in body.up), key=INITIALS.index))
        yield faces, WAYS[ALL_PAIRS][counts] / 2**CARDS, body


def toss_values(solutions: dict[tuple[int, int], Solution]) -> str:
    rows = []
    means = [0.0] * len(VARIANTS)
    for faces, chance, body in sorted(all_tosses(), key=lambda each: (-each[1], each[0])):
        worth = [expected(solutions[each].value(body)) for each in VARIANTS]
        means = [mean + chance * each for mean, each in zip(means, worth, strict=True)]
        best = best_openings(solutions[1, 1], body)
        cells = (f"{each:.5f}" for each in worth)
        rows.append([f"`{faces}`", f"{chance * 2**CARDS:.0f}", *cells, best])
    rows.append(["mean", "64", *(f"**{each:.5f}**" for each in means), ""])
    return table(["up", "of 64", *VARIANTS.values(), "best begun with"], rows)


def expected(value: float) -> float:
    return (1 + value) / 2


def best_openings(solution: Solution, body: Position) -> str:
    """The best first moves of the last variant: which image is laid, `/` turned over; or a pass."""
    worths = dict(first_moves(solution, body))
    best = max(worths.values())
    found = set()
    for (kind, move), worth in worths.items():
        if worth > best - SAME:
            image = "" if kind == PASSED else INITIALS[body.up[move // WAYS_TO_LAY]]
            found.add({PASSED: "pass", TURNED: f"{image}/", AS_IT_LIES: image}[kind])
    return " ".join(f"`{each}`" for each in sorted(found))


def openings(solutions: dict[tuple[int, int], Solution]) -> str:
    """What the best first move of each kind is worth, over all tosses, and how often it is best."""
    kinds = (AS_IT_LIES, TURNED, PASSED)
    rows = []
    for variant, said in VARIANTS.items():
        best = dict.fromkeys(kinds, 0.0)
        keeps = dict.fromkeys(kinds, 0.0)
        for _, chance, body in all_tosses():
            worths = dict(first_moves(solutions[variant], body))
            value = max(worths.values())
            for kind in kinds:
                own = [worth for (each, _), worth in worths.items() if each == kind]
                keeps[kind] += chance * (max(own) > value - SAME)
                best[kind] += chance * expected(max(own))
        rows.append([said, *(f"{best[kind]:.5f} ({keeps[kind]:.1%})" for kind in kinds)])
    return table(["variant", *kinds], rows)


def first_moves(solution: Solution, body: Position) -> Iterator[tuple[tuple[str, int], float]]:
    body.passes = solution.passes
    out = [0] * MOVES
    for move in out[: legal(body, out)]:
        kind = PASSED if move == PASS else (AS_IT_LIES, TURNED)[move % 2]
        yield (kind, move), solution.value_of_move(body, move)


def all_known(solution: Solution) -> slice:
    """The turns of rearranging with nothing unknown."""
    group = solution.graph.groups[0]
    assert (group.unknown, group.loose) == (0, 0)
    return slice(group.first, group.last)


def shares(solution: Solution, mine: int, yours: int) -> tuple[float, float, float]:
    """How many of these turns the mover wins, draws and loses."""
    known = all_known(solution)
    starts = begins_turn(solution.graph)[known]
    values = solution.values[at_score(mine, yours), known][starts]
    return float((values == 1).mean()), float((values == 0).mean()), float((values == -1).mean())


def known(solution: Solution) -> str:
    rows = []
    for mine in range(WINNING_GEMS):
        each = [shares(solution, mine, yours) for yours in range(WINNING_GEMS)]
        cells = [" / ".join(f"{100 * part:.1f}" for part in share) for share in each]
        rows.append([f"**{mine}**", *cells])
    return table(["mover has", *(f"rival has {each}" for each in range(WINNING_GEMS))], rows)


def limits(solutions: dict[tuple[int, int], Solution]) -> str:
    """How many values change when so many quiet turns are left."""
    rows = []
    for variant, said in VARIANTS.items():
        changed, total = changed_by_limit(solutions[variant])
        rows.append([said, *(f"{changed[turns]:,}" for turns in TURNS_SHOWN), f"{total:,}"])
    return table(["variant", *(f"{each} left" for each in TURNS_SHOWN), "of"], rows)


def changed_by_limit(solution: Solution) -> tuple[list[int], int]:
    """For each number of quiet turns left, how many values are not those of the tables."""
    unit = compiled.load(LION.package, LIMIT)
    graph = solution.graph
    moves = (graph.places, graph.inner, graph.outer, graph.outcomes)
    limited = np.zeros_like(solution.values)
    returns = (graph.keys & RETURNING != 0).astype(np.int64)
    changed = [0] * (QUIET_TURNS + 1)
    for mine, yours in score_pairs():
        scores = [(mine, yours), (yours, mine)][: 1 if mine == yours else 2]
        for first, last in unknown_layers(graph):
            size = last - first
            news, now, then = (np.zeros((2, size)) for _ in range(3))
            for side, score in enumerate(scores):
                args = (graph.places, graph.outer, graph.outcomes, limited, news[side], first, last)
                unit.find_news(*args, *score)
                then[side] = endless(*score, solution.leader_wins)
            turns_here = returns[first:last] == 0
            for turns in range(1, QUIET_TURNS + 1):
                here = 0
                for side, score in enumerate(scores):
                    rival = then[1 - side] if len(scores) == 2 else then[0]
                    for returning in (1, 0):
                        layer = (*moves, news[side], now[side], rival, first, last, returns)
                        unit.count_down(*layer, returning)
                    truth = solution.values[at_score(*score), first:last]
                    differs = np.abs(now[side] - truth) > SAME
                    here += int((differs & turns_here).sum())
                changed[turns] += here
                is_steady = np.array_equal(now[: len(scores)], then[: len(scores)])
                then[:] = now
                if is_steady:  # and so for all turns that are left
                    break
            for later in range(turns + 1, QUIET_TURNS + 1):
                changed[later] += here
            for side, score in enumerate(scores):
                row = limited[at_score(*score)]
                row[first:last][turns_here] = now[side][turns_here]
            for score in scores:
                unit.after_news(*moves, limited, first, last, returns, *score)
    return changed, int((returns == 0).sum()) * SCORES


def unknown_layers(graph: Graph) -> Iterator[tuple[int, int]]:
    """Places with as many unknown cards, whatever lies loose: from the first to before the last."""
    for unknown in sorted({group.unknown for group in graph.groups}):
        groups = [group for group in graph.groups if group.unknown == unknown]
        yield groups[0].first, groups[-1].last


def drawn_scores(solution: Solution) -> str:
    """A bar for every score: what part of the positions the mover wins, draws and loses."""
    cell, left, top = 84, 150, 96
    wide, high = left + 7 * cell + 30, top + 7 * cell + 40
    ending = "won by the leader" if solution.leader_wins else "drawn"
    title = f"All cards known, endless play {ending}: what the mover can force, of 100"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" '
        'font-family="sans-serif" font-size="13" fill="#222222">',
        f"<title>{title}</title>",
        f'<rect width="{wide}" height="{high}" fill="#ffffff"/>',
    ]
    parts.append(label(24, 32, title, "start").replace("<text ", '<text font-weight="bold" '))
    for at, (name, colour) in enumerate((("won", WIN), ("drawn", DRAW), ("lost", LOSS))):
        x = left + 370 + at * 78
        parts.append(f'<rect x="{x}" y="52" width="14" height="14" fill="{colour}"/>')
        parts.append(label(x + 20, 64, name, "start"))
    parts.append(label(left, 64, "gems of the rival", "start"))
    parts.append(label(24, 82, "gems of the mover", "start"))
    for mine in range(WINNING_GEMS):
        y = top + mine * cell
        parts.append(label(left - 16, y + cell / 2 + 5, f"{mine}", "end"))
        parts.append(label(left + mine * cell + cell / 2, 86, f"{mine}"))
        for yours in range(WINNING_GEMS):
            parts += bar(left + yours * cell, y, cell - 4, shares(solution, mine, yours))
    return "\n".join([*parts, "</svg>", ""])


def bar(x: float, y: float, size: float, share: tuple[float, float, float]) -> Iterator[str]:
    """A square parted by what is won, drawn and lost, from the bottom upwards."""
    bottom = y + size
    for part, colour, ink in zip(
        share, (WIN, DRAW, LOSS), ("#ffffff", "#222222", "#ffffff"), strict=True
    ):
        tall = part * size
        if tall > 0:
            bottom -= tall
            yield (
                f'<rect x="{x:.1f}" y="{bottom:.1f}" width="{size:.1f}" height="{tall:.1f}" '
                f'fill="{colour}"/>'
            )
        if tall > 15:
            text = label(x + size / 2, bottom + tall / 2 + 5, f"{100 * part:.0f}")
            yield text.replace("<text ", f'<text fill="{ink}" ')


def label(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{text}</text>'


if __name__ == "__main__":
    main()
