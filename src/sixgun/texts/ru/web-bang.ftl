### Карточная игра за веб-столом, по-русски.

web-bang-middle = Середина стола
web-bang-in-play = Лежит перед тобой
web-bang-your-hand = Карт у тебя на руке: { $count }
web-bang-hand-of = { $player }: карт на руке { $count }
web-bang-hand-empty = На руке нет карт
web-bang-cards-in-hand = Карт на руке: { $count }
web-bang-hand-limit = Карт на руке: { $count }. В конце хода можно оставить { $limit }.
web-bang-bangs-left = Сколько карт «Бэнг!» ещё можно сыграть в этот ход: { $count }
web-bang-bangs-any = В этот ход можно сыграть сколько угодно карт «Бэнг!»
web-bang-spoken-card = { $name }, { $rank }, { $suit }
web-bang-sign = { $sign } ({ $suit })
web-bang-you = Ты
web-bang-lane = { $from }: { $what }, цель: { $to }
web-bang-lane-alone = { $from }: { $what }
web-bang-last-played = Сыграно последним

## Стопки и то, что недолго лежит открытым

web-bang-deck = Колода
web-bang-about-deck = В начале хода ты берёшь из неё две карты. Когда она кончается, сброс перемешивают.
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
web-bang-random-card = Случайную карту с руки
web-bang-as = как { $kind }
web-bang-take-the-hit = Принять удар
web-bang-not-now = Не сейчас
web-bang-enough = Хватит
web-bang-give-up = Сдаться
web-bang-end-discarding = Закончить ход и сбросить { $count }
web-bang-draw-for = { $name }: проверка
web-bang-use-chuck_wengam = 1 очко жизни за 2 карты
web-bang-use-doc_holyday = Выстрел за 2 карты
web-bang-use-jose_delgado = Синюю карту за 2 новые
web-bang-use-sid_ketchum = 2 карты за 1 очко жизни
web-bang-use-uncle_will = как Магазин

## Что есть что

web-bang-colour-brown = Коричневая рамка (●): играется и уходит в сброс.
web-bang-colour-blue = Синяя рамка (■): остаётся лежать перед игроком.
web-bang-colour-green = Зелёная рамка (◆): выложи сейчас, применяй со своего следующего хода.
web-bang-begins-with = В начале: { bang-count-points }; у Шерифа на одно больше.
web-bang-role-unknown = Роль пока неизвестна
web-bang-role-hidden = Твоя роль на этом экране скрыта.
web-bang-life-now = Очки жизни: { $life } из { $most }
web-bang-reach = Стреляет на расстояние до { $reach }

## Для тех, кто видит вопрос впервые

web-bang-coach-act = Коснись золотой карты, потом цели, если она нужна. Серая объяснит, чего ей не хватает.
web-bang-coach-shot = Спасёт карта в золотой рамке. Принять удар стоит 1 очко жизни.
web-bang-coach-duel = Вы по очереди сбрасываете карты «Бэнг!». Кто остановится первым, теряет 1 очко жизни.
web-bang-coach-indians = Их отгонит только карта «Бэнг!». «Мимо!» здесь не поможет.
web-bang-coach-rescue = Сейчас спасёт Пиво с руки. Без него ты выбываешь из игры.
web-bang-coach-discard_excess = Оставить можно столько карт, сколько у тебя очков жизни. Выбери, что сбросить.
web-bang-coach-pay_cost = У этого есть цена: выбери то, что нужно меньше всего.
web-bang-coach-pick_card = Что лежит на столе, то известно; с руки достанется случайная карта.
web-bang-coach-pick_from_store = Каждому достанется по одной. Что оставишь ты, может взять следующий.
web-bang-coach-count_flip = Здесь важны только масть и достоинство, а не то, что карта делает.
web-bang-coach-keep_card = Больше никто этих карт не видит.
web-bang-coach-copy_character = Коснись игрока, и до своего следующего хода у тебя будет его способность.
web-bang-coach-choose_character = Сравни обе способности. Больше очков жизни — дольше жизнь и больше карт на руке.
