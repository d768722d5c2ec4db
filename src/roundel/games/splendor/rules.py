"""The rules of Splendor: deal, legal, apply. RULES.md says the same in words."""

from roundel.core.shape import EMPTY, NOBODY, Row
from roundel.core.stream import below, shuffle, start
from roundel.games.splendor.components import (
    BONUS,
    CARDS,
    COST,
    DECK_SIZE,
    FIRST_CARD,
    GEM_TOKENS,
    GEMS,
    GOLD,
    GOLD_TOKENS,
    HAND,
    LAST_ROUND,
    LEVELS,
    NEED,
    NOBLE_POINTS,
    NOBLES,
    PAIR_NEEDS,
    PAIRS,
    PLACES,
    POINTS,
    TOKEN_LIMIT,
    TRIPLES,
    WINNING_POINTS,
)
from roundel.games.splendor.position import (
    ACT,
    CHOOSE_NOBLE,
    GIVE_BACK,
    LIMIT,
    MARKET,
    MOST_NOBLES,
    PAY,
    POINTS_REACHED,
    STANDSTILL,
    Player,
    Position,
)

# The numbering of moves. Version 1: what was learnt on it counts on its staying so.
TAKE_THREE = 0  # + triple of colours
TAKE_TWO = TAKE_THREE + len(TRIPLES)  # + pair of colours
TAKE_ONE = TAKE_TWO + len(PAIRS)  # + colour
TAKE_PAIR = TAKE_ONE + GEMS  # + colour
RESERVE = TAKE_PAIR + GEMS  # + place in the market
RESERVE_BLIND = RESERVE + MARKET  # + level
BUY = RESERVE_BLIND + LEVELS  # + place in the market
BUY_RESERVED = BUY + MARKET  # + place in the hand
PASS = BUY_RESERVED + HAND
PAY_GOLD = PASS + 1  # + colour that the gold stands for
PAY_GEMS = PAY_GOLD + GEMS
RETURN = PAY_GEMS + 1  # + colour
NOBLE = RETURN + GEMS + 1  # + place of the noble
MOVES = NOBLE + MOST_NOBLES


# Setting up


def deal(s: Position, options: Row, seed: Row) -> None:
    """Lay out tokens, nobles and cards for two to four players; the first seat begins."""
    s.seats = options[0]
    start(s.stream, seed)
    for gem in range(GEMS):
        s.supply[gem] = GEM_TOKENS[s.seats]
    s.supply[GOLD] = GOLD_TOKENS
    deal_cards(s)
    deal_nobles(s)
    s.buying = EMPTY
    for player in s.players:
        for slot in range(HAND):
            player.reserved[slot] = EMPTY


def deal_cards(s: Position) -> None:
    """Shuffle the decks and turn up four cards of each."""
    for card in range(CARDS):
        s.owner[card] = NOBODY
    for level in range(LEVELS):
        deck = s.decks[level]
        for i in range(len(deck.cards)):
            deck.cards[i] = FIRST_CARD[level] + i if i < DECK_SIZE[level] else EMPTY
        deck.left = DECK_SIZE[level]
        shuffle(s.stream, deck.cards, deck.left)
        for place in range(level * PLACES, (level + 1) * PLACES):
            s.market[place] = draw(s, level)


def deal_nobles(s: Position) -> None:
    """One noble more than players."""
    for place in range(MOST_NOBLES):
        s.nobles[place] = EMPTY
        s.host[place] = NOBODY
    for place in range(s.seats + 1):
        noble = below(s.stream, NOBLES)
        while lies_there(s, noble):
            noble = below(s.stream, NOBLES)
        s.nobles[place] = noble


def lies_there(s: Position, noble: int) -> bool:
    for place in range(MOST_NOBLES):
        if s.nobles[place] == noble:
            return True
    return False


def draw(s: Position, level: int) -> int:
    """The top card of a deck, taken off; EMPTY when there is none."""
    deck = s.decks[level]
    if deck.left == 0:
        return EMPTY
    deck.left -= 1
    card = deck.cards[deck.left]
    deck.cards[deck.left] = EMPTY
    return card


# What may be done


def legal(s: Position, out: Row) -> int:
    """The legal moves, ascending."""
    if s.to_move == NOBODY:
        return 0
    if s.phase == PAY:
        return payments(s, out)
    if s.phase == GIVE_BACK:
        return returns(s.players[s.to_move], out)
    if s.phase == CHOOSE_NOBLE:
        return visits(s, out)
    return actions(s, out)


def actions(s: Position, out: Row) -> int:
    """One action: take tokens, reserve a card or buy a card; pass only when there is none."""
    n = takings(s, out)
    n = reservations(s, out, n)
    n = purchases(s, out, n)
    if n == 0:
        out[0] = PASS
        n = 1
    return n


def takings(s: Position, out: Row) -> int:
    """Three different gems; with fewer colours left, two or one; or two of a colour of four."""
    supply = s.supply
    colours = 0
    for gem in range(GEMS):
        if supply[gem] > 0:
            colours += 1
    n = 0
    if colours >= 3:
        for i in range(len(TRIPLES)):
            triple = TRIPLES[i]
            if supply[triple[0]] > 0 and supply[triple[1]] > 0 and supply[triple[2]] > 0:
                out[n] = TAKE_THREE + i
                n += 1
    else:
        for i in range(len(PAIRS)):
            pair = PAIRS[i]
            if supply[pair[0]] > 0 and supply[pair[1]] > 0:
                out[n] = TAKE_TWO + i
                n += 1
        for gem in range(GEMS):
            if supply[gem] > 0:
                out[n] = TAKE_ONE + gem
                n += 1
    for gem in range(GEMS):
        if supply[gem] >= PAIR_NEEDS:
            out[n] = TAKE_PAIR + gem
            n += 1
    return n


def reservations(s: Position, out: Row, n: int) -> int:
    """Any face-up card or the top of a deck, with room in the hand; gold is not needed for it."""
    if free_slot(s.players[s.to_move]) == EMPTY:
        return n
    for place in range(MARKET):
        if s.market[place] != EMPTY:
            out[n] = RESERVE + place
            n += 1
    for level in range(LEVELS):
        if s.decks[level].left > 0:
            out[n] = RESERVE_BLIND + level
            n += 1
    return n


def purchases(s: Position, out: Row, n: int) -> int:
    """Any face-up card, or a card of one's own hand, that one can pay for."""
    player = s.players[s.to_move]
    for place in range(MARKET):
        card = s.market[place]
        out[n] = BUY + place
        n += card != EMPTY and affordable(player, card)
    for slot in range(HAND):
        card = player.reserved[slot]
        out[n] = BUY_RESERVED + slot
        n += card != EMPTY and affordable(player, card)
    return n


def affordable(player: Player, card: int) -> bool:
    """Whether gold makes up for every gem that tokens and bonuses leave unpaid."""
    cost = COST[card]
    tokens = player.tokens
    bonuses = player.bonuses
    missing = 0
    for gem in range(GEMS):
        gap = cost[gem] - bonuses[gem] - tokens[gem]
        missing += gap if gap > 0 else 0
    return missing <= tokens[GOLD]


def payments(s: Position, out: Row) -> int:
    """One more gold in place of a gem that is owed, or the rest in gems."""
    n = 0
    for gem in range(GEMS):
        if s.owed[gem] > 0:
            out[n] = PAY_GOLD + gem
            n += 1
    out[n] = PAY_GEMS
    return n + 1


def returns(player: Player, out: Row) -> int:
    """One token of any kind that one holds."""
    n = 0
    for kind in range(GEMS + 1):
        if player.tokens[kind] > 0:
            out[n] = RETURN + kind
            n += 1
    return n


def visits(s: Position, out: Row) -> int:
    """Any noble whose wish is met."""
    n = 0
    for place in range(MOST_NOBLES):
        if would_visit(s, place):
            out[n] = NOBLE + place
            n += 1
    return n


def would_visit(s: Position, place: int) -> bool:
    """Whether a noble is still there and asks for no more than the player's bonuses."""
    if s.nobles[place] == EMPTY or s.host[place] != NOBODY:
        return False
    need = NEED[s.nobles[place]]
    bonuses = s.players[s.to_move].bonuses
    for gem in range(GEMS):
        if bonuses[gem] < need[gem]:
            return False
    return True


def free_slot(player: Player) -> int:
    """A place in the hand for a reserved card; EMPTY when it is full."""
    for slot in range(HAND):
        if player.reserved[slot] == EMPTY:
            return slot
    return EMPTY


# Doing it


def apply(s: Position, move: int) -> None:
    """Play one legal move."""
    s.ply += 1
    s.made += 1
    if move < RESERVE:
        take(s, move)
    elif move < RESERVE_BLIND:
        reserve(s, move - RESERVE)
    elif move < BUY:
        reserve_blind(s, move - RESERVE_BLIND)
    elif move < PASS:
        choose_purchase(s, move - BUY)
    elif move == PASS:
        s.passes += 1
        welcome_noble(s)
    elif move < PAY_GEMS:
        pay_gold(s, move - PAY_GOLD)
        go_on_paying(s)
    elif move == PAY_GEMS:
        complete_purchase(s)
    elif move < NOBLE:
        give_back(s, move - RETURN)
    else:
        receive(s, move - NOBLE)
        end_turn(s)


def take(s: Position, move: int) -> None:
    """Take up to three different gems, or two of one colour."""
    if move < TAKE_TWO:
        for i in range(3):
            take_one(s, TRIPLES[move - TAKE_THREE][i])
    elif move < TAKE_ONE:
        for i in range(2):
            take_one(s, PAIRS[move - TAKE_TWO][i])
    elif move < TAKE_PAIR:
        take_one(s, move - TAKE_ONE)
    else:
        take_one(s, move - TAKE_PAIR)
        take_one(s, move - TAKE_PAIR)
    finish_action(s)


def take_one(s: Position, kind: int) -> None:
    s.supply[kind] -= 1
    s.players[s.to_move].tokens[kind] += 1


def put_back(s: Position, kind: int, count: int) -> None:
    s.players[s.to_move].tokens[kind] -= count
    s.supply[kind] += count


def reserve(s: Position, place: int) -> None:
    """Take a face-up card into the hand; it stays known to all, and is replaced at once."""
    player = s.players[s.to_move]
    player.reserved[free_slot(player)] = s.market[place]
    replace(s, place)
    take_gold(s)


def reserve_blind(s: Position, level: int) -> None:
    """Take the top card of a deck into the hand; only its level is seen by the others."""
    player = s.players[s.to_move]
    slot = free_slot(player)
    player.reserved[slot] = draw(s, level)
    player.unseen[slot] = level + 1
    s.revealed += 1
    take_gold(s)


def take_gold(s: Position) -> None:
    """A gold comes with a reserved card, as long as there is one."""
    if s.supply[GOLD] > 0:
        take_one(s, GOLD)
    finish_action(s)


def replace(s: Position, place: int) -> None:
    """Fill a place of the market from its deck; it stays empty when the deck is."""
    s.market[place] = draw(s, place // PLACES)
    if s.market[place] != EMPTY:
        s.revealed += 1


def choose_purchase(s: Position, place: int) -> None:
    """Name the card to buy (a blind one is now known to all) and pay with gold what gems cannot."""
    s.buying = place
    player = s.players[s.to_move]
    if place >= MARKET and player.unseen[place - MARKET] > 0:
        player.unseen[place - MARKET] = 0
        s.revealed += 1
    cost = COST[card_bought(s)]
    for gem in range(GEMS):
        price = cost[gem] - player.bonuses[gem]
        s.owed[gem] = price if price > 0 else 0
        for _ in range(s.owed[gem] - player.tokens[gem]):
            pay_gold(s, gem)
    go_on_paying(s)


def card_bought(s: Position) -> int:
    """The card that is being paid for."""
    if s.buying < MARKET:
        return s.market[s.buying]
    return s.players[s.to_move].reserved[s.buying - MARKET]


def pay_gold(s: Position, gem: int) -> None:
    """Gold stands for one gem of the price."""
    s.owed[gem] -= 1
    put_back(s, GOLD, 1)


def go_on_paying(s: Position) -> None:
    """Where gold goes is the payer's choice, as long as there is gold and something owed."""
    owed = 0
    for gem in range(GEMS):
        owed += s.owed[gem]
    if owed > 0 and s.players[s.to_move].tokens[GOLD] > 0:
        s.phase = PAY
    else:
        complete_purchase(s)


def complete_purchase(s: Position) -> None:
    """Pay the rest in gems and lay the card before oneself."""
    player = s.players[s.to_move]
    for gem in range(GEMS):
        put_back(s, gem, s.owed[gem])
        s.owed[gem] = 0
    card = card_bought(s)
    s.owner[card] = s.to_move
    player.bonuses[BONUS[card]] += 1
    player.points += POINTS[card]
    player.cards += 1
    if s.buying < MARKET:
        replace(s, s.buying)
    else:
        player.reserved[s.buying - MARKET] = EMPTY
    s.buying = EMPTY
    finish_action(s)


# The end of a turn


def finish_action(s: Position) -> None:
    """After an action that was no pass: down to ten tokens, then the nobles."""
    s.passes = 0
    if tokens_held(s.players[s.to_move]) > TOKEN_LIMIT:
        s.phase = GIVE_BACK
    else:
        welcome_noble(s)


def tokens_held(player: Player) -> int:
    held = 0
    for kind in range(GEMS + 1):
        held += player.tokens[kind]
    return held


def give_back(s: Position, kind: int) -> None:
    """Return one token of choice, until exactly ten are left."""
    put_back(s, kind, 1)
    if tokens_held(s.players[s.to_move]) == TOKEN_LIMIT:
        welcome_noble(s)


def welcome_noble(s: Position) -> None:
    """One noble visits whoever meets its wish; of several the player chooses."""
    willing = 0
    place = EMPTY
    for i in range(MOST_NOBLES):
        if would_visit(s, i):
            willing += 1
            place = i
    if willing > 1:
        s.phase = CHOOSE_NOBLE
        return
    if willing == 1:
        receive(s, place)
    end_turn(s)


def receive(s: Position, place: int) -> None:
    """A noble brings three points, and shows that the game still moves."""
    s.host[place] = s.to_move
    s.players[s.to_move].points += NOBLE_POINTS
    s.passes = 0


def end_turn(s: Position) -> None:
    """The next player's turn, unless the game is over."""
    s.phase = ACT
    s.turn += 1
    s.made = 0
    round_complete = s.to_move == s.seats - 1
    s.score[s.to_move] = s.players[s.to_move].points
    if round_complete and winning_points_reached(s):
        end_game(s, POINTS_REACHED)
    elif s.passes == s.seats:
        end_game(s, STANDSTILL)
    elif s.turn == LAST_ROUND * s.seats:
        end_game(s, LIMIT)
    else:
        s.to_move = 0 if round_complete else s.to_move + 1


def winning_points_reached(s: Position) -> bool:
    for seat in range(s.seats):
        if s.players[seat].points >= WINNING_POINTS:
            return True
    return False


def end_game(s: Position, ending: int) -> None:
    """Rank by points, then by fewest cards; nobody ranks before anybody when the limit is met."""
    s.to_move = NOBODY
    s.ending = ending
    for seat in range(s.seats):
        s.rank[seat] = 1
        for rival in range(s.seats):
            if ending != LIMIT and beats(s.players[rival], s.players[seat]):
                s.rank[seat] += 1


def beats(player: Player, rival: Player) -> bool:
    """More points, or as many with fewer cards bought."""
    if player.points != rival.points:
        return player.points > rival.points
    return player.cards < rival.cards
