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
ui-cli-help-sets = boxes of { $game }, for --sets:
ui-cli-help-settings = settings of { $game }, for --set:
ui-cli-help-presets = presets of { $game }, for --preset:
ui-cli-help-usual = { $about } (usually { $usual })

ui-cli-play-summary = play in the terminal, against bots or with people in front of it
ui-cli-play-about = Play a game in the terminal: alone against bots, several people at one keyboard, or bots among themselves.
ui-cli-play-game = the game: dice or bang; with --help its boxes, settings and presets are listed
ui-cli-play-players = number of players (usually { $usual })
ui-cli-play-sets = boxes to play with, or “all”
ui-cli-play-preset = a named choice of settings
ui-cli-play-set = change a setting of the table; may be given several times
ui-cli-play-bots = how well the bots play: greenhorn or gunslinger (usually { $usual })
ui-cli-play-humans = how many seats people take, from the first one on, or their names (usually 1; 0 lets you watch)
ui-cli-play-names = names of all players in seating order
ui-cli-play-seed = deal from this text instead of chance, so that the game can be dealt again
ui-cli-play-scenario = play on from the position of a scenario file
ui-cli-play-after = go on with a series after this replay: same players, seats, boxes and settings
ui-cli-play-save = write the replay here when the game ends
ui-cli-play-plain = plain lines instead of a full screen, for screen readers and pipes

ui-cli-sim-summary = let bots play many games and count
ui-cli-sim-about = Let bots play many games and print how often whom fortune favoured, with 95 % intervals.
ui-cli-sim-game = the game: dice or bang; with --help its boxes, settings and presets are listed
ui-cli-sim-games = number of games (usually { $usual })
ui-cli-sim-players = number of players; 4-7 or “all” play every such number in turn (usually { $usual })
ui-cli-sim-bots = levels of the bots: greenhorn, gunslinger or random; several take the seats in turn and move round (usually { $usual })
ui-cli-sim-sets = boxes to play with, or “all”
ui-cli-sim-preset = a named choice of settings
ui-cli-sim-set = change a setting of the table; may be given several times
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
ui-cli-card-game = only in this game, if several have a card of that name
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
ui-cli-range-wanted = { $option } “{ $text }” must go from the smaller to the larger number, for example 4-7
ui-cli-assignment-wanted = --set “{ $text }” must be NAME=VALUE, for example expert_characters=1
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
ui-cli-setting-guess = { $game } has no setting “{ $name }”; did you mean “{ $guess }”?
ui-cli-preset-guess = { $game } has no preset “{ $name }”; did you mean “{ $guess }”?
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
ui-cli-after-decides = { $option } does not go with --after: the replay says who sits where and with which boxes
ui-cli-after-game = { $file } is a replay of the game { $game }
ui-cli-after-not-over = the game in { $file } is not over; a series goes on after its end
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
ui-cli-card-several = “{ $name }” fits several cards: { $known }

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

ui-cli-card-kind = { $game }: { $facts }
ui-cli-kind-character = character
ui-cli-kind-brown = brown card
ui-cli-kind-blue = blue card
ui-cli-kind-green = green card
ui-cli-choice-mandatory = applies by itself
ui-cli-choice-optional = the player has a choice
ui-cli-card-life = { $life } life points
ui-cli-card-range = weapon, range { $range }
ui-cli-card-book = left out of a first game
ui-cli-card-bonus = bonus character
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
ui-cli-column-colour = colour
ui-cli-column-copies = copies
ui-cli-column-text = what it does

## sim

ui-cli-sim-progress = games
ui-cli-sim-head = { $game }, { $players } players, { $games } games, seed “{ $seed }”
ui-cli-sim-settings = Settings: { $settings }
ui-cli-sim-by-role = Wins by role
ui-cli-sim-by-character = Wins by character
ui-cli-sim-by-bot = Wins by bots
ui-cli-sim-by-players = Wins by number of players, with 95 % intervals
ui-cli-sim-players-column = players
ui-cli-sim-median = median turns
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

## The rulings register of the card game, one sentence each

ruling-bang-1 = The two bonus characters are dealt like all others, unless the table leaves them out.
ruling-bang-2 = With a choice of two characters everybody chooses in secret at the same time, knowing the own role and the Sheriff; then all are shown together.
ruling-bang-3 = In a series with a choice of two characters, whoever keeps the old character is not dealt two new ones.
ruling-bang-4 = In a series the Sheriff moves to the next player clockwise; the other roles are dealt at random.
ruling-bang-5 = Whether another BANG! card may be played is looked at when it is about to be played: none this turn so far, or no limit at that moment. A Volcanic laid down after a shot allows more shots; one lost after a shot allows none.
ruling-bang-6 = You may play BANG! at yourself. Nobody is the source of the loss: no reward, no penalty, nothing for El Gringo.
ruling-bang-7 = A card that takes or discards a card can be aimed only at a player who has one. A card that heals may be played even if nobody is wounded.
ruling-bang-8 = Panic! aimed at yourself takes a card of yours that lies in play; Cat Balou at yourself discards one in play or a random one from your hand.
ruling-bang-9 = A card flipped for a check is discarded before any card that leaves play by the result: after a Jail check the Jail lies on top.
ruling-bang-10 = Of Lucky Duke's two cards the one that does not count is discarded first, the one that counts lies on top.
ruling-bang-11 = If both piles are empty a check lacks the wanted card: a Barrel fails, Jail holds, Dynamite does not explode.
ruling-bang-12 = The discard pile is shuffled when a card is needed and none is left, not earlier, even between two cards of one draw. Cards set aside by an effect stay out of it.
ruling-bang-13 = If both piles are empty one draws what there is, and the game goes on.
ruling-bang-14 = Cards discarded together are laid down in an order chosen by the player who discards them: the active player in phase 3, the eliminated player, the punished Sheriff. It is asked only where it can matter.
ruling-bang-15 = Only the top card of the discard pile is public; a setting opens the whole pile.
ruling-bang-16 = Two lines of icons on one card are carried out from top to bottom.
ruling-bang-17 = Abilities that follow something act at fixed moments: after an answer, after a loss of life with everything it entails, after each player a card reaches, after each step of the draw, after a card is done. The active player's come first, then clockwise, until none is left.
ruling-bang-18 = If your last answer to a shot was a card, it caused neither a draw nor a check, and you then give up although more is needed, that card returns to where it was.
ruling-bang-19 = Nobody is the source when a challenger loses the own Duel, for every rule: no reward, no penalty, no ability.
ruling-bang-20 = A player may decline a rescue that would be possible.
ruling-bang-21 = A loss that would take the last life triggers neither Bart Cassidy nor El Gringo, for none of its points, not even after a rescue.
ruling-bang-22 = Whoever is out of the game by then gets neither reward nor penalty.
ruling-bang-23 = After an elimination: the role is shown, the end of the game is checked, then the cards go to Vulture Sam or are discarded, then other abilities act, and last comes the reward or penalty.
ruling-bang-24 = No more Missed! effects than needed can be spent on a shot.
ruling-bang-25 = Beer may be played in your own turn at full life or with two players left, and then does nothing; it is not offered as a rescue then.
ruling-bang-26 = Nobody can refuse a card of the General Store; if there are fewer cards than players, the last players get none.
ruling-bang-27 = Jail cannot be played on yourself.
ruling-bang-28 = Kit Carlson always looks at three cards, although his text says “may”.
ruling-bang-29 = Sid Ketchum may heal in his own phase 2, before any decision of his own, as a rescue, and between two actions of another player's turn; never inside somebody else's unfinished effect.
ruling-bang-30 = Sid Ketchum cannot discard two cards at full life.
ruling-bang-31 = Suzy Lafayette's draw happens by itself, although her text says “may”.
ruling-bang-32 = Johnny Kisch's card also sweeps away other Jails and Dynamites of the same name. A Dynamite passed on to him triggers nothing. His card is laid first, then the others go, clockwise from his left.
ruling-bang-33 = Uncle Will may use a card of any colour as a General Store; it is discarded, and a real General Store does not use the ability up.
ruling-bang-34 = Claus the Saint gives his cards face down. With too few cards he keeps two first and serves the players clockwise from his left as far as they reach.
ruling-bang-35 = For Emiliano a card that somebody uses as a BANG! or Missed! card counts, and he takes the physical card. Of two effects needed, one Missed! card is enough.
ruling-bang-36 = Annie Versary uses cards from her hand only; the card is discarded, keeps its suit, and its own text does not matter.
ruling-bang-37 = Two bonus cards that the box names nowhere else are not in the game.
ruling-bang-38 = A green card is fresh until the turn in which it was laid ends; laid again, it is fresh again.
ruling-bang-39 = A green card with a gun on it is no weapon: it may lie beside a blue weapon, and beside other green guns.
ruling-bang-40 = On the discard pile the played card lies lowest, then the card it cost, then what its effect discards.
ruling-bang-41 = For Apache Kid only the suit of the played card matters, not that of the card it cost.
ruling-bang-42 = Names of Dodge City cards that no rulebook prints in a language are the ones its players use.
ruling-bang-43 = Buffalo Rifle is the queen of clubs.
ruling-bang-44 = Brawl can be played only if at least one other player has a card.
ruling-bang-45 = Derringer's owner draws after the shot, whether it hit or not.
ruling-bang-46 = Elena Fuente, Pixie Pete and Sean Mallory have 4 life points.
ruling-bang-47 = Diamonds that act on their own owner work against Apache Kid too: an answer to his shot, somebody's distance, somebody's weapon.
ruling-bang-48 = A diamond that Uncle Will uses as General Store skips Apache Kid and turns up one card fewer.
ruling-bang-49 = A diamond cannot be aimed at Apache Kid at all; it is refused, not wasted.
ruling-bang-50 = Elena Fuente may use a Dodge as Dodge, with the draw, or as a plain Missed! card.
ruling-bang-51 = If a Beer saves Molly Stark after a lost Duel, she draws for the BANG! cards she discarded and for the Beer, after the rescue.
ruling-bang-52 = Vera Custer chooses after Dynamite and Jail; those checks she makes without a borrowed ability. A turn lost to Jail leaves her without one until her next draw, and before her first turn she has none.
ruling-bang-53 = Vera Custer keeps the borrowed ability if the player she copies is eliminated.
ruling-bang-54 = If Vera Custer's hand is empty when she chooses Suzy Lafayette, she draws a card before the phase goes on.
ruling-bang-55 = Three players: Dynamite, or a Duel lost by its challenger, is nobody's personal kill.
ruling-bang-56 = Three players: with two left Beer follows the usual rule: it may be played in the own turn, does nothing and saves nobody.
ruling-bang-57 = After the discards everything that lasts for a turn ends together: the count of BANG! cards, fresh green cards, Belle Star's spell. Then the next player's turn begins.
ruling-bang-58 = When a shot was cancelled, and what follows from the answer is done, Emiliano takes his card if it is still on the discard pile; then everything else that waits may act.
