# The pages of the site.
site-name = Roundel
language = Polski
look = Język i kolory
look-language = Język
look-colours = Kolory
look-light = Jasne
look-dark = Ciemne
look-system = Jak w systemie
skip = Do stołu
nav = Narzędzia
seat = Gracz { $number }
close = Zamknij
copy = Kopiuj
copied = Skopiowano
back-home = Wszystkie gry
back-to-table = Z powrotem do stołu
refused-title = Tak się nie da

# Home
home-title = W co zagramy?
home-players = { $fewest ->
    [1] { $most ->
        [1] 1 gracz
       *[other] od 1 do { $most } graczy
    }
   *[other] { $most ->
        [2] 2 graczy
       *[other] od { $fewest } do { $most } graczy
    }
}
home-minutes = { $minutes ->
    [one] około minuty
    [few] około { $minutes } minut
    [many] około { $minutes } minut
   *[other] około { $minutes } minuty
}
home-play = Zagraj przeciw { $rival ->
    [club] graczowi klubowemu
   *[other] { $rival }
}
home-other = Wybierz graczy
home-rules = Zasady
home-lasting = Twoje gry
home-over = Twoje zakończone gry
home-opened = Ktoś czeka przy stole
home-open-seat = usiądź
home-waiting = czeka na graczy
home-your-turn = twoja tura
home-their-turn = tura { $turn }
home-won = wygrana
home-lost = przegrana
home-drawn = remis
home-about = Nie ma tu kont: twoje miejsca pamięta ta przeglądarka, a imię jest takie, jakie wpiszesz. Nie ma czatu ani rankingu ludzi.
home-open-record = Otwórz zapisaną grę
home-api = Dla programów: API

# Choosing who plays
setup-who = Kto gra
setup-seat = Miejsce { $number }
setup-people = Ludzie
setup-programs = Programy
setup-name = Imię na miejscu { $number }
setup-name-short = imię
setup-mix = Wymieszaj miejsca
setup-options = Warianty
setup-rulings = Rozstrzygnięcia tego, czego instrukcja nie mówi
setup-yes = tak
setup-no = nie
setup-clock = Zegar
setup-public = Pokazuj ten stół na pierwszej stronie, dopóki na kogoś czeka
setup-open = Usiądź do stołu
clock-none = bez zegara
clock-each = { $minutes } min dla każdego i jeszcze { $seconds } s za turę
sitter-me = ja
sitter-friend = ktoś znajomy, przez link
sitter-here = ktoś przy tym ekranie
sitter-nobody = nikt
sitter-random = Los: gra byle co
sitter-greedy = Chciwiec: bierze wszystko, co błyszczy
sitter-novice = Nowicjusz: trochę myśli
sitter-club = Gracz klubowy: dobry gracz
sitter-expert = Ekspert: trudny rywal
sitter-master = Mistrz: długo myśli
sitter-perfect = Nieomylny: zna każdą pozycję

# An invitation, and a seat at another device
join-invited = Zaproszenie do gry, przy stole: { $names }.
join-name = Twoje imię, jeśli chcesz
join-sit = Usiądź do stołu
join-sit-at = Usiądź na miejscu { $number }
join-full = Wszystkie miejsca są zajęte, ale możesz oglądać.
join-watch = Oglądaj
link-title = Twoje miejsce na innym urządzeniu
link-about = Kto otworzy ten link, usiądzie na twoim miejscu. Otwórz go na swoim drugim urządzeniu i nikomu nie pokazuj.
goon-about = To miejsce gracza { $name }. Grać dalej w tej przeglądarce?
goon = Graj dalej tutaj

# Rules
rules-of = { $game }: zasady
rules-play = Graj
rules-contents = Spis treści
rules-start = Stół na początku gry.
rules-played = Stół trochę później.
memo-key = Klawisz: r
memo-all = Wszystkie zasady, z obrazkami

# The table
stage = Stół
title-yours = Twoja tura
status-waiting = Czekamy, aż wszyscy usiądą do stołu
status-yours = Twoja tura
status-theirs = Tura: { $name }
status-won = Zwycięstwo należy do ciebie!
status-drawn = Gra zakończona bez zwycięzcy
status-winner = { $count ->
    [1] Zwycięża { $names }
   *[other] Zwycięstwo dzielą { $names }
}
chair-free = jeszcze pusto
chair-you = ty
chair-left = poza grą
chair-away = poza zasięgiem
chair-thinks = myśli
watching = Oglądasz.
offline = Brak połączenia z witryną. Próby trwają; nic nie zginęło.

begin-title = Zaczynamy?
begin-shuffle = Karty tasuje się według losowych bitów witryny i przeglądarek wszystkich graczy, żeby nikt nie mógł ani ich znać, ani wybrać. Przeglądarka bez skryptów nie dodaje swoich bitów.
begin = Zacznij
invite = Wyślij ten link osobie, z którą chcesz zagrać:
invite-link = Link z zaproszeniem
commitment = Tasowanie jest już związane. Jego pieczęć:
handover = Tura: { $name }. Przekaż ekran.
handover-show = Pokaż stronę gracza { $name }

act-undo = Cofnij
act-take-back = Cofnij moją turę
act-hint = Podpowiedź
act-hints-on = Pozwól na podpowiedzi
act-hints-off = Podpowiedzi dozwolone
act-link = Inne urządzenie
act-watch = Link dla widzów
act-more = Więcej
act-resign = Poddaj się
act-claim = Ogłoś zwycięstwo
act-look-back = Obejrzyj grę
act-rematch = Zagraj jeszcze raz
act-next-game = Do następnej gry
ask-resign = Poddać tę grę?
rematch-offered = Twoja propozycja następnej gry czeka.
claim-in = Zwycięstwo możesz ogłosić za { $seconds } s

hint-thinking = Szukamy dobrego ruchu…
hint-title = Najlepsze, co się znalazło, z oczekiwanym wynikiem:
hint-worth = { $share } %
hint-lost = Tym razem nie znalazła się żadna podpowiedź. Spróbuj jeszcze raz.

moves = Twoje ruchy
log = Co się działo
log-empty = Jeszcze nic.

tray = Wybierz ruch
tray-more = Dotknij dalej albo wybierz:
tray-choose = Wybierz:
tray-touched = Zaznaczone. Dotknij dalej.
tray-reveals = To odkryje coś zakrytego i nie da się tego cofnąć:
tray-cancel = Nie to

settings = Ustawienia
setting-sound = Cichy dźwięk, gdy jest moja tura
setting-confirm = Pytaj przed ruchem, który odkrywa coś zakrytego
setting-glide = Elementy przesuwają się płynnie
setting-memory = Zapamiętuję samodzielnie, co było widać
setting-keys = Pojedyncze klawisze:
key-arrows = od jednej rzeczy na stole do następnej
key-enter = dotknij jej
key-digits = wybierz z listy
key-escape = zacznij wybór od nowa

tour = Pierwszy rzut oka
tour-again = Oprowadź mnie
tour-next = Dalej
tour-skip = Pomiń
tour-begin = Graj
tour-game = { $game } w skrócie
tour-touch-title = Dotykaj stołu
tour-touch = To, czego możesz teraz użyć, ma złotą ramkę. Dotknij, a to już ruch: karty, żeby ją kupić, żetonu, żeby go wziąć. Gdzie jest wybór, zapyta krótka lista.
tour-moves-title = Albo wybieraj słowami
tour-moves = Wszystko, co możesz teraz zrobić, stoi też tutaj.
tour-acts-title = W razie wątpliwości
tour-acts = Cofaj, dopóki nie odkryło się nic zakrytego. Proś o podpowiedź. Zasady są pod klawiszem r.

# After the game
replay-turn = Tura { $turn }:
replay-start = Stół na początku gry
replay-side = Czyja strona
replay-everybody = jako widz
replay-steps = Pozycje
replay-first = Na początek
replay-before = Jedną turę wstecz
replay-after = Jedną turę dalej
replay-last = Na koniec
replay-at = { $at } / { $of }
replay-record = Zapisz przebieg
replay-share = Kopiuj link
analysis = Jak szła gra
analysis-about = Każda decyzja jest oglądana na nowo według tego, co jej gracz mógł wiedzieć: czego można się było spodziewać i gdzie umknęło coś lepszego. To trwa kilka minut.
analysis-begin = Przeanalizuj tę grę
analysis-thinking = Oglądamy decyzje: { $done } z { $of }
analysis-again = Spójrz jeszcze raz
analysis-lost = Analizy nie udało się dokończyć. Możesz zacząć ją od nowa.
analysis-better = O { $lost } % lepiej: { $better }
curve-about = Czego mógł się spodziewać każdy gracz, tura po turze
curve-mistake = Tura { $turn }: strata { $lost } %
curve-turn = tura

# A record from a file
open = Otwórz
open-title = Otwórz zapisaną grę
open-about = Wybierz zapis zachowany tutaj albo przez program roundel, albo go wklej. Każdy ruch jest sprawdzany; potem grę może obejrzeć każdy, kto ma link.
open-file = Plik
open-text = Albo jego tekst
open-nothing = Wybierz plik albo wklej zapis.
open-refused = Tego zapisu nie da się otworzyć. Popraw go albo zachowaj na nowo:
