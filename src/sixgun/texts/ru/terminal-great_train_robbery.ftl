### The Great Train Robbery в терминале, по-русски.

ui-train-signs = ▰▶ локомотив   ═ вагон   ▥ вагон перед игроком
ui-train-end = Конец пути
ui-train-at = { $engine }: { $place }
ui-train-ahead = Дальше:
ui-told-train-engine = Поезд: { $engine }, сейчас: { $place }. { $text }
ui-told-train-car = Продаётся на станции { $station }: { $car }. { $price } Вагон: { $text }
ui-told-train-car-unpaired = Пока не у станции: { $car }. { $text }
ui-told-train-station = Впереди: { $station }. { $price }
ui-told-train-deck = Вагонов в колоде: { $count }.
ui-told-train-under = Сброшены под колоду вагонов: { $cards }.

## Цены станций одним словом или знаком

ui-train-price-boom_town = Бэнг!
ui-train-price-catico = Паника!/Красотка
ui-train-price-creepy_creek = ♠
ui-train-price-crowns_hole = Пиво
ui-train-price-deathwood = синяя карта
ui-train-price-dodgeville = Мимо!
ui-train-price-fort_wroth = 10–A
ui-train-price-frisco = ♣
ui-train-price-miners_oath = ♦
ui-train-price-san_tafe = ♥
ui-train-price-tombrock = 1 жизнь
ui-train-price-virginia_town = 2 карты
ui-train-price-yooma = 2–9
