# Barrage in English.

# Things

dam = the { $side ->
    [u] upper
   *[l] lower
} dam of basin { $basin }
neutral-dam = the neutral { $side ->
    [u] upper
   *[l] lower
} dam of basin { $basin }
conduit = the { $side ->
    [a] left
   *[b] right
} conduit of basin { $basin } (value { $value }, to basin { $end })
powerhouse = space { $place } of basin { $basin }
building = the { $name }
name = { $name }
kind = { $kind ->
    [base] base
    [elevation] elevation
    [conduit] conduit
    [powerhouse] powerhouse
    [wild] wild
   *[building] private building
}
basic-tile = the basic { $kind ->
    [base] base
    [elevation] elevation
    [conduit] conduit
    [powerhouse] powerhouse
   *[building] building
} tile
advanced-tile = the { $kind ->
    [base] base
    [elevation] elevation
    [conduit] conduit
    [powerhouse] powerhouse
    [wild] wild
   *[building] building
} tile { $level }
officers-tile = { $officer ->
    [anton] Anton’s tile
   *[leslie] Leslie’s tile
}
no-tile = no tile
no-contract = no contract
no-work = no work
nothing = nothing
contract = the { $kind ->
    [starting] starting
    [green] green
    [yellow] yellow
    [red] red
   *[national] national
} contract { $id } ({ $energy } energy: { $reward })
work = the work { $id } (for { $cost }: { $reward })

# Amounts

credits = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
excavators = { $count ->
    [one] 1 excavator
   *[other] { $count } excavators
}
mixers = { $count ->
    [one] 1 mixer
   *[other] { $count } mixers
}
any-machines = { $count ->
    [one] 1 machine of either type
   *[other] { $count } machines of either type
}
energy = { $count } energy
engineers = { $count ->
    [one] 1 engineer
   *[other] { $count } engineers
}
rotate = { $count ->
    [one] a rotation by 1 segment
   *[other] a rotation by { $count } segments
}
place-drops = { $count ->
    [one] 1 drop onto a headstream
   *[other] { $count } drops onto headstreams
}
flowing-drops = { $count ->
    [one] 1 flowing drop
   *[other] { $count } flowing drops
}
a-base-in = { $count ->
    [4] a base in the plains
    [6] a base in hills or plains
   *[other] a base
}
elevations = { $count ->
    [one] 1 elevation
   *[other] { $count } elevations
}
a-conduit-up-to = a conduit of value { $count } or less
a-powerhouse = a powerhouse
fulfil-up-to = fulfilling a contract of { $count } energy or less
fulfil-any = fulfilling any contract
energy-for-contract = { $count } energy that may serve a contract
a-patent = an advanced tile

# Spaces

space-turbine = turbine station: production { $modifier } ({ $price })
space-water = water management: { $count ->
    [one] 1 drop
   *[other] { $count } drops
} ({ $price })
space-water-flow = water management: { $count ->
    [one] 1 flowing drop
   *[other] { $count } flowing drops
} ({ $price })
space-bank = bank
space-workshop = workshop: { $count ->
    [one] 1 segment
   *[other] { $count } segments
} ({ $price })
space-machines = machinery shop: { $gains } ({ $price })
space-contracts = contract office: { $count ->
    [one] 1 contract
   *[other] { $count } contracts
} ({ $price })
space-patent = patent office: { $tile } ({ $price })
space-work = external works: { $work } ({ $price })

# Buttons

say-none = { $task ->
    [turn] Do without the extra turn
    [contract] Fulfil no contract
    [architect] Keep the Architect back
    [wheel] Give the machines away
    [headstream] No more drops
    [dam] Do not produce
   *[other] No, thanks
}
say-pair = { $company }, led by { $officer }
say-build = Build something ({ $price })
say-go = Go to the { $space }
say-use = Use { $building } ({ $price })
say-copy = Copy { $officer } ({ $price })
say-free = Build with { $tile }, without engineers
say-free-copied = Build with a copy of { $tile }, without engineers
say-pass = Pass: out for this round
say-bank = { $count ->
    [one] 1 engineer, for 1 credit
   *[other] { $count } engineers, for { $count } credits
}
say-architect = Send the Architect
say-wheel = Put the machines onto the wheel
say-fill = A drop into each empty dam
say-act = Use the building
say-kind = Build a { $kind }
say-tile = With { $tile }
say-copy-tile = With a copy of { $tile } on the wheel
say-base = A base: { $at }
say-base-red = A base: { $at }, for { $credits } credits more
say-raise = Raise { $at }
say-conduit = A conduit: { $at }
say-powerhouse = A powerhouse: { $at }
say-powerhouse-red = A powerhouse: { $at }, for { $credits } credits more
say-building = A piece on { $at }
say-pay = Pay { $parts }
say-draw = Water of { $dam } ({ $count })
say-through = Through { $conduit }
say-release = { $count ->
    [one] 1 drop
   *[other] { $count } drops
}
say-release-for = { $count ->
    [one] 1 drop, for { $energy } energy
   *[other] { $count } drops, for { $energy } energy
}
say-fulfil = Fulfil { $contract }
say-discard = Discard { $contract }
say-take = Take { $contract }
say-pour = A drop into { $dam }
say-stream = Headstream { $stream }, above basin { $basin }
say-split = Take { $gains }
say-patent = Take { $tile }
say-loan = Take { $work }
say-segment = The segment with { $contents }

# The log

tell-no-extra-turn = { $seat } does without the extra turn.
tell-extra-turn = The Architect gives { $seat } another turn.
tell-build = { $seat } sends engineers to build.
tell-go = { $seat } goes to the { $space }.
tell-use = { $seat } uses { $building }.
tell-copy = { $seat } copies { $officer }.
tell-free = { $seat } builds without engineers.
tell-bank = { $seat } sends { $count ->
    [one] 1 engineer
   *[other] { $count } engineers
} to the bank.
tell-company = { $seat } has { $company }, led by { $officer }.
tell-base = { $seat } builds a base: { $at }.
tell-raise = { $seat } raises { $at } to level { $level }.
tell-conduit = { $seat } builds { $at }.
tell-powerhouse = { $seat } builds a powerhouse: { $at }.
tell-building = { $seat } builds on { $at }.
tell-drops-leave = { $count ->
    [one] 1 drop flows
   *[other] { $count } drops flow
} from { $dam }.
tell-drops-come = { $count ->
    [one] 1 drop comes
   *[other] { $count } drops come
} to { $dam }.
tell-drops-gone = { $count ->
    [one] 1 drop leaves
   *[other] { $count } drops leave
} the map.
tell-drops-wait = { $count ->
    [one] 1 drop waits
   *[other] { $count } drops wait
} on headstream { $stream }.
tell-fulfil = { $seat } fulfils { $contract }.
tell-take = { $seat } takes { $contract }.
tell-discard = { $seat } discards { $contract }.
tell-work = { $seat } completes { $work }.
tell-tile-back = { $seat } has { $tile } back from the wheel.
tell-patent = { $seat } takes { $tile }.
tell-marker = { $seat } moves the marker of row { $row } by { $count }.
tell-gains = { $seat } gains { $parts }.
tell-gives = { $seat } gives { $parts }.
tell-loses = { $seat } loses { $parts }.
tell-out = { $seat } is out for this round.
tell-round = Round { $round } begins; { $seat } is first.
end-won = { $seat } wins with { $points } points.
end-shared = { $seat } shares the victory with { $points } points.

# Why not

asked-now = { $task ->
    [turn] it is time to take a turn
    [pair] it is time to pick a company and an officer
    [start] it is time to pick a starting contract
    [bank] say first how many engineers go to the bank
    [architect] say first whether the Architect goes
    [kind] say first what to build
    [tile] choose a technology tile first
    [site] choose a building space first
    [payment] pay first
    [base] a base is to be placed, or declined, first
    [elevation] an elevation is to be placed, or declined, first
    [conduit] a conduit is to be placed, or declined, first
    [powerhouse] a powerhouse is to be placed, or declined, first
    [dam] choose the dam whose water is used first
    [system] choose the conduit first
    [drops] say first how many drops flow
    [contract] say first whether a contract is fulfilled
    [own-dam] say first where the drop goes
    [fill] say first where the drop goes
    [headstream] choose a headstream first
    [split] say first which machines
    [take] take a contract first
    [discard] discard a contract first: the hand is full
    [patent] choose an advanced tile first
    [loan] choose a work first
    [segment] choose a segment of the wheel first
    [wheel] say first where the machines go
    [empty-dams] say first whether the dams get their drops
   *[act] say first whether the building is used
}
not-possible = { $task ->
    [system] this conduit does not lead from that dam to a powerhouse of yours
    [drops] there are not so many drops, or credits, or it makes no energy
    [kind] nothing of that kind can be built and paid for now
    [tile] that tile is not at hand, or nothing can be built with it now
    [take] no contract lies there, or too few behind it
   *[other] that is not there to be chosen
}
no-dam-to-raise = that is no dam of yours below level 3, or it cannot be paid for
no-way-to-pay = that is no way to pay for it, or you do not have so much
no-water = no water is in { $dam }
no-system = { $dam } is not yours, or no conduit leads from it to a powerhouse of yours with any energy
cannot-fulfil = { $contract } is not at hand, or asks for more
not-the-leftmost = the leftmost free build space comes first
no-such-space = there is no such space at this table
space-taken = { $seat } has engineers there
too-few-engineers = it takes { $count ->
    [one] 1 engineer
   *[other] { $count } engineers
}
too-few-credits = it takes { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
cannot-build = nothing can be built and paid for
cannot-do-it = it could not be done or paid for
not-your-building = you have no piece on that building
not-with-margot = Margot is not yours to send now
building-used = you have used that building in this round
cannot-copy = { $officer } cannot be copied now
not-without-engineers = no { $kind } can be built without engineers now
must-act = who has engineers takes a turn
space-closed = a token closes that space
space-occupied = something stands there already
cannot-build-there = you cannot build there, or not pay for it
