### Бэнг!, карточная игра, по-русски.

game-bang = Бэнг!
set-bang-base = Базовая игра
set-bang-dodge_city = Додж-Сити

## Настройки стола и настройки, которые подходят друг другу

bang-setting-expert_characters = Выбор персонажа
    .about = Каждый получает двух персонажей и оставляет себе одного.
bang-setting-simplified_first_game = Первая игра
    .about = Без карт Динамит, Тюрьма, Дуэль, Магазин и Индейцы!, которые дольше всего объяснять.
bang-setting-bonus_characters = Бонусные персонажи
    .about = В игру входят и персонажи Emiliano и Annie Versary.
bang-setting-keep_surviving_characters = Выжившие сохраняют персонажа
    .about = Кто дожил до конца прошлой игры, может играть дальше тем же персонажем.
bang-setting-rotating_sheriff = Шериф по очереди
    .about = Начинает следующий по часовой стрелке после того, кто начинал прошлую игру: как Шериф, а втроём как Помощник.
bang-setting-open_discard = Открытый сброс
    .about = Можно просматривать весь сброс, а не только верхнюю карту.
bang-setting-characters = Персонажи
    .about = Раздаются только эти персонажи, через запятую; если ничего не указано, то все.
bang-setting-previous_game = Прошлая игра
    .about = Кто начинал и кто выжил каким персонажем; для настроек серии.
bang-preset-first_game = Первая игра
    .about = Только самые простые карты: удобно учиться.
bang-preset-classic = Классика
    .about = Правила как в книге, каждому один персонаж.
bang-preset-expert = Для знатоков
    .about = Каждый выбирает одного из двух персонажей.
bang-preset-series = Серия
    .about = Несколько игр подряд: выжившие сохраняют персонажа, а звезда Шерифа переходит по кругу.

## Цвета, масти и названия карт

colour-brown = коричневая
colour-blue = синяя
colour-green = зелёная
suit-spades = пики
suit-hearts = червы
suit-diamonds = бубны
suit-clubs = трефы
bang-written-card = { $name } { $sign }
bang-card-as = { $card } как { $kind }
card-bang = Бэнг!
card-barrel = Бочка
card-beer = Пиво
card-bible = Библия
card-binocular = Бинокль
card-brawl = Потасовка
card-buffalo_rifle = Ружьё на бизонов
card-can_can = Канкан
card-canteen = Фляга
card-cat_balou = Красотка
card-colt = Кольт .45
card-conestoga = Фургон
card-derringer = Дерринджер
card-dodge = Уворот
card-duel = Дуэль
card-dynamite = Динамит
card-gatling = Гатлинг
card-general_store = Магазин
card-hideout = Укрытие
card-howitzer = Гаубица
card-indians = Индейцы!
card-iron_plate = Железная пластина
card-jail = Тюрьма
card-knife = Нож
card-missed = Мимо!
card-mustang = Мустанг
card-panic = Паника!
card-pepperbox = Пепербокс
card-pony_express = Пони-экспресс
card-punch = Удар
card-rag_time = Рэгтайм
card-remington = Ремингтон
card-rev_carabine = Карабин
card-saloon = Салун
card-schofield = Скофилд
card-scope = Прицел
card-sombrero = Сомбреро
card-springfield = Спрингфилд
card-stagecoach = Дилижанс
card-ten_gallon_hat = Ковбойская шляпа
card-tequila = Текила
card-volcanic = Вулканик
card-wells_fargo = Уэллс Фарго
card-whisky = Виски
card-winchester = Винчестер

## Что делают карты

bang-card-bang = Выстрел в игрока в пределах дальности твоего оружия: без «Мимо!» он теряет 1 очко жизни. За ход можно сыграть только одну карту «Бэнг!».
bang-card-barrel = Когда в тебя стреляют, можешь сделать проверку: червы считаются за «Мимо!». Один раз на каждый выстрел.
bang-card-beer = Получаешь 1 очко жизни. Вне своего хода — только чтобы выжить, когда теряешь последнее. Не действует, если в живых осталось двое.
bang-card-bible = Начиная с хода после того, как карта выложена: сбрось её как «Мимо!» и возьми карту.
bang-card-binocular = Ты видишь всех остальных игроков на расстоянии на 1 меньше.
bang-card-brawl = Сбрось вместе с ней ещё одну карту с руки: каждый из остальных игроков теряет карту, случайную с руки или лежащую в игре, по твоему выбору.
bang-card-buffalo_rifle = Начиная со своего следующего хода: сбрось эту карту и стреляй в любого игрока на любом расстоянии.
bang-card-can_can = Начиная со своего следующего хода: сбрось эту карту, и любой игрок теряет карту, случайную с руки или лежащую в игре, по твоему выбору.
bang-card-canteen = Начиная со своего следующего хода: сбрось эту карту и получи 1 очко жизни.
bang-card-cat_balou = Любой игрок теряет карту: случайную с руки или лежащую в игре, по твоему выбору.
bang-card-colt = Оружие, которое есть у каждого с самого начала: дальность 1. Это не карта, и потерять его нельзя.
bang-card-conestoga = Начиная со своего следующего хода: сбрось эту карту и возьми карту любого игрока, случайную с руки или лежащую в игре, по твоему выбору.
bang-card-derringer = Начиная со своего следующего хода: сбрось эту карту и стреляй в игрока на расстоянии 1; затем возьми карту.
bang-card-dodge = «Мимо!», после которого ты ещё берёшь карту. Только в ответ на выстрел.
bang-card-duel = Вызови любого другого игрока. По очереди, начиная с него, сбрасываете карты «Бэнг!»; кто первым не сбросит, теряет 1 очко жизни.
bang-card-dynamite = Лежит перед тобой до твоего следующего хода, который начнётся с проверки: на пиках от 2 до 9 взрыв отнимает 3 очка жизни, иначе карта переходит к игроку слева.
bang-card-gatling = Выстрел во всех остальных игроков на любом расстоянии. Это не карта «Бэнг!».
bang-card-general_store = Открой столько карт, сколько игроков. Начиная с тебя, каждый берёт одну.
bang-card-hideout = Все остальные игроки видят тебя на расстоянии на 1 больше.
bang-card-howitzer = Начиная со своего следующего хода: сбрось эту карту и стреляй во всех остальных игроков.
bang-card-indians = Все остальные игроки сбрасывают карту «Бэнг!» или теряют 1 очко жизни. «Мимо!» и Бочка не помогают.
bang-card-iron_plate = Начиная с хода после того, как карта выложена: сбрось её как «Мимо!».
bang-card-jail = Положи перед любым другим игроком, кроме Шерифа. Ход узника начинается с проверки: червы освобождают, с любой другой картой ход пропадает. Тюрьма сбрасывается в любом случае.
bang-card-knife = Начиная со своего следующего хода: сбрось эту карту и стреляй в игрока на расстоянии 1.
bang-card-missed = Отменяет выстрел в тебя. Только в ответ на выстрел.
bang-card-mustang = Все остальные игроки видят тебя на расстоянии на 1 больше.
bang-card-panic = Возьми карту игрока на расстоянии 1: случайную с руки или лежащую в игре, по твоему выбору.
bang-card-pepperbox = Начиная со своего следующего хода: сбрось эту карту и стреляй в игрока в пределах дальности твоего оружия.
bang-card-pony_express = Начиная со своего следующего хода: сбрось эту карту и возьми 3 карты.
bang-card-punch = Выстрел в игрока на расстоянии 1. Это не карта «Бэнг!».
bang-card-rag_time = Сбрось вместе с ней ещё одну карту с руки: возьми карту любого игрока, случайную с руки или лежащую в игре, по твоему выбору.
bang-card-remington = Оружие, дальность 3.
bang-card-rev_carabine = Оружие, дальность 4.
bang-card-saloon = Все игроки, и ты тоже, получают 1 очко жизни. Того, кто как раз теряет последнее, не спасает.
bang-card-schofield = Оружие, дальность 2.
bang-card-scope = Ты видишь всех остальных игроков на расстоянии на 1 меньше.
bang-card-sombrero = Начиная с хода после того, как карта выложена: сбрось её как «Мимо!».
bang-card-springfield = Сбрось вместе с ней ещё одну карту с руки: выстрел в любого игрока на любом расстоянии.
bang-card-stagecoach = Возьми 2 карты.
bang-card-ten_gallon_hat = Начиная с хода после того, как карта выложена: сбрось её как «Мимо!».
bang-card-tequila = Сбрось вместе с ней ещё одну карту с руки: игрок по твоему выбору (можно ты) получает 1 очко жизни.
bang-card-volcanic = Оружие, дальность 1. В свой ход можешь сыграть сколько угодно карт «Бэнг!».
bang-card-wells_fargo = Возьми 3 карты.
bang-card-whisky = Сбрось вместе с ней ещё одну карту с руки: получаешь 2 очка жизни.
bang-card-winchester = Оружие, дальность 5.

## Что умеют персонажи

bang-ability-annie_versary = Можешь использовать любую карту с руки как карту «Бэнг!».
bang-ability-apache_kid = Бубновые карты, которые применяют другие игроки, на тебя не действуют, ни на пользу, ни во вред.
bang-ability-bart_cassidy = За каждое потерянное очко жизни берёшь карту, но не тогда, когда потеря доходит до последнего.
bang-ability-belle_star = В твой ход карты, лежащие перед другими игроками, не действуют.
bang-ability-bill_noface = Вместо двух карт берёшь одну и ещё по одной за каждое недостающее очко жизни.
bang-ability-black_jack = Показываешь вторую карту, взятую в начале хода; если это червы или бубны, берёшь ещё одну.
bang-ability-calamity_janet = Можешь использовать карты «Бэнг!» как «Мимо!», а карты «Мимо!» как «Бэнг!».
bang-ability-chuck_wengam = В свой ход сколько угодно раз можешь потерять 1 очко жизни (но не последнее) и взять 2 карты.
bang-ability-claus_the_saint = В начале хода смотришь столько карт, сколько игроков, и ещё одну; две оставляешь себе и по одной раздаёшь остальным.
bang-ability-doc_holyday = Один раз за свой ход можешь сбросить 2 карты с руки и выстрелить в игрока в пределах дальности твоего оружия. Это не карта «Бэнг!».
bang-ability-el_gringo = За каждое очко жизни, которое отнимает у тебя другой игрок, берёшь случайную карту с его руки, но не тогда, когда потеря доходит до последнего.
bang-ability-elena_fuente = Можешь использовать любую карту с руки как «Мимо!».
bang-ability-emiliano = Забираешь карту «Мимо!», которая отменяет твою карту «Бэнг!», и карту «Бэнг!», которую отменяешь картой «Мимо!».
bang-ability-greg_digger = Каждый раз, когда выбывает другой игрок, получаешь 2 очка жизни.
bang-ability-herb_hunter = Каждый раз, когда выбывает другой игрок, берёшь 2 карты.
bang-ability-jesse_jones = Первую карту своего хода можешь взять наугад с руки другого игрока.
bang-ability-johnny_kisch = Когда выкладываешь карту в игру, все остальные карты с тем же названием, лежащие в игре, сбрасываются.
bang-ability-jose_delgado = Дважды за свой ход можешь сбросить синюю карту с руки и взять 2 карты.
bang-ability-jourdonnais = Когда в тебя стреляют, можешь сделать проверку, как с Бочкой: червы считаются за «Мимо!». Настоящая Бочка даёт вторую попытку.
bang-ability-kit_carlson = В начале хода смотришь три верхние карты колоды, две оставляешь себе и одну возвращаешь наверх.
bang-ability-lucky_duke = При каждой проверке открываешь две карты и выбираешь, какая из них считается.
bang-ability-molly_stark = Вне своего хода берёшь карту за каждую карту с руки, которую играешь или сбрасываешь по своей воле.
bang-ability-pat_brennan = Вместо того чтобы брать карты в начале хода, можешь взять карту, лежащую в игре перед любым игроком.
bang-ability-paul_regret = Все остальные игроки видят тебя на расстоянии на 1 больше.
bang-ability-pedro_ramirez = Первую карту своего хода можешь взять сверху сброса.
bang-ability-pixie_pete = В начале хода берёшь три карты вместо двух.
bang-ability-rose_doolan = Ты видишь всех остальных игроков на расстоянии на 1 меньше.
bang-ability-sean_mallory = В конце хода можешь оставить до 10 карт.
bang-ability-sid_ketchum = В любой момент можешь сбросить 2 карты с руки и получить 1 очко жизни, в том числе чтобы выжить.
bang-ability-slab_the_killer = Чтобы отменить твою карту «Бэнг!», нужны два «Мимо!».
bang-ability-suzy_lafayette = Как только у тебя на руке не остаётся карт, берёшь одну; в Дуэли — лишь после её конца.
bang-ability-tequila_joe = Пиво даёт тебе 2 очка жизни вместо одного.
bang-ability-uncle_will = Один раз за свой ход можешь сыграть любую карту с руки как Магазин.
bang-ability-vera_custer = В начале хода, до того как брать карты, называешь другого персонажа в игре и до своего следующего хода обладаешь его способностью.
bang-ability-vulture_sam = Когда игрок выбывает, забираешь все его карты на руку.
bang-ability-willy_the_kid = В свой ход можешь сыграть сколько угодно карт «Бэнг!».

## Части фраз

bang-count-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
bang-count-points = { $points ->
    [one] { $points } очко жизни
    [few] { $points } очка жизни
   *[many] { $points } очков жизни
}
bang-unseen-cards = { $count ->
    [one] { $count } скрытая карта
    [few] { $count } скрытые карты
   *[many] { $count } скрытых карт
}

## Что должен решить игрок

bang-prompt-act = { $player }: сыграй карту или закончи ход (карт на руке: { $cards }, сыграно «Бэнг!»: { $bangs }).
    .waiting = { $player } выбирает, что сыграть.
bang-prompt-shot = { $player }: { $by_is ->
       *[other] { $by } стреляет в тебя ({ $cause_name })
        [self] ты стреляешь в себя ({ $cause_name })
        [nobody] в тебя стреляют ({ $cause_name })
    }; { $needed ->
        [one] используй «Мимо!»
        [few] используй { $needed }× «Мимо!»
       *[many] используй { $needed }× «Мимо!»
    } или теряешь 1 очко жизни.
    .waiting = { $player } ищет спасения от выстрела.
bang-prompt-duel = { $player }: в дуэли против тебя { $other }; сбрось карту «Бэнг!» или теряешь 1 очко жизни.
    .waiting = { $player } выбирает ответ в дуэли.
bang-prompt-indians = { $player }: { $by_is ->
       *[other] { $by } насылает индейцев
        [nobody] нападают индейцы
    }; сбрось карту «Бэнг!» или теряешь 1 очко жизни.
    .waiting = { $player } отбивается от индейцев.
bang-prompt-rescue = { $player }: { $needed ->
        [0] угроза миновала; можно сделать для своей жизни ещё больше ({ $cause_name }, очки жизни: { $life }).
        [one] тебе грозит гибель ({ $cause_name }); спасёт { $needed } очко жизни.
        [few] тебе грозит гибель ({ $cause_name }); спасут { $needed } очка жизни.
       *[many] тебе грозит гибель ({ $cause_name }); спасут { $needed } очков жизни.
    }
    .waiting = { $player } борется за жизнь.
bang-prompt-discard_excess = { $player }: карт на руке больше предела ({ $limit }); сбрось { bang-count-cards }.
    .waiting = { $player } выбирает, что сбросить.
bang-prompt-pay_cost = { $player }: выбери карту, которую сбросишь вместе с картой { $kind_name }.
    .waiting = { $player } выбирает карту для сброса.
bang-prompt-pay_for_ability = { $player }: выбери карты, которые сбросишь за способность персонажа { $ability_name } (осталось: { $left }).
    .waiting = { $player } выбирает карты для сброса.
bang-prompt-pick_card = { $player }: { $target_is ->
       *[other] { $deed ->
            [take] выбери, какую карту отдаст тебе { $target }.
           *[discard] выбери, какую карту сбросит { $target }.
        }
        [self] { $deed ->
            [take] выбери, какую свою карту взять назад.
           *[discard] выбери, какую свою карту сбросить.
        }
    }
    .waiting = { $player } выбирает чужую карту.
bang-prompt-pick_from_store = { $player }: выбери одну из предложенных карт.
    .waiting = { $player } выбирает из предложенных карт.
bang-prompt-count_flip = { $player }: выбери, какая из открытых карт считается ({ $source_name }).
    .waiting = { $player } выбирает, какая карта считается.
bang-prompt-interlude = { $player }: сейчас можно применить способность или пасовать.
    .waiting = { $player } может применить способность.
bang-prompt-order_discards = { $player }: ты сбрасываешь всё; выбери, что пойдёт первым, или оставь порядок как есть.
    .waiting = { $player } выбирает порядок сброса.
bang-prompt-draw_phase = { $player }: выбери, как взять карты.
    .waiting = { $player } выбирает, как взять карты.
bang-prompt-first_from_hand = { $player }: выбери, откуда взять первую карту: из колоды или с руки другого игрока.
    .waiting = { $player } выбирает, откуда взять первую карту.
bang-prompt-first_from_discard = { $player }: выбери, откуда взять первую карту: из колоды или из сброса.
    .waiting = { $player } выбирает, откуда взять первую карту.
bang-prompt-draw_or_take = { $player }: возьми карты как обычно или вместо этого забери карту, лежащую в игре.
    .waiting = { $player } выбирает между колодой и картой, лежащей в игре.
bang-prompt-keep_card = { $player }: выбери карты, которые оставишь себе (осталось: { $count }).
    .waiting = { $player } рассматривает карты.
bang-prompt-give_card = { $player }: выбери карту, которую получит { $target }.
    .waiting = { $player } выбирает подарки.
bang-prompt-copy_character = { $player }: выбери, чьей способностью обладать до своего следующего хода.
    .waiting = { $player } выбирает, чьей способностью обладать.
bang-prompt-inherit = { $player }: выбери одну из карт, которые оставляет { $target }.
    .waiting = { $player } выбирает из оставленных карт.
bang-prompt-keep_character = { $player }: оставь персонажа из прошлой игры или получи нового.
    .waiting = { $player } решает, оставить ли персонажа.
bang-prompt-choose_character = { $player }: выбери персонажа, которым будешь играть.
    .waiting = { $player } выбирает персонажа.

## Варианты

bang-option-Play = { $target_is ->
    [nobody] Сыграть карту { $card }
   *[other] Сыграть карту { $card }, цель: { $target }
}
bang-option-Respond = Сыграть карту { $card }
bang-option-Spend = Сбросить карту { $card }
bang-option-Discard = Сбросить карту { $card }
bang-option-Take = Взять карту { $card }
bang-option-Count = Пусть считается карта { $card }
bang-option-Give = Карту { $card } получает { $target }
bang-option-Pick = { $card_is ->
    [none] Случайная карта с руки ({ $target })
   *[seen] Карта в игре { $card } ({ $target })
}
bang-option-UseCard = { $target_is ->
    [nobody] Применить карту { $card }
   *[other] Применить карту { $card }, цель: { $target }
}
bang-option-UseAbility = { $card_is ->
    [none] { $target_is ->
        [nobody] Применить способность ({ $ability_name })
       *[other] Применить способность ({ $ability_name }), цель: { $target }
    }
   *[seen] { $target_is ->
        [nobody] Применить способность ({ $ability_name }) с картой { $card }
       *[other] Применить способность ({ $ability_name }) с картой { $card }, цель: { $target }
    }
}
bang-option-EndTurn = Закончить ход
bang-option-DrawDeck = Взять из колоды
bang-option-TakeDiscard = Взять верхнюю карту сброса
bang-option-InOrder = Сбросить остальное как лежит
bang-option-Copy = Способность персонажа { $ability_name } ({ $target })
bang-option-Keep = Играть персонажем { $ability_name }
bang-option-NewCharacter = Получить нового персонажа

## Ход игры

bang-event-GameBegan = Игра начинается, за столом { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}; начинает { $first }.
bang-event-CharacterShown = { $seat } играет персонажем { $ability_name }.
bang-event-TurnBegan = Ход { $number }: ходит { $seat }.
bang-event-TurnLost = { $seat } пропускает ход ({ $card }).
bang-event-DeckShuffled = Сброс перемешивается в новую колоду ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}).
bang-event-CardsDrawn = { $cards_are ->
    [seen] { $seat } берёт { bang-count-cards }: { $cards }.
   *[unseen] { $seat } берёт { bang-count-cards }.
}
bang-event-CardShown = { $seat } показывает карту { $card }.
bang-event-DiscardTaken = { $seat } берёт из сброса карту { $card }.
bang-event-Flipped = { $cards_are ->
    [none] { $seat }: для проверки нет карт ({ $source_name }).
   *[seen] { $seat } делает проверку ({ $source_name }): { $cards }.
}
bang-event-FlipCounted = { $seat } выбирает: считается карта { $card }.
bang-event-CheckMade = { $lucky ->
    [0] { $seat }: не повезло ({ $source_name }).
   *[1] { $seat }: повезло ({ $source_name }).
}
bang-event-CardPlayed = { $target_is ->
    [nobody] { $seat } играет карту { $card }.
    [self] { $seat } играет карту { $card } на себя.
   *[other] { $seat } играет карту { $card }, цель: { $target }.
}
bang-event-CardUsed = { $target_is ->
    [nobody] { $seat } применяет карту { $card }.
    [self] { $seat } применяет карту { $card } на себя.
   *[other] { $seat } применяет карту { $card }, цель: { $target }.
}
bang-event-AbilityUsed = { $target_is ->
    [nobody] { $seat } применяет способность ({ $ability_name }).
    [self] { $seat } применяет способность ({ $ability_name }) на себя.
   *[other] { $seat } применяет способность ({ $ability_name }), цель: { $target }.
}
bang-event-AbilityCopied = { $seat } теперь обладает способностью персонажа { $ability_name }.
bang-event-CardSpent = { $seat } сбрасывает карту { $card }.
bang-event-CardDiscarded = { $by_is ->
    [other] { $seat } лишается карты { $card } ({ $by }).
   *[self] { $seat } сбрасывает карту { $card }.
}
bang-event-CardReturned = { $seat } берёт назад карту { $card }.
bang-event-CardTaken = { $from_hand ->
    [0] { $target_is ->
        [self] { $seat } берёт назад со стола карту { $card }.
       *[other] { $seat } забирает карту в игре { $card }, её теряет { $target }.
    }
   *[1] { $card_is ->
        [unseen] { $seat } забирает карту с руки, её теряет { $target }.
       *[seen] { $seat } забирает с руки карту { $card }, её теряет { $target }.
    }
}
bang-event-CardGiven = { $card_is ->
    [unseen] { $target } получает карту (даёт { $seat }).
   *[seen] { $target } получает карту { $card } (даёт { $seat }).
}
bang-event-CardPassed = Карта { $card } переходит дальше: { $seat } → { $target }.
bang-event-CardsLookedAt = { $cards_are ->
    [seen] { $seat } смотрит { bang-count-cards } из колоды: { $cards }.
   *[unseen] { $seat } смотрит { bang-count-cards } из колоды.
}
bang-event-CardsPutBack = { $seat } возвращает на колоду { bang-count-cards }.
bang-event-StoreOpened = { $cards_are ->
    [none] Предложить нечего.
   *[seen] На выбор: { $cards }.
}
bang-event-StoreCardTaken = { $seat } берёт карту { $card }.
bang-event-ShotFired = Для спасения нужно { $needed }× «Мимо!»: { $seat } ({ $cause_name }).
bang-event-LifeLost = { $by_is ->
    [nobody] { $seat } теряет { bang-count-points } ({ $cause_name }), остаётся { $life }.
   *[other] { $seat } теряет { bang-count-points } ({ $cause_name }, { $by }), остаётся { $life }.
}
bang-event-LifeGained = { $by_is ->
    [other] { $seat } получает { bang-count-points } (даёт { $by }), теперь их { $life }.
   *[self] { $seat } получает { bang-count-points }, теперь их { $life }.
}
bang-event-Eliminated = { $seat } выбывает из игры и открывает роль: { $role_name }.
bang-event-EstateTaken = { $cards_are ->
    [seen] { $seat } забирает { bang-count-cards }, их оставляет { $target }: { $cards }.
   *[unseen] { $seat } забирает { bang-count-cards }, их оставляет { $target }.
}
bang-event-Rewarded = { $seat } получает награду за то, что { $target } выбывает.
bang-event-Punished = { $seat } убивает Помощника ({ $target }) и в наказание сбрасывает всё.
bang-event-LastManStanding = Теперь цель одна: остаться последним выжившим.
bang-event-GameEnded = Игра окончена. { $result } Роли: { $roles }.

## Чем кончилось

bang-result-law-prevails = Все Бандиты и Ренегаты уничтожены: победил закон. { $count ->
    [one] Победитель
    [few] Победители
   *[many] Победители
}: { $winners }.
bang-result-sheriff-dead = Шериф убит: победили Бандиты. Победители: { $winners }.
bang-result-renegade-alone = Шериф убит, и в живых остался только Ренегат. Победитель: { $winners }.
bang-result-hunter = Охотник лично уничтожил свою цель. Победитель: { $winners }.
bang-result-last-man = В живых остался один игрок. Победитель: { $winners }.

## Почему что-то нельзя сделать

refusal-only-in-answer = Карту { $card_name } можно применить только в ответ на выстрел.
refusal-no-second-card = Для карты { $card_name } нужна ещё одна карта с руки, а её нет.
refusal-already-in-play = Вторая карта { $card_name } лежать перед тобой не может.
refusal-already-in-front = Вторая карта { $card_name } лежать перед этим игроком не может: { $player }.
refusal-too-far = { $player } на расстоянии { $distance }; это действует только на расстоянии 1.
refusal-out-of-range = { $player } на расстоянии { $distance }; дальность твоего оружия ({ $weapon_name }): { $range }.
refusal-nobody-to-aim-at = Карту { $card_name } не на кого сыграть.
refusal-asleep = Карта { $card_name } сейчас не действует.
refusal-bang-limit = В этот ход уже { $played ->
    [one] сыграна { $played } карта «Бэнг!»
    [few] сыграны { $played } карты «Бэнг!»
   *[many] сыграно { $played } карт «Бэнг!»
}; предел: { $limit }.
refusal-played-this-turn = Карта { $card_name } выложена в этот ход, применить её можно только после него.
refusal-nothing-to-lose = Забрать или сбросить здесь нечего: { $player }.
refusal-nobody-has-cards = Ни у кого из остальных нет карт.
refusal-not-the-sheriff = { $player } — Шериф, а Шерифа в тюрьму не посадить.
refusal-no-missed = Карта { $card_name } с руки от выстрела не спасает.
refusal-no-bang = Карта { $card_name } не считается картой «Бэнг!».
refusal-no-rescue = Карта { $card_name } тебя сейчас не спасёт.
refusal-rescue-complete = Все очки жизни на месте: карта { $card_name } пропала бы зря.
refusal-rescue-too-weak = Карты { $card_name } не хватит для спасения, даже вместе с остальной рукой.
refusal-tried-already = { $card_name }: против этого выстрела попытка только одна, и она уже была.
refusal-two-left = Когда игроков осталось двое, карта { $card_name } не действует.
refusal-used-up = Способность персонажа { $card_name } в этот ход уже использована.
refusal-full-life = Все очки жизни на месте: персонажу { $card_name } нечего лечить.
refusal-too-few-cards = Персонажу { $card_name } нужно карт с руки: { $needed }, а на руке { $cards }.
refusal-last-life = Это было бы последнее очко жизни.
refusal-only-unaffecting-cards = На игрока { $player } никакие две из этих карт не действуют.
refusal-no-blue-card = На руке нет синей карты.
refusal-not-blue = Карта { $card_name } не синяя.
