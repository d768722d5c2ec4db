"""One table in memory: what a seat may do now, and what comes of it. No HTTP, no database."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from roundel.core.errors import RoundelError
from roundel.core.fairness import Shuffle, commitment, fresh_bits
from roundel.core.game import game
from roundel.core.table import CLAIM, RESIGN, TIME, Table
from roundel.core.view import View
from roundel.server.clocks import Clocks
from roundel.server.entries import MOVE, TAKE_BACK, UNDO, common, happen, take_back
from roundel.server.refusal import Malformed, NotNow, NotYours, Stale
from roundel.server.store import OVER, PLAYING, WAITING, Entry, Look, Seat, Setting, Stored
from roundel.server.thoughts import Hint

STAND_IN = "random"
"""The program that moves for a seat which has left a game that goes on."""
AWAY_AFTER = 15.0
"""Seconds without a sign after which somebody is told to be away."""
CLAIM_AFTER = 120.0
"""Seconds that somebody who is to move may be away before the others may claim the game."""


@dataclass(frozen=True)
class Decision:
    """What somebody decided: the entry that will be stored, and the table after it."""

    entry: Entry
    table: Table


class Hosted:
    """A table with the people and programs at it, and everything that has happened."""

    def __init__(self, stored: Stored, now: float) -> None:
        self.setting: Setting = stored.setting
        self.game = game(stored.setting.game)
        self.seats: list[Seat] = []
        self.holds: dict[str, set[int]] = {}
        self.entries: list[Entry] = []
        self.made_by: list[int] = []
        """Of every step of the table's history the number of its entry."""
        self.table: Table | None = None
        self.clocks: Clocks | None = None
        self.rematch: str | None = None
        self.opened = now
        """Since when anybody could be seen here."""
        self.program_asked_at: int | None = None
        self.notice: str | None = None
        """What people should know of the programs at the table."""
        self.hints: dict[int, Hint] = {}
        """Of each seat what it asked last."""
        self.told: dict[tuple[int, int | None, str], str] = {}
        """What was said already of a step to a seat: in a language, or as text."""
        self._requests: dict[tuple[int, str], Entry] = {}
        self.catch_up(stored)

    # What is

    @property
    def id(self) -> str:
        return self.setting.id

    @property
    def number(self) -> int:
        """How many entries there are: what is on the table changes with it only."""
        return len(self.entries)

    @property
    def state(self) -> str:
        if self.table is None:
            return WAITING
        return OVER if self.table.is_over else PLAYING

    @property
    def commitment(self) -> str:
        return commitment(self.setting.server_bits)

    @property
    def to_move(self) -> int | None:
        return None if self.table is None else self.table.to_move

    @property
    def people(self) -> list[int]:
        return [seat.number for seat in self.seats if seat.is_person]

    @property
    def program_to_move(self) -> str | None:
        """The program that has to decide now, if it is one's turn."""
        if self.table is None or self.to_move is None:
            return None
        return STAND_IN if self.to_move in self.table.left else self.seats[self.to_move].program

    def goes_by_itself(self, table: Table | None = None) -> bool:
        """Whether something happens though nobody does anything, now or when it is this table: a
        program moves, or a clock runs out."""
        table = table or self.table
        mover = None if table is None else table.to_move
        if table is None or mover is None:
            return False
        is_person = self.seats[mover].is_person and mover not in table.left
        return self.setting.clock is not None or not is_person

    def name_of(self, seat: int) -> str:
        """The name of a seat, or its number in words."""
        from roundel.core.message import seat_name

        return seat_name(seat, [each.name for each in self.seats], self.game.folder)

    @property
    def left(self) -> tuple[int, ...]:
        """The seats that are out of the game."""
        return () if self.table is None else self.table.left

    def held_by(self, secrets: frozenset[str]) -> list[int]:
        """The seats of whoever knows these secrets."""
        found: set[int] = set()
        for secret in secrets:
            found |= self.holds.get(secret, set())
        return sorted(found)

    def view_before(self, step: int, seat: int | None) -> View:
        """What a seat knew before this step; after the last one, what it knows."""
        table = self._playing_or_over()
        if step >= len(table.history):
            return table.view(seat)
        return table.view_at(step, seat)

    def steps_of(self, entry: Entry) -> list[int]:
        """Which steps of the history this entry made, as far as they were not taken back."""
        found = len(self.made_by)
        while found and self.made_by[found - 1] >= entry.number:
            found -= 1
        return [
            step for step in range(found, len(self.made_by)) if self.made_by[step] == entry.number
        ]

    def is_entry_of(self, entry: Entry, move: str | int) -> bool:
        """Whether this very move, however it is written, was the one of this entry."""
        before = self._dealt()
        for earlier in self.entries[: entry.number - 1]:
            happen(before, earlier)
        after, again = before.copy(), before.copy()
        happen(after, entry)
        try:
            again.play(move)
        except RoundelError:
            return False
        return again == after

    def asked_before(self, seat: int, request: str | None) -> Entry | None:
        """The entry that came of this very request, if it was made before."""
        return None if request is None else self._requests.get((seat, request))

    def may_undo(self, seat: int) -> bool:
        return self.table is not None and self.table.may_undo(seat)

    def may_take_back(self, seat: int) -> bool:
        return (
            self.people == [seat]
            and self.state == PLAYING
            and self._own_turn_begins(seat) is not None
        )

    def may_be_hinted(self, seat: int) -> bool:
        """Alone against programs always; between people only if all of them agreed to it."""
        if self.to_move != seat:
            return False
        return self.people == [seat] or all(self.seats[each].hints for each in self.people)

    def hint_of(self, seat: int | None) -> Hint | None:
        """What this seat asked in the position that is on the table."""
        hint = None if seat is None else self.hints.get(seat)
        return hint if hint is not None and hint.number == self.number else None

    def away_since(self, seat: int) -> float:
        """When somebody at this seat was seen last, or could have been."""
        return max(self.seats[seat].seen, self.opened)

    def is_away(self, seat: int, now: float) -> bool:
        return self.seats[seat].is_person and now - self.away_since(seat) > AWAY_AFTER

    def is_visited(self, now: float) -> bool:
        """Whether anybody has just been here."""
        return any(seat.is_person and now - seat.seen <= AWAY_AFTER for seat in self.seats)

    def claimable_at(self, seat: int) -> float | None:
        """When this seat may claim the game if whoever is to move stays away; None: never."""
        table, mover = self.table, self.to_move
        if table is None or mover is None or mover == seat or {mover, seat} & set(table.left):
            return None
        if not self.seats[mover].is_person:
            return None
        return self.away_since(mover) + CLAIM_AFTER

    # What may be done. Nothing changes before `accept`.

    def move(
        self,
        seat: int,
        move: str | int,
        at: int,
        request: str | None,
        now: float,
        *,
        by_house: bool = False,
    ) -> Decision:
        """A move, its number or its text; a whole turn as one text. For a seat that has left only
        the house decides."""
        table = self._playing()
        self._refuse_stale(at)
        if seat in table.left and not by_house:
            raise NotYours("has-left")
        if seat != table.to_move:
            raise NotNow("not-your-turn")
        if isinstance(move, str) and not move.strip():
            raise Malformed("no-move")
        return self._decided(MOVE, seat, lambda trial: trial.play(move), now, request, table)

    def undo(self, seat: int, at: int, request: str | None, now: float) -> Decision:
        table = self._playing()
        self._refuse_stale(at)
        if not table.may_undo(seat):
            raise NotNow("no-undo")

        def undo(trial: Table) -> None:
            trial.undo()

        return self._decided(UNDO, seat, undo, now, request, table)

    def take_back(self, seat: int, at: int, request: str | None, now: float) -> Decision:
        """Back to where the seat's last turn began; past a reveal the unseen is dealt anew."""
        table = self._playing()
        self._refuse_stale(at)
        if self.people != [seat]:
            raise NotNow("no-take-back-between-people")
        kept = self._own_turn_begins(seat)
        if kept is None:
            raise NotNow("nothing-to-take-back")
        gone = table.history[kept:]
        has_seen = table.view_at(kept, None).revealed != table.view(None).revealed
        anew = has_seen or any(step.is_event and not step.is_departure for step in gone)
        text = f"{kept} {fresh_bits()}" if anew else f"{kept}"
        return self._decided(
            TAKE_BACK, seat, lambda trial: take_back(trial, seat, text), now, request, table, text
        )

    def resign(self, seat: int, request: str | None, now: float) -> Decision:
        table = self._playing()
        return self._decided(RESIGN, seat, lambda trial: trial.resign(seat), now, request, table)

    def claim(self, seat: int, request: str | None, now: float) -> Decision:
        """The game is the claimant's: whoever is to move has been away for too long."""
        table = self._playing()
        at = self.claimable_at(seat)
        if at is None:
            raise NotNow("no-claim")
        if now < at:
            raise NotNow("claim-later", seconds=int(at - now) + 1)
        return self._decided(
            CLAIM, seat, lambda trial: trial.happen(CLAIM, seat), now, request, table
        )

    def flag(self, now: float) -> Decision | None:
        """Whose time is up, loses; None as long as it is not."""
        falls = None if self.clocks is None else self.clocks.falls
        if self.state != PLAYING or falls is None or now < falls:
            return None
        assert self.clocks is not None
        seat = self.clocks.running
        assert seat is not None
        table = self._playing()
        return self._decided(TIME, seat, lambda trial: trial.happen(TIME, seat), now, None, table)

    def accept(self, decision: Decision) -> None:
        """It is stored: now it has happened."""
        entry, table = decision.entry, decision.table
        assert entry.number == self.number + 1
        kept = common(self._playing_or_over(), table)
        if kept < len(self.made_by):
            self.told = {key: words for key, words in self.told.items() if key[0] < kept}
        self.made_by = self.made_by[:kept] + [entry.number] * (len(table.history) - kept)
        self.table = table
        self.entries.append(entry)
        if entry.request is not None:
            self._requests[entry.seat, entry.request] = entry
        if self.clocks is not None:
            if entry.left is not None:
                self.clocks.left[entry.seat] = entry.left
            self._run_clock(entry.at)

    def catch_up(self, stored: Stored) -> None:
        """Whatever the database knows and we do not."""
        seen = [each.seen for each in self.seats]
        self.seats = stored.seats
        for seat, last in zip(self.seats, seen, strict=False):
            seat.seen = max(seat.seen, last)
        self.holds = stored.holds
        self.rematch = stored.rematch
        if self.table is None and stored.seed is not None:
            self._begin(stored)
        for entry in stored.entries:
            if entry.number == self.number + 1:
                table = self._playing_or_over().copy()
                happen(table, entry)
                self.accept(Decision(entry, table))

    def look(self, now: float) -> Look | None:
        """What is to be kept of a table that goes on by itself, in case that we are gone the next
        moment."""
        if not self.goes_by_itself():
            return None
        running = None if self.clocks is None else self.clocks.running
        left = None
        if self.clocks is not None and running is not None:
            left = self.clocks.left_at(running, now)
        return Look(self.id, self.number, left)

    def stand_still(self, since: float, until: float) -> None:
        """Between these times nobody could move, nor be seen."""
        self.opened = until
        if self.clocks is not None:
            self.clocks.stand_still(since, until)

    def keep_clock_from(self, now: float, left: float | None) -> None:
        """Nobody looked until now: the running clock shows what it showed last."""
        if self.clocks is not None and self.clocks.running is not None:
            if left is not None:
                self.clocks.left[self.clocks.running] = left
            self.clocks.run(self.clocks.running, now)

    def _dealt(self) -> Table:
        """The table as it was when play began."""
        bits = tuple(seat.bits or "" for seat in self.seats)
        names = [seat.name for seat in self.seats]
        shuffle = Shuffle(self.setting.server_bits, bits)
        return Table(self.game, self.setting.options, shuffle=shuffle, names=names)

    def _begin(self, stored: Stored) -> None:
        self.table = self._dealt()
        if self.setting.clock is not None:
            self.clocks = Clocks(self.setting.clock, len(self.seats))
            self._run_clock(stored.begun or 0.0)

    def _run_clock(self, since: float) -> None:
        assert self.clocks is not None
        is_person = self.to_move is not None and self.program_to_move is None
        self.clocks.run(self.to_move if is_person else None, since)

    def _decided(
        self,
        kind: str,
        seat: int,
        act: Callable[[Table], None],
        now: float,
        request: str | None,
        table: Table,
        text: str | None = None,
    ) -> Decision:
        trial = table.copy()
        act(trial)
        if text is None:
            new = trial.history[len(table.history) :]
            text = "; ".join(step.text for step in new) if kind == MOVE else ""
        ends_turn = (trial.turn, trial.to_move) != (table.turn, seat)
        left = None
        if self.clocks is not None and self.seats[seat].is_person and seat not in table.left:
            left = self.clocks.after_entry(seat, now, ends_turn and kind == MOVE)
        return Decision(Entry(self.number + 1, kind, seat, text, now, left, request), trial)

    def _own_turn_begins(self, seat: int) -> int | None:
        """The step with which the last turn of this seat began."""
        history = self._playing_or_over().history
        own = [i for i, step in enumerate(history) if step.seat == seat and not step.is_event]
        if not own:
            return None
        turn = history[own[-1]].turn
        return next(i for i in own if history[i].turn == turn)

    def _playing(self) -> Table:
        if self.table is None:
            raise NotNow("not-begun")
        if self.table.is_over:
            raise NotNow("is-over")
        return self.table

    def _playing_or_over(self) -> Table:
        if self.table is None:
            raise NotNow("not-begun")
        return self.table

    def _refuse_stale(self, at: int) -> None:
        if at != self.number:
            raise Stale("stale", at=at, number=self.number)
