var e=Object.assign({"../../../../src/sixgun/texts/ru/bang.ftl":`### Бэнг!, карточная игра, по-русски.

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
refusal-used-up = Способность персонажа { $card_name } в этот ход уже использована.
refusal-full-life = Все очки жизни на месте: персонажу { $card_name } нечего лечить.
refusal-too-few-cards = Персонажу { $card_name } нужно карт с руки: { $needed }, а на руке { $cards }.
refusal-last-life = Это было бы последнее очко жизни.
refusal-only-unaffecting-cards = На игрока { $player } никакие две из этих карт не действуют.
refusal-no-blue-card = На руке нет синей карты.
refusal-not-blue = Карта { $card_name } не синяя.
`,"../../../../src/sixgun/texts/ru/bots.ftl":`### Почему бот выбрал то, что выбрал; это же и причины подсказок.

bot-role = { $role ->
    [sheriff] { role-sheriff }
    [deputy] { role-deputy }
    [renegade] { role-renegade }
   *[outlaw] { role-outlaw }
}
bot-hunch = Просто предчувствие.
bot-stop = Эти кубики ценнее того, что, скорее всего, принесёт ещё один бросок.
bot-reroll = { $dice ->
    [one] Перебросить { $dice } кубик выгоднее, чем оставить; осталось бросков: { $left }.
    [few] Перебросить { $dice } кубика выгоднее, чем оставить; осталось бросков: { $left }.
   *[many] Перебросить { $dice } кубиков выгоднее, чем оставить; осталось бросков: { $left }.
}
bot-shoot-known = { $player } ({ bot-role }) — лучшая цель из доступных.
bot-shoot-suspect = { $player } — лучшая цель из доступных: { bot-role } с вероятностью { $percent } %.
bot-shoot-forced = В кого-то выстрелить придётся, и { $player } — наименее вредная цель.
bot-help-self = { $life ->
    [one] Осталось { $life } очко жизни: тебе самому помощь нужнее всего.
    [few] Осталось { $life } очка жизни: тебе самому помощь нужнее всего.
   *[many] Осталось { $life } очков жизни: тебе самому помощь нужнее всего.
}
bot-help-friend = На твоей стороне помощь нужнее всего тому, кого зовут { $player }: { bot-role } с вероятностью { $percent } %.
bot-help-wasted = Никто из тех, кому стоит помогать, в помощи не нуждается, так что всё равно, кто её получит.
bot-take-arrows = Стрела сейчас лучше потерянного очка жизни; стрел в кучке: { $pile }.
bot-take-hit = Потерянное очко жизни сейчас лучше стрелы; стрел в кучке: { $pile }.
bot-drop-arrows = Каждая сброшенная стрела смягчает следующее нападение индейцев; стрел в кучке: { $pile }.
bot-keep-arrows = Нападение индейцев навредило бы другим больше; стрел в кучке: { $pile }.
bot-clear-self = Твоя собственная стрела опаснее всех.
bot-clear-friend = На твоей стороне опаснее всех стрела, которую держит { $player }: { bot-role } с вероятностью { $percent } %.
bot-clear-nothing = Стрелы лежат там, где надо.
bot-no-choice = Больше ничего сделать нельзя.
bot-card-hold = Остальное ценнее в руке, чем на столе.
bot-card-all = Твоей стороне от этого больше пользы или меньше вреда, чем другим.
bot-card-weapon = С ним можно достать больше тех, в кого хочется попасть.
bot-card-draw = Больше карт — больше возможностей.
bot-card-equip = Перед тобой она будет служить, пока кто-нибудь её не заберёт.
bot-card-dynamite = Скорее всего, он взорвётся перед тем, кого не жалко.
bot-card-strip = Пусть карту потеряет { $player }: { bot-role } с вероятностью { $percent } %.
bot-card-free = { $player } без этой карты заживёт лучше: { bot-role } с вероятностью { $percent } %.
bot-card-jail = Пусть ход пропустит { $player }: { bot-role } с вероятностью { $percent } %.
bot-card-duel = Карты «Бэнг!» раньше кончатся у того, кого зовут { $player }: { bot-role } с вероятностью { $percent } %.
bot-card-fight-on = { $player } может раньше остаться без карт «Бэнг!», а сдаться — значит потерять очко жизни.
bot-card-flip-first = Проверка ничего не стоит: сначала попробуй её, потом трать карту.
bot-card-dodge = Очко жизни ценнее этой карты.
bot-card-take-hit = Защита обойдётся дороже очка жизни, или её не хватит.
bot-card-survive = Без этого для тебя игра окончена.
bot-card-saved = Спасение удалось; остальное прибереги на потом.
bot-card-least = Эта карта нужна тебе меньше всего.
bot-card-most = Эта карта поможет тебе больше всего.
bot-card-deck = Колода обещает больше.
bot-card-gift-good = { $player }, похоже, на твоей стороне: { bot-role } с вероятностью { $percent } %. Хорошая карта будет там в хороших руках.
bot-card-gift-poor = { $player }, похоже, не на твоей стороне: { bot-role } с вероятностью { $percent } %. Хватит и слабой карты.
bot-card-flip = Эта карта удачнее.
bot-card-character = Эта способность даст тебе больше всего.
bot-card-wait = Спешить некуда: позже будет ничуть не хуже.
`,"../../../../src/sixgun/texts/ru/cast.ftl":`### Роли и персонажи: имена, общие для игр о Диком Западе, по-русски.

## Роли. \`goal-three\` — цель в игре втроём.

role-sheriff = Шериф
    .goal = Уничтожь всех Бандитов и Ренегатов.
role-deputy = Помощник
    .goal = Защищай Шерифа, пока не будут уничтожены все Бандиты и Ренегаты.
    .goal-three = Уничтожь Ренегата лично; если кто-то выбыл иначе, побеждает тот, кто останется последним выжившим.
role-outlaw = Бандит
    .goal = Добейся, чтобы Шериф был уничтожен.
    .goal-three = Уничтожь Помощника лично; если кто-то выбыл иначе, побеждает тот, кто останется последним выжившим.
role-renegade = Ренегат
    .goal = Останься последним выжившим.
    .goal-three = Уничтожь Бандита лично; если кто-то выбыл иначе, побеждает тот, кто останется последним выжившим.

## Персонажи обеих игр

character-bart_cassidy = Bart Cassidy
character-black_jack = Black Jack
character-calamity_janet = Calamity Janet
character-el_gringo = El Gringo
character-jesse_jones = Jesse Jones
character-jourdonnais = Jourdonnais
character-kit_carlson = Kit Carlson
    .dice = Kit Carlson
character-lucky_duke = Lucky Duke
character-paul_regret = Paul Regret
character-pedro_ramirez = Pedro Ramirez
character-rose_doolan = Rose Doolan
character-sid_ketchum = Sid Ketchum
character-slab_the_killer = Slab the Killer
character-suzy_lafayette = Suzy Lafayette
character-vulture_sam = Vulture Sam
character-willy_the_kid = Willy the Kid

## Персонажи только карточной игры

character-annie_versary = Annie Versary
character-apache_kid = Apache Kid
character-belle_star = Belle Star
character-bill_noface = Bill Noface
character-chuck_wengam = Chuck Wengam
character-claus_the_saint = Claus the Saint
character-doc_holyday = Doc Holyday
character-elena_fuente = Elena Fuente
character-emiliano = Emiliano
character-greg_digger = Greg Digger
character-herb_hunter = Herb Hunter
character-johnny_kisch = Johnny Kisch
character-jose_delgado = José Delgado
character-molly_stark = Molly Stark
character-pat_brennan = Pat Brennan
character-pixie_pete = Pixie Pete
character-sean_mallory = Sean Mallory
character-tequila_joe = Tequila Joe
character-uncle_will = Uncle Will
character-vera_custer = Vera Custer
`,"../../../../src/sixgun/texts/ru/dice.ftl":`### Бэнг! Кубики, по-русски.

game-dice = Бэнг! Кубики
set-dice-base = Базовая игра

## Значения на кубиках

face-arrow = Индейская стрела
    .short = стрела
face-dynamite = Динамит
    .short = динамит
face-bullseye_1 = В яблочко «1»
    .short = в яблочко 1
face-bullseye_2 = В яблочко «2»
    .short = в яблочко 2
face-beer = Пиво
    .short = пиво
face-gatling = Гатлинг
    .short = гатлинг

## Отчего теряют жизнь

cause-indians = нападение индейцев
cause-dynamite = динамит
cause-bullseyes = «В яблочко»
cause-gatling = пулемёт Гатлинга

## Персонажи

dice-ability-bart_cassidy = За каждое очко жизни, которое отнимает у тебя «В яблочко» или пулемёт Гатлинга, можешь вместо потери взять стрелу: ни за одно, за некоторые или за все. Не действует при нападении индейцев и на динамит; последнюю стрелу из кучки так брать нельзя.
dice-ability-black_jack = Пока динамит показывают меньше трёх твоих кубиков, любой из них можешь перебросить или оставить. Три и более динамита, как обычно, завершают твои броски.
dice-ability-calamity_janet = Каждое «В яблочко „1“» можешь использовать как «2», а каждое «2» как «1», или так, как выпало; решаешь отдельно для каждого кубика.
dice-ability-el_gringo = Игрок, который лишает тебя одного или более очков жизни, должен взять стрелу: одну за все «В яблочко» своего хода вместе и одну за пулемёт Гатлинга, даже если ты при этом выбываешь. Не действует при нападении индейцев и на динамит.
dice-ability-jesse_jones = Если к розыгрышу пива в твой ход у тебя 4 очка жизни или меньше, каждое пиво, применённое на себя, даёт тебе 2 очка жизни вместо одного.
dice-ability-jourdonnais = При нападении индейцев теряешь не более 1 очка жизни.
dice-ability-kit_carlson = За каждый гатлинг в окончательном броске можешь сбросить одну стрелу любого игрока, в том числе свою: от нуля до числа выпавших гатлингов. Если срабатывает пулемёт Гатлинга, сначала стреляет он.
dice-ability-lucky_duke = Можешь бросать на один раз больше остальных: до трёх перебросов, всего четыре броска.
dice-ability-paul_regret = Пулемёт Гатлинга никогда не отнимает у тебя очки жизни.
dice-ability-pedro_ramirez = За каждое потерянное очко жизни можешь сбросить одну свою стрелу или оставить её; очко жизни теряется в любом случае. Не действует при нападении индейцев: после него и так сбрасывают все стрелы.
dice-ability-rose_doolan = Каждое «В яблочко» можешь использовать на обычном расстоянии или на 1 место дальше: «1» поражает игрока за 1 или 2 места от тебя, «2» — за 2 или 3 места.
dice-ability-sid_ketchum = В начале своего хода, до броска, выбери игрока (можно себя), который получит 1 очко жизни. Выбрать кого-то нужно обязательно, но можно и игрока с максимумом очков жизни, который ничего не получит.
dice-ability-slab_the_killer = Один раз за ход можешь потратить одно своё пиво, чтобы удвоить одно «В яблочко»: этот кубик отнимает 2 очка жизни у своей единственной цели. Такое пиво жизнь никому не восстанавливает.
dice-ability-suzy_lafayette = В конце своего хода получаешь 2 очка жизни, если ни на одном из пяти кубиков окончательного броска нет «В яблочко».
dice-ability-vulture_sam = Каждый раз, когда выбывает другой игрок, получаешь 2 очка жизни.
dice-ability-willy_the_kid = Тебе хватает двух гатлингов: при двух и более пулемёт Гатлинга стреляет всегда, но только один раз за ход.

## Части фраз

dice-count-arrows = { $count ->
    [one] { $count } стрелу
    [few] { $count } стрелы
   *[many] { $count } стрел
}
dice-count-points = { $points ->
    [one] { $points } очко жизни
    [few] { $points } очка жизни
   *[many] { $points } очков жизни
}

## Что должен решить игрок

dice-prompt-reroll = { $player }: сделан бросок { $roll }, и бросать можно ещё { $left ->
        [one] { $left } раз
        [few] { $left } раза
       *[many] { $left } раз
    }; выбери кубики для переброса или оставь все.
    .waiting = { $player } решает, какие кубики перебросить.
dice-prompt-assign_bullseyes = { $player }: выбери, в кого попадаешь ({ $face_name }, выстрел { $number } из { $total }); все выстрелы действуют одновременно.
    .waiting = { $player } выбирает цель.
dice-prompt-assign_beers = { $player }: выбери, кто выпьет твоё пиво ({ $number } из { $total }) и восстановит жизнь.
    .waiting = { $player } выбирает, кому достанется пиво.
dice-prompt-sid_heal = { $player }: начинается твой ход, и как { character-sid_ketchum } ты выбираешь, кто получит 1 очко жизни.
    .waiting = { $player } выбирает, кто получит 1 очко жизни.
dice-prompt-bart_replace = { $player }: сейчас ты потеряешь { dice-count-points }; выбери, сколько стрел взять вместо этого (в кучке { $pile }, последняя остаётся).
    .waiting = { $player } выбирает между стрелами и очками жизни.
dice-prompt-pedro_discard = { $player }: ты теряешь { dice-count-points } и за каждое можешь сбросить стрелу; выбери, сколько своих стрел ({ $arrows }) сбросить.
    .waiting = { $player } решает, сколько стрел сбросить.
dice-prompt-kit_discard = { $player }: за гатлинги можно сбросить ещё { $left ->
        [one] { $left } стрелу
        [few] { $left } стрелы
       *[many] { $left } стрел
    }; выбери, чья стрела следующая, или пасуй.
    .waiting = { $player } решает, чью стрелу сбросить.

## Варианты

dice-option-Stop = Оставить все кубики
dice-option-Reroll = { $count ->
    [one] Перебросить кубик { $numbers }
    [few] Перебросить кубики { $numbers }
   *[many] Перебросить кубики { $numbers }
}
dice-option-Shoot = { $doubled ->
    [0] Цель: { $target }
   *[1] Цель: { $target }, 2 очка жизни (тратится пиво)
}
dice-option-Serve = Пиво получает { $seat }
dice-option-Heal = 1 очко жизни получает { $seat }
dice-option-TakeInstead = { $count ->
    [0] Не брать стрел
   *[other] Взять вместо этого { dice-count-arrows }
}
dice-option-DropArrows = { $count ->
    [0] Оставить все стрелы
   *[other] Сбросить { dice-count-arrows }
}
dice-option-RemoveArrow = Одну стрелу сбрасывает { $seat }

## Ход игры

dice-event-GameBegan = Игра начинается, за столом { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}; кубики берёт { $first }.
dice-event-TurnBegan = Ход { $number }: кубики берёт { $seat }.
dice-event-DiceRolled = { $roll ->
    [1] { $seat } бросает кубики: { $dice }.
   *[other] { $seat } перебрасывает { $count ->
        [one] кубик { $numbers }
        [few] кубики { $numbers }
       *[many] кубики { $numbers }
    } (бросок { $roll }): { $dice }.
}
dice-event-DiceKept = { $seat } оставляет все кубики: { $dice }.
dice-event-ArrowsTaken = { $seat } берёт { dice-count-arrows }; { $pile ->
    [0] кучка пуста
   *[other] в кучке: { $pile }
}.
dice-event-ArrowsReturned = { $by_is ->
   *[self] { $seat } сбрасывает { dice-count-arrows }
    [nobody] { $seat } сбрасывает { dice-count-arrows }
    [other] { $by } решает: { dice-count-arrows } сбрасывает { $seat }
}; в кучке: { $pile }.
dice-event-IndiansAttacked = { $seat } берёт последнюю стрелу: нападение индейцев!
dice-event-DynamiteExploded = У игрока { $seat } { $count ->
    [one] { $count } динамит
    [few] { $count } динамита
   *[many] { $count } динамитов
}: взрыв, броски окончены.
dice-event-ShotAimed = { $points ->
    [1] { $seat } стреляет, цель: { $target } ({ $face_name }).
   *[other] { $seat } тратит пиво и стреляет с двойным уроном ({ dice-count-points }), цель: { $target } ({ $face_name }).
}
dice-event-BeerServed = { $target_is ->
    [self] { $seat } пьёт пиво.
   *[other] { $seat } угощает пивом, пьёт { $target }.
}
dice-event-GatlingFired = { $seat } стреляет по всем остальным из пулемёта Гатлинга (гатлингов: { $count }).
dice-event-HitDodged = { $seat } берёт { $points ->
    [one] стрелу
    [few] стрелы
   *[many] стрелы
} и не теряет { dice-count-points } ({ $cause_name }).
dice-event-LifeLost = { $by_is ->
    [nobody] { $seat } теряет { dice-count-points } ({ $cause_name }), остаётся { $life }.
   *[other] { $seat } теряет { dice-count-points } ({ $cause_name }, { $by }), остаётся { $life }.
}
dice-event-LifeGained = { $by_is ->
    [self] { $seat } получает { dice-count-points }, теперь их { $life }.
   *[other] { $seat } получает { dice-count-points } (даёт { $by }), теперь их { $life }.
}
dice-event-Eliminated = { $by_is ->
    [nobody] { $seat } выбывает из игры ({ $cause_name }) и открывает роль: { $role_name }.
   *[other] { $seat } выбывает из игры ({ $cause_name }, { $by }) и открывает роль: { $role_name }.
}
dice-event-LastManStanding = Теперь цель одна: остаться последним выжившим.
dice-event-GameEnded = Игра окончена. { $result } Роли: { $roles }.

## Чем кончилось

dice-result-law-prevails = Все Бандиты и Ренегаты уничтожены: победил закон. { $count ->
    [one] Победитель
    [few] Победители
   *[many] Победители
}: { $winners }.
dice-result-sheriff-dead = Шериф убит: победили Бандиты. Победители: { $winners }.
dice-result-renegade-alone = Шериф убит, и в живых остался только Ренегат. Победитель: { $winners }.
dice-result-hunter = Охотник лично уничтожил свою цель. Победитель: { $winners }.
dice-result-last-man = В живых остался один игрок. Победитель: { $winners }.
dice-result-draw = В живых не осталось никого: ничья.

## Почему что-то нельзя сделать

refusal-dynamite-locked = На кубике { $die } динамит, перебросить его нельзя.
refusal-double-used = В этот ход один выстрел уже удвоен.
refusal-double-no-beer = Ни на одном твоём кубике нет пива, которое можно потратить на двойной выстрел.
refusal-wrong-distance = { $player } сидит от тебя за { $distance ->
    [one] { $distance } место
    [few] { $distance } места
   *[many] { $distance } мест
}; этот выстрел бьёт ровно на расстояние { $reach }.
refusal-last-arrow = Последняя стрела должна остаться в кучке ({ $pile ->
    [one] осталась { $pile } стрела
    [few] остались { $pile } стрелы
   *[many] осталось { $pile } стрел
}).
refusal-no-arrows = Сбрасывать нечего: { $player } без стрел.
refusal-too-many-arrows = За каждое потерянное очко жизни можно сбросить одну стрелу: потеряно { $points }, у тебя { $held ->
    [one] { $held } стрела
    [few] { $held } стрелы
   *[many] { $held } стрел
}.
`,"../../../../src/sixgun/texts/ru/kernel.ftl":`### Общее для всех игр, по-русски.

kernel-rule = правило { $rule }
kernel-ruled = { $text } ({ $rule })
kernel-pair = { $left } – { $right }
kernel-option-Pass = Пас
kernel-option-First = Сначала { $ability_name }
kernel-prompt-order_reactions = { $player }: сразу несколько твоих способностей ({ $count }) срабатывают одновременно; выбери, какая будет первой.
    .waiting = { $player } решает, какая из нескольких способностей сработает первой.

## Почему что-то нельзя сделать

refusal-game-over = Игра уже закончена.
refusal-no-such-seat = За этим столом нет места { $seat }.
refusal-not-your-choice = Сейчас выбираешь не ты; решает другой игрок: { $waiting }.
refusal-no-such-option = Варианта { $number } нет; варианты пронумерованы от 1 до { $options }.
refusal-not-an-option = «{ $text }» сейчас невозможно; ближайший вариант: «{ $nearest }».
refusal-forbidden-by = Это запрещает { $card_name }.
refusal-not-yourself = В себя целиться нельзя.
refusal-is-out = { $player } уже вне игры.

## Почему нельзя взять ход назад

refusal-undo-nothing = Отменять пока нечего.
refusal-undo-other-player = Последнее решение не твоё ({ $player }); отменить можно только своё.
refusal-undo-random = После твоего решения уже вмешался случай, поэтому отменить его нельзя.
refusal-undo-reveal = После твоего решения уже раскрылась тайна, поэтому отменить его нельзя.
refusal-undo-turn = После твоего решения уже начался новый ход, поэтому отменить его нельзя.
refusal-redo-nothing = Нет отменённого решения, которое можно повторить.

## Что не может быть так, как задано: настройки и файлы

complaint-game = игры «{ $name }» нет; игры: { $known }
complaint-players = в { $game } играют от { $least } до { $most } игроков, а не { $players }
complaint-names = { $players ->
    [one] { $players } игроку нужно { $players } имя, а не { $names }
    [few] { $players } игрокам нужны { $players } имени, а не { $names }
   *[many] { $players } игрокам нужно { $players } имён, а не { $names }
}
complaint-name = «{ $name }» — не имя: в имени от 1 до 40 печатных знаков
complaint-same-name = у двух игроков одно имя
complaint-seat = места { $seat } нет; места пронумерованы от 0 до { $last }
complaint-shared-seat = два человека не могут занимать одно место
complaint-seed = зерно — от 1 до 128 печатных знаков, например «tumbleweed»
complaint-set = в { $game } нет коробки «{ $name }»; коробки: { $known }
complaint-set-needs = коробке «{ $name }» нужны ещё: { $missing }
complaint-no-sets = для { $game } нужна хотя бы одна коробка; коробки: { $known }
complaint-setting = в { $game } нет настройки «{ $name }»; настройки: { $known }
complaint-no-settings = в { $game } нет ни настройки «{ $name }», ни каких-либо других
complaint-setting-value = { $setting } не может быть { $value }; возможные значения: { $known }
complaint-characters = игроков { $players }, им нужно персонажей: { $needed }, а есть только { $known }
complaint-character = персонажа «{ $name }» в этих коробках нет; персонажи: { $known }
complaint-previous-game = previous_game — это место, которое начинало, двоеточие и для каждого места выживший персонаж или «-», например 0:bart_cassidy,-,black_jack,-; а не { $value }
complaint-preset = в { $game } нет набора настроек «{ $name }»; наборы: { $known }
complaint-no-presets = в { $game } нет ни набора настроек «{ $name }», ни каких-либо других
complaint-not-over = игра ещё не закончена; серия продолжается после её конца
complaint-level = в { $game } нет ботов уровня «{ $level }»; уровни: { $known }
complaint-no-levels = нужен хотя бы один уровень ботов; уровни: { $known }
complaint-no-bots = в { $game } пока нет ботов
complaint-engine = способа «{ $name }» нет; способы: { $known }
complaint-ray = способу «ray» нужен пакет ray, а он не установлен; способу «local» ничего не нужно
complaint-count = { $name } — это число от 1 и больше, а не { $value }
complaint-language = языка «{ $lang }» нет; языки: { $known }
complaint-no-terminal = столу на весь экран нужен терминал; --plain работает везде
complaint-folder = папки { $folder } нет
complaint-unreadable = файл { $file } не читается: { $detail }
complaint-ending = имя { $file } должно заканчиваться на .csv или .parquet
complaint-pyarrow = для Parquet нужен пакет pyarrow (pip install 'sixgun[lab]'); для .csv ничего не нужно
complaint-games-not-kept = симуляция не сохранила отдельные игры; её надо запустить с keep_games=True
complaint-scenario = сценарий написан неверно: { $detail }
complaint-game-over = игра закончена, и позиции для продолжения нет; можно сохранить повтор
complaint-no-words = эту позицию не выразить словами

## Что не так с повтором

complaint-no-record = за этим столом запись не ведётся
complaint-no-entry = в файле нет записи «{ $entry }»
complaint-no-list = в файле нет списка «{ $entry }»
complaint-entry = записи «{ $entry }» нет, или у неё неверный вид
complaint-entry-form = у одной из записей неверный вид: { $detail }
complaint-not-text = в записи «{ $entry }» есть что-то, кроме текста
complaint-schema = схему { $schema } эта версия не читает (она читает схему { $ours })
complaint-schema-form = запись «schema» — { $schema }, а не число от 1 и больше
complaint-version-form = запись «sixgun» — «{ $version }», а это не версия
complaint-different-names = { $players ->
    [one] { $players } игроку нужно { $players } имя
    [few] { $players } игрокам нужны { $players } разных имени
   *[many] { $players } игрокам нужно { $players } разных имён
}
complaint-seed-digits = запись «seed» — не 32 шестнадцатеричные цифры
complaint-seed-bytes = длина зерна в байтах — { $wanted }, а не { $found }
complaint-commitment = зерно не подходит к обязательству, показанному перед раздачей
complaint-position-setup = позицию из файла нельзя расставить: { $detail }
complaint-position-play = позицию нельзя сыграть: { $detail }
complaint-choice-form = у выбора { $number } не тот вид: нужно [место, текст]
complaint-choice-refused = выбор { $number } («{ $text }») отклонён: { $reason }
complaint-checksum-form = у контрольной суммы не тот вид: нужно [число выборов, текст]
complaint-choices-checked = { $choices ->
    [one] в файле { $choices } выбор
    [few] в файле { $choices } выбора
   *[many] в файле { $choices } выборов
}, а контрольные суммы говорят о другом числе
complaint-game-differs = после выбора { $number } игра расходится с файлом
`,"../../../../src/sixgun/texts/ru/server.ftl":`### Сервер: почему он отказывает и что происходит за столом помимо игры.

server-no-already-begun = Игра уже началась.
server-no-bad-file = Строка { $line } файла: { $reason }
server-no-bad-message = Сервер этого не понял. Загрузите страницу ещё раз.
server-no-bad-request = Что-то в запросе не подходит. Проверьте введённое и попробуйте снова.
server-no-clock-off = Здесь никого не торопят.
server-no-engine-fault = Это наша ошибка. Выбор не сделан, игра продолжается, отчёт сохранён.
server-no-full = Все места заняты. Можно смотреть или открыть свой стол.
server-no-game-on = Бот не может уйти посреди игры; на его место можно сесть.
server-no-hello-first = Сервер ждал, за какой стол вы хотите сесть.
server-no-name-empty = В имени должна быть хотя бы одна буква.
server-no-name-signs = В этом имени есть невидимые знаки. Используйте буквы.
server-no-name-taken = { $name } здесь уже есть. Выберите другое имя.
server-no-no-ask = Сейчас вам нечего решать.
server-no-no-longer-seated = Это место больше не ваше. Можно смотреть или снова сесть, если есть свободное.
server-no-no-look = Такого момента в этой игре нет.
server-no-no-option = Такого варианта больше нет.
server-no-no-phrase = Такой фразы нет.
server-no-no-proposal = Соглашаться не с чем.
server-no-no-replay = Это не запись игры, которую мы умеем читать. Файл записи оканчивается на .sixgun.json.
server-no-no-seat = Это может только тот, кто сидит за столом.
server-no-no-such-seat = Такого места нет, или оно для этого не подходит.
server-no-no-table = Такого стола нет. Проверьте ссылку или найдите открытый стол в лобби.
server-no-no-watching = За этим столом смотреть нельзя. Попросите у хозяина место.
server-no-not-begun = Игра ещё не началась.
server-no-not-host = Это может только хозяин стола.
server-no-not-over = Игра ещё не окончена. Запись можно будет посмотреть после конца.
server-no-not-your-seat = Дополнительное время вам могут дать другие.
server-no-nothing-said = Пока сказать нечего.
server-no-old-page = Sixgun обновился. Загрузите страницу заново, чтобы играть дальше; ваше место сохранено.
server-no-origin = Запрос пришёл с другого сайта и не выполнен.
server-no-over = Эта игра закончилась.
server-no-person-sits-there = Там кто-то сидит. Сначала попросите его уйти или выберите другое место.
server-no-seat-taken = Это место только что заняли. Выберите другое.
server-no-shutting-down = Сервер перезапускается. Через мгновение вы вернётесь за стол; ничего не потеряно.
server-no-stale = Стол тем временем изменился. Посмотрите ещё раз, прежде чем выбирать.
server-no-storage = Сервер сейчас не может записать на диск. Ничего не изменилось; попробуйте через минуту.
server-no-too-big = Это слишком много для этого сервера.
server-no-too-fast = Помедленнее, приятель.
server-no-too-many = У дверей толпа. Попробуйте через минуту.
server-no-wrong-token = Эта личная ссылка больше не действует. Попросите новую.

server-note-away = За игрока { $name } играет бот.
server-note-bot-sat = { $name } садится за стол: это бот.
server-note-came-back = { $name } снова здесь.
server-note-clock = Часы изменены.
server-note-declined = { $name } не соглашается.
server-note-faulted = При выборе игрока { $name } произошла ошибка. Выбор не сделан; игра продолжается.
server-note-handed-over = У места игрока { $name } новая личная ссылка.
server-note-host = Хозяин стола теперь { $name }.
server-note-late = Время игрока { $name } вышло; продолжает бот.
server-note-proposed = { $name } хочет взять последний выбор назад.
server-note-sat-down = { $name } садится за стол.
server-note-sent-away = Игрока { $name } попросили уйти.
server-note-stood-up = { $name } уходит из-за стола.
server-note-taken-back = { $name } берёт последний выбор назад.
server-note-time-given = { $name } получает больше времени.
`,"../../../../src/sixgun/texts/ru/web-lobby.ftl":`### Лобби и форма нового стола, по-русски.

web-lobby-heading = Sixgun: игры Дикого Запада за одним столом
web-lobby-foot = Бесплатно и с открытым кодом. Без учётных записей, без слежки, ничего не загружается со стороны.
web-lobby-home = Sixgun, в лобби
web-lobby-theme = Светлая или тёмная тема
web-lobby-language = Язык
web-lobby-settings = Настройки
web-lobby-waiting = Осматриваемся в городке…
web-lobby-lost = Сервер сейчас не отвечает. Попытки продолжаются сами.
web-lobby-nicknames = Бродяга, Ковбой, Старатель, Траппер, Новичок, Скрипач, Странник, Рейнджер, Кузнец, Следопыт

## Игры

web-lobby-games = Игры
web-lobby-game-about-dice = Пять кубиков, один шериф, и верить некому.
web-lobby-game-about-bang = Тайные роли и заряженная рука.
web-lobby-game-facts = { $least }–{ $most } игроков · { $minutes } мин
web-lobby-play-now = Играть сейчас
web-lobby-play-now-about = Играть сейчас в { $game } против ботов
web-lobby-new-table = Новый стол
web-lobby-new-table-about = Новый стол для { $game }
web-lobby-dealing = Раздаём…

## Столы

web-lobby-mine = Твои столы
web-lobby-your-turn = Твой ход
web-lobby-in-play = Твоя игра идёт
web-lobby-not-begun = Ещё не началась
web-lobby-over = Окончена
web-lobby-continue = Вернуться за стол
web-lobby-see-end = Чем закончилось
web-lobby-open-tables = Открытые столы
web-lobby-all-games = Все игры
web-lobby-no-tables = Сейчас открытых столов нет. Открой свой, и друзья найдут его здесь.
web-lobby-no-tables-of = Сейчас нет открытых столов для { $game }.
web-lobby-table-of = Стол: { $name }
web-lobby-table = Стол { $code }
web-lobby-taken = Занято мест: { $taken } из { $players }
web-lobby-sit = Сесть
web-lobby-sit-at = Сесть: { $table }
web-lobby-watch = Смотреть
web-lobby-watch-at = Смотреть: { $table }

## Часы в двух словах

web-clock-none = без часов
web-clock-bank = { $minutes } мин + { $seconds } с
web-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}

## Присоединиться

web-lobby-join = Присоединиться к столу
web-lobby-code = Код или ссылка
web-lobby-code-example = напр. mesa-owl-42-star
web-lobby-code-wrong = Это не код и не ссылка на стол. Код выглядит примерно так: mesa-owl-42-star.
web-lobby-join-now = Войти
web-lobby-name = Твоё имя
web-lobby-name-hint = Так тебя увидят остальные.

## По городку

web-lobby-around = По городку
web-lobby-learn = Научиться игре за пять минут
web-lobby-cards = Все карты и персонажи
web-lobby-open-replay = Открыть запись игры
web-lobby-open-replay-about = Файл .sixgun.json, сохранённый после игры
web-lobby-open-scenario = Открыть сценарий
web-lobby-open-scenario-about = Позиция в файле .yaml, которую можно доиграть
web-lobby-text-table = Текстовый стол
web-lobby-text-table-about = Столы из заголовков, списков и кнопок
web-lobby-file-too-big = Файл слишком велик: не больше { $kilobytes } КБ.
web-lobby-file-unreadable = Файл не удалось прочитать.

## Новый стол: форма

web-new-heading = Новый стол
web-new-game = Игра
web-new-players = Места
web-new-bots = Боты
web-new-bots-hint = { $free ->
    [0] Никто больше не сможет сесть: на остальных местах боты.
    [one] Для людей остаётся { $free } место.
    [few] Для людей остаётся { $free } места.
   *[other] Для людей остаётся { $free } мест.
}
web-new-level = Сила ботов
web-new-level-about-greenhorn = Играет по правилам и с огоньком: для первой игры.
web-new-level-about-gunslinger = Знает приёмы и угадывает твою роль по поступкам.
web-new-pace = Темп ботов
web-new-pace-calm = Спокойный
web-new-pace-calm-about = Успеваешь проследить за каждым ходом.
web-new-pace-brisk = Живой
web-new-pace-brisk-about = Короткая пауза после каждого хода.
web-new-pace-instant = Мгновенный
web-new-pace-instant-about = Совсем без пауз.
web-new-boxes = Коробки
web-new-box-always = Всегда на столе
web-new-box-needs = Нужно: { $boxes }
web-new-rules = Правила
web-new-preset-own = По-своему
web-new-preset-own-about = Как указано ниже.
web-new-details = Отдельные правила
web-new-any-character = Участвуют все персонажи.
web-new-some-characters = { $count ->
    [one] Участвует только { $count } персонаж.
    [few] Участвуют только { $count } персонажа.
   *[other] Участвуют только { $count } персонажей.
}
web-new-clock = Часы
web-new-clock-none = Нет
web-new-clock-none-about = Никто никого не торопит.
web-new-clock-bank = Запас времени
web-new-clock-bank-about = Минуты на всю игру и немного секунд за каждый ход.
web-new-clock-days = Дни
web-new-clock-days-about = Игра между делом: столько дней на каждое решение.
web-new-bank = Запас времени
web-new-increment = За каждый ход
web-new-reaction = На ответ
web-new-days = На решение
web-new-minutes = { $count } мин
web-new-seconds = { $count } с
web-new-some-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
web-new-expiry = Когда время вышло
web-new-expiry-default = Принимается осторожный ответ
web-new-expiry-bot = Решает бот
web-new-people = Люди
web-new-listed = Показывать в лобби
web-new-listed-about = Сесть может любой. Иначе только по ссылке.
web-new-watching = Зрители могут смотреть
web-new-watching-about = Они видят то, что открыто, но не руку и не тайную роль.
web-new-title = Название стола
web-new-title-hint = Можно не заполнять.
web-new-open = Открыть стол
web-new-open-hint = Ты получишь ссылку для друзей.
web-new-begin = Начать сразу
web-new-begin-hint = Свободные места займут боты.
web-new-busy = Минутку…
`,"../../../../src/sixgun/texts/ru/web.ftl":`### Стол в браузере, по-русски: общее для всех страниц.

web-skip = Перейти к главному
web-close = Закрыть

## Названия страниц

web-title-lobby = Выбери игру
web-title-new-table = Новый стол
web-title-table = Стол
web-title-replay = Запись игры
web-title-cards = Карты и персонажи
web-title-learn = Научись играть
web-title-settings = Настройки
web-title-offline = Нет связи
web-title-not-found = Здесь ничего нет

## Куда дальше

web-to-lobby = Назад в лобби
web-load-again = Загрузить снова
web-try-again = Попробовать снова

## Когда что-то идёт не так

web-not-found-title = След обрывается
web-not-found-text = По этому адресу нет страницы. Возможно, в ссылке потерялась буква: проверь её или попроси прислать ещё раз.
web-broken-title = На этой странице что-то сломалось
web-broken-text = Ничего не потеряно: игра хранится на сервере. Загрузи страницу снова, и игра продолжится с того же места.
web-offline-title = Сервер недоступен
web-offline-text = Твоя игра в безопасности: сервер хранит каждый подтверждённый выбор, а твоё место ждёт тебя. Проверь подключение или спроси того, у кого работает сервер.
web-offline-still = Ответа всё ещё нет.
web-problem-offline = Сервер не отвечает. Проверь подключение и попробуй снова.
web-problem-server = Сервер ответил что-то непонятное (номер { $status }). Попробуй ещё раз чуть позже.
web-problem-no-line = Сейчас связи нет, она восстановится сама. Тогда попробуй снова.

## Сила ботов

web-level-greenhorn = Новичок
web-level-gunslinger = Стрелок
`});export{e as default};