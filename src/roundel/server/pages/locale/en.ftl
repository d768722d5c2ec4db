# The pages of the site.
site-name = Roundel
language = English
look = Language and colours
look-language = Language
look-colours = Colours
look-light = Light
look-dark = Dark
look-system = As the system
skip = To the table
nav = Tools
seat = Player { $number }
close = Close
copy = Copy
copied = Copied
back-home = All games
back-to-table = Back to the table
refused-title = That cannot be done

# Home
home-title = What shall we play?
home-players = { $fewest ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $most ->
        [2] 2 players
       *[other] { $fewest } to { $most } players
    }
}
home-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
home-play = Play against { $rival ->
    [club] a club player
   *[other] { $rival }
}
home-other = Choose who plays
home-rules = Rules
home-lasting = Your games
home-over = Your finished games
home-opened = Somebody is waiting for you
home-open-seat = sit down
home-waiting = waiting
home-your-turn = your turn
home-their-turn = turn { $turn }
home-won = won
home-lost = lost
home-drawn = shared
home-about = No accounts here: this browser remembers your seats, and a name is whatever you type. There is no chat and no rating of people.
home-open-record = Open a recorded game
home-api = For programs: the API

# Choosing who plays
setup-who = Who plays
setup-seat = Seat { $number }
setup-people = People
setup-programs = Programs
setup-name = Name at seat { $number }
setup-name-short = name
setup-mix = Mix the seats
setup-options = Variants
setup-rulings = Rulings: what the rulebook leaves open
setup-yes = yes
setup-no = no
setup-clock = Clock
setup-public = List this table on the first page while it waits for somebody
setup-open = Sit down
clock-none = no clock
clock-each = { $minutes } minutes each, and { $seconds } seconds more a turn
sitter-me = me
sitter-friend = a friend, by a link
sitter-here = somebody at this screen
sitter-nobody = nobody
sitter-random = Random: plays anything
sitter-greedy = Greedy: takes what glitters
sitter-novice = Novice: thinks a little
sitter-club = Club player: a good player
sitter-expert = Expert: a hard one
sitter-master = Master: thinks for long
sitter-perfect = Perfect: knows every position

# An invitation, and a seat at another device
join-invited = You are invited to a game with { $names }.
join-name = Your name, if you like
join-sit = Sit down
join-sit-at = Sit down at seat { $number }
join-full = All seats are taken, but you can watch.
join-watch = Watch
link-title = Your seat at another device
link-about = Whoever opens this link sits at your seat. Open it at your other device, and show it to nobody else.
goon-about = This is { $name }’s seat. Go on with the game in this browser?
goon = Go on here

# Rules
rules-of = Rules of { $game }
rules-play = Play
rules-contents = Contents
rules-start = The table at the beginning.
rules-played = The table a little later.
memo-key = Key: r
memo-all = All the rules, with pictures

# The table
stage = The table
title-yours = Your turn
status-waiting = Waiting for everybody to sit down
status-yours = Your turn
status-theirs = { $name } is to move
status-won = You win!
status-drawn = The game is over without a winner
status-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
chair-free = not here yet
chair-you = you
chair-left = has left
chair-away = away
chair-thinks = thinks
watching = You are watching.
offline = No connection to the site. It is tried again and again; nothing is lost.

begin-title = Ready?
begin-shuffle = The cards are shuffled from random bits of the site and of every player’s browser, so that nobody can know or choose them. A browser without scripts adds none.
begin = Begin
invite = Send this link to whoever is to play with you:
invite-link = Link of the invitation
commitment = The shuffle is bound already. Its seal:
handover = It is { $name }’s turn: hand over the screen.
handover-show = Show { $name }’s side

act-undo = Undo
act-take-back = Take back my turn
act-hint = Hint
act-hints-on = Allow hints
act-hints-off = Hints allowed
act-link = Other device
act-watch = Link for spectators
act-more = More
act-resign = Resign
act-claim = Claim the game
act-look-back = Look back
act-rematch = Play again
act-next-game = To the next game
ask-resign = Give up this game?
rematch-offered = You have offered another game.
claim-in = You may claim the game in { $seconds } s

hint-thinking = Looking for a good move …
hint-title = The best that was found, with the result to expect:
hint-worth = { $share } %
hint-lost = No hint was found this time. Try again.

moves = Your moves
log = What has happened
log-empty = Nothing yet.

tray = Choose a move
tray-more = Touch more, or choose:
tray-choose = Choose:
tray-touched = Touched. Touch more.
tray-reveals = This turns up something hidden and cannot be undone:
tray-cancel = Not this

settings = Settings
setting-sound = A soft sound when it is my turn
setting-confirm = Ask before a move that turns up something hidden
setting-glide = Let pieces glide
setting-memory = Let me remember what I have seen
setting-keys = Single keys:
key-arrows = go from one thing on the table to the next
key-enter = touch it
key-digits = choose from the list
key-escape = begin the choice anew

tour = A first look
tour-again = Show me around
tour-next = Next
tour-skip = Skip
tour-begin = Play
tour-game = { $game } in short
tour-touch-title = Touch the table
tour-touch = What you can use now has a golden frame. Touch it, and you move: a card to buy it, a token to take it. Where there is a choice, a small list asks.
tour-moves-title = Or choose in words
tour-moves = All that you may do now stands here, too.
tour-acts-title = When in doubt
tour-acts = Undo while nothing hidden was turned up. Ask for a hint. The rules are one key away: r.

# After the game
replay-turn = Turn { $turn }:
replay-start = The table at the beginning
replay-side = Whose side
replay-everybody = as a spectator
replay-steps = Positions
replay-first = To the beginning
replay-before = One turn back
replay-after = One turn on
replay-last = To the end
replay-at = { $at } / { $of }
replay-record = Save the record
replay-share = Copy the link
analysis = How it went
analysis-about = Every decision is looked at again, by what its player could know: what was to be expected, and where something better was missed. This takes a few minutes.
analysis-begin = Analyse this game
analysis-thinking = Looking at the decisions: { $done } of { $of }
analysis-again = Look again
analysis-lost = The analysis could not be finished. You can begin it anew.
analysis-better = Better by { $lost } %: { $better }
curve-about = What each player could expect, turn by turn
curve-mistake = Turn { $turn }: { $lost } % lost
curve-turn = turn

# A record from a file
open = Open
open-title = Open a recorded game
open-about = Choose a record that was saved here or by the program roundel, or paste it. Every move is checked; whoever has the link can then look at the game.
open-file = File
open-text = Or its text
open-nothing = Choose a file, or paste a record.
open-refused = This record cannot be opened. Mend it, or save it anew:
