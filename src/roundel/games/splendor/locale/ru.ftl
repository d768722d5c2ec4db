# Splendor in Russian. A colour by itself is a token: masculine. `card` is the adjective of a card.

colour = { $colour ->
    [white] белый
    [blue] синий
    [green] зелёный
    [red] красный
    [black] чёрный
   *[gold] золотой
}
    .genitive = { $colour ->
        [white] белого
        [blue] синего
        [green] зелёного
        [red] красного
        [black] чёрного
       *[gold] золотого
    }
    .plural = { $colour ->
        [white] белых
        [blue] синих
        [green] зелёных
        [red] красных
        [black] чёрных
       *[gold] золотых
    }
    .card = { $colour ->
        [white] белая
        [blue] синяя
        [green] зелёная
        [red] красная
        [black] чёрная
       *[gold] золотая
    }
    .card-accusative = { $colour ->
        [white] белую
        [blue] синюю
        [green] зелёную
        [red] красную
        [black] чёрную
       *[gold] золотую
    }
count-of = { $count } { $count ->
    [one] { colour }
    [few] { colour.plural }
    [many] { colour.plural }
   *[other] { colour.plural }
}
name = { $seat }
nothing = ничего
    .accusative = ничего
card = { colour.card } карта { $level }-го уровня{ $points ->
    [0] {""}
    [one] {" "}({ $points } очко)
    [few] {" "}({ $points } очка)
    [many] {" "}({ $points } очков)
   *[other] {" "}({ $points } очка)
}
    .accusative = { colour.card-accusative } карту { $level }-го уровня{ $points ->
        [0] {""}
        [one] {" "}({ $points } очко)
        [few] {" "}({ $points } очка)
        [many] {" "}({ $points } очков)
       *[other] {" "}({ $points } очка)
    }
a-hidden-card = скрытая карта
    .accusative = скрытую карту
price = { $parts }
    .paid = за { $parts }
free = бесплатно
    .paid = бесплатно
wish = вельможа, который просит { $parts }
    .accusative = вельможу, который просит { $parts }

# What a button says
say-take = Взять { $gems }
say-take-pair = Взять два { FORM($colour, "plural") }
say-reserve = Зарезервировать { FORM($card, "accusative") } и взять золотой
say-reserve-without-gold = Зарезервировать { FORM($card, "accusative") }; золота не осталось
say-reserve-blind = Зарезервировать вслепую верхнюю карту колоды { $level } и взять золотой
say-reserve-blind-without-gold = Зарезервировать вслепую верхнюю карту колоды { $level }; золота не осталось
say-buy = Купить { FORM($card, "accusative") } { FORM($price, "paid") }
say-buy-hidden = Купить зарезервированную карту
say-pass = Пас: ничего другого сделать нельзя
say-gold = Отдать золотой вместо { FORM($colour, "genitive") }
say-pay = Доплатить { $parts }
say-return = Вернуть { $colour } жетон
say-noble = Принять { FORM($wish, "accusative") }

# What the log tells
tell-take = { $seat } берёт { $gems }.
tell-take-pair = { $seat } берёт два { FORM($colour, "plural") }.
tell-reserve = { $seat } резервирует { FORM($card, "accusative") } и берёт золотой.
tell-reserve-without-gold = { $seat } резервирует { FORM($card, "accusative") }; золота не осталось.
tell-reserve-blind = { $seat } резервирует вслепую карту { $level }-го уровня и берёт золотой.
tell-reserve-blind-without-gold = { $seat } резервирует вслепую карту { $level }-го уровня; золота не осталось.
tell-reserve-blind-seen = { $seat } резервирует тайно от других { FORM($card, "accusative") } и берёт золотой.
tell-reserve-blind-without-gold-seen = { $seat } резервирует тайно от других { FORM($card, "accusative") }; золота не осталось.
tell-choose = { $seat } собирается купить { FORM($card, "accusative") }.
tell-buy = { $seat } покупает { FORM($card, "accusative") }.
tell-pass = { $seat } пасует: ходов нет.
tell-gold = { $seat } отдаёт золотой вместо { FORM($colour, "genitive") }.
tell-pay = { $seat } доплачивает { $parts }.
tell-return = { $seat } возвращает { $colour } жетон.
tell-chosen = { $seat } выбирает вельможу.
tell-noble = { $seat } принимает { FORM($wish, "accusative") }: 3 очка.
end-points = { $count ->
    [1] Побеждает { $winners }
   *[other] Победу делят { $winners }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
end-standstill = Никто больше не может ходить. { $count ->
    [1] Побеждает { $winners }
   *[other] Победу делят { $winners }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
end-limit = Сыграно предельное число раундов, 200: партия без результата.

# Why a move is not allowed
not-while-paying = карта уже выбрана; укажите, что заменить золотом, или платите
not-above-ten = сначала верните лишние жетоны, чтобы осталось десять
not-before-noble = сначала выберите вельможу
not-now = сначала возьмите жетоны, зарезервируйте или купите карту
none-in-supply = в запасе нет { FORM($colour, "plural") } жетонов
pair-needs = чтобы взять два жетона одного цвета, их должно лежать не меньше { $needed }, а там { $left }
take-three = когда в запасе { $colours ->
    [one] { $colours } цвет
    [few] { $colours } цвета
    [many] { $colours } цветов
   *[other] { $colours } цвета
}, берут три разных жетона
hand-full = больше резервировать нельзя: карт в резерве уже { $most }
deck-empty = эта колода пуста
place-empty = там нет карты
too-dear = не хватает ещё: { $parts }{ $gold ->
    [0] {""}
   *[other] {" "}(золота мало: { $gold })
}
pass-only-when-stuck = пасовать можно, только когда ничего другого сделать нельзя
nothing-owed = { $colour } жетон в цену не входит
none-in-hand = { FORM($colour, "plural") } жетонов на руках нет
noble-not-willing = этот вельможа не придёт

# On the picture
picture = Splendor, игроков: { $seats }, раунд { $round }
picture-round = Раунд { $round }
picture-act = { $seat } берёт жетоны, резервирует или покупает карту.
picture-act-own = Ваш ход: возьмите жетоны, зарезервируйте или купите карту.
picture-pay = { $seat } покупает { FORM($card, "accusative") }; осталось: { $parts }.
picture-pay-own = Вы покупаете { FORM($card, "accusative") }: платите, можно и золотом.
picture-give-back = { $seat } возвращает лишнее: { $count } из { $held }.
picture-give-back-own = { $held ->
    [one] У вас { $held } жетон
    [few] У вас { $held } жетона
    [many] У вас { $held } жетонов
   *[other] У вас { $held } жетона
}: выберите, { $count ->
    [1] какой вернуть ({ $count }).
   *[other] какие вернуть ({ $count }).
}
picture-choose = { $seat } выбирает одного из вельмож.
picture-choose-own = К вам готовы прийти несколько вельмож: выберите одного.
picture-you = вы
picture-first = победа
picture-place = { $place }-е место
picture-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
picture-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
picture-held = жетоны
picture-reserved = Резерв
picture-level = уровень { $level }
picture-button-pay = Доплатить камнями
picture-button-pass = Пас
picture-card = { FORM($colour, "card") } карта { $level }-го уровня, { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, цена: { $price }
picture-card-cheaper = { $card }; для вас: { $price }
picture-card-affordable = { $card }. Вам на неё хватает
picture-empty = пустое место
picture-deck = колода { $level }-го уровня: { $left ->
    [0] пуста
    [one] { $left } карта
    [few] { $left } карты
    [many] { $left } карт
   *[other] { $left } карты
}
picture-supply = в запасе: { $amount }
picture-tokens = { $seat }, на руках: { $amount }
picture-bonus = { $seat }, бонусы: { $amount }
picture-noble = вельможа: приносит 3 очка и просит { $parts }
picture-noble-gone = { $noble } (теперь у игрока { $seat })
picture-hidden = скрытая карта { $level }-го уровня
picture-hand = { $seat }, резерв: { $card }
picture-hand-free = { $seat }, резерв: место для карты
