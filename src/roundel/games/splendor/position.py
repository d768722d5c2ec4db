"""The table of Splendor as one shape."""

from collections.abc import Iterator
from itertools import product

from roundel.core.position import MOST_SEATS, CommonPosition
from roundel.core.shape import EMPTY, NOBODY, Shape, i8, parts
from roundel.games.splendor.components import (
    BONUS,
    CARDS,
    COLOURS,
    COST,
    DECK_SIZE,
    GEM_TOKENS,
    GEMS,
    GOLD,
    GOLD_TOKENS,
    HAND,
    LAST_ROUND,
    LEVEL,
    LEVELS,
    NEED,
    NOBLE_POINTS,
    NOBLES,
    PLACES,
    POINTS,
    TOKEN_LIMIT,
)

MOST_NOBLES = MOST_SEATS + 1
MARKET = LEVELS * PLACES

ACT, PAY, GIVE_BACK, CHOOSE_NOBLE = range(4)
"""What the player to move has to decide."""

PLAYING, POINTS_REACHED, STANDSTILL, LIMIT = range(4)
"""How the game ended."""


class Deck(Shape):
    """The cards of one level that lie face down."""

    left = i8()
    cards = i8(max(DECK_SIZE))  # the top card is the last of those left; EMPTY above it


class Player(Shape):
    tokens = i8(GEMS + 1)  # white blue green red black gold
    bonuses = i8(GEMS)
    points = i8()
    cards = i8()  # development cards bought
    reserved = i8(HAND)  # card numbers; EMPTY, UNKNOWN
    unseen = i8(
        HAND
    )  # 0; the printed level of a card reserved blind, whose face only its owner knows


class Position(CommonPosition):
    phase = i8()  # ACT, PAY, GIVE_BACK, CHOOSE_NOBLE
    supply = i8(GEMS + 1)
    market = i8(MARKET)  # card numbers, level by level; EMPTY
    decks = parts(Deck, LEVELS)
    nobles = i8(MOST_NOBLES)  # noble numbers; EMPTY
    host = i8(MOST_NOBLES)  # the seat that a noble visited; NOBODY
    owner = i8(CARDS)  # the seat that bought each card; NOBODY
    buying = i8()  # while paying: the place bought from, as in BUY moves; EMPTY
    owed = i8(GEMS)  # while paying: what is still to be paid in gems
    passes = i8()  # turns in a row that were passes without a noble
    players = parts(Player, MOST_SEATS)


def faults(s: Position) -> Iterator[tuple[str, str]]:
    """What is wrong with a position: each field, and what it breaks."""
    seats = range(s.seats)
    for kind in range(GEMS + 1):
        whole = GOLD_TOKENS if kind == GOLD else GEM_TOKENS[s.seats]
        piles = [s.supply[kind], *(s.players[seat].tokens[kind] for seat in seats)]
        if min(piles) < 0 or sum(piles) != whole:
            yield (
                f"supply[{kind}]",
                f"the {COLOURS[kind]} tokens must be {whole} in all, not {piles}",
            )
    yield from _card_faults(s)
    yield from _noble_faults(s)
    for seat in seats:
        yield from _player_faults(s, seat)
    for seat in range(s.seats, MOST_SEATS):
        player = s.players[seat]
        if any([*player.tokens, *player.bonuses, player.points, player.cards, *player.unseen]):
            yield f"players[{seat}]", f"nobody sits there at a table of {s.seats}"
        if player.reserved != [EMPTY] * HAND:
            yield f"players[{seat}].reserved", f"nobody sits there at a table of {s.seats}"
    yield from _turn_faults(s)
    yield from _phase_faults(s)
    yield from _standing_faults(s)


def _turn_faults(s: Position) -> Iterator[tuple[str, str]]:
    """Whose turn it is follows from the turns finished; both limits lie still ahead."""
    if s.to_move == NOBODY:
        return
    last = LAST_ROUND * s.seats - 1
    if not 0 <= s.turn <= last:
        yield "turn", f"is a number from 0 to {last} while the game lasts"
    elif s.turn % s.seats != s.to_move:
        yield "turn", f"after {s.turn} turns seat {s.turn % s.seats} is to move"
    if not 0 <= s.passes < s.seats:
        yield "passes", f"is a number from 0 to {s.seats - 1} while the game lasts"


def _phase_faults(s: Position) -> Iterator[tuple[str, str]]:
    """A part of a turn is open only when there is something to decide in it."""
    if not ACT <= s.phase <= CHOOSE_NOBLE:
        yield "phase", f"is a number from {ACT} to {CHOOSE_NOBLE}"
    if s.to_move == NOBODY and s.phase != ACT:
        yield "phase", "nothing is left to decide when the game is over"
    if s.phase == PAY:
        yield from _payment_faults(s)
    elif s.buying != EMPTY or any(s.owed):
        yield "buying" if s.buying != EMPTY else "owed", "something is bought only while one pays"
    if s.phase == GIVE_BACK and sum(s.players[s.to_move].tokens) <= TOKEN_LIMIT:
        yield "phase", f"tokens are given back only above {TOKEN_LIMIT}"
    if s.phase == CHOOSE_NOBLE and _nobles_willing(s) < 2:
        yield "phase", "a noble is chosen only when two or more would come"
    if (s.phase == ACT) != (s.made == 0):
        yield "made", "is 0 exactly while nothing has been decided in the turn"


def _standing_faults(s: Position) -> Iterator[tuple[str, str]]:
    """Scores are the points at the end of the last turn; ranks follow from points and cards."""
    players = s.players[: s.seats]
    for seat, player in enumerate(players):
        gaining = s.phase == CHOOSE_NOBLE and s.to_move == seat
        if s.score[seat] != player.points and not gaining:
            yield f"score[{seat}]", f"there are {player.points} points"
    standings = [(-player.points, player.cards) for player in players]
    ranks = [1 + sum(other < own for other in standings) for own in standings]
    if s.ending in (POINTS_REACHED, STANDSTILL) and s.rank[: s.seats] != ranks:
        yield "rank", f"points and cards give {ranks}"


def _payment_faults(s: Position) -> Iterator[tuple[str, str]]:
    """What is owed is part of the price, and gems at hand can pay it; gold is there to choose."""
    player = s.players[s.to_move]
    offered = [*s.market, *player.reserved]
    if not 0 <= s.buying < len(offered) or not 0 <= offered[s.buying] < CARDS:
        yield "buying", "names a place where a card lies, while somebody pays"
        return
    if s.buying >= MARKET and player.unseen[s.buying - MARKET]:
        yield "buying", "a card that is being paid for is seen by all"
    cost = COST[offered[s.buying]]
    for gem in range(GEMS):
        most = max(0, min(cost[gem] - player.bonuses[gem], player.tokens[gem]))
        if not 0 <= s.owed[gem] <= most:
            yield f"owed[{gem}]", f"{most} {COLOURS[gem]} at most can be owed"
    if not any(s.owed) or player.tokens[GOLD] == 0:
        yield "phase", "how to pay is open only while gold is at hand and something is owed"


def _nobles_willing(s: Position) -> int:
    """How many nobles would come to the player to move."""
    bonuses = s.players[s.to_move].bonuses
    return sum(
        noble != EMPTY
        and host == NOBODY
        and all(has >= asked for has, asked in zip(bonuses, NEED[noble], strict=True))
        for noble, host in zip(s.nobles, s.host, strict=True)
    )


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
    for place, card in enumerate(s.market):
        if card != EMPTY:
            places.setdefault(card, []).append(f"market[{place}]")
        elif s.decks[place // PLACES].left > 0:
            yield f"market[{place}]", "an empty place is filled while its deck has cards"
    for seat, slot in product(range(s.seats), range(HAND)):
        card = s.players[seat].reserved[slot]
        if card != EMPTY:
            places.setdefault(card, []).append(f"players[{seat}].reserved[{slot}]")
    for card, seat in enumerate(s.owner):
        if not NOBODY <= seat < s.seats:
            yield f"owner[{card}]", "is a seat, or -1 for a card that nobody has bought"
        if seat != NOBODY:
            places.setdefault(card, []).append(f"owner[{card}]")
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
    if place.startswith("market"):
        return int(place[7:-1]) // PLACES
    return None


def _noble_faults(s: Position) -> Iterator[tuple[str, str]]:
    lying = [noble for noble in s.nobles if noble != EMPTY]
    if len(lying) != s.seats + 1 or len(set(lying)) != len(lying):
        yield "nobles", f"there are {s.seats + 1} different nobles at a table of {s.seats}"
    for place, (noble, host) in enumerate(zip(s.nobles, s.host, strict=True)):
        if not EMPTY <= noble < NOBLES:
            yield f"nobles[{place}]", f"there is no noble {noble}"
        if not NOBODY <= host < s.seats or (noble == EMPTY and host != NOBODY):
            yield f"host[{place}]", "is the seat that a noble visited"


def _player_faults(s: Position, seat: int) -> Iterator[tuple[str, str]]:
    """What a player has must follow from the cards bought and the nobles received."""
    player, name = s.players[seat], f"players[{seat}]"
    bought = [card for card in range(CARDS) if s.owner[card] == seat]
    bonuses = [sum(BONUS[card] == gem for card in bought) for gem in range(GEMS)]
    points = sum(POINTS[card] for card in bought) + NOBLE_POINTS * s.host.count(seat)
    if player.bonuses != bonuses:
        yield f"{name}.bonuses", f"the cards bought give {bonuses}"
    if player.cards != len(bought):
        yield f"{name}.cards", f"{len(bought)} cards are owned"
    if player.points != points:
        yield f"{name}.points", f"cards and nobles give {points}"
    if sum(player.tokens) > TOKEN_LIMIT and (s.phase != GIVE_BACK or s.to_move != seat):
        yield (
            f"{name}.tokens",
            f"more than {TOKEN_LIMIT} may be held only until they are given back",
        )
    for slot, (card, level) in enumerate(zip(player.reserved, player.unseen, strict=True)):
        if level != 0 and (card == EMPTY or level != LEVEL[card] + 1):
            yield f"{name}.unseen[{slot}]", "is 0, or the printed level of a card reserved blind"
