"""The end of a turn: down to ten tokens, the victory check, and whose turn comes next."""

from roundel.core.shape import NOBODY, Row
from roundel.games.splendor_duel.components import (
    BLOCKED_TURNS,
    GEMS,
    GOLD,
    KINDS,
    LAST_TURN,
    PEARL,
    TOKEN_LIMIT,
    TOKENS,
    WINNING_COLOUR,
    WINNING_CROWNS,
    WINNING_POINTS,
)
from roundel.games.splendor_duel.position import (
    ACT,
    BLOCKING,
    COLOUR_REACHED,
    CROWNS_REACHED,
    DISCARD,
    LIMIT,
    PLAYING,
    POINTS_REACHED,
    Player,
    Position,
)
from roundel.games.splendor_duel.rules.numbering import DISCARD_KIND
from roundel.games.splendor_duel.rules.tokens import put_into_bag, tokens_held


def discards(s: Position, out: Row) -> int:
    """A token of any kind that one holds."""
    n = 0
    for kind in range(KINDS):
        out[n] = DISCARD_KIND + kind
        n += s.players[s.to_move].tokens[kind] > 0
    return n


def finish_action(s: Position) -> None:
    """Whoever holds more than ten tokens discards; then the turn is over."""
    if tokens_held(s.players[s.to_move]) > TOKEN_LIMIT:
        s.phase = DISCARD
    else:
        end_turn(s)


def discard(s: Position, kind: int) -> None:
    """One token into the bag; the turn ends when ten are left."""
    put_into_bag(s, kind, 1)


def end_turn(s: Position) -> None:
    """The victory check; then another turn of the same player if one is due, or the rival's."""
    player = s.players[s.to_move]
    s.phase = ACT
    s.refilled = 0
    s.turn += 1
    s.made = 0
    s.score[s.to_move] = player.points
    ending = victory(player)
    if ending != PLAYING:
        win(s, ending)
    elif s.turn == LAST_TURN:
        end_without_winner(s)
    elif s.against_blocking == 1:
        pass_turn_on(s)
        watch_blocking(s)
    else:
        pass_turn_on(s)


def victory(player: Player) -> int:
    """20 points, 10 crowns, or 10 points on cards of one colour."""
    if player.points >= WINNING_POINTS:
        return POINTS_REACHED
    if player.crowns >= WINNING_CROWNS:
        return CROWNS_REACHED
    for gem in range(GEMS):
        if player.colour_points[gem] >= WINNING_COLOUR:
            return COLOUR_REACHED
    return PLAYING


def pass_turn_on(s: Position) -> None:
    """An extra turn is a whole new turn."""
    if s.again == 1:
        s.again = 0
    else:
        s.to_move = 1 - s.to_move


def watch_blocking(s: Position) -> None:
    """Count the turns in a row that a player begins with all gold and both pearls."""
    for seat in range(s.seats):
        player = s.players[seat]
        if not holds_gold_and_pearls(player):
            player.blocked = 0
        elif seat == s.to_move and player.blocked < BLOCKED_TURNS:
            player.blocked += 1


def holds_gold_and_pearls(player: Player) -> bool:
    return player.tokens[GOLD] == TOKENS[GOLD] and player.tokens[PEARL] == TOKENS[PEARL]


def may_claim(s: Position) -> bool:
    """After three such turns of the rival's, at the beginning of one's own turn."""
    return s.players[1 - s.to_move].blocked == BLOCKED_TURNS


def claim(s: Position) -> None:
    """The victory over a rival who blocks the game."""
    win(s, BLOCKING)


def win(s: Position, ending: int) -> None:
    """The player to move wins."""
    s.rank[s.to_move] = 1
    s.rank[1 - s.to_move] = 2
    s.again = 0
    s.ending = ending
    s.to_move = NOBODY


def end_without_winner(s: Position) -> None:
    """Nobody ranks before anybody when the limit of turns is met."""
    for seat in range(s.seats):
        s.rank[seat] = 1
    s.again = 0
    s.ending = LIMIT
    s.to_move = NOBODY
