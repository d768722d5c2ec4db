"""Many games of one kind at once, in compiled code on all cores."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

import numpy as np

from roundel.core import compiled
from roundel.core.compiled import cores
from roundel.core.errors import IllegalMove, InvalidOption
from roundel.core.game import SEATS, Game, game
from roundel.core.shape import NOBODY, Shape, dtype, pack, unpack
from roundel.core.stream import Stream, fresh_seed, start
from roundel.core.table import whole
from roundel.core.view import View
from roundel.learn.batch import NONE, Desk
from roundel.learn.episode import Seed, highest, key, not_allowed, not_an_action, settled

if TYPE_CHECKING:
    import numpy.typing as npt

BATCH = "roundel.learn.batch"
MOST_TABLES = 1_000_000
RANDOM = "random"
ARRAYS = (
    "_moves",
    "_masks",
    "_observations",
    "_finals",
    "_to_move",
    "_movers",
    "_rewards",
    "_terminated",
    "_truncated",
)
"""All that is kept beside the tables and desks, by its names in a Vector."""


class Step(NamedTuple):
    """What a step came to, a row for every table. The arrays are the environment's own: they
    cannot be written to, and the next step writes over them."""

    observations: npt.NDArray[np.int16]
    """What the seat to move sees."""
    masks: npt.NDArray[np.bool_]
    """What it may do."""
    rewards: npt.NDArray[np.float32]
    """Of every seat, for the step just made: all 0 but where it ended a game."""
    terminated: npt.NDArray[np.bool_]
    """Where a game came to its end; what is shown there is the next one."""
    truncated: npt.NDArray[np.bool_]
    """Where a game was broken off without a result, likewise."""


class Vector:
    """So many tables of a game. All moves are asked for, each with what the seat to move sees; or,
    with `opponent="random"`, those of one seat at each table, drawn anew for every game."""

    def __init__(
        self,
        game: Game,
        count: int,
        options: Mapping[str, int],
        *,
        opponent: str | None = None,
        threads: int | None = None,
    ) -> None:
        if opponent not in (None, RANDOM):
            raise InvalidOption(
                f"opponent is {opponent!r}, but many games at once are played against {RANDOM!r}, "
                "or with None by the learner alone; one game has any opponent in Gymnasium"
            )
        self.game = game
        self.count = _count("count of tables", count, MOST_TABLES)
        self.options = dict(options)
        self.opponent = opponent
        most = cores() if threads is None else _count("number of threads", threads, 256)
        self.is_compiled = compiled.is_available()
        self.threads = min(most, self.count) if self.is_compiled else 1
        self.seats = self.options[SEATS]
        self.highest = np.array(highest(game), np.int16)
        self._unit = compiled.load(game.package, (BATCH,), compile=self.is_compiled)
        self._pool: ThreadPoolExecutor | None = None
        self._is_dealt = False
        self._make_room()

    def _make_room(self) -> None:
        """All that will ever be needed; the arrays that callers see can only be read."""
        count, moves, size = self.count, self.game.moves, len(self.highest)
        position = self.game.Position
        self._tables = self._bodies(position, count)
        self._desks = self._bodies(Desk, count)
        self._spares = [self._bodies(position, 2) for _ in range(self.threads)]
        self._moves = np.zeros((count, moves), np.int16)
        self._options: Any = list(self.options.values())
        self._undecided: Any = [0] + [int(e in self.game.undecided) for e in self.game.endings]
        if self.is_compiled:
            self._options, self._undecided = np.array(self._options), np.array(self._undecided)
        self._masks = np.zeros((count, moves), np.uint8)
        self._observations = np.zeros((count, size), np.int16)
        self._finals = np.zeros((count, size), np.int16)
        self._to_move = np.zeros(count, np.int8)
        self._movers = np.zeros(count, np.int8)
        self._rewards = np.zeros((count, self.seats), np.float32)
        self._terminated = np.zeros(count, np.uint8)
        self._truncated = np.zeros(count, np.uint8)
        self._actions = np.zeros(count, np.int64)
        self._step = Step(
            _seen(self._observations),
            _seen(self._masks.view(np.bool_)),
            _seen(self._rewards),
            _seen(self._terminated.view(np.bool_)),
            _seen(self._truncated.view(np.bool_)),
        )
        self.to_move = _seen(self._to_move)
        """The seat that each table's observation, mask and next move belong to."""
        self.movers = _seen(self._movers)
        """The seat that made the last move that was asked for."""
        self.finals = _seen(self._finals)
        """Where the last step ended a game: the end, as that seat saw it."""

    def reset(self, seed: Seed | None = None) -> Step:
        """Deal a new game on every table; the same from the same seed, whatever the threads."""
        root = Stream()
        start(root, key(fresh_seed() if seed is None else seed))
        self._unit.sow(self._desks, self._packed(root))
        self._on_all_threads(self._begin)
        for each in (self._rewards, self._terminated, self._truncated, self._finals):
            each.fill(0)
        self._movers.fill(NOBODY)
        self._is_dealt = True
        return self._step

    def step(self, actions: Any) -> Step:
        """Play one move on every table, by its number; a game that ends is followed by the next.

        If any of the moves is not allowed none is played.
        """
        self._check(actions)
        self._on_all_threads(self._advance)
        return self._step

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal move for every table, each as likely as the others; from the tables' own dice."""
        self._refuse_before_reset()
        self._on_all_threads(self._choose)
        return self._actions

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def view(self, table: int) -> View:
        """What the seat to move on a table may know."""
        self._refuse_before_reset()
        number = whole(table)
        if number is None or not 0 <= number < self.count:
            raise InvalidOption(f"there is no table {table!r}; they are 0 to {self.count - 1}")
        held = self._tables[number]
        body = unpack(self.game.Position, held.tobytes()) if self.is_compiled else held
        return View(self.game, body, body.to_move)

    def __repr__(self) -> str:
        against = "" if self.opponent is None else f" against {self.opponent}"
        return f"<{self.count:,} tables of {self.game.title}{against}, {self.threads} threads>"

    # Copies and pickles

    def __getstate__(self) -> tuple[Any, ...]:
        """Everything but the threads and the code."""
        settings = self.game, self.count, self.options, self.opponent, self.threads
        bodies = [_bytes_of(each) for each in (self._tables, self._desks)]
        return settings, self._is_dealt, bodies, [getattr(self, name) for name in ARRAYS]

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        (game, count, options, opponent, threads), is_dealt, bodies, arrays = state
        Vector.__init__(self, game, count, options, opponent=opponent, threads=threads)
        self._is_dealt = is_dealt
        self._tables = self._unpacked(game.Position, bodies[0])
        self._desks = self._unpacked(Desk, bodies[1])
        for name, array in zip(ARRAYS, arrays, strict=True):
            getattr(self, name)[...] = array

    # The slices of the threads

    def _begin(self, spare: Any, first: int, last: int) -> None:
        self._unit.begin(*self._table_arrays(spare), first, last)

    def _advance(self, spare: Any, first: int, last: int) -> None:
        self._unit.step(
            *self._table_arrays(spare),
            self._actions,
            self._undecided,
            self._rewards,
            self._movers,
            self._terminated,
            self._truncated,
            self._finals,
            first,
            last,
        )

    def _choose(self, spare: Any, first: int, last: int) -> None:
        self._unit.choose(self._desks, self._moves, self._actions, first, last)

    def _table_arrays(self, spare: Any) -> tuple[Any, ...]:
        return (
            self._tables,
            self._desks,
            spare,
            self._moves,
            self._options,
            int(self.opponent is not None),
            self._masks,
            self._observations,
            self._to_move,
        )

    def _on_all_threads(self, work: Any) -> None:
        """Every slice of the tables, the first of them here."""
        ends = [self.count * i // self.threads for i in range(self.threads + 1)]
        slices = list(zip(self._spares, ends, ends[1:], strict=False))
        if len(slices) > 1 and self._pool is None:
            self._pool = ThreadPoolExecutor(len(slices) - 1)
        others = [self._pool.submit(work, *each) for each in slices[1:]] if self._pool else []
        try:
            work(*slices[0])
        finally:
            for other in others:
                other.result()

    # What is refused

    def _check(self, actions: Any) -> None:
        self._refuse_before_reset()
        try:
            given = np.asarray(actions)
        except ValueError:
            raise InvalidOption(
                f"actions are one whole number for each table, not {actions!r}"
            ) from None
        if given.shape != (self.count,):
            raise InvalidOption(
                f"actions have the shape {given.shape}; one for each table is ({self.count},)"
            )
        if given.dtype.kind not in "iu":
            raise InvalidOption(f"actions are whole numbers, not {given.dtype}")
        if given.dtype == np.uint64:
            given = np.minimum(given, np.uint64(self.game.moves))
        wanted = given.astype(np.int64, copy=False)
        table = self._unit.first_illegal(self._masks, wanted, 0, self.count)
        if table != NONE:
            raise self._refusal(int(table), int(wanted[table]))
        self._actions[:] = wanted

    def _refusal(self, table: int, action: int) -> Exception:
        if not 0 <= action < self.game.moves:
            error = not_an_action(self.game, action)
        else:
            error = not_allowed(self.view(table), action)
        return type(error)(f"table {table}: {error}")

    def _refuse_before_reset(self) -> None:
        if not self._is_dealt:
            raise IllegalMove("nothing is dealt yet: call reset() first")

    # Bodies of either kind

    def _bodies(self, shape: type[Shape], count: int) -> Any:
        if self.is_compiled:
            return np.zeros(count, dtype(shape))
        return [shape() for _ in range(count)]

    def _packed(self, body: Shape) -> Any:
        return self._unpacked(type(body), pack(body))

    def _unpacked(self, shape: type[Shape], data: bytes) -> Any:
        """The bodies that follow each other in these bytes."""
        kind = dtype(shape)
        if self.is_compiled:
            return np.frombuffer(bytearray(data), kind)
        starts = range(0, len(data), kind.itemsize)
        return [unpack(shape, data[start : start + kind.itemsize]) for start in starts]


def vector(
    name: str,
    count: int,
    *,
    seats: SupportsIndex | None = None,
    options: Mapping[str, SupportsIndex] | None = None,
    opponent: str | None = None,
    threads: int | None = None,
) -> Vector:
    """So many tables of the game of this name, for `reset` and `step` together."""
    plate = game(name)
    chosen = settled(plate, seats, options)
    return Vector(plate, count, chosen, opponent=opponent, threads=threads)


def _seen(array: Any) -> Any:
    """The same array, but it can only be read."""
    view = array.view()
    view.flags.writeable = False
    return view


def _bytes_of(bodies: Any) -> bytes:
    """Bodies of either kind, one after the other."""
    if isinstance(bodies, np.ndarray):
        return bodies.tobytes()
    return b"".join(pack(each) for each in bodies)


def _count(what: str, value: object, most: int) -> int:
    number = whole(value)
    if number is None or not 1 <= number <= most:
        raise InvalidOption(f"the {what} is from 1 to {most:,}, not {value!r}")
    return number
