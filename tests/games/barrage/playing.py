"""Games of dice, taken apart: every decision and all that follows from it, piece by piece."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from roundel.core.shape import NOBODY, to_dict
from roundel.core.view import legal_numbers
from roundel.games.barrage import GAME
from roundel.games.barrage import components as c
from roundel.games.barrage.effects import NOTHING
from roundel.games.barrage.maps import SIDES, ZONE
from roundel.games.barrage.position import CHECK, NEUTRAL, Position, Task
from roundel.games.barrage.rules.choices import choose, is_automatic, resolve
from roundel.games.barrage.rules.numbering import (
    BUILD,
    BUILDING_AT,
    CONDUIT_AT,
    FREE,
    NONE,
    PASS,
    POWERHOUSE_AT,
    SPACE,
    TURN,
    USE,
)
from roundel.games.barrage.rules.round import go_on
from tests.games.barrage.table_setting import BARRAGE, again, dealt

COMBINATIONS = [
    *(
        {"duel_board": duel, "duel_panel": duel, "leeghwater": lw}
        for duel in (0, 1)
        for lw in (0, 1)
    ),
    *({"duel_board": 1, "duel_panel": 0, "leeghwater": lw} for lw in (0, 1)),
    *({"seats": seats, "leeghwater": lw} for seats in (3, 4) for lw in (0, 1)),
    {"leeghwater": 1, **{each.name: 1 - each.default for each in GAME.options if each.is_ruling}},
]
MOST_DECISIONS = 2000


@dataclass(frozen=True)
class Piece:
    """One task done, by choice or because nothing else is left; or, without a task, a piece of the
    round that nobody decides on."""

    before: Position
    after: Position
    task: Task | None
    chosen: int | None
    """The number of the move, if there was one."""

    @property
    def what(self) -> int:
        return NOTHING if self.task is None else self.task.what

    @property
    def seat(self) -> int:
        return self.before.to_move

    @property
    def is_scoring(self) -> bool:
        return self.task is None and self.before.phase == CHECK and self.before.step == 3


@dataclass(frozen=True)
class Decision:
    before: Position
    move: int
    after: Position
    pieces: tuple[Piece, ...]


def decisions(options: dict[str, int], seed: int, builds: bool) -> Iterator[Decision]:
    """All decisions of a game, by dice or by somebody who builds."""
    s, dice = dealt(seed, **options), random.Random(seed)
    while s.to_move != NOBODY:
        before = again(s)
        legal = legal_numbers(BARRAGE, s)
        assert legal
        move = a_builder(s, legal, dice) if builds else dice.choice(legal)
        pieces = tuple(pieces_of(again(s), move))
        BARRAGE.rules.apply(s, move)
        assert s.ply <= MOST_DECISIONS
        assert without_counters(pieces[-1].after) == without_counters(s)
        yield Decision(before, move, again(s), pieces)


def without_counters(s: Position) -> dict[str, object]:
    return {
        name: value for name, value in to_dict(s).items() if name not in ("ply", "turn", "made")
    }


def pieces_of(s: Position, move: int) -> Iterator[Piece]:
    """What a move sets going, until somebody has to decide again."""
    yield piece(s, move)
    while s.to_move != NOBODY:
        chosen = None
        if s.waiting > 0 and not is_automatic(s.stack[s.waiting - 1].what):
            legal = legal_numbers(BARRAGE, s)
            if s.stack[s.waiting - 1].what == TURN or len(legal) > 1:
                return
            chosen = legal[0] if legal else None
        yield piece(s, chosen)


def piece(s: Position, chosen: int | None) -> Piece:
    """Do the task on top, or go on with the round if there is none."""
    before = again(s)
    task = before.stack[before.waiting - 1] if before.waiting > 0 else None
    if task is None:
        go_on(s)
    elif chosen is None:
        resolve(s)
    else:
        choose(s, chosen)
    return Piece(before, again(s), task, chosen)


def a_builder(s: Position, legal: list[int], dice: random.Random) -> int:
    """Somebody who builds, produces and gets machines more often than not."""
    if s.stack[s.waiting - 1].what == TURN and dice.random() < 0.85:
        wanted = [
            move
            for move in legal
            if BUILD <= move < SPACE
            or FREE <= move < PASS
            or USE <= move < FREE
            or SPACE <= move < SPACE + 10
            or c.FIRST_PATENT <= move - SPACE < c.SPACES
        ]
        if wanted:
            return dice.choice(wanted)
    fitting = [move for move in legal if fits(s, move)]
    if fitting and dice.random() < 0.9:
        return dice.choice(fitting)
    if legal[0] == NONE and len(legal) > 1 and dice.random() < 0.8:
        return dice.choice(legal[1:])
    return dice.choice(legal)


def fits(s: Position, move: int) -> bool:
    """A conduit below a dam with water, or a powerhouse at the end of such a conduit."""
    if CONDUIT_AT <= move < POWERHOUSE_AT:
        return has_water(s, (move - CONDUIT_AT) // SIDES)
    if POWERHOUSE_AT <= move < BUILDING_AT:
        zone = (move - POWERHOUSE_AT) // ZONE
        return any(
            end == zone and owner == s.to_move and has_water(s, conduit // SIDES)
            for conduit, (owner, end) in enumerate(
                zip(s.conduit_owner, s.map.conduit_end, strict=True)
            )
        )
    return False


def has_water(s: Position, basin: int) -> bool:
    dams = range(basin * SIDES, basin * SIDES + SIDES)
    return any(s.dam_owner[dam] in (s.to_move, NEUTRAL) and s.dam_drops[dam] for dam in dams)
