### Лобби и форма нового стола, по-русски.

web-lobby-heading = Sixgun: игры Дикого Запада за одним столом
web-lobby-foot = Бесплатно и с открытым кодом. Без учётных записей, без слежки, без сторонних загрузок.
web-lobby-home = Sixgun, в лобби
web-lobby-theme = Светлая или тёмная тема
web-lobby-language = Язык
web-lobby-settings = Настройки
web-lobby-waiting = Осматриваемся в городке…
web-lobby-lost = Сервер сейчас не отвечает. Пробуем снова.
web-lobby-nicknames = Бродяга, Ковбой, Старатель, Траппер, Новичок, Скрипач, Странник, Рейнджер, Кузнец, Следопыт

## Игры

web-lobby-games = Игры
web-lobby-game-about-dice = Пять кубиков, один шериф, и верить некому.
web-lobby-game-about-bang = Тайные роли, карты на руке и палец на курке.
web-lobby-game-facts = { $least }–{ $most } игроков · { $minutes } мин
web-lobby-play-now = Играть сейчас
web-lobby-play-now-about = Играть сейчас: { $game } против ботов
web-lobby-new-table = Новый стол
web-lobby-new-table-about = Новый стол: { $game }
web-lobby-dealing = Раздаём…

## Столы

web-lobby-mine = Твои столы
web-lobby-your-turn = Твой ход
web-lobby-in-play = Твоя игра идёт
web-lobby-not-begun = Ещё не началась
web-lobby-over = Окончена
web-lobby-continue = Вернуться за стол
web-lobby-filter = Показать
web-lobby-open-tables = Открытые столы
web-lobby-all-games = Все игры
web-lobby-no-tables = Сейчас открытых столов нет. Открой свой, и друзья найдут его здесь.
web-lobby-no-tables-of = { $game }: открытых столов сейчас нет.
web-lobby-table-of = Стол: { $name }
web-lobby-table = Стол { $code }
web-lobby-taken = Занято мест: { $taken } из { $players }
web-lobby-sit = Сесть
web-lobby-sit-at = Сесть: { $table }
web-lobby-watch = Смотреть
web-lobby-watch-at = Смотреть: { $table }

## Часы в двух словах

web-clock-none = без часов
web-clock-bank = { $minutes } мин + { $seconds } с
web-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}

## Присоединиться

web-lobby-join = Присоединиться к столу
web-lobby-code = Код или ссылка
web-lobby-code-example = напр. mesa-owl-42-star
web-lobby-code-wrong = Это не код и не ссылка на стол. Код выглядит примерно так: mesa-owl-42-star.
web-lobby-join-now = Войти
web-lobby-name = Твоё имя
web-lobby-name-hint = Так тебя увидят остальные.

## По городку

web-lobby-around = По городку
web-lobby-learn = Научиться игре за пять минут
web-lobby-cards = Все карты и персонажи
web-lobby-open-replay = Открыть запись игры
web-lobby-open-replay-about = Файл .sixgun.json, сохранённый после игры
web-lobby-open-scenario = Открыть сценарий
web-lobby-open-scenario-about = Позиция в файле .yaml, которую можно доиграть
web-lobby-text-table = Текстовый стол
web-lobby-text-table-about = Столы из заголовков, списков и кнопок
web-lobby-file-too-big = Файл слишком велик: не больше { $kilobytes } КБ.
web-lobby-file-unreadable = Файл не удалось прочитать.

## Новый стол: форма

web-new-heading = Новый стол
web-new-game = Игра
web-new-players = Места
web-new-bots = Боты
web-new-bots-hint = { $free ->
    [0] Никто больше не сможет сесть: на остальных местах боты.
    [one] Для людей остаётся { $free } место.
    [few] Для людей остаётся { $free } места.
   *[other] Для людей остаётся { $free } мест.
}
web-new-level = Сила ботов
web-new-level-about-greenhorn = Играет по правилам и с огоньком: для первой игры.
web-new-level-about-gunslinger = Знает приёмы, строит планы и делает выводы из твоих поступков.
web-new-pace = Темп ботов
web-new-pace-calm = Спокойный
web-new-pace-calm-about = Можно уследить за каждым ходом.
web-new-pace-brisk = Живой
web-new-pace-brisk-about = Короткая пауза после каждого хода.
web-new-pace-instant = Мгновенный
web-new-pace-instant-about = Совсем без пауз.
web-new-boxes = Дополнения
web-new-box-always = Всегда в игре
web-new-box-needs = Нужно: { $boxes }
web-new-suggested = Советуем
web-new-suggested-base = Только базовая игра
    .about = С этого стоит начать, если игра для тебя новая.
web-new-box-inside = Что внутри
web-new-rules = Правила
web-new-preset = Вариант игры
web-new-preset-own = Свои настройки
web-new-preset-own-about = Как указано ниже.
web-new-details = Отдельные правила
web-new-any-character = Участвуют все персонажи.
web-new-some-characters = { $count ->
    [one] Участвует только { $count } персонаж.
    [few] Участвуют только { $count } персонажа.
   *[other] Участвуют только { $count } персонажей.
}
web-new-clock = Часы
web-new-clock-none = Нет
web-new-clock-none-about = Никто никого не торопит.
web-new-clock-bank = Запас времени
web-new-clock-bank-about = Минуты на всю игру и немного секунд за каждый ход.
web-new-clock-days = Дни
web-new-clock-days-about = Игра между делом: несколько дней на каждое решение.
web-new-bank = Запас времени
web-new-increment = За каждый ход
web-new-reaction = На ответ
web-new-days = На решение
web-new-minutes = { $count } мин
web-new-seconds = { $count } с
web-new-some-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
web-new-expiry = Когда время вышло
web-new-expiry-default = Принимается осторожный ответ
web-new-expiry-bot = Решает бот
web-new-people = Люди
web-new-listed = Показывать в лобби
web-new-listed-about = Сесть может любой. Иначе только по ссылке.
web-new-watching = Зрители могут смотреть
web-new-watching-about = Им видно то, что лежит открыто, но не карты на руках и не тайные роли.
web-new-names = Имена
web-new-title = Название стола
web-new-title-hint = Можно не заполнять.
web-new-open = Открыть стол
web-new-open-hint = Ты получишь ссылку для друзей.
web-new-begin = Начать сразу
web-new-begin-hint = Свободные места займут боты.
web-new-busy = Минутку…
