# Words that every game uses.
a-seat = Player { $number }
and-last = { $others } and { $last }
the-game-is-over = the game is over
the-game-was-stopped = The game was not played to its end: { $seat } wins.
