### Шоу Дикого Запада, по-русски.

set-bang-wild_west_show = Шоу Дикого Запада
    .about = Каждый «Дилижанс» и каждый «Уэллс Фарго» приносят новую карту шоу, которая меняет правила для всех. В самом конце важно лишь одно: остаться последним.
bang-setting-gag_mode = Кляп
    .about = Что значит говорить, пока действует карта шоу «Кляп».
bang-setting-gag_mode-penalty = Каждое сообщение стоит 1 жизни
bang-setting-gag_mode-mute = Писать нельзя никому
bang-setting-gag_mode-remove = Играть без этой карты

## Названия

card-bone_orchard = Погост
card-darling_valentine = Милашка Валентин
card-dorothy_rage = Яростная Дороти
card-gag = Кляп
card-helena_zontero = Елена Зонтеро
card-lady_rosa_of_texas = Леди Роза из Техаса
card-miss_susanna = Мисс Сюзанна
card-sacagaway = Сакагавея
card-showdown = Разборка
card-wild_west_show = Шоу Дикого Запада
character-big_spencer = Big Spencer
character-flint_westwood = Flint Westwood
character-gary_looter = Gary Looter
character-greygory_deck = Greygory Deck
character-john_pain = John Pain
character-lee_van_kliff = Lee Van Kliff
character-teren_kill = Teren Kill
character-youl_grinner = Youl Grinner

pile-show-regular = карта шоу
pile-show-final = последняя карта шоу

## Что делают карты шоу

bang-card-bone_orchard = Выбывшие игроки насовсем возвращаются в начале своего хода с 1 жизнью и со случайной ролью из ролей выбывших.
bang-card-darling_valentine = В начале своего хода сбрось все карты с руки и возьми столько же.
bang-card-dorothy_rage = Раз за свой ход можешь назвать карту и другого игрока: если она у него есть, он обязан сыграть её так, как ты скажешь.
bang-card-gag = Говорить нельзя. Кто заговорит, теряет 1 жизнь.
bang-card-helena_zontero = Когда она появляется, сделай проверку: при червах или бубнах роли всех, кроме шерифа, перемешивают и раздают заново.
bang-card-lady_rosa_of_texas = Раз за свой ход можешь поменяться местами с игроком справа, и он пропустит свой следующий ход.
bang-card-miss_susanna = Кто за свой ход сыграет меньше 3 карт, теряет 1 жизнь.
bang-card-sacagaway = Все играют с открытыми картами на руке. Роли остаются тайными.
bang-card-showdown = Любую карту можно применить как карту «Бэнг!», а любую карту «Бэнг!» — как карту «Мимо!».
bang-card-wild_west_show = У всех одна цель: остаться в игре последним. Действует до конца игры.

## Что умеют персонажи

bang-ability-big_spencer = Ты начинаешь с 5 картами. Карты «Мимо!» играть нельзя.
bang-ability-flint_westwood = Раз за свой ход можешь обменять карту с руки на 2 случайные карты с руки другого игрока.
bang-ability-gary_looter = Ты забираешь все карты, которые другие сбрасывают в конце хода как лишние.
bang-ability-greygory_deck = У тебя способности 2 персонажей базовой игры. В начале своего хода можешь заменить обоих на 2 других.
bang-ability-john_pain = Пока у тебя на руке меньше 6 карт, забирай каждую карту, открытую для проверки.
bang-ability-lee_van_kliff = В свой ход можешь сбросить карту «Бэнг!» и повторить эффект коричневой карты, которую только что сыграл.
bang-ability-teren_kill = Каждый раз, когда тебе грозит выбывание, сделай проверку: если это не пики, у тебя остаётся 1 жизнь, и ты берёшь 1 карту.
bang-ability-youl_grinner = Прежде чем ты возьмёшь карты в начале хода, каждый, у кого на руке больше карт, отдаёт тебе 1 карту.

## Что решает игрок

bang-prompt-give_to_collector = У игрока { $target } карт меньше, чем у тебя: выбери карту, которую отдашь.
    .waiting = { $player } выбирает, какую карту отдать.
bang-prompt-keep_pair = Оставь своих персонажей или замени обоих.
    .waiting = { $player } решает насчёт двух персонажей.
bang-prompt-name_card = Назови карту, которую должен сыграть { $target }.
    .waiting = { $player } отдаёт приказ.
bang-prompt-obey_order = { $target_is ->
    [nobody] Тебе приказано сыграть «{ $kind_name }»: выбери карту. Если сыграть её нельзя, ты только покажешь её.
    [you] Тебе приказано сыграть «{ $kind_name }» на себя: выбери карту. Если сыграть её нельзя, ты только покажешь её.
   *[other] Тебе приказано сыграть «{ $kind_name }», цель: { $target }. Выбери карту; если сыграть её нельзя, ты только покажешь её.
}
    .waiting = { $player } выполняет приказ.
bang-prompt-order_hand = Ты меняешь все карты на руке: выбери, какую сбросишь первой, или оставь этот порядок.
    .waiting = { $player } меняет все карты на руке.
bang-prompt-order_pick = Выбери, что { $target } возьмёт или сбросит картой «{ $kind_name }».
    .waiting = { $player } отдаёт приказ.
bang-prompt-order_target = Выбери цель для карты «{ $kind_name }», которую сыграет { $target }.
    .waiting = { $player } отдаёт приказ.
bang-prompt-repeat_card = Сбрось карту «Бэнг!», чтобы повторить «{ $kind_name }», или пасуй.
    .waiting = { $player } может повторить карту.
bang-prompt-repeat_target = Выбери цель для повторённой карты «{ $kind_name }».
    .waiting = { $player } выбирает цель.

## Варианты

bang-option-KeepPair = Оставить своих персонажей
bang-option-NameCard = { $kind_name }
bang-option-NewPair = Заменить обоих персонажей
bang-option-Obey = Подчиниться: { $card }
bang-option-Speak = Заговорить и потерять 1 жизнь ({ $ability_name })

## Ход игры

bang-event-CardRepeated = { $target_is ->
    [nobody] { $seat } повторяет карту { $card }.
    [self] { $seat } повторяет карту { $card } на себя.
    [you] { $seat } повторяет карту { $card } против тебя.
   *[other] { $seat } повторяет карту { $card }, цель: { $target }.
}
    .you = { $target_is ->
        [nobody] Ты повторяешь карту { $card }.
        [self] Ты повторяешь карту { $card } на себя.
       *[other] Ты повторяешь карту { $card }, цель: { $target }.
    }
bang-event-HandExchanged = { $seat } меняет все карты на руке.
    .you = Ты меняешь все карты на руке.
bang-event-HandShown = { $cards_are ->
    [none] { $seat } показывает пустую руку.
   *[seen] { $seat } показывает, что такой карты нет: { $cards }.
}
    .you = { $cards_are ->
        [none] Ты показываешь пустую руку.
       *[seen] Ты показываешь, что такой карты нет: { $cards }.
    }
bang-event-OrderGiven = { $aim_is ->
    [nobody] { $target_is ->
        [you] { $seat } приказывает тебе сыграть «{ $kind_name }».
       *[other] { $seat } приказывает игроку { $target } сыграть «{ $kind_name }».
    }
   *[other] { $target_is ->
        [you] { $seat } приказывает тебе сыграть «{ $kind_name }», цель: { $aim }.
       *[other] { $seat } приказывает игроку { $target } сыграть «{ $kind_name }», цель: { $aim }.
    }
}
    .you = { $aim_is ->
        [nobody] Ты приказываешь игроку { $target } сыграть «{ $kind_name }».
       *[other] Ты приказываешь игроку { $target } сыграть «{ $kind_name }», цель: { $aim }.
    }
bang-event-PairDrawn = { $seat } теперь играет за двоих: { $abilities }.
    .you = Теперь ты играешь за двоих: { $abilities }.
bang-event-ProofShown = { $seat } показывает карту { $card }: так её сыграть нельзя.
    .you = Ты показываешь карту { $card }: так её сыграть нельзя.
bang-event-RolesDealt = { $cause_name }: роли перемешаны и розданы заново. Их получают: { $seats }.
bang-event-SeatsSwapped = { $target_is ->
    [you] { $seat } меняется с тобой местами; следующий ход ты пропустишь.
   *[other] { $seat } меняется местами; следующий ход пропустит { $target }.
}
    .you = Ты меняешься местами; следующий ход пропустит { $target }.
bang-event-ShowCardTurned = { $seat } открывает новую карту шоу: { $event_name }.
    .you = Ты открываешь новую карту шоу: { $event_name }.
bang-event-SpokeUp = { $seat } нарушает молчание!
    .you = Ты нарушаешь молчание!
bang-event-TurnSkipped = { $seat } пропускает ход.
    .you = Ты пропускаешь ход.
bang-result-last-in-the-game = В игре остался один игрок. Победитель: { $winners }.

## Почему что-то нельзя сделать

refusal-gag-mute = Пока действует «{ $card_name }», писать нельзя никому.
refusal-gag-no-lives = Пока действует «{ $card_name }», говорить может только тот, кому есть какую жизнь терять.
refusal-gag-out = Пока действует «{ $card_name }», выбывшим говорить нельзя.
refusal-gag-spectator = Пока действует «{ $card_name }», зрителям говорить нельзя.
refusal-just-flipped = Карта «{ $card_name }» только что открыта; применить её можно, когда всё закончится.
refusal-no-hand = У игрока { $player } нет карт на руке.
refusal-not-the-ordered = Игроку { $player } нельзя приказать применить карту «{ $card_name }» против себя.
refusal-too-few-players = Для карты «{ $card_name }» в игре должно быть игроков не меньше: { $least }.
refusal-used-this-turn = Карту «{ $card_name }» в этом ходу уже применили.
