### Отчёт о симуляции, страница HTML. $shown — число, как оно печатается, $count выбирает форму.

report-title = { $game }: { $games }
report-lead = { $players }; боты: { $bots }
report-games = { $shown } { $count ->
    [one] игра
    [few] игры
   *[other] игр
}
report-turns = { $shown } { $count ->
    [one] ход
    [few] хода
    [part] хода
   *[other] ходов
}
report-players = { $count ->
    [one] { $shown } игрок
    [few] { $shown } игрока
   *[other] { $shown } игроков
}
report-players-all = любое число игроков по очереди
report-players-several = { $shown } игроков по очереди
report-seconds = { $shown } с
report-range = { $low }–{ $high }

## Числа вверху

report-fact-games = Игры
report-fact-aborted = Прервано
report-fact-median = Медиана длины
report-fact-time = Время
report-fact-games-speed = Игр в секунду
report-fact-choices-speed = Решений в секунду

## Разделы с графиками и таблицами

report-roles = По ролям
    .note = Роль считается один раз за игру, сколько бы игроков её ни получили. Линии показывают 95-процентные интервалы (Уилсон). Прерванные игры не засчитываются никому.
    .chart = Доля побед по ролям
    .caption = Доли побед по ролям
    .head = Роль
report-sides = По сторонам в конце игры
    .note = Сторона считается один раз за игру, сколько бы игроков на ней ни было в конце. Линии показывают 95-процентные интервалы (Уилсон). Прерванные игры не засчитываются никому.
    .chart = Доля побед по сторонам
    .caption = Доли побед по сторонам
    .head = Сторона
    .sizes = Доли побед сторон с 95-процентными интервалами. У стороны, на которой никого не было, доли нет.
report-sizes = По числу игроков
    .note = Доли побед ролей с 95-процентными интервалами. У роли, которую не раздают, доли нет.
    .caption = Доли побед по числу игроков
    .head = Игроки
report-characters = По персонажам
    .note = Персонаж считается один раз за каждую игру, в которой он был роздан. Упорядочено по доле побед.
    .chart = Доля побед по персонажам
    .caption = Доли побед по персонажам
    .head = Персонаж
report-bots = По ботам
    .note = Считается по местам. Места одной игры зависят друг от друга, поэтому эти интервалы немного уже, чем следует.
    .caption = Доли побед по ботам
    .head = Бот
report-reasons = Чем кончились игры
    .caption = Игры по исходу
    .head = Исход
report-length = Длина игры
    .note = Ходы в доигранных играх: среднее { $mean }, медиана { $median }, в 95 % игр не больше { $most }, в самой долгой { $longest }.
    .median = медиана { $median }
    .turns = ходы
    .games = игры
report-settings = Настройки
    .note = Одни и те же настройки — одни и те же игры.
    .caption = Настройки этой симуляции
report-bars = Полосы с 95-процентными интервалами; числа — в таблице ниже.

## Столбцы таблиц

report-column-games = Игры
report-column-wins = Победы
report-column-rate = Доля побед
report-column-interval = Интервал 95 %
report-column-share = Доля
report-column-setting = Настройка
report-column-value = Значение

## Почему кончаются игры

report-reason-law-prevails = Победил закон: не осталось ни Бандитов, ни Ренегатов
report-reason-sheriff-dead = Победили Бандиты: Шериф убит
report-reason-renegade-alone = Победил Ренегат: больше никого не осталось в живых
report-reason-hunter = Охотник лично уничтожил свою цель
report-reason-last-man = В живых остался один игрок
report-reason-draw = Ничья: в живых не осталось никого
report-reason-everyone-dead = Победили Бандиты: в живых не осталось никого
report-reason-last-in-the-game = Последняя карта представления: в игре остался один игрок
report-reason-most-lp = Один игрок набрал больше всех очков легенды
report-reason-shared = Победу разделили несколько игроков
report-reason-black = Больше всего очков легенды было у Человека в чёрном
report-reason-aborted = Прервана по достижении предела ходов

## Настройки

report-setting-game = Игра
report-setting-sets = Дополнения
report-setting-settings = Настройки стола
report-setting-usual = обычные
report-setting-players = Игроки
report-setting-players-all = любое число
report-setting-bots = Боты по местам
report-setting-seed = Зерно
report-setting-limit = Предел ходов
report-setting-engine = Способ
report-setting-jobs = Процессы
