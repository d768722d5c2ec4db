"""What the log tells those who want to remember by themselves: what was done, without any image."""

from roundel.core.message import Message
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.blue_lion.components import PAYS
from roundel.games.blue_lion.position import Position
from roundel.games.blue_lion.rules.numbering import (
    LAY,
    MOVE_END,
    PASS,
    RETURN,
    SWAP,
    TURN,
    WAYS_TO_LAY,
)
from roundel.games.blue_lion.wording import ENDS, combinations_made, end_of, end_words


def tell_from_memory(before: Position, move: int, after: Position) -> tuple[Message, ...]:
    """What happened, by places and gems alone."""
    told = [_deed(before, move)]
    if move < RETURN:
        for seat, outer, middle in combinations_made(before, move, after):
            told.append(Message("recall-combination", seat=seat, gems=PAYS[outer][middle]))
    if after.to_move == NOBODY:
        told.append(end_words(after))
    return tuple(told)


def _deed(before: Position, move: int) -> Message:
    seat = before.to_move
    if move < PASS:
        card, way = divmod(move - LAY, WAYS_TO_LAY)
        end = end_of(way) if before.length > 0 else "none"
        return Message("recall-lay", seat=seat, number=card + 1, end=end, turned=_turned(way))
    if move == PASS:
        return Message("tell-pass", seat=seat)
    if move < SWAP:
        return Message("recall-move", seat=seat, end=ENDS[move - MOVE_END])
    if move < TURN:
        place = move - SWAP + 2
        return Message("recall-swap", seat=seat, place=place, next=place + 1)
    if move < RETURN:
        return Message("recall-turn", seat=seat, place=move - TURN + 1)
    slot, way = divmod(move - RETURN, WAYS_TO_LAY)
    which = "only" if EMPTY in before.aside else ENDS[slot]
    end = end_of(way)
    return Message("recall-return", seat=seat, which=which, end=end, turned=_turned(way))


def _turned(way: int) -> str:
    return "yes" if way % 2 else "no"
