### «Золотая лихорадка», по-русски.

set-bang-gold_rush = Золотая лихорадка
    .about = Кто отнимает жизни у других, берёт золотые самородки и покупает на них снаряжение. В варианте игры выбывшие возвращаются тенями.

## Названия

character-don_bell = Дон Белл
character-dutch_will = Голландец Уилл
character-jacky_murieta = Джеки Мурьета
character-josh_mccloud = Джош Маклауд
character-madam_yto = Мадам Ито
character-pretty_luzena = Красотка Лузена
character-raddie_snake = Рэдди Снейк
character-simeon_picos = Симеон Пикос

card-boots = Сапоги
card-bottle = Бутылка
card-calumet = Трубка мира
card-gold_pan = Лоток старателя
card-gold_rush = Золотая лихорадка
card-gun_belt = Патронташ
card-horseshoe = Подкова
card-lucky_charm = Талисман
card-pardner = Сообщник
card-pickaxe = Кирка
card-rhum = Ром
card-rucksack = Рюкзак
card-shot = Стопка
card-union_pacific = Юнион Пасифик
card-wanted = Разыскивается
card-shadow_gunslingers = Стрелок-тень

pile-equipment-black = чёрное снаряжение
pile-equipment-brown = коричневое снаряжение
pile-equipment-price = { $count ->
    [one] стоит { $count } самородок
    [few] стоит { $count } самородка
   *[other] стоит { $count } самородков
}

## Что умеют персонажи

bang-ability-don_bell = В конце хода сделай проверку: на червах или бубнах можешь сыграть ещё один ход.
bang-ability-dutch_will = В начале хода возьми 2 карты, сбрось 1 из них и возьми 1 золотой самородок.
bang-ability-jacky_murieta = В свой ход сколько угодно раз можешь заплатить 2 самородка и выстрелить в игрока в пределах дальности твоего оружия.
bang-ability-josh_mccloud = В свой ход сколько угодно раз можешь заплатить 2 самородка, взять верхнюю карту снаряжения и сразу её применить.
bang-ability-madam_yto = Каждый раз, когда кто-нибудь играет карту «Пиво», возьми 1 карту.
bang-ability-pretty_luzena = Один раз за ход можешь купить снаряжение на 1 самородок дешевле.
bang-ability-raddie_snake = Дважды за ход можешь заплатить 1 самородок и взять 1 карту.
bang-ability-simeon_picos = Теряя жизни, возьми по 1 самородку за каждую.

## Что делает снаряжение

bang-card-boots = Теряя жизни, возьми по 1 карте за каждую, но не за последнюю.
bang-card-bottle = Примени как «Панику!», «Пиво» или «Бэнг!». Сама она ни одна из этих карт.
bang-card-calumet = Бубновые карты других игроков на тебя не действуют.
bang-card-gold_pan = Дважды за ход можешь заплатить 1 самородок и взять 1 карту.
bang-card-gold_rush = Твой ход заканчивается. Ты восстанавливаешь все жизни и играешь ещё один ход.
bang-card-gun_belt = В конце хода можешь оставить на руке 8 карт.
bang-card-horseshoe = При каждой проверке открой на 1 карту больше и выбери, какая считается.
bang-card-lucky_charm = Теряя жизни, возьми по 1 самородку за каждую, но не за последнюю.
bang-card-pardner = Примени как «Магазин», «Дуэль» или «Красотку». Сам он ни одна из этих карт.
bang-card-pickaxe = В начале хода возьми на 1 карту больше.
bang-card-rhum = Сделай проверку сразу на 4 карты: восстанови по 1 жизни за каждую масть среди них.
bang-card-rucksack = В свой ход или чтобы выжить можешь заплатить 2 самородка и восстановить 1 жизнь.
bang-card-shot = Любой игрок по твоему выбору восстанавливает 1 жизнь.
bang-card-union_pacific = Возьми 4 карты.
bang-card-wanted = Положи перед любым игроком. Кто его выведет из игры, возьмёт 2 карты и 1 самородок.
bang-card-shadow_gunslingers = Выбывшие возвращаются на каждый свой ход: без жизней, но с самородками, которые у них остались.

## Настройки стола

bang-setting-shadow_gunslingers = Стрелки-тени
    .about = Никто не уходит насовсем: выбывшие сохраняют самородки и играют свои ходы тенями, без жизней.
bang-setting-shadows_stop_at_final_duel = Последняя дуэль без теней
    .about = Когда остаются только Шериф и Ренегат, больше никто не возвращается.
bang-setting-shadows_only = Только тени
    .about = Стрелки-тени без самородков, снаряжения и персонажей из этой коробки.

## Что решает игрок

bang-prompt-discard_drawn = Сбрось одну из карт, которые у тебя только что появились.
    .waiting = { $player } сбрасывает одну из новых карт.
bang-prompt-order_gear = Ты теряешь всё снаряжение; выбери, что первым уйдёт под колоду, или оставь порядок как есть.
    .waiting = { $player } откладывает своё снаряжение.
bang-prompt-play_again = Можешь сыграть ещё один ход.
    .waiting = { $player } может сыграть ещё один ход.
bang-prompt-use_drawn = Взята карта «{ $gear_name }»: примени её сейчас.
    .waiting = { $player } применяет взятое снаряжение.

## Варианты

bang-option-Buy = { $target_is ->
    [nobody] { $cheaper ->
        [0] { $mode_is ->
            [none] Купить «{ $ability_name }»
           *[seen] Купить «{ $ability_name }» как «{ $mode_name }»
        }
       *[1] { $mode_is ->
            [none] Купить «{ $ability_name }» на 1 дешевле
           *[seen] Купить «{ $ability_name }» как «{ $mode_name }», на 1 дешевле
        }
    }
    [you] { $cheaper ->
        [0] { $mode_is ->
            [none] Купить «{ $ability_name }» для себя
           *[seen] Купить «{ $ability_name }» как «{ $mode_name }» против себя
        }
       *[1] { $mode_is ->
            [none] Купить «{ $ability_name }» для себя, на 1 дешевле
           *[seen] Купить «{ $ability_name }» как «{ $mode_name }» против себя, на 1 дешевле
        }
    }
   *[other] { $cheaper ->
        [0] { $mode_is ->
            [none] Купить «{ $ability_name }» для игрока { $target }
           *[seen] Купить «{ $ability_name }» как «{ $mode_name }» против игрока { $target }
        }
       *[1] { $mode_is ->
            [none] Купить «{ $ability_name }» для игрока { $target }, на 1 дешевле
           *[seen] Купить «{ $ability_name }» как «{ $mode_name }» против игрока { $target }, на 1 дешевле
        }
    }
}
bang-option-ForceDiscard = Заплатить, и { $target } сбрасывает карту «{ $ability_name }»
bang-option-PlayOn = Сыграть ещё один ход
bang-option-PutAway = Отложить «{ $gear_name }»
bang-option-PutToUse = { $target_is ->
    [nobody] { $mode_is ->
        [none] Применить «{ $gear_name }»
       *[seen] Применить «{ $gear_name }» как «{ $mode_name }»
    }
    [you] { $mode_is ->
        [none] Применить «{ $gear_name }» для себя
       *[seen] Применить «{ $gear_name }» как «{ $mode_name }» против себя
    }
   *[other] { $mode_is ->
        [none] Применить «{ $gear_name }» для игрока { $target }
       *[seen] Применить «{ $gear_name }» как «{ $mode_name }» против игрока { $target }
    }
}
bang-option-Sell = Сыграть карту { $card } за самородок
bang-option-UseEquipment = Применить «{ $ability_name }»

## Журнал

bang-event-GearBought = { $seat } покупает «{ $gear_name }» за { bang-count-nuggets-paid }.
    .you = Ты покупаешь «{ $gear_name }» за { bang-count-nuggets-paid }.
bang-count-nuggets-paid = { $price ->
    [one] { $price } самородок
    [few] { $price } самородка
   *[other] { $price } самородков
}
bang-count-nuggets = { $count ->
    [one] { $count } самородок
    [few] { $count } самородка
   *[other] { $count } самородков
}
bang-event-GearDiscarded = { $seat } откладывает «{ $gear_name }».
    .you = Ты откладываешь «{ $gear_name }».
bang-event-GearDrawn = { $seat } берёт из колоды снаряжения «{ $gear_name }».
    .you = Ты берёшь из колоды снаряжения «{ $gear_name }».
bang-event-GearForced = { $target_is ->
    [you] { $seat } платит { bang-count-nuggets-paid }: ты сбрасываешь «{ $gear_name }».
   *[other] { $seat } платит { bang-count-nuggets-paid }: { $target } сбрасывает «{ $gear_name }».
}
    .you = Ты платишь { bang-count-nuggets-paid }: { $target } сбрасывает «{ $gear_name }».
bang-event-GearPlaced = { $target_is ->
    [self] { $seat } кладёт перед собой «{ $gear_name }».
    [you] { $seat } кладёт перед тобой «{ $gear_name }».
   *[other] { $seat } кладёт «{ $gear_name }» перед игроком { $target }.
}
    .you = { $target_is ->
        [self] Ты кладёшь перед собой «{ $gear_name }».
       *[other] Ты кладёшь «{ $gear_name }» перед игроком { $target }.
    }
bang-event-GearShuffled = Колода снаряжения перемешана.
bang-event-GearUsed = { $target_is ->
    [nobody] { $mode_is ->
        [none] { $seat } применяет «{ $gear_name }».
       *[seen] { $seat } применяет «{ $gear_name }» как «{ $mode_name }».
    }
    [self] { $mode_is ->
        [none] { $seat } применяет «{ $gear_name }».
       *[seen] { $seat } применяет «{ $gear_name }» как «{ $mode_name }» против себя.
    }
    [you] { $mode_is ->
        [none] { $seat } применяет «{ $gear_name }» для тебя.
       *[seen] { $seat } применяет «{ $gear_name }» как «{ $mode_name }» против тебя.
    }
   *[other] { $mode_is ->
        [none] { $seat } применяет «{ $gear_name }» для игрока { $target }.
       *[seen] { $seat } применяет «{ $gear_name }» как «{ $mode_name }» против игрока { $target }.
    }
}
    .you = { $target_is ->
        [nobody] { $mode_is ->
            [none] Ты применяешь «{ $gear_name }».
           *[seen] Ты применяешь «{ $gear_name }» как «{ $mode_name }».
        }
        [self] { $mode_is ->
            [none] Ты применяешь «{ $gear_name }».
           *[seen] Ты применяешь «{ $gear_name }» как «{ $mode_name }» против себя.
        }
       *[other] { $mode_is ->
            [none] Ты применяешь «{ $gear_name }» для игрока { $target }.
           *[seen] Ты применяешь «{ $gear_name }» как «{ $mode_name }» против игрока { $target }.
        }
    }
bang-event-NuggetsLost = { $seat } возвращает в запас { bang-count-nuggets }.
    .you = Ты возвращаешь в запас { bang-count-nuggets }.
bang-event-NuggetsPaid = { $seat } платит { bang-count-nuggets } ({ $source_name }).
    .you = Ты платишь { bang-count-nuggets } ({ $source_name }).
bang-event-NuggetsTaken = { $seat } берёт { bang-count-nuggets } ({ $source_name }).
    .you = Ты берёшь { bang-count-nuggets } ({ $source_name }).
bang-event-ShopRefilled = Новое в лавке: «{ $gear_name }».
bang-event-SideTaken = { $side ->
   *[shadow_outlaw] { $seat } до своего следующего хода — Бандит-тень.
    [shadow_deputy] { $seat } до своего следующего хода — Помощник-тень.
}
    .you = { $side ->
       *[shadow_outlaw] До своего следующего хода ты Бандит-тень.
        [shadow_deputy] До своего следующего хода ты Помощник-тень.
    }

## Почему так нельзя

refusal-too-few-nuggets = { $card_name } стоит { $price ->
    [one] { $price } самородок
    [few] { $price } самородка
   *[other] { $price } самородков
}, а у тебя { $have }.
refusal-not-in-shop = Карты «{ $card_name }» сейчас нет в лавке.
refusal-own-equipment = Заставить сбросить снаряжение можно только других ({ $card_name }).
refusal-no-nugget = За самородок можно сыграть только карту «Пиво», а не «{ $card_name }».
complaint-shadow-setting = для { $setting } нужна и настройка shadow_gunslingers
complaint-shadow-players = для shadow_gunslingers нужно не меньше { $least } игроков

## Решения

ruling-bang-101 = Запас самородков никогда не кончается.
ruling-bang-102 = Кто проиграл Дуэль, которую сам начал, никому самородка не приносит.
ruling-bang-103 = Жизнь, возвращённая спасением, всё равно считается потерянной; от большей потери считаются только те жизни, что были.
ruling-bang-104 = Самородки берут сразу, как жизнь потеряна: до выбывания и до следующего игрока, если карта бьёт по нескольким.
ruling-bang-105 = Пустое место в лавке заполняется раньше, чем подействует купленная карта.
ruling-bang-106 = Коричневую карту можно купить только так, чтобы у неё была цель; лечить можно всегда, даже если все жизни целы.
ruling-bang-107 = Покупка — не розыгрыш карты с руки: она не идёт ни в какой предел и не вызывает того, что ждёт сыгранной карты.
ruling-bang-108 = Сброс чужого снаряжения ничто не удешевляет.
ruling-bang-109 = Если посреди покупки покупатель теряет всё снаряжение, под колоду сначала идёт купленная коричневая карта, а потом снаряжение.
ruling-bang-110 = Без теней самородки выбывшего возвращаются в запас.
ruling-bang-111 = Что отключает карты перед игроками, отключает и чёрное снаряжение; «Похмелье» — нет.
ruling-bang-112 = Положить «Разыскивается» — не значит сыграть карту; при «Судье» это разрешено.
ruling-bang-113 = Когда Johnny Kisch покупает чёрную карту, другие с тем же названием остаются.
ruling-bang-114 = У снаряжения нет масти, поэтому защита от масти от него не спасает.
ruling-bang-115 = «Бутылка» как «Пиво» лечит, даже когда осталось только двое.
ruling-bang-116 = «Золотую лихорадку» нельзя купить, пока что-то не даёт закончить ход; взятую Джошем Маклаудом тогда откладывают.
ruling-bang-117 = Из предела «Патронташа» и другого действует больший.
ruling-bang-118 = Ход, который закончила «Золотая лихорадка», завершается с прежними жизнями; купленная в дополнительном ходу, она даёт ещё один.
ruling-bang-119 = Тенью Bill Noface берёт карты так, будто потеряны все жизни.
ruling-bang-120 = Вариант можно играть без остальной коробки: тогда нет ни самородков, ни снаряжения, ни её персонажей.
ruling-bang-121 = «Пиво» всем приносит один самородок, и Tequila Joe тоже, и это сыгранная карта «Пиво».
ruling-bang-122 = «Ром» — это одна проверка; лишние карты не считаются все вместе.
ruling-bang-123 = Сначала самородки за попадание, потом «Разыскивается», потом награда или наказание за роль.
ruling-bang-124 = «Кирка» увеличивает на одну число карт, которые берёт персонаж, а с ним и всё, что он с ними делает.
ruling-bang-125 = «Рюкзак» работает и когда осталось двое; если все жизни целы, он не предлагается.
ruling-bang-126 = «Пиво», сброшенное ради чего-то другого, не сыграно.
ruling-bang-127 = Симеон Пикос берёт самородок и за последнюю жизнь, спасся он или нет.
ruling-bang-128 = Джош Маклауд может брать карты, пока есть чем платить. Если «Разыскивается» есть у всех остальных, взятую карту можно сбросить.
ruling-bang-129 = Дон Белл не делает проверку после дополнительного хода и если ход уже принёс ещё один.
ruling-bang-130 = Втроём без стрелков-теней.
ruling-bang-131 = Выбывание, после которого игрок становится тенью, обычное. Когда тень уходит, её карты сбрасываются, и никто их не берёт и ни на что не реагирует.
ruling-bang-132 = Тень, получившая дополнительный ход, остаётся до его конца; ничто её не лечит.
ruling-bang-133 = Тень в свой ход в игре: тень Бандита откладывает победу закона и побеждает, убив Шерифа.
ruling-bang-134 = Тени возвращаются, даже когда остались только Шериф и Ренегат, если стол не решил иначе.
ruling-bang-135 = Для стороны Ренегата-тени считается каждая открытая роль, кроме ролей Ренегатов. Кто им стал, Ренегатом больше не бывает.
ruling-bang-136 = До первого хода тенью у Ренегата-тени нет стороны, и победить он не может.
ruling-bang-450 = Чтобы выжить, «Рюкзак» применяют, пока не будет одной жизни, и не дальше.
