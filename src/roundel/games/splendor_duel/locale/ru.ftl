# Splendor Duel in Russian. `kind` is a token, in the cases that the sentences ask for.

kind = { $kind ->
    [white] белый жетон
    [blue] синий жетон
    [green] зелёный жетон
    [red] красный жетон
    [black] чёрный жетон
    [pearl] жемчужина
   *[gold] золотой жетон
}
    .accusative = { $kind ->
        [white] белый жетон
        [blue] синий жетон
        [green] зелёный жетон
        [red] красный жетон
        [black] чёрный жетон
        [pearl] жемчужину
       *[gold] золотой жетон
    }
    .genitive = { $kind ->
        [white] белого жетона
        [blue] синего жетона
        [green] зелёного жетона
        [red] красного жетона
        [black] чёрного жетона
        [pearl] жемчужины
       *[gold] золотого жетона
    }
    .genitive-plural = { $kind ->
        [white] белых жетонов
        [blue] синих жетонов
        [green] зелёных жетонов
        [red] красных жетонов
        [black] чёрных жетонов
        [pearl] жемчужин
       *[gold] золотых жетонов
    }
    .cards = { $kind ->
        [white] белые
        [blue] синие
        [green] зелёные
        [red] красные
       *[black] чёрные
    }
    .cards-dative = { $kind ->
        [white] белым
        [blue] синим
        [green] зелёным
        [red] красным
       *[black] чёрным
    }
    .cards-genitive = { $kind ->
        [white] белых
        [blue] синих
        [green] зелёных
        [red] красных
       *[black] чёрных
    }
    .single = { $kind ->
        [white] белый
        [blue] синий
        [green] зелёный
        [red] красный
        [black] чёрный
        [pearl] жемчужина
       *[gold] золотой
    }
    .several = { $kind ->
        [white] белых
        [blue] синих
        [green] зелёных
        [red] красных
        [black] чёрных
        [pearl] жемчужины
       *[gold] золотых
    }
    .many = { $kind ->
        [white] белых
        [blue] синих
        [green] зелёных
        [red] красных
        [black] чёрных
        [pearl] жемчужин
       *[gold] золотых
    }
    .single-accusative = { $kind ->
        [white] белый
        [blue] синий
        [green] зелёный
        [red] красный
        [black] чёрный
        [pearl] жемчужину
       *[gold] золотой
    }
count-of = { $count } { $count ->
    [one] { kind.single }
    [few] { kind.several }
    [many] { kind.many }
   *[other] { kind.several }
}
    .accusative = { $count } { $count ->
        [one] { kind.single-accusative }
        [few] { kind.several }
        [many] { kind.many }
       *[other] { kind.several }
    }
token = { kind.single } с { $cell }
    .accusative = { kind.single-accusative } с { $cell }
empty-cell = пустая клетка { $cell }
    .accusative = пустую клетку { $cell }
card = { $colour ->
    [white] белая карта
    [blue] синяя карта
    [green] зелёная карта
    [red] красная карта
    [black] чёрная карта
    [wild] многоцветная карта
   *[none] карта без цвета
} { $level }-го уровня
    .accusative = { $colour ->
        [white] белую карту
        [blue] синюю карту
        [green] зелёную карту
        [red] красную карту
        [black] чёрную карту
        [wild] многоцветную карту
       *[none] карту без цвета
    } { $level }-го уровня
card-with = { card } ({ $gives })
    .accusative = { card.accusative } ({ $gives })
a-hidden-card = скрытая карта
    .accusative = скрытую карту
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
crowns = { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
    [many] { $crowns } корон
   *[other] { $crowns } короны
}
bonuses = { $bonuses ->
    [one] { $bonuses } бонус
    [few] { $bonuses } бонуса
    [many] { $bonuses } бонусов
   *[other] { $bonuses } бонуса
}
ability = { $ability ->
    [again] ещё один ход
    [take] жетон её цвета
    [privilege] свиток
   *[steal] кража
}
royal = монарх ({ points })
    .accusative = монарха ({ points })
royal-with = монарх ({ points } и { $ability })
    .accusative = монарха ({ points } и { $ability })
price = { $parts }
    .paid = за { FORM($parts, "accusative") }
free = бесплатно
    .paid = бесплатно

# What a button says
say-scroll = Потратить свиток и взять { FORM($token, "accusative") }
say-refill = Выложить на поле { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
} из мешочка; соперник получит свиток
say-take = Взять { FORM($tokens, "accusative") }
say-gold = Взять золото с { $cell } и зарезервировать карту
say-reserve = Зарезервировать { FORM($card, "accusative") }
say-reserve-blind = Зарезервировать вслепую верхнюю карту колоды { $level }
say-buy = Купить { FORM($card, "accusative") } { FORM($price, "paid") }
say-buy-hidden = Купить зарезервированную карту
say-claim = Объявить победу: соперник блокирует игру
say-pay-gold = Отдать золотой вместо { FORM($kind, "genitive") }
say-pay = Доплатить { FORM($parts, "accusative") }
say-lay = Положить многоцветную карту к { FORM($kind, "cards-dative") }
say-pick = Взять { FORM($token, "accusative") }
say-steal = Украсть { FORM($kind, "accusative") }
say-royal = Принять { FORM($royal, "accusative") }
say-discard = Сбросить { FORM($kind, "accusative") }

# What the log tells
tell-scroll = { $seat } тратит свиток и берёт { FORM($token, "accusative") }.
tell-refill = { $seat } пополняет поле: { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
}.
tell-take = { $seat } берёт { FORM($tokens, "accusative") }.
tell-gold = { $seat } берёт золото с { $cell }.
tell-reserve = { $seat } резервирует { FORM($card, "accusative") }.
tell-reserve-blind = { $seat } резервирует вслепую карту { $level }-го уровня.
tell-reserve-blind-seen = { $seat } резервирует тайно от соперника { FORM($card, "accusative") }.
tell-choose = { $seat } собирается купить { FORM($card, "accusative") }.
tell-buy = { $seat } покупает { FORM($card, "accusative") }.
tell-pay-gold = { $seat } отдаёт золотой вместо { FORM($kind, "genitive") }.
tell-pay = { $seat } доплачивает { FORM($parts, "accusative") }.
tell-lay = { $seat } кладёт её к { FORM($kind, "cards-dative") }.
tell-pick = Благодаря карте { $seat } берёт { FORM($token, "accusative") }.
tell-steal = { $seat } крадёт { FORM($kind, "accusative") } у соперника ({ $rival }).
tell-royal = { $seat } принимает { FORM($royal, "accusative") }.
tell-scroll-from-table = { $seat } получает свиток.
tell-scroll-from-rival = { $seat } получает свиток от соперника ({ $rival }).
tell-discard = { $seat } сбрасывает { FORM($kind, "accusative") }.
tell-skip = { $seat } больше ничего сделать не может.
tell-claim = { $seat } объявляет победу: соперник ({ $rival }) держит у себя всё золото и жемчуг.
tell-again = { $seat } ходит ещё раз.
end-points = { $seat } побеждает: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
end-crowns = { $seat } побеждает: { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
    [many] { $crowns } корон
   *[other] { $crowns } короны
}.
end-colour = { $seat } побеждает: { $colour_points ->
    [one] { $colour_points } очко
    [few] { $colour_points } очка
    [many] { $colour_points } очков
   *[other] { $colour_points } очка
} на { FORM($kind, "cards-genitive") } картах.
end-blocking = { $seat } побеждает.
end-limit = Сыграно предельное число ходов: партия без результата.

# Why a move is not allowed
not-before-reserved = золото взято; выберите карту, которую резервируете
not-while-paying = карта уже выбрана; укажите, что заменить золотом, или платите
not-before-laid = сначала выберите, к какому цвету положить многоцветную карту
not-before-picked = сначала выберите жетон, который приносит карта
not-before-stolen = сначала выберите, что украсть
not-before-royal = сначала выберите монарха
not-above-ten = сначала сбросьте лишние жетоны, чтобы осталось десять
not-now = сначала возьмите жетоны, золото с картой в резерв или купите карту
no-scroll = у вас нет свитка
no-scroll-after-refill = свитки тратят до пополнения поля
gold-lies-there = на { $cell } лежит золото, его берут, только резервируя карту
nothing-lies-there = на { $cell } нет жетона
refilled-already = в этом ходу поле уже пополнено
bag-empty = мешочек пуст
no-gold-there = на { $cell } нет золота
hand-full = больше резервировать нельзя: карт в резерве уже { $most }
nothing-to-reserve = не осталось карт, которые можно зарезервировать
deck-empty = эта колода пуста
place-empty = там нет карты
nothing-to-lay-it-on = многоцветную карту кладут к карте с бонусом, а её у вас нет
too-dear = не хватает ещё: { $parts }{ $gold ->
    [0] {""}
   *[other] {" "}(золота мало: { $gold })
}
no-claims = за этим столом играют без правила против блокировки
rival-does-not-block = соперник не начинал трёх ходов подряд со всем золотом и обеими жемчужинами
nothing-owed = { $kind } в цену не входит
no-such-card = у вас нет { FORM($kind, "cards-genitive") } карт
other-colour-there = на { $cell } нет { FORM($kind, "genitive") }
rival-has-none = у соперника ({ $rival }) нет { FORM($kind, "genitive-plural") }
royal-gone = этого монарха уже нет
none-in-hand = у вас нет { FORM($kind, "genitive-plural") }

# On the picture
name = { $seat }
picture = Splendor Duel, ход { $turn }
picture-turn = Ход { $turn }
picture-turn-again = Ход { $turn }, затем ещё один
picture-act = { $seat } берёт жетоны, золото с картой в резерв или покупает карту.
picture-act-own = Ваш ход: возьмите жетоны, золото с картой в резерв или купите карту.
picture-act-extras = { $seat } может { $extras }; затем берёт, резервирует или покупает.
picture-act-extras-own = Ваш ход: можно { $extras }; затем возьмите, зарезервируйте или купите.
picture-extra-scroll = потратить свитки
picture-extra-refill = пополнить поле
picture-refill = Ваш ход: ничего другого сделать нельзя, пополните поле.
picture-reserve = { $seat } берёт золото и выбирает карту в резерв.
picture-reserve-own = Золото взято: выберите карту в резерв или верхнюю карту колоды.
picture-pay = { $seat } покупает { FORM($card, "accusative") }; осталось: { $parts }.
picture-pay-own = Вы покупаете { FORM($card, "accusative") }: платите, можно и золотом.
picture-lay = { $seat } выбирает цвет: { $card }.
picture-lay-own = Выберите, к какому цвету положить { FORM($card, "accusative") }.
picture-pick = { $seat } берёт с поля { FORM($kind, "accusative") }.
picture-pick-own = Карта приносит жетон: выберите на поле { FORM($kind, "accusative") }.
picture-steal = { $seat } крадёт жетон у соперника ({ $rival }).
picture-steal-own = Выберите, какой жетон украсть у соперника ({ $rival }).
picture-royal = { $seat }: { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
    [many] { $crowns } корон
   *[other] { $crowns } короны
}, пора выбирать монарха.
picture-royal-own = У вас { $crowns ->
    [one] { $crowns } корона
    [few] { $crowns } короны
    [many] { $crowns } корон
   *[other] { $crowns } короны
}: выберите монарха.
picture-discard = { $seat } сбрасывает лишнее: { $count } из { $held }.
picture-discard-own = { $held ->
    [one] У вас { $held } жетон
    [few] У вас { $held } жетона
    [many] У вас { $held } жетонов
   *[other] У вас { $held } жетона
}: выберите, { $count ->
    [1] какой сбросить ({ $count }).
   *[other] какие сбросить ({ $count }).
}
picture-blocking = { $seat } держит всё золото и обе жемчужины, начато ходов: { $count } из { $most }.
picture-blocked = ходов
picture-you = вы
picture-first = победа
picture-points = { $count } / { $goal } очков
picture-crowns = { $count } / { $goal } корон
picture-colour = { $count } / { $goal }: { FORM($kind, "cards") }
picture-no-colour = 0 / { $goal }: цвет
picture-colour-points = { $count } о.
picture-held = жетоны: { $held } / { $most }
picture-bag = Мешочек
picture-bag-about = в мешочке: { $tokens }
picture-bag-empty = мешочек пуст
picture-button-refill = Пополнить
picture-button-pay = Доплатить жетонами
picture-button-claim = Объявить победу
picture-card = { $card }, цена: { $price }
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
picture-tokens = { $seat }, на руках: { $amount }
picture-bonus = { $seat }, бонусы: { $amount }
picture-bonus-points = { $seat }, бонусы: { $amount }, на этих картах { $points }
picture-no-bonus = { $seat }, карты без цвета: { $points }
picture-royal-to-come = { $crowns ->
    [one] { $crowns } корона приводит
    [few] { $crowns } короны приводят
    [many] { $crowns } корон приводят
   *[other] { $crowns } короны приводят
} сюда монарха
picture-royal-gone = { $royal }, теперь у игрока { $seat }
picture-scrolls = { $seat }: { $count ->
    [0] нет свитков
    [one] { $count } свиток
    [few] { $count } свитка
    [many] { $count } свитков
   *[other] { $count } свитка
}
picture-hidden = скрытая карта { $level }-го уровня
picture-reserved = Резерв
picture-hand = { $seat }, резерв: { $card }
picture-hand-free = { $seat }, резерв: место для карты

# The options
option-blocking = кто три хода держит всё золото и жемчуг, может проиграть
