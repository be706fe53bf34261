### Western Legends за столом в браузере: карта и что на ней делают, по-русски.

web-lobby-game-about-legends = Скачи, грабь, копай и играй, пока твоё имя не узнает весь Запад.

## Карта

web-legends-map = Карта
web-legends-map-whole = Показать всю карту
web-legends-zoom-in = Приблизить
web-legends-zoom-out = Отдалить
web-legends-show-own = Показать твою фигуру
web-legends-where-to = Куда?
web-legends-destinations = Поля на выбор
web-legends-go-to = Цель: { $space } ({ legends-amount-spaces })
web-legends-space-with = { $space }: { $who }
web-legends-key-list = поля на выбор списком
web-legends-key-zoom = приблизить или отдалить карту
web-legends-key-whole = вся карта

## Кнопки

web-legends-end-early = { $count ->
    [one] Закончить ход, осталось { $count } действие
    [few] Закончить ход, осталось { $count } действия
   *[other] Закончить ход, осталось { $count } действий
}
web-legends-step-ready = Купить и сразу взять
web-legends-step-upgrade = Улучшить
web-legends-step-moved = Фишкой с другой истории

## Вопрос короче

web-legends-ask-act = { $left ->
    [one] Твой ход: осталось { $left } действие.
    [few] Твой ход: осталось { $left } действия.
   *[many] Твой ход: осталось { $left } действий.
}

## Что можно делать на поле

web-legends-place-plain = Здесь только путь дальше. Кто встретил другого персонажа, может напасть.
web-legends-place-general_store = Одним действием покупай предметы и улучшай оружие и животных, на сколько хватит денег. Или работай за 10 $.
web-legends-place-saloon = Начни партию в покер; ставка 10 $. Или работай за 10 $.
web-legends-place-bank = Продавай самородки, каждый за 20 $ и 1 ОЛ, или попробуй ограбить банк. Или работай за 10 $.
web-legends-place-doctor = За 10 $ лечатся все раны, и за каждую берётся покерная карта. Или работай за 10 $.
web-legends-place-cabaret = Трать деньги: каждые 30 $ дают 1 ОЛ. Или работай за 10 $.
web-legends-place-mine = Брось два кубика в поисках золота. Или работай за 10 $.
web-legends-place-ranch = Возьми скот, если у тебя его нет. Скот другого ранчо здесь продают как краденый. Или работай за 10 $.
web-legends-place-rail_station = Сдай скот на поезд, если ты не преступник. Или работай за 10 $.
web-legends-place-sheriff_office = Сюда попадают арестованные. Работай за 10 $.
web-legends-place-hideout = С бандитом, который здесь ждёт, придётся биться. Без него тут спокойно работать за 10 $.
