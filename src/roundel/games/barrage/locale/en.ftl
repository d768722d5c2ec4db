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
building-name = { $building ->
    [cofferdam] Cofferdam
    [development_office] Development Office
    [research_lab] Research Lab
    [loan_agency] Loan Agency
    [energy_relay_field] Energy Relay Field
    [robot_factory] Robot Factory
    [financial_division] Financial Division
    [control_station] Control Station
    [wind_farm] Wind Farm
    [customer_office] Customer Office
   *[none] ?
}
building = the { building-name }
company = { $company ->
    [usa] USA
    [germany] Germany
    [italy] Italy
    [france] France
    [netherlands] Netherlands
   *[none] ?
}
officer = { $officer ->
    [wilhelm] Wilhelm Adler
    [graziano] Graziano del Monte
    [viktor] Viktor Fiesler
    [jill] Jill McDowell
    [solomon] Solomon P. Jordan
    [anton] Anton Krylov
    [mahiri] Mahiri Sekibo
    [simone] Simone Luciani
    [tommaso] Tommaso Battista
    [leslie] Leslie Spencer
    [margot] Margot Fouche
   *[none] ?
}
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
tell-drops-down = { $count ->
    [one] 1 drop comes
   *[other] { $count } drops come
} down from headstream { $stream }.
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
tell-row = Row { $row } of the panel, { $condition ->
    [credits] credits by three
    [energy] energy by four
    [drops] water in own dams
    [machine_pairs] pairs of machines
    [contracts] contracts of the round
   *[external_works] machines for external works
}: { $first } against { $second }.
tell-marker = { $seat } moves the marker of row { $row } by { $count }.
tell-token = { $seat } takes a reward token: { $reward }.
tell-gains = { $seat } gains { $parts }.
tell-gives = { $seat } gives { $parts }.
tell-loses = { $seat } loses { $parts }.
tell-track = { $seat } has { $energy } energy in this round and gains { $parts }.
tell-scores = { $seat } scores { $count ->
    [one] 1 point
   *[other] { $count } points
} { $why ->
    [rank] for the place by energy
    [bonus] by the bonus tile
    [objective] by the objective tile
    [leftovers] for credits and machines left over
    [water] for water in own dams
    [buildings] for private buildings
   *[panel] by the markers of the panel
}.
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
build-space-used = that build space is used in this round
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

## The picture and the terminal's table

picture-name = { $seat }
picture = The table of Barrage, { $moment }
picture-round = round { $round } of 5
picture-draft = the draft
picture-you = you
picture-won = { $seat } wins with { $points } points.
picture-shared = The victory is shared, with { $points } points each.
picture-any-number = a credit each
picture-passed = has passed
picture-order = { $place ->
    [1] first to act
   *[other] number { $place } to act
}
picture-objective = Objective
picture-patents = Patents
picture-works = External works
picture-nation = Nation
picture-pile = { $kind ->
    [green] Green
    [yellow] Yellow
   *[red] Red
} · { $count }
picture-duel = Duel
picture-reconstruction = partly a reconstruction
picture-piece = { $piece ->
    [2] 2nd
    [4] 4th
   *[5] 5th
}
picture-starting-contracts = Starting contracts
board = { $board ->
    [turbine_station] Turbines
    [water_management] Water and bank
    [workshop] Workshop
    [machinery_shop] Machines
   *[contract_office] Contracts
}
objective = { $objective ->
    [red_spaces] red spaces
    [most_in_area] strongest area
    [connections] connections
    [least_in_area] weakest area
    [basins_one] basins built in
   *[basins_three] basins with three
}
sign = { $sign ->
    [base] base of a dam
    [elevation] elevation
    [conduit] conduit
    [powerhouse] powerhouse
    [building] building
    [wild] any structure
    [excavator] excavator
    [mixer] mixer
    [any] either machine
    [rotate] turn the wheel
    [drop] drops for later
    [flow] drops at once
    [credit] credits
    [points] points
    [energy] energy
    [production] production
    [contract] contract
   *[patent] advanced tile
}
letters = { $letters }
land = { $land ->
    [mountain] mountains
    [hill] hills
   *[plain] plains
}

ask-own = { $task ->
    [turn] Your turn: send engineers to a space.
    [pair] Pick a company with its officer.
    [start] Pick a starting contract.
    [bank] How many engineers go to the bank?
    [architect] Shall the Architect go?
    [kind] What do you build?
    [tile] Choose the technology tile to build with.
    [site] Where do you build?
    [payment] How do you pay?
    [base] Place a base without paying for it.
    [elevation] Raise a dam without paying for it.
    [conduit] Place a conduit of value { $amount } or less without paying for it.
    [powerhouse] Place a powerhouse without paying for it.
    [dam] Produce energy: from which dam?
    [system] Through which conduit?
    [drops] How many drops?
    [contract] Fulfil a contract?
    [own-dam] A drop for one of your dams?
    [fill] Into which dam does the drop go?
    [headstream] { $amount ->
        [one] Put a drop on a headstream.
       *[other] Put { $amount } drops on headstreams, one by one.
    }
    [split] { $amount ->
        [one] Take a machine: which?
       *[other] Take { $amount } machines: which?
    }
    [take] { $amount ->
        [one] Take a contract from the office.
       *[other] Take { $amount } contracts from the office.
    }
    [discard] You hold too many contracts: discard one.
    [patent] Take a patent.
    [loan] Choose the external work.
    [segment] Choose a segment of your wheel.
    [wheel] Do the machines go onto your wheel with Leslie's tile?
    [empty-dams] Put a drop into each of your empty dams?
    [act] Use the building that you have just built?
   *[nothing] The game is over.
}
ask = { $task ->
    [turn] { $seat } is to send engineers to a space.
    [pair] { $seat } picks a company with its officer.
    [start] { $seat } picks a starting contract.
    [bank] { $seat } decides how many engineers go to the bank.
    [architect] { $seat } decides whether the Architect goes.
    [kind] { $seat } is going to build.
    [tile] { $seat } chooses a technology tile to build with.
    [site] { $seat } chooses where to build.
    [payment] { $seat } decides how to pay.
    [base] { $seat } may place a base without paying for it.
    [elevation] { $seat } may raise a dam without paying for it.
    [conduit] { $seat } may place a conduit without paying for it.
    [powerhouse] { $seat } may place a powerhouse without paying for it.
    [dam] { $seat } produces energy and chooses a dam.
    [system] { $seat } produces energy and chooses a conduit.
    [drops] { $seat } decides how many drops to use.
    [contract] { $seat } may fulfil a contract.
    [own-dam] { $seat } may put a drop into a dam.
    [fill] { $seat } puts a drop into a dam.
    [headstream] { $seat } puts drops on headstreams.
    [split] { $seat } chooses machines.
    [take] { $seat } takes contracts from the office.
    [discard] { $seat } holds too many contracts and discards one.
    [patent] { $seat } takes a patent.
    [loan] { $seat } chooses an external work.
    [segment] { $seat } chooses a segment of the wheel.
    [wheel] { $seat } decides whether machines go onto the wheel.
    [empty-dams] { $seat } may put a drop into each empty dam.
    [act] { $seat } may use the building just built.
   *[nothing] The game is over.
}

button-none = { $task ->
    [headstream] No more
    [architect] Another engineer
    [wheel] Give them back
    [turn] No extra turn
    [contract] No contract
   *[other] No
}
button-free = { $way ->
    [0] Powerhouse without engineers
    [1] Base without engineers
    [2] Powerhouse by a copy
   *[other] Base by a copy
}
button-pass = Pass
button-architect = The Architect
button-wheel = Onto the wheel
button-fill = Fill them
button-act = Use it
short-excavators = { $count } E
short-mixers = { $count } M
short-credits = { $count } cr
short-release = { $drops ->
    [one] 1 drop
   *[other] { $drops } drops
}: { $energy } energy

owner = of { $seat }
owner-nobody = free
owner-neutral = neutral, for everybody
owner-blocked = closed by a token
about-basin = basin { $basin } in the { $land }
about-headstream = headstream { $stream }: { $drops } drops in rounds 1 to 4; { $waiting } waiting
about-dam-space = the { $side ->
    [u] upper
   *[l] lower
} dam space of basin { $basin } in the { $land }, { $owner }{ $price ->
    [0] {""}
   *[other] , a base costs { $price } credits more
}
about-dam = { $dam } in the { $land }, { $owner }: level { $level }, { $drops } of { $most } drops
about-conduit = { $conduit }, { $owner }
about-powerhouse = powerhouse space { $place } of basin { $basin } in the { $land }, { $owner }{ $price ->
    [0] {""}
   *[other] , costs { $price } credits more
}
about-space-taken = { $space }: taken by { $seat }
about-bank = any number of engineers, for a credit each
about-build = { $engineers ->
    [one] 1 engineer
   *[other] { $engineers } engineers
}{ $credits ->
    [0] {""}
   *[other] {" "}and { $credits } credits
}: build
about-use = { $engineers ->
    [one] 1 engineer
   *[other] { $engineers } engineers
}{ $credits ->
    [0] {""}
   *[other] {" "}and { $credits } credits
}: use this building
about-copy = an engineer{ $credits ->
    [0] {""}
   *[other] {" "}and { $credits } credits
}: copy another officer for this turn
about-margot = an engineer, once a round: use one of your private buildings
about-standing = { $seat } has { $things }; { $drops ->
    [one] 1 drop
   *[other] { $drops } drops
} in own dams
about-done = { $contracts ->
    [one] 1 contract
   *[other] { $contracts } contracts
} and { $works ->
    [one] 1 external work
   *[other] { $works } external works
} fulfilled
about-open-segment = the open segment: tile and machines go here, then the wheel turns
about-segment = { $things }, back after { $rotations ->
    [one] 1 rotation
   *[other] { $rotations } rotations
}
about-empty-segment = an empty segment
about-reserve = { $seat } has { $left } of { $most } left: { $kind ->
    [base] bases
    [elevation] elevations
    [conduit] conduits
    [powerhouse] powerhouses
   *[building] pieces for private buildings
}. { $cost }
about-reserve-income = { $seat } has { $left } of { $most } left: { $kind ->
    [base] bases
    [elevation] elevations
   *[conduit] conduits
}; income { $incomes }. { $cost }
cost-base = A base costs { $mountain } excavators in the mountains, { $hill } in the hills, { $plain } in the plains.
cost-elevation = An elevation costs { $mountain } mixers in the mountains, { $hill } in the hills, { $plain } in the plains.
cost-conduit = A conduit costs { $times } excavators for each point of its value.
cost-powerhouse = The next powerhouse costs { $mixers } mixers.
cost-building = A private building costs what is printed on it.
about-pair = { $company } with { $officer }
about-bonus = round { $round }: { $points } points for each of your { $counts }, in full from { $energy } energy on, 4 less for each section that is missing
bonus-counts = { $bonus ->
    [contracts] fulfilled contracts
    [bases] bases
    [elevations] elevations
    [conduits] conduits
    [powerhouses] powerhouses
    [advanced_tiles] advanced tiles
    [external_works] external works
   *[buildings] private buildings
}
about-objective = At the end points go to those who have most { $objective ->
    [red_spaces] bases and powerhouses on spaces that cost credits
    [most_in_area] structures in the area where they have most
    [connections] bases joined by an own conduit to an own powerhouse
    [least_in_area] structures in the area where they have fewest
    [basins_one] basins with a structure of theirs
   *[basins_three] basins with three structures of theirs or more
}
about-condition = Counted at the end of each round: { $condition ->
    [credits] every 3 credits
    [energy] every 4 energy of the round
    [drops] drops in own dams
    [machine_pairs] pairs of an excavator and a mixer
    [contracts] contracts fulfilled in the round: 1 green, 2 yellow, 3 red, 4 national
   *[external_works] machines spent on external works in the round
}
about-reconstruction-map = Rivers, values and numbers of this board are a reconstruction: its picture has not come down to us.
about-reconstruction-panel = Most points, the cells and the tokens II of this panel are a reconstruction.
about-ability = With three powerhouses: { $ability }
companys-ability = { $company ->
    [usa] one energy for each drop that flows past one of its powerhouses.
    [germany] after a production, a second one with another powerhouse, without additions.
    [italy] 3 more energy after each production, not for contracts.
    [france] contracts ask for 3 energy less in a production.
   *[netherlands] after a production, a drop may go into another own dam.
}
about-officer = { $officer }: { $ability }
officers-ability = { $officer ->
    [wilhelm] a base costs 3 excavators everywhere.
    [graziano] dams of level 3 hold 4 drops.
    [viktor] drops times conduit make 4 energy at least.
    [jill] a conduit costs its value in mixers instead, if you like.
    [solomon] any machine of a construction may be replaced by 3 credits.
    [anton] his tile copies another tile that is on the wheel.
    [mahiri] twice a round, an engineer copies another officer for a turn.
    [simone] holds four contracts, and may fulfil several by one production.
    [tommaso] the Architect, sent alone, gives another turn.
    [leslie] machines for an external work go onto the wheel with her tile.
   *[margot] once a round, an engineer uses one of your buildings.
}
about-tile = { $tile }: { $effect }
tile-effect = { $tile ->
    [I-base] a drop into each own empty dam
    [I-elevation] turn the wheel once for each own elevation
    [I-conduit] credits of twice its value
    [I-powerhouse] needs no engineers
    [I-wild] any structure; a red space is free
    [I-building] use the new building at once
    [II-base] an energy for each own base, for a contract too
    [II-elevation] fill the raised dam
    [II-conduit] costs 5 excavators at most
    [II-powerhouse] a production with 2 more
    [II-wild] any structure, with machines of either type
    [II-building] pay the excavators or the mixers only
    [III-base] needs neither engineers nor machines
    [III-elevation] 3 points for each dam of level 2 or 3
    [III-conduit] energy of twice its value, for a contract too
    [III-powerhouse] 3 points for each own powerhouse
    [III-wild] any structure; 3 points for each advanced tile
   *[III-building] the points of the building at once
}
about-officers-tile = { $tile }: { $officer ->
    [anton] builds like another tile that is on the wheel
   *[leslie] puts the machines of an external work onto the wheel
}
about-building = { building-name }, for { $cost }, { $points } points at the end: { building-effect }
building-effect = { $building ->
    [cofferdam] a drop into an own or a neutral dam
    [development_office] take a tile back from the wheel
    [research_lab] take half the machines of a segment of the wheel
    [loan_agency] fulfil an external work for 2 credits a machine
    [energy_relay_field] 4 energy for a credit
    [robot_factory] 2 machines for a credit
    [financial_division] 5 credits
    [control_station] a production with 3 more
    [wind_farm] 5 energy for 2 credits, for a contract too
   *[customer_office] fulfil an own contract for 3 credits
}
