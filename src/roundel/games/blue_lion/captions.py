"""What the picture and the terminal's table of The Blue Lion say in words."""

from roundel.core.message import Message
from roundel.core.position import is_stopped
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.blue_lion.components import GEMS, IMAGES, PAYS, PAYS_TO, QUIET_TURNS
from roundel.games.blue_lion.position import BUILD, REARRANGE, Position
from roundel.games.blue_lion.wording import back_words, end_words, image_words, possible

LONG_QUIET = 10
"""From so many quiet turns on, the picture counts them."""


def decision(view: Position, seat: int) -> Message:
    """What has to be decided now, or how it ended."""
    mover = view.to_move
    if is_stopped(view):
        return Message("the-game-was-stopped", seat=view.rank.index(1))
    if mover == NOBODY:
        return end_words(view)
    own = "-own" if mover == seat else ""
    waiting = waiting_cards(view)
    if view.phase == BUILD:
        passing = "no" if view.passed else "yes"
        return Message(f"picture-build{own}", seat=mover, passing=passing, waiting=waiting)
    if view.phase == REARRANGE:
        return Message(f"picture-rearrange{own}", seat=mover, waiting=waiting)
    card = image_words(view.up[view.aside[0]])
    return Message(f"picture-return{own}", seat=mover, card=card, waiting=waiting)


def waiting_cards(view: Position) -> int:
    """Cards set aside before this turn, which return when it has been played."""
    return sum(card != EMPTY for card in view.aside)


def quiet_turns(view: Position) -> Message | None:
    """For how long nothing has happened, once that is long."""
    if view.to_move == NOBODY or view.quiet <= LONG_QUIET:
        return None
    return Message("picture-quiet", count=view.quiet - 1, most=QUIET_TURNS)


def about_card(view: Position, card: int) -> Message:
    """What lies up, and what is known of the back."""
    up = image_words(view.up[card])
    if len(possible(view, card)) > 2:
        return Message("picture-card", card=up)
    return Message("picture-card-back", card=up, back=back_words(view, card))


def supply(view: Position) -> int:
    """Gems that nobody holds yet; the last combination may take more than there are."""
    return max(0, GEMS - view.score[0] - view.score[1])


def combinations_of(to: int) -> list[tuple[int, int]]:
    """The combinations that pay a seat, or whoever makes them: outer and middle image."""
    pairs = [(outer, middle) for outer in range(IMAGES) for middle in range(IMAGES)]
    paying = [(o, m) for o, m in pairs if PAYS[o][m] > 0 and PAYS_TO[o][m] == to]
    return sorted(paying, key=lambda pair: PAYS[pair[0]][pair[1]])
