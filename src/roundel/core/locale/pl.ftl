# Words that every game uses.
a-seat = Gracz { $number }
and-last = { $others } i { $last }
the-game-is-over = gra jest zakończona
option-seats = ilu graczy
