# What the site says. Refusals first: each says what to do next.
stale = Stół się zmienił: jest na nim decyzja { $number }, a twoja była przy { $at }. Spójrz jeszcze raz i zdecyduj.
not-begun = Gra jeszcze się nie zaczęła: poczekaj, aż wszyscy usiądą do stołu.
is-over = Gra jest zakończona.

not-your-turn = To nie twoja tura: poczekaj na innych.
has-left = Ta gra toczy się już bez ciebie; nadal możesz ją oglądać.
no-move = Podaj ruch: jego numer albo zapis.
no-undo = Nie ma czego cofnąć: cofa się tylko własną ostatnią decyzję, dopóki trwa tura i nic zakrytego się nie odkryło.
no-take-back-between-people = Tury może cofać tylko ktoś, kto gra sam przeciw programom.
nothing-to-take-back = Nie było jeszcze twojego ruchu, więc nie ma czego cofać.
no-claim = Ogłosić zwycięstwo możesz tylko wtedy, gdy tura należy do kogoś innego, a tej osoby nie ma.
claim-later = Osoby, do której należy tura, nie ma jeszcze dość długo: spróbuj za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
not-your-seat = To nie jest twoje miejsce.
no-seat = Przy tym stole nie ma miejsca { $seat }.
no-table = Pod tym adresem nie ma stołu. Sprawdź link.
no-step = Ta gra ma kroki od 0 do { $last }.
no-page = Pod tym adresem nie ma strony. Sprawdź link albo zacznij od pierwszej strony.
bad-method = Tego adresu nie można tak użyć. Wróć i spróbuj jeszcze raz.
not-understood = Nie udało się zrozumieć tego, co przysłano. Wróć i spróbuj jeszcze raz.
no-number = „{ $given }” nie jest liczbą całkowitą.
no-record = Pod tym adresem nie ma zapisu. Sprawdź link.
seat-taken = Ktoś już tam siedzi; możesz oglądać.
seat-of-program = Siedzi tam program.
bits-given = To miejsce dodało już swoje bity.
bits-malformed = Bity do tasowania to 64 cyfry szesnastkowe małymi literami albo nic.
name-malformed = Imię to jeden wiersz o długości najwyżej { $most ->
    [one] { $most } drukowalnego znaku
    [few] { $most } drukowalnych znaków
    [many] { $most } drukowalnych znaków
   *[other] { $most } drukowalnego znaku
}.
token-short = Klucz musi być trudny do odgadnięcia: najmniej tyle znaków: { $fewest }.
no-token = Kto nazywa żądanie, przysyła z nim własny klucz, żeby to samo żądanie można było rozpoznać.
request-malformed = Numer żądania składa się ze znaków drukowanych, od 1 do { $most }.
request-used = Ten numer żądania miało już coś innego: nadaj każdej decyzji własny numer.
seats-do-not-fit = { $game }: miejsc może być od { $fewest } do { $most }, a nie { $given }.
seats-twice = Nazwanych miejsc: { $given }, a w ustawieniach: { $asked }.
nobody-decides = Przynajmniej jedno miejsce musi być dla człowieka.
unknown-sitter = Nikt o nazwie „{ $who }” nie może tam siedzieć: wybierz spośród { $known }.
clock-malformed = Zegar: na grę od 1 do { $base } sekund, a za każdą turę jeszcze od 0 do { $increment }.
no-hint = Podpowiedź dostaje ten, czyja jest tura: w grze samemu przeciw programom albo gdy wszyscy ludzie przy stole włączyli podpowiedzi.
not-over = Gra jeszcze się nie skończyła.
fault = Coś się tu zepsuło i nie jest to twoja wina. Nic z tego, co zapisano, nie przepadło: wróć i spróbuj jeszcze raz.
disk-full = Dysk tej witryny jest pełny, więc nic nie zapisano i nic się nie stało. Nic nie zginęło: spróbuj później.
not-stored = Witryna nie mogła tego teraz zapisać. Spójrz na stół i spróbuj jeszcze raz.
too-large = Tyle naraz przysłać nie można: bajtów może być najwyżej { $most }.
too-slow = Przysyłane dane szły zbyt wolno, więc nic nie zostało zrobione. Spróbuj jeszcze raz.
too-often = Za często w za krótkim czasie: odczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
} i spróbuj jeszcze raz.
too-many-streams = Z twojego adresu otwarto za dużo stron tej witryny, a można najwyżej { $most }. Zamknij niektóre.
other-site = To żądanie przyszło z innej witryny, więc nic nie zrobiono. Otwórz tę witrynę i spróbuj jeszcze raz.
record-too-large = W zapisie może być najwyżej tyle liter: { $most }.

# What the log says besides moves.
log-undo = { $seat } cofa decyzję.
log-take-back = { $seat } cofa turę.
log-anew = { $seat } cofa turę; to, czego nie było widać, jest rozdane na nowo.
log-resign = { $seat } poddaje grę.
log-time = { $seat }: czas minął.
log-claim = { $seat } ogłasza zwycięstwo: rywala ({ $rival }) nie ma przy stole.
log-fault = { $seat } odpada z powodu usterki.

# How a program is that people wait for.
program-restarted = Program przy tym stole trzeba było uruchomić na nowo; jego tura trwa dalej.
program-down = Program przy tym stole nie może teraz myśleć. Zegary stoją, a on wkrótce zostanie zapytany ponownie.

# What a program is called.
program-called = { $program ->
    [random] Los
    [greedy] Chciwiec
    [novice] Nowicjusz
    [club] Gracz klubowy
    [expert] Ekspert
    [master] Mistrz
    [perfect] Nieomylny
   *[other] { $program }
}
