# The Blue Lion in English.

image = { $image ->
    [arsene] Arsène
    [lady-x] Lady X
    [police] police
   *[diamond] the diamond
}
short-image = { $image ->
    [arsene] Arsène
    [lady-x] Lady X
    [police] police
   *[diamond] diamond
}
letter = { $image ->
    [arsene] A
    [lady-x] X
    [police] P
   *[diamond] D
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
say-return = Return { $which ->
    [left] the left card set aside ({ $card })
    [right] the right card set aside ({ $card })
   *[only] { $card }
} at the { $end ->
    [left] left end
   *[right] right end
}, as it lay
say-return-turned = Return { $which ->
    [left] the left card set aside ({ $card })
    [right] the right card set aside ({ $card })
   *[only] { $card }
} at the { $end ->
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
tell-combination = Combination { $outer }, { $middle }, { $outer }: { $seat } gains { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}; the middle card is set aside.
end-gems = { $seat } wins with { $gems } gems.
end-quiet = The game goes round in circles: { $seat } wins with more gems.
end-draw = The game goes round in circles: a draw.

# What it tells those who want to remember by themselves
recall-lay = { $seat } lays loose card { $number } { $end ->
    [left] at the left end
    [right] at the right end
   *[none] as the first card
}{ $turned ->
    [yes] , turned over
   *[no] {""}
}.
recall-move = { $seat } moves the card at the { $end ->
    [left] left end to the right end
   *[right] right end to the left end
}.
recall-swap = { $seat } swaps places { $place } and { $next }.
recall-turn = { $seat } turns over place { $place }.
recall-return = { $seat } returns { $which ->
    [left] the left card set aside
    [right] the right card set aside
   *[only] the card set aside
} at the { $end ->
    [left] left end
   *[right] right end
}{ $turned ->
    [yes] , turned over
   *[no] {""}
}.
recall-combination = A combination: { $seat } gains { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}; the middle card is set aside.

# Why a move is not allowed
still-building = there are loose cards: lay one, or pass
pass-is-used = the one pass of this game has been used
first-card = the first card has no end to choose
not-loose = card { $number } does not lie loose any more
no-passing = there is no passing once all cards have been laid
row-is-built = no loose card is left: move an end card, swap two neighbours or turn a card over
end-is-not-swapped = in a row of { $cards } cards place { $place } is an end or beyond it; ends are not swapped
no-card-there = there are only { $cards } cards in the row
return-first = first return the card that was set aside, at either end
one-card-aside = only one card has been set aside

# On the picture
picture = The Blue Lion, turn { $turn }
picture-turn = Turn { $turn }
picture-quiet = { $count } of { $most } quiet turns
picture-player = { $role }: { $seat }
picture-you = you
picture-first = winner
picture-gems = { $count } / { $most } gems
picture-supply = { $count ->
    [one] 1 gem in the supply
   *[other] { $count } gems in the supply
}
picture-combination = { $outer }, { $middle }, { $outer }: { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}
picture-build = { $seat } lays a loose card{ $passing ->
    [yes] {" "}or passes
   *[no] {""}
}{ $waiting ->
    [0] .
    [one] , then returns the card set aside.
   *[other] , then returns the cards set aside.
}
picture-build-own = Your turn: lay a loose card at an end, as it lies or turned over{ $passing ->
    [yes] , or pass
   *[no] {""}
}{ $waiting ->
    [0] .
    [one] ; then return the card set aside.
   *[other] ; then return the cards set aside.
}
picture-rearrange = { $seat } moves an end card, swaps two cards or turns one over{ $waiting ->
    [0] .
    [one] , then returns the card set aside.
   *[other] , then returns the cards set aside.
}
picture-rearrange-own = Your turn: move an end card, swap two inner cards or turn one over{ $waiting ->
    [0] .
    [one] ; then return the card set aside.
   *[other] ; then return the cards set aside.
}
picture-return = { $seat } returns { $waiting ->
    [one] the card set aside: { $card }.
   *[other] the two cards set aside.
}
picture-return-own = { $waiting ->
    [one] Return { $card } at an end of the row, as it lay or turned over.
   *[other] Return the two cards set aside, one after the other: choose one and an end of the row.
}
picture-button-pass = Pass
picture-no-loose = No card lies loose any more
picture-aside = To be returned
picture-aside-over = Set aside
picture-fresh = Just set aside
picture-card = { $card }
picture-card-back = { $card }, on its back { $back }
picture-loose-card = loose card { $number }: { $card }
picture-aside-card = set aside, to be returned: { $card }
picture-fresh-card = just set aside: { $card }
picture-row-card = place { $number }: { $card }
picture-lay = as it lies
picture-return-place = as it lay
picture-turned = turned over
picture-move = to this end
picture-end = at the { $end ->
    [left] left end
   *[right] right end
}: { $way }
