### События карточной игры на странице, по-русски.

web-events-heading = События
web-events-now = Действующее событие
web-events-next = Следующее событие
web-events-next-short = Далее
web-events-none = В первом раунде событий нет
web-events-left = Осталось событий: { $count }
web-events-last = Последнее событие
web-events-last-about = Действует до конца игры.
web-events-suit = В этот ход можно играть только эту масть: { $suit }
web-events-reversed = Ходы идут против часовой стрелки
web-events-suit-now = Сейчас масть: { $suit } ({ $by })
web-events-duty = Обязательна
web-events-past = Прошлые события
web-events-asleep-by = Сейчас не действует ({ $by })
web-events-starter = Начинает раунды
web-events-starter-about = Перед каждым ходом этого игрока, кроме первого, вступает в силу новое событие.
web-events-ghost = Призрак
web-events-ghost-about = В игре без жизней: их нельзя ни потерять, ни восстановить.
web-events-hint = Карта в середине — действующее событие, маленькая — следующее. Нажми на них, чтобы прочитать.
web-events-hint-ghost = Ты призрак: играешь дальше без жизней, и никто не может тебе навредить.
web-events-hint-asleep = Серое с пометкой «Zz» сейчас не действует. Нажми, чтобы узнать почему.
web-events-reserve = Твой запасной персонаж: { $character }
web-events-reserve-hidden = Твой запасной персонаж ещё лежит рубашкой вверх
web-events-reserve-about = Второй персонаж: событие «Новая личность» даёт сменить на него своего.
web-bang-draws = Сколько карт берёт в начале хода: { $count }
web-bang-lose-the-card = Потерять карту
web-bang-give-nothing = Ничего не отдавать
web-bang-draw-as-usual = Взять карты
web-bang-exchange = Обменять { bang-count-cards }
web-cards-sort-event = События
web-cards-event = Событие: со второго раунда в каждом раунде вступает в силу новое.
web-cards-event-last = Последнее событие: замыкает колоду событий и действует до конца игры.

## Предложениями, для текстового стола

web-text-events-now = Действующее событие: { $event }. { $text }
web-text-events-next = Следующее событие: { $event }. { $text }
web-text-events-none = В первом раунде событий нет.
web-text-events-left = Осталось событий: { $count }.
web-text-events-suit = В этот ход можно играть только эту масть: { $suit }.
web-text-events-reversed = Ходы идут против часовой стрелки.
web-text-events-last = Это последнее событие.
web-text-events-past = Прошлые события: { $events }.
web-text-events-asleep = Сейчас не действует: { $names }.
web-text-events-starter = Начинает раунды.
web-text-events-ghost = Призрак, без жизней.
web-text-events-reserve = Твой запасной персонаж: { $character }.
web-text-events-reserve-hidden = Твой запасной персонаж ещё лежит рубашкой вверх.

## Для тех, кто видит вопрос впервые

web-bang-coach-discard_blue = Синие карты — те, что остаются лежать перед тобой. Сбрось ту, от которой меньше всего пользы.
web-bang-coach-blood_brothers = Нажми на игрока, которому достанется твоя жизнь, или оставь её себе.
web-bang-coach-hard_liquor = Если не брать карт, играешь только тем, что уже на руке.
web-bang-coach-peyote = Угаданную карту берёшь и угадываешь дальше. Первая ошибка — конец.
web-bang-coach-ranch = Нажми на все карты, которые не нужны. Взамен возьмёшь столько же, но только один раз.
web-bang-coach-handcuffs = Назови масть, от которой больше всего пользы. На карты в игре и способности это не влияет.
web-bang-coach-ricochet = Стреляют по карте, а не в тебя. Без «Мимо!» теряешь только её.
web-bang-coach-roulette = Каждому по очереди нужно «Мимо!». Первый, кто его не применит, теряет 2 жизни, и рулетка окончена.
