### Легенды Дикого Запада по-русски: стол, варианты и ход игры. Названия карт — в legends-cards.ftl.

game-legends = Легенды Дикого Запада
set-legends-base = Базовая игра

## Настройки стола и настройки, которые идут вместе

legends-setting-length = Длительность
    .about = При скольких очках легенды начинается финал: короткая 15, средняя 20, длинная 25.
legends-setting-length-short = Короткая
legends-setting-length-medium = Средняя
legends-setting-length-long = Длинная
legends-setting-goals = Цели
    .about = У каждого три тайные цели своего персонажа; за каждую выполненную дают жетоны легенды.
legends-setting-first_game = Первая игра
    .about = Для знакомства: 15 очков легенды, одна колода историй, без скота, а из прочих предметов только провизия.
legends-preset-classic = Классика
    .about = Полная игра до 20 очков легенды, без целей.
legends-preset-first_game = Первая игра
    .about = Короткая игра с меньшим числом правил: хороша для знакомства.
legends-preset-legendary = Легендарная
    .about = Длинная игра до 25 очков легенды, с целями.

## Части фраз

legends-card = { $sign } «{ $name }»
legends-fight-card = карта боя { $rank }
legends-quoted = «{ $name }»
legends-why = { " " }({ $source })
legends-shown = { $who_is ->
    [you] ты
   *[other] { $who }
} — { $card } ({ $worth })
legends-total = { $who } { legends-amount-lp }
legends-fighter-black = Человек в чёрном
legends-fighter-bandit = бандит
legends-fighter-heist = охранник
legends-fighter-sheriff = шериф
legends-fighter-gang = банда

## За что что-то произошло

legends-source-setup = подготовка
legends-source-income = доход
legends-source-work = работа
legends-source-store = магазин
legends-source-bank = банк
legends-source-doctor = доктор
legends-source-cabaret = кабаре
legends-source-poker = покер
legends-source-prospect = добыча золота
legends-source-delivery = доставка скота
legends-source-fight = бой
legends-source-jail = тюрьма
legends-source-limit = предел
legends-source-marshal = шкала маршала
legends-source-wanted = шкала преступника
legends-source-cattle = бонус за скот

## Строки счёта

legends-line-lp = очки легенды на шкале
legends-line-items = улучшенное оружие и ездовые животные
legends-line-money = деньги
legends-line-wanted = очки преступника
legends-line-marshal = очки маршала
legends-line-tokens = жетоны легенды
legends-line-wounds = раны

## Что решает игрок

legends-prompt-character = Выбери персонажа, которым будешь играть.
    .waiting = { $player } выбирает персонажа.
legends-prompt-start = Выбери поле, с которого начнёшь.
    .waiting = { $player } выбирает, где начать.
legends-prompt-free = Прежде чем ход продолжится, можно сделать что-нибудь бесплатное или пасовать.
    .waiting = { $player } может сделать что-нибудь бесплатное.
legends-prompt-prepare = Одновременно срабатывает несколько твоих эффектов; выбери, какой будет первым.
    .waiting = { $player } выбирает, какой эффект будет первым.
legends-prompt-income = Выбери доход.
    .waiting = { $player } выбирает доход.
legends-prompt-equip = { $what ->
        [mount] Выбери, на ком поедешь в этом ходу.
       *[weapon] Выбери оружие на этот ход.
    }
    .waiting = { $player } выбирает оружие и ездовое животное.
legends-prompt-act = { $left ->
        [0] Действий не осталось; остаются бесплатные дела, или закончи ход.
        [one] Осталось { $left } действие; выбери, что сделать, или закончи ход.
        [few] Осталось { $left } действия; выбери, что сделать, или закончи ход.
       *[many] Осталось { $left } действий; выбери, что сделать, или закончи ход.
    }
    .waiting = { $player } выбирает, что сделать.
legends-prompt-walk = Выбери, куда идти (осталось шагов: { $left }).
    .waiting = { $player } в пути.
legends-prompt-target = Выбери цель ({ $source }).
    .waiting = { $player } выбирает цель.
legends-prompt-choose = Выбери одно ({ $source }).
    .waiting = { $player } выбирает, что сделает карта.
legends-prompt-may = «{ $source }»: воспользоваться? { $text }
    .waiting = { $player } решает, воспользоваться ли эффектом.
legends-prompt-discard = Сбрось { legends-amount-poker } ({ $source }).
    .waiting = { $player } выбирает, что сбросить.
legends-prompt-colour = Выбери, какого цвета скот взять.
    .waiting = { $player } выбирает скот.
legends-prompt-lay = { $kind ->
        [arrest] Положи карту для ареста.
        [duel] Положи карту для дуэли.
        [rob] Положи карту для ограбления.
        [bandit] Положи карту против бандита.
        [heist] Положи карту против охранника.
        [sheriff] Положи карту против шерифа.
       *[gang] Положи карту против банды.
    }
    .waiting = { $player } выбирает карту для боя.
legends-prompt-fight_card = { $kind ->
        [bandit] Выбери карту, которой сражается бандит.
        [heist] Выбери карту, которой сражается охранник.
        [sheriff] Выбери карту, которой сражается шериф.
       *[gang] Выбери карту, которой сражается банда.
    }
    .waiting = { $player } выбирает карту боя противника.
legends-prompt-react = Твоя карта стоит { $own }, карта соперника { $rival }; ответь реакцией или пасуй.
    .waiting = { $player } может ответить реакцией.
legends-prompt-bandit_reward = Выбери награду за бандита.
    .waiting = { $player } выбирает награду за бандита.
legends-prompt-take_token = Забери и скот или оставь его.
    .waiting = { $player } решает, забрать ли скот.
legends-prompt-loot = Выбери добычу: { $money } $ или самородки ({ $nuggets }).
    .waiting = { $player } выбирает добычу.
legends-prompt-shop = Выбери, что купить или улучшить (у тебя { $money } $).
    .waiting = { $player } делает покупки.
legends-prompt-sell = Выбери, что продать.
    .waiting = { $player } продаёт золото.
legends-prompt-dice = Перебрось кубик или оставь кубики как есть.
    .waiting = { $player } ищет золото.
legends-prompt-join = Сыграть в покер за 10 $ или пас? Играют: { $count }, на кону: { $pot } $.
    .waiting = { $player } решает, сыграть ли в покер.
legends-prompt-hole = Выбери карты, которые сыграешь к флопу.
    .waiting = { $player } выбирает покерные карты.
legends-prompt-house = Выбери карты, которые сыграет к флопу крупье.
    .waiting = { $player } выбирает карты крупье.
legends-prompt-story_order = Выбери, какая история разыграется первой.
    .waiting = { $player } выбирает, какая история будет первой.
legends-prompt-sheriff = Можно переместить шерифа (осталось шагов: { $left }).
    .waiting = { $player } может переместить шерифа.
legends-prompt-suspect = Выбери преступника, за которого возьмётся шериф.
    .waiting = { $player } выбирает, за кого возьмётся шериф.
legends-prompt-track = Выбери путь, которым шериф идёт за преступником.
    .waiting = { $player } выбирает путь шерифа.
legends-prompt-goals = Сейчас можно выполнить цель или пасовать.
    .waiting = { $player } может выполнить цель.
legends-prompt-tokens = Выбери жетоны легенды, которые оставишь себе.
    .waiting = { $player } выбирает жетоны легенды.
legends-prompt-hand_limit = На руке слишком много карт; сбрось { legends-amount-poker }.
    .waiting = { $player } выбирает, что сбросить.

## Варианты

legends-option-TakeCharacter = Играть персонажем { $character }
legends-option-StartAt = Начать здесь: { $space }
legends-option-TakeIncome = { $money ->
    [0] Взять { legends-amount-poker }
   *[other] { $count ->
        [0] Взять { $money } $
       *[other] Взять { $money } $ и { legends-amount-poker }
    }
}
legends-option-Ready = { $item_is ->
    [mount] Оседлать { $item_it }
   *[weapon] Взять в руки { $item_it }
}
legends-option-StepTo = Идти на поле «{ $space }»
legends-option-Stop = Остановиться
legends-option-PlayCard = Сыграть карту { $card }
legends-option-ReactWith = Ответить картой { $card }
legends-option-UseItem = Применить: { $item }
legends-option-UseAbility = Применить способность ({ $character })
legends-option-Attack = { $target_is ->
    [black] { $kind ->
        [arrest] Арестовать Человека в чёрном
        [duel] Вызвать на дуэль Человека в чёрном
       *[rob] Ограбить Человека в чёрном
    }
   *[other] { $kind ->
        [arrest] Арестовать игрока { $target }
        [duel] Вызвать на дуэль игрока { $target }
       *[rob] Ограбить игрока { $target }
    }
}
legends-option-Work = Работать за 10 $
legends-option-Shop = Пойти за покупками
legends-option-OpenPoker = Открыть партию в покер за 10 $
legends-option-Prospect = Искать золото
legends-option-SellGold = Продать золото
legends-option-RobBank = Попробовать ограбить банк
legends-option-SeeDoctor = Пойти к доктору за 10 $
legends-option-Party = Кутить на { $spent } $ ({ $lp } ОЛ)
legends-option-TakeCattle = Взять скот
legends-option-Deliver = { $how ->
    [rail] Отправить скот по железной дороге
   *[rustle] Продать угнанный скот
}
legends-option-Contribute = { $moved ->
    [0] { $card_is ->
        [none] Положить диск на историю «{ $story }»
       *[seen] Положить диск на историю «{ $story }» и сбросить карту { $card }
    }
   *[1] { $card_is ->
        [none] Переложить другой диск на историю «{ $story }»
       *[seen] Переложить другой диск на историю «{ $story }» и сбросить карту { $card }
    }
}
legends-option-CompleteGoal = Выполнить цель «{ $goal }»
legends-option-EndTurn = Закончить ход
legends-option-Pick = { CAPITAL($effect) }
legends-option-Accept = Сделать это
legends-option-Aim = { $target_is ->
    [black] Цель: Человек в чёрном
   *[other] Цель: { $target }
}
legends-option-LayCard = Положить карту { $card }
legends-option-Surrender = Сдаться
legends-option-LayFightCard = Положить: { $card } — { $text }
legends-option-Prepare = Сначала { $source }
legends-option-Join = Сесть за стол за 10 $
legends-option-LayHole = { $cards_are ->
    [none] Играть без карт с руки
   *[seen] Сыграть { $cards }
}
legends-option-Buy = { $ready ->
    [0] Купить { $item_it } за { $price } $
   *[1] { $item_is ->
        [mount] Купить { $item_it } за { $price } $ и сразу оседлать
       *[weapon] Купить { $item_it } за { $price } $ и сразу взять в руки
    }
}
legends-option-Upgrade = Улучшить за { $price } $: { $item }
legends-option-LeaveStore = Выйти из магазина
legends-option-RollAgain = { $item_is ->
    [none] Оставить 10 $ и перебросить кубик { $number }
   *[misc] Перебросить кубик { $number } ({ $item })
}
legends-option-KeepDice = Оставить кубики
legends-option-Sell = { $cards_are ->
    [none] Продать { legends-amount-nuggets }
   *[seen] { $count ->
        [0] Продать { $cards }
       *[other] Продать { legends-amount-nuggets } и { $cards }
    }
}
legends-option-PickColour = { $colour ->
    [blue] Взять синий скот
   *[green] Взять зелёный скот
}
legends-option-TakeToken = { $take ->
    [0] Оставить скот
   *[1] Забрать скот
}
legends-option-Loot = { $thing ->
    [money] Забрать половину денег
   *[nuggets] Забрать половину самородков
}
legends-option-Discard = Сбросить карту { $card }
legends-option-MoveSheriff = Переместить шерифа на поле «{ $space }»
legends-option-ResolveFirst = Сначала разыграть историю «{ $story }»
legends-option-KeepTokens = Оставить жетоны { $kept }

## Ход игры

legends-event-GameBegan = Игра начинается, за столом { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}; { $first_is ->
    [you] начинаешь ты
   *[other] начинает { $first }
}, финал при { $target } ОЛ.
legends-event-CharacterShown = { $seat } играет персонажем { $character }.
    .you = Ты играешь персонажем { $character }.
legends-event-FigurePlaced = Фигурка игрока { $seat } теперь на поле «{ $space }».
    .you = Твоя фигурка теперь на поле «{ $space }».
legends-event-TurnBegan = Раунд { $round }, ход { $number }: ходит { $seat }.
    .you = Раунд { $round }, ход { $number }: ходишь ты.
legends-event-IncomeTaken = { $money ->
    [0] { $seat } берёт доход: { legends-amount-poker }.
   *[other] { $count ->
        [0] { $seat } берёт доход: { $money } $.
       *[other] { $seat } берёт доход: { $money } $ и { legends-amount-poker }.
    }
}
    .you = { $money ->
    [0] Ты берёшь доход: { legends-amount-poker }.
   *[other] { $count ->
        [0] Ты берёшь доход: { $money } $.
       *[other] Ты берёшь доход: { $money } $ и { legends-amount-poker }.
    }
}
legends-event-Readied = { $item_is ->
    [mount] { $seat } седлает { $item_it }.
   *[weapon] { $seat } выбирает оружие: { $item_it }.
}
    .you = { $item_is ->
    [mount] Ты седлаешь { $item_it }.
   *[weapon] Ты выбираешь оружие: { $item_it }.
}
legends-event-Moved = { $seat } идёт на поле «{ $space }».
    .you = Ты идёшь на поле «{ $space }».
legends-event-LpGained = { $seat } получает { legends-amount-lp }{ $why }.
    .you = Ты получаешь { legends-amount-lp }{ $why }.
legends-event-LpLost = { $seat } теряет { legends-amount-lp }{ $why }.
    .you = Ты теряешь { legends-amount-lp }{ $why }.
legends-event-MoneyGained = { $seat } получает { legends-amount-money }{ $why }.
    .you = Ты получаешь { legends-amount-money }{ $why }.
legends-event-MoneyLost = { $seat } теряет { legends-amount-money }{ $why }.
    .you = Ты теряешь { legends-amount-money }{ $why }.
legends-event-NuggetsGained = { $seat } получает { legends-amount-nuggets }{ $why }.
    .you = Ты получаешь { legends-amount-nuggets }{ $why }.
legends-event-NuggetsLost = { $seat } теряет { legends-amount-nuggets }{ $why }.
    .you = Ты теряешь { legends-amount-nuggets }{ $why }.
legends-event-MarshalGained = { $seat }: теперь { legends-amount-mp }{ $why }.
    .you = У тебя теперь { legends-amount-mp }{ $why }.
legends-event-MarshalLost = { $seat } теряет { legends-amount-mp } и больше не маршал.
    .you = Ты теряешь { legends-amount-mp } и больше не маршал.
legends-event-WantedGained = { $seat }: теперь { legends-amount-wp }{ $why }.
    .you = У тебя теперь { legends-amount-wp }{ $why }.
legends-event-WantedLost = { $seat } теряет { legends-amount-wp } и больше не преступник.
    .you = Ты теряешь { legends-amount-wp } и больше не преступник.
legends-event-CardsDrawn = { $cards_are ->
    [seen] { $seat } берёт { legends-amount-poker }{ $why }: { $cards }.
   *[unseen] { $seat } берёт { legends-amount-poker }{ $why }.
}
    .you = { $cards_are ->
    [seen] Ты берёшь { legends-amount-poker }{ $why }: { $cards }.
   *[unseen] Ты берёшь { legends-amount-poker }{ $why }.
}
legends-event-CardDiscarded = { $seat } сбрасывает карту { $card }{ $why }.
    .you = Ты сбрасываешь карту { $card }{ $why }.
legends-event-CardPlayed = { $seat } играет карту { $card }.
    .you = Ты играешь карту { $card }.
legends-event-CardStolen = { $card_is ->
    [unseen] { $target_is ->
        [black] { $seat } забирает у Человека в чёрном покерную карту.
        [you] { $seat } забирает у тебя покерную карту.
       *[other] { $seat } забирает у игрока { $target } покерную карту.
    }
   *[seen] { $target_is ->
        [black] { $seat } забирает у Человека в чёрном карту { $card }.
        [you] { $seat } забирает у тебя карту { $card }.
       *[other] { $seat } забирает у игрока { $target } карту { $card }.
    }
}
    .you = { $card_is ->
    [unseen] { $target_is ->
        [black] Ты забираешь у Человека в чёрном покерную карту.
       *[other] Ты забираешь у игрока { $target } покерную карту.
    }
   *[seen] { $target_is ->
        [black] Ты забираешь у Человека в чёрном карту { $card }.
       *[other] Ты забираешь у игрока { $target } карту { $card }.
    }
}
legends-event-MoneyStolen = { $target_is ->
    [black] { $seat } забирает у Человека в чёрном { legends-amount-money }.
    [you] { $seat } забирает у тебя { legends-amount-money }.
   *[other] { $seat } забирает у игрока { $target } { legends-amount-money }.
}
    .you = { $target_is ->
    [black] Ты забираешь у Человека в чёрном { legends-amount-money }.
   *[other] Ты забираешь у игрока { $target } { legends-amount-money }.
}
legends-event-DeckShuffled = Сброс перемешивается в новую покерную колоду ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}).
legends-event-Wounded = { $seat } получает { legends-amount-wounds }{ $why }, всего { $wounds }.
    .you = Ты получаешь { legends-amount-wounds }{ $why }, всего { $wounds }.
legends-event-Healed = { $seat } лечит { legends-amount-wounds }{ $why }, остаётся { $wounds }.
    .you = Ты лечишь { legends-amount-wounds }{ $why }, остаётся { $wounds }.
legends-event-AbilityUsed = { $ability_is ->
    [character] { $seat } применяет способность ({ $ability }).
    [item] { $seat } применяет предмет «{ $ability }».
    [card] { $seat } применяет карту «{ $ability }».
   *[else] { $seat } пользуется возможностью ({ $ability }).
}
    .you = { $ability_is ->
    [character] Ты применяешь способность ({ $ability }).
    [item] Ты применяешь предмет «{ $ability }».
    [card] Ты применяешь карту «{ $ability }».
   *[else] Ты пользуешься возможностью ({ $ability }).
}
legends-event-ActionsGained = { $seat } получает { legends-amount-actions }{ $why }.
    .you = Ты получаешь { legends-amount-actions }{ $why }.
legends-event-Worked = { $seat } работает за 10 $ ({ $space }).
    .you = Ты работаешь за 10 $ ({ $space }).
legends-event-ItemBought = { $seat } покупает { $item_it } за { $price } $.
    .you = Ты покупаешь { $item_it } за { $price } $.
legends-event-ItemUpgraded = { $seat } платит { $price } $ за улучшение: { $item }.
    .you = Ты платишь { $price } $ за улучшение: { $item }.
legends-event-ItemGained = { $seat } получает { $item_it }{ $why }.
    .you = Ты получаешь { $item_it }{ $why }.
legends-event-ItemReturned = { $seat } возвращает { $item_it } в магазин.
    .you = Ты возвращаешь { $item_it } в магазин.
legends-event-DiceRolled = { $seat } бросает кубики: { $faces }.
    .you = Ты бросаешь кубики: { $faces }.
legends-event-DieRerolled = { $seat } перебрасывает кубик { $die }{ $why }: { $face }.
    .you = Ты перебрасываешь кубик { $die }{ $why }: { $face }.
legends-event-NuggetsSold = { $cards_are ->
    [none] { $seat } продаёт в банке { legends-amount-nuggets }.
   *[seen] { $count ->
        [0] { $seat } продаёт в банке { $cards }.
       *[other] { $seat } продаёт в банке { legends-amount-nuggets } и { $cards }.
    }
}
    .you = { $cards_are ->
    [none] Ты продаёшь в банке { legends-amount-nuggets }.
   *[seen] { $count ->
        [0] Ты продаёшь в банке { $cards }.
       *[other] Ты продаёшь в банке { legends-amount-nuggets } и { $cards }.
    }
}
legends-event-DoctorVisited = { $seat } платит доктору 10 $ и избавляется от ран (вылечено: { $count }).
    .you = Ты платишь доктору 10 $ и избавляешься от ран (вылечено: { $count }).
legends-event-Partied = { $seat } кутит в кабаре на { $spent } $.
    .you = Ты кутишь в кабаре на { $spent } $.
legends-event-CattleTaken = { $token_is ->
    [unseen] { $colour ->
        [blue] { $seat } берёт синий скот.
       *[green] { $seat } берёт зелёный скот.
    }
   *[seen] { $colour ->
        [blue] { $seat } берёт синий скот (бонус: { $token }).
       *[green] { $seat } берёт зелёный скот (бонус: { $token }).
    }
}
    .you = { $token_is ->
    [unseen] { $colour ->
        [blue] Ты берёшь синий скот.
       *[green] Ты берёшь зелёный скот.
    }
   *[seen] { $colour ->
        [blue] Ты берёшь синий скот (бонус: { $token }).
       *[green] Ты берёшь зелёный скот (бонус: { $token }).
    }
}
legends-event-CattleLost = { $colour ->
    [blue] { $seat } теряет скот, он возвращается на синее ранчо.
   *[green] { $seat } теряет скот, он возвращается на зелёное ранчо.
}
    .you = { $colour ->
    [blue] Ты теряешь скот, он возвращается на синее ранчо.
   *[green] Ты теряешь скот, он возвращается на зелёное ранчо.
}
legends-event-CattleStolen = { $token_is ->
    [unseen] { $target_is ->
        [you] { $seat } забирает у тебя скот.
       *[other] { $seat } забирает скот у игрока { $target }.
    }
   *[seen] { $target_is ->
        [you] { $seat } забирает у тебя скот (бонус: { $token }).
       *[other] { $seat } забирает скот у игрока { $target } (бонус: { $token }).
    }
}
    .you = { $token_is ->
    [unseen] Ты забираешь скот у игрока { $target }.
   *[seen] Ты забираешь скот у игрока { $target } (бонус: { $token }).
}
legends-event-CattleDelivered = { $how ->
    [rail] { $colour ->
        [blue] { $seat } отправляет синий скот по железной дороге (бонус: { $token }).
       *[green] { $seat } отправляет зелёный скот по железной дороге (бонус: { $token }).
    }
   *[rustle] { $colour ->
        [blue] { $seat } продаёт угнанный синий скот (бонус: { $token }).
       *[green] { $seat } продаёт угнанный зелёный скот (бонус: { $token }).
    }
}
    .you = { $how ->
    [rail] { $colour ->
        [blue] Ты отправляешь синий скот по железной дороге (бонус: { $token }).
       *[green] Ты отправляешь зелёный скот по железной дороге (бонус: { $token }).
    }
   *[rustle] { $colour ->
        [blue] Ты продаёшь угнанный синий скот (бонус: { $token }).
       *[green] Ты продаёшь угнанный зелёный скот (бонус: { $token }).
    }
}
legends-event-FightDeclared = { $kind ->
    [arrest] { $black ->
        [attacks] { $defender_is ->
            [you] Человек в чёрном пытается арестовать тебя.
           *[other] Человек в чёрном пытается арестовать игрока { $defender }.
        }
       *[absent] { $attacker_is ->
            [you] Ты пытаешься арестовать игрока { $defender }.
           *[other] { $defender_is ->
                [you] { $attacker } пытается арестовать тебя.
               *[other] { $attacker } пытается арестовать игрока { $defender }.
            }
        }
    }
    [duel] { $black ->
        [attacks] { $defender_is ->
            [you] Человек в чёрном вызывает тебя на дуэль.
           *[other] Человек в чёрном вызывает на дуэль игрока { $defender }.
        }
        [defends] { $attacker_is ->
            [you] Ты вызываешь на дуэль Человека в чёрном.
           *[other] { $attacker } вызывает на дуэль Человека в чёрном.
        }
       *[absent] { $attacker_is ->
            [you] Ты вызываешь на дуэль игрока { $defender }.
           *[other] { $defender_is ->
                [you] { $attacker } вызывает тебя на дуэль.
               *[other] { $attacker } вызывает на дуэль игрока { $defender }.
            }
        }
    }
    [rob] { $black ->
        [attacks] { $defender_is ->
            [you] Человек в чёрном пытается ограбить тебя.
           *[other] Человек в чёрном пытается ограбить игрока { $defender }.
        }
        [defends] { $attacker_is ->
            [you] Ты пытаешься ограбить Человека в чёрном.
           *[other] { $attacker } пытается ограбить Человека в чёрном.
        }
       *[absent] { $attacker_is ->
            [you] Ты пытаешься ограбить игрока { $defender }.
           *[other] { $defender_is ->
                [you] { $attacker } пытается ограбить тебя.
               *[other] { $attacker } пытается ограбить игрока { $defender }.
            }
        }
    }
    [bandit] { $defender_is ->
        [you] На тебя нападает бандит
       *[other] На игрока { $defender } нападает бандит
    }; за бандита { $actor_is ->
        [you] играешь ты
       *[other] играет { $actor }
    }.
    [heist] { $attacker_is ->
        [you] Ты пытаешься ограбить банк
       *[other] { $attacker } пытается ограбить банк
    }; за охранника { $actor_is ->
        [you] играешь ты
       *[other] играет { $actor }
    }.
    [sheriff] { $defender_is ->
        [you] На тебя нападает шериф
       *[other] На игрока { $defender } нападает шериф
    }; за шерифа { $actor_is ->
        [you] играешь ты
       *[other] играет { $actor }
    }.
   *[gang] { $defender_is ->
        [you] На тебя нападает банда ({ $source })
       *[other] На игрока { $defender } нападает банда ({ $source })
    }; за банду { $actor_is ->
        [you] играешь ты
       *[other] играет { $actor }
    }.
}
legends-event-HandPeeked = { $cards_are ->
    [seen] { $target_is ->
        [you] { $seat } смотрит твои карты: { $cards }.
       *[other] { $seat } смотрит карты игрока { $target }: { $cards }.
    }
   *[unseen] { $target_is ->
        [you] { $seat } смотрит твои карты.
       *[other] { $seat } смотрит карты игрока { $target }.
    }
}
    .you = { $cards_are ->
    [seen] Ты смотришь карты игрока { $target }: { $cards }.
   *[unseen] Ты смотришь карты игрока { $target }.
}
legends-event-FightCardsPeeked = { $cards_are ->
    [seen] { $seat } смотрит карты боя противника: { $cards }.
   *[unseen] { $seat } смотрит карты боя противника.
}
    .you = { $cards_are ->
    [seen] Ты смотришь карты боя противника: { $cards }.
   *[unseen] Ты смотришь карты боя противника.
}
legends-event-FightCardsDrawn = { $seat } берёт за противника: { $cards }.
    .you = Ты берёшь за противника: { $cards }.
legends-event-CardLaid = { $card_is ->
    [unseen] { $seat } кладёт карту рубашкой вверх.
   *[seen] { $seat } кладёт рубашкой вверх карту { $card }.
}
    .you = { $card_is ->
    [unseen] Ты кладёшь карту рубашкой вверх.
   *[seen] Ты кладёшь рубашкой вверх карту { $card }.
}
legends-event-Surrendered = { $seat } сдаётся.
    .you = Ты сдаёшься.
legends-event-CardsRevealed = Карты вскрываются: { $shown }.
legends-event-EffectCancelled = { $seat } отменяет эффект: { $fight_card }.
    .you = Ты отменяешь эффект: { $fight_card }.
legends-event-FightRestarted = Бой начинается заново{ $why }.
legends-event-FightWon = { $compared ->
    [tie] Ничья { $high } : { $low }, { $winner_is ->
        [you] ты побеждаешь
       *[other] побеждает { $winner }
    }
    [yes] Счёт { $high } : { $low }, { $winner_is ->
        [you] ты побеждаешь
       *[other] побеждает { $winner }
    }
   *[no] { $winner_is ->
        [you] Ты побеждаешь без боя
       *[other] { CAPITAL($winner) } побеждает без боя
    }
}, { $loser_is ->
    [you] ты проигрываешь.
   *[other] проигрывает { $loser }.
}
legends-event-Jailed = { $seat } отправляется в тюрьму.
    .you = Ты отправляешься в тюрьму.
legends-event-BanditLeft = Бандит уходит с поля «{ $space }».
legends-event-BanditsCame = Появляются бандиты: { $spaces }.
legends-event-SheriffMoved = Шериф идёт на поле «{ $space }» (посылает { $seat }).
    .you = Шериф идёт на поле «{ $space }» (посылаешь ты).
legends-event-SheriffReturned = Шериф возвращается в свой офис.
legends-event-SheriffCaught = Шериф настигает игрока { $seat }.
    .you = Шериф настигает тебя.
legends-event-PokerOpened = { $host_is ->
    [black] Человек в чёрном открывает партию в покер { $where }.
    [you] Ты платишь 10 $ и открываешь партию в покер { $where }.
   *[other] { $host } платит 10 $ и открывает партию в покер { $where }.
}
legends-event-PokerJoined = { $seat } платит 10 $ и садится играть.
    .you = Ты платишь 10 $ и садишься играть.
legends-event-PokerDeclined = { $seat } не играет.
    .you = Ты не играешь.
legends-event-HouseDealt = { $cards_are ->
    [seen] { $seat } играет за крупье: { $cards }.
   *[unseen] { $seat } играет за крупье.
}
    .you = { $cards_are ->
    [seen] Ты играешь за крупье: { $cards }.
   *[unseen] Ты играешь за крупье.
}
legends-event-FlopTurned = Флоп: { $cards }; на кону { $pot } $.
legends-event-HandShown = { $seat } показывает { $cards }: { $hand }.
    .you = Ты показываешь { $cards }: { $hand }.
legends-event-HouseShown = { $seat_is ->
    [nobody] Человек в чёрном показывает { $cards } из карт { $house }: { $hand }.
   *[other] Крупье показывает { $cards } из карт { $house }: { $hand }.
}
legends-event-PotWon = { $count ->
    [0] Крупье никто не обыграл; кон { $pot } $ пропадает.
    [one] { $winners } забирает кон { $pot } $.
    [few] Кон { $pot } $ делят: { $winners }.
   *[many] Кон { $pot } $ делят: { $winners }.
}
legends-event-DiscPlaced = { $moved ->
    [0] { $seat } кладёт диск на историю «{ $story }».
   *[1] { $seat } перекладывает диск на историю «{ $story }».
}
    .you = { $moved ->
    [0] Ты кладёшь диск на историю «{ $story }».
   *[1] Ты перекладываешь диск на историю «{ $story }».
}
legends-event-StoryTurned = Разыгрывается история «{ $story }», награду получают: { $seats }.
legends-event-StoryUncovered = Открывается новая история: «{ $story }».
legends-event-GoalCompleted = { $seat } выполняет цель «{ $goal }».
    .you = Ты выполняешь цель «{ $goal }».
legends-event-TokensKept = { $tokens_are ->
    [seen] У игрока { $seat } теперь { $count ->
        [one] { $count } жетон легенды
        [few] { $count } жетона легенды
       *[many] { $count } жетонов легенды
    }: { $tokens }.
   *[unseen] У игрока { $seat } теперь { $count ->
        [one] { $count } жетон легенды
        [few] { $count } жетона легенды
       *[many] { $count } жетонов легенды
    }.
}
    .you = { $tokens_are ->
    [seen] У тебя теперь { $count ->
        [one] { $count } жетон легенды
        [few] { $count } жетона легенды
       *[many] { $count } жетонов легенды
    }: { $tokens }.
   *[unseen] У тебя теперь { $count ->
        [one] { $count } жетон легенды
        [few] { $count } жетона легенды
       *[many] { $count } жетонов легенды
    }.
}
legends-event-BlackCardTurned = Человек в чёрном открывает карту «{ $black }» и идёт на поле «{ $space }».
legends-event-BlackGained = Человек в чёрном получает { legends-amount-lp }, всего { $lp }.
legends-event-EndTriggered = Конец близок: раунд { $last_round } будет последним.
legends-event-RowScored = { $seat } получает { legends-amount-lp } за очки преступника.
    .you = Ты получаешь { legends-amount-lp } за очки преступника.
legends-event-Scored = { $seat }: { legends-amount-lp } — { $line }.
    .you = Ты: { legends-amount-lp } — { $line }.
legends-event-BlackScored = Человек в чёрном: { legends-amount-lp } — { $line }.
legends-event-GameEnded = Игра окончена. { $result } Итоговый счёт: { $totals }.

## Чем кончилось

legends-result-most-lp = Больше всех очков легенды набирает и побеждает { $winners }.
legends-result-shared = Победу делят: { $winners }.
legends-result-black = Никто не набрал больше очков легенды, чем Человек в чёрном: победа за ним.

## Почему что-то нельзя сделать

complaint-first-game-goals = первая игра проходит без целей
refusal-no-actions-left = В этом ходу у тебя не осталось действий.
refusal-not-enough-money = Это стоит { $price } $, а у тебя { $money } $.
refusal-sheriff-there = Там стоит шериф, а ты преступник.
refusal-no-location = На твоём поле нет локации.
refusal-nothing-to-buy = На { $money } $ в магазине нечего купить или улучшить.
refusal-nothing-to-sell = У тебя нет ни самородка, ни карты, которая считается самородком.
refusal-heist-tried = Грабить банк можно только один раз за ход.
refusal-no-poker-card = У тебя нет покерной карты для боя.
refusal-no-wounds = У тебя нет ран.
refusal-no-cattle-in-game = В первой игре нет скота.
refusal-has-cattle = У тебя уже есть скот, а больше одного жетона брать нельзя.
refusal-ranch-empty = На этом ранчо не осталось скота.
refusal-outlaw-by-rail = Преступникам нельзя отправлять скот по железной дороге.
refusal-own-ranch = Твой скот с этого ранчо; угнанный продают на другом.
refusal-black-not-arrested = Человека в чёрном нельзя арестовать.
refusal-black-attacked = Нападать на Человека в чёрном можно только один раз за ход.
refusal-attacked-already = Нападать на игрока { $player } можно только один раз за ход.
refusal-not-a-lawman = Арестовывать могут только маршалы, а у тебя нет очков маршала.
refusal-not-an-outlaw = У игрока { $player } нет очков преступника, арестовать нельзя.
refusal-does-nothing = Сейчас это ничего не даст.
refusal-does-nothing-here = На этом поле это ничего не даст.
refusal-only-in-fight = Это можно применить только в бою, после вскрытия карт.
refusal-no-action-card = Это не действие; карта срабатывает там, где её используют.
refusal-only-after-move = Это можно применить только сразу после действия движения.
refusal-ability-asleep = Твоя способность действует от { $needed } ОЛ, а у тебя { $lp }.
refusal-contributed-already = Диск можно класть один раз за ход.
refusal-story-full = На этой истории нет места для ещё одного диска.
refusal-no-disc-left = У тебя нет диска, который можно положить на эту историю.
refusal-story-not-fulfilled = Условие этой истории не выполнено.
refusal-goal-not-fulfilled = Условие этой цели не выполнено.

## Пределы, ничьи и то, по чему сравнивают комбинации

legends-hand = { $hand } ({ $ranks })
legends-event-GainLost = { $thing ->
    [money] У игрока { $seat } не может быть больше { $limit } $: пропадает { legends-amount-money }.
   *[nuggets] { $seat } не унесёт больше { $limit } самородков: пропадает { legends-amount-nuggets }.
}
    .you = { $thing ->
        [money] У тебя не может быть больше { $limit } $: пропадает { legends-amount-money }.
       *[nuggets] Ты не унесёшь больше { $limit } самородков: пропадает { legends-amount-nuggets }.
    }
legends-event-RewardLimited = { $seat } не выбирает награду: { $fight_card } оставляет только 1 ОЛ.
    .you = Ты не выбираешь награду: { $fight_card } оставляет только 1 ОЛ.
legends-event-TieBroken = { $rule ->
    [attacker] Ничья, а при ничьей побеждает нападающий.
    [opponent] Ничья, а в таком бою при ничьей игрок проигрывает.
    [host] Лучшие комбинации равны; при ничьей побеждает тот, кто открыл партию.
    [black] Лучшие комбинации равны; при ничьей побеждает Человек в чёрном.
    [share] Лучшие комбинации равны, кон делится.
    [points] Поровну очков легенды: { $seats }. Решают очки маршала или преступника: у кого больше.
    [nuggets] Поровну очков легенды: { $seats }. Решают самородки: у кого больше.
    [wounds] Поровну очков легенды: { $seats }. Решают раны: у кого меньше.
   *[equal] Поровну очков легенды: { $seats }. Больше ничто их не различает.
}
