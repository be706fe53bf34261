### Карточная игра за веб-столом, по-русски.

web-bang-middle = Середина стола
web-bang-in-play = Лежит перед тобой
web-bang-your-hand = Карт у тебя на руке: { $count }
web-bang-hand-of = { $player }, карт на руке: { $count }
web-bang-hand-empty = На руке нет карт
web-bang-cards-in-hand = Карт на руке: { $count }
web-bang-hand-limit = Карт на руке: { $count }. В конце хода можно оставить { $limit }.
web-bang-bangs-left = Ещё можно сыграть карт «Бэнг!» в этом ходу: { $count }
web-bang-bangs-any = В этом ходу можно сыграть сколько угодно карт «Бэнг!»
web-bang-spoken-card = { $name }, { $rank }, { $suit }
web-bang-sign = { $sign } ({ $suit })
web-bang-you = Ты
web-bang-lane = { $from }: { $what }, цель: { $to }
web-bang-lane-alone = { $from }: { $what }
web-bang-last-played = Сыграно последним

## Стопки и то, что недолго лежит открытым

web-bang-deck = Колода
web-bang-about-deck = В начале хода ты берёшь из неё две карты. Когда она кончается, сброс перемешивают, и он становится новой колодой.
web-bang-discard = Сброс
web-bang-about-discard = Пока ничего не сброшено.
web-bang-pile-deck = Колода { $count }
web-bang-pile-discard = Сброс { $count }
web-bang-on-offer = На выбор
web-bang-turned-up = Открытые карты
web-bang-only-you-see = Эти карты видишь только ты
web-bang-looks-at = { $player } смотрит { bang-count-cards }
web-bang-your-characters = Кем ты будешь?
web-bang-last-one-wins = Теперь победит только тот, кто останется последним.

## Кнопки

web-bang-question-act = Сыграй карту или закончи ход.
web-bang-random-card = Случайная карта с руки
web-bang-as = как «{ $kind }»
web-bang-take-the-hit = Получить пулю
web-bang-not-now = Не сейчас
web-bang-enough = Хватит
web-bang-give-up = Сдаться
web-bang-end-discarding = Конец хода, сброс: { $count }
web-bang-draw-for = { $name }: проверка
web-bang-use-chuck_wengam = 1 жизнь за 2 карты
web-bang-use-doc_holyday = Выстрел за 2 карты
web-bang-use-jose_delgado = Синяя карта за 2 новые
web-bang-use-sid_ketchum = 2 карты за 1 жизнь
web-bang-use-uncle_will = как «Магазин»

## Что есть что

web-bang-colour-brown = Коричневая рамка (●): сыграй — и в сброс.
web-bang-colour-blue = Синяя рамка (■): остаётся лежать перед игроком.
web-bang-colour-green = Зелёная рамка (◆): выложи сейчас; применяй со своего следующего хода, а с эффектом «Мимо!» — уже с хода следующего игрока.
web-bang-begins-with = В начале: { bang-count-points }; у Шерифа на 1 больше.
web-bang-role-unknown = Роль пока неизвестна
web-bang-role-hidden = Твоя роль на этом экране скрыта.
web-bang-life-now = Жизни: { $life } из { $most }
web-bang-reach = Стреляет на расстояние до { $reach }

## Для тех, кто видит вопрос впервые

web-bang-coach-act = Нажми на золотую карту, потом на цель, если она нужна. Серая объяснит, чего ей не хватает.
web-bang-coach-shot = Спасёт карта в золотой рамке. Без неё потеряешь 1 жизнь.
web-bang-coach-duel = Карты «Бэнг!» сбрасывают по очереди. Кто остановится первым, теряет 1 жизнь.
web-bang-coach-indians = От них отобьёшься только картой «Бэнг!». «Мимо!» здесь не поможет.
web-bang-coach-rescue = Сейчас спасёт «Пиво» с руки. Без него ты выбываешь из игры.
web-bang-coach-discard_excess = Оставить можно столько карт, сколько у тебя жизней. Выбери, что сбросить.
web-bang-coach-pay_cost = За это нужно заплатить: выбери карту, которая нужна тебе меньше всего.
web-bang-coach-pick_card = Карты на столе видны всем; с руки достанется случайная.
web-bang-coach-pick_from_store = Каждому достанется по одной карте. Что оставишь ты, может взять следующий.
web-bang-coach-count_flip = Здесь важны только масть и достоинство, а не то, что карта делает.
web-bang-coach-leave_out_flip = Нажми на карту, от которой меньше всего пользы. Все остальные считаются вместе.
web-bang-coach-keep_card = Больше никто этих карт не видит.
web-bang-coach-copy_character = Нажми на игрока: его способность будет у тебя до твоего следующего хода.
web-bang-coach-choose_character = Сравни обе способности. Чем больше жизней, тем дольше продержишься и тем больше карт оставишь на руке.
