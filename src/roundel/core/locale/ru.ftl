# Words that every game uses.
a-seat = Игрок { $number }
and-last = { $others } и { $last }
the-game-is-over = игра окончена
the-game-was-stopped = Игра прервана, победа: { $seat }.
option-seats = сколько игроков
