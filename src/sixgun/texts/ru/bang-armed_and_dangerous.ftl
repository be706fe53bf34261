### «Вооружены и опасны» по-русски.

set-bang-armed_and_dangerous = Вооружены и опасны
    .about = Оранжевые карты входят в игру с зарядами. Заряды нужны, чтобы их применять, платить за способности и улучшать коричневые карты; карта без зарядов уходит.
colour-orange = оранжевая

## Названия карт

card-a_little_nip = Глоточек
card-ace_up_the_sleeve = Туз в рукаве
card-arrow = Стрела
card-bandolier = Патронташ
card-beer_keg = Бочонок пива
card-bell_tower = Колокольня
card-big_fifty = Биг Фифти
card-bomb = Бомба
card-buntline_special = Бантлайн Спешл
card-caravan = Караван
card-crate = Ящик
card-double_barrel = Двустволка
card-duck = Пригнись!
card-flintlock = Кремнёвка
card-lockpick = Отмычка
card-quick_shot = Беглый огонь
card-reloading = Перезарядка
card-rust = Ржавчина
card-squaw = Скво
card-thunderer = Громовержец
card-tumbleweed = Перекати-поле
card-whip = Кнут

## Что делают карты

bang-card-a_little_nip = Восстанови 1 жизнь. За каждые 3 заряда, что заплатишь, восстанови ещё 1.
bang-card-ace_up_the_sleeve = 2 заряда: возьми карту.
bang-card-arrow = Любой игрок сбрасывает карту «Бэнг!» или теряет 1 жизнь. За каждый заряд, что заплатишь, — ещё один игрок.
bang-card-bandolier = 1 заряд, раз в ход: в этом ходу можно сыграть ещё одну карту «Бэнг!».
bang-card-beer_keg = 3 заряда: восстанови 1 жизнь в свой ход, даже если осталось двое игроков.
bang-card-bell_tower = 1 заряд: для следующей карты, которую ты сыграешь в этом ходу, все игроки на расстоянии 1.
bang-card-big_fifty = Оружие, дальность 6. 1 заряд вместе с картой «Бэнг!»: карты в игре и способность цели против неё не действуют.
bang-card-bomb = Положи её перед любым игроком. В начале хода он делает проверку: красная масть — бомба переходит к игроку по его выбору, чёрная — бомба теряет 2 заряда. Без зарядов она взрывается: 2 жизни.
bang-card-buntline_special = Оружие, дальность 2. 1 заряд вместе с картой «Бэнг!»: если её отменят, цель сбрасывает карту с руки.
bang-card-caravan = Возьми 2 карты. За каждые 2 заряда, что заплатишь, возьми ещё 1.
bang-card-crate = 2 заряда: считается картой «Мимо!».
bang-card-double_barrel = Оружие, дальность 1. 1 заряд вместе с картой «Бэнг!» бубновой масти: её нельзя отменить.
bang-card-duck = Эффект «Мимо!». 2 заряда: верни карту на руку.
bang-card-flintlock = Выстрели в игрока в пределах дальности своего оружия. Если выстрел отменят, 2 заряда: верни карту на руку.
bang-card-lockpick = 3 заряда: возьми случайную карту с руки любого другого игрока.
bang-card-quick_shot = Выстрели в игрока в пределах дальности своего оружия. За каждый заряд, что заплатишь, — выстрел ещё в одного игрока.
bang-card-reloading = Возьми 3 заряда и распредели их между своими оранжевыми картами и персонажем.
bang-card-rust = Забери по 1 заряду с каждой оранжевой карты и с персонажа каждого другого игрока на своего персонажа.
bang-card-squaw = Любая карта в игре сбрасывается. 2 заряда: вместо этого возьми её на руку.
bang-card-thunderer = Оружие, дальность 3. 1 заряд вместе с картой «Бэнг!»: сразу верни эту карту на руку.
bang-card-tumbleweed = 1 заряд: любой игрок должен повторить проверку.
bang-card-whip = 3 заряда: сбрось любую карту в игре.

## Персонажи

character-al_preacher = Эл Причер
character-bass_greeves = Басс Гривс
character-bloody_mary = Кровавая Мэри
character-frankie_canton = Фрэнки Кантон
character-julie_cutter = Джули Каттер
character-mexicali_kid = Малыш Мехикали
character-ms_abigail = Мисс Эбигейл
character-red_ringo = Рыжий Ринго
bang-ability-al_preacher = Когда другой игрок играет синюю или оранжевую карту, можешь заплатить 2 заряда и взять карту.
bang-ability-bass_greeves = Раз в свой ход можешь сбросить карту с руки и положить 2 заряда на одну из своих оранжевых карт или на персонажа.
bang-ability-bloody_mary = Каждый раз, когда твою карту «Бэнг!» отменяют, ты берёшь карту.
bang-ability-frankie_canton = Раз в свой ход можешь забрать 1 заряд с любой оранжевой карты или с чужого персонажа на своего.
bang-ability-julie_cutter = Каждый раз, когда другой игрок лишает тебя жизней, сделай проверку: черви или бубны — выстрел в этого игрока.
bang-ability-mexicali_kid = Раз в свой ход можешь заплатить 2 заряда и выстрелить в игрока в пределах дальности своего оружия. Это не карта «Бэнг!».
bang-ability-ms_abigail = Можешь не обращать внимания на коричневую карту достоинства J, Q, K или A, которую другой игрок играет только на тебя.
bang-ability-red_ringo = Ты начинаешь с 4 зарядами. Раз в свой ход можешь переложить до 2 из них с персонажа на свои оранжевые карты.

## Части предложений

bang-count-load = { $count ->
    [one] { $count } заряд
    [few] { $count } заряда
   *[many] { $count } зарядов
}

## О чём решает игрок

bang-prompt-place_load = Выбери, куда положить { bang-count-load }.
    .waiting = { $player } может положить заряд.
bang-prompt-pay_load = Выбери, откуда заплатить { bang-count-load }.
    .waiting = { $player } платит зарядами.
bang-prompt-regain_card = Можно заплатить { bang-count-load } и вернуть карту «{ $kind_name }» на руку.
    .waiting = { $player } может вернуть карту.
bang-prompt-buy_upgrades = Выбери, сколько улучшений оплатить ({ $kind_name }); одно стоит { bang-count-load }.
    .waiting = { $player } выбирает улучшения.
bang-prompt-add_targets = За { bang-count-load } можно добавить ещё одну цель ({ $kind_name }).
    .waiting = { $player } выбирает цели.
bang-prompt-arrow = { $by_is ->
       *[other] { $by } пускает в тебя стрелу
        [you] Ты пускаешь стрелу в себя
        [nobody] В тебя летит стрела
    }; сбрось карту «Бэнг!» или потеряешь 1 жизнь.
    .waiting = { $player } под стрелой.
bang-prompt-forced_discard = Выбери, какую карту с руки сбросить ({ $cause_name }).
    .waiting = { $player } выбирает карту для сброса.
bang-prompt-roll_again = { $target_is ->
       *[other] { $target } делает проверку ({ $source_name }); можно заставить повторить её.
        [you] Ты делаешь проверку ({ $source_name }); её можно повторить.
    }
    .waiting = { $player } может потребовать повторить проверку.
bang-prompt-pass_bomb = Выбери, кому передать бомбу.
    .waiting = { $player } передаёт бомбу.
bang-prompt-offer = Сейчас можно применить способность ({ $ability_name }).
    .waiting = { $player } может применить способность.
bang-prompt-move_load = Можно переложить ещё один заряд ({ $ability_name }).
    .waiting = { $player } перекладывает заряды.

## Выбор

bang-option-AddLoad = { $card_is ->
    [none] Положить на персонажа
   *[seen] Положить на карту { $card }
}
bang-option-Unload = { $card_is ->
    [none] { bang-count-load } с персонажа
   *[seen] { bang-count-load } с карты { $card }
}
bang-option-Upgrade = { $times ->
    [one] Улучшить { $times } раз
    [few] Улучшить { $times } раза
   *[many] Улучшить { $times } раз
}
bang-option-AddTarget = { $target_is ->
    [you] Добавить себя
   *[other] Добавить игрока { $target }
}

## Журнал

bang-event-LoadAdded = { $card_is ->
    [none] { $seat } получает { bang-count-load } на персонажа.
   *[seen] { $seat } получает { bang-count-load } на карту { $card }.
}
    .you = { $card_is ->
        [none] Ты получаешь { bang-count-load } на персонажа.
       *[seen] Ты получаешь { bang-count-load } на карту { $card }.
    }
bang-event-LoadPaid = { $card_is ->
    [none] { $seat } платит { bang-count-load } с персонажа.
   *[seen] { $seat } платит { bang-count-load } с карты { $card }.
}
    .you = { $card_is ->
        [none] Ты платишь { bang-count-load } с персонажа.
       *[seen] Ты платишь { bang-count-load } с карты { $card }.
    }
bang-event-LoadRemoved = { $card_is ->
    [none] { $seat } теряет { bang-count-load } с персонажа.
   *[seen] { $seat } теряет { bang-count-load } с карты { $card }.
}
    .you = { $card_is ->
        [none] Ты теряешь { bang-count-load } с персонажа.
       *[seen] Ты теряешь { bang-count-load } с карты { $card }.
    }
bang-event-LoadMoved = { $card_is ->
    [none] { $seat } оставляет { bang-count-load } на персонаже.
   *[seen] { $seat } перекладывает { bang-count-load } с персонажа на карту { $card }.
}
    .you = { $card_is ->
        [none] Ты оставляешь { bang-count-load } на персонаже.
       *[seen] Ты перекладываешь { bang-count-load } с персонажа на карту { $card }.
    }
bang-event-LoadTaken = { $card_is ->
    [none] { $target_is ->
        [self] { $seat } оставляет { bang-count-load } на персонаже.
        [you] { $seat } забирает с твоего персонажа { bang-count-load }.
       *[other] { $seat } забирает с персонажа игрока { $target } { bang-count-load }.
    }
   *[seen] { $target_is ->
        [self] { $seat } забирает { bang-count-load } со своей карты { $card }.
        [you] { $seat } забирает { bang-count-load } с твоей карты { $card }.
       *[other] { $seat } забирает у игрока { $target } { bang-count-load } с карты { $card }.
    }
}
    .you = { $card_is ->
        [none] { $target_is ->
            [self] Ты оставляешь { bang-count-load } на персонаже.
           *[other] Ты забираешь с персонажа игрока { $target } { bang-count-load }.
        }
       *[seen] { $target_is ->
            [self] Ты забираешь { bang-count-load } со своей карты { $card }.
           *[other] Ты забираешь у игрока { $target } { bang-count-load } с карты { $card }.
        }
    }

## Почему чего-то нельзя

refusal-too-little-supply = Из запаса нужно зарядов: { $needed }, а там { $left } ({ $card_name }).
refusal-too-little-load = Нужно зарядов: { $needed }, а есть { $left } ({ $card_name }).
refusal-empty-hand = У игрока { $player } нет карт на руке.
refusal-nothing-laid = У игрока { $player } нет карт в игре, которые можно выбрать.
refusal-no-room = Для зарядов нет места ({ $card_name }): помещается не больше 4.
refusal-nowhere-load = Забирать нечего: зарядов нигде нет ({ $card_name }).
refusal-not-diamonds = Карта «{ $card_name }» помогает только бубновой карте «Бэнг!».
