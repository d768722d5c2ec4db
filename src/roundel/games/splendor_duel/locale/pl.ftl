# Splendor Duel in Polish. `kind` is a token, in the cases that the sentences ask for.

kind = { $kind ->
    [white] biały żeton
    [blue] niebieski żeton
    [green] zielony żeton
    [red] czerwony żeton
    [black] czarny żeton
    [pearl] perła
   *[gold] złoty żeton
}
    .accusative = { $kind ->
        [white] biały żeton
        [blue] niebieski żeton
        [green] zielony żeton
        [red] czerwony żeton
        [black] czarny żeton
        [pearl] perłę
       *[gold] złoty żeton
    }
    .genitive = { $kind ->
        [white] białego żetonu
        [blue] niebieskiego żetonu
        [green] zielonego żetonu
        [red] czerwonego żetonu
        [black] czarnego żetonu
        [pearl] perły
       *[gold] złotego żetonu
    }
    .genitive-plural = { $kind ->
        [white] białych żetonów
        [blue] niebieskich żetonów
        [green] zielonych żetonów
        [red] czerwonych żetonów
        [black] czarnych żetonów
        [pearl] pereł
       *[gold] złotych żetonów
    }
    .cards = { $kind ->
        [white] białe
        [blue] niebieskie
        [green] zielone
        [red] czerwone
       *[black] czarne
    }
    .cards-genitive = { $kind ->
        [white] białych
        [blue] niebieskich
        [green] zielonych
        [red] czerwonych
       *[black] czarnych
    }
    .single = { $kind ->
        [white] biały
        [blue] niebieski
        [green] zielony
        [red] czerwony
        [black] czarny
        [pearl] perła
       *[gold] złoty
    }
    .several = { $kind ->
        [white] białe
        [blue] niebieskie
        [green] zielone
        [red] czerwone
        [black] czarne
        [pearl] perły
       *[gold] złote
    }
    .many = { $kind ->
        [white] białych
        [blue] niebieskich
        [green] zielonych
        [red] czerwonych
        [black] czarnych
        [pearl] pereł
       *[gold] złotych
    }
    .part = { $kind ->
        [white] białego
        [blue] niebieskiego
        [green] zielonego
        [red] czerwonego
        [black] czarnego
        [pearl] perły
       *[gold] złotego
    }
    .single-accusative = { $kind ->
        [white] biały
        [blue] niebieski
        [green] zielony
        [red] czerwony
        [black] czarny
        [pearl] perłę
       *[gold] złoty
    }
count-of = { $count } { $count ->
    [one] { kind.single }
    [few] { kind.several }
    [many] { kind.many }
   *[other] { kind.part }
}
    .accusative = { $count } { $count ->
        [one] { kind.single-accusative }
        [few] { kind.several }
        [many] { kind.many }
       *[other] { kind.part }
    }
token = { kind.single } z { $cell }
    .accusative = { kind.single-accusative } z { $cell }
empty-cell = puste pole { $cell }
    .accusative = puste pole { $cell }
card = { $colour ->
    [white] biała karta
    [blue] niebieska karta
    [green] zielona karta
    [red] czerwona karta
    [black] czarna karta
    [wild] wielobarwna karta
   *[none] karta bez koloru
} poziomu { $level }
    .accusative = { $colour ->
        [white] białą kartę
        [blue] niebieską kartę
        [green] zieloną kartę
        [red] czerwoną kartę
        [black] czarną kartę
        [wild] wielobarwną kartę
       *[none] kartę bez koloru
    } poziomu { $level }
card-with = { card } ({ $gives })
    .accusative = { card.accusative } ({ $gives })
a-hidden-card = zakryta karta
    .accusative = zakrytą kartę
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
crowns = { $crowns ->
    [one] { $crowns } korona
    [few] { $crowns } korony
    [many] { $crowns } koron
   *[other] { $crowns } korony
}
bonuses = { $bonuses ->
    [one] { $bonuses } premia
    [few] { $bonuses } premie
    [many] { $bonuses } premii
   *[other] { $bonuses } premii
}
ability = { $ability ->
    [again] dodatkowa tura
    [take] żeton w jej kolorze
    [privilege] zwój
   *[steal] kradzież
}
royal = monarcha ({ points })
    .accusative = monarchę ({ points })
royal-with = monarcha ({ points } i { $ability })
    .accusative = monarchę ({ points } i { $ability })
price = { $parts }
    .paid = za { FORM($parts, "accusative") }
free = za darmo
    .paid = za darmo

# What a button says
say-scroll = Wydaj zwój i weź { FORM($token, "accusative") }
say-refill = Wyłóż na planszę { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} z woreczka; rywal dostanie zwój
say-take = Weź { FORM($tokens, "accusative") }
say-gold = Weź złoto z { $cell } i zarezerwuj kartę
say-reserve = Zarezerwuj { FORM($card, "accusative") }
say-reserve-blind = Zarezerwuj w ciemno wierzchnią kartę ze stosu { $level }
say-buy = Kup { FORM($card, "accusative") } { FORM($price, "paid") }
say-buy-hidden = Kup zarezerwowaną kartę
say-claim = Ogłoś zwycięstwo: rywal blokuje grę
say-pay-gold = Zapłać złotym żetonem zamiast { FORM($kind, "genitive") }
say-pay = Dopłać { FORM($parts, "accusative") }
say-lay = Dołóż wielobarwną kartę do { FORM($kind, "cards-genitive") }
say-pick = Weź { FORM($token, "accusative") }
say-steal = Ukradnij { FORM($kind, "accusative") }
say-royal = Przyjmij { FORM($royal, "accusative") }
say-discard = Odrzuć { FORM($kind, "accusative") }

# What the log tells
tell-scroll = { $seat } wydaje zwój i bierze { FORM($token, "accusative") }.
tell-refill = { $seat } uzupełnia planszę: { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}.
tell-take = { $seat } bierze { FORM($tokens, "accusative") }.
tell-gold = { $seat } bierze złoto z { $cell }.
tell-reserve = { $seat } rezerwuje { FORM($card, "accusative") }.
tell-reserve-blind = { $seat } rezerwuje w ciemno kartę poziomu { $level }.
tell-reserve-blind-seen = { $seat } rezerwuje w tajemnicy { FORM($card, "accusative") }.
tell-choose = { $seat } chce kupić { FORM($card, "accusative") }.
tell-buy = { $seat } kupuje { FORM($card, "accusative") }.
tell-pay-gold = { $seat } płaci złotym żetonem zamiast { FORM($kind, "genitive") }.
tell-pay = { $seat } dopłaca { FORM($parts, "accusative") }.
tell-lay = { $seat } dokłada ją do { FORM($kind, "cards-genitive") }.
tell-pick = Dzięki karcie { $seat } bierze { FORM($token, "accusative") }.
tell-steal = { $seat } kradnie rywalowi ({ $rival }) { FORM($kind, "accusative") }.
tell-royal = { $seat } przyjmuje { FORM($royal, "accusative") }.
tell-scroll-from-table = { $seat } dostaje zwój.
tell-scroll-from-rival = { $seat } dostaje zwój od rywala ({ $rival }).
tell-discard = { $seat } odrzuca { FORM($kind, "accusative") }.
tell-skip = { $seat } nie może już nic zrobić.
tell-claim = { $seat } ogłasza zwycięstwo: rywal ({ $rival }) trzyma całe złoto i obie perły.
tell-again = { $seat } rozgrywa dodatkową turę.
end-points = { $seat } zwycięża: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
end-crowns = { $seat } zwycięża: { $crowns ->
    [one] { $crowns } korona
    [few] { $crowns } korony
    [many] { $crowns } koron
   *[other] { $crowns } korony
}.
end-colour = { $seat } zwycięża: { $colour_points ->
    [one] { $colour_points } punkt
    [few] { $colour_points } punkty
    [many] { $colour_points } punktów
   *[other] { $colour_points } punktu
} na { FORM($kind, "cards-genitive") } kartach.
end-blocking = { $seat } zwycięża.
end-limit = Osiągnięto granicę liczby tur: gra bez wyniku.

# Why a move is not allowed
not-before-reserved = złoto jest już wzięte; wybierz kartę do zarezerwowania
not-while-paying = karta jest już wybrana; wskaż, co zastąpić złotem, albo płać
not-before-laid = najpierw wybierz kolor, do którego dokładasz wielobarwną kartę
not-before-picked = najpierw wybierz żeton, który daje karta
not-before-stolen = najpierw wybierz, co ukraść
not-before-royal = najpierw wybierz monarchę
not-above-ten = najpierw odrzuć nadmiar żetonów, aż zostanie dziesięć
not-now = najpierw weź żetony, złoto z rezerwowaną kartą albo kup kartę
no-scroll = nie masz zwoju
no-scroll-after-refill = zwoje wydaje się przed uzupełnieniem planszy
gold-lies-there = na { $cell } leży złoto, a bierze się je tylko z rezerwowaną kartą
nothing-lies-there = na { $cell } nie ma żetonu
refilled-already = w tej turze plansza była już uzupełniana
bag-empty = woreczek jest pusty
no-gold-there = na { $cell } nie ma złota
hand-full = zarezerwowano już tyle kart, ile wolno: { $most }
nothing-to-reserve = nie ma już karty do zarezerwowania
deck-empty = ten stos jest pusty
place-empty = nie ma tam karty
nothing-to-lay-it-on = wielobarwną kartę dokłada się do karty z premią, a takiej nie masz
too-dear = brakuje jeszcze: { $parts }{ $gold ->
    [0] {""}
   *[other] {" "}(złota jest za mało: { $gold })
}
no-claims = przy tym stole gra się bez reguły przeciw blokowaniu
rival-does-not-block = rywal nie rozpoczął trzech tur z rzędu z całym złotem i obiema perłami
nothing-owed = { $kind } nie jest częścią ceny
no-such-card = nie masz { FORM($kind, "cards-genitive") } kart
other-colour-there = na { $cell } nie ma { FORM($kind, "genitive") }
rival-has-none = rywal ({ $rival }) nie ma { FORM($kind, "genitive-plural") }
royal-gone = tego monarchy już nie ma
none-in-hand = nie masz { FORM($kind, "genitive-plural") }

# On the picture
name = { $seat }
picture = Splendor Duel, tura { $turn }
picture-turn = Tura { $turn }
picture-turn-again = Tura { $turn }, potem dodatkowa
picture-act = { $seat } bierze żetony, złoto z rezerwowaną kartą albo kupuje kartę.
picture-act-own = Twoja tura: weź żetony, złoto z rezerwowaną kartą albo kup kartę.
picture-act-extras = { $seat } może { $extras }; potem bierze, rezerwuje albo kupuje.
picture-act-extras-own = Twoja tura: możesz { $extras }; potem weź, zarezerwuj albo kup.
picture-extra-scroll = wydać zwoje
picture-extra-refill = uzupełnić planszę
picture-refill = Twoja tura: nic innego nie można zrobić, uzupełnij planszę.
picture-reserve = { $seat } bierze złoto i wybiera kartę do rezerwacji.
picture-reserve-own = Złoto wzięte: wybierz kartę do rezerwacji albo wierzchnią ze stosu.
picture-pay = { $seat } kupuje { FORM($card, "accusative") }; zostaje: { $parts }.
picture-pay-own = Kupujesz { FORM($card, "accusative") }: zapłać, możesz też złotem.
picture-lay = { $seat } wybiera kolor: { $card }.
picture-lay-own = Wybierz kolor, do którego dokładasz { FORM($card, "accusative") }.
picture-pick = { $seat } bierze z planszy { FORM($kind, "accusative") }.
picture-pick-own = Karta daje żeton: wybierz na planszy { FORM($kind, "accusative") }.
picture-steal = { $seat } kradnie żeton rywalowi ({ $rival }).
picture-steal-own = Wybierz, jaki żeton ukraść rywalowi ({ $rival }).
picture-royal = { $seat }: { $crowns ->
    [one] { $crowns } korona
    [few] { $crowns } korony
    [many] { $crowns } koron
   *[other] { $crowns } korony
}, czas wybrać monarchę.
picture-royal-own = Masz { $crowns ->
    [one] { $crowns } koronę
    [few] { $crowns } korony
    [many] { $crowns } koron
   *[other] { $crowns } korony
}: wybierz monarchę.
picture-discard = { $seat } odrzuca nadmiar: { $count } z { $held }.
picture-discard-own = { $held ->
    [one] Masz { $held } żeton
    [few] Masz { $held } żetony
    [many] Masz { $held } żetonów
   *[other] Masz { $held } żetonu
}: wybierz, { $count ->
    [1] który odrzucić ({ $count }).
   *[other] które odrzucić ({ $count }).
}
picture-blocking = { $seat } trzyma całe złoto i obie perły, rozpoczęte tury: { $count } z { $most }.
picture-blocked = tury
picture-you = ty
picture-first = zwycięstwo
picture-points = { $count } / { $goal } punktów
picture-crowns = { $count } / { $goal } koron
picture-colour = { $count } / { $goal }: { FORM($kind, "cards") }
picture-no-colour = 0 / { $goal }: kolor
picture-colour-points = { $count } pkt
picture-held = żetony: { $held } / { $most }
picture-bag = Woreczek
picture-bag-about = w woreczku: { $tokens }
picture-bag-empty = woreczek jest pusty
picture-button-refill = Uzupełnij
picture-button-pay = Dopłać żetonami
picture-button-claim = Ogłoś zwycięstwo
picture-card = { $card }, cena: { $price }
picture-card-cheaper = { $card }; dla ciebie: { $price }
picture-card-affordable = { $card }. Stać cię na nią
picture-empty = puste miejsce
picture-deck = stos poziomu { $level }: { $left ->
    [0] pusty
    [one] { $left } karta
    [few] { $left } karty
    [many] { $left } kart
   *[other] { $left } karty
}
picture-tokens = { $seat }, żetony: { $amount }
picture-bonus = { $seat }, premie: { $amount }
picture-bonus-points = { $seat }, premie: { $amount }, na tych kartach { $points }
picture-no-bonus = { $seat }, karty bez koloru: { $points }
picture-royal-to-come = { $crowns ->
    [one] { $crowns } korona sprowadza
    [few] { $crowns } korony sprowadzają
    [many] { $crowns } koron sprowadza
   *[other] { $crowns } korony sprowadza
} tu monarchę
picture-royal-gone = { $royal }, teraz u gracza { $seat }
picture-scrolls = { $seat }: { $count ->
    [0] brak zwojów
    [one] { $count } zwój
    [few] { $count } zwoje
    [many] { $count } zwojów
   *[other] { $count } zwoju
}
picture-hidden = zakryta karta poziomu { $level }
picture-reserved = Rezerwacje
picture-hand = { $seat }, rezerwacja: { $card }
picture-hand-free = { $seat }, rezerwacja: miejsce na kartę

# The options
option-blocking = kto przez trzy tury trzyma całe złoto i perły, może przegrać
