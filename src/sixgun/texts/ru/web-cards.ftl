### Страница о картах, по-русски.

web-cards-search = Искать в названиях и текстах
web-cards-game = Игра
web-cards-all-games = Все игры
web-cards-box = Коробка
web-cards-all-boxes = Все коробки
web-cards-kind = Вид
web-cards-all-kinds = Всё
web-cards-playing = Игровые карты
web-cards-characters = Персонажи
web-cards-sort-brown = Коричневые карты
web-cards-sort-blue = Синие карты
web-cards-sort-green = Зелёные карты
web-cards-faces = Символы на кубиках
web-cards-roles = Роли
web-cards-count = { $count ->
    [0] Ничего не нашлось. Попробуй меньше слов или другие.
    [one] Найдена { $count } запись
    [few] Найдено { $count } записи
   *[other] Найдено { $count } записей
}
web-cards-no-such = По этому адресу карты нет. Вот все остальные.
web-cards-show-all = Показать всё

## Одна карта

web-cards-of-game = Игра: { $game }
web-cards-life = { $life ->
    [one] { $life } очко жизни
    [few] { $life } очка жизни
   *[other] { $life } очков жизни
}
web-cards-bonus = Бонусный персонаж: за столом могут обойтись без него.
web-cards-brown = Коричневая карта: её разыгрывают и сбрасывают.
web-cards-blue = Синяя карта: остаётся лежать перед игроком и действует дальше.
web-cards-green = Зелёная карта: положи её перед собой; со следующего хода её можно использовать один раз.
web-cards-reach = Оружие, дальность { $reach }
web-cards-extra = { $count ->
    [one] Стоит ещё одной карты с руки.
    [few] Стоит ещё { $count } карт с руки.
   *[other] Стоит ещё { $count } карт с руки.
}
web-cards-on-each-die = По одному на каждом из пяти кубиков
web-cards-three = В игре втроём
web-cards-copies = { $count } шт.
web-cards-rulings = Разъяснения
web-cards-rulings-about = Как мы решили там, где печатные правила молчат.
web-cards-share = Скопировать ссылку
web-cards-copied = Ссылка в буфере обмена.
web-cards-not-copied = Браузер не разрешает копировать. Ссылка есть в адресной строке.
