### События игры «Бэнг!», по-русски: общее для «Ровно в полдень» и «За пригоршню карт».

colour-event = событие

## Настройки стола

bang-setting-event_mode = События
    .about = Какие события выходят: из дополнения «Ровно в полдень», из дополнения «За пригоршню карт» или вперемешку.
bang-setting-event_mode-of_boxes = По дополнениям на столе
bang-setting-event_mode-high_noon = { set-bang-high_noon }
bang-setting-event_mode-fistful = { set-bang-fistful }
bang-setting-event_mode-combined = Оба вперемешку
bang-setting-event_cards = Число событий
    .about = Сколько событий в смеси обоих дополнений, не считая последнего.
bang-setting-final_event = Последнее событие
    .about = Какое событие замыкает смесь обоих дополнений. Оно действует до конца игры.
bang-setting-final_event-high_noon = { card-high_noon }
bang-setting-final_event-a_fistful_of_cards = { card-a_fistful_of_cards }

## Варианты

bang-option-UseEvent = { $card_is ->
    [none] { $target_is ->
        [nobody] Использовать событие «{ $ability_name }»
        [you] Использовать событие «{ $ability_name }» против себя
       *[other] Использовать событие «{ $ability_name }» против игрока { $target }
    }
   *[seen] { $target_is ->
        [nobody] Использовать событие «{ $ability_name }» с картой { $card }
        [you] Использовать событие «{ $ability_name }» с картой { $card } против себя
       *[other] Использовать событие «{ $ability_name }» с картой { $card } против игрока { $target }
    }
}

## Ход игры

bang-event-EventUsed = { $target_is ->
    [nobody] { $seat } использует событие «{ $ability_name }».
    [self] { $seat } использует событие «{ $ability_name }» против себя.
    [you] { $seat } использует событие «{ $ability_name }» против тебя.
   *[other] { $seat } использует событие «{ $ability_name }» против игрока { $target }.
}
    .you = { $target_is ->
        [nobody] Ты используешь событие «{ $ability_name }».
        [self] Ты используешь событие «{ $ability_name }» против себя.
       *[other] Ты используешь событие «{ $ability_name }» против игрока { $target }.
    }
bang-event-EventRevealed = Новое событие: { $event_name }.
bang-event-StayedAsGhost = { $seat } остаётся в игре без жизней ({ $cause_name }).
    .you = Ты остаёшься в игре без жизней ({ $cause_name }).
bang-event-RoleShown = { $seat } открывает роль: { $role_name }.
    .you = Ты открываешь роль: { $role_name }.
bang-event-CameBack = { $life ->
    [0] { $seat } возвращается в игру призраком ({ $cause_name }).
    [one] { $seat } возвращается в игру с { $life } жизнью ({ $cause_name }).
    [few] { $seat } возвращается в игру с { $life } жизнями ({ $cause_name }).
   *[many] { $seat } возвращается в игру с { $life } жизнями ({ $cause_name }).
}
    .you = { $life ->
        [0] Ты возвращаешься в игру призраком ({ $cause_name }).
        [one] Ты возвращаешься в игру с { $life } жизнью ({ $cause_name }).
        [few] Ты возвращаешься в игру с { $life } жизнями ({ $cause_name }).
       *[many] Ты возвращаешься в игру с { $life } жизнями ({ $cause_name }).
    }
bang-event-LeftAgain = { $seat } снова выбывает из игры.
    .you = Ты снова выбываешь из игры.
bang-event-TurnEarned = { $seat } получает ещё один ход ({ $source_name }).
    .you = Ты получаешь ещё один ход ({ $source_name }).
bang-event-PhaseSkipped = { $seat } не берёт карт в начале хода ({ $source_name }).
    .you = Ты не берёшь карт в начале хода ({ $source_name }).
bang-event-RoundStarterChanged = Теперь раунды начинает { $seat }.
    .you = Теперь раунды начинаешь ты.

## Почему что-то нельзя сделать

refusal-without-lives = У призрака нет жизней: их нельзя ни восстановить, ни потерять.
refusal-asleep = { $card_name }: сейчас не действует ({ $by_name }).
