### Веб-стол по-русски: сам стол, до игры и во время неё.

## Путь к столу

web-finding-table = Ищем стол…
web-bye-title = Ты не за этим столом
web-bye-seat = Место больше не твоё
web-watch-instead = Смотреть игру
web-your-turn = Твой ход

## Панель

web-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
web-watchers = зрителей: { $count }
web-bank = Твоё время
web-rules = Правила
web-cards = Карты
web-log-and-chat = Журнал и чат
web-theme-to-night = Включить ночную тему
web-theme-to-paper = Включить бумажную тему
web-menu = Меню

## Игроки

web-players = Игроки
web-you = ты
web-life = Жизни: { $life } из { $max }
    .dice = Очки жизни: { $life } из { $max }
web-role-is = Роль: { $role }
web-role-unknown = Роль неизвестна
web-distance = Расстояние { $distance }
web-distance-in-reach = Расстояние { $distance }, можно достать
web-distance-too-far = Расстояние { $distance }, не достать
web-flag-turn = Ход
web-flag-target = Цель
web-plate-open = Подробнее: { $name }
web-plate-aim = Выбрать: { $name }
web-plate-aimed = Цель выбрана: { $name }
web-plate-bot = бот
web-plate-away = нет на месте, играет бот
web-plate-offline = не на связи
web-own-zone = Твоя сторона стола
web-zone-of = Сторона игрока { $name }

## Вопрос

web-waiting-for-several = Стол ждёт: { $names }.
web-waiting-for-table = Минутку…
web-out-watch = Ты вне игры. Останься и посмотри, чем всё кончится.
web-step-confirm = Подтверди красной кнопкой.
web-step-more = Теперь выбери то, что подсвечено.
web-step-back = Отменить шаг
web-sending = Отправляем…
web-take-back = Взять назад
web-hint = Как поступил бы хороший игрок?
web-more-time = Добавить времени
web-coach-enough = Понятно
web-after-game = Как всё было
web-why-not-now = Сейчас решаешь не ты.
web-why-not-asked-for = Сейчас нужно не это.

## Часы

web-table-clock = Часы
web-table-clock-none = Без часов
web-table-clock-bank = { $minutes } мин, ещё { $increment } с за ход, { $reaction } с на ответ
web-table-clock-days = { $days ->
    [one] { $days } день на решение
    [few] { $days } дня на решение
   *[many] { $days } дней на решение
}
web-table-clock-left = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
   *[many] Осталось { $seconds } секунд
}
web-table-clock-until = до
web-table-clock-kind-bank = Запас времени
web-table-clock-kind-days = Дни
web-table-clock-minutes = Минут в запасе
web-table-clock-increment = Секунд за каждый ход
web-table-clock-reaction = Секунд на ответ
web-table-clock-each = Дней на решение
web-table-clock-expiry = Когда время вышло
web-table-clock-expiry-bot = Решает бот
web-table-clock-expiry-default = Принимается осторожный ответ
web-table-clock-set = Поставить эти часы

## Что должны знать все

web-reconnecting = Связь прервалась, соединяемся снова…
web-reconnecting-about = Ничего не потеряно.
web-looking-back = Ты смотришь на прошлый момент.
web-look-now = Вернуться к игре
web-proposal = { $name } хочет взять назад последний выбор.
web-proposal-waiting = { $name } хочет взять назад последний выбор; ещё не ответили: { $names }.
web-agree = Согласиться
web-decline = Отказать
web-away-now = За тебя играет бот.
web-back-again = Возвращаюсь за стол
web-watching = Ты зритель.
web-watching-from = Чью сторону ты видишь
web-watching-beside = рядом с игроком { $name }

## Журнал и чат

web-log = Журнал
web-log-filter = Что показывает журнал
web-log-all = Всё
web-log-game = Игра
web-log-chat = Чат
web-log-turn = Ход { $number } · { $name }
web-log-before = До первого хода
web-log-empty = Пока ничего не произошло.
web-log-more = Показать более ранние строки
web-log-look = Посмотреть на стол в этот момент
web-say = Сказать
web-says = { $name }: { $text }
web-chat-label = Сообщение столу
web-chat-placeholder = Напиши что-нибудь…
web-chat-send = Отправить
web-chat-more = Ещё фразы
web-chat-price = Свои слова сейчас имеют цену: { $price }
web-chat-pay = Всё равно сказать
web-chat-keep-quiet = Промолчать
web-chat-phrases-free = Готовые фразы бесплатны.
web-role-look = Посмотри на свою новую роль.
web-phrase-not_me_sheriff = Это не я, шериф!
web-phrase-outlaw_there = Вон он, бандит!
web-phrase-trust_me = Поверь мне.
web-phrase-nice_shot = Хороший выстрел!
web-phrase-have_a_beer = Выпей пива.
web-phrase-sorry = Прости!
web-phrase-thanks = Спасибо!
web-phrase-hurry_up = Поторопись!
web-phrase-one_moment = Минутку, пожалуйста.
web-phrase-good_game = Хорошая игра!

## До игры

web-waiting-title = Кто играет
web-seat-number = Место { $number }
web-seat-open = свободно
web-seat-bot = бот, { $level }
web-seat-host = хозяин стола
web-seat-here = за столом
web-sit-here = Сесть сюда
web-sit-down = Сесть за стол
web-sit-title = Займи место
web-sit-name = Твоё имя за столом
web-sit-name-missing = Сначала нужно имя.
web-add-bot = Бот
web-remove-from-seat = Попросить уйти: { $name }
web-begin = Раздать
web-begin-bots = { $count ->
    [one] { $count } свободное место займёт бот.
    [few] { $count } свободных места займут боты.
   *[many] { $count } свободных мест займут боты.
}
web-waiting-for-host = { $name } раздаст, когда все соберутся.
web-table-full = Все места заняты. Игру ты увидишь отсюда.
web-invite = Позови друзей
web-invite-link = Ссылка на этот стол
web-invite-code = Или код стола:
web-table-rules = Во что играем
web-table-listed = Этот стол может найти любой.
web-table-unlisted = Этот стол найдёт только тот, у кого есть ссылка.
web-rules-first = Играешь впервые? Начни отсюда
web-fair = Честна ли раздача?
web-fair-text = Все тасовки и броски зависят от тайного числа, выбранного ещё до того, как кто-то сел за стол. Это его отпечаток. После игры число раскрывают, и каждый может проверить, что по пути ничего не изменилось.
web-copy = Скопировать
web-copied = Скопировано.
web-copy-by-hand = Адрес выделен: скопируй его клавишами или через меню браузера.
web-share = Поделиться

## Меню

web-menu-seat = Твоё место
web-menu-device = Это устройство
web-menu-table = Стол
web-menu-host = Для хозяина стола
web-menu-settings = Все настройки
web-away = Меня нет
web-away-about = Пока тебя нет, за тебя играет бот.
web-auto-pass = Отвечать за меня, когда мне нечем ответить
web-auto-pass-about = После паузы, чтобы никто не догадался.
web-hide-role = Скрыть мою роль
web-hide-role-about = Для тех, кто показывает свой экран.
web-rename = Твоё имя
web-rename-set = Сменить
web-own-link = Личная ссылка на твоё место
web-own-link-about = Открой её на другом устройстве и играй дальше там. У кого эта ссылка, у того твоё место.
web-own-link-show = Играть на другом устройстве
web-stand-up = Уйти из-за стола
web-stand-up-title = Уйти насовсем?
web-stand-up-playing = За тебя доиграет бот, и место может занять кто-то другой.
web-stand-up-waiting = Место освободится для кого-то другого.
web-stay = Остаться
web-text-table = Текстовый стол
web-text-table-about = Заголовки, списки и кнопки вместо рисунков.
web-sound = Звук
web-language = Язык
web-save-scenario = Сохранить как сценарий

## Для хозяина стола

web-host-seats = Места
web-host-seat-menu = Что сделать: { $name }
web-host-bot = Посадить бота: { $level }
web-host-bot-plays-on = Пусть дальше играет бот
web-host-new-link = Новая личная ссылка
web-host-make-host = Сделать хозяином стола
web-host-send-away = Попросить уйти
web-host-offer = Предложить место человеку
web-host-time = Время
web-host-house = Домашние правила
web-host-title = Название стола
web-host-title-set = Задать
web-host-pace = Как быстро играют боты
web-pace-calm = Спокойно
web-pace-brisk = Живо
web-pace-instant = Сразу
web-host-listed = Показывать стол в списке
web-host-listed-about = Иначе его найдут только по ссылке.
web-host-watching = Зрителям можно смотреть
web-host-watching-about = Они видят то, что лежит открыто, и больше ничего.
web-new-link-title = Новая личная ссылка
web-new-link-text = Кто откроет эту ссылку, получит место игрока { $name }; прежняя больше не действует. Показываем её только сейчас.
web-new-link = Личная ссылка

## Помощь

web-help-title = Клавиши и знаки
web-help-in-reach = Расстояние, твоё оружие достаёт
web-help-too-far = Расстояние, твоё оружие не достаёт
web-help-legal = Это можно выбрать сейчас
web-help-target = Выбранная цель
web-key-tab = к следующему элементу
web-key-arrows = вдоль ряда и между рядами
web-key-digits = выбрать ответ с 1-го по 9-й
web-key-enter = отправить выбранное
web-key-escape = отменить шаг
web-key-hint = попросить подсказку
web-key-log = открыть журнал
web-key-chat = открыть чат
web-key-help = эта справка
