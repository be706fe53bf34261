### Страница после игры, по-русски.

web-after-you-won = Победа!
web-after-you-lost = На этот раз поражение.
web-after-over = Игра окончена
web-after-roles = Кто был кем
web-after-winner = Победа
web-after-alive = в живых
web-after-out = вне игры
web-after-you = ты
web-after-look = Посмотреть на стол
web-after-again = Ещё игра
web-after-rematch = Играть снова
web-after-rematch-about = Те же места, новая раздача.
web-after-rematch-host = Хозяин стола — { $name }, он может начать новую игру.
web-after-share = Запись игры
web-after-replay-link = Ссылка на запись
web-after-watch-replay = Посмотреть запись
web-after-download = Сохранить в файл
web-after-fair = Честная раздача
web-after-fair-about = Перед раздачей стол показал отпечаток тайного числа, которое решает каждую тасовку и каждый бросок. Вот само число: кто записал отпечаток, может проверить, что ничего не изменилось.
web-after-commitment = Отпечаток, показанный до раздачи
web-after-seed = Число, бывшее тайным
web-after-verify = Чтобы доказать каждую карту игры, сохрани файл и запусти:
web-after-life = Жизни по ходу игры
web-after-life-about = Единицы жизни всех игроков, от первого выбора до последнего.
web-after-statistics = Статистика
web-after-more = Показать всё
web-after-counting = Считаем выстрелы…
web-after-no-statistics = Статистика сейчас недоступна.

## Что считается

web-stat-shots = Выстрелы
web-stat-hits = Попадания всех видов
web-stat-dealt = Отнято жизней
web-stat-lost = Потеряно жизней
web-stat-healed = Восстановлено жизней
web-stat-kills = Выбито игроков
web-stat-cards = Сыграно карт
web-stat-drawn = Взято карт
web-stat-arrows = Взято стрел
web-stat-rolls = Броски
web-stat-turns = Ходы
