### What all games share, in English.

kernel-rule = rule { $rule }
kernel-ruled = { $text } ({ $rule })
kernel-pair = { $left } – { $right }
kernel-player = { $name }
kernel-addressed = { $player }: { $text }
kernel-and = { $many } and { $last }
kernel-or = { $many } or { $last }
kernel-option-Pass = Pass
kernel-option-First = { $ability_name } first
kernel-prompt-order_reactions = { $count } of your abilities trigger at once; choose which one goes first.
    .waiting = { $player } is deciding which ability goes first.

## Why something cannot be done

refusal-game-over = The game is over.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-not-your-choice = This is not your decision; the table is waiting for { $waiting }.
refusal-no-such-option = There is no option { $number }; options are numbered 1 to { $options }.
refusal-not-an-option = “{ $text }” is not possible now; the nearest choice is “{ $nearest }”.
refusal-forbidden-by = { $card_name } does not allow it.
refusal-not-yourself = You cannot aim at yourself.
refusal-is-out = { $player } has been eliminated.

## Why a choice cannot be taken back

refusal-undo-nothing = There is no choice to take back.
refusal-undo-other-player = { $player } made the last choice; you can take back only your own.
refusal-undo-random = Something random has happened since your last choice, so it cannot be taken back.
refusal-undo-reveal = Something secret has been revealed since your last choice, so it cannot be taken back.
refusal-undo-turn = A new turn has begun since your last choice, so it cannot be taken back.
refusal-redo-nothing = There is no choice of yours to make again.

## What cannot be as asked: settings and files

complaint-game = there is no game '{ $name }'; games are: { $known }
complaint-players = { $game } seats { $least } to { $most } players, not { $players }
complaint-names = { $players ->
    [one] { $players } player needs { $players } name, not { $names }
   *[other] { $players } players need { $players } names, not { $names }
}
complaint-name = '{ $name }' is not a valid name: use 1 to 40 printable characters
complaint-same-name = two players have the same name
complaint-seat = there is no seat { $seat }; seats are 0 to { $last }
complaint-shared-seat = two people cannot share a seat
complaint-seed = a seed is 1 to 128 printable characters, for example 'tumbleweed'
complaint-set = { $game } has no box '{ $name }'; boxes are: { $known }
complaint-set-broken = box '{ $name }' cannot be played: { $why }
complaint-set-needs = box '{ $name }' needs { $missing }
complaint-no-sets = { $game } needs at least one box; boxes are: { $known }
complaint-setting = { $game } has no setting '{ $name }'; settings are: { $known }
complaint-no-settings = { $game } has no setting '{ $name }'; it has no settings at all
complaint-setting-box = setting '{ $name }' needs one of these boxes on the table: { $boxes }
complaint-event-mode = event_mode { $mode } needs the box { $mode }
complaint-event-mode-combined = event_mode combined needs two of these boxes: { $boxes }
complaint-setting-value = { $setting } cannot be { $value }; choose one of: { $known }
complaint-characters = { $players } players need { $needed } characters, and there are { $known }
complaint-character = there is no character '{ $name }' in these boxes; characters are: { $known }
complaint-previous-game = previous_game is the seat that went first, a colon, and for each seat the character that survived or '-', for example 0:bart_cassidy,-,black_jack,-; not { $value }
complaint-preset = { $game } has no preset '{ $name }'; presets are: { $known }
complaint-no-presets = { $game } has no preset '{ $name }'; it has no presets at all
complaint-not-over = the game is not over yet; a series continues after its end
complaint-level = { $game } has no bot level '{ $level }'; levels are: { $known }
complaint-no-levels = name at least one bot level; levels are: { $known }
complaint-no-bots = { $game } has no bots yet
complaint-engine = there is no engine '{ $name }'; engines are: { $known }
complaint-ray = engine 'ray' needs the package ray, which is not installed; engine 'local' needs nothing
complaint-count = { $name } must be a number from 1 up, not { $value }
complaint-language = there is no language '{ $lang }'; languages are: { $known }
complaint-no-terminal = the full-screen table needs a terminal; --plain works everywhere
complaint-folder = there is no folder { $folder }
complaint-unreadable = { $file } cannot be read: { $detail }
complaint-ending = { $file } should end in .csv or .parquet
complaint-pyarrow = Parquet needs the package pyarrow (pip install 'sixgun[lab]'); .csv needs nothing
complaint-games-not-kept = the simulation did not keep its games; run it with keep_games=True
complaint-scenario = the scenario is malformed: { $detail }
complaint-game-over = the game is over, so there is no position to play on from; save the replay instead
complaint-no-words = this position cannot be put into words

## What is wrong with a replay

complaint-no-record = this table keeps no record
complaint-no-entry = the file has no entry '{ $entry }'
complaint-no-list = the file has no list '{ $entry }'
complaint-entry = '{ $entry }' is missing or has the wrong form
complaint-entry-form = an entry has the wrong form: { $detail }
complaint-not-text = '{ $entry }' holds something that is not text
complaint-schema = schema { $schema } is not one that this version reads (it reads { $ours })
complaint-schema-form = 'schema' is { $schema }, not a number from 1 up
complaint-version-form = 'sixgun' is '{ $version }', not a version
complaint-different-names = { $players ->
    [one] { $players } player needs { $players } name
   *[other] { $players } players need { $players } different names
}
complaint-seed-digits = 'seed' is not 32 hex digits
complaint-seed-bytes = a seed has { $wanted } bytes, not { $found }
complaint-commitment = the seed does not match the commitment shown before the deal
complaint-position-setup = the position in the file cannot be set up: { $detail }
complaint-position-play = the position cannot be played: { $detail }
complaint-choice-form = choice { $number } is not [seat, text]
complaint-choice-refused = choice { $number } ('{ $text }') is refused: { $reason }
complaint-checksum-form = a checksum is not [number of choices, text]
complaint-choices-checked = { $choices ->
    [one] the file has { $choices } choice, but its checksums count a different number
   *[other] the file has { $choices } choices, but its checksums count a different number
}
complaint-game-differs = the game differs from the file after choice { $number }

## The server

complaint-no-page = the page has not been built; 'make web' builds it
complaint-workers-bus = { $workers } processes need a bus to reach each other: add --bus redis://...
complaint-data-directory = { $folder } cannot be the data directory: { $reason }
complaint-database = { $database } is not a valid database; use for example sqlite+aiosqlite:///folder/file.db or postgresql+asyncpg://user:password@host/name
complaint-database-shut = the database { $database } cannot be opened: { $trouble }
complaint-database-newer = the database { $database } was made by a newer version; update the program or name another database
complaint-database-backup = PostgreSQL is backed up with its own program, pg_dump
complaint-bus = { $bus } is not a valid bus; use memory:// or redis://host:6379/0
complaint-bus-away = the bus { $bus } cannot be reached: { $trouble }
