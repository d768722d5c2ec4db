# The Blue Lion in Russian.

image = { $image ->
    [arsene] Арсен
    [lady-x] Леди Икс
    [police] полиция
   *[diamond] бриллиант
}
    .accusative = { $image ->
        [arsene] Арсена
        [lady-x] Леди Икс
        [police] полицию
       *[diamond] бриллиант
    }
short-image = { $image ->
    [arsene] Арсен
    [lady-x] Леди Икс
    [police] полиция
   *[diamond] бриллиант
}
letter = { $image ->
    [arsene] А
    [lady-x] Х
    [police] П
   *[diamond] Б
}
unknown = неизвестная картинка
    .accusative = неизвестную картинку
either = { $one } или { $other }
    .accusative = { FORM($one, "accusative") } или { FORM($other, "accusative") }
no-card = нет карты
    .accusative = пустое место

# What a button says
say-lay = Положить карту { $number } ({ $card }) { $end ->
    [left] слева
    [right] справа
   *[none] первой
}, как лежит
say-lay-turned = Положить карту { $number } ({ $card }) { $end ->
    [left] слева
    [right] справа
   *[none] первой
}, перевернув: на обороте { $back }
say-pass = Пас
say-move = Переложить { FORM($card, "accusative") } { $end ->
    [left] с левого края на правый
   *[right] с правого края на левый
}
say-swap = Поменять местами карты { $place } и { $next } ({ $one } и { $other })
say-turn = Перевернуть карту на месте { $place } ({ $card }): на обороте { $back }
say-return = Вернуть { $which ->
    [left] левую отложенную карту ({ $card })
    [right] правую отложенную карту ({ $card })
   *[only] { FORM($card, "accusative") }
} { $end ->
    [left] слева
   *[right] справа
}, как лежала карта
say-return-turned = Вернуть { $which ->
    [left] левую отложенную карту ({ $card })
    [right] правую отложенную карту ({ $card })
   *[only] { FORM($card, "accusative") }
} { $end ->
    [left] слева
   *[right] справа
}, перевернув: на обороте { $back }

# What the log tells
tell-lay = { $seat } кладёт { FORM($card, "accusative") } { $end ->
    [left] слева
    [right] справа
   *[none] первой картой
}.
tell-lay-turned = { $seat } берёт { FORM($card, "accusative") }, переворачивает и кладёт { $end ->
    [left] слева
    [right] справа
   *[none] первой картой
}: { $back }.
tell-pass = { $seat } пасует.
tell-move = { $seat } перекладывает { FORM($card, "accusative") } { $end ->
    [left] с левого края на правый
   *[right] с правого края на левый
}.
tell-swap = { $seat } меняет местами карты { $place } и { $next }: { $one } и { $other }.
tell-turn = { $seat } переворачивает карту на месте { $place }, { $card }: теперь { $back }.
tell-return = { $seat } возвращает { FORM($card, "accusative") } { $end ->
    [left] слева
   *[right] справа
}.
tell-return-turned = { $seat } переворачивает { FORM($card, "accusative") } и возвращает { $end ->
    [left] слева
   *[right] справа
}: { $back }.
tell-combination = Комбинация { $outer }, { $middle }, { $outer }: { $seat } получает { $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
    [many] { $gems } камней
   *[other] { $gems } камня
}; средняя карта отложена.
end-gems = { $seat } побеждает: { $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
    [many] { $gems } камней
   *[other] { $gems } камня
}.
end-quiet = Игра ходит по кругу: { $seat } побеждает, камней больше.
end-draw = Игра ходит по кругу: ничья.

# Что он говорит тем, кто хочет помнить сам
recall-lay = { $seat } кладёт свободную карту { $number } { $end ->
    [left] слева
    [right] справа
   *[none] первой
}{ $turned ->
    [yes] , перевернув её
   *[no] {""}
}.
recall-move = { $seat } перекладывает карту { $end ->
    [left] с левого края на правый
   *[right] с правого края на левый
}.
recall-swap = { $seat } меняет местами карты { $place } и { $next }.
recall-turn = { $seat } переворачивает карту на месте { $place }.
recall-return = { $seat } возвращает { $which ->
    [left] левую отложенную карту
    [right] правую отложенную карту
   *[only] отложенную карту
} { $end ->
    [left] слева
   *[right] справа
}{ $turned ->
    [yes] , перевернув её
   *[no] {""}
}.
recall-combination = Комбинация: { $seat } получает { $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
    [many] { $gems } камней
   *[other] { $gems } камня
}; средняя карта отложена.

# Why a move is not allowed
still-building = есть ещё свободные карты: положите одну или пасуйте
pass-is-used = единственный пас этой партии уже был
first-card = для первой карты край не выбирают
not-loose = карта { $number } больше не свободна
no-passing = когда все карты выложены, пасовать нельзя
row-is-built = свободных карт нет: переложите крайнюю, поменяйте две соседние или переверните карту
end-is-not-swapped = в ряду, где карт { $cards }, место { $place } крайнее или за краем; крайние карты не меняют
no-card-there = карт в ряду всего { $cards }
return-first = сначала верните отложенную карту, с любого края
one-card-aside = отложена только одна карта

# On the picture
picture = The Blue Lion, ход { $turn }
picture-turn = Ход { $turn }
picture-quiet = тихих ходов: { $count } из { $most }
picture-player = { $role }: { $seat }
picture-you = вы
picture-first = победа
picture-gems = { $count } / { $most } камней
picture-supply = В запасе { $count ->
    [one] { $count } камень
    [few] { $count } камня
    [many] { $count } камней
   *[other] { $count } камня
}
picture-combination = { $outer }, { $middle }, { $outer }: { $gems ->
    [one] { $gems } камень
    [few] { $gems } камня
    [many] { $gems } камней
   *[other] { $gems } камня
}
picture-build = { $seat } кладёт свободную карту{ $passing ->
    [yes] {" "}или пасует
   *[no] {""}
}{ $waiting ->
    [0] .
    [1] , затем возвращает отложенную карту.
   *[other] , затем возвращает отложенные карты.
}
picture-build-own = Ваш ход: положите свободную карту с краю, как лежит или перевернув{ $passing ->
    [yes] , или пасуйте
   *[no] {""}
}{ $waiting ->
    [0] .
    [1] ; затем верните отложенную карту.
   *[other] ; затем верните отложенные карты.
}
picture-rearrange = { $seat } перекладывает крайнюю карту, меняет две или переворачивает одну{ $waiting ->
    [0] .
    [1] , затем возвращает отложенную карту.
   *[other] , затем возвращает отложенные карты.
}
picture-rearrange-own = Ваш ход: переложите крайнюю карту, поменяйте две внутри или переверните одну{ $waiting ->
    [0] .
    [1] ; затем верните отложенную карту.
   *[other] ; затем верните отложенные карты.
}
picture-return = { $seat } возвращает { $waiting ->
    [1] отложенную карту: { $card }.
   *[other] две отложенные карты.
}
picture-return-own = { $waiting ->
    [1] Верните { FORM($card, "accusative") } с края ряда, как лежала карта или перевернув.
   *[other] Верните две отложенные карты одну за другой: выберите карту и край ряда.
}
picture-button-pass = Пас
picture-no-loose = Свободных карт больше нет
picture-aside = Надо вернуть
picture-aside-over = Отложены
picture-fresh = Только что отложены
picture-card = { $card }
picture-card-back = { $card }, на обороте { $back }
picture-loose-card = свободная карта { $number }: { $card }
picture-aside-card = отложена, надо вернуть: { $card }
picture-fresh-card = только что отложена: { $card }
picture-row-card = место { $number }: { $card }
picture-lay = как лежит
picture-return-place = как лежала
picture-turned = перевернув
picture-move = на этот край
picture-end = { $end ->
    [left] левый край
   *[right] правый край
}: { $way }

# The options
option-passes = один пас на всю игру, у того, кто первым им воспользуется
option-leader_wins = если игра ходит по кругу, побеждает тот, у кого больше камней
