### Командная строка. Слова заглавными буквами в справке — заполнители, они не меняются.

## Справка

ui-cli-about = Дикий Запад за одним столом: настольные игры по их настоящим правилам.
ui-cli-usage = использование:
ui-cli-command-word = КОМАНДА
ui-cli-commands = команды:
ui-cli-arguments = аргументы
ui-cli-options = параметры
ui-cli-example = пример:
ui-cli-more-help = «sixgun КОМАНДА --help» объясняет команду.
ui-cli-option-help = показать эту справку
ui-cli-option-lang = язык: en, cs, es или ru (иначе решает $SIXGUN_LANG или $LANG)
ui-cli-option-version = показать версию
ui-cli-help-sets = дополнения игры { $game }, для --sets:
ui-cli-help-settings = настройки игры { $game }, для --set:
ui-cli-help-presets = наборы настроек игры { $game }, для --preset:
ui-cli-help-usual = { $about } (обычно { $usual })

ui-cli-play-summary = играть в терминале: против ботов, с друзьями за одной клавиатурой или за столом на сервере
ui-cli-play-about = Игра в терминале: против ботов, несколько человек за одной клавиатурой, боты между собой или за столом на работающем сервере.
ui-cli-play-game = игра: dice, bang или legends; с --help перечисляются её дополнения, настройки и наборы; с --join не нужна
ui-cli-play-players = число игроков (обычно { $usual })
ui-cli-play-sets = дополнения, с которыми играют, или «all»
ui-cli-play-preset = набор настроек по имени
ui-cli-play-set = изменить настройку стола; можно указать несколько раз
ui-cli-play-bots = как хорошо играют боты: greenhorn или gunslinger (обычно { $usual })
ui-cli-play-humans = сколько мест, начиная с первого, занимают люди, или их имена (обычно 1; при 0 можно только смотреть)
ui-cli-play-names = имена всех игроков по порядку за столом; с --join только своё
ui-cli-play-seed = раздать по этому тексту, а не случайно, чтобы раздачу можно было повторить
ui-cli-play-scenario = играть дальше с позиции из файла сценария
ui-cli-play-after = продолжить серию после этой записи: те же игроки, места, дополнения и настройки
ui-cli-play-save = сохранить сюда запись, когда игра закончится
ui-cli-play-join = сесть за стол на работающем сервере; ссылка — в адресной строке веб-стола
ui-cli-play-plain = простые строки вместо полного экрана, для программ чтения с экрана и каналов

ui-cli-sim-summary = пусть боты сыграют много игр, а программа подведёт итоги
ui-cli-sim-about = Боты играют много игр; выводится, кто как часто побеждает, с 95-процентными интервалами.
ui-cli-sim-game = игра: dice, bang или legends; с --help перечисляются её дополнения, настройки и наборы
ui-cli-sim-games = число игр (обычно { $usual })
ui-cli-sim-players = число игроков; 4-7 или «all» — все такие числа по очереди (обычно { $usual })
ui-cli-sim-bots = уровни ботов: greenhorn, gunslinger или random; несколько уровней чередуются за столом (обычно { $usual })
ui-cli-sim-sets = дополнения, с которыми играют, или «all»
ui-cli-sim-preset = набор настроек по имени
ui-cli-sim-set = изменить настройку стола; можно указать несколько раз
ui-cli-sim-seed = один и тот же текст — одни и те же игры (обычно «{ $usual }»)
ui-cli-sim-jobs = число процессов (обычно все процессоры)
ui-cli-sim-engine = где идут игры: local или ray
ui-cli-sim-out = записать по строке на место и игру в файл .parquet или .csv
ui-cli-sim-report = записать отчёт в файл .html
ui-cli-sim-max-turns = прекратить игру после стольких ходов и считать её прерванной (обычно { $usual })
ui-cli-sim-interpreted = играть на интерпретируемом движке, даже если собран скомпилированный
ui-cli-sim-json = вывести один объект JSON вместо таблиц

ui-cli-check-summary = запустить сценарии и проверить, выполняются ли они
ui-cli-check-about = Запускает файлы сценариев. Код выхода 0: все выполняются; 1: некоторые нет, и показано расхождение; 2: файл написан неверно.
ui-cli-check-paths = файлы сценариев или папки с ними
ui-cli-check-json = вывести на каждый сценарий строку с объектом JSON

ui-cli-replay-summary = пройти запись по шагам или проверить её
ui-cli-replay-about = Запись по шагам: Enter — дальше, b — назад, g N — перейти, q — выйти.
ui-cli-replay-file = файл записи
ui-cli-replay-seat = глазами этого игрока (иначе — зрителя)
ui-cli-replay-all = видеть всё, и тайные роли тоже
ui-cli-replay-verify = сыграть файл заново и проверить зерно, обязательство и контрольные суммы (код выхода 0 или 1)
ui-cli-replay-json = вывести сводку как объект JSON

ui-cli-card-summary = всё об одной карте
ui-cli-card-about = Что делает карта, какие разъяснения её касаются, в каких сценариях она участвует и где её код.
ui-cli-card-name = название или id карты, на любом языке
ui-cli-card-game = только в этой игре, если карта с таким названием есть в нескольких
ui-cli-card-json = вывести объект JSON

ui-cli-cards-summary = все карты в одной таблице
ui-cli-cards-about = Все карты в одной таблице.
ui-cli-cards-game = только карты этой игры
ui-cli-cards-box = только карты этого дополнения
ui-cli-cards-json = вывести список JSON

ui-cli-box-summary = показать все дополнения или создать заготовку нового
ui-cli-box-about = Показывает дополнения карточной игры и откуда они взялись. «sixgun box NAME» рассказывает об одном из них, «sixgun box new NAME» создаёт пакет с новым дополнением, в которое сразу можно играть.
ui-cli-box-words = дополнение; или «new» и имя нового дополнения
ui-cli-box-dir = куда записать новое дополнение (по умолчанию: здесь, в папку с его именем)
ui-cli-box-json = вывести список JSON
ui-cli-box-no-name = как назвать дополнение? Например: sixgun box new { $example }
ui-cli-box-bad-name = «{ $name }» не подходит как имя дополнения: нужны строчные латинские буквы, цифры и одиночные подчёркивания, например { $example }
ui-cli-box-taken = дополнение «{ $name }» уже есть; выберите другое имя
ui-cli-box-full = папка { $folder } не пуста; укажите пустую или новую через --dir
ui-cli-box-unwritable = не удаётся записать в { $folder }: { $reason }
ui-cli-box-dir-only = --dir нужен для «sixgun box new NAME»
ui-cli-box-written = Дополнение { $name } лежит в { $folder }. Что дальше:
ui-cli-box-ours = входит в Sixgun
ui-cli-box-broken = нельзя играть: { $why }
ui-cli-box-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
ui-cli-box-characters = { $count ->
    [one] { $count } персонаж
    [few] { $count } персонажа
   *[other] { $count } персонажей
}
ui-cli-box-events = { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[other] { $count } событий
}
ui-cli-box-lacking = { $count ->
    [one] { $lang }: не хватает { $count } текста, вместо него английский: { $keys }
    [few] { $lang }: не хватает { $count } текстов, вместо них английские: { $keys }
   *[other] { $lang }: не хватает { $count } текстов, вместо них английские: { $keys }
}

ui-cli-texts-summary = как текст написан на всех языках и как он звучит в игре
ui-cli-texts-about = Как текст написан на всех языках, где он лежит и в каких фразах встречается в игре.
ui-cli-texts-key = ключ текста, шаблон вроде bang-event-* или кусок самого текста
ui-cli-texts-json = вывести список JSON
ui-cli-texts-heard = в игре:
ui-cli-texts-no-key = нужен ключ текста, например: sixgun texts bang-event-CardsDrawn
ui-cli-texts-unknown = текста «{ $name }» нет
ui-cli-texts-guess = текста «{ $name }» нет; может быть, { $guess }?

ui-cli-serve-summary = открыть стол в браузере
ui-cli-serve-about = Открывает стол в браузере: друзья заходят по адресу и играют друг с другом и с ботами.
ui-cli-serve-host = адрес, на котором слушать (обычно { $usual })
ui-cli-serve-port = порт, на котором слушать; 0 возьмёт свободный (обычно { $usual })
ui-cli-serve-data = каталог базы данных (обычно { $usual })
ui-cli-serve-database = база данных вместо файла в каталоге, например postgresql+asyncpg://user:password@host/name
ui-cli-serve-bus = как несколько процессов слышат друг друга: redis://host:6379/0 (обычно { $usual })
ui-cli-serve-workers = число процессов сервера (обычно { $usual })
ui-cli-serve-thinkers = процессы, в которых думают боты, на каждый процесс сервера (обычно { $usual })
ui-cli-serve-origins = другие адреса, страницы которых могут обращаться к серверу, например https://play.example.org
ui-cli-serve-log = вид журнала: text или json (обычно { $usual })
ui-cli-serve-backup = скопировать базу данных в FILE, даже при работающем сервере, и завершить работу
ui-cli-serve-proxies = адреса доверенных прокси, которые сообщают адрес клиента (обычно { $usual })
ui-cli-serve-forget = удалить столы, к которым никто не подходил DAYS дней, и завершить работу; идущие игры остаются
ui-cli-serve-forgotten = { $count ->
    [one] Удалён { $count } стол.
    [few] Удалено { $count } стола.
    [many] Удалено { $count } столов.
   *[other] Удалено { $count } стола.
}
ui-cli-serve-log-unknown = нет вида журнала { $format }; есть: { $known }
ui-cli-serve-backed-up = База данных скопирована в { $file }.
ui-cli-serve-ready = Sixgun открыт по адресу { $address } (Ctrl+C завершает)
ui-cli-serve-address = нельзя слушать на { $address }: { $reason }; другой порт задаётся через --port { $another }

ui-cli-bench-summary = измерить скорость
ui-cli-bench-about = Измеряет движок рядом с установленными конкурентами, за один запуск на одном ядре. Код выхода 1: обещанная скорость не достигнута.
ui-cli-bench-rounds = сколько раз измерить каждое значение (обычно 3)
ui-cli-bench-seconds = длина одного измерения в секундах (обычно 2)
ui-cli-bench-json = вывести список JSON вместо таблицы

## Ошибки в командной строке

ui-cli-no-command = какая команда? Команды: { $known }
ui-cli-command-unknown = команды «{ $name }» нет; команды: { $known }
ui-cli-command-guess = команды «{ $name }» нет; может быть, «{ $guess }»?
ui-cli-global-unknown = параметра { $option } перед командой нет; см. sixgun --help
ui-cli-option-unknown = у команды { $command } нет параметра { $option }; см. sixgun { $command } --help
ui-cli-option-guess = у команды { $command } нет параметра { $option }; может быть, { $guess }?
ui-cli-too-much = «{ $argument }» — лишний аргумент; см. sixgun { $command } --help
ui-cli-value-wanted = параметру { $option } нужно значение, например { $option }=...; см. sixgun { $command } --help
ui-cli-no-value-wanted = у параметра { $option } нет значения
ui-cli-not-understood = { $text }; см. sixgun { $command } --help
ui-cli-number-wanted = { $option } «{ $text }» должно быть целым числом от { $least } до { $most }
ui-cli-range-wanted = { $option } «{ $text }» — нужно от меньшего числа к большему, например 4-7
ui-cli-assignment-wanted = --set «{ $text }» — нужно NAME=VALUE, например expert_characters=1
ui-cli-seconds-wanted = { $option } «{ $text }» должно быть числом секунд больше 0 и не больше 3600
ui-cli-list-wanted = { $option } «{ $text }» — нужны слова через запятую, без пустых
ui-cli-unknown-language = языка «{ $lang }» нет; языки: { $known }
ui-cli-interrupted = прервано
ui-cli-extra-missing = для этого нужен пакет { $package }; установить: pip install "sixgun[{ $extra }]"
ui-cli-textual-missing = столу на весь экран нужен пакет textual; установить: pip install "sixgun[terminal]", или играть с --plain
ui-cli-system = { $file }: { $what }
ui-cli-bad-content = в эту игру нельзя играть с такими файлами данных: { $what }

## Ошибки о столе

ui-cli-no-game = какая игра? Игры: { $known }
ui-cli-unknown-game = игры «{ $name }» нет; игры: { $known }
ui-cli-players-wanted = в игре { $game } может быть от { $least } до { $most } игроков, а не { $players }
ui-cli-unknown-set = в игре { $game } нет дополнения «{ $name }»; дополнения: { $known }
ui-cli-setting-guess = в игре { $game } нет настройки «{ $name }»; может быть, «{ $guess }»?
ui-cli-preset-guess = в игре { $game } нет набора настроек «{ $name }»; может быть, «{ $guess }»?
ui-cli-unknown-bot = ботов «{ $name }» нет; уровни: { $known }
ui-cli-bad-seed = зерно — от 1 до 128 печатных знаков, например: tumbleweed
ui-cli-names-count = имён: { $names }, игроков: { $players }; нужно по одному имени на место
ui-cli-bad-name = «{ $name }» — не имя: в имени от 1 до 40 печатных знаков
ui-cli-same-name = у двух игроков одно имя; нужны разные
ui-cli-unknown-player = игрока по имени «{ $name }» здесь нет; игроки: { $known }
ui-cli-scenario-decides = { $option } не сочетается с --scenario: положение за столом задаёт файл
ui-cli-scenario-game = { $file } — сценарий игры { $game }
ui-cli-after-decides = { $option } не сочетается с --after: кто где сидит и с какими дополнениями, задаёт запись
ui-cli-after-game = { $file } — запись игры { $game }
ui-cli-join-decides = { $option } не сочетается с --join: стол на сервере уже готов
ui-cli-join-name = --names вместе с --join — только своё имя: одно, не длиннее { $most } знаков
ui-cli-after-not-over = игра в { $file } не закончена; серия продолжается после её конца
ui-cli-unknown-engine = способа «{ $name }» нет; способы: { $known }

## Ошибки о файлах

ui-cli-no-paths = какие сценарии? Нужны файлы или папки, например: sixgun check scenarios/dice
ui-cli-no-file = какая запись? Нужен файл, например: sixgun replay friday.sixgun.json
ui-cli-no-card = какая карта? Нужно название, например: sixgun card "el gringo"
ui-cli-file-missing = файла { $file } нет
ui-cli-file-is-folder = { $file } — папка, а не файл
ui-cli-file-unreadable = файл { $file } не читается: { $reason }
ui-cli-file-huge = { $file } больше { $most } МиБ; это не наш файл
ui-cli-file-not-text = { $file } — не текст в UTF-8 (байт { $byte })
ui-cli-folder-without-scenarios = в папке { $folder } нет сценариев (.yaml, .yml)
ui-cli-suffix-wanted = { $option } { $file }: имя должно заканчиваться на: { $known }
ui-cli-target-is-folder = { $option } { $file } — папка; нужен файл
ui-cli-target-no-folder = { $option } { $file }: папки { $folder } нет
ui-cli-target-forbidden = { $option } { $file }: писать туда нельзя
ui-cli-replay-not-json = { $file } — не запись игры: строка { $line } — не JSON
ui-cli-replay-no-replay = { $file } — не запись игры: не указано, какой версией Sixgun она сделана
ui-cli-replay-future = запись { $file } сделана версией Sixgun { $version }; это { $ours }, нужна более новая
ui-cli-replay-broken = { $file } — повреждённая запись: { $reason }
ui-cli-seat-or-all = --seat и --all исключают друг друга
ui-cli-card-unknown = карты «{ $name }» нет; все карты показывает «sixgun cards»
ui-cli-card-guess = карты «{ $name }» нет; может быть, { $guess }?
ui-cli-card-several = название «{ $name }» подходит нескольким картам: { $known }

## check

ui-cli-check-holds = верно
ui-cli-check-fails = НЕВЕРНО
ui-cli-check-total = { $held ->
    [one] { $held } сценарий выполняется
    [few] { $held } сценария выполняются
   *[other] { $held } сценариев выполняется
}, { $failed ->
    [0] ни один не нарушен
    [one] { $failed } нарушен
    [few] { $failed } нарушены
   *[other] { $failed } нарушено
}, { $broken ->
    [0] неверно написанных файлов нет
    [one] { $broken } файл написан неверно
    [few] { $broken } файла написаны неверно
   *[other] { $broken } файлов написано неверно
}

## replay

ui-cli-replay-moment = Момент { $moment } из { $last }, ход { $turn }
ui-cli-replay-roles = Все роли: { $roles }
ui-cli-replay-hand = { $player }, карты на руке: { $cards }
ui-cli-replay-prompt = [Enter дальше, b назад, g N перейти, q выйти]
ui-cli-replay-keys = Enter или n — дальше, b — назад, g N — к моменту N (от 0 до { $last }), q — выйти
ui-cli-replay-at-start = это начало; моменты — от 0 до { $last }
ui-cli-replay-at-end = это конец; моменты — от 0 до { $last }
ui-cli-verify-seed = Зерно { $seed } даёт обязательство { $commitment }, показанное перед раздачей.
ui-cli-verify-dealt = Стол роздан заново из этого зерна.
ui-cli-verify-position = Игра началась с записанной позиции, а не с раздачи.
ui-cli-verify-choices = { $choices ->
    [one] Повторён { $choices } выбор
    [few] Повторены { $choices } выбора
   *[other] Повторено { $choices } выборов
}, { $checks ->
    [one] сошлась { $checks } контрольная сумма
    [few] сошлись { $checks } контрольные суммы
   *[other] сошлось { $checks } контрольных сумм
}.
ui-cli-verify-holds = Запись { $file } верна.
ui-cli-verify-fails = Запись { $file } неверна: { $reason }

## card и cards

ui-cli-card-kind = { $game }: { $facts }
ui-cli-kind-character = персонаж
ui-cli-kind-brown = коричневая карта
ui-cli-kind-blue = синяя карта
ui-cli-kind-green = зелёная карта
ui-cli-kind-car = вагон
ui-cli-kind-orange = оранжевая карта
ui-cli-kind-event = событие
ui-cli-kind-poker = покерная карта
ui-cli-kind-item = предмет
ui-cli-kind-story = карта истории
ui-cli-kind-goal = цель
ui-cli-kind-fight = карта боя
ui-cli-kind-black = карта Человека в чёрном
ui-cli-choice-mandatory = срабатывает автоматически
ui-cli-choice-optional = по выбору игрока
ui-cli-card-life = { $life ->
    [one] { $life } жизнь
    [few] { $life } жизни
   *[other] { $life } жизней
}
ui-cli-card-range = оружие, дальность { $range }
ui-cli-card-book = в первой игре не участвует
ui-cli-card-bonus = бонусный персонаж
ui-cli-event-bonus = бонусное событие
ui-cli-event-final = последнее событие игры
ui-cli-legends-start = начало: { $place }, { $weapon }, покерные карты: { $cards }, { $money } $
ui-cli-legends-price = цена { $money } $
ui-cli-legends-copies = копий: { $count }
ui-cli-legends-first = входит в первую игру
ui-cli-legends-number = № { $number }
ui-cli-legends-value = значение { $value }
ui-cli-card-copies = { $count } шт.: { $cards }
ui-cli-card-rulings = Разъяснения:
ui-cli-card-scenarios = Сценарии:
ui-cli-card-more = и ещё { $count }, см. --json
ui-cli-card-code = Код:
ui-cli-column-name = название
ui-cli-column-life = жизни
ui-cli-column-box = дополнение
ui-cli-column-from = откуда
ui-cli-column-inside = состав
ui-cli-column-colour = цвет
ui-cli-column-copies = штук
ui-cli-column-text = что делает

## sim

ui-cli-sim-progress = игры
ui-cli-sim-head = { $game }, игроков: { $players }, игр: { $games }, зерно «{ $seed }»
ui-cli-sim-settings = Настройки: { $settings }
ui-cli-sim-by-role = Победы по ролям
ui-cli-sim-by-side = Победы по сторонам в конце игры
ui-cli-sim-by-character = Победы по персонажам
ui-cli-sim-by-bot = Победы по ботам
ui-cli-sim-by-players = Победы по числу игроков, с интервалами 95 %
ui-cli-sim-players-column = игроки
ui-cli-sim-median = медиана ходов
ui-cli-sim-role = роль
ui-cli-sim-side = сторона
ui-cli-sim-character = персонаж
ui-cli-sim-bot = боты
ui-cli-sim-played = игр
ui-cli-sim-wins = побед
ui-cli-sim-rate = доля
ui-cli-sim-interval = интервал 95 %
ui-cli-sim-length = Длина: в среднем { $turns } ходов (медиана { $median }, самая долгая { $longest }), { $decisions } решений за игру
ui-cli-sim-speed = { $seconds } с, { $games } игр/с, { $decisions } решений/с
ui-cli-sim-build = { $build ->
    [compiled] Движок: скомпилированный
   *[other] Движок: интерпретируемый
}
ui-cli-sim-build-old = Скомпилированный движок в { $folder } старше исходного кода и не используется; `make fast` соберёт его заново.
ui-cli-sim-aborted = { $aborted ->
    [0] Ни одна игра не прервана.
    [one] { $aborted } игра прервана после { $most } ходов.
    [few] { $aborted } игры прерваны после { $most } ходов.
   *[other] { $aborted } игр прервано после { $most } ходов.
}
ui-cli-sim-written = Записано: { $file }
