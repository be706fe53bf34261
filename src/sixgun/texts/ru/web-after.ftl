### Страница после игры, по-русски.

web-after-you-won = Победа!
web-after-you-lost = На этот раз поражение.
web-after-over = Игра окончена
web-after-roles = Кто кем был
web-after-winner = Победа
web-after-alive = в живых
web-after-out = вне игры
web-after-you = ты
web-after-look = Посмотреть на стол
web-after-again = Ещё игра
web-after-rematch = Играть снова
web-after-rematch-about = Те же места, новая раздача.
web-after-rematch-host = Новую игру может начать хозяин стола: { $name }.
web-after-share = Запись игры
web-after-replay-link = Ссылка на запись
web-after-watch-replay = Посмотреть запись
web-after-download = Сохранить в файл
web-after-fair = Честная раздача
web-after-fair-about = Перед раздачей стол показал отпечаток тайного числа, от которого зависят все тасовки и броски. Вот само число: сравни его с отпечатком и убедись, что ничего не изменилось.
web-after-commitment = Отпечаток, показанный до раздачи
web-after-seed = Тайное число (раскрыто)
web-after-verify = Чтобы проверить каждую карту, сохрани файл и запусти:
web-after-life = Жизни по ходу игры
web-after-life-about = Жизни всех игроков от первого выбора до последнего.
    .dice = Очки жизни всех игроков от первого выбора до последнего.
web-after-statistics = Статистика
web-after-more = Показать всё
web-after-counting = Считаем выстрелы…
web-after-no-statistics = Статистика сейчас недоступна.

## Что считается

web-stat-shots = Выстрелы
web-stat-hits = Всего попаданий
web-stat-dealt = Отнято жизней
    .dice = Отнято очков жизни
web-stat-lost = Потеряно жизней
    .dice = Потеряно очков жизни
web-stat-healed = Восстановлено жизней
    .dice = Получено очков жизни
web-stat-kills = Выбито игроков
web-stat-cards = Сыграно карт
web-stat-drawn = Взято карт
web-stat-arrows = Взято стрел
web-stat-rolls = Броски
web-stat-turns = Ходы
