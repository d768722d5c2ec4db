"""What every position of every game has."""

from roundel.core.shape import NOBODY, Shape, i8, i16, i32, part
from roundel.core.stream import Stream

MOST_SEATS = 4


class CommonPosition(Shape):
    """The fields that the house reads without knowing the game."""

    seats = i8()
    to_move = i8()  # the seat that decides now; NOBODY when the game is over
    ply = i32()  # decisions made so far
    turn = i16()  # turns finished so far
    made = i16()  # decisions made so far in this turn
    revealed = i16()  # hidden things turned up so far
    ending = i8()  # 0 while the game lasts, then one of the game's `endings`
    rank = i8(MOST_SEATS)  # 1 for the winner; equal for a shared place; 0 while the game lasts
    score = i16(MOST_SEATS)  # what the final ranking goes by, as far as one number can say it
    stream = part(Stream)


def is_stopped(view: CommonPosition) -> bool:
    """Whether an event ended the game before its rules did."""
    return view.to_move == NOBODY and view.ending == 0
