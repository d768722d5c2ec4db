# What the site says. Refusals first: each says what to do next.
stale = The table has changed since you looked: it is at { $number } now, and you decided at { $at }. Look again, then decide.
not-begun = Play has not begun yet: wait until everybody sits at the table.
is-over = The game is over.

not-your-turn = It is not your turn: wait for the others.
has-left = You have left this game; you can still watch it.
no-move = Say which move: its number or its text.
no-undo = There is nothing that you may undo: only your own last decision, in a turn that still lasts, as long as it turned up nothing hidden.
no-take-back-between-people = Turns can be taken back only by somebody who is alone against programs.
nothing-to-take-back = You have not moved yet, so there is nothing to take back.
no-claim = You can claim the game only while somebody else is to move and has gone away.
claim-later = Whoever is to move is not away for long enough yet: try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
not-your-seat = You do not sit at that seat.
no-seat = This table has no seat { $seat }.
no-table = There is no table at this address. Check the link.
no-step = This game has steps 0 to { $last }.
no-page = There is no page at this address. Check the link, or begin at the first page.
bad-method = This address cannot be used in this way. Go back and try again.
not-understood = What was sent could not be understood. Go back and try again.
no-number = “{ $given }” is not a whole number.
no-record = There is no record at this address. Check the link.
seat-taken = Somebody else sits there already; you can watch.
seat-of-program = A program sits there.
bits-given = This seat has added its bits already.
bits-malformed = Bits for the shuffle are 64 hexadecimal digits in lower case, or nothing.
name-malformed = A name is one line of at most { $most } printable characters.
token-short = A token must be hard to guess: at least { $fewest } characters.
no-token = Whoever names a request sends a token of their own with it, so that the same one is known again.
request-malformed = The id of a request has 1 to { $most } characters that can be printed.
request-used = The id of this request was used for something else already: give each decision an id of its own.
seats-do-not-fit = { $game } needs { $fewest ->
    [one] one seat
   *[other] { $fewest }
} to { $most } seats, not { $given }.
seats-twice = { $given } seats are named, but the option says { $asked }.
nobody-decides = At least one seat must be for a person.
unknown-sitter = Nobody called “{ $who }” can sit there: say one of { $known }.
clock-malformed = A clock has 1 to { $base } seconds for the game and 0 to { $increment } seconds more for each turn.
no-hint = A hint is for whoever is to move: alone against programs, or when all people at the table have switched hints on.
not-over = The game is not over yet.
fault = Something went wrong here, and it is not your doing. Nothing that was stored is lost: go back and try again.
disk-full = The disk of this site is full, so nothing was stored and nothing has happened. Nothing is lost: try again later.
not-stored = The site could not store this just now. Look at the table, then try again.
too-large = That is more than may be sent at once: at most { $most } bytes.
too-slow = What was sent came too slowly, so nothing was done. Try again.
too-often = That was too often in too short a time: wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, then try again.
too-many-streams = Too many pages of this site are open at your address: at most { $most }. Close some.
other-site = This request came from another site, so nothing was done. Open this site itself and try again.
record-too-large = A record may have at most { $most } letters.

# What the log says besides moves.
log-undo = { $seat } undoes a decision.
log-take-back = { $seat } takes back a turn.
log-anew = { $seat } takes back a turn; what was unseen is dealt anew.
log-resign = { $seat } resigns.
log-time = { $seat } has run out of time.
log-claim = { $seat } claims the game: { $rival } has gone away.
log-fault = { $seat } is out by a fault.

# How a program is that people wait for.
program-restarted = The program at this table had to be restarted; its turn goes on.
program-down = The program at this table cannot think just now. Clocks stand still, and it is asked again soon.

# What a program is called.
program-called = { $program ->
    [random] Random
    [greedy] Greedy
    [novice] Novice
    [club] Club player
    [expert] Expert
    [master] Master
    [perfect] Perfect
   *[other] { $program }
}
