"""Chess clocks: time for the game, and some more for each turn.

A clock runs for a person who is to move. It stands still for programs, and while no server looks.
"""

from __future__ import annotations

from dataclasses import dataclass

BEAT = 2.0
"""Seconds between looks at the running clocks."""
BEATS_MISSED = 3
"""After which nobody is taken to look at a clock any more."""
LONGEST_BASE = 24 * 3600
LONGEST_INCREMENT = 3600


@dataclass(frozen=True)
class Clock:
    """What was agreed: seconds for the game, and seconds more for every turn."""

    base: int
    increment: int


class Clocks:
    """What the clocks of a table show."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [float(clock.base)] * seats
        self.running: int | None = None
        self._since = 0.0

    def run(self, seat: int | None, since: float) -> None:
        """From then on the time of this seat runs; None: nobody's."""
        self.running = seat
        self._since = since

    def stand_still(self, since: float, until: float) -> None:
        """What has passed between these times counts for nobody."""
        self._since += max(0.0, until - max(since, self._since))

    def left_at(self, seat: int, now: float) -> float:
        """What the clock of a seat shows."""
        spent = max(0.0, now - self._since) if seat == self.running else 0.0
        return max(0.0, self.left[seat] - spent)

    def after_entry(self, seat: int, now: float, ends_turn: bool) -> float:
        """What the clock of the seat will show once it has decided now."""
        return self.left_at(seat, now) + (self.clock.increment if ends_turn else 0)

    @property
    def falls(self) -> float | None:
        """When the flag of the running clock falls."""
        return None if self.running is None else self._since + self.left[self.running]
