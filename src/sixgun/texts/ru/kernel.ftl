### Общее для всех игр, по-русски.

kernel-rule = правило { $rule }
kernel-ruled = { $text } ({ $rule })
kernel-pair = { $left } — { $right }
kernel-player = { $name }
kernel-addressed = { $player }: { $text }
kernel-and = { $many } и { $last }
kernel-or = { $many } или { $last }
kernel-option-Pass = Пас
kernel-option-First = Сначала { $ability_name }
kernel-prompt-order_reactions = Сразу несколько твоих способностей ({ $count }) срабатывают одновременно; выбери, какая будет первой.
    .waiting = { $player } решает, какая из нескольких способностей сработает первой.

## Почему что-то нельзя сделать

refusal-game-over = Игра уже закончена.
refusal-no-such-seat = За этим столом нет места { $seat }.
refusal-not-your-choice = Сейчас решаешь не ты; ждём: { $waiting }.
refusal-no-such-option = Варианта { $number } нет; варианты пронумерованы от 1 до { $options }.
refusal-not-an-option = «{ $text }» сейчас невозможно; ближайший вариант: «{ $nearest }».
refusal-forbidden-by = Это запрещено ({ $card_name }).
refusal-not-yourself = В себя целиться нельзя.
refusal-is-out = { $player } уже вне игры.

## Почему нельзя взять ход назад

refusal-undo-nothing = Отменять пока нечего.
refusal-undo-other-player = Последнее решение принял другой игрок ({ $player }); отменить можно только своё.
refusal-undo-random = После твоего решения уже вмешался случай, поэтому отменить его нельзя.
refusal-undo-reveal = После твоего решения уже раскрылась тайна, поэтому отменить его нельзя.
refusal-undo-turn = После твоего решения уже начался новый ход, поэтому отменить его нельзя.
refusal-redo-nothing = Нет отменённого решения, которое можно повторить.

## Что не может быть так, как задано: настройки и файлы

complaint-game = игры «{ $name }» нет; игры: { $known }
complaint-players = в игре { $game } может быть от { $least } до { $most } игроков, а не { $players }
complaint-names = { $players ->
    [one] { $players } игроку нужно { $players } имя, а не { $names }
    [few] { $players } игрокам нужны { $players } имени, а не { $names }
   *[many] { $players } игрокам нужно { $players } имён, а не { $names }
}
complaint-name = «{ $name }» — не имя: в имени от 1 до 40 печатных знаков
complaint-same-name = у двух игроков одно имя
complaint-seat = места { $seat } нет; места пронумерованы от 0 до { $last }
complaint-shared-seat = два человека не могут занимать одно место
complaint-seed = зерно — от 1 до 128 печатных знаков, например «tumbleweed»
complaint-set = в игре { $game } нет дополнения «{ $name }»; дополнения: { $known }
complaint-set-broken = с дополнением «{ $name }» нельзя играть: { $why }
complaint-set-needs = дополнению «{ $name }» нужны ещё: { $missing }
complaint-no-sets = для игры { $game } нужна базовая игра или дополнение; есть: { $known }
complaint-setting = в игре { $game } нет настройки «{ $name }»; настройки: { $known }
complaint-no-settings = в игре { $game } нет ни настройки «{ $name }», ни каких-либо других
complaint-setting-box = для настройки «{ $name }» нужно одно из этих дополнений: { $boxes }
complaint-event-mode = для event_mode { $mode } нужно дополнение { $mode }
complaint-event-mode-combined = для event_mode combined нужны два из этих дополнений: { $boxes }
complaint-setting-value = настройка { $setting } не может быть { $value }; возможные значения: { $known }
complaint-characters = игроков { $players }, им нужно персонажей: { $needed }, а есть только { $known }
complaint-character = персонажа «{ $name }» в этих дополнениях нет; персонажи: { $known }
complaint-previous-game = previous_game — это место, которое начинало, двоеточие и для каждого места выживший персонаж или «-», например 0:bart_cassidy,-,black_jack,-; а не { $value }
complaint-preset = в игре { $game } нет набора настроек «{ $name }»; наборы: { $known }
complaint-no-presets = в игре { $game } нет ни набора настроек «{ $name }», ни каких-либо других
complaint-not-over = игра ещё не закончена; серия продолжается после её конца
complaint-level = в игре { $game } нет ботов уровня «{ $level }»; уровни: { $known }
complaint-no-levels = нужен хотя бы один уровень ботов; уровни: { $known }
complaint-no-bots = в игре { $game } пока нет ботов
complaint-engine = способа «{ $name }» нет; способы: { $known }
complaint-ray = способу «ray» нужен пакет ray, а он не установлен; способу «local» ничего не нужно
complaint-count = { $name } — это число от 1 и больше, а не { $value }
complaint-language = языка «{ $lang }» нет; языки: { $known }
complaint-no-terminal = столу на весь экран нужен терминал; --plain работает везде
complaint-folder = папки { $folder } нет
complaint-unreadable = файл { $file } не читается: { $detail }
complaint-ending = имя { $file } должно заканчиваться на .csv или .parquet
complaint-pyarrow = для Parquet нужен пакет pyarrow (pip install 'sixgun[lab]'); для .csv ничего не нужно
complaint-games-not-kept = симуляция не сохранила отдельные игры; её надо запустить с keep_games=True
complaint-scenario = сценарий написан неверно: { $detail }
complaint-game-over = игра закончена, и продолжать нечего; можно сохранить запись
complaint-no-words = эту позицию не выразить словами

## Что не так с записью игры

complaint-no-record = за этим столом запись не ведётся
complaint-no-entry = в файле нет поля «{ $entry }»
complaint-no-list = в файле нет списка «{ $entry }»
complaint-entry = поля «{ $entry }» нет, или у него неверный вид
complaint-entry-form = у одного из полей неверный вид: { $detail }
complaint-not-text = в поле «{ $entry }» есть что-то, кроме текста
complaint-schema = схему { $schema } эта версия не читает (она читает схему { $ours })
complaint-schema-form = поле «schema» — { $schema }, а не число от 1 и больше
complaint-version-form = поле «sixgun» — «{ $version }», а это не версия
complaint-different-names = { $players ->
    [one] { $players } игроку нужно { $players } имя
    [few] { $players } игрокам нужны { $players } разных имени
   *[many] { $players } игрокам нужно { $players } разных имён
}
complaint-seed-digits = поле «seed» — не 32 шестнадцатеричные цифры
complaint-seed-bytes = длина зерна в байтах — { $wanted }, а не { $found }
complaint-commitment = зерно не соответствует обязательству, показанному перед раздачей
complaint-position-setup = позицию из файла нельзя расставить: { $detail }
complaint-position-play = в этой позиции нельзя играть: { $detail }
complaint-choice-form = у выбора { $number } не тот вид: нужно [место, текст]
complaint-choice-refused = выбор { $number } («{ $text }») отклонён: { $reason }
complaint-checksum-form = у контрольной суммы не тот вид: нужно [число выборов, текст]
complaint-choices-checked = { $choices ->
    [one] в файле { $choices } выбор
    [few] в файле { $choices } выбора
   *[many] в файле { $choices } выборов
}, а контрольные суммы говорят о другом числе
complaint-game-differs = после выбора { $number } игра расходится с файлом

## Сервер

complaint-no-page = страница не собрана; её соберёт 'make web'
complaint-workers-bus = { $workers } процессам нужна шина, чтобы слышать друг друга: --bus redis://...
complaint-data-directory = { $folder } не может быть каталогом данных: { $reason }
complaint-database = { $database } — не база данных; годятся sqlite+aiosqlite:///папка/файл.db и postgresql+asyncpg://имя:пароль@сервер/база
complaint-database-shut = не удаётся открыть базу данных { $database }: { $trouble }
complaint-database-newer = база данных { $database } создана более новой версией; нужна новая версия программы или другая база
complaint-database-backup = резервную копию PostgreSQL делает его собственная программа pg_dump
complaint-bus = { $bus } — не шина; годятся memory:// и redis://сервер:6379/0
complaint-bus-away = шина { $bus } недоступна: { $trouble }
