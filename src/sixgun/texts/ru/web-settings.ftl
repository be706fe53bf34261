### Страница настроек, по-русски.

web-settings-heading = Настройки
web-settings-kept = Хранятся только в этом браузере. Всё действует сразу.
web-settings-you = Ты
web-settings-look = Вид
web-settings-theme = Тема
web-settings-system = Как в системе
web-settings-theme-paper = Бумага
web-settings-theme-night = Ночь
web-settings-motion = Анимация
web-settings-motion-about = Карты летают, кубики катятся, экран вздрагивает от попаданий.
web-settings-on = Вкл.
web-settings-off = Выкл.
web-settings-sound-heading = Звук
web-settings-sound = Звуки
web-settings-sound-about = Короткие и сухие: карты, кубики, выстрелы и звон шпор, когда твой ход.
web-settings-volume = Громкость
web-settings-percent = { $count } %
web-settings-try = Послушать
web-settings-table = За столом
web-settings-hide-role = Скрыть мою роль
web-settings-hide-role-about = Твоя роль лежит на экране рубашкой вверх: для трансляций или когда кто-то смотрит через плечо.
web-settings-text-table = Текстовый стол
web-settings-text-table-about = Столы состоят только из заголовков, списков и кнопок: для программ чтения с экрана и для всех, кому больше по душе текст.
web-settings-keys = Клавиши и знаки
web-settings-keys-about = Всё можно сделать с клавиатуры. За столом этот список открывает и клавиша ?.
web-settings-show-keys = Показать список
