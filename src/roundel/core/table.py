"""One game being played: the true position, and how it came about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex

from roundel.core.errors import IllegalMove, InvalidMove, InvalidOption, InvalidPosition
from roundel.core.fairness import Shuffle
from roundel.core.game import SEATS, Game, game
from roundel.core.message import Message
from roundel.core.position import MOST_SEATS, CommonPosition
from roundel.core.shape import NOBODY, copy, from_dict, pack, to_dict, unpack
from roundel.core.stream import BLOCK, Stream, fresh_seed, key_of, start
from roundel.core.view import SPECTATOR, Move, View, legal_numbers

RESIGN, TIME, CLAIM, FAULT = "resign", "time", "claim", "fault"
EVENTS = (RESIGN, TIME, CLAIM, FAULT)
ANEW = "deal anew"
"""What a seat does not know was dealt anew: the event that puts nobody out."""


@dataclass(frozen=True)
class Step:
    """A move that was made, or an event that is no move."""

    turn: int
    seat: int
    text: str
    number: int | None
    before: bytes = field(repr=False)
    """The position before it."""
    leaver: int = NOBODY
    """The seat that an event puts out of the game."""

    @property
    def is_event(self) -> bool:
        return self.number is None

    @property
    def is_departure(self) -> bool:
        return self.leaver != NOBODY


@dataclass(frozen=True)
class Result:
    """Who came where: rank 1 is first, equal ranks are shared."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Table:
    """A game being played. Knows everything; show people and programs `view(seat)`."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, SupportsIndex],
        *,
        seed: SupportsIndex | str | None = None,
        shuffle: Shuffle | None = None,
        position: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.seed: int | str | None = None
        self.shuffle = shuffle
        if position is None:
            self.options = game.settle(options)
            if shuffle is not None:
                seed = shuffle.seed
            self.seed = fresh_seed() if seed is None else _plain(seed)
            self._body = game.deal(self.options, key_of(self.seed))
        else:
            self._body = read_position(game, position)
            self.options = game.settle(_options_of(game, self._body, options))
        if not all(isinstance(name, str) and name.isprintable() for name in names):
            raise InvalidOption("a name is one line of printable characters")
        self.names = tuple(name.strip() for name in names)
        if len(self.names) > self.seats:
            raise InvalidOption(f"there are {len(self.names)} names for {self.seats} seats")
        self._start = pack(self._body)
        self._steps: list[Step] = []

    # What is

    @property
    def seats(self) -> int:
        return self._body.seats

    @property
    def to_move(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.is_over else self._body.to_move

    @property
    def is_over(self) -> bool:
        return self._body.to_move == NOBODY or len(self.left) >= self.seats - 1

    @property
    def turn(self) -> int:
        """Which turn of the game it is, from 1."""
        return self._body.turn + 1

    @property
    def left(self) -> tuple[int, ...]:
        """The seats that are out of the game by an event, in the order in which they left."""
        return tuple(step.leaver for step in self._steps if step.is_departure)

    @property
    def history(self) -> tuple[Step, ...]:
        """Everything that was done, oldest first."""
        return tuple(self._steps)

    @property
    def result(self) -> Result | None:
        """None while the game lasts."""
        if not self.is_over:
            return None
        scores = tuple(self._body.score[: self.seats])
        if not self.left:
            ending = self.game.endings[self._body.ending - 1]
            return Result(tuple(self._body.rank[: self.seats]), scores, ending)
        events = [step.text for step in self._steps if step.is_departure]
        finished = self._body.to_move == NOBODY
        ending = self.game.endings[self._body.ending - 1] if finished else events[-1]
        return Result(self._ranks_without(self.left), scores, ending)

    def _ranks_without(self, left: tuple[int, ...]) -> tuple[int, ...]:
        """Who stayed ranks as the game says, who left ranks last, the first to leave at the end."""
        ranks = [0] * self.seats
        staying = [seat for seat in range(self.seats) if seat not in left]
        for seat in staying:
            ahead = [rival for rival in staying if self._body.rank[rival] < self._body.rank[seat]]
            ranks[seat] = 1 + len(ahead)
        for position, seat in enumerate(left):
            ranks[seat] = self.seats - position
        return tuple(ranks)

    def moves(self) -> list[Move]:
        """The legal moves of the seat to move."""
        return [] if self.to_move is None else self.view(self.to_move).moves()

    def view(self, seat: SupportsIndex | None) -> View:
        """What this seat may know; None is a spectator. When an event has ended the game nobody is
        to move, and whoever left ranks last."""
        view = View(self.game, self._body, SPECTATOR if seat is None else self._seat(seat))
        if self.left and self.is_over:
            view.body.to_move = NOBODY
            view.body.rank[: self.seats] = self._ranks_without(self.left)
        return view

    def _seat(self, seat: SupportsIndex) -> int:
        """The number of a seat that is there."""
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise InvalidOption(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")
        return number

    def view_at(self, step: int, seat: int | None) -> View:
        """What this seat knew before that step of the history."""
        body = unpack(self.game.Position, self._steps[step].before)
        return View(self.game, body, SPECTATOR if seat is None else seat)

    def picture(self, seat: int | None = None) -> str:
        """The table as SVG, as this seat sees it."""
        return self.view(seat).picture([self.name_of(each) for each in range(self.seats)])

    def position(self) -> dict[str, Any]:
        """The whole truth as a dict, from which `roundel.table(name, position=…)` starts again."""
        return to_dict(self._body)

    def record(self) -> str:
        """The game as text, from which `roundel.replay` makes this table again."""
        from roundel.core.record import write_record

        return write_record(self)

    @property
    def start(self) -> dict[str, Any]:
        """The position from which the game began."""
        return to_dict(unpack(self.game.Position, self._start))

    # What may be done

    def play(self, move: Move | str | SupportsIndex) -> None:
        """Play a legal move: a Move, its number, its text, or the texts of a turn joined by `;`."""
        if isinstance(move, str) and ";" in move:
            self._play_turn(move)
            return
        self._refuse_when_over(str(move))
        body = self._body
        view = self.view(body.to_move)
        number = self._number(move, view)
        if number not in legal_numbers(self.game, view.body):
            raise self._refusal(view, number)
        text = self.game.notation.write(view.body, number)
        self._steps.append(Step(body.turn + 1, body.to_move, text, number, pack(body)))
        self.game.rules.apply(body, number)

    def _play_turn(self, turn: str) -> None:
        """All parts of a turn, or none of them."""
        parts = [part.strip() for part in turn.split(";") if part.strip()]
        if not parts:
            raise InvalidMove(f"{turn!r} is not a move: it names none")
        played = len(self._steps)
        whose = (self._body.turn, self._body.to_move)
        try:
            for part in parts:
                if (self._body.turn, self._body.to_move) != whose:
                    raise IllegalMove(f"the turn is over before {part!r}")
                self.play(part)
        except Exception:
            while len(self._steps) > played:
                self.undo()
            raise

    def _number(self, move: Move | str | SupportsIndex, view: View) -> int:
        if isinstance(move, str):
            read: int = self.game.notation.read(view.body, move)
            return read
        number = whole(move.number if isinstance(move, Move) else move)
        if number is None or not 0 <= number < self.game.moves:
            last = self.game.moves - 1
            raise InvalidMove(
                f"{move!r} is not a move: give its text, or a number from 0 to {last}"
            )
        return number

    def _refusal(self, view: View, number: int) -> IllegalMove:
        text = self.game.notation.write(view.body, number)
        why = self.game.notation.why_not(view.body, number)
        reason = self.game.words(why, self.names)
        return IllegalMove(f"{text!r} is not allowed now: {reason}", why)

    def _refuse_when_over(self, text: str) -> None:
        if self.is_over:
            why = Message("the-game-is-over")
            reason = self.game.words(why)
            raise IllegalMove(f"{text!r} is not allowed now: {reason}", why)

    def happen(self, event: str, seat: int) -> None:
        """An event that is no move: `resign`, `time` and `fault` put out the seat itself, `claim`
        the seat to move, which has gone away."""
        if event not in EVENTS:
            raise InvalidMove(f"{event!r} is not an event; there is {', '.join(EVENTS)}")
        self._refuse_when_over(event)
        seat = self._seat(seat)
        if seat in self.left:
            raise IllegalMove(f"seat {seat} has left the game already")
        body = self._body
        if event == CLAIM and seat == body.to_move:
            raise IllegalMove("who is to move cannot claim the game")
        if event == CLAIM and body.to_move in self.left:
            raise IllegalMove(f"seat {body.to_move} has left the game already")
        leaver = body.to_move if event == CLAIM else seat
        self._steps.append(Step(body.turn + 1, seat, event, None, pack(body), leaver))

    def resign(self, seat: int) -> None:
        """The seat gives up. With more than two seats the others play on; let a random agent move
        for a seat that left."""
        self.happen(RESIGN, seat)

    def deal_anew(self, seat: int, bits: str | None = None) -> None:
        """Everything that the seat to move does not know is dealt anew, from fresh bits or from
        those given: so it may take back what turned something up, and gains nothing by it."""
        self._refuse_when_over(ANEW)
        if seat != self._body.to_move:
            raise IllegalMove(f"seat {seat} is not to move: only who is may have it dealt anew")
        bits = fresh_seed() if bits is None else bits
        dice = Stream()
        start(dice, key_of(bits))
        body = self._body
        self._steps.append(Step(body.turn + 1, seat, f"{ANEW} {bits}", None, pack(body)))
        self.game.secrecy.conceal(body, seat)
        self.game.secrecy.imagine(body, dice)

    def undo(self) -> Step:
        """Take back the last step, whoever made it; what it was."""
        if not self._steps:
            raise IllegalMove("there is nothing to undo")
        step = self._steps.pop()
        copy(self._body, unpack(self.game.Position, step.before))
        return step

    def may_undo(self, seat: int) -> bool:
        """Whether this player may take back the last decision: their own, in a turn that still
        lasts, that turned up nothing hidden."""
        if not self._steps or self.is_over:
            return False
        step = self._steps[-1]
        before = unpack(self.game.Position, step.before)
        return (
            not step.is_event
            and step.seat == seat == self._body.to_move
            and before.turn == self._body.turn
            and before.revealed == self._body.revealed
        )

    def copy(self) -> Table:
        """The same table once more, sharing nothing that changes."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.options = dict(self.options)
        twin._body = unpack(self.game.Position, pack(self._body))
        twin._steps = list(self._steps)
        return twin

    __copy__ = copy

    def name_of(self, seat: int) -> str:
        """The name of a seat, or its number in words."""
        from roundel.core.message import seat_name

        return seat_name(seat, self.names, self.game.folder)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]

    def _identity(self) -> tuple[object, ...]:
        names = tuple(self.name_of(seat) for seat in range(self.seats))
        return (self.game, self.options, self.seed, names, self._start, self._steps)

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"seat {self.to_move} to move"
        return f"<{self.game.title}, {self.seats} seats, turn {self.turn}, {state}>"

    def _repr_svg_(self) -> str:
        return self.picture()


def table(
    name: str,
    *,
    seats: SupportsIndex | None = None,
    options: Mapping[str, SupportsIndex] | None = None,
    seed: SupportsIndex | str | None = None,
    position: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    components: str | Path | None = None,
) -> Table:
    """A new table of this game: dealt from a seed (by default one that nobody knows), or set up
    from a position. A folder of corrected components changes what is dealt; its record has the
    whole position then, and needs the folder no more."""
    chosen = dict(options or {})
    if seats is not None:
        chosen[SEATS] = seats
    if seed is not None and position is not None:
        raise InvalidOption("give a seed or a position, not both")
    if components is not None:
        if position is not None:
            raise InvalidOption("give components or a position, not both")
        plate = game(name)
        key = key_of(fresh_seed() if seed is None else _plain(seed))
        position = to_dict(plate.deal_corrected(plate.settle(chosen), key, Path(components)))
        seed = None
    return Table(game(name), chosen, seed=seed, position=position, names=names)


def whole(value: object) -> int | None:
    """The whole number that this is, of whatever kind (NumPy's too); None when it is none."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def _plain(seed: Any) -> Any:
    """A seed as it can be written down; what is none stays as it is, for `key_of` to refuse."""
    number = whole(seed)
    return seed if number is None else number


def _options_of(
    game: Game, body: CommonPosition, chosen: Mapping[str, SupportsIndex]
) -> dict[str, SupportsIndex]:
    """What was chosen, and what the position itself says in a field of an option's name."""
    held = {
        each.name: getattr(body, each.name) for each in game.options if hasattr(body, each.name)
    }
    for name, value in chosen.items():
        if held.get(name, value) != value:
            raise InvalidOption(f"{name} is {value!r}, but {held[name]} in the position")
    return {**chosen, **held}


def read_position(game: Game, data: Mapping[str, Any]) -> CommonPosition:
    """The position that a dict describes, once it keeps what every position must keep."""
    body = from_dict(game.Position, data)
    for name, reason in chain(_common_faults(game, body), game.room("position").faults(body)):
        raise InvalidPosition(name, reason)
    if body.to_move != NOBODY and not legal_numbers(game, body):
        raise InvalidPosition("to_move", f"seat {body.to_move} is to move, but can do nothing")
    return body


def _common_faults(game: Game, s: CommonPosition) -> Iterator[tuple[str, str]]:
    """What is wrong with the fields that every game has."""
    if not game.fewest_seats <= s.seats <= game.most_seats:
        yield "seats", f"{game.title} is for {game.fewest_seats} to {game.most_seats} players"
    if not NOBODY <= s.to_move < s.seats:
        yield "to_move", f"is a seat from 0 to {s.seats - 1}, or {NOBODY} when the game is over"
    for name in ("ply", "turn", "made", "revealed"):
        if getattr(s, name) < 0:
            yield name, "counts from 0"
    if (s.to_move == NOBODY) != (1 <= s.ending <= len(game.endings)):
        yield "ending", "is 0 exactly while somebody is to move"
    ranks = s.rank[: s.seats] if s.to_move == NOBODY else []
    ranking = [1 + sum(other < rank for other in ranks) for rank in ranks]
    if s.rank != ranking + [0] * (MOST_SEATS - len(ranking)):
        yield "rank", "is 0 while the game lasts, then one more than there are seats before it"
    if any(s.score[s.seats :]):
        yield "score", f"nobody sits there at a table of {s.seats}"
    if not 0 <= s.stream.used <= BLOCK:
        yield "stream.used", f"is a number from 0 to {BLOCK}"
