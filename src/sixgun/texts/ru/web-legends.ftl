### Western Legends за веб-столом, по-русски.

web-legends-name = { $name }
web-legends-unknown = неизвестно
web-legends-spoken-card = { $name }, { $rank }, { $suit }
web-legends-written-card = { $name } { $sign }
web-legends-card-down = Карта рубашкой вверх
web-legends-house = Заведение
web-legends-you = Ты

## Что у кого есть

web-legends-lp = Очки легенды: { $lp } (игра идёт до { $target })
web-legends-marshal-track = Маршал, очки маршала: { $points }, ряд { $row }: в конце игры { $lp } ОЛ
web-legends-wanted-track = Преступник, очки преступника: { $points }, ряд { $row }: в конце каждого своего хода { $lp } ОЛ
web-legends-neutral = Нейтральный игрок: не маршал и не преступник
web-legends-money = Деньги: { $money } $
web-legends-nuggets = Самородки: { $count } из { $most }
web-legends-wounds = Раны: { $count } из { $most }
web-legends-wounds-now = Раны: { $count }
web-legends-cards-in-hand = Карт на руке: { $count }, остаться может не больше { $most }
web-legends-cards = Покерные карты: { $count }
web-legends-moves = Полей за движение: { $count }
web-legends-stands = Стоит на поле: { $space }
web-legends-carries-cattle = Везёт жетон: { $cattle }
web-legends-cattle-covered = Что он принесёт, знает только владелец.
web-legends-tokens = Жетоны легенды: { $count }
web-legends-your-tokens = Твои жетоны легенды: { $tokens }
web-legends-tokens-about = Вместе они дадут в конце { $lp } ОЛ. Больше этого никто не знает.
web-legends-goals-open = Невыполненные цели: { $count }
web-legends-goal-open = тайная цель
web-legends-goal-done = выполнено
web-legends-actions-left = Осталось действий: { $count }
web-legends-gear = Твоё снаряжение, скот и цели
web-legends-in-use = используется
web-legends-item-idle = { $item } (не используется)
web-legends-upgraded = { $item }, улучшенная сторона
web-legends-plain-item = Особого эффекта нет.
web-legends-carries = { $count ->
    [one] За одно движение можно пройти { $count } поле.
    [few] За одно движение можно пройти { $count } поля.
   *[other] За одно движение можно пройти { $count } полей.
}
web-legends-end-lp = В конце игры даёт { $count } ОЛ.
web-legends-both-sides = { $now } После улучшения за { legends-amount-money }: { $better }
web-legends-your-hand = Твои карты на руке: { $count }
web-legends-hand-of = Карты на руке ({ $player }): { $count }
web-legends-hand-empty = Покерных карт нет

## Истории

web-legends-stories = Истории
web-legends-discs-of = Диски: { $names }.
web-legends-no-discs = Дисков пока нет.
web-legends-discs-needed = Нужно дисков: { $count }.
web-legends-story-left = Карт под ней: { $count }.

## Персонажи, магазин, кубики

web-legends-your-characters = Кем ты хочешь быть?
web-legends-ability-from = Способность действует начиная с { $lp } ОЛ.
web-legends-starts-at = Начинает здесь: { $place }
web-legends-starts-with = В начале имеет: { $item }, покерные карты: { $count }
web-legends-owned = есть у тебя
web-legends-owned-upgraded = есть у тебя, улучшено
web-legends-in-stock = в магазине: { $count }
web-legends-dice = Кубики старателя
web-legends-die = { $face } (кубик { $number })
web-legends-kept = Уже получено: { $faces }
web-legends-fold = Свернуть или развернуть

## Бои

web-legends-versus = vs
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
web-legends-prize-arrest = 1 очко маршала, а преступника ждёт тюрьма: он теряет все очки преступника, скот, половину денег и самородков.
web-legends-prize-duel = 2 ОЛ.
web-legends-prize-rob = 1 очко преступника, скот и половина денег или самородков.
web-legends-prize-bandit = 1 ОЛ или 1 очко маршала; преступник получает ОЛ.
web-legends-prize-heist = 80 $ и 3 очка преступника.
web-legends-prize-sheriff = свобода, а шериф возвращается в офис.
web-legends-prize-gang = награда с карты истории.
web-legends-cost-heist = всё равно 1 очко преступника.
web-legends-cost-sheriff = тюрьма: потеряны все очки преступника, скот, половина денег и самородков.

## Покер

web-legends-poker = Партия в покер
web-legends-pot = Банк: { $pot } $
web-legends-flop = Флоп: общие карты
web-legends-dealt-by = играет { $player }
web-legends-house-cards = Ты играешь за заведение. Выбери две из этих карт:
web-legends-hole = Коснись карт, которыми играешь, и подтверди. Выбрано: { $count }
web-legends-pot-won = { $pot } $ получает: { $names }
web-legends-house-wins = Побеждает заведение; деньги возвращаются в банк.

## Итоговый счёт

web-legends-score = Итоговый счёт
web-legends-score-lp = На шкале
    .about = набрано за игру
web-legends-score-items = Улучшенные предметы
    .about = по улучшенному оружию и верховым животным
web-legends-score-money = Деньги
    .about = 1 ОЛ за каждые полные 60 $
web-legends-score-wanted = Преступники в розыске
    .about = 3 ОЛ единственному самому разыскиваемому, по 1 ОЛ остальным преступникам
web-legends-score-marshal = Ряд маршалов
    .about = столько ОЛ, каков ряд шкалы маршалов
web-legends-score-tokens = Жетоны легенды
    .about = за выполненные цели
web-legends-score-wounds = Раны
    .about = на 1 ОЛ меньше за каждую рану
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
web-cards-then = Затем бандиты приходят в логова { $hideouts }, а шериф проходит до { legends-amount-spaces }.
web-cards-goal-of = Цель персонажа { $character }
web-cards-black-lp = Приносит ему { $count } ОЛ.

## Для тех, кто видит вопрос впервые

web-legends-coach-character = Сравни способности и места старта. Способность действует, когда есть 5 ОЛ.
web-legends-coach-income = За деньги покупают снаряжение и славу, картами выигрывают бои и покер.
web-legends-coach-equip = До твоего следующего хода считаются только используемые оружие и ездовое животное.
web-legends-coach-act = Три действия: поездка, карта, бой с соседом по полю или место, где ты стоишь.
web-legends-coach-walk = Коснись светящегося поля или остановись. Бандит прервёт поездку боем.
web-legends-coach-lay = Побеждает старшая карта. Действует и то, что на ней написано.
web-legends-coach-fight_card = Ты играешь за соперника. Эффект сработает при любом исходе: взвесь и число, и текст.
web-legends-coach-react = Одна реакция может всё изменить. Если пропустить, карты останутся у тебя.
web-legends-coach-bandit_reward = Очко маршала ставит тебя на сторону закона и приносит деньги по пути вверх.
web-legends-coach-loot = Ты берёшь половину с округлением вверх. Что не унести, пропадает.
web-legends-coach-join = Ты платишь 10 $, берёшь карту и добавляешь к общим картам две свои.
web-legends-coach-hole = С тремя картами на столе они образуют комбинацию. Двойки червей и бубён заменяют любую карту.
web-legends-coach-house = Заведение тебе не платит, но чем лучше его комбинация, тем хуже соседу.
web-legends-coach-shop = За одно действие покупай и улучшай, на что хватит денег. Улучшенное снаряжение даёт очки и в конце.
web-legends-coach-sell = Каждый самородок приносит 20 $ и 1 ОЛ, каждая карта «Золотой самородок» тоже.
web-legends-coach-dice = Грань со стрелкой сохраняет свои 10 $, и кубик можно бросить ещё раз.
web-legends-coach-sheriff = Встретив преступника, он останавливается и вступает в бой. Можно и оставить его на месте.
web-legends-coach-goals = Показанная цель приносит жетоны легенды и не стоит действия.
web-legends-coach-tokens = Важны только очки, и видишь их только ты.
web-legends-coach-hand_limit = Оставить можно пять карт, за каждую рану на одну меньше.

## Текстовый стол

web-text-legends-round = Раунд { $round }. Конец наступит, когда у кого-то будет { $target } ОЛ.
web-text-legends-last-round = Раунд { $round }; последний { $last }.
web-text-legends-actions = { $player }: осталось действий { $count }.
web-text-legends-sheriff = Шериф: { $space }.
web-text-legends-bandits = Бандиты: { $spaces }.
web-text-legends-black = Человек в чёрном: { $space }, { $lp } ОЛ.
web-text-legends-story = История «{ $name }». { $condition } { $discs } { $needed }
web-text-legends-fight = { $kind }: атакует { $attacker }, защищается { $defender }.
web-text-legends-laid = Твоя карта: { $card }.
web-text-legends-fights-with = { $name }: { $card }, значение { $value }.
web-text-legends-cancelled = Эффект карты боя отменён.
web-text-legends-peeked = Увиденные карты соперника: { $cards }.
web-text-legends-poker = Партия в покер: { $names }. Банк: { $pot } $.
web-text-legends-flop = Флоп: { $cards }.
web-text-legends-house = Карты заведения, за которое ты играешь: { $cards }.
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
    .text = Ход начинается с дохода: деньги, карты или понемногу того и другого. Выбери, затем коснись золотого поля на карте и подтверди. Это одно из трёх действий.
    .learned = Пешком за одно движение проходят два поля, верхом больше. Что можно делать, зависит от места.
web-learn-legends-gold = Золото
    .text = Ты у шахты. Ищи золото: два кубика покажут находку. Кубик со стрелкой сохраняет 10 $, и его можно бросить снова.
    .learned = Золото тяжёлое: унести можно четыре самородка, с мулом больше. Их покупает банк в Даркроке.
web-learn-legends-sell = В банке
    .text = Банк платит за самородок 20 $, и каждый проданный самородок прибавляет славы: 1 ОЛ. Продай всё, и карту «Золотой самородок» тоже.
    .learned = В конце считают ОЛ. Число на табличке игрока говорит, сколько их у него и при скольких игра кончится.
web-learn-legends-store = Магазин
    .text = Зайди в магазин. О каждом предмете сказано, что он делает и что делал бы после улучшения. Купи мустанга и сразу садись на него.
    .learned = На любые покупки хватает одного действия. Улучшенные оружие и ездовые животные дадут в конце и ОЛ.
web-learn-legends-bandit = Бандиты
    .text = Рядом прячется бандит. Въезжай в логово: бой не стоит действия. Положи туза рубашкой вверх; за бандита карту кладёт сосед. Побеждает старшая.
    .learned = Бандит исчезает при любом исходе. Проигранный бой стоит раны, а рана уменьшает предел карт на руке.
web-learn-legends-duel = Дуэль
    .text = На твоём поле стоит Ben. Коснись его таблички и вызови на дуэль; она приносит 2 ОЛ. Он тоже положит карту или сдастся.
    .learned = При ничьей побеждает нападающий. Ограбление даёт добычу и делает тебя преступником; маршалы могут арестовать преступника.
web-learn-legends-poker = Покер
    .text = В салуне можно за 10 $ открыть партию в покер. В городе больше никого, и за заведение играет Dan. К трём картам на столе выбери две свои: королей.
    .learned = Победитель берёт банк; если партию открыл он сам, то и 1 ОЛ. Проигравшие берут карту.
web-learn-legends-heist = Вне закона
    .text = Банк можно и ограбить: 80 $ и 3 очка преступника, если победить охранника, и 1 очко, даже если нет. Попробуй с тузом.
    .learned = Преступники получают ОЛ в конце каждого хода, тем больше, чем сильнее их ищут. Но шериф охотится за ними, и тюрьма отнимает всё это.
web-learn-legends-story = Истории
    .text = Открыты две истории. Кто сделал то, чего требует одна из них, может положить туда диск. Заработай 10 $ и коснись истории «{ story-payday }».
    .learned = История, где дисков хватает, разыгрывается в конце хода: награду получает каждый, чей диск там лежит, и возвращаются бандиты.
web-learn-legends-fame = Слава
    .text = В кабаре деньги превращаются в славу: 1 ОЛ за каждые 30 $. Потрать всё, и у тебя будет 20 ОЛ, которые ведут игру к концу.
    .learned = Раунд доигрывают, и у каждого остаётся ещё один ход. В конце считают и деньги, раны, закон и преступления: побеждает тот, у кого больше ОЛ.
