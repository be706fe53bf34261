### Стол в терминале, по-русски: на весь экран и простыми строками.

ui-turn = ход { $number }
ui-too-small = весь стол виден при { $columns } × { $rows }
ui-role-unknown = неизвестна
ui-out = вне игры
ui-own-more = i: что ты умеешь

## Середина стола игры с кубиками

ui-dice-not-rolled = Кубики берёт { $player }
ui-dice-roll = { $player }: бросок { $roll }
ui-dice-roll-of = Бросок { $roll } из { $rolls }
ui-dice-pile = { $count ->
    [one] { $count } стрела в кучке
    [few] { $count } стрелы в кучке
   *[many] { $count } стрел в кучке
}
ui-die-keep = оставл.
ui-die-again = ↻ ещё
ui-die-locked = нельзя
ui-die-now = ▲ этот

## Середина, места и варианты карточной игры

ui-bang-deck = колода { $count }
ui-bang-discards = сброс { $count }
ui-bang-row = На столе:
ui-bang-lap = Ты смотришь:
ui-bang-at = { $card }: на кого?
ui-bang-how = { $card }: что с ней сделать?
ui-bang-from-hand = случайная карта с руки ({ $count })
ui-bang-no-use = { $card }: сейчас от неё нет пользы.
ui-bang-no-character = пока без персонажа
ui-bang-empty-hand = У тебя на руке нет карт.
ui-no-answer = Ответить было нечем, поэтому ты пасуешь.

## События карточной игры

ui-events-now = событие: { $event }
ui-events-next = далее: { $event }
ui-events-none = в первом раунде событий нет
ui-events-left = осталось событий: { $count }
ui-events-last = последнее событие
ui-events-asleep = сейчас не действует
ui-events-starter = начинает раунды
ui-events-ghost = призрак
ui-events-reserve = запасной: { $character }
ui-events-reserve-hidden = запасной: рубашкой вверх
ui-events-suit = в этом ходу только { $suit }
ui-events-duty = нужно сыграть: { $card }
ui-events-must-play = нужно сыграть
ui-events-counts-as = считается как { $suit }
ui-events-signs = ◈ событие · ⚑ начинает раунды · ☾ сейчас не действует · ☠ призрак · ◇ запасной · ! нужно сыграть · =♥ считается этой мастью
ui-load-signs = ▲ оранжевая карта · • заряд
ui-load-supply = зарядов в запасе: { $count }
ui-load-count = { bang-count-load }
ui-load-tokens = { $count ->
    [one] заряд
    [few] заряда
   *[many] зарядов
}
ui-load-short = { bang-count-load }, почти пустая
ui-load-bell = { $card }: для следующей карты все на расстоянии 1
ui-load-belt = { $card }: ещё одна карта «Бэнг!»

## Список вариантов

ui-choices-wait = Играют остальные…
ui-choices-over = Игра окончена.
ui-nothing-picked = Пока ничего не выбрано: нажимай цифры или стрелки.
ui-no-stop = Нужно выбрать один из вариантов.
ui-undone = Выбор отменён.
ui-hint = Подсказка: { $option }. { $why }
ui-type-here = напиши выбор, например: { $example }

## Клавиши, как можно короче

ui-key-dice = кубики
ui-key-roll = бросок
ui-key-stop = стоп
ui-key-end = конец хода
ui-key-pass = пас
ui-key-back = назад
ui-key-cards = карты
ui-key-result = итог
ui-key-help = клавиши
ui-key-log = журнал
ui-key-choose = выбор
ui-key-skip = не ждать
ui-key-why = почему
ui-key-info = кто
ui-key-undo = отмена
ui-key-type = ввод
ui-key-hint = подсказка
ui-key-language = язык
ui-key-look = тема
ui-key-quit = выход

## Листы

ui-sheet-keys = Enter: назад к столу
ui-info-title = Кто здесь сидит
ui-why-title = Почему нельзя?
ui-why-nothing = Сейчас можно всё.
ui-keys-title = Клавиши
ui-help-numbers = 1-9 — переключить кубик или взять вариант с этим номером
ui-help-go = пробел, Enter — бросить выбранные кубики, подтвердить выбор, не ждать ботов
ui-help-arrows = стрелки — ходить по вариантам; мышь тоже работает
ui-help-stop = s — оставить кубики или пасовать
ui-help-why = ? — эта страница
ui-help-info = i — кто здесь сидит и что умеет каждый персонаж
ui-help-undo = u — взять назад последний выбор
ui-help-type = : — написать выбор словами
ui-help-hint = h — подсказка
ui-help-language = l — следующий язык
ui-help-look = t — тёмная или светлая тема
ui-help-quit = q — выйти из игры
ui-help-signs = ▮ очки жизни · ↑ стрелы · ◎ расстояние в местах · ★ ◆ ✗ ◐ роли, ? неизвестна
ui-cards-title = Что делают карты
ui-log-title = Что произошло
ui-help-bang-keys = 1-9, 0, буквы — взять карту или вариант с этой клавишей; недоступный скажет почему
ui-help-bang-target = затем номер места — направить карту на этого игрока; Esc вернёт её
ui-help-bang-go = пробел, Enter — взять выбранное, не ждать ботов
ui-help-bang-stop = s — закончить ход или пасовать
ui-help-bang-cards = c — что делают карты, которые ты видишь
ui-help-bang-log = g — всё, что произошло
ui-help-bang-signs = ▮ жизни · ▤ карты на руке · ◉ расстояние, можно достать · ○ расстояние, не достать · (2) дальность оружия · карта ● коричневая ■ синяя ◆ зелёная · →3 цели · ✗ не сейчас · ★ ◆ ✗ ◐ роли, ? неизвестна
ui-quit-title = Выйти из игры?
ui-quit-question = Игра ещё не окончена.
ui-quit-keys = Enter: выйти    Esc: остаться

## Передача стола

ui-pass-table = Передай стол. Следующий игрок: { $player }.
ui-pass-why = Всё скрыто, пока за стол не сядет { $player }.
ui-pass-keys = { $player }: нажми Enter.

## Конец

ui-end-title = Игра окончена
ui-end-won = победа
ui-end-keys = w: сохранить запись    Enter: посмотреть стол    q: выйти
ui-saved = Запись игры сохранена в { $file }.
ui-save-failed = Не удалось записать игру в { $file }: { $why }.

## Стол вслух

ui-told-turn = Ход { $number }, кубики у игрока { $player }.
ui-told-dice = Бросок { $roll }: { $dice }.
ui-told-seat = { $player }: { $character }, роль { $role }, очки жизни { $life } из { $most }, { $arrows ->
    [0] стрел нет
    [one] { $arrows } стрела
    [few] { $arrows } стрелы
   *[many] { $arrows } стрел
}.
ui-told-seat-out = { $player }: { $character }, вне игры, роль { $role }.
ui-told-bang-turn = Ход { $number }, играет { $player }.
ui-told-bang-piles = Карт в колоде: { $deck }, в сбросе: { $discards }.
ui-told-bang-top = Карт в колоде: { $deck }, в сбросе: { $discards }, сверху { $card }.
ui-told-bang-seat = { $player }: { $character }, роль { $role }, жизни { $life } из { $most }, на руке { $cards ->
    [0] нет карт
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, дальность { $reach }.
ui-told-bang-near = Расстояние от тебя { $distance }, можно достать.
ui-told-bang-far = Расстояние от тебя { $distance }, не достать.
ui-told-bang-in-play = В игре: { $cards }.
ui-told-load-characters = Заряды на персонажах: { $list }.
ui-told-load-cards = Заряды на картах: { $list }.
ui-told-load-supply = Зарядов в запасе: { $count }.
ui-told-events-now = Действующее событие: { $event }. { $text }
ui-told-events-next = Следующее событие: { $event }. { $text }
ui-told-events-none = В первом раунде событий нет.
ui-told-events-left = Осталось событий: { $count }.
ui-told-events-last = Это последнее событие.
ui-told-events-past = Прошлые события: { $events }.
ui-told-events-asleep = Сейчас не действует: { $names }.
ui-told-events-starter = Раунды начинает { $player }.
ui-told-events-ghost = { $player } в игре призраком, без жизней.
ui-told-events-reserve = Твой запасной персонаж: { $character }.
ui-told-events-reserve-hidden = Твой запасной персонаж ещё лежит рубашкой вверх.
ui-told-events-suit = { $player }: в этом ходу можно играть только { $suit }.
ui-told-events-duty = { $player }: в этом ходу нужно сыграть карту { $card }.

## Простые строки

ui-plain-welcome = { $game }: отвечай номером варианта или его словами; «{ ui-command-help }» назовёт все команды.
ui-plain-you = Ты — { $player }, { $character }. Твоя роль: { $role }.
ui-plain-many = 1 — «{ $first }»; всего вариантов: { $count }. Напиши, например, «{ $example }» или «{ ui-command-options }», чтобы услышать все.
ui-plain-table = Стол:
ui-plain-open = Это сейчас возможно.
ui-plain-no-why = Причины { $number } нет; причины пронумерованы от 1 до { $count }.
ui-plain-no-player = Игрока по имени «{ $name }» здесь нет.
ui-plain-no-language = Языка «{ $lang }» нет; языки: { $known }.
ui-plain-language = Русский.
ui-plain-save-where = Напиши куда: «{ ui-command-save } igra.sixgun.json».
ui-plain-log-number = Напиши, сколько строк: «{ ui-command-log } 10».
ui-plain-bye = Ты уходишь из-за стола; игра не окончена.
ui-plain-eof = Ввод закончился; игра не окончена.
ui-plain-hand = Карты на руке:
ui-plain-card-what = Напиши, какая: «{ ui-command-card } Пиво».
ui-plain-no-card = За этим столом нет карты или персонажа с названием «{ $name }».

## Western Legends: карта местности, игроки, карты

ui-legends-sign-general_store = Ма
    .name = Магазин
ui-legends-sign-saloon = Са
    .name = Салун
ui-legends-sign-bank = Ба
    .name = Банк
ui-legends-sign-doctor = До
    .name = Доктор
ui-legends-sign-cabaret = Ка
    .name = Кабаре
ui-legends-sign-mine = Ша
    .name = Шахта
ui-legends-sign-ranch = { $colour ->
    [blue] Рс
   *[green] Рз
}
    .name = { $colour ->
    [blue] Р.синее
   *[green] Р.зел.
}
ui-legends-sign-rail_station = Ст
    .name = Станция
ui-legends-sign-sheriff_office = Оф
    .name = Офис
ui-legends-sign-hideout = ∆{ $letter }
    .name = Лог. { $letter }
ui-legends-round = Раунд { $number } · финал при { $target } ОЛ
ui-legends-last-round = Раунд { $number } · последний — { $last }
ui-legends-actions = { $player }, действий: { $count }
ui-legends-sure = Осталось действий: { $count }. Ещё раз s — закончить ход.
ui-legends-fight-card = Карта боя { $rank }
ui-legends-face-down = рубашкой вверх
ui-legends-front = Лицевая сторона: { $text }
ui-legends-upgraded = После улучшения: { $text }
ui-legends-movement = Очки движения: { $count }.
ui-legends-end-lp = ОЛ в конце игры: { $count }.
ui-legends-no-effect = Без эффекта.
ui-legends-reward = Награда: { $text }
ui-legends-reverse = Бандиты приходят в логова { $hideouts }; шериф перемещается максимум на { $steps ->
    [one] { $steps } поле
    [few] { $steps } поля
   *[many] { $steps } полей
}.
ui-legends-house = крупье
ui-legends-active = используется
ui-legends-nobody = никого
ui-legends-start = В начале: { $what }.
ui-legends-not-able = Способность действует от 5 ОЛ.
ui-told-legends-turn = Раунд { $number }, ходит { $player }, осталось действий: { $actions }. Финал при { $target } ОЛ.
ui-told-legends-last = Раунд { $number } — последний.
ui-told-legends-waiting = { $player } ещё выбирает персонажа.
ui-told-legends-seat = { $player }: { $character }, { $lp } ОЛ, { $side }. Место: { $place }. Деньги { $money } $, самородки { $nuggets }, раны { $wounds }, карты на руке { $cards }.
ui-told-legends-items = Предметы: { $items }.
ui-told-legends-goals = Выполнено целей: { $count }, жетонов легенды: { $tokens }.
ui-told-legends-cattle = Твой жетон скота: { $symbol }.
ui-told-legends-tokens = Твои жетоны легенды: { $tokens }.
ui-told-legends-sheriff = Шериф: { $place }.
ui-told-legends-bandits = Бандиты: { $places }.
ui-told-legends-black = Человек в чёрном: { $place }, { $lp } ОЛ.
ui-told-legends-score = { $lines }; всего { $total } ОЛ.
ui-told-legends-fight = { $attacker } атакует, { $defender } защищается.
ui-told-legends-fight-cards = Известные тебе карты боя: { $cards }.
ui-told-legends-peeked = Карты соперника, которые ты видишь: { $cards }.
ui-told-legends-poker = Покер, { $town }: { $players }. На кону { $pot } $.
ui-told-legends-poker-soon = Покер, { $town }: { $players }.
ui-told-legends-flop = Флоп: { $cards }.
ui-told-legends-hand = { $player }: { $cards } — { $hand }.
ui-told-legends-house-cards = Карты крупье, за которого ты играешь: { $cards }.
ui-told-legends-dice = Кубики: { $faces }.
ui-told-legends-here = Ты здесь: { $place }.
ui-told-legends-beside = Рядом с тобой: { $places }.
ui-told-legends-ways = Шагов до ближайшего: { $ways }.
ui-told-legends-story = { $story }: { $condition } Диски: { $count } из { $needed } ({ $players }).
ui-told-legends-no-goals = Эта игра идёт без целей.
ui-told-legends-done = { $player }, выполнено: { $goals }.
ui-key-leave = уйти
ui-key-map = карта
ui-map-title = Кто где
ui-help-legends-keys = буквы — взять карту или вариант с этой клавишей; недоступный скажет почему
ui-help-legends-steps = 1-9, 0 — пойти на место, у которого на карте стоит эта клавиша; без мест — выбор
ui-help-legends-map = m — кто где, что рядом с тобой и далеко ли идти
ui-help-legends-cards = c — истории, карты на руке, цели и предметы и что они делают
ui-help-legends-signs = A-F игроки · ★ шериф · ▲ бандит · ■ Человек в чёрном · ● самородки · ✚ раны · ▤ карты на руке · ∪ скот · + улучшено, подчёркнуто: используется · ○ свободное поле карты истории · →3 способа · ✗ не сейчас · на карте Ма магазин, Са салун, Ба банк, До доктор, Ка кабаре, Ша шахта, Рс Рз ранчо, Ст станция, Оф офис шерифа, ∆a логово
ui-plain-you-openly = Ты — { $player }, { $character }. Твоя сторона: { $role }.

## За столом на сервере

ui-join-bad-link = «{ $link }» — не ссылка на стол; она выглядит, например, так: http://127.0.0.1:8000/t/mesa-owl-123-star
ui-join-bad-token = личная часть ссылки повреждена; скопируй ссылку целиком или убери всё начиная с #
ui-join-unreachable = сервер { $server } недоступен: { $why }
ui-join-no-server = по адресу { $server } отвечает не сервер Sixgun; проверь ссылку
ui-join-other-game = за этим столом идёт игра { $game }; не указывай название игры
ui-join-unknown-game = Sixgun { $version } не знает игры { $game } этого стола; установи версию новее
ui-join-old = на сервере другая версия Sixgun, не { $version }; установи ту, что на сервере
ui-join-welcome = { $game }, стол { $table }: отвечай номером варианта или его словами; «{ ui-command-help }» — все команды.
ui-join-watching = Ты смотришь: все места заняты или игра закончилась.
ui-join-link = Твоя личная ссылка, чтобы вернуться на это место с любого устройства: { $link }
ui-join-earlier = Игра уже идёт; «{ ui-command-log }» расскажет всё. Последние строки:
ui-join-broken = Связь с сервером прервалась. Восстанавливаем; Ctrl+C — закончить.
ui-join-back = Снова за столом.
ui-join-resent = Снова за столом; твой выбор отправлен ещё раз.
ui-join-offline = Сейчас нет связи с сервером; ничего не отправлено.
ui-join-no-ask = Сейчас тебе нечего решать.
ui-join-sending = Твой выбор уже в пути.
ui-join-watcher = Зритель
ui-join-chat = { $name } говорит: { $text }
ui-join-chat-long = Слишком длинно: не больше { $most } знаков.
ui-join-chat-price = Свои слова сейчас имеют цену: { $price } Введи ту же строку ещё раз, чтобы всё равно сказать.
ui-join-agree = { $player } хочет взять назад последний выбор. Скажи «{ ui-command-yes }» или «{ ui-command-no }».
ui-join-seat-open = Место { $number }: свободно.
ui-join-seat-person = Место { $number }: { $name }.
ui-join-seat-bot = Место { $number }: { $name }, бот.
ui-join-begin = Хозяин стола — ты: «{ ui-command-begin }» начинает раздачу, свободные места займут боты.
ui-join-not-begun = Игра начнётся, когда её начнёт хозяин стола.
ui-join-time = Осталось времени: { $time }.
ui-join-distance = Мест от тебя: { $distance }.
ui-join-no-hands = В этой игре карт на руке нет.
ui-join-replay = Запись игры: { $link }
ui-join-over-host = Хозяин стола — ты: «{ ui-command-rematch }» — раздать ещё раз, «{ ui-command-quit }» — выйти.
ui-join-over = «{ ui-command-quit }» — выйти; раздать ещё раз может хозяин стола.
ui-join-bye = Ты уходишь; игра продолжается, и место остаётся твоим.
ui-join-bye-over = До следующего раза.

## Команды простого стола: слово, ещё одно и строка справки

ui-command-options = варианты
    .also = выбор
    .help = { ui-command-options }: все варианты с номерами, словами и записью.
ui-command-why = почему
    .also = отчего
    .help = { ui-command-why }: что сейчас нельзя и почему; { ui-command-why } 2 или { ui-command-why } и несколько слов: причина именно этого.
ui-command-hint = совет
    .also = подсказка
    .help = { ui-command-hint }: что сделал бы хороший игрок.
ui-command-undo = отмена
    .also = взять назад
    .help = { ui-command-undo }: взять назад последний выбор; если за столом есть другие люди, их спросят.
ui-command-table = стол
    .also = состояние
    .help = { ui-command-table }: весь стол словами.
ui-command-hand = рука
    .also = карты
    .help = { ui-command-hand }: твои карты.
ui-command-map = где
    .also = местность
    .help = { ui-command-map }: кто где, что рядом с тобой и сколько куда идти.
ui-command-stories = истории
    .also = история
    .help = { ui-command-stories }: карты истории.
ui-command-goals = цели
    .also = цель
    .help = { ui-command-goals }: что нужно выполнить тебе.
ui-command-store = магазин
    .also = товары
    .help = { ui-command-store }: что там есть.
ui-command-events = события
    .also = событие
    .help = { ui-command-events }: действующее событие, следующее и прошлые.
ui-command-card = карта
    .also = текст
    .help = { ui-command-card } и название: что делает карта, предмет или персонаж.
ui-command-info = кто
    .also = сведения
    .help = { ui-command-info }, { ui-command-info } Ben: кто есть кто и что умеет.
ui-command-log = журнал
    .also = лог
    .help = { ui-command-log }, { ui-command-log } 10: что произошло, или только последние 10 строк.
ui-command-chat = сказать
    .also = чат
    .help = { ui-command-chat } Привет: сказать всем.
ui-command-yes = да
    .also = ага
    .help = { ui-command-yes }: согласиться, когда кто-то просит взять выбор назад.
ui-command-no = нет
    .also = неа
    .help = { ui-command-no }: отказать.
ui-command-away = перерыв
    .also = бот
    .help = { ui-command-away }: пусть за тебя играет бот.
ui-command-back = вернуться
    .also = возврат
    .help = { ui-command-back }: снова играть.
ui-command-begin = раздать
    .also = начать
    .help = { ui-command-begin }: начать игру, если стол твой.
ui-command-rematch = реванш
    .also = заново
    .help = { ui-command-rematch }: ещё одна игра, если стол твой.
ui-command-link = ссылка
    .also = место
    .help = { ui-command-link }: твоя личная ссылка на это место.
ui-command-save = сохранить
    .also = записать
    .help = { ui-command-save } igra.sixgun.json: записать игру.
ui-command-lang = язык
    .also = речь
    .help = { ui-command-lang } en: другой язык (en, cs, es, ru).
ui-command-help = помощь
    .also = справка
    .help = { ui-command-help }: этот список. Английские слова действуют в любом языке.
ui-command-quit = выход
    .also = выйти
    .help = { ui-command-quit }: уйти от стола.

## Ответы словами

ui-answer-words = Номер или слова варианта: выбор. Хватит первых слов, если они не подходят ни к чему другому; заглавные буквы и масти не важны.
ui-answer-ways = Если целей или способов несколько, они будут названы потом; «2 Ben» или «2 1» выбирает сразу и то и другое.
ui-answer-line = Несколько карт для сброса: все в одной строке через запятую.
ui-answer-again = Пустая строка: повторить вопрос.
ui-answer-several = Это может быть разное:
ui-answer-at-once = Можно назвать сразу все ({ $count }) через запятую.
ui-answer-any = Можно назвать сразу несколько через запятую.
ui-answer-too-many = Названо { $given }, а выбрать можно только { $count }.
ui-legends-go = Дойти до места
ui-legends-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
ui-legends-black-about = Он играет в партии на двоих: после второго игрока каждого раунда он открывает карту, идёт на её место, получает её ОЛ и делает то, что на ней написано. Его можно ограбить или вызвать на дуэль, но нельзя арестовать; твои карты против него стоят на 1 меньше.
ui-legends-black-cards = Его карты: { $cards }.

ui-gold-shop = Лавка
ui-gold-signs = ● самородки   ▪ снаряжение   ☾ Ренегат-тень
ui-gold-nuggets = { $count ->
    [one] самородок
    [few] самородка
   *[many] самородков
}
ui-gold-shadow = тень
ui-gold-side-none = Ренегат-тень
ui-gold-side-shadow_deputy = Помощник-тень
ui-gold-side-shadow_outlaw = Бандит-тень
ui-told-gold-shop = В лавке, с ценой в самородках:
ui-told-gold-card = { $card } ({ $price }): { $text }
ui-told-gold-player = { $player }: самородки { $count }, снаряжение { $cards }.
ui-told-gold-under = Открыто лежит под колодой снаряжения: { $cards }.

## Wild West Show

ui-show-now = представление: { $card }
ui-show-none = карты представления ещё нет
ui-show-left = осталось: { $count }
ui-show-last = побеждает последний в игре
ui-show-open = все играют в открытую
ui-show-played = { $player }: сыграно { $count } из 3
ui-show-skips = пропускает следующий ход
ui-show-hand = на руке: { $cards }
ui-show-signs = ✪ карта представления   ⤼ пропускает следующий ход
ui-told-show-now = Действует карта представления: { $card }. { $text }
ui-told-show-none = Ни одна карта представления ещё не действует.
ui-told-show-left = Осталось карт представления: { $count }.
ui-told-show-last = Это последняя карта представления: побеждает последний оставшийся в игре.
ui-told-show-open = Все играют в открытую.
ui-told-show-hand = На руке у игрока { $player }: { $cards }.
ui-told-show-played = Сколько карт уже сыграно в этот ход ({ $player }): { $count } из 3.
ui-told-show-skips = { $player } пропускает следующий ход.
ui-told-show-past = Прошедшие карты представления: { $cards }.
