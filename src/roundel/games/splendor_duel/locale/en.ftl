# Splendor Duel in English.

kind = { $kind ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
    [pearl] pearl
   *[gold] gold
}
count-of = { $count } { $kind ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
    [pearl] { $count ->
        [one] pearl
       *[other] pearls
    }
   *[gold] gold
}
token = { $kind ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
    [pearl] the pearl
   *[gold] gold
} at { $cell }
empty-cell = nothing at { $cell }
card = the level { $level } { $colour ->
    [white] white card
    [blue] blue card
    [green] green card
    [red] red card
    [black] black card
    [wild] wild card
   *[none] card without a colour
}
card-with = the level { $level } { $colour ->
    [white] white card
    [blue] blue card
    [green] green card
    [red] red card
    [black] black card
    [wild] wild card
   *[none] card without a colour
} ({ $gives })
a-hidden-card = a hidden card
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
crowns = { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}
bonuses = { $bonuses ->
    [one] 1 bonus
   *[other] { $bonuses } bonuses
}
ability = { $ability ->
    [again] another turn
    [take] a token of its colour
    [privilege] a scroll
   *[steal] a theft
}
royal = the royal of { $points ->
    [one] 1 point
   *[other] { $points } points
}
royal-with = the royal of { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $ability }
price = { $parts }
free = nothing

# What a button says
say-scroll = Spend a scroll on { $token }
say-refill = Refill the board with { $count ->
    [one] the token
   *[other] the { $count } tokens
} in the bag; your rival gains a scroll
say-take = Take { $tokens }
say-gold = Take the gold at { $cell } and reserve a card
say-reserve = Reserve { $card }
say-reserve-blind = Reserve the top card of deck { $level } unseen
say-buy = Buy { $card } for { $price }
say-buy-hidden = Buy a reserved card
say-claim = Claim the victory: your rival blocks the game
say-pay-gold = Pay one gold in place of { $kind }
say-pay = Pay the rest with { $parts }
say-lay = Lay the wild card on { $kind }
say-pick = Take { $token }
say-steal = Steal { $kind }
say-royal = Receive { $royal }
say-discard = Discard { $kind }

# What the log tells
tell-scroll = { $seat } spends a scroll on { $token }.
tell-refill = { $seat } refills the board with { $count ->
    [one] 1 token
   *[other] { $count } tokens
}.
tell-take = { $seat } takes { $tokens }.
tell-gold = { $seat } takes the gold at { $cell }.
tell-reserve = { $seat } reserves { $card }.
tell-reserve-blind = { $seat } reserves a card of level { $level } unseen.
tell-reserve-blind-seen = { $seat } reserves { $card }, unseen by the rival.
tell-choose = { $seat } is buying { $card }.
tell-buy = { $seat } buys { $card }.
tell-pay-gold = { $seat } pays a gold in place of { $kind }.
tell-pay = { $seat } pays the rest with { $parts }.
tell-lay = { $seat } lays it on { $kind }.
tell-pick = By the card { $seat } takes { $token }.
tell-steal = { $seat } steals { $kind } from { $rival }.
tell-royal = { $seat } receives { $royal }.
tell-scroll-from-table = { $seat } gains a scroll.
tell-scroll-from-rival = { $seat } gains a scroll from { $rival }.
tell-discard = { $seat } discards { $kind }.
tell-skip = { $seat } can do nothing more.
tell-claim = { $seat } claims the victory over { $rival }, who keeps all gold and pearls.
tell-again = { $seat } has another turn.
end-points = { $seat } wins with { $points } points.
end-crowns = { $seat } wins with { $crowns } crowns.
end-colour = { $seat } wins with { $colour_points } points on { $kind } cards.
end-blocking = { $seat } wins.
end-limit = The limit of turns is reached: no result.

# Why a move is not allowed
not-before-reserved = the gold is taken; choose the card to reserve
not-while-paying = the card has been chosen; say where gold goes, or pay
not-before-laid = first choose the colour that the wild card is laid on
not-before-picked = first choose the token that the card brings
not-before-stolen = first choose what to steal
not-before-royal = choose a royal first
not-above-ten = discard tokens first, down to ten
not-now = first take tokens, take gold with a card, or buy a card
no-scroll = you have no scroll
no-scroll-after-refill = scrolls are spent before the board is refilled
gold-lies-there = gold lies at { $cell }, and it comes only with a reserved card
nothing-lies-there = no token lies at { $cell }
refilled-already = the board has been refilled in this turn
bag-empty = the bag is empty
no-gold-there = no gold lies at { $cell }
hand-full = { $most } reserved cards are in hand already
nothing-to-reserve = no card is left to reserve
deck-empty = that deck is empty
place-empty = no card lies there
nothing-to-lay-it-on = a wild card needs a card with a bonus to lie on
too-dear = still missing: { $parts }{ $gold ->
    [0] {""}
    [one] {" "}(1 gold is not enough)
   *[other] {" "}({ $gold } gold are not enough)
}
no-claims = this table has no rule against blocking
rival-does-not-block = the rival has not begun three turns in a row with all gold and both pearls
nothing-owed = no { $kind } is owed
no-such-card = you have no { $kind } card
other-colour-there = no { $kind } token lies at { $cell }
rival-has-none = { $rival } has no { $kind }
royal-gone = that royal is gone
none-in-hand = there is no { $kind } in hand

# On the picture
name = { $seat }
picture = Splendor Duel, turn { $turn }
picture-turn = Turn { $turn }
picture-turn-again = Turn { $turn }, then another
picture-act = { $seat } takes tokens, reserves a card with gold or buys one.
picture-act-own = Your turn: take tokens, take gold and reserve a card, or buy one.
picture-act-extras = { $seat } may { $extras }; then takes, reserves or buys.
picture-act-extras-own = Your turn: you may { $extras }; then take tokens, reserve or buy.
picture-extra-scroll = spend scrolls
picture-extra-refill = refill the board
picture-refill = Your turn: nothing else is possible, so refill the board.
picture-reserve = { $seat } has taken gold and chooses a card to reserve.
picture-reserve-own = You have taken gold: choose the card to reserve, or the top of a deck.
picture-pay = { $seat } still owes { $parts } for { $card }.
picture-pay-own = You are buying { $card }: pay the rest, or let gold stand for a token.
picture-lay = { $seat } chooses the colour of { $card }.
picture-lay-own = Choose the colour that { $card } is laid on.
picture-pick = { $seat } takes a { $kind } token from the board.
picture-pick-own = Your card brings a token: choose a { $kind } one on the board.
picture-steal = { $seat } steals a token from { $rival }.
picture-steal-own = Choose a token to steal from { $rival }.
picture-royal = { $seat } has { $crowns } crowns and chooses a royal.
picture-royal-own = Your { $crowns } crowns bring you a royal: choose one.
picture-discard = { $seat } has { $held } tokens and must discard { $count }.
picture-discard-own = You have { $held } tokens: choose { $count ->
    [one] one
   *[other] { $count }
} to discard.
picture-blocking = { $seat } has begun { $count } of { $most } turns with all gold and both pearls.
picture-blocked = turns kept
picture-you = you
picture-first = winner
picture-points = { $count } / { $goal } points
picture-crowns = { $count } / { $goal } crowns
picture-colour = { $count } / { $goal } in { $kind }
picture-no-colour = 0 / { $goal } colour
picture-colour-points = { $count ->
    [one] 1 pt
   *[other] { $count } pts
}
picture-held = { $held } / { $most } tokens
picture-bag = Bag
picture-bag-about = the bag: { $tokens }
picture-bag-empty = the bag is empty
picture-button-refill = Refill
picture-button-pay = Pay the rest in tokens
picture-button-claim = Claim the victory
picture-card = { $card }, costs { $price }
picture-card-cheaper = { $card }; for you { $price }
picture-card-affordable = { $card }. You can pay for it
picture-empty = an empty place
picture-deck = deck of level { $level }: { $left ->
    [0] empty
   *[other] { $left } left
}
picture-tokens = { $seat } holds { $amount }
picture-bonus = { $seat } has a bonus of { $amount }
picture-bonus-points = { $seat } has a bonus of { $amount }, with { $points }
picture-no-bonus = { $seat } has cards without a colour, with { $points }
picture-royal-to-come = { $crowns } crowns bring a royal here
picture-royal-gone = { $seat } received { $royal }
picture-scrolls = { $seat } has { $count ->
    [0] no scrolls
    [one] 1 scroll
   *[other] { $count } scrolls
}
picture-hidden = a hidden card of level { $level }
picture-reserved = Reserved
picture-hand = { $seat } has reserved: { $card }
picture-hand-free = { $seat } may reserve a card here
