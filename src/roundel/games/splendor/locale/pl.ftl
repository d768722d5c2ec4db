# Splendor in Polish. A colour by itself is a token: masculine. `card` is the adjective of a card.

colour = { $colour ->
    [white] biały
    [blue] niebieski
    [green] zielony
    [red] czerwony
    [black] czarny
   *[gold] złoty
}
    .genitive = { $colour ->
        [white] białego
        [blue] niebieskiego
        [green] zielonego
        [red] czerwonego
        [black] czarnego
       *[gold] złotego
    }
    .plural = { $colour ->
        [white] białe
        [blue] niebieskie
        [green] zielone
        [red] czerwone
        [black] czarne
       *[gold] złote
    }
    .genitive-plural = { $colour ->
        [white] białych
        [blue] niebieskich
        [green] zielonych
        [red] czerwonych
        [black] czarnych
       *[gold] złotych
    }
    .card = { $colour ->
        [white] biała
        [blue] niebieska
        [green] zielona
        [red] czerwona
        [black] czarna
       *[gold] złota
    }
    .card-accusative = { $colour ->
        [white] białą
        [blue] niebieską
        [green] zieloną
        [red] czerwoną
        [black] czarną
       *[gold] złotą
    }
count-of = { $count } { $count ->
    [one] { colour }
    [few] { colour.plural }
    [many] { colour.genitive-plural }
   *[other] { colour.genitive }
}
name = { $seat }
nothing = nic
    .accusative = nic
card = { colour.card } karta poziomu { $level }{ $points ->
    [0] {""}
    [one] {" "}({ $points } punkt)
    [few] {" "}({ $points } punkty)
    [many] {" "}({ $points } punktów)
   *[other] {" "}({ $points } punktu)
}
    .accusative = { colour.card-accusative } kartę poziomu { $level }{ $points ->
        [0] {""}
        [one] {" "}({ $points } punkt)
        [few] {" "}({ $points } punkty)
        [many] {" "}({ $points } punktów)
       *[other] {" "}({ $points } punktu)
    }
a-hidden-card = zakryta karta
    .accusative = zakrytą kartę
price = { $parts }
    .paid = za { $parts }
free = za darmo
    .paid = za darmo
wish = arystokrata, który prosi o { $parts }
    .accusative = arystokratę, który prosi o { $parts }

# What a button says
say-take = Weź { $gems }
say-take-pair = Weź dwa { FORM($colour, "plural") }
say-reserve = Zarezerwuj { FORM($card, "accusative") } i weź złoty żeton
say-reserve-without-gold = Zarezerwuj { FORM($card, "accusative") }; złota już nie ma
say-reserve-blind = Zarezerwuj w ciemno wierzchnią kartę ze stosu { $level } i weź złoty żeton
say-reserve-blind-without-gold = Zarezerwuj w ciemno wierzchnią kartę ze stosu { $level }; złota już nie ma
say-buy = Kup { FORM($card, "accusative") } { FORM($price, "paid") }
say-buy-hidden = Kup zarezerwowaną kartę
say-pass = Pasuj: nic innego nie można zrobić
say-gold = Zapłać złotym żetonem zamiast { FORM($colour, "genitive") }
say-pay = Dopłać { $parts }
say-return = Oddaj { $colour } żeton
say-noble = Przyjmij { FORM($wish, "accusative") }

# What the log tells
tell-take = { $seat } bierze { $gems }.
tell-take-pair = { $seat } bierze dwa { FORM($colour, "plural") }.
tell-reserve = { $seat } rezerwuje { FORM($card, "accusative") } i bierze złoty żeton.
tell-reserve-without-gold = { $seat } rezerwuje { FORM($card, "accusative") }; złota już nie ma.
tell-reserve-blind = { $seat } rezerwuje w ciemno kartę poziomu { $level } i bierze złoty żeton.
tell-reserve-blind-without-gold = { $seat } rezerwuje w ciemno kartę poziomu { $level }; złota już nie ma.
tell-reserve-blind-seen = { $seat } rezerwuje w tajemnicy { FORM($card, "accusative") } i bierze złoty żeton.
tell-reserve-blind-without-gold-seen = { $seat } rezerwuje w tajemnicy { FORM($card, "accusative") }; złota już nie ma.
tell-choose = { $seat } chce kupić { FORM($card, "accusative") }.
tell-buy = { $seat } kupuje { FORM($card, "accusative") }.
tell-pass = { $seat } pasuje: nie ma ruchu.
tell-gold = { $seat } płaci złotym żetonem zamiast { FORM($colour, "genitive") }.
tell-pay = { $seat } dopłaca { $parts }.
tell-return = { $seat } oddaje { $colour } żeton.
tell-chosen = { $seat } wybiera arystokratę.
tell-noble = { $seat } przyjmuje { FORM($wish, "accusative") }: 3 punkty.
end-points = { $count ->
    [1] Zwycięża { $winners }
   *[other] Zwycięstwo dzielą { $winners }
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
end-standstill = Nikt nie może już nic zrobić. { $count ->
    [1] Zwycięża { $winners }
   *[other] Zwycięstwo dzielą { $winners }
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
end-limit = Osiągnięto granicę 200 rund: gra bez wyniku.

# Why a move is not allowed
not-while-paying = karta jest już wybrana; wskaż, co zastąpić złotem, albo płać
not-above-ten = najpierw oddaj nadmiar żetonów, aż zostanie dziesięć
not-before-noble = najpierw wybierz arystokratę
not-now = najpierw weź żetony, zarezerwuj albo kup kartę
none-in-supply = w puli nie ma { FORM($colour, "genitive-plural") } żetonów
pair-needs = aby wziąć dwa żetony jednego koloru, musi ich leżeć co najmniej { $needed }, a leży { $left }
take-three = gdy w puli { $colours ->
    [one] jest { $colours } kolor
    [few] są { $colours } kolory
    [many] jest { $colours } kolorów
   *[other] jest { $colours } koloru
}, bierze się trzy różne żetony
hand-full = zarezerwowano już tyle kart, ile wolno: { $most }
deck-empty = ten stos jest pusty
place-empty = nie ma tam karty
too-dear = brakuje jeszcze: { $parts }{ $gold ->
    [0] {""}
   *[other] {" "}(złota jest za mało: { $gold })
}
pass-only-when-stuck = pasować można tylko wtedy, gdy nic innego nie da się zrobić
nothing-owed = { $colour } żeton nie jest częścią ceny
none-in-hand = nie masz { FORM($colour, "genitive-plural") } żetonów
noble-not-willing = ten arystokrata nie przyjdzie

# On the picture
picture = Splendor, liczba graczy: { $seats }, runda { $round }
picture-round = Runda { $round }
picture-act = { $seat } bierze żetony, rezerwuje albo kupuje kartę.
picture-act-own = Twoja tura: weź żetony, zarezerwuj albo kup kartę.
picture-pay = { $seat } kupuje { FORM($card, "accusative") }; zostaje: { $parts }.
picture-pay-own = Kupujesz { FORM($card, "accusative") }: zapłać, możesz też złotem.
picture-give-back = { $seat } oddaje nadmiar: { $count } z { $held }.
picture-give-back-own = { $held ->
    [one] Masz { $held } żeton
    [few] Masz { $held } żetony
    [many] Masz { $held } żetonów
   *[other] Masz { $held } żetonu
}: wybierz, { $count ->
    [1] który oddać ({ $count }).
   *[other] które oddać ({ $count }).
}
picture-choose = { $seat } wybiera jednego z arystokratów.
picture-choose-own = Chce do ciebie przyjść kilku arystokratów: wybierz jednego.
picture-you = ty
picture-first = zwycięstwo
picture-place = { $place }. miejsce
picture-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
picture-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
picture-held = żetony
picture-reserved = Rezerwacje
picture-level = poziom { $level }
picture-button-pay = Dopłać klejnotami
picture-button-pass = Pas
picture-card = { FORM($colour, "card") } karta poziomu { $level }, { $points ->
    [0] bez punktów
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, cena: { $price }
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
picture-supply = w puli: { $amount }
picture-tokens = { $seat }, żetony: { $amount }
picture-bonus = { $seat }, premie: { $amount }
picture-noble = arystokrata: daje 3 punkty i prosi o { $parts }
picture-noble-gone = { $noble } (teraz u gracza { $seat })
picture-hidden = zakryta karta poziomu { $level }
picture-hand = { $seat }, rezerwacja: { $card }
picture-hand-free = { $seat }, rezerwacja: miejsce na kartę
