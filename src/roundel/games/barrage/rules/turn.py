"""A turn in the action phase: one space, or a construction without engineers."""

from roundel.core.shape import EMPTY
from roundel.games.barrage.components import (
    BUILD_ENGINEERS,
    BUILD_PRICE,
    COPY_PRICE,
    MAHIRI,
    SPACE_ENGINEERS,
    THE_BANK,
    TOMMASO,
)
from roundel.games.barrage.effects import CONSTRUCT
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules.buildings import (
    engineers_for,
    may_send_margot,
    may_send_to,
    send_margot,
    send_to,
)
from roundel.games.barrage.rules.construction import (
    build_free,
    may_build_anything,
    may_build_free,
    may_build_free_somehow,
)
from roundel.games.barrage.rules.numbering import (
    ARCHITECT,
    BUILD,
    COPY,
    FREE,
    MARGOTS,
    PASS,
    SPACE,
    TURN,
    USE,
)
from roundel.games.barrage.rules.officers import (
    architect_is_a_choice,
    architect_must_go,
    copy_officer,
    has,
    may_copy_somebody,
    send,
)
from roundel.games.barrage.rules.spaces import may_send_to_space, send_to_space
from roundel.games.barrage.rules.stack import push


def may_take_turn(s: Position, seat: int, move: int) -> bool:
    """Whether this is a way to take a turn now."""
    if move < SPACE:
        return may_send_to_build(s, seat, move - BUILD)
    if move < USE:
        return may_send_to_space(s, seat, move - SPACE)
    if move < MARGOTS:
        return may_send_to(s, seat, move - USE)
    if move < COPY:
        return may_send_margot(s, seat, move - MARGOTS)
    if move < FREE:
        return may_copy(s, seat, move - COPY)
    if move < PASS:
        return may_build_free(s, seat, move - FREE)
    return may_pass(s, seat)


def may_send_to_build(s: Position, seat: int, space: int) -> bool:
    """The leftmost free build space, or any free one, if anything can be built."""
    player = s.players[seat]
    if not is_build_space_open(s, seat, space) or player.engineers < BUILD_ENGINEERS[space]:
        return False
    purse = player.credits - BUILD_PRICE[space]
    return purse >= 0 and may_build_anything(s, seat, purse)


def is_build_space_open(s: Position, seat: int, space: int) -> bool:
    """Free, and where they are used from the left no other one to its left."""
    builds = s.players[seat].builds
    if builds[space] == 1:
        return False
    return s.build_leftmost == 0 or space == 0 or builds[space - 1] == 1


def may_pass(s: Position, seat: int) -> bool:
    """Only without engineers, and not in place of an extra turn: that is declined."""
    return s.players[seat].engineers == 0 and s.players[seat].copied == EMPTY and s.extra == 0


def may_copy(s: Position, seat: int, officer: int) -> bool:
    """Mahiri copies an officer in sight, if a turn can follow."""
    if officer == MAHIRI or s.in_sight[officer] == 0 or not may_copy_somebody(s, seat):
        return False
    return s.players[seat].engineers > 1 or may_build_free_as(s, seat, officer)


def may_build_free_as(s: Position, seat: int, officer: int) -> bool:
    """Whether, the copy paid for, something can be built without engineers."""
    player = s.players[seat]
    price = COPY_PRICE[player.copies]
    player.copied = officer
    player.credits -= price
    found = may_build_free_somehow(s, seat)
    player.copied = EMPTY
    player.credits += price
    return found


def can_take_turn(s: Position, seat: int) -> bool:
    """With an engineer there is always the bank; without, only a construction that needs none."""
    return s.players[seat].engineers > 0 or may_build_free_somehow(s, seat)


def take_turn(s: Position, seat: int, move: int) -> None:
    """The first decision of a turn; on a space for one engineer the Architect may go."""
    if COPY <= move < FREE:
        copy_officer(s, seat, move - COPY)
        push(s, TURN)
    elif engineers_needed(s, seat, move) == 1 and has(s, seat, TOMMASO):
        if architect_is_a_choice(s, seat):
            push(s, ARCHITECT, move)
        else:
            go(s, seat, move, architect_must_go(s, seat))
    else:
        go(s, seat, move, False)


def engineers_needed(s: Position, seat: int, move: int) -> int:
    """By a space that requires a certain number; 0 for the bank and where no engineer goes."""
    if move < SPACE:
        return BUILD_ENGINEERS[move - BUILD]
    if move < USE:
        return 0 if move == SPACE + THE_BANK else SPACE_ENGINEERS[move - SPACE]
    if move < MARGOTS:
        return engineers_for(s, seat, move - USE)
    return 0


def go(s: Position, seat: int, move: int, architect: bool) -> None:
    """Place the engineers and begin the action; the Architect alone gives another turn."""
    if architect:
        s.architects_turn = 1
        s.players[seat].architect = 0
    if move < SPACE:
        send_to_build(s, seat, move - BUILD)
    elif move < USE:
        send_to_space(s, seat, move - SPACE)
    elif move < MARGOTS:
        send_to(s, seat, move - USE)
    elif move < COPY:
        send_margot(s, seat, move - MARGOTS)
    elif move < PASS:
        build_free(s, move - FREE)
    else:
        s.players[seat].passed = 1


def send_to_build(s: Position, seat: int, space: int) -> None:
    player = s.players[seat]
    send(s, seat, BUILD_ENGINEERS[space])
    player.credits -= BUILD_PRICE[space]
    player.builds[space] = 1
    push(s, CONSTRUCT)
