### The lobby and the form for a new table, in English.

web-lobby-heading = Sixgun: Wild West games at one table
web-lobby-foot = Free and open source. No account, no tracking, nothing loaded from elsewhere.
web-lobby-home = Sixgun, back to the lobby
web-lobby-theme = Light or dark
web-lobby-language = Language
web-lobby-settings = Settings
web-lobby-waiting = Looking around town…
web-lobby-lost = The server is not responding. Retrying…
web-lobby-nicknames = Drifter, Wrangler, Prospector, Trapper, Tenderfoot, Fiddler, Rustler, Ranger, Tinker, Scout

## The games

web-lobby-games = Games
web-lobby-game-about-dice = Five dice, one Sheriff, nobody to trust.
web-lobby-game-about-bang = Hidden roles and a loaded hand.
web-lobby-game-facts = { $least }–{ $most } players · { $minutes } min
web-lobby-play-now = Play now
web-lobby-play-now-about = Play now: { $game } against bots
web-lobby-new-table = New table
web-lobby-new-table-about = New table for { $game }
web-lobby-dealing = Dealing…

## Tables

web-lobby-mine = Your tables
web-lobby-your-turn = Your turn
web-lobby-in-play = Game in progress
web-lobby-not-begun = Not started yet
web-lobby-over = Finished
web-lobby-continue = Back to the table
web-lobby-filter = Show
web-lobby-open-tables = Open tables
web-lobby-all-games = All games
web-lobby-no-tables = No open tables right now. Open one, and your friends will find it here.
web-lobby-no-tables-of = No open tables for { $game } right now.
web-lobby-table-of = { $name }'s table
web-lobby-table = Table { $code }
web-lobby-taken = { $taken } of { $players } seats taken
web-lobby-sit = Sit down
web-lobby-sit-at = Sit down: { $table }
web-lobby-watch = Watch
web-lobby-watch-at = Watch: { $table }

## Clocks in a few words

web-clock-none = no clock
web-clock-bank = { $minutes } min + { $seconds } s
web-clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}

## Joining

web-lobby-join = Join a table
web-lobby-code = Code or link
web-lobby-code-example = e.g. mesa-owl-42-star
web-lobby-code-wrong = This is neither a code nor a link to a table. A code looks like mesa-owl-42-star.
web-lobby-join-now = Join
web-lobby-name = Your name
web-lobby-name-hint = This is how the others see you.

## Around town

web-lobby-around = Around town
web-lobby-learn = Learn a game in five minutes
web-lobby-cards = All cards and characters
web-lobby-open-replay = Open a replay
web-lobby-open-replay-about = A file ending in .sixgun.json, saved after a game
web-lobby-open-scenario = Open a scenario
web-lobby-open-scenario-about = A position saved as a .yaml file, to play on from
web-lobby-text-table = Text table
web-lobby-text-table-about = Tables as headings, lists and buttons
web-lobby-file-too-big = The file is too big: at most { $kilobytes } KB.
web-lobby-file-unreadable = The file could not be read.

## New table: the form

web-new-heading = New table
web-new-game = Game
web-new-players = Seats
web-new-bots = Bots
web-new-bots-hint = { $free ->
    [0] Nobody else can join: all other seats have bots.
    [one] { $free } seat stays free for people.
   *[other] { $free } seats stay free for people.
}
web-new-level = Bot strength
web-new-level-about-greenhorn = Knows the rules and shoots from the hip: good for a first game.
web-new-level-about-gunslinger = Knows the tricks, plans ahead and draws conclusions from what you do.
web-new-pace = Bot speed
web-new-pace-calm = Calm
web-new-pace-calm-about = Time to follow every move.
web-new-pace-brisk = Brisk
web-new-pace-brisk-about = A short pause after each move.
web-new-pace-instant = Instant
web-new-pace-instant-about = No pauses at all.
web-new-boxes = Boxes
web-new-box-always = Always in play
web-new-box-needs = Needs: { $boxes }
web-new-suggested = Suggestions
web-new-suggested-base = Base game only
    .about = The right start if you are new to the game.
web-new-box-inside = What is inside
web-new-rules = Rules
web-new-preset = Game mode
web-new-preset-own = Custom
web-new-preset-own-about = As set below.
web-new-details = Individual rules
web-new-any-character = All characters may be dealt.
web-new-some-characters = { $count ->
    [one] Only { $count } character may be dealt.
   *[other] Only { $count } characters may be dealt.
}
web-new-clock = Clock
web-new-clock-none = None
web-new-clock-none-about = Nobody is rushed.
web-new-clock-bank = Time bank
web-new-clock-bank-about = Minutes for the whole game, plus a few seconds for each turn.
web-new-clock-days = Days
web-new-clock-days-about = A slow game: a number of days for each decision.
web-new-bank = Time bank
web-new-increment = Per turn
web-new-reaction = Per reaction
web-new-days = Per decision
web-new-minutes = { $count } min
web-new-seconds = { $count } s
web-new-some-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-new-expiry = When the time is up
web-new-expiry-default = The cautious answer is taken
web-new-expiry-bot = A bot decides
web-new-people = People
web-new-listed = Show in the lobby
web-new-listed-about = Anyone may sit down. Otherwise only with the link.
web-new-watching = Spectators may watch
web-new-watching-about = They see what is face up, never a hand or a secret role.
web-new-names = Names
web-new-title = Table name
web-new-title-hint = Optional.
web-new-open = Open the table
web-new-open-hint = You get a link for your friends.
web-new-begin = Start at once
web-new-begin-hint = Bots take all free seats.
web-new-busy = One moment…
