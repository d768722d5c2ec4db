# The Blue Lion in English.

image = { $image ->
    [arsene] Arsène
    [lady-x] Lady X
    [police] police
   *[diamond] the diamond
}
unknown = an unknown image
either = { $one } or { $other }
no-card = no card

# What a button says
say-lay = Lay card { $number } ({ $card }) { $end ->
    [left] at the left end
    [right] at the right end
   *[none] as the first
}, as it lies
say-lay-turned = Lay card { $number } ({ $card }) { $end ->
    [left] at the left end
    [right] at the right end
   *[none] as the first
}, turned over to { $back }
say-pass = Pass
say-move = Move { $card } from the { $end ->
    [left] left end to the right end
   *[right] right end to the left end
}
say-swap = Swap places { $place } and { $next } ({ $one } and { $other })
say-turn = Turn over place { $place } ({ $card }) to { $back }
say-return = Return { $card } at the { $end ->
    [left] left end
   *[right] right end
}, as it lay
say-return-turned = Return { $card } at the { $end ->
    [left] left end
   *[right] right end
}, turned over to { $back }

# What the log tells
tell-lay = { $seat } lays { $card } { $end ->
    [left] at the left end
    [right] at the right end
   *[none] as the first card
}.
tell-lay-turned = { $seat } takes { $card }, turns it over and lays it { $end ->
    [left] at the left end
    [right] at the right end
   *[none] as the first card
}: { $back }.
tell-pass = { $seat } passes.
tell-move = { $seat } moves { $card } from the { $end ->
    [left] left end to the right end
   *[right] right end to the left end
}.
tell-swap = { $seat } swaps places { $place } and { $next }: { $one } and { $other }.
tell-turn = { $seat } turns over place { $place }, { $card }: { $back }.
tell-return = { $seat } returns { $card } at the { $end ->
    [left] left end
   *[right] right end
}.
tell-return-turned = { $seat } turns { $card } over and returns it at the { $end ->
    [left] left end
   *[right] right end
}: { $back }.
tell-combination = For { $middle } between { $outer } and { $outer } { $seat } gains { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}; the middle card is set aside.
end-gems = { $seat } wins with { $gems } gems.
end-quiet = The game goes round in circles: { $seat } wins with more gems.
end-draw = The game goes round in circles: a draw.

# Why a move is not allowed
still-building = there are loose cards: lay one, or pass
pass-is-used = the one pass of this game has been used
first-card = the first card has no end to choose
not-loose = card { $number } does not lie loose any more
no-passing = there is no passing once all cards have been laid
row-is-built = no loose card is left: move an end card, swap two neighbours or turn a card over
end-is-not-swapped = in a row of { $cards } place { $place } is an end or beyond it; ends are not swapped
no-card-there = there are only { $cards } cards in the row
return-first = first return the card that was set aside, at either end
one-card-aside = only one card has been set aside

# On the picture
name = { $seat }
