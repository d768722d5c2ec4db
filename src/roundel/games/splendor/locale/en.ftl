# Splendor in English.

colour = { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
   *[gold] gold
}
count-of = { $count } { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
    [black] black
   *[gold] gold
}
name = { $seat }
nothing = nothing
card = the level { $level } { $colour ->
    [white] white
    [blue] blue
    [green] green
    [red] red
   *[black] black
} card{ $points ->
    [0] {""}
    [one] {" "}worth 1 point
   *[other] {" "}worth { $points } points
}
a-hidden-card = a hidden card
price = { $parts }
free = nothing
wish = the noble who asks for { $parts }

# What a button says
say-take = Take { $gems }
say-take-pair = Take two { $colour }
say-reserve = Reserve { $card } and take a gold
say-reserve-without-gold = Reserve { $card }; no gold is left
say-reserve-blind = Reserve the top card of deck { $level } unseen and take a gold
say-reserve-blind-without-gold = Reserve the top card of deck { $level } unseen; no gold is left
say-buy = Buy { $card } for { $price }
say-buy-hidden = Buy a reserved card
say-pass = Pass: nothing else is possible
say-gold = Pay one gold in place of { $colour }
say-pay = Pay the rest with { $parts }
say-return = Give back { $colour }
say-noble = Receive { $wish }

# What the log tells
tell-take = { $seat } takes { $gems }.
tell-take-pair = { $seat } takes two { $colour }.
tell-reserve = { $seat } reserves { $card } and takes a gold.
tell-reserve-without-gold = { $seat } reserves { $card }; no gold is left.
tell-reserve-blind = { $seat } reserves a card of level { $level } unseen and takes a gold.
tell-reserve-blind-without-gold = { $seat } reserves a card of level { $level } unseen; no gold is left.
tell-reserve-blind-seen = { $seat } reserves { $card } unseen by others and takes a gold.
tell-reserve-blind-without-gold-seen = { $seat } reserves { $card } unseen by others; no gold is left.
tell-choose = { $seat } is buying { $card }.
tell-buy = { $seat } buys { $card }.
tell-pass = { $seat } has to pass.
tell-gold = { $seat } pays a gold in place of { $colour }.
tell-pay = { $seat } pays the rest with { $parts }.
tell-return = { $seat } gives back { $colour }.
tell-chosen = { $seat } chooses among the nobles.
tell-noble = { $seat } receives { $wish }: 3 points.
end-points = { $count ->
    [one] { $winners } wins with { $points } points.
   *[other] { $winners } share the victory with { $points } points.
}
end-standstill = { $count ->
    [one] Nobody can do anything more. { $winners } wins with { $points } points.
   *[other] Nobody can do anything more. { $winners } share the victory with { $points } points.
}
end-limit = The limit of 200 rounds is reached: no result.

# Why a move is not allowed
not-while-paying = the card has been chosen; say where gold goes, or pay
not-above-ten = give back tokens first, down to ten
not-before-noble = choose a noble first
not-now = first take, reserve or buy
none-in-supply = there is no { $colour } in the supply
pair-needs = two of a colour need { $needed } there, and there { $left ->
    [one] is 1
   *[other] are { $left }
}
take-three = with { $colours } colours left, take three different gems
hand-full = { $most } reserved cards are in hand already
deck-empty = that deck is empty
place-empty = no card lies there
too-dear = still missing: { $parts }{ $gold ->
    [0] {""}
    [one] {" "}(1 gold is not enough)
   *[other] {" "}({ $gold } gold are not enough)
}
pass-only-when-stuck = passing is allowed only when nothing else is
nothing-owed = no { $colour } is owed
none-in-hand = there is no { $colour } in hand
noble-not-willing = that noble does not come

# On the picture
picture = Splendor for { $seats } players, round { $round }
picture-round = Round { $round }
picture-act = { $seat } takes gems, reserves a card or buys one.
picture-act-own = Your turn: take gems, reserve a card or buy one.
picture-pay = { $seat } still owes { $parts } for { $card }.
picture-pay-own = You are buying { $card }: pay the rest, or let gold stand for a gem.
picture-give-back = { $seat } has { $held } tokens and must give back { $count }.
picture-give-back-own = You have { $held } tokens: choose { $count ->
    [one] one
   *[other] { $count }
} to give back.
picture-choose = { $seat } may receive one of several nobles.
picture-choose-own = Several nobles would come: choose one.
picture-you = you
picture-first = winner
picture-place = place { $place }
picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
picture-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
picture-held = tokens
picture-reserved = Reserved
picture-level = level { $level }
picture-button-pay = Pay the rest in gems
picture-button-pass = Pass
picture-card = level { $level } { $colour } card, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}, costs { $price }
picture-card-cheaper = { $card }; for you { $price }
picture-card-affordable = { $card }. You can pay for it
picture-empty = an empty place
picture-deck = deck of level { $level }: { $left ->
    [0] empty
   *[other] { $left } left
}
picture-supply = supply: { $amount }
picture-tokens = { $seat } holds { $amount }
picture-bonus = { $seat } has a bonus of { $amount }
picture-noble = a noble who brings 3 points and asks for { $parts }
picture-noble-gone = { $seat } received { $noble }
picture-hidden = a hidden card of level { $level }
picture-hand = { $seat } has reserved: { $card }
picture-hand-free = { $seat } may reserve a card here
