### The command line. Words in capitals are placeholders of the help and stay as they are.

## Help

ui-cli-about = The Wild West at one table: tabletop games by the real rules.
ui-cli-usage = usage:
ui-cli-command-word = COMMAND
ui-cli-commands = commands:
ui-cli-arguments = arguments
ui-cli-options = options
ui-cli-example = example:
ui-cli-more-help = “sixgun COMMAND --help” explains a command.
ui-cli-option-help = show this help
ui-cli-option-lang = language: en, cs, es or ru (default: $SIXGUN_LANG or $LANG)
ui-cli-option-version = show the version
ui-cli-help-sets = boxes of { $game }, for --sets:
ui-cli-help-settings = settings of { $game }, for --set:
ui-cli-help-presets = presets of { $game }, for --preset:
ui-cli-help-usual = { $about } (default: { $usual })

ui-cli-play-summary = play in the terminal: against bots, with others at the keyboard, or at a server's table
ui-cli-play-about = Play a game in the terminal: alone against bots, several people at one keyboard, bots among themselves, or at a table on a running server.
ui-cli-play-game = the game: dice, bang or legends; with --help its boxes, settings and presets are listed; not needed with --join
ui-cli-play-players = number of players (default: { $usual })
ui-cli-play-sets = boxes to play with, or “all”
ui-cli-play-preset = a named set of settings
ui-cli-play-set = change a setting of the table; may be given several times
ui-cli-play-bots = how well the bots play: greenhorn or gunslinger (default: { $usual })
ui-cli-play-humans = how many seats people take, starting with the first, or their names (default: 1; 0 lets you watch)
ui-cli-play-names = names of all players in seating order; with --join your own
ui-cli-play-seed = deal from this text instead of at random, so that the same game can be dealt again
ui-cli-play-scenario = play on from the position of a scenario file
ui-cli-play-after = continue a series after this replay: same players, seats, boxes and settings
ui-cli-play-save = write the replay here when the game ends
ui-cli-play-join = sit down at a table on a running server; its link is in the address bar of the web table
ui-cli-play-plain = plain lines instead of a full screen, for screen readers and pipes

ui-cli-sim-summary = let bots play many games and count
ui-cli-sim-about = Let bots play many games and print the win rates with 95% intervals.
ui-cli-sim-game = the game: dice, bang or legends; with --help its boxes, settings and presets are listed
ui-cli-sim-games = number of games (default: { $usual })
ui-cli-sim-players = number of players; 4-7 or “all” plays every such number in turn (default: { $usual })
ui-cli-sim-bots = levels of the bots: greenhorn, gunslinger or random; several take the seats in turn and move round (default: { $usual })
ui-cli-sim-sets = boxes to play with, or “all”
ui-cli-sim-preset = a named set of settings
ui-cli-sim-set = change a setting of the table; may be given several times
ui-cli-sim-seed = the same text gives the same games (default: “{ $usual }”)
ui-cli-sim-jobs = number of processes (default: all processors)
ui-cli-sim-engine = where the games run: local or ray
ui-cli-sim-out = write one row per seat and game to a .parquet or .csv file
ui-cli-sim-report = write a report to an .html file
ui-cli-sim-max-turns = abandon a game after this many turns and count it as aborted (default: { $usual })
ui-cli-sim-interpreted = play with the interpreted engine even where a compiled one has been built
ui-cli-sim-json = print one JSON object instead of tables

ui-cli-check-summary = run scenario files and say whether they hold
ui-cli-check-about = Run scenario files. Exit code 0: all hold; 1: some do not, and what differed is shown; 2: a file is malformed.
ui-cli-check-paths = scenario files, or folders with them
ui-cli-check-json = print one JSON object per scenario, one per line

ui-cli-replay-summary = step through a replay, or verify it
ui-cli-replay-about = Step through a replay: Enter goes on, b goes back, g N jumps, q quits.
ui-cli-replay-file = a replay file
ui-cli-replay-seat = through the eyes of this player (default: a spectator)
ui-cli-replay-all = see everything, including secret roles
ui-cli-replay-verify = play the file again and verify seed, commitment and checksums (exit code 0 or 1)
ui-cli-replay-json = print a summary as a JSON object

ui-cli-card-summary = everything about one card
ui-cli-card-about = What a card does, the rulings about it, the scenarios it appears in, and where its code is.
ui-cli-card-name = name or id of the card, in any language
ui-cli-card-game = only in this game, if several have a card of that name
ui-cli-card-json = print a JSON object

ui-cli-cards-summary = all cards in one table
ui-cli-cards-about = All cards in one table.
ui-cli-cards-game = only the cards of this game
ui-cli-cards-box = only the cards of this box
ui-cli-cards-json = print a JSON list

ui-cli-box-summary = list all boxes, or write the skeleton of a new one
ui-cli-box-about = List the boxes of the card game and where they come from. “sixgun box NAME” is about one of them, “sixgun box new NAME” writes a package with a new box that can be played at once.
ui-cli-box-words = a box; or “new” and the name of a box to write
ui-cli-box-dir = where a new box is written (default: a folder of its name here)
ui-cli-box-json = print a JSON list
ui-cli-box-no-name = what shall the box be called? For example: sixgun box new { $example }
ui-cli-box-bad-name = “{ $name }” cannot be the name of a box: use lower-case letters, digits and single underscores, for example { $example }
ui-cli-box-taken = there is a box “{ $name }” already; choose another name
ui-cli-box-full = { $folder } is not empty; name an empty or new folder with --dir
ui-cli-box-unwritable = cannot write to { $folder }: { $reason }
ui-cli-box-dir-only = --dir is for “sixgun box new NAME”
ui-cli-box-written = The box { $name } is in { $folder }. Next:
ui-cli-box-ours = comes with Sixgun
ui-cli-box-broken = cannot be played: { $why }
ui-cli-box-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-cli-box-characters = { $count ->
    [one] { $count } character
   *[other] { $count } characters
}
ui-cli-box-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
ui-cli-box-lacking = { $count ->
    [one] { $lang }: { $count } text is missing, English is shown instead: { $keys }
   *[other] { $lang }: { $count } texts are missing, English is shown instead: { $keys }
}

ui-cli-texts-summary = how a text is written in every language, and how it sounds in a game
ui-cli-texts-about = How a text is written in every language, where it stands, and sentences of games in which it occurs.
ui-cli-texts-key = key of the text, a pattern such as bang-event-*, or a piece of the text itself
ui-cli-texts-json = print a JSON list
ui-cli-texts-heard = in a game:
ui-cli-texts-no-key = name the text, for example: sixgun texts bang-event-CardsDrawn
ui-cli-texts-unknown = there is no text “{ $name }”
ui-cli-texts-guess = there is no text “{ $name }”; did you mean { $guess }?

ui-cli-serve-summary = serve the web table
ui-cli-serve-about = Serve the web table: friends open the address in a browser and play, against each other and against bots.
ui-cli-serve-host = address to listen on (default: { $usual })
ui-cli-serve-port = port to listen on; 0 takes a free one (default: { $usual })
ui-cli-serve-data = directory for the database (default: { $usual })
ui-cli-serve-database = database to use instead of a file in the data directory, such as postgresql+asyncpg://user:password@host/name
ui-cli-serve-bus = how several processes reach each other: redis://host:6379/0 (default: { $usual })
ui-cli-serve-workers = server processes (default: { $usual })
ui-cli-serve-thinkers = processes in which bots think, per server process (default: { $usual })
ui-cli-serve-origins = further addresses whose pages may use the server, such as https://play.example.org
ui-cli-serve-log = format of the log: text or json (default: { $usual })
ui-cli-serve-backup = copy the database to FILE, even while a server is running, and exit
ui-cli-serve-proxies = addresses of trusted proxies, whose X-Forwarded-For is believed (default: { $usual })
ui-cli-serve-forget = delete tables nobody has touched for DAYS days, and exit; games in progress stay
ui-cli-serve-forgotten = { $count ->
    [one] { $count } table was deleted.
   *[other] { $count } tables were deleted.
}
ui-cli-serve-log-unknown = there is no log format { $format }; formats are: { $known }
ui-cli-serve-backed-up = The database was copied to { $file }.
ui-cli-serve-ready = Sixgun is open at { $address } (Ctrl+C stops it)
ui-cli-serve-address = cannot listen on { $address }: { $reason }; choose another port with --port { $another }

ui-cli-bench-summary = measure the speed
ui-cli-bench-about = Measure the engine next to installed peers, in one run on one core. Exit code 1: a promised speed is missed.
ui-cli-bench-rounds = measurements of each value (default: 3)
ui-cli-bench-seconds = length of one measurement in seconds (default: 2)
ui-cli-bench-json = print a JSON list instead of a table

## Mistakes on the command line

ui-cli-no-command = which command? Commands are: { $known }
ui-cli-command-unknown = there is no command “{ $name }”; commands are: { $known }
ui-cli-command-guess = there is no command “{ $name }”; did you mean “{ $guess }”?
ui-cli-global-unknown = there is no option { $option } before the command; see sixgun --help
ui-cli-option-unknown = { $command } has no option { $option }; see sixgun { $command } --help
ui-cli-option-guess = { $command } has no option { $option }; did you mean { $guess }?
ui-cli-too-much = “{ $argument }” is one argument too many; see sixgun { $command } --help
ui-cli-value-wanted = { $option } needs a value, for example { $option }=...; see sixgun { $command } --help
ui-cli-no-value-wanted = { $option } takes no value
ui-cli-not-understood = { $text }; see sixgun { $command } --help
ui-cli-number-wanted = { $option } “{ $text }” must be a whole number from { $least } to { $most }
ui-cli-range-wanted = { $option } “{ $text }” must go from the smaller to the larger number, for example 4-7
ui-cli-assignment-wanted = --set “{ $text }” must be NAME=VALUE, for example expert_characters=1
ui-cli-seconds-wanted = { $option } “{ $text }” must be a number of seconds above 0 and up to 3600
ui-cli-list-wanted = { $option } “{ $text }” must be words separated by commas, none of them empty
ui-cli-unknown-language = there is no language “{ $lang }”; languages are: { $known }
ui-cli-interrupted = interrupted
ui-cli-extra-missing = this needs the package { $package }; install it with: pip install "sixgun[{ $extra }]"
ui-cli-textual-missing = the full-screen table needs the package textual; install it with: pip install "sixgun[terminal]", or play with --plain
ui-cli-system = { $file }: { $what }
ui-cli-bad-content = Western Legends cannot be played with its data files: { $what }

## Mistakes about the table

ui-cli-no-game = which game? Games are: { $known }
ui-cli-unknown-game = there is no game “{ $name }”; games are: { $known }
ui-cli-players-wanted = { $game } seats { $least } to { $most } players, not { $players }
ui-cli-unknown-set = { $game } has no box “{ $name }”; boxes are: { $known }
ui-cli-setting-guess = { $game } has no setting “{ $name }”; did you mean “{ $guess }”?
ui-cli-preset-guess = { $game } has no preset “{ $name }”; did you mean “{ $guess }”?
ui-cli-unknown-bot = there are no bots called “{ $name }”; levels are: { $known }
ui-cli-bad-seed = a seed is 1 to 128 printable characters, for example: tumbleweed
ui-cli-names-count = { $names ->
    [one] one name
   *[other] { $names } names
} for { $players } players; give one for each seat
ui-cli-bad-name = “{ $name }” is not a valid name: use 1 to 40 printable characters
ui-cli-same-name = two players have the same name; give each a different one
ui-cli-unknown-player = nobody here is called “{ $name }”; the players are: { $known }
ui-cli-scenario-decides = { $option } does not go with --scenario: the file sets up the table
ui-cli-scenario-game = { $file } is a scenario of the game { $game }
ui-cli-after-decides = { $option } does not go with --after: the replay says who sits where and which boxes are used
ui-cli-after-game = { $file } is a replay of the game { $game }
ui-cli-join-decides = { $option } does not go with --join: the server has already set up the table
ui-cli-join-name = --names with --join is your own name: one, of at most { $most } characters
ui-cli-after-not-over = the game in { $file } is not over; a series continues after its end
ui-cli-unknown-engine = there is no engine “{ $name }”; engines are: { $known }

## Mistakes about files

ui-cli-no-paths = which scenarios? Name files or folders, for example: sixgun check scenarios/dice
ui-cli-no-file = which replay? Name a file, for example: sixgun replay friday.sixgun.json
ui-cli-no-card = which card? Give a name, for example: sixgun card "el gringo"
ui-cli-file-missing = there is no file { $file }
ui-cli-file-is-folder = { $file } is a folder, not a file
ui-cli-file-unreadable = { $file } cannot be read: { $reason }
ui-cli-file-huge = { $file } is larger than { $most } MiB; that is not one of our files
ui-cli-file-not-text = { $file } is not UTF-8 text (byte { $byte })
ui-cli-folder-without-scenarios = there are no scenarios (.yaml, .yml) in the folder { $folder }
ui-cli-suffix-wanted = { $option } { $file }: the name must end in one of: { $known }
ui-cli-target-is-folder = { $option } { $file } is a folder; name a file
ui-cli-target-no-folder = { $option } { $file }: there is no folder { $folder }
ui-cli-target-forbidden = { $option } { $file }: writing there is not allowed
ui-cli-replay-not-json = { $file } is not a replay: line { $line } is not JSON
ui-cli-replay-no-replay = { $file } is not a replay: it does not say which version of Sixgun wrote it
ui-cli-replay-future = { $file } was written by Sixgun { $version }; this is { $ours }, and a newer version is needed
ui-cli-replay-broken = { $file } is a broken replay: { $reason }
ui-cli-seat-or-all = --seat and --all cannot be used together
ui-cli-card-unknown = there is no card “{ $name }”; “sixgun cards” lists them all
ui-cli-card-guess = there is no card “{ $name }”; did you mean { $guess }?
ui-cli-card-several = “{ $name }” matches several cards: { $known }

## check

ui-cli-check-holds = holds
ui-cli-check-fails = FAILS
ui-cli-check-total = { $held ->
    [one] one scenario holds
   *[other] { $held } scenarios hold
}, { $failed ->
    [0] none fails
    [one] one fails
   *[other] { $failed } fail
}, { $broken ->
    [0] no file is malformed
    [one] one file is malformed
   *[other] { $broken } files are malformed
}

## replay

ui-cli-replay-moment = Moment { $moment } of { $last }, turn { $turn }
ui-cli-replay-roles = All roles: { $roles }
ui-cli-replay-hand = { $player } holds: { $cards }
ui-cli-replay-prompt = [Enter on, b back, g N go to, q quit]
ui-cli-replay-keys = Enter or n goes on, b goes back, g N jumps to moment N (0 to { $last }), q quits
ui-cli-replay-at-start = this is the beginning; there are moments 0 to { $last }
ui-cli-replay-at-end = this is the end; there are moments 0 to { $last }
ui-cli-verify-seed = The seed { $seed } gives the commitment { $commitment }, as shown before the deal.
ui-cli-verify-dealt = The game was dealt again from this seed.
ui-cli-verify-position = The game began from a written position, not from a deal.
ui-cli-verify-choices = { $choices ->
    [one] One choice
   *[other] { $choices } choices
} played again, { $checks ->
    [one] one checksum agrees
   *[other] { $checks } checksums agree
}.
ui-cli-verify-holds = { $file } holds.
ui-cli-verify-fails = { $file } does not hold: { $reason }

## card and cards

ui-cli-card-kind = { $game }: { $facts }
ui-cli-kind-character = character
ui-cli-kind-brown = brown card
ui-cli-kind-blue = blue card
ui-cli-kind-green = green card
ui-cli-kind-car = railcar
ui-cli-kind-orange = orange card
ui-cli-kind-event = event
ui-cli-kind-poker = poker card
ui-cli-kind-item = item
ui-cli-kind-story = story card
ui-cli-kind-goal = goal
ui-cli-kind-fight = fight card
ui-cli-kind-black = Man in Black card
ui-cli-choice-mandatory = applies automatically
ui-cli-choice-optional = the player has a choice
ui-cli-card-life = { $life } life points
ui-cli-card-range = weapon, range { $range }
ui-cli-card-book = left out of a first game
ui-cli-card-bonus = bonus character
ui-cli-event-bonus = bonus event
ui-cli-event-final = the last event of the game
ui-cli-legends-start = starts: { $place }, { $weapon }, poker cards { $cards }, ${ $money }
ui-cli-legends-price = price ${ $money }
ui-cli-legends-copies = copies: { $count }
ui-cli-legends-first = part of a first game
ui-cli-legends-number = no. { $number }
ui-cli-legends-value = value { $value }
ui-cli-card-copies = { $count ->
    [one] one copy
   *[other] { $count } copies
}: { $cards }
ui-cli-card-rulings = Rulings:
ui-cli-card-scenarios = Scenarios:
ui-cli-card-more = and { $count } more, see --json
ui-cli-card-code = Code:
ui-cli-column-name = name
ui-cli-column-life = life
ui-cli-column-box = box
ui-cli-column-from = from
ui-cli-column-inside = inside
ui-cli-column-colour = colour
ui-cli-column-copies = copies
ui-cli-column-text = what it does

## sim

ui-cli-sim-progress = games
ui-cli-sim-head = { $game }, { $players } players, { $games } games, seed “{ $seed }”
ui-cli-sim-settings = Settings: { $settings }
ui-cli-sim-by-role = Wins by role
ui-cli-sim-by-side = Wins by side at the end
ui-cli-sim-by-character = Wins by character
ui-cli-sim-by-bot = Wins by bots
ui-cli-sim-by-players = Wins by number of players, with 95% intervals
ui-cli-sim-players-column = players
ui-cli-sim-median = median turns
ui-cli-sim-role = role
ui-cli-sim-side = side
ui-cli-sim-character = character
ui-cli-sim-bot = bots
ui-cli-sim-played = games
ui-cli-sim-wins = wins
ui-cli-sim-rate = rate
ui-cli-sim-interval = 95% interval
ui-cli-sim-length = Length: { $turns } turns on average (median { $median }, longest { $longest }), { $decisions } decisions per game
ui-cli-sim-speed = { $seconds } s, { $games } games/s, { $decisions } decisions/s
ui-cli-sim-build = { $build ->
    [compiled] Engine: compiled
   *[other] Engine: interpreted
}
ui-cli-sim-build-old = The compiled engine in { $folder } is older than the source and is not used; `make fast` builds it again.
ui-cli-sim-aborted = { $aborted ->
    [0] No game was aborted.
    [one] One game was aborted after { $most } turns.
   *[other] { $aborted } games were aborted after { $most } turns.
}
ui-cli-sim-written = Written: { $file }
