### Страница о картах, по-русски.

web-cards-search = Искать в названиях и текстах
web-cards-game = Игра
web-cards-all-games = Все игры
web-cards-box = Дополнение
web-cards-all-boxes = Все дополнения
web-cards-kind = Вид
web-cards-all-kinds = Всё
web-cards-playing = Игровые карты
web-cards-characters = Персонажи
web-cards-sort-brown = Коричневые карты
web-cards-sort-blue = Синие карты
web-cards-sort-green = Зелёные карты
web-cards-sort-orange = Оранжевые карты
web-cards-faces = Символы на кубиках
web-cards-roles = Роли
web-cards-count = { $count ->
    [0] Ничего не нашлось. Попробуй меньше слов или другие.
   *[other] Найдено: { $count }
}
web-cards-no-such = По этому адресу карты нет. Вот все остальные.
web-cards-show-all = Показать всё

## Одна карта

web-cards-of-game = Игра: { $game }
web-cards-life = { $life ->
    [one] { $life } жизнь
    [few] { $life } жизни
   *[other] { $life } жизней
}
web-cards-bonus = Бонусный персонаж: его можно не брать в игру.
web-cards-brown = Коричневая карта: её играют и сбрасывают.
web-cards-blue = Синяя карта: остаётся лежать перед игроком и действует постоянно.
web-cards-green = Зелёная карта: положи её перед собой; один раз её можно использовать со своего следующего хода, а с эффектом «Мимо!» — уже с хода следующего игрока.
web-cards-orange = Оранжевая карта: лежит перед игроком с 3 зарядами, платит ими и без них сбрасывается.
web-cards-reach = Оружие, дальность { $reach }
web-cards-extra = { $count ->
    [one] К ней нужно сбросить ещё одну карту с руки.
    [few] К ней нужно сбросить ещё { $count } карты с руки.
   *[other] К ней нужно сбросить ещё { $count } карт с руки.
}
web-cards-on-each-die = По одному на каждом из пяти кубиков
web-cards-three = В игре втроём
web-cards-copies = { $count } шт.
web-cards-rulings = Разъяснения
web-cards-rulings-about = Наши решения там, где печатные правила молчат.
web-cards-share = Скопировать ссылку
web-cards-copied = Ссылка в буфере обмена.
web-cards-not-copied = Браузер не разрешает копировать. Ссылка есть в адресной строке.
