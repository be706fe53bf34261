### The command line. Words in capitals are placeholders of the help and stay as they are.

## Help

ui-cli-about = The Wild West at one table: tabletop games by their real rules.
ui-cli-usage = usage:
ui-cli-command-word = COMMAND
ui-cli-commands = commands:
ui-cli-arguments = arguments
ui-cli-options = options
ui-cli-example = example:
ui-cli-more-help = “sixgun COMMAND --help” explains a command.
ui-cli-option-help = show this help
ui-cli-option-lang = language: en, cs, es or ru (otherwise $SIXGUN_LANG or $LANG decides)
ui-cli-option-version = show the version

ui-cli-play-summary = play in the terminal, against bots or with people in front of it
ui-cli-play-about = Play a game in the terminal: alone against bots, several people at one keyboard, or bots among themselves.
ui-cli-play-game = the game, for example dice
ui-cli-play-players = number of players (usually { $usual })
ui-cli-play-sets = boxes to play with, or “all”
ui-cli-play-bots = how well the bots play: greenhorn or gunslinger (usually { $usual })
ui-cli-play-humans = how many seats people take, from the first one on, or their names (usually 1; 0 lets you watch)
ui-cli-play-names = names of all players in seating order
ui-cli-play-seed = deal from this text instead of chance, so that the game can be dealt again
ui-cli-play-scenario = play on from the position of a scenario file
ui-cli-play-save = write the replay here when the game ends
ui-cli-play-plain = plain lines instead of a full screen, for screen readers and pipes

ui-cli-sim-summary = let bots play many games and count
ui-cli-sim-about = Let bots play many games and print how often whom fortune favoured, with 95 % intervals.
ui-cli-sim-game = the game, for example dice
ui-cli-sim-games = number of games (usually { $usual })
ui-cli-sim-players = number of players, or “all” for every number the game allows (usually { $usual })
ui-cli-sim-bots = levels of the bots: greenhorn, gunslinger or random; several take the seats in turn and move round (usually { $usual })
ui-cli-sim-sets = boxes to play with, or “all”
ui-cli-sim-seed = the same text gives the same games (usually “{ $usual }”)
ui-cli-sim-jobs = number of processes (usually all processors)
ui-cli-sim-engine = where the games run: local or ray
ui-cli-sim-out = write one row per seat and game to a .parquet or .csv file
ui-cli-sim-report = write a report to an .html file
ui-cli-sim-max-turns = give a game up after so many turns and count it as aborted (usually { $usual })
ui-cli-sim-json = print one JSON object instead of tables

ui-cli-check-summary = run scenario files and say whether they hold
ui-cli-check-about = Run scenario files. Exit code 0: all hold; 1: some do not, and what differed is shown; 2: a file is malformed.
ui-cli-check-paths = scenario files, or folders with them
ui-cli-check-json = print one JSON object per line and scenario

ui-cli-replay-summary = step through a replay, or prove it
ui-cli-replay-about = Step through a replay: Enter goes on, b goes back, g N jumps, q ends.
ui-cli-replay-file = a replay file
ui-cli-replay-seat = through the eyes of this player (otherwise a spectator's)
ui-cli-replay-all = see everything, secret roles too
ui-cli-replay-verify = play the file again and prove seed, commitment and checksums (exit code 0 or 1)
ui-cli-replay-json = print a summary as a JSON object

ui-cli-card-summary = all about one card
ui-cli-card-about = What a card does, what was ruled about it, the scenarios in which it takes part, and where its code is.
ui-cli-card-name = name or id of the card, in any language
ui-cli-card-json = print a JSON object

ui-cli-cards-summary = all cards in one table
ui-cli-cards-about = All cards in one table.
ui-cli-cards-game = only the cards of this game
ui-cli-cards-json = print a JSON list

ui-cli-bench-summary = measure the speed
ui-cli-bench-about = Measure the engine next to installed peers, in one run on one core. Exit code 1: a promised speed is missed.
ui-cli-bench-rounds = measurements of each value (usually 3)
ui-cli-bench-seconds = length of one measurement in seconds (usually 2)
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
ui-cli-seconds-wanted = { $option } “{ $text }” must be a number of seconds above 0 and up to 3600
ui-cli-list-wanted = { $option } “{ $text }” must be words separated by commas, none of them empty
ui-cli-unknown-language = there is no language “{ $lang }”; languages are: { $known }
ui-cli-interrupted = interrupted
ui-cli-extra-missing = this needs the package { $package }; install it with: pip install "sixgun[{ $extra }]"
ui-cli-textual-missing = the full-screen table needs the package textual; install it with: pip install "sixgun[terminal]", or play with --plain
ui-cli-system = { $file }: { $what }

## Mistakes about the table

ui-cli-no-game = which game? Games are: { $known }
ui-cli-unknown-game = there is no game “{ $name }”; games are: { $known }
ui-cli-players-wanted = { $game } seats { $least } to { $most } players, not { $players }
ui-cli-unknown-set = { $game } has no box “{ $name }”; boxes are: { $known }
ui-cli-unknown-bot = there are no bots called “{ $name }”; levels are: { $known }
ui-cli-bad-seed = a seed is 1 to 128 printable characters, for example: tumbleweed
ui-cli-names-count = { $names ->
    [one] one name
   *[other] { $names } names
} for { $players } players; give one for each seat
ui-cli-bad-name = “{ $name }” is no name: a name has 1 to 40 printable characters
ui-cli-same-name = two players have the same name; give each one of their own
ui-cli-unknown-player = nobody here is called “{ $name }”; the players are: { $known }
ui-cli-scenario-decides = { $option } does not go with --scenario: the file says how the table stands
ui-cli-scenario-game = { $file } is a scenario of the game { $game }
ui-cli-unknown-engine = there is no engine “{ $name }”; engines are: { $known }

## Mistakes about files

ui-cli-no-paths = which scenarios? Name files or folders, for example: sixgun check scenarios/dice
ui-cli-no-file = which replay? Name a file, for example: sixgun replay friday.sixgun.json
ui-cli-no-card = which card? Give a name, for example: sixgun card "el gringo"
ui-cli-file-missing = there is no file { $file }
ui-cli-file-is-folder = { $file } is a folder, not a file
ui-cli-file-unreadable = { $file } cannot be read: { $reason }
ui-cli-file-huge = { $file } is larger than { $most } MiB; that is no file of ours
ui-cli-file-not-text = { $file } is not a text in UTF-8 (byte { $byte })
ui-cli-folder-without-scenarios = there are no scenarios (.yaml, .yml) in the folder { $folder }
ui-cli-suffix-wanted = { $option } { $file }: the name must end in one of: { $known }
ui-cli-target-is-folder = { $option } { $file } is a folder; name a file
ui-cli-target-no-folder = { $option } { $file }: there is no folder { $folder }
ui-cli-target-forbidden = { $option } { $file }: writing there is not allowed
ui-cli-replay-not-json = { $file } is no replay: line { $line } is not JSON
ui-cli-replay-no-replay = { $file } is no replay: it does not say which version of Sixgun wrote it
ui-cli-replay-future = { $file } was written by Sixgun { $version }; this is { $ours }, a newer version is needed
ui-cli-replay-broken = { $file } is a broken replay: { $reason }
ui-cli-seat-or-all = --seat and --all exclude each other
ui-cli-card-unknown = there is no card “{ $name }”; “sixgun cards” lists them all
ui-cli-card-guess = there is no card “{ $name }”; did you mean { $guess }?

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
ui-cli-replay-prompt = [Enter on, b back, g N go to, q quit]
ui-cli-replay-keys = Enter or n goes on, b goes back, g N jumps to moment N (0 to { $last }), q ends
ui-cli-replay-at-start = this is the beginning; there are moments 0 to { $last }
ui-cli-replay-at-end = this is the end; there are moments 0 to { $last }
ui-cli-verify-seed = The seed { $seed } gives the commitment { $commitment }, as shown before the deal.
ui-cli-verify-dealt = The table was dealt again from this seed.
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

ui-cli-card-kind = { $game }: { $kind }, { $life } life points, { $choice }
ui-cli-kind-character = character
ui-cli-choice-mandatory = applies by itself
ui-cli-choice-optional = the player has a choice
ui-cli-card-rulings = Rulings:
ui-cli-card-scenarios = Scenarios:
ui-cli-card-code = Code:
ui-cli-column-name = name
ui-cli-column-life = life
ui-cli-column-text = what it does

## sim

ui-cli-sim-progress = games
ui-cli-sim-head = { $game }, { $players } players, { $games } games, seed “{ $seed }”
ui-cli-sim-by-role = Wins by role
ui-cli-sim-by-character = Wins by character
ui-cli-sim-by-bot = Wins by bots
ui-cli-sim-role = role
ui-cli-sim-character = character
ui-cli-sim-bot = bots
ui-cli-sim-played = games
ui-cli-sim-wins = wins
ui-cli-sim-rate = rate
ui-cli-sim-interval = 95 % interval
ui-cli-sim-length = Length: { $turns } turns on average (median { $median }, longest { $longest }), { $decisions } decisions a game
ui-cli-sim-speed = { $seconds } s, { $games } games/s, { $decisions } decisions/s
ui-cli-sim-aborted = { $aborted ->
    [0] No game was aborted.
    [one] One game was aborted after { $most } turns.
   *[other] { $aborted } games were aborted after { $most } turns.
}
ui-cli-sim-written = Written: { $file }

## The rulings register of the dice game, one sentence each

ruling-dice-1 = Bullets never run out: life is a number, tokens only write it down.
ruling-dice-2 = With three players nobody has two extra life points; there is no Sheriff.
ruling-dice-3 = If Indians eliminate the player whose turn it is, the rest of the roll and all dice are lost.
ruling-dice-4 = An arrow taken outside a roll (El Gringo) may be the last one: the attack happens at once, then the turn goes on. Bart Cassidy's own ability never takes the last arrow.
ruling-dice-5 = An attack counts the arrows held when the pile became empty; Pedro Ramirez cannot discard any before.
ruling-dice-6 = If dynamite eliminates the player whose turn it is, the other dice are not resolved.
ruling-dice-7 = Losses at the same moment follow one order: Bart Cassidy replaces, life is lost, Pedro Ramirez discards, the shooter of the gun returns the arrows, eliminations, end of the game, Vulture Sam, Kit Carlson, El Gringo's arrow.
ruling-dice-8 = All bull's-eyes are assigned first, then all hits land together; more hits than life are allowed.
ruling-dice-9 = All beers are assigned first, then drunk together.
ruling-dice-10 = Only the living can drink.
ruling-dice-11 = Nobody is responsible for losses to Indians or dynamite.
ruling-dice-12 = The Sheriff's death is looked at before “all outlaws and renegades are out”.
ruling-dice-13 = There is no limit of turns; a simulation that stops a game reports it as aborted, without a winner.
ruling-dice-14 = Three players: an elimination by Indians or dynamite is nobody's kill and leads to “last man standing”.
ruling-dice-15 = Three players: if all fall at once the game is a draw.
ruling-dice-16 = Bart Cassidy decides point by point: of several points he may replace some and lose the rest, never with the last arrow.
ruling-dice-17 = El Gringo costs one arrow per batch: all bull's-eyes of a turn together one, the Gatling Gun another.
ruling-dice-18 = El Gringo's arrow is also due when the hit eliminates him, unless the game is over.
ruling-dice-19 = Whether Jesse Jones has four life points or fewer is looked at once, when the beers begin.
ruling-dice-20 = Kit Carlson counts the gatlings of his final dice, after the gun and before El Gringo's arrow.
ruling-dice-21 = Rose Doolan: first “with two or three players every bull's-eye is a 1”, then one place further.
ruling-dice-22 = Sid Ketchum must name a player; one at full life may be named.
ruling-dice-23 = Suzy Lafayette gains life after three dynamites too, if she survived.
ruling-dice-24 = Vulture Sam gains nothing if he is eliminated at the same moment, and two life points for each other player eliminated.
ruling-dice-25 = Willy the Kid: with two gatlings the gun must fire.
