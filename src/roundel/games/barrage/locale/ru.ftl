# Barrage in Russian. Things and amounts come in the cases that the sentences ask for.

# Things

dam = { $side ->
    [u] верхняя
   *[l] нижняя
} плотина бассейна { $basin }
    .accusative = { $side ->
        [u] верхнюю
       *[l] нижнюю
    } плотину бассейна { $basin }
    .genitive = { $side ->
        [u] верхней
       *[l] нижней
    } плотины бассейна { $basin }
neutral-dam = нейтральная { dam }
    .accusative = нейтральную { dam.accusative }
    .genitive = нейтральной { dam.genitive }
conduit = { $side ->
    [a] левый
   *[b] правый
} водовод бассейна { $basin } (значение { $value }, в бассейн { $end })
powerhouse = место { $place } в бассейне { $basin }
building-name = { $building ->
    [cofferdam] Перемычка
    [development_office] Отдел развития
    [research_lab] Лаборатория
    [loan_agency] Ссудная касса
    [energy_relay_field] Подстанция
    [robot_factory] Завод роботов
    [financial_division] Финансовый отдел
    [control_station] Пункт управления
    [wind_farm] Ветропарк
    [customer_office] Отдел заказов
   *[none] ?
}
building = здание «{ building-name }»
company = { $company ->
    [usa] США
    [germany] Германия
    [italy] Италия
    [france] Франция
    [netherlands] Нидерланды
   *[none] ?
}
officer = { $officer ->
    [wilhelm] Вильгельм Адлер
    [graziano] Грациано дель Монте
    [viktor] Виктор Фислер
    [jill] Джилл Макдауэлл
    [solomon] Соломон П. Джордан
    [anton] Антон Крылов
    [mahiri] Махири Секибо
    [simone] Симоне Лучани
    [tommaso] Томмазо Баттиста
    [leslie] Лесли Спенсер
    [margot] Марго Фуше
   *[none] ?
}
kind = { $kind ->
    [base] основание
    [elevation] надстройка
    [conduit] водовод
    [powerhouse] электростанция
    [wild] любое сооружение
   *[building] частное здание
}
    .accusative = { $kind ->
        [base] основание
        [elevation] надстройку
        [conduit] водовод
        [powerhouse] электростанцию
        [wild] любое сооружение
       *[building] частное здание
    }
basic-tile = базовая плитка { $kind ->
    [base] основания
    [elevation] надстройки
    [conduit] водовода
    [powerhouse] электростанции
   *[building] здания
}
    .accusative = базовую плитку { $kind ->
        [base] основания
        [elevation] надстройки
        [conduit] водовода
        [powerhouse] электростанции
       *[building] здания
    }
    .genitive = базовой плитки { $kind ->
        [base] основания
        [elevation] надстройки
        [conduit] водовода
        [powerhouse] электростанции
       *[building] здания
    }
    .instrumental = базовой плиткой { $kind ->
        [base] основания
        [elevation] надстройки
        [conduit] водовода
        [powerhouse] электростанции
       *[building] здания
    }
advanced-tile = { $kind ->
    [base] плитка основания
    [elevation] плитка надстройки
    [conduit] плитка водовода
    [powerhouse] плитка электростанции
    [wild] универсальная плитка
   *[building] плитка здания
} { $level }
    .accusative = { $kind ->
        [base] плитку основания
        [elevation] плитку надстройки
        [conduit] плитку водовода
        [powerhouse] плитку электростанции
        [wild] универсальную плитку
       *[building] плитку здания
    } { $level }
    .genitive = { $kind ->
        [base] плитки основания
        [elevation] плитки надстройки
        [conduit] плитки водовода
        [powerhouse] плитки электростанции
        [wild] универсальной плитки
       *[building] плитки здания
    } { $level }
    .instrumental = { $kind ->
        [base] плиткой основания
        [elevation] плиткой надстройки
        [conduit] плиткой водовода
        [powerhouse] плиткой электростанции
        [wild] универсальной плиткой
       *[building] плиткой здания
    } { $level }
officers-tile = { $officer ->
    [anton] плитка Антона
   *[leslie] плитка Лесли
}
    .accusative = { $officer ->
        [anton] плитку Антона
       *[leslie] плитку Лесли
    }
    .genitive = { $officer ->
        [anton] плитки Антона
       *[leslie] плитки Лесли
    }
    .instrumental = { $officer ->
        [anton] плиткой Антона
       *[leslie] плиткой Лесли
    }
no-tile = пустое место
    .accusative = пустое место
    .genitive = пустого места
    .instrumental = пустым местом
no-contract = пустое место
no-work = пустое место
    .accusative = пустое место
nothing = ничего
contract = { $kind ->
    [starting] начальный
    [green] зелёный
    [yellow] жёлтый
    [red] красный
   *[national] национальный
} контракт { $id } ({ $energy } энергии: { $reward })
work = внешняя работа { $id } (за { FORM($cost, "accusative") }: { $reward })
    .accusative = внешнюю работу { $id } (за { FORM($cost, "accusative") }: { $reward })

# Amounts

credits = { $count } { $count ->
    [one] кредит
    [few] кредита
    [many] кредитов
   *[other] кредита
}
    .accusative = { credits }
points = { $count } { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
    .accusative = { points }
excavators = { $count } { $count ->
    [one] экскаватор
    [few] экскаватора
    [many] экскаваторов
   *[other] экскаватора
}
    .accusative = { excavators }
mixers = { $count } { $count ->
    [one] бетономешалка
    [few] бетономешалки
    [many] бетономешалок
   *[other] бетономешалки
}
    .accusative = { $count } { $count ->
        [one] бетономешалку
        [few] бетономешалки
        [many] бетономешалок
       *[other] бетономешалки
    }
any-machines = { $count } { $count ->
    [one] любая машина
    [few] любые машины
    [many] любых машин
   *[other] любой машины
}
energy = { $count } энергии
    .accusative = { energy }
engineers = { $count } { $count ->
    [one] инженер
    [few] инженера
    [many] инженеров
   *[other] инженера
}
rotate = поворот на { $count } { $count ->
    [one] сектор
    [few] сектора
    [many] секторов
   *[other] сектора
}
place-drops = { $count } { $count ->
    [one] капля на исток
    [few] капли на истоки
    [many] капель на истоки
   *[other] капли на истоки
}
flowing-drops = { $count } { $count ->
    [one] текущая капля
    [few] текущие капли
    [many] текущих капель
   *[other] текущей капли
}
a-base-in = { $count ->
    [4] основание на равнине
    [6] основание на холмах или равнине
   *[other] основание
}
elevations = { $count } { $count ->
    [one] надстройка
    [few] надстройки
    [many] надстроек
   *[other] надстройки
}
a-conduit-up-to = водовод значением не больше { $count }
a-powerhouse = электростанция
fulfil-up-to = выполнение контракта не больше чем на { $count } энергии
fulfil-any = выполнение любого контракта
energy-for-contract = { $count } энергии, можно и для контракта
a-patent = улучшенная плитка

# Spaces

space-turbine = турбинная станция: производство { $modifier } ({ $price })
    .to = на турбинную станцию: производство { $modifier } ({ $price })
space-water = водное управление: { $count } { $count ->
    [one] капля
    [few] капли
    [many] капель
   *[other] капли
} ({ $price })
    .to = в { space-water }
space-water-flow = водное управление: { $count } { $count ->
    [one] текущая капля
    [few] текущие капли
    [many] текущих капель
   *[other] текущей капли
} ({ $price })
    .to = в { space-water-flow }
space-bank = банк
    .to = в банк
space-workshop = мастерская: { $count } { $count ->
    [one] сектор
    [few] сектора
    [many] секторов
   *[other] сектора
} ({ $price })
    .to = в мастерскую: { $count } { $count ->
        [one] сектор
        [few] сектора
        [many] секторов
       *[other] сектора
    } ({ $price })
space-machines = магазин машин: { $gains } ({ $price })
    .to = в { space-machines }
space-contracts = бюро контрактов: { $count } { $count ->
    [one] контракт
    [few] контракта
    [many] контрактов
   *[other] контракта
} ({ $price })
    .to = в { space-contracts }
space-patent = патентное бюро: { $tile } ({ $price })
    .to = в { space-patent }
space-work = внешние работы: { $work } ({ $price })
    .to = на { space-work }

# Buttons

say-none = { $task ->
    [turn] Без дополнительного хода
    [contract] Контракт не выполнять
    [architect] Не посылать Архитектора
    [wheel] Отдать машины
    [headstream] Больше капель не надо
    [dam] Не производить энергию
   *[other] Нет, спасибо
}
say-pair = { $company }, директор { $officer }
say-build = Построить что-нибудь ({ $price })
say-go = Пойти { FORM($space, "to") }
say-use = Использовать { $building } ({ $price })
say-copy = Перенять способность: { $officer } ({ $price })
say-free = Строить без инженеров с { FORM($tile, "instrumental") }
say-free-copied = Строить без инженеров с копией { FORM($tile, "genitive") }
say-pass = Пас: выйти из этого раунда
say-bank = { $count } { $count ->
    [one] инженер за { $count } кредит
    [few] инженера за { $count } кредита
    [many] инженеров за { $count } кредитов
   *[other] инженера за { $count } кредита
}
say-architect = Послать Архитектора
say-wheel = Положить машины на колесо
say-fill = По капле в каждую пустую плотину
say-act = Использовать здание
say-kind = Построить { FORM($kind, "accusative") }
say-tile = С { FORM($tile, "instrumental") }
say-copy-tile = С копией { FORM($tile, "genitive") } на колесе
say-base = Основание: { $at }
say-base-red = Основание: { $at }, доплата { $credits } кр.
say-raise = Надстроить { FORM($at, "accusative") }
say-conduit = Водовод: { $at }
say-powerhouse = Электростанция: { $at }
say-powerhouse-red = Электростанция: { $at }, доплата { $credits } кр.
say-building = Фишка на { $at }
say-pay = Заплатить: { $parts }
say-draw = Вода, { $dam } ({ $count })
say-through = Через { $conduit }
say-release = { $count } { $count ->
    [one] капля
    [few] капли
    [many] капель
   *[other] капли
}
say-release-for = { say-release }, это { $energy } энергии
say-fulfil = Выполнить { $contract }
say-discard = Сбросить { $contract }
say-take = Взять { $contract }
say-pour = Капля в { FORM($dam, "accusative") }
say-stream = Исток { $stream }, над бассейном { $basin }
say-split = Взять: { $gains }
say-patent = Взять { FORM($tile, "accusative") }
say-loan = Взять { FORM($work, "accusative") }
say-segment = Сектор, в нём { $contents }

# The log

tell-no-extra-turn = { $seat } обходится без дополнительного хода.
tell-extra-turn = Архитектор приносит ещё один ход: { $seat }.
tell-build = { $seat } посылает инженеров строить.
tell-go = { $seat } идёт { FORM($space, "to") }.
tell-use = { $seat } использует { $building }.
tell-copy = { $seat } перенимает способность: { $officer }.
tell-free = { $seat } строит без инженеров.
tell-bank = { $seat } идёт в банк: { $count } { $count ->
    [one] инженер
    [few] инженера
    [many] инженеров
   *[other] инженера
}.
tell-company = { $seat } получает компанию: { $company }, директор { $officer }.
tell-base = { $seat } строит основание: { $at }.
tell-raise = { $seat } надстраивает { FORM($at, "accusative") } до уровня { $level }.
tell-conduit = { $seat } строит { $at }.
tell-powerhouse = { $seat } строит электростанцию: { $at }.
tell-building = { $seat } кладёт фишку на { $at }.
tell-drops-down = С истока { $stream } { $count ->
    [one] стекает { $count } капля
    [few] стекают { $count } капли
    [many] стекает { $count } капель
   *[other] стекает { $count } капли
}.
tell-drops-leave = Из { FORM($dam, "genitive") } { $count ->
    [one] утекает { $count } капля
    [few] утекают { $count } капли
    [many] утекает { $count } капель
   *[other] утекает { $count } капли
}.
tell-drops-come = В { FORM($dam, "accusative") } { $count ->
    [one] попадает { $count } капля
    [few] попадают { $count } капли
    [many] попадает { $count } капель
   *[other] попадает { $count } капли
}.
tell-drops-gone = { $count ->
    [one] { $count } капля уходит
    [few] { $count } капли уходят
    [many] { $count } капель уходит
   *[other] { $count } капли уходит
} с карты.
tell-drops-wait = На истоке { $stream } { $count ->
    [one] ждёт { $count } капля
    [few] ждут { $count } капли
    [many] ждёт { $count } капель
   *[other] ждёт { $count } капли
}.
tell-fulfil = { $seat } выполняет { $contract }.
tell-take = { $seat } берёт { $contract }.
tell-discard = { $seat } сбрасывает { $contract }.
tell-work = { $seat } завершает { FORM($work, "accusative") }.
tell-tile-back = { $seat } получает с колеса { FORM($tile, "accusative") }.
tell-patent = { $seat } берёт { FORM($tile, "accusative") }.
tell-row = Ряд { $row } планшета, { $condition ->
    [credits] кредиты по три
    [energy] энергия по четыре
    [drops] вода в своих плотинах
    [machine_pairs] пары машин
    [contracts] контракты раунда
   *[external_works] машины на внешние работы
}: { $first } против { $second }.
tell-marker = { $seat } двигает маркер ряда { $row } на { $count }.
tell-token = { $seat } берёт жетон награды: { $reward }.
tell-gains = { $seat } получает { FORM($parts, "accusative") }.
tell-gives = { $seat } отдаёт { FORM($parts, "accusative") }.
tell-loses = { $seat } теряет { FORM($parts, "accusative") }.
tell-track = { $seat }: { $energy } энергии за раунд, это { $parts }.
tell-scores = { $seat } получает { $count } { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} { $why ->
    [rank] за место по энергии
    [bonus] по плитке бонуса
    [objective] по плитке цели
    [leftovers] за оставшиеся кредиты и машины
    [water] за воду в своих плотинах
    [buildings] за частные здания
   *[panel] по маркерам планшета
}.
tell-out = { $seat } выходит из этого раунда.
tell-round = Начинается раунд { $round }; первый ход: { $seat }.
end-won = { $seat } побеждает: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
end-shared = { $seat } делит победу: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.

# Why not

asked-now = { $task ->
    [turn] сейчас надо сделать ход
    [pair] сейчас надо выбрать компанию с директором
    [start] сейчас надо выбрать начальный контракт
    [bank] сначала скажите, сколько инженеров идёт в банк
    [architect] сначала скажите, идёт ли Архитектор
    [kind] сначала скажите, что строить
    [tile] сначала выберите плитку технологии
    [site] сначала выберите место для постройки
    [payment] сначала заплатите
    [base] сначала поставьте основание или откажитесь
    [elevation] сначала поставьте надстройку или откажитесь
    [conduit] сначала поставьте водовод или откажитесь
    [powerhouse] сначала поставьте электростанцию или откажитесь
    [dam] сначала выберите плотину, вода которой нужна
    [system] сначала выберите водовод
    [drops] сначала скажите, сколько капель течёт
    [contract] сначала скажите, выполняется ли контракт
    [own-dam] сначала скажите, куда идёт капля
    [fill] сначала скажите, куда идёт капля
    [headstream] сначала выберите исток
    [split] сначала скажите, какие машины
    [take] сначала возьмите контракт
    [discard] сначала сбросьте контракт: на руках их слишком много
    [patent] сначала выберите улучшенную плитку
    [loan] сначала выберите внешнюю работу
    [segment] сначала выберите сектор колеса
    [wheel] сначала скажите, куда идут машины
    [empty-dams] сначала скажите, получают ли плотины по капле
   *[act] сначала скажите, используется ли здание
}
not-possible = { $task ->
    [system] этот водовод не ведёт от той плотины к вашей электростанции
    [drops] столько капель или кредитов нет, или энергии не выйдет
    [kind] ничего такого сейчас не построить и не оплатить
    [tile] этой плитки нет под рукой, или с ней сейчас ничего не построить
    [take] контракта там нет, или дальше их слишком мало
   *[other] этого там не выбрать
}
no-dam-to-raise = это не ваша плотина ниже уровня 3, или заплатить за неё нечем
no-way-to-pay = так за это не платят, или столько у вас нет
no-water = { $dam }: воды нет
no-system = { $dam }: она не ваша, или от неё нет водовода к вашей электростанции, чтобы вышла энергия
cannot-fulfil = { $contract } не под рукой или требует большего
build-space-used = это место для стройки в этом раунде занято
not-the-leftmost = сначала самое левое свободное место для стройки
no-such-space = за этим столом такого места нет
space-taken = там уже стоят инженеры: { $seat }
too-few-engineers = { $count ->
    [one] нужен { $count } инженер
    [few] нужны { $count } инженера
    [many] нужно { $count } инженеров
   *[other] нужно { $count } инженера
}
too-few-credits = { $count ->
    [one] нужен { $count } кредит
    [few] нужны { $count } кредита
    [many] нужно { $count } кредитов
   *[other] нужно { $count } кредита
}
cannot-build = ничего нельзя построить и оплатить
cannot-do-it = этого нельзя выполнить или оплатить
not-your-building = на этом здании нет вашей фишки
not-with-margot = Марго вы сейчас послать не можете
building-used = это здание вы в этом раунде уже использовали
cannot-copy = { $officer }: эту способность сейчас не перенять
not-without-engineers = { $kind }: без инженеров сейчас не построить
must-act = у кого есть инженеры, тот ходит
space-closed = это место закрыто жетоном
space-occupied = там уже что-то стоит
cannot-build-there = там вам строить нельзя или нечем заплатить

## The picture and the terminal's table

picture-name = { $seat }
picture = Стол Barrage, { $moment }
picture-round = раунд { $round } из 5
picture-draft = выбор компаний
picture-you = вы
picture-won = { $seat } побеждает: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
picture-shared = Победа поделена, у каждого { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
picture-any-number = по кредиту
picture-passed = вне раунда
picture-order = { $place ->
    [1] первый ход
   *[other] { $place }-й ход
}
picture-objective = Цель
picture-patents = Патенты
picture-works = Внешние работы
picture-nation = Страна
picture-pile = { $kind ->
    [green] Зелён.
    [yellow] Жёлт.
   *[red] Красн.
} { $count }
picture-duel = Дуэль
picture-reconstruction = отчасти реконструкция
picture-piece = { $piece ->
    [2] 2-я
    [4] 4-я
   *[5] 5-я
}
picture-starting-contracts = Начальные контракты
board = { $board ->
    [turbine_station] Турбины
    [water_management] Вода и банк
    [workshop] Мастерская
    [machinery_shop] Машины
   *[contract_office] Контракты
}
objective = { $objective ->
    [red_spaces] красные места
    [most_in_area] лучшая земля
    [connections] соединения
    [least_in_area] худшая земля
    [basins_one] бассейны
   *[basins_three] бассейны: три
}
sign = { $sign ->
    [base] основание
    [elevation] надстройка
    [conduit] водовод
    [powerhouse] электростанция
    [building] здание
    [wild] что угодно
    [excavator] экскаватор
    [mixer] бетономешалка
    [any] любая машина
    [rotate] поворот
    [drop] капли позже
    [flow] капли сразу
    [credit] кредиты
    [points] очки
    [energy] энергия
    [production] производство
    [contract] контракт
   *[patent] патент
}
letters = { $letters ->
    [p] р
    [hp] хр
    [max] макс
   *[other] { $letters }
}
land = { $land ->
    [mountain] горы
    [hill] холмы
   *[plain] равнина
}

ask-own = { $task ->
    [turn] Ваш ход: пошлите инженеров на место.
    [pair] Выберите компанию с директором.
    [start] Выберите начальный контракт.
    [bank] Сколько инженеров идёт в банк?
    [architect] Послать Архитектора?
    [kind] Что вы строите?
    [tile] Выберите плитку технологии для стройки.
    [site] Где вы строите?
    [payment] Как вы платите?
    [base] Поставьте основание бесплатно.
    [elevation] Надстройте плотину бесплатно.
    [conduit] Поставьте бесплатно водовод значением не больше { $amount }.
    [powerhouse] Поставьте электростанцию бесплатно.
    [dam] Производство энергии: из какой плотины?
    [system] По какому водоводу?
    [drops] Сколько капель?
    [contract] Выполнить контракт?
    [own-dam] Каплю в одну из ваших плотин?
    [fill] В какую плотину идёт капля?
    [headstream] { $amount ->
        [one] Положите { $amount } каплю на исток.
        [few] Положите { $amount } капли на истоки, по одной.
        [many] Положите { $amount } капель на истоки, по одной.
       *[other] Положите { $amount } капли на истоки, по одной.
    }
    [split] { $amount ->
        [one] Возьмите { $amount } машину: какую?
        [few] Возьмите { $amount } машины: какие?
        [many] Возьмите { $amount } машин: какие?
       *[other] Возьмите { $amount } машины: какие?
    }
    [take] { $amount ->
        [one] Возьмите { $amount } контракт из бюро.
        [few] Возьмите { $amount } контракта из бюро.
        [many] Возьмите { $amount } контрактов из бюро.
       *[other] Возьмите { $amount } контракта из бюро.
    }
    [discard] Контрактов слишком много: сбросьте один.
    [patent] Возьмите патент.
    [loan] Выберите внешнюю работу.
    [segment] Выберите сектор своего колеса.
    [wheel] Положить машины с плиткой Лесли на колесо?
    [empty-dams] По капле в каждую вашу пустую плотину?
    [act] Использовать только что построенное здание?
   *[nothing] Игра окончена.
}
ask = { $task ->
    [turn] { $seat } посылает инженеров на место.
    [pair] { $seat } выбирает компанию с директором.
    [start] { $seat } выбирает начальный контракт.
    [bank] { $seat } решает, сколько инженеров идёт в банк.
    [architect] { $seat } решает, идёт ли Архитектор.
    [kind] { $seat } собирается строить.
    [tile] { $seat } выбирает плитку технологии для стройки.
    [site] { $seat } выбирает, где строить.
    [payment] { $seat } решает, как платить.
    [base] { $seat } может поставить основание бесплатно.
    [elevation] { $seat } может надстроить плотину бесплатно.
    [conduit] { $seat } может поставить водовод бесплатно.
    [powerhouse] { $seat } может поставить электростанцию бесплатно.
    [dam] { $seat } производит энергию и выбирает плотину.
    [system] { $seat } производит энергию и выбирает водовод.
    [drops] { $seat } решает, сколько капель пустить.
    [contract] { $seat } может выполнить контракт.
    [own-dam] { $seat } может положить каплю в плотину.
    [fill] { $seat } кладёт каплю в плотину.
    [headstream] { $seat } кладёт капли на истоки.
    [split] { $seat } выбирает машины.
    [take] { $seat } берёт контракты из бюро.
    [discard] { $seat } сбрасывает лишний контракт.
    [patent] { $seat } берёт патент.
    [loan] { $seat } выбирает внешнюю работу.
    [segment] { $seat } выбирает сектор колеса.
    [wheel] { $seat } решает, положить ли машины на колесо.
    [empty-dams] { $seat } может положить по капле в каждую пустую плотину.
    [act] { $seat } может использовать новое здание.
   *[nothing] Игра окончена.
}

button-none = { $task ->
    [headstream] Больше не надо
    [architect] Другой инженер
    [wheel] Отдать
    [turn] Без хода
    [contract] Без контракта
   *[other] Нет
}
button-free = { $way ->
    [0] Электростанция без инженеров
    [1] Основание без инженеров
    [2] Электростанция копией
   *[other] Основание копией
}
button-pass = Пас
button-architect = Архитектор
button-wheel = На колесо
button-fill = Наполнить
button-act = Использовать
short-excavators = { $count } Э
short-mixers = { $count } Б
short-credits = { $count } кр
short-release = { $drops } { $drops ->
    [one] капля
    [few] капли
    [many] капель
   *[other] капли
}: { $energy } энергии

owner = владеет { $seat }
owner-nobody = свободно
owner-neutral = для всех
owner-blocked = под жетоном
about-basin = бассейн { $basin }, { $land }
about-headstream = исток { $stream }: капли в раундах с 1 по 4: { $drops }; ждут: { $waiting }
about-dam-space = { $side ->
    [u] верхнее
   *[l] нижнее
} место плотины в бассейне { $basin }, { $land }, { $owner }{ $price ->
    [0] {""}
   *[other] , доплата за основание { $price } кр.
}
about-dam = { $dam }, { $land }, { $owner }: уровень { $level }, капли: { $drops } из { $most }
about-conduit = { $conduit }, { $owner }
about-powerhouse = место { $place } для электростанции в бассейне { $basin }, { $land }, { $owner }{ $price ->
    [0] {""}
   *[other] , доплата { $price } кр.
}
about-space-taken = { $space }: занимает { $seat }
about-bank = сколько угодно инженеров, по кредиту за каждого
about-build = { $engineers } { $engineers ->
    [one] инженер
    [few] инженера
    [many] инженеров
   *[other] инженера
}{ $credits ->
    [0] {""}
   *[other] {" "}и { $credits } кр.
}: стройка
about-use = { $engineers } { $engineers ->
    [one] инженер
    [few] инженера
    [many] инженеров
   *[other] инженера
}{ $credits ->
    [0] {""}
   *[other] {" "}и { $credits } кр.
}: использовать это здание
about-copy = инженер{ $credits ->
    [0] {""}
   *[other] {" "}и { $credits } кр.
}: перенять на этот ход способность другого директора
about-margot = инженер, раз в раунд: использовать одно из своих частных зданий
about-standing = { $seat }: { $things }; капли в своих плотинах: { $drops }
about-done = выполнено контрактов: { $contracts }, внешних работ: { $works }
about-open-segment = открытый сектор: сюда идут плитка и машины, потом колесо поворачивается
about-segment = { $things }, вернётся через { $rotations } { $rotations ->
    [one] поворот
    [few] поворота
    [many] поворотов
   *[other] поворота
}
about-empty-segment = пустой сектор
about-reserve = { $seat }: { $kind ->
    [base] основания
    [elevation] надстройки
    [conduit] водоводы
    [powerhouse] электростанции
   *[building] фишки частных зданий
}, осталось { $left } из { $most }. { $cost }
about-reserve-income = { $seat }: { $kind ->
    [base] основания
    [elevation] надстройки
   *[conduit] водоводы
}, осталось { $left } из { $most }; доход: { $incomes }. { $cost }
cost-base = Цена основания в экскаваторах: в горах { $mountain }, на холмах { $hill }, на равнине { $plain }.
cost-elevation = Цена надстройки в бетономешалках: в горах { $mountain }, на холмах { $hill }, на равнине { $plain }.
cost-conduit = Цена водовода за единицу значения: { $times } { $times ->
    [one] экскаватор
    [few] экскаватора
    [many] экскаваторов
   *[other] экскаватора
}.
cost-powerhouse = Цена следующей электростанции: { $mixers } { $mixers ->
    [one] бетономешалка
    [few] бетономешалки
    [many] бетономешалок
   *[other] бетономешалки
}.
cost-building = Цена частного здания указана на нём.
about-pair = { $company }, директор { $officer }
about-bonus = раунд { $round }: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} за { $counts }; полностью от { $energy } энергии, за каждый недостающий отрезок на 4 меньше
bonus-counts = { $bonus ->
    [contracts] каждый ваш выполненный контракт
    [bases] каждое ваше основание
    [elevations] каждую вашу надстройку
    [conduits] каждый ваш водовод
    [powerhouses] каждую вашу электростанцию
    [advanced_tiles] каждую вашу улучшенную плитку
    [external_works] каждую вашу внешнюю работу
   *[buildings] каждое ваше частное здание
}
about-objective = В конце очки получают те, у кого больше всего { $objective ->
    [red_spaces] оснований и электростанций на местах, за которые платят кредиты
    [most_in_area] сооружений в той местности, где у них их больше всего
    [connections] оснований, чей водовод того же игрока ведёт к его электростанции
    [least_in_area] сооружений в той местности, где у них их меньше всего
    [basins_one] бассейнов с их сооружением
   *[basins_three] бассейнов с тремя их сооружениями или больше
}
about-condition = Считают в конце каждого раунда: { $condition ->
    [credits] каждые 3 кредита
    [energy] каждые 4 энергии этого раунда
    [drops] капли в своих плотинах
    [machine_pairs] пары из экскаватора и бетономешалки
    [contracts] контракты, выполненные в раунде: зелёный 1, жёлтый 2, красный 3, национальный 4
   *[external_works] машины, потраченные в раунде на внешние работы
}
about-reconstruction-map = Реки, значения и числа этого поля — реконструкция: его изображение до нас не дошло.
about-reconstruction-panel = Большая часть очков, ячейки и жетоны II этого планшета — реконструкция.
about-ability = С тремя электростанциями: { $ability }
companys-ability = { $company ->
    [usa] энергия за каждую каплю, что течёт мимо её электростанции.
    [germany] после производства второе, другой электростанцией, без добавок.
    [italy] на 3 энергии больше после каждого производства, не для контрактов.
    [france] при производстве контракты требуют на 3 энергии меньше.
   *[netherlands] после производства капля может уйти в другую свою плотину.
}
about-officer = { $officer }: { $ability }
officers-ability = { $officer ->
    [wilhelm] основание везде стоит 3 экскаватора.
    [graziano] плотины уровня 3 вмещают 4 капли.
    [viktor] капли на водовод дают не меньше 4 энергии.
    [jill] водовод может стоить своё значение в бетономешалках.
    [solomon] любую машину при стройке можно заменить на 3 кредита.
    [anton] его плитка копирует другую, что лежит на колесе.
    [mahiri] дважды за раунд инженер перенимает на ход способность другого директора.
    [simone] держит четыре контракта и может выполнить несколько одним производством.
    [tommaso] Архитектор, посланный один, приносит ещё один ход.
    [leslie] машины для внешней работы идут на колесо с её плиткой.
   *[margot] раз в раунд инженер использует одно из своих зданий.
}
about-tile = { $tile }: { $effect }
tile-effect = { $tile ->
    [I-base] по капле в каждую свою пустую плотину
    [I-elevation] поворот колеса за каждую свою надстройку
    [I-conduit] кредиты: два его значения
    [I-powerhouse] не нужны инженеры
    [I-wild] что угодно; красное место бесплатно
    [I-building] сразу использовать новое здание
    [II-base] энергия за каждое своё основание, можно для контракта
    [II-elevation] наполнить эту плотину
    [II-conduit] стоит не больше 5 экскаваторов
    [II-powerhouse] производство, на 2 больше
    [II-wild] что угодно, любыми машинами
    [II-building] платить машины только одного вида
    [III-base] не нужны ни инженеры, ни машины
    [III-elevation] 3 очка за каждую плотину уровня 2 или 3
    [III-conduit] энергия: два его значения, можно для контракта
    [III-powerhouse] 3 очка за каждую свою станцию
    [III-wild] что угодно; 3 очка за каждый патент
   *[III-building] сразу очки здания
}
about-officers-tile = { $tile }: { $officer ->
    [anton] строит как другая плитка, что лежит на колесе
   *[leslie] кладёт машины внешней работы на колесо
}
about-building = { building-name }, за { FORM($cost, "accusative") }, в конце очков: { $points }; { building-effect }
building-effect = { $building ->
    [cofferdam] капля в свою или нейтральную плотину
    [development_office] вернуть плитку с колеса
    [research_lab] забрать половину машин сектора колеса
    [loan_agency] выполнить внешнюю работу, по 2 кредита за машину
    [energy_relay_field] 4 энергии за кредит
    [robot_factory] 2 машины за кредит
    [financial_division] 5 кредитов
    [control_station] производство, на 3 больше
    [wind_farm] 5 энергии за 2 кредита, можно для контракта
   *[customer_office] выполнить свой контракт за 3 кредита
}

# The options
option-leeghwater = с дополнением «Проект Лигватера»
option-duel_board = на поле «Дуэли», это реконструкция
option-duel_panel = с планшетом «Дуэли»
option-build_leftmost = места для стройки занимают слева направо
option-viktor_on_german_second = четвёрка Виктора действует и во втором производстве Германии
option-france_per_contract = с Симоне Франция экономит по три на каждом контракте
option-mahiri_copy_in_extra_turn = Махири может перенимать способность и в дополнительном ходу
option-wild2_on_jill = с универсальной плиткой II бетономешалки Джилл могут быть экскаваторами
option-objective_needs_count = за 0 у цели очков нет
option-duel_reward_on_pass = жетон награды, мимо которого прошли, получен
option-duel_end_freezes = маркер в конце шкалы остаётся там навсегда
option-duel_leslie_counts = машины на колесе Лесли считаются на планшете «Дуэли»
