### Легенды Дикого Запада: что делают карты, составлено из кодов файлов данных, по-русски.

# `they` говорит о ком-то другом, `to` — инфинитив; если формы нет, берётся основной текст.

## Что стоит между частями

legends-sentence = { CAPITAL($text) }.
legends-next = { $one } { $other }
legends-then = { $one }; { $other }
legends-or-else = { $one }, либо { $other }
legends-or-if = { $one } или { $other }
legends-and-so = { $one }, и { $other }
legends-at_least = не меньше чем { $what }
legends-at_most = не больше чем { $what }
legends-exactly = ровно { $what }
legends-this_turn = { $text } в этом ходу
legends-one_round = { $text } за один раунд
legends-times = { $text } { $count ->
    [2] дважды
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}

## Количества. `none` стоит после «не иметь», когда ничего нет.

legends-amount-lp = { $count } ОЛ
    .none = ОЛ
legends-amount-mp = { $count ->
    [one] { $count } очко маршала
    [few] { $count } очка маршала
   *[other] { $count } очков маршала
}
    .none = очков маршала
legends-amount-wp = { $count ->
    [one] { $count } очко преступника
    [few] { $count } очка преступника
   *[other] { $count } очков преступника
}
    .none = очков преступника
legends-amount-money = { $count } $
    .none = денег
legends-amount-nuggets = { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
   *[other] { $count } самородков
}
    .none = самородков
legends-amount-wounds = { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
}
    .none = ран
legends-amount-poker = { $count ->
    [one] { $count } покерную карту
    [few] { $count } покерные карты
   *[other] { $count } покерных карт
}
    .nom = { $count ->
        [one] { $count } покерная карта
        [few] { $count } покерные карты
       *[other] { $count } покерных карт
    }
    .none = покерных карт
legends-amount-cattle = { $count ->
    [one] жетон скота
    [few] { $count } жетона скота
   *[other] { $count } жетонов скота
}
    .none = жетона скота
legends-amount-mounts = { $count ->
    [one] ездовое животное
    [few] { $count } ездовых животных
   *[other] { $count } ездовых животных
}
    .none = ездового животного
legends-amount-upgraded_mounts = { $count ->
    [one] улучшенное ездовое животное
    [few] { $count } улучшенных ездовых животных
   *[other] { $count } улучшенных ездовых животных
}
    .none = улучшенного ездового животного
legends-amount-misc_items = { $count ->
    [one] предмет
    [few] { $count } предмета
   *[other] { $count } предметов
}
    .none = предметов
legends-amount-spaces = { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[other] { $count } полей
}
legends-amount-move_actions = { $count ->
    [one] { $count } действие «Движение»
    [few] { $count } действия «Движение»
   *[other] { $count } действий «Движение»
}
legends-amount-regions = { $count ->
    [one] { $count } область
    [few] { $count } разные области
   *[other] { $count } разных областей
}
legends-amount-actions = { $count ->
    [one] { $count } дополнительное действие
    [few] { $count } дополнительных действия
   *[other] { $count } дополнительных действий
}
legends-amount-dice = { $count ->
    [one] { $count } кубик старателя
    [few] { $count } кубика старателя
   *[other] { $count } кубиков старателя
}
legends-amount-fight_cards = { $count ->
    [one] { $count } карту боя
    [few] { $count } карты боя
   *[other] { $count } карт боя
}

## Кто

legends-does = { $who } { $text }
legends-rival = соперник
legends-target = выбранный игрок
legends-attacked = атакованный игрок
legends-each = каждый игрок, который { $who },
legends-you = { $text }
legends-this_player = этот игрок
legends-each-one = для каждого игрока, который { $who }: { $text }
legends-nobody = нет игрока, который { $who }

## Решения

legends-choose = либо { $options }
    .they = либо { $options }, по своему выбору
    .yours = либо { $options }, по твоему выбору
legends-their_choice = { $text }, по своему выбору
legends-may = можешь { $text }
    .they = может { $text }
legends-if = если { $condition }: { $then }; иначе { $else }
legends-if-only = если { $condition }: { $then }
legends-by = по решению игрока, который играет за противника: { $text }
legends-by-may = если так решит игрок, который играет за противника, { $text }

## Что с кем-то происходит

legends-step-gain = получаешь { $what }
    .to = получить { $what }
    .they = получает { $what }
legends-step-lose = теряешь { $what }
    .to = потерять { $what }
    .they = теряет { $what }
legends-step-half-money = теряешь половину денег (с округлением вверх)
    .to = потерять половину денег (с округлением вверх)
    .they = теряет половину денег (с округлением вверх)
legends-step-half-nuggets = теряешь половину самородков (с округлением вверх)
    .to = потерять половину самородков (с округлением вверх)
    .they = теряет половину самородков (с округлением вверх)
legends-step-draw = берёшь { $what }
    .to = взять { $what }
    .they = берёт { $what }
legends-step-discard = сбрасываешь { $what }
    .to = сбросить { $what }
    .they = сбрасывает { $what }
legends-step-discard_random = сбрасываешь наугад { $what }
    .to = сбросить наугад { $what }
    .they = сбрасывает наугад { $what }
legends-step-heal = лечишь { $what }
    .to = вылечить { $what }
    .they = лечит { $what }
legends-step-heal-all = лечишь все раны
    .to = вылечить все раны
    .they = лечит все раны
legends-step-wound = получаешь { $what }
    .to = получить { $what }
    .they = получает { $what }
legends-step-return_cattle = возвращаешь жетон скота на его ранчо
    .to = вернуть жетон скота на его ранчо
    .they = возвращает жетон скота на его ранчо
legends-step-take_cattle = берёшь наугад жетон скота любого цвета, если у тебя его нет
    .to = взять наугад жетон скота любого цвета, если у тебя его нет
legends-step-item = получаешь { $item }; если нельзя, { $else }
    .to = получить { $item }; если нельзя, { $else }
legends-step-extra_actions = получаешь { $what } в этом ходу
    .to = получить { $what } в этом ходу
legends-step-move = перемещаешься максимум на { $what }
    .to = переместиться максимум на { $what }
legends-step-move-times = перемещаешься максимум на { $times ->
    [2] удвоенное
   *[other] { $times }-кратное
} число своих очков движения
    .to = переместиться максимум на { $times ->
    [2] удвоенное
   *[other] { $times }-кратное
} число своих очков движения
legends-step-place = размещаешь свою фигурку { $where }
    .to = разместить свою фигурку { $where }
legends-step-roll = бросаешь { $what } и получаешь результат; за каждую пустую грань: { $else }
    .to = бросить { $what } и получить результат; за каждую пустую грань: { $else }
legends-step-reroll_die = перебрасываешь этот кубик и получаешь ещё и новый результат
    .to = перебросить этот кубик и получить ещё и новый результат
legends-step-reroll_one = перебрасываешь один из кубиков старателя
    .to = перебросить один из кубиков старателя
legends-step-steal-money = забираешь у выбранного игрока { $what }
    .to = забрать у выбранного игрока { $what }
legends-step-steal-poker = забираешь наугад у выбранного игрока { $what }
    .to = забрать наугад у выбранного игрока { $what }
legends-step-peek_hand = смотришь наугад { $what } соперника
    .to = посмотреть наугад { $what } соперника
legends-step-peek_fight_cards = смотришь наугад { $what } из взятых против тебя
    .to = посмотреть наугад { $what } из взятых против тебя
legends-step-ante_draw = берёшь { $what } вместо 1
    .to = взять { $what } вместо 1
legends-step-discard_self = возвращаешь эту карту в магазин
    .to = вернуть эту карту в магазин
legends-step-restart_fight = начинаешь бой заново
    .to = начать бой заново
    .they = бой начинается заново
legends-step-fight_gang = сражаешься с бандой ({ $what }); если побеждаешь: { $then }
    .to = сразиться с бандой ({ $what }); если победишь: { $then }
legends-cards-drawn = { $count ->
    [one] { $count } карта боя
    [few] { $count } карты боя
   *[other] { $count } карт боя
}

## Что просто действует или происходит

legends-step-none = без эффекта
legends-step-nothing = ничего не происходит
legends-step-sheriff = если в игре есть преступник, можешь переместить шерифа максимум на { $what }
legends-step-sheriff_auto = шериф перемещается максимум на { $what } к преступнику с наибольшим числом очков преступника и сражается с первым встречным преступником
legends-step-bandits = в каждом логове { $letters } без фигурок появляется бандит
legends-worth = { $more ->
    [yes] на { $count } больше
   *[other] на { $count } меньше
}
legends-step-own_value = твоя карта стоит { $worth }
legends-step-own_value-card = эта карта стоит { $worth }
legends-step-rival_value = карта соперника стоит { $worth }
legends-step-cancel_fight_effect = эффект карты боя, сыгранной против тебя, отменяется
legends-step-uncancellable = Этот эффект нельзя отменить
legends-step-no_bandit_mp = Победа над бандитом в этом бою не даёт очка маршала
legends-step-nugget_limit = можешь нести ещё { $what } сверх обычного
legends-step-wild = в покере эта карта с руки заменяет любую карту
legends-step-as_nugget = можешь сбросить эту карту как ещё один самородок
legends-step-mib_lp = Человек в чёрном получает { $what }
    .he = получает { $what }
legends-step-mib-duel = Человек в чёрном вызывает на дуэль { $whom }; если побеждает: { $then }
    .he = он вызывает на дуэль { $whom }; если побеждает: { $then }
legends-step-mib-rob = Человек в чёрном грабит { $whom }; если побеждает: { $then }
    .he = он грабит { $whom }; если побеждает: { $then }
legends-step-mib-arrest = Человек в чёрном арестовывает { $whom }; если побеждает: { $then }
    .he = он арестовывает { $whom }; если побеждает: { $then }
legends-step-mib-poker = Человек в чёрном играет в покер { $where }, и любой в этом городе может присоединиться; если побеждает или никто не присоединился: { $then }
    .he = он играет в покер { $where }, и любой в этом городе может присоединиться; если побеждает или никто не присоединился: { $then }
legends-whom-most_lp = игрока с наибольшим числом ОЛ
legends-whom-most_money = игрока с наибольшей суммой денег

## Моменты. `vs` называет противника, `card` — для покерных карт.

legends-reaction = Реакция. { $text }
legends-on-action = Действие: { $text }
legends-on-gain = Когда получаешь эту карту: { $text }
legends-on-start_of_turn = В начале своего хода: { $text }
    .at = В начале своего хода, если стоишь { $where }: { $text }
legends-on-after_move_action = После своего действия «Движение»: { $text }
    .with = После своего действия «Движение», если на твоём поле стоит { $who }: { $text }
legends-on-before_fight = Перед боем: { $text }
    .vs = Перед боем { $against }: { $text }
legends-on-fight = В бою: { $text }
    .vs = В бою { $against }: { $text }
legends-on-fight_reveal = Когда эта карта открывается в бою: { $text }
    .vs = Когда эта карта открывается в бою { $against }: { $text }
legends-on-fight_reaction = После открытия карт в бою: { $text }
    .vs = После открытия карт в бою { $against }: { $text }
legends-on-after_fight = Когда { $fight }: { $text }
    .card = Когда с этой картой { $fight }: { $text }
legends-on-wounded = Когда получаешь раны (раз за действие): { $text }
legends-on-poker_ante = После ставки в покере: { $text }
legends-on-poker_end = После партии в покер: { $text }
    .win = После выигранной партии в покер: { $text }
    .loss = После проигранной партии в покер: { $text }
    .card = После партии в покер с этой картой с руки: { $text }
    .card-win = После выигранной партии в покер с этой картой с руки: { $text }
    .card-loss = После проигранной партии в покер с этой картой с руки: { $text }
legends-on-sell = Когда продаёшь самородки в банке: { $text }
legends-on-prospect_roll = После броска при добыче золота: { $text }
legends-on-after_prospect = После добычи золота: { $text }
legends-on-deliver = После доставки скота: { $text }

## Противники: те, кто на поле, и те, с кем сражаются

legends-against = против { $whom }
legends-with-player = персонаж другого игрока
legends-vs-player = персонажа другого игрока
legends-with-mib = Человек в чёрном
legends-vs-mib = Человека в чёрном
legends-with-outlaw = преступник
legends-vs-outlaw = преступника
legends-vs-virtual = неигрового персонажа
legends-vs-bandit = бандита

## Бои: что выигрывают и как

legends-fight-win = побеждаешь { $what }
    .to = победить { $what }
legends-fight-loss = проигрываешь { $what }
    .to = проиграть { $what }
legends-fight-any = сражаешься { $what }
    .to = сразиться { $what }
legends-fights-any = { $count ->
    [one] в бою
    [few] в { $count } боях
   *[other] в { $count } боях
}
legends-fights-player = { $count ->
    [one] в бою с персонажем другого игрока
    [few] в { $count } боях с персонажами других игроков
   *[other] в { $count } боях с персонажами других игроков
}
legends-fights-arrest = { $count ->
    [one] при аресте
    [few] при { $count } арестах
   *[other] при { $count } арестах
}
legends-fights-duel = { $count ->
    [one] в дуэли
    [few] в { $count } дуэлях
   *[other] в { $count } дуэлях
}
legends-fights-rob = { $count ->
    [one] при ограблении
    [few] при { $count } ограблениях
   *[other] при { $count } ограблениях
}
legends-fights-bandit = { $count ->
    [one] в бою с бандитом
    [few] в { $count } боях с бандитами
   *[other] в { $count } боях с бандитами
}
legends-fights-heist = { $count ->
    [one] при ограблении банка
    [few] при { $count } ограблениях банка
   *[other] при { $count } ограблениях банка
}
legends-fights-sheriff = { $count ->
    [one] в бою с шерифом
    [few] в { $count } боях с шерифом
   *[other] в { $count } боях с шерифом
}
legends-fights-gang = { $count ->
    [one] в бою с бандой
    [few] в { $count } боях с бандами
   *[other] в { $count } боях с бандами
}
legends-fight-attacker = в роли нападающего
legends-fight-defender = в роли защитника
legends-fight-wounds = { $text }, имея { $what }
legends-fight-wp_before = { $text }, имея в начале { $what }
legends-fight-reward-mp = { $text }, взяв в награду очко маршала
legends-fight-reward-lp = { $text }, взяв в награду ОЛ

## Что сделал игрок

legends-did-work = работаешь
    .to = поработать
legends-did-prospect = ищешь золото
    .to = поискать золото
legends-did-prospect-nuggets = добываешь { $what } за одно действие
    .to = добыть { $what } за одно действие
legends-did-sell = продаёшь самородки в банке
    .to = продать самородки в банке
legends-did-sell-nuggets = продаёшь { $what } в банке
    .to = продать { $what } в банке
legends-did-heist = пытаешься ограбить банк
    .to = попытаться ограбить банк
legends-did-doctor = идёшь к доктору
    .to = сходить к доктору
legends-did-doctor-healed = лечишь { $what } у доктора
    .to = вылечить { $what } у доктора
legends-did-revel = кутишь в кабаре
    .to = покутить в кабаре
legends-did-revel-spent = тратишь { $what } в кабаре за одно действие
    .to = потратить { $what } в кабаре за одно действие
legends-did-poker = играешь партию в покер
    .to = сыграть партию в покер
legends-did-poker-win = выигрываешь партию в покер
    .to = выиграть партию в покер
legends-did-poker-loss = проигрываешь партию в покер
    .to = проиграть партию в покер
legends-poker-active = в роли активного игрока
legends-poker-guest = в роли гостя
legends-poker-hand = с комбинацией «{ $hand }»
legends-poker-hand-or-better = с комбинацией «{ $hand }» или лучше
legends-poker-hand-or-worse = с комбинацией «{ $hand }» или хуже
legends-rank = { $rank }
legends-poker-hole = с картами { $ranks } с руки
legends-did-buy = покупаешь { $what }
    .to = купить { $what }
legends-did-upgrade = улучшаешь { $what }
    .to = улучшить { $what }
legends-did-item = что-нибудь в магазине
legends-did-take_cattle = берёшь на ранчо жетон скота
    .to = взять на ранчо жетон скота
legends-did-deliver = доставляешь скот
    .to = доставить скот
legends-did-deliver-rail = доставляешь скот по железной дороге
    .to = доставить скот по железной дороге
legends-did-deliver-rustle = доставляешь угнанный скот
    .to = доставить угнанный скот

## Что должно быть

legends-have = ты несёшь на себе { $what }
    .to = иметь { $what }
    .they = набрал { $what }
legends-have-none = у тебя нет { $what }
    .to = не иметь { $what }
    .they = остался без { $what }
legends-carry = ты везёшь { $what }
    .to = иметь при себе { $what }
    .they = везёт { $what }
legends-own = ты держишь при себе { $what }
    .to = иметь { $what }
    .they = держит при себе { $what }
legends-hold = ты держишь на руке { $what }
    .to = держать на руке { $what }
    .they = держит на руке { $what }
legends-be = ты { $what }
    .to = играть как { $what }
    .they = играет как { $what }
legends-fewer-than-black = ты отстаёшь по ОЛ от Человека в чёрном
    .to = отставать по ОЛ от Человека в чёрном
    .they = отстаёт по ОЛ от Человека в чёрном
legends-stand = ты стоишь { $where }
    .to = стоять { $where }
    .they = стоит { $where }
legends-end_move = ты заканчиваешь движение { $where }
    .to = закончить движение { $where }
    .they = заканчивает движение { $where }
legends-at-in_town = в городе
legends-at-outside_towns = вне обоих городов
legends-at-other_ranch = на ранчо другого цвета
legends-at-space = на поле «{ $space }»
legends-turn-steps = проходишь { $what } за один ход
    .to = пройти { $what } за один ход
legends-turn-move_actions = совершаешь { $what } за один ход
    .to = совершить { $what } за один ход
legends-turn-regions = посещаешь { $what } за один ход
    .to = посетить { $what } за один ход
legends-turn-gained = получаешь { $what } за один ход
    .to = получить { $what } за один ход
legends-turn-lp_in_one_action = получаешь { $what } за одно действие
    .to = получить { $what } за одно действие
legends-pay-money = платишь { $what }
    .to = заплатить { $what }
legends-pay-poker = сбрасываешь { $what }
    .to = сбросить { $what }
legends-pay-item = возвращаешь в магазин { $what }
    .to = вернуть в магазин { $what }
