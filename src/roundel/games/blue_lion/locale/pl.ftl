# The Blue Lion in Polish.

image = { $image ->
    [arsene] Arsène
    [lady-x] Lady X
    [police] policja
   *[diamond] diament
}
    .accusative = { $image ->
        [arsene] Arsène’a
        [lady-x] Lady X
        [police] policję
       *[diamond] diament
    }
short-image = { $image ->
    [arsene] Arsène
    [lady-x] Lady X
    [police] policja
   *[diamond] diament
}
letter = { $image ->
    [arsene] A
    [lady-x] X
    [police] P
   *[diamond] D
}
unknown = nieznany obrazek
    .accusative = nieznany obrazek
either = { $one } albo { $other }
    .accusative = { FORM($one, "accusative") } albo { FORM($other, "accusative") }
no-card = brak karty
    .accusative = puste miejsce

# What a button says
say-lay = Połóż kartę { $number } ({ $card }) { $end ->
    [left] na lewym końcu
    [right] na prawym końcu
   *[none] jako pierwszą
}, tak jak leży
say-lay-turned = Połóż kartę { $number } ({ $card }) { $end ->
    [left] na lewym końcu
    [right] na prawym końcu
   *[none] jako pierwszą
}, odwracając: na odwrocie { $back }
say-pass = Pas
say-move = Przenieś { FORM($card, "accusative") } { $end ->
    [left] z lewego końca na prawy
   *[right] z prawego końca na lewy
}
say-swap = Zamień miejscami karty { $place } i { $next } ({ $one } i { $other })
say-turn = Odwróć kartę na miejscu { $place } ({ $card }): na odwrocie { $back }
say-return = Zwróć { $which ->
    [left] lewą odłożoną kartę ({ $card })
    [right] prawą odłożoną kartę ({ $card })
   *[only] { FORM($card, "accusative") }
} { $end ->
    [left] na lewy koniec
   *[right] na prawy koniec
}, tak jak karta leżała
say-return-turned = Zwróć { $which ->
    [left] lewą odłożoną kartę ({ $card })
    [right] prawą odłożoną kartę ({ $card })
   *[only] { FORM($card, "accusative") }
} { $end ->
    [left] na lewy koniec
   *[right] na prawy koniec
}, odwracając: na odwrocie { $back }

# What the log tells
tell-lay = { $seat } kładzie { FORM($card, "accusative") } { $end ->
    [left] na lewym końcu
    [right] na prawym końcu
   *[none] jako pierwszą kartę
}.
tell-lay-turned = { $seat } bierze { FORM($card, "accusative") }, odwraca i kładzie { $end ->
    [left] na lewym końcu
    [right] na prawym końcu
   *[none] jako pierwszą kartę
}: { $back }.
tell-pass = { $seat } pasuje.
tell-move = { $seat } przenosi { FORM($card, "accusative") } { $end ->
    [left] z lewego końca na prawy
   *[right] z prawego końca na lewy
}.
tell-swap = { $seat } zamienia miejscami karty { $place } i { $next }: { $one } i { $other }.
tell-turn = { $seat } odwraca kartę na miejscu { $place }, { $card }: teraz { $back }.
tell-return = { $seat } zwraca { FORM($card, "accusative") } { $end ->
    [left] na lewy koniec
   *[right] na prawy koniec
}.
tell-return-turned = { $seat } odwraca { FORM($card, "accusative") } i zwraca { $end ->
    [left] na lewy koniec
   *[right] na prawy koniec
}: { $back }.
tell-combination = Kombinacja { $outer }, { $middle }, { $outer }: { $seat } zdobywa { $gems ->
    [one] { $gems } klejnot
    [few] { $gems } klejnoty
    [many] { $gems } klejnotów
   *[other] { $gems } klejnotu
}; środkowa karta jest odłożona.
end-gems = { $seat } zwycięża: { $gems ->
    [one] { $gems } klejnot
    [few] { $gems } klejnoty
    [many] { $gems } klejnotów
   *[other] { $gems } klejnotu
}.
end-quiet = Gra kręci się w kółko: { $seat } zwycięża większą liczbą klejnotów.
end-draw = Gra kręci się w kółko: remis.

# Co mówi tym, którzy chcą pamiętać sami
recall-lay = { $seat } kładzie luźną kartę { $number } { $end ->
    [left] na lewym końcu
    [right] na prawym końcu
   *[none] jako pierwszą
}{ $turned ->
    [yes] , odwróconą
   *[no] {""}
}.
recall-move = { $seat } przenosi kartę { $end ->
    [left] z lewego końca na prawy
   *[right] z prawego końca na lewy
}.
recall-swap = { $seat } zamienia miejscami karty { $place } i { $next }.
recall-turn = { $seat } odwraca kartę na miejscu { $place }.
recall-return = { $seat } zwraca { $which ->
    [left] lewą odłożoną kartę
    [right] prawą odłożoną kartę
   *[only] odłożoną kartę
} { $end ->
    [left] na lewy koniec
   *[right] na prawy koniec
}{ $turned ->
    [yes] , odwróconą
   *[no] {""}
}.
recall-combination = Kombinacja: { $seat } zdobywa { $gems ->
    [one] { $gems } klejnot
    [few] { $gems } klejnoty
    [many] { $gems } klejnotów
   *[other] { $gems } klejnotu
}; środkowa karta jest odłożona.

# Why a move is not allowed
still-building = są jeszcze wolne karty: połóż jedną albo pasuj
pass-is-used = jedyny pas w tej grze już był
first-card = pierwsza karta nie ma końca do wyboru
not-loose = karta { $number } nie jest już wolna
no-passing = gdy wszystkie karty są wyłożone, nie można pasować
row-is-built = nie ma już wolnych kart: przenieś skrajną, zamień dwie sąsiednie albo odwróć kartę
end-is-not-swapped = w rzędzie, w którym liczba kart to { $cards }, miejsce { $place } jest skrajne albo za końcem; skrajnych się nie zamienia
no-card-there = liczba kart w rzędzie to tylko { $cards }
return-first = najpierw zwróć odłożoną kartę, na dowolny koniec
one-card-aside = odłożona jest tylko jedna karta

# On the picture
picture = The Blue Lion, tura { $turn }
picture-turn = Tura { $turn }
picture-quiet = ciche tury: { $count } z { $most }
picture-player = { $role }: { $seat }
picture-you = ty
picture-first = zwycięstwo
picture-gems = { $count } / { $most } klejnotów
picture-supply = W puli { $count ->
    [one] { $count } klejnot
    [few] { $count } klejnoty
    [many] { $count } klejnotów
   *[other] { $count } klejnotu
}
picture-combination = { $outer }, { $middle }, { $outer }: { $gems ->
    [one] { $gems } klejnot
    [few] { $gems } klejnoty
    [many] { $gems } klejnotów
   *[other] { $gems } klejnotu
}
picture-build = { $seat } kładzie wolną kartę{ $passing ->
    [yes] {" "}albo pasuje
   *[no] {""}
}{ $waiting ->
    [0] .
    [1] , potem zwraca odłożoną kartę.
   *[other] , potem zwraca odłożone karty.
}
picture-build-own = Twoja tura: połóż wolną kartę na końcu rzędu, tak jak leży albo odwróconą{ $passing ->
    [yes] , albo pasuj
   *[no] {""}
}{ $waiting ->
    [0] .
    [1] ; potem zwróć odłożoną kartę.
   *[other] ; potem zwróć odłożone karty.
}
picture-rearrange = { $seat } przenosi skrajną kartę, zamienia dwie albo odwraca jedną{ $waiting ->
    [0] .
    [1] , potem zwraca odłożoną kartę.
   *[other] , potem zwraca odłożone karty.
}
picture-rearrange-own = Twoja tura: przenieś skrajną kartę, zamień dwie w środku albo odwróć jedną{ $waiting ->
    [0] .
    [1] ; potem zwróć odłożoną kartę.
   *[other] ; potem zwróć odłożone karty.
}
picture-return = { $seat } zwraca { $waiting ->
    [1] odłożoną kartę: { $card }.
   *[other] dwie odłożone karty.
}
picture-return-own = { $waiting ->
    [1] Zwróć { FORM($card, "accusative") } na koniec rzędu, tak jak karta leżała albo odwracając.
   *[other] Zwróć dwie odłożone karty jedną po drugiej: wybierz kartę i koniec rzędu.
}
picture-button-pass = Pas
picture-no-loose = Nie ma już wolnych kart
picture-aside = Do zwrócenia
picture-aside-over = Odłożone
picture-fresh = Właśnie odłożone
picture-card = { $card }
picture-card-back = { $card }, na odwrocie { $back }
picture-loose-card = wolna karta { $number }: { $card }
picture-aside-card = odłożona, do zwrócenia: { $card }
picture-fresh-card = właśnie odłożona: { $card }
picture-row-card = miejsce { $number }: { $card }
picture-lay = jak leży
picture-return-place = jak leżała
picture-turned = odwrócona
picture-move = na ten koniec
picture-end = { $end ->
    [left] lewy koniec
   *[right] prawy koniec
}: { $way }

# The options
option-passes = jeden pas na całą grę, dla tego, kto pierwszy go użyje
option-leader_wins = gdy gra kręci się w kółko, wygrywa ten, kto ma więcej klejnotów
