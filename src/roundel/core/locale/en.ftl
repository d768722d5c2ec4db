# Words that every game uses.
a-seat = Player { $number }
and-last = { $others } and { $last }
the-game-is-over = the game is over
