### Бэнг!, карточная игра, по-русски.

game-bang = Бэнг!
set-bang-base = Базовая игра
set-bang-dodge_city = Додж-Сити
    .about = Новые персонажи и новые карты, в том числе зелёные: выложи сейчас, применишь позже.

## Настройки стола и настройки, которые подходят друг другу

bang-setting-expert_characters = Выбор персонажа
    .about = Каждый получает двух персонажей и оставляет себе одного.
bang-setting-simplified_first_game = Первая игра
    .about = Без карт «Динамит», «Тюрьма», «Дуэль», «Магазин» и «Индейцы!», которые дольше всего объяснять.
bang-setting-bonus_characters = Бонусные персонажи
    .about = В игре участвуют и персонажи Emiliano и Annie Versary.
bang-setting-keep_surviving_characters = Выжившие сохраняют персонажа
    .about = Кто дожил до конца прошлой игры, может играть тем же персонажем.
bang-setting-rotating_sheriff = Шериф по очереди
    .about = Начинает сосед слева от того, кто начинал прошлую игру: как Шериф, а втроём как Помощник.
bang-setting-open_discard = Открытый сброс
    .about = Можно просматривать весь сброс, а не только верхнюю карту.
bang-setting-characters = Персонажи
    .about = Раздаются только эти персонажи, через запятую; если ничего не указано, то все.
bang-setting-previous_game = Прошлая игра
    .about = Кто начинал и кто выжил каким персонажем; для настроек серии.
bang-preset-first_game = Первая игра
    .about = Только самые простые карты: удобно учиться.
bang-preset-classic = Классика
    .about = Правила как в книге, каждому по одному персонажу.
bang-preset-expert = Для знатоков
    .about = Каждый выбирает одного из двух персонажей.
bang-preset-series = Серия
    .about = Несколько игр подряд: выжившие сохраняют персонажа, а звезда Шерифа переходит по кругу.
bang-preset-second_evening = Базовая игра и Додж-Сити
    .about = Хороший выбор на второй вечер: больше персонажей и карт, а новых правил почти нет.
bang-preset-big_box = Всё сразу
    .about = Все дополнения за одним столом. Лучше всего, когда каждое уже опробовано отдельно.

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
card-pepperbox = Пеппербокс
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

bang-card-bang = Выстрел в игрока в пределах дальности твоего оружия: без «Мимо!» он теряет 1 жизнь. За ход можно сыграть только одну карту «Бэнг!».
bang-card-barrel = Когда в тебя стреляют, можешь сделать проверку: червы считаются за «Мимо!». Один раз на каждый выстрел.
bang-card-beer = Восстанавливаешь 1 жизнь. Вне своего хода — только чтобы выжить, когда теряешь последнюю. Не действует, если в живых осталось двое.
bang-card-bible = Не раньше хода следующего игрока: сбрось её как «Мимо!» и возьми карту.
bang-card-binocular = Для тебя все остальные на 1 ближе.
bang-card-brawl = Сбрось вместе с ней ещё одну карту с руки: у каждого из остальных игроков сбрось карту, случайную с руки или лежащую в игре, по твоему выбору.
bang-card-buffalo_rifle = Не раньше своего следующего хода: сбрось эту карту и выстрели в любого игрока на любом расстоянии.
bang-card-can_can = Не раньше своего следующего хода: сбрось эту карту и карту любого игрока, случайную с руки или лежащую в игре, по твоему выбору.
bang-card-canteen = Не раньше своего следующего хода: сбрось эту карту и восстанови 1 жизнь.
bang-card-cat_balou = Сбрось карту любого игрока: случайную с руки или лежащую в игре, по твоему выбору.
bang-card-colt = Оружие, которое есть у каждого с самого начала: дальность 1. Это не карта, и потерять его нельзя.
bang-card-conestoga = Не раньше своего следующего хода: сбрось эту карту и возьми карту любого игрока, случайную с руки или лежащую в игре, по твоему выбору.
bang-card-derringer = Не раньше своего следующего хода: сбрось эту карту и выстрели в игрока на расстоянии 1; затем возьми карту.
bang-card-dodge = Это «Мимо!», после которого ты ещё берёшь карту. Только в ответ на выстрел.
bang-card-duel = Вызови любого другого игрока. Начиная с него, по очереди сбрасывайте карты «Бэнг!»; кто первым не сбросит, теряет 1 жизнь.
bang-card-dynamite = Лежит перед тобой до твоего следующего хода, который начнётся с проверки: если выпала пика от 2 до 9, взрыв отнимает 3 жизни; иначе карта переходит к игроку слева.
bang-card-gatling = Выстрел во всех остальных игроков на любом расстоянии. Это не карта «Бэнг!».
bang-card-general_store = Открой столько карт, сколько игроков. Начиная с тебя, каждый берёт одну.
bang-card-hideout = Для всех остальных ты на 1 дальше.
bang-card-howitzer = Не раньше своего следующего хода: сбрось эту карту и выстрели во всех остальных игроков.
bang-card-indians = Каждый из остальных игроков сбрасывает карту «Бэнг!», иначе теряет 1 жизнь. «Мимо!» и «Бочка» не помогают.
bang-card-iron_plate = Не раньше хода следующего игрока: сбрось её как «Мимо!».
bang-card-jail = Положи перед любым другим игроком, кроме Шерифа. Заключённый начинает ход с проверки: червы — свободен, иначе пропускает ход. «Тюрьма» сбрасывается в любом случае.
bang-card-knife = Не раньше своего следующего хода: сбрось эту карту и выстрели в игрока на расстоянии 1.
bang-card-missed = Отменяет выстрел в тебя. Только в ответ на выстрел.
bang-card-mustang = Для всех остальных ты на 1 дальше.
bang-card-panic = Возьми карту игрока на расстоянии 1: случайную с руки или лежащую в игре, по твоему выбору.
bang-card-pepperbox = Не раньше своего следующего хода: сбрось эту карту и выстрели в игрока в пределах дальности твоего оружия.
bang-card-pony_express = Не раньше своего следующего хода: сбрось эту карту и возьми 3 карты.
bang-card-punch = Выстрел в игрока на расстоянии 1. Это не карта «Бэнг!».
bang-card-rag_time = Сбрось вместе с ней ещё одну карту с руки: возьми карту любого игрока, случайную с руки или лежащую в игре, по твоему выбору.
bang-card-remington = Оружие, дальность 3.
bang-card-rev_carabine = Оружие, дальность 4.
bang-card-saloon = Все игроки, и ты тоже, восстанавливают по 1 жизни. Того, кто как раз теряет последнюю, не спасает.
bang-card-schofield = Оружие, дальность 2.
bang-card-scope = Для тебя все остальные на 1 ближе.
bang-card-sombrero = Не раньше хода следующего игрока: сбрось её как «Мимо!».
bang-card-springfield = Сбрось вместе с ней ещё одну карту с руки: выстрел в любого игрока на любом расстоянии.
bang-card-stagecoach = Возьми 2 карты.
bang-card-ten_gallon_hat = Не раньше хода следующего игрока: сбрось её как «Мимо!».
bang-card-tequila = Сбрось вместе с ней ещё одну карту с руки: игрок по твоему выбору (можно ты) восстанавливает 1 жизнь.
bang-card-volcanic = Оружие, дальность 1. В свой ход можешь сыграть сколько угодно карт «Бэнг!».
bang-card-wells_fargo = Возьми 3 карты.
bang-card-whisky = Сбрось вместе с ней ещё одну карту с руки: восстанавливаешь 2 жизни.
bang-card-winchester = Оружие, дальность 5.

## Что умеют персонажи

bang-ability-annie_versary = Можешь использовать любую карту с руки как карту «Бэнг!».
bang-ability-apache_kid = Бубновые карты других игроков на тебя не действуют, ни на пользу, ни во вред.
bang-ability-bart_cassidy = За каждую потерянную жизнь берёшь карту; за потерю, в которой теряешь последнюю, не берёшь ни одной.
bang-ability-belle_star = В твой ход карты, лежащие перед другими игроками, не действуют.
bang-ability-bill_noface = Вместо двух карт берёшь одну и ещё по одной за каждую недостающую жизнь.
bang-ability-black_jack = Показываешь вторую карту, взятую в начале хода; если это червы или бубны, берёшь ещё одну.
bang-ability-calamity_janet = Можешь использовать карты «Бэнг!» как «Мимо!», а карты «Мимо!» как «Бэнг!».
bang-ability-chuck_wengam = В свой ход сколько угодно раз можешь потерять 1 жизнь (но не последнюю) и взять 2 карты.
bang-ability-claus_the_saint = В начале хода смотришь карты, на одну больше, чем игроков; две оставляешь себе, а остальные раздаёшь по одной другим.
bang-ability-doc_holyday = Один раз за свой ход можешь сбросить 2 карты с руки и выстрелить в игрока в пределах дальности твоего оружия. Это не карта «Бэнг!».
bang-ability-el_gringo = За каждую жизнь, которую отнимает у тебя другой игрок, берёшь случайную карту с его руки; за потерю, в которой теряешь последнюю, не берёшь ни одной.
bang-ability-elena_fuente = Можешь использовать любую карту с руки как «Мимо!».
bang-ability-emiliano = Забираешь карту «Мимо!», которая отменяет твою карту «Бэнг!», и карту «Бэнг!», которую отменяешь картой «Мимо!».
bang-ability-greg_digger = Каждый раз, когда выбывает другой игрок, восстанавливаешь 2 жизни.
bang-ability-herb_hunter = Каждый раз, когда выбывает другой игрок, берёшь 2 карты.
bang-ability-jesse_jones = Первую карту своего хода можешь взять наугад с руки другого игрока.
bang-ability-johnny_kisch = Когда выкладываешь карту в игру, все остальные карты с тем же названием, лежащие в игре, сбрасываются.
bang-ability-jose_delgado = До двух раз за свой ход можешь сбросить синюю карту с руки и взять 2 карты.
bang-ability-jourdonnais = Когда в тебя стреляют, можешь сделать проверку, как с картой «Бочка»: червы считаются за «Мимо!». Настоящая «Бочка» даёт вторую попытку.
bang-ability-kit_carlson = В начале хода смотришь три верхние карты колоды, две оставляешь себе и одну возвращаешь наверх.
bang-ability-lucky_duke = При каждой проверке открываешь две карты и выбираешь, какая из них считается.
bang-ability-molly_stark = Вне своего хода берёшь карту за каждую карту с руки, которую играешь или сбрасываешь по своей воле.
bang-ability-pat_brennan = Вместо того чтобы брать карты из колоды в начале хода, можешь взять карту, лежащую перед любым игроком.
bang-ability-paul_regret = Для всех остальных ты на 1 дальше.
bang-ability-pedro_ramirez = Первую карту своего хода можешь взять сверху сброса.
bang-ability-pixie_pete = В начале хода берёшь три карты вместо двух.
bang-ability-rose_doolan = Для тебя все остальные на 1 ближе.
bang-ability-sean_mallory = В конце хода можешь оставить до 10 карт.
bang-ability-sid_ketchum = В любой момент можешь сбросить 2 карты с руки и восстановить 1 жизнь, в том числе чтобы выжить.
bang-ability-slab_the_killer = Чтобы отменить твою карту «Бэнг!», нужны два «Мимо!».
bang-ability-suzy_lafayette = Как только у тебя на руке не остаётся карт, берёшь одну; в дуэли — лишь после её конца.
bang-ability-tequila_joe = «Пиво» восстанавливает тебе 2 жизни вместо одной.
bang-ability-uncle_will = Один раз за свой ход можешь сыграть любую карту с руки как «Магазин».
bang-ability-vera_custer = В начале хода, до того как брать карты, выбираешь другого персонажа в игре и до своего следующего хода владеешь его способностью.
bang-ability-vulture_sam = Когда игрок выбывает, забираешь все его карты на руку.
bang-ability-willy_the_kid = В свой ход можешь сыграть сколько угодно карт «Бэнг!».

## Части фраз

bang-count-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
bang-count-points = { $points ->
    [one] { $points } жизнь
    [few] { $points } жизни
   *[many] { $points } жизней
}
bang-unseen-cards = { $count ->
    [one] { $count } скрытая карта
    [few] { $count } скрытые карты
   *[many] { $count } скрытых карт
}
bang-why = { " " }({ $reason })
bang-why-ability = { $name }: { $reason }
bang-why-reward = награда
bang-why-suzy_lafayette = на руке не осталось карт
bang-why-bart_cassidy = потеря жизни
bang-why-molly_stark = карта применена вне своего хода
bang-why-herb_hunter = выбыл игрок
bang-why-black_jack = красная карта

## Что должен решить игрок

bang-prompt-act = Сыграй карту или закончи ход (карт на руке: { $cards }, сыграно «Бэнг!»: { $bangs }).
    .waiting = { $player } выбирает, что сыграть.
bang-prompt-shot = { $by_is ->
       *[other] { $by } стреляет в тебя
        [you] Ты стреляешь в себя
        [nobody] В тебя стреляют
    } ({ $cause_name }): { $needed ->
        [one] используй «Мимо!»
        [few] используй «Мимо!» × { $needed }
       *[many] используй «Мимо!» × { $needed }
    }, иначе потеряешь 1 жизнь.
    .waiting = { $player } ищет спасения от выстрела.
bang-prompt-stop_card = { $other } действует только против тебя ({ $cause_name }); отмени это или пасуй, и пусть всё случится.
    .waiting = { $player } — единственная цель и, может быть, ответит.
bang-prompt-spare_one = Можно исключить одного игрока ({ $cause_name }).
    .waiting = { $player } может кого-то исключить.
bang-prompt-duel = Дуэль, твой соперник: { $other }. Сбрось карту «Бэнг!», иначе потеряешь 1 жизнь.
    .waiting = { $player } выбирает ответ в дуэли.
bang-prompt-indians = { $by_is ->
       *[other] { $by } насылает индейцев
        [nobody] Нападают индейцы
    }: сбрось карту «Бэнг!», иначе потеряешь 1 жизнь.
    .waiting = { $player } отбивается от индейцев.
bang-prompt-rescue = { $needed ->
        [0] Ты выживаешь; можно восстановить ещё жизни ({ $cause_name }, жизни: { $life }).
        [one] Тебе грозит гибель ({ $cause_name }); спасёт { $needed } жизнь.
        [few] Тебе грозит гибель ({ $cause_name }); спасут { $needed } жизни.
       *[many] Тебе грозит гибель ({ $cause_name }); спасут { $needed } жизней.
    }
    .waiting = { $player } борется за жизнь.
bang-prompt-discard_excess = Карт на руке больше предела ({ $limit }); сбрось { bang-count-cards }.
    .waiting = { $player } выбирает, что сбросить.
bang-prompt-pay_cost = Выбери карту, которую сбросишь вместе с картой «{ $kind_name }».
    .waiting = { $player } выбирает карту для сброса.
bang-prompt-pay_for_ability = Выбери карты, которые сбросишь за способность персонажа { $ability_name } (осталось: { $left }).
    .waiting = { $player } выбирает карты для сброса.
bang-prompt-pick_card = { $target_is ->
       *[other] { $deed ->
            [take] Выбери, какую карту забрать у игрока { $target }.
           *[discard] Выбери, какую карту сбросить у игрока { $target }.
        }
        [you] { $deed ->
            [take] Выбери, какую свою карту взять назад.
           *[discard] Выбери, какую свою карту сбросить.
        }
    }
    .waiting = { $player } выбирает карту.
bang-prompt-pick_from_store = Выбери одну из предложенных карт.
    .waiting = { $player } выбирает из предложенных карт.
bang-prompt-count_flip = Выбери, какая из открытых карт считается ({ $source_name }).
    .waiting = { $player } выбирает одну из открытых карт.
bang-prompt-leave_out_flip = Выбери карту, которая не считается; считаются { $counting } ({ $source_name }).
    .waiting = { $player } выбирает, какие карты считаются.
bang-prompt-interlude = Сейчас можно применить способность или пасовать.
    .waiting = { $player } может применить способность.
bang-prompt-order_discards = Ты сбрасываешь всё; выбери, что пойдёт первым, или оставь порядок как есть.
    .waiting = { $player } выбирает порядок сброса.
bang-prompt-draw_phase = Выбери, как взять карты.
    .waiting = { $player } выбирает, как взять карты.
bang-prompt-first_from_hand = Выбери, откуда взять первую карту: из колоды или с руки другого игрока.
    .waiting = { $player } выбирает, откуда взять первую карту.
bang-prompt-first_from_discard = Выбери, откуда взять первую карту: из колоды или из сброса.
    .waiting = { $player } выбирает, откуда взять первую карту.
bang-prompt-draw_or_take = Возьми карты как обычно или вместо этого забери карту, лежащую в игре.
    .waiting = { $player } выбирает между колодой и картой, лежащей в игре.
bang-prompt-keep_card = Выбери карты, которые оставишь себе (осталось: { $count }).
    .waiting = { $player } рассматривает карты.
bang-prompt-give_card = Выбери карту, которую получит { $target }.
    .waiting = { $player } выбирает подарки.
bang-prompt-copy_character = Выбери, чьей способностью владеть до своего следующего хода.
    .waiting = { $player } выбирает, чьей способностью владеть.
bang-prompt-inherit = Выбери одну из карт выбывшего игрока { $target }.
    .waiting = { $player } выбирает из карт выбывшего игрока.
bang-prompt-keep_character = Оставь персонажа из прошлой игры или получи нового.
    .waiting = { $player } решает, оставить ли персонажа.
bang-prompt-choose_character = Выбери персонажа, которым будешь играть.
    .waiting = { $player } выбирает персонажа.

## Варианты

bang-option-Play = { $target_is ->
    [nobody] Сыграть карту { $card }
    [you] Сыграть карту { $card } на себя
    [self] Сыграть карту { $card } на себя
   *[other] Сыграть карту { $card } на игрока { $target }
}
bang-option-PlayWith = { $target_is ->
    [you] Сыграть на себя карту { $card } ({ $companions })
   *[other] Сыграть на игрока { $target } карту { $card } ({ $companions })
}
bang-option-Respond = Сыграть карту { $card }
bang-option-Spend = Сбросить карту { $card }
bang-option-Discard = Сбросить карту { $card }
bang-option-Take = Взять карту { $card }
bang-option-Count = Выбрать карту { $card }
bang-option-LeaveOut = Не считать карту { $card }
bang-option-Give = Дать карту { $card } игроку { $target }
bang-option-Pick = { $card_is ->
    [none] { $target_is ->
        [you] Случайная карта с твоей руки
        [self] Случайная карта с твоей руки
       *[other] Случайная карта с руки игрока { $target }
    }
   *[seen] { $target_is ->
        [you] Твоя карта в игре: { $card }
        [self] Твоя карта в игре: { $card }
       *[other] Карта в игре у игрока { $target }: { $card }
    }
}
bang-option-UseCard = { $target_is ->
    [nobody] Применить карту { $card }
    [you] Применить карту { $card } к себе
    [self] Применить карту { $card } к себе
   *[other] Применить карту { $card }, цель: { $target }
}
bang-option-UseAbility = { $card_is ->
    [none] { $target_is ->
        [nobody] Применить способность ({ $ability_name })
        [you] Применить способность к себе ({ $ability_name })
        [self] Применить способность к себе ({ $ability_name })
       *[other] Применить способность ({ $ability_name }), цель: { $target }
    }
   *[seen] { $target_is ->
        [nobody] Применить способность ({ $ability_name }) с картой { $card }
        [you] Применить способность к себе ({ $ability_name }) с картой { $card }
        [self] Применить способность к себе ({ $ability_name }) с картой { $card }
       *[other] Применить способность ({ $ability_name }) с картой { $card }, цель: { $target }
    }
}
bang-option-EndTurn = Закончить ход
bang-option-DrawDeck = Взять из колоды
bang-option-TakeDiscard = Взять верхнюю карту сброса
bang-option-InOrder = Сбросить остальное в этом порядке
bang-option-Copy = Способность персонажа { $ability_name } ({ $target })
bang-option-Keep = Играть персонажем { $ability_name }
bang-option-NewCharacter = Получить нового персонажа

## Ход игры

bang-event-GameBegan = Игра начинается, за столом { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}; { $first_is ->
    [you] начинаешь ты
   *[other] начинает { $first }
}.
bang-event-CharacterShown = { $seat } играет персонажем { $ability_name }.
    .you = Ты играешь персонажем { $ability_name }.
bang-event-TurnBegan = Ход { $number }: ходит { $seat }.
    .you = Ход { $number }: ходишь ты.
bang-event-TurnLost = { $seat } пропускает ход ({ $card }).
    .you = Ты пропускаешь ход ({ $card }).
bang-event-DeckShuffled = Сброс перемешивается в новую колоду ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}).
bang-event-CardsDrawn = { $cards_are ->
    [seen] { $seat } берёт { bang-count-cards }{ $why }: { $cards }.
   *[unseen] { $seat } берёт { bang-count-cards }{ $why }.
}
    .you = { $cards_are ->
    [seen] Ты берёшь { bang-count-cards }{ $why }: { $cards }.
   *[unseen] Ты берёшь { bang-count-cards }{ $why }.
}
bang-event-CardShown = { $seat } показывает карту { $card }.
    .you = Ты показываешь карту { $card }.
bang-event-DiscardTaken = { $seat } берёт из сброса карту { $card }.
    .you = Ты берёшь из сброса карту { $card }.
bang-event-Flipped = { $cards_are ->
    [none] { $seat }: проверять нечем ({ $source_name }).
   *[seen] { $seat } делает проверку ({ $source_name }): { $cards }.
}
    .you = { $cards_are ->
    [none] Тебе нечем проверять ({ $source_name }).
   *[seen] Ты делаешь проверку ({ $source_name }): { $cards }.
}
bang-event-FlipCounted = { $seat } выбирает карту { $card }.
    .you = Ты выбираешь карту { $card }.
bang-event-SuitCounted = Карта { $card } считается за { $suit_name } ({ $source_name }).
bang-event-CheckMade = { $lucky ->
    [0] { $seat }: не повезло ({ $source_name }).
   *[1] { $seat }: повезло ({ $source_name }).
}
    .you = { $lucky ->
    [0] Тебе не повезло ({ $source_name }).
   *[1] Тебе повезло ({ $source_name }).
}
bang-event-CardPlayed = { $target_is ->
    [nobody] { $seat } играет карту { $card }.
    [self] { $seat } играет карту { $card } на себя.
    [you] { $seat } играет карту { $card } на тебя.
   *[other] { $seat } играет карту { $card } на игрока { $target }.
}
    .you = { $target_is ->
    [nobody] Ты играешь карту { $card }.
    [self] Ты играешь карту { $card } на себя.
   *[other] Ты играешь карту { $card } на игрока { $target }.
}
bang-event-CardUsed = { $target_is ->
    [nobody] { $seat } применяет карту { $card }.
    [self] { $seat } применяет карту { $card } к себе.
    [you] { $seat } применяет карту { $card }, цель — ты.
   *[other] { $seat } применяет карту { $card }, цель: { $target }.
}
    .you = { $target_is ->
    [nobody] Ты применяешь карту { $card }.
    [self] Ты применяешь карту { $card } к себе.
   *[other] Ты применяешь карту { $card }, цель: { $target }.
}
bang-event-CardStopped = { $seat } отменяет карту «{ $cause_name }»: ничего не происходит.
    .you = Отменяешь карту «{ $cause_name }»: ничего не происходит.
bang-event-AbilityUsed = { $target_is ->
    [nobody] { $seat } применяет способность ({ $ability_name }).
    [self] { $seat } применяет способность к себе ({ $ability_name }).
    [you] { $seat } применяет способность ({ $ability_name }), цель — ты.
   *[other] { $seat } применяет способность ({ $ability_name }), цель: { $target }.
}
    .you = { $target_is ->
    [nobody] Ты применяешь способность ({ $ability_name }).
    [self] Ты применяешь способность к себе ({ $ability_name }).
   *[other] Ты применяешь способность ({ $ability_name }), цель: { $target }.
}
bang-event-AbilityCopied = { $seat } теперь владеет способностью персонажа { $ability_name }.
    .you = Теперь ты владеешь способностью персонажа { $ability_name }.
bang-event-CardSpent = { $seat } сбрасывает карту { $card }.
    .you = Ты сбрасываешь карту { $card }.
bang-event-CardDiscarded = { $by_is ->
    [self] { $seat } сбрасывает карту { $card }.
    [nobody] { $seat } сбрасывает карту { $card }.
    [you] Ты сбрасываешь у игрока { $seat } карту { $card }.
   *[other] { $by } сбрасывает у игрока { $seat } карту { $card }.
}
    .you = { $by_is ->
    [self] Ты сбрасываешь карту { $card }.
    [nobody] Ты сбрасываешь карту { $card }.
   *[other] { $by } сбрасывает твою карту { $card }.
}
bang-event-CardReturned = { $seat } берёт назад карту { $card }.
    .you = Ты берёшь назад карту { $card }.
bang-event-CardTaken = { $from_hand ->
    [0] { $target_is ->
        [self] { $seat } берёт назад со стола карту { $card }.
        [you] { $seat } забирает у тебя лежащую в игре карту { $card }.
       *[other] { $seat } забирает у игрока { $target } лежащую в игре карту { $card }.
    }
   *[1] { $card_is ->
        [unseen] { $target_is ->
            [you] { $seat } забирает карту с твоей руки.
           *[other] { $seat } забирает карту с руки игрока { $target }.
        }
       *[seen] { $target_is ->
            [you] { $seat } забирает с твоей руки карту { $card }.
           *[other] { $seat } забирает с руки игрока { $target } карту { $card }.
        }
    }
}
    .you = { $from_hand ->
    [0] { $target_is ->
        [self] Ты берёшь назад со стола карту { $card }.
       *[other] Ты забираешь у игрока { $target } лежащую в игре карту { $card }.
    }
   *[1] { $card_is ->
        [unseen] Ты забираешь карту с руки игрока { $target }.
       *[seen] Ты забираешь с руки игрока { $target } карту { $card }.
    }
}
bang-event-CardGiven = { $target_is ->
    [you] { $card_is ->
        [unseen] Ты получаешь карту от игрока { $seat }.
       *[seen] Ты получаешь карту { $card } от игрока { $seat }.
    }
   *[other] { $card_is ->
        [unseen] { $target } получает карту от игрока { $seat }.
       *[seen] { $target } получает карту { $card } от игрока { $seat }.
    }
}
    .you = { $card_is ->
    [unseen] Ты даёшь карту игроку { $target }.
   *[seen] Ты даёшь карту { $card } игроку { $target }.
}
bang-event-CardPassed = { $target_is ->
    [you] Карта { $card } переходит к тебе от игрока { $seat }.
   *[other] Карта { $card } переходит от игрока { $seat } к игроку { $target }.
}
    .you = Карта { $card } переходит от тебя к игроку { $target }.
bang-event-CardsLookedAt = { $cards_are ->
    [seen] { $seat } смотрит { bang-count-cards } из колоды: { $cards }.
   *[unseen] { $seat } смотрит { bang-count-cards } из колоды.
}
    .you = { $cards_are ->
    [seen] Ты смотришь { bang-count-cards } из колоды: { $cards }.
   *[unseen] Ты смотришь { bang-count-cards } из колоды.
}
bang-event-CardsPutBack = { $seat } возвращает на колоду { bang-count-cards }.
    .you = Ты возвращаешь на колоду { bang-count-cards }.
bang-event-StoreOpened = { $cards_are ->
    [none] Предложить нечего.
   *[seen] На выбор: { $cards }.
}
bang-event-StoreCardTaken = { $seat } берёт карту { $card }.
    .you = Ты берёшь карту { $card }.
bang-event-ShotFired = { $seat }: чтобы спастись, нужно «Мимо!» × { $needed } ({ $cause_name }).
    .you = Чтобы спастись, тебе нужно «Мимо!» × { $needed } ({ $cause_name }).
bang-event-LifeLost = { $by_is ->
    [nobody] { $seat } теряет { bang-count-points } ({ $cause_name }), остаётся { $life }.
    [self] { $seat } теряет { bang-count-points } ({ $cause_name }), остаётся { $life }.
    [you] { $seat } теряет { bang-count-points } ({ $cause_name }, от тебя), остаётся { $life }.
   *[other] { $seat } теряет { bang-count-points } ({ $cause_name }, { $by }), остаётся { $life }.
}
    .you = { $by_is ->
    [nobody] Ты теряешь { bang-count-points } ({ $cause_name }), остаётся { $life }.
    [self] Ты теряешь { bang-count-points } ({ $cause_name }), остаётся { $life }.
   *[other] Ты теряешь { bang-count-points } ({ $cause_name }, { $by }), остаётся { $life }.
}
bang-event-LifeGained = { $by_is ->
    [self] { $seat } восстанавливает { bang-count-points }, всего { $life }.
    [nobody] { $seat } восстанавливает { bang-count-points }, всего { $life }.
    [you] { $seat } восстанавливает { bang-count-points } (угощаешь ты), всего { $life }.
   *[other] { $seat } восстанавливает { bang-count-points } (угощает { $by }), всего { $life }.
}
    .you = { $by_is ->
    [self] Ты восстанавливаешь { bang-count-points }, всего { $life }.
    [nobody] Ты восстанавливаешь { bang-count-points }, всего { $life }.
   *[other] Ты восстанавливаешь { bang-count-points } (угощает { $by }), всего { $life }.
}
bang-event-Eliminated = { $seat } выбывает из игры и открывает роль: { $role_name }.
    .you = Ты выбываешь из игры и открываешь роль: { $role_name }.
bang-event-RoleSeen = { $role_is ->
    [unseen] { $seat } смотрит свою новую роль.
   *[seen] { $seat } смотрит свою новую роль: { $role_name }.
}
    .you = Ты смотришь свою новую роль: { $role_name }.
bang-event-EstateTaken = { $target_is ->
    [you] { $cards_are ->
        [seen] После тебя { $seat } забирает { bang-count-cards }: { $cards }.
       *[unseen] После тебя { $seat } забирает { bang-count-cards }.
    }
   *[other] { $cards_are ->
        [seen] { $seat } забирает { bang-count-cards } выбывшего игрока { $target }: { $cards }.
       *[unseen] { $seat } забирает { bang-count-cards } выбывшего игрока { $target }.
    }
}
    .you = { $cards_are ->
    [seen] Ты забираешь { bang-count-cards } выбывшего игрока { $target }: { $cards }.
   *[unseen] Ты забираешь { bang-count-cards } выбывшего игрока { $target }.
}
bang-event-Rewarded = { $target_is ->
    [you] { $seat } получает награду (ты выбываешь).
   *[other] { $seat } получает награду ({ $target } выбывает).
}
    .you = Ты получаешь награду ({ $target } выбывает).
bang-event-Punished = { $target_is ->
    [you] { $seat } убивает Помощника (тебя) и в наказание сбрасывает всё.
   *[other] { $seat } убивает Помощника ({ $target }) и в наказание сбрасывает всё.
}
    .you = Ты убиваешь Помощника ({ $target }) и в наказание сбрасываешь всё.
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
bang-result-everyone-dead = В живых никого. Победитель: { $winners }.

## Почему что-то нельзя сделать

refusal-only-in-answer = Карту «{ $card_name }» можно применить только в ответ на выстрел.
refusal-no-second-card = Для карты «{ $card_name }» нужна ещё одна карта с руки, а её нет.
refusal-already-in-play = Карта «{ $card_name }» у тебя уже в игре.
refusal-already-in-front = У игрока { $player } карта «{ $card_name }» уже в игре.
refusal-too-far = { $player } на расстоянии { $distance }; это действует только на расстоянии 1.
refusal-out-of-range = { $player } на расстоянии { $distance }; дальность твоего оружия ({ $weapon_name }): { $range }.
refusal-nobody-to-aim-at = Карту «{ $card_name }» не на кого сыграть.
refusal-bang-limit = В этом ходу уже { $played ->
    [one] сыграна { $played } карта «Бэнг!»
    [few] сыграны { $played } карты «Бэнг!»
   *[many] сыграно { $played } карт «Бэнг!»
}; предел: { $limit }.
refusal-played-this-turn = Карта «{ $card_name }» выложена в этом ходу, применить её можно только после него.
refusal-nothing-to-lose = У игрока { $player } нечего забрать или сбросить.
refusal-nobody-has-cards = Ни у кого из остальных нет карт.
refusal-not-the-sheriff = { $player } — Шериф, а Шерифа в тюрьму не посадить.
refusal-no-missed = Карта «{ $card_name }» с руки от выстрела не спасает.
refusal-used-up = Способность персонажа { $card_name } в этом ходу уже использована.
refusal-full-life = Все жизни на месте: лечить нечего ({ $card_name }).
refusal-too-few-cards = Нужно сбросить карт: { $needed }, а на руке { $cards } ({ $card_name }).
refusal-last-life = Это твоя последняя жизнь.
refusal-no-bang = Карта «{ $card_name }» не считается картой «Бэнг!».
refusal-no-rescue = Карта «{ $card_name }» тебя сейчас не спасёт.
refusal-stops-nothing = Карта «{ $card_name }» этого не отменит.
refusal-not-out = { $player } ещё в игре; это только для выбывших.
refusal-rescue-complete = Все жизни на месте: карта «{ $card_name }» пропала бы зря.
refusal-rescue-too-weak = Карты { $card_name } не хватит для спасения, даже вместе с остальной рукой.
refusal-tried-already = { $card_name }: против этого выстрела попытка только одна, и она уже была.
refusal-two-left = Когда игроков осталось двое, карта «{ $card_name }» не действует.
refusal-only-unaffecting-cards = На игрока { $player } никакие две из этих карт не действуют.
refusal-no-blue-card = На руке нет синей карты.
refusal-not-blue = Карта «{ $card_name }» не синяя.
