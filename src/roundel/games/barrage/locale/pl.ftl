# Barrage in Polish. Things and amounts come in the cases that the sentences ask for.

# Things

dam = { $side ->
    [u] górna
   *[l] dolna
} zapora w dorzeczu { $basin }
    .accusative = { $side ->
        [u] górną
       *[l] dolną
    } zaporę w dorzeczu { $basin }
    .genitive = { $side ->
        [u] górnej
       *[l] dolnej
    } zapory w dorzeczu { $basin }
neutral-dam = neutralna { dam }
    .accusative = neutralną { dam.accusative }
    .genitive = neutralnej { dam.genitive }
conduit = { $side ->
    [a] lewy
   *[b] prawy
} rurociąg w dorzeczu { $basin } (wartość { $value }, do dorzecza { $end })
powerhouse = miejsce { $place } w dorzeczu { $basin }
building-name = { $building ->
    [cofferdam] Grodza
    [development_office] Biuro Rozwoju
    [research_lab] Laboratorium
    [loan_agency] Kasa Pożyczkowa
    [energy_relay_field] Rozdzielnia Energii
    [robot_factory] Fabryka Robotów
    [financial_division] Dział Finansów
    [control_station] Sterownia
    [wind_farm] Farma Wiatrowa
    [customer_office] Biuro Klienta
   *[none] ?
}
building = budynek „{ building-name }”
company = { $company ->
    [usa] USA
    [germany] Niemcy
    [italy] Włochy
    [france] Francja
    [netherlands] Holandia
   *[none] ?
}
officer = { $officer ->
    [wilhelm] Wilhelm Adler
    [graziano] Graziano del Monte
    [viktor] Viktor Fiesler
    [jill] Jill McDowell
    [solomon] Solomon P. Jordan
    [anton] Anton Krylov
    [mahiri] Mahiri Sekibo
    [simone] Simone Luciani
    [tommaso] Tommaso Battista
    [leslie] Leslie Spencer
    [margot] Margot Fouche
   *[none] ?
}
kind = { $kind ->
    [base] podstawa
    [elevation] nadbudowa
    [conduit] rurociąg
    [powerhouse] elektrownia
    [wild] dowolna budowla
   *[building] prywatny budynek
}
    .accusative = { $kind ->
        [base] podstawę
        [elevation] nadbudowę
        [conduit] rurociąg
        [powerhouse] elektrownię
        [wild] dowolną budowlę
       *[building] prywatny budynek
    }
basic-tile = podstawowy kafelek { $kind ->
    [base] podstawy
    [elevation] nadbudowy
    [conduit] rurociągu
    [powerhouse] elektrowni
   *[building] budynku
}
    .accusative = { basic-tile }
    .genitive = podstawowego kafelka { $kind ->
        [base] podstawy
        [elevation] nadbudowy
        [conduit] rurociągu
        [powerhouse] elektrowni
       *[building] budynku
    }
    .instrumental = podstawowym kafelkiem { $kind ->
        [base] podstawy
        [elevation] nadbudowy
        [conduit] rurociągu
        [powerhouse] elektrowni
       *[building] budynku
    }
advanced-tile = { $kind ->
    [base] kafelek podstawy
    [elevation] kafelek nadbudowy
    [conduit] kafelek rurociągu
    [powerhouse] kafelek elektrowni
    [wild] uniwersalny kafelek
   *[building] kafelek budynku
} { $level }
    .accusative = { advanced-tile }
    .genitive = { $kind ->
        [base] kafelka podstawy
        [elevation] kafelka nadbudowy
        [conduit] kafelka rurociągu
        [powerhouse] kafelka elektrowni
        [wild] uniwersalnego kafelka
       *[building] kafelka budynku
    } { $level }
    .instrumental = { $kind ->
        [base] kafelkiem podstawy
        [elevation] kafelkiem nadbudowy
        [conduit] kafelkiem rurociągu
        [powerhouse] kafelkiem elektrowni
        [wild] uniwersalnym kafelkiem
       *[building] kafelkiem budynku
    } { $level }
officers-tile = { $officer ->
    [anton] kafelek Antona
   *[leslie] kafelek Leslie
}
    .accusative = { officers-tile }
    .genitive = { $officer ->
        [anton] kafelka Antona
       *[leslie] kafelka Leslie
    }
    .instrumental = { $officer ->
        [anton] kafelkiem Antona
       *[leslie] kafelkiem Leslie
    }
no-tile = puste miejsce
    .accusative = puste miejsce
    .genitive = pustego miejsca
    .instrumental = pustym miejscem
no-contract = puste miejsce
no-work = puste miejsce
    .accusative = puste miejsce
nothing = nic
contract = kontrakt { $kind ->
    [starting] początkowy
    [green] zielony
    [yellow] żółty
    [red] czerwony
   *[national] narodowy
} { $id } ({ $energy } energii: { $reward })
work = praca zewnętrzna { $id } (za { FORM($cost, "accusative") }: { $reward })
    .accusative = pracę zewnętrzną { $id } (za { FORM($cost, "accusative") }: { $reward })

# Amounts

credits = { $count } { $count ->
    [one] kredyt
    [few] kredyty
    [many] kredytów
   *[other] kredytu
}
    .accusative = { credits }
points = { $count } { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
    .accusative = { points }
excavators = { $count } { $count ->
    [one] koparka
    [few] koparki
    [many] koparek
   *[other] koparki
}
    .accusative = { $count } { $count ->
        [one] koparkę
        [few] koparki
        [many] koparek
       *[other] koparki
    }
mixers = { $count } { $count ->
    [one] betoniarka
    [few] betoniarki
    [many] betoniarek
   *[other] betoniarki
}
    .accusative = { $count } { $count ->
        [one] betoniarkę
        [few] betoniarki
        [many] betoniarek
       *[other] betoniarki
    }
any-machines = { $count } { $count ->
    [one] dowolna maszyna
    [few] dowolne maszyny
    [many] dowolnych maszyn
   *[other] dowolnej maszyny
}
energy = { $count } energii
    .accusative = { energy }
engineers = { $count } { $count ->
    [one] inżynier
    [few] inżynierów
    [many] inżynierów
   *[other] inżyniera
}
rotate = obrót o { $count } { $count ->
    [one] segment
    [few] segmenty
    [many] segmentów
   *[other] segmentu
}
place-drops = { $count } { $count ->
    [one] kropla na źródło
    [few] krople na źródła
    [many] kropli na źródła
   *[other] kropli na źródła
}
flowing-drops = { $count } { $count ->
    [one] płynąca kropla
    [few] płynące krople
    [many] płynących kropli
   *[other] płynącej kropli
}
a-base-in = { $count ->
    [4] podstawa na nizinie
    [6] podstawa na wzgórzach lub nizinie
   *[other] podstawa
}
elevations = { $count } { $count ->
    [one] nadbudowa
    [few] nadbudowy
    [many] nadbudów
   *[other] nadbudowy
}
a-conduit-up-to = rurociąg o wartości najwyżej { $count }
a-powerhouse = elektrownia
fulfil-up-to = wypełnienie kontraktu na najwyżej { $count } energii
fulfil-any = wypełnienie dowolnego kontraktu
energy-for-contract = { $count } energii, także do kontraktu
a-patent = ulepszony kafelek

# Spaces

space-turbine = stacja turbin: produkcja { $modifier } ({ $price })
    .to = na stację turbin: produkcja { $modifier } ({ $price })
space-water = gospodarka wodna: { $count } { $count ->
    [one] kropla
    [few] krople
    [many] kropli
   *[other] kropli
} ({ $price })
    .to = do gospodarki wodnej: { $count } { $count ->
        [one] kropla
        [few] krople
        [many] kropli
       *[other] kropli
    } ({ $price })
space-water-flow = gospodarka wodna: { $count } { $count ->
    [one] płynąca kropla
    [few] płynące krople
    [many] płynących kropli
   *[other] płynącej kropli
} ({ $price })
    .to = do gospodarki wodnej: { $count } { $count ->
        [one] płynąca kropla
        [few] płynące krople
        [many] płynących kropli
       *[other] płynącej kropli
    } ({ $price })
space-bank = bank
    .to = do banku
space-workshop = warsztat: { $count } { $count ->
    [one] segment
    [few] segmenty
    [many] segmentów
   *[other] segmentu
} ({ $price })
    .to = do warsztatu: { $count } { $count ->
        [one] segment
        [few] segmenty
        [many] segmentów
       *[other] segmentu
    } ({ $price })
space-machines = sklep z maszynami: { $gains } ({ $price })
    .to = do sklepu z maszynami: { $gains } ({ $price })
space-contracts = biuro kontraktów: { $count } { $count ->
    [one] kontrakt
    [few] kontrakty
    [many] kontraktów
   *[other] kontraktu
} ({ $price })
    .to = do biura kontraktów: { $count } { $count ->
        [one] kontrakt
        [few] kontrakty
        [many] kontraktów
       *[other] kontraktu
    } ({ $price })
space-patent = biuro patentowe: { $tile } ({ $price })
    .to = do biura patentowego: { $tile } ({ $price })
space-work = prace zewnętrzne: { $work } ({ $price })
    .to = do prac zewnętrznych: { $work } ({ $price })

# Buttons

say-none = { $task ->
    [turn] Bez dodatkowej tury
    [contract] Nie wypełniaj kontraktu
    [architect] Zostaw Architekta
    [wheel] Oddaj maszyny
    [headstream] Wystarczy kropli
    [dam] Nie produkuj
   *[other] Nie, dziękuję
}
say-pair = { $company }, na czele { $officer }
say-build = Zbuduj coś ({ $price })
say-go = Idź { FORM($space, "to") }
say-use = Użyj: { $building } ({ $price })
say-copy = Skopiuj zdolność: { $officer } ({ $price })
say-free = Buduj bez inżynierów { FORM($tile, "instrumental") }
say-free-copied = Buduj bez inżynierów kopią { FORM($tile, "genitive") }
say-pass = Pas: koniec w tej rundzie
say-bank = { $count } { $count ->
    [one] inżynier za { $count } kredyt
    [few] inżynierów za { $count } kredyty
    [many] inżynierów za { $count } kredytów
   *[other] inżyniera za { $count } kredytu
}
say-architect = Wyślij Architekta
say-wheel = Połóż maszyny na kole
say-fill = Po kropli do każdej pustej zapory
say-act = Użyj budynku
say-kind = Zbuduj { FORM($kind, "accusative") }
say-tile = { $tile }
say-copy-tile = Kopia { FORM($tile, "genitive") } z koła
say-base = Podstawa: { $at }
say-base-red = Podstawa: { $at }, dopłata { $credits } kr.
say-raise = Podwyższ { FORM($at, "accusative") }
say-conduit = Rurociąg: { $at }
say-powerhouse = Elektrownia: { $at }
say-powerhouse-red = Elektrownia: { $at }, dopłata { $credits } kr.
say-building = Znacznik na { $at }
say-pay = Zapłać: { $parts }
say-draw = Woda, { $dam } ({ $count })
say-through = Przez { $conduit }
say-release = { $count } { $count ->
    [one] kropla
    [few] krople
    [many] kropli
   *[other] kropli
}
say-release-for = { say-release }, to { $energy } energii
say-fulfil = Wypełnij { $contract }
say-discard = Odrzuć { $contract }
say-take = Weź { $contract }
say-pour = Kropla do { FORM($dam, "genitive") }
say-stream = Źródło { $stream }, nad dorzeczem { $basin }
say-split = Weź: { $gains }
say-patent = Weź { FORM($tile, "accusative") }
say-loan = Weź { FORM($work, "accusative") }
say-segment = Segment, w nim { $contents }

# The log

tell-no-extra-turn = { $seat } rezygnuje z dodatkowej tury.
tell-extra-turn = Architekt daje dodatkową turę: { $seat }.
tell-build = { $seat } wysyła inżynierów na budowę.
tell-go = { $seat } idzie { FORM($space, "to") }.
tell-use = { $seat } używa: { $building }.
tell-copy = { $seat } kopiuje zdolność: { $officer }.
tell-free = { $seat } buduje bez inżynierów.
tell-bank = { $seat } idzie do banku: { $count } { $count ->
    [one] inżynier
    [few] inżynierów
    [many] inżynierów
   *[other] inżyniera
}.
tell-company = { $seat } dostaje firmę: { $company }, na czele { $officer }.
tell-base = { $seat } buduje podstawę: { $at }.
tell-raise = { $seat } podwyższa { FORM($at, "accusative") } do poziomu { $level }.
tell-conduit = { $seat } buduje { $at }.
tell-powerhouse = { $seat } buduje elektrownię: { $at }.
tell-building = { $seat } kładzie znacznik na { $at }.
tell-drops-down = Ze źródła { $stream } { $count ->
    [one] spływa { $count } kropla
    [few] spływają { $count } krople
    [many] spływa { $count } kropli
   *[other] spływa { $count } kropli
}.
tell-drops-leave = Z { FORM($dam, "genitive") } { $count ->
    [one] wypływa { $count } kropla
    [few] wypływają { $count } krople
    [many] wypływa { $count } kropli
   *[other] wypływa { $count } kropli
}.
tell-drops-come = Do { FORM($dam, "genitive") } { $count ->
    [one] wpływa { $count } kropla
    [few] wpływają { $count } krople
    [many] wpływa { $count } kropli
   *[other] wpływa { $count } kropli
}.
tell-drops-gone = { $count ->
    [one] { $count } kropla odpływa
    [few] { $count } krople odpływają
    [many] { $count } kropli odpływa
   *[other] { $count } kropli odpływa
} z mapy.
tell-drops-wait = Na źródle { $stream } { $count ->
    [one] czeka { $count } kropla
    [few] czekają { $count } krople
    [many] czeka { $count } kropli
   *[other] czeka { $count } kropli
}.
tell-fulfil = { $seat } wypełnia { $contract }.
tell-take = { $seat } bierze { $contract }.
tell-discard = { $seat } odrzuca { $contract }.
tell-work = { $seat } wykonuje { FORM($work, "accusative") }.
tell-tile-back = { $seat } odzyskuje z koła { FORM($tile, "accusative") }.
tell-patent = { $seat } bierze { FORM($tile, "accusative") }.
tell-row = Rząd { $row } tablicy, { $condition ->
    [credits] kredyty po trzy
    [energy] energia po cztery
    [drops] woda we własnych zaporach
    [machine_pairs] pary maszyn
    [contracts] kontrakty rundy
   *[external_works] maszyny na prace zewnętrzne
}: { $first } do { $second }.
tell-marker = { $seat } przesuwa znacznik rzędu { $row } o { $count }.
tell-token = { $seat } bierze żeton nagrody: { $reward }.
tell-gains = { $seat } dostaje { FORM($parts, "accusative") }.
tell-gives = { $seat } oddaje { FORM($parts, "accusative") }.
tell-loses = { $seat } traci { FORM($parts, "accusative") }.
tell-track = { $seat }: { $energy } energii w rundzie, to { $parts }.
tell-scores = { $seat } dostaje { $count } { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} { $why ->
    [rank] za miejsce według energii
    [bonus] z kafelka premii
    [objective] z kafelka celu
    [leftovers] za pozostałe kredyty i maszyny
    [water] za wodę we własnych zaporach
    [buildings] za prywatne budynki
   *[panel] według znaczników tablicy
}.
tell-out = { $seat } kończy tę rundę.
tell-round = Zaczyna się runda { $round }; pierwsza tura: { $seat }.
end-won = { $seat } wygrywa: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}.
end-shared = { $seat } dzieli zwycięstwo: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}.

# Why not

asked-now = { $task ->
    [turn] teraz pora wykonać turę
    [pair] teraz pora wybrać firmę z dyrektorem
    [start] teraz pora wybrać kontrakt początkowy
    [bank] najpierw powiedz, ilu inżynierów idzie do banku
    [architect] najpierw powiedz, czy idzie Architekt
    [kind] najpierw powiedz, co budujesz
    [tile] najpierw wybierz kafelek technologii
    [site] najpierw wybierz miejsce na budowę
    [payment] najpierw zapłać
    [base] najpierw postaw podstawę albo zrezygnuj
    [elevation] najpierw postaw nadbudowę albo zrezygnuj
    [conduit] najpierw postaw rurociąg albo zrezygnuj
    [powerhouse] najpierw postaw elektrownię albo zrezygnuj
    [dam] najpierw wybierz zaporę, której wody używasz
    [system] najpierw wybierz rurociąg
    [drops] najpierw powiedz, ile kropli płynie
    [contract] najpierw powiedz, czy wypełniasz kontrakt
    [own-dam] najpierw powiedz, dokąd idzie kropla
    [fill] najpierw powiedz, dokąd idzie kropla
    [headstream] najpierw wybierz źródło
    [split] najpierw powiedz, które maszyny
    [take] najpierw weź kontrakt
    [discard] najpierw odrzuć kontrakt: masz ich za dużo
    [patent] najpierw wybierz ulepszony kafelek
    [loan] najpierw wybierz pracę zewnętrzną
    [segment] najpierw wybierz segment koła
    [wheel] najpierw powiedz, dokąd idą maszyny
    [empty-dams] najpierw powiedz, czy zapory dostają po kropli
   *[act] najpierw powiedz, czy używasz budynku
}
not-possible = { $task ->
    [system] ten rurociąg nie prowadzi od tamtej zapory do twojej elektrowni
    [drops] nie ma tylu kropli albo kredytów, albo nie da to energii
    [kind] niczego takiego nie można teraz zbudować i opłacić
    [tile] tego kafelka nie masz pod ręką albo niczego się nim teraz nie zbuduje
    [take] nie leży tam kontrakt albo za nim jest ich za mało
   *[other] tego nie ma do wyboru
}
no-dam-to-raise = to nie jest twoja zapora poniżej poziomu 3 albo nie stać cię na to
no-way-to-pay = tak się za to nie płaci albo nie masz tyle
no-water = { $dam }: nie ma tam wody
no-system = { $dam }: nie jest twoja albo żaden rurociąg nie prowadzi stąd do twojej elektrowni tak, żeby dało to energię
cannot-fulfil = { $contract } nie leży pod ręką albo wymaga więcej
build-space-used = to miejsce budowy jest w tej rundzie zajęte
not-the-leftmost = najpierw pierwsze z lewej wolne miejsce budowy
no-such-space = przy tym stole nie ma takiego miejsca
space-taken = stoją tam już inżynierowie: { $seat }
too-few-engineers = { $count ->
    [one] potrzebny jest { $count } inżynier
    [few] potrzeba { $count } inżynierów
    [many] potrzeba { $count } inżynierów
   *[other] potrzeba { $count } inżyniera
}
too-few-credits = { $count ->
    [one] potrzebny jest { $count } kredyt
    [few] potrzebne są { $count } kredyty
    [many] potrzeba { $count } kredytów
   *[other] potrzeba { $count } kredytu
}
cannot-build = niczego nie można zbudować i opłacić
cannot-do-it = tego nie można wykonać albo opłacić
not-your-building = na tym budynku nie ma twojego znacznika
not-with-margot = nie możesz teraz wysłać Margot
building-used = ten budynek jest już w tej rundzie wykorzystany
cannot-copy = { $officer }: tej zdolności nie można teraz skopiować
not-without-engineers = bez inżynierów nie można teraz budować: { $kind }
must-act = kto ma inżynierów, ten wykonuje turę
space-closed = to miejsce zamyka żeton
space-occupied = coś już tam stoi
cannot-build-there = tam nie możesz budować albo nie stać cię na to

## The picture and the terminal's table

picture-name = { $seat }
picture = Stół gry Barrage, { $moment }
picture-round = runda { $round } z 5
picture-draft = wybór firm
picture-you = ty
picture-won = { $seat } wygrywa: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}.
picture-shared = Zwycięstwo wspólne, każdy ma { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}.
picture-any-number = po kredycie
picture-passed = poza rundą
picture-order = { $place ->
    [1] pierwsza tura
   *[other] tura { $place }.
}
picture-objective = Cel
picture-patents = Patenty
picture-works = Prace zewnętrzne
picture-nation = Państwo
picture-pile = { $kind ->
    [green] Zielone
    [yellow] Żółte
   *[red] Czerw.
} { $count }
picture-duel = Pojedynek
picture-reconstruction = częściowo rekonstrukcja
picture-piece = { $piece ->
    [2] 2.
    [4] 4.
   *[5] 5.
}
picture-starting-contracts = Kontrakty początkowe
board = { $board ->
    [turbine_station] Turbiny
    [water_management] Woda i bank
    [workshop] Warsztat
    [machinery_shop] Maszyny
   *[contract_office] Kontrakty
}
objective = { $objective ->
    [red_spaces] czerwone miejsca
    [most_in_area] silny teren
    [connections] połączenia
    [least_in_area] słaby teren
    [basins_one] dorzecza
   *[basins_three] dorzecza: trzy
}
sign = { $sign ->
    [base] podstawa
    [elevation] nadbudowa
    [conduit] rurociąg
    [powerhouse] elektrownia
    [building] budynek
    [wild] cokolwiek
    [excavator] koparka
    [mixer] betoniarka
    [any] każda maszyna
    [rotate] obrót koła
    [drop] krople potem
    [flow] krople teraz
    [credit] kredyty
    [points] punkty
    [energy] energia
    [production] produkcja
    [contract] kontrakt
   *[patent] patent
}
letters = { $letters ->
    [p] n
    [hp] wn
    [max] maks
   *[other] { $letters }
}
land = { $land ->
    [mountain] góry
    [hill] wzgórza
   *[plain] nizina
}

ask-own = { $task ->
    [turn] Twoja tura: wyślij inżynierów na miejsce.
    [pair] Wybierz firmę z dyrektorem.
    [start] Wybierz kontrakt początkowy.
    [bank] Ilu inżynierów idzie do banku?
    [architect] Wysłać Architekta?
    [kind] Co budujesz?
    [tile] Wybierz kafelek technologii do budowy.
    [site] Gdzie budujesz?
    [payment] Jak płacisz?
    [base] Postaw podstawę za darmo.
    [elevation] Podwyższ zaporę za darmo.
    [conduit] Postaw za darmo rurociąg o wartości najwyżej { $amount }.
    [powerhouse] Postaw elektrownię za darmo.
    [dam] Produkcja energii: z której zapory?
    [system] Którym rurociągiem?
    [drops] Ile kropli?
    [contract] Wypełnić kontrakt?
    [own-dam] Kropla do jednej z twoich zapór?
    [fill] Do której zapory idzie kropla?
    [headstream] { $amount ->
        [one] Połóż { $amount } kroplę na źródle.
        [few] Połóż { $amount } krople na źródłach, po jednej.
        [many] Połóż { $amount } kropli na źródłach, po jednej.
       *[other] Połóż { $amount } kropli na źródłach, po jednej.
    }
    [split] { $amount ->
        [one] Weź { $amount } maszynę: którą?
        [few] Weź { $amount } maszyny: które?
        [many] Weź { $amount } maszyn: które?
       *[other] Weź { $amount } maszyny: które?
    }
    [take] { $amount ->
        [one] Weź { $amount } kontrakt z biura.
        [few] Weź { $amount } kontrakty z biura.
        [many] Weź { $amount } kontraktów z biura.
       *[other] Weź { $amount } kontraktu z biura.
    }
    [discard] Masz za dużo kontraktów: odrzuć jeden.
    [patent] Weź patent.
    [loan] Wybierz pracę zewnętrzną.
    [segment] Wybierz segment swojego koła.
    [wheel] Położyć maszyny z kafelkiem Leslie na kole?
    [empty-dams] Po kropli do każdej z twoich pustych zapór?
    [act] Użyć nowego budynku?
   *[nothing] Gra jest zakończona.
}
ask = { $task ->
    [turn] { $seat } wysyła inżynierów na miejsce.
    [pair] { $seat } wybiera firmę z dyrektorem.
    [start] { $seat } wybiera kontrakt początkowy.
    [bank] { $seat } decyduje, ilu inżynierów idzie do banku.
    [architect] { $seat } decyduje, czy idzie Architekt.
    [kind] { $seat } zamierza budować.
    [tile] { $seat } wybiera kafelek technologii do budowy.
    [site] { $seat } wybiera, gdzie budować.
    [payment] { $seat } decyduje, jak płacić.
    [base] { $seat } może postawić podstawę za darmo.
    [elevation] { $seat } może podwyższyć zaporę za darmo.
    [conduit] { $seat } może postawić rurociąg za darmo.
    [powerhouse] { $seat } może postawić elektrownię za darmo.
    [dam] { $seat } produkuje energię i wybiera zaporę.
    [system] { $seat } produkuje energię i wybiera rurociąg.
    [drops] { $seat } decyduje, ile kropli puścić.
    [contract] { $seat } może wypełnić kontrakt.
    [own-dam] { $seat } może dołożyć kroplę do zapory.
    [fill] { $seat } dokłada kroplę do zapory.
    [headstream] { $seat } kładzie krople na źródłach.
    [split] { $seat } wybiera maszyny.
    [take] { $seat } bierze kontrakty z biura.
    [discard] { $seat } odrzuca nadmiarowy kontrakt.
    [patent] { $seat } bierze patent.
    [loan] { $seat } wybiera pracę zewnętrzną.
    [segment] { $seat } wybiera segment koła.
    [wheel] { $seat } decyduje, czy położyć maszyny na kole.
    [empty-dams] { $seat } może dołożyć po kropli do każdej pustej zapory.
    [act] { $seat } może użyć nowego budynku.
   *[nothing] Gra jest zakończona.
}

button-none = { $task ->
    [headstream] Wystarczy
    [architect] Inny inżynier
    [wheel] Oddaj
    [turn] Bez tury
    [contract] Bez kontraktu
   *[other] Nie
}
button-free = { $way ->
    [0] Elektrownia bez inżynierów
    [1] Podstawa bez inżynierów
    [2] Elektrownia kopią
   *[other] Podstawa kopią
}
button-pass = Pas
button-architect = Architekt
button-wheel = Na koło
button-fill = Napełnij
button-act = Użyj
short-excavators = { $count } K
short-mixers = { $count } B
short-credits = { $count } kr
short-release = { $drops } { $drops ->
    [one] kropla
    [few] krople
    [many] kropli
   *[other] kropli
}: { $energy } energii

owner = właściciel: { $seat }
owner-nobody = bez właściciela
owner-neutral = dla wszystkich
owner-blocked = pod żetonem
about-basin = dorzecze { $basin }, { $land }
about-headstream = źródło { $stream }: krople w rundach od 1 do 4: { $drops }; czekają: { $waiting }
about-dam-space = { $side ->
    [u] górne
   *[l] dolne
} miejsce na zaporę w dorzeczu { $basin }, { $land }, { $owner }{ $price ->
    [0] {""}
   *[other] , dopłata za podstawę { $price } kr.
}
about-dam = { $dam }, { $land }, { $owner }: poziom { $level }, krople: { $drops } z { $most }
about-conduit = { $conduit }, { $owner }
about-powerhouse = miejsce { $place } na elektrownię w dorzeczu { $basin }, { $land }, { $owner }{ $price ->
    [0] {""}
   *[other] , dopłata { $price } kr.
}
about-space-taken = { $space }: zajmuje { $seat }
about-bank = dowolnie wielu inżynierów, po kredycie za każdego
about-build = { $engineers } { $engineers ->
    [one] inżynier
    [few] inżynierów
    [many] inżynierów
   *[other] inżyniera
}{ $credits ->
    [0] {""}
   *[other] {" "}i { $credits } kr.
}: budowa
about-use = { $engineers } { $engineers ->
    [one] inżynier
    [few] inżynierów
    [many] inżynierów
   *[other] inżyniera
}{ $credits ->
    [0] {""}
   *[other] {" "}i { $credits } kr.
}: użycie tego budynku
about-copy = inżynier{ $credits ->
    [0] {""}
   *[other] {" "}i { $credits } kr.
}: skopiowanie zdolności innego dyrektora na tę turę
about-margot = inżynier, raz w rundzie: użycie jednego z własnych prywatnych budynków
about-standing = { $seat }: { $things }; krople we własnych zaporach: { $drops }
about-done = wypełnione kontrakty: { $contracts }, prace zewnętrzne: { $works }
about-open-segment = otwarty segment: tu idą kafelek i maszyny, potem koło się obraca
about-segment = { $things }, wraca po { $rotations } { $rotations ->
    [one] obrocie
    [few] obrotach
    [many] obrotach
   *[other] obrotu
}
about-empty-segment = pusty segment
about-reserve = { $seat }: { $kind ->
    [base] podstawy
    [elevation] nadbudowy
    [conduit] rurociągi
    [powerhouse] elektrownie
   *[building] znaczniki prywatnych budynków
}, zostało { $left } z { $most }. { $cost }
about-reserve-income = { $seat }: { $kind ->
    [base] podstawy
    [elevation] nadbudowy
   *[conduit] rurociągi
}, zostało { $left } z { $most }; dochód: { $incomes }. { $cost }
cost-base = Koszt podstawy w koparkach: w górach { $mountain }, na wzgórzach { $hill }, na nizinie { $plain }.
cost-elevation = Koszt nadbudowy w betoniarkach: w górach { $mountain }, na wzgórzach { $hill }, na nizinie { $plain }.
cost-conduit = Koszt rurociągu za każdy punkt jego wartości: { $times } { $times ->
    [one] koparka
    [few] koparki
    [many] koparek
   *[other] koparki
}.
cost-powerhouse = Koszt następnej elektrowni: { $mixers } { $mixers ->
    [one] betoniarka
    [few] betoniarki
    [many] betoniarek
   *[other] betoniarki
}.
cost-building = Koszt prywatnego budynku jest na nim podany.
about-pair = { $company }, na czele { $officer }
about-bonus = runda { $round }: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} za { $counts }; w całości od { $energy } energii, za każdy brakujący odcinek o 4 mniej
bonus-counts = { $bonus ->
    [contracts] każdy twój wypełniony kontrakt
    [bases] każdą twoją podstawę
    [elevations] każdą twoją nadbudowę
    [conduits] każdy twój rurociąg
    [powerhouses] każdą twoją elektrownię
    [advanced_tiles] każdy twój ulepszony kafelek
    [external_works] każdą twoją pracę zewnętrzną
   *[buildings] każdy twój prywatny budynek
}
about-objective = Na koniec punkty dostają ci, którzy mają najwięcej { $objective ->
    [red_spaces] podstaw i elektrowni na miejscach płatnych kredytami
    [most_in_area] budowli na terenie, gdzie mają ich najwięcej
    [connections] podstaw połączonych własnym rurociągiem z własną elektrownią
    [least_in_area] budowli na terenie, gdzie mają ich najmniej
    [basins_one] dorzeczy ze swoją budowlą
   *[basins_three] dorzeczy z trzema swoimi budowlami lub więcej
}
about-condition = Liczone na koniec każdej rundy: { $condition ->
    [credits] każde 3 kredyty
    [energy] każde 4 energii z tej rundy
    [drops] krople we własnych zaporach
    [machine_pairs] pary z koparki i betoniarki
    [contracts] kontrakty wypełnione w rundzie: zielony 1, żółty 2, czerwony 3, narodowy 4
   *[external_works] maszyny wydane w rundzie na prace zewnętrzne
}
about-reconstruction-map = Rzeki, wartości i liczby tej planszy to rekonstrukcja: jej obraz do nas nie dotarł.
about-reconstruction-panel = Większość punktów, pola i żetony II tej tablicy to rekonstrukcja.
about-ability = Z trzema elektrowniami: { $ability }
companys-ability = { $company ->
    [usa] energia za każdą kroplę, która mija jej elektrownię.
    [germany] po produkcji druga, inną elektrownią, bez dodatków.
    [italy] o 3 energii więcej po każdej produkcji, nie do kontraktów.
    [france] przy produkcji kontrakty wymagają o 3 energii mniej.
   *[netherlands] po produkcji kropla może trafić do innej własnej zapory.
}
about-officer = { $officer }: { $ability }
officers-ability = { $officer ->
    [wilhelm] podstawa kosztuje wszędzie 3 koparki.
    [graziano] zapory poziomu 3 mieszczą 4 krople.
    [viktor] krople razy rurociąg dają co najmniej 4 energii.
    [jill] rurociąg może kosztować swoją wartość w betoniarkach.
    [solomon] każdą maszynę przy budowie można zastąpić 3 kredytami.
    [anton] jego kafelek kopiuje inny, który leży na kole.
    [mahiri] dwa razy w rundzie inżynier kopiuje na turę zdolność innego dyrektora.
    [simone] trzyma cztery kontrakty i może wypełnić kilka jedną produkcją.
    [tommaso] Architekt wysłany samotnie daje jeszcze jedną turę.
    [leslie] maszyny na pracę zewnętrzną idą na koło z jej kafelkiem.
   *[margot] raz w rundzie inżynier używa jednego z własnych budynków.
}
about-tile = { $tile }: { $effect }
tile-effect = { $tile ->
    [I-base] po kropli do każdej własnej pustej zapory
    [I-elevation] obrót koła za każdą własną nadbudowę
    [I-conduit] kredyty: dwa razy jego wartość
    [I-powerhouse] nie wymaga inżynierów
    [I-wild] dowolna budowla; czerwone miejsce za darmo
    [I-building] od razu użyj nowego budynku
    [II-base] energia za każdą własną podstawę, także do kontraktu
    [II-elevation] napełnij podwyższoną zaporę
    [II-conduit] kosztuje najwyżej 5 koparek
    [II-powerhouse] produkcja, o 2 więcej
    [II-wild] dowolna budowla, dowolnymi maszynami
    [II-building] płać tylko koparki albo tylko betoniarki
    [III-base] nie wymaga ani inżynierów, ani maszyn
    [III-elevation] 3 punkty za każdą zaporę poziomu 2 lub 3
    [III-conduit] energia: dwa razy jego wartość, także do kontraktu
    [III-powerhouse] 3 punkty za każdą własną elektrownię
    [III-wild] dowolna budowla; 3 punkty za ulepszony kafelek
   *[III-building] od razu punkty budynku
}
about-officers-tile = { $tile }: { $officer ->
    [anton] buduje jak inny kafelek, który leży na kole
   *[leslie] kładzie maszyny pracy zewnętrznej na kole
}
about-building = { building-name }, za { FORM($cost, "accusative") }, punkty na koniec: { $points }; { building-effect }
building-effect = { $building ->
    [cofferdam] kropla do własnej albo neutralnej zapory
    [development_office] odzyskaj kafelek z koła
    [research_lab] weź połowę maszyn z segmentu koła
    [loan_agency] wykonaj pracę zewnętrzną, po 2 kredyty za maszynę
    [energy_relay_field] 4 energii za kredyt
    [robot_factory] 2 maszyny za kredyt
    [financial_division] 5 kredytów
    [control_station] produkcja, o 3 więcej
    [wind_farm] 5 energii za 2 kredyty, także do kontraktu
   *[customer_office] wypełnij własny kontrakt za 3 kredyty
}

# The options
option-leeghwater = z dodatkiem „Projekt Leeghwatera”
option-duel_board = na planszy „Pojedynku”, rekonstrukcja
option-duel_panel = z tablicą „Pojedynku”
option-build_leftmost = miejsca budowy zajmuje się od lewej
option-viktor_on_german_second = czwórka Viktora obowiązuje też w drugiej produkcji Niemiec
option-france_per_contract = z Simone Francja ma trzy mniej na każdy kontrakt
option-mahiri_copy_in_extra_turn = Mahiri może kopiować też w dodatkowej turze
option-wild2_on_jill = z uniwersalnym kafelkiem II betoniarki Jill mogą być koparkami
option-objective_needs_count = liczba 0 przy celu nie daje punktów
option-duel_reward_on_pass = minięty żeton nagrody jest wzięty
option-duel_end_freezes = znacznik na końcu toru zostaje tam na stałe
option-duel_leslie_counts = maszyny na kole Leslie liczą się na tablicy „Pojedynku”
