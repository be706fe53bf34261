### The Great Train Robbery на странице, по-русски.

web-train = Поезд
web-train-timetable = Расписание: станции и цены
web-train-end = Конец пути
web-train-end-about = Срабатывает эффект локомотива. Затем выкладываются новые станции, и отправляется новый поезд.
web-train-how = Один раз за свой ход можно заплатить цену станции и забрать вагон, который у неё стоит. Перед этим поезд можно передвинуть на станцию вперёд, но тогда вагон придётся купить.
web-train-stations = Станции
web-train-train = Поезд
web-train-unpaired = Не у станции
web-train-engine-at = { $engine } ({ $place })
web-train-car-at = { $car } ({ $station })
web-train-car-unpaired = { $car } (не у станции)
web-train-about-car = { $text } Продаётся на станции { $station }. { $price }
web-train-about-unpaired = { $text } Вагон не стоит у станции, купить его пока нельзя.
web-train-deck = Вагонов в колоде: { $count }
web-train-under = Сброшены под колоду: { $cards }
web-train-lesson = Светящийся вагон продаётся: нажми на него и заплати цену станции. Нажми на локомотив, чтобы сначала передвинуть поезд.
web-train-car-about = Вагон: лежит перед игроком, как синяя карта.
web-train-free-move = Передвинуть поезд и купить
web-train-pay-fare = Заплатить цену
web-train-drop = Сбросить
web-train-hold = Оставить и попасть под выстрел
web-train-no-car = Без вагона
web-train-keep-both = Оставить обе
web-train-no-turning = Не отводить
web-train-spare-nobody = Никого не щадить
web-train-use-sancho = Вагон бесплатно
web-train-use-zippy_roy = Передвинуть поезд
web-cards-car = Вагон: лежит перед игроком, как синяя карта; его покупают у поезда.
web-cards-sort-car = Вагоны
web-cards-sort-station = Станции
web-cards-sort-locomotive = Локомотивы

web-text-train-engine = Поезд: { $engine }, сейчас: { $place }. { $text }
web-text-train-car = { $car }: { $text } Продаётся на станции { $station }. { $price }
web-text-train-car-unpaired = { $car }: { $text } Вагон не у станции и пока не продаётся.
web-text-train-ahead = Следующая станция: { $station }. { $price }
web-text-train-later = Дальше: { $station }. { $price }
web-text-train-end-next = Дальше только конец пути.
web-text-train-deck = Вагонов в колоде: { $count }.
web-text-train-under = Сброшены под колоду: { $cards }.

## В первый раз

web-train-coach-buy_car = Нажми на светящийся вагон и заплати цену его станции.
web-train-coach-pay_fare = Платить можно и картами с руки, и картами перед собой. Их эффекты пропадают.
web-train-coach-place_car = Он помогает или мешает тому, перед кем лежит.
web-train-coach-split_cars = Один вагон остаётся у тебя, другой достаётся кому-то ещё.
web-train-coach-take_car = Любой вагон поезда бесплатно, где бы он ни стоял.
web-train-coach-swap_cards = Сначала своя карта, потом та, на которую меняешь.
web-train-coach-robbed_card = За каждую карту перед собой реши: сбросить её или попасть под выстрел.
web-train-coach-full_steam = Пропустить или дважды; твой выбор действует на всех.
web-train-coach-map_look = То, что сбросишь сейчас, тебе уже не достанется.
web-train-coach-coal_hopper = Подойдёт любой вагон, даже твой собственный.
web-train-coach-mail_car = Две из трёх карт остаются у тебя.
web-train-coach-shade_card = Обменяй ненужную карту на новую.
web-train-coach-turn_shot = Новая цель отвечает так, будто стреляли в неё.
web-train-coach-spare_one = Можно пощадить одного игрока или никого.
