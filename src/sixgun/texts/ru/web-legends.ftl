### Western Legends за веб-столом, по-русски.

web-legends-name = { $name }
web-legends-unknown = неизвестно
web-legends-spoken-card = { $name }, { $rank }, { $suit }
web-legends-written-card = { $name } { $sign }
web-legends-card-down = Карта рубашкой вверх
web-legends-house = Крупье
web-legends-you = Ты

## Что у кого есть

web-legends-lp = Очки легенды: { $lp } (финал при { $target })
web-legends-marshal-track = Маршал, очки маршала: { $points }, ряд { $row }: в конце игры { $lp } ОЛ
web-legends-wanted-track = Преступник, очки преступника: { $points }, ряд { $row }: в конце каждого своего хода { $lp } ОЛ
web-legends-neutral = Нейтральный игрок: не маршал и не преступник
web-legends-money = Деньги: { $money } $
web-legends-nuggets = Самородки: { $count } из { $most }
web-legends-wounds = Раны: { $count } из { $most }
web-legends-wounds-now = Раны: { $count }
web-legends-cards-in-hand = Карт на руке: { $count }, оставить можно не больше { $most }
web-legends-cards = Покерные карты: { $count }
web-legends-moves = Полей за движение: { $count }
web-legends-stands = Стоит на поле: { $space }
web-legends-carries-cattle = Жетон с собой: { $cattle }
web-legends-cattle-covered = Что он принесёт, знает только владелец жетона.
web-legends-tokens = Жетоны легенды: { $count }
web-legends-your-tokens = Твои жетоны легенды: { $tokens }
web-legends-tokens-about = Вместе они дадут в конце { $lp } ОЛ. Кроме тебя, этого никто не знает.
web-legends-goals-open = Невыполненные цели: { $count }
web-legends-goal-open = тайная цель
web-legends-goal-done = выполнено
web-legends-actions-left = Осталось действий: { $count }
web-legends-gear = Твоё снаряжение, скот и цели
web-legends-in-use = используется
web-legends-item-idle = { $item } (не используется)
web-legends-upgraded = { $item }, улучшено
web-legends-plain-item = Особого эффекта нет.
web-legends-carries = { $count ->
    [one] За одно движение можно пройти { $count } поле.
    [few] За одно движение можно пройти { $count } поля.
   *[other] За одно движение можно пройти { $count } полей.
}
web-legends-end-lp = В конце игры даёт { $count } ОЛ.
web-legends-both-sides = { $now } После улучшения за { legends-amount-money }: { $better }
web-legends-your-hand = Карт у тебя на руке: { $count }
web-legends-hand-of = { $player }, карт на руке: { $count }
web-legends-hand-empty = Покерных карт нет

## Истории

web-legends-stories = Истории
web-legends-discs-of = Диски: { $names }.
web-legends-no-discs = Дисков пока нет.
web-legends-discs-needed = Нужно дисков: { $count }.
web-legends-story-left = Карт под ней: { $count }.

## Персонажи, магазин, кубики

web-legends-your-characters = Кем ты хочешь быть?
web-legends-ability-from = Способность действует от { $lp } ОЛ.
web-legends-starts-at = Начинает здесь: { $place }
web-legends-starts-with = В начале: { $item }, покерные карты: { $count }
web-legends-owned = у тебя есть
web-legends-owned-upgraded = у тебя есть, улучшено
web-legends-in-stock = в магазине: { $count }
web-legends-dice = Кубики старателя
web-legends-die = { $face } (кубик { $number })
web-legends-kept = Уже получено: { $faces }
web-legends-fold = Свернуть или развернуть

## Бои

web-legends-versus = против
web-legends-attacks = атакует
web-legends-defends = защищается
web-legends-wins = победа
web-legends-no-card-yet = Карта ещё не выложена
web-legends-fight-card = Карта боя { $rank }
web-legends-fight-card-down = Карта боя рубашкой вверх
web-legends-worth = Значение { $value }
web-legends-only-you-know = знаешь только ты
web-legends-one-of = одна из { $count }
web-legends-fight-lay = Карты
web-legends-fight-reveal = Вскрытие
web-legends-fight-react = Реакции
web-legends-fight-result = Итог
web-legends-you-win = Победа в бою твоя!
web-legends-fight-won = Победа в бою: { $name }
web-legends-surrendered = Соперник сдался; победа: { $name }
web-legends-cancelled = отменено
web-legends-you-act = Ты играешь за соперника: { $name }.
web-legends-acts = За соперника ({ $name }) играет { $player }.
web-legends-rifle-fight = Винтовка показала тебе карты боя: { $ranks }
web-legends-rifle-hand = Винтовка показала тебе две карты соперника:
web-legends-if-wins = Победа ({ $name }): { $text }
web-legends-if-loses = Поражение ({ $name }): { $text }
web-legends-loser = Проигравший получает 1 рану и берёт 1 карту.
web-legends-tie = При ничьей побеждает: { $name }
web-legends-prize-arrest = 1 очко маршала, а преступник отправляется в тюрьму: он теряет все очки преступника, скот, половину денег и самородков.
web-legends-prize-duel = 2 ОЛ.
web-legends-prize-rob = 1 очко преступника, скот и половина денег или самородков.
web-legends-prize-bandit = 1 ОЛ или 1 очко маршала; преступник получает ОЛ.
web-legends-prize-heist = 80 $ и 3 очка преступника.
web-legends-prize-sheriff = свобода, а шериф возвращается в офис.
web-legends-prize-gang = награда с карты истории.
web-legends-cost-heist = всё равно 1 очко преступника.
web-legends-cost-sheriff = тюрьма: пропадают все очки преступника, скот, половина денег и самородков.

## Покер

web-legends-poker = Партия в покер
web-legends-pot = На кону: { $pot } $
web-legends-flop = Флоп: общие карты
web-legends-dealt-by = за него играет { $player }
web-legends-house-cards = Ты играешь за крупье. Выбери две из этих карт:
web-legends-hole = Нажми на карты, которыми играешь, и подтверди. Выбрано: { $count }
web-legends-pot-won = { $pot } $ получает: { $names }
web-legends-house-wins = Побеждает крупье; деньги возвращаются в запас.

## Итоговый счёт

web-legends-score = Итоговый счёт
web-legends-score-lp = На шкале
    .about = набрано за игру
web-legends-score-items = Улучшенные предметы
    .about = по улучшенному оружию и ездовым животным
web-legends-score-money = Деньги
    .about = 1 ОЛ за каждые полные 60 $
web-legends-score-wanted = Преступники
    .about = 3 ОЛ единственному с наибольшим числом очков преступника, остальным преступникам по 1 ОЛ
web-legends-score-marshal = Шкала маршала
    .about = ОЛ по достигнутому ряду шкалы
web-legends-score-tokens = Жетоны легенды
    .about = за выполненные цели
web-legends-score-wounds = Раны
    .about = минус 1 ОЛ за каждую рану
web-legends-score-total = Всего
web-legends-lp-over-time = Очки легенды по ходу игры
web-legends-lp-over-time-about = Очки легенды всех игроков от первого выбора в игре до последнего.
web-stat-lp = Получено очков легенды
web-stat-fights = Выиграно боёв
web-stat-lost_fights = Проиграно боёв
web-stat-pots = Выиграно партий в покер
web-stat-money = Заработано долларов
web-stat-gold = Найдено самородков
web-stat-discs = Дисков на историях
web-stat-cattle = Доставлено скота
web-stat-wounds = Получено ран
web-stat-spaces = Пройдено полей

## Страница о картах

web-cards-poker = Покерные карты
web-cards-items = Предметы
web-cards-goals = Цели
web-cards-fight = Карты боя
web-cards-price = Цена: { legends-amount-money }
web-cards-upgraded = После улучшения за { legends-amount-money }: { $text }
web-cards-reward = Каждый, чей диск здесь лежит: { $text }
web-cards-then = Затем бандиты приходят в логова { $hideouts }, а шериф проходит не более чем на { legends-amount-spaces }.
web-cards-goal-of = Цель персонажа { $character }
web-cards-black-lp = Приносит ему { $count } ОЛ.

## Для тех, кто видит вопрос впервые

web-legends-coach-character = Сравни способности и места старта. Способность действует от 5 ОЛ.
web-legends-coach-income = За деньги покупают снаряжение и славу, картами выигрывают бои и партии в покер.
web-legends-coach-equip = До твоего следующего хода действуют только выбранные оружие и ездовое животное.
web-legends-coach-act = Три действия: поездка, карта, бой с тем, кто на твоём поле, или место, где ты стоишь.
web-legends-coach-walk = Нажми на светящееся поле или остановись. Бандит прервёт поездку боем.
web-legends-coach-lay = Побеждает старшая карта. Действует и то, что на ней написано.
web-legends-coach-fight_card = Ты играешь за соперника. Эффект сработает при любом исходе: учитывай и число, и текст.
web-legends-coach-react = Это твоя единственная возможность отреагировать в этом бою. Реакция может всё изменить; если пасовать, карты останутся у тебя.
web-legends-coach-bandit_reward = Очко маршала ставит тебя на сторону закона и приносит деньги по пути вверх.
web-legends-coach-loot = Ты забираешь половину с округлением вверх. Что не унести, пропадает.
web-legends-coach-join = Ты платишь 10 $, берёшь карту и добавляешь к общим картам две свои.
web-legends-coach-hole = С тремя картами на столе они составят комбинацию. Двойки червей и бубён заменяют любую карту.
web-legends-coach-house = Крупье тебе не платит, но чем лучше его комбинация, тем хуже соперникам.
web-legends-coach-shop = За одно действие покупай и улучшай всё, на что хватит денег. Улучшенное снаряжение даёт очки и в конце.
web-legends-coach-sell = Каждый самородок приносит 20 $ и 1 ОЛ, каждая карта «Золотой самородок» тоже.
web-legends-coach-dice = Кубик со стрелкой приносит 10 $, и его можно бросить ещё раз.
web-legends-coach-sheriff = Встретив преступника, шериф останавливается и вступает в бой. Можно и оставить его на месте.
web-legends-coach-goals = Показанная цель приносит жетоны легенды и не стоит действия.
web-legends-coach-tokens = Важны только очки, и видишь их только ты.
web-legends-coach-hand_limit = Оставить можно пять карт; за каждую рану на одну меньше.

## Текстовый стол

web-text-legends-round = Раунд { $round }. Финал начнётся, когда кто-то наберёт { $target } ОЛ.
web-text-legends-last-round = Раунд { $round }; последний — { $last }.
web-text-legends-actions = { $player }, осталось действий: { $count }.
web-text-legends-sheriff = Шериф: { $space }.
web-text-legends-bandits = Бандиты: { $spaces }.
web-text-legends-black = Человек в чёрном: { $space }, { $lp } ОЛ.
web-text-legends-story = История «{ $name }». { $condition } { $discs } { $needed }
web-text-legends-fight = { $kind }: атакует { $attacker }, защищается { $defender }.
web-text-legends-laid = Твоя карта: { $card }.
web-text-legends-fights-with = { $name }: { $card }, значение { $value }.
web-text-legends-cancelled = Эффект карты боя отменён.
web-text-legends-peeked = Увиденные карты соперника: { $cards }.
web-text-legends-poker = Партия в покер: { $names }. На кону: { $pot } $.
web-text-legends-flop = Флоп: { $cards }.
web-text-legends-house = Карты крупье, за которого ты играешь: { $cards }.
web-text-legends-shows = { $name } показывает { $cards }: { $hand }.
web-text-legends-dice = Кубики старателя: { $faces }.
web-text-legends-items = Предметы: { $items }.
web-text-legends-cattle = Твой скот принесёт вот что. { $text }
web-text-legends-goal = Цель «{ $name }». { $condition }
web-text-legends-fact = { $text }.
web-text-legends-card = { $card }. { $text }

## Урок

web-learn-about-legends = Карта, конь и три действия за ход. Узнай дороги к славе: золото, азарт, закон и преступление.
web-learn-legends-ride = В путь
    .text = Ход начинается с дохода: деньги, карты или понемногу того и другого. Выбери, затем нажми на золотое поле карты и подтверди. Это одно из трёх действий.
    .learned = Пешком за одно движение проходят два поля, верхом больше. Что можно делать, зависит от места.
web-learn-legends-gold = Золото
    .text = Ты у шахты. Ищи золото: два кубика покажут находку. Кубик со стрелкой приносит 10 $, и его можно бросить снова.
    .learned = Золото тяжёлое: унести можно четыре самородка, с мулом больше. Их покупает банк в Даркроке.
web-learn-legends-sell = В банке
    .text = Банк платит за самородок 20 $, и каждый проданный самородок прибавляет славы: 1 ОЛ. Продай всё, и карту «Золотой самородок» тоже.
    .learned = В конце считают ОЛ. На табличке игрока видно, сколько их набрано и при скольких начнётся финал.
web-learn-legends-store = Магазин
    .text = Зайди в магазин. О каждом предмете сказано, что он делает и что будет делать после улучшения. Купи мустанга и сразу садись на него.
    .learned = На все покупки хватает одного действия. Улучшенные оружие и ездовые животные в конце дадут и ОЛ.
web-learn-legends-bandit = Бандиты
    .text = Рядом прячется бандит. Въезжай в логово: бой не стоит действия. Положи туза рубашкой вверх; за бандита карту кладёт сосед. Побеждает старшая.
    .learned = Бандит исчезает при любом исходе. Поражение приносит рану, а с раной на руке можно оставить на карту меньше.
web-learn-legends-duel = Дуэль
    .text = На твоём поле стоит Ben. Нажми на табличку игрока и вызови на дуэль; она приносит 2 ОЛ. Соперник тоже положит карту или сдастся.
    .learned = При ничьей побеждает нападающий. Ограбление даёт добычу и делает тебя преступником; маршалы могут арестовать преступника.
web-learn-legends-poker = Покер
    .text = В салуне можно за 10 $ открыть партию в покер. В городе больше никого, и за крупье играет Dan. К трём картам на столе выбери две свои: королей.
    .learned = Победитель забирает кон, а если партию открыл он, то получает ещё 1 ОЛ. Проигравшие берут карту.
web-learn-legends-heist = Вне закона
    .text = Банк можно и ограбить: 80 $ и 3 очка преступника, если победить охранника, и 1 очко, даже если нет. Попробуй с тузом.
    .learned = Преступники получают ОЛ в конце каждого своего хода, тем больше, чем сильнее их ищут. Но за ними охотится шериф, и тюрьма всё это отнимает.
web-learn-legends-story = Истории
    .text = Открыты две истории. Кто сделал то, чего требует одна из них, может положить туда диск. Заработай 10 $ и нажми на историю «{ story-payday }».
    .learned = Когда дисков хватает, история разыгрывается в конце хода: награду получает каждый, чей диск там лежит, и возвращаются бандиты.
web-learn-legends-fame = Слава
    .text = В кабаре деньги превращаются в славу: 1 ОЛ за каждые 30 $. Потрать всё, и у тебя будет 20 ОЛ: начнётся финал.
    .learned = Раунд доигрывают, и у каждого остаётся ещё один ход. В конце считают и деньги, раны, закон и преступления: побеждает тот, у кого больше ОЛ.
