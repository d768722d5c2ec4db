"""The end of a turn, and of the game."""

from roundel.core.shape import NOBODY
from roundel.games.blue_lion.components import CARDS, QUIET_TURNS, WINNING_GEMS
from roundel.games.blue_lion.position import BUILD, GEMS_REACHED, QUIET, REARRANGE, Position
from roundel.games.blue_lion.rules.combinations import let_wait


def has_won(s: Position) -> bool:
    """Whether somebody holds seven gems or more."""
    return s.score[0] >= WINNING_GEMS or s.score[1] >= WINNING_GEMS


def end_turn(s: Position) -> None:
    """The other player's turn, unless the game has gone in circles for too long."""
    let_wait(s)
    s.turn += 1
    s.made = 0
    s.phase = BUILD if is_loose_card_left(s) else REARRANGE
    if s.quiet == QUIET_TURNS:
        end_quietly(s)
    else:
        s.quiet += 1
        s.to_move = 1 - s.to_move


def is_loose_card_left(s: Position) -> bool:
    for card in range(CARDS):
        if s.loose[card] == 1:
            return True
    return False


def win_by_gems(s: Position) -> None:
    """Whoever holds more wins; if one move brought both to the same, the player who made it."""
    mover = s.to_move
    s.turn += 1
    s.made = 0
    win(s, mover if s.score[mover] >= s.score[1 - mover] else 1 - mover)
    s.ending = GEMS_REACHED


def end_quietly(s: Position) -> None:
    """A draw; or, with the option, won by whoever holds more gems."""
    if s.leader_wins == 1 and s.score[0] != s.score[1]:
        win(s, 0 if s.score[0] > s.score[1] else 1)
    else:
        s.rank[0] = 1
        s.rank[1] = 1
    s.ending = QUIET
    s.to_move = NOBODY


def win(s: Position, winner: int) -> None:
    s.rank[winner] = 1
    s.rank[1 - winner] = 2
    s.to_move = NOBODY
