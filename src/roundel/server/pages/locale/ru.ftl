# The pages of the site.
site-name = Roundel
language = Русский
look = Язык и цвета
look-language = Язык
look-colours = Цвета
look-light = Светлые
look-dark = Тёмные
look-system = Как в системе
skip = К столу
nav = Инструменты
seat = Игрок { $number }
close = Закрыть
copy = Копировать
copied = Скопировано
back-home = Все игры
back-to-table = Назад к столу
refused-title = Так нельзя

# Home
home-title = Во что сыграем?
home-players = { $fewest ->
    [1] { $most ->
        [1] 1 игрок
       *[other] от 1 до { $most } игроков
    }
   *[other] { $most ->
        [2] 2 игрока
       *[other] от { $fewest } до { $most } игроков
    }
}
home-minutes = { $minutes ->
    [one] около { $minutes } минуты
    [few] около { $minutes } минут
    [many] около { $minutes } минут
   *[other] около { $minutes } минуты
}
home-play = Сыграть против { $rival ->
    [club] клубного игрока
   *[other] { $rival }
}
home-other = Выбрать игроков
home-rules = Правила
home-lasting = Ваши игры
home-over = Ваши оконченные игры
home-opened = Вас ждут за столом
home-open-seat = сесть
home-waiting = ждёт игроков
home-your-turn = ваш ход
home-their-turn = ход { $turn }
home-won = победа
home-lost = поражение
home-drawn = ничья
home-about = Здесь нет учётных записей: ваши места помнит этот браузер, а имя любое, какое впишете. Нет ни чата, ни рейтинга людей.
home-open-record = Открыть записанную игру
home-api = Для программ: API

# Choosing who plays
setup-who = Кто играет
setup-seat = Место { $number }
setup-people = Люди
setup-programs = Программы
setup-name = Имя на месте { $number }
setup-name-short = имя
setup-mix = Перемешать места
setup-options = Варианты
setup-rulings = Решения там, где правила молчат
setup-yes = да
setup-no = нет
setup-clock = Часы
setup-public = Показывать этот стол на первой странице, пока он ждёт игрока
setup-open = Сесть за стол
clock-none = без часов
clock-each = { $minutes } мин каждому и ещё { $seconds } с за ход
sitter-me = я
sitter-friend = друг, по ссылке
sitter-here = кто-то у этого экрана
sitter-nobody = никто
sitter-random = Случай: ходит как попало
sitter-greedy = Жадина: берёт всё, что блестит
sitter-novice = Новичок: немного думает
sitter-club = Клубный игрок: хороший игрок
sitter-expert = Знаток: трудный соперник
sitter-master = Мастер: думает долго
sitter-perfect = Всезнайка: знает каждую позицию

# An invitation, and a seat at another device
join-invited = Вас приглашают в игру: { $names }.
join-name = Ваше имя, если хотите
join-sit = Сесть за стол
join-sit-at = Сесть на место { $number }
join-full = Все места заняты, но вы можете смотреть.
join-watch = Смотреть
link-title = Ваше место на другом устройстве
link-about = Кто откроет эту ссылку, сядет на ваше место. Откройте её на своём другом устройстве и никому не показывайте.
goon-about = Это место игрока { $name }. Продолжить игру в этом браузере?
goon = Продолжить здесь

# Rules
rules-of = { $game }: правила
rules-play = Играть
rules-contents = Содержание
rules-start = Стол в начале игры.
rules-played = Стол немного позже.
memo-key = Клавиша: r
memo-all = Все правила с картинками

# The table
stage = Стол
title-yours = Ваш ход
status-waiting = Ждём, пока все сядут за стол
status-yours = Ваш ход
status-theirs = Ходит { $name }
status-won = Вы победили!
status-drawn = Игра окончена без победителя
status-winner = { $count ->
    [1] Побеждает { $names }
   *[other] Победу делят { $names }
}
chair-free = ещё нет
chair-you = вы
chair-left = вне игры
chair-away = не на связи
chair-thinks = думает
watching = Вы смотрите.
offline = Нет связи с сайтом. Попытки продолжаются; ничего не потеряно.

begin-title = Готовы?
begin-shuffle = Карты перемешиваются по случайным битам сайта и браузеров всех игроков, чтобы никто не мог ни знать карты, ни выбрать их. Браузер без скриптов своих битов не добавляет.
begin = Начать
invite = Отправьте эту ссылку тому, с кем будете играть:
invite-link = Ссылка-приглашение
commitment = Перемешивание уже скреплено. Его печать:
handover = Ходит { $name }: передайте экран.
handover-show = Показать сторону игрока { $name }

act-undo = Отменить
act-take-back = Взять ход назад
act-hint = Подсказка
act-hints-on = Разрешить подсказки
act-hints-off = Подсказки разрешены
act-link = Другое устройство
act-watch = Ссылка для зрителей
act-more = Ещё
act-resign = Сдаться
act-claim = Объявить победу
act-look-back = Разобрать игру
act-rematch = Сыграть ещё
act-next-game = К следующей игре
ask-resign = Сдать эту игру?
rematch-offered = Вы предложили ещё одну игру.
claim-in = Объявить победу можно через { $seconds } с

hint-thinking = Ищем хороший ход…
hint-title = Лучшее из найденного и ожидаемый результат:
hint-worth = { $share } %
hint-lost = На этот раз подсказки не нашлось. Попробуйте ещё раз.

moves = Ваши ходы
log = Что было
log-empty = Пока ничего.

tray = Выберите ход
tray-more = Коснитесь ещё или выберите:
tray-choose = Выберите:
tray-touched = Отмечено. Коснитесь ещё.
tray-reveals = Это откроет скрытое, и отменить будет нельзя:
tray-cancel = Не это

settings = Настройки
setting-sound = Тихий звук, когда мой ход
setting-confirm = Спрашивать перед ходом, который открывает скрытое
setting-glide = Фигуры скользят
setting-memory = Помню увиденное без подсказок
setting-keys = Одиночные клавиши:
key-arrows = от одной вещи на столе к другой
key-enter = коснуться её
key-digits = выбрать из списка
key-escape = выбирать заново

tour = Первый взгляд
tour-again = Показать, что где
tour-next = Дальше
tour-skip = Пропустить
tour-begin = Играть
tour-game = { $game } коротко
tour-touch-title = Касайтесь стола
tour-touch = То, что сейчас можно взять, обведено золотом. Коснитесь, и это ход: карты, чтобы купить, жетона, чтобы взять. Где есть выбор, спросит короткий список.
tour-moves-title = Или выбирайте словами
tour-moves = Всё, что вам сейчас можно, написано и здесь.
tour-acts-title = Если есть сомнения
tour-acts = Отменяйте, пока не открылось ничего скрытого. Просите подсказку. Правила под рукой, на клавише r.

# After the game
replay-turn = Ход { $turn }:
replay-start = Стол в начале игры
replay-side = Чья сторона
replay-everybody = как зритель
replay-steps = Позиции
replay-first = К началу
replay-before = На ход назад
replay-after = На ход вперёд
replay-last = К концу
replay-at = { $at } / { $of }
replay-record = Сохранить запись
replay-share = Копировать ссылку
analysis = Как шла игра
analysis-about = Каждое решение рассматривается заново по тому, что мог знать игрок: чего можно было ждать и где упущено лучшее. Это занимает несколько минут.
analysis-begin = Разобрать эту игру
analysis-thinking = Разбираем решения: { $done } из { $of }
analysis-again = Посмотреть ещё раз
analysis-lost = Разбор не удалось закончить. Его можно начать заново.
analysis-better = На { $lost } % лучше: { $better }
curve-about = Чего мог ждать каждый игрок, ход за ходом
curve-mistake = Ход { $turn }: потеряно { $lost } %
curve-turn = ход

# A record from a file
open = Открыть
open-title = Открыть записанную игру
open-about = Выберите запись, сохранённую здесь или программой roundel, либо вставьте её. Каждый ход проверяется; потом игру может посмотреть любой, у кого есть ссылка.
open-file = Файл
open-text = Или её текст
open-nothing = Выберите файл или вставьте запись.
open-refused = Эту запись не удалось открыть. Исправьте её или сохраните заново:
