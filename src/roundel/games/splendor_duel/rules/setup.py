"""Setting up the table."""

from roundel.core.shape import EMPTY, NOBODY, Row
from roundel.core.stream import below, shuffle, start
from roundel.games.splendor_duel.components import (
    CARDS,
    CELLS,
    DECK_SIZE,
    FIRST_CARD,
    HAND,
    KINDS,
    LEVELS,
    PLACE_LEVEL,
    PYRAMID,
    ROYALS,
    SCROLLS,
    TOKENS,
)
from roundel.games.splendor_duel.position import Position
from roundel.games.splendor_duel.rules.cards import draw
from roundel.games.splendor_duel.rules.tokens import fill_board


def deal(s: Position, options: Row, seed: Row) -> None:
    """Board, pyramid and royals; the beginner is drawn, and the other has a scroll for it."""
    s.seats = options[0]
    s.against_blocking = options[1]
    start(s.stream, seed)
    for cell in range(CELLS):
        s.board[cell] = EMPTY
    for kind in range(KINDS):
        s.bag[kind] = TOKENS[kind]
    fill_board(s)
    deal_cards(s)
    for royal in range(ROYALS):
        s.patron[royal] = NOBODY
    s.buying = EMPTY
    s.using = EMPTY
    s.beginner = below(s.stream, 2)
    s.to_move = s.beginner
    s.players[1 - s.beginner].scrolls = 1
    s.scrolls = SCROLLS - 1


def deal_cards(s: Position) -> None:
    """Shuffle the decks and turn up five, four and three cards."""
    for card in range(CARDS):
        s.owner[card] = NOBODY
        s.laid[card] = EMPTY
    for level in range(LEVELS):
        deck = s.decks[level]
        for i in range(len(deck.cards)):
            deck.cards[i] = FIRST_CARD[level] + i if i < DECK_SIZE[level] else EMPTY
        deck.left = DECK_SIZE[level]
        shuffle(s.stream, deck.cards, deck.left)
    for place in range(PYRAMID):
        s.pyramid[place] = draw(s, PLACE_LEVEL[place])
    for player in s.players:
        for slot in range(HAND):
            player.reserved[slot] = EMPTY
