# Words that every game uses.
a-seat = Игрок { $number }
and-last = { $others } и { $last }
the-game-is-over = игра окончена
option-seats = сколько игроков
