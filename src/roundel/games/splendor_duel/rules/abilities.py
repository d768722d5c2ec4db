"""What cards and royals bring: wild cards, abilities, and a royal at the third and sixth crown."""

from roundel.core.shape import EMPTY, NOBODY, Row
from roundel.games.splendor_duel.components import (
    ABILITY,
    AGAIN,
    BONUS,
    CELLS,
    GEMS,
    PRICED,
    PRIVILEGE,
    ROYAL_ABILITY,
    ROYAL_CROWNS,
    ROYAL_POINTS,
    ROYALS,
    STEAL,
    TAKE_TOKEN,
)
from roundel.games.splendor_duel.position import (
    CHOOSE_COLOUR,
    CHOOSE_ROYAL,
    CHOOSE_THEFT,
    CHOOSE_TOKEN,
    Position,
)
from roundel.games.splendor_duel.rules.cards import gain_bonus
from roundel.games.splendor_duel.rules.numbering import LAY, PICK, ROYAL, STEAL_KIND
from roundel.games.splendor_duel.rules.tokens import gain_scroll, take_token

# What may be chosen


def colours(s: Position, out: Row) -> int:
    """A wild card may lie on a card of any colour that one owns."""
    n = 0
    for gem in range(GEMS):
        out[n] = LAY + gem
        n += s.players[s.to_move].bonuses[gem] > 0
    return n


def picks(s: Position, colour: int, out: Row) -> int:
    """Any token of this colour on the board."""
    n = 0
    for cell in range(CELLS):
        out[n] = PICK + cell
        n += s.board[cell] == colour
    return n


def thefts(s: Position, out: Row) -> int:
    """Any gem or pearl of the rival, never gold."""
    n = 0
    for kind in range(PRICED):
        out[n] = STEAL_KIND + kind
        n += s.players[1 - s.to_move].tokens[kind] > 0
    return n


def royals(s: Position, out: Row) -> int:
    """Any royal that still lies there."""
    n = 0
    for royal in range(ROYALS):
        out[n] = ROYAL + royal
        n += s.patron[royal] == NOBODY
    return n


# Doing it


def lay_wild_card(s: Position, card: int) -> bool:
    """Lay it on the only colour there is; True when the player must choose one."""
    player = s.players[s.to_move]
    count = 0
    colour = EMPTY
    for gem in range(GEMS):
        if player.bonuses[gem] > 0:
            count += 1
            colour = gem
    if count > 1:
        s.using = card
        s.phase = CHOOSE_COLOUR
        return True
    lay(s, card, colour)
    return False


def lay(s: Position, card: int, colour: int) -> None:
    """The wild card counts as this colour for good: one bonus, and its points."""
    s.using = EMPTY
    s.laid[card] = colour
    gain_bonus(s.players[s.to_move], card, colour)


def use_card(s: Position, card: int) -> bool:
    """The ability of a card just bought; True when the player must choose something for it."""
    if ABILITY[card] == TAKE_TOKEN:
        return take_of_colour(s, card)
    return use(s, ABILITY[card])


def use(s: Position, ability: int) -> bool:
    """At once, when it is possible; True when the player must choose what to steal."""
    if ability == STEAL:
        return steal_something(s)
    if ability == PRIVILEGE:
        gain_scroll(s, s.to_move)
    elif ability == AGAIN:
        s.again = 1
    return False


def take_of_colour(s: Position, card: int) -> bool:
    """A token of the card's colour from anywhere on the board, if there is one."""
    count = 0
    found = EMPTY
    for cell in range(CELLS):
        if s.board[cell] == BONUS[card]:
            count += 1
            found = cell
    if count > 1:
        s.using = card
        s.phase = CHOOSE_TOKEN
        return True
    if count == 1:
        take_token(s, found)
    return False


def pick(s: Position, cell: int) -> None:
    s.using = EMPTY
    take_token(s, cell)


def steal_something(s: Position) -> bool:
    """A gem or pearl of the rival's, if there is one."""
    rival = s.players[1 - s.to_move]
    count = 0
    found = EMPTY
    for kind in range(PRICED):
        if rival.tokens[kind] > 0:
            count += 1
            found = kind
    if count > 1:
        s.phase = CHOOSE_THEFT
        return True
    if count == 1:
        steal(s, found)
    return False


def steal(s: Position, kind: int) -> None:
    s.players[1 - s.to_move].tokens[kind] -= 1
    s.players[s.to_move].tokens[kind] += 1


def welcome_royal(s: Position) -> bool:
    """A royal at the third crown and at the sixth; True when something is to be chosen."""
    due = 0
    for i in range(len(ROYAL_CROWNS)):
        due += s.players[s.to_move].crowns >= ROYAL_CROWNS[i]
    left = 0
    found = EMPTY
    for royal in range(ROYALS):
        if s.patron[royal] == s.to_move:
            due -= 1
        elif s.patron[royal] == NOBODY:
            left += 1
            found = royal
    if due <= 0:
        return False
    if left > 1:
        s.phase = CHOOSE_ROYAL
        return True
    return receive(s, found)


def receive(s: Position, royal: int) -> bool:
    """Points, and an ability that is used at once; True when something is to be stolen."""
    s.patron[royal] = s.to_move
    s.players[s.to_move].points += ROYAL_POINTS[royal]
    return use(s, ROYAL_ABILITY[royal])
