### Стол в браузере, по-русски: лоток с кубиками.

## Лоток

web-dice-you-take = Ты берёшь кубики
web-dice-takes = Кубики берёт { $player }
web-dice-roll-of = Бросок { $roll } из { $rolls }
web-dice-roll-whose = { $player }: бросок { $roll } из { $rolls }
web-dice-keep = оставить
web-dice-again = перебросить
web-dice-locked = закреплён
web-dice-die = Кубик { $number }:
web-dice-die-shows = Кубик { $number }, { $face }:
web-dice-roll-again = { $count ->
    [one] Бросить { $count } кубик
    [few] Бросить { $count } кубика
   *[other] Бросить { $count } кубиков
}
web-dice-pile = { $count ->
    [one] Осталась { $count } стрела.
    [few] Осталось { $count } стрелы.
   *[other] Осталось { $count } стрел.
}
web-dice-pile-last = Последняя начинает нападение.

## Что делают символы

web-dice-faces = Шесть символов
web-dice-face-arrow = Сразу возьми стрелу, даже если перебросишь этот кубик. Последняя стрела из кучки начинает нападение: каждый теряет очко жизни за каждую свою стрелу, и все стрелы возвращаются в кучку.
web-dice-face-dynamite = Его нельзя перебросить. Три динамита прекращают твои броски и отнимают очко жизни.
web-dice-face-bullseye_1 = Отнимает очко жизни у игрока, который сидит рядом с тобой, слева или справа.
web-dice-face-bullseye_2 = Отнимает очко жизни у игрока, который сидит через одного от тебя. Если в живых трое или меньше, считается за «1».
web-dice-face-beer = Игрок по твоему выбору получает очко жизни; можно выбрать себя.
web-dice-face-gatling = Три гатлинга — и пулемёт стреляет: все остальные теряют очко жизни, а ты возвращаешь все свои стрелы.

## Что сделают эти кубики

web-dice-steps = Что сделают эти кубики
web-dice-step-of = { $count } из { $needed }
web-dice-step-explodes = { $needed } — конец броскам
web-dice-step-fires = { $needed } — и пулемёт стреляет
web-dice-step-beers = { $count ->
    [one] { $count } пиво
    [few] { $count } пива
   *[other] { $count } пив
}
web-dice-step-heals = по 1 очку жизни
web-dice-step-several = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
web-dice-step-shots = { $count ->
    [0] расстояние { $places }
    [one] { $count } выстрел, расстояние { $places }
    [few] { $count } выстрела, расстояние { $places }
   *[other] { $count } выстрелов, расстояние { $places }
}
web-dice-step-doubled = На 2 очка жизни, за пиво

## Шансы

web-dice-odds = Твои шансы
web-dice-odds-none = Выбери кубики для переброса, и здесь появятся точные шансы.
web-dice-if-rolled = { $count ->
    [one] Если бросить { $count } кубик
    [few] Если бросить { $count } кубика
   *[other] Если бросить { $count } кубиков
}
web-dice-odds-dynamite = Три динамита
web-dice-odds-attack = Нападение индейцев
web-dice-odds-arrow = Хотя бы одна стрела
web-dice-odds-bullseye = Хотя бы одно «В яблочко»
web-dice-odds-beer = Хотя бы одно пиво
web-dice-odds-gatling = Пулемёт стреляет

## Ты

web-dice-life-of = Очки жизни: { $life } из { $most }
web-dice-role-secret = тайная роль

## Впервые за столом

web-dice-coach-reroll = Нажми на кубики, чтобы бросить их снова. Стрелы берут сразу, динамит остаётся.
web-dice-coach-bullseyes = Нажми на того, в кого целишься. Число на кубике — расстояние до цели в местах.
web-dice-coach-beers = Нажми на того, кто выпьет. Твоё место внизу.

## Вопросы в двух словах

web-dice-stop = Хватит
web-dice-ask-reroll = Что перебросить? { $left ->
    [one] Остался { $left } бросок.
    [few] Осталось { $left } броска.
   *[other] Осталось { $left } бросков.
}
web-dice-ask-bullseyes = В кого стреляешь? { $face_name }, выстрел { $number } из { $total }
web-dice-ask-beers = Кто выпьет? Пиво { $number } из { $total }
web-dice-ask-heal = Кто получит 1 очко жизни?
