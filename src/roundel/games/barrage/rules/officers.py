"""Executive officers: whose ability a company has, and Mahiri's copies."""

from roundel.core.shape import EMPTY
from roundel.games.barrage.components import COPY_PRICE, COPY_SPACES, MAHIRI, TOMMASO
from roundel.games.barrage.position import Position


def has(s: Position, seat: int, officer: int) -> bool:
    """Whether a company has this officer, or Mahiri copies him in this turn."""
    player = s.players[seat]
    return player.officer == officer or player.copied == officer


def may_copy_somebody(s: Position, seat: int) -> bool:
    """A space, an engineer and its price; once in a turn, as a rule not in the extra one."""
    player = s.players[seat]
    return (
        player.officer == MAHIRI
        and player.copied == EMPTY
        and (s.extra == 0 or s.mahiri_copy_in_extra_turn == 1)
        and player.engineers > 0
        and player.copies < COPY_SPACES
        and player.credits >= COPY_PRICE[player.copies]
    )


def copy_officer(s: Position, seat: int, officer: int) -> None:
    """Mahiri has this officer's ability until the end of the turn."""
    player = s.players[seat]
    player.engineers -= 1
    player.credits -= COPY_PRICE[player.copies]
    player.copies += 1
    player.copied = officer


def send(s: Position, seat: int, engineers: int) -> None:
    """Place engineers; the Architect goes along only when there are too few others."""
    player = s.players[seat]
    player.engineers -= engineers
    if player.engineers < player.architect:
        player.architect = 0


def architect_is_a_choice(s: Position, seat: int) -> bool:
    """Whether the Architect or another engineer can go alone."""
    player = s.players[seat]
    return player.architect == 1 and player.engineers > 1


def architect_must_go(s: Position, seat: int) -> bool:
    """The Architect is the last engineer; and when Mahiri copies him, every engineer is one."""
    player = s.players[seat]
    return (player.architect == 1 and player.engineers == 1) or player.copied == TOMMASO
