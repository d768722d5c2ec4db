"""What is said of the moves of The Blue Lion: on buttons, in the log, and why one is refused."""

from collections.abc import Iterator

from roundel.core.message import Message
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.blue_lion.components import IMAGE_NAMES, IMAGES, PAYS, PAYS_TO, TO_MOVER
from roundel.games.blue_lion.deduction import is_known
from roundel.games.blue_lion.position import BUILD, QUIET, REARRANGE, Position
from roundel.games.blue_lion.rules.numbering import (
    LAY,
    MOVE_END,
    PASS,
    RETURN,
    RIGHT,
    SWAP,
    TURN,
    WAYS_TO_LAY,
)

ENDS = ("left", "right")

# Things in words


def image_words(image: int) -> Message:
    return Message("image", image=IMAGE_NAMES[image])


def short_words(image: int) -> Message:
    """The image without an article, as on a card."""
    return Message("short-image", image=IMAGE_NAMES[image])


def letter_words(image: int) -> Message:
    """The letter that stands for the image."""
    return Message("letter", image=IMAGE_NAMES[image])


def up_words(view: Position, card: int) -> Message:
    """What lies up on a card; that there is none."""
    return Message("no-card") if card == EMPTY else image_words(view.up[card])


def possible(view: Position, card: int) -> list[int]:
    """The images that the back of a card can have."""
    return [image for image in range(IMAGES) if view.backs[card] >> image & 1]


def back_words(view: Position, card: int) -> Message:
    """What a card would show when turned over, as far as it is known."""
    if card == EMPTY:
        return Message("no-card")
    images = [image_words(image) for image in possible(view, card)]
    if is_known(view.backs[card]):
        return images[0]
    if len(images) == IMAGES - 1:
        return Message("unknown")
    return Message("either", one=images[0], other=images[1])


def end_of(way: int) -> str:
    """At which end of the row a way to lay puts a card."""
    return ENDS[way >= RIGHT]


def card_at(view: Position, place: int) -> int:
    """The card at a place in the row; EMPTY beyond its end."""
    return view.row[place] if 0 <= place < view.length else EMPTY


# What a button says


def say(view: Position, move: int) -> Message:
    """The move as a sentence, as on a button."""
    if move < PASS:
        return _say_lay(view, move - LAY)
    if move == PASS:
        return Message("say-pass")
    if move < SWAP:
        which = move - MOVE_END
        card = card_at(view, 0 if which == 0 else view.length - 1)
        return Message("say-move", end=ENDS[which], card=up_words(view, card))
    if move < TURN:
        place = move - SWAP + 1
        one, other = (up_words(view, card_at(view, place + i)) for i in range(2))
        return Message("say-swap", place=place + 1, next=place + 2, one=one, other=other)
    if move < RETURN:
        card = card_at(view, move - TURN)
        up, back = up_words(view, card), back_words(view, card)
        return Message("say-turn", place=move - TURN + 1, card=up, back=back)
    return _say_return(view, move - RETURN)


def _say_lay(view: Position, part: int) -> Message:
    card, way = divmod(part, WAYS_TO_LAY)
    id = "say-lay-turned" if way % 2 else "say-lay"
    end = end_of(way) if view.length > 0 else "none"
    up, back = up_words(view, card), back_words(view, card)
    return Message(id, number=card + 1, card=up, back=back, end=end)


def _say_return(view: Position, part: int) -> Message:
    slot, way = divmod(part, WAYS_TO_LAY)
    card = view.aside[slot]
    up, back = up_words(view, card), back_words(view, card)
    which = "only" if EMPTY in view.aside else ENDS[slot]
    id = "say-return-turned" if way % 2 else "say-return"
    return Message(id, which=which, card=up, back=back, end=end_of(way))


# What the log tells


def tell(before: Position, move: int, after: Position) -> tuple[Message, ...]:
    """What happened: the move, what it paid and who won by it."""
    told = [_deed(before, move, after)]
    if move < RETURN:
        told += _payments(before, move, after)
    if after.to_move == NOBODY:
        told.append(end_words(after))
    return tuple(told)


def _deed(before: Position, move: int, after: Position) -> Message:
    """The move itself; of a card that was turned over, both images."""
    seat = before.to_move
    if move < PASS:
        card, way = divmod(move - LAY, WAYS_TO_LAY)
        end = end_of(way) if before.length > 0 else "none"
        return _laid("tell-lay", before, card, way, end, after)
    if move == PASS:
        return Message("tell-pass", seat=seat)
    if move < SWAP:
        which = move - MOVE_END
        card = card_at(before, 0 if which == 0 else before.length - 1)
        said = up_words(before, card)
        return Message("tell-move", seat=seat, end=ENDS[which], card=said)
    if move < TURN:
        place = move - SWAP + 1
        one, other = (up_words(before, before.row[place + i]) for i in range(2))
        return Message(
            "tell-swap", seat=seat, place=place + 1, next=place + 2, one=one, other=other
        )
    if move < RETURN:
        place = move - TURN
        card = before.row[place]
        up, back = up_words(before, card), up_words(after, card)
        return Message("tell-turn", seat=seat, place=place + 1, card=up, back=back)
    slot, way = divmod(move - RETURN, WAYS_TO_LAY)
    return _laid("tell-return", before, before.aside[slot], way, end_of(way), after)


def _laid(id: str, before: Position, card: int, way: int, end: str, after: Position) -> Message:
    said = {"card": up_words(before, card), "back": up_words(after, card)}
    turned = "-turned" if way % 2 else ""
    return Message(f"{id}{turned}", seat=before.to_move, end=end, **said)


def _payments(before: Position, move: int, after: Position) -> Iterator[Message]:
    for seat, outer, middle in combinations_made(before, move, after):
        yield Message(
            "tell-combination",
            seat=seat,
            outer=short_words(outer),
            middle=short_words(middle),
            gems=PAYS[outer][middle],
        )


def combinations_made(
    before: Position, move: int, after: Position
) -> Iterator[tuple[int, int, int]]:
    """Who is paid for each combination that the move made, and its outer and middle image: its
    middle card has left."""
    row = row_made(before, move)
    for place, card in enumerate(row):
        if card not in after.row:
            outer, middle = after.up[row[place - 1]], after.up[card]
            to = PAYS_TO[outer][middle]
            yield before.to_move if to == TO_MOVER else to, outer, middle


def row_made(before: Position, move: int) -> list[int]:
    """The cards of the row as a move lays them, before any is set aside."""
    row = before.row[: before.length]
    if move < PASS:
        card, way = divmod(move - LAY, WAYS_TO_LAY)
        row.insert(len(row) if way >= RIGHT else 0, card)
    elif MOVE_END <= move < SWAP:
        row = row[1:] + row[:1] if move == MOVE_END else row[-1:] + row[:-1]
    elif SWAP <= move < TURN:
        place = move - SWAP + 1
        row[place], row[place + 1] = row[place + 1], row[place]
    return row


def end_words(after: Position) -> Message:
    """How it ended."""
    winner = 0 if after.rank[0] < after.rank[1] else 1
    if after.rank[0] == after.rank[1]:
        return Message("end-draw")
    id = "end-quiet" if after.ending == QUIET else "end-gems"
    return Message(id, seat=winner, gems=after.score[winner])


# Why not


def why_not(view: Position, move: int) -> Message:
    """Why a move of this game is not allowed now, for a move that is not."""
    if view.to_move == NOBODY:
        return Message("the-game-is-over")
    if view.phase == BUILD:
        return _why_not_build(view, move)
    if view.phase == REARRANGE:
        return _why_not_rearrange(view, move)
    return Message("one-card-aside" if move >= RETURN else "return-first")


def _why_not_build(view: Position, move: int) -> Message:
    if move > PASS:
        return Message("still-building")
    if move == PASS:
        return Message("pass-is-used")
    card = (move - LAY) // WAYS_TO_LAY
    return Message("first-card" if view.loose[card] else "not-loose", number=card + 1)


def _why_not_rearrange(view: Position, move: int) -> Message:
    if move == PASS:
        return Message("no-passing")
    if move < PASS or move >= RETURN:
        return Message("row-is-built")
    if move < TURN:
        return Message("end-is-not-swapped", place=move - SWAP + 3, cards=view.length)
    return Message("no-card-there", cards=view.length)
