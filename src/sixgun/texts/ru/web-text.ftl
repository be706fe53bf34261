### Текстовый стол, по-русски: весь стол в предложениях.

web-text-decide = Тебе решать
web-text-wait = Сейчас
web-text-over = Игра окончена
web-text-options = Твой выбор
web-text-press = Или набери номер.
web-text-typed = Номер { $number }: Enter выбирает, или набирай дальше.
web-text-dice = Какие кубики перебросить
web-text-die = { $face } (кубик { $number })
web-text-time = Осталось времени: { $time }
web-text-hint = Подсказка
web-text-advice = Хороший игрок выбрал бы: { $option }. { $reason }
web-text-you-are = Ты: { $name }
web-text-watching = Ты зритель.
web-text-holds = { $count ->
    [0] На руке нет карт
    [one] На руке { $count } карта
    [few] На руке { $count } карты
   *[other] На руке { $count } карт
}
web-text-playable = можно сыграть сейчас
web-text-not-now = не сейчас: { $why }
web-text-not-now-rule = не сейчас: { $why } (правило { $rule })
web-text-players = Игроки по часовой стрелке, слева от тебя
web-text-players-all = Игроки
web-text-player = { $number }. { $name }
web-text-log = Журнал, сначала новое
web-text-chat = Чат
web-text-turn = Ходит { $player }.
web-text-turn-own = Твой ход.
web-text-life = Жизни: { $life } из { $most }.
web-text-out = Вне игры.
web-text-role = Роль: { $role }.
web-text-goal = Твоя цель: { $goal }
web-text-can-do = Что умеет { $character }
web-text-ability = { $character }: { $text }
web-text-bot = Бот.
web-text-away = Нет на месте, играет бот.
web-text-offline = Нет связи.
web-text-in-reach = Расстояние { $distance }, можно достать.
web-text-too-far = Расстояние { $distance }, не достать.
web-text-distance = Расстояние { $distance }.

## Кубики

web-text-dice-roll = Бросок { $roll } из { $rolls }: { $dice }.
web-text-dice-pile = Стрел в кучке: { $count }.
web-text-dice-arrows = Стрел: { $count }.
web-text-last-one = Теперь победит только тот, кто останется последним.

## Карты

web-text-bang-piles = Колода { $deck }, сброс { $discard }.
web-text-bang-top = Сверху на сбросе: { $card }.
web-text-bang-row = Открыто посередине: { $cards }.
web-text-bang-lap = Видишь только ты: { $cards }.
web-text-bang-hand = Карт на руке: { $count }.
web-text-bang-in-play = В игре: { $cards }.
web-text-bang-reach = Стреляет на расстояние { $reach }.
web-text-bang-limit = В конце хода можно оставить карт: { $count }.
