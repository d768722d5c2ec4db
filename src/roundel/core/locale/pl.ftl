# Words that every game uses.
a-seat = Gracz { $number }
and-last = { $others } i { $last }
the-game-is-over = gra jest zakończona
the-game-was-stopped = Gra przerwana, wygrywa { $seat }.
option-seats = ilu graczy
