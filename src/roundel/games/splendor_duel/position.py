"""The table of Splendor Duel as one shape."""

from collections.abc import Iterator
from itertools import product

from roundel.core.position import CommonPosition
from roundel.core.shape import EMPTY, NOBODY, Shape, i8, parts
from roundel.games.splendor_duel.components import (
    ABILITY,
    BLOCKED_TURNS,
    BONUS,
    BONUS_COUNT,
    CARDS,
    CELLS,
    COLOURS,
    COST,
    CROWNS,
    DECK_SIZE,
    GEMS,
    GOLD,
    HAND,
    KINDS,
    LAST_TURN,
    LEVEL,
    LEVELS,
    PLACE_LEVEL,
    POINTS,
    PRICED,
    PYRAMID,
    ROYAL_CROWNS,
    ROYAL_POINTS,
    ROYALS,
    SCROLLS,
    TAKE_TOKEN,
    TOKEN_LIMIT,
    TOKENS,
    WILD,
)

SEATS = 2

ACT, RESERVE_CARD, PAY, CHOOSE_COLOUR, CHOOSE_TOKEN, CHOOSE_THEFT, CHOOSE_ROYAL, DISCARD = range(8)
"""What the player to move has to decide."""

PLAYING, POINTS_REACHED, CROWNS_REACHED, COLOUR_REACHED, BLOCKING, LIMIT = range(6)
"""How the game ended."""


class Deck(Shape):
    """The cards of one level that lie face down."""

    left = i8()
    cards = i8(max(DECK_SIZE))  # the top card is the last of those left; EMPTY above it


class Player(Shape):
    tokens = i8(KINDS)  # white blue green red black pearl gold
    bonuses = i8(PRICED)  # white blue green red black; none for pearls
    colour_points = i8(GEMS)  # points on the cards of each colour
    points = i8()
    crowns = i8()
    scrolls = i8()
    reserved = i8(HAND)  # card numbers; EMPTY, UNKNOWN
    unseen = i8(HAND)  # 0; the printed level of a card reserved blind, which only its owner knows
    blocked = i8()  # own turns in a row begun with all gold and both pearls, without a purchase


class Position(CommonPosition):
    phase = i8()  # ACT, RESERVE_CARD, PAY, …
    beginner = i8()  # the seat that had the first turn
    against_blocking = i8()  # 1 when whoever blocks may lose by it
    board = i8(CELLS)  # the kind of token on each cell; EMPTY
    bag = i8(KINDS)  # tokens of each kind
    scrolls = i8()  # on the table
    pyramid = i8(PYRAMID)  # card numbers, level by level; EMPTY
    decks = parts(Deck, LEVELS)
    owner = i8(CARDS)  # the seat that bought each card; NOBODY
    laid = i8(CARDS)  # the colour of the card that a bought wild card was laid on; EMPTY
    patron = i8(ROYALS)  # the seat that received each royal; NOBODY
    refilled = i8()  # 1 after a refill in this turn
    again = i8()  # 1 when the player to move has another turn after this one
    buying = i8()  # while paying: the place bought from, as in BUY moves; EMPTY
    owed = i8(PRICED)  # while paying: what is still to be paid in gems and pearls
    using = i8()  # while a colour or token is chosen for it: the card just bought; EMPTY
    players = parts(Player, SEATS)


def faults(s: Position) -> Iterator[tuple[str, str]]:
    """What is wrong with a position: each field, and what it breaks."""
    yield from _token_faults(s)
    yield from _card_faults(s)
    for seat in range(SEATS):
        yield from _player_faults(s, seat)
    scrolls = [s.scrolls, *(player.scrolls for player in s.players)]
    if min(scrolls) < 0 or sum(scrolls) != SCROLLS:
        yield "scrolls", f"there are {SCROLLS} scrolls in all, not {scrolls}"
    for royal, seat in enumerate(s.patron):
        if not NOBODY <= seat < SEATS:
            yield f"patron[{royal}]", "is the seat that received a royal"
    for name in ("beginner", "against_blocking", "refilled", "again"):
        if getattr(s, name) not in (0, 1):
            yield name, "is 0 or 1"
    if s.to_move != NOBODY and not 0 <= s.turn < LAST_TURN:
        yield "turn", f"a game has at most {LAST_TURN} turns"
    yield from _decision_faults(s)


def _token_faults(s: Position) -> Iterator[tuple[str, str]]:
    for cell, kind in enumerate(s.board):
        if not EMPTY <= kind < KINDS:
            yield f"board[{cell}]", f"there is no kind {kind} of token"
    for kind in range(KINDS):
        piles = [s.bag[kind], *(player.tokens[kind] for player in s.players)]
        if min(piles) < 0 or sum(piles) + s.board.count(kind) != TOKENS[kind]:
            yield f"bag[{kind}]", f"the {COLOURS[kind]} tokens must be {TOKENS[kind]} in all"


def _card_faults(s: Position) -> Iterator[tuple[str, str]]:
    """Every card lies at exactly one place, under its level."""
    places: dict[int, list[str]] = {}
    for level, deck in enumerate(s.decks):
        if not 0 <= deck.left <= DECK_SIZE[level]:
            yield f"decks[{level}].left", f"a deck has 0 to {DECK_SIZE[level]} cards"
            return
        for i, card in enumerate(deck.cards):
            if i < deck.left:
                places.setdefault(card, []).append(f"decks[{level}].cards[{i}]")
            elif card != EMPTY:
                yield f"decks[{level}].cards[{i}]", f"is {EMPTY} above the cards that are left"
    for place, card in enumerate(s.pyramid):
        if card != EMPTY:
            places.setdefault(card, []).append(f"pyramid[{place}]")
        elif s.decks[PLACE_LEVEL[place]].left > 0:
            yield f"pyramid[{place}]", "an empty place is filled while its deck has cards"
    for seat, slot in product(range(SEATS), range(HAND)):
        card = s.players[seat].reserved[slot]
        if card != EMPTY:
            places.setdefault(card, []).append(f"players[{seat}].reserved[{slot}]")
    for card, seat in enumerate(s.owner):
        if seat in range(SEATS):
            places.setdefault(card, []).append(f"owner[{card}]")
        elif seat != NOBODY:
            yield f"owner[{card}]", "is the seat that bought a card"
    for card, found in places.items():
        if not 0 <= card < CARDS:
            yield found[0], f"there is no card {card}"
        elif len(found) > 1:
            yield found[1], f"card {card} lies at {found[0]} as well"
        elif _level_of(found[0]) not in (None, LEVEL[card]):
            yield found[0], f"card {card} is of level {LEVEL[card] + 1}"
    if len(places) < CARDS:
        missing = next(card for card in range(CARDS) if card not in places)
        yield f"owner[{missing}]", f"card {missing} lies nowhere"


def _level_of(place: str) -> int | None:
    """The level that a place belongs to; None when cards of any level may lie there."""
    if place.startswith("decks"):
        return int(place[6])
    if place.startswith("pyramid"):
        return PLACE_LEVEL[int(place[8:-1])]
    return None


def _player_faults(s: Position, seat: int) -> Iterator[tuple[str, str]]:
    """What a player has must follow from the cards bought and the royals received."""
    player, name = s.players[seat], f"players[{seat}]"
    bonuses, colour_points = [0] * PRICED, [0] * GEMS
    bought = [card for card in range(CARDS) if s.owner[card] == seat]
    for card in bought:
        colour = s.laid[card] if BONUS[card] == WILD else BONUS[card]
        if 0 <= colour < GEMS and not any(BONUS[other] == colour for other in bought):
            yield f"laid[{card}]", f"seat {seat} has no {COLOURS[colour]} card to lay it on"
        if 0 <= colour < GEMS:
            bonuses[colour] += BONUS_COUNT[card]
            colour_points[colour] += POINTS[card]
        elif BONUS[card] == WILD and (s.phase != CHOOSE_COLOUR or card != s.using):
            yield f"laid[{card}]", "a bought wild card lies on a card of some colour"
    royals = [royal for royal in range(ROYALS) if s.patron[royal] == seat]
    points = sum(POINTS[card] for card in bought) + sum(ROYAL_POINTS[royal] for royal in royals)
    crowns = sum(CROWNS[card] for card in bought)
    if player.bonuses != bonuses:
        yield f"{name}.bonuses", f"the cards bought give {bonuses}"
    if player.colour_points != colour_points:
        yield f"{name}.colour_points", f"the cards bought give {colour_points}"
    if player.points != points:
        yield f"{name}.points", f"cards and royals give {points}"
    if player.crowns != crowns:
        yield f"{name}.crowns", f"the cards bought give {crowns}"
    due = sum(crowns >= reached for reached in ROYAL_CROWNS)
    if len(royals) > due or (len(royals) < due and seat != s.to_move):
        yield "patron", f"seat {seat} has {len(royals)} royals, but {crowns} crowns"
    elif len(royals) < due - 1:
        yield "patron", "no more than one royal is due at a time"
    if sum(player.tokens) > TOKEN_LIMIT and seat != s.to_move:
        yield f"{name}.tokens", f"more than {TOKEN_LIMIT} may be held only in one's own turn"
    for slot, (card, level) in enumerate(zip(player.reserved, player.unseen, strict=True)):
        if level != 0 and (card == EMPTY or level != LEVEL[card] + 1):
            yield f"{name}.unseen[{slot}]", "is 0, or the printed level of a card reserved blind"
    if not 0 <= player.blocked <= BLOCKED_TURNS:
        yield f"{name}.blocked", f"is a number from 0 to {BLOCKED_TURNS}"
    if player.blocked != 0 and s.against_blocking == 0:
        yield f"{name}.blocked", "turns are counted with the option alone"
    if s.score[seat] != points and seat != s.to_move:
        yield f"score[{seat}]", f"is the {points} points of a player who is not to move"


def _decision_faults(s: Position) -> Iterator[tuple[str, str]]:
    """What is to be decided must be there to be decided."""
    if not ACT <= s.phase <= DISCARD:
        yield "phase", f"is a number from {ACT} to {DISCARD}"
        return
    if (s.phase == PAY) != (s.buying != EMPTY) or not EMPTY <= s.buying < PYRAMID + HAND:
        yield "buying", "names a place exactly while somebody pays"
    if s.phase != PAY and any(s.owed):
        yield "owed", "something is owed only while somebody pays"
    if (s.phase in (CHOOSE_COLOUR, CHOOSE_TOKEN)) != (s.using != EMPTY):
        yield "using", "names a card exactly while something is chosen for it"
    for card, colour in enumerate(s.laid):
        wild = BONUS[card] == WILD and s.owner[card] != NOBODY
        if not EMPTY <= colour < GEMS or (colour != EMPTY and not wild):
            yield f"laid[{card}]", "is the colour under a bought wild card"
    if s.to_move == NOBODY:
        if s.phase != ACT:
            yield "phase", "nothing is left to decide when the game is over"
        return
    yield from _phase_faults(s)


def _payment_faults(s: Position, player: Player) -> Iterator[tuple[str, str]]:
    """There is gold to lay, and what is owed is a part of the price that the player holds."""
    place = s.buying
    card = s.pyramid[place] if place < PYRAMID else player.reserved[place - PYRAMID]
    if card == EMPTY:
        yield "buying", "no card lies at this place"
        return
    if place >= PYRAMID and player.unseen[place - PYRAMID] != 0:
        field = f"players[{s.to_move}].unseen[{place - PYRAMID}]"
        yield field, "a card that is being paid for is seen by both"
    if BONUS[card] == WILD and not any(player.bonuses):
        yield "buying", "there is no card to lay the wild card on"
    for kind in range(PRICED):
        price = max(0, COST[card][kind] - player.bonuses[kind])
        if not 0 <= s.owed[kind] <= min(price, player.tokens[kind]):
            yield f"owed[{kind}]", "is no more than the price and what the player holds"
    if sum(s.owed) == 0 or player.tokens[GOLD] == 0:
        yield "phase", "where gold goes is asked while there is gold and something is owed"


def _phase_faults(s: Position) -> Iterator[tuple[str, str]]:
    """In each phase there is something to choose."""
    player, rival = s.players[s.to_move], s.players[1 - s.to_move]
    if s.phase == RESERVE_CARD and EMPTY not in player.reserved:
        yield "phase", "there is no room for another reserved card"
    if s.phase == RESERVE_CARD and set(s.pyramid) == {EMPTY}:
        yield "phase", "there is no card to reserve"
    if s.phase == PAY:
        yield from _payment_faults(s, player)
    if s.phase in (CHOOSE_COLOUR, CHOOSE_TOKEN) and not (
        0 <= s.using < CARDS and s.owner[s.using] == s.to_move
    ):
        yield "using", "is a card of the player to move"
    elif s.phase == CHOOSE_COLOUR and (BONUS[s.using] != WILD or s.laid[s.using] != EMPTY):
        yield "using", "is a wild card that lies on no colour yet"
    elif s.phase == CHOOSE_TOKEN and (
        ABILITY[s.using] != TAKE_TOKEN or BONUS[s.using] not in s.board
    ):
        yield "using", "is a card that takes a token from the board"
    if s.phase == CHOOSE_COLOUR and not any(player.bonuses):
        yield "phase", "there is no card to lay the wild card on"
    if s.phase == CHOOSE_THEFT and not any(rival.tokens[:PRICED]):
        yield "phase", "the rival has nothing that could be stolen"
    royals_due = sum(player.crowns >= reached for reached in ROYAL_CROWNS)
    royals_due -= s.patron.count(s.to_move)
    if s.phase == CHOOSE_ROYAL and royals_due <= 0:
        yield "phase", "no royal is due"
    most = TOKEN_LIMIT + SCROLLS - player.scrolls
    if s.phase == ACT and sum(player.tokens) > most:
        yield f"players[{s.to_move}].tokens", f"scrolls bring no more than {most} before the action"
    if s.phase == ACT and s.refilled == 1 and any(s.bag):
        yield "refilled", "a refill leaves the bag empty until the action"
    if s.phase in (ACT, RESERVE_CARD, PAY, DISCARD) and royals_due > 0:
        yield "phase", "a royal is due"
    if s.phase == DISCARD and sum(player.tokens) <= TOKEN_LIMIT:
        yield "phase", "there is nothing to discard"
