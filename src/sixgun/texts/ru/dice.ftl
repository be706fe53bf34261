### Бэнг! Кубики, по-русски.

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
dice-ability-black_jack = Пока динамит выпал меньше чем на трёх кубиках, любой из них можешь перебросить или оставить. Три и более динамита, как обычно, завершают твои броски.
dice-ability-calamity_janet = Каждое «В яблочко 1» можешь использовать как «2», а каждое «В яблочко 2» как «1», или так, как выпало; решаешь отдельно для каждого кубика.
dice-ability-el_gringo = Игрок, который лишает тебя одного или более очков жизни, должен взять стрелу: одну за все «В яблочко» своего хода вместе и одну за пулемёт Гатлинга, даже если ты при этом выбываешь. Не действует при нападении индейцев и на динамит.
dice-ability-jesse_jones = Если к розыгрышу пива в твой ход у тебя 4 очка жизни или меньше, каждое пиво, выпитое тобой, даёт 2 очка жизни вместо одного.
dice-ability-jourdonnais = При нападении индейцев теряешь не более 1 очка жизни.
dice-ability-kit_carlson = За каждый гатлинг в окончательном броске можешь сбросить одну стрелу любого игрока, в том числе свою: от нуля до числа выпавших гатлингов. Если срабатывает пулемёт Гатлинга, сначала стреляет он.
dice-ability-lucky_duke = Можешь сделать на один переброс больше остальных: до трёх перебросов, всего четыре броска.
dice-ability-paul_regret = Пулемёт Гатлинга никогда не отнимает у тебя очки жизни.
dice-ability-pedro_ramirez = За каждое потерянное очко жизни можешь сбросить одну свою стрелу или оставить её; очко жизни теряется в любом случае. Не действует при нападении индейцев: после него и так сбрасывают все стрелы.
dice-ability-rose_doolan = Каждое «В яблочко» можешь использовать на обычном расстоянии или на 1 место дальше: «1» поражает игрока на расстоянии 1 или 2 мест, «2» — на расстоянии 2 или 3 мест.
dice-ability-sid_ketchum = В начале своего хода, до броска, выбери игрока (можно себя), который получит 1 очко жизни. Выбрать кого-то нужно обязательно, но можно и игрока с максимумом очков жизни, который ничего не получит.
dice-ability-slab_the_killer = Один раз за ход можешь потратить одно своё пиво, чтобы удвоить одно «В яблочко»: этот кубик отнимает у цели 2 очка жизни. Такое пиво очков жизни никому не даёт.
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

dice-prompt-reroll = Бросок { $roll }. Бросать можно ещё { $left ->
        [one] { $left } раз
        [few] { $left } раза
       *[many] { $left } раз
    }: выбери кубики для переброса или оставь все.
    .waiting = { $player } решает, какие кубики перебросить.
dice-prompt-assign_bullseyes = Выбери, в кого попадаешь ({ $face_name }, выстрел { $number } из { $total }); все выстрелы действуют одновременно.
    .waiting = { $player } выбирает цель.
dice-prompt-assign_beers = Выбери, кто выпьет твоё пиво ({ $number } из { $total }) и получит очко жизни.
    .waiting = { $player } выбирает, кому достанется пиво.
dice-prompt-sid_heal = Начинается твой ход; твой персонаж — { character-sid_ketchum }: выбери, кто получит 1 очко жизни.
    .waiting = { $player } выбирает, кто получит 1 очко жизни.
dice-prompt-bart_replace = Сейчас ты потеряешь { dice-count-points }; выбери, сколько стрел взять вместо этого (в кучке { $pile }, последняя остаётся).
    .waiting = { $player } выбирает между стрелами и очками жизни.
dice-prompt-pedro_discard = Ты теряешь { dice-count-points } и за каждое можешь сбросить стрелу; выбери, сколько своих стрел ({ $arrows }) сбросить.
    .waiting = { $player } решает, сколько стрел сбросить.
dice-prompt-kit_discard = За гатлинги можно сбросить ещё { $left ->
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
dice-option-Serve = Угостить пивом игрока { $seat }
    .you = Выпить пиво
dice-option-Heal = Дать 1 очко жизни игроку { $seat }
    .you = Взять 1 очко жизни себе
dice-option-TakeInstead = { $count ->
    [0] Не брать стрел
   *[other] Взять вместо этого { dice-count-arrows }
}
dice-option-DropArrows = { $count ->
    [0] Оставить все стрелы
   *[other] Сбросить { dice-count-arrows }
}
dice-option-RemoveArrow = Сбросить стрелу игрока { $seat }
    .you = Сбросить свою стрелу

## Ход игры

dice-event-GameBegan = Игра начинается, за столом { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}; { $first_is ->
    [you] кубики берёшь ты
   *[other] кубики берёт { $first }
}.
dice-event-TurnBegan = Ход { $number }: кубики берёт { $seat }.
    .you = Ход { $number }: кубики берёшь ты.
dice-event-DiceRolled = { $roll ->
    [1] { $seat } бросает кубики: { $dice }.
   *[other] { $seat } перебрасывает { $count ->
        [one] кубик { $numbers }
        [few] кубики { $numbers }
       *[many] кубики { $numbers }
    } (бросок { $roll }): { $dice }.
}
    .you = { $roll ->
    [1] Ты бросаешь кубики: { $dice }.
   *[other] Ты перебрасываешь { $count ->
        [one] кубик { $numbers }
        [few] кубики { $numbers }
       *[many] кубики { $numbers }
    } (бросок { $roll }): { $dice }.
}
dice-event-DiceKept = { $seat } оставляет все кубики: { $dice }.
    .you = Ты оставляешь все кубики: { $dice }.
dice-event-ArrowsTaken = { $seat } берёт { dice-count-arrows }; { $pile ->
    [0] кучка пуста
   *[other] в кучке: { $pile }
}.
    .you = Ты берёшь { dice-count-arrows }; { $pile ->
    [0] кучка пуста
   *[other] в кучке: { $pile }
}.
dice-event-ArrowsReturned = { $by_is ->
    [self] { $seat } сбрасывает { dice-count-arrows }
    [nobody] { $seat } сбрасывает { dice-count-arrows }
    [you] Ты сбрасываешь { dice-count-arrows } игрока { $seat }
   *[other] { $by } сбрасывает { dice-count-arrows } игрока { $seat }
}; в кучке: { $pile }.
    .you = { $by_is ->
    [self] Ты сбрасываешь { dice-count-arrows }
    [nobody] Ты сбрасываешь { dice-count-arrows }
   *[other] { $by } сбрасывает у тебя { dice-count-arrows }
}; в кучке: { $pile }.
dice-event-IndiansAttacked = { $seat } берёт последнюю стрелу: нападение индейцев!
    .you = Ты берёшь последнюю стрелу: нападение индейцев!
dice-event-DynamiteExploded = У игрока { $seat } { $count ->
    [one] { $count } динамит
    [few] { $count } динамита
   *[many] { $count } динамитов
}: взрыв, броски окончены.
    .you = У тебя { $count ->
    [one] { $count } динамит
    [few] { $count } динамита
   *[many] { $count } динамитов
}: взрыв, броски окончены.
dice-event-ShotAimed = { $points ->
    [1] { $target_is ->
        [you] { $seat } стреляет в тебя ({ $face_name }).
       *[other] { $seat } стреляет в игрока { $target } ({ $face_name }).
    }
   *[other] { $target_is ->
        [you] { $seat } тратит пиво и стреляет в тебя с двойным уроном ({ dice-count-points }, { $face_name }).
       *[other] { $seat } тратит пиво и стреляет с двойным уроном в игрока { $target } ({ dice-count-points }, { $face_name }).
    }
}
    .you = { $points ->
    [1] Ты стреляешь в игрока { $target } ({ $face_name }).
   *[other] Ты тратишь пиво и стреляешь с двойным уроном в игрока { $target } ({ dice-count-points }, { $face_name }).
}
dice-event-BeerServed = { $target_is ->
    [self] { $seat } пьёт пиво.
    [you] { $seat } угощает тебя пивом.
   *[other] { $seat } угощает пивом игрока { $target }.
}
    .you = { $target_is ->
    [self] Ты пьёшь пиво.
   *[other] Ты угощаешь пивом игрока { $target }.
}
dice-event-GatlingFired = { $seat } стреляет по всем остальным из пулемёта Гатлинга (гатлингов: { $count }).
    .you = Ты стреляешь по всем остальным из пулемёта Гатлинга (гатлингов: { $count }).
dice-event-HitDodged = { $seat } берёт { $points ->
    [one] стрелу
    [few] стрелы
   *[many] стрелы
} и не теряет { dice-count-points } ({ $cause_name }).
    .you = Ты берёшь { $points ->
    [one] стрелу
    [few] стрелы
   *[many] стрелы
} и не теряешь { dice-count-points } ({ $cause_name }).
dice-event-LifeLost = { $by_is ->
    [nobody] { $seat } теряет { dice-count-points } ({ $cause_name }), остаётся { $life }.
    [you] { $seat } теряет { dice-count-points } ({ $cause_name }, твой выстрел), остаётся { $life }.
   *[other] { $seat } теряет { dice-count-points } ({ $cause_name }, { $by }), остаётся { $life }.
}
    .you = { $by_is ->
    [nobody] Ты теряешь { dice-count-points } ({ $cause_name }), остаётся { $life }.
   *[other] Ты теряешь { dice-count-points } ({ $cause_name }, { $by }), остаётся { $life }.
}
dice-event-LifeGained = { $by_is ->
    [self] { $seat } получает { dice-count-points }, всего { $life }.
    [nobody] { $seat } получает { dice-count-points }, всего { $life }.
    [you] { $seat } получает от тебя { dice-count-points }, всего { $life }.
   *[other] { $seat } получает { dice-count-points } от игрока { $by }, всего { $life }.
}
    .you = { $by_is ->
    [self] Ты получаешь { dice-count-points }, всего { $life }.
    [nobody] Ты получаешь { dice-count-points }, всего { $life }.
   *[other] Ты получаешь { dice-count-points } от игрока { $by }, всего { $life }.
}
dice-event-Eliminated = { $by_is ->
    [nobody] { $seat } выбывает из игры ({ $cause_name }) и открывает роль: { $role_name }.
    [you] { $seat } выбывает из игры ({ $cause_name }, твой выстрел) и открывает роль: { $role_name }.
   *[other] { $seat } выбывает из игры ({ $cause_name }, { $by }) и открывает роль: { $role_name }.
}
    .you = { $by_is ->
    [nobody] Ты выбываешь из игры ({ $cause_name }) и открываешь роль: { $role_name }.
   *[other] Ты выбываешь из игры ({ $cause_name }, { $by }) и открываешь роль: { $role_name }.
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
refusal-double-used = В этом ходу один выстрел уже удвоен.
refusal-double-no-beer = Ни на одном твоём кубике нет пива, которое можно потратить на двойной выстрел.
refusal-wrong-distance = До игрока { $player } { $distance ->
    [one] { $distance } место
    [few] { $distance } места
   *[many] { $distance } мест
}; этот выстрел бьёт ровно на { $reach }.
refusal-last-arrow = Последняя стрела должна остаться в кучке ({ $pile ->
    [one] осталась { $pile } стрела
    [few] остались { $pile } стрелы
   *[many] осталось { $pile } стрел
}).
refusal-no-arrows = У игрока { $player } нет стрел.
refusal-too-many-arrows = За каждое потерянное очко жизни можно сбросить одну стрелу: потеряно { $points }, у тебя { $held ->
    [one] { $held } стрела
    [few] { $held } стрелы
   *[many] { $held } стрел
}.
