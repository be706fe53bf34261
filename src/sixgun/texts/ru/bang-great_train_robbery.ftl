### «Большое ограбление поезда» по-русски.

set-bang-great_train_robbery = Большое ограбление поезда
    .about = Поезд идёт вдоль ряда станций. Заплати цену станции, у которой стоит вагон, и он твой. В конце пути последнее слово за локомотивом.
colour-car = вагон

## Названия карт

card-cactus = Кактус
card-dragoon = Драгун
card-evaded = Увернулся!
card-full_steam = Полный пар
card-knife_revolver = Револьвер с ножом
card-map = Карта местности
card-money_bag = Мешок денег
card-most_wanted = Самый разыскиваемый
card-next_stop = Следующая остановка
card-refund = Возмещение
card-strongbox = Сейф
card-switch = Стрелка
card-train_robbery = Ограбление поезда
card-water_tower = Водонапорная башня

## Названия вагонов

card-baggage_car = Багажный вагон
card-caboose = Служебный вагон
card-cattle_truck = Вагон для скота
card-circus_wagon = Цирковой вагон
card-coal_hopper = Вагон с углём
card-dining_car = Вагон-ресторан
card-express_car = Вагон-экспресс
card-ghost_car = Вагон-призрак
card-lounge_car = Вагон-салон
card-lumber_flatcar = Платформа с лесом
card-mail_car = Почтовый вагон
card-observation_car = Обзорный вагон
card-passenger_car = Пассажирский вагон
card-prisoner_car = Тюремный вагон
card-private_car = Личный вагон
card-sleeper_car = Спальный вагон

## Названия станций и двух сторон локомотива

card-boom_town = Бум-Таун
card-catico = Катико
card-creepy_creek = Крипи-Крик
card-crowns_hole = Краунс-Хоул
card-deathwood = Детвуд
card-dodgeville = Доджвилл
card-fort_wroth = Форт-Рот
card-frisco = Фриско
card-miners_oath = Майнерс-Оут
card-san_tafe = Сан-Тафе
card-tombrock = Томброк
card-virginia_town = Вирджиния-Таун
card-yooma = Юма
card-ironhorse = Айронхорс
card-leland = Леланд

pile-railcar-discard = вагон, применяется сбросом
pile-railcar-permanent = вагон, действует, пока лежит в игре
pile-station-named = станция, платят названной картой
pile-station-suit = станция, платят мастью
pile-station-colour = станция, платят синей картой
pile-station-rank = станция, платят достоинством
pile-station-life = станция, платят жизнью
pile-station-cards = станция, платят любыми картами
pile-locomotive-side = сторона локомотива

## Что делают карты

bang-card-cactus = Эффект «Мимо!». Затем сделай проверку: черви или бубны — восстанови 1 жизнь.
bang-card-dragoon = Оружие, дальность 2. В свой ход можно сыграть ещё 1 карту «Бэнг!».
bang-card-evaded = Эффект «Мимо!». Возьми карту, против которой применяешь эту.
bang-card-full_steam = Поезд идёт сразу до конца пути. Ты решаешь: локомотив не делает ничего или срабатывает дважды.
bang-card-knife_revolver = Выстрели в игрока в пределах дальности своего оружия; в этом ходу считается картой «Бэнг!». Затем сделай проверку: J, Q, K или A — верни карту на руку.
bang-card-map = Прежде чем брать карты в начале хода, посмотри 2 верхние карты колоды. 1 из них можно сбросить.
bang-card-money_bag = Если верхняя карта сброса коричневая, у этой карты тот же эффект.
bang-card-most_wanted = Возьми 1 карту. Затем каждый игрок, начиная с тебя, делает проверку: пики — он теряет 1 жизнь.
bang-card-next_stop = Возьми 1 карту. Поезд проезжает 1 станцию.
bang-card-refund = Каждый раз, когда другой игрок забирает или сбрасывает другую твою карту, возьми 1 карту.
bang-card-strongbox = В конце своего хода возьми 1 карту.
bang-card-switch = Обменяй одну из своих карт в игре на карту в игре другого игрока.
bang-card-train_robbery = В этом ходу считается картой «Бэнг!». За каждую карту, что лежит перед ним, любой игрок либо сбрасывает её, либо становится целью выстрела.
bang-card-water_tower = Возьми бесплатно любой 1 вагон поезда.

## Что делают вагоны

bang-card-baggage_car = Сбрось его и примени как «Мимо!», «Паника!», «Красотка» или как «Бэнг!» сверх предела.
bang-card-caboose = Сбрось другую свою синюю карту или вагон в игре: считается картой «Мимо!».
bang-card-cattle_truck = Сбрось его, посмотри 3 верхние карты сброса и возьми 1 из них.
bang-card-circus_wagon = Сбрось его: каждый другой игрок сбрасывает одну из своих карт в игре.
bang-card-coal_hopper = Сбрось его и возьми 1 карту, затем сбрось 1 вагон, лежащий перед любым игроком.
bang-card-dining_car = В начале своего хода сделай проверку: черви — восстанови 1 жизнь.
bang-card-express_car = Сбрось его: твой ход заканчивается, ты сбрасываешь все карты с руки и ходишь ещё раз.
bang-card-ghost_car = Положи его перед кем угодно, кроме шерифа, даже перед выбывшим игроком. Пока вагон лежит перед игроком, тот в игре без жизней.
bang-card-lounge_car = Сбрось его и возьми 2 вагона: 1 положи перед собой и 1 перед другим игроком.
bang-card-lumber_flatcar = Положи её перед любым игроком. Этот игрок видит всех остальных на расстоянии +1.
bang-card-mail_car = Сбрось его и возьми 3 карты, затем отдай 1 из них другому игроку.
bang-card-observation_car = Ты видишь всех остальных на расстоянии −1. Все остальные видят тебя на расстоянии +1.
bang-card-passenger_car = Сбрось его и возьми карту у любого игрока.
bang-card-prisoner_car = Карты «Дуэль» и «Индейцы!», сыгранные другими игроками, на тебя не действуют.
bang-card-private_car = Пока у тебя на руке нет карт, никто не может играть на тебя карты «Бэнг!».
bang-card-sleeper_car = Раз за ход сбрось другую свою синюю карту или вагон в игре: считается картой «Бэнг!» сверх предела.

## Чем платят на станциях

bang-card-boom_town = Цена: карта «Бэнг!».
bang-card-catico = Цена: карта «Паника!» или «Красотка».
bang-card-creepy_creek = Цена: карта пик.
bang-card-crowns_hole = Цена: карта «Пиво».
bang-card-deathwood = Цена: синяя карта.
bang-card-dodgeville = Цена: карта «Мимо!».
bang-card-fort_wroth = Цена: карта достоинством 10, J, Q, K или A.
bang-card-frisco = Цена: карта треф.
bang-card-miners_oath = Цена: карта бубен.
bang-card-san_tafe = Цена: карта червей.
bang-card-tombrock = Цена: 1 жизнь, но не последняя.
bang-card-virginia_town = Цена: любые 2 карты.
bang-card-yooma = Цена: карта достоинством от 2 до 9.

## Что делает локомотив

bang-card-ironhorse = В конце пути выстрел в каждого игрока, начиная с того, чей сейчас ход. Никто за это не в ответе.
bang-card-leland = В конце пути открой столько карт, сколько игроков. Каждый берёт одну, начиная с того, чей сейчас ход.

## Персонажи

character-benny_brawler = Бенни Задира
character-evan_babbit = Эван Бэббит
character-jimmy_texas = Джимми Техас
character-manuelita = Мануэлита
character-sancho = Санчо
character-sgt_blaze = Сержант Блейз
character-shade_oconnor = Шейд О'Коннор
character-zippy_roy = Шустрый Рой
bang-ability-benny_brawler = В свой ход можешь получить сколько угодно вагонов, платя за каждый.
bang-ability-evan_babbit = Если ты цель карты «Бэнг!», можешь сбросить карту той же масти: целью становится другой игрок на расстоянии 1 от тебя.
bang-ability-jimmy_texas = В конце своего хода возьми 1 карту.
bang-ability-manuelita = Каждый раз, когда поезд доходит до конца пути, возьми 2 карты.
bang-ability-sancho = Раз в свой ход можешь бесплатно взять любой 1 вагон поезда. Это твой вагон за ход.
bang-ability-sgt_blaze = Когда твоя карта или твой эффект действует на нескольких игроков, можешь исключить 1 из них.
bang-ability-shade_oconnor = Каждый раз, когда поезд идёт вперёд не в твой ход, можешь сбросить 1 карту с руки и взять 1 карту.
bang-ability-zippy_roy = Раз в свой ход можешь продвинуть поезд на 1 станцию.

## О чём решает игрок

bang-prompt-buy_car = { $obliged ->
    [0] Поезд в конце пути; можно получить вагон.
   *[1] Поезд продвинут; теперь нужно получить вагон.
}
    .waiting = { $player } может получить вагон.
bang-prompt-pay_fare = Выбери, чем заплатить за вагон (станция { $station_name }, { $card_name }).
    .waiting = { $player } платит за вагон.
bang-prompt-place_car = Выбери, перед кем положить вагон ({ $card_name }).
    .waiting = { $player } кладёт вагон.
bang-prompt-split_cars = Выбери, кому достанется вагон: { $card_name } или { $kind_name }; другой — тебе.
    .waiting = { $player } кладёт два вагона.
bang-prompt-take_car = Выбери вагон поезда ({ $source_name }).
    .waiting = { $player } выбирает вагон.
bang-prompt-swap_cards = Выбери, какую свою карту обменять на какую карту игрока { $target }.
    .waiting = { $player } обменивает карты.
bang-prompt-robbed_card = { $by_is ->
       *[other] { $by } тебя грабит
        [you] Ты грабишь себя
        [nobody] Тебя грабят
    }: сбрось карту или оставь её и стань целью выстрела.
    .waiting = { $player } отбивается от грабежа.
bang-prompt-full_steam = Выбери: локомотив ({ $engine_name }) не делает ничего или срабатывает дважды.
    .waiting = { $player } решает, что сделает локомотив.
bang-prompt-map_look = Одну из этих карт можно сбросить ({ $source_name }).
    .waiting = { $player } смотрит карты.
bang-prompt-cattle_truck = Возьми одну из этих карт сброса.
    .waiting = { $player } берёт карту из сброса.
bang-prompt-circus_wagon = { $by_is ->
       *[other] { $by } заставляет тебя сбросить
        [you] Нужно сбросить
        [nobody] Нужно сбросить
    } одну из твоих карт в игре ({ $cause_name }).
    .waiting = { $player } сбрасывает карту в игре.
bang-prompt-coal_hopper = Выбери, какой вагон сбросить ({ $source_name }).
    .waiting = { $player } выбирает вагон для сброса.
bang-prompt-mail_car = Отдай одну из только что взятых карт другому игроку.
    .waiting = { $player } отдаёт карту.
bang-prompt-shade_card = Можно сбросить карту и взять другую ({ $source_name }).
    .waiting = { $player } может сменить карту.
bang-prompt-turn_shot = { $by_is ->
       *[other] { $by } стреляет в тебя
        [you] Ты стреляешь в себя
        [nobody] В тебя летит пуля
    }; целью может стать кто-то другой ({ $source_name }).
    .waiting = { $player } под огнём.

## Выбор

bang-option-AcquireCar = Получить: { $card }
bang-option-MoveTrain = Продвинуть поезд на 1 станцию и получить вагон
bang-option-Place = { $target_is ->
    [you] Положить перед собой: { $card }
   *[other] Положить перед игроком { $target }: { $card }
}
bang-option-UseAs = { $other_is ->
    [none] { $target_is ->
        [nobody] Применить: { $card }
        [you] Применить на себя: { $card }
       *[other] Применить на игрока { $target }: { $card }
    }
   *[seen] { $target_is ->
        [nobody] Применить: { $card }, сбросив { $other }
        [you] Применить на себя: { $card }, сбросив { $other }
       *[other] Применить на игрока { $target }: { $card }, сбросив { $other }
    }
}
bang-option-PlayCopy = { $target_is ->
    [nobody] Сыграть { $card }
    [you] Сыграть { $card } на себя
   *[other] Сыграть { $card } на игрока { $target }
}
bang-option-SwapWith = { $card } на { $other }
bang-option-Hold = Оставить { $card } и стать целью выстрела
bang-option-SkipEngine = Локомотив не делает ничего
bang-option-DoubleEngine = Локомотив срабатывает дважды

## Журнал

bang-event-EngineChosen = Для локомотива открыта карта { $card }: { $engine_name }.
bang-event-TrainMoved = { $station_is ->
    [seen] { $way ->
        [round] Поезд прибывает на станцию { $station_name }.
        [free_move] { $seat } ведёт поезд на станцию { $station_name }.
       *[other] { $seat } ведёт поезд на станцию { $station_name } ({ $cause_name }).
    }
   *[none] { $way ->
        [round] Поезд доходит до конца пути.
        [free_move] { $seat } ведёт поезд до конца пути.
       *[other] { $seat } ведёт поезд до конца пути ({ $cause_name }).
    }
}
    .you = { $station_is ->
        [seen] { $way ->
            [round] Поезд прибывает на станцию { $station_name }.
            [free_move] Ты ведёшь поезд на станцию { $station_name }.
           *[other] Ты ведёшь поезд на станцию { $station_name } ({ $cause_name }).
        }
       *[none] { $way ->
            [round] Поезд доходит до конца пути.
            [free_move] Ты ведёшь поезд до конца пути.
           *[other] Ты ведёшь поезд до конца пути ({ $cause_name }).
        }
    }
bang-event-CarAcquired = { $station_is ->
    [none] { $seat } забирает из поезда: { $card }.
   *[seen] { $seat } получает на станции { $station_name }: { $card }.
}
    .you = { $station_is ->
        [none] Ты забираешь из поезда: { $card }.
       *[seen] Ты получаешь на станции { $station_name }: { $card }.
    }
bang-event-CarPlaced = { $target_is ->
    [self] { $seat } оставляет себе: { $card }.
    [you] { $seat } кладёт перед тобой: { $card }.
   *[other] { $seat } кладёт перед игроком { $target }: { $card }.
}
    .you = { $target_is ->
        [self] Ты оставляешь себе: { $card }.
       *[other] Ты кладёшь перед игроком { $target }: { $card }.
    }
bang-event-CarCoupled = К поезду прицепляют: { $card }.
bang-event-CarsDrawn = { $seat } берёт вагоны: { $cards }.
    .you = Ты берёшь вагоны: { $cards }.
bang-event-CarUsed = { $other_is ->
    [none] { $target_is ->
        [nobody] { $seat } применяет { $card }.
        [self] { $seat } применяет на себя { $card }.
        [you] { $seat } применяет на тебя { $card }.
       *[other] { $seat } применяет на игрока { $target } { $card }.
    }
   *[seen] { $target_is ->
        [nobody] { $seat } сбрасывает { $other } и применяет { $card }.
        [self] { $seat } сбрасывает { $other } и применяет на себя { $card }.
        [you] { $seat } сбрасывает { $other } и применяет на тебя { $card }.
       *[other] { $seat } сбрасывает { $other } и применяет на игрока { $target } { $card }.
    }
}
    .you = { $other_is ->
        [none] { $target_is ->
            [nobody] Ты применяешь { $card }.
            [self] Ты применяешь на себя { $card }.
           *[other] Ты применяешь на игрока { $target } { $card }.
        }
       *[seen] { $target_is ->
            [nobody] Ты сбрасываешь { $other } и применяешь { $card }.
            [self] Ты сбрасываешь { $other } и применяешь на себя { $card }.
           *[other] Ты сбрасываешь { $other } и применяешь на игрока { $target } { $card }.
        }
    }
bang-event-EngineRuns = Срабатывает локомотив: { $engine_name }.
bang-event-EngineSkipped = { $seat } оставляет локомотив без действия.
    .you = Ты оставляешь локомотив без действия.
bang-event-TrainRebuilt = Начинается новый путь, локомотив: { $engine_name }. Поезд: { $cards }.
bang-event-CardsSwapped = { $target_is ->
    [you] { $seat } обменивает { $card } на твою карту { $other }.
   *[other] { $seat } обменивает { $card } на карту игрока { $target }: { $other }.
}
    .you = Ты обмениваешь { $card } на карту игрока { $target }: { $other }.
bang-event-CardHeld = { $seat } оставляет { $card } и становится целью выстрела.
    .you = Ты оставляешь { $card } и становишься целью выстрела.
bang-event-CopyPlayed = { $target_is ->
    [nobody] Эффект тот же, что у карты «{ $source_name }».
    [self] Эффект тот же, что у карты «{ $source_name }», цель: { $seat }.
    [you] Эффект тот же, что у карты «{ $source_name }», цель — ты.
   *[other] Эффект тот же, что у карты «{ $source_name }», цель: { $target }.
}
    .you = { $target_is ->
        [nobody] Эффект тот же, что у карты «{ $source_name }».
        [self] Эффект тот же, что у карты «{ $source_name }», цель — ты.
       *[other] Эффект тот же, что у карты «{ $source_name }», цель: { $target }.
    }
bang-event-ShotTurnedAway = { $target_is ->
    [you] { $seat } сбрасывает { $card }: теперь цель — ты.
   *[other] { $seat } сбрасывает { $card }. Новая цель: { $target }.
}
    .you = Ты сбрасываешь { $card }. Новая цель: { $target }.
bang-event-PlayerSpared = { $target_is ->
    [self] { $seat } исключает себя ({ $cause_name }).
    [you] { $seat } исключает тебя ({ $cause_name }).
   *[other] { $seat } исключает игрока { $target } ({ $cause_name }).
}
    .you = { $target_is ->
        [self] Ты исключаешь себя ({ $cause_name }).
       *[other] Ты исключаешь игрока { $target } ({ $cause_name }).
    }

## Почему что-то нельзя сделать

refusal-car-limit = Твой вагон за этот ход уже получен.
refusal-no-station = { $card_name } ещё не стоит у станции.
refusal-cannot-pay = Цену станции { $card_name } тебе нечем заплатить.
refusal-does-not-pay = На станции { $by_name } картой «{ $card_name }» не заплатить.
refusal-train-moved = В этом ходу поезд тобой уже продвинут.
refusal-no-car-then = Даже если продвинуть поезд, заплатить за вагон будет нечем.
refusal-no-cars = В поезде нет вагонов.
refusal-no-cars-left = В колоде вагонов больше ничего нет.
refusal-no-discards = Сброс пуст.
refusal-no-railcar = { $player }: в игре нет вагонов.
refusal-nothing-to-swap = У тебя в игре нет карт для обмена.
refusal-nothing-in-front = { $player }: в игре нет карт.
refusal-no-legal-swap = Ни одну твою карту нельзя обменять с игроком { $player }.
refusal-nothing-to-copy = У верхней карты сброса нет эффекта, который можно повторить.
refusal-nothing-to-give-up = У тебя нет другой синей карты или вагона для сброса ({ $card_name }).
refusal-stands-not-for = { $card_name } не считается картой «{ $by_name }».
refusal-out-of-range-then = { $player } — вне дальности, если эту карту сбросить.
refusal-other-suit = Нужна карта той же масти, что и «Бэнг!» ({ $card_name }).
