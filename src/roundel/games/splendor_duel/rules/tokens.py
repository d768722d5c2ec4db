"""The board, the bag and the scrolls: spend a scroll, refill, take tokens in a line, take gold."""

from roundel.core.shape import EMPTY, Row
from roundel.core.stream import below
from roundel.games.splendor_duel.components import (
    CELLS,
    GOLD,
    KINDS,
    LINE,
    LINE_LENGTH,
    LINE_MASK,
    LINES,
    MOST_IN_LINE,
    PEARL,
    SPIRAL,
)
from roundel.games.splendor_duel.position import Player, Position
from roundel.games.splendor_duel.rules.numbering import GOLD_AT, REFILL, SCROLL, TAKE

# What may be done


def scroll_uses(s: Position, out: Row, n: int) -> int:
    """With a scroll and before the refill: any gem or pearl, never gold."""
    if s.players[s.to_move].scrolls == 0 or s.refilled == 1:
        return n
    board = s.board
    for cell in range(CELLS):
        out[n] = SCROLL + cell
        n += board[cell] != EMPTY and board[cell] != GOLD
    return n


def refills(s: Position, out: Row, n: int) -> int:
    out[n] = REFILL
    return n + may_refill(s)


def may_refill(s: Position) -> bool:
    """Once in a turn, as long as something is in the bag."""
    return s.refilled == 0 and tokens_in_bag(s) > 0


def takings(s: Position, out: Row, n: int) -> int:
    """One to three gems and pearls side by side in a line, without a gap and without gold."""
    free = gems_and_pearls(s)
    for line in range(LINES):
        mask = LINE_MASK[line]
        out[n] = TAKE + line
        n += free & mask == mask
    return n


def gems_and_pearls(s: Position) -> int:
    """The cells where a gem or a pearl lies, as bits of a number."""
    board = s.board
    free = 0
    for cell in range(CELLS):
        free |= (board[cell] != EMPTY and board[cell] != GOLD) << cell
    return free


def gold_takings(s: Position, out: Row, n: int) -> int:
    """Any gold on the board; a card is reserved with it."""
    board = s.board
    for cell in range(CELLS):
        out[n] = GOLD_AT + cell
        n += board[cell] == GOLD
    return n


# Doing it


def take_token(s: Position, cell: int) -> None:
    """From the board into the hand of the player to move."""
    s.players[s.to_move].tokens[s.board[cell]] += 1
    s.board[cell] = EMPTY


def put_into_bag(s: Position, kind: int, count: int) -> None:
    s.players[s.to_move].tokens[kind] -= count
    s.bag[kind] += count


def spend_scroll(s: Position, cell: int) -> None:
    """The scroll goes back to the table; tokens so taken never bring the rival one."""
    s.players[s.to_move].scrolls -= 1
    s.scrolls += 1
    take_token(s, cell)


def gain_scroll(s: Position, seat: int) -> None:
    """From the table; else from the rival; whoever holds all three gains nothing."""
    if s.scrolls > 0:
        s.scrolls -= 1
        s.players[seat].scrolls += 1
    elif s.players[1 - seat].scrolls > 0:
        s.players[1 - seat].scrolls -= 1
        s.players[seat].scrolls += 1


def refill(s: Position) -> None:
    """Lay out the whole bag, and give the rival a scroll."""
    fill_board(s)
    s.refilled = 1
    s.revealed += 1
    gain_scroll(s, 1 - s.to_move)


def fill_board(s: Position) -> None:
    """Draw the tokens out of the bag, and lay them on the empty cells along the spiral."""
    left = tokens_in_bag(s)
    for i in range(CELLS):
        if s.board[SPIRAL[i]] == EMPTY and left > 0:
            s.board[SPIRAL[i]] = draw_token(s, left)
            left -= 1


def tokens_in_bag(s: Position) -> int:
    count = 0
    for kind in range(KINDS):
        count += s.bag[kind]
    return count


def draw_token(s: Position, left: int) -> int:
    """Each of the tokens left in the bag is as likely as the others."""
    drawn = below(s.stream, left)
    kind = 0
    while drawn >= s.bag[kind]:
        drawn -= s.bag[kind]
        kind += 1
    s.bag[kind] -= 1
    return kind


def take_line(s: Position, line: int) -> None:
    """Three of one colour, or both pearls, bring the rival a scroll."""
    length = LINE_LENGTH[line]
    first = s.board[LINE[line][0]]
    same = 0
    pearls = 0
    for i in range(length):
        kind = s.board[LINE[line][i]]
        same += kind == first
        pearls += kind == PEARL
        take_token(s, LINE[line][i])
    if same == MOST_IN_LINE or pearls == 2:
        gain_scroll(s, 1 - s.to_move)


def tokens_held(player: Player) -> int:
    held = 0
    for kind in range(KINDS):
        held += player.tokens[kind]
    return held
