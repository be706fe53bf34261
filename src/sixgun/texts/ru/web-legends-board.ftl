### Western Legends за столом в браузере: карта и что на ней делают, по-русски.

web-lobby-game-about-legends = Скачи, грабь, копай и играй, пока твоё имя не узнает весь Запад.

## Карта

web-legends-map = Карта
web-legends-map-whole = Показать всю карту
web-legends-zoom-in = Приблизить
web-legends-zoom-out = Отдалить
web-legends-show-own = Показать твою фигурку
web-legends-where-to = Куда?
web-legends-destinations = Поля на выбор
web-legends-go-to = Цель: { $space } ({ legends-amount-spaces })
web-legends-space-with = { $space }: { $who }
web-legends-key-list = поля на выбор списком
web-legends-key-zoom = приблизить или отдалить карту
web-legends-key-whole = вся карта

## Кнопки

web-legends-end-early = { $count ->
    [one] Закончить, ещё { $count } действие
    [few] Закончить, ещё { $count } действия
   *[other] Закончить, ещё { $count } действий
}
web-legends-step-ready = Купить и сразу взять
web-legends-step-upgrade = Улучшить
web-legends-step-moved = Диском с другой истории

## Вопрос короче

web-legends-ask-act = { $left ->
    [one] Твой ход: осталось { $left } действие.
    [few] Твой ход: осталось { $left } действия.
   *[many] Твой ход: осталось { $left } действий.
}

## Что можно делать на поле

web-legends-place-plain = Здесь только дорога. Если тут стоит кто-то ещё, на него можно напасть.
web-legends-place-general_store = За одно действие покупай предметы и улучшай оружие и ездовых животных, пока хватает денег. Или работай за 10 $.
web-legends-place-saloon = Начни партию в покер; ставка 10 $. Или работай за 10 $.
web-legends-place-bank = Продавай самородки, каждый за 20 $ и 1 ОЛ, или попробуй ограбить банк. Или работай за 10 $.
web-legends-place-doctor = За 10 $ вылечишь все раны и за каждую возьмёшь покерную карту. Или работай за 10 $.
web-legends-place-cabaret = Трать деньги: каждые 30 $ дают 1 ОЛ. Или работай за 10 $.
web-legends-place-mine = Брось два кубика в поисках золота. Или работай за 10 $.
web-legends-place-ranch = Возьми скот, если у тебя его нет. Скот с другого ранчо здесь продают как угнанный. Или работай за 10 $.
web-legends-place-rail_station = Отправь скот по железной дороге, если ты не преступник. Или работай за 10 $.
web-legends-place-sheriff_office = Сюда попадают арестованные. Работай за 10 $.
web-legends-place-hideout = Если здесь ждёт бандит, придётся биться. Если нет, можно спокойно работать за 10 $.
